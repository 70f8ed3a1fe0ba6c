"""Evaluation: three figures that tell whose error it is.

*Engine on the gold reading*: what the engine answers to the situation as it should be read. *Reading
against the gold reading*: what was read of the text. *End to end*: what a person gets. Each is counted
by language, kind and topic.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from subrule.answering.judge import Judge
from subrule.batch.gold import NO_GOLD, GoldReadings
from subrule.batch.output_line import answer_or_error
from subrule.batch.questions import Asked, QuestionItem
from subrule.batch.reading_match import (
    Category,
    Match,
    lookup_statements,
    match_scenarios,
    match_statements,
    statements,
)
from subrule.batch.scoring import Given, GroupKey, Score, Scores, group_order, groups_of, score
from subrule.engine.scenario import Scenario
from subrule.errors import InputError
from subrule.understanding.reading import Reading

CATEGORIES: Final[tuple[Category, ...]] = ("fact", "role", "asked")

Progress = Callable[[int, int], None]


@dataclass(slots=True)
class ReadingFigures:
    """Counts over readings that have a gold reading.

    Attributes:
        n: texts with a gold reading.
        given: texts for which a reading was given.
        exact: texts whose best reading says just what the gold reading says.
        exact_any: texts of which one of the readings does.
        wanted: category → statements of the gold readings.
        read: category → statements of the best readings.
        found: category → statements of both.
    """

    n: int = 0
    given: int = 0
    exact: int = 0
    exact_any: int = 0
    wanted: dict[Category, int] = field(default_factory=lambda: dict.fromkeys(CATEGORIES, 0))
    read: dict[Category, int] = field(default_factory=lambda: dict.fromkeys(CATEGORIES, 0))
    found: dict[Category, int] = field(default_factory=lambda: dict.fromkeys(CATEGORIES, 0))

    def add(self, matches: Sequence[Match]) -> None:
        """Count one text: the match of its best reading first, then of the others."""
        best = matches[0]
        self.n += 1
        self.given += best.given
        self.exact += best.exact
        self.exact_any += any(match.exact for match in matches)
        for category in CATEGORIES:
            self.wanted[category] += best.wanted[category]
            self.read[category] += best.read[category]
            self.found[category] += best.found[category]

    def recall(self, category: Category) -> float | None:
        """Share of the gold statements that were read; what was not read at all counts as not found."""
        return self.found[category] / self.wanted[category] if self.wanted[category] else None

    def precision(self, category: Category) -> float | None:
        """Share of the statements read that are right; None where nothing was read."""
        return self.found[category] / self.read[category] if self.read[category] else None

    def share(self, count: int) -> float | None:
        """A count as a share of the texts; None without texts."""
        return count / self.n if self.n else None

    def to_dict(self) -> dict[str, Any]:
        """Give counts and shares as plain data."""
        return {
            "n": self.n,
            "given": self.given,
            "exact": self.exact,
            "exact_in_any_reading": self.exact_any,
            "facts": self._category("fact"),
            "roles": self._category("role"),
            "question": self._category("asked"),
            "shares": {
                "none_given": self.share(self.n - self.given),
                "exact": self.share(self.exact),
                "exact_in_any_reading": self.share(self.exact_any),
            },
        }

    def _category(self, category: Category) -> dict[str, Any]:
        return {
            "wanted": self.wanted[category],
            "read": self.read[category],
            "found": self.found[category],
            "recall": self.recall(category),
            "precision": self.precision(category),
        }


@dataclass(frozen=True, slots=True)
class Miss:
    """An answer that is not right.

    Attributes:
        figure: ``"engine"``, ``"reading"`` or ``"answer"``.
        id: id of the answer.
        result: what it is.
        expected: what was expected.
        said: verdict that was given, or what went wrong.
        decisive: numbers expected to decide.
        cited: numbers cited as decisive.
        missed: for a reading: what it should have said and did not.
        added: for a reading: what it said and should not have.
    """

    figure: str
    id: str
    result: str
    expected: str
    said: str
    decisive: tuple[str, ...]
    cited: tuple[str, ...]
    missed: tuple[str, ...] = ()
    added: tuple[str, ...] = ()


@dataclass(slots=True)
class Report:
    """All figures of one evaluation.

    Attributes:
        reference: edition whose numbers are used.
        loaded: texts that were loaded beside the shipped ones.
        questions: questions evaluated.
        unscored: questions left out because the set does not tell what is expected.
        with_gold: questions that have a gold reading.
        answer_ids: question id → ids of its answers.
        searched: whether the nearest rules were searched, without which nothing counts as shown.
        engine: scores of the engine on the gold readings.
        reading: group → figures of the readings.
        answers: scores end to end.
        languages_told: texts whose language was found out rightly.
        languages_known: texts whose language the set tells.
        misses: answers that are not right, in the set's order.
    """

    reference: str
    loaded: tuple[str, ...] = ()
    questions: int = 0
    unscored: int = 0
    with_gold: int = 0
    answer_ids: dict[str, tuple[str, ...]] = field(default_factory=dict)
    searched: bool = True
    engine: Scores = field(default_factory=Scores)
    reading: dict[GroupKey, ReadingFigures] = field(default_factory=dict)
    answers: Scores = field(default_factory=Scores)
    languages_told: int = 0
    languages_known: int = 0
    misses: list[Miss] = field(default_factory=list)

    def readings(self) -> list[tuple[GroupKey, ReadingFigures]]:
        """The groups of the reading figures, in order."""
        return sorted(self.reading.items(), key=lambda entry: group_order(entry[0]))

    def to_dict(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return {
            "schema": 1,
            "corpus": {"reference": self.reference, "loaded": list(self.loaded)},
            "questions": self.questions,
            "unscored": self.unscored,
            "with_gold_reading": self.with_gold,
            "passages_searched": self.searched,
            "language_told": {"right": self.languages_told, "n": self.languages_known},
            "engine_on_gold_reading": _scores(self.engine),
            "reading_against_gold_reading": [
                {"group": kind, "name": name, **figures.to_dict()}
                for (kind, name), figures in self.readings()
            ],
            "end_to_end": _scores(self.answers),
            "misses": [
                {
                    "figure": miss.figure,
                    "id": miss.id,
                    "result": miss.result,
                    "expected": miss.expected,
                    "said": miss.said,
                    "decisive": list(miss.decisive),
                    "cited": list(miss.cited),
                    "missed": list(miss.missed),
                    "added": list(miss.added),
                }
                for miss in self.misses
            ],
        }


def _scores(scores: Scores) -> dict[str, Any]:
    return {
        "groups": [
            {"group": kind, "name": name, **figures.to_dict()} for (kind, name), figures in scores.groups()
        ],
        "same_in_all_languages": {"same": scores.same, "n": len(scores.said)},
    }


def evaluate(
    judge: Judge,
    questions: Sequence[QuestionItem],
    gold: GoldReadings = NO_GOLD,
    *,
    answers: Mapping[str, Mapping[str, Any]] | None = None,
    searched: bool = True,
    write: Callable[[Mapping[str, Any]], None] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Answer a question set and take the three figures.

    Args:
        judge: who answers.
        questions: the set; questions without ``expected`` are answered and not scored.
        gold: gold readings, by question id.
        answers: answers given before, by id, that are scored instead of asking the judge.
        searched: whether the judge searches passages; only said in the report.
        write: takes each answer of the contract, with its ``id``, in the set's order.
        progress: takes texts done and texts in all.

    Returns:
        The figures. An answer that fails counts as an error and the run goes on.
    """
    first = judge.ask("", "en")
    report = Report(first.reference, first.loaded, questions=len(questions), searched=searched)
    counting = _Counting(report, judge, gold)
    total = sum(len(question.asked) for question in questions)
    done = 0
    for question in questions:
        report.unscored += question.expected is None
        report.with_gold += question.id in gold.ids
        report.answer_ids[question.id] = tuple(asked.id for asked in question.asked)
        for asked in question.asked:
            answer = _before(answers, asked.id) if answers is not None else answer_or_error(judge, asked)
            if write is not None:
                write(answer)
            counting.count(question, asked, answer)
            done += 1
            if progress is not None:
                progress(done, total)
    return report


