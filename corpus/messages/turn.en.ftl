# The turn, players and Commander. Placeholders as in en.ftl; $q is also a step, a color or a number, $z a second step.

## Lands
land-in-main-phase = It's a main phase of the player's own turn and the stack is empty: a land may be played.
land-needs-main-phase = A land is played only in a main phase.
land-needs-empty-stack = A land is played only while the stack is empty; first what is on it has to resolve.
land-needs-own-turn = No land is played in another player's turn, for any reason.
land-is-played-from-hand = A land is played from the hand, unless an effect says otherwise.
land-play-left = No land has been played this turn, so the one land of the turn is left.
extra-land-play-left = Effects allow more lands this turn; the number that may still be played is { $v }.
no-land-play-left = All the lands allowed this turn have been played already (number: { $v }).
cannot-play-lands = An effect says that no land can be played, and “can't” wins.
put-lands-do-not-count = A land that an effect put onto the battlefield wasn't played, so it doesn't count as the land of the turn.
playing-a-land-uses-no-stack = Playing a land doesn't use the stack: it can't be countered, and nobody can respond to it.
a-land-is-never-a-spell = A land is played, never cast: it is no spell.
land-of-another-type-is-not-cast = What is a land and another type as well can be played as a land, but not cast as a spell.
land-is-basic = { $S } has the supertype basic, and that alone makes a land basic.
land-is-not-basic = { $S } doesn't have the supertype basic: even with basic land types it is a nonbasic land.
basic-land-type-makes-mana = With that basic land type { $s } has the ability to make mana of that color ({ $q }), whatever its text says.
basic-land-type-makes-other-mana = The basic land types of { $s } make other mana than that ({ $q }).

## Mana
mana-empties = Unspent mana is lost as the step or phase ends.
mana-is-there = Mana stays in the pool until the step or phase ends; unspent mana now: { $v }.
mana-is-not-there = So much mana isn't in the pool; unspent mana now: { $v }.
effect-keeps-mana = An effect keeps the mana from being lost; unspent mana: { $v }.
is-one-of-the-five-colors = That is one of the five colors ({ $q }), so it may be chosen.
is-no-color = That is no color ({ $q }): only white, blue, black, red or green may be chosen.

## Steps of the turn
permanent-untaps = { $S } untaps in its controller's untap step.
untaps-in-untap-step = { $S } untaps in its controller's untap step.
untaps-in-own-untap-step = { $S } untaps only in the untap step of its own controller.
effect-keeps-it-tapped = An effect keeps { $s } from untapping.
stun-counter-goes = Instead of untapping { $s }, a stun counter is removed from it.
stun-counter-keeps-it-tapped = { $S } has a stun counter: instead of untapping it loses that counter and stays tapped.
no-priority-in-untap-step = Nobody gets priority in the untap step, so nothing can be cast or activated there.
no-priority-in-cleanup = Normally nobody gets priority in the cleanup step.
priority-in-cleanup-after-trigger = Something has triggered in the cleanup step, so players get priority there, and another cleanup step follows.
priority-in-step = { $p ->
    [you] You get
   *[other] { $P } gets
  } priority in { $q }.
priority-after-draw = First the card for the turn is drawn; then { $p ->
    [you] you get
   *[other] { $pn } gets
  } priority in { $q }.
priority-after-active-player = In { $q } the player whose turn it is gets priority first; then { $p ->
    [you] you get
   *[other] { $pn } gets
  } it.
all-have-passed = All players have passed in succession and the stack is empty: the step or phase ends.
not-all-have-passed = The step or phase ends only when all players pass in succession.
step-waits-for-the-stack = Something is still on the stack: it resolves first, and the step or phase goes on.
order-of-steps = The turn goes in a fixed order: first { $q }, then { $z }.
other-order-of-steps = The turn goes in a fixed order: first { $z }, then { $q }.
step-is-skipped = An effect makes { $p ->
    [you] you
   *[other] { $pn }
  } skip { $q }: it is passed as though it didn't exist.
step-is-not-skipped = Nothing makes { $p ->
    [you] you
   *[other] { $pn }
  } skip { $q }.
next-in-turn-order = Turns go round the table: { $p ->
    [you] you are
   *[other] { $pn } is
  } next.
