# Le tour, les joueurs et Commander : voir turn.en.ftl.

## Lands
land-in-main-phase = C'est une phase principale de son propre tour et la pile est vide : un terrain peut être joué.
land-needs-main-phase = Un terrain ne se joue que pendant une phase principale.
land-needs-empty-stack = Un terrain ne se joue que lorsque la pile est vide ; ce qui s'y trouve doit d'abord se résoudre.
land-needs-own-turn = Aucun terrain ne se joue pendant le tour d'un autre joueur, pour quelque raison que ce soit.
land-is-played-from-hand = Un terrain se joue depuis la main, sauf si un effet dit autre chose.
land-play-left = Aucun terrain n'a été joué ce tour-ci : le terrain du tour reste disponible.
extra-land-play-left = Des effets permettent plus de terrains ce tour-ci ; nombre encore jouable : { $v }.
no-land-play-left = Tous les terrains permis ce tour-ci ont déjà été joués (nombre : { $v }).
cannot-play-lands = Un effet dit qu'aucun terrain ne peut être joué, et « ne peut pas » l'emporte.
put-lands-do-not-count = Un terrain qu'un effet a mis sur le champ de bataille n'a pas été joué : il ne compte pas comme le terrain du tour.
playing-a-land-uses-no-stack = Jouer un terrain n'utilise pas la pile : on ne peut ni le contrecarrer ni y répondre.
a-land-is-never-a-spell = Un terrain se joue, il ne se lance jamais : ce n'est pas un sort.
land-of-another-type-is-not-cast = Ce qui est à la fois un terrain et d'un autre type peut être joué comme terrain, mais pas lancé comme sort.
land-is-basic = { $S } a le super-type « de base », et cela seul fait un terrain de base.
land-is-not-basic = { $S } n'a pas le super-type « de base » : même avec des types de terrain de base, c'est un terrain non-base.
basic-land-type-makes-mana = Grâce à ce type de terrain de base, { $s } a la capacité de produire du mana de cette couleur ({ $q }), quel que soit son texte.
basic-land-type-makes-other-mana = Les types de terrain de base { $ds } produisent un autre mana que celui-là ({ $q }).

## Mana
mana-empties = Le mana non dépensé est perdu à la fin de l'étape ou de la phase.
mana-is-there = Le mana reste dans la réserve jusqu'à la fin de l'étape ou de la phase ; mana non dépensé : { $v }.
mana-is-not-there = Il n'y a pas autant de mana dans la réserve ; mana non dépensé : { $v }.
effect-keeps-mana = Un effet empêche de perdre le mana ; mana non dépensé : { $v }.
is-one-of-the-five-colors = C'est l'une des cinq couleurs ({ $q }) : elle peut être choisie.
is-no-color = Ce n'est pas une couleur ({ $q }) : seuls le blanc, le bleu, le noir, le rouge et le vert peuvent être choisis.

## Steps of the turn
permanent-untaps = { $S } se dégage pendant l'étape de dégagement de son contrôleur.
untaps-in-untap-step = { $S } se dégage pendant l'étape de dégagement de son contrôleur.
untaps-in-own-untap-step = { $S } ne se dégage que pendant l'étape de dégagement de son propre contrôleur.
effect-keeps-it-tapped = Un effet empêche { $s } de se dégager.
stun-counter-goes = Au lieu de dégager { $s }, on en retire un marqueur « étourdissement ».
stun-counter-keeps-it-tapped = { $S } a un marqueur « étourdissement » : au lieu d'un dégagement, ce marqueur est retiré et rien d'autre ne change.
no-priority-in-untap-step = Personne ne reçoit la priorité pendant l'étape de dégagement : rien ne peut y être lancé ni activé.
no-priority-in-cleanup = Normalement personne ne reçoit la priorité pendant l'étape de nettoyage.
priority-in-cleanup-after-trigger = Quelque chose s'est déclenché pendant l'étape de nettoyage : les joueurs y reçoivent la priorité, et une autre étape de nettoyage suit.
priority-in-step = { $p ->
    [you] Vous recevez
   *[other] { $P } reçoit
  } la priorité pendant { $q }.
