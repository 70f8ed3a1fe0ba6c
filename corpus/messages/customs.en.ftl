# Sagas, the monarch, the end of the turn, phasing, predefined tokens, partners. Placeholders as in turn.en.ftl.

## Sagas
chapter-is-reached-and-triggers = With that lore counter { $s } reaches chapter { $v }, so that chapter ability triggers.
chapter-is-passed-and-triggers = With several lore counters at once { $s } reaches chapter { $v } as well, and each chapter that is reached triggers.
chapter-is-not-reached = { $S } has fewer lore counters than chapter { $v } needs, so that chapter doesn't trigger.
chapter-was-reached-before = { $S } had as many lore counters as chapter { $v } needs already before, so that chapter doesn't trigger again.
no-lore-counter-was-put = A chapter triggers only as lore counters are put on; no counter was put on { $s }, so chapter { $v } doesn't trigger.
saga-gets-a-lore-counter = As the precombat main phase begins, { $s } gets a lore counter.

## The monarch
becomes-the-monarch = There was no monarch yet; { $p ->
    [you] you become
   *[other] { $pn } becomes
  } the monarch.
becomes-the-monarch-instead = There is only one monarch at a time: { $p ->
    [you] you become
   *[other] { $pn } becomes
  } the monarch, and whoever was it before no longer is.
dethroned-by-combat-damage = A creature has dealt combat damage to the monarch, so { $p ->
    [you] you, who control it, become
   *[other] { $pn }, who controls it, becomes
  } the monarch.
only-combat-damage-dethrones = Only combat damage dealt by a creature takes the crown; { $p ->
    [you] you remain
   *[other] { $pn } remains
  } the monarch.
follows-the-monarch-who-left = The monarch has left the game, so { $p ->
    [you] you become
   *[other] { $pn } becomes
  } the monarch: the player whose turn it is, else the next in turn order.
is-the-monarch-first = { $p ->
    [you] You are
   *[other] { $P } is
  } the monarch now.
is-the-monarch-named = { $p ->
    [you] You are
   *[other] { $P } is
  } the monarch now, and nobody else.
is-the-monarch-combat = { $p ->
    [you] You are
   *[other] { $P } is
  } the monarch now.
is-the-monarch-other-damage = { $p ->
    [you] You are
   *[other] { $P } is
  } still the monarch.
is-the-monarch-left = { $p ->
    [you] You are
   *[other] { $P } is
  } the monarch now.
is-not-the-monarch-first = { $p ->
    [you] You are
   *[other] { $P } is
  } not the monarch.
is-not-the-monarch-named = { $p ->
    [you] You are
   *[other] { $P } is
  } not the monarch any more.
is-not-the-monarch-combat = { $p ->
    [you] You are
   *[other] { $P } is
  } not the monarch.
is-not-the-monarch-other-damage = { $p ->
    [you] You don't
   *[other] { $P } doesn't
  } become the monarch.
is-not-the-monarch-left = { $p ->
    [you] You don't
   *[other] { $P } doesn't
  } become the monarch.
monarch-draws = At the beginning of the own end step the monarch draws a card; that is { $p ->
    [you] you
   *[other] { $pn }
  }.
only-the-monarch-draws = Only the monarch draws at the end step, and { $p ->
    [you] you are
   *[other] { $pn } is
  } not the monarch.
monarch-draws-only-in-the-own-end-step = The monarch draws only in the end step of the own turn, and this is another player's turn.
was-not-the-monarch-as-the-end-step-began = The ability triggers at the beginning of the end step for who is the monarch then, and { $p ->
    [you] you were
   *[other] { $pn } was
  } not.

## Ending the turn
waiting-trigger-ceases-with-the-turn = The ability of { $s } had triggered but wasn't on the stack yet: as the turn ends it ceases to exist.
ability-is-exiled-with-the-stack = Ending the turn exiles everything on the stack, the ability of { $s } as well: it doesn't resolve.
spell-is-exiled-as-the-turn-ends = Ending the turn exiles everything on the stack, { $s } as well; nothing is countered and nothing resolves.
combat-ends-with-the-turn = The turn is ended: all creatures are removed from combat.
step-is-skipped-as-the-turn-ends = The turn was ended: all that is left of it is the cleanup step, so { $q } doesn't come.
end-step-is-skipped-so-no-trigger = The turn was ended, so its end step is skipped and the ability of { $s } doesn't trigger.

