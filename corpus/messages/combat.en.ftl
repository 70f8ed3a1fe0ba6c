# Combat: attacking, blocking, combat damage. Placeholders as in en.ftl.

## Attacking
attacks-only-in-its-own-turn = { $S } can attack only in its controller's own turn.
does-not-attack-its-own-player = { $S } can't attack its own controller.
does-not-attack-its-own-planeswalker = { $S } can't attack { $h }: nobody attacks their own planeswalkers.
does-not-attack-what-its-player-protects = { $S } can't attack { $h }: a battle is never attacked by the player who protects it.
attacks-its-own-battle = { $H } may be attacked even by its own controller, since another player protects it.
only-creatures-fight = Only creatures attack or block, and { $h } isn't one.
cannot-be-attacked = Only players, planeswalkers and battles can be attacked, and { $h } is none of these.
tapped-creatures-do-not-attack = { $S } is tapped, and only untapped creatures can be declared as attackers.
battles-do-not-attack = { $S } is a battle, and battles don't attack.
summoning-sickness = { $S } hasn't been under its controller's control since the turn began and doesn't have haste, so it can't attack.
untapped-creatures-may-attack = An untapped creature that summoning sickness doesn't hold back may be declared as an attacker.
an-effect-keeps-it-from-attacking = An effect says that { $s } can't attack, so it can't be declared as an attacker.
defenders-do-not-attack = { $S } has defender, so it can't attack.
haste-attacks-at-once = { $S } has haste: it can attack however short it has been under control.
nothing-requires-it-to-attack = Nothing makes { $s } attack; its controller chooses.
cannot-attack-so-need-not = A creature that must attack does so only if able: { $s } can't attack, so it doesn't have to.
need-not-pay-to-attack = { $S } can't attack unless a cost is paid, and nobody has to pay it: its controller may refuse and keep it home.
has-to-attack-if-able = { $S } attacks if able, it is able to and it costs nothing: it has to attack.
attacks-if-the-cost-is-paid = { $S } may attack if its controller pays the cost for that.
attacking-taps = Attacking causes { $s } to become tapped.
vigilance-does-not-tap = { $S } has vigilance, so attacking doesn't cause it to tap.
attacks-until-combat-ends = Once declared, { $s } is attacking until it is removed from combat or combat ends.
does-not-attack = { $S } isn't attacking.
summoning-sickness-no-tap = { $S } hasn't been under its controller's control since the turn began and doesn't have haste, so its ability with the tap symbol can't be activated.
controlled-since-the-turn-began = { $S } has been under its controller's control since the turn began, so summoning sickness doesn't stop its ability.
only-creatures-are-summoning-sick = Only creatures are summoning sick, and { $s } isn't one.
haste-uses-tap-abilities-at-once = { $S } has haste, so its abilities with the tap symbol can be activated at once.

## Blocking
new-creatures-may-block = Summoning sickness keeps { $h } from attacking, not from blocking.
only-the-defender-blocks = Only creatures of the defending player block, and { $h } isn't one of them.
blocks-only-what-attacks-its-player = { $H } can block only what attacks its controller or what is theirs.
tapped-creatures-do-not-block = { $H } is tapped, and only untapped creatures can block.
battles-do-not-block = { $H } is a battle, and battles don't block.
blocks-one-attacker = { $H } is blocking already, and each creature blocks only one attacker.
untapped-creatures-may-block = An untapped creature of the defending player may block; when it came doesn't matter.
an-effect-makes-it-unblockable = An effect says that { $s } can't be blocked.
an-effect-keeps-it-from-blocking = An effect says that { $h } can't block.
nothing-requires-it-to-block = Nothing makes { $s } block; its controller chooses.
cannot-block-so-need-not = A creature that must block does so only if able: { $s } can't, so it doesn't have to.
need-not-pay-to-block = { $S } can't block unless a cost is paid, and nobody has to pay it.
has-to-block-if-able = { $S } blocks if able, it is able to and it costs nothing: it has to block.
blocks-until-combat-ends = Once declared, { $s } is blocking until it is removed from combat or combat ends.
becomes-blocked = { $S } becomes blocked.
becomes-unblocked = { $S } becomes unblocked.
no-blocker-was-declared = No blocker was declared for { $s }, so it is unblocked.
stays-blocked-without-its-blockers = { $S } was blocked and stays blocked, even though what blocked it is gone.
was-blocked = A blocker was declared for { $s }, so it is blocked until it leaves combat or combat ends.
flyers-block-flyers = { $H } has flying itself, so it may block { $s }.
only-flyers-and-reach-block-flyers = { $S } has flying, and only creatures with flying or reach can block it; { $h } has neither.
flyers-block-what-does-not-fly = A creature with flying may also block one without: { $h } may block { $s }.
reach-blocks-flyers = { $H } has reach, so it may block { $s } although { $s } flies.
intimidate-is-blocked-by-its-color = { $S } has intimidate: only artifact creatures and creatures that share a color with it can block it, and { $h } is neither.
intimidate-is-blocked-by-its-color-fits = { $S } has intimidate, but { $h } is an artifact creature or shares a color with it.
landwalk-is-not-blocked = The defending player controls a land of the kind that { $s }'s landwalk names ({ $q }), so { $s } can't be blocked.
no-land-to-walk-over = The defending player controls no land of the kind that { $s }'s landwalk names ({ $q }), so landwalk does nothing.
protection-is-not-blocked-by-it = { $S } has protection from { $q }, so { $h } can't block it.
protection-is-from-something-else = { $S } has protection from { $q }, and { $h } is nothing of the sort.
shadow-blocks-shadow = Both have shadow, so { $h } may block { $s }.
only-shadow-blocks-shadow = { $S } has shadow, so creatures without shadow can't block it.
shadow-blocks-only-shadow = { $H } has shadow, so it can block only creatures with shadow.
only-horsemanship-blocks-it = { $S } has horsemanship, so creatures without it can't block { $s }.
only-horsemanship-blocks-it-fits = { $H } has horsemanship too, so it may block { $s }.
fear-is-blocked-by-black-and-artifacts = { $S } has fear: only black creatures and artifact creatures can block it.
fear-is-blocked-by-black-and-artifacts-fits = { $S } has fear, but { $h } is black or an artifact creature, so it may block.
menace-is-blocked-by-two = { $S } has menace, so it can't be blocked by one creature alone.
menace-is-blocked-by-two-or-more = { $S } has menace, and two or more creatures may block it together.
greater-power-does-not-block-skulk = { $S } has skulk, so { $h } with its greater power can't block it.
power-not-greater-blocks-skulk = The power of { $h } isn't greater than that of { $s }, so skulk doesn't stop the block.

