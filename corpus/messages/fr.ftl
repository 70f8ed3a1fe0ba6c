# Phrases montrées. Les termes de jeu viennent du lexique : voir en.ftl.

## Verdict lines
verdict-yes = Oui.
verdict-no = Non.
verdict-depends = Ça dépend.
verdict-undecided = Je ne peux pas trancher.
verdict-declined = Je ne réponds qu'aux situations et aux règles de Magic: The Gathering : demandez-moi ce qui se passe, si une action est légale ou ce que dit une règle.
disclaimer = Non officiel. Lors d'un événement, l'arbitre principal décide.

## Steps
aura-spell-targets = Un sort d'aura a toujours une cible ; la capacité « enchanter » de l'aura dit laquelle.
host-is-enchanted = Ce à quoi une aura est attachée est dit « enchanté ».
not-enchanted = Rien n'est enchanté sans une aura attachée.
aura-controller-chooses-one = Une aura ne peut enchanter qu'un seul objet ou joueur ; { $p ->
    [you] c'est vous, son contrôleur, qui choisissez
   *[other] c'est { $pn }, son contrôleur, qui choisit
  } lequel.
aura-enchanting-itself-to-graveyard = { $S } ne peut pas s'enchanter { $sg ->
    [f] elle-même : elle
   *[m] lui-même : il
  } va au cimetière de son propriétaire.
aura-creature-unattached = { $S } est aussi une créature et ne peut rien enchanter : { $sg ->
    [f] elle devient détachée
   *[m] il devient détaché
  }.
aura-unattached-to-graveyard = { $sg ->
    [f] Attachée
   *[m] Attaché
  } à rien, { $s } va ensuite au cimetière de son propriétaire.
goes-to-graveyard = { $S } va au cimetière de son propriétaire.
host-player-left = Le joueur auquel { $s } était { $sg ->
    [f] attachée
   *[m] attaché
  } a quitté la partie.
host-gone = Ce à quoi { $s } était { $sg ->
    [f] attachée
   *[m] attaché
  } n'est plus là.
granted-ability-host-controller = Une capacité que { $s } donne à ce qui est enchanté ne peut être activée que par le contrôleur de cet objet : { $p ->
    [you] vous
   *[other] { $pn }
  }.
own-ability-aura-controller = Les capacités propres { $ds } ne peuvent être activées que par son contrôleur : { $p ->
    [you] vous
   *[other] { $pn }
  }.
aura-control-independent = Peu importe qui contrôle ce qui est enchanté, { $s } garde son propre contrôleur : { $p ->
    [you] vous
   *[other] { $pn }
  }.
enters-choice-includes = { $S } n'est pas { $sg ->
    [f] lancée
   *[m] lancé
  }, rien n'est donc ciblé : { $p ->
    [you] vous choisissez
   *[other] { $pn } choisit
  } quelque chose de légal à enchanter au moment de son arrivée, et { $h } est un choix légal.
enters-choice-excludes = { $p ->
    [you] Vous choisissez
   *[other] { $P } choisit
  } quelque chose que { $s } peut légalement enchanter au moment de son arrivée, et { $h } n'est pas un choix légal.
enters-player-chooses = { $S } n'arrive pas par la résolution d'un sort d'aura et l'effet ne dit pas ce { $sg ->
    [f] qu'elle
   *[m] qu'il
  } va enchanter : { $p ->
    [you] vous choisissez
   *[other] { $pn } choisit
  } quelque chose de légal au moment de l'arrivée.
aura-enters-attached = { $S } arrive { $sg ->
    [f] attachée
   *[m] attaché
  } à ce qui a été choisi.
aura-enters-attached-to = { $S } arrive { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah }.
non-attachment-enters-unattached = { $S } n'est là ni une aura, ni un équipement, ni une fortification : { $sg ->
    [f] elle
   *[m] il
  } arrive sans être { $sg ->
    [f] attachée
   *[m] attaché
  }.
nothing-to-enchant-not-created = Il n'y a rien que { $s } puisse légalement enchanter : le jeton n'est pas créé.
nothing-to-enchant-to-graveyard = Il n'y a rien que { $s } puisse légalement enchanter : { $sg ->
    [f] elle
   *[m] il
  } va de la pile au cimetière de son propriétaire.
nothing-to-enchant-remains = Il n'y a rien que { $s } puisse légalement enchanter : { $sg ->
    [f] elle
   *[m] il
  } reste dans sa zone ({ $z }).
undefined-host-not-created = Ce à quoi { $s } serait { $sg ->
    [f] attachée
   *[m] attaché
  } n'est pas défini : le jeton n'est pas créé.
undefined-host-to-graveyard = Ce à quoi { $s } serait { $sg ->
    [f] attachée n'est pas défini : elle
   *[m] attaché n'est pas défini : il
  } va de la pile au cimetière de son propriétaire.
undefined-host-remains = Ce à quoi { $s } serait { $sg ->
    [f] attachée n'est pas défini : elle
   *[m] attaché n'est pas défini : il
  } reste dans sa zone ({ $z }).
illegal-host-not-created = { $S } ne peut pas légalement enchanter { $h } : le jeton n'est pas créé.
illegal-host-to-graveyard = { $S } ne peut pas légalement enchanter { $h } : { $sg ->
    [f] elle
   *[m] il
  } va de la pile au cimetière de son propriétaire.
illegal-host-remains = { $S } ne peut pas légalement enchanter { $h } : { $sg ->
    [f] elle
   *[m] il
  } reste dans sa zone ({ $z }).
aura-does-not-move = { $S } ne peut pas légalement enchanter { $h } : { $sg ->
    [f] elle
   *[m] il
  } ne bouge pas.
attachment-does-not-move = { $S } ne peut pas être { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah } et ne bouge pas.
non-attachment-does-not-move = { $S } n'est ni une aura, ni un équipement, ni une fortification : l'effet ne fait rien.
already-attached-does-not-move = { $S } est déjà { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah } : l'effet ne fait rien.
attachment-moves = { $S } passe { $ah }.
face-up-characteristics-count = { $p ->
    [you] Vous considérez
   *[other] { $P } considère
  } ce que serait { $s } face visible, et il faut choisir quelque chose de légal selon sa capacité « enchanter » et tout autre effet qui s'applique.
enchanted-means-attached = « Enchanté » dans une capacité d'un permanent désigne ce à quoi ce permanent est attaché, aura ou non : ici, { $h }.
older-role-to-graveyard = De plusieurs Rôles d'un même joueur sur le même permanent, seul le plus récent reste : { $s } va au cimetière de son propriétaire.
equipment-needs-creature = { $S } ne peut être { $sg ->
    [f] attachée
   *[m] attaché
  } qu'à une créature.
equipment-cannot-equip-itself = { $S } ne peut pas s'équiper { $sg ->
    [f] elle-même
   *[m] lui-même
  }.
equipment-creature-cannot-equip = { $S } est aussi une créature sans reconfiguration : { $sg ->
    [f] elle
   *[m] il
  } ne peut rien équiper.
equipment-comes-off = { $S } devient { $sg ->
    [f] détachée
   *[m] détaché
  } et reste sur le champ de bataille.
equipment-creature-comes-off = { $S } est aussi une créature : { $sg ->
    [f] elle devient détachée
   *[m] il devient détaché
  } et reste sur le champ de bataille.
fortification-cannot-fortify-itself = { $S } ne peut pas être { $sg ->
    [f] attachée à elle-même
   *[m] attaché à lui-même
  }.
fortification-needs-land = { $S } ne peut être { $sg ->
    [f] attachée
   *[m] attaché
  } qu'à un terrain.
enchant-forbids-host = La capacité « enchanter » { $ds } ne permet pas { $h }.
enchant-forbids-target = La capacité « enchanter » ne permet pas de cibler { $h }.
target-is-no-permanent = Seul un permanent peut être la cible ici, et { $h } n'est pas sur le champ de bataille.
hexproof-forbids-target = { $H } a la défense talismanique : ce que contrôle un adversaire de son contrôleur ne peut pas { $hg ->
    [f] la
   *[m] le
  } cibler.
hexproof-of-player-forbids-target = Défense talismanique : ce que contrôle un adversaire de ce joueur ne peut pas le cibler ({ $h }).
protection-forbids-target = { $H } a la protection contre { $q } : { $s } ne peut pas { $hg ->
    [f] la
   *[m] le
  } cibler.
protection-forbids-aura = { $H } a la protection contre { $q } : { $s } ne peut pas { $hg ->
    [f] l'enchanter
   *[m] l'enchanter
  }.
protection-forbids-equipment = { $H } a la protection contre { $q } : { $s } ne peut pas lui être { $sg ->
    [f] attachée
   *[m] attaché
  }.
shroud-forbids-target = { $H } a le linceul : aucun sort ni aucune capacité ne peut { $hg ->
    [f] la
   *[m] le
  } cibler.
aura-creature-cannot-enchant = { $S } est aussi une créature et ne peut rien enchanter.
aura-cannot-enchant-itself = { $S } ne peut pas s'enchanter { $sg ->
    [f] elle-même
   *[m] lui-même
  }.
bestowed-ceases = { $S } n'est plus sous grâce : { $sg ->
    [f] elle
   *[m] il
  } redevient une créature et reste sur le champ de bataille.
bestowed-comes-off = { $S } est sous grâce : au lieu d'aller au cimetière, { $sg ->
    [f] elle devient détachée
   *[m] il devient détaché
  }.
creature-comes-off = { $S } est une créature { $sg ->
    [f] attachée
   *[m] attachée
  } : { $sg ->
    [f] elle devient détachée
   *[m] il devient détaché
  } et reste sur le champ de bataille.
