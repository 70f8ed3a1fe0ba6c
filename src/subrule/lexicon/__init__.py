"""Game words: concept ↔ the words of each language.

`Lexicon.load` gives the one object everything else uses; its source is ``corpus/lexicon`` (format:
``docs/lexicon.md``).
"""

from __future__ import annotations

from subrule.lexicon.annotation import Span
from subrule.lexicon.lexicon import Found, Lexicon
from subrule.lexicon.terms import Form, Term

__all__ = ["Form", "Found", "Lexicon", "Span", "Term"]
