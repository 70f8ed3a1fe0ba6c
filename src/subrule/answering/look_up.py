"""What look-ups tell, as plain data: the one shape of a rule, a term, a history and an old citation.

Every surface prints or sends these objects as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from subrule.errors import InputError
from subrule.paths import LANGUAGES, REFERENCE_EDITION

if TYPE_CHECKING:
    from subrule.answering.answer import Answer
    from subrule.corpus.editions import Concordance, Event
    from subrule.corpus.library import Library, Shown
    from subrule.corpus.number import RuleNumber
    from subrule.engine.ruling import Ruling
    from subrule.lexicon import Form, Found, Lexicon
    from subrule.retrieval.search import Hit

_MOST_TERMS = 5


class UnknownRuleError(InputError):
    """A number that the reference edition does not have.

    Attributes:
        number: what was asked for.
        nearest: numbers that exist, in the order of the book.
    """

    code = "unknown_rule"

    def __init__(self, number: str, nearest: tuple[str, ...]) -> None:
        super().__init__(
            f"there is no rule {number} in the text of {REFERENCE_EDITION}; "
            f"the nearest are {', '.join(nearest)}"
        )
        self.number = number
        self.nearest = nearest


def rule_object(
    library: Library, number: RuleNumber, language: str, shown: Shown | None, *, examples: bool = True
) -> dict[str, Any]:
    """Make the object that ``rule --json`` prints.

    Args:
        library: the texts at hand.
        number: reference number.
        language: the reader's language.
        shown: the wording to put in, or None where there is none.
        examples: whether the examples go in.

    Returns:
        A dictionary that `json` can write.
    """
    spoken = shown.language if shown else language
    parent, previous, following = library.parent(number), library.previous(number), library.next(number)
    return {
        "number": str(number),
        "title": library.title(number, spoken),
        "language": spoken,
        "text": shown.text if shown else None,
        "examples": list(shown.examples) if shown and examples else [],
        "wording": shown.wording if shown else None,
        "mark": shown.mark if shown else None,
        "edition": shown.edition_text if shown else None,
        "source": shown.source if shown else None,
        "printed_as": str(shown.printed_as) if shown else None,
        "english": shown.english if shown else None,
        "references": [
            {
                "number": None if cited.number is None else str(cited.number),
                "printed": cited.printed,
                "resolved": None if cited.resolved is None else str(cited.resolved),
            }
            for cited in library.references(number, spoken)
        ],
        "parent": None if parent is None else str(parent),
        "children": [str(child) for child in library.children(number)],
        "previous": None if previous is None else str(previous),
        "next": None if following is None else str(following),
        "cited_by": [str(citing) for citing in library.cited_by(number)],
    }


def check_object(
    answer: Answer, ruling: Ruling, unmet: Sequence[str], *, trace: bool = False, file: str | None = None
) -> dict[str, Any]:
    """Make the object that ``check --json`` prints.

    Args:
        answer: the answer.
        ruling: the ruling that it tells.
        unmet: what the scenario expects and does not get.
        trace: whether the rules that were tried go in.
        file: the scenario's file, where it has one.
    """
    data = answer.to_dict() | ({} if file is None else {"file": file}) | {"unmet": list(unmet)}
    if trace:
        data["tried"] = [
            {
                "number": t.number,
                "moment": t.moment,
                "object": t.subject,
                "applied": t.applied,
                "gave_way_to": t.reason,
            }
            for t in ruling.tried
        ]
    return data


def require_rule(library: Library, number: RuleNumber) -> None:
    """Refuse a number that the reference edition does not have.

    Args:
        library: the texts at hand.
        number: what was asked for.

    Raises:
        UnknownRuleError: with the nearest numbers.
    """
    if not library.exists(number):
        raise UnknownRuleError(str(number), tuple(str(other) for other in library.nearest(number)))


def search_object(hits: Iterable[Hit]) -> dict[str, Any]:
    """Make the object that ``search --json`` prints.

    Args:
        hits: the rules found, best first.
    """
    return {
        "results": [
            {"number": str(h.number), "score": h.score, "language": h.language, "text": h.text} for h in hits
        ]
    }


def glossary_object(
    lexicon: Lexicon, library: Library, term: str, language: str | None = None
) -> dict[str, Any]:
    """Make the object that ``glossary --json`` prints.

    Args:
        lexicon: the lexicon.
        library: the texts at hand.
        term: a term in any language, or the id of a concept.
        language: look only among its words; None for all.

    Raises:
        InputError: if nothing is like the term.
    """
    found = lexicon.find(term, language)[:_MOST_TERMS]
    results = [entry_object(lexicon, library, one, term) for one in found]
    loose = [] if found else official_entries(library, [term])
    if not results and not loose:
        raise InputError(
            f"no term like {term!r} in the lexicon; search by meaning with: subrule search {term!r}",
            code="unknown_term",
        )
    return {"term": term, "results": results, "official": loose}


def entry_object(lexicon: Lexicon, library: Library, found: Found, wanted: str) -> dict[str, Any]:
    """Give what is known of one concept as JSON shows it.

    Args:
        lexicon: the lexicon.
        library: the texts at hand.
        found: the concept, as it was found.
        wanted: the term that was asked for.
    """
    rule = lexicon.definition_rule(found.concept)
    terms: dict[str, Any] = {}
    for language in LANGUAGES:
        term = lexicon.term(found.concept, language)
        forms = lexicon.forms(found.concept, language)
        terms[language] = {
            "term": term.text,
            "plural": term.plural,
            "gender": term.gender or None,
            "source": forms[0].source,
            "printed": forms[0].count,
            "variants": [_form_object(f) for f in forms[1:] if f.rank is not None],
        }
    names = [wanted, *(terms[language]["term"] for language in LANGUAGES)]
    return {
        "concept": found.concept,
        "kind": lexicon.kind(found.concept),
        "rule": str(rule) if rule else None,
        "found": {"language": found.language, "form": found.form, "exact": found.exact},
        "terms": terms,
        "official": official_entries(library, names),
    }


def official_entries(library: Library, names: list[str]) -> list[dict[str, Any]]:
    """Give the glossary entries at hand for any of some names, each once.

    Args:
        library: the texts at hand.
        names: terms, in any language.
    """
    entries = {
        (entry.source, entry.line): {
            "term": entry.term,
            "language": entry.language,
            "text": entry.text,
            "wording": entry.wording,
            "edition": entry.edition,
            "source": entry.source,
        }
        for name in dict.fromkeys(names)
        for entry in library.glossary(name)
    }
    return list(entries.values())


def _form_object(form: Form) -> dict[str, Any]:
    return {"form": form.text, "source": form.source, "printed": form.count}


def life(
    known: Concordance, number: RuleNumber, edition: str | None = None, *, wording: bool = True
) -> dict[str, Any]:
    """Make the object that ``history --json`` prints.

    Args:
        known: the concordance.
        number: a number of the reference edition, or of ``edition``.
        edition: any date, for a number of that time.
        wording: whether the wordings of the loaded English texts go in.

    Returns:
        ``number``, ``edition``, ``today`` (number, or None where it is gone or not certain), ``since``
        (oldest edition known to have it, with the number then), ``events`` and ``wordings``.

    Raises:
        InputError: if there is no such number.
    """
    date = known.edition_at(edition) if edition else known.editions()[-1]
    if known.fingerprint(date, number) is None:
        raise InputError(f"the text of {date} has no rule {number}", code="unknown_rule")
    match = known.to_reference(date, number)
    numbers = dict(known.numbers_over_time(number, date))
    first = min(numbers)
    return {
        "schema": 1,
        "number": str(number),
        "edition": date,
        "today": str(match.number) if match is not None and match.certain else None,
        "since": {"edition": first, "number": str(numbers[first])},
        "events": [_event(event) for event in known.history(number, date)],
        "wordings": _wordings(numbers) if wording else [],
    }


def _event(event: Event) -> dict[str, Any]:
    return {
        "edition": event.edition,
        "kind": event.kind,
        "number": str(event.number_then),
        "other": None if event.other is None else str(event.other),
        "certain": event.certain,
        "of_other": event.of_other,
    }


def _wordings(numbers: dict[str, RuleNumber]) -> list[dict[str, Any]]:
    """The wording of each loaded text that differs from the one before it."""
    from subrule.corpus.edition_texts import loaded_editions, texts_of  # noqa: PLC0415 - not for a rule alone
    from subrule.corpus.fingerprint import fingerprint  # noqa: PLC0415 - as above

    found: list[dict[str, Any]] = []
    before = None
    for edition in loaded_editions():
        text = (texts_of(edition) or {}).get(numbers[edition]) if edition in numbers else None
        if text is None or fingerprint(text) == before:
            continue
        before = fingerprint(text)
        found.append({"edition": edition, "number": str(numbers[edition]), "text": text})
    return found


def citation(known: Concordance, number: RuleNumber, edition: str) -> dict[str, Any]:
    """Make the object that ``cite --json`` prints.

    Args:
        known: the concordance.
        number: the number as the older text prints it.
        edition: any date; the edition in force then.

    Returns:
        ``number`` and ``mark`` of today (both None where nothing certain is known), ``edition`` in force,
        ``was``, ``certain``, ``method``, ``score``, ``candidates``, ``ending`` (how it ended, or None) and
        ``split`` (today's rules made from parts of it).

    Raises:
        InputError: if the date is none or too early, or that edition has no such number.
    """
    date = known.edition_at(edition)
    match, ending = known.to_reference(date, number), known.ending(date, number)
    if match is None and ending is None:
        raise InputError(f"the text of {date} has no rule {number}", code="unknown_rule")
    certain = match is not None and match.certain
    return {
        "number": str(match.number) if match is not None and certain else None,
        "mark": match.mark if match is not None and certain else None,
        "edition": date,
        "was": str(number),
        "certain": certain,
        "method": None if match is None else match.method,
        "score": None if match is None else match.score,
        "candidates": [] if certain else [str(c.number) for c in known.candidates(date, number)],
        "ending": None
        if ending is None
        else {
            "kind": ending.kind,
            "last": ending.last,
            "gone": ending.gone,
            "number": str(ending.number),
            "other": None if ending.other is None else str(ending.other),
        },
        "split": [str(part) for part in known.split_off(date, number)],
    }
