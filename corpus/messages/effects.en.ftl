# Continuous effects, replacement, prevention, copies, counters. Placeholders as in en.ftl; $v a number.

## Layers
as-printed = No effect changes this: what is printed on { $s } holds.
in-layer-2 = Effects that change who controls { $s } are applied in layer 2.
in-layer-4 = Effects that change the types of { $s } are applied in layer 4.
in-layer-5 = Effects that change the color of { $s } are applied in layer 5.
in-layer-6 = Effects that give { $s } abilities or take them away are applied in layer 6.
in-layer-7a = The ability that defines the power and toughness of { $s } is applied first, in layer 7a.
in-layer-7b = The effect that sets the base power and toughness of { $s } is applied in layer 7b, before anything is added.
in-layer-7c = Counters and effects that only add to or take from power and toughness are counted in layer 7c, after what sets them.
in-layer-7d = Power and toughness of { $s } are switched last, in layer 7d, after everything else is counted.
defining-ability-first = A characteristic-defining ability is applied before other effects, whenever they came.
later-effect-stands = Within a layer the earlier effect is applied first, so the one that came later has the last word.
dependent-effect-waits = One of the effects depends on the other and waits for it, whatever the timestamps say.
loop-goes-by-timestamp = These effects depend on one another in a loop, so they are applied in timestamp order.
effect-that-began-goes-on = The effect had begun to apply in an earlier layer, so it goes on applying to { $s } although the ability behind it is lost by now.
keyword-counter-gives-it = A keyword counter gives { $s } that keyword.
no-creature-no-size = { $S } is no creature, so it has no power and toughness.
is-so-big = { $S } is a { $v }.
has-such-power = The power of { $s } is { $v }.
has-such-toughness = The toughness of { $s } is { $v }.

## Reach and duration
effect-has-ended = The effect lasted until end of turn and has ended.
locked-in-and-still-affected = The effect was locked in on { $s } as it began, so it still applies to it.
locked-in-without-it = What the effect applies to was fixed as the spell or ability resolved, and { $s } wasn't among it.
counted-once = The number was counted once, as the spell or ability resolved; it doesn't change later.
static-effect-applies-now = A static ability applies to whatever fits at the moment, and { $s } fits.
static-effect-does-not-fit = A static ability applies only to what fits at the moment, and { $s } doesn't.
source-has-left = The permanent with the static ability is no longer on the battlefield, so its effect is over.

## Replacement
instead-double-create-tokens = The effect doubles the tokens: { $v } are created instead.
instead-plus-create-tokens = The effect adds to the tokens: { $v } are created instead.
instead-minus-create-tokens = The effect takes from the tokens: { $v } are created instead.
instead-nothing-create-tokens = The effect replaces the creation: no token is created.
instead-double-put-counters = The effect doubles the counters: { $v } are put on { $s } instead.
instead-plus-put-counters = The effect adds to the counters: { $v } are put on { $s } instead.
instead-minus-put-counters = The effect takes from the counters: { $v } are put on { $s } instead.
instead-nothing-put-counters = The effect replaces that: no counter is put on { $s }.
instead-double-deal-damage = The effect doubles the damage: { $v } is dealt { $as } instead.
instead-plus-deal-damage = The effect adds to the damage: { $v } is dealt { $as } instead.
instead-minus-deal-damage = The effect takes from the damage: { $v } is dealt { $as } instead.
instead-nothing-deal-damage = The effect replaces the damage: none is dealt { $as }.
instead-double-draw = Instead of that draw { $v } cards are drawn.
instead-plus-draw = Instead of that draw { $v } cards are drawn.
instead-minus-draw = Instead of that draw { $v } cards are drawn.
instead-gain-life-draw = Instead of the draw life is gained: { $v }.
instead-draw-draw = Instead of that draw { $v } cards are drawn.
instead-double-gain-life = The life gained is doubled: { $v }.
instead-plus-gain-life = The effect adds to the life gained: { $v }.
instead-minus-gain-life = The effect takes from the life gained: { $v }.
instead-nothing-gain-life = The effect replaces the life gain: no life is gained.
instead-draw-gain-life = Instead of gaining life { $p ->
    [you] you draw
   *[other] { $pn } draws
  } that many cards: { $v }.