## In combat
is-removed-from-combat = { $S } is removed from combat.
attacks-on-all-the-same = { $S } is attacking already: what would have kept it from attacking comes too late.
blocks-on-all-the-same = { $S } is blocking already: what would have kept it from blocking comes too late.
fights-on-though-tapped = Tapping or untapping { $s } once it is attacking or blocking takes neither it out of combat nor its combat damage away.
attacks-on-without-its-planeswalker = What { $s } attacked has left combat; { $s } stays an attacker, but attacks nothing.
fights-on-the-other-side = { $S } is in combat, but in the other role.

## Combat damage
not-in-combat-no-damage = { $S } neither attacks nor blocks, so it assigns no combat damage.
no-power-no-damage = { $S } has no power above 0, so it assigns no combat damage.
everyone-strikes = { $S } assigns combat damage.
assigns-no-more-than-its-power = { $S } assigns combat damage equal to its power, and this would be more.
assigns-all-of-its-power = { $S } has to assign all of its power, and this would be less.
unblocked-damages-what-it-attacks = { $S } is unblocked, so its combat damage goes to what it attacks ({ $h }).
attacks-nothing-any-more = What { $s } attacked is gone, and unblocked it attacks nothing else: it deals no combat damage.
blocked-damages-only-what-blocks-it = { $S } is blocked and doesn't trample, so its combat damage can go only to the creatures that block it.
damages-its-only-blocker = { $S } is blocked by { $h } alone, so all its combat damage goes there.
divides-as-it-likes = With several blockers, { $s }'s controller divides its combat damage among them freely; there is no order, and none has to be killed first.
divides-among-what-blocks-it = { $S } divides its combat damage among its blockers as its controller chooses: { $v } for { $h }.
divides-among-what-it-blocks = { $S } divides its combat damage among what it blocks as its controller chooses: { $v } for { $h }.
blocked-by-nothing-any-more = { $S } was blocked and nothing blocks it any more, so it deals no combat damage.
blocker-damages-what-it-blocks = { $S } deals its combat damage to what it blocks.
blocker-damages-only-what-it-blocks = A blocker's combat damage can go only to what it blocks.
blocks-nothing-any-more = What { $s } blocked is gone, so { $s } deals no combat damage.
damage-and-life-come-together = All combat damage is dealt at once and the life from lifelink comes with it: only then is { $p ->
    [you] your life total
   *[other] { $pn }'s life total
  } looked at.
