"""A conversation: questions, follow-ups that change the situation, and answers to what was asked back.

A sentence is, in this order: a reply to the fact that is missing; a follow-up, if it opens with "and",
"what if" and the like, or has no reading of its own, and if every word of it is accounted for; a
question that starts afresh. A follow-up that is not wholly understood changes nothing and says so.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal

from subrule.answering.answer import Answer
from subrule.answering.changing import Change, Told, apply, same_but_question
from subrule.answering.follow_up import opens_as_follow_up, read_follow_up, yes_or_no
from subrule.answering.judge import MAX_QUESTION, Judge
from subrule.answering.reply import settle, settle_all
from subrule.answering.sentences import Sentences
from subrule.engine.facts import Fact, FactValue
from subrule.engine.ruling import Branch, Ruling
from subrule.engine.scenario import Scenario
from subrule.errors import InputError
from subrule.paths import LANGUAGES
from subrule.understanding.language import language_of
from subrule.understanding.reading import Understanding

SCHEMA: Final = 1

Kind = Literal["question", "follow_up", "reply", "unclear"]


@dataclass(frozen=True, slots=True)
class Turn:
    """What one sentence of a person led to.

    Attributes:
        said: the sentence.
        kind: a question of its own, a follow-up, a reply to what was asked back, or unclear.
        answer: the answer; None where nothing was understood and nothing changed.
        changed: what changed, in words; ``""`` for the first question.
        language: language of the turn.
    """

    said: str
    kind: Kind
    answer: Answer | None
    changed: str
    language: str

    @property
    def ask(self) -> str:
        """The question to ask back; ``""`` if nothing is missing."""
        return self.answer.missing[0].ask if self.answer is not None and self.answer.missing else ""


@dataclass(frozen=True, slots=True)
class _Situation:
    """What the last answer was about.

    Attributes:
        scenarios: the readings, best first; they agreed on the answer.
        language: language of the answer.
        ruling: how the first reading was ruled on.
    """

    scenarios: tuple[Scenario, ...]
    language: str
    ruling: Ruling


class Conversation:
    """Keeps the situation of the last answer, so that the next sentence can change it.

    Attributes:
        judge: who answers.
        turns: what was said so far, with ``None`` where the conversation was reset.
    """

    def __init__(self, judge: Judge, language: str | None = None) -> None:
        """Begin a conversation.

        Args:
            judge: who answers.
            language: language of all answers; None to answer in the language of each sentence.
        """
        self.judge = judge
        self.language = language
        self.turns: list[Turn | None] = []
        self._asked_in: list[str | None] = []
        self._situation: _Situation | None = None

    @property
    def language(self) -> str | None:
        """The language of all answers; None where each sentence has its own."""
        return self._language

    @language.setter
    def language(self, code: str | None) -> None:
        if code is not None and code not in LANGUAGES:
            raise InputError(f"language {code!r} is not spoken here; use one of {', '.join(LANGUAGES)}")
        self._language = code

    @property
    def last(self) -> Answer | None:
        """The last answer since the beginning or the last reset."""
        for turn in reversed(self.turns):
            if turn is None:
                return None
            if turn.answer is not None:
                return turn.answer
        return None

    def reset(self) -> None:
        """Forget the situation; what was said stays in :attr:`turns`."""
        self._situation = None
        self._note(None)

    def say(self, text: str) -> Turn:
        """Take the next sentence.

        Args:
            text: a question, a follow-up or a reply.

        Returns:
            What it led to.

        Raises:
            InputError: for a question that is too long; the situation stays.
        """
        known = len(text) <= MAX_QUESTION  # a longer one is refused below
        # What a card adds to a situation is read of a whole question only.
        ties = known and not (self.judge.cards and self.judge.read(text, self._language).cards)
        turn = (ties and (self._reply(text) or self._follow_up(text))) or self._question(text)
        self._note(turn)
        return turn

    def _note(self, turn: Turn | None) -> None:
        self.turns.append(turn)
        self._asked_in.append(self._language)

    # -- the three ways --------------------------------------------------------------------------------

    def _reply(self, text: str) -> Turn | None:
        situation = self._situation
        if situation is None or not situation.ruling.missing:
            return None
        if (branch := self._branch_named(text, situation.ruling)) is not None:
            settled = [settle_all(scenario, branch.settled) for scenario in situation.scenarios]
            return self._ruled(text, "reply", situation.language, settled)
        named = self._language or situation.language
        for language in dict.fromkeys((language_of(text, named), named, situation.language)):
            read = read_follow_up(text, self.judge.lexicon, language)
            if read is None or read.opened:
                continue
            made = [settle(read, scenario, _open_facts(situation.ruling)) for scenario in situation.scenarios]
            if all(made):
                return self._ruled(text, "reply", language, [m for m in made if m is not None])
        return None

    def _branch_named(self, text: str, ruling: Ruling) -> Branch | None:
        """Give the branch whose condition is said word for word; a surface may offer them."""
        told = self.last.branches if self.last is not None else ()
        if len(told) != len(ruling.branches):
            return None
        pairs = zip(ruling.branches, told, strict=True)
        return next((branch for branch, shown in pairs if _bare(shown.condition) == _bare(text)), None)

    def _follow_up(self, text: str) -> Turn | None:
        situation = self._situation
        if situation is None:
            return None
        own = self.judge.read(text, self._language)
        languages = tuple(dict.fromkeys((own.language, self._language or situation.language)))
        opened, conditional = opens_as_follow_up(text, self.judge.lexicon, languages[0])
        if own.readings and not opened:
            return None
        if (asked := self._other_question(text, own)) is not None:
            return self._unclear(text, own.language) if conditional else asked
        confirms = False
        for language in languages:
            read = read_follow_up(text, self.judge.lexicon, language)
            if read is None:
                continue
            confirms = confirms or (
                not read.opened and bool(read.clauses) and read.clauses[0][0] in ("J", "N")
            )
            if yes_or_no(read) is not None or not (read.opened or "?" not in text):
                continue  # without a word that ties it, only a plain statement follows what was said
            made = [apply(read, scenario) for scenario in situation.scenarios]
            if all(made):
                return self._ruled(text, "follow_up", language, [m for m in made if m is not None])
        if not own.readings and (opened or confirms or not _asks(text, own)):
            return self._unclear(text, own.language)
        return None

    def _other_question(self, text: str, own: Understanding) -> Turn | None:
        """Ask something else of the same situation: "and who controls it?"."""
        situation = self._situation
        if situation is None or len(own.readings) != 1 or own.readings[0].scenario is None:
            return None
        other = own.readings[0].scenario
        if not all(same_but_question(scenario, other) for scenario in situation.scenarios):
            return None
        made = [
            Change(replace(scenario, question=other.question), (Told("c-asked", ""),))
            for scenario in situation.scenarios
        ]
        return self._ruled(text, "follow_up", own.language, list(made))

    def _question(self, text: str) -> Turn:
        answer = self.judge.ask(text, self._language)
        sentences = Sentences.load(answer.language)
        changed = sentences.text("c-new") if self._situation is not None else ""
        self._situation = None
        if answer.decided_by == "engine":
            readings = self.judge.understand(text, self._language).readings
            scenarios = tuple(r.scenario for r in readings if r.scenario is not None)
            if scenarios and len(scenarios) == len(readings):
                ruling = self.judge.check(scenarios[0], answer.language)[1]
                self._situation = _Situation(scenarios, answer.language, ruling)
        return Turn(text, "question", answer, changed, answer.language)

    def _ruled(self, text: str, kind: Kind, spoken: str, made: list[Change]) -> Turn:
        """Rule on the changed situation; where its readings no longer agree nothing changes."""
        language = self._language or spoken
        ruled = [self.judge.check(change.scenario, language) for change in made]
        answer, ruling = ruled[0]
        if any((a.verdict, a.decisive) != (answer.verdict, answer.decisive) for a, _ in ruled[1:]):
            return self._unclear(text, language)
        self._situation = _Situation(tuple(change.scenario for change in made), language, ruling)
        changed = _changed(made[0], Sentences.load(language))
        return Turn(text, kind, replace(answer, question=text), changed, language)

    def _unclear(self, text: str, spoken: str) -> Turn:
        language = self._language or spoken
        return Turn(text, "unclear", None, Sentences.load(language).text("c-unclear"), language)

    # -- saving ----------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Give the conversation as JSON lines, the header first."""
        yield _line({"schema": SCHEMA, "conversation": True})
        for turn, asked_in in zip(self.turns, self._asked_in, strict=True):
            if turn is None:
                yield _line({"reset": True})
                continue
            answer = turn.answer.to_dict() if turn.answer is not None else None
            yield _line(
                {
                    "said": turn.said,
                    "language": asked_in,
                    "kind": turn.kind,
                    "changed": turn.changed,
                    "answer": answer,
                }
            )

    def save(self, path: Path) -> None:
        """Save the conversation as JSON lines.

        Raises:
            InputError: if the file exists or cannot be written.
        """
        try:
            with path.open("x", encoding="utf-8", newline="\n") as stream:
                stream.writelines(self.lines())
        except FileExistsError:
            raise InputError(f"{path}: exists already; choose another file") from None
        except OSError as error:
            raise InputError(f"{path}: cannot be written ({error.strerror}); choose another file") from None

    @classmethod
    def resume(cls, judge: Judge, said: Sequence[tuple[str, str | None, Kind]]) -> Conversation:
        """Bring a conversation to where it stood, from what was said.

        Only what the situation rests on is said again: the last question that was one of its own and what
        followed it. Judging is deterministic, so the situation is the same.

        Args:
            judge: who answers.
            said: sentence, language asked for and kind of each turn, in order.

        Returns:
            The conversation; its :attr:`turns` hold what was said again, not all that was said.
        """
        last = max((place for place, turn in enumerate(said) if turn[2] == "question"), default=0)
        again = cls(judge)
        for text, language, kind in said[last:]:
            if kind != "unclear":
                again.language = language
                again.say(text)
        return again

    @classmethod
    def replay(cls, path: Path, judge: Judge) -> tuple[Conversation, int | None]:
        """Say again what was said in a saved conversation.

        Args:
            path: a file that :meth:`save` wrote.
            judge: who answers now.

        Returns:
            The conversation as it goes today, and the first line of the file, from 1, that would be
            written otherwise today; None if every byte is the same.

        Raises:
            InputError: with file and line, if it is no saved conversation.
        """
        try:
            saved = path.read_text(encoding="utf-8").splitlines(keepends=True)
        except OSError as error:
            raise InputError(f"{path}: cannot be read ({error.strerror}); check the name") from None
        except UnicodeDecodeError:
            raise InputError(f"{path}: not UTF-8; give a file that /save wrote") from None
        if not saved:
            raise InputError(f"{path}: is empty; give a file that /save wrote")
        again = cls(judge)
        for number, text in enumerate(saved, start=1):
            value = _saved(text, path, number)
            if value.get("reset") is True:
                again.reset()
            elif number > 1:
                again.language = value["language"]
                again.say(value["said"])
        differing = (n for n, (a, b) in enumerate(zip(saved, again.lines(), strict=True), start=1) if a != b)
        return again, next(differing, None)