priority-after-draw = La carte du tour est d'abord piochée ; ensuite { $p ->
    [you] vous recevez
   *[other] { $pn } reçoit
  } la priorité pendant { $q }.
priority-after-active-player = Pendant { $q }, le joueur dont c'est le tour reçoit d'abord la priorité ; ensuite { $p ->
    [you] c'est vous
   *[other] c'est { $pn }
  }.
all-have-passed = Tous les joueurs ont passé à la suite et la pile est vide : l'étape ou la phase se termine.
not-all-have-passed = L'étape ou la phase ne se termine que lorsque tous les joueurs passent à la suite.
step-waits-for-the-stack = Il y a encore quelque chose sur la pile : cela se résout d'abord, et l'étape ou la phase continue.
order-of-steps = L'ordre du tour est fixe : d'abord { $q }, ensuite { $z }.
other-order-of-steps = L'ordre du tour est fixe : d'abord { $z }, ensuite { $q }.
step-is-skipped = Un effet fait passer { $q } ({ $p ->
    [you] pour vous
   *[other] pour { $pn }
  }) : on continue comme si cela n'existait pas.
step-is-not-skipped = Rien ne fait passer { $q } ({ $p ->
    [you] pour vous
   *[other] pour { $pn }
  }).
next-in-turn-order = Les tours suivent l'ordre de la table : { $p ->
    [you] c'est à vous
   *[other] c'est à { $pn }
  }.
extra-turn = Le tour supplémentaire vient juste après celui-ci : { $p ->
    [you] c'est à vous
   *[other] c'est à { $pn }
  }.
newest-extra-turn = De plusieurs tours supplémentaires, le dernier créé se joue d'abord : { $p ->
    [you] c'est à vous
   *[other] c'est à { $pn }
  }.
turn-after-skipped-turn = Un tour qui est passé est traité comme s'il n'existait pas : { $p ->
    [you] c'est à vous
   *[other] c'est à { $pn }
  }.
newest-extra-phase = Des phases ajoutées, la dernière créée vient d'abord : { $q }.
triggers-as-step-begins = { $S } est là quand commence { $q } : sa capacité se déclenche.
not-there-as-step-begins = { $S } n'est pas sur le champ de bataille quand commence { $q } : rien ne se déclenche.
not-the-step-of-that-player = Ce n'est pas l'étape du joueur dont parle la capacité { $ds }.
step-had-begun = { $S } arrive après le début de son étape ({ $q }) : la capacité ne se déclenche pas ce tour-ci.
too-late-for-this-end-step = { $S } arrive pendant l'étape de fin, et l'étape ne revient pas en arrière : la capacité ne se déclenche qu'à l'étape de fin du tour suivant.
combat-phase-is-over = Un effet jusqu'à la fin du combat se termine avec la phase de combat.
combat-phase-goes-on = Un effet jusqu'à la fin du combat dure jusqu'à la fin de toute la phase de combat.
lasts-until-cleanup = Un effet jusqu'à la fin du tour dure jusqu'à l'étape de nettoyage, étape de fin comprise.
lasted-until-cleanup = Un effet jusqu'à la fin du tour a pris fin à l'étape de nettoyage.
discards-down = À l'étape de nettoyage, { $p ->
    [you] vous vous défaussez
   *[other] { $pn } se défausse
  } jusqu'à la taille de main maximale ; nombre de cartes : { $v }.
discards-what-is-too-much = À l'étape de nettoyage, { $p ->
    [you] vous vous défaussez
   *[other] { $pn } se défausse
  } de tout ce qui dépasse la taille de main maximale.
hand-is-small-enough = La main ne dépasse pas la taille maximale : rien n'est défaussé.
no-maximum-hand-size = Sans taille de main maximale, rien n'est défaussé.
only-active-player-discards = À l'étape de nettoyage, seul le joueur dont c'est le tour se défausse.

