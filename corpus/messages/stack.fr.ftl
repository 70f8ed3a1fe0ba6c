# Casting, the stack, priority, triggers, costs: French.
ability-can-be-countered = Cette capacité { $ds } est sur la pile, elle peut donc être contrecarrée.
ability-independent-of-source = Une fois sur la pile, une capacité ne dépend plus de sa source : elle fait ce qu'elle dit même sans { $s }.
ability-is-no-spell = Une capacité { $ds } n'est pas un sort : ce qui contrecarre un sort ne peut rien contre elle.
ability-target-still-legal = Une cible de la capacité ({ $h }) est encore légale à la résolution, donc elle fait ce qu'elle dit.
ability-targets-all-illegal = Sans plus aucune cible légale, la capacité { $ds } ne se résout pas.
ability-whenever-priority = Une telle capacité activée peut l'être chaque fois que son joueur a la priorité.
activated-ability-on-stack = La capacité activée { $ds } va sur la pile et on peut y répondre.
active-player-after-resolution = Après une résolution, c'est le joueur actif qui reçoit la priorité : { $pn }.
active-player-begins = Au début d'une étape, le joueur actif reçoit la priorité en premier : { $pn }.
active-player-puts-first = Le joueur actif ({ $pn }) met d'abord ses capacités sur la pile, donc celles de l'autre se retrouvent au-dessus.
actor-has-priority-again = Celui qui vient d'agir a de nouveau la priorité : { $pn }.
additional-on-top-of-alternative = Des coûts supplémentaires peuvent s'ajouter à un coût alternatif { $ds }.
affects-without-targeting = Sans le mot « cible », rien n'est ciblé : { $s } peut le faire { $ah }.
alternative-cost-instead-of-none = Même si { $s } n'a pas de coût de mana, un coût alternatif peut être payé.
any-target-no = « N'importe quelle cible » désigne une créature, un joueur, un planeswalker ou une bataille ; { $h } n'en fait pas partie.
any-target-yes = « N'importe quelle cible » désigne une créature, un joueur, un planeswalker ou une bataille, et { $h } en est une.
as-a-sorcery-no = « Uniquement comme un rituel » veut dire pendant sa propre phase principale, pile vide, ce qui n'est pas le cas.
as-a-sorcery-yes = « Uniquement comme un rituel » veut dire pendant sa propre phase principale, pile vide, et c'est le cas.
as-though-it-had-flash = L'effet permet de lancer { $s } comme avec le flash, donc dès qu'un éphémère pourrait l'être.
cascade-passes-lands = La cascade ignore les terrains : { $h } ne peut pas être lancé.
cascade-finds-cheaper = La valeur de mana { $dh } est inférieure, donc on peut lancer cette carte sans payer son coût de mana.
cascade-needs-cheaper = La cascade exige une valeur de mana inférieure à celle { $ds }, et celle { $dh } ne l'est pas.
casting-triggers-it = Ce qui se déclenche au lancement se déclenche dès que { $h } est lancé, quoi qu'il arrive ensuite.
changes-apply-to-alternative = Augmentations et réductions s'appliquent au coût alternatif : il faut payer { $v }.
colored-reduction-spills-over = La réduction colorée en trop s'impute à la partie générique : il faut payer { $v }.
colored-reduction-takes-color = Une réduction de mana coloré retire cette couleur : il faut payer { $v }.
copy-is-not-cast = Une copie mise sur la pile n'est pas lancée, donc { $h } ne déclenche pas cela.
countered-ability-does-nothing = Une capacité contrecarrée quitte la pile sans effet.
delayed-created-too-late = Une capacité retardée ne se déclenche pas pour ce qui s'est passé avant sa création.
delayed-triggers-next-time = Une capacité retardée se déclenche la prochaine fois que son événement se produit.
delayed-triggers-only-once = Une capacité retardée ne se déclenche qu'une fois, et c'est déjà fait.
division-stays = Avec de nouvelles cibles, la répartition reste telle qu'elle a été choisie.
effect-allows-casting-from-there = Un effet permet de lancer { $s } de là où se trouve la carte.
enters-with-is-static = « Arrive avec », « arrive engagé », etc. sont statiques : rien ne se déclenche.
equip-is-at-sorcery-speed = L'équipement ne s'active que comme un rituel ; pouvoir lancer des sorts à un autre moment n'y change rien.
event-has-not-happened = Ce qu'elle attend n'est pas arrivé { $ah }.
event-triggers-it = Son événement se produit, donc la capacité { $ds } se déclenche d'elle-même.
event-was-replaced = Un événement prévenu ou remplacé ne déclenche rien.
flash-like-an-instant = Avec le flash, { $s } peut être { $sg ->
    [f] lancée
   *[other] lancé
  } à tout moment où un éphémère pourrait l'être.
