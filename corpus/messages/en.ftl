# Sentences shown to people. Game terms come as placeholders from the lexicon:
# $s the object, $S the same at the start of a sentence, $ds "of the …"; $h, $dh the host or target;
# $p whose part it is (you, opponent, other), $pn that player, $P at the start; $z a zone; $q a quality.

## Verdict lines
verdict-yes = Yes.
verdict-no = No.
verdict-depends = It depends.
verdict-undecided = I can't decide this.
verdict-declined = I only rule on Magic: The Gathering game situations and rules: ask me what happens, whether something is legal, or what a rule says.
disclaimer = Unofficial. At an event the head judge decides.

## Steps
aura-spell-targets = An Aura spell always has a target; the Aura's enchant ability says what it can be.
host-is-enchanted = What an Aura is attached to is called enchanted.
not-enchanted = Nothing without an Aura on it is enchanted.
aura-controller-chooses-one = An Aura can enchant only one object or player, so { $p ->
    [you] you choose, as the Aura's controller,
   *[other] { $pn } chooses, as the Aura's controller,
  } which one it ends up on.
aura-enchanting-itself-to-graveyard = { $S } can't enchant itself, so it is put into its owner's graveyard.
aura-creature-unattached = { $S } is also a creature, so it can't enchant anything: it becomes unattached.
aura-unattached-to-graveyard = Attached to nothing, { $s } is then put into its owner's graveyard.
goes-to-graveyard = { $S } is put into its owner's graveyard.
host-player-left = The player { $s } was attached to has left the game.
host-gone = What { $s } was attached to is no longer there.
granted-ability-host-controller = An ability that { $s } gives to what it enchants can be activated only by the controller of that object: { $p ->
    [you] you
   *[other] { $pn }
  }.
own-ability-aura-controller = Only { $s }'s controller can activate its own abilities: { $p ->
    [you] you
   *[other] { $pn }
  }.
aura-control-independent = Whoever controls what { $s } enchants, { $s } keeps its own controller: { $p ->
    [you] you
   *[other] { $pn }
  }.
enters-choice-includes = { $S } isn't being cast, so nothing is targeted: { $p ->
    [you] you choose
   *[other] { $pn } chooses
  } something it can legally enchant as it enters, and { $h } is a legal choice.
enters-choice-excludes = { $p ->
    [you] You choose
   *[other] { $P } chooses
  } something { $s } can legally enchant as it enters, and { $h } is not a legal choice.
enters-player-chooses = { $S } isn't entering as a resolving Aura spell and the effect doesn't say what it will enchant: { $p ->
    [you] you choose
   *[other] { $pn } chooses
  } something legal as it enters.
aura-enters-attached = { $S } enters attached to what was chosen.
aura-enters-attached-to = { $S } enters attached to { $h }.
non-attachment-enters-unattached = { $S } is no Aura, Equipment or Fortification there, so it enters unattached.
nothing-to-enchant-not-created = There is nothing legal for { $s } to enchant, so the token isn't created.
nothing-to-enchant-to-graveyard = There is nothing legal for { $s } to enchant, so it goes from the stack to its owner's graveyard.
nothing-to-enchant-remains = There is nothing legal for { $s } to enchant, so it stays where it is: in { $z }.
undefined-host-not-created = What { $s } would be attached to is undefined, so the token isn't created.
undefined-host-to-graveyard = What { $s } would be attached to is undefined, so it goes from the stack to its owner's graveyard.
undefined-host-remains = What { $s } would be attached to is undefined, so it stays where it is: in { $z }.
illegal-host-not-created = { $S } can't legally enchant { $h }, so the token isn't created.
illegal-host-to-graveyard = { $S } can't legally enchant { $h }, so it goes from the stack to its owner's graveyard.
illegal-host-remains = { $S } can't legally enchant { $h }, so it stays where it is: in { $z }.
aura-does-not-move = { $S } can't legally enchant { $h }, so it doesn't move.
attachment-does-not-move = { $S } can't be attached to { $h }, so it doesn't move.
non-attachment-does-not-move = { $S } is no Aura, Equipment or Fortification, so the effect does nothing.
already-attached-does-not-move = { $S } is on { $h } already, so the effect does nothing.
attachment-moves = { $S } moves onto { $h }.
face-up-characteristics-count = { $p ->
    [you] You look
   *[other] { $P } looks
  } at what { $s } would be face up, and must choose something legal for its enchant ability and any other effect that applies.
enchanted-means-attached = “Enchanted” in an ability of a permanent means whatever that permanent is attached to, Aura or not: here, { $h }.
older-role-to-graveyard = Of several Roles that one player controls on the same permanent only the newest stays: { $s } is put into its owner's graveyard.
equipment-needs-creature = { $S } can be attached only to a creature.
equipment-cannot-equip-itself = { $S } can't equip itself.
equipment-creature-cannot-equip = { $S } is also a creature without reconfigure, so it can't equip.
equipment-comes-off = { $S } becomes unattached and stays on the battlefield.
equipment-creature-comes-off = { $S } is also a creature, so it becomes unattached and stays on the battlefield.
fortification-cannot-fortify-itself = { $S } can't be attached to itself.
fortification-needs-land = { $S } can be attached only to a land.
enchant-forbids-host = Its enchant ability doesn't allow { $s } to be on { $h }.
enchant-forbids-target = The enchant ability doesn't allow { $h } as the target.
target-is-no-permanent = Only a permanent can be the target here, and { $h } isn't on the battlefield.
hexproof-forbids-target = { $H } has hexproof: it can't be the target of what an opponent of its controller controls.
hexproof-of-player-forbids-target = Hexproof: { $h } can't be the target of what an opponent of that player controls.
protection-forbids-target = { $H } has protection from { $q }: it can't be the target of { $s }.
protection-forbids-aura = { $H } has protection from { $q }: { $s } can't enchant it.
protection-forbids-equipment = { $H } has protection from { $q }: { $s } can't be attached to it.
shroud-forbids-target = { $H } has shroud: it can't be the target of any spell or ability.
aura-creature-cannot-enchant = { $S } is also a creature, so it can't enchant anything.
aura-cannot-enchant-itself = { $S } can't enchant itself.
bestowed-ceases = { $S } ceases to be bestowed: it is a creature again and stays on the battlefield.
bestowed-comes-off = { $S } is bestowed: instead of being put into the graveyard it becomes unattached.
creature-comes-off = { $S } is a creature and attached: it becomes unattached and stays on the battlefield.
non-attachment-comes-off = { $S } is no Aura, Equipment or Fortification: it becomes unattached and stays on the battlefield.
nothing-happens = Nothing happens to { $s }.
becomes-target = { $H } becomes the target of { $s }.

## Assumptions
assume-not-bestowed = { $s } is not bestowed
assume-card = { $s } is a card, not a token
assume-no-hexproof = { $s } has no hexproof
assume-no-shroud = { $s } has no shroud
assume-no-reconfigure = { $s } has no reconfigure
assume-no-protection = { $s } has no protection
assume-no-other-effect = no other effect matters