## Drawing
draws-for-the-turn = { $p ->
    [you] Vous piochez
   *[other] { $P } pioche
  } une carte à l'étape de pioche.
drew-for-the-turn = La carte du tour a été piochée ; cartes piochées : { $v }.
drawn-one-by-one = Plusieurs cartes se piochent une par une ; chacune est une pioche à part. Cartes piochées : { $v }.
draws-what-is-left = Les cartes qui restent sont piochées, puis la tentative suivante échoue. Cartes piochées : { $v }.
only-one-card-each-turn = Seule la première pioche du tour est possible. Cartes piochées : { $v }.
cannot-draw = Un effet dit que { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } piocher, et « ne peut pas » l'emporte.
active-player-draws-first = Le joueur dont c'est le tour pioche d'abord, puis les autres dans l'ordre du tour.
may-choose-to-draw-from-nothing = Un joueur peut choisir de piocher même si sa bibliothèque est vide.
cannot-choose-to-draw = Qui ne peut pas piocher ne peut pas choisir de piocher.
put-into-hand-is-not-drawn = Une carte qui va de la bibliothèque en main sans le mot « piocher » n'est pas piochée.
draw-is-replaced = Autre chose se produit à la place de la pioche, même avec une bibliothèque vide.

## Starting the game
loser-chooses = Le perdant de la partie précédente choisit qui commence.
winner-does-not-choose = C'est le perdant de la partie précédente qui choisit qui commence : { $pn }.
chooser-chooses-again = Après un match nul, c'est celui qui a choisi à la partie précédente qui choisit.
other-chooses-again = Après un match nul, c'est celui qui a choisi à la partie précédente qui choisit : { $pn }.
first-player-skips-draw = Dans une partie à deux, celui qui commence passe sa première étape de pioche.
first-team-skips-draw = En Troll à deux têtes, l'équipe qui commence passe sa première étape de pioche.
nobody-skips-first-draw = Dans une partie multijoueurs, personne ne passe la première étape de pioche.
opening-hand-of-seven = La main de départ est de sept cartes.
mulligan-costs-cards = Pour chaque mulligan, une carte des sept nouvelles va au-dessous de la bibliothèque. Cartes en main : { $v }.
first-mulligan-is-free = Dans une partie multijoueurs, le premier mulligan ne compte pas. Cartes en main : { $v }.
mulligan-is-allowed = Tant que la main n'est pas gardée et qu'elle contient une carte, un mulligan est permis.
kept-hand-takes-no-mulligan = Qui a gardé sa main ne peut plus faire de mulligan.
no-mulligan-below-zero-cards = La main de départ serait déjà de zéro carte : plus aucun mulligan n'est permis.
starts-with-life = Le total de points de vie de départ est { $v }.
starts-with-life-in-commander = En Commander, le total de points de vie de départ est { $v }.
team-starts-with-life = En Troll à deux têtes, le total de points de vie de départ d'une équipe est { $v }.

