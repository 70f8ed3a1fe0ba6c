"""Small invented texts in the layouts that full texts of the rules come in; no sentence is official."""

from __future__ import annotations

import textwrap
import unicodedata
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Words:
    """The landmarks of one language as a text prints them."""

    title: str
    date: str
    contents: str
    glossary: str
    credits: str
    example: str
    titles: dict[int, str]
    rules: dict[str, str]
    terms: dict[str, str]
    examples: dict[str, str] = field(default_factory=dict)


ENGLISH = Words(
    title="Magic: The Gathering Comprehensive Rules",
    date="These rules are effective as of March 5, 2031.",
    contents="Contents",
    glossary="Glossary",
    credits="Credits",
    example="Example:",
    titles={1: "Beginnings", 100: "General", 101: "Kettles", 7: "Endings", 702: "Handles"},
    rules={
        "100.1": "A teapot is a vessel (see rule 702.2a).",
        "100.1a": "Any vessel with a spout is a teapot for this rule.",
        "100.1b": "A “kettle” isn’t a teapot.",
        "100.2": "Spouts",
        "100.2a": "Every spout points away from the pourer—always.",
        "101.1": "A kettle boils before it pours.",
        "702.1": "Handles come in two shapes.",
        "702.2": "Loop",
        "702.2a": "A loop is a handle that closes on itself.",
        "702.2b": "A loop that opens stops being a loop.",
    },
    terms={
        "Kettle": "A vessel that boils. See rule 101, “Kettles.”",
        "Spout": "1. The part that pours.\n2. A kind of storm.",
    },
    examples={"100.1b": "A kettle with two spouts is still no teapot."},
)

SPANISH = Words(
    title="Reglas Completas de Magic: The Gathering",
    date="Estas reglas son válidas desde el 22 de abril de 2021.",
    contents="Contenido",
    glossary="Glosario",
    credits="Créditos",
    example="Ejemplo:",
    titles={1: "Principios", 100: "General", 101: "Ollas", 7: "Finales", 702: "Asas"},
    rules={
        "100.1": "Una tetera es un recipiente (ver la regla 702.2a).",
        "100.1a": "Todo recipiente con pico sirve de tetera según esta regla.",
        "100.1b": "Una olla no es una tetera.",
        "100.2": "Picos",
        "100.2a": "El pico de la tetera apunta siempre hacia donde no está quien la sirve.",
        "101.1": "Una olla hierve antes de servir.",
        "702.1": "Las asas tienen dos formas.",
        "702.2": "Lazo",
        "702.2a": "Un lazo es un asa que se cierra sobre sí misma y que ninguna mano puede abrir.",
        "702.2b": "Un lazo que se abre deja de serlo.",
    },
    terms={"Olla": "Recipiente que hierve.", "Pico": "La parte por donde sale el té."},
    examples={"100.1b": "Una olla con dos picos sigue sin ser una tetera."},
)

FRENCH = Words(
    title="Les règles complètes de Magic: The Gathering",
    date="Ces règles entrent en vigueur au 1er mai 2014.",
    contents="Sommaire",
    glossary="Glossaire",
    credits="Crédits",
    example="Exemple :",
    titles={1: "Débuts", 100: "Généralités", 101: "Bouilloires", 7: "Fins", 702: "Anses"},
    rules={
        "100.1": "Une théière est un récipient. Cf. règles 702.2 a-b.",
        "100.1a": "Tout récipient à bec compte comme une théière pour cette règle.",
        "100.1b": "Une bouilloire n’est pas une théière.",
        "100.2": "Becs",
        "100.2a": "Le bec est toujours tourné vers l’extérieur, même pour plusieurs personnes.",
        "101.1": "Une bouilloire bout avant de servir.",
        "702.1": "Les anses ont deux formes.",
        "702.2": "Boucle",
        "702.2a": "Une boucle est une anse qui se referme sur elle-même sans aucun outil.",
        "702.2b": "Une boucle qui s’ouvre cesse de l’être.",
    },
    terms={"Bec": "La partie qui verse.", "Bouilloire": "Récipient qui bout."},
    examples={"100.1b": "Une bouilloire à deux becs n’est toujours pas une théière."},
)

ALL = {"en": ENGLISH, "es": SPANISH, "fr": FRENCH}


def official(words: Words, *, with_contents: bool = True) -> str:
    """A text in the official layout: one paragraph a line, blank lines between."""
    out = [words.title, "", words.date, ""]
    if with_contents:
        out += [words.contents, "", *_contents(words), "", words.glossary, "", words.credits, ""]
    section = 0
    for number, text in words.rules.items():
        here = int(number[:3])
        if here != section:
            if here // 100 != section // 100:
                out += [f"{here // 100}. {words.titles[here // 100]}", ""]
            out += [f"{here}. {words.titles[here]}", ""]
            section = here
        out.append(f"{number}{'' if number[-1].isalpha() else '.'} {text}")
        if number in words.examples:
            out.append(f"{words.example} {words.examples[number]}")
        out.append("")
    out += [words.glossary, ""]
    for term, text in words.terms.items():
        out += [term, text, ""]
    return "\n".join([*out, words.credits, "", "A. Potter, B. Smith", ""])


def wrapped(words: Words, width: int = 44, *, page_lines: int = 0, furniture: str = "{n}") -> str:
    """The same text as if made from pages: wrapped, and with page furniture every few lines."""
    lines: list[str] = []
    for line in official(words).split("\n"):
        lines += textwrap.wrap(line, width) or [""]
    if not page_lines:
        return "\n".join(lines)
    out: list[str] = []
    for place, line in enumerate(lines, 1):
        out.append(line)
        if place % page_lines == 0:
            out += ["", furniture.format(n=place // page_lines), ""]
    return "\n".join(out)


def number_alone(text: str) -> str:
    """The number of a rule on a line of its own, its text on the next."""
    out = []
    for line in text.split("\n"):
        number, _, rest = line.partition(" ")
        out += [number, rest] if number[:3].isdigit() and "." in number[:-1] else [line]
    return "\n".join(out)


def without_accents(text: str) -> str:
    """Accented letters lost altogether, as in some copies."""
    return "".join(c for c in text if not unicodedata.combining(unicodedata.normalize("NFD", c)[-1]))


def _contents(words: Words) -> list[str]:
    return [f"{number}. {title}" for number, title in words.titles.items()]