flashback-from-the-graveyard = Le flashback permet de lancer { $s } depuis le cimetière pour son coût de flashback.
flashback-is-exiled = Lancé avec le flashback, { $s } est exilé au lieu d'aller ailleurs en quittant la pile.
generic-reduction-leaves-colors = Les réductions de mana générique ne touchent pas la partie colorée : il faut payer { $v }.
haste-lets-it-tap = Avec la célérité, { $s } n'a pas à attendre pour utiliser une capacité à symbole d'engagement.
if-on-resolution-no = Le « si » qui suit l'événement est revérifié à la résolution ; il n'est plus vrai, donc rien ne se fait.
if-on-resolution-yes = Le « si » qui suit l'événement est toujours vrai quand la capacité se résout.
if-on-trigger-no = Le « si » qui suit l'événement n'est pas vrai à ce moment-là, donc la capacité ne se déclenche pas.
if-on-trigger-yes = Le « si » qui suit l'événement est vrai à ce moment-là, donc la capacité se déclenche.
instant-whenever-priority = Un éphémère peut être lancé chaque fois qu'on a la priorité.
is-mana-ability = Elle ajoute du mana, ne cible pas, n'est pas une capacité de loyauté et ne déplace aucune carte de ou vers une bibliothèque : c'est une capacité de mana.
is-triggered-mana-ability = Elle se déclenche d'une production de mana, ajoute du mana et ne cible pas : c'est une capacité de mana déclenchée.
last-in-first-out = Ce qui a été mis sur la pile en dernier se résout d'abord : { $s } avant { $h }.
last-known-information-is-used = Ce que la capacité doit savoir { $ds } se lit sur son dernier état sur le champ de bataille.
left-together-no = { $S } était { $sg ->
    [f] partie
   *[other] parti
  } avant { $h } : sa capacité n'a rien vu.
left-together-yes = Le jeu regarde en arrière : { $s } est { $sg ->
    [f] partie
   *[other] parti
  } en même temps que { $h }, et sa capacité le voit.
token-died-before-it-ceased = { $h } va bien au cimetière, c'est donc une mort ; ce n'est qu'ensuite que le jeton cesse d'exister.
died-before-it-moved-on = { $h } a d'abord été mis au cimetière, c'est donc une mort ; la suite n'y change rien.
left-without-dying = Mourir, c'est aller du champ de bataille au cimetière, et { $h } est { $hg ->
    [f] allée
   *[other] allé
  } ailleurs.
mana-ability-at-once = Une capacité de mana n'utilise pas la pile : elle se résout aussitôt, sans réponse ni contre possible.
mana-ability-under-split-second = Sous fraction de seconde, les capacités de mana restent activables.
mana-ability-while-paying = Une capacité de mana peut être activée dès qu'il faut payer du mana, même en plein lancement.
mana-value-despite-additional = Les coûts supplémentaires ne changent pas le coût de mana : la valeur de mana { $ds } est { $v }.
mana-value-despite-alternative = Quoi qu'on paie à la place, le coût de mana reste le même : la valeur de mana { $ds } est { $v }.
mana-value-of-the-cost = La valeur de mana { $ds } est le mana de son coût de mana : { $v }.
may-be-targeted = Rien n'empêche { $s } de cibler { $h }.
mode-stays = Avec de nouvelles cibles, le mode reste celui qui a été choisi.
new-target-illegal = Les nouvelles cibles doivent être légales, et { $h } ne peut pas être { $hg ->
    [f] ciblée
   *[other] ciblé
  } par { $s }.
new-target-legal = { $H } est une cible légale pour { $s }, donc peut être { $hg ->
    [f] choisie
   *[other] choisi
  } à la place.
