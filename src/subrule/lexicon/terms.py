"""A term as message tables need it: with plural, gender and its articles."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from subrule.lexicon.folding import fold

SourceKind = Literal["printed", "page", "unverified"]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of a concept.

    Attributes:
        text: as written.
        source: ``printed`` on cards up to 2018 (in this sense: beside the English term), on a given
            ``page``, or ``unverified``.
        count: number of cards that print it.
        rank: 0 for the official term, 1, 2 … for the variants in order, None for an inflected form.
    """

    text: str
    source: SourceKind
    count: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class Term:
    """A concept's official term in one language.

    Attributes:
        language: its code.
        text: the term, singular, masculine or infinitive.
        plural: its plural (masculine), or None where it has none.
        gender: ``m``, ``f``, ``mf`` or ``""``.
        feminine: feminine singular of an adjective or participle.
        feminine_plural: feminine plural.
        stressed_a: Spanish feminine that takes *el* and *un* (``el Aura``).
    """

    language: str
    text: str
    plural: str | None = None
    gender: str = ""
    feminine: str | None = None
    feminine_plural: str | None = None
    stressed_a: bool = False

    @property
    def definite(self) -> str:
        """With the definite article: ``the Aura``, ``el Aura``, ``l'aura``."""
        if self.language == "en":
            return f"the {self.text}"
        if self.language == "es":
            return f"{'el' if self._masculine_article else 'la'} {self.text}"
        if self._elides:
            return f"l'{self.text}"
        return f"{'la' if self.gender == 'f' else 'le'} {self.text}"

    @property
    def indefinite(self) -> str:
        """With the indefinite article: ``an Aura``, ``un Aura``, ``une aura``."""
        if self.language == "en":
            return f"{'an' if re.match('[aeiou]', self.text.lower()) else 'a'} {self.text}"
        if self.language == "es":
            return f"{'un' if self._masculine_article else 'una'} {self.text}"
        return f"{'une' if self.gender == 'f' else 'un'} {self.text}"

    @property
    def of(self) -> str:
        """With *of* and the article: ``of the Aura``, ``del Aura``, ``de l'aura``, ``du jeton``."""
        if self.language == "en":
            return f"of the {self.text}"
        if self.language == "es":
            return f"del {self.text}" if self._masculine_article else f"de la {self.text}"
        return f"du {self.text}" if self._le else f"de {self.definite}"

    @property
    def to(self) -> str:
        """With *to* and the article: ``to the Aura``, ``al Aura``, ``à l'aura``, ``au jeton``."""
        if self.language == "en":
            return f"to the {self.text}"
        if self.language == "es":
            return f"al {self.text}" if self._masculine_article else f"a la {self.text}"
        return f"au {self.text}" if self._le else f"à {self.definite}"

    @property
    def definite_plural(self) -> str:
        """Plural with the definite article: ``the Auras``, ``las Auras``, ``les auras``."""
        plural = self.plural or self.text
        if self.language == "en":
            return f"the {plural}"
        if self.language == "es":
            return f"{'las' if self.gender == 'f' else 'los'} {plural}"
        return f"les {plural}"

    @property
    def _masculine_article(self) -> bool:
        return self.gender != "f" or self.stressed_a

    @property
    def _elides(self) -> bool:
        return fold(self.text[:1]) in tuple("aeiouh")

    @property
    def _le(self) -> bool:
        return self.gender != "f" and not self._elides