extra-turn = The extra turn comes directly after this one: { $p ->
    [you] you are
   *[other] { $pn } is
  } next.
newest-extra-turn = Of several extra turns the one created last is taken first: { $p ->
    [you] you are
   *[other] { $pn } is
  } next.
turn-after-skipped-turn = A turn that is skipped is passed as though it didn't exist: { $p ->
    [you] you are
   *[other] { $pn } is
  } next.
newest-extra-phase = Of the phases that were added, the one created last comes first: { $q }.
triggers-as-step-begins = { $S } is there as { $q } begins, so its ability triggers.
not-there-as-step-begins = { $S } isn't on the battlefield as { $q } begins, so nothing triggers.
not-the-step-of-that-player = It isn't the step of the player of whom the ability of { $s } speaks.
step-had-begun = { $S } came after the beginning of its step ({ $q }): the ability doesn't trigger this turn.
too-late-for-this-end-step = { $S } came during the end step, and the step doesn't back up: the ability triggers only at the next turn's end step.
combat-phase-is-over = An effect until end of combat ends with the combat phase.
combat-phase-goes-on = An effect until end of combat lasts until the whole combat phase ends.
lasts-until-cleanup = An effect until end of turn lasts until the cleanup step, the end step included.
lasted-until-cleanup = An effect until end of turn ended in the cleanup step.
discards-down = { $p ->
    [you] You discard
   *[other] { $P } discards
  } down to the maximum hand size in the cleanup step; number of cards: { $v }.
discards-what-is-too-much = In the cleanup step { $p ->
    [you] you discard
   *[other] { $pn } discards
  } whatever is more than the maximum hand size.
hand-is-small-enough = The hand isn't larger than the maximum hand size, so nothing is discarded.
no-maximum-hand-size = Without a maximum hand size nothing is discarded.
only-active-player-discards = Only the player whose turn it is discards down in the cleanup step.

## Drawing
draws-for-the-turn = { $p ->
    [you] You draw
   *[other] { $P } draws
  } a card in the draw step.
drew-for-the-turn = The card for the turn has been drawn; cards drawn: { $v }.
drawn-one-by-one = Several cards are drawn one at a time; each is a draw of its own. Cards drawn: { $v }.
draws-what-is-left = The cards that are left are drawn, and then the next attempt fails. Cards drawn: { $v }.
only-one-card-each-turn = Only the first draw of the turn is possible. Cards drawn: { $v }.
cannot-draw = An effect says that { $p ->
    [you] you
   *[other] { $pn }
  } can't draw, and “can't” wins.
active-player-draws-first = The player whose turn it is draws first, then the others in turn order.
may-choose-to-draw-from-nothing = A player may choose to draw even from an empty library.
cannot-choose-to-draw = Who can't draw cards can't choose to draw.
put-into-hand-is-not-drawn = A card that goes from library to hand without the word “draw” isn't drawn.
draw-is-replaced = Something else happens instead of the draw, even with an empty library.

## Starting the game
loser-chooses = The loser of the game before chooses who begins.
winner-does-not-choose = The loser of the game before chooses who begins: { $pn }.
chooser-chooses-again = After a draw the player chooses who chose in the game before.
other-chooses-again = After a draw the player chooses who chose in the game before: { $pn }.
first-player-skips-draw = In a game of two, whoever begins skips the first draw step.
first-team-skips-draw = In Two-Headed Giant the team that begins skips the first draw step.
nobody-skips-first-draw = In a multiplayer game nobody skips the first draw step.
opening-hand-of-seven = The opening hand is seven cards.
mulligan-costs-cards = For each mulligan a card of the new seven goes to the bottom of the library. Cards in hand: { $v }.
first-mulligan-is-free = In a multiplayer game the first mulligan doesn't count. Cards in hand: { $v }.
mulligan-is-allowed = As long as the hand isn't kept and holds a card, a mulligan may be taken.
kept-hand-takes-no-mulligan = Who has kept a hand may take no further mulligan.
no-mulligan-below-zero-cards = The opening hand would be zero cards already: no further mulligan may be taken.
starts-with-life = The starting life total is { $v }.
starts-with-life-in-commander = In Commander the starting life total is { $v }.
team-starts-with-life = In Two-Headed Giant a team's starting life total is { $v }.