non-attachment-comes-off = { $S } n'est ni une aura, ni un équipement, ni une fortification : { $sg ->
    [f] elle devient détachée
   *[m] il devient détaché
  } et reste sur le champ de bataille.
nothing-happens = Il n'arrive rien { $as }.
becomes-target = { $H } devient la cible { $ds }.

## Assumptions
assume-not-bestowed = { $s } n'est pas sous grâce
assume-card = { $s } est une carte, pas un jeton
assume-no-hexproof = { $s } n'a pas la défense talismanique
assume-no-shroud = { $s } n'a pas le linceul
assume-no-reconfigure = { $s } n'a pas la reconfiguration
assume-no-protection = { $s } n'a pas de protection
assume-no-other-effect = aucun autre effet n'intervient

## What is missing, and the branches
ask-bestowed = { $S } est-{ $sg ->
    [f] elle
   *[m] il
  } sous grâce, ou est-ce une aura ordinaire ?
ask-colors = Est-ce que { $s } est de couleur { $q } ?
ask-enchant = Que peut enchanter { $s } ?
ask-controller = Qui contrôle { $s } ?
ask-subtypes = Qu'est-ce que { $s } : une aura ou un équipement ?
ask-ability_source = Est-ce une capacité propre { $ds }, ou une capacité qui est donnée à ce qui est enchanté ?
ask-unspecified = L'effet dit-il à quoi { $s } sera { $sg ->
    [f] attachée
   *[m] attaché
  } ?
ask-legal_host = Y a-t-il quelque chose que { $s } puisse légalement enchanter ?
ask-other = Qu'en est-il { $ds } : { $q } ?
if-bestowed-yes = { $s } est sous grâce
if-bestowed-no = { $s } est une aura ordinaire
if-colors-yes = { $s } est de couleur { $q }
if-colors-no = { $s } n'est pas de couleur { $q }
if-enchant-yes = { $s } ne peut rien enchanter d'autre
if-enchant-no = { $s } peut enchanter quelque chose qui est là
if-controller-you = vous contrôlez { $s }
if-controller-opponent = votre adversaire contrôle { $s }
if-subtypes-aura = { $s } est une aura
if-subtypes-equipment = { $s } est un équipement
if-ability_source-own = c'est une capacité propre { $ds }
if-ability_source-granted = { $s } donne la capacité à ce qui est enchanté
if-unspecified-yes = l'effet ne dit pas ce que { $s } va enchanter
if-unspecified-no = l'effet dit à quoi { $s } est { $sg ->
    [f] attachée
   *[m] attaché
  }
if-legal_host-yes = on trouve quelque chose à enchanter
if-legal_host-no = on ne trouve rien à enchanter
if-other = { $q } : { $v }
branch = Si { $if } : { $then }

## Why undecided
not-understood = Je n'ai pas pu lire la situation et la question avec certitude.
readings-differ = Cela peut se lire de plusieurs façons, et la réponse ne serait pas la même.
too-many-open-facts = Trop de faits restent ouverts.
unsupported = Il faudrait quelque chose que je ne modélise pas encore ({ $what }).
contradiction = Deux règles demandent ici des choses contradictoires ({ $first }, { $second }).
no-answer = La situation ne répond pas à la question.
nearest-rules = Les règles les plus proches :
what-reconfigured-creature = un équipement reconfiguré qui est aussi une créature
what-other = { $what }

## Parts of an answer
label-understood = Compris :
label-assumed = Supposé :
label-missing = À préciser :
label-steps = Étapes :
label-rules = Règles :
wording-official = texte officiel
wording-translation = traduction
wording-page = page donnée
wording-restatement = avec nos mots
wording-outdated = formulation dépassée
edition-of = édition du { $date }
editions-since = éditions depuis le { $date }
printed-as = imprimée sous { $number }
no-text = aucun texte disponible ; chargez le texte officiel avec `subrule corpus add FICHIER`
warning-outdated = La formulation montrée de { $number } est dépassée.
warning-review-text = Le texte du { $date } formule { $number } autrement ; cette décision repose sur l'édition de référence et reste à revoir.
warning-review-references = Le texte du { $date } ne change que les renvois de { $number }.
warning-index = { $count } textes chargés ne sont pas encore dans l'index de recherche : subrule index build
warning-likened = La question n'a pas été lue mot à mot mais par sa ressemblance avec une situation connue : si ce qui a été compris n'est pas ce que vous voulez dire, le verdict ne vaut pas non plus.
warning-no-text = Aucun texte de { $number } n'est disponible.

## Further steps
host-not-there = { $H } n'est pas sur le champ de bataille.
player-not-in-game = { $H } n'est pas dans la partie.
effect-forbids-aura = Un effet dit que { $s } ne peut pas enchanter { $h }.
effect-names-the-host = L'effet lui-même dit à quoi { $s } arrive { $sg ->
    [f] attachée
   *[m] attaché
  } : personne ne choisit.
entering-aura-does-not-target = { $S } n'est pas { $sg ->
    [f] lancée et ne cible
   *[m] lancé et ne cible
  } donc pas { $h }.
enters-attached-as-named = { $S } arrive { $sg ->
    [f] attachée
   *[m] attaché
  } à ce que l'effet désigne.
permanent-enters = { $S } arrive sur le champ de bataille.
face-up-attached-to-choice = { $S } est { $sg ->
    [f] attachée
   *[m] attaché
  } à ce qui a été choisi.
face-up-choice-excludes = { $p ->
    [you] Vous choisissez
   *[other] { $P } choisit
  } quelque chose que { $s }, face visible, peut légalement enchanter, et { $h } n'est pas un choix légal.
equipment-controller-chooses-one = { $S } ne peut être que sur une seule créature ; { $p ->
    [you] c'est vous, son contrôleur, qui choisissez
   *[other] c'est { $pn }, son contrôleur, qui choisit
  } laquelle.
fortification-controller-chooses-one = { $S } ne peut être que sur un seul terrain : { $p ->
    [you] vous choisissez, comme contrôleur de la fortification,
   *[other] { $pn } choisit, comme contrôleur de la fortification,
  } lequel la reçoit.
equipment-enters-attached-to = { $S } arrive { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah }.
equipment-illegal-host-enters-unattached = { $S } ne peut pas être { $sg ->
    [f] attachée { $ah } : elle arrive sans être attachée
   *[m] attaché { $ah } : il arrive sans être attaché
  }.
equipment-undefined-host-enters-unattached = Ce à quoi { $s } serait { $sg ->
    [f] attachée n'est pas défini : elle arrive sans être attachée
   *[m] attaché n'est pas défini : il arrive sans être attaché
  }.
equipment-itself-comes-off = { $S } ne peut pas être { $sg ->
    [f] attachée à elle-même : elle devient détachée
   *[m] attaché à lui-même : il devient détaché
  } et reste sur le champ de bataille.
fortification-creature-cannot-fortify = { $S } est aussi une créature : { $sg ->
    [f] elle
   *[m] il
  } ne peut pas être { $sg ->
    [f] attachée
   *[m] attaché
  } à un terrain.
host-control-independent = Peu importe qui contrôle ce qui y est attaché, { $h } garde son propre contrôleur : { $p ->
    [you] vous
   *[other] { $pn }
  }.
leaves-with-its-owner = { $S } quitte la partie avec son propriétaire.
assume-enchant-allows = la capacité « enchanter » { $ds } permet ce à quoi elle est destinée
assume-legal-host = on trouve quelque chose que { $s } peut légalement enchanter

## What was understood
player-you = vous
player-of-you = de vous
player-to-you = à vous
player-opponent = votre adversaire
host-chosen = ce qui a été choisi
host-undefined = quelque chose d'indéfini
u-attached = { $s } est { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah }
u-self = { $s } est { $sg ->
    [f] attachée à elle-même
   *[m] attaché à lui-même
  }
u-state = { $s } est là
u-zone = { $s } est dans sa zone ({ $z })
u-enchant = { $s } peut enchanter : { $q }
u-colors = { $s } est de couleur { $q }
u-opponents = votre adversaire contrôle { $s }
u-stats = { $s } est une { $q }
u-damaged = { $s } a subi { $q } blessure(s)
u-life-total = { $p ->
    [you] vous avez { $q } points de vie
   *[other] { $pn } a { $q } points de vie
  }
u-toughness = l'endurance { $ds } est de { $q }
u-indestructible = { $s } est indestructible
u-counted = marqueurs { $ds } : { $q }
u-poison = { $p ->
    [you] vous avez { $q } marqueurs « poison »
   *[other] { $pn } a { $q } marqueurs « poison »
  }
u-ask-only = Question : { $question }
u-protection = { $h } a la protection contre { $q }
u-hexproof = { $s } a la défense talismanique
u-shroud = { $s } a le linceul
u-bestowed = { $s } est sous grâce
u-token = { $s } est un jeton
u-absent = il n'y a rien d'autre ({ $q }) que ce qui est nommé
u-open = non précisé : { $q }
u-changes-creature = { $s } devient une créature
u-changes-not = { $s } n'est plus ({ $q })
u-changes-protection = { $s } acquiert la protection contre { $q }
u-changes-other = { $s } change
u-leaves = { $s } quitte le champ de bataille
u-player_leaves = { $pn } quitte la partie
u-control_changes = { $p ->
    [you] vous acquérez
   *[other] { $pn } acquiert
  } le contrôle { $ds }
u-cast = { $p ->
    [you] vous lancez
   *[other] { $pn } lance
  } { $s } sur { $h }
u-cast-untargeted = { $p ->
    [you] vous lancez
   *[other] { $pn } lance
  } { $s }