## Life
life-after-damage = Les blessures font perdre autant de points de vie. Total : { $v }.
life-after-change = Les points de vie gagnés ou perdus changent le total d'autant. Total : { $v }.
life-was-set = On arrive à un total fixé en gagnant ou en perdant la différence. Total : { $v }.
life-was-exchanged = Les totaux de points de vie ont été échangés. Total : { $v }.
exchange-is-gain = Les totaux de points de vie sont échangés et l'autre est plus élevé : c'est gagner des points de vie.
exchange-is-loss = Les totaux de points de vie sont échangés et l'autre est plus bas : c'est perdre des points de vie.
exchange-is-no-loss = Les totaux de points de vie sont échangés et le nouveau n'est pas plus bas : aucune perte de points de vie.
exchange-is-no-gain = Les totaux de points de vie sont échangés et le nouveau n'est pas plus élevé : aucun gain de points de vie.
exchanged-for-another-total = Les totaux de points de vie sont échangés et le nouveau n'est pas celui-là.
exchanged-for-the-same-total = Les totaux sont égaux : l'échange ne change rien.
life-is-exchanged = Les totaux de points de vie sont échangés : chaque joueur gagne ou perd la différence.
life-was-gained = Des points de vie ont été gagnés : { $v }.
life-was-lost = Des points de vie ont été perdus : { $v }.
set-life-was-gained = Le total a été fixé au-dessus de ce qu'il était : autant de points de vie ont été gagnés : { $v }.
set-life-was-lost = Le total a été fixé au-dessous de ce qu'il était : autant de points de vie ont été perdus : { $v }.
no-life-was-gained = Aucun point de vie n'a été gagné ; gagner 0 point de vie n'est pas un gain.
damage-is-loss-of-life = Les blessures font perdre autant de points de vie : { $v }.
may-pay-life = Le total est au moins égal au paiement : { $v } points de vie peuvent être payés.
may-pay-the-last-life = Le total est exactement le paiement : { $v } points de vie peuvent être payés ; à 0 la partie est ensuite perdue.
may-pay-no-life = On peut toujours payer 0 point de vie.
life-is-not-enough = Le total est inférieur à { $v } : cela ne peut pas être payé.
cannot-gain-life = Un effet dit que { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } gagner de points de vie, et « ne peut pas » l'emporte.
cannot-lose-life = Un effet dit que { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } perdre de points de vie, et « ne peut pas » l'emporte.
cannot-lose-life-cannot-pay = Qui ne peut pas perdre de points de vie ne peut pas en payer.
no-gain-to-replace = Qui ne peut pas gagner de points de vie n'a pas de gain qu'un effet pourrait remplacer : l'effet ne fait rien.
cannot-gain-cannot-exchange = Qui ne peut pas gagner de points de vie ne peut pas obtenir un total plus élevé par un échange : il n'a pas lieu.
cannot-lose-cannot-exchange = Qui ne peut pas perdre de points de vie ne peut pas obtenir un total plus bas par un échange : il n'a pas lieu.
may-concede-any-time = Un joueur peut concéder à tout moment, et quitte aussitôt la partie.
has-left-already = Ce joueur n'est plus dans la partie.
mandatory-loop-draws = Une boucle d'actions obligatoires que personne ne peut arrêter rend la partie nulle.
optional-loop-goes-on = Une boucle avec une action facultative n'est pas un match nul : quelqu'un doit l'arrêter.