## Life
life-after-damage = Damage costs that much life. Life total: { $v }.
life-after-change = Life gained or lost changes the total by that much. Life total: { $v }.
life-was-set = A life total that is set is reached by gaining or losing the difference. Life total: { $v }.
life-was-exchanged = The life totals have been exchanged. Life total: { $v }.
exchange-is-gain = The life totals are exchanged, and the other total is higher: that is gaining life.
exchange-is-loss = The life totals are exchanged, and the other total is lower: that is losing life.
exchange-is-no-loss = The life totals are exchanged, and the new total isn't lower: no life is lost.
exchange-is-no-gain = The life totals are exchanged, and the new total isn't higher: no life is gained.
exchanged-for-another-total = The life totals are exchanged, and the new total isn't that.
exchanged-for-the-same-total = The totals are the same, so the exchange changes nothing.
life-is-exchanged = The life totals are exchanged: each player gains or loses the difference.
life-was-gained = Life has been gained: { $v }.
life-was-lost = Life has been lost: { $v }.
set-life-was-gained = The life total was set to more than it was, so that much life has been gained: { $v }.
set-life-was-lost = The life total was set to less than it was, so that much life has been lost: { $v }.
no-life-was-gained = No life has been gained; gaining 0 life is no gain.
damage-is-loss-of-life = Damage makes a player lose that much life: { $v }.
may-pay-life = The life total is at least as great as the payment, so { $v } life may be paid.
may-pay-the-last-life = The life total is exactly the payment, so { $v } life may be paid; at 0 life the game is lost afterwards.
may-pay-no-life = 0 life can always be paid.
life-is-not-enough = The life total is less than { $v }, so that can't be paid.
cannot-gain-life = An effect says that { $p ->
    [you] you
   *[other] { $pn }
  } can't gain life, and “can't” wins.
cannot-lose-life = An effect says that { $p ->
    [you] you
   *[other] { $pn }
  } can't lose life, and “can't” wins.
cannot-lose-life-cannot-pay = Who can't lose life can't pay any.
no-gain-to-replace = Who can't gain life gains none that an effect could replace, so the effect does nothing.
cannot-gain-cannot-exchange = Who can't gain life can't get a higher total by an exchange: it doesn't happen.
cannot-lose-cannot-exchange = Who can't lose life can't get a lower total by an exchange: it doesn't happen.
may-concede-any-time = A player may concede at any time, and leaves the game at once.
has-left-already = That player isn't in the game any more.
mandatory-loop-draws = A loop of mandatory actions that nobody can stop makes the game a draw.
optional-loop-goes-on = A loop with an optional action is no draw: somebody has to stop it.

## Commander
commander-in-every-zone = { $S } is the designated card, and stays a commander in every zone, whoever controls it.
copies-are-no-commanders = Being a commander belongs to the card itself: a copy is none.
not-the-designated-card = { $S } isn't the card that was designated as a commander.
may-be-commander = { $S } is legendary and a creature, Vehicle or Spacecraft, so it can be a commander.
commander-must-be-legendary = { $S } isn't legendary, so it can't be a commander.
commander-must-be-creature = A commander is a legendary creature, Vehicle or Spacecraft; { $s } is none and doesn't say that it can be one.
says-it-can-be-commander = { $S } says that it can be a commander.
color-in-cost = That color is in the mana cost of { $s }: { $q }.
color-in-text = That color is in the rules text or the color indicator of { $s }, so it is in its color identity: { $q }.
color-nowhere-on-card = That color stands nowhere on { $s }: { $q }.
color-in-reminder-text = That color stands only in reminder text, which doesn't count: { $q }.
color-on-back-face = The back face counts for color identity: { $q }.
color-in-alternative = Alternative characteristics count for color identity: { $q }.
identity-outside-commanders = The color identity of { $h } lacks that color ({ $q }), so { $s } can't be in the deck.
identity-within-commanders = Every color in the color identity of { $s } is also in that of { $h }.
only-one-of-a-name = Other than basic lands, a Commander deck holds only one card of a name.
any-number-of-basic-lands = Of basic lands a Commander deck may hold any number.
land-makes-color-outside = With its basic land type { $s } could make mana that isn't in the color identity of { $h }: { $q }.
land-makes-colors-within = All the mana that { $s } makes by its basic land types is in the color identity of { $h }.
deck-of-a-hundred = A Commander deck has exactly 100 cards, its commander included.
deck-must-be-a-hundred = A Commander deck has exactly 100 cards, its commander included, and not { $v }.
commander-may-be-cast = Its owner may cast { $s } from the command zone.
only-its-owner-casts-it = Only its owner may cast { $s } from the command zone.
commander-is-not-in-the-command-zone = { $S } isn't in the command zone.
cast-in-own-main-phase = { $S } is cast only in a main phase of the player's own turn.
cast-with-empty-stack = { $S } is cast only while the stack is empty.
no-tax-the-first-time = The first time { $s } is cast from the command zone it costs nothing in addition.
tax-for-each-casting = For each earlier time { $s } was cast from the command zone it costs two more. In addition: { $v }.
no-tax-from-elsewhere = The commander tax is paid only for casting from the command zone: from anywhere else { $s } costs nothing in addition.

