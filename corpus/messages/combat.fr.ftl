# Le combat : attaquer, bloquer, blessures de combat.

## Attaquer
attacks-only-in-its-own-turn = { $S } ne peut attaquer que pendant le tour de son propre contrôleur.
does-not-attack-its-own-player = { $S } ne peut pas attaquer son propre contrôleur.
does-not-attack-its-own-planeswalker = { $S } ne peut pas attaquer { $h } : personne n'attaque ses propres planeswalkers.
does-not-attack-what-its-player-protects = { $S } ne peut pas attaquer { $h } : le joueur qui protège une bataille ne l'attaque jamais.
attacks-its-own-battle = Même son contrôleur peut attaquer { $h }, puisqu'un autre joueur en est le protecteur.
only-creatures-fight = Seules les créatures attaquent ou bloquent, et { $h } n'en est pas une.
cannot-be-attacked = On ne peut attaquer que des joueurs, des planeswalkers et des batailles, et { $h } n'est rien de tout cela.
tapped-creatures-do-not-attack = { $S } est { $sg ->
    [f] engagée
   *[m] engagé
  }, et seules les créatures dégagées peuvent être déclarées comme attaquantes.
battles-do-not-attack = { $S } est une bataille, et les batailles n'attaquent pas.
summoning-sickness = { $S } n'est pas sous le contrôle de son contrôleur depuis le début du tour et n'a pas la célérité : l'attaque n'est pas possible.
untapped-creatures-may-attack = Une créature dégagée qui n'a pas le mal d'invocation peut être déclarée comme attaquante.
an-effect-keeps-it-from-attacking = Un effet dit que { $s } ne peut pas attaquer : pas de déclaration comme attaquant.
defenders-do-not-attack = { $S } a le défenseur : { $sg ->
    [f] elle
   *[m] il
  } ne peut pas attaquer.
haste-attacks-at-once = { $S } a la célérité : { $sg ->
    [f] elle
   *[m] il
  } peut attaquer même tout juste { $sg ->
    [f] arrivée
   *[m] arrivé
  }.
nothing-requires-it-to-attack = Rien n'oblige { $s } à attaquer ; son contrôleur choisit.
cannot-attack-so-need-not = Une créature qui doit attaquer ne le fait que si elle le peut : { $s } ne peut pas, donc n'y est pas { $sg ->
    [f] obligée
   *[m] obligé
  }.
need-not-pay-to-attack = { $S } ne peut attaquer que si un coût est payé, et personne n'est obligé de le payer : son contrôleur peut refuser et ne pas attaquer.
has-to-attack-if-able = { $S } attaque si possible, c'est possible et cela ne coûte rien : l'attaque est obligatoire.
attacks-if-the-cost-is-paid = { $S } peut attaquer si son contrôleur paie le coût.
attacking-taps = En attaquant, { $s } s'engage.
vigilance-does-not-tap = { $S } a la vigilance : attaquer ne l'engage pas.
attacks-until-combat-ends = Une fois { $sg ->
    [f] déclarée
   *[m] déclaré
  }, { $s } attaque jusqu'à son retrait du combat ou la fin du combat.
does-not-attack = { $S } n'attaque pas.
summoning-sickness-no-tap = { $S } n'est pas sous le contrôle de son contrôleur depuis le début du tour et n'a pas la célérité : sa capacité avec le symbole d'engagement ne peut pas être activée.
controlled-since-the-turn-began = { $S } est sous le contrôle de son contrôleur depuis le début du tour : le mal d'invocation n'empêche pas sa capacité.
only-creatures-are-summoning-sick = Le mal d'invocation ne touche que les créatures, et { $s } n'en est pas une.
haste-uses-tap-abilities-at-once = { $S } a la célérité : ses capacités avec le symbole d'engagement peuvent être activées tout de suite.

## Bloquer
new-creatures-may-block = Le mal d'invocation empêche { $h } d'attaquer, pas de bloquer.
only-the-defender-blocks = Seules les créatures du joueur défenseur bloquent, et { $h } n'en fait pas partie.
blocks-only-what-attacks-its-player = { $H } ne peut bloquer que ce qui attaque son contrôleur ou ce qui est à lui.
tapped-creatures-do-not-block = { $H } est { $hg ->
    [f] engagée
   *[m] engagé
  }, et seules les créatures dégagées peuvent bloquer.