## Commander
commander-in-every-zone = { $S } est la carte désignée et reste un commandant dans toute zone, quel que soit son contrôleur.
copies-are-no-commanders = Être commandant appartient à la carte elle-même : une copie n'en est pas un.
not-the-designated-card = { $S } n'est pas la carte désignée comme commandant.
may-be-commander = La carte est légendaire et c'est une créature, un véhicule ou un vaisseau spatial : { $s } peut être un commandant.
commander-must-be-legendary = La carte n'est pas légendaire : { $s } ne peut pas être un commandant.
commander-must-be-creature = Un commandant est une créature, un véhicule ou un vaisseau spatial légendaire ; { $s } n'en est pas et ne dit pas pouvoir en être un.
says-it-can-be-commander = Le texte { $ds } dit que cette carte peut être votre commandant.
color-in-cost = Cette couleur est dans le coût de mana { $ds } : { $q }.
color-in-text = Cette couleur est dans le texte de règles ou l'indicateur de couleur { $ds }, donc dans son identité couleur : { $q }.
color-nowhere-on-card = Cette couleur n'est nulle part sur la carte ({ $s }) : { $q }.
color-in-reminder-text = Cette couleur n'est que dans le texte de rappel, qui ne compte pas : { $q }.
color-on-back-face = La face arrière compte pour l'identité couleur : { $q }.
color-in-alternative = Les caractéristiques alternatives comptent pour l'identité couleur : { $q }.
identity-outside-commanders = Il manque cette couleur ({ $q }) à l'identité couleur { $dh } : { $s } ne peut pas être dans le deck.
identity-within-commanders = Toutes les couleurs de l'identité couleur { $ds } sont aussi dans celle { $dh }.
only-one-of-a-name = En dehors des terrains de base, un deck de Commander ne contient qu'une carte de chaque nom.
any-number-of-basic-lands = Un deck de Commander peut contenir autant de terrains de base que l'on veut.
land-makes-color-outside = Avec son type de terrain de base, { $s } pourrait produire du mana qui n'est pas dans l'identité couleur { $dh } : { $q }.
land-makes-colors-within = Tout le mana que { $s } produit par ses types de terrain de base est dans l'identité couleur { $dh }.
deck-of-a-hundred = Un deck de Commander a exactement 100 cartes, commandant compris.
deck-must-be-a-hundred = Un deck de Commander a exactement 100 cartes, commandant compris, et non { $v }.
commander-may-be-cast = Son propriétaire peut lancer { $s } depuis la zone de commandement.
only-its-owner-casts-it = Seul son propriétaire peut lancer { $s } depuis la zone de commandement.
commander-is-not-in-the-command-zone = { $S } n'est pas dans la zone de commandement.
cast-in-own-main-phase = { $S } ne se lance que pendant une phase principale de son propre tour.
cast-with-empty-stack = { $S } ne se lance que lorsque la pile est vide.
no-tax-the-first-time = La première fois que l'on lance { $s } depuis la zone de commandement, cela ne coûte rien de plus.
tax-for-each-casting = Pour chaque fois précédente où l'on a lancé { $s } depuis la zone de commandement, cela coûte deux de plus. En plus : { $v }.
no-tax-from-elsewhere = La taxe de commandant ne se paie que depuis la zone de commandement : d'ailleurs, { $s } ne coûte rien de plus.

## Facts that are asked for, and assumptions
assume-main-phase = c'est une phase principale du tour de ce joueur et la pile est vide
assume-no-land-played = aucun terrain n'a été joué ce tour-ci
ask-main_phase = Est-ce une phase principale du tour de ce joueur, avec une pile vide ?
if-main_phase-yes = c'est une phase principale de son tour avec une pile vide
if-main_phase-no = ce n'est pas le cas
ask-lands_played = Combien de terrains ont été joués ce tour-ci ?
if-lands_played-0 = aucun terrain n'a été joué ce tour-ci
if-lands_played-1 = un terrain a été joué ce tour-ci
ask-hand = Combien de cartes y a-t-il en main ({ $s }) ?
if-hand-yes = la main compte plus de { $q } cartes
if-hand-no = la main compte { $q } cartes ou moins
ask-begins_game = Ce joueur joue-t-il le premier tour de la partie ({ $s }) ?
if-begins_game-yes = ce joueur joue le premier tour de la partie
if-begins_game-no = ce joueur ne joue pas le premier tour de la partie
ask-times_cast = Combien de fois a-t-on déjà lancé { $s } depuis la zone de commandement ?
if-times_cast-0 = on n'a jamais lancé { $s } depuis la zone de commandement
if-times_cast-1 = on a lancé { $s } une fois depuis la zone de commandement
if-times_cast-2 = on a lancé { $s } deux fois depuis la zone de commandement
ask-mulligans = Combien de mulligans ont été faits ?
ask-basic = Est-ce que { $s } a le super-type « de base » ?
if-basic-yes = { $s } a le super-type « de base »
if-basic-no = { $s } ne l'a pas
ask-turn_ended = Était-ce pendant ce même tour ou pendant un tour précédent ({ $s }) ?
if-turn_ended-yes = c'était pendant un tour précédent
if-turn_ended-no = c'était pendant ce même tour
step-not-stated = L'étape dont il s'agit n'est pas dite.
life-not-stated = Le total de points de vie n'est pas dit.
commander-not-stated = La carte qui est le commandant n'est pas dite.
what-exchange-of-unstated-life = un échange de totaux de points de vie qui ne sont pas dits
what-deaths-in-the-cleanup-step = des actions basées sur un état qui ont peut-être eu lieu à l'étape de nettoyage

