"""Concepts of texts and queries: the lexicon's words for the same thing in any language are one term.

Finding the concepts of all texts takes seconds, so they are kept in the cache, by text and lexicon.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from subrule.lexicon import Lexicon
from subrule.lexicon.store import digest
from subrule.paths import LANGUAGES, shipped, user_cache

if TYPE_CHECKING:
    from subrule.retrieval.texts import IndexText


FORMAT = 2
"""Version of which concepts are taken."""

_GRAMMAR = ("prep.", "verb.", "question.", "whose.")
_EVERYWHERE = frozenset({"player.you", "action.have"})


@cache
def lexicon_digest() -> str:
    """Give the digest of the shipped lexicon (16 hexadecimal digits)."""
    return digest(shipped("corpus") / "lexicon")


def query_concepts(lexicon: Lexicon, text: str, language: str) -> tuple[str, ...]:
    """Give the concepts of a text in their order.

    Args:
        lexicon: the game words.
        text: a query or a text.
        language: its language, one of the lexicon's.

    Returns:
        The concepts; those that occur twice stand there twice. Words of grammar are left out: every story
        of a game is full of them, whatever rule is meant.
    """
    found = (span.concept for span in lexicon.annotate(text, language))
    return tuple(c for c in found if c not in _EVERYWHERE and not c.startswith(_GRAMMAR))


def text_concepts(texts: Sequence[IndexText]) -> list[list[str]]:
    """Give the concepts of texts.

    Args:
        texts: the texts; those in a language that the lexicon lacks have none.

    Returns:
        For each its concepts in their order.
    """
    path = user_cache() / "index" / f"concepts-{FORMAT}-{lexicon_digest()}.tsv"
    known = _read(path)
    wanted = {f"{text.language} {text.key}": text for text in texts if text.language in LANGUAGES}
    new = {name: text for name, text in wanted.items() if name not in known}
    if new:
        lexicon = Lexicon.load()
        for name, text in new.items():
            known[name] = " ".join(query_concepts(lexicon, text.text, text.language))
        _write(path, known)
    return [known.get(f"{text.language} {text.key}", "").split() for text in texts]


def _read(path: Path) -> dict[str, str]:
    known: dict[str, str] = {}
    with suppress(OSError, UnicodeDecodeError):
        for line in path.read_text(encoding="utf-8").split("\n"):
            name, tab, concepts = line.partition("\t")
            if tab:
                known[name] = concepts
    return known


def _write(path: Path, known: dict[str, str]) -> None:
    # Without a cache the concepts are found each time; they are the same.
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob("concepts-*.tsv"):
            if old != path:
                old.unlink(missing_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".concepts-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.writelines(f"{name}\t{concepts}\n" for name, concepts in sorted(known.items()))
        Path(name).replace(path)