u-put = un effet met { $s } sur le champ de bataille sous { $p ->
    [you] votre contrôle
   *[other] le contrôle de { $pn }
  }
u-put-attached = un effet met { $s } sur le champ de bataille { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah }
u-attach = un effet attache { $s } { $ah }
u-attach-many = un effet attacherait { $s } à plusieurs choses à la fois
u-turn_face_up = { $s } est { $sg ->
    [f] retournée
   *[m] retourné
  } face visible et peut être { $sg ->
    [f] attachée
   *[m] attaché
  }
q-what_happens = qu'arrive-t-il { $as } ?
q-in_zone = { $s } finit-{ $sg ->
    [f] elle
   *[m] il
  } dans la zone ({ $z }) ?
q-on_battlefield = { $s } reste-t-{ $sg ->
    [f] elle
   *[m] il
  } sur le champ de bataille ?
q-attached = { $s } est-{ $sg ->
    [f] elle attachée
   *[m] il attaché
  } à la fin ?
q-attached-to = { $s } est-{ $sg ->
    [f] elle
   *[m] il
  } à la fin sur { $h } ?
q-moves = est-ce que { $s } bouge ?
q-controls = { $pn } : contrôle { $ds } ?
q-who_controls = qui contrôle { $s } ?
q-may_activate = { $pn } : droit d'activer la capacité ?
q-who_activates = qui peut activer la capacité ?
q-chooses = { $pn } : est-ce le choix de ce joueur ?
q-who_chooses = qui choisit ?
q-may_attach = { $s } peut-{ $sg ->
    [f] elle
   *[m] il
  } aller sur { $h } ?
q-may_target = { $s } peut-{ $sg ->
    [f] elle
   *[m] il
  } cibler { $h } ?
q-triggers = la capacité { $ds } se déclenche-t-elle ?
q-created = { $s } est-{ $sg ->
    [f] elle créée
   *[m] il créé
  } ?
q-enters = { $s } arrive-t-{ $sg ->
    [f] elle
   *[m] il
  } sur le champ de bataille ?
q-is_enchanted = { $s } est-{ $sg ->
    [f] elle enchantée
   *[m] il enchanté
  } ?
q-refers = la capacité désigne-t-elle { $h } ?
q-considers = que faut-il considérer pour { $s } ?
q-lookup = ce que disent les règles
q-opposite = le contraire de « { $question } »
perhaps-meant = peut-être voulez-vous dire ceci : { $understood } Dans ce cas : { $summary }
u-join = { $facts } — question : { $question }

## Attachments that stay, and what is asked of them
aura-host-still-legal = Ce à quoi { $s } est { $sg ->
    [f] attachée
   *[m] attaché
  } est toujours là et légal : { $s } reste.
aura-permanent-does-not-target = Seul un sort d'aura a une cible : sur le champ de bataille, { $s } ne cible rien et reste donc.
battle-comes-off = Une bataille ne peut rester attachée à rien : { $s } devient { $sg ->
    [f] détachée
   *[m] détaché
  } et reste sur le champ de bataille.
fortification-control-independent = Peu importe qui contrôle le terrain fortifié, { $s } garde son propre contrôleur : { $p ->
    [you] vous
   *[other] { $pn }
  }.
equipment-control-independent = Peu importe qui contrôle la créature à laquelle { $s } est { $sg ->
    [f] attachée
   *[m] attaché
  }, { $s } garde son propre contrôleur : { $p ->
    [you] vous
   *[other] { $pn }
  }.
equipment-host-still-legal = Ce à quoi { $s } est { $sg ->
    [f] attachée
   *[m] attaché
  } est toujours là et légal : { $s } reste { $sg ->
    [f] attachée
   *[m] attaché
  }.
equipment-need-not-be-attached = { $S } peut être sur le champ de bataille sans être { $sg ->
    [f] attachée
   *[m] attaché
  } à quoi que ce soit.
protection-does-not-concern-it = { $H } a une protection, mais elle ne concerne pas { $s }.
roles-of-different-players-stay = Les rôles de joueurs différents ne se remplacent pas : { $s } reste.
ask-may_enchant = La capacité « enchanter » { $ds } permet-elle { $h } ?
ask-newest_role = Quel rôle est arrivé en dernier (sur { $s }) ?
ask-types = Quels types de carte { $s } a-t-{ $sg ->
    [f] elle
   *[m] il
  } ({ $q }) ?
if-may_enchant-yes = la capacité « enchanter » { $ds } permet { $h }
if-may_enchant-no = la capacité « enchanter » { $ds } ne permet pas { $h }
if-newest_role-object = { $h } est arrivé en dernier
q-all_stay = restent-ils tous sur le champ de bataille ?
q-any_leaves = l'un d'eux quitte-t-il le champ de bataille ?
unresolved-spell = Je ne modélise pas encore ce qui se passe à la résolution du sort.
no-rule = Aucune des règles que je modélise n'en décide.

## Une conversation
c-changed = Voici ce qui change : { $facts }.
c-same = Rien ne change : c'était déjà le cas.
c-unclear = Je n'ai pas compris avec certitude, donc rien n'a changé. Donnez un fait à la fois, ou reposez toute la question.
c-new = Nouvelle question ; ce qui a été dit avant ne compte plus.
c-asked = La même situation, avec une autre question.
c-face-down = { $s } est face cachée
c-face-up = { $s } est face visible
c-no-protection = { $h } n'a pas la protection contre { $q }
c-type = { $s } a aussi ce type : { $q }
chat-welcome = Posez une question sur une situation, puis continuez : « et si c'est un jeton ? ». /help montre les commandes.
chat-help = /rule 303.4d montre une règle · /lang es, fr, en ou auto choisit la langue · /why montre les règles de la dernière réponse · /save FICHIER enregistre la conversation · /reset oublie la situation · /quit termine.
chat-no-answer = Il n'y a pas encore de réponse ; posez d'abord une question.
chat-no-command = La commande { $what } n'existe pas ; /help montre celles qu'il y a.
chat-saved = Enregistré : { $what }
chat-language = Langue : { $what }
chat-reset = La situation est oubliée ; posez une nouvelle question.

