# Effets continus, remplacement, prévention, copies, marqueurs. Voir effects.en.ftl.

## Layers
as-printed = Aucun effet n'y change rien : c'est ce qui est imprimé sur { $s } qui vaut.
in-layer-2 = Les effets qui changent qui contrôle { $s } s'appliquent dans la strate 2.
in-layer-4 = Les effets qui changent les types { $ds } s'appliquent dans la strate 4.
in-layer-5 = Les effets qui changent la couleur { $ds } s'appliquent dans la strate 5.
in-layer-6 = Les effets qui donnent ou retirent des capacités s'appliquent dans la strate 6.
in-layer-7a = La capacité qui définit la force et l'endurance { $ds } s'applique d'abord, dans la strate 7a.
in-layer-7b = L'effet qui fixe la force et l'endurance de base { $ds } s'applique dans la strate 7b, avant qu'on ajoute quoi que ce soit.
in-layer-7c = Les marqueurs et les effets qui ne font qu'ajouter à la force et à l'endurance ou en retirer se comptent dans la strate 7c, après ce qui les fixe.
in-layer-7d = La force et l'endurance { $ds } s'échangent en dernier, dans la strate 7d, une fois tout le reste compté.
defining-ability-first = Une capacité de définition de caractéristique s'applique avant les autres effets, quel que soit leur ordre d'arrivée.
later-effect-stands = Dans une strate, l'effet le plus ancien s'applique d'abord : celui qui est arrivé après a le dernier mot.
dependent-effect-waits = L'un des effets dépend de l'autre et l'attend, quels que soient les horodatages.
loop-goes-by-timestamp = Ces effets dépendent les uns des autres en boucle : on les applique donc dans l'ordre des horodatages.
effect-that-began-goes-on = L'effet avait commencé à s'appliquer dans une strate précédente : il continue donc d'affecter { $s }, bien que la capacité qui le produit soit perdue.
keyword-counter-gives-it = Un marqueur mot-clé donne cette capacité { $as }.
no-creature-no-size = { $S } n'est pas une créature et n'a donc ni force ni endurance.
is-so-big = { $S } est { $v }.
has-such-power = La force { $ds } est { $v }.
has-such-toughness = L'endurance { $ds } est { $v }.

## Reach and duration
effect-has-ended = L'effet durait jusqu'à la fin du tour et il est terminé.
locked-in-and-still-affected = L'effet a été fixé sur { $s } quand il a commencé : il continue donc de s'appliquer.
locked-in-without-it = Ce que l'effet affecte a été fixé à la résolution du sort ou de la capacité, et { $s } n'en faisait pas partie.
counted-once = Le nombre a été compté une seule fois, à la résolution du sort ou de la capacité ; il ne change plus ensuite.
static-effect-applies-now = Une capacité statique s'applique à tout ce qui correspond à son texte à chaque instant, et { $s } y correspond.
static-effect-does-not-fit = Une capacité statique ne s'applique qu'à ce qui correspond à son texte à chaque instant, et { $s } n'y correspond pas.
source-has-left = Le permanent qui a la capacité statique n'est plus sur le champ de bataille : son effet est terminé.

