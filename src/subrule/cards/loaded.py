"""The card files a user has loaded: adding, listing, removing, and looking a card up in all of them."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from subrule.cards.card import Card
from subrule.cards.keys import guesses, key, one_error_apart
from subrule.cards.store import CardStore, Name, write_store
from subrule.errors import InputError, SubruleError
from subrule.paths import LANGUAGES, user_data

if TYPE_CHECKING:
    from subrule.cards.atomic import CountingFile

Progress = Callable[[int, int, int], None]
"""Told now and then: bytes read, bytes of the file, cards read."""

_SUFFIX = ".sqlite"
_TELL_EVERY = 200
_MOST_SUGGESTED = 5


@dataclass(frozen=True, slots=True)
class Added:
    """What came of adding a file.

    Attributes:
        name: name under which it is kept.
        cards: how many cards it holds.
        names: how many names they have, in all languages.
        date: what the file says of its date; ``""`` if nothing.
        replaced: whether a file of this name had been loaded before.
        seconds: how long it took.
    """

    name: str
    cards: int
    names: int
    date: str
    replaced: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class LoadedFile:
    """A loaded card file: its name and its store."""

    name: str
    path: Path


@dataclass(frozen=True, slots=True)
class Hit:
    """A card found by a name.

    Attributes:
        card: the card.
        face: place of the face meant; -1 for a card with several faces called by its whole name.
        name: the name it was found by.
    """

    card: Card
    face: int
    name: Name


def cards_folder() -> Path:
    """Give the folder of loaded card files (not created here)."""
    return user_data() / "cards"


def loaded_files() -> list[LoadedFile]:
    """List the loaded card files by name."""
    try:
        found = [entry for entry in cards_folder().iterdir() if entry.name.endswith(_SUFFIX)]
    except OSError:
        return []
    names = [(path.name.removesuffix(_SUFFIX), path) for path in found if not path.name.startswith(".")]
    return [LoadedFile(name, path) for name, path in sorted(names)]


def add_file(path: Path, name: str | None = None, progress: Progress | None = None) -> Added:
    """Load a card file; one of the same name that was loaded before is replaced once all is read.

    Args:
        path: MTGJSON's AtomicCards, plain or packed with gzip.
        name: name under which it is kept; the file's own without its endings if None.
        progress: told how far it is.

    Returns:
        What was loaded.

    Raises:
        InputError: if the file is another one, or the name no name.
        DamagedSourceError: if it breaks off; what was loaded before stays.
    """
    from filelock import FileLock  # noqa: PLC0415 - only where a file is loaded

    from subrule.cards.atomic import CountingFile, read_cards, read_meta  # noqa: PLC0415 - as above

    started = time.perf_counter()
    kept = _checked(name) if name is not None else _name_of(path)
    target = cards_folder() / f"{kept}{_SUFFIX}"
    file = CountingFile(path)
    try:
        meta = {**read_meta(path), "file": path.name}
        target.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(target.parent / ".lock"):
            for left_over in target.parent.glob(".*.part"):  # of one who was stopped while writing
                left_over.unlink(missing_ok=True)
            replaced = target.is_file()
            cards = _watched(read_cards(file, str(path)), file, progress)
            counts = write_store(target, cards, meta)
    except OSError as error:
        raise SubruleError(
            f"{target.parent} cannot be written ({error}); make it writable or set SUBRULE_HOME",
            code="unwritable",
            exit_status=1,
        ) from error
    finally:
        file.close()
    seconds = time.perf_counter() - started
    return Added(kept, counts.cards, counts.names, meta.get("date", ""), replaced, seconds)


def remove_file(name: str) -> LoadedFile:
    """Remove a loaded card file.

    Raises:
        InputError: if none of that name is loaded.
    """
    files = loaded_files()
    for file in files:
        if file.name == name:
            file.path.unlink()
            return file
    known = ", ".join(file.name for file in files) or "none is"
    raise InputError(f"no card file {name!r} is loaded (loaded: {known}); see: subrule cards list")


def _watched(cards: Iterator[Card], file: CountingFile, progress: Progress | None) -> Iterator[Card]:
    count = 0
    for count, card in enumerate(cards, start=1):
        if progress is not None and count % _TELL_EVERY == 0:
            progress(file.done(), file.size, count)
        yield card
    if progress is not None:
        progress(file.size, file.size, count)


def _name_of(path: Path) -> str:
    stem = path.name
    for ending in (".gz", ".json"):
        stem = stem.removesuffix(ending)
    return re.sub(r"[^A-Za-z0-9._-]+", "-", stem).strip("-.") or "cards"


def _checked(name: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", name):
        raise InputError(f"{name!r} is no name for a card file; use letters, digits, dots, hyphens")
    return name


class Cards:
    """All loaded cards; the files are opened when the first name is looked up."""

    def __init__(self, files: Iterable[LoadedFile]) -> None:
        self._files = tuple(files)

    @classmethod
    def open(cls) -> Cards:
        """Give the loaded cards; costs a look into a folder where none are."""
        return cls(loaded_files())

    def __bool__(self) -> bool:
        return bool(self._files)

    @cached_property
    def _stores(self) -> tuple[CardStore, ...]:
        return tuple(CardStore.open(file.path) for file in self._files)

    def close(self) -> None:
        """Close the files."""
        for store in self.__dict__.get("_stores", ()):
            store.close()

    def named(self, keys: Iterable[str]) -> dict[str, list[tuple[CardStore, Name]]]:
        """Give the names that have one of some keys, by key."""
        wanted = list(dict.fromkeys(keys))
        found: dict[str, list[tuple[CardStore, Name]]] = {}
        for store in self._stores:
            for name in store.named(wanted):
                found.setdefault(name.key, []).append((store, name))
        return found

    def forgiven(self, typed: Iterable[str]) -> dict[str, list[tuple[CardStore, Name]]]:
        """Give the names one typing error away from some keys, by what was typed."""
        wanted = list(dict.fromkeys(typed))
        numbers: dict[int, list[str]] = {}
        for text in wanted:
            for number in guesses(text):
                numbers.setdefault(number, []).append(text)
        found: dict[str, list[tuple[CardStore, Name]]] = {}
        for store in self._stores:
            for name in store.near(numbers):
                for text in wanted:
                    if one_error_apart(text, name.key):
                        found.setdefault(text, []).append((store, name))
        return found

    def find(self, name: str, language: str | None = None) -> list[Hit]:
        """Find the cards of a name.

        Args:
            name: in any language.
            language: only among the names of this language.

        Returns:
            The cards with that name, each once: those it names in a spoken language first.
        """
        folded = key(name)
        found = [
            pair for pair in self.named([folded]).get(folded, []) if language in (None, pair[1].language)
        ]
        return hits(found)

    def suggestions(self, name: str) -> list[str]:
        """Give names that a person may have meant: with one typing error, beginning alike, or near."""
        from difflib import get_close_matches  # noqa: PLC0415 - only for a look-up that found nothing

        folded = key(name)
        if not folded:
            return []
        near = [n.name for _, n in self.forgiven([folded]).get(folded, [])]
        if len(near) < _MOST_SUGGESTED:
            begun = [n for store in self._stores for n in store.beginning(folded, _MOST_SUGGESTED)]
            near += [n.name for n in begun]
        if not near:
            alike = [n for store in self._stores for n in store.beginning(folded[:3], 20_000)]
            by_key = {n.key: n.name for n in alike if n.language in LANGUAGES}
            close = get_close_matches(folded, by_key, n=_MOST_SUGGESTED, cutoff=0.7)
            near += [by_key[one] for one in close]
        return list(dict.fromkeys(near))[:_MOST_SUGGESTED]

    def __enter__(self) -> Cards:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(SubruleError):
            self.close()


def hits(found: Iterable[tuple[CardStore, Name]], first: str = "en") -> list[Hit]:
    """Give the cards that some names stand for, each once.

    Args:
        found: names with their stores.
        first: the language whose names come first; English next, then the other languages.
    """
    ranks = {code: place for place, code in enumerate(dict.fromkeys((first, "en", *LANGUAGES)))}
    ordered = sorted(found, key=lambda pair: ranks.get(pair[1].language, len(ranks)))
    cards: dict[str, Hit] = {}
    for store, name in ordered:
        card = store.card(name.card)
        cards.setdefault(card.name, Hit(card, name.face, name))
    return list(cards.values())