## What is missing, and the branches
ask-bestowed = Is { $s } bestowed, or an ordinary Aura?
ask-colors = Is { $s } { $q }?
ask-enchant = What can { $s } enchant?
ask-controller = Who controls { $s }?
ask-subtypes = What is { $s }: an Aura or an Equipment?
ask-ability_source = Is it { $s }'s own ability, or one that it gives to what it enchants?
ask-unspecified = Does the effect say what { $s } will be attached to?
ask-legal_host = Is there anything that { $s } could legally enchant?
ask-other = What about { $s }: { $q }?
if-bestowed-yes = { $s } is bestowed
if-bestowed-no = { $s } is an ordinary Aura
if-colors-yes = { $s } is { $q }
if-colors-no = { $s } is not { $q }
if-enchant-yes = { $s } can enchant nothing but that
if-enchant-no = { $s } can enchant something that is there
if-controller-you = you control { $s }
if-controller-opponent = your opponent controls { $s }
if-subtypes-aura = { $s } is an Aura
if-subtypes-equipment = { $s } is an Equipment
if-ability_source-own = it is { $s }'s own ability
if-ability_source-granted = { $s } gives the ability to what it enchants
if-unspecified-yes = the effect doesn't say what { $s } will enchant
if-unspecified-no = the effect says what { $s } will be attached to
if-legal_host-yes = there is something it can enchant
if-legal_host-no = there is nothing it can enchant
if-other = { $q }: { $v }
branch = If { $if }: { $then }

## Why undecided
not-understood = I couldn't read the situation and the question with certainty.
readings-differ = I can read this in more than one way, and the answer would not be the same.
too-many-open-facts = Too many facts are open.
unsupported = This needs something I don't model yet ({ $what }).
contradiction = Two rules ask for contradictory things here ({ $first }, { $second }).
no-answer = The situation doesn't answer the question.
nearest-rules = The nearest rules:
what-reconfigured-creature = a reconfigured Equipment that is also a creature
what-other = { $what }

## Parts of an answer
label-understood = Understood:
label-assumed = Assumed:
label-missing = To be asked:
label-steps = Steps:
label-rules = Rules:
wording-official = official text
wording-translation = translation
wording-page = given page
wording-restatement = our own words
wording-outdated = outdated wording
edition-of = edition of { $date }
editions-since = editions from { $date } on
printed-as = printed as { $number }
no-text = no text at hand; load the official text with `subrule corpus add FILE`
warning-outdated = The wording shown for { $number } is outdated.
warning-review-text = The text of { $date } words { $number } differently; this ruling rests on the reference edition and needs review.
warning-review-references = The text of { $date } changes only cross-references in { $number }.
warning-index = { $count } loaded texts are not in the search index yet: subrule index build
warning-likened = The question was not read word by word but by its likeness to a known situation: if what was understood is not what you mean, neither is the verdict.
warning-no-text = No text of { $number } is at hand.

## Further steps
host-not-there = { $H } isn't on the battlefield.
player-not-in-game = { $H } is not in the game.
effect-forbids-aura = An effect says that { $h } can't be enchanted by { $s }.
effect-names-the-host = The effect itself says what { $s } enters attached to, so nobody chooses.
entering-aura-does-not-target = { $S } isn't cast, so it doesn't target { $h }.
enters-attached-as-named = { $S } enters attached to what the effect names.
permanent-enters = { $S } enters the battlefield.
face-up-attached-to-choice = { $S } is put onto what was chosen.
face-up-choice-excludes = { $p ->
    [you] You choose
   *[other] { $P } chooses
  } something that { $s }, seen face up, can legally enchant, and { $h } is not a legal choice.
equipment-controller-chooses-one = { $S } can be on only one creature, so { $p ->
    [you] you choose, as its controller,
   *[other] { $pn } chooses, as its controller,
  } which one it ends up on.
fortification-controller-chooses-one = { $S } can be on only one land, so { $p ->
    [you] you choose, as its controller,
   *[other] { $pn } chooses, as its controller,
  } which one it ends up on.
equipment-enters-attached-to = { $S } enters attached to { $h }.
equipment-illegal-host-enters-unattached = { $S } can't be attached to { $h }, so it enters unattached.
equipment-undefined-host-enters-unattached = What { $s } would be attached to is undefined, so it enters unattached.
equipment-itself-comes-off = { $S } can't be attached to itself: it becomes unattached and stays on the battlefield.
fortification-creature-cannot-fortify = { $S } is also a creature, so it can't be attached to a land.
host-control-independent = Whoever controls what is attached to it, { $h } keeps its own controller: { $p ->
    [you] you
   *[other] { $pn }
  }.
leaves-with-its-owner = { $S } leaves the game with its owner.
assume-enchant-allows = the enchant ability of { $s } allows what it is meant for
assume-legal-host = there is something that { $s } can legally enchant

## What was understood
player-you = you
player-of-you = of you
player-to-you = to you
player-opponent = your opponent
host-chosen = what was chosen
host-undefined = something undefined
u-attached = { $s } is attached to { $h }
u-self = { $s } is attached to itself
u-state = { $s } is there
u-zone = { $s } is in { $z }
u-enchant = { $s } can enchant: { $q }
u-colors = { $s } is { $q }
u-opponents = your opponent controls { $s }
u-stats = { $s } is { $q }
u-damaged = { $s } has { $q } damage marked on it
u-life-total = { $p ->
    [you] you have { $q } life
   *[other] { $pn } has { $q } life
  }
u-toughness = { $s } has toughness { $q }
u-indestructible = { $s } is indestructible
u-counted = counters on { $s }: { $q }
u-poison = { $p ->
    [you] you have { $q } poison counters
   *[other] { $pn } has { $q } poison counters
  }
u-ask-only = Asked: { $question }
u-protection = { $h } has protection from { $q }
u-hexproof = { $s } has hexproof
u-shroud = { $s } has shroud
u-bestowed = { $s } is bestowed
u-token = { $s } is a token
u-absent = there is no { $q } (other than those named)
u-open = open: { $q }
u-changes-creature = { $s } becomes a creature
u-changes-not = { $s } is no longer { $q }
u-changes-protection = { $s } gains protection from { $q }
u-changes-other = { $s } changes
u-leaves = { $s } leaves the battlefield
u-player_leaves = { $pn } leaves the game
u-control_changes = { $p ->
    [you] you gain
   *[other] { $pn } gains
  } control of { $s }
u-cast = { $p ->
    [you] you cast
   *[other] { $pn } casts
  } { $s }, choosing { $h }
u-cast-untargeted = { $p ->
    [you] you cast
   *[other] { $pn } casts
  } { $s }
u-put = an effect puts { $s } onto the battlefield under the control of { $p ->
    [you] you
   *[other] { $pn }
  }