new-target-not-described = Les nouvelles cibles doivent correspondre à ce que dit { $s }, et { $h } n'y correspond pas.
next-player-after-pass = Après avoir passé, c'est le joueur suivant qui reçoit la priorité, pas celui qui a passé : { $pn }.
no-legal-target-no-casting = { $S } a besoin d'une cible légale au lancement, et il n'y en a pas.
no-mana-ability-adds-none = Elle ne peut pas ajouter de mana : ce n'est pas une capacité de mana.
no-mana-ability-targets = Elle a une cible : ce n'est pas une capacité de mana, elle utilise la pile.
no-mana-ability-loyalty = Une capacité de loyauté n'est jamais une capacité de mana : elle utilise la pile.
no-mana-ability-library = Elle déplace une carte de ou vers une bibliothèque : ce n'est pas une capacité de mana, elle utilise la pile.
no-mana-ability-other-trigger = Elle ne se déclenche pas d'une production de mana : ce n'est pas une capacité de mana.
no-mana-cost-unpayable = { $S } n'a pas de coût de mana, et cela ne peut pas être payé.
no-priority-in-untap = Pendant l'étape de dégagement, aucun joueur ne reçoit la priorité.
no-priority-while-casting = Pendant qu'on lance et paie, personne n'a la priorité ; elle vient une fois le sort lancé.
no-priority-while-resolving = Pendant une résolution, personne n'a la priorité, quels que soient les choix à faire.
no-refund = Ce qui a été payé pour { $s } n'est pas rendu en cas de contre.
no-response-to-turn-based-action = Une action basée sur le tour n'utilise pas la pile et se fait avant toute priorité.
no-spell-off-the-stack = Seul ce qui est sur la pile est un sort ; { $s } n'y est pas.
no-target-for-itself = { $S } est une cible illégale pour soi-même.
no-target-is-allowed = « Jusqu'à » permet de ne choisir aucune cible.
not-there-as-it-entered = { $S } n'était pas sur le champ de bataille à l'arrivée { $dh }.
nothing-allows-casting-from-there = Aucune règle ni aucun effet ne permet de lancer { $s } de là où se trouve la carte.
nothing-allows-casting-anothers-card = { $S } est une carte d'un autre joueur, et rien ne permet de la lancer.
waits-for-another = Elle attend un autre objet, pas { $s }.
not-now-stack = { $S } ne peut être { $sg ->
    [f] lancée
   *[other] lancé
  } que si la pile est vide, et elle ne l'est pas.
not-now-turn = { $S } ne peut être { $sg ->
    [f] lancée
   *[other] lancé
  } que pendant sa propre phase principale, ce qui n'est pas le cas.
now-own-main-phase = Pendant sa propre phase principale et pile vide, { $s } peut être { $sg ->
    [f] lancée
   *[other] lancé
  }.
once-each-turn-used-up = Elle ne s'active qu'une fois par tour et l'a déjà été, quel que soit le contrôleur { $ds }.
one-payment-for-one-cost = Un paiement ne vaut que pour un coût : { $s } ne peut pas payer les deux.
only-abilities-are-countered = { $S } n'est pas une capacité : ce qui contrecarre les capacités n'y peut rien.
only-controller-activates = Seul le contrôleur { $ds } peut activer sa capacité : { $pn }.
only-one-alternative-cost = Un seul coût alternatif peut être payé pour { $s }, et « sans payer son coût de mana » en est un.
order-of-own-triggers-no = Chaque joueur n'ordonne que ses propres capacités déclenchées ; ici le choix ne revient pas à { $pn }.
order-of-own-triggers-yes = Chaque joueur met ses propres capacités déclenchées sur la pile dans l'ordre de son choix : { $pn }.
others-get-priority-before-it-resolves = Avant la résolution { $ds }, l'autre joueur reçoit la priorité et peut répondre.
own-spell-may-be-answered-first = Celui qui lance { $s } a de nouveau la priorité en premier et peut ajouter par-dessus.
same-player-after-mana-ability = Après une capacité de mana, celui qui avait la priorité l'a de nouveau : { $pn }.
same-target-twice-no = Pour un même mot « cible », { $h } ne peut être { $hg ->
    [f] choisie
   *[other] choisi
  } qu'une fois.
same-target-twice-yes = Le mot « cible » y figure plusieurs fois, et { $h } peut être { $hg ->
    [f] choisie
   *[other] choisi
  } chaque fois.