def read_answers(path: Path) -> dict[str, Mapping[str, Any]]:
    """Read answers of the contract, one JSON object a line, by their ids; bad lines are passed over.

    Raises:
        InputError: with file, line and remedy, if the file cannot be read, a line is no object with an id,
            or an id stands twice.
    """
    answers: dict[str, Mapping[str, Any]] = {}
    try:
        with path.open(encoding="utf-8") as stream:
            for number, line in enumerate(stream, start=1):
                if not line.strip():
                    continue
                try:
                    answer = json.loads(line)
                except (ValueError, RecursionError):
                    answer = None
                if isinstance(answer, dict) and answer.get("id", "") is None and "line" in answer:
                    # What batch wrote for a line of its input that was no question.
                    continue
                if not isinstance(answer, dict) or not isinstance(answer.get("id"), str):
                    raise InputError(
                        f"{path}, line {number}: no answer with an id; give a file that batch wrote"
                    )
                if answer["id"] in answers:
                    raise InputError(f"{path}, line {number}: {answer['id']!r} is answered twice; keep one")
                answers[answer["id"]] = answer
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); give a file of answers") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8; give a file that batch wrote") from None
    return answers


def _before(answers: Mapping[str, Mapping[str, Any]], answer_id: str) -> Mapping[str, Any]:
    missing = {"id": answer_id, "error": {"code": "no_answer", "message": "there is no answer of this id"}}
    return answers.get(answer_id, missing)


