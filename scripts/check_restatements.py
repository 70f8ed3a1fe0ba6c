#!/usr/bin/env python3
"""Check the restatements: complete, the same in three languages, in our own words, up to date.

    scripts/check_restatements.py                         everything that needs no list
    scripts/check_restatements.py --scope FILE            ... and every number of the list is there
    scripts/check_restatements.py --rank                  ... and each text finds its own number (slow)
    scripts/check_restatements.py --stamp 303.4d 704.5    write status and fingerprint where they are missing

The official text is read from ``SUBRULE_DATA`` or ``../shared/data`` (folder ``cr/en``); where it is absent,
the checks against it are left out and said to be. Exit status 1 with a list where something is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.corpus.concordance_table import STALE, read_stale
from subrule.corpus.fingerprint import fingerprint, normalise
from subrule.corpus.number import ALPHABET, RuleNumber
from subrule.corpus.readers.official import parse_full_text
from subrule.corpus.readers.restatement import Restatement, read_restatements
from subrule.errors import SubruleError
from subrule.lexicon import Lexicon
from subrule.paths import LANGUAGES, REFERENCE_EDITION

ROOT = Path(__file__).resolve().parents[1]
RUN = 8
"""A run of this many words shared with another's text is a copy."""

FIND_FIRST = 0.98
"""Share of the texts of a language that must find their own number first."""

_TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_STANDING: dict[str, str] = {
    phrase: re.sub(r"\W+", "_", phrase) for phrases in _TABLES["standing"].values() for phrase in phrases
}
_WORDS = {
    2: {"en": "two", "es": "dos", "fr": "deux"},
    3: {"en": "three", "es": "tres", "fr": "trois"},
    4: {"en": "four", "es": "cuatro", "fr": "quatre"},
    5: {"en": "five", "es": "cinco", "fr": "cinq"},
    7: {"en": "seven", "es": "siete", "fr": "sept"},
    10: {"en": "ten", "es": "diez", "fr": "dix"},
    15: {"en": "fifteen", "es": "quince", "fr": "quinze"},
    20: {"en": "twenty", "es": "veinte", "fr": "vingt"},
    21: {"en": "twenty-one", "es": "veintiuno", "fr": "vingt et un"},
}
_BOTH = re.compile(r"\b(?:the two|(?:los|las) dos|(?:les|aux|des|tous|toutes) deux|deux fois|dos veces)\b")
_LETTER = rf"[{ALPHABET}]{{1,2}}"
_REFERENCE = re.compile(
    rf"(?<![\d.,/+-])([1-9]\d\d)(?:\.(\d{{1,3}})(?:({_LETTER})(?![^\W\d_])"
    rf"(?:\s?[–-]\s?({_LETTER})(?![^\W\d_])|\s(?:and|y|et)\s({_LETTER})(?![^\W\d_'’]))?)?)?(?![\d%])"
)
_WORD = re.compile(r"[^\W_]+(?:['’/+-][^\W_]+)*|[+-]\d+/[+-]\d+|\{[^}]+\}")


def main(arguments: list[str] | None = None) -> int:
    """Run the checks asked for; the exit status."""
    options = _options(arguments)
    folder = options.folder
    official = _official()
    if options.stamp is not None:
        return _stamp(folder, options.stamp, official)
    try:
        restatements = read_restatements(folder)
    except SubruleError as error:
        print(error)
        return 1
    problems = list(_all_problems(restatements, official, options.scope))
    if options.rank and official:
        problems += _rank_problems(restatements, official)
    for problem in problems:
        print(problem)
    drafts = sum(item.status == "draft" for item in restatements)
    without = "" if official else "; the official text is absent: own words, fingerprints not checked"
    print(f"{len(restatements)} restatements ({drafts} draft), {len(problems)} problems{without}")
    return 1 if problems else 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "corpus" / "restatements")
    parser.add_argument(
        "--scope", type=Path, action="append", default=[], help="a list of numbers, one a line"
    )
    parser.add_argument("--rank", action="store_true", help="each text as a query finds its own number first")
    parser.add_argument(
        "--stamp", nargs="*", metavar="NUMBER", help="write fingerprints; of these even if stale"
    )
    return parser.parse_args(arguments)


