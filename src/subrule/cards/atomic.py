"""Reading MTGJSON's AtomicCards, card by card: a full file never stands in memory."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, cast

from subrule.cards.card import COLORS, Card, Face, Printed
from subrule.errors import DamagedSourceError, InputError
from subrule.paths import LANGUAGES

LANGUAGE_CODES: Mapping[str, str] = {
    "English": "en",
    "Spanish": "es",
    "French": "fr",
    "German": "de",
    "Italian": "it",
    "Portuguese (Brazil)": "pt",
    "Portuguese": "pt",
    "Japanese": "ja",
    "Korean": "ko",
    "Russian": "ru",
    "Chinese Simplified": "zhs",
    "Chinese Traditional": "zht",
}
"""A language as the file names it → its code; another stands under its own name."""

_GZIP = b"\x1f\x8b"
_REMEDY = "give MTGJSON's AtomicCards.json or AtomicCards.json.gz; nothing was loaded"


class CountingFile:
    """A file opened for reading that knows how much of it has been read.

    Attributes:
        size: bytes of the file, packed if it is packed.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._file: IO[bytes] = path.open("rb")
        except IsADirectoryError:
            raise InputError(f"{path} is a folder; {_REMEDY}") from None
        except OSError as error:
            raise InputError(f"{path} cannot be read ({error.strerror}); {_REMEDY}") from None
        self.size = path.stat().st_size
        packed = self._file.read(2) == _GZIP
        self._file.seek(0)
        self._content = cast("IO[bytes]", gzip.GzipFile(fileobj=self._file)) if packed else self._file

    def read(self, size: int = -1) -> bytes:
        """Read some bytes, unpacked."""
        return self._content.read(size)

    def done(self) -> int:
        """Give how many bytes of the file have been read."""
        return self._file.tell()

    def close(self) -> None:
        """Close the file."""
        self._content.close()
        self._file.close()


def read_cards(file: CountingFile, name: str) -> Iterator[Card]:
    """Read the cards of a file, in its order.

    Args:
        file: the open file.
        name: its name, for messages.

    Yields:
        Cards.

    Raises:
        InputError: if it is another file.
        DamagedSourceError: if it breaks off, or is no JSON behind some place.
    """
    import ijson  # noqa: PLC0415 - only where a file is loaded

    count = 0
    last = ""
    try:
        for key, entry in ijson.kvitems(file, "data", use_float=True):
            yield _card(key, entry, name)
            count, last = count + 1, key
    except ijson.IncompleteJSONError as error:
        raise _broken(name, str(error), count, last) from None
    except (ijson.JSONError, UnicodeDecodeError) as error:
        raise _broken(name, str(error), count, last) from None
    except EOFError:
        raise _broken(name, "premature EOF", count, last) from None
    except (gzip.BadGzipFile, OSError) as error:
        raise _broken(name, str(error), count, last) from None
    if not count:
        raise InputError(f"{name} holds no cards; {_REMEDY}")


def read_meta(path: Path) -> dict[str, str]:
    """Read what a file says of itself: ``date`` and ``version``, empty where it says nothing."""
    import ijson  # noqa: PLC0415 - as above

    file = CountingFile(path)
    try:
        for place, event, value in ijson.parse(file):
            if place == "data":
                return {}
            if (place, event) == ("meta", "start_map"):
                found = {"date": "", "version": ""}
            elif place.startswith("meta.") and event == "string":
                found[place.removeprefix("meta.")] = str(value)
            elif (place, event) == ("meta", "end_map"):
                return found
    except (ijson.JSONError, UnicodeDecodeError, EOFError, OSError):
        return {}  # told when the cards are read
    finally:
        file.close()
    return {}


def _broken(name: str, reason: str, count: int, last: str) -> DamagedSourceError | InputError:
    short = " ".join(reason.split("\n", maxsplit=1)[0].split())[:80]
    if not count:
        return InputError(f"{name} is no JSON of cards ({short}); {_REMEDY}")
    return DamagedSourceError(
        f"{name} breaks off or is damaged behind card {count:,}, {last!r} ({short}); "
        "download it again; nothing was loaded"
    )


def _card(key: str, entry: object, name: str) -> Card:
    faces = entry if isinstance(entry, list) else []
    if not faces or not all(isinstance(f, dict) and "name" in f and "type" in f for f in faces):
        kind = "is a file of sets" if isinstance(entry, dict) and "cards" in entry else "is not AtomicCards"
        raise InputError(f"{name} {kind} (see its entry {key!r}); {_REMEDY}")
    try:
        return Card(
            str(faces[0]["name"]),
            str(faces[0].get("layout") or "normal"),
            _colors(faces[0].get("colorIdentity")),
            tuple(_face(face) for face in _ordered(faces)),
        )
    except (TypeError, ValueError, AttributeError) as error:
        raise InputError(
            f"{name}: the entry {key!r} is not as AtomicCards has it ({error}); {_REMEDY}"
        ) from None


def _ordered(faces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The faces by their sides; entries of another card with the same name (a shared key) are left out."""
    if len(faces) > 1 and not all(face.get("side") for face in faces):
        return faces[:1]
    return sorted(faces, key=lambda face: str(face.get("side") or "a"))


def _face(face: Mapping[str, Any]) -> Face:
    several = bool(face.get("faceName"))
    value = face.get("faceManaValue", face.get("faceConvertedManaCost")) if several else None
    if value is None:
        value = face.get("manaValue", face.get("convertedManaCost"))
    return Face(
        name=str(face.get("faceName") or face["name"]),
        type_line=str(face["type"]),
        supertypes=_lower(face.get("supertypes")),
        types=_lower(face.get("types")),
        subtypes=_lower(face.get("subtypes")),
        mana_cost=str(face.get("manaCost") or ""),
        mana_value=float(value or 0),
        colors=_colors(face.get("colors")),
        keywords=tuple(str(word) for word in face.get("keywords") or ()),
        power=_optional(face.get("power")),
        toughness=_optional(face.get("toughness")),
        loyalty=_optional(face.get("loyalty")),
        defense=_optional(face.get("defense")),
        text=str(face.get("text") or ""),
        printed=_printed(face.get("foreignData")),
    )


def _printed(entries: object) -> tuple[Printed, ...]:
    """The face in other languages, each once; type line and text only of the languages spoken here."""
    found: dict[tuple[str, str], Printed] = {}
    for entry in entries if isinstance(entries, list) else ():
        language = str(entry.get("language") or "")
        code = LANGUAGE_CODES.get(language, language.lower())
        name = str(entry.get("faceName") or entry.get("name") or "")
        if not code or not name:
            continue
        spoken = code in LANGUAGES
        line, text = (str(entry.get(key) or "") if spoken else "" for key in ("type", "text"))
        found.setdefault((code, name), Printed(code, name, line, text))
    return tuple(found.values())


def _lower(values: object) -> tuple[str, ...]:
    return tuple(str(value).lower() for value in values) if isinstance(values, list) else ()


def _colors(letters: object) -> tuple[str, ...]:
    wanted = set(letters) if isinstance(letters, list) else set()
    return tuple(name for letter, name in COLORS.items() if letter in wanted)


def _optional(value: object) -> str | None:
    return None if value is None else str(value)
