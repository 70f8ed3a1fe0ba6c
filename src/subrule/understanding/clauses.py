"""Clauses: which part of a text asks, and which parts only tell."""

from __future__ import annotations

from subrule.understanding.line import Line

CONDITIONS = (
    "logic.if",
    "time.when",
    "question.when",
    "time.while",
    "time.after",
    "time.before",
    "logic.because",
)
"""Words that open a clause which tells something: "if my creature dies", "since the Aura is mine"."""

_OPENERS = (
    "question.what_happens",
    "question.does",
    "question.can",
    "question.who",
    "question.what",
    "question.what_is",
    "question.how",
    "question.where",
    "question.which",
    "question.right",
)
"""Words with which a question may begin behind a comma."""


def asked_sentence(line: Line) -> int:
    """Give the index of the sentence that asks: the last with a question mark, else the last.

    Args:
        line: the question.

    Returns:
        An index into ``line.sentences``.
    """
    asking = [i for i, (_, _, question) in enumerate(line.sentences) if question]
    if asking:
        return asking[-1]
    return line.tokens[-1].sentence if line.tokens else len(line.sentences) - 1


def asked_clause(line: Line) -> frozenset[int]:
    """Give the tokens of the clause that asks, without a condition or a story in the same sentence.

    Args:
        line: the question.

    Returns:
        Indices of tokens; the whole sentence where it cannot be told apart.
    """
    sentence = asked_sentence(line)
    tokens = [i for i, t in enumerate(line.tokens) if t.sentence == sentence]
    claim = _claim(line, tokens)
    if claim:
        return frozenset(_without_condition(line, claim))
    begin, end, _ = line.sentences[sentence]
    mark = line.text.rfind("¿", begin, end)
    if mark > begin and any(line.tokens[i].start < mark for i in tokens):
        tokens = [i for i in tokens if line.tokens[i].start > mark]
    return frozenset(_without_condition(line, tokens))


def _claim(line: Line, tokens: list[int]) -> list[int]:
    """The claim that "is that right?" asks about, in its sentence or behind an earlier "he says"."""
    confirming = [i for i in tokens if line.is_at(i, "question.right")]
    if not confirming:
        return []
    before = [i for i in tokens if i < confirming[0] and not line.is_at(i, *_CONFIRMING)]
    if before:
        return (
            before if "," in line.text[line.tokens[before[-1]].end : line.tokens[confirming[0]].start] else []
        )
    if any(not line.is_at(i, *_CONFIRMING) for i in tokens):
        return []
    said = [i for i in range(tokens[0]) if line.is_at(i, "verb.say") and not line.tokens[i].quoted]
    if not said:
        return []
    return [
        i for i in range(said[-1] + 1, tokens[0]) if line.tokens[i].sentence == line.tokens[said[-1]].sentence
    ]


_CONFIRMING = ("question.right", "verb.be", "whose.it", "whose.they", "player.*", "logic.so", "action.have")


def _without_condition(line: Line, tokens: list[int]) -> list[int]:
    tokens = _consequence(line, tokens)
    for place, index in enumerate(tokens):
        if line.tokens[index].quoted or not line.tokens[index].has(*CONDITIONS):
            continue
        behind = [i for i in _behind_comma(line, tokens) if i > index]
        if behind:
            return behind
        if place <= 1:
            return _behind_condition(line, tokens, place)
        # "What happens to the Aura if …": the rest of the sentence is the condition.
        return tokens[:place] if place + 1 < len(tokens) else tokens
    return _behind_comma(line, tokens) or tokens


def _consequence(line: Line, tokens: list[int]) -> list[int]:
    """What follows "so …": what stands before it is told, unless the sentence begins with its question."""
    so = [i for i in tokens[1:-1] if line.is_at(i, "logic.so") and not line.tokens[i].quoted]
    if not so or line.is_at(tokens[0], *_OPENERS, "verb.be"):
        return tokens
    return [i for i in tokens if i > so[-1]]


def _behind_condition(line: Line, tokens: list[int], place: int) -> list[int]:
    """What follows a condition: behind its last comma that leaves something, else from a question word on."""
    behind = _behind_comma(line, tokens) or [i for i in tokens if i in _after_last_comma(line, tokens)]
    if behind:
        return behind
    for index in tokens[place + 1 :]:
        if line.tokens[index].has(*_OPENERS):
            return [i for i in tokens if i >= index]
    return tokens


def _after_last_comma(line: Line, tokens: list[int]) -> frozenset[int]:
    for i in range(len(tokens) - 1, 0, -1):
        if "," in line.text[line.tokens[tokens[i - 1]].end : line.tokens[tokens[i]].start]:
            return frozenset(tokens[i:])
    return frozenset()


def _behind_comma(line: Line, tokens: list[int]) -> list[int]:
    """What follows the last comma behind which a question word stands first."""
    for i in range(len(tokens) - 1, 0, -1):
        between = line.text[line.tokens[tokens[i - 1]].end : line.tokens[tokens[i]].start]
        if any(sign in between for sign in ",:–—-") and line.tokens[tokens[i]].has(*_OPENERS):
            return tokens[i:]
    return []


def tells(line: Line, index: int, asked: frozenset[int]) -> bool:
    """Tell whether a token stands where something is told, not where it is asked.

    Args:
        line: the question.
        index: the token.
        asked: the tokens of the asking clause.

    Returns:
        False in the asking clause, unless that is a whole sentence whose condition cannot be told apart.
    """
    if index not in asked:
        return True
    if any(line.is_at(i, "question.what_happens") and i < index for i in asked):
        # "What happens to an Aura that …": all but the first words tell.
        return True
    return any(line.tokens[i].has(*CONDITIONS) and not line.tokens[i].quoted for i in asked)


_UNREAL = ("verb.try", "verb.want", "question.can", "question.should", "question.must")


def really(line: Line, verb: int) -> bool:
    """Tell whether what a verb says happens, and is not only tried, wanted or possible.

    Args:
        line: the question.
        verb: the verb's token.
    """
    near = [i for i in range(max(0, verb - 3), verb) if line.tokens[i].sentence == line.tokens[verb].sentence]
    return not any(line.tokens[i].has_first(*_UNREAL) for i in near)


def other_questions(line: Line) -> list[int]:
    """Give the sentences before the asking one that ask something of their own.

    A bare "what happens?" is none: the question after it says what is meant.
    """
    last = asked_sentence(line)
    found = []
    for sentence, (_, _, question) in enumerate(line.sentences):
        tokens = [t for t in line.tokens if t.sentence == sentence and not t.quoted]
        bare = all(t.has("question.what_happens", "logic.*", "verb.*", "time.*") for t in tokens)
        if question and sentence != last and tokens and not bare:
            found.append(sentence)
    return found