sees-it-enter = { $S } est sur le champ de bataille à l'arrivée { $dh }, donc sa capacité se déclenche.
sees-itself-enter = Quand { $s } arrive, sa propre capacité le voit et se déclenche.
sees-itself-leave = Le jeu regarde en arrière : la capacité { $ds } voit partir son propre objet et se déclenche.
several-additional-costs = On peut payer autant de coûts supplémentaires qu'on veut pour { $s }.
special-action-companion = Mettre un compagnon en main est une action spéciale qui n'utilise pas la pile.
special-action-foretell = Prédire une carte est une action spéciale qui n'utilise pas la pile.
special-action-land = Jouer un terrain est une action spéciale : pas de pile, pas de réponse possible.
special-action-morph = Retourner { $s } face visible est une action spéciale : pas de pile, pas de réponse possible.
special-action-plot = Comploter une carte est une action spéciale qui n'utilise pas la pile.
special-action-suspend = Exiler une carte avec la suspension est une action spéciale qui n'utilise pas la pile.
targeted-but-not-countered = Contrecarrer { $s } est impossible : { $h } peut le cibler, mais ce sort reste sur la pile.
spell-can-be-countered = { $S } est un sort sur la pile et peut donc être { $sg ->
    [f] contrecarrée
   *[other] contrecarré
  }.
spell-is-no-mana-ability = Un sort n'est jamais une capacité de mana, même s'il ajoute du mana.
spell-on-stack = Lancer { $s } met la carte sur la pile.
split-second-forbids = Tant que { $s } avec la fraction de seconde est sur la pile, personne ne peut lancer de sorts ni activer de capacités autres que de mana.
state-trigger-already-there = Ce qui se déclenche sur un état ne se redéclenche pas tant que c'est sur la pile.
state-triggers = Ce qui se déclenche sur un état se déclenche dès que cet état est là.
static-ability-uses-no-stack = Une capacité statique s'applique simplement : pas de pile, rien à quoi répondre.
step-begins-and-triggers = Au début de l'étape, ce qui se déclenche à ce moment-là le fait.
step-ends-on-empty-stack = Quand tous passent et que la pile est vide, l'étape ou la phase se termine.
step-had-begun-before = { $S } est { $sg ->
    [f] arrivée
   *[other] arrivé
  } après le début de l'étape : sa capacité l'a manqué.
storm-counts-spells-before = Le déluge fait une copie par sort lancé avant { $s } ce tour-ci : { $v }.
summoning-sick-cannot-tap = { $S } n'est pas sous le contrôle de son contrôleur depuis le début de son tour : pas de capacité à symbole d'engagement.
tapped-cannot-pay-tap = { $S } est déjà { $sg ->
    [f] engagée
   *[other] engagé
  } et ne peut pas l'être pour payer ce coût.
target-may-stay = Une cible peut être laissée telle quelle, même si elle serait maintenant illégale.
target-must-be-chosen = En lançant { $s }, il faut choisir chaque cible requise.
top-resolves-first-of-all = La pile n'est pas vide : { $s } se résout et l'étape continue.
total-cost = Au total, il faut payer { $v } pour { $s }.
trigger-goes-on-top = Une capacité déclenchée est mise sur la pile par-dessus le reste : celle { $ds } se résout d'abord.
trigger-had-no-legal-target = Sans cible légale à choisir, la capacité déclenchée est retirée de la pile.
triggered-ability-on-stack = La capacité déclenchée { $ds } va sur la pile et on peut y répondre.
triggered-mana-ability-at-once = Une capacité de mana déclenchée n'utilise pas la pile : elle se résout juste après la capacité de mana, sans réponse possible.
triggers-under-split-second = La fraction de seconde n'empêche pas les capacités de se déclencher et d'aller sur la pile.
until-has-happened-already = Elle n'exilerait que jusqu'au départ { $ds }, qui a déjà eu lieu : rien n'est exilé.
no-ward-as-it-was-targeted = { $H } n'avait pas la parade au moment du ciblage par { $s } ; la parade se déclenche quand on devient la cible.
ward-cannot-counter-that = La parade se déclenche, mais { $s } ne peut pas être { $sg ->
    [f] contrecarrée
   *[other] contrecarré
  }.
ward-only-against-opponents = La parade ne vise que les sorts et capacités des adversaires : rien à payer pour { $s }.
ward-paid = Le coût de parade est payé, donc { $s } n'est pas { $sg ->
    [f] contrecarrée
   *[other] contrecarré
  }.
ward-not-paid = La parade contrecarre { $s } à moins que son joueur ne paie, et rien n'est payé.
was-so-already = « Devient » ne se déclenche qu'au moment même, pas si c'était déjà le cas à l'arrivée.
x-is-chosen = Celui qui lance { $s } choisit la valeur de X : { $v } est possible.
x-is-zero-without-paying = { $sg ->
    [f] Lancée
   *[other] Lancé
  } sans payer son coût de mana, { $s } a un X de 0.
