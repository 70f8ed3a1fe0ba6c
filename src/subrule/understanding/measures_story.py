"""What is told of what the game counts: damage, counters, life, cards in a library, legends, Sagas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from subrule.engine.events import Event
from subrule.engine.facts import Fact
from subrule.understanding.line import Line
from subrule.understanding.measures_chunks import Noun
from subrule.understanding.measures_cover import Frame, Slots
from subrule.understanding.measures_permanents import PermanentsTeller
from subrule.understanding.measures_told import Told
from subrule.understanding.measures_words import Chunk
from subrule.understanding.small_words import fold, table

_WHO = "E|IT|HE|P"
MOST_TOUGHNESS = 21
"""More than what is taken off a toughness in a question."""
_RECEIVES = ("TAKE", "GAIN")


class Story(PermanentsTeller):
    """Frames that tell something, bound to one question.

    Attributes:
        line: the question.
        told: what has been read, filled by the frames.
        frames: the frames, the most particular first.
    """

    def __init__(self, line: Line, told: Told) -> None:
        super().__init__(line, told)
        self.frames: Sequence[Frame] = (
            Frame(
                "P? HAVE? BE? DEAL|GAIN|TAKE|HAVE N DMG|CDMG COMBAT? BY|COME|FROM? SAME|ONEOF? E FROM?",
                self._by_commander,
            ),
            Frame("P? HAVE|GAIN|TAKE N CDMG", self._commander_damage),
            Frame(
                f"{_WHO}? {_WHO}? BE? DEAL|TAKE|GAIN N? DMG IN? COMBAT? TO? {_WHO}? BY? E|NAME?", self._damage
            ),
            Frame(f"{_WHO}? {_WHO}? DEALT TO? {_WHO}?", self._damage_untold),
            Frame(f"{_WHO}? IT|HE? BE? GIVE|GAIN|PUT|HAVE {_WHO}? MOD TO? {_WHO}?", self._gets),
            Frame(f"{_WHO}? IT|HE|HIS? BE? GIVE|GAIN|PUT {_WHO}? N? CTR ON|IN? TO? IT|HE|E?", self._counters),
            Frame("E? BE? RETURN HAVE HIS|IT|N? CTR", self._came_back),
            Frame("IT? HAVE N CTR ON?", self._bears),
            Frame("IT? P? BE|HAVE|STAY? N LIFE", self._life),
            Frame("P? BE|HAVE|STAY? N CTR", self._player_counters),
            Frame("P? LOSE|PAY|GAIN N LIFE", self._life_changes),
            Frame("IT? P? STAY|HAVE|BE? N CARD LEAVE|STAY? IN? MY|HIS|OPPS? ZONE", self._library),
            Frame("MY|HIS|OPPS ZONE BE|STAY|HAVE IN? TO? N CARD", self._library_is),
            Frame("P? MUST? DRAW N CARD", self._draws),
            Frame("P? MUST? DRAW FROM|IN|HAVE? EMPTY", self._draws_from_nothing),
            Frame("P HAVE EMPTY", self._has_no_library),
            Frame("P P ALL? CONTROL|HAVE ALL? N? E", self._each_has),
            Frame("P? CONTROL|HAVE E", self._has),
            Frame("P? HAVE? CREATE TOKEN? E? WHICH? BE? COPY E", self._copies),
            Frame("P? BE? HAVE? CREATE E COPY E", self._copies_named),
            Frame("E GAIN HIS|IT? N LAST? CTR", self._lore),
            Frame("ABILITY? CHAPTER? N? ABILITY? NOT? BE? NOT? TO? IN|ON? RESOLVE|ZONE", self._chapter),
            Frame("P? BE? DESTROY E|IT", self._destroyed_by),
            Frame("E|IT BE DESTROY", self._destroyed),
            Frame("E|IT BE RETURN|BOUNCE IN|TO? MY|HIS? ZONE", self._sent_back),
            Frame("BEFORE IT|E|P|HE? DIE|LOSE|LOSEGAME|GO|LEAVE GAME? TO? ZONE?", self._before),
            Frame("P P BE|HAVE? ALL? ALL? BE|HAVE|TO? N LIFE", self._both_at),
            Frame("P? P? BE? RETURN|BOUNCE E IN|TO? MY|HIS? ZONE", self._bounced),
            Frame("P BLOCK E HAVE? E?", self._blocks),
            Frame("E BE? BLOCK BY? E", self._block_of),
            Frame("DMG BE? DO?", self._combat_damage_done),
            Frame(
                "SOMEONE NOT? BE? HAVE? REGEN OR|NOT? PREVENT? ANY|NOT|WHICH? WHICH? BE?",
                self._nothing_saved_it,
            ),
            Frame("P REGEN E|IT", self._regenerates),
            Frame("N PLAYER GAME", self._two_players),
            Frame("GAME N PLAYER", self._two_players),
            Frame("GAME TO|HAVE? N", self._two_players),
            Frame("FORMAT TO? N?", self._format),
            Frame("IT|E? SURVIVE", self._survives),
            Frame("IT|E? BE? KW", self._repeats),
            Frame("IT|E? DIE", self._dies),
            Frame("P SAY|GIVE WHICH?", self._nothing),
            Frame("P|HE|IT? CAST ANY|E? WHICH|WHO?", self._nothing),
            Frame("SAME|WHICH", self._nothing),
            Frame("IN COMBAT", self._nothing),
            Frame("IN", self._nothing),
            Frame("E", self._stands_there),
        )

    # -- damage ------------------------------------------------------------------------------------

    def _damage(self, slots: Slots) -> bool:
        first, second, be, verb, number, damage, _, combat, _, target, by, source = slots
        assert verb is not None
        assert damage is not None
        if source is not None and (by is None or source.kind == "NAME"):
            return False
        amount = self.one(number, damage)
        subjects = [s for s in (first, second) if s is not None]
        receives = verb.kind in _RECEIVES or be is not None or self._text(verb).startswith("sub")
        if verb.kind == "DEAL" and not receives and target is None:
            # "me hacen 5", "a mi 6/6 le hicieron 4": what stands before is what is hit, if something acts.
            receives = bool(subjects) and self._is_hit(subjects[-1])
        dealer: Chunk | None = source
        if receives:
            if target is not None or [s.kind for s in subjects] == ["E", "E"]:
                return False
            target = subjects[-1] if subjects else None
            dealer = subjects[0] if len(subjects) > 1 else source
        elif subjects:
            dealer = subjects[0]
        fight = bool(damage.value) if damage.value is not None else (True if combat is not None else None)
        return self._deal(slots, dealer, target, amount, fight)

    def _is_hit(self, subject: Chunk) -> bool:
        lead = subject.value.lead if isinstance(subject.value, Noun) else ""
        return self.line.goes_onto(lead) or self._text(subject) in ("me", "m", "m'", "te", "lui", "leur")

    def _is_person(self, pronoun: Chunk) -> bool:
        return self.line.language == "en" and self._text(pronoun) in ("he", "him", "she")

    def _deal(
        self, slots: Slots, dealer: Chunk | None, target: Chunk | None, amount: int | None, fight: bool | None
    ) -> bool:
        if target is None and not self.told.it() and self.told.player_focus:
            target = Chunk("P", (), self.told.player_focus)
        if target is None and not self.told.it():
            return False
        source = ""
        if dealer is not None and dealer.kind in ("E", "IT"):
            if dealer.kind == "E" and dealer.value.concept == "object.commander" and dealer.value.number != 1:
                return False
            source = self._thing(dealer)
        if target is not None and target.kind == "HE" and (not self.told.things or self._is_person(target)):
            target = Chunk("P", target.tokens, "opponent")
        if target is not None and not target.tokens and self._text_has_le(slots):
            self.told.doubts.append("whom")
        hit = target is not None and target.kind == "P"
        subject = str(target.value) if target is not None and hit else self._thing(target)
        if not subject:
            return True
        if subject == source or (target is not None and target.kind == "HE" and self._is_person(target)):
            self.told.doubts.append("who is dealt damage")
        special = source and any(self.told.things[source].fields.get(k) for k in ("deathtouch", "toxic"))
        if amount is None and not special:
            self.told.doubts.append("how much damage")
        if amount is None and subject in self.told.players:
            # How much it was is not told, so that is not what the question turns on.
            self.told.offered.append((Fact(subject, "life", "1"), (False,)))
        self.told.happens(self._sentence(slots), "damage", subject, by=source, amount=amount, combat=fight)
        return True

    def _damage_untold(self, slots: Slots) -> bool:
        first, second, _, _, target = slots
        subjects = [s for s in (first, second) if s is not None]
        if target is None:
            target = next((s for s in subjects if self._is_hit(s)), None) or self._me(slots[2])
        dealer = next((s for s in reversed(subjects) if s is not target), None)
        if target is None or dealer is None:
            return False
        fight = True if slots[2] is not None and "combat" in self._text(slots[2]) else None
        return self._deal(slots, dealer, target, None, fight)

    def _text_has_le(self, slots: Slots) -> bool:
        """Whether a Spanish "le" stands before the verb: then it is not oneself."""
        verb = next(s for s in slots if s is not None and s.kind in ("DEAL", "TAKE", "GAIN"))
        before = fold(self.line.text[: self.line.tokens[verb.tokens[0]].start]).split()
        return (
            self.line.language == "es"
            and before[-1:] in (["le"], ["les"])
            and self.told.player_focus == "you"
        )

    def _me(self, verb: Chunk | None) -> Chunk | None:
        """The player told by a pronoun that belongs to the verb: "hacerme daño", "m'infliger"."""
        assert verb is not None
        before = self.line.text[: self.line.tokens[verb.tokens[0]].start].lower()
        inside = self._text(verb).split(" ")[0].endswith("rme")
        return Chunk("P", verb.tokens, "you") if inside or before.endswith("m'") else None

    def _combat_damage_done(self, slots: Slots) -> bool:
        return slots[0] is not None and slots[0].value is True

    def _blocks(self, slots: Slots) -> bool:
        _, _, attacker, _, blocker = slots
        if blocker is None:
            return False
        return self._fight(slots, attacker, blocker)

    def _block_of(self, slots: Slots) -> bool:
        return self._fight(slots, slots[0], slots[4])

    def _fight(self, slots: Slots, one: Chunk | None, other: Chunk | None) -> bool:
        first, second = self._thing(one), self._thing(other)
        if not first or not second:
            return True
        for source, target in ((first, second), (second, first)):
            power = self.told.things[source].fields.get("power")
            if power is None:
                self.told.doubts.append("how much damage")
                return True
            self.told.happens(self._sentence(slots), "damage", target, by=source, amount=power, combat=True)
        (sentence, one_blow), last = self.told.events[-2:]
        self.told.events[-2:] = [(sentence, replace(one_blow, unchecked=True)), last]
        self.told.fights |= {first, second}
        self.told.focus = ()
        self.told.one_turn = True
        return True

    # -- toughness and counters --------------------------------------------------------------------

    def _gets(self, slots: Slots) -> bool:
        first, pronoun, be, verb, second, change, _, third = slots
        assert verb is not None
        assert change is not None
        named = [s for s in (first, pronoun, second, third) if s is not None and s.kind != "P"]
        if first is not None and first.kind == "E" and len(named) > 1:
            self._thing(first)
            named = named[1:]
        elif first is not None and first.kind == "E" and verb.kind in ("GIVE", "PUT") and be is None:
            return False
        subject = self._thing(named[0] if named else None)
        if not subject:
            return True
        power, toughness = change.value
        self.told.happens(self._sentence(slots), "gets", subject, power=power, toughness=toughness)
        return True

    def _counters(self, slots: Slots) -> bool:
        first, pronoun, be, verb, second, number, counter, _, _, third = slots
        assert verb is not None
        assert counter is not None
        amount = self.one(number, counter)
        if amount is None or counter.value in ("lore", "poison"):
            if counter.value == "poison" and amount is not None and verb.kind == "GAIN":
                return self._poisoned(slots, first, verb, amount)
            return False
        if counter.value not in ("+1/+1", "-1/-1"):
            return False
        named = [s for s in (pronoun, second, third) if s is not None and s.kind != "P"]
        if not named and first is not None and first.kind != "P":
            if verb.kind != "GAIN" and be is None:
                return False
            named = [first]
        subject = self._thing(named[0] if named else None)
        if subject:
            self.told.happens(self._sentence(slots), "counters", subject, add=((counter.value, amount),))
        return True

    def _poisoned(self, slots: Slots, first: Chunk | None, verb: Chunk, amount: int) -> bool:
        if first is not None and first.kind != "P":
            return False
        player = self.who(first, verb)
        self.told.happens(self._sentence(slots), "counters", player, add=(("poison", amount),))
        return True

    def _survives(self, slots: Slots) -> bool:
        """What "if it survives" says: its toughness is enough, however large."""
        if slots[1] is None or self._text(slots[1]).startswith("sauve"):
            return False
        name = self._thing(slots[0])
        if name and "toughness" not in self.told.things[name].fields:
            self.told.offered += [(Fact(name, "toughness", str(n)), (False,)) for n in range(MOST_TOUGHNESS)]
        return bool(name)

    def _destroyed_by(self, slots: Slots) -> bool:
        return self._destroy(slots, slots[3])

    def _destroyed(self, slots: Slots) -> bool:
        return self._destroy(slots, slots[0])

    def _destroy(self, slots: Slots, what: Chunk | None) -> bool:
        subject = self._thing(what)
        if subject:
            self.told.happens(self._sentence(slots), "destroy", subject)
        return True

    def _regenerates(self, slots: Slots) -> bool:
        subject = self._thing(slots[2])
        if subject:
            self.told.happens(self._sentence(slots), "regenerate", subject)
        return True

    def _nothing_saved_it(self, slots: Slots) -> bool:
        return slots[0] is not None and self._text(slots[0]) in table(self.line.language, "nobody")

    def _before(self, _slots: Slots) -> bool:
        """Whether "before it dies" belongs to a question whether players may respond."""
        return self.line.has("action.respond")

    def _both_at(self, slots: Slots) -> bool:
        one, other, _, _, _, _, number, _ = slots
        assert one is not None
        assert other is not None
        assert number is not None
        return all(self.told.player(str(p.value), life=number.value) for p in (one, other))

    def _sent_back(self, slots: Slots) -> bool:
        return self._returned(slots, slots[0], slots[-1])

    def _bounced(self, slots: Slots) -> bool:
        return self._returned(slots, slots[4], slots[-1])

    def _returned(self, slots: Slots, what: Chunk | None, zone: Chunk | None) -> bool:
        if zone is None or zone.value not in ("hand", "library", "exile"):
            return False
        subject = self._thing(what)
        if subject:
            if self.told.things[subject].fields.get("token") is None:
                self.told.offered.append((Fact(subject, "token"), (True, False)))
            self.told.happens(self._sentence(slots), "leaves", subject, to=(zone.value,))
        return True

    # -- players -----------------------------------------------------------------------------------

    def _life(self, slots: Slots) -> bool:
        _, player, verb, number, life = slots
        assert number is not None
        assert life is not None
        if player is None and verb is None and not self.told.player_focus:
            return False
        owner = self.who(player, verb or life) if player or verb else self.told.player_focus
        if any(e.subject == owner for _, e in self.told.events):
            self.told.doubts.append("life before or after")
        return self.told.player(owner, life=number.value)

    def _player_counters(self, slots: Slots) -> bool:
        player, verb, number, counter = slots
        assert number is not None
        assert counter is not None
        if counter.value != "poison":
            return False
        if player is None and verb is None and not self.told.player_focus:
            return False
        owner = self.who(player, verb or counter) if player or verb else self.told.player_focus
        return self.told.player(owner, poison=number.value)

    def _life_changes(self, slots: Slots) -> bool:
        player, verb, number, _ = slots
        assert verb is not None
        assert number is not None
        change = number.value if verb.kind == "GAIN" else -number.value
        event = Event("life", self.who(player, verb), changes=(("by", change),))
        self.told.events.append((self._sentence(slots), event))
        return True

    def _library(self, slots: Slots) -> bool:
        _, player, verb, number, _, _, _, whose, zone = slots
        assert number is not None
        if zone is None or zone.value != "library":
            return False
        mine = whose is not None and whose.kind == "MY"
        owner = "you" if mine else "opponent" if whose is not None else ""
        if not owner:
            owner = str(player.value) if player is not None else self.who(None, verb or number)
        return self.told.player(owner, library=number.value)

    def _library_is(self, slots: Slots) -> bool:
        whose, zone, _, _, _, number, _ = slots
        assert whose is not None
        assert number is not None
        if zone is None or zone.value != "library":
            return False
        return self.told.player("you" if whose.kind == "MY" else "opponent", library=number.value)

    def _draws(self, slots: Slots) -> bool:
        player, _, verb, number, _ = slots
        assert verb is not None
        assert number is not None
        self.told.happens(self._sentence(slots), "draw", self.who(player, verb), amount=number.value)
        return True

    def _draws_from_nothing(self, slots: Slots) -> bool:
        player, _, verb, _, _ = slots
        assert verb is not None
        owner = self.who(player, verb)
        self.told.player(owner, library=0)
        self.told.happens(self._sentence(slots), "draw", owner, amount=1)
        return True

    def _has_no_library(self, slots: Slots) -> bool:
        player = slots[0]
        assert player is not None
        return self.told.player(str(player.value), library=0)

    def _two_players(self, slots: Slots) -> bool:
        number = next(s for s in slots if s is not None and s.kind == "N")
        return bool(number.value == 2)

    def _format(self, slots: Slots) -> bool:
        first = slots[0]
        if first is None or first.kind != "FORMAT":
            return False
        self.told.variant = "commander"
        return True