instead-exile-go-to-graveyard = { $S } is exiled instead of being put into a graveyard.
instead-library-go-to-graveyard = { $S } goes to its owner's library instead of a graveyard.
instead-hand-go-to-graveyard = { $S } goes to its owner's hand instead of a graveyard.
instead-command-go-to-graveyard = { $S } goes to the command zone instead of a graveyard.
goes-there-instead = So { $s } ends up in { $z }.
finality-counter-exiles = The finality counter has { $s } exiled instead of put into a graveyard.
draw-is-skipped = That draw is skipped: nothing is drawn in its place.
draw-from-nothing-is-replaced = The draw is replaced although the library is empty, so there is no draw from an empty library.
enters-with-counters = { $S } enters with { $v } × { $q }; that is a replacement effect, not a trigger.
enters-with-copy = { $S } enters as a copy; that is a replacement effect, not a trigger.
enters-with-control = The effect changes under whose control { $s } enters.
enters-so-counters = { $S } enters with additional counters ({ $q }).
enters-so-tapped = { $S } enters tapped: it isn't untapped even for a moment.
permanents-enter-untapped = Permanents enter untapped unless something says otherwise.
replacement-came-too-late = A replacement effect has to be there before the event; it doesn't change what has already happened.
no-damage-to-replace = No damage would be dealt, so there is nothing to replace.
each-effect-applies-once = Each of the effects gets just one chance at the event, so none applies to its own result again.
the-others-follow = After one effect has been applied the next one is applied to the result, until none is left.
applies-to-what-became = The event has become another one, and to that the further effect applies.
replaced-event-triggers-nothing = What was replaced never happened, so the ability of { $s } doesn't trigger.
replaces-only-what-it-names = An effect replaces only the event that it names, and this wasn't one.
it-has-died = { $S } was put into a graveyard from the battlefield: it died.
it-has-not-died = { $S } left the battlefield for another zone than a graveyard, so it didn't die.
damage-is-redirected = The damage is dealt { $ah } instead: { $v }.
an-effect-does-it = An effect puts these counters there, so “if an effect would put” applies.
loyalty-counters-are-the-cost = These loyalty counters are the cost of the loyalty ability; no effect puts them there, so they aren't doubled.
a-token-is-no-card = A token isn't a card, so an effect that speaks of cards doesn't concern { $s }.
affected-player-chooses-order = Several effects want to change the same event; which is applied first is chosen by { $p ->
    [you] you
   *[other] { $pn }
  }, whose permanent it is or who is affected.
self-replacement-first = The part of the spell or ability that replaces its own effect has to be applied first.
control-effect-first = The effect about under whose control { $s } enters has to be applied first.
copy-effect-first = The effect that makes { $s } enter as a copy has to be applied first.

## Prevention
prevents-all = The damage that would be dealt { $as } is prevented.
prevents-up-to-the-shield = The shield prevents as much as is left of it; { $v } damage is still dealt { $as }.
prevents-the-next-time = The next damage from that source is prevented, however much it is.
prevents-so-much-each-time = The effect prevents its amount of each damage; { $v } is still dealt { $as }.
prevention-came-too-late = A prevention effect has to be there before the damage; what was dealt stays dealt.
shield-is-used-up = The shield is used up, so the rest of the damage is dealt.
next-time-is-over = Only the next damage from that source was prevented; after that it deals damage again.
damage-cannot-be-prevented = This damage can't be prevented: it is dealt in full, and the shield isn't used up.
shield-counter-comes-off = A shield counter is removed from { $s }.
shield-counter-saves-it = The shield counter comes off instead, and { $s } isn't destroyed.
shield-counter-prevents-damage = The shield counter prevents the damage { $ds }.