convoke-beside-other-costs = La convocation n'est ni un coût supplémentaire ni un coût alternatif : elle va avec tous.
delve-beside-other-costs = La fouille n'est ni un coût supplémentaire ni un coût alternatif : elle va avec tous.
convoke-yes = Une créature dégagée comme { $h } peut être engagée pour la convocation.
convoke-despite-summoning-sickness = La convocation n'a pas de symbole d'engagement : { $h } peut être engagée même si elle vient d'arriver.
convoke-only-creatures = Pour la convocation, seules des créatures sur le champ de bataille sont engagées ; { $h } n'en est pas une.
convoke-only-own-creatures = Pour la convocation, on n'engage que ses propres créatures.
convoke-only-untapped = { $H } est déjà engagée, et la convocation exige une créature dégagée.
convoke-only-that-color = Pour du mana coloré, on engage une créature de cette couleur ; { $h } ne l'est pas.
spell-has-no-convoke = { $S } n'a pas la convocation.
reflexive-yes = « Quand vous le faites » se déclenche, car cela a été fait pendant la résolution.
reflexive-no = « Quand vous le faites » ne se déclenche pas, car cela n'a pas été fait.
morph-in-time-yes = Un permanent face cachée peut être retourné pour son coût de mue dès que son joueur a la priorité.
foretell-in-time-yes = Pendant son propre tour, une carte peut être prédite dès qu'on a la priorité.
foretell-in-time-no = Une carte ne peut être prédite que pendant son propre tour.
plot-in-time-yes = Pendant sa phase principale, pile vide, une carte peut être complotée.
plot-in-time-no = Une carte ne peut être complotée que pendant sa phase principale, pile vide.
suspend-in-time-yes = Une carte avec la suspension peut être exilée quand on pourrait commencer à la lancer, ce qui est le cas.
suspend-in-time-no = Une carte avec la suspension ne peut être exilée que quand on pourrait commencer à la lancer, ce qui n'est pas le cas.
companion-in-time-yes = Pendant sa phase principale, pile vide, le compagnon peut être mis en main.
companion-in-time-no = Le compagnon ne peut être mis en main que pendant sa phase principale, pile vide.
special-action-under-split-second = La fraction de seconde n'empêche pas les actions spéciales.
cycling-from-hand-yes = Le recyclage est une capacité activée, utilisable depuis la main dès qu'on a la priorité.
cycling-from-hand-no = Le recyclage ne fonctionne que tant que { $s } est dans la main de son joueur.
triggers-for-each = Elle se déclenche une fois par occurrence : { $v }.
triggers-once-for-all = « Un ou plusieurs » en même temps, c'est un seul événement : elle se déclenche une fois.
ability-stays-with-its-player = La capacité reste à celui qui contrôlait { $s } quand elle s'est déclenchée ou a été activée : { $pn }.
may-is-decided-on-resolution = Une capacité qui dit « vous pouvez » va quand même sur la pile ; on décide à la résolution.
choice-on-resolution = Ce qui n'est pas choisi au lancement ou à l'activation l'est à la résolution.
mode-chosen-while-casting = Le mode est choisi au lancement ou à l'activation, pas à la résolution.
mode-chosen-going-on-the-stack = Le mode est choisi quand la capacité déclenchée va sur la pile, pas à la résolution.
targets-chosen-while-casting = Les cibles sont choisies au lancement ou à l'activation, pas à la résolution.
targets-chosen-going-on-the-stack = Les cibles sont choisies quand la capacité déclenchée va sur la pile, pas à la résolution.
division-chosen-while-casting = La répartition est annoncée au lancement ou à l'activation, pas à la résolution.
x-chosen-while-casting = La valeur de X est annoncée au lancement ou à l'activation, pas à la résolution.
kicker-chosen-while-casting = Le paiement du kick est annoncé au lancement, pas à la résolution.
additional-cost-is-still-paid = « Sans payer son coût de mana » ne dispense pas d'un coût supplémentaire : il faut le payer pour { $s }.
ward-on-opponents-things = La parade se déclenche quand { $h } devient la cible de quelque chose qu'un adversaire contrôle, sort ou capacité.
may-act-between = Après la résolution du sommet de la pile, les joueurs reçoivent de nouveau la priorité avant la suite : { $pn } peut agir.
is-a-spell-on-the-stack = Une carte sur la pile est un sort, et { $s } en est un.