## Linked abilities
linked-by-exile = Une capacité { $ds } exile des cartes et une autre parle des cartes ainsi exilées : ce sont des capacités liées.
linked-by-exile-instead = Une capacité { $ds } exile des cartes par un effet de remplacement et une autre parle des cartes ainsi exilées : ce sont des capacités liées.
linked-by-putting = Une capacité { $ds } met des objets sur le champ de bataille et une autre parle des objets ainsi mis : ce sont des capacités liées.
linked-by-choice = Une capacité { $ds } fait choisir quelque chose et une autre parle de ce qui a été choisi : ce sont des capacités liées.
linked-by-note = Une capacité { $ds } note quelque chose et une autre parle de ce qui a été noté : ce sont des capacités liées.
linked-by-word = Une capacité { $ds } fait choisir un mot qui n'a pas d'autre sens dans les règles, et une autre demande ce mot : ce sont des capacités liées.
linked-by-cost-on-entering = Une capacité { $ds } fait payer un coût à l'arrivée et une autre parle du coût ainsi payé : ce sont des capacités liées.
linked-by-paragraph = Une capacité statique { $ds } et une capacité déclenchée sont dans un même paragraphe : ce sont des capacités liées.
linked-by-additional-cost = Une capacité { $ds } permet un coût supplémentaire et une autre demande s'il a été payé : ce sont des capacités liées.
linked-by-variable-cost = Une capacité { $ds } fait payer au lancement un coût supplémentaire variable et une autre parle de ce qui a été payé : ce sont des capacités liées.
linked-by-champion = Les deux capacités de l'appui { $ds } sont des capacités liées.
linked-by-anchor-word = La capacité { $ds } précédée d'un mot d'ancrage est liée à la capacité qui fait choisir ce mot.
linked-by-name = Une capacité { $ds } qui parle des cartes exilées avec des cartes d'un nom est liée à la capacité qui exile de tout objet qui avait ce nom avant le début de la partie.
linked-before-game = Un choix fait avant la partie pour une capacité { $ds } de définition de caractéristique et cette capacité sont des capacités liées.
linked-by-exile-to-pay = Des cartes sont exilées pour payer le sort ({ $s }) et une capacité du permanent parle des cartes ainsi exilées : ce sont des capacités liées.
linked-in-general = Une capacité { $ds } se réfère directement à ce que fait une autre qui y est imprimée : ce sont des capacités liées.
linked-to-itself = Une capacité { $ds } fait quelque chose et s'y réfère aussi : elle est liée à elle-même.
linked-maker-and-made = Une capacité de l'un a amené l'autre sur le champ de bataille : des capacités liées sont donc possibles entre { $h } et { $s }, et celles-ci le sont.
gained-together = { $S } a acquis les deux capacités par un même effet : elles sont liées comme si elles y étaient imprimées.
gained-apart = Des capacités que { $s } n'a pas acquises ensemble, par un même effet, ne peuvent pas être liées.
abilities-of-two-objects = Les capacités d'objets différents ne sont pas liées.
ability-not-printed-there = L'une des capacités ne compte pas comme imprimée sur l'objet ({ $s }) : elles ne sont pas liées.
second-does-not-refer = Aucune des deux capacités { $ds } ne se réfère directement à ce que fait l'autre : elles ne sont pas liées.
printed-within = La capacité contenue dans une autre que { $s } se donne compte comme imprimée.
printed-on-a-face = Les capacités des deux faces d'un objet recto-verso non modal y comptent comme imprimées.
reach-exiled-yes = La capacité { $ds } ne désigne que les cartes en exil que sa capacité liée y a mises, et { $h } en fait partie.
reach-exiled-no = La capacité { $ds } ne désigne que les cartes en exil que sa capacité liée y a mises, et { $h } n'en fait pas partie.
reach-exiled-rule = La capacité { $ds } ne désigne que les cartes en exil que sa capacité liée y a mises.
reach-exiled-none = La capacité { $ds } ne désigne que les cartes en exil que sa capacité liée y a mises, et il n'y en a aucune.
reach-brought-yes = La capacité { $ds } ne désigne que ce que sa capacité liée a mis sur le champ de bataille, et { $h } en fait partie.
reach-brought-no = La capacité { $ds } ne désigne que ce que sa capacité liée a mis sur le champ de bataille, et { $h } n'en fait pas partie.
reach-brought-rule = La capacité { $ds } ne désigne que ce que sa capacité liée a mis sur le champ de bataille.
reach-brought-none = La capacité { $ds } ne désigne que ce que sa capacité liée a mis sur le champ de bataille, et elle n'y a rien mis.
reach-chosen-yes = La capacité { $ds } ne désigne que le choix fait par sa capacité liée, et c'était : { $q }.
reach-chosen-no = La capacité { $ds } ne désigne que le choix fait par sa capacité liée, et ce n'était pas : { $q }.
reach-chosen-rule = La capacité { $ds } ne désigne que le choix fait par sa capacité liée.
reach-chosen-none = La capacité { $ds } ne désigne que le choix fait par sa capacité liée, et il n'y en a pas eu.
reach-noted-yes = La capacité { $ds } ne connaît que ce que sa capacité liée a noté, et c'était : { $q }.
reach-noted-no = La capacité { $ds } ne connaît que ce que sa capacité liée a noté, et ce n'était pas : { $q }.
reach-noted-rule = La capacité { $ds } ne connaît que ce que sa capacité liée a noté.
reach-noted-none = La capacité { $ds } ne connaît que ce que sa capacité liée a noté, et rien n'a été noté.
reach-paid-yes = La capacité { $ds } ne compte que ce qui a été payé pour le coût de sa capacité liée, et c'était : { $q }.
reach-paid-no = La capacité { $ds } ne compte que ce qui a été payé pour le coût de sa capacité liée, et ce n'était pas : { $q }.
reach-paid-rule = La capacité { $ds } ne compte que ce qui a été payé pour le coût de sa capacité liée.
reach-paid-none = La capacité { $ds } ne compte que ce qui a été payé pour le coût de sa capacité liée, et rien n'a été payé pour lui.
reach-affected-yes = La capacité { $ds } ne désigne que ce qui a été fait à cause de sa capacité liée, et cela a concerné { $h }.
reach-affected-no = La capacité { $ds } ne désigne que ce qui a été fait à cause de sa capacité liée, et cela n'a pas concerné { $h }.
reach-affected-rule = La capacité { $ds } ne désigne que ce qui a été fait à cause de sa capacité liée.
reach-affected-none = La capacité { $ds } ne désigne que ce qui a été fait à cause de sa capacité liée, et rien ne l'a été.
reach-whether-yes = La capacité { $ds } demande seulement si, en lançant cet objet, on a choisi de payer le coût auquel elle est liée, et c'est le cas.
reach-whether-no = La capacité { $ds } demande seulement si, en lançant cet objet, on a choisi de payer le coût auquel elle est liée, et ce n'est pas le cas.
reach-whether-rule = La capacité { $ds } demande seulement si, en lançant cet objet, on a choisi de payer le coût auquel elle est liée.
reach-whether-none = La capacité { $ds } demande seulement si, en lançant cet objet, on a choisi de payer le coût auquel elle est liée, et ce n'est pas le cas.
reach-each = La capacité { $ds } parle d'une carte et plusieurs ont été exilées : elle désigne chacune d'elles, et donc { $h } aussi.
several-each = Plusieurs cartes ont été exilées : la capacité { $ds } fait pour chacune ce qu'elle fait pour la carte exilée.
several-sum = Plusieurs cartes ont été exilées : la capacité { $ds } utilise la somme de ce qu'elle demande sur la carte exilée.
several-answers = Plusieurs cartes ont été exilées : la capacité { $ds } obtient une réponse pour chacune.
several-tokens = Plusieurs cartes ont été exilées : la capacité { $ds } crée pour chacune un jeton qui en est une copie.
several-choice = Plusieurs cartes ont été exilées : le contrôleur de la capacité { $ds } choisit la carte concernée.
in-several-pairs = Une capacité peut faire partie de plusieurs paires de capacités liées, et c'est le cas de celle-ci ({ $s }).
not-in-several-pairs = Une capacité peut faire partie de plusieurs paires de capacités liées, mais celle-ci ({ $s }) n'est pas dans plus d'une.
choice-undefined-not-gained = { $S } a acquis la capacité sans celle à laquelle elle est liée : ce qu'elle désigne comme choisi est indéfini et cette partie ne fait rien.
choice-undefined-not-made = Rien n'a été choisi pour la capacité liée que { $s } a acquise : le choix est indéfini et cette partie ne fait rien.
no-mana-of-undefined-type = Du mana d'un type indéfini n'est pas produit : { $s } ne donne pas de mana.
chosen-before-it-enters = Le choix fait partie de la façon dont { $s } arrive : il est fait avant que { $s } soit sur le champ de bataille.
not-chosen-as-it-enters = Cette capacité { $ds } ne modifie pas la façon d'arriver : son choix n'est pas fait avant.
combined-costs-payable = Les coûts réunis peuvent être payés : ces choix peuvent être faits.
costs-of-several-players-payable = Chaque joueur peut payer les coûts de ses propres choix ; les coûts de joueurs différents ne s'additionnent pas.
combined-costs-not-payable = Les coûts réunis ne pourraient pas être payés : ces choix ne peuvent pas tous être faits.
anchor-word-chosen = { $S } a la capacité précédée du mot d'ancrage choisi à l'arrivée : { $q }.
anchor-word-not-chosen = { $S } n'a que la capacité précédée du mot d'ancrage choisi à l'arrivée, et ce n'était pas : { $q }.
no-link = Aucune des règles que je modélise ne dit à quoi cette capacité est liée.
what-several-choices = plusieurs choix là où la capacité parle d'un seul
ask-exiled_by = Qu'est-ce qui a exilé { $s } ?
ask-brought_by = Qu'est-ce qui a mis { $s } sur le champ de bataille ?
ask-affected_by = À cause de quoi cela a-t-il concerné { $s } ?
ask-value_chosen = A-t-on choisi « { $q } » pour { $s } ?
ask-value_noted = A-t-on noté « { $q } » pour { $s } ?
ask-value_paid = A-t-on payé « { $q } » pour { $s } ?
ask-cost_paid = A-t-on payé le coût supplémentaire en lançant { $s } ?
ask-choice_made = A-t-on fait un choix pour { $s } ?
ask-ability_kind = De quel genre est cette capacité { $ds } ?
ask-ability_uses = Que fait la capacité { $ds } de la carte exilée ?
ask-same_paragraph = Les deux capacités { $ds } sont-elles dans un même paragraphe ?
ask-same_name = Avant la partie, { $s } et { $h } avaient-ils le même nom ?
ask-entering_cost = Combien faut-il payer à l'arrivée ({ $s }) ?
if-exiled_by-object = la capacité liée { $dh } a exilé { $s }
if-exiled_by-something_else = autre chose a exilé { $s }
if-brought_by-object = la capacité liée { $dh } a mis { $s } sur le champ de bataille
if-brought_by-something_else = { $s } y est d'une autre manière
if-affected_by-object = cela a concerné { $s } à cause de la capacité liée { $dh }
if-affected_by-something_else = cela a concerné { $s } pour une autre raison
if-value_chosen-yes = on a choisi « { $q } » pour { $s }
if-value_chosen-no = on n'a pas choisi « { $q } » pour { $s }
if-value_noted-yes = on a noté « { $q } » pour { $s }
if-value_noted-no = on n'a pas noté « { $q } » pour { $s }
if-value_paid-yes = on a payé « { $q } » pour { $s }
if-value_paid-no = on n'a pas payé « { $q } » pour { $s }
if-cost_paid-yes = on a payé le coût supplémentaire en lançant { $s }
if-cost_paid-no = on n'a pas lancé { $s }, ou pas en payant le coût supplémentaire
if-choice_made-yes = on a fait un choix pour { $s }
if-choice_made-no = on n'a fait aucun choix pour { $s }
if-ability_kind-activated = c'est une capacité activée
if-ability_kind-triggered = c'est une capacité déclenchée
if-ability_kind-static = c'est une capacité statique
if-ability_kind-replacement = c'est une capacité à effet de remplacement
if-ability_kind-spell = c'est une capacité de sort
if-ability_kind-characteristic_defining = c'est une capacité de définition de caractéristique
if-ability_uses-action = elle fait quelque chose de la carte
if-ability_uses-information = elle demande quelque chose sur la carte
if-ability_uses-variable = elle fixe la valeur d'une variable par la carte
if-ability_uses-token_copy = elle crée un jeton qui est une copie de la carte
if-same_paragraph-yes = les deux capacités { $ds } sont dans un même paragraphe
if-same_paragraph-no = les deux capacités { $ds } sont dans des paragraphes différents
if-same_name-yes = { $s } et { $h } avaient le même nom avant la partie
if-same_name-no = { $s } et { $h } avaient des noms différents avant la partie
u-exiled = une capacité { $dh } a exilé { $s }
u-exiled-else = autre chose a exilé { $s }
u-brought = une capacité { $dh } a mis { $s } sur le champ de bataille
u-brought-else = { $s } y est d'une autre manière
u-affected = quelque chose a concerné { $s } à cause d'une capacité { $dh }
u-affected-else = quelque chose a concerné { $s } pour une autre raison
u-chosen = pour une capacité { $dh }, on a choisi « { $q } »
u-chosen-else = pour autre chose, on a choisi « { $q } »
u-noted = pour une capacité { $dh }, on a noté « { $q } »
u-noted-else = pour autre chose, on a noté « { $q } »
u-paid = pour une capacité { $dh }, on a payé « { $q } »
u-paid-else = pour autre chose, on a payé « { $q } »
u-cost-paid = en lançant { $h }, on a payé le coût supplémentaire
u-cost-not-paid = en lançant { $h }, on n'a pas payé le coût supplémentaire
q-are_linked = ces deux capacités sont-elles liées ({ $s }) ?
q-linked_to = à quoi la capacité { $ds } est-elle liée ?
q-several_pairs = la capacité { $ds } fait-elle partie de plusieurs paires de capacités liées ?
q-ability_refers = la capacité { $ds } désigne-t-elle { $h } ?
q-ability_refers-value = la capacité { $ds } désigne-t-elle « { $q } » ?
q-refers_only = la capacité { $ds } ne désigne-t-elle que { $h } ?
q-refers_only-value = la capacité { $ds } ne désigne-t-elle que « { $q } » ?
q-referred_to = que désigne la capacité { $ds } ?
q-counts_as_paid = le coût compte-t-il comme payé pour la capacité { $ds } ?
q-does_anything = cette partie de la capacité { $ds } fait-elle quelque chose ?
q-gives = que donne la capacité { $ds } ?
q-has_ability = { $s } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la capacité ?
q-treats = est-ce bien ce qui arrive aux cartes exilées ({ $s }) ?
q-treatment = qu'arrive-t-il aux cartes exilées ({ $s }) ?
q-chosen_before = le choix est-il fait avant que { $s } arrive ?
q-may_pay_all = ces choix peuvent-ils tous être faits ?