u-put-attached = an effect puts { $s } onto the battlefield attached to { $h }
u-attach = an effect attaches { $s } to { $h }
u-attach-many = an effect would attach { $s } to several things at once
u-turn_face_up = { $s } is turned face up and may be attached
q-what_happens = what happens to { $s }?
q-in_zone = does { $s } end up in { $z }?
q-on_battlefield = does { $s } stay on the battlefield?
q-attached = is { $s } attached in the end?
q-attached-to = is { $s } on { $h } in the end?
q-moves = does { $s } move?
q-controls = does { $pn } control { $s }?
q-who_controls = who controls { $s }?
q-may_activate = may { $pn } activate the ability?
q-who_activates = who may activate the ability?
q-chooses = does { $pn } choose?
q-who_chooses = who chooses?
q-may_attach = may { $s } go on { $h }?
q-may_target = may { $s } target { $h }?
q-triggers = does the ability of { $s } trigger?
q-created = is { $s } created?
q-enters = does { $s } enter the battlefield?
q-is_enchanted = is { $s } enchanted?
q-refers = does the ability mean { $h }?
q-considers = what counts for { $s }?
q-lookup = what the rules say about it
q-opposite = the opposite of “{ $question }”
perhaps-meant = perhaps you mean this: { $understood } Then: { $summary }
u-join = { $facts } — asked: { $question }

## Attachments that stay, and what is asked of them
aura-host-still-legal = What { $s } is attached to is still there and legal for it, so { $s } stays.
aura-permanent-does-not-target = Only an Aura spell has a target: on the battlefield { $s } targets nothing, so it stays.
battle-comes-off = A battle can't stay attached to anything: { $s } becomes unattached and stays on the battlefield.
fortification-control-independent = Whoever controls the land that { $s } is attached to, { $s } keeps its own controller: { $p ->
    [you] you
   *[other] { $pn }
  }.
equipment-control-independent = Whoever controls the creature that { $s } is attached to, { $s } keeps its own controller: { $p ->
    [you] you
   *[other] { $pn }
  }.
equipment-host-still-legal = What { $s } is attached to is still there and legal for it, so { $s } stays attached.
equipment-need-not-be-attached = { $S } may be on the battlefield attached to nothing.
protection-does-not-concern-it = { $H } has protection, but not from { $s }.
roles-of-different-players-stay = Roles of different players don't displace one another, so { $s } stays.
ask-may_enchant = Does its enchant ability allow { $s } to be on { $h }?
ask-newest_role = Which Role on { $s } came last?
ask-types = What card types does { $s } have ({ $q })?
if-may_enchant-yes = its enchant ability allows { $s } to be on { $h }
if-may_enchant-no = its enchant ability doesn't allow { $s } to be on { $h }
if-newest_role-object = { $h } came last
q-all_stay = do all of them stay on the battlefield?
q-any_leaves = does one of them leave the battlefield?
unresolved-spell = What happens as the spell resolves I don't model yet.
no-rule = No rule that I model decides this.

## A conversation
c-changed = Changed: { $facts }.
c-same = Nothing changed: that was so already.
c-unclear = I didn't understand that with certainty, so nothing changed. Say one fact at a time, or ask the whole question again.
c-new = A new question; what was said before no longer counts.
c-asked = The same situation, with another question.
c-face-down = { $s } is face down
c-face-up = { $s } is face up
c-no-protection = { $h } doesn't have protection from { $q }
c-type = { $s } also has this type: { $q }
chat-welcome = Ask about a situation, then go on: “and if it's a token?”. /help shows the commands.
chat-help = /rule 303.4d shows a rule · /lang es, fr, en or auto sets the language · /why shows the rules of the last answer · /save FILE saves the conversation · /reset forgets the situation · /quit ends.
chat-no-answer = There is no answer yet; ask first.
chat-no-command = There is no command { $what }; /help shows those there are.
chat-saved = Saved: { $what }
chat-language = Language: { $what }
chat-reset = The situation is forgotten; ask a new question.