battles-do-not-block = { $H } est une bataille, et les batailles ne bloquent pas.
blocks-one-attacker = { $H } bloque déjà, et chaque créature ne bloque qu'un seul attaquant.
untapped-creatures-may-block = Une créature dégagée du joueur défenseur peut bloquer, peu importe quand elle est arrivée.
an-effect-makes-it-unblockable = Un effet dit que { $s } ne peut pas être { $sg ->
    [f] bloquée
   *[m] bloqué
  }.
an-effect-keeps-it-from-blocking = Un effet dit que { $h } ne peut pas bloquer.
nothing-requires-it-to-block = Rien n'oblige { $s } à bloquer ; son contrôleur choisit.
cannot-block-so-need-not = Une créature qui doit bloquer ne le fait que si elle le peut : { $s } ne peut pas, donc n'y est pas { $sg ->
    [f] obligée
   *[m] obligé
  }.
need-not-pay-to-block = { $S } ne peut bloquer que si un coût est payé, et personne n'est obligé de le payer.
has-to-block-if-able = { $S } bloque si possible, c'est possible et cela ne coûte rien : le blocage est obligatoire.
blocks-until-combat-ends = Une fois { $sg ->
    [f] déclarée
   *[m] déclaré
  }, { $s } bloque jusqu'à son retrait du combat ou la fin du combat.
becomes-blocked = { $S } devient { $sg ->
    [f] bloquée
   *[m] bloqué
  }.
becomes-unblocked = { $S } devient { $sg ->
    [f] non bloquée
   *[m] non bloqué
  }.
no-blocker-was-declared = Aucun bloqueur n'a été déclaré pour { $s } : pas de blocage.
stays-blocked-without-its-blockers = { $S } a été { $sg ->
    [f] bloquée et reste bloquée
   *[m] bloqué et reste bloqué
  }, même si ce qui bloquait n'est plus là.
was-blocked = Un bloqueur a été déclaré pour { $s }, qui reste { $sg ->
    [f] bloquée
   *[m] bloqué
  } jusqu'à son retrait du combat ou la fin du combat.
flyers-block-flyers = { $H } a aussi le vol et peut donc bloquer { $s }.
only-flyers-and-reach-block-flyers = { $S } a le vol, et seules les créatures avec le vol ou la portée peuvent bloquer ; { $h } n'a ni l'un ni l'autre.
flyers-block-what-does-not-fly = Une créature avec le vol peut aussi bloquer une créature sans le vol : { $h } peut bloquer { $s }.
reach-blocks-flyers = { $H } a la portée et peut donc bloquer { $s } malgré le vol.
intimidate-is-blocked-by-its-color = { $S } a l'intimidation : seules les créatures-artefacts et celles qui partagent une couleur peuvent bloquer, et { $h } n'est ni l'un ni l'autre.
intimidate-is-blocked-by-its-color-fits = { $S } a l'intimidation, mais { $h } est une créature-artefact ou partage une couleur.
landwalk-is-not-blocked = Le joueur défenseur contrôle un terrain du genre que nomme la traversée de terrain { $ds } ({ $q }) : le blocage n'est pas possible.
no-land-to-walk-over = Le joueur défenseur ne contrôle aucun terrain du genre que nomme la traversée de terrain { $ds } ({ $q }) : cette capacité ne fait rien.
protection-is-not-blocked-by-it = { $S } a la protection contre { $q }, donc { $h } ne peut pas bloquer.
protection-is-from-something-else = { $S } a la protection contre { $q }, et { $h } n'est rien de tel.
shadow-blocks-shadow = Les deux ont la distorsion, donc { $h } peut bloquer { $s }.
only-shadow-blocks-shadow = { $S } a la distorsion : les créatures sans la distorsion ne peuvent pas bloquer.
shadow-blocks-only-shadow = { $H } a la distorsion et ne peut bloquer que des créatures avec la distorsion.
only-horsemanship-blocks-it = { $S } a l'équitation : les créatures sans l'équitation ne peuvent pas bloquer.
only-horsemanship-blocks-it-fits = { $H } a aussi l'équitation et peut donc bloquer { $s }.
fear-is-blocked-by-black-and-artifacts = { $S } a la peur : seules les créatures noires et les créatures-artefacts peuvent bloquer.
fear-is-blocked-by-black-and-artifacts-fits = { $S } a la peur, mais { $h } est une créature noire ou une créature-artefact et peut donc bloquer.
menace-is-blocked-by-two = { $S } a la menace : une créature seule ne peut pas bloquer.
menace-is-blocked-by-two-or-more = { $S } a la menace, et deux créatures ou plus peuvent bloquer ensemble.
greater-power-does-not-block-skulk = { $S } a la furtivité : { $h }, avec sa force supérieure, ne peut pas bloquer.
power-not-greater-blocks-skulk = La force { $dh } n'est pas supérieure à celle { $ds } : le blocage est possible.

