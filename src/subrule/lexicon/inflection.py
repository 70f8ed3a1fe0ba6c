"""Inflected forms, made when the store is built from the tables in ``corpus/lexicon/inflection``.

The tables hold endings and the stems of irregular verbs; this module knows how a language puts them
together (where plural is marked in a phrase, how a Spanish pronoun hangs on an infinitive).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from subrule.lexicon.folding import fold

VOWELS = "aeiou"


@dataclass(frozen=True, slots=True)
class Inflected:
    """A form with everything made from it.

    Attributes:
        text: the form as written.
        plural: its plural, or None.
        feminine: feminine singular of an adjective or participle, or None.
        feminine_plural: feminine plural, or None.
        others: every further form, in the order of the tables.
    """

    text: str
    plural: str | None = None
    feminine: str | None = None
    feminine_plural: str | None = None
    others: tuple[str, ...] = ()

    def all(self) -> tuple[str, ...]:
        """Every form once, the written one first."""
        named = (self.text, self.plural, self.feminine, self.feminine_plural)
        return tuple(dict.fromkeys(f for f in (*named, *self.others) if f))


@dataclass(frozen=True, slots=True)
class Tables:
    """One language's inflection tables.

    Attributes:
        language: its code.
        endings: paradigm → slot → endings.
        verbs: irregular verb → slot → stem, or the slot ``also`` → whole forms (``only``: no others).
        stop: words at which the inflected head of a phrase ends.
        enclitics: pronouns that hang on an infinitive.
        few_enclitics: those that hang on a gerund or an imperative.
        proclitics: pronouns before a reflexive verb.
        plurals: word → irregular plural.
        drop: forms that are never made, because they are another, far commoner word (``una``).
    """

    language: str
    endings: dict[str, dict[str, tuple[str, ...]]]
    verbs: dict[str, dict[str, str]]
    stop: frozenset[str]
    enclitics: tuple[str, ...] = ()
    few_enclitics: tuple[str, ...] = ()
    proclitics: tuple[str, ...] = ()
    plurals: dict[str, str] = field(default_factory=dict)
    drop: frozenset[str] = frozenset()


def tables_from(language: str, data: dict[str, object]) -> Tables:
    """Read one parsed ``inflection/<language>.toml``.

    Args:
        language: its code.
        data: the parsed file.

    Returns:
        The tables.
    """
    endings_data = data.get("endings", {})
    verbs_data = data.get("verbs", {})
    plurals_data = data.get("plurals", {})
    assert isinstance(endings_data, dict)
    assert isinstance(verbs_data, dict)
    assert isinstance(plurals_data, dict)
    endings = {
        name: {slot: tuple(text.replace("∅", "-").split()) for slot, text in slots.items()}
        for name, slots in endings_data.items()
    }
    verbs: dict[str, dict[str, str]] = {}
    for verb, text in verbs_data.items():
        slots: dict[str, str] = {}
        also: list[str] = []
        for part in text.split():
            if part == "!":
                slots["only"] = "yes"
                continue
            name, sign, stem = part.partition("=")
            if sign:
                slots[name] = stem
            else:
                also.append(part)
        if also:
            slots["also"] = " ".join(also)
        verbs[verb] = slots
    return Tables(
        language=language,
        endings=endings,
        verbs=verbs,
        stop=frozenset(str(data.get("stop", "")).split()),
        enclitics=tuple(str(data.get("enclitics", "")).split()),
        few_enclitics=tuple(str(data.get("few_enclitics", "")).split()),
        proclitics=tuple(str(data.get("proclitics", "")).split()),
        plurals={str(k): str(v) for k, v in plurals_data.items()},
        drop=frozenset(str(data.get("drop", "")).split()),
    )


def inflect(form: str, marks: str, tables: Tables) -> Inflected:
    """Make the inflected forms of one form.

    Args:
        form: the form as written (``"carta de permanente"``).
        marks: ``n``, ``m``, ``f``, ``f*`` (Spanish feminine with *el*), ``mf`` nouns; ``a`` adjective or
            participle; ``v`` verb; ``=`` or ``""`` for a form that stays as it is. ``m=plural`` gives an
            irregular plural, ``m=`` none; ``a=feminine+plural+feminine plural`` an irregular adjective.
        tables: the language's tables.

    Returns:
        The form with what was made from it.

    Raises:
        ValueError: for a mark that does not exist.
    """
    kind, given, override = marks.partition("=")
    if kind == "":
        return Inflected(form)
    if kind in ("n", "m", "f", "f*", "mf"):
        if given:
            return Inflected(form, plural=override or None)
        return Inflected(form, plural=_phrase_plural(form, tables))
    if kind == "a":
        if given:
            feminine, plural, feminine_plural = override.split("+")
            return Inflected(form, plural, feminine, feminine_plural)
        return _adjective(form, tables)
    if kind == "v":
        made = dict.fromkeys(_verb(form, tables))
        return Inflected(form, others=tuple(one for one in made if one not in tables.drop))
    raise ValueError(f"unknown mark {marks!r}")


def _phrase_plural(form: str, tables: Tables) -> str:
    words = form.split(" ")
    if tables.language == "en":
        head = next((i for i, w in enumerate(words) if w in tables.stop), len(words)) - 1
        places = [max(head, 0)]
    else:
        head = next((i for i, w in enumerate(words) if w in tables.stop or "'" in w), len(words))
        places = list(range(max(head, 1)))
    for place in places:
        words[place] = plural(words[place], tables)
    return " ".join(words)


def plural(word: str, tables: Tables) -> str:
    """Give the plural of one word by its language's rule (irregular ones stand in the tables)."""
    if word in tables.plurals:
        return tables.plurals[word]
    if tables.language == "en":
        if re.search(r"[^aeiou]y$", word):
            return word[:-1] + "ies"
        return word + ("es" if re.search(r"(s|x|z|ch|sh)$", word) else "s")
    if tables.language == "fr":
        if word[-1] in "sxz":
            return word
        if word.endswith(("eau", "eu", "au")):
            return word + "x"
        return word[:-2] + "aux" if word.endswith("al") else word + "s"
    if word.endswith("z"):
        return word[:-1] + "ces"
    if word[-1] in "aeiouáéó":
        return word + "s"
    if word[-1] in "sx" and fold(word[-2]) == word[-2]:
        return word
    if re.search(r"[áéíóú][ns]$", word):
        return word[:-2] + fold(word[-2]) + word[-1] + "es"
    return word + "es"