## Linked abilities
linked-by-exile = An ability of { $s } exiles cards and another speaks of the cards so exiled: the two are linked.
linked-by-exile-instead = An ability of { $s } exiles cards by a replacement effect and another speaks of the cards so exiled: the two are linked.
linked-by-putting = An ability of { $s } puts objects onto the battlefield and another speaks of objects so put: the two are linked.
linked-by-choice = By an ability of { $s } something is chosen and another speaks of what was chosen: the two are linked.
linked-by-note = An ability of { $s } notes something and another speaks of what was noted: the two are linked.
linked-by-word = By an ability of { $s } a word is chosen that means nothing else in the rules, and another asks for that word: the two are linked.
linked-by-cost-on-entering = By an ability of { $s } a cost is paid as it enters and another speaks of the cost so paid: the two are linked.
linked-by-paragraph = A static ability of { $s } and a triggered ability stand in one paragraph: the two are linked.
linked-by-additional-cost = An ability of { $s } allows an additional cost and another asks whether it was paid: the two are linked.
linked-by-variable-cost = By an ability of { $s } a variable additional cost is paid as it is cast and another speaks of what was paid: the two are linked.
linked-by-champion = The two abilities of champion on { $s } are linked.
linked-by-anchor-word = The ability behind an anchor word on { $s } is linked to the ability by which that word is chosen.
linked-by-name = An ability of { $s } that speaks of cards exiled with cards of a name is linked to the exiling ability of every object that had that name before the game began.
linked-before-game = A choice made before the game for a characteristic-defining ability of { $s } and that ability are linked.
linked-by-exile-to-pay = Cards are exiled to pay for { $s } as a spell and an ability of the permanent speaks of the cards so exiled: the two are linked.
linked-in-general = An ability of { $s } directly refers to what another ability printed on it does: the two are linked.
linked-to-itself = An ability of { $s } does something and refers to it as well: it is linked to itself.
linked-maker-and-made = An ability of one of them brought the other onto the battlefield, so abilities of { $h } and of { $s } can be linked, and these are.
gained-together = { $S } gained both abilities by the same effect, so they are linked as they would be if they were printed on it.
gained-apart = Abilities that { $s } did not gain together, by one effect, can't be linked.
abilities-of-two-objects = Abilities of different objects are not linked.
ability-not-printed-there = One of the abilities doesn't count as printed on { $s }, so the two are not linked.
second-does-not-refer = Neither ability of { $s } directly refers to what the other one does, so they are not linked.
printed-within = An ability within another that { $s } grants to itself counts as printed on it.
printed-on-a-face = The abilities of both faces of a nonmodal double-faced object count as printed on it.
reach-exiled-yes = The ability of { $s } refers only to cards in exile that its linked ability put there, and { $h } is one of them.
reach-exiled-no = The ability of { $s } refers only to cards in exile that its linked ability put there, and { $h } is not one of them.
reach-exiled-rule = The ability of { $s } refers only to cards in exile that its linked ability put there.
reach-exiled-none = The ability of { $s } refers only to cards in exile that its linked ability put there, and there are none.
reach-brought-yes = The ability of { $s } refers only to what its linked ability put onto the battlefield, and { $h } is part of that.
reach-brought-no = The ability of { $s } refers only to what its linked ability put onto the battlefield, and { $h } is no part of that.
reach-brought-rule = The ability of { $s } refers only to what its linked ability put onto the battlefield.
reach-brought-none = The ability of { $s } refers only to what its linked ability put onto the battlefield, and there is nothing of that.
reach-chosen-yes = The ability of { $s } refers only to the choice made by its linked ability, and that was: { $q }.
reach-chosen-no = The ability of { $s } refers only to the choice made by its linked ability, and that was not: { $q }.
reach-chosen-rule = The ability of { $s } refers only to the choice made by its linked ability.
reach-chosen-none = The ability of { $s } refers only to the choice made by its linked ability, and there was none.
reach-noted-yes = The ability of { $s } knows only what its linked ability noted, and that was: { $q }.
reach-noted-no = The ability of { $s } knows only what its linked ability noted, and that was not: { $q }.
reach-noted-rule = The ability of { $s } knows only what its linked ability noted.
reach-noted-none = The ability of { $s } knows only what its linked ability noted, and nothing was noted.
reach-paid-yes = The ability of { $s } counts only what was paid for the cost of its linked ability, and that was: { $q }.
reach-paid-no = The ability of { $s } counts only what was paid for the cost of its linked ability, and that was not: { $q }.
reach-paid-rule = The ability of { $s } counts only what was paid for the cost of its linked ability.
reach-paid-none = The ability of { $s } counts only what was paid for the cost of its linked ability, and nothing was paid for it.
reach-affected-yes = The ability of { $s } refers only to what was done because of its linked ability, and { $h } was concerned by that.
reach-affected-no = The ability of { $s } refers only to what was done because of its linked ability, and { $h } was not concerned by that.
reach-affected-rule = The ability of { $s } refers only to what was done because of its linked ability.
reach-affected-none = The ability of { $s } refers only to what was done because of its linked ability, and nothing was.
reach-whether-yes = The ability of { $s } asks only whether the cost it is linked to was chosen to be paid as { $s } was cast, and it was.
reach-whether-no = The ability of { $s } asks only whether the cost it is linked to was chosen to be paid as { $s } was cast, and it was not.
reach-whether-rule = The ability of { $s } asks only whether the cost it is linked to was chosen to be paid as { $s } was cast.
reach-whether-none = The ability of { $s } asks only whether the cost it is linked to was chosen to be paid as { $s } was cast, and it was not.
reach-each = The ability of { $s } speaks of one card and several were exiled, so it refers to each of them, to { $h } as well.
several-each = Several cards were exiled, so the ability of { $s } does what it does with the exiled card to each of them.
several-sum = Several cards were exiled, so the ability of { $s } uses the sum of what it asks about the exiled card.
several-answers = Several cards were exiled, so the ability of { $s } gets an answer for each of them.
several-tokens = Several cards were exiled, so the ability of { $s } creates a token for each of them, a copy of that card.
several-choice = Several cards were exiled, so the controller of the ability of { $s } chooses which card is affected.
in-several-pairs = An ability may be part of several pairs of linked abilities, and this one of { $s } is.
not-in-several-pairs = An ability may be part of several pairs of linked abilities, but this one of { $s } is not part of more than one.
choice-undefined-not-gained = { $S } gained the ability without the one that it is linked to, so what it refers to as chosen is undefined and that part does nothing.
choice-undefined-not-made = Nothing was chosen for the linked ability that { $s } gained, so the choice is undefined and that part does nothing.
no-mana-of-undefined-type = Mana of an undefined type is not produced, so { $s } gives no mana.
chosen-before-it-enters = The choice is part of how { $s } enters, so it is made before { $s } is on the battlefield.
not-chosen-as-it-enters = That ability of { $s } does not modify how it enters, so its choice is not made before.
combined-costs-payable = The combined costs can be paid, so these choices may be made.
costs-of-several-players-payable = Each player can pay the costs of that player's own choices; costs of different players are not added up.
combined-costs-not-payable = The combined costs could not be paid, so these choices may not all be made.
anchor-word-chosen = { $S } has the ability behind the anchor word that was chosen as it entered: { $q }.
anchor-word-not-chosen = { $S } has only the ability behind the anchor word that was chosen as it entered, and that was not: { $q }.
no-link = No rule that I model says what that ability is linked to.
what-several-choices = several choices where the ability speaks of one
ask-exiled_by = What exiled { $s }?
ask-brought_by = What put { $s } onto the battlefield?
ask-affected_by = Because of what was that done to { $s }?
ask-value_chosen = Was “{ $q }” chosen for { $s }?
ask-value_noted = Was “{ $q }” noted for { $s }?
ask-value_paid = Was “{ $q }” paid for { $s }?
ask-cost_paid = Was the additional cost paid as { $s } was cast?
ask-choice_made = Was a choice made for { $s }?
ask-ability_kind = Of what kind is that ability of { $s }?
ask-ability_uses = What does the ability of { $s } do with the exiled card?
ask-same_paragraph = Do the two abilities of { $s } stand in one paragraph?
ask-same_name = Did { $s } and { $h } have the same name before the game?
ask-entering_cost = How much must be paid as { $s } enters?
if-exiled_by-object = the linked ability of { $h } exiled { $s }
if-exiled_by-something_else = something else exiled { $s }
if-brought_by-object = the linked ability of { $h } put { $s } onto the battlefield
if-brought_by-something_else = { $s } came in another way
if-affected_by-object = that was done to { $s } because of the linked ability of { $h }
if-affected_by-something_else = that was done to { $s } for another reason
if-value_chosen-yes = “{ $q }” was chosen for { $s }
if-value_chosen-no = “{ $q }” was not chosen for { $s }
if-value_noted-yes = “{ $q }” was noted for { $s }
if-value_noted-no = “{ $q }” was not noted for { $s }
if-value_paid-yes = “{ $q }” was paid for { $s }
if-value_paid-no = “{ $q }” was not paid for { $s }
if-cost_paid-yes = the additional cost was paid as { $s } was cast
if-cost_paid-no = the additional cost was not paid as { $s } was cast, or it was not cast
if-choice_made-yes = a choice was made for { $s }
if-choice_made-no = no choice was made for { $s }
if-ability_kind-activated = it is an activated ability
if-ability_kind-triggered = it is a triggered ability
if-ability_kind-static = it is a static ability
if-ability_kind-replacement = it is an ability with a replacement effect
if-ability_kind-spell = it is a spell ability
if-ability_kind-characteristic_defining = it is a characteristic-defining ability
if-ability_uses-action = it does something with the card
if-ability_uses-information = it asks something about the card
if-ability_uses-variable = it sets the value of a variable by the card
if-ability_uses-token_copy = it creates a token that is a copy of the card
if-same_paragraph-yes = the two abilities of { $s } stand in one paragraph
if-same_paragraph-no = the two abilities of { $s } stand in different paragraphs
if-same_name-yes = { $s } and { $h } had the same name before the game
if-same_name-no = { $s } and { $h } had different names before the game
u-exiled = { $s } was exiled by an ability of { $h }
u-exiled-else = { $s } was exiled by something else
u-brought = { $s } was put onto the battlefield by an ability of { $h }
u-brought-else = { $s } came to the battlefield in another way
u-affected = something was done to { $s } because of an ability of { $h }
u-affected-else = something was done to { $s } for another reason
u-chosen = for an ability of { $h }, “{ $q }” was chosen
u-chosen-else = for something else, “{ $q }” was chosen
u-noted = for an ability of { $h }, “{ $q }” was noted
u-noted-else = for something else, “{ $q }” was noted
u-paid = for an ability of { $h }, “{ $q }” was paid
u-paid-else = for something else, “{ $q }” was paid
u-cost-paid = the additional cost of { $h } was paid as it was cast
u-cost-not-paid = the additional cost of { $h } was not paid as it was cast
q-are_linked = are these two abilities linked ({ $s })?
q-linked_to = what is the ability of { $s } linked to?
q-several_pairs = is the ability of { $s } part of several pairs of linked abilities?
q-ability_refers = does the ability of { $s } refer to { $h }?
q-ability_refers-value = does the ability of { $s } refer to “{ $q }”?
q-refers_only = does the ability of { $s } refer to nothing but { $h }?
q-refers_only-value = does the ability of { $s } refer to nothing but “{ $q }”?
q-referred_to = what does the ability of { $s } refer to?
q-counts_as_paid = does the cost count as paid for the ability of { $s }?
q-does_anything = does that part of the ability of { $s } do anything?
q-gives = what does the ability of { $s } give?
q-has_ability = does { $s } have the ability?
q-treats = is that what happens with the several cards exiled with { $s }?
q-treatment = what happens with the several cards exiled with { $s }?
q-chosen_before = is the choice made before { $s } enters?
q-may_pay_all = may all these choices be made?