## Au combat
is-removed-from-combat = { $S } est { $sg ->
    [f] retirée
   *[m] retiré
  } du combat.
attacks-on-all-the-same = { $S } attaque déjà : ce qui l'en aurait empêché arrive trop tard.
blocks-on-all-the-same = { $S } bloque déjà : ce qui l'en aurait empêché arrive trop tard.
fights-on-though-tapped = Engager ou dégager { $s } une fois l'attaque ou le blocage déclaré ne change rien : ni retrait du combat, ni perte des blessures de combat.
attacks-on-without-its-planeswalker = Ce que { $s } attaquait n'est plus au combat ; { $s } reste attaquant mais n'attaque plus rien.
fights-on-the-other-side = { $S } est au combat, mais dans l'autre rôle.

## Blessures de combat
not-in-combat-no-damage = { $S } n'attaque ni ne bloque et n'attribue donc pas de blessures de combat.
no-power-no-damage = { $S } n'a pas de force supérieure à 0 et n'attribue donc pas de blessures de combat.
everyone-strikes = { $S } attribue des blessures de combat.
assigns-no-more-than-its-power = { $S } attribue autant de blessures de combat que sa force, et ce serait plus.
assigns-all-of-its-power = { $S } doit attribuer toute sa force, et ce serait moins.
unblocked-damages-what-it-attacks = { $S } n'est pas { $sg ->
    [f] bloquée
   *[m] bloqué
  } : ses blessures de combat vont à ce qui est attaqué ({ $h }).
attacks-nothing-any-more = Ce que { $s } attaquait n'est plus là et, sans blocage, rien d'autre n'est attaqué : pas de blessures de combat.
blocked-damages-only-what-blocks-it = { $S } est { $sg ->
    [f] bloquée
   *[m] bloqué
  } sans piétinement : ses blessures de combat ne peuvent aller qu'aux créatures qui bloquent.
damages-its-only-blocker = Seul bloque { $h } : toutes les blessures de combat { $ds } vont là.
divides-as-it-likes = Avec plusieurs bloqueurs, le contrôleur { $ds } répartit ses blessures de combat librement ; il n'y a pas d'ordre, et aucun n'a besoin de mourir d'abord.
divides-among-what-blocks-it = { $S } répartit ses blessures de combat entre ses bloqueurs au choix de son contrôleur : { $v } pour { $h }.
divides-among-what-it-blocks = { $S } répartit ses blessures de combat entre ce qui est bloqué au choix de son contrôleur : { $v } pour { $h }.
blocked-by-nothing-any-more = { $S } a été { $sg ->
    [f] bloquée
   *[m] bloqué
  } et plus rien ne bloque : pas de blessures de combat.
blocker-damages-what-it-blocks = { $S } inflige ses blessures de combat à ce qui est bloqué.
blocker-damages-only-what-it-blocks = Les blessures de combat d'un bloqueur ne vont qu'à ce qu'il bloque.
blocks-nothing-any-more = Ce que { $s } bloquait n'est plus là, donc { $s } n'inflige pas de blessures de combat.
damage-and-life-come-together = Toutes les blessures de combat sont infligées en même temps et les points de vie du lien de vie viennent avec : c'est alors seulement qu'on regarde { $p ->
    [you] votre total de points de vie
   *[other] le total de points de vie de { $pn }
  }.