## Spells that resolve, and what they become
a-target-is-legal = { $S } a encore une cible légale et se résout donc.
all-targets-illegal = { $S } n'a plus aucune cible légale et ne se résout donc pas : rien ne se passe et la carte va au cimetière de son propriétaire.
aura-spell-enters-attached = { $S } se résout et arrive sous le contrôle de qui contrôle le sort ({ $p ->
    [you] vous
   *[other] { $pn }
  }), { $sg ->
    [f] attachée
   *[m] attaché
  } { $ah }.
bestowed-becomes-creature-spell = { $S } était sous grâce : ce n'est plus une aura, et la résolution continue comme celle d'un sort de créature.
cannot-be-countered = { $S } ne peut pas être { $sg ->
    [f] contrecarrée
   *[m] contrecarré
  } et reste sur la pile.
component-is-itself-again = { $S } n'est plus { $sg ->
    [f] fusionnée
   *[m] fusionné
  } et redevient ce que c'est par nature.
component-goes-too = { $S } faisait partie du permanent fusionné et va avec lui dans cette zone : { $z }.
copy-becomes-token = { $S } est la copie d'un sort de permanent : à la résolution, c'est un jeton.
copy-is-bestowed-too = { $S } est la copie d'un sort sous grâce et l'est donc aussi.
copy-kicked-no = { $S } est la copie d'un sort qui n'était pas kické et ne l'est pas non plus.
copy-kicked-yes = { $S } est la copie d'un sort kické et l'est donc aussi.
copy-is-not-created = { $S } est devenu un jeton quand la copie d'un sort s'est résolue : cela ne compte pas comme créer un jeton.
countered-to-graveyard = { $S } est { $sg ->
    [f] contrecarrée
   *[m] contrecarré
  } : pas de résolution, la carte va au cimetière de son propriétaire.
creature-mutates = Les capacités qui se déclenchent à chaque mutation { $ds } se déclenchent à la fusion avec { $h }.
delayed-trigger-created = La capacité déclenchée à retardement est créée à l'arrivée { $ds }, quoi qu'il advienne ensuite de ses capacités.
delayed-trigger-finds-new-object = { $S } a quitté le champ de bataille entre-temps et est un autre objet : la capacité à retardement ne le trouve pas.
effect-of-resolved-goes-on = Ce qu'un effet a changé sur la pile à propos { $ds } vaut encore sur le champ de bataille.
effect-of-static-goes-on = La capacité donnée sur la pile { $as } est conservée sur le champ de bataille.
effects-follow-into-merge = Ce qu'un effet a changé sur la pile à propos { $ds } vaut pour le permanent de la fusion : { $h }.
effects-on-spell-forgotten = Sur le champ de bataille, { $s } est un autre objet que le sort : ce qui avait été changé au sort a pris fin.
illegal-target-unaffected = { $H } est maintenant une cible illégale : l'effet { $ds } ne { $hg ->
    [f] la
   *[m] le
  } touche pas.
merged-token-no = Le composant du dessus { $dh } est une carte : ce n'est pas un jeton.
merged-token-yes = Le composant du dessus { $dh } est un jeton : c'est un jeton.
merging-spell-does-not-enter = Ce qui fusionne n'arrive pas sur le champ de bataille mais fait désormais partie de ce qui s'y trouvait déjà : { $h }.
mutate-controller-chooses-side = { $p ->
    [you] Vous choisissez, en tant que contrôleur du sort,
   *[other] { $P } choisit, en tant que contrôleur du sort,
  } si { $s } se met au-dessus ou au-dessous de la créature.
mutate-needs-creature = Un sort lancé pour son coût de mutation cible une créature, et { $h } n'en est pas une.
mutate-needs-same-owner = Un sort lancé pour son coût de mutation cible une créature du même propriétaire, et { $h } en a un autre.
mutate-not-onto-human = { $H } est un humain : un sort lancé pour son coût de mutation ne peut pas { $hg ->
    [f] la
   *[m] le
  } cibler.
mutated-has-all-abilities = { $H } a les capacités de chacun de ses composants, quel que soit celui du dessus.
mutating-becomes-creature-spell = { $S } ne mute plus : la résolution continue comme celle d'un sort de créature.
mutating-spell-merges = { $S } n'arrive pas sur le champ de bataille mais fusionne avec { $h }.
mutating-spell-targets = Un sort lancé pour son coût de mutation cible une créature non-humain du même propriétaire.
new-object-was-not-kicked = { $S } a changé de zone entre-temps : c'est un nouvel objet, qui n'a pas été lancé, et le kick ne compte pas.
one-merged-permanent = { $S } et { $h } ne font plus qu'un seul permanent, représenté par les deux.
other-part-happens = Ce que fait { $s } sans cible a bien lieu.
part-without-information = Cette partie { $ds } devrait connaître quelque chose d'une cible illégale : elle n'a pas lieu.
permanent-kicked-no = { $S } s'intéresse au sort d'origine : il n'était pas kické.
permanent-kicked-yes = { $S } s'intéresse au sort d'origine : il était kické.
permanent-spell-does-not-resolve = { $S } ne se résout pas et va de la pile au cimetière de son propriétaire.
permanent-spell-enters = { $S } se résout et arrive sous le contrôle de qui contrôle le sort : { $p ->
    [you] vous
   *[other] { $pn }
  }.
resolves-but-cannot-enter = { $S } se résout mais ne peut pas arriver sur le champ de bataille : { $p ->
    [you] vous mettez la carte
   *[other] { $pn } met la carte
  } dans le cimetière de son propriétaire.
spell-becomes-bestowed = { $S } est { $sg ->
    [f] lancée
   *[m] lancé
  } pour son coût de grâce : c'est maintenant une aura avec « enchanter : créature ».
spell-becomes-mutating = { $S } est { $sg ->
    [f] lancée
   *[m] lancé
  } pour son coût de mutation : c'est un sort de créature mutante.
spell-is-copied = { $S } est { $sg ->
    [f] mise
   *[m] mis
  } sur la pile comme copie { $dh }, avec toutes les décisions prises, sans être { $sg ->
    [f] lancée
   *[m] lancé
  }.
spell-kicked-no = { $S } a été { $sg ->
    [f] lancée
   *[m] lancé
  } sans kick.
spell-kicked-yes = { $S } a été { $sg ->
    [f] lancée
   *[m] lancé
  } avec le kick.
target-is-affected = { $S } est une cible légale et subit l'effet { $dh }.
target-is-new-object = { $H } est { $hg ->
    [f] partie et revenue
   *[m] parti et revenu
  } : c'est un nouvel objet, et plus la cible.
target-left-its-zone = { $H } n'est plus là où la cible a été choisie.
target-no-longer-fits = { $H } n'est plus ce que { $s } peut cibler.
token-is-created = Un effet a mis { $s } sur le champ de bataille comme jeton : c'est une création.
top-component-counts = { $S } est au-dessus : ses caractéristiques sont désormais celles { $dh }.
dash-trigger-moves-it = La capacité à retardement de précipitation (dash) renvoie { $s } dans la main de son propriétaire.
blitz-trigger-moves-it = La capacité à retardement du blitz fait sacrifier { $s }.
not-sacrificed-by-another-player = Le sacrifice { $ds } n'a pas lieu : un autre joueur en a le contrôle, et personne ne peut sacrifier ce qu'un autre contrôle.
warp-trigger-moves-it = La capacité à retardement de warp exile { $s }.
assume-no-other-target = { $s } n'a pas d'autre cible
ask-other_legal_target = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } une autre cible encore légale ?
ask-mutating = { $S } a-t-{ $sg ->
    [f] elle été lancée
   *[m] il été lancé
  } pour son coût de mutation ?