## Spells that resolve, and what they become
a-target-is-legal = { $S } still has a legal target, so it resolves.
all-targets-illegal = { $S } has no legal target any more, so it doesn't resolve: it does nothing and is put into its owner's graveyard.
aura-spell-enters-attached = { $S } resolves and enters under the control of the player who controls the spell ({ $p ->
    [you] you
   *[other] { $pn }
  }), attached to { $h }.
bestowed-becomes-creature-spell = { $S } was bestowed: it ceases to be an Aura and goes on resolving as a creature spell.
cannot-be-countered = { $S } can't be countered: it stays on the stack.
component-is-itself-again = { $S } is no longer merged: it is again what it is by itself.
component-goes-too = { $S } was part of the merged permanent and goes with it to { $z }.
copy-becomes-token = { $S } is a copy of a permanent spell: it becomes a token as it resolves.
copy-is-bestowed-too = { $S } is a copy of a bestowed spell and so is bestowed too.
copy-kicked-no = { $S } is a copy of a spell that wasn't kicked, and so isn't kicked either.
copy-kicked-yes = { $S } is a copy of a kicked spell and so is kicked too.
copy-is-not-created = { $S } became a token as a copy of a spell resolved: that doesn't count as creating a token.
countered-to-graveyard = { $S } is countered: it doesn't resolve and is put into its owner's graveyard.
creature-mutates = Abilities that trigger whenever { $s } mutates trigger as { $h } merges with it.
delayed-trigger-created = The delayed triggered ability is created as { $s } enters, whatever happens to its abilities later.
delayed-trigger-finds-new-object = { $S } has been away since and is another object: the delayed ability doesn't find it.
effect-of-resolved-goes-on = What an effect changed in { $s } on the stack still holds on the battlefield.
effect-of-static-goes-on = The ability that { $s } was given on the stack stays with it on the battlefield.
effects-follow-into-merge = What an effect changed in { $s } on the stack holds for the permanent it merged with: { $h }.
effects-on-spell-forgotten = On the battlefield { $s } is another object than the spell was: what was changed in the spell is over.
illegal-target-unaffected = { $H } is an illegal target by now: { $s } doesn't affect it.
merged-token-no = The topmost component of { $h } is a card, so it is no token.
merged-token-yes = The topmost component of { $h } is a token, so it is a token.
merging-spell-does-not-enter = What merges doesn't enter the battlefield: it becomes part of { $h }, which was there already.
mutate-controller-chooses-side = { $p ->
    [you] You choose, as the spell's controller,
   *[other] { $P } chooses, as the spell's controller,
  } whether { $s } goes on top of the creature or below it.
mutate-needs-creature = A spell cast for mutate targets a creature, and { $h } is none.
mutate-needs-same-owner = A spell cast for mutate targets a creature with the same owner, and { $h } has another one.
mutate-not-onto-human = { $H } is a Human: a spell cast for mutate can't target it.
mutated-has-all-abilities = { $H } has the abilities of each of its components, whichever is on top.
mutating-becomes-creature-spell = { $S } no longer mutates: it goes on resolving as a creature spell.
mutating-spell-merges = { $S } doesn't enter: it merges with { $h }.
mutating-spell-targets = A spell cast for mutate targets a non-Human creature with the same owner.
new-object-was-not-kicked = { $S } has changed zones since and is a new object that was never cast: it isn't kicked.
one-merged-permanent = { $S } and { $h } are one permanent now, represented by both.
other-part-happens = What { $s } does without a target happens.
part-without-information = That part of { $s } would have to know something of an illegal target, so it doesn't happen.
permanent-kicked-no = What { $s } asks about is the spell that became it: that was not kicked.
permanent-kicked-yes = What { $s } asks about is the spell that became it: that was kicked.
permanent-spell-does-not-resolve = { $S } doesn't resolve: it goes from the stack to its owner's graveyard.
permanent-spell-enters = { $S } resolves and enters under the control of the player who controls the spell: { $p ->
    [you] you
   *[other] { $pn }
  }.
resolves-but-cannot-enter = { $S } resolves but can't enter the battlefield: { $p ->
    [you] you put it
   *[other] { $pn } puts it
  } into its owner's graveyard.
