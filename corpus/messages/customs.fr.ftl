# Sagas, monarque, fin du tour, déphasage, jetons prédéfinis, partenaires. Marqueurs comme dans turn.fr.ftl.

## Sagas
chapter-is-reached-and-triggers = Avec ce marqueur « sapience », { $s } atteint le chapitre { $v } : cette capacité de chapitre se déclenche.
chapter-is-passed-and-triggers = Avec plusieurs marqueurs « sapience » à la fois, { $s } atteint aussi le chapitre { $v }, et chaque chapitre atteint se déclenche.
chapter-is-not-reached = { $S } a moins de marqueurs « sapience » que n'en demande le chapitre { $v } : ce chapitre ne se déclenche pas.
chapter-was-reached-before = { $S } avait déjà les marqueurs « sapience » que demande le chapitre { $v } : ce chapitre ne se déclenche pas à nouveau.
no-lore-counter-was-put = Un chapitre ne se déclenche que quand on met des marqueurs « sapience » ; aucun n'a été mis sur { $s }, le chapitre { $v } ne se déclenche donc pas.
saga-gets-a-lore-counter = Au début de la phase principale d'avant combat, { $s } reçoit un marqueur « sapience ».

## The monarch
becomes-the-monarch = Il n'y avait pas encore de monarque ; { $p ->
    [you] vous devenez
   *[other] { $pn } devient
  } le monarque.
becomes-the-monarch-instead = Il n'y a qu'un monarque à la fois : { $p ->
    [you] vous devenez
   *[other] { $pn } devient
  } le monarque, et celui d'avant ne l'est plus.
dethroned-by-combat-damage = Une créature a infligé des blessures de combat au monarque : { $p ->
    [you] vous, qui la contrôlez, devenez
   *[other] { $pn }, qui la contrôle, devient
  } le monarque.
only-combat-damage-dethrones = Seules les blessures de combat d'une créature prennent la couronne ; { $p ->
    [you] vous restez
   *[other] { $pn } reste
  } le monarque.
follows-the-monarch-who-left = Le monarque a quitté la partie : { $p ->
    [you] vous devenez
   *[other] { $pn } devient
  } le monarque. C'est le joueur dont c'est le tour, sinon le suivant dans l'ordre du tour.
is-the-monarch-first = { $p ->
    [you] Vous êtes
   *[other] { $P } est
  } le monarque maintenant.
is-the-monarch-named = { $p ->
    [you] Vous êtes
   *[other] { $P } est
  } le monarque maintenant, et personne d'autre.
is-the-monarch-combat = { $p ->
    [you] Vous êtes
   *[other] { $P } est
  } le monarque maintenant.
is-the-monarch-other-damage = { $p ->
    [you] Vous êtes
   *[other] { $P } est
  } toujours le monarque.
is-the-monarch-left = { $p ->
    [you] Vous êtes
   *[other] { $P } est
  } le monarque maintenant.
is-not-the-monarch-first = { $p ->
    [you] Vous n'êtes
   *[other] { $P } n'est
  } pas le monarque.
is-not-the-monarch-named = { $p ->
    [you] Vous n'êtes
   *[other] { $P } n'est
  } plus le monarque.
is-not-the-monarch-combat = { $p ->
    [you] Vous n'êtes
   *[other] { $P } n'est
  } pas le monarque.
is-not-the-monarch-other-damage = { $p ->
    [you] Vous ne devenez
   *[other] { $P } ne devient
  } pas le monarque.
is-not-the-monarch-left = { $p ->
    [you] Vous ne devenez
   *[other] { $P } ne devient
  } pas le monarque.
monarch-draws = Au début de sa propre étape de fin, le monarque pioche une carte ; c'est-à-dire { $p ->
    [you] vous
   *[other] { $pn }
  }.
only-the-monarch-draws = Seul le monarque pioche à l'étape de fin, et { $p ->
    [you] vous ne l'êtes pas
   *[other] { $pn } ne l'est pas
  }.
monarch-draws-only-in-the-own-end-step = Le monarque ne pioche qu'à l'étape de fin de son propre tour, et c'est le tour d'un autre joueur.
was-not-the-monarch-as-the-end-step-began = La capacité se déclenche au début de l'étape de fin pour celui qui est alors le monarque, et { $p ->
    [you] vous ne l'étiez pas
   *[other] { $pn } ne l'était pas
  }.

## Ending the turn
waiting-trigger-ceases-with-the-turn = La capacité { $ds } s'était déclenchée sans être encore sur la pile : à la fin du tour elle cesse d'exister.
ability-is-exiled-with-the-stack = Terminer le tour exile tout ce qui est sur la pile, y compris la capacité { $ds } : elle ne se résout pas.
spell-is-exiled-as-the-turn-ends = Terminer le tour exile tout ce qui est sur la pile, y compris { $s } ; rien n'est contrecarré et rien ne se résout.
combat-ends-with-the-turn = Le tour est terminé : toutes les créatures sont retirées du combat.
step-is-skipped-as-the-turn-ends = Le tour a été terminé : il n'en reste que l'étape de nettoyage, donc pas ceci : { $q }.
end-step-is-skipped-so-no-trigger = Le tour a été terminé : son étape de fin est passée et la capacité { $ds } ne se déclenche pas.