def _saved(text: str, path: Path, number: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if isinstance(value, dict):
        header = value.get("conversation") is True and value.get("schema") == SCHEMA
        turn = isinstance(value.get("said"), str) and value.get("language") in (None, *LANGUAGES)
        if header if number == 1 else turn or value.get("reset") is True:
            return value
    raise InputError(f"{path}, line {number}: no saved conversation; give a file that /save wrote")


def _line(value: object) -> str:
    # Every line of the file is one turn: what ends a line elsewhere is escaped.
    text = json.dumps(value, ensure_ascii=False)
    for character in ("\x85", "\u2028", "\u2029"):
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text + "\n"


def _bare(text: str) -> str:
    return text.strip().rstrip(".").casefold()


def _asks(text: str, own: Understanding) -> bool:
    """Whether a text is a question by its signs or its words."""
    tokens = own.line.tokens if own.line is not None else ()
    return "?" in text or any(token.concepts[0].startswith("question.") for token in tokens)


def _open_facts(ruling: Ruling) -> dict[Fact, tuple[FactValue, ...]]:
    """The missing facts with the values they may take, in the order in which they are asked."""
    values: dict[Fact, dict[FactValue, None]] = {fact: {} for fact in ruling.missing}
    for branch in ruling.branches:
        for fact, value in branch.settled:
            if fact in values:
                values[fact][value] = None
    return {fact: tuple(found) for fact, found in values.items()}


def _changed(change: Change, sentences: Sentences) -> str:
    if not change.told:
        return sentences.text("c-same")
    if change.told[0].message == "c-asked":
        return sentences.text("c-asked")
    facts = [_fact(told, change.scenario, sentences) for told in change.told]
    return sentences.text("c-changed", {"facts": "; ".join(facts)})


def _fact(told: Told, scenario: Scenario, sentences: Sentences) -> str:
    arguments = sentences.object_arguments("s", told.subject, scenario.state)
    arguments |= sentences.object_arguments("h", told.subject, scenario.state)
    name = sentences.quality if "protection" in told.message else sentences.word
    arguments |= {"q": ", ".join(name(value) for value in told.values), "v": told.word}
    return sentences.text(told.message if sentences.has(told.message) else "if-other", arguments)
