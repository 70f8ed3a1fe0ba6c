"""Bodies of requests and answers, for checking what comes and for describing what goes.

Answers are sent as the judge made them; their models are what the OpenAPI document says of them, and tests
hold real answers against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Language = Literal["en", "es", "fr"]
Verdict = Literal["yes", "no", "outcome", "depends", "explained", "undecided", "declined"]
Number = Annotated[str, StringConstraints(pattern=r"^\d{1,3}(\.\d{1,3}[a-z]{0,2})?$")]

NEW: Final = "new"
"""What stands for the id of a conversation that does not exist yet."""

LONGEST_QUESTION: Final = 20_000
LONGEST_WORDS: Final = 500


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class AskBody(_Asked):
    """A question, alone or as the next sentence of a conversation."""

    question: str = Field(
        max_length=LONGEST_QUESTION,
        description="Two or three sentences in Spanish, French or English.",
    )
    language: Language | None = Field(None, description="Language of the answer; by default the question's.")
    conversation: str | None = Field(
        None,
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description='"new" to begin a conversation, its id to go on with it; nothing for a question alone.',
    )
    passages: bool = Field(False, description="Add the nearest rules also where the engine decides.")


class CheckBody(_Asked):
    """A scenario."""

    scenario: str | dict[str, Any] = Field(
        description="The scenario: the text of a scenario file (YAML), or the same as an object."
    )
    language: Language | None = Field(
        None, description="Language of the answer; by default by Accept-Language."
    )
    trace: bool = Field(False, description="Add which rules were tried, and what came of it.")


class Outcome(BaseModel):
    """One thing that happens."""

    event: str
    object: str
    who: str


class Step(BaseModel):
    """One sentence of the reasoning with the numbers that decide it."""

    text: str
    citations: list[Number]


class Branch(BaseModel):
    """One way an open case can go."""

    fact: str
    if_: str = Field(alias="if")
    verdict: str
    summary: str
    citations: list[Number]


class CitationBody(BaseModel):
    """A cited rule with the wording shown for it."""

    number: Number
    role: Literal["decisive", "supporting"]
    language: str
    text: str | None
    wording: str | None
    edition: str | None
    printed_as: str | None
    source: str | None
    english: str | None


class MissingFact(BaseModel):
    """A fact that has to be asked."""

    fact: str
    ask: str


class PassageBody(BaseModel):
    """A rule found near the question."""

    number: Number
    score: float
    language: str
    text: str | None


class Corpus(BaseModel):
    """Which texts the answer rests on."""

    reference: str
    loaded: list[str]


class ConversationNote(BaseModel):
    """What a turn was in its conversation."""

    id: str = Field(description="Whoever knows it can read, continue and delete the conversation.")
    turn: int = Field(ge=1)
    kind: Literal["question", "follow_up", "reply", "unclear"]
    changed: str = Field(description="What changed in the situation, in words.")
    ask: str = Field(description="What is asked back; empty if nothing is missing.")
    expires: str = Field(description="When the conversation is forgotten (RFC 3339).")


class AnswerBody(BaseModel):
    """The answer contract; the same object as `subrule ask --json` prints."""

    schema_: Literal[1] = Field(alias="schema")
    question: str
    language: Language
    verdict: Verdict
    decided_by: Literal["engine", "rules_text", "none"]
    summary: str
    outcome: list[Outcome]
    steps: list[Step]
    branches: list[Branch]
    citations: list[CitationBody]
    understood: str
    missing: list[MissingFact]
    assumptions: list[str]
    passages: list[PassageBody]
    corpus: Corpus
    warnings: list[str]
    disclaimer: str
    conversation: ConversationNote | None = None


class Tried(BaseModel):
    """A rule that was tried."""

    number: str
    moment: str
    object: str | None
    applied: bool
    gave_way_to: str | None


class CheckedBody(AnswerBody):
    """The answer to a scenario; the same object as `subrule check --json` prints."""

    unmet: list[str] = Field(description="What the scenario expects and does not get.")
    tried: list[Tried] | None = None


class Reference(BaseModel):
    """A number that a rule cites."""

    number: str | None
    printed: str
    resolved: str | None


class WordingBody(BaseModel):
    """A wording of a rule."""

    language: str
    text: str
    examples: list[str]
    wording: str
    mark: str
    edition: str | None
    source: str
    printed_as: str


class RuleBody(BaseModel):
    """A rule; the same object as `subrule rule --json` prints, with the best wording in each language."""

    number: Number
    title: str
    language: str
    text: str | None
    examples: list[str]
    wording: str | None
    mark: str | None
    edition: str | None
    source: str | None
    printed_as: str | None
    english: str | None
    references: list[Reference]
    parent: str | None
    children: list[str]
    previous: str | None
    next: str | None
    cited_by: list[str]
    wordings: list[WordingBody]


class SearchBody(BaseModel):
    """Rules by likeness; the same object as `subrule search --json` prints."""

    results: list[PassageBody]


class TermForm(BaseModel):
    """Another form of a term."""

    form: str
    source: str = Field(description="printed (stands on cards), text, or unverified.")
    printed: int = Field(description="Cards on which it stands.")


class TermBody(BaseModel):
    """A concept's term in one language."""

    term: str
    plural: str | None
    gender: str | None = Field(description="m, f, mf, or nothing.")
    source: str
    printed: int
    variants: list[TermForm]