def _all_problems(
    restatements: list[Restatement], official: dict[RuleNumber, str], scopes: Iterable[Path]
) -> Iterator[str]:
    known = {item.number for item in restatements}
    for scope in scopes:
        for number in _scope(scope):
            if number not in known:
                yield f"{number}: missing, listed in {scope.name}"
    pages = _shingles_of_pages()
    for item in restatements:
        where = f"{item.source}:{item.line}: {item.number}"
        for problem in _one(item, official.get(item.number), pages):
            yield f"{where}: {problem}"
        if official and item.number not in official:
            yield f"{where}: the official text has no such number"
    yield from _repeated_asks(restatements)


def _one(item: Restatement, official: str | None, pages: set[tuple[str, ...]]) -> Iterator[str]:
    yield from same_in_all(item.texts)
    for language, text in item.texts.items():
        yield from (f"{language}: forbidden word {word!r}" for word in forbidden_words(language, text))
        if run := shared_run(words(text), pages):
            yield f"{language}: copied from a given page: {run!r}"
    for language, asks in item.asks.items():
        if not 2 <= len(asks) <= 4:
            yield f"asks.{language}: {len(asks)} of them, wanted are two to four"
    if official is None:
        return
    if fingerprint(official).full != item.fingerprint:
        yield "stale: the fingerprint is not the official text's; read the rule again, then --stamp"
    if run := shared_run(words(item.texts["en"]), shingles(words(official))):
        yield f"en: not in our own words: {run!r}"
    if (theirs := _current(item.number, references(official))) != (ours := references(item.texts["en"])):
        yield f"en: refers to {_listed(ours)}, the official text to {_listed(theirs)}"
    if missing := sorted(quantities("en", official) - quantities("en", item.texts["en"])):
        yield f"en: the official text's quantities {missing} are missing"


def same_in_all(texts: dict[str, str]) -> Iterator[str]:
    """Compare the languages of one number: cross-references, quantities, kinds of words (table ``said``).

    Args:
        texts: language → text.

    Yields:
        One line a difference.
    """
    readers: dict[str, Callable[[str, str], set[str]]] = {
        "cross-references": lambda _, text: references(text),
        "quantities": quantities,
    }
    for name, read in readers.items():
        found = {language: read(language, text) for language, text in texts.items()}
        if len({frozenset(values) for values in found.values()}) > 1:
            yield f"{name} differ: " + "; ".join(f"{key} {_listed(value)}" for key, value in found.items())
    for kind, table in _TABLES["said"].items():
        plain = [language for language, text in texts.items() if _says(table[language]["plain"], text)]
        lost = [
            language
            for language, text in texts.items()
            if language not in plain and not _says(table[language]["other"], text)
        ]
        if plain and lost:
            yield f"{kind}: said in {', '.join(plain)}, lost in {', '.join(lost)}"


def _says(items: str, text: str) -> bool:
    return _pattern(items).search(text) is not None


@cache
def _pattern(items: str) -> re.Pattern[str]:
    joined = "|".join(item.replace("_", r"\s") for item in items.split())
    return re.compile(rf"(?<!\w)(?:{joined})(?!\w)", re.IGNORECASE)


def references(text: str) -> set[str]:
    """Collect the rule numbers a text refers to, ranges and short lists (``608.3a and b``) spelled out."""
    found: set[str] = set()
    for section, rule, first, last, second in _REFERENCE.findall(text):
        head = section + (f".{rule}" if rule else "")
        found.add(head + first)
        if second:
            found.add(head + second)
        if last:
            number = RuleNumber(int(section), int(rule), first)
            while number.letters != last:
                number = number.successor()
                found.add(str(number))
    return found


def _current(citing: RuleNumber, numbers: set[str]) -> set[str]:
    """Exchange numbers that the official text prints although they have moved (``stale_references.tsv``)."""
    moved = _stale()
    return {moved.get((str(citing), number), number) for number in numbers}


@cache
def _stale() -> dict[tuple[str, str], str]:
    rows = read_stale(ROOT / "corpus" / STALE)
    return {
        (row.citing, row.printed): row.resolved for row in rows if row.first <= REFERENCE_EDITION <= row.last
    }