spell-becomes-bestowed = { $S } is cast bestowed: it becomes an Aura with enchant creature.
spell-becomes-mutating = { $S } is cast for mutate: it is a mutating creature spell.
spell-is-copied = { $S } is put onto the stack as a copy of { $h }, with all decisions made for it, and isn't cast.
spell-kicked-no = { $S } was cast without its kicker: it isn't kicked.
spell-kicked-yes = { $S } was cast with its kicker: it is kicked.
target-is-affected = { $S } is a legal target and is affected by { $h }.
target-is-new-object = { $H } left and came back: it is a new object and not the target any more.
target-left-its-zone = { $H } is no longer where it was when it was targeted.
target-no-longer-fits = { $H } is no longer what { $s } can target.
token-is-created = { $S } was put onto the battlefield as a token by an effect: it was created.
top-component-counts = { $S } is on top: { $h } now has its characteristics.
dash-trigger-moves-it = The delayed ability of dash returns { $s } to its owner's hand.
blitz-trigger-moves-it = Because of the delayed ability of blitz { $s } is sacrificed.
not-sacrificed-by-another-player = { $S } isn't sacrificed: another player controls it, and nobody can sacrifice what somebody else controls.
warp-trigger-moves-it = The delayed ability of warp exiles { $s }.
assume-no-other-target = { $s } has no other target
ask-other_legal_target = Does { $s } have another target that is still legal?
ask-mutating = Was { $s } cast for its mutate cost?
ask-kicked = Was { $s } kicked?
ask-uncounterable = Does { $s } say that it can't be countered?
ask-cannot_enter = Does the effect keep { $s } off the battlefield?
ask-from_spell = Is { $s } a copy of a spell that resolved, or was it created by an effect?
ask-over = Is { $s } put on top or below?
if-other_legal_target-yes = { $s } has another legal target
if-other_legal_target-no = { $s } has no other legal target
if-mutating-yes = { $s } was cast for mutate
if-mutating-no = { $s } was not cast for mutate
if-kicked-yes = { $s } was kicked
if-kicked-no = { $s } was not kicked
if-uncounterable-yes = { $s } can't be countered
if-uncounterable-no = { $s } can be countered
if-cannot_enter-yes = { $s } can't enter the battlefield
if-cannot_enter-no = { $s } can enter the battlefield
if-from_spell-yes = { $s } was a copy of a spell that resolved
if-from_spell-no = an effect created { $s }
if-over-yes = { $s } is put on top
if-over-no = { $s } is put below
u-resolve = { $s } resolves
u-countered = an effect counters { $s }
u-copied = { $s } is put onto the stack as a copy of { $h }
u-end_step = the next end step comes
q-resolves = does { $s } resolve?
q-is_countered = is { $s } countered?
q-affected = is { $s } affected?
q-part_happens = does what { $s } does without a target happen?
q-merged = do { $s } and { $h } become one permanent?
q-is_a = is { $s } of that kind in the end?
q-is_token = is { $s } a token?
q-has = does { $s } have that ability in the end?
q-was_kicked = does { $s } count as kicked?
q-applies = does the effect of { $s } apply to the token?
spell-has-not-resolved = Nothing says that the spell has resolved.
nothing-counters = Nothing says that the spell is countered.
unknown-replacement = I don't model what that effect replaces.
what-spell-that-left-the-stack = a spell that is no longer on the stack
what-several-effects-on-a-spell = several effects of different kinds on one spell
what-resolution-without-a-rule = how this spell resolves
what-target-off-the-battlefield = a target that isn't on the battlefield
what-merged-permanent-that-returns = an ability that returns what a merged permanent has become
what-static-effect-on-a-new-object = whether a static ability goes on having its effect on an object that has changed zones
new-object-no-memory = { $S } has changed zones since: it is a new object with no memory of what it was.

## State-based actions, and what they count
loses-no-life = { $p ->
    [you] You have
   *[other] { $P } has
  } 0 or less life and { $p ->
    [you] lose
   *[other] loses
  } the game.
loses-empty-library = { $p ->
    [you] You have
   *[other] { $P } has
  } tried to draw from an empty library since the last check and { $p ->
    [you] lose
   *[other] loses
  } the game, whatever is in the library now.
loses-poison = { $p ->
    [you] You have
   *[other] { $P } has
  } { $v } poison counters: with ten or more a player loses the game.
loses-commander-damage = The same commander has dealt { $p ->
    [you] you
   *[other] { $pn }
  } { $v } or more combat damage: { $p ->
    [you] you lose
   *[other] { $pn } loses
  } the game.
life-left = { $p ->
    [you] You have
   *[other] { $P } has
  } more than 0 life, so { $p ->
    [you] you don't lose
   *[other] { $pn } doesn't lose
  } for that.
no-draw-from-empty = An empty library is no loss: only trying to draw from it is, and { $p ->
    [you] you didn't
   *[other] { $pn } didn't
  }.
poison-too-few = { $p ->
    [you] You have
   *[other] { $P } has
  } { $v } poison counters, fewer than the ten that lose the game.
poison-of-a-team = In Two-Headed Giant ten poison counters don't beat a player; a team loses with fifteen.
commander-damage-too-little = No single commander has dealt { $p ->
    [you] you
   *[other] { $pn }
  } { $v } combat damage; damage by several is not added up.
nobody-loses = Nothing here makes anyone lose the game.
last-player-wins = { $p ->
    [you] You are
   *[other] { $P } is
  } the only player left in the game and { $p ->
    [you] win
   *[other] wins
  } it.
others-are-still-in-the-game = More than one player is still in the game, so it goes on.
all-lose-draw = All the players left lose at the same time: the game is a draw.
loser-leaves-the-game = { $p ->
    [you] You have lost and leave
   *[other] { $P } has lost and leaves
  } the game; the others play on.
loss-is-replaced = An effect replaces the loss: { $p ->
    [you] you stay
   *[other] { $pn } stays
  } in the game.
one-replacement-replaces-all = Several state-based actions would have the same result at once: a single replacement effect replaces them all.
speed-becomes-one = { $p ->
    [you] You control
   *[other] { $P } controls
  } a permanent that starts engines and { $p ->
    [you] have
   *[other] has
  } no speed: the speed becomes 1.
speed-is-kept = The speed is already { $v } and stays so.
no-speed-of-its-own = { $p ->
    [you] You control
   *[other] { $P } controls
  } nothing that starts engines.
toughness-zero-to-graveyard = With toughness 0 or less { $s } is put into its owner's graveyard; that is no destruction, so neither indestructible nor regeneration helps.
toughness-above-zero = The toughness of { $s } is still above 0, so it stays.
lethal-damage-destroys = The damage marked on { $s } ({ $v }) is at least its toughness: that is lethal, and { $s } is destroyed.
damage-not-lethal = The damage marked on { $s } is less than its toughness, so it isn't destroyed.
deathtouch-destroys = A source with deathtouch has dealt damage to { $s }: any amount destroys it.
deathtouch-destroys-only-creatures = Damage from deathtouch destroys only creatures, and { $s } isn't one.
indestructible-is-not-destroyed = { $S } has indestructible and can't be destroyed, whatever the damage.
effect-destroys = The effect destroys { $s }.
regeneration-replaces-destruction = A regeneration shield replaces the destruction: the damage is removed from { $s }, which becomes tapped and stays.
shield-is-not-applied = { $S } can't be regenerated, so its regeneration shield isn't applied.
effect-is-a-way-to-destroy = An effect that says so destroys, just as lethal damage and deathtouch do: { $s } was destroyed.
not-every-way-to-the-graveyard-is-destruction = Only effects that say so, lethal damage and deathtouch destroy; { $s } went to the graveyard in another way, so it wasn't destroyed.
loyalty-zero-to-graveyard = { $S } has no loyalty left and is put into its owner's graveyard.
loyalty-left = { $S } has loyalty left, so it stays.
defense-zero-to-graveyard = { $S } has defense 0 and is put into its owner's graveyard.
defense-left = { $S } has defense left, so it stays.
face-down-is-only-a-creature = Face down, { $s } is a creature and nothing else, so it stays.
siege-waits-for-its-ability = An ability of { $s } has triggered and not yet left the stack: { $s } waits for it and stays.
finished-saga-is-sacrificed = { $S } has at least as many lore counters as its final chapter number, and no chapter ability of it is waiting: { $p ->
    [you] you sacrifice
   *[other] { $pn } sacrifices
  } it.
saga-waits-for-its-chapter = A chapter ability of { $s } has triggered and not yet left the stack: { $s } stays until then.
saga-has-chapters-left = { $S } has fewer lore counters than its final chapter number, so it stays.
saga-without-chapters-stays = { $S } has no chapter abilities, so it isn't sacrificed.
legend-rule-choice = Legendary permanents with the same name and the same controller: { $p ->
    [you] you choose
   *[other] { $pn } chooses
  } one to keep.