class TermsBody(BaseModel):
    """A concept's terms."""

    en: TermBody
    es: TermBody
    fr: TermBody


class FoundAs(BaseModel):
    """How a concept was found."""

    language: str
    form: str
    exact: bool = Field(description="False where the term is only near.")


class GlossaryEntryBody(BaseModel):
    """A glossary entry of a text at hand."""

    term: str
    language: str
    text: str
    wording: str
    edition: str | None
    source: str


class ConceptBody(BaseModel):
    """A concept of the game."""

    concept: str
    kind: str
    rule: str | None = Field(description="The rule that defines it.")
    found: FoundAs
    terms: TermsBody
    official: list[GlossaryEntryBody]


class GlossaryBody(BaseModel):
    """A game term; the same object as `subrule glossary --json` prints."""

    term: str
    results: list[ConceptBody]
    official: list[GlossaryEntryBody]


class NumberThen(BaseModel):
    """A rule's number in an edition."""

    edition: str
    number: Number


class EventBody(BaseModel):
    """Something that happened to a rule."""

    edition: str
    kind: Literal["created", "moved", "edited", "renumbered_references", "retired", "split", "merged"]
    number: Number
    other: str | None
    certain: bool
    of_other: bool = Field(description="Whether it happened to the other rule.")


class WordingThen(NumberThen):
    """A rule's wording in an edition."""

    text: str


class HistoryBody(BaseModel):
    """How a rule came about; the same object as `subrule history --json` prints."""

    schema_: Literal[1] = Field(alias="schema")
    number: Number
    edition: str
    today: str | None
    since: NumberThen
    events: list[EventBody]
    wordings: list[WordingThen]


class EndingBody(BaseModel):
    """How a rule that is gone ended."""

    kind: str
    last: str
    gone: str
    number: Number
    other: str | None


class CitedBody(BaseModel):
    """An old citation; the same object as `subrule cite --json` prints."""

    number: str | None
    mark: str | None = Field(description="same, extended or changed, against the text it was printed in.")
    edition: str
    was: str
    certain: bool
    method: str | None
    score: float | None
    candidates: list[str]
    ending: EndingBody | None
    split: list[str]


class CoverageBody(BaseModel):
    """What is modelled and restated."""

    reference: str
    rules: int = Field(description="Numbered rules of the reference edition.")
    engine: list[str] = Field(description="Rules that the engine knows.")
    restated: dict[str, int] = Field(description="Language → rules restated in it.")
    loaded: list[str] = Field(description="Texts that the operator loaded.")


class TurnBody(BaseModel):
    """One turn of a conversation."""

    said: str
    kind: Literal["question", "follow_up", "reply", "unclear"]
    language: Language
    changed: str
    answer: AnswerBody


class ConversationBody(BaseModel):
    """A conversation."""

    schema_: Literal[1] = Field(alias="schema")
    expires: str
    turns: list[TurnBody]


class Invalid(BaseModel):
    """A part of a request that is wrong."""

    pointer: str
    detail: str


class ProblemBody(BaseModel):
    """Problem details (RFC 9457) in the caller's language."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    diagnostic: str | None = Field(None, description="One line in English for whoever writes the program.")
    errors: list[Invalid] | None = None


class Health(BaseModel):
    """Whether the service runs, or can answer."""

    status: str
