"""The store of the shipped texts: built once into the cache, known by the bytes it was made from.

Its file name holds a digest over the shipped texts, their tables and the modules that read them, so a
store that fits is never stale and one that does not fit is never opened.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from subrule.corpus.store import FORMAT, Store, memory_store, write_store
from subrule.errors import MissingDataError
from subrule.paths import REFERENCE_EDITION, shipped, user_cache

if TYPE_CHECKING:
    from subrule.corpus.record import Record
    from subrule.corpus.store import GlossaryEntry

_DATA = ("pages/*", "languages/*.toml", "restatements/*.toml", "reference.tsv", "stale_references.tsv")
_MODULES = (
    "number.py", "pages.py", "record.py", "reference_edition.py", "references.py",
    "shipped_store.py", "store.py", "readers/forum_article.py", "readers/letterless_page.py",
    "readers/page_text.py", "readers/restatement.py",
)  # fmt: skip


def open_shipped_store() -> Store:
    """Open the store of the shipped texts, building it first where the cache has none that fits.

    Two processes may build at once: each writes a file of its own and renames it. Where the cache cannot
    be written the store is built in memory, for this process only.

    Raises:
        DamagedSourceError: if a shipped text is damaged.
        MissingDataError: if a table of the installation is missing.
    """
    name = f"store-{content_digest()}.sqlite"
    path = user_cache() / name
    with contextlib.suppress(MissingDataError):
        return Store.open(path)
    records, glossary, meta = _content()
    from subrule.corpus.reference_edition import (  # noqa: PLC0415 - a store that is there needs no table
        reference_fingerprints,
        resolve_reference,
    )

    numbers = reference_fingerprints()
    try:
        write_store(path, records, meta=meta, glossary=glossary, numbers=numbers, resolve=resolve_reference)
        store = Store.open(path)
    except (OSError, MissingDataError):
        return memory_store(records, meta=meta, glossary=glossary, numbers=numbers, resolve=resolve_reference)
    for old in path.parent.glob("store-*.sqlite"):
        if old.name != name:
            with contextlib.suppress(OSError):
                old.unlink()
    return store


def content_digest() -> str:
    """Give the digest (16 hexadecimal digits) over all that the shipped store is made from."""
    digest = hashlib.blake2b(str(FORMAT).encode(), digest_size=8)
    for label, path in _sources():
        content = path.read_bytes()
        digest.update(f"{label}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def shipped_records() -> tuple[Record, ...]:
    """Read the shipped numbered texts from their files: the given documents, then the restatements."""
    return tuple(_content()[0])


def _sources() -> Iterator[tuple[str, Path]]:
    corpus, code = shipped("corpus"), Path(__file__).parent
    for pattern in _DATA:
        for path in sorted(corpus.glob(pattern)):
            if path.is_file():
                yield path.relative_to(corpus).as_posix(), path
    for module in _MODULES:
        yield module, code / module


def _content() -> tuple[list[Record], tuple[GlossaryEntry, ...], dict[str, str]]:
    # A store that is there needs none of the readers.
    from subrule.corpus.pages import shipped_documents  # noqa: PLC0415
    from subrule.corpus.readers.restatement import read_restatements  # noqa: PLC0415
    from subrule.corpus.reference_edition import reference_fingerprints  # noqa: PLC0415

    documents = shipped_documents()
    records = list(documents.records)
    today = reference_fingerprints()
    for restatement in read_restatements(shipped("corpus") / "restatements"):
        current = today.get(restatement.number)
        fresh = not restatement.fingerprint or (
            current is not None and current.full == restatement.fingerprint
        )
        # What was restated has changed since: our words are those of an older rule.
        records += restatement.records() if fresh else map(_outdated, restatement.records())
    meta = {"title": "shipped texts", "edition": REFERENCE_EDITION, "digest": content_digest()}
    return records, documents.glossary, meta


def _outdated(record: Record) -> Record:
    return replace(record, mark="changed", wording="outdated")