## Facts that are asked for, and assumptions
assume-main-phase = it is a main phase of that player's own turn, and the stack is empty
assume-no-land-played = no land has been played this turn
ask-main_phase = Is it a main phase of that player's own turn, with an empty stack?
if-main_phase-yes = it is a main phase of the own turn with an empty stack
if-main_phase-no = it isn't
ask-lands_played = How many lands have been played this turn?
if-lands_played-0 = no land has been played this turn
if-lands_played-1 = one land has been played this turn
ask-hand = How many cards are in hand ({ $s })?
if-hand-yes = the hand holds more cards than { $q }
if-hand-no = the hand holds { $q } cards or fewer
ask-begins_game = Does that player take the first turn of the game ({ $s })?
if-begins_game-yes = that player takes the first turn of the game
if-begins_game-no = that player doesn't take the first turn of the game
ask-times_cast = How often has { $s } been cast from the command zone before?
if-times_cast-0 = { $s } has never been cast from the command zone
if-times_cast-1 = { $s } has been cast from the command zone once
if-times_cast-2 = { $s } has been cast from the command zone twice
ask-mulligans = How many mulligans have been taken?
ask-basic = Has { $s } the supertype basic?
if-basic-yes = { $s } has the supertype basic
if-basic-no = { $s } doesn't have it
ask-turn_ended = Was that done in this same turn, or in an earlier one ({ $s })?
if-turn_ended-yes = that was in an earlier turn
if-turn_ended-no = that was in this same turn
step-not-stated = It isn't stated which step is meant.
life-not-stated = The life total isn't stated.
commander-not-stated = It isn't stated which card is the commander.
what-exchange-of-unstated-life = an exchange of life totals that aren't stated
what-deaths-in-the-cleanup-step = state-based actions that may have happened in the cleanup step

## What was understood
u-turn = { $p ->
    [you] it is your turn
   *[other] it is the turn of { $pn }
  }
u-turn-step = it is { $q }
u-standing-hand = { $p ->
    [you] cards in your hand
   *[other] cards in the hand of { $pn }
  }: { $q }
u-standing-lands_played = lands played this turn: { $q }
u-standing-extra_lands = additional lands allowed this turn: { $q }
u-standing-mulligans = mulligans taken: { $q }
u-standing-max_hand = maximum hand size: { $q }
u-standing-mana = unspent mana: { $q }
u-standing-no_max_hand = there is no maximum hand size
u-standing-mana_stays = unspent mana isn't lost
u-standing-replaces_draws = something else happens instead of drawing
u-standing-kept = the hand has been kept
u-cannot-gain_life = { $p ->
    [you] you
   *[other] { $pn }
  } can't gain life
u-cannot-lose_life = { $p ->
    [you] you
   *[other] { $pn }
  } can't lose life
u-cannot-draw = { $p ->
    [you] you
   *[other] { $pn }
  } can't draw cards
u-cannot-draw_more_than_one = { $p ->
    [you] you
   *[other] { $pn }
  } can't draw more than one card each turn
u-cannot-play_lands = { $p ->
    [you] you
   *[other] { $pn }
  } can't play lands
u-skips = { $p ->
    [you] you skip
   *[other] { $pn } skips
  } { $q }