@dataclass(frozen=True, slots=True)
class _Counting:
    """Counts one text after the other into the report."""

    report: Report
    judge: Judge
    gold: GoldReadings

    def count(self, question: QuestionItem, asked: Asked, answer: Mapping[str, Any]) -> None:
        language = asked.language or str(answer.get("language", ""))
        if asked.language is not None and asked.text.strip() and not asked.forced:
            self.report.languages_known += 1
            self.report.languages_told += answer.get("language") == asked.language
        if question.expected is not None:
            scored = score(question, _given(answer))
            self.report.answers.add(question, language, scored)
            self._note("answer", question, asked, scored)
        if question.id in self.gold.ids:
            self._reading(question, asked, language)
        if question.id in self.gold.scenarios and question.expected is not None:
            scored = score(question, self._by_engine(self.gold.scenarios[question.id], language or "en"))
            self.report.engine.add(question, language, scored)
            self._note("engine", question, asked, scored)

    def _by_engine(self, scenario: Scenario, language: str) -> Given:
        try:
            return Given.of(self.judge.check(scenario, language)[0].to_dict())
        except Exception as error:  # counted as an error of the engine
            return Given(None, error=f"{type(error).__name__}: {error}")

    def _reading(self, question: QuestionItem, asked: Asked, language: str) -> None:
        try:
            readings = self.judge.read(asked.text, asked.language if asked.forced else None).readings
        except Exception:  # no reading; the error itself is counted end to end
            readings = ()
        matches = [_match(question, reading, self.gold) for reading in readings or (None,)]
        for key in groups_of(question, language):
            self.report.reading.setdefault(key, ReadingFigures()).add(matches)
        best = matches[0]
        if not best.exact:
            self.report.misses.append(
                Miss(
                    "reading",
                    asked.id,
                    "another reading" if best.given else "no reading",
                    str(question.expected),
                    "",
                    question.decisive,
                    (),
                    best.missed,
                    best.added,
                )
            )

    def _note(self, figure: str, question: QuestionItem, asked: Asked, scored: Score) -> None:
        if scored.result == "right" and not scored.strictly_wrong:
            return
        result = "right, but cites what does not decide" if scored.result == "right" else scored.result
        said = scored.given.error or str(scored.given.verdict or "")
        self.report.misses.append(
            Miss(
                figure,
                asked.id,
                result,
                str(question.expected),
                said,
                question.decisive,
                scored.given.decisive,
            )
        )


def _given(answer: Mapping[str, Any]) -> Given:
    try:
        return Given.of(answer)
    except (AttributeError, KeyError, TypeError):
        return Given(None, error="the answer has not the shape of the contract")


def _match(question: QuestionItem, reading: Reading | None, gold: GoldReadings) -> Match:
    scenario = gold.scenarios.get(question.id)
    read = reading.scenario if reading is not None else None
    if scenario is not None and (reading is None or read is not None):
        return match_scenarios(scenario, read)
    if scenario is not None:
        wanted = frozenset(statements(scenario))
    else:
        wanted = lookup_statements(gold.lookups[question.id].numbers or question.decisive)
    if reading is None:
        return match_statements(wanted, None)
    if read is not None:
        return match_statements(wanted, frozenset(statements(read)))
    return match_statements(wanted, lookup_statements(_as_deciding(question, reading.lookup)))


def _as_deciding(question: QuestionItem, numbers: Sequence[str]) -> list[str]:
    """Put for each number the deciding one it counts as; leave out what may be shown beside."""
    counts_as = {number: deciding for deciding, others in question.accept.items() for number in others}
    return [
        number if number in question.decisive else counts_as.get(number, number)
        for number in numbers
        if number in question.decisive or number in counts_as or number not in question.supporting
    ]