damage-is-dealt-at-once = { $S } and what it fights deal their combat damage at the same time.
strikes-first = { $S } has first strike, so it deals combat damage in the first of two damage steps.
strikes-twice = { $S } has double strike, so it deals combat damage in the first damage step and again in the second.
strikes-again = { $S } has double strike, so it deals combat damage again in the second damage step.
strikes-in-the-second-step = { $S } deals its combat damage in the second damage step.
has-struck-already = { $S } struck in the first damage step and doesn't have double strike now, so it doesn't deal combat damage again.
first-strike-went-too-late = { $S } lost first strike only after it had struck in the first damage step, so it doesn't deal combat damage again.
double-strike-was-lost = { $S } lost double strike after the first damage step, so it doesn't deal combat damage again in the second.
double-strike-came-in-time = { $S } struck in the first damage step and has double strike by the second, so it deals combat damage again.
first-strike-came-too-late = { $S } gained first strike only after the first damage step, so it still deals its combat damage in the second.
any-damage-by-deathtouch-is-lethal = { $S } has deathtouch: 1 damage to a creature counts as lethal damage.
trample-lethal-first = { $S } has trample and first assigns lethal damage to what blocks it: { $v } to { $h }.
trample-rest = The rest, { $v }, tramples over to what { $s } attacks ({ $h }).
tramples-over-what-blocks-it = { $S } has trample: once all its blockers are assigned lethal damage, the rest may go to what it attacks.
tramples-where-nothing-blocks = { $S } has trample and nothing blocks it any more, so all its combat damage goes to what it attacks ({ $h }).
not-enough-to-trample-over = { $S } can't assign lethal damage to all its blockers, so nothing tramples over.
trample-goes-over-to-what-it-attacks = What tramples over goes only to what { $s } attacks.
blockers-first-need-lethal-damage = { $S } has to assign lethal damage to all its blockers ({ $v } in all) before any goes to what it attacks.
trample-does-not-reach-past-a-planeswalker = { $S } attacks a planeswalker or battle, so none of its combat damage can go to the player behind it.
blockers-do-not-trample = Trample does nothing for a creature that is blocking.
lifelink-twice-is-lifelink-once = Several instances of lifelink on { $h } do no more than one.
deals-so-much = { $S } deals { $v } combat damage.
damage-takes-life = Damage takes that much life: { $p ->
    [you] you are
   *[other] { $pn } is
  } at { $v }.
takes-so-much-combat-damage = { $p ->
    [you] You take
   *[other] { $P } takes
  } { $v } combat damage.
assigns-at-most = At most { $v } can be assigned there.
assigns-at-least = At least { $v } has to be assigned there.
gone-before-its-damage = { $S } was gone before it could deal its combat damage.
toxic-only-with-combat-damage = Toxic gives poison counters only with combat damage, and this wasn't combat damage.

## Facts
assume-unblocked = nothing blocks { $s }
ask-since_turn_began = Has { $s } been under its controller's control continuously since that player's turn began?
if-since_turn_began-yes = { $s } has been under control since the turn began
if-since_turn_began-no = { $s } hasn't been under control since the turn began
ask-tapped = Is { $s } tapped?
ask-controls_land = Does the defending player control a land of the kind that the landwalk names?
if-controls_land-yes = the defending player controls such a land
if-controls_land-no = the defending player controls no such land
ask-first_assigned = Which blocker does { $s } assign lethal damage to first?
if-first_assigned-object = { $s } first assigns lethal damage to { $h }
ask-attacking = Was { $s } already attacking by then?
if-attacking-yes = { $s } was already attacking
if-attacking-no = { $s } hadn't been declared as an attacker
ask-shares_color = Does { $s } share a color with { $h }?
if-shares_color-yes = they share a color
if-shares_color-no = they share no color
not-in-combat = Whether it attacks or blocks at all isn't told.
life-not-told = The life total isn't told.
what-power-not-told = the power of a creature, which isn't told
what-toughness-not-told = the toughness of a creature, which isn't told
what-assignment-not-allowed = combat damage assigned in a way that isn't allowed
what-keyword-banding = banding
what-keyword-flanking = flanking

## Keywords that are left open
ask-flying = Does { $s } have flying?
if-flying-yes = { $s } has flying
if-flying-no = { $s } doesn't have flying
ask-reach = Does { $s } have reach?
if-reach-yes = { $s } has reach
if-reach-no = { $s } doesn't have reach
ask-menace = Does { $s } have menace?
if-menace-yes = { $s } has menace
if-menace-no = { $s } doesn't have menace
ask-trample = Does { $s } have trample?
if-trample-yes = { $s } has trample
if-trample-no = { $s } doesn't have trample
ask-first_strike = Does { $s } have first strike?
if-first_strike-yes = { $s } has first strike
if-first_strike-no = { $s } doesn't have first strike
ask-double_strike = Does { $s } have double strike?
if-double_strike-yes = { $s } has double strike
if-double_strike-no = { $s } doesn't have double strike
ask-vigilance = Does { $s } have vigilance?
if-vigilance-yes = { $s } has vigilance
if-vigilance-no = { $s } doesn't have vigilance
ask-haste = Does { $s } have haste?
if-haste-yes = { $s } has haste
if-haste-no = { $s } doesn't have haste
ask-defender = Does { $s } have defender?
if-defender-yes = { $s } has defender
if-defender-no = { $s } doesn't have defender
ask-fear = Does { $s } have fear?
if-fear-yes = { $s } has fear
if-fear-no = { $s } doesn't have fear
ask-intimidate = Does { $s } have intimidate?
if-intimidate-yes = { $s } has intimidate
if-intimidate-no = { $s } doesn't have intimidate
ask-shadow = Does { $s } have shadow?
if-shadow-yes = { $s } has shadow
if-shadow-no = { $s } doesn't have shadow
ask-skulk = Does { $s } have skulk?
if-skulk-yes = { $s } has skulk
if-skulk-no = { $s } doesn't have skulk
ask-horsemanship = Does { $s } have horsemanship?
if-horsemanship-yes = { $s } has horsemanship
if-horsemanship-no = { $s } doesn't have horsemanship
if-tapped-yes = { $s } is tapped
if-tapped-no = { $s } is untapped