legend-rule-to-graveyard = By the legend rule { $s } is put into its owner's graveyard.
legends-of-different-players-stay = The legend rule looks only at permanents that one player controls, so { $s } stays.
legends-of-different-names-stay = The legend rule concerns only legendary permanents with the same name, so { $s } stays.
legend-beside-namesake-stays = The other permanent with that name isn't legendary, so { $s } stays.
chosen-legend-stays = { $S } is the one that its controller keeps.
world-rule-to-graveyard = Of several world permanents only the newest stays: { $s } is put into its owner's graveyard.
world-tie-to-graveyard = The newest world permanents came at the same time, so all go: { $s } is put into its owner's graveyard.
newest-world-stays = { $S } is the newest world permanent, so it stays.
token-ceases-to-exist = A token anywhere else than on the battlefield ceases to exist, and so does { $s }.
card-stays-in-its-zone = Only tokens cease to exist there; { $s } is a card and stays.
token-does-not-return = A token that has left the battlefield can't come back, so { $s } doesn't return.
copy-ceases-to-exist = A copy that is no token ceases to exist in that zone, and so does { $s }.
copy-stays-in-its-zone = A copy may be in that zone, so { $s } stays.
opposite-counters-go = +1/+1 and -1/-1 counters come off in pairs; from { $s }: { $v } × { $q }.
counters-of-one-kind-stay = { $S } doesn't have both +1/+1 and -1/-1 counters, so none of them come off.
surplus-counters-go = The ability of { $s } allows no more than { $v } × { $q }: the rest are removed.
counters-within-the-limit = { $S } has no more counters than its ability allows, so all of them stay.
completed-dungeon-leaves-the-game = The venture marker is on the last room of { $s } and no room ability is waiting: its owner removes it from the game.
dungeon-waits-for-its-room = A room ability of { $s } has not yet left the stack: { $s } stays until then.
dungeon-has-rooms-left = The venture marker isn't on the last room, so { $s } stays.
sector-is-chosen = With a permanent that sculpts space there, { $p ->
    [you] you choose
   *[other] { $pn } chooses
  } a sector for { $s }.
sector-is-kept = { $S } has a sector already and keeps it.
protector-is-chosen = { $S } has no player who may protect it: { $p ->
    [you] you choose
   *[other] { $pn } chooses
  } one. Protector: { $h }.
battle-without-protector-to-graveyard = No player can be the protector of { $s }, so it is put into its owner's graveyard.
attacked-battle-needs-no-protector = While { $s } is being attacked no new protector is chosen.
protector-may-stay = The protector of { $s } may be its protector, so nothing changes.
commander-may-return = { $S } was just put there: as a state-based action { $p ->
    [you] you may
   *[other] { $pn } may
  } put it into the command zone.
commander-returns-to-command-zone = { $p ->
    [you] You put
   *[other] { $P } puts
  } { $s } into the command zone.
commander-stays-where-it-is = { $S } was not put there since the last check, so that choice is past.
lifelink-gains-life = { $H } has lifelink: { $p ->
    [you] you gain
   *[other] { $pn } gains
  } { $v } life as part of the damage.
no-damage-to-what-is-not-dealt-any = Damage can be dealt only to players, creatures, planeswalkers and battles: { $s } is dealt none.
zero-damage-is-not-dealt = A source that would deal 0 damage deals no damage at all.
protection-prevents-damage = { $S } has protection from { $q }: the damage from { $h } is prevented.
damage-as-minus-counters = The damage isn't marked on { $s }: it puts { $v } × { $q } on it.
infect-gives-poison = Damage by a source with infect takes no life: { $p ->
    [you] you get
   *[other] { $pn } gets
  } { $v } poison counters.
toxic-gives-poison = Combat damage by a creature with toxic also gives { $p ->
    [you] you
   *[other] { $pn }
  } { $v } poison counters.
did-not-die-does-not-return = { $S } didn't go to a graveyard, so its ability doesn't bring it back.
damage-takes-loyalty = Damage to a planeswalker removes that many loyalty counters: { $s } loses { $v }.
namesakes-that-are-not-legendary-stay = One player may have several permanents with the same name: only legendary ones are limited to one.
had-a-counter-does-not-return = { $S } had such a counter when it was last on the battlefield, so its ability doesn't return it.
returns-with-a-counter = { $S } had no such counter as it died: it returns to the battlefield with { $v } × { $q }.
looked-at-as-before-the-check = State-based actions of one check happen at once: { $s } is looked at as it was before any of them.
resolution-is-not-looked-into = While a spell or ability resolves no state-based actions are checked; what is over by the end of it doesn't count.
check-comes-before-the-trigger = State-based actions are checked and performed before triggered abilities that wait are put onto the stack.
check-is-repeated = All of them happen at once, and after a check that did something there is another, until one finds nothing.
no-response-to-state-based-actions = State-based actions don't use the stack, so nobody can respond to them.
damage-and-effects-wear-off = As the turn ends the damage marked on { $s } goes, together with effects that last until end of turn.
assume-not-indestructible = { $s } is not indestructible
ask-toughness = What is the toughness of { $s }, before counters and what effects add?
if-toughness-yes = the toughness of { $s }, before counters and what effects add, is { $q } or less
if-toughness-no = the toughness of { $s }, before counters and what effects add, is more than { $q }
ask-loyalty = How much loyalty did { $s } have?
if-loyalty-yes = { $s } had loyalty { $q } or less
if-loyalty-no = { $s } had more loyalty than { $q }
ask-defense = How much defense did { $s } have?
if-defense-yes = { $s } had defense { $q } or less
if-defense-no = { $s } had more defense than { $q }
ask-life = What is the life total ({ $s })?
if-life-yes = the life total was { $q } or less
if-life-no = the life total was more than { $q }
ask-poison = How many poison counters are there ({ $s })?
ask-drew_from_empty = Was there an attempt to draw from the empty library?
if-drew_from_empty-yes = there was an attempt to draw from the empty library
if-drew_from_empty-no = nobody tried to draw from the empty library
ask-commander_damage = Did one and the same commander deal at least 21 of that combat damage?
if-commander_damage-yes = one commander dealt at least 21 of it
if-commander_damage-no = no single commander dealt 21 of it
ask-combat_damage = Was the damage from { $s } combat damage?
if-combat_damage-yes = it was combat damage
if-combat_damage-no = it was not combat damage
ask-pending = Has { $q ->
    [chapter-ability] a chapter ability
    [room-ability] a room ability
   *[other] an ability
  } of { $s } triggered that hasn't left the stack yet?
if-pending-yes = { $q ->
    [chapter-ability] a chapter ability
    [room-ability] a room ability
   *[other] an ability
  } of { $s } is waiting or on the stack
if-pending-no = { $q ->
    [chapter-ability] no chapter ability
    [room-ability] no room ability
   *[other] no ability
  } of { $s } is waiting or on the stack