def _adjective(form: str, tables: Tables) -> Inflected:
    head, space, tail = form.partition(" ")
    if tables.language == "en":
        return Inflected(form)
    if tables.language == "es":
        feminine = head[:-1] + "a" if head.endswith("o") else head
        if re.search(r"(dor|tor|sor)$", head):
            feminine = head + "a"
    else:
        feminine = _french_feminine(head)
    plurals = (plural(head, tables), plural(feminine, tables))
    return Inflected(form, plurals[0] + space + tail, feminine + space + tail, plurals[1] + space + tail)


def _french_feminine(word: str) -> str:
    for ending, replacement in (
        ("eux", "euse"),
        ("if", "ive"),
        ("el", "elle"),
        ("er", "ère"),
        ("en", "enne"),
    ):
        if word.endswith(ending):
            return word[: -len(ending)] + replacement
    if word.endswith("eur"):
        return word[:-1] + "se"
    return word if word.endswith("e") else word + "e"


def _verb(form: str, tables: Tables) -> Iterable[str]:
    head, space, tail = form.partition(" ")
    rest = space + tail
    if tables.language == "en":
        for one in _english_verb(head, tables):
            yield one + rest
        return
    if tables.language == "es":
        reflexive = head.endswith("rse")
        infinitive = head[:-2] if reflexive else head
        finite, bases = _spanish_verb(infinitive, tables)
        if not reflexive:
            yield from (one + rest for one in finite)
        else:
            yield from (f"{pronoun} {one}{rest}" for pronoun in tables.proclitics for one in finite)
            yield from (one + rest for one in _participles(infinitive, tables))
        for place, base in enumerate(bases):
            enclitics = tables.enclitics if place == 0 else tables.few_enclitics
            yield from (base + enclitic + rest for enclitic in enclitics)
        return
    if head in ("se", "s'", "s’") or head.startswith(("s'", "s’")):
        bare = tail if head == "se" else form[2:]
        head, space, tail = bare.partition(" ")
        rest = space + tail
        for one in _french_verb(head, tables):
            for pronoun in tables.proclitics:
                vowel = fold(one[0]) in (*VOWELS, "h")
                yield (pronoun[:-1] + "'" if vowel and pronoun.endswith("e") else pronoun + " ") + one + rest
        yield from (one + rest for one in _participles(head, tables))
        return
    for one in _french_verb(head, tables):
        yield one + rest


def _english_verb(verb: str, tables: Tables) -> Iterable[str]:
    yield verb
    given = tables.verbs.get(verb, {}).get("also")
    if given is not None:
        yield from given.split()
        return
    yield plural(verb, tables)
    if verb.endswith("e"):
        yield from (verb + "d", verb[:-1] + "ing")
    elif re.search(r"[^aeiou]y$", verb):
        yield from (verb[:-1] + "ied", verb + "ing")
    elif re.fullmatch(r"[^aeiou]*[aeiou][bdgklmnprt]", verb):
        yield from (verb + verb[-1] + "ed", verb + verb[-1] + "ing")
    else:
        yield from (verb + "ed", verb + "ing")