## Replacement
instead-double-create-tokens = L'effet double les jetons : il en est créé { $v } à la place.
instead-plus-create-tokens = L'effet ajoute des jetons : il en est créé { $v } à la place.
instead-minus-create-tokens = L'effet retire des jetons : il en est créé { $v } à la place.
instead-nothing-create-tokens = L'effet remplace la création : aucun jeton n'est créé.
instead-double-put-counters = L'effet double les marqueurs : on en met { $v } sur { $s } à la place.
instead-plus-put-counters = L'effet ajoute des marqueurs : on en met { $v } sur { $s } à la place.
instead-minus-put-counters = L'effet retire des marqueurs : on en met { $v } sur { $s } à la place.
instead-nothing-put-counters = L'effet remplace cela : aucun marqueur n'est mis sur { $s }.
instead-double-deal-damage = L'effet double les blessures : { $v } sont infligées { $as } à la place.
instead-plus-deal-damage = L'effet augmente les blessures : { $v } sont infligées { $as } à la place.
instead-minus-deal-damage = L'effet réduit les blessures : { $v } sont infligées { $as } à la place.
instead-nothing-deal-damage = L'effet remplace les blessures : aucune n'est infligée { $as }.
instead-double-draw = À la place de cette pioche, { $v } cartes sont piochées.
instead-plus-draw = À la place de cette pioche, { $v } cartes sont piochées.
instead-minus-draw = À la place de cette pioche, { $v } cartes sont piochées.
instead-gain-life-draw = À la place de la pioche, des points de vie sont gagnés : { $v }.
instead-draw-draw = À la place de cette pioche, { $v } cartes sont piochées.
instead-double-gain-life = Le gain de points de vie est doublé : { $v }.
instead-plus-gain-life = L'effet augmente le gain de points de vie : { $v }.
instead-minus-gain-life = L'effet réduit le gain de points de vie : { $v }.
instead-nothing-gain-life = L'effet remplace le gain de points de vie : aucun n'est gagné.
instead-draw-gain-life = Au lieu de gagner des points de vie, { $p ->
    [you] vous piochez
   *[other] { $pn } pioche
  } autant de cartes : { $v }.
instead-exile-go-to-graveyard = { $S } va en exil au lieu d'aller au cimetière.
instead-library-go-to-graveyard = { $S } va dans la bibliothèque de son propriétaire au lieu d'aller au cimetière.
instead-hand-go-to-graveyard = { $S } va dans la main de son propriétaire au lieu d'aller au cimetière.
instead-command-go-to-graveyard = { $S } va dans la zone de commandement au lieu d'aller au cimetière.
goes-there-instead = { $S } finit donc dans cette zone : { $z }.
finality-counter-exiles = Le marqueur finalité fait que { $s } va en exil au lieu d'aller au cimetière.
draw-is-skipped = Cette pioche est passée : rien n'est pioché à la place.
draw-from-nothing-is-replaced = La pioche est remplacée même si la bibliothèque est vide : personne ne pioche dans une bibliothèque vide.
enters-with-counters = { $S } arrive avec { $v } × { $q } ; c'est un effet de remplacement, pas une capacité déclenchée.
enters-with-copy = { $S } arrive comme une copie ; c'est un effet de remplacement, pas une capacité déclenchée.
enters-with-control = L'effet change sous le contrôle de qui arrive { $s }.
enters-so-counters = { $S } arrive avec des marqueurs supplémentaires ({ $q }).
enters-so-tapped = { $S } arrive en position engagée : pas un instant en position dégagée.
permanents-enter-untapped = Les permanents arrivent dégagés, sauf indication contraire.
replacement-came-too-late = Un effet de remplacement doit être là avant l'évènement ; il ne change pas ce qui s'est déjà produit.
no-damage-to-replace = Aucune blessure ne serait infligée : il n'y a rien à remplacer.
each-effect-applies-once = Chacun des effets n'a qu'une seule occasion de modifier l'évènement : aucun ne s'applique à son propre résultat.
the-others-follow = Une fois un effet appliqué, le suivant s'applique au résultat, jusqu'à ce qu'il n'en reste plus.
applies-to-what-became = L'évènement est devenu un autre, et c'est à celui-là que s'applique l'autre effet.
replaced-event-triggers-nothing = Ce qui a été remplacé ne s'est jamais produit : la capacité { $ds } ne se déclenche pas.
replaces-only-what-it-names = Un effet ne remplace que l'événement qu'il nomme, et ce n'en était pas un.
it-has-died = { $S } est allé au cimetière depuis le champ de bataille : c'est cela, mourir.
it-has-not-died = { $S } a quitté le champ de bataille pour une autre zone que le cimetière : ce n'est pas mourir.
damage-is-redirected = Les blessures sont infligées { $ah } à la place : { $v }.
an-effect-does-it = C'est un effet qui met ces marqueurs : « si un effet devait mettre » s'applique.
loyalty-counters-are-the-cost = Ces marqueurs loyauté sont le coût de la capacité de loyauté ; aucun effet ne les met, ils ne sont donc pas doublés.
a-token-is-no-card = Un jeton n'est pas une carte : un effet qui parle de cartes ne concerne pas { $s }.
affected-player-chooses-order = Plusieurs effets veulent modifier le même évènement ; celui qui s'applique d'abord est choisi par { $p ->
    [you] vous
   *[other] { $pn }
  }, qui contrôle le permanent ou qui est affecté.
