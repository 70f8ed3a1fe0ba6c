"""Telling a ruling: from steps, branches and facts to sentences of a language."""

from __future__ import annotations

from subrule.answering.answer import AnswerBranch, AnswerStep, Missing, OutcomeEvent
from subrule.answering.sentences import Sentences, upper_first
from subrule.engine.facts import Fact, FactValue
from subrule.engine.ruling import Branch, Ruling, Step
from subrule.engine.state import State

_OUTCOME_WHO = {"put_into_graveyard": "owner"}
_SUMMARY_SENTENCES = 3
_COUNTERS = {"+1/+1": "plus_one", "-1/-1": "minus_one"}


class Telling:
    """Tells rulings on one scenario in one language.

    Attributes:
        sentences: the message table.
        initial: the scenario's first state, by which objects are called what they are called.
    """

    def __init__(self, sentences: Sentences, initial: State) -> None:
        self.sentences = sentences
        self.initial = initial

    def arguments(self, step: Step) -> dict[str, str]:
        """Every placeholder a step's sentence may use."""
        found = self.sentences.object_arguments("s", step.subject, self.initial)
        params = dict(step.params)
        host = params.get("host") or step.other
        found |= self.sentences.object_arguments("h", host, self.initial)
        found |= self.sentences.player_arguments(step.player or "you")
        if "zone" in params:
            found["z"] = self.sentences.zone(params["zone"])
        if "quality" in params:
            found["q"] = self.sentences.quality(params["quality"])
        if "counter" in params:
            found["q"] = self.sentences.word(_COUNTERS.get(params["counter"], params["counter"]))
        if "step" in params:
            found["q"] = self.sentences.step(params["step"])
        if "than" in params:
            found["z"] = self.sentences.step(params["than"])
        if "word" in params:
            found["q"] = self.sentences.word(params["word"])
        if "number" in params:
            found["v"] = params["number"]
        return found

    def steps(self, ruling: Ruling) -> tuple[AnswerStep, ...]:
        """Tell the steps of a ruling; a step with a reason becomes two sentences, each with its rules."""
        told: list[AnswerStep] = []
        for step in ruling.steps:
            arguments = self.arguments(step)
            if step.reason:
                why = self.sentences.text(step.reason, arguments | self._about_reason(step))
                told.append(AnswerStep(why, step.because or step.citations))
            told.append(AnswerStep(self.sentences.text(step.message, arguments), step.citations))
        return tuple(told)

    def _about_reason(self, step: Step) -> dict[str, str]:
        """What a reason is about, where that is not the step's own object: what has become another one."""
        changed = dict(step.params).get("changed")
        return self.sentences.object_arguments("s", changed, self.initial) if changed else {}

    def summary(self, ruling: Ruling) -> str:
        """Tell verdict and steps in one to three sentences, each number once, where it first matters."""
        lead = [self.sentences.text(f"verdict-{ruling.verdict}")] if ruling.verdict in ("yes", "no") else []
        seen: set[str] = set()
        told: list[str] = []
        for step in self.steps(ruling):
            numbers = [n for n in step.citations if n not in seen][:2]
            seen.update(step.citations)
            told.append(_with_numbers(step.text, numbers))
        if len(told) > _SUMMARY_SENTENCES:
            told = [*told[: _SUMMARY_SENTENCES - 1], told[-1]]
        return " ".join([*lead, *told])

    def outcome(self, ruling: Ruling) -> tuple[OutcomeEvent, ...]:
        """List what happens, for programs."""
        events: list[OutcomeEvent] = []
        for step in ruling.steps:
            who = _OUTCOME_WHO.get(step.kind, "") or step.player
            subject = self.sentences.object_arguments("s", step.subject, self.initial)["s"]
            events.append(OutcomeEvent(step.kind, subject, who))
        return tuple(events)

    def assumptions(self, ruling: Ruling) -> tuple[str, ...]:
        """Tell the defaults that were used."""
        return tuple(
            upper_first(
                self.sentences.text(message, self.sentences.object_arguments("s", fact.subject, self.initial))
            )
            for fact, message in ruling.assumptions
        )

    def missing(self, ruling: Ruling) -> tuple[Missing, ...]:
        """Tell the facts that have to be asked."""
        return tuple(Missing(str(fact), self._ask(fact)) for fact in ruling.missing)

    def branches(self, ruling: Ruling) -> tuple[AnswerBranch, ...]:
        """Tell each way the case can go."""
        return tuple(self._branch(b) for b in ruling.branches)

    def depends_summary(self, ruling: Ruling) -> str:
        """Tell "it depends" with the end of every branch; the way there is in the branches."""
        parts = [self.sentences.text("verdict-depends")]
        for branch in self.branches(ruling):
            end = branch.summary
            if branch.verdict in ("yes", "no"):
                verdict = self.sentences.text(f"verdict-{branch.verdict}")
                end = _with_numbers(verdict, list(branch.citations[:2]))
            parts.append(self.sentences.text("branch", {"if": branch.condition, "then": _lower_first(end)}))
        return " ".join(parts)

    def _branch(self, branch: Branch) -> AnswerBranch:
        conditions = [self._condition(fact, value) for fact, value in branch.settled]
        return AnswerBranch(
            ", ".join(str(f) for f, _ in branch.settled),
            "; ".join(conditions),
            branch.ruling.verdict,
            self.summary(branch.ruling),
            branch.ruling.decisive,
        )

    def _fact_arguments(self, fact: Fact) -> dict[str, str]:
        found = self.sentences.object_arguments("s", fact.subject, self.initial)
        found |= self.sentences.object_arguments("h", fact.value, self.initial)
        return found | {"q": self.sentences.word(fact.value) if fact.value else fact.attribute, "v": ""}

    def _ask(self, fact: Fact) -> str:
        message = f"ask-{fact.attribute}"
        return self.sentences.text(
            message if self.sentences.has(message) else "ask-other", self._fact_arguments(fact)
        )

    def _condition(self, fact: Fact, value: FactValue) -> str:
        word = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        arguments = self._fact_arguments(fact) | {"v": word}
        message = f"if-{fact.attribute}-{word}"
        if word in self.initial.objects and self.sentences.has(f"if-{fact.attribute}-object"):
            message = f"if-{fact.attribute}-object"
            arguments |= self.sentences.object_arguments("h", word, self.initial)
        return self.sentences.text(message if self.sentences.has(message) else "if-other", arguments)


def _with_numbers(sentence: str, numbers: list[str]) -> str:
    if not numbers:
        return sentence
    cited = f" ({', '.join(numbers)})"
    return sentence[:-1] + cited + sentence[-1] if sentence.endswith((".", "!")) else sentence + cited


def _lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]