def quantities(language: str, text: str) -> set[str]:
    """Collect the quantities of a text: digits, ``+1/+1``, and number words from two on."""
    plain = _BOTH.sub(" ", _REFERENCE.sub(" ", normalise(text)).lower())
    found = set(re.findall(r"\{[^}]*\}|[+-]?\d+/[+-]?\d+|(?<![\w/])\d+", plain))
    for value, names in _WORDS.items():
        if re.search(rf"\b{names[language]}\b", plain):
            found.add(str(value))
    return found


def forbidden_words(language: str, text: str) -> list[str]:
    """Give the forbidden words that a text uses outside quotation marks."""
    plain = re.sub(r"«[^»]*»|“[^”]*”", " ", text)
    return [word.replace("_", " ") for word in _TABLES["forbidden"][language].split() if _says(word, plain)]


def words(text: str) -> list[str]:
    """Split a text into lower-case words; a standing phrase is one word."""
    plain = normalise(text).lower()
    for phrase, single in _STANDING.items():
        plain = plain.replace(phrase, single)
    return re.findall(r"\{[^}]+\}|[+-]?\w+(?:['/-][+-]?\w+)*", plain)


def shingles(tokens: list[str]) -> set[tuple[str, ...]]:
    """All runs of ``RUN`` words."""
    return {tuple(tokens[i : i + RUN]) for i in range(len(tokens) - RUN + 1)}


def shared_run(tokens: list[str], theirs: set[tuple[str, ...]]) -> str:
    """The longest run of at least ``RUN`` words that all lie in ``theirs``, or nothing."""
    best: list[str] = []
    start = 0
    while start <= len(tokens) - RUN:
        end = start
        while end <= len(tokens) - RUN and tuple(tokens[end : end + RUN]) in theirs:
            end += 1
        if end > start and end + RUN - 1 - start > len(best):
            best = tokens[start : end + RUN - 1]
        start = max(end, start + 1)
    return " ".join(best)


def _repeated_asks(restatements: list[Restatement]) -> Iterator[str]:
    seen: dict[tuple[str, str], RuleNumber] = {}
    for item in restatements:
        for language, asks in item.asks.items():
            for ask in asks:
                key = (language, " ".join(_WORD.findall(ask.lower())))
                if key in seen:
                    where = f"{item.source}:{item.line}: {item.number}"
                    yield f"{where}: asks.{language} repeats {seen[key]}: {ask!r}"
                seen.setdefault(key, item.number)


def _shingles_of_pages() -> set[tuple[str, ...]]:
    folder = ROOT / "corpus" / "pages"
    found: set[tuple[str, ...]] = set()
    for path in sorted(folder.glob("*.txt")):
        for paragraph in path.read_text(encoding="utf-8").splitlines():
            found |= shingles(words(paragraph))
    return found


def _scope(path: Path) -> list[RuleNumber]:
    lines = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [RuleNumber.parse(line) for line in lines if line]


def _official() -> dict[RuleNumber, str]:
    """Number → official text of the reference edition without examples; empty where it is absent."""
    folder = Path(os.environ.get("SUBRULE_DATA", ROOT.parent / "shared" / "data"))
    path = folder / "cr" / "en" / f"cr-en-{REFERENCE_EDITION}.txt"
    if not path.is_file():
        return {}
    rules = parse_full_text(path.read_bytes(), language="en", name=str(path)).rules
    return {rule.number: rule.text for rule in rules}