damage-is-dealt-at-once = { $S } et son adversaire au combat infligent leurs blessures en même temps.
strikes-first = { $S } a l'initiative et inflige donc ses blessures de combat à la première de deux étapes.
strikes-twice = { $S } a la double initiative et inflige donc des blessures de combat à la première étape puis encore à la seconde.
strikes-again = { $S } a la double initiative et inflige donc encore des blessures de combat à la seconde étape.
strikes-in-the-second-step = { $S } inflige ses blessures de combat à la seconde étape.
has-struck-already = { $S } a déjà frappé à la première étape et n'a pas la double initiative maintenant : pas de nouvelles blessures de combat.
first-strike-went-too-late = { $S } n'a perdu l'initiative qu'après avoir frappé à la première étape : pas de nouvelles blessures de combat.
double-strike-was-lost = { $S } a perdu la double initiative après la première étape : pas de nouvelles blessures de combat à la seconde.
double-strike-came-in-time = { $S } a frappé à la première étape et a la double initiative à la seconde : de nouvelles blessures de combat sont infligées.
first-strike-came-too-late = { $S } n'a acquis l'initiative qu'après la première étape et inflige donc ses blessures de combat à la seconde.
any-damage-by-deathtouch-is-lethal = { $S } a le contact mortel : 1 blessure à une créature compte comme mortelle.
trample-lethal-first = { $S } a le piétinement et attribue d'abord des blessures mortelles à ce qui bloque : { $v } pour { $h }.
trample-rest = Le reste, { $v }, passe à ce que { $s } attaque ({ $h }).
tramples-over-what-blocks-it = { $S } a le piétinement : une fois des blessures mortelles attribuées à tous ses bloqueurs, le reste peut aller à ce qui est attaqué.
tramples-where-nothing-blocks = { $S } a le piétinement et plus rien ne bloque : toutes ses blessures de combat vont à ce qui est attaqué ({ $h }).
not-enough-to-trample-over = { $S } ne peut pas attribuer de blessures mortelles à tous ses bloqueurs, donc rien ne passe.
trample-goes-over-to-what-it-attacks = Ce qui passe avec le piétinement ne va qu'à ce que { $s } attaque.
blockers-first-need-lethal-damage = { $S } doit attribuer des blessures mortelles à tous ses bloqueurs ({ $v } en tout) avant que rien ne passe.
trample-does-not-reach-past-a-planeswalker = { $S } attaque un planeswalker ou une bataille : aucune de ses blessures de combat ne peut aller au joueur derrière.
blockers-do-not-trample = Le piétinement ne fait rien pour une créature qui bloque.
lifelink-twice-is-lifelink-once = Avoir plusieurs fois le lien de vie ne fait rien de plus que l'avoir une fois ({ $h }).
deals-so-much = { $S } inflige { $v } blessures de combat.
damage-takes-life = Les blessures font perdre autant de points de vie : { $p ->
    [you] vous êtes
   *[other] { $pn } est
  } à { $v }.
takes-so-much-combat-damage = { $p ->
    [you] Vous subissez
   *[other] { $P } subit
  } { $v } blessures de combat.
assigns-at-most = Au plus, { $v } peuvent y être attribuées.
assigns-at-least = Au moins { $v } doivent y être attribuées.
gone-before-its-damage = { $S } n'était plus là au moment d'infliger ses blessures de combat.
toxic-only-with-combat-damage = La toxicité ne donne des marqueurs « poison » qu'avec des blessures de combat, et ce n'en était pas.

## Faits
assume-unblocked = rien ne bloque { $s }
ask-since_turn_began = { $S } est-{ $sg ->
    [f] elle
   *[m] il
  } sans interruption sous le contrôle de son contrôleur depuis le début du tour de ce joueur ?
if-since_turn_began-yes = { $s } est sous contrôle depuis le début du tour
if-since_turn_began-no = { $s } n'est pas sous contrôle depuis le début du tour
ask-tapped = { $S } est-{ $sg ->
    [f] elle engagée
   *[m] il engagé
  } ?