## Amounts
tokens-as-the-effect-says = As many tokens are put onto the battlefield as the effect says.
tokens-are-created = Tokens are created: { $v }.
damage-as-the-source-deals-it = Nothing changes the damage, so it is dealt as it is.
cards-as-the-effect-says = As many cards are drawn as the effect says.
life-as-the-effect-says = As much life is gained as the effect says.
counters-as-they-were-put = Counters stay where they are until something takes them off.
so-many-tokens = Tokens in all: { $v }.
so-many-counters = Counters on { $s }: { $v }.
so-many-counters_put = Counters put on { $s }: { $v }.
so-many-damage = Damage dealt { $as }: { $v }.
so-many-cards = Cards drawn: { $v }.
so-many-life_gained = Life gained: { $v }.

## Counters
counters-cease-with-the-zone = { $S } changed zones, so the counters on it ceased to exist.
counters-stay-with-another-player = { $S } only had another controller for a while and changed no zone, so it keeps its counters.
counters-stay-while-phased-out = Phasing changes no zone, so { $s } keeps its counters.
counter-moves = { $v } × { $q }: taken off { $s } and put on { $h }.
counter-does-not-move-same = A counter can't be moved from { $s } onto itself: nothing is taken off or put on.
counter-does-not-move-not-there = One of the two isn't there any more, so no counter is moved.
counter-does-not-move-none = { $S } doesn't have such counters, so none is moved.
entering-with-counters = The counters that { $s } is given as it enters count as put on it: { $v } × { $q }.
planeswalker-enters-with-loyalty = A planeswalker enters with loyalty counters equal to its printed loyalty: { $v }.
battle-enters-with-defense = A battle enters with defense counters equal to its printed defense: { $v }.
saga-enters-with-lore = A Saga enters with a lore counter.

## Copies
copy-is-as-printed = { $S } has only what is copiable of { $h }: what is printed there, not counters, effects or whether it is tapped.
enters-as-a-copy = { $S } enters as a copy.
copy-of-a-copy = { $H } is a copy itself, and that is what is copied: { $s } is a copy of the same thing.
copy-has-no-counters = Counters aren't copied.
copy-has-no-effects = What effects have made of { $h } isn't copied.
copy-has-no-attachments = Auras and Equipment on { $h } aren't copied.
copy-has-no-status = Whether { $h } is tapped isn't copied.
copy-has-what-is-printed = What is printed on { $h } is copied.
copy-has-printed-ability = { $H } has the ability printed on it, so the copy has it too.
copy-has-not-that-ability = { $H } doesn't have that ability printed on it, so the copy doesn't have it.

## Loyalty
loyalty-may-be-activated = Once each turn, in a main phase of the controller's turn with nothing on the stack, one loyalty ability may be activated.
loyalty-once-each-turn = A loyalty ability of { $s } has been activated this turn already, and only one may be each turn.
loyalty-only-in-own-turn = Loyalty abilities may be activated only in the controller's own turn.
loyalty-only-in-a-main-phase = Loyalty abilities may be activated only in a main phase.
loyalty-only-with-an-empty-stack = Loyalty abilities may be activated only while nothing is on the stack.
loyalty-of-another-player = Only the controller of { $s } may activate its loyalty abilities.
loyalty-cost-too-high = There aren't enough loyalty counters on { $s } for a cost of { $v }.
assume-loyalty-time = it is a main phase of the turn of { $s }'s controller, with nothing on the stack

## Facts
ask-newer = Which came later: { $s } or { $h }?
if-newer-yes = { $s } came later than { $h }
if-newer-no = { $h } came later than { $s }
ask-put_by_effect = Does an effect put the counters on { $s }, or are they the cost of a loyalty ability?
if-put_by_effect-yes = an effect puts the counters on { $s }
if-put_by_effect-no = the counters are the cost of a loyalty ability
ask-away_how = How was { $s } away: in another zone such as exile, phased out, or under another player's control?
if-away_how-exile = { $s } was in another zone
if-away_how-phasing = { $s } was phased out
if-away_how-control = { $s } was under another player's control
ask-first_replacement = Which effect is applied first?
if-first_replacement-yes = one is applied first
ask-loyalty_enough = Are there enough loyalty counters on { $s } for the cost?
if-loyalty_enough-yes = there are enough loyalty counters on { $s }
if-loyalty_enough-no = there aren't enough loyalty counters on { $s }
ask-plus_counter = Was there a +1/+1 counter on { $s }?
if-plus_counter-yes = there is a +1/+1 counter on { $s }
if-plus_counter-no = there is no +1/+1 counter on { $s }
ask-minus_counter = Was there a -1/-1 counter on { $s }?
if-minus_counter-yes = there is a -1/-1 counter on { $s }
if-minus_counter-no = there is no -1/-1 counter on { $s }