ask-kicked = Le kick { $ds } a-t-il été payé ?
ask-uncounterable = Le texte { $ds } dit-il que le sort ne peut pas être contrecarré ?
ask-cannot_enter = L'effet empêche-t-il l'arrivée { $ds } sur le champ de bataille ?
ask-from_spell = { $S } est-{ $sg ->
    [f] elle
   *[m] il
  } la copie d'un sort qui s'est résolu, ou un effet l'a-t-il { $sg ->
    [f] créée
   *[m] créé
  } ?
ask-over = { $S } se met-{ $sg ->
    [f] elle
   *[m] il
  } au-dessus ou au-dessous ?
if-other_legal_target-yes = { $s } a une autre cible légale
if-other_legal_target-no = { $s } n'a pas d'autre cible légale
if-mutating-yes = { $s } a été { $sg ->
    [f] lancée
   *[m] lancé
  } pour son coût de mutation
if-mutating-no = { $s } n'a pas été { $sg ->
    [f] lancée
   *[m] lancé
  } pour son coût de mutation
if-kicked-yes = le kick { $ds } a été payé
if-kicked-no = le kick { $ds } n'a pas été payé
if-uncounterable-yes = { $s } ne peut pas être { $sg ->
    [f] contrecarrée
   *[m] contrecarré
  }
if-uncounterable-no = { $s } peut être { $sg ->
    [f] contrecarrée
   *[m] contrecarré
  }
if-cannot_enter-yes = { $s } ne peut pas arriver sur le champ de bataille
if-cannot_enter-no = { $s } peut arriver sur le champ de bataille
if-from_spell-yes = { $s } était la copie d'un sort qui s'est résolu
if-from_spell-no = un effet a créé { $s }
if-over-yes = { $s } se met au-dessus
if-over-no = { $s } se met au-dessous
u-resolve = { $s } se résout
u-countered = un effet contrecarre { $s }
u-copied = { $s } est { $sg ->
    [f] mise
   *[m] mis
  } sur la pile comme copie { $dh }
u-end_step = la prochaine étape de fin arrive
q-resolves = { $s } se résout-{ $sg ->
    [f] elle
   *[m] il
  } ?
q-is_countered = { $s } est-{ $sg ->
    [f] elle contrecarrée
   *[m] il contrecarré
  } ?
q-affected = arrive-t-il quelque chose { $as } ?
q-part_happens = ce que fait { $s } sans cible a-t-il lieu ?
q-merged = { $s } et { $h } ne font-ils plus qu'un seul permanent ?
q-is_a = { $s } est-{ $sg ->
    [f] elle
   *[m] il
  } de ce genre à la fin ?
q-is_token = { $s } est-{ $sg ->
    [f] elle
   *[m] il
  } un jeton ?
q-has = { $s } a-t-{ $sg ->
    [f] elle
   *[m] il
  } cette capacité à la fin ?
q-was_kicked = le kick { $ds } compte-t-il comme payé ?
q-applies = l'effet { $ds } s'applique-t-il au jeton ?
spell-has-not-resolved = Rien ne dit que le sort s'est résolu.
nothing-counters = Rien ne dit que le sort est contrecarré.
unknown-replacement = Je ne modélise pas ce que cet effet remplace.
what-spell-that-left-the-stack = un sort qui n'est plus sur la pile
what-several-effects-on-a-spell = plusieurs effets de nature différente sur un même sort
what-resolution-without-a-rule = comment ce sort se résout
what-target-off-the-battlefield = une cible qui n'est pas sur le champ de bataille
what-merged-permanent-that-returns = une capacité qui renvoie ce qu'est devenu un permanent fusionné
what-static-effect-on-a-new-object = si une capacité statique affecte encore un objet qui a changé de zone
new-object-no-memory = { $S } a changé de zone entre-temps : c'est un nouvel objet, sans mémoire de ce qui a précédé.

## Actions basées sur un état, et ce qu'elles comptent
loses-no-life = { $p ->
    [you] Vous avez
   *[other] { $P } a
  } 0 point de vie ou moins et { $p ->
    [you] perdez
   *[other] perd
  } la partie.
loses-empty-library = { $p ->
    [you] Vous avez
   *[other] { $P } a
  } tenté de piocher dans une bibliothèque vide depuis la dernière vérification et { $p ->
    [you] perdez
   *[other] perd
  } la partie, quoi qu'il y ait maintenant dans la bibliothèque.
loses-poison = { $p ->
    [you] Vous avez
   *[other] { $P } a
  } { $v } marqueurs « poison » : avec dix ou plus, un joueur perd la partie.
loses-commander-damage = Le même commandant a infligé { $v } blessures de combat ou plus { $p ->
    [you] à votre encontre : vous perdez
   *[other] au joueur concerné : { $pn } perd
  } la partie.
life-left = Il reste des points de vie à { $p ->
    [you] vous
   *[other] { $pn }
  } : la partie n'est pas perdue pour cela.
no-draw-from-empty = Une bibliothèque vide ne fait pas perdre : seul perd qui tente d'y piocher, et { $p ->
    [you] vous ne l'avez pas fait
   *[other] { $pn } ne l'a pas fait
  }.
poison-too-few = { $p ->
    [you] Vous avez
   *[other] { $P } a
  } { $v } marqueurs « poison », moins que les dix qui font perdre la partie.
poison-of-a-team = En Troll à deux têtes, dix marqueurs « poison » ne battent pas un joueur ; une équipe perd avec quinze.
commander-damage-too-little = Aucun commandant n'a infligé à lui seul { $v } blessures de combat à { $p ->
    [you] vous
   *[other] { $pn }
  } ; les blessures de plusieurs ne s'additionnent pas.
nobody-loses = Rien de cela ne fait perdre la partie à qui que ce soit.
last-player-wins = { $p ->
    [you] Vous êtes le seul joueur encore dans la partie et la gagnez
   *[other] { $P } est le seul joueur encore dans la partie et la gagne
  }.
others-are-still-in-the-game = Il reste plus d'un joueur dans la partie : elle continue.
all-lose-draw = Tous les joueurs restants perdent en même temps : la partie est nulle.
loser-leaves-the-game = { $p ->
    [you] Vous avez perdu et quittez
   *[other] { $P } a perdu et quitte
  } la partie ; les autres continuent.
loss-is-replaced = Un effet remplace la défaite : { $p ->
    [you] vous restez
   *[other] { $pn } reste
  } dans la partie.
one-replacement-replaces-all = Plusieurs actions basées sur un état auraient le même résultat en même temps : un seul effet de remplacement les remplace toutes.
speed-becomes-one = { $p ->
    [you] Vous contrôlez
   *[other] { $P } contrôle
  } un permanent qui démarre les moteurs et n'{ $p ->
    [you] avez
   *[other] a
  } pas de vitesse : la vitesse devient 1.
speed-is-kept = La vitesse est déjà de { $v } et le reste.
no-speed-of-its-own = { $p ->
    [you] Vous ne contrôlez
   *[other] { $P } ne contrôle
  } rien qui démarre les moteurs.
toughness-zero-to-graveyard = Avec une endurance de 0 ou moins, { $s } va au cimetière de son propriétaire ; ce n'est pas une destruction : ni l'indestructibilité ni la régénération n'aident.
toughness-above-zero = L'endurance { $ds } reste supérieure à 0 : rien ne se passe.
lethal-damage-destroys = Les blessures marquées ({ $v }) atteignent l'endurance { $ds } : elles sont mortelles, et { $s } est { $sg ->
    [f] détruite
   *[m] détruit
  }.
damage-not-lethal = Les blessures marquées sont inférieures à l'endurance { $ds } : il n'y a pas de destruction.
deathtouch-destroys = Une source avec le contact mortel a infligé des blessures { $as } : n'importe quelle quantité suffit pour sa destruction.
deathtouch-destroys-only-creatures = Les blessures du contact mortel ne détruisent que des créatures, et { $s } n'en est pas une.
indestructible-is-not-destroyed = { $S } a l'indestructibilité et ne peut pas être { $sg ->
    [f] détruite
   *[m] détruit
  }, quelles que soient les blessures.
effect-destroys = L'effet détruit { $s }.
regeneration-replaces-destruction = Un bouclier de régénération remplace la destruction : les blessures sont retirées, et { $s } est { $sg ->
    [f] engagée
   *[m] engagé
  } et reste.
shield-is-not-applied = { $S } ne peut pas être { $sg ->
    [f] régénérée
   *[m] régénéré
  } : son bouclier de régénération ne s'applique pas.
effect-is-a-way-to-destroy = Un effet qui le dit détruit, tout comme les blessures mortelles et le contact mortel : { $s } a été { $sg ->
    [f] détruite
   *[m] détruit
  }.
not-every-way-to-the-graveyard-is-destruction = Seuls détruisent les effets qui le disent, les blessures mortelles et le contact mortel ; { $s } est { $sg ->
    [f] allée
   *[m] allé
  } au cimetière autrement : ce n'est pas une destruction.
loyalty-zero-to-graveyard = Il ne reste pas de loyauté { $as }, qui va au cimetière de son propriétaire.
loyalty-left = Il reste de la loyauté { $as }, qui ne va nulle part.
defense-zero-to-graveyard = { $S } a une défense de 0 et va au cimetière de son propriétaire.
defense-left = { $S } a encore de la défense et reste.
face-down-is-only-a-creature = Face cachée, { $s } est une créature et rien d'autre, et reste donc là.
siege-waits-for-its-ability = Une capacité { $ds } s'est déclenchée et n'a pas encore quitté la pile : { $s } attend et reste.
finished-saga-is-sacrificed = { $S } a au moins autant de marqueurs « sapience » que son dernier chapitre, et aucune capacité de chapitre n'attend : { $p ->
    [you] vous en faites le sacrifice
   *[other] { $pn } en fait le sacrifice
  }.