def _stamp(folder: Path, stale: list[str], official: dict[RuleNumber, str]) -> int:
    """Write status and fingerprint where a table lacks them, and both anew for ``stale`` numbers."""
    if not official:
        print("the official text is absent: set SUBRULE_DATA to the folder that holds cr/en")
        return 1
    again = {str(RuleNumber.parse(text)) for text in stale}
    written = 0
    for path in sorted(folder.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
        lines: list[str] = []
        drop = False
        for line in text.splitlines():
            if header := re.fullmatch(r'\["([\d.a-z]+)"\]', line):
                drop = header[1] in again
            if drop and line.startswith(("fingerprint = ", "status = ")):
                continue
            lines.append(line)
            rule = official.get(RuleNumber.parse(header[1])) if header else None
            if header is None or rule is None:
                continue
            if "status" not in data[header[1]] or drop:
                lines.append('status = "draft"')
            if "fingerprint" not in data[header[1]] or drop:
                lines.append(f'fingerprint = "{fingerprint(rule).full}"')
                written += 1
        if (new := "\n".join(lines) + "\n") != text:
            path.write_text(new, encoding="utf-8")
    print(f"{written} fingerprints written; a rule stamped anew is a draft again until it is read")
    return 0


def _rank_problems(restatements: list[Restatement], official: dict[RuleNumber, str]) -> Iterator[str]:
    """Search each text among all official texts; a number's twins, which say the same, count as the number.

    Two ways: the text as it stands, and with the game terms that the lexicon finds in it put in English,
    which tells a text whose meaning is off from one whose words the embedder does not know. The figures
    go to ``docs/restatements-rank.json``, by the second way.

    Yields:
        One line for each language whose texts find their own number less often than ``FIND_FIRST``; those
        that find another first are printed.
    """
    from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415 - heavy, only for this check

    embedder = load_embedder()
    numbers = list(official)
    passages = embedder.encode_passages([official[number] for number in numbers])
    places = {str(number): place for place, number in enumerate(numbers)}
    twins = {name: group.split() for group in _TABLES["twins"]["groups"] for name in group.split()}
    facts: dict[str, object] = {
        "how": "each text with its game terms in English, as a query over all official texts (e5-small)"
    }
    plain: dict[str, list[int]] = {}
    missed: dict[str, list[str]] = {}
    for language in LANGUAGES:
        texts = [item.texts[language] for item in restatements]
        hits = _found_first(embedder.encode_queries(texts) @ passages.T, restatements, places, twins)
        plain[language] = [sum(hits), len(hits)]
        queries = [_with_english_terms(text, language) for text in texts]
        scores = embedder.encode_queries(queries) @ passages.T
        found = 0
        missed[language] = []
        for item, row in zip(restatements, scores, strict=True):
            own = max(row[places[name]] for name in twins.get(str(item.number), [str(item.number)]))
            rank = 1 + int((row > own).sum())
            found += rank == 1
            if rank > 1:
                missed[language].append(str(item.number))
                first = numbers[int(row.argmax())]
                print(f"rank {rank}: {language} {item.number} finds {first}, {row.max() - own:.3f} better")
        share = found / len(restatements)
        facts[language] = [found, len(restatements)]
        print(
            f"{language}: {found} of {len(restatements)} texts find their own number first ({share:.1%}); "
            f"as they stand {plain[language][0]}"
        )
        if share < FIND_FIRST:
            yield f"{language}: only {share:.1%} of the texts find their own number first"
    facts |= {"plain": plain, "missed": missed}
    path = ROOT / "docs" / "restatements-rank.json"
    path.write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _found_first(
    scores: npt.NDArray[np.float32],
    restatements: list[Restatement],
    places: dict[str, int],
    twins: dict[str, list[str]],
) -> list[bool]:
    found: list[bool] = []
    for item, row in zip(restatements, scores, strict=True):
        own = max(row[places[name]] for name in twins.get(str(item.number), [str(item.number)]))
        found.append(not bool((row > own).any()))
    return found


def _with_english_terms(text: str, language: str) -> str:
    """Put the game terms of a Spanish or French text in English, leaving the rest as it is."""
    if language == "en":
        return text
    lexicon = Lexicon.load()
    parts: list[str] = []
    last = 0
    for span in lexicon.annotate(text, language):
        if span.concept.partition(".")[0] in _TERM_GROUPS:
            parts += [text[last : span.start], lexicon.term(span.concept, "en").text]
            last = span.end
    return "".join([*parts, text[last:]])


_TERM_GROUPS = frozenset(
    {
        "action",
        "color",
        "counter",
        "event",
        "format",
        "keyword",
        "object",
        "phase",
        "player",
        "state",
        "step",
        "supertype",
        "type",
        "zone",
    }
)


def _listed(values: set[str]) -> str:
    return "{" + ", ".join(sorted(values)) + "}"


if __name__ == "__main__":
    sys.exit(main())