## What was understood
u-order-stack = sur la pile, du bas vers le haut : { $q }
u-order-waiting = en attente d'aller sur la pile : { $q }
u-ability-of = une capacité { $ds }
u-spell-called = { $s }
u-ability-with = { $what } : { $facts }
u-ability-activated = une capacité activée { $ds }
u-ability-triggered = une capacité déclenchée { $ds }
u-ability-static = une capacité statique { $ds }
u-ability-some = une capacité { $ds }
ut-moves_library_card = elle déplace une carte de ou vers une bibliothèque
ut-loyalty_ability = c'est une capacité de loyauté
ut-only_as_sorcery = uniquement comme un rituel
ut-taps = elle coûte d'engager { $s }
ut-used_up = une fois par tour, et déjà utilisée
ut-event_replaced = son événement a été prévenu ou remplacé
ut-there_before = c'était déjà le cas
ut-on_stack = elle est sur la pile
ut-delayed = un effet l'a créée pour plus tard
ut-created_after = elle est venue après l'événement
ut-triggered_before = elle s'est déjà déclenchée
ut-countered = elle a été contrecarrée
ut-reads_source = elle doit savoir quelque chose { $ds }
ut-no_legal_target = il n'y avait pas de cible légale
ut-one_or_more = pour « un ou plusieurs »
ut-another = pour un autre objet que { $s }
ut-adds_mana-yes = elle ajoute du mana
ut-adds_mana-no = elle n'ajoute pas de mana
ut-has_target-yes = elle a une cible
ut-has_target-no = elle n'a pas de cible
ut-until_source_leaves-yes = jusqu'au départ { $ds }
ut-until_source_leaves-no = sans limite de temps
ut-true_on_trigger-yes = son « si » est vrai à l'événement
ut-true_on_trigger-no = son « si » n'est pas vrai à l'événement
ut-true_on_resolution-yes = son « si » est vrai à la résolution
ut-true_on_resolution-no = son « si » n'est pas vrai à la résolution
ut-left_together-yes = { $s } est { $sg ->
    [f] partie
   *[other] parti
  } en même temps
ut-left_together-no = { $s } était { $sg ->
    [f] partie
   *[other] parti
  } avant
ut-done-yes = cela a été fait
ut-done-no = cela n'a pas été fait
ut-keyword-equip = équipement
ut-keyword-cycling = recyclage
ut-keyword-morph = la retourner pour son coût de mue
ut-keyword-suspend = suspension
ut-keyword-foretell = prédiction
ut-keyword-plot = complot
ut-keyword-companion = compagnon
ut-keyword-storm = déluge
ut-keyword-cascade = cascade
ut-keyword-ward = parade
ut-watches-enters = quand quelque chose arrive
ut-watches-dies = quand quelque chose meurt
ut-watches-leaves = quand quelque chose quitte le champ de bataille
ut-watches-cast = quand un sort est lancé
ut-watches-attacks = quand quelque chose attaque
ut-watches-upkeep = au début de l'entretien
ut-watches-end_step = au début de l'étape de fin
ut-watches-draw = quand une carte est piochée
ut-watches-damage = quand des blessures sont infligées
ut-watches-mana = quand du mana est produit
ut-watches-becomes_tapped = quand quelque chose devient engagé
ut-watches-state = quand un état de la partie est là
ut-watches-other = quand quelque chose se produit
ut-effect-draw = elle fait piocher
ut-effect-exile = elle exile
ut-effect-destroy = elle détruit
ut-effect-damage = elle inflige des blessures
ut-occurrences = cela arrive { $q } fois en même temps
ut-targets = elle cible { $h }
ut-controller = contrôlée par { $pn }
uc-mana_value = la valeur de mana { $ds } est { $q }
uc-less = { $s } coûte { $q } de moins
uc-more = { $s } coûte { $q } de plus
uc-legal_targets = il y a { $q } cibles légales pour { $s }
uc-cast_before = { $q } sorts ont été lancés avant { $s } ce tour-ci
uc-as_though_flash = { $s } peut être { $sg ->
    [f] lancée
   *[other] lancé
  } comme avec le flash