self-replacement-first = La partie du sort ou de la capacité qui remplace son propre effet doit s'appliquer d'abord.
control-effect-first = L'effet sur le contrôle sous lequel arrive { $s } doit s'appliquer d'abord.
copy-effect-first = L'effet qui fait arriver { $s } comme une copie doit s'appliquer d'abord.

## Prevention
prevents-all = Les blessures qui seraient infligées { $as } sont prévenues.
prevents-up-to-the-shield = Le bouclier prévient autant qu'il lui reste ; blessures encore infligées { $as } : { $v }.
prevents-the-next-time = Les prochaines blessures de cette source sont prévenues, quel que soit leur nombre.
prevents-so-much-each-time = L'effet prévient son nombre de blessures à chaque fois ; blessures encore infligées { $as } : { $v }.
prevention-came-too-late = Un effet de prévention doit être là avant les blessures ; celles qui ont été infligées le restent.
shield-is-used-up = Le bouclier est épuisé : le reste des blessures est infligé.
next-time-is-over = Seules les prochaines blessures de cette source étaient prévenues ; ensuite elle en inflige à nouveau.
damage-cannot-be-prevented = Ces blessures ne peuvent pas être prévenues : elles sont toutes infligées, et le bouclier n'est pas entamé.
shield-counter-comes-off = Un marqueur bouclier est retiré { $ds }.
shield-counter-saves-it = Le marqueur bouclier est retiré à la place, et { $s } n'est pas { $sg ->
    [f] détruite
   *[m] détruit
  }.
shield-counter-prevents-damage = Le marqueur bouclier prévient les blessures infligées { $as }.

## Amounts
tokens-as-the-effect-says = On met sur le champ de bataille autant de jetons que le dit l'effet.
tokens-are-created = Des jetons sont créés : { $v }.
damage-as-the-source-deals-it = Rien ne change les blessures : elles sont infligées telles quelles.
cards-as-the-effect-says = On pioche autant de cartes que le dit l'effet.
life-as-the-effect-says = On gagne autant de points de vie que le dit l'effet.
counters-as-they-were-put = Les marqueurs restent où ils sont tant que rien ne les retire.
so-many-tokens = Jetons en tout : { $v }.
so-many-counters = Marqueurs sur { $s } : { $v }.
so-many-counters_put = Marqueurs mis sur { $s } : { $v }.
so-many-damage = Blessures infligées { $as } : { $v }.
so-many-cards = Cartes piochées : { $v }.
so-many-life_gained = Points de vie gagnés : { $v }.

## Counters
counters-cease-with-the-zone = { $S } a changé de zone : ses marqueurs ont cessé d'exister.
counters-stay-with-another-player = { $S } n'a fait qu'avoir un autre contrôleur et n'a pas changé de zone : ses marqueurs restent.
counters-stay-while-phased-out = Le déphasage ne change pas de zone : { $s } garde ses marqueurs.
counter-moves = { $v } × { $q } : retiré { $ds } et mis sur { $h }.
counter-does-not-move-same = On ne peut pas déplacer un marqueur { $ds } sur le même objet : rien n'est retiré ni mis.
counter-does-not-move-not-there = L'un des deux n'est plus là : aucun marqueur n'est déplacé.
counter-does-not-move-none = { $S } n'a pas de tels marqueurs : aucun n'est déplacé.
entering-with-counters = Les marqueurs que { $s } reçoit en arrivant comptent comme mis : { $v } × { $q }.
planeswalker-enters-with-loyalty = Un planeswalker arrive avec autant de marqueurs loyauté que sa loyauté imprimée : { $v }.
battle-enters-with-defense = Une bataille arrive avec autant de marqueurs défense que sa défense imprimée : { $v }.
saga-enters-with-lore = Une saga arrive avec un marqueur sapience.