ask-last_chapter = Has { $s } at least as many lore counters as its final chapter number?
if-last_chapter-yes = { $s } has reached its final chapter
if-last_chapter-no = { $s } has chapters left
ask-shares_name = Do the legendary permanents have the same name?
if-shares_name-yes = they have the same name
if-shares_name-no = their names differ
ask-legendary = Is { $s } legendary too?
if-legendary-yes = { $s } is legendary
if-legendary-no = { $s } is not legendary
ask-kept = Which of the legendary permanents does their controller keep?
if-kept-object = { $h } is kept
ask-protector = Who protects { $s }?
if-protector-you = you protect { $s }
if-protector-opponent = your opponent protects { $s }
ask-newest_world = Which of the world permanents came last?
if-newest_world-object = { $h } came last
if-newest_world-tie = they came at the same time
ask-returns = Does its owner put { $s } into the command zone?
if-returns-yes = its owner puts { $s } into the command zone
if-returns-no = its owner leaves { $s } there
ask-indestructible = Is { $s } indestructible?
if-indestructible-yes = { $s } is indestructible
if-indestructible-no = { $s } is not indestructible
ask-deathtouched = Has a source with deathtouch dealt damage to { $s }?
if-deathtouched-yes = a source with deathtouch has dealt damage to { $s }
if-deathtouched-no = no source with deathtouch has dealt damage to { $s }
ask-token = Is { $s } a token?
if-token-yes = { $s } is a token
if-token-no = { $s } is a card
u-damage = damage is dealt to { $s }
u-life = the life total changes ({ $s })
u-draw = cards are drawn ({ $s })
u-counters = counters are put on or removed from { $s }
u-gets = the power and toughness of { $s } change until end of turn
u-destroy = an effect destroys { $s }
u-regenerate = { $s } gets a regeneration shield
u-sacrifice = { $s } is sacrificed
u-trigger = an ability of { $s } triggers
u-ability_leaves_stack = the ability of { $s } leaves the stack
u-cleanup = the turn ends
q-loses = { $p ->
    [you] do you
   *[other] does { $pn }
  } lose the game?
q-who_loses = who loses the game?
q-wins = { $p ->
    [you] do you
   *[other] does { $pn }
  } win the game?
q-game_ends = does the game end?
q-has_speed = is that the speed ({ $p ->
    [you] you
   *[other] { $pn }
  })?
q-dies = does { $s } die?
q-destroyed = is { $s } destroyed?
q-what_becomes = what becomes of them?
q-counters_left = which counters does { $s } keep?
q-has_counters = does { $s } have that many counters?
q-who_protects = who protects { $s }?
q-protects = { $p ->
    [you] do you
   *[other] does { $pn }
  } protect { $s }?
q-may_return = may its owner put { $s } into the command zone?
q-may_respond = can players respond to it?
q-checked_again = are state-based actions checked again?
nothing-to-respond-to = No state-based action was performed.
what-two-headed-giant-team = what becomes of a team in Two-Headed Giant
what-endless-state-based-actions = state-based actions without an end

## What may be targeted, and what is affected without a target
spell-targets-what-it-names = The targets of { $s } are what its text calls "target"; they are chosen as it is cast.
activated-ability-targets-what-it-names = An activated ability of { $s } has a target if it says "target"; it is chosen as the ability is activated.
triggered-ability-targets-what-it-names = A triggered ability of { $s } has a target if it says "target"; it is chosen as the ability is put onto the stack.
equip-targets-own-creature = Equip targets a creature that the player who activates it controls.
equip-needs-a-creature = { $H } is no creature, so equip can't target it.
equip-needs-own-creature = Whoever activates equip doesn't control { $h }, so equip can't target it.
target-is-not-described = { $H } isn't what the text of { $s } describes as its target.
hexproof-does-not-stop-its-controller = { $H } has hexproof, but that stops only what opponents of its controller control, and { $s } is no such thing.
hexproof-does-not-stop-the-player = Hexproof of a player stops only what that player's opponents control.
protection-does-not-stop-it = { $H } has protection, but not from what { $s } is.
ward-forbids-no-target = { $H } has ward: it may be targeted, and then ward triggers and counters the spell or ability unless its cost is paid.
ward-heeds-opponents-only = { $H } has ward, but that triggers only for what an opponent of its controller controls.
ward-triggers = { $S } has become the target of what an opponent controls ({ $h }): ward triggers.
indestructible-can-be-a-target = { $H } is indestructible: it can't be destroyed, but it can be targeted.
uncounterable-can-be-a-target = { $H } can't be countered, but it can be targeted.
affected-without-being-a-target = { $H } doesn't say "target": what happens to { $s } happens without a target.
affected-as-the-spell-says = { $H } does to { $s } what it says.
hexproof-is-about-targets = Hexproof of { $s } only stops it from being a target, and here it is none.
shroud-is-about-targets = Shroud of { $s } only stops it from being a target, and here it is none.
protection-is-about-targets = Protection stops targeting, damage, attaching and blocking, and { $h } does none of these to { $s }.
ward-is-about-targets = Ward of { $s } triggers only when it becomes a target, and here it is none.
delayed-trigger-does-not-follow = { $S } has gone to another zone since and is a new object there.
delayed-trigger-does-nothing = The delayed ability affects only the permanent that it was created for, in the zone where it is expected: it does nothing to { $s } now.
spell-was-cast = { $S } has been cast: what triggers when a spell is cast triggers then, whatever becomes of the spell.
put-there-without-being-cast = To cast is to put a spell onto the stack and pay for it; { $s } was put onto the battlefield without being cast.
commander-may-go-instead = Where a commander would go to its owner's hand or library, { $p ->
    [you] you may
   *[other] { $pn } may
  } put { $s } into the command zone instead.
commander-goes-to-command-zone-instead = { $p ->
    [you] You put
   *[other] { $P } puts
  } { $s } into the command zone instead of { $z }.
commander-has-gone-home = { $S } has gone to hand or library: the command zone could be chosen only instead of that, not afterwards.
u-ward = { $s } has ward
u-commander = { $s } is a commander
u-player-hexproof = { $p ->
    [you] you have
   *[other] { $pn } has
  } hexproof
u-player-shroud = { $p ->
    [you] you have
   *[other] { $pn } has
  } shroud
q-may_target-ability = may an ability of { $s } target { $h }?
q-may_target-equip = may equip of { $s } target { $h }?
what-cast-from-the-battlefield = something that is cast or put there although it is on the battlefield
what-leaving-from-elsewhere = something that leaves the battlefield although it isn't there any more
what-merged-commander = a commander that is part of a merged permanent
card-may-come-back = { $S } is no token, so it may come back to the battlefield after it has left.
u-uncounterable = { $s } can't be countered
u-targets = { $s } targets { $h }
u-untargeted-destroy = { $s } destroys { $h } without targeting
u-untargeted-exile = { $s } exiles { $h } without targeting
u-untargeted-return = { $s } returns { $h } to its owner's hand without targeting
u-cast-for = { $s } is cast for its { $q } cost
u-trigger-spell_cast = an ability of { $s } triggers when a spell is cast
u-trigger-becomes_target = an ability of { $s } triggers when it becomes a target
u-leaves-for = { $s } leaves the battlefield for another zone ({ $z })