ask-controls_land = Le joueur défenseur contrôle-t-il un terrain du genre que nomme la traversée de terrain ?
if-controls_land-yes = le joueur défenseur contrôle un tel terrain
if-controls_land-no = le joueur défenseur ne contrôle aucun terrain de ce genre
ask-first_assigned = À quel bloqueur { $s } attribue-t-{ $sg ->
    [f] elle
   *[m] il
  } d'abord des blessures mortelles ?
if-first_assigned-object = { $s } attribue d'abord des blessures mortelles { $ah }
ask-attacking = { $S } attaquait-{ $sg ->
    [f] elle
   *[m] il
  } déjà à ce moment ?
if-attacking-yes = { $s } attaquait déjà
if-attacking-no = { $s } n'avait pas été { $sg ->
    [f] déclarée
   *[m] déclaré
  } comme attaquant
ask-shares_color = { $S } et { $h } partagent-ils une couleur ?
if-shares_color-yes = ils partagent une couleur
if-shares_color-no = ils ne partagent aucune couleur
not-in-combat = On ne dit pas s'il y a attaque ou blocage.
life-not-told = Le total de points de vie n'est pas indiqué.
what-power-not-told = la force d'une créature, qui n'est pas indiquée
what-toughness-not-told = l'endurance d'une créature, qui n'est pas indiquée
what-assignment-not-allowed = des blessures de combat attribuées d'une manière qui n'est pas permise
what-keyword-banding = le regroupement
what-keyword-flanking = le débordement

## Keywords that are left open
ask-flying = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } le vol ?
if-flying-yes = { $s } a le vol
if-flying-no = { $s } n'a pas le vol
ask-reach = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la portée ?
if-reach-yes = { $s } a la portée
if-reach-no = { $s } n'a pas la portée
ask-menace = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la menace ?
if-menace-yes = { $s } a la menace
if-menace-no = { $s } n'a pas la menace
ask-trample = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } le piétinement ?
if-trample-yes = { $s } a le piétinement
if-trample-no = { $s } n'a pas le piétinement
ask-first_strike = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } l'initiative ?
if-first_strike-yes = { $s } a l'initiative
if-first_strike-no = { $s } n'a pas l'initiative
ask-double_strike = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la double initiative ?
if-double_strike-yes = { $s } a la double initiative
if-double_strike-no = { $s } n'a pas la double initiative
ask-vigilance = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la vigilance ?
if-vigilance-yes = { $s } a la vigilance
if-vigilance-no = { $s } n'a pas la vigilance
ask-haste = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la célérité ?
if-haste-yes = { $s } a la célérité
if-haste-no = { $s } n'a pas la célérité
ask-defender = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } le défenseur ?
if-defender-yes = { $s } a le défenseur
if-defender-no = { $s } n'a pas le défenseur
ask-fear = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la peur ?
if-fear-yes = { $s } a la peur
if-fear-no = { $s } n'a pas la peur
ask-intimidate = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } l'intimidation ?
if-intimidate-yes = { $s } a l'intimidation
if-intimidate-no = { $s } n'a pas l'intimidation
ask-shadow = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la distorsion ?
if-shadow-yes = { $s } a la distorsion
if-shadow-no = { $s } n'a pas la distorsion
ask-skulk = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } la furtivité ?
if-skulk-yes = { $s } a la furtivité
if-skulk-no = { $s } n'a pas la furtivité
ask-horsemanship = { $S } a-t-{ $sg ->
    [f] elle
   *[m] il
  } l'équitation ?
if-horsemanship-yes = { $s } a l'équitation
if-horsemanship-no = { $s } n'a pas l'équitation
if-tapped-yes = { $s } est { $sg ->
    [f] engagée
   *[m] engagé
  }
if-tapped-no = { $s } est { $sg ->
    [f] dégagée
   *[m] dégagé
  }

## Saying back
u-keywords = { $s } a : { $q }
u-tapped = { $s } est { $sg ->
    [f] engagée
   *[m] engagé
  }
u-untapped = { $s } est { $sg ->
    [f] dégagée
   *[m] dégagé
  }