uc-allowed = un effet permet de lancer { $s } de là
uc-up_to = { $s } dit « jusqu'à »
uc-any_target = { $s } dit « n'importe quelle cible »
uc-modal = { $s } a des modes
uc-has_target-yes = { $s } dit « cible »
uc-has_target-no = { $s } ne dit pas « cible »
uc-paid_ward-yes = la parade est payée pour { $s }
uc-paid_ward-no = la parade n'est pas payée pour { $s }
uc-cost = { $s } coûte { $q }
uc-cost-none = { $s } n'a pas de coût de mana
uc-alternative = { $q } est payé au lieu du coût de mana { $ds }
uc-less_colored = le coût { $ds } est réduit de { $q }
uc-target_words = { $s } dit « cible » { $q } fois
uc-counters-spell = { $s } contrecarre un sort
uc-counters-ability = { $s } contrecarre une capacité
uc-counters-both = { $s } contrecarre un sort ou une capacité
uc-costs-additional = { $q } est un coût supplémentaire { $ds }
uc-costs-alternative = { $q } est un coût alternatif { $ds }
uc-costs-open = { $q } est un autre coût { $ds }
q-may_cast = peut-on lancer { $s } maintenant ?
q-may_cast-casting = peut-on lancer { $s } pendant un autre lancement ?
q-may_cast-payment = peut-on lancer { $s } pendant un paiement ?
q-may_cast-resolution = peut-on lancer { $s } pendant une résolution ?
q-may_cast-choice = peut-on lancer { $s } pendant un choix ?
q-may_use_ability-ability = { $pn } : la capacité { $ds } peut-elle servir maintenant ?
q-may_use_ability-ability-casting = la capacité { $ds } peut-elle servir pendant un lancement ?
q-may_use_ability-ability-payment = la capacité { $ds } peut-elle servir pendant un paiement ?
q-may_use_ability-ability-resolution = la capacité { $ds } peut-elle servir pendant une résolution ?
q-may_use_ability-ability-choice = la capacité { $ds } peut-elle servir pendant un choix ?
q-may_respond_to = peut-on répondre { $as } ?
q-may_respond_to-ability = peut-on répondre à la capacité { $ds } ?
q-may_respond_to-payment = peut-on répondre pendant le paiement des coûts ?
q-may_respond_to-resolution = peut-on répondre pendant une résolution ?
q-may_respond_to-choice = peut-on répondre à un choix fait pendant une résolution ?
q-may_respond_to-turn_based_action = peut-on répondre à une action basée sur le tour ?
q-uses_stack = { $s } utilise la pile ?
q-uses_stack-ability = la capacité { $ds } utilise-t-elle la pile ?
q-is_mana_ability = { $s } est une capacité de mana ?
q-is_mana_ability-ability = la capacité { $ds } est-elle une capacité de mana ?
q-resolves_before = { $s } se résout avant { $h } ?
q-resolves_before-ability = la capacité { $ds } se résout-elle avant { $h } ?
q-resolves_first = qu'est-ce qui se résout d'abord ?
q-chooses_order = l'ordre est-il choisi par { $pn } ?
q-has_priority_after-casting = la priorité va-t-elle à { $pn } après le lancement ?
q-has_priority_after-resolution = la priorité va-t-elle à { $pn } après la résolution ?
q-has_priority_after-pass = la priorité va-t-elle à { $pn } après la passe ?
q-has_priority_after-mana_ability = la priorité va-t-elle à { $pn } après la capacité de mana ?
q-has_priority_after-special_action = la priorité va-t-elle à { $pn } après l'action spéciale ?
q-has_priority_after-step_begins = la priorité va-t-elle à { $pn } au début de l'étape ?
q-all_passed_ends_step = l'étape ou la phase se termine-t-elle ?
q-ability_triggers = la capacité { $ds } se déclenche-t-elle ?
q-ability_resolves = la capacité { $ds } fait-elle ce qu'elle dit ?
q-may_choose_targets = { $s } peut avoir cette cible ({ $h }) ?
q-may_choose_targets-none = { $s } peut n'avoir aucune cible ?
q-may_retarget = { $h } peut-il devenir la cible { $ds } ?
q-may_change_choice-mode = choisir de nouvelles cibles change-t-il le mode { $ds } ?
q-may_change_choice-division = choisir de nouvelles cibles change-t-il la répartition { $ds } ?
q-may_combine = ces coûts { $ds } peuvent-ils être payés ensemble ({ $q }) ?
q-costs = faut-il payer { $q } pour { $s } ?
q-must_pay = faut-il payer { $q } pour { $s } ?
q-has_mana_value = { $q } est-il la valeur de mana { $ds } ?
q-refunded = ce qui a été payé pour { $s } est-il rendu ?
q-pays_for_both = { $s } peut payer les deux capacités ?
q-may_convoke = peut-on engager { $h } pour la convocation { $ds } ?
q-may_choose_x = X peut-il valoir { $q } pour { $s } ?
q-may_counter = { $s } peut contrecarrer { $h } ?
q-copies_made = le déluge copie-t-il { $s } { $q } fois ?
q-may_cascade_into = la cascade { $ds } peut-elle lancer { $h } ?
q-ward_counters = la parade { $dh } contrecarre-t-elle { $s } ?
q-triggers_often = la capacité { $ds } se déclenche-t-elle { $q } fois ?
q-chosen_on_resolution-may = décide-t-on seulement à la résolution ({ $s }) ?
q-chosen_on_resolution-mode = le mode est-il choisi seulement à la résolution ({ $s }) ?
q-chosen_on_resolution-targets = les cibles sont-elles choisies seulement à la résolution ({ $s }) ?
q-chosen_on_resolution-division = la répartition est-elle choisie seulement à la résolution ({ $s }) ?
q-chosen_on_resolution-x = X est-il choisi seulement à la résolution ({ $s }) ?
q-chosen_on_resolution-kicker = le kick est-il décidé seulement à la résolution ({ $s }) ?
q-is_spell = { $s } est un sort ?
q-is_spell-ability = la capacité { $ds } est-elle un sort ?
q-controls_ability = la capacité { $ds } est-elle contrôlée par { $pn } ?
q-ward_triggers = la parade { $ds } se déclenche-t-elle à cause { $dh } ?
q-may_act_between = { $pn } : une action est-elle possible avant la résolution suivante ?
q-must_pay_too = faut-il payer aussi ce coût { $ds } ({ $q }) ?
q-affects = { $s } peut le faire { $ah } ?