## Undecided
size-not-stated = How big it is without the effects isn't told.
no-continuous-effect = There is no such continuous effect here.
no-replacement-effect = There is no such replacement effect here.
no-copy = Nothing has become a copy here.
no-counter-is-moved = No counter is moved here.
what-too-many-effects-in-a-layer = more effects in one layer than I sort
what-order-of-several-effects = more than two effects of which it isn't told which came first
what-changes-beside-effects = effects beside an event that changes the same thing for good
what-spell-kept-out-of-the-graveyard = a spell that an effect keeps out of the graveyard
what-counters-by-damage = an effect on what effects put, and counters put by damage
what-text-changing-effect = an effect that changes text
what-effect-on-a-face-down-permanent = an effect on the characteristics of a face-down permanent
what-switching-what-is-not-stated = switching a power or toughness that isn't told
what-too-many-replacement-effects = more replacement effects on one event than I try orders of
what-replaced-by-another-event = an event replaced by one of another kind
what-more-counters-on-what-returns = additional counters on what comes back with persist or undying
what-copy-over-changes = a copy of something by what effects have changed before
what-copy-of-a-face-down-permanent = a copy of a face-down permanent
what-change-of-unstated-colors = a color added to colors that aren't told
what-change-of-unstated-types = a type added to types that aren't told
what-change-of-unstated-subtypes = a subtype added to subtypes that aren't told

## Understood
u-create = tokens are created
u-begin = an effect begins
u-end = an effect ends
u-becomes_copy = { $s } becomes a copy of { $h }
u-activate_loyalty = a loyalty ability of { $s } is activated
u-move_counters = counters are moved from { $s } to { $h }
u-away_and_back = { $s } was away and is back
u-effect-2 = an effect changes who controls something
u-effect-4 = an effect changes types
u-effect-5 = an effect changes colors
u-effect-6 = an effect gives or takes abilities
u-effect-3 = an effect changes text
u-effect-7a = an ability defines power and toughness ({ $q })
u-effect-7b = an effect sets base power and toughness ({ $q })
u-effect-7c = an effect adds to power and toughness ({ $q })
u-effect-7d = an effect switches power and toughness
u-replaces-create_tokens = an effect replaces the creation of tokens
u-replaces-put_counters = an effect replaces the putting of counters
u-replaces-deal_damage = an effect replaces or prevents damage
u-replaces-draw = an effect replaces drawing
u-replaces-gain_life = an effect replaces gaining life
u-replaces-go_to_graveyard = an effect replaces going to the graveyard
u-replaces-enter = an effect changes how something enters
q-size_is = how big is { $s }?
q-power_is = what is the power of { $s }?
q-toughness_is = what is the toughness of { $s }?
q-has_keyword = does { $s } have that ability?
q-has_quality = is { $s } that?
q-effect_applies = does the effect apply to { $s }?
q-how_many = how many are there?
q-who_chooses_order = who chooses which effect is applied first?
q-may_choose = may { $pn } choose which effect is applied first?
q-replaces = does the effect apply?
q-is_prevented = is the damage prevented?
q-enters_tapped = does { $s } enter tapped?
q-copies = does { $s } have that of what it copies?
q-is_copy_of = is { $s } a copy of { $h }?
q-may_activate_loyalty = may a loyalty ability of { $s } be activated?
q-counter_moves = is a counter of { $s } moved?