## What was understood
u-turn = { $p ->
    [you] c'est votre tour
   *[other] c'est le tour de { $pn }
  }
u-turn-step = c'est { $q }
u-standing-hand = cartes en main ({ $pn }) : { $q }
u-standing-lands_played = terrains joués ce tour-ci : { $q }
u-standing-extra_lands = terrains supplémentaires permis ce tour-ci : { $q }
u-standing-mulligans = mulligans faits : { $q }
u-standing-max_hand = taille de main maximale : { $q }
u-standing-mana = mana non dépensé : { $q }
u-standing-no_max_hand = il n'y a pas de taille de main maximale
u-standing-mana_stays = le mana non dépensé n'est pas perdu
u-standing-replaces_draws = autre chose se produit à la place de la pioche
u-standing-kept = la main a été gardée
u-cannot-gain_life = { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } gagner de points de vie
u-cannot-lose_life = { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } perdre de points de vie
u-cannot-draw = { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } piocher
u-cannot-draw_more_than_one = { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } piocher plus d'une carte par tour
u-cannot-play_lands = { $p ->
    [you] vous ne pouvez pas
   *[other] { $pn } ne peut pas
  } jouer de terrains
u-skips = { $p ->
    [you] vous passez
   *[other] { $pn } passe
  } { $q }
u-begins-first = premier joueur : { $pn }
u-loop-mandatory = la partie est dans une boucle d'actions obligatoires
u-loop-optional = la partie est dans une boucle avec une action facultative
u-previous_loser = perdant de la partie précédente : { $pn }
u-previous-drawn = la partie précédente était un match nul
u-symbols = couleurs des symboles { $ds } : { $q }
u-stays_tapped = un effet empêche { $s } de se dégager
u-times_cast = lancements précédents { $ds } depuis la zone de commandement : { $q }
u-copies = exemplaires { $ds } dans le deck : { $q }
u-can_be_commander = le texte { $ds } dit que cette carte peut être un commandant
u-triggers_at = une capacité { $ds } se déclenche quand commence { $q }
u-came_in = arrivée sur le champ de bataille ({ $s }) : { $q }
u-begins = { $p ->
    [you] votre tour continue : { $q }
   *[other] le tour de { $pn } continue : { $q }
  }
u-play_land = { $p ->
    [you] vous jouez
   *[other] { $pn } joue
  } { $s }
u-mana = du mana est ajouté ({ $q })
u-spend = du mana est dépensé ({ $q })
u-pay_life = { $p ->
    [you] vous payez
   *[other] { $pn } paie
  } des points de vie ({ $q })
u-exchange_life = les totaux de points de vie sont échangés
u-extra_turn = un tour supplémentaire est créé pour { $pn }
u-extra_phase = une phase est ajoutée : { $q }
u-skip = { $p ->
    [you] vous passez
   *[other] { $pn } passe
  } { $q }
u-put_into_hand = des cartes de la bibliothèque sont mises en main ({ $q })
u-mulligan = { $p ->
    [you] vous faites
   *[other] { $pn } fait
  } un mulligan
u-keep = { $p ->
    [you] vous gardez votre
   *[other] { $pn } garde sa
  } main
u-pass = { $p ->
    [you] vous passez
   *[other] { $pn } passe
  } la priorité
u-cleanup-perhaps = le tour s'est peut-être terminé entre-temps
q-may_play_land = { $p ->
    [you] pouvez-vous
   *[other] { $pn } peut-il
  } jouer un terrain maintenant ?
q-may_respond_to_land = peut-on répondre quand quelqu'un joue { $s } ?
q-may_cast_land = peut-on lancer { $s } comme un sort ?
q-is_basic = est-ce que { $s } est un terrain de base ?
q-taps_for = est-ce que { $s } produit du mana de cette couleur ({ $q }) ?
q-has_mana = { $p ->
    [you] avez-vous
   *[other] { $pn } a-t-il
  } du mana non dépensé ?