## Phasing
permanent-phases-out = { $S } phases out and is treated as though it didn't exist.
attachment-phases-out-with-it = { $S } phases out together with what it is attached to, and stays attached.
permanent-phases-in = { $S } phases in.
attachment-phases-in-with-it = { $S } phases in together with what it is attached to.
phased-out-is-not-there = { $S } is phased out: it is treated as though it didn't exist, so nothing happens to it.
phased-out-is-no-target = What is phased out is treated as though it didn't exist, so it can't be a target.
phased-out-blocks-nothing = What is phased out is treated as though it didn't exist, so it blocks nothing.
phasing-is-no-zone-change = Phasing in or out is no change of zone: nothing has entered or left the battlefield, so the ability of { $s } doesn't trigger.

## Predefined tokens
token-may-be-used = { $S } may be used: the mana that its ability costs is { $v }.
token-need-not-be-untapped = The ability of { $s } doesn't have the tap symbol in its cost, so it may be used though tapped.
token-is-not-yours-to-use = Only its controller can use { $s } on the battlefield.
tapped-token-is-not-used = The ability of { $s } has the tap symbol in its cost: a tapped one can't be used.
token-costs-more-mana = The ability of { $s } costs more mana than that: { $v }.
no-card-to-discard = The ability of { $s } costs discarding a card too, and there is no card to discard.
token-is-used-only-as-a-sorcery = The ability of { $s } is activated only as a sorcery: in the own main phase with an empty stack.
token-is-sacrificed-as-a-cost = { $S } is sacrificed as part of the cost, so it is gone.
token-is-only-tapped = { $S } is only tapped for its mana, not sacrificed: it stays.

## Partners
different-partners-do-not-combine = Different partner abilities can't be combined, so these two can't both be commanders.
both-have-partner = Both have partner, so both may be commanders of the deck.
both-need-partner = Both of them need partner, and only one has it.
both-have-the-same-partner = Both have the same partner ability, so both may be commanders of the deck.
both-need-the-same-partner = Both of them need that same partner ability, and only one has it.
each-names-the-other = Each of them is named by the other's “partner with”, so both may be commanders of the deck.
partner-with-names-another = “Partner with” allows only the card that it names, and here they don't name each other.
background-is-chosen = One of them may choose a Background and the other is a legendary Background, so both may be commanders.
background-needs-who-chooses-it = A Background is a commander only beside one that says “choose a Background”, and that one takes only a Background.
companion-of-the-doctor = Doctor's companion goes with a legendary Time Lord Doctor, so both may be commanders.
companion-needs-the-doctor = Doctor's companion goes only with a legendary Time Lord Doctor that has no other creature type.

## Choices at the same time, restricted mana
active-player-chooses-first = Where several players choose at the same time, the player whose turn it is ({ $pn }) chooses first, then the others in turn order.
first-chooses-without-knowing = The player whose turn it is chooses first, without knowing what the others will choose.
later-player-knows-the-choices = Whoever chooses later knows the choices that have been made before.
restricted-mana-fits = The mana may be spent on { $s }, as its restriction allows that.
restricted-mana-does-not-fit = The mana may be spent only as its source says, and that doesn't include { $s }.

## Colors and land types set by effects
effect-has-set-its-colors = After what effects have done to its color { $s } is that color ({ $q }).
effect-has-set-its-colors-not-that = A color that an effect gives replaces all the others: { $s } isn't that color ({ $q }) any more.
basic-type-takes-the-text = An effect has made { $s } a basic land type: it loses the abilities of its own text.
further-type-leaves-the-text = The basic land type comes in addition: { $s } keeps its own types and its own text.
basic-type-gives-its-mana = { $S } has been given that basic land type, and with it the ability to make that mana ({ $q }).
basic-type-gives-no-other-mana = An effect has made { $s } another basic land type: it makes the mana of that type only, not this one ({ $q }).