## Saying back
u-keywords = { $s } has { $q }
u-tapped = { $s } is tapped
u-untapped = { $s } is untapped
u-since-turn-began = { $s } has been under control since the turn began
u-new-this-turn = { $s } hasn't been under control since the turn began
u-blocks_additional = { $s } can block an additional creature
u-blocks_any_number = { $s } can block any number of creatures
u-cannot_attack = { $s } can't attack
u-cannot_block = { $s } can't block
u-must_attack = { $s } attacks if able
u-must_block = { $s } blocks if able
u-pays_to_attack = { $s } attacks only if a cost is paid
u-pays_to_block = { $s } blocks only if a cost is paid
u-unblockable = { $s } can't be blocked
u-attack = { $s } attacks ({ $h })
u-block = { $s } blocks { $h }
u-unblocked = { $s } isn't blocked
u-removed_from_combat = an effect removes { $s } from combat
u-combat_damage-all = combat damage is dealt
u-combat_damage-first = first-strike damage is dealt
u-combat_damage-regular = the other combat damage is dealt
u-assign = { $s } assigns { $q } to { $h }
u-gains-keywords = { $s } gains { $q }
u-loses-keywords = { $s } loses { $q }
u-taps = { $s } is tapped
u-untaps = { $s } is untapped
q-may_attack = may { $s } attack?
q-may_block = may { $s } block { $h }?
q-may_block_together = may these block { $h } together: { $q }?
q-must_attack = does { $s } have to attack?
q-may_stay_home = may { $s } stay out of the attack?
q-must_block = does { $s } have to block?
q-taps_to_attack = does attacking tap { $s }?
q-may_use_tap_ability = may the ability of { $s } with the tap symbol be activated?
q-is_attacking = is { $s } attacking?
q-is_blocking = is { $s } blocking?
q-is_blocked = is { $s } blocked?
q-deals_combat_damage = does { $s } deal combat damage?
q-deals_combat_damage-to = does { $s } deal combat damage to { $h }?
q-combat_damage_dealt = how much combat damage does { $s } deal?
q-damage_to_player = how much combat damage is dealt to { $pn }?
q-is_dealt = is { $q } combat damage dealt to { $pn }?
q-is_dealt-object = is { $q } combat damage dealt to { $s }?
q-may_assign = may { $s } assign its combat damage so: { $q }?
q-most_assigned = how much can { $s } assign at most?
q-least_assigned = how much does { $s } have to assign to { $h }?
q-life_left_is = { $p ->
    [you] are you
   *[other] is { $pn }
  } at { $q } life?
q-life_left = { $p ->
    [you] what is your life total
   *[other] what is the life total of { $pn }
  }?
q-gains_life = { $p ->
    [you] do you
   *[other] does { $pn }
  } gain life?
q-gains_life-number = { $p ->
    [you] do you
   *[other] does { $pn }
  } gain { $q } life?
q-gets_poison = { $p ->
    [you] do you
   *[other] does { $pn }
  } get poison counters?
q-gets_poison-number = { $p ->
    [you] do you
   *[other] does { $pn }
  } get { $q } poison counters?
q-stays_in_game = { $p ->
    [you] do you
   *[other] does { $pn }
  } stay in the game?
q-all_die = do all of these die: { $q }?
ask-removal = Does the effect destroy { $s } (or deal damage), exile it, or is it sacrificed or given -X/-X?
if-removal-destroy = the effect destroys or deals damage
if-removal-exile = the effect exiles
if-removal-sacrifice = it makes you sacrifice or gives -X/-X
u-wiped = an effect gets rid of { $s }
combat-is-over = Combat is over, so { $s } is neither attacking nor blocking any more.
what-block-not-allowed = a block that isn't allowed; it has to be declared anew
