"""An answer for people: verdict first, steps with their numbers, quoted rules, what was understood."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from subrule.answering.sentences import Sentences

if TYPE_CHECKING:
    from subrule.answering.answer import Answer, Citation

_NUMBER = re.compile(r"\d{3}\.\d{1,3}[a-z]{0,2}")
_VERDICT_STYLE = {
    "yes": "bold green",
    "no": "bold red",
    "outcome": "bold",
    "depends": "bold yellow",
    "explained": "bold",
}
_PASSAGES = 5
_PASSAGE_CHARACTERS = 220


class AnswerView:
    """Prints answers to a console in the answer's language."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.sentences = Sentences.load(language)

    def show(self, answer: Answer) -> None:
        """Print an answer."""
        self.console.print(self._summary(answer))
        if answer.branches:
            self._branches(answer)
            self._list("label-missing", [m.ask for m in answer.missing])
        shown = answer.citations
        if shown and answer.verdict != "explained":
            self.console.print()
            for citation in shown:
                self._citation(citation)
        elif shown:
            self.console.print()
            for citation in shown:
                self._source(citation)
        if answer.understood and answer.verdict != "explained":
            self.console.print()
            self._labelled("label-understood", answer.understood)
        if answer.assumptions:
            self._labelled("label-assumed", "; ".join(answer.assumptions) + ".")
        if answer.passages:
            self._passages(answer)
        for warning in answer.warnings:
            self.console.print(Text(warning, style="yellow"))
        self.console.print()
        self.console.print(Text(answer.disclaimer, style="dim"))

    def _summary(self, answer: Answer) -> Text:
        style = _VERDICT_STYLE.get(answer.verdict, "bold")
        lead = (
            self.sentences.text(f"verdict-{answer.verdict}")
            if self.sentences.has(f"verdict-{answer.verdict}")
            else ""
        )
        text = Text(answer.summary)
        if lead and answer.summary.startswith(lead):
            text.stylize(style, 0, len(lead))
        for match in _NUMBER.finditer(answer.summary):
            text.stylize("cyan", match.start(), match.end())
        return text

    def _branches(self, answer: Answer) -> None:
        self.console.print()
        for branch in answer.branches:
            told = branch.summary[:1].lower() + branch.summary[1:]
            line = Text("- " + self.sentences.text("branch", {"if": branch.condition, "then": told}))
            for match in _NUMBER.finditer(line.plain):
                line.stylize("cyan", match.start(), match.end())
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def _citation(self, citation: Citation) -> None:
        bold = "bold cyan" if citation.role == "decisive" else "cyan"
        head = Text.assemble((citation.number, bold), ("  " + self._origin(citation), "dim"))
        self.console.print(head)
        body = citation.text if citation.text is not None else self.sentences.text("no-text")
        self.console.print(
            Padding(Text(body, style="" if citation.role == "decisive" else "dim"), (0, 0, 0, 2))
        )

    def _source(self, citation: Citation) -> None:
        self.console.print(
            Text.assemble((citation.number, "bold cyan"), ("  " + self._origin(citation), "dim"))
        )

    def _origin(self, citation: Citation) -> str:
        if citation.wording is None:
            return ""
        parts = [self.sentences.text(f"wording-{citation.wording}")]
        if citation.edition and "–" in citation.edition:
            parts.append(self.sentences.text("editions-since", {"date": citation.edition.split("–")[0]}))
        elif citation.edition:
            parts.append(self.sentences.text("edition-of", {"date": citation.edition}))
        if citation.printed_as and citation.printed_as != citation.number:
            parts.append(self.sentences.text("printed-as", {"number": citation.printed_as}))
        if citation.language != self.sentences.language:
            parts.append(citation.language)
        return "[" + " · ".join(parts) + "]"

    def _labelled(self, label: str, text: str) -> None:
        self.console.print(Text.assemble((self.sentences.text(label) + " ", "bold"), text))

    def _list(self, label: str, lines: list[str]) -> None:
        self.console.print()
        self.console.print(Text(self.sentences.text(label), style="bold"))
        for line in lines:
            self.console.print(Padding(Text(f"- {line}"), (0, 0, 0, 2)))

    def _passages(self, answer: Answer) -> None:
        self.console.print()
        self.console.print(Text(self.sentences.text("nearest-rules"), style="bold"))
        for passage in answer.passages[:_PASSAGES]:
            body = (
                passage.text
                if len(passage.text) <= _PASSAGE_CHARACTERS
                else passage.text[:_PASSAGE_CHARACTERS].rsplit(" ", 1)[0] + " …"
            )
            self.console.print(Text.assemble((passage.number, "cyan"), "  ", body))