## Skipping
step-had-begun-so-the-next-is-skipped = What has begun can't be skipped any more: { $q } goes on, and the effect waits for the next one.
second-skip-takes-the-next = Two effects that skip the next { $q } skip the next two, one each: the second is skipped as well.
every-skip-is-used-up = Each such effect skips one time only, and that is used up: { $q } comes again.

## Put onto the battlefield attacking
put-attacking-has-not-attacked = “Whenever it attacks” triggers only if { $h } is declared as an attacker; put onto the battlefield attacking it never “attacked”.
declared-attacker-triggers-it = { $H } has been declared as an attacker, so the ability triggers.
is-attacking-without-declaration = { $S } has been put onto the battlefield attacking: it is an attacking creature, though nobody declared it.
nothing-there-to-attack = What { $s } was to attack is no longer there: it comes onto the battlefield, but isn't attacking.
restrictions-are-about-declaring = What keeps { $s } from being declared as an attacker doesn't matter, as it isn't declared.

## Triggers of combat
blocks-and-triggers-once = { $S } has been declared as a blocker: “whenever it blocks” triggers once, however many creatures it blocks.
has-not-blocked = { $S } hasn't been declared as a blocker, so nothing triggers.
triggers-for-each-it-blocks = The ability of { $s } triggers once for each creature it blocks ({ $v }).
becomes-blocked-and-triggers-once = { $S } has become blocked: “whenever it becomes blocked” triggers once, however many creatures block it.
has-not-become-blocked = { $S } hasn't become blocked, so nothing triggers.
triggers-for-each-blocker = “Whenever it becomes blocked by a creature” triggers once for each creature that blocks { $s } ({ $v }).
was-blocked-so-no-trigger = { $S } has been blocked; that its blockers are gone doesn't make it unblocked, so nothing triggers.
no-blocker-so-it-triggers = No blocker has been declared for { $s }, so “attacks and isn't blocked” triggers.
player-attacks-and-triggers-once = At least one attacker has been declared, so “whenever you attack” triggers, once.
nobody-was-declared = No attacker has been declared, so “whenever you attack” doesn't trigger.

## Battles, Brawl
starts-with-life-in-brawl = In Brawl a player begins with 25 life, with more than two players with 30; here with { $v }.
no-commander-damage-in-brawl = In Brawl nobody loses the game for combat damage by a commander.

## Not modelled
unsupported-put-attacking-a-permanent = a creature that is put onto the battlefield attacking a planeswalker or battle

## What was understood
ut-watches-you_attack = when its player attacks
ut-watches-attacks_unblocked = when something attacks and isn't blocked
ut-watches-blocks = when something blocks
ut-watches-blocks_creature = when something blocks a creature
ut-watches-becomes_blocked = when something becomes blocked
ut-watches-becomes_blocked_by_creature = when something becomes blocked by a creature
u-monarch = the monarch: { $pn }
u-partner = { $s } has a partner ability
u-mana_only_for = the mana of { $pn } is restricted to certain spells
u-end_turn = an effect ends the turn
u-becomes_monarch = { $p ->
    [you] you become
   *[other] { $pn } becomes
  } the monarch
u-phases_out = { $s } phases out
u-phases_in = { $s } phases in
u-put_attacking = { $s } is put onto the battlefield attacking
q-chapter_triggers = does that chapter of { $s } trigger ({ $q })?
q-may_use_token = may { $s } be used?
q-stays_after_use = is { $s } still there after use?
q-is_monarch = { $p ->
    [you] are you
   *[other] is { $pn }
  } the monarch now?
q-monarch_draws = { $p ->
    [you] do you
   *[other] does { $pn }
  } draw for being the monarch?
q-may_both_lead = may both be commanders of one deck?
q-may_spend_on = may the mana be spent on { $s }?
q-chooses_first = { $p ->
    [you] do you
   *[other] does { $pn }
  } choose first?
q-knows_choices = { $p ->
    [you] do you
   *[other] does { $pn }
  } know what the other player has chosen?
q-keeps_text = does { $s } keep its own abilities?