u-since-turn-began = { $s } est sous contrôle depuis le début du tour
u-new-this-turn = { $s } n'est pas sous contrôle depuis le début du tour
u-blocks_additional = { $s } peut bloquer une créature de plus
u-blocks_any_number = { $s } peut bloquer autant de créatures que voulu
u-cannot_attack = { $s } ne peut pas attaquer
u-cannot_block = { $s } ne peut pas bloquer
u-must_attack = { $s } attaque si possible
u-must_block = { $s } bloque si possible
u-pays_to_attack = { $s } n'attaque que si un coût est payé
u-pays_to_block = { $s } ne bloque que si un coût est payé
u-unblockable = on ne peut pas bloquer { $s }
u-attack = { $s } attaque ({ $h })
u-block = { $s } bloque { $h }
u-unblocked = rien ne bloque { $s }
u-removed_from_combat = un effet retire { $s } du combat
u-combat_damage-all = les blessures de combat sont infligées
u-combat_damage-first = les blessures de la première étape sont infligées
u-combat_damage-regular = les autres blessures de combat sont infligées
u-assign = { $s } attribue { $q } à { $h }
u-gains-keywords = { $s } acquiert : { $q }
u-loses-keywords = { $s } perd : { $q }
u-taps = on engage { $s }
u-untaps = on dégage { $s }
q-may_attack = { $s } peut attaquer ?
q-may_block = { $s } peut bloquer { $h } ?
q-may_block_together = peuvent-ils bloquer ensemble { $h } : { $q } ?
q-must_attack = { $s } doit attaquer ?
q-may_stay_home = { $s } peut ne pas attaquer ?
q-must_block = { $s } doit bloquer ?
q-taps_to_attack = attaquer engage { $s } ?
q-may_use_tap_ability = la capacité { $ds } avec le symbole d'engagement peut être activée ?
q-is_attacking = { $s } attaque ?
q-is_blocking = { $s } bloque ?
q-is_blocked = { $s } est { $sg ->
    [f] bloquée
   *[m] bloqué
  } ?
q-deals_combat_damage = { $s } inflige des blessures de combat ?
q-deals_combat_damage-to = { $s } inflige des blessures de combat à { $h } ?
q-combat_damage_dealt = combien de blessures de combat { $s } inflige ?
q-damage_to_player = combien de blessures de combat pour { $pn } ?
q-is_dealt = { $p ->
    [you] vous subissez
   *[other] { $pn } subit
  } { $q } blessures de combat ?
q-is_dealt-object = { $s } subit { $q } blessures de combat ?
q-may_assign = { $s } peut attribuer ses blessures de combat ainsi : { $q } ?
q-most_assigned = combien { $s } peut attribuer au plus ?
q-least_assigned = combien { $s } doit attribuer à { $h } ?
q-life_left_is = { $pn } : { $q } points de vie ?
q-life_left = combien de points de vie pour { $pn } ?
q-gains_life = { $p ->
    [you] gagnez-vous
   *[other] { $pn } gagne
  } des points de vie ?
q-gains_life-number = { $p ->
    [you] gagnez-vous
   *[other] { $pn } gagne
  } { $q } points de vie ?
q-gets_poison = { $p ->
    [you] recevez-vous
   *[other] { $pn } reçoit
  } des marqueurs « poison » ?
q-gets_poison-number = { $p ->
    [you] recevez-vous
   *[other] { $pn } reçoit
  } { $q } marqueurs « poison » ?
q-stays_in_game = { $p ->
    [you] restez-vous
   *[other] { $pn } reste
  } dans la partie ?
q-all_die = tous meurent-ils : { $q } ?
ask-removal = L'effet détruit-il { $s } (ou lui inflige des blessures), l'exile-t-il, ou fait-il sacrifier ou donne-t-il -X/-X ?
if-removal-destroy = l'effet détruit ou inflige des blessures
if-removal-exile = l'effet exile
if-removal-sacrifice = il fait sacrifier ou donne -X/-X
u-wiped = un effet débarrasse le champ de bataille { $ds }
combat-is-over = Le combat est fini : { $s } n'attaque ni ne bloque plus.
what-block-not-allowed = un blocage qui n'est pas permis ; il faut le déclarer à nouveau