saga-waits-for-its-chapter = Une capacité de chapitre { $ds } s'est déclenchée et n'a pas encore quitté la pile : { $s } reste jusque-là.
saga-has-chapters-left = { $S } a moins de marqueurs « sapience » que son dernier chapitre et reste.
saga-without-chapters-stays = { $S } n'a pas de capacité de chapitre : il n'y a pas de sacrifice.
legend-rule-choice = Des permanents légendaires de même nom et de même contrôleur : { $p ->
    [you] vous en choisissez
   *[other] { $pn } en choisit
  } un à garder.
legend-rule-to-graveyard = D'après la règle de légende, { $s } va au cimetière de son propriétaire.
legends-of-different-players-stay = La règle de légende ne regarde que les permanents d'un même joueur : { $s } reste.
legends-of-different-names-stay = La règle de légende ne concerne que les permanents légendaires de même nom : { $s } reste.
legend-beside-namesake-stays = L'autre permanent de ce nom n'est pas légendaire : { $s } reste.
chosen-legend-stays = { $S } est ce que garde son contrôleur.
world-rule-to-graveyard = De plusieurs permanents avec le super-type monde, seul le plus récent reste : { $s } va au cimetière de son propriétaire.
world-tie-to-graveyard = Les permanents avec le super-type monde les plus récents sont arrivés en même temps, tous partent donc : { $s } va au cimetière de son propriétaire.
newest-world-stays = { $S } est le permanent avec le super-type monde le plus récent et reste.
token-ceases-to-exist = Un jeton ailleurs que sur le champ de bataille cesse d'exister : c'est le cas de { $s }.
card-stays-in-its-zone = Seuls les jetons cessent d'exister là ; { $s } est une carte et reste.
token-does-not-return = Un jeton qui a quitté le champ de bataille ne peut pas y revenir : { $s } ne revient pas.
copy-ceases-to-exist = Une copie qui n'est pas un jeton cesse d'exister dans cette zone : c'est le cas de { $s }.
copy-stays-in-its-zone = Une copie peut être dans cette zone : { $s } reste.
opposite-counters-go = Les marqueurs +1/+1 et -1/-1 sont retirés par paires ; { $ds } : { $v } × { $q }.
counters-of-one-kind-stay = { $S } n'a pas à la fois des marqueurs +1/+1 et -1/-1 : aucun n'est retiré.
surplus-counters-go = La capacité { $ds } n'admet pas plus de { $v } × { $q } : le reste est retiré.
counters-within-the-limit = { $S } n'a pas plus de marqueurs que n'en admet sa capacité : tous restent.
completed-dungeon-leaves-the-game = Le marqueur d'aventure est dans la dernière salle { $ds } et aucune capacité de salle n'attend : son propriétaire l'enlève de la partie.
dungeon-waits-for-its-room = Une capacité de salle { $ds } n'a pas encore quitté la pile : { $s } reste jusque-là.
dungeon-has-rooms-left = Le marqueur d'aventure n'est pas dans la dernière salle : { $s } reste.
sector-is-chosen = Avec un permanent qui sculpte l'espace, { $p ->
    [you] vous choisissez
   *[other] { $pn } choisit
  } un secteur pour { $s }.
sector-is-kept = { $S } a déjà un secteur et le garde.
protector-is-chosen = { $S } n'a pas de joueur qui puisse en être le protecteur : { $p ->
    [you] vous en choisissez
   *[other] { $pn } en choisit
  } un. Protecteur : { $h }.
battle-without-protector-to-graveyard = Aucun joueur ne peut être le protecteur { $ds }, qui va au cimetière de son propriétaire.
attacked-battle-needs-no-protector = Tant que l'on attaque { $s }, aucun nouveau protecteur n'est choisi.
protector-may-stay = Le protecteur { $ds } peut l'être : rien ne change.
commander-may-return = { $S } vient d'y arriver : par une action basée sur un état, { $p ->
    [you] vous pouvez
   *[other] { $pn } peut
  } mettre cette carte dans la zone de commandement.
commander-returns-to-command-zone = { $p ->
    [you] Vous mettez
   *[other] { $P } met
  } { $s } dans la zone de commandement.
commander-stays-where-it-is = { $S } n'y est pas { $sg ->
    [f] arrivée
   *[m] arrivé
  } depuis la dernière vérification : ce choix est passé.
lifelink-gains-life = { $H } a le lien de vie : { $p ->
    [you] vous gagnez
   *[other] { $pn } gagne
  } { $v } points de vie dans le même temps que les blessures.
no-damage-to-what-is-not-dealt-any = Des blessures ne peuvent être infligées qu'à un joueur, une créature, un planeswalker ou une bataille : { $s } n'en subit pas.
zero-damage-is-not-dealt = Une source qui devrait infliger 0 blessure n'inflige pas de blessures du tout.
protection-prevents-damage = { $S } a la protection contre { $q } : les blessures { $dh } sont prévenues.
damage-as-minus-counters = Les blessures ne sont pas marquées sur { $s } : elles mettent { $v } × { $q }.
infect-gives-poison = Les blessures d'une source avec l'infection ne font pas perdre de points de vie : { $p ->
    [you] vous recevez
   *[other] { $pn } reçoit
  } { $v } marqueurs « poison ».
toxic-gives-poison = Les blessures de combat d'une créature avec toxique donnent aussi { $v } marqueurs « poison » à { $p ->
    [you] vous
   *[other] { $pn }
  }.
did-not-die-does-not-return = { $S } n'est pas allé dans un cimetière : sa capacité ne fait rien revenir.
damage-takes-loyalty = Les blessures d'un planeswalker lui retirent autant de marqueurs loyauté : { $s } en perd { $v }.
namesakes-that-are-not-legendary-stay = Un joueur peut avoir plusieurs permanents du même nom : seuls les permanents légendaires sont limités à un.
had-a-counter-does-not-return = La dernière fois sur le champ de bataille, { $s } avait un tel marqueur : sa capacité ne fait rien.
returns-with-a-counter = { $S } n'avait pas ce marqueur en mourant et revient sur le champ de bataille avec { $v } × { $q }.
looked-at-as-before-the-check = Les actions basées sur un état d'une même vérification ont lieu en même temps : on regarde { $s } comme avant chacune d'elles.
resolution-is-not-looked-into = Pendant la résolution d'un sort ou d'une capacité, les actions basées sur un état ne sont pas vérifiées ; ce qui est passé à la fin ne compte pas.
check-comes-before-the-trigger = Les actions basées sur un état sont vérifiées et effectuées avant que les capacités déclenchées en attente soient mises sur la pile.
check-is-repeated = Toutes ont lieu en même temps, et une vérification qui a fait quelque chose est suivie d'une autre, jusqu'à ce qu'il n'y ait plus rien à faire.
no-response-to-state-based-actions = Les actions basées sur un état n'utilisent pas la pile : personne ne peut y répondre.
damage-and-effects-wear-off = À la fin du tour, les blessures marquées sur { $s } disparaissent en même temps que les effets « jusqu'à la fin du tour ».
assume-not-indestructible = { $s } n'est pas indestructible
ask-toughness = Quelle est l'endurance { $ds }, sans marqueurs ni effets ?
if-toughness-yes = l'endurance { $ds }, sans marqueurs ni effets, est de { $q } ou moins
if-toughness-no = l'endurance { $ds }, sans marqueurs ni effets, est supérieure à { $q }
ask-loyalty = Combien de loyauté avait { $s } ?
if-loyalty-yes = { $s } avait une loyauté de { $q } ou moins
if-loyalty-no = { $s } avait une loyauté supérieure à { $q }
ask-defense = Combien de défense avait { $s } ?
if-defense-yes = { $s } avait une défense de { $q } ou moins
if-defense-no = { $s } avait une défense supérieure à { $q }
ask-life = Quel est le total de points de vie ({ $s }) ?
if-life-yes = le total de points de vie était de { $q } ou moins
if-life-no = le total de points de vie était supérieur à { $q }
ask-poison = Combien y a-t-il de marqueurs « poison » ({ $s }) ?
ask-drew_from_empty = Y a-t-il eu une tentative de piocher dans la bibliothèque vide ?
if-drew_from_empty-yes = il y a eu une tentative de piocher dans la bibliothèque vide
if-drew_from_empty-no = personne n'a tenté de piocher dans la bibliothèque vide
ask-commander_damage = Un même commandant a-t-il infligé au moins 21 de ces blessures de combat ?
if-commander_damage-yes = un même commandant en a infligé au moins 21
if-commander_damage-no = aucun commandant n'en a infligé 21 à lui seul
ask-combat_damage = Les blessures { $ds } étaient-elles des blessures de combat ?
if-combat_damage-yes = c'étaient des blessures de combat
if-combat_damage-no = ce n'étaient pas des blessures de combat
ask-pending = { $q ->
    [chapter-ability] Une capacité de chapitre
    [room-ability] Une capacité de salle
   *[other] Une capacité
  } { $ds } s'est-elle déclenchée sans avoir encore quitté la pile ?
if-pending-yes = { $q ->
    [chapter-ability] une capacité de chapitre
    [room-ability] une capacité de salle
   *[other] une capacité
  } { $ds } attend ou est sur la pile