q-untaps = est-ce que { $s } se dégage ?
q-gets_priority = { $p ->
    [you] recevez-vous
   *[other] { $pn } reçoit-il
  } la priorité ?
q-step_ends = l'étape se termine-t-elle ?
q-comes_before = dans le tour, a-t-on { $q } avant { $z } ?
q-next_turn = à qui est le prochain tour ?
q-next_phase = quelle phase vient ensuite ?
q-has_step = { $p ->
    [you] avez-vous
   *[other] { $pn } a-t-il
  } { $q } ?
q-triggers_at_step = la capacité { $ds } se déclenche-t-elle ce tour-ci ?
q-still_lasts = un effet de ce tour dure-t-il encore ?
q-discards = de combien de cartes { $p ->
    [you] vous défaussez-vous
   *[other] { $pn } se défausse-t-il
  } à l'étape de nettoyage ?
q-draws = combien de cartes { $p ->
    [you] avez-vous piochées
   *[other] { $pn } a-t-il piochées
  } ?
q-draws_first = { $p ->
    [you] piochez-vous
   *[other] { $pn } pioche-t-il
  } en premier ?
q-may_choose_draw = { $p ->
    [you] pouvez-vous
   *[other] { $pn } peut-il
  } choisir de piocher ?
q-draws_first_turn = { $p ->
    [you] piochez-vous
   *[other] { $pn } pioche-t-il
  } au premier tour ?
q-may_choose_first = { $p ->
    [you] choisissez-vous
   *[other] { $pn } choisit-il
  } qui commence ?
q-hand_after_mulligans = avec combien de cartes { $p ->
    [you] commencez-vous
   *[other] { $pn } commence-t-il
  } ?
q-may_mulligan = { $p ->
    [you] pouvez-vous
   *[other] { $pn } peut-il
  } faire un mulligan ?
q-starting_life = avec combien de points de vie { $p ->
    [you] commencez-vous
   *[other] { $pn } commence-t-il
  } ?
q-life_is = combien de points de vie { $p ->
    [you] avez-vous
   *[other] { $pn } a-t-il
  } ?
q-may_pay_life = { $p ->
    [you] pouvez-vous
   *[other] { $pn } peut-il
  } payer ces points de vie ({ $q }) ?
q-gained_life = { $p ->
    [you] avez-vous
   *[other] { $pn } a-t-il
  } gagné des points de vie ?
q-lost_life = { $p ->
    [you] avez-vous
   *[other] { $pn } a-t-il
  } perdu des points de vie ?
q-may_choose_color = peut-on choisir cela comme couleur ({ $q }) ?
q-loop_is_draw = la partie est-elle nulle ?
q-may_concede = { $p ->
    [you] pouvez-vous
   *[other] { $pn } peut-il
  } concéder maintenant ?