## Copies
copy-is-as-printed = { $S } n'a que ce qui est copiable { $dh } : ce qui est imprimé, pas les marqueurs, les effets ou la position engagée.
enters-as-a-copy = { $S } arrive comme une copie.
copy-of-a-copy = { $H } est déjà une copie, et c'est cela qui est copié : { $s } est une copie de la même chose.
copy-has-no-counters = Les marqueurs ne sont pas copiés.
copy-has-no-effects = Ce que des effets ont changé { $ah } n'est pas copié.
copy-has-no-attachments = Les auras et les équipements attachés { $ah } ne sont pas copiés.
copy-has-no-status = La position engagée { $dh } n'est pas copiée.
copy-has-what-is-printed = Ce qui est imprimé sur { $h } est copié.
copy-has-printed-ability = La capacité est imprimée sur { $h } : la copie l'a aussi.
copy-has-not-that-ability = Cette capacité n'est pas imprimée sur { $h } : la copie ne l'a pas non plus.

## Loyalty
loyalty-may-be-activated = Une fois par tour, pendant une phase principale du tour de son contrôleur et sans rien sur la pile, une capacité de loyauté peut être activée.
loyalty-once-each-turn = Une capacité de loyauté { $ds } a déjà été activée ce tour-ci, et une seule peut l'être par tour.
loyalty-only-in-own-turn = Les capacités de loyauté ne peuvent être activées que pendant le tour de leur contrôleur.
loyalty-only-in-a-main-phase = Les capacités de loyauté ne peuvent être activées que pendant une phase principale.
loyalty-only-with-an-empty-stack = Les capacités de loyauté ne peuvent être activées que si la pile est vide.
loyalty-of-another-player = Seul le contrôleur { $ds } peut activer ses capacités de loyauté.
loyalty-cost-too-high = Il n'y a pas assez de marqueurs loyauté sur { $s } pour un coût de { $v }.
assume-loyalty-time = c'est une phase principale du tour du contrôleur { $ds }, sans rien sur la pile

## Facts
ask-newer = Qu'est-ce qui est arrivé en dernier : { $s } ou { $h } ?
if-newer-yes = { $s } est arrivé après { $h }
if-newer-no = { $h } est arrivé après { $s }
ask-put_by_effect = Est-ce un effet qui met les marqueurs sur { $s }, ou sont-ils le coût d'une capacité de loyauté ?
if-put_by_effect-yes = un effet met les marqueurs sur { $s }
if-put_by_effect-no = les marqueurs sont le coût d'une capacité de loyauté
ask-away_how = Où était { $s } : dans une autre zone comme l'exil, hors phase, ou sous le contrôle d'un autre joueur ?
if-away_how-exile = { $s } était dans une autre zone
if-away_how-phasing = { $s } était hors phase
if-away_how-control = { $s } était sous le contrôle d'un autre joueur
ask-first_replacement = Quel effet s'applique d'abord ?
if-first_replacement-yes = l'un s'applique d'abord
ask-loyalty_enough = Y a-t-il assez de marqueurs loyauté sur { $s } pour le coût ?
if-loyalty_enough-yes = il y a assez de marqueurs loyauté sur { $s }
if-loyalty_enough-no = il n'y a pas assez de marqueurs loyauté sur { $s }
ask-plus_counter = Y avait-il un marqueur +1/+1 sur { $s } ?
if-plus_counter-yes = il y a un marqueur +1/+1 sur { $s }
if-plus_counter-no = il n'y a pas de marqueur +1/+1 sur { $s }
ask-minus_counter = Y avait-il un marqueur -1/-1 sur { $s } ?
if-minus_counter-yes = il y a un marqueur -1/-1 sur { $s }
if-minus_counter-no = il n'y a pas de marqueur -1/-1 sur { $s }