if-pending-no = { $q ->
    [chapter-ability] aucune capacité de chapitre
    [room-ability] aucune capacité de salle
   *[other] aucune capacité
  } { $ds } n'attend ni n'est sur la pile
ask-last_chapter = Y a-t-il au moins autant de marqueurs « sapience » que le dernier chapitre ({ $s }) ?
if-last_chapter-yes = le dernier chapitre est atteint ({ $s })
if-last_chapter-no = il reste des chapitres ({ $s })
ask-shares_name = Les permanents légendaires ont-ils le même nom ?
if-shares_name-yes = ils ont le même nom
if-shares_name-no = leurs noms diffèrent
ask-legendary = Est-ce aussi un permanent légendaire ({ $s }) ?
if-legendary-yes = { $s } est un permanent légendaire
if-legendary-no = { $s } n'est pas un permanent légendaire
ask-kept = Lequel des permanents légendaires leur contrôleur garde-t-il ?
if-kept-object = { $h } est ce qui est gardé
ask-protector = Qui protège { $s } ?
if-protector-you = vous protégez { $s }
if-protector-opponent = votre adversaire protège { $s }
ask-newest_world = Lequel des permanents avec le super-type monde est arrivé en dernier ?
if-newest_world-object = { $h } est ce qui est arrivé en dernier
if-newest_world-tie = ils sont arrivés en même temps
ask-returns = Son propriétaire met-il { $s } dans la zone de commandement ?
if-returns-yes = son propriétaire met { $s } dans la zone de commandement
if-returns-no = son propriétaire laisse { $s } là
ask-indestructible = { $S } est indestructible ?
if-indestructible-yes = { $s } est indestructible
if-indestructible-no = { $s } n'est pas indestructible
ask-deathtouched = Une source avec le contact mortel a-t-elle infligé des blessures { $as } ?
if-deathtouched-yes = une source avec le contact mortel a infligé des blessures { $as }
if-deathtouched-no = aucune source avec le contact mortel n'a infligé de blessures à { $s }
ask-token = { $S } : est-ce un jeton ?
if-token-yes = { $s } est un jeton
if-token-no = { $s } est une carte
u-damage = des blessures sont infligées { $as }
u-life = le total de points de vie change ({ $s })
u-draw = des cartes sont piochées ({ $s })
u-counters = des marqueurs sont mis ou retirés ({ $s })
u-gets = la force et l'endurance { $ds } changent jusqu'à la fin du tour
u-destroy = un effet détruit { $s }
u-regenerate = { $s } reçoit un bouclier de régénération
u-sacrifice = { $s } est { $sg ->
    [f] sacrifiée
   *[m] sacrifié
  }
u-trigger = une capacité { $ds } se déclenche
u-ability_leaves_stack = la capacité { $ds } quitte la pile
u-cleanup = le tour se termine
q-loses = { $p ->
    [you] est-ce que vous perdez
   *[other] est-ce que { $pn } perd
  } la partie ?
q-who_loses = qui perd la partie ?
q-wins = { $p ->
    [you] est-ce que vous gagnez
   *[other] est-ce que { $pn } gagne
  } la partie ?
q-game_ends = la partie se termine-t-elle ?
q-has_speed = est-ce la vitesse ({ $p ->
    [you] vous
   *[other] { $pn }
  }) ?
q-dies = { $s } meurt ?
q-destroyed = { $s } est { $sg ->
    [f] détruite
   *[m] détruit
  } ?
q-what_becomes = qu'advient-il d'eux ?
q-counters_left = quels marqueurs reste-t-il sur { $s } ?
q-has_counters = { $s } a autant de marqueurs ?
q-who_protects = qui protège { $s } ?
q-protects = { $p ->
    [you] est-ce que vous protégez
   *[other] est-ce que { $pn } protège
  } { $s } ?
q-may_return = son propriétaire peut-il mettre { $s } dans la zone de commandement ?
q-may_respond = les joueurs peuvent-ils y répondre ?
q-checked_again = les actions basées sur un état sont-elles vérifiées à nouveau ?
nothing-to-respond-to = Aucune action basée sur un état n'a été effectuée.
what-two-headed-giant-team = ce qu'il advient d'une équipe en Troll à deux têtes
what-endless-state-based-actions = des actions basées sur un état sans fin

## Ce qui peut être ciblé, et ce qui subit un effet sans être une cible
spell-targets-what-it-names = Les cibles { $ds } sont ce que son texte appelle « cible » ou « ciblé » ; on les choisit en lançant le sort.
activated-ability-targets-what-it-names = Une capacité activée { $ds } a une cible si elle dit « cible » ou « ciblé » ; on la choisit en activant la capacité.
triggered-ability-targets-what-it-names = Une capacité déclenchée { $ds } a une cible si elle dit « cible » ou « ciblé » ; on la choisit quand la capacité est mise sur la pile.
equip-targets-own-creature = La capacité d'équipement cible une créature que contrôle celui qui l'active.
equip-needs-a-creature = { $H } n'est pas une créature : l'équipement ne peut pas cibler cela.
equip-needs-own-creature = Celui qui active l'équipement ne contrôle pas { $h } : ce ne peut pas en être la cible.
target-is-not-described = { $H } n'est pas ce que le texte { $ds } décrit comme cible.
hexproof-does-not-stop-its-controller = { $H } a la défense talismanique, mais elle n'arrête que ce que contrôlent les adversaires de son contrôleur, et ce n'est pas le cas { $ds }.
hexproof-does-not-stop-the-player = La défense talismanique d'un joueur n'arrête que ce que contrôlent ses adversaires.
protection-does-not-stop-it = { $H } a une protection, mais pas contre ce qu'est { $s }.
ward-forbids-no-target = { $H } a la parade : le ciblage est permis, puis la parade se déclenche et contrecarre le sort ou la capacité si son coût n'est pas payé.
ward-heeds-opponents-only = { $H } a la parade, mais elle ne se déclenche que pour ce que contrôle un adversaire de son contrôleur.
ward-triggers = { $S } devient la cible de ce que contrôle un adversaire ({ $h }) : la parade se déclenche.
indestructible-can-be-a-target = { $H } a l'indestructibilité : pas de destruction, mais le ciblage est permis.
uncounterable-can-be-a-target = Contrecarrer { $h } est impossible, mais le ciblage est permis.
affected-without-being-a-target = { $H } ne dit pas « cible » : ce qui arrive { $as } arrive sans ciblage.
affected-as-the-spell-says = { $H } fait { $as } ce que dit son texte.
hexproof-is-about-targets = La défense talismanique { $ds } n'empêche que le ciblage, et il n'y en a pas ici.
shroud-is-about-targets = Le linceul { $ds } n'empêche que le ciblage, et il n'y en a pas ici.
protection-is-about-targets = La protection empêche de cibler, de blesser, d'attacher et de bloquer, et { $h } ne fait rien de tout cela { $as }.
ward-is-about-targets = La parade { $ds } ne se déclenche qu'en cas de ciblage, et il n'y en a pas ici.
delayed-trigger-does-not-follow = { $S } a changé de zone entre-temps et y est un nouvel objet.
delayed-trigger-does-nothing = La capacité à retardement n'affecte que le permanent pour lequel elle a été créée, dans la zone où elle l'attend : elle ne fait plus rien { $as }.
spell-was-cast = On a lancé { $s } : ce qui se déclenche quand un sort est lancé se déclenche alors, quoi que devienne le sort.
put-there-without-being-cast = Lancer, c'est mettre un sort sur la pile et le payer ; { $s } est sur le champ de bataille sans avoir suivi ce chemin.
commander-may-go-instead = Quand un commandant irait dans la main ou la bibliothèque de son propriétaire, { $p ->
    [you] vous pouvez
   *[other] { $pn } peut
  } mettre { $s } dans la zone de commandement à la place.
commander-goes-to-command-zone-instead = { $p ->
    [you] Vous mettez
   *[other] { $P } met
  } { $s } dans la zone de commandement à la place de : { $z }.
commander-has-gone-home = { $S } est maintenant dans la main ou la bibliothèque : la zone de commandement ne pouvait être choisie qu'à la place de cela, pas après.
u-ward = { $s } a la parade
u-commander = { $s } est un commandant
u-player-hexproof = { $p ->
    [you] vous avez
   *[other] { $pn } a
  } la défense talismanique
u-player-shroud = { $p ->
    [you] vous avez
   *[other] { $pn } a
  } le linceul
q-may_target-ability = une capacité { $ds } peut-elle cibler { $h } ?
q-may_target-equip = la capacité d'équipement { $ds } peut-elle cibler { $h } ?
what-cast-from-the-battlefield = quelque chose qui est lancé ou mis là bien qu'étant sur le champ de bataille
what-leaving-from-elsewhere = quelque chose qui quitte le champ de bataille sans y être encore
what-merged-commander = un commandant qui fait partie d'un permanent fusionné
card-may-come-back = { $S } n'est pas un jeton : revenir sur le champ de bataille après l'avoir quitté est possible.
u-uncounterable = contrecarrer { $s } est impossible
u-targets = { $s } cible { $h }
u-untargeted-destroy = { $s } détruit { $h } sans cibler
u-untargeted-exile = { $s } exile { $h } sans cibler
u-untargeted-return = { $s } renvoie { $h } dans la main de son propriétaire sans cibler
u-cast-for = le coût « { $q } » est payé pour lancer { $s }
u-trigger-spell_cast = une capacité { $ds } se déclenche quand un sort est lancé
u-trigger-becomes_target = une capacité { $ds } se déclenche quand { $s } devient une cible
u-leaves-for = { $s } quitte le champ de bataille pour une autre zone ({ $z })
