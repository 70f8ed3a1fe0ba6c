"""The judge: the one façade that every surface calls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from subrule.answering.agreement import PERHAPS, Candidate, agreed, candidates, essence, surest
from subrule.answering.answer import Answer, Passage
from subrule.answering.citing import cite
from subrule.answering.explaining import Asked, answering, meanings_of, shape_of
from subrule.answering.sentences import Sentences
from subrule.answering.telling import Telling
from subrule.answering.understood import Understood
from subrule.answering.weighing import Told, weigh
from subrule.cards.loaded import Cards
from subrule.corpus.library import Library
from subrule.corpus.twins import twins_by_number
from subrule.engine.adjudicate import adjudicate
from subrule.engine.ruling import Ruling
from subrule.engine.scenario import Scenario
from subrule.errors import InputError
from subrule.lexicon import Lexicon
from subrule.paths import LANGUAGES, REFERENCE_EDITION
from subrule.understanding.asked import senses_asked
from subrule.understanding.likeness import (
    Likely,
    Likeness,
    likeness,
    tuned_layers,
)
from subrule.understanding.ranking import rank_rules
from subrule.understanding.reading import Reading, Understanding, understand
from subrule.understanding.scope import SUSPECTED, scope_of

if TYPE_CHECKING:
    from subrule.retrieval.embedding import Vectors
    from subrule.retrieval.search import Hit, Searcher
    from subrule.understanding.once import OnceEmbedder

PASSAGES = 10
"""How many passages an answer carries."""

MAX_QUESTION = 20_000
"""Longest question that is read, in characters."""


class Judge:
    """Answers questions and rules on scenarios.

    Attributes:
        library: the texts that citations are quoted from.
        lexicon: the game words of the three languages.
    """

    def __init__(self, library: Library, lexicon: Lexicon, searcher: Searcher | None = None) -> None:
        self.library = library
        self.lexicon = lexicon
        self._given_searcher = searcher
        self._last_likeness: tuple[str, Likeness] | None = None
        self._last_weighed: tuple[tuple[str, str], list[tuple[Candidate, float]]] | None = None
        self._rulings: dict[int, Ruling | None] = {}

    @classmethod
    def open(cls) -> Judge:
        """Open the shipped and loaded texts and the lexicon; the search model is loaded when first needed."""
        return cls(Library.open(), Lexicon.load())

    @cached_property
    def _searcher(self) -> Searcher:
        if self._given_searcher is not None:
            return self._given_searcher
        from subrule.retrieval.search import Searcher  # noqa: PLC0415 - what the engine decides needs no search

        return Searcher(self.library, self._embedder, missing="skip")

    @cached_property
    def _embedder(self) -> OnceEmbedder:
        from subrule.retrieval.embedding import EmbeddedEmbedder  # noqa: PLC0415 - as above
        from subrule.retrieval.model import built_model  # noqa: PLC0415
        from subrule.understanding.once import OnceEmbedder  # noqa: PLC0415

        return OnceEmbedder(EmbeddedEmbedder(built_model(layers=tuned_layers())))

    @cached_property
    def cards(self) -> Cards:
        """The loaded cards; empty where none are."""
        return Cards.open()

    @cached_property
    def _twins(self) -> Mapping[str, frozenset[str]]:
        return twins_by_number()

    @cached_property
    def _loaded(self) -> tuple[str, ...]:
        return tuple(f"{t.language}-{t.edition}" for t in self.library.loaded_texts())

    def ask(self, question: str, language: str | None = None, *, passages: bool = False) -> Answer:
        """Answer a question in free text.

        Args:
            question: two or three sentences in Spanish, French or English.
            language: ``"en"``, ``"es"`` or ``"fr"``; by default the question's own.
            passages: whether to add the nearest rules also where the engine decides.

        Returns:
            The answer: a verdict of the engine, or the rule text itself for a look-up, or ``undecided``
            with the nearest rules, or ``declined`` if it is no question about the rules.

        Raises:
            InputError: for another language or a question of more than ``MAX_QUESTION`` characters.
        """
        if language is not None and language not in LANGUAGES:
            raise InputError(f"language {language!r} is not spoken here; use one of {', '.join(LANGUAGES)}")
        if len(question) > MAX_QUESTION:
            raise InputError(f"the question has {len(question)} characters; shorten it to {MAX_QUESTION}")
        understanding = understand(question, self.lexicon, language, self.cards)
        worded = understanding.worded or question
        sentences = Sentences.load(language or understanding.language)
        if self.out_of_scope(worded, understanding):
            return self._declined(question, sentences)
        understanding = self._likened(worded, understanding)
        answer = self._decide(question, understanding, sentences)
        if answer is None or passages or answer.verdict in ("undecided", "explained"):
            found = self._passages(worded, sentences.language)
            if answer is None:
                doubt, doubted = understanding.doubt or "not-understood", dict(understanding.doubted)
                answer = self._undecided(question, sentences, doubt, doubted, found)
                answer = replace(answer, understood=self._perhaps(worded, understanding, sentences))
            answer = replace(answer, passages=found, warnings=self._warned(answer, sentences))
        return _naming_cards(answer, understanding, sentences)

    def search(self, query: str, language: str, count: int) -> list[Hit]:
        """Find the rules nearest to a question or words, best first.

        Args:
            query: in any language.
            language: language in which the rules are shown.
            count: how many.
        """
        return list(self._searcher.search(query, language, count)) if query.strip() else []

    def understand(self, question: str, language: str | None = None) -> Understanding:
        """Read a question: word by word, or else by its likeness to what is known.

        Args:
            question: free text.
            language: the question's language; found out if None.

        Returns:
            The readings that an answer is based on, or the doubt.
        """
        understanding = self.read(question, language)
        return self._likened(understanding.worded or question, understanding)

    def read(self, question: str, language: str | None = None) -> Understanding:
        """Read a question word by word alone. Args as for :meth:`understand`."""
        return understand(question, self.lexicon, language, self.cards)

    def _likened(self, question: str, understanding: Understanding) -> Understanding:
        if understanding.readings or understanding.line is None:
            return understanding
        # What a card does beyond what is modelled would be passed over by a situation named by likeness.
        weighed = [] if understanding.doubted else self.weighed(question, understanding.language)
        readings = agreed(weighed) or self._rules_asked_for(question, understanding)
        return replace(understanding, readings=readings)

    def _perhaps(self, question: str, understanding: Understanding, sentences: Sentences) -> str:
        """Say the likeliest situation back with how it ends, where it is not sure enough to be answered."""
        if understanding.line is None or understanding.doubted or understanding.readings:
            return ""
        best = surest(self.weighed(question, understanding.language))
        if best is None or best[1] < PERHAPS or best[0].reading.scenario is None:
            return ""
        scenario = best[0].reading.scenario
        told = self._told(question, adjudicate(scenario, self._twins), scenario, sentences)
        return sentences.text("perhaps-meant", {"understood": told.understood, "summary": told.summary})

    def weighed(self, question: str, language: str) -> list[tuple[Candidate, float]]:
        """Tell in which ways a question may be meant, by its likeness to what is known.

        Args:
            question: free text.
            language: its language.

        Returns:
            Candidates, each with the chance that it is meant; the likeliest situation first. Asked again
            right away it costs nothing.
        """
        from subrule.retrieval.concepts import query_concepts  # noqa: PLC0415 - as for the searcher

        if self._last_weighed is None or self._last_weighed[0] != (question, language):
            concepts = query_concepts(self.lexicon, question, language)
            told = Told(self.likeness(question), senses_asked(question), concepts)
            found = weigh(told, candidates(told.likeness.meanings, self.ruling_on))
            self._last_weighed = (question, language), found
        return self._last_weighed[1]

    def ruling_on(self, meaning: Likely) -> Ruling | None:
        """Give the engine's ruling on a known situation; it is kept, as it is always the same."""
        if meaning.reading is None or meaning.place < 0:
            return self.rule_on(meaning.reading) if meaning.reading is not None else None
        if meaning.place not in self._rulings:
            self._rulings[meaning.place] = self.rule_on(meaning.reading)
        return self._rulings[meaning.place]

    def _rules_asked_for(self, question: str, understanding: Understanding) -> tuple[Reading, ...]:
        """Give the look-up that answers a general question, if one is sure enough."""
        asked = self.asked(question, understanding)
        numbers = answering(asked) if asked is not None else ()
        return (Reading(None, numbers),) if numbers else ()

    def asked(self, question: str, understanding: Understanding) -> Asked | None:
        """Tell what is known of a question before it is told which rule answers it.

        Args:
            question: free text.
            understanding: how it was read.

        Returns:
            What :mod:`subrule.answering.explaining` weighs; None where there is no line of words.
        """
        from subrule.retrieval.concepts import query_concepts  # noqa: PLC0415 - as for the searcher

        if understanding.line is None:
            return None
        concepts = query_concepts(self.lexicon, question, understanding.language)
        return Asked(
            likeness=self.likeness(question),
            ranked=rank_rules(self._vector(question)),
            concepts=concepts,
            meanings=meanings_of(concepts, self.lexicon),
            senses=senses_asked(question),
            shape=shape_of(understanding.line),
        )

    def likeness(self, question: str) -> Likeness:
        """Tell what a question is like; asked again right away it costs nothing."""
        if self._last_likeness is None or self._last_likeness[0] != question:
            self._last_likeness = question, likeness(self._embedder.tuned(_embedded(question))[0])
        return self._last_likeness[1]

    def check(
        self, scenario: Scenario, language: str = "en", *, trace: bool = False
    ) -> tuple[Answer, Ruling]:
        """Rule on a scenario.

        Args:
            scenario: the situation and the question.
            language: language of the answer.
            trace: whether the ruling keeps which rules were asked.

        Returns:
            The answer in the contract's shape, and the ruling as data.
        """
        sentences = Sentences.load(language)
        ruling = adjudicate(scenario, self._twins, trace=trace)
        return self._told(scenario.title, ruling, scenario, sentences), ruling

    def out_of_scope(self, question: str, understanding: Understanding) -> bool:
        """Whether a question is none about the rules.

        Args:
            question: free text.
            understanding: how it was read.
        """
        if understanding.line is None:
            return False
        accounted = bool(understanding.readings)
        scope = scope_of(understanding.line, accounted=accounted)
        if accounted:
            if scope.verdict == "unsure":
                scope = scope_of(understanding.line, self._vector(question), accounted=True)
        elif scope.verdict != "out":
            alike = self.likeness(question).out_of_scope
            if scope.verdict == "unsure" or alike >= SUSPECTED:
                scope = scope_of(understanding.line, self._vector(question), alike=alike)
        return scope.verdict == "out"

    def _vector(self, question: str) -> Vectors:
        vector: Vectors = self._embedder.encode_queries([_embedded(question)])[0]
        return vector

    def _declined(self, question: str, sentences: Sentences) -> Answer:
        return Answer(
            question=question,
            language=sentences.language,
            verdict="declined",
            decided_by="none",
            summary=sentences.text("verdict-declined"),
            reference=REFERENCE_EDITION,
            loaded=self._loaded,
            disclaimer=sentences.text("disclaimer"),
        )

    def _decide(self, question: str, understanding: Understanding, sentences: Sentences) -> Answer | None:
        if not understanding.readings:
            return None
        rulings = [(r, self.rule_on(r)) for r in understanding.readings]
        first_reading, first = rulings[0]
        if len({essence(reading, ruling) for reading, ruling in rulings}) > 1:
            return self._undecided(question, sentences, "readings-differ", {}, ())
        if first_reading.scenario is None:
            return self._explained(question, first_reading, sentences)
        if first is None or first.verdict == "undecided":
            params = dict(first.reason_params) if first is not None else {}
            return self._undecided(question, sentences, first.reason if first else "no-answer", params, ())
        answer = self._told(question, first, first_reading.scenario, sentences)
        if first_reading.likened:
            answer = replace(answer, warnings=(*answer.warnings, sentences.text("warning-likened")))
        return answer

    def rule_on(self, reading: Reading) -> Ruling | None:
        """Give the engine's ruling on a reading; None for a look-up."""
        return adjudicate(reading.scenario, self._twins) if reading.scenario is not None else None

    def _told(self, question: str, ruling: Ruling, scenario: Scenario, sentences: Sentences) -> Answer:
        understood = Understood(sentences, scenario).text()
        if ruling.verdict == "undecided":
            answer = self._undecided(question, sentences, ruling.reason, dict(ruling.reason_params), ())
            return replace(answer, understood=understood)
        telling = Telling(sentences, scenario.state)
        citations, warnings = cite(self.library, sentences, ruling.decisive, ruling.supporting)
        depends = ruling.verdict == "depends"
        return Answer(
            question=question,
            language=sentences.language,
            verdict=ruling.verdict,
            decided_by="engine",
            summary=telling.depends_summary(ruling) if depends else telling.summary(ruling),
            outcome=telling.outcome(ruling),
            steps=telling.steps(ruling),
            branches=telling.branches(ruling),
            citations=citations,
            understood=understood,
            missing=telling.missing(ruling) if depends else (),
            assumptions=telling.assumptions(ruling),
            reference=REFERENCE_EDITION,
            loaded=self._loaded,
            warnings=warnings,
            disclaimer=sentences.text("disclaimer"),
        )

    def _explained(self, question: str, reading: Reading, sentences: Sentences) -> Answer | None:
        citations, warnings = cite(self.library, sentences, reading.lookup, ())
        if any(c.text is None for c in citations):
            return None
        summary = " ".join(f"{c.text} ({c.number})" for c in citations[:2])
        return Answer(
            question=question,
            language=sentences.language,
            verdict="explained",
            decided_by="rules_text",
            summary=summary,
            citations=citations,
            understood=sentences.text("q-lookup"),
            reference=REFERENCE_EDITION,
            loaded=self._loaded,
            warnings=warnings,
            disclaimer=sentences.text("disclaimer"),
        )

    def _undecided(
        self,
        question: str,
        sentences: Sentences,
        reason: str,
        params: Mapping[str, str],
        found: tuple[Passage, ...],
    ) -> Answer:
        arguments = dict(params)
        if "what" in arguments:
            message = f"what-{arguments['what']}"
            arguments["what"] = sentences.text(message) if sentences.has(message) else arguments["what"]
        why = sentences.text(reason if sentences.has(reason) else "no-answer", arguments)
        return Answer(
            question=question,
            language=sentences.language,
            verdict="undecided",
            decided_by="none",
            summary=f"{sentences.text('verdict-undecided')} {why}",
            passages=found,
            reference=REFERENCE_EDITION,
            loaded=self._loaded,
            disclaimer=sentences.text("disclaimer"),
        )

    def _warned(self, answer: Answer, sentences: Sentences) -> tuple[str, ...]:
        """The answer's warnings, with one more if loaded texts were not searched."""
        left_out = self._searcher.left_out if answer.question.strip() else 0
        if not left_out:
            return answer.warnings
        return (*answer.warnings, sentences.text("warning-index", {"count": str(left_out)}))

    def _passages(self, question: str, language: str) -> tuple[Passage, ...]:
        if not question.strip():
            return ()
        hits = self._searcher.search(question, language, PASSAGES)
        return tuple(Passage(str(h.number), round(float(h.score), 6), h.language, h.text or "") for h in hits)


def _embedded(question: str) -> str:
    """What of a question is embedded."""
    from subrule.retrieval.search import MOST_CHARACTERS  # noqa: PLC0415 - as for the searcher
    from subrule.retrieval.tokenizer import normalise  # noqa: PLC0415

    return normalise(question[:MOST_CHARACTERS])


def _naming_cards(answer: Answer, understanding: Understanding, sentences: Sentences) -> Answer:
    """The answer, in which what was understood names each card that the question names."""
    unnamed = [card for card in understanding.cards if card not in answer.understood]
    if not unnamed:
        return answer
    named = sentences.text("understood-cards", {"cards": ", ".join(unnamed)})
    return replace(answer, understood=" ".join(filter(None, (named, answer.understood))))