u-begins-first = first player: { $pn }
u-loop-mandatory = the game is in a loop of mandatory actions
u-loop-optional = the game is in a loop with an optional action
u-previous_loser = the game before was lost by { $pn }
u-previous-drawn = the game before was a draw
u-symbols = colors of the symbols on { $s }: { $q }
u-stays_tapped = an effect keeps { $s } from untapping
u-times_cast = { $s } has been cast from the command zone before: { $q }
u-copies = copies of { $s } in the deck: { $q }
u-can_be_commander = { $s } says that it can be a commander
u-triggers_at = an ability of { $s } triggers at the beginning of { $q }
u-came_in = { $s } came onto the battlefield in { $q }
u-begins = { $p ->
    [you] your turn comes to { $q }
   *[other] the turn of { $pn } comes to { $q }
  }
u-play_land = { $p ->
    [you] you play
   *[other] { $pn } plays
  } { $s }
u-mana = mana is added ({ $q })
u-spend = mana is spent ({ $q })
u-pay_life = { $p ->
    [you] you pay
   *[other] { $pn } pays
  } life ({ $q })
u-exchange_life = life totals are exchanged
u-extra_turn = { $p ->
    [you] you get an extra turn after this one
   *[other] { $pn } gets an extra turn after this one
  }
u-extra_phase = a phase is added: { $q }
u-skip = { $p ->
    [you] you are
   *[other] { $pn } is
  } made to skip { $q }
u-put_into_hand = cards are put from library into hand ({ $q })
u-mulligan = { $p ->
    [you] you take
   *[other] { $pn } takes
  } a mulligan
u-keep = { $p ->
    [you] you keep
   *[other] { $pn } keeps
  } the hand
u-pass = { $p ->
    [you] you pass
   *[other] { $pn } passes
  } priority
u-cleanup-perhaps = the turn may have ended in between
q-may_play_land = may { $p ->
    [you] you
   *[other] { $pn }
  } play a land now?
q-may_respond_to_land = may anybody respond when { $s } is played?
q-may_cast_land = may { $s } be cast as a spell?
q-is_basic = is { $s } a basic land?
q-taps_for = does { $s } make mana of that color ({ $q })?
q-has_mana = is there unspent mana for { $p ->
    [you] you
   *[other] { $pn }
  }?
q-untaps = does { $s } untap?
q-gets_priority = { $p ->
    [you] do you
   *[other] does { $pn }
  } get priority?
q-step_ends = does the step end?
q-comes_before = does { $q } come before { $z }?
q-next_turn = whose turn is next?
q-next_phase = which phase is next?
q-has_step = { $p ->
    [you] do you
   *[other] does { $pn }
  } have { $q }?
q-triggers_at_step = does the ability of { $s } trigger this turn?
q-still_lasts = does an effect of this turn still last?
q-discards = how many cards { $p ->
    [you] do you
   *[other] does { $pn }
  } discard in the cleanup step?
q-draws = how many cards { $p ->
    [you] have you
   *[other] has { $pn }
  } drawn?
q-draws_first = { $p ->
    [you] do you
   *[other] does { $pn }
  } draw first?
q-may_choose_draw = may { $p ->
    [you] you
   *[other] { $pn }
  } choose to draw?
q-draws_first_turn = { $p ->
    [you] do you
   *[other] does { $pn }
  } draw on the first turn?
q-may_choose_first = { $p ->
    [you] do you
   *[other] does { $pn }
  } choose who begins?
q-hand_after_mulligans = with how many cards { $p ->
    [you] do you
   *[other] does { $pn }
  } begin?
q-may_mulligan = may { $p ->
    [you] you
   *[other] { $pn }
  } take a mulligan?
q-starting_life = with how much life { $p ->
    [you] do you
   *[other] does { $pn }
  } begin?
q-life_is = what is { $p ->
    [you] your life total
   *[other] the life total of { $pn }
  }?
q-may_pay_life = may { $p ->
    [you] you
   *[other] { $pn }
  } pay that life ({ $q })?
q-gained_life = { $p ->
    [you] have you
   *[other] has { $pn }
  } gained life?
q-lost_life = { $p ->
    [you] have you
   *[other] has { $pn }
  } lost life?
