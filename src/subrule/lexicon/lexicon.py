"""The lexicon's façade: concepts in a text, terms for messages, look-up of a term."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from subrule.corpus.number import RuleNumber
from subrule.errors import InputError
from subrule.lexicon.annotation import Matcher, Span
from subrule.lexicon.folding import key
from subrule.lexicon.store import Store
from subrule.lexicon.terms import Form, SourceKind, Term
from subrule.paths import LANGUAGES, shipped


@dataclass(frozen=True, slots=True)
class Found:
    """A concept found for a term.

    Attributes:
        concept: its id.
        language: language of the form that was found.
        form: that form, folded.
        exact: False where the term was only near.
    """

    concept: str
    language: str
    form: str
    exact: bool


class Lexicon:
    """Concepts and their words in each language; get one with `Lexicon.load`."""

    def __init__(self, store: Store) -> None:
        """Take a store (see `subrule.lexicon.store.Store`)."""
        data = store.part("concepts")
        self._store = store
        self._ids: list[str] = data["ids"].split("\n")
        self._lines: list[str] = data["concepts"].split("\n")
        self._places = {concept: i for i, concept in enumerate(self._ids)}
        self._before: dict[str, list[str]] = data["before"]
        self._matchers: dict[str, Matcher] = {}

    @classmethod
    def load(cls, folder: Path | None = None) -> Lexicon:
        """Load the lexicon; the shipped one is loaded once a process.

        Args:
            folder: a folder in the format of ``corpus/lexicon``; None for the shipped one.

        Returns:
            The lexicon.

        Raises:
            DamagedSourceError: naming file, line and key of what cannot be read.
            MissingDataError: if this installation has no shipped data.
        """
        return _shipped_lexicon() if folder is None else cls(Store(folder))

    def annotate(self, text: str, language: str) -> list[Span]:
        """Find concepts in a text, the longest form first at each place, from left to right.

        Args:
            text: a question, in any spelling of case and accents; curly or straight apostrophes.
            language: ``en``, ``es`` or ``fr``.

        Returns:
            Spans in order of place, never overlapping. A form never reaches over a comma, a colon, a
            quotation mark or the end of a sentence. One typing error is forgiven in words of five or
            more letters that are not ordinary words of the language. Numbers, power/toughness pairs,
            mana symbols and rule numbers are spans too (``quantity.number``,
            ``quantity.power_toughness``, ``object.mana_symbol``, ``rule.reference``).

        Raises:
            InputError: for another language.
        """
        return self._matcher(language).annotate(text)

    def term(self, concept: str, language: str) -> Term:
        """Give a concept's official current term.

        Args:
            concept: its id.
            language: ``en``, ``es`` or ``fr``.

        Returns:
            The term.

        Raises:
            KeyError: for an unknown concept.
            InputError: for another language.
        """
        text, plural, gender, feminine, feminine_plural = self._entry(concept)[_checked(language)]["term"]
        return Term(
            language,
            text,
            plural,
            gender.rstrip("*"),
            feminine,
            feminine_plural,
            stressed_a=gender.endswith("*"),
        )

    def forms(self, concept: str, language: str) -> tuple[Form, ...]:
        """Give every form of a concept in one language, the official term first.

        Args:
            concept: its id.
            language: ``en``, ``es`` or ``fr``.

        Returns:
            Written forms and inflected ones.

        Raises:
            KeyError: for an unknown concept.
            InputError: for another language.
        """
        forms = []
        for text, rank, printed, page in self._entry(concept)[_checked(language)]["forms"]:
            source: SourceKind = "printed" if printed else "page" if page else "unverified"
            forms.append(Form(text, source, printed, None if rank < 0 else rank))
        return tuple(forms)

    def definition_rule(self, concept: str) -> RuleNumber | None:
        """Give the rule that defines a concept, or None.

        Raises:
            KeyError: for an unknown concept.
        """
        rule = self._entry(concept)["rule"]
        return RuleNumber.parse(rule) if rule else None

    def kind(self, concept: str) -> str:
        """Give a concept's kind: ``noun``, ``verb``, ``adjective``, ``keyword``, ``phrase`` or ``word``.

        Raises:
            KeyError: for an unknown concept.
        """
        return str(self._entry(concept)["kind"])

    def concepts(self) -> tuple[str, ...]:
        """Every concept id, in the order of the source."""
        return tuple(self._ids)

    def __contains__(self, concept: object) -> bool:
        return concept in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def find(self, term: str, language: str | None = None, *, fuzzy: bool = True) -> tuple[Found, ...]:
        """Find the concepts of a term.

        Args:
            term: a word or phrase in any language, or a concept id.
            language: look only in this one.
            fuzzy: where nothing is exact, also forgive a typing error a word, then take the nearest forms.

        Returns:
            What was found, the best first; empty where nothing is near.

        Raises:
            InputError: for another language.
        """
        languages = LANGUAGES if language is None else (_checked(language),)
        if term in self._places:
            return (Found(term, languages[0], term, exact=True),)
        folded = key(term)
        exact = [
            Found(concept, code, folded, exact=True)
            for code in languages
            for concept in self._matcher(code).concepts_of(folded)
        ]
        if exact or not fuzzy or not folded:
            return _once(exact)
        forgiven = [
            Found(concept, code, span.form, exact=False)
            for code in languages
            for span in self.annotate(term, code)
            if span.start == 0 and span.end >= len(term.rstrip(" ?!.")) and not span.exact
            for concept in span.concepts
        ]
        return _once(forgiven or self._nearest(folded, languages))

    def _nearest(self, folded: str, languages: tuple[str, ...]) -> list[Found]:
        from difflib import get_close_matches  # noqa: PLC0415 - only a look-up that found nothing pays for it

        near = []
        for code in languages:
            matcher = self._matcher(code)
            for form in get_close_matches(folded, matcher.keys(), n=3, cutoff=0.8):
                near += [Found(concept, code, form, exact=False) for concept in matcher.concepts_of(form)]
        return near

    def _matcher(self, language: str) -> Matcher:
        matcher = self._matchers.get(language)
        if matcher is None:
            matcher = self._matchers[language] = Matcher(
                self._store.part(_checked(language)), self._ids, self._before
            )
        return matcher

    @lru_cache(maxsize=4096)  # noqa: B019 - a lexicon lives as long as the process
    def _entry(self, concept: str) -> dict[str, Any]:
        entry: dict[str, Any] = json.loads(self._lines[self._places[concept]])
        return entry


@cache
def _shipped_lexicon() -> Lexicon:
    return Lexicon(Store(shipped("corpus") / "lexicon"))


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise InputError(f"the language {language!r} is not one of {', '.join(LANGUAGES)}")
    return language


def _once(found: list[Found]) -> tuple[Found, ...]:
    first: dict[str, Found] = {}
    for one in found:
        first.setdefault(one.concept, one)
    return tuple(first.values())