def _stems(verb: str, tables: Tables) -> tuple[dict[str, str], str, str]:
    """Stems of a verb (given ones only), its regular stem and its paradigm."""
    return tables.verbs.get(verb, {}), verb[:-2], fold(verb[-2:])


def _spanish_verb(verb: str, tables: Tables) -> tuple[list[str], list[str]]:
    given, stem, paradigm = _stems(verb, tables)
    if "only" in given:
        return [verb, *given["also"].split()], []
    if paradigm not in tables.endings:
        raise ValueError(f"{verb!r} is no Spanish infinitive")
    stems = _spanish_stems(given, stem, paradigm)
    forms = [verb]
    for slot, endings in tables.endings[paradigm].items():
        forms += [_spanish_joined(stems[slot], ending) for ending in endings]
    if "pret" in given:
        forms += [_spanish_joined(given["pret"], ending) for ending in tables.endings["strong_past"]["pret"]]
    forms += given.get("also", "").split()
    gerund = given.get("ger", stems["raised"] + ("ando" if paradigm == "ar" else "iendo"))
    commands = (
        stems["strong"] + ("a" if paradigm == "ar" else "e"),
        stems["yo"] + ("e" if paradigm == "ar" else "a"),
    )
    imperative = given.get("imp", commands[0])
    return forms, [verb, gerund, imperative, commands[1]]


def _spanish_joined(stem: str, ending: str) -> str:
    """Join stem and ending; *i* before a vowel is lost after *y* and *j* (``destruyeron``, ``dijeron``)."""
    if stem.endswith(("y", "j")) and re.match("i[eé]|ió", ending):
        return stem + ending[1:]
    return stem + ending


def _spanish_stems(given: dict[str, str], stem: str, paradigm: str) -> dict[str, str]:
    strong = given.get("strong", stem)
    yo = given.get("yo", strong)
    weak_soft, yo_soft = stem, yo
    if paradigm == "ar":
        weak_soft, yo_soft = _before_e(stem), _before_e(yo)
    elif "yo" not in given:
        yo_soft = yo = _before_a(strong, paradigm)
    return {
        "weak": stem,
        "strong": strong,
        "yo": yo_soft,
        "first": yo,
        "soft": weak_soft,
        "raised": given.get("raised", stem),
        "fut": given.get("fut", stem + paradigm),
        "part": given.get("part", stem + ("ad" if paradigm == "ar" else "id")),
    }


def _before_e(stem: str) -> str:
    for ending, soft in (("gu", "gü"), ("c", "qu"), ("g", "gu"), ("z", "c")):
        if stem.endswith(ending):
            return stem[: -len(ending)] + soft
    return stem


def _before_a(stem: str, paradigm: str) -> str:
    if stem.endswith("gu") and paradigm == "ir":
        return stem[:-1]
    if stem.endswith("g"):
        return stem[:-1] + "j"
    return stem


def _participles(verb: str, tables: Tables) -> list[str]:
    given, stem, paradigm = _stems(verb, tables)
    if "only" in given:
        return []
    if tables.language == "es":
        base = given.get("part", stem + ("ad" if paradigm == "ar" else "id"))
        return [base + ending for ending in ("o", "a", "os", "as")]
    base = given.get("part", {"er": stem + "é", "ir": stem + "i", "re": stem + "u"}[paradigm])
    return _french_agreement(base)


def _french_agreement(base: str) -> list[str]:
    return list(dict.fromkeys((base, base + "e", base if base.endswith("s") else base + "s", base + "es")))


def _french_verb(verb: str, tables: Tables) -> list[str]:
    given, stem, paradigm = _stems(verb, tables)
    if "only" in given:
        return [verb, *given["also"].split()]
    if paradigm not in ("er", "ir", "re"):
        raise ValueError(f"{verb!r} is no French infinitive")
    if paradigm == "er" and "sg" not in given:
        broad = stem + "e" if stem.endswith("g") else stem
        strong = given.get("strong", stem)
        stems = {"weak": stem, "broad": broad, "strong": strong, "fut": given.get("fut", strong + "er")}
        table = tables.endings["er"]
    else:
        regular = {"ir": (stem + "i", stem + "iss", verb), "re": (stem, stem, verb[:-1])}
        singular, base, future = regular.get(paradigm, (stem, stem, verb))
        base = given.get("base", base)
        stems = {
            "sg": given.get("sg", singular),
            "base": base,
            "subj": given.get("subj", given.get("pl", base)),
            "pl": given.get("pl", base),
            "fut": given.get("fut", future),
        }
        table = tables.endings["other"]
    forms = [verb] + [stems[slot] + ending for slot, endings in table.items() for ending in endings]
    if given.get("third") or (paradigm == "re" and "sg" not in given):
        forms.append(given.get("third", stem))
    return forms + _participles(verb, tables) + given.get("also", "").split()