## Undecided
size-not-stated = On ne dit pas quelle est sa taille sans les effets.
no-continuous-effect = Il n'y a pas ici de tel effet continu.
no-replacement-effect = Il n'y a pas ici de tel effet de remplacement.
no-copy = Rien n'est devenu une copie ici.
no-counter-is-moved = Aucun marqueur n'est déplacé ici.
what-too-many-effects-in-a-layer = plus d'effets dans une strate que je n'en ordonne
what-order-of-several-effects = plus de deux effets dont on ne dit pas lequel est arrivé en premier
what-changes-beside-effects = des effets à côté d'un évènement qui change la même chose pour de bon
what-spell-kept-out-of-the-graveyard = un sort qu'un effet tient hors du cimetière
what-counters-by-damage = un effet sur ce que mettent les effets, et des marqueurs mis par des blessures
what-text-changing-effect = un effet qui change du texte
what-effect-on-a-face-down-permanent = un effet sur les caractéristiques d'un permanent face cachée
what-switching-what-is-not-stated = l'échange d'une force ou d'une endurance qu'on ne dit pas
what-too-many-replacement-effects = plus d'effets de remplacement sur un évènement que je n'en essaie d'ordres
what-replaced-by-another-event = un évènement remplacé par un autre d'une autre sorte
what-more-counters-on-what-returns = des marqueurs supplémentaires sur ce qui revient par persistance ou survivance
what-copy-over-changes = une copie faite d'une chose que des effets avaient déjà changée
what-copy-of-a-face-down-permanent = une copie d'un permanent face cachée
what-change-of-unstated-colors = une couleur ajoutée à des couleurs qu'on ne dit pas
what-change-of-unstated-types = un type ajouté à des types qu'on ne dit pas
what-change-of-unstated-subtypes = un sous-type ajouté à des sous-types qu'on ne dit pas

## Understood
u-create = des jetons sont créés
u-begin = un effet commence
u-end = un effet se termine
u-becomes_copy = { $s } devient une copie { $dh }
u-activate_loyalty = une capacité de loyauté { $ds } est activée
u-move_counters = des marqueurs sont déplacés { $ds } sur { $h }
u-away_and_back = { $s } n'était plus là et est de retour
u-effect-2 = un effet change qui contrôle quelque chose
u-effect-4 = un effet change des types
u-effect-5 = un effet change des couleurs
u-effect-6 = un effet donne ou retire des capacités
u-effect-3 = un effet change du texte
u-effect-7a = une capacité définit force et endurance ({ $q })
u-effect-7b = un effet fixe force et endurance de base ({ $q })
u-effect-7c = un effet ajoute à la force et à l'endurance ({ $q })
u-effect-7d = un effet échange force et endurance
u-replaces-create_tokens = un effet remplace la création de jetons
u-replaces-put_counters = un effet remplace la mise de marqueurs
u-replaces-deal_damage = un effet remplace ou prévient des blessures
u-replaces-draw = un effet remplace la pioche
u-replaces-gain_life = un effet remplace le gain de points de vie
u-replaces-go_to_graveyard = un effet remplace le fait d'aller au cimetière
u-replaces-enter = un effet change la façon dont quelque chose arrive
q-size_is = quelle est la taille { $ds } ?
q-power_is = quelle est la force { $ds } ?
q-toughness_is = quelle est l'endurance { $ds } ?
q-has_keyword = { $s } a-t-il cette capacité ?
q-has_quality = { $s } est-ce cela ?
q-effect_applies = l'effet s'applique-t-il { $as } ?
q-how_many = combien y en a-t-il ?
q-who_chooses_order = qui choisit l'effet qui s'applique d'abord ?
q-may_choose = { $pn } peut-il choisir l'effet qui s'applique d'abord ?
q-replaces = l'effet s'applique-t-il ?
q-is_prevented = les blessures sont-elles prévenues ?
q-enters_tapped = { $s } arrive-t-il en position engagée ?
q-copies = { $s } a-t-il cela de ce qu'il copie ?
q-is_copy_of = { $s } est-ce une copie { $dh } ?
q-may_activate_loyalty = une capacité de loyauté { $ds } peut-elle être activée ?
q-counter_moves = un marqueur { $ds } est-il déplacé ?
