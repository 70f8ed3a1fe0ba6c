"""Frames about permanents that have something in common: legends, copies, Sagas, commanders."""

from __future__ import annotations

from subrule.engine.events import Event
from subrule.understanding.measures_chunks import Noun
from subrule.understanding.measures_cover import Slots
from subrule.understanding.measures_teller import Teller
from subrule.understanding.measures_words import Chunk
from subrule.understanding.small_words import fold

_WAITS = ("wait", "espera", "attend", "en attente")


class PermanentsTeller(Teller):
    """Reads what is told of permanents beyond damage and changes of toughness."""

    def _each_has(self, slots: Slots) -> bool:
        one, other, every, _, again, _, thing = slots
        assert one is not None
        assert other is not None
        assert thing is not None
        if (every is None and again is None and not thing.value.each) or {one.value, other.value} != {
            "you",
            "opponent",
        }:
            return False
        noun = thing.value
        if noun.number != 1:
            self.told.doubts.append("how many each")
            return True
        for player in ("you", "opponent"):
            copy = Noun(set(noun.types), dict(noun.fields), player, 1, True, False, noun.names, noun.concept)
            self.told.refer(copy)
        return True

    def _has(self, slots: Slots) -> bool:
        player, verb, thing = slots
        assert verb is not None
        assert thing is not None
        if verb.kind == "HAVE" and player is None and self.line.language != "es":
            return False
        if not thing.value.whose:
            thing.value.whose = self.who(player, verb)
        self.told.focus = self.told.refer(thing.value)
        return True

    def _copies(self, slots: Slots) -> bool:
        _, _, _, _, token, _, _, _, original = slots
        if token is not None and token.value.fields.get("token") is not True:
            return False
        return self._copy_of(original)

    def _copies_named(self, slots: Slots) -> bool:
        _, _, _, _, token, _, original = slots
        if token is None or token.value.fields.get("token") is not True:
            return False
        return self._copy_of(original)

    def _copy_of(self, original: Chunk | None) -> bool:
        assert original is not None
        name = self._thing(original)
        if not name:
            return True
        noun = self.told.things[name]
        copy = Noun(set(noun.types), {"token": True}, "you", 1, True)
        if "toughness" in noun.fields:
            copy.fields |= {k: noun.fields[k] for k in ("power", "toughness") if k in noun.fields}
        if "legendary" not in (noun.fields.get("supertypes") or ()):
            return False
        self.told.copies |= set(self.told.refer(copy))
        self.told.same_name = True
        self.told.focus = tuple(self.told.things)
        return True

    def _lore(self, slots: Slots) -> bool:
        saga, _, _, number, last, counter = slots
        assert number is not None
        assert counter is not None
        if counter.value != "lore":
            return False
        name = self._thing(saga)
        if name:
            fields = self.told.things[name].fields
            fields["counters"] = {"lore": number.value}
            if last is not None:
                fields["chapters"] = number.value
            self.told.focus = (name,)
        return True

    def _chapter(self, slots: Slots) -> bool:
        """A chapter ability that is on the stack, waits to resolve, or has resolved."""
        last = slots[-1]
        sagas = self._sagas()
        if len(sagas) != 1 or last is None or (last.kind == "ZONE" and last.value != "stack"):
            return False
        denied = slots[4] is not None or slots[6] is not None
        waits = any(word in fold(self.line.text) for word in _WAITS)
        pending = denied or waits if last.kind == "RESOLVE" else not denied
        fields = self.told.things[sagas[0]].fields
        if fields.get("pending") and not pending:
            self.told.events.append((self._sentence(slots), Event("ability_leaves_stack", sagas[0])))
        else:
            fields["pending"] = pending
        return True

    def _sagas(self) -> list[str]:
        return [i for i, n in self.told.things.items() if "saga" in (n.fields.get("subtypes") or ())]

    def _repeats(self, slots: Slots) -> bool:
        """A keyword told again: "even though it is indestructible"."""
        names = self.told.of(slots[0])
        word = slots[-1]
        assert word is not None
        return len(names) == 1 and self.told.things[names[0]].fields.get(str(word.value)) is True

    def _dies(self, slots: Slots) -> bool:
        """A death on which a question about persist or undying rests."""
        names = self.told.of(slots[0])
        if len(names) != 1:
            return False
        fields = self.told.things[names[0]].fields
        if fields.get("commander"):
            self.told.happens(self._sentence(slots), "leaves", names[0], to=("graveyard",))
            return True
        if not fields.get("trigger"):
            return False
        self.told.happens(self._sentence(slots), "destroy", names[0])
        self.told.one_turn = True
        return True

    def _came_back(self, slots: Slots) -> bool:
        thing, _, _, _, number, counter = slots
        assert counter is not None
        if number is not None and number.kind == "N" and number.value != 1:
            return False
        return self._set_counters(thing, counter, 1)

    def _bears(self, slots: Slots) -> bool:
        thing, _, number, counter, _ = slots
        assert counter is not None
        assert number is not None
        return counter.value != "poison" and self._set_counters(thing, counter, number.value)

    def _set_counters(self, thing: Chunk | None, counter: Chunk, number: int) -> bool:
        name = self._thing(thing)
        if name:
            fields = self.told.things[name].fields
            fields["counters"] = {**fields.get("counters", {}), counter.value: number}
            self.told.focus = (name,)
        return True

    def _by_commander(self, slots: Slots) -> bool:
        player, auxiliary, _, verb, number, damage, combat, _, same, thing, _ = slots
        assert verb is not None
        assert number is not None
        assert damage is not None
        assert thing is not None
        noun = thing.value
        if noun.concept != "object.commander":
            return False
        if damage.kind == "DMG" and not (damage.value is True or combat is not None):
            self.told.doubts.append("combat damage or other")
        one = same is not None or (not noun.plural and noun.number == 1)
        owner = self.who(player, auxiliary or verb)
        name = ""
        if one:
            noun.whose = noun.whose or ("opponent" if owner == "you" else "you")
            name = self._thing(thing)
        return self.told.player(owner, commander_damage=((name, number.value),))

    def _commander_damage(self, slots: Slots) -> bool:
        player, verb, number, _ = slots
        assert verb is not None
        assert number is not None
        return self.told.player(self.who(player, verb), commander_damage=(("", number.value),))

    def _stands_there(self, slots: Slots) -> bool:
        """A noun that only tells what it is like: "my 3/3 is indestructible"."""
        thing = slots[0]
        assert thing is not None
        if thing.value.concept == "object.commander" and not thing.value.whose and not thing.value.quality:
            self.told.variant = "commander"
            return True
        if not thing.value.quality:
            return False
        self.told.focus = self.told.refer(thing.value)
        return True