q-may_choose_color = may that be chosen as a color ({ $q })?
q-loop_is_draw = is the game a draw?
q-may_concede = may { $p ->
    [you] you
   *[other] { $pn }
  } concede now?
q-tax = what does { $s } cost in addition?
q-may_cast_commander = may { $s } be cast from the command zone?
q-is_commander = is { $s } a commander?
q-may_be_commander = may { $s } be a commander?
q-in_color_identity = is that color in the color identity of { $s } ({ $q })?
q-color_identity = which colors are in the color identity of { $s }?
q-may_be_in_deck = may { $s } be in the commander's deck?
q-deck_may_have = may a Commander deck have so many cards ({ $q })?
only-active-player-draws = In the draw step only the player whose turn it is draws.
merged-with-the-commander = The commander is a component of { $s }, so the merged permanent is the commander.
what-life-gain-that-is-forbidden = an ability that would make a player gain life who can't
lost-mana-costs-no-life = Unspent mana that is lost costs no life: there is no such penalty.
set-life-was-not-lost = The life total was not set to less than it was, so no life has been lost.
discards-only-in-cleanup = Only in the cleanup step does anybody discard down to the maximum hand size.
step-ended-the-effect = The effect ended as its step began: { $q }.
step-has-not-begun = The step until which the effect lasts has not begun yet: { $q }.
color-of-the-cost = That color is one of the mana symbols in the cost, or of the color indicator, of { $s }: { $q }.
not-a-color-of-the-cost = Only symbols in the mana cost and the color indicator make { $s } a color, and that one isn't there: { $q }.
number-of-colors-tells = The number of colors of { $s } tells that: { $v }.
mana-of-the-color-pays = A colored symbol is paid with mana of its color: { $q }.
only-mana-of-the-color-pays = A colored symbol is paid only with mana of its color: { $q }.
any-mana-pays-generic = Generic mana in a cost is paid with any type of mana.
colorless-mana-pays = The colorless symbol is paid with colorless mana.
only-colorless-mana-pays = The colorless symbol is paid only with colorless mana.
q-is_color = is { $s } that ({ $q })?
q-mana_pays = does that mana pay for that symbol ({ $q })?
q-must_discard_now = must { $p ->
    [you] you
   *[other] { $pn }
  } discard now?
is-untapped-already = { $S } is untapped already, so nothing untaps.
q-number = { $question } Is it { $q }?
hand-not-stated = It isn't stated how many cards are in hand.
ask-more_life = Who has the higher life total?
if-more_life-you = you have more life
if-more_life-opponent = your opponent has more life
if-more_life-tie = both have the same life total
ask-library = How many cards are in the library ({ $s })?
ask-cannot_attack = Does an effect keep { $s } from attacking?
if-cannot_attack-yes = an effect keeps { $s } from attacking
if-cannot_attack-no = nothing keeps { $s } from attacking
ask-cannot_block = Does an effect keep { $s } from blocking?
if-cannot_block-yes = an effect keeps { $s } from blocking
if-cannot_block-no = nothing keeps { $s } from blocking
ask-must_attack = Does { $s } attack if able?
if-must_attack-yes = { $s } attacks if able
if-must_attack-no = nothing makes { $s } attack
ask-must_block = Does { $s } block if able?
if-must_block-yes = { $s } blocks if able
if-must_block-no = nothing makes { $s } block
ask-unblockable = Does an effect say that { $s } can't be blocked?
if-unblockable-yes = { $s } can't be blocked
if-unblockable-no = { $s } can be blocked
ask-stays_tapped = Does an effect keep { $s } from untapping?
if-stays_tapped-yes = an effect keeps { $s } tapped
if-stays_tapped-no = nothing keeps { $s } tapped
ask-step = Which step or phase is it?
if-step-untap = it is the untap step
if-step-upkeep = it is the upkeep
if-step-draw = it is the draw step
if-step-precombat_main = it is the first main phase
if-step-beginning_of_combat = it is the beginning of combat
if-step-declare_attackers = it is the declare attackers step
if-step-declare_blockers = it is the declare blockers step
if-step-combat_damage = it is the combat damage step
if-step-end_of_combat = it is the end of combat
if-step-postcombat_main = it is the second main phase
if-step-end = it is the end step
if-step-cleanup = it is the cleanup step
