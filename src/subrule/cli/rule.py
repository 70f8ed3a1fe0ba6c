"""`subrule rule`: a rule by number, with its family, what it cites and what cites it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from subrule.corpus.library import Cited, Library, Shown
    from subrule.corpus.number import RuleNumber

_SKIPPED = frozenset({
    "cr", "comp", "comprehensive", "§", "rule", "rules", "regla", "reglas", "règle", "règles", "regle",
    "regles", "la", "las", "les", "and", "y", "et",
})  # fmt: skip
_DECIMAL_COMMA = re.compile(r"(?<=\d{3}),(?=\d{1,2}[a-z]{0,2}\b)(?!\d{3})", re.IGNORECASE)
_BRACKETS = str.maketrans("", "", "()[]#«»\"'")
_MOST_CITING = 24


def command(
    numbers: Annotated[
        list[str],
        typer.Argument(help="Rule numbers: 303.4d, 303.4, 303, CR 702.19.B, 608.3c-e …", metavar="NUMBER…"),
    ],
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    all_languages: Annotated[bool, typer.Option("--all-languages", help="Every wording at hand.")] = False,
    examples: Annotated[bool, typer.Option("--examples/--no-examples", help="Show the examples.")] = True,
    subrules: Annotated[
        bool, typer.Option("--subrules/--no-subrules", help="Show what stands below.")
    ] = True,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: one object, or a list for several.")
    ] = False,
) -> None:
    """Show rules by number, with family, neighbours, what they cite and what cites them."""
    from subrule.answering.look_up import require_rule, rule_object  # noqa: PLC0415
    from subrule.cli.output import chosen_language, console, print_json, warn  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415

    language = chosen_language(lang)
    wanted = read_numbers(numbers)
    with Library.open() as library:
        for number in wanted:
            require_rule(library, number)
        for problem in library.problems:
            warn(problem)
        if as_json:
            found = [
                rule_object(library, number, language, shown, examples=examples)
                | ({} if all_languages else _restatement_key(library, number, language, shown))
                for number in wanted
                for shown in _wordings(library, number, language, all_languages=all_languages)
            ]
            print_json(found[0] if len(wanted) == 1 and not all_languages else found)
            return
        page = _Page(console(), library, language, examples=examples)
        for place, number in enumerate(wanted):
            if place:
                page.rule_off()
            page.show(number, all_languages=all_languages, subrules=subrules)


def read_numbers(words: list[str]) -> list[RuleNumber]:
    """Read the numbers that a person typed.

    Args:
        words: the arguments; a number may be spread over several (``CR 702.19 b``) and several numbers
            may stand in one (``303.4d,704.5m``, ``608.3c-e``).

    Returns:
        The numbers in the order typed, each once.

    Raises:
        InputError: naming the word that is no number.
    """
    from subrule.corpus.number import ALPHABET, NumberError, RuleNumber  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    found: list[RuleNumber] = []
    open_end = False
    for word in _DECIMAL_COMMA.sub(".", " ".join(words)).replace(",", " ").replace(";", " ").split():
        plain = word.translate(_BRACKETS).strip()
        low = plain.lower().rstrip(".:")
        if not plain or (low in _SKIPPED and not (open_end and low in ALPHABET)):
            continue
        if open_end and len(low) <= 2 and all(c in ALPHABET for c in low):
            found[-1] = RuleNumber(found[-1].section, found[-1].rule, low)
            open_end = False
            continue
        try:
            number = RuleNumber.parse(plain)
        except NumberError as error:
            spread = _range(plain)
            if not spread:
                raise InputError(str(error), code="bad_number") from error
            found += spread
            open_end = False
            continue
        found.append(number)
        open_end = number.level == "rule"
    if not found:
        raise InputError("give at least one rule number, like 303.4d", code="bad_number")
    return list(dict.fromkeys(found))


def _range(word: str) -> list[RuleNumber]:
    from subrule.corpus.references import find_references  # noqa: PLC0415

    found = find_references(word, "")
    whole = len(found) == 1 and found[0].printed == word and found[0].kind == "range"
    return list(found[0].numbers) if whole else []


def _wordings(
    library: Library, number: RuleNumber, language: str, *, all_languages: bool
) -> list[Shown | None]:
    everything = list(library.all_wordings(number)) if all_languages else []
    return [*everything] if everything else [library.wording(number, language)]


def _beside(library: Library, number: RuleNumber, language: str, shown: Shown | None) -> Shown | None:
    """Give the restatement to a loaded text that is shown, or the loaded text to a restatement.

    The restatement is in the reader's language; the loaded text is in it or, if none is, in English.
    """
    loaded = ("official", "translation")
    if shown is None or not library.loaded_texts() or shown.wording not in (*loaded, "restatement"):
        return None
    if shown.language != language and shown.wording == "restatement":
        return None
    wanted = ("restatement",) if shown.wording in loaded else loaded
    languages = (language,) if shown.wording in loaded else (language, "en")
    others = library.all_wordings(number)
    return next(
        (
            other
            for code in languages
            for other in others
            if other.language == code and other.wording in wanted
        ),
        None,
    )


def _restatement_key(
    library: Library, number: RuleNumber, language: str, shown: Shown | None
) -> dict[str, Any]:
    pair = (shown, _beside(library, number, language, shown))
    if pair[1] is None:
        return {}
    own = next(each for each in pair if each is not None and each.wording == "restatement")
    return {"restatement": {"language": own.language, "text": own.text}}


class _Page:
    """Prints rules for people."""

    def __init__(self, console: Console, library: Library, language: str, *, examples: bool) -> None:
        from subrule.cli.output import labels  # noqa: PLC0415

        self.console = console
        self.library = library
        self.language = language
        self.examples = examples
        self.labels = labels(language, "rule")
        self.title = ""

    def rule_off(self) -> None:
        self.console.print("─" * min(self.console.width, 80), style="dim")

    def show(self, number: RuleNumber, *, all_languages: bool, subrules: bool) -> None:
        self.title = self.library.title(number, self.language)
        heading = self._text(f"  {self.title}".rstrip(), "bold")
        self.console.print(self._text(f"{number}", "bold cyan") + heading)
        shown = _wordings(self.library, number, self.language, all_languages=all_languages)
        for wording in shown:
            if wording is not None:
                self._wording(wording, named=all_languages)
                beside = None if all_languages else _beside(self.library, number, self.language, wording)
                if beside is not None:
                    self._wording(beside, named=beside.language != wording.language)
            elif number.rule is not None:
                self._no_text(number)
        if subrules:
            self._below(number)
        self._family(number)

    def _wording(self, shown: Shown, *, named: bool) -> None:
        if named or shown.language != self.language:
            self._print(f"[{shown.language}]", "dim")
        for paragraph in shown.text.split("\n") if shown.text != self.title else ():
            self._print(paragraph)
        for example in shown.examples if self.examples else ():
            self._print(f"{self.labels['example']}: {example}", "italic", indent=4)
        self._print(self._provenance(shown), "yellow" if shown.mark != "same" else "dim")

    def _provenance(self, shown: Shown) -> str:
        kind = shown.wording if shown.mark == "same" else shown.mark
        parts = [str(self.labels["wording"][kind])]
        if shown.edition_text:
            label = "edition" if shown.edition else "consistent"
            parts.append(self.labels[label].format(edition=shown.edition_text))
        parts.append(shown.source)
        if shown.printed_as != shown.number:
            parts.append(self.labels["printed_as"].format(number=shown.printed_as))
        return " · ".join(parts)

    def _no_text(self, number: RuleNumber) -> None:
        self._print(str(self.labels["no_text"]), "yellow")
        others = dict.fromkeys(shown.language for shown in self.library.all_wordings(number))
        if others:
            self._print(self.labels["only_in"].format(languages=", ".join(others)), "yellow")

    def _below(self, number: RuleNumber) -> None:
        children = self.library.children(number)
        for child in children:
            line = self._text(f"{child}", "cyan")
            shown = self.library.wording(child, self.language)
            if child.rule is None:
                line += self._text(f"  {self.library.title(child, self.language)}".rstrip())
            elif shown is not None:
                text = shown.text if child.letters else shown.text.split("\n")[0]
                line += self._text(f" {text}")
                if shown.mark != "same":
                    line += self._text(f" ({self.labels['wording'][shown.mark]})", "yellow")
                if shown.language != self.language:
                    line += self._text(f" [{shown.language}]", "dim")
            self._print(line, indent=2)
            if shown is not None and self.examples and child.letters:
                for example in shown.examples:
                    self._print(f"{self.labels['example']}: {example}", "italic", indent=4)

    def _family(self, number: RuleNumber) -> None:
        names = {"part_of": self.library.parent(number), "previous": self.library.previous(number)}
        names["next"] = self.library.next(number)
        family = [f"{self.labels[name]} {value}" for name, value in names.items() if value is not None]
        if family:
            self._print(" · ".join(family), "dim")
        if cited := self.library.references(number, self.language):
            self._print(f"{self.labels['cites']}: {', '.join(self._cited(each) for each in cited)}", "dim")
        if citing := self.library.cited_by(number):
            named = ", ".join(str(each) for each in citing[:_MOST_CITING])
            more = f" … (+{len(citing) - _MOST_CITING})" if len(citing) > _MOST_CITING else ""
            self._print(f"{self.labels['cited_by']}: {named}{more}", "dim")

    def _cited(self, cited: Cited) -> str:
        printed = cited.printed if cited.number is None else str(cited.number)
        if cited.resolved is None:
            return str(self.labels["unresolved"].format(printed=printed))
        if cited.resolved != cited.number:
            return str(self.labels["resolved"].format(printed=printed, resolved=cited.resolved))
        return printed

    def _print(self, content: str | Text, style: str = "", indent: int = 2) -> None:
        text = self._text(content, style) if isinstance(content, str) else content
        margin = " " * indent
        for line in text.wrap(self.console, self.console.width - indent):
            line.rstrip()
            self.console.print(self._text(margin) + line)

    def _text(self, content: str, style: str = "") -> Text:
        from rich.text import Text  # noqa: PLC0415

        return Text(content, style=style)