## Facts
ask-occurrences = Combien de fois est-ce arrivé en même temps ?
if-occurrences-yes = c'est arrivé autant de fois
if-occurrences-no = c'est arrivé un autre nombre de fois
assume-no-target = la capacité n'a pas de cible
assume-no-library-card = la capacité ne déplace aucune carte de ou vers une bibliothèque
ask-adds_mana = La capacité ajoute-t-elle du mana ?
if-adds_mana-yes = elle ajoute du mana
if-adds_mana-no = elle n'ajoute pas de mana
ask-names_target = { $S } dit-il « cible » ?
if-names_target-yes = { $s } cible ce qui est affecté
if-names_target-no = { $s } le fait sans cibler
ask-turn_player = De qui est-ce le tour ?
if-turn_player-you = c'est votre tour
if-turn_player-opponent = c'est le tour de votre adversaire
ask-in_main_phase = Est-ce une phase principale ?
if-in_main_phase-yes = c'est une phase principale
if-in_main_phase-no = ce n'est pas une phase principale
ask-cost_kind = Cet autre coût { $ds } est-il supplémentaire, comme le kick, ou alternatif, comme la surcharge ?
if-cost_kind-additional = c'est un coût supplémentaire
if-cost_kind-alternative = c'est un coût alternatif
ask-until_source_leaves = Exile-t-elle seulement jusqu'au départ de sa source ?
if-until_source_leaves-yes = elle exile jusqu'au départ de sa source
if-until_source_leaves-no = elle exile tout court
ask-left_together = Sa source est-elle partie en même temps ?
if-left_together-yes = les deux sont partis en même temps
if-left_together-no = sa source était partie avant
ask-describes_new_target = La nouvelle cible fait-elle partie de ce que { $s } peut cibler ?
if-describes_new_target-yes = { $s } peut cibler cela
if-describes_new_target-no = { $s } ne peut pas cibler cela
ask-life_at_least = Combien de points de vie reste-t-il ?
if-life_at_least-yes = il y en a assez pour payer
if-life_at_least-no = il n'y en a pas assez pour payer
ask-cast_before = Combien de sorts ont été lancés avant { $s } ce tour-ci ?
if-cast_before-yes = il y en a eu autant avant
if-cast_before-no = il y en a eu un autre nombre avant
ask-cheaper_than_cascade = La valeur de mana { $ds } est-elle inférieure à celle du sort avec cascade ?
if-cheaper_than_cascade-yes = sa valeur de mana est inférieure
if-cheaper_than_cascade-no = sa valeur de mana n'est pas inférieure
ask-paid_ward = Le coût de parade a-t-il été payé pour { $s } ?
if-paid_ward-yes = il a été payé
if-paid_ward-no = il n'a pas été payé

## Not modelled
what-priority-in-cleanup = la priorité pendant l'étape de nettoyage
what-turn-order = l'ordre de plus de deux joueurs
what-cost-not-told = un sort dont le coût n'est pas donné
what-cost-with-x = un coût avec X ou d'autres symboles
what-flashback-of-a-permanent = le flashback ailleurs que sur un éphémère ou un rituel