q-tax = combien coûte { $s } en plus ?
q-may_cast_commander = peut-on lancer { $s } depuis la zone de commandement ?
q-is_commander = est-ce que { $s } est un commandant ?
q-may_be_commander = est-ce que { $s } peut être un commandant ?
q-in_color_identity = cette couleur est-elle dans l'identité couleur { $ds } ({ $q }) ?
q-color_identity = quelles couleurs sont dans l'identité couleur { $ds } ?
q-may_be_in_deck = est-ce que { $s } peut être dans le deck du commandant ?
q-deck_may_have = un deck de Commander peut-il avoir autant de cartes ({ $q }) ?
only-active-player-draws = À l'étape de pioche, seul le joueur dont c'est le tour pioche.
merged-with-the-commander = Le commandant est une composante { $ds } : le permanent fusionné est le commandant.
what-life-gain-that-is-forbidden = une capacité qui ferait gagner des points de vie à qui ne le peut pas
lost-mana-costs-no-life = Le mana non dépensé qui est perdu ne coûte aucun point de vie : il n'y a pas de pénalité.
set-life-was-not-lost = Le total n'a pas été fixé au-dessous de ce qu'il était : aucun point de vie n'a été perdu.
discards-only-in-cleanup = On ne se défausse jusqu'à la taille de main maximale qu'à l'étape de nettoyage.
step-ended-the-effect = L'effet a pris fin au début de son étape : { $q }.
step-has-not-begun = L'étape jusqu'à laquelle dure l'effet n'a pas encore commencé : { $q }.
color-of-the-cost = Cette couleur est celle d'un symbole du coût de mana, ou de l'indicateur de couleur, { $ds } : { $q }.
not-a-color-of-the-cost = Seuls les symboles du coût de mana et l'indicateur de couleur donnent une couleur ({ $s }), et celle-ci n'y est pas : { $q }.
number-of-colors-tells = C'est le nombre de couleurs { $ds } qui le dit : { $v }.
mana-of-the-color-pays = Un symbole coloré se paie avec du mana de sa couleur : { $q }.
only-mana-of-the-color-pays = Un symbole coloré ne se paie qu'avec du mana de sa couleur : { $q }.
any-mana-pays-generic = Le mana générique d'un coût se paie avec n'importe quel type de mana.
colorless-mana-pays = Le symbole incolore se paie avec du mana incolore.
only-colorless-mana-pays = Le symbole incolore ne se paie qu'avec du mana incolore.
q-is_color = est-ce le cas { $ds } ({ $q }) ?
q-mana_pays = ce mana paie-t-il ce symbole ({ $q }) ?
q-must_discard_now = { $p ->
    [you] devez-vous vous défausser
   *[other] { $pn } doit-il se défausser
  } maintenant ?
is-untapped-already = Rien ne se dégage, car ce n'est pas engagé : { $s }.
q-number = { $question } Ce nombre est-il { $q } ?
hand-not-stated = Le nombre de cartes en main n'est pas dit.
ask-more_life = Qui a le total de points de vie le plus élevé ?
if-more_life-you = vous avez plus de points de vie
if-more_life-opponent = votre adversaire a plus de points de vie
if-more_life-tie = les deux totaux sont égaux
ask-library = Combien de cartes y a-t-il dans la bibliothèque ({ $s }) ?
ask-cannot_attack = Un effet empêche-t-il { $s } d'attaquer ?
if-cannot_attack-yes = un effet empêche { $s } d'attaquer
if-cannot_attack-no = rien n'empêche { $s } d'attaquer
ask-cannot_block = Un effet empêche-t-il { $s } de bloquer ?
if-cannot_block-yes = un effet empêche { $s } de bloquer
if-cannot_block-no = rien n'empêche { $s } de bloquer
ask-must_attack = { $S } attaque si possible ?
if-must_attack-yes = { $s } attaque si possible
if-must_attack-no = rien n'oblige { $s } à attaquer
ask-must_block = { $S } bloque si possible ?
if-must_block-yes = { $s } bloque si possible
if-must_block-no = rien n'oblige { $s } à bloquer
ask-unblockable = Un effet rend-il impossible de bloquer { $s } ?
if-unblockable-yes = bloquer { $s } est impossible
if-unblockable-no = bloquer { $s } est possible
ask-stays_tapped = Un effet empêche-t-il { $s } de se dégager ?
if-stays_tapped-yes = un effet empêche { $s } de se dégager
if-stays_tapped-no = rien n'empêche { $s } de se dégager
ask-step = De quelle étape ou phase s'agit-il ?
if-step-untap = c'est l'étape de dégagement
if-step-upkeep = c'est l'entretien
if-step-draw = c'est l'étape de pioche
if-step-precombat_main = c'est la première phase principale
if-step-beginning_of_combat = c'est le début de combat
if-step-declare_attackers = c'est l'étape de déclaration des attaquants
if-step-declare_blockers = c'est l'étape de déclaration des bloqueurs
if-step-combat_damage = c'est l'étape des blessures de combat
if-step-end_of_combat = c'est la fin de combat
if-step-postcombat_main = c'est la seconde phase principale
if-step-end = c'est l'étape de fin
if-step-cleanup = c'est l'étape de nettoyage
