"""`subrule toc`: chapters and sections, from a loaded text or, without one, from the numbers known."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer


def command(
    language: Annotated[
        str | None, typer.Option("--lang", help="Language of the titles; any loaded text if left out.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print the chapters and sections of the rules.

    Titles come from a loaded text; where none is loaded in the language, the numbers stand alone.
    """
    contents = table_of_contents(language)
    if as_json:
        print(json.dumps({"schema": 1, **contents}, ensure_ascii=False, indent=2))
        return
    for chapter in contents["chapters"]:
        print(f"{chapter['number']}. {chapter['title']}".rstrip())
        for section in chapter["sections"]:
            print(f"   {section['number']}. {section['title']}".rstrip())
    if contents["edition"] is None:
        where = f" in {language}" if language else ""
        print(f"No text{where} is loaded, so there are no titles. Load one with: subrule corpus add FILE")


def table_of_contents(language: str | None) -> dict[str, Any]:
    """Collect chapters and sections.

    Args:
        language: code of the language of the titles; None takes the reference language first.

    Returns:
        ``language``, ``edition`` (both None without a text) and ``chapters``: each with ``number``, ``title``
        and ``sections``, each of these with ``number``, ``title`` and ``rules``, how many numbers it has.
    """
    from subrule.corpus.loaded import loaded_texts  # noqa: PLC0415
    from subrule.corpus.reference_edition import reference_fingerprints  # noqa: PLC0415

    texts = loaded_texts(language)
    text = next((text for text in texts if text.language == "en"), texts[0] if texts else None)
    titles: dict[str, str] = {}
    if text is None:
        counted = list(reference_fingerprints())
        numbers = sorted({str(number.section) for number in counted})
    else:
        full = text.full_text()
        titles = {str(number): title for number, title in (*full.chapters, *full.sections)}
        counted = [rule.number for rule in full.rules]
        numbers = [str(number) for number, _ in full.sections]
    sizes: dict[str, int] = {}
    for rule in counted:
        sizes[str(rule.section)] = sizes.get(str(rule.section), 0) + 1
    chapters: list[dict[str, Any]] = []
    for number in numbers:
        if not chapters or chapters[-1]["number"] != number[0]:
            chapters.append({"number": number[0], "title": titles.get(number[0], ""), "sections": []})
        chapters[-1]["sections"].append(
            {
                "number": number,
                "title": titles.get(number, ""),
                "rules": sizes.get(number, 0),
            }
        )
    return {
        "language": text.language if text else None,
        "edition": text.edition if text else None,
        "chapters": chapters,
    }