## Phasing
permanent-phases-out = { $S } sort de phase : on fait comme si cela n'existait pas.
attachment-phases-out-with-it = { $S } sort de phase avec son porteur et reste en place.
permanent-phases-in = { $S } revient en phase.
attachment-phases-in-with-it = { $S } revient en phase avec son porteur.
phased-out-is-not-there = { $S } est hors phase : on fait comme si cela n'existait pas, donc rien ne lui arrive.
phased-out-is-no-target = Ce qui est hors phase est traité comme si cela n'existait pas et ne peut pas être une cible.
phased-out-blocks-nothing = Ce qui est hors phase est traité comme si cela n'existait pas et ne bloque rien.
phasing-is-no-zone-change = Entrer en phase ou en sortir n'est pas un changement de zone : rien n'est arrivé sur le champ de bataille ni ne l'a quitté, la capacité { $ds } ne se déclenche pas.

## Predefined tokens
token-may-be-used = On peut utiliser { $s } : le mana que coûte sa capacité est { $v }.
token-need-not-be-untapped = La capacité { $ds } n'a pas le symbole d'engagement dans son coût : on peut l'utiliser même si le jeton est engagé.
token-is-not-yours-to-use = Seul son contrôleur peut utiliser { $s } sur le champ de bataille.
tapped-token-is-not-used = La capacité { $ds } a le symbole d'engagement dans son coût : si le jeton est engagé, on ne peut pas l'utiliser.
token-costs-more-mana = La capacité { $ds } coûte plus de mana que cela : { $v }.
no-card-to-discard = La capacité { $ds } coûte aussi la défausse d'une carte, et il n'y a pas de carte à défausser.
token-is-used-only-as-a-sorcery = La capacité { $ds } ne s'active que comme un rituel : dans sa propre phase principale, la pile vide.
token-is-sacrificed-as-a-cost = On sacrifie { $s } pour payer le coût : le jeton n'est plus là.
token-is-only-tapped = Pour son mana on engage seulement { $s }, sans sacrifice : le jeton reste.

## Partners
different-partners-do-not-combine = Des capacités de partenaire différentes ne se combinent pas : ces deux cartes ne peuvent pas être toutes deux commandants.
both-have-partner = Les deux cartes ont le partenariat : elles peuvent être toutes deux commandants du deck.
both-need-partner = Il faut que les deux cartes aient le partenariat, et une seule l'a.
both-have-the-same-partner = Les deux cartes ont la même capacité de partenaire : elles peuvent être toutes deux commandants du deck.
both-need-the-same-partner = Il faut que les deux cartes aient cette même capacité de partenaire, et une seule l'a.
each-names-the-other = Chaque carte est nommée par le « partenaire avec » de l'autre : elles peuvent être toutes deux commandants du deck.
partner-with-names-another = « Partenaire avec » ne permet que la carte nommée, et ici elles ne se nomment pas l'une l'autre.
background-is-chosen = L'une peut choisir un passé et l'autre est un passé légendaire : elles peuvent être toutes deux commandants.
background-needs-who-chooses-it = Un passé n'est commandant qu'à côté d'une carte qui dit « choisissez un passé », et celle-ci n'accepte qu'un passé.
companion-of-the-doctor = Le compagnon du Docteur va avec un Seigneur du temps et docteur légendaire : les deux peuvent être commandants.
companion-needs-the-doctor = Le compagnon du Docteur ne va qu'avec un Seigneur du temps et docteur légendaire sans autre type de créature.

## Choices at the same time, restricted mana
active-player-chooses-first = Quand plusieurs joueurs choisissent en même temps, le joueur dont c'est le tour ({ $pn }) choisit d'abord, puis les autres dans l'ordre du tour.
first-chooses-without-knowing = Le joueur dont c'est le tour choisit d'abord, sans savoir ce que les autres choisiront.
later-player-knows-the-choices = Qui choisit plus tard connaît les choix déjà faits.
restricted-mana-fits = Ce mana peut être dépensé pour { $s }, car sa restriction le permet.
restricted-mana-does-not-fit = Ce mana ne se dépense que comme le dit sa source, ce qui n'inclut pas { $s }.

## Colors and land types set by effects
effect-has-set-its-colors = Après ce que les effets ont fait de sa couleur, { $s } est de cette couleur ({ $q }).
effect-has-set-its-colors-not-that = Une couleur donnée par un effet remplace toutes les autres : { $s } n'est plus de cette couleur ({ $q }).
basic-type-takes-the-text = Un effet a donné { $as } un type de terrain de base pour seul type : les capacités de son texte sont perdues.
further-type-leaves-the-text = Le type de terrain de base s'ajoute : { $s } garde ses types et son texte.
basic-type-gives-its-mana = { $S } a reçu ce type de terrain de base, et avec lui la capacité de produire ce mana ({ $q }).
basic-type-gives-no-other-mana = Un effet a donné { $as } un autre type de terrain de base : seul le mana de ce type est produit, pas celui-ci ({ $q }).

## Skipping
step-had-begun-so-the-next-is-skipped = Ce qui a commencé ne peut plus être passé : { $q } continue, et l'effet attend la prochaine fois.
second-skip-takes-the-next = Deux effets qui font passer la prochaine occurrence font passer les deux prochaines, une chacun : { $q } est encore passé.
every-skip-is-used-up = Chacun de ces effets ne vaut qu'une fois, et c'est épuisé : { $q } revient.

## Put onto the battlefield attacking
put-attacking-has-not-attacked = « À chaque fois que cette créature attaque » ne se déclenche que si l'on déclare { $h } comme attaquant ; ce qui est mis sur le champ de bataille attaquant n'a jamais « attaqué ».
declared-attacker-triggers-it = On a déclaré { $h } comme attaquant : la capacité se déclenche.
is-attacking-without-declaration = { $S } arrive sur le champ de bataille déjà à l'attaque : c'est une créature attaquante, même sans déclaration.
nothing-there-to-attack = Ce que { $s } devait attaquer n'est plus là : arrivée sur le champ de bataille, mais pas à l'attaque.
restrictions-are-about-declaring = Ce qui empêche de déclarer { $s } comme attaquant ne compte pas, car il n'y a pas de déclaration.

## Triggers of combat
blocks-and-triggers-once = On a déclaré { $s } comme bloqueur : « à chaque fois qu'elle bloque » se déclenche une fois, quel que soit le nombre de créatures bloquées.
has-not-blocked = On n'a pas déclaré { $s } comme bloqueur : rien ne se déclenche.
triggers-for-each-it-blocks = La capacité { $ds } se déclenche une fois pour chaque créature bloquée ({ $v }).
becomes-blocked-and-triggers-once = Il y a eu un blocage contre { $s } : « à chaque fois qu'elle devient bloquée » se déclenche une fois, quel que soit le nombre de bloqueurs.
has-not-become-blocked = Rien n'a bloqué { $s } : rien ne se déclenche.
triggers-for-each-blocker = « Devient bloquée par une créature » se déclenche une fois pour chaque créature qui bloque { $s } ({ $v }).
was-blocked-so-no-trigger = Il y a eu un blocage contre { $s } ; le départ des bloqueurs n'y change rien : rien ne se déclenche.
no-blocker-so-it-triggers = Aucun bloqueur n'a été déclaré contre { $s } : « attaque et n'est pas bloquée » se déclenche.
player-attacks-and-triggers-once = Au moins un attaquant a été déclaré : « à chaque fois que vous attaquez » se déclenche, une fois.
nobody-was-declared = Aucun attaquant n'a été déclaré : « à chaque fois que vous attaquez » ne se déclenche pas.

## Battles, Brawl
starts-with-life-in-brawl = En Brawl, un joueur commence avec 25 points de vie, à plus de deux joueurs avec 30 ; ici { $v }.
no-commander-damage-in-brawl = En Brawl, personne ne perd la partie à cause des blessures de combat d'un commandant.

## Not modelled
unsupported-put-attacking-a-permanent = une créature mise sur le champ de bataille attaquant un planeswalker ou une bataille

## What was understood
ut-watches-you_attack = quand son joueur attaque
ut-watches-attacks_unblocked = quand quelque chose attaque et n'est pas bloqué
ut-watches-blocks = quand quelque chose bloque
ut-watches-blocks_creature = quand quelque chose bloque une créature
ut-watches-becomes_blocked = quand quelque chose devient bloqué
ut-watches-becomes_blocked_by_creature = quand quelque chose devient bloqué par une créature
u-monarch = le monarque : { $pn }
u-partner = { $s } a une capacité de partenaire
u-mana_only_for = le mana de { $pn } ne sert que pour certains sorts
u-end_turn = un effet termine le tour
u-becomes_monarch = { $p ->
    [you] vous devenez
   *[other] { $pn } devient
  } le monarque
u-phases_out = { $s } sort de phase
u-phases_in = { $s } revient en phase
u-put_attacking = { $s } arrive sur le champ de bataille déjà à l'attaque
q-chapter_triggers = est-ce que ce chapitre { $ds } se déclenche ({ $q }) ?
q-may_use_token = peut-on utiliser { $s } ?
q-stays_after_use = est-ce que { $s } est encore là après utilisation ?
q-is_monarch = { $p ->
    [you] êtes-vous
   *[other] { $pn } est-il
  } le monarque maintenant ?
q-monarch_draws = { $p ->
    [you] piochez-vous
   *[other] { $pn } pioche-t-il
  } comme monarque ?
q-may_both_lead = les deux cartes peuvent-elles être commandants du même deck ?
q-may_spend_on = peut-on dépenser ce mana pour { $s } ?
q-chooses_first = { $p ->
    [you] choisissez-vous
   *[other] { $pn } choisit-il
  } d'abord ?
q-knows_choices = { $p ->
    [you] savez-vous
   *[other] { $pn } sait-il
  } ce que l'autre joueur a choisi ?
q-keeps_text = est-ce que { $s } garde ses propres capacités ?
