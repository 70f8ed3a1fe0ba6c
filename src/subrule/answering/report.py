"""The report of an answer: question, reading, versions, settings and answer in one file, to repeat it.

The last answer of ``subrule ask`` is kept in the user's data, so that it can be reported afterwards.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.answering.plain import plain
from subrule.errors import InputError, SubruleError
from subrule.paths import LANGUAGES, shipped, user_data
from subrule.understanding.language import language_of

SCHEMA: Final = 1
_LAST: Final = "last-answer.json"


@dataclass(frozen=True, slots=True)
class Report:
    """An answer with what is needed to repeat it.

    Attributes:
        answer: the answer in the contract's shape.
        language: the language asked for; None if it was found out.
        passages: whether the nearest rules were asked for.
        reading: how the question is read: language, scenarios or look-ups, and the doubt if there is none.
        versions: of the program, the texts and the model.
        reproduced: whether asking again, when the report was made, gave the same bytes.
    """

    answer: Mapping[str, Any]
    language: str | None
    passages: bool
    reading: Mapping[str, Any]
    versions: Mapping[str, Any]
    reproduced: bool

    @property
    def question(self) -> str:
        """The question."""
        return str(self.answer["question"])

    def to_json(self) -> str:
        """Give the report as the text of a file."""
        return _text(
            {
                "schema": SCHEMA,
                "question": self.question,
                "settings": {"language": self.language, "passages": self.passages},
                "reading": self.reading,
                "versions": self.versions,
                "reproduced": self.reproduced,
                "answer": self.answer,
            }
        )


def keep_last(answer: Answer, language: str | None, *, passages: bool) -> None:
    """Keep an answer as the last one; where the user's data cannot be written nothing is kept.

    Args:
        answer: the answer.
        language: the language asked for; None if it was found out.
        passages: whether the nearest rules were asked for.
    """
    kept = {"answer": answer.to_dict(), "settings": {"language": language, "passages": passages}}
    with suppress(OSError, UnicodeEncodeError):
        folder = user_data()
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", dir=folder, prefix=_LAST, delete=False, encoding="utf-8", newline="\n"
        ) as stream:
            partial = Path(stream.name)
        try:
            partial.write_text(_text(kept), encoding="utf-8", newline="\n")
            os.replace(partial, folder / _LAST)  # noqa: PTH105 - atomic on every system
        finally:
            partial.unlink(missing_ok=True)


def report_last(judge: Judge) -> Report:
    """Report the last answer of ``subrule ask``.

    Raises:
        InputError: if none was kept, or what was kept is damaged.
    """
    path = user_data() / _LAST
    if not path.is_file():
        raise InputError("no last answer is kept here; ask first, or give --answer FILE", code="no_answer")
    kept = _object(path)
    settings = kept.get("settings")
    if not isinstance(settings, dict):
        raise InputError(f"{path}: no kept answer; delete it and ask again", code="no_answer")
    language, passages = settings.get("language"), settings.get("passages")
    return make_report(
        judge,
        _answer(kept.get("answer"), str(path)),
        language if language in LANGUAGES else None,
        passages=bool(passages),
    )


def report_file(judge: Judge, path: Path, answer_id: str | None = None) -> Report:
    """Report an answer from a file.

    Args:
        judge: who repeats it.
        path: one answer as ``ask --json`` prints it, or the answers of a batch, one a line.
        answer_id: id of the answer that is meant, where the file holds several.

    Returns:
        The report. What the answer was asked with is told from the answer itself.

    Raises:
        InputError: if the file holds no answer, or several and none is named.
    """
    given = _object(path, answer_id)
    answer = _answer({k: v for k, v in given.items() if k != "id"}, str(path))
    question = str(answer["question"])
    own = language_of(question) == answer["language"]
    passages = bool(answer.get("passages")) and answer["verdict"] not in ("undecided", "explained")
    return make_report(judge, answer, None if own else str(answer["language"]), passages=passages)


def make_report(judge: Judge, answer: Mapping[str, Any], language: str | None, *, passages: bool) -> Report:
    """Report an answer.

    Args:
        judge: who reads the question and repeats the answer.
        answer: the answer in the contract's shape.
        language: the language asked for; None if it was found out.
        passages: whether the nearest rules were asked for.
    """
    question = str(answer["question"])
    understood = judge.read(question, language)
    reading = {
        "language": understood.language,
        "doubt": understood.doubt,
        "readings": [{"scenario": plain(r.scenario), "lookup": list(r.lookup)} for r in understood.readings],
    }
    again = judge.ask(question, language, passages=passages)
    return Report(
        answer, language, passages, reading, versions(judge), _text(again.to_dict()) == _text(answer)
    )


def load_report(path: Path) -> Report:
    """Load a report.

    Raises:
        InputError: if the file is no report.
    """
    value = _object(path)
    settings, reading, versions = (value.get(key) for key in ("settings", "reading", "versions"))
    if not (
        value.get("schema") == SCHEMA
        and isinstance(settings, dict)
        and isinstance(reading, dict)
        and isinstance(versions, dict)
    ):
        raise InputError(f"{path}: no report; give a file that `subrule report` wrote", code="bad_report")
    language = settings.get("language")
    if language is not None and language not in LANGUAGES:
        raise InputError(f"{path}: names the language {language!r}; use one of {', '.join(LANGUAGES)}")
    return Report(
        _answer(value.get("answer"), str(path)),
        language,
        bool(settings.get("passages")),
        reading,
        versions,
        bool(value.get("reproduced")),
    )


def replay(report: Report, judge: Judge) -> bool:
    """Ask the question of a report again and tell whether the answer has the same bytes."""
    again = judge.ask(report.question, report.language, passages=report.passages)
    return _text(again.to_dict()) == _text(report.answer)


def differing_versions(report: Report, judge: Judge) -> list[str]:
    """Tell which versions differ from those of a report, e.g. ``"subrule: 0.1.0, here 0.2.0"``."""
    here = versions(judge)
    return [
        f"{name}: {report.versions.get(name)}, here {here.get(name)}"
        for name in sorted({*here, *report.versions})
        if report.versions.get(name) != here.get(name)
    ]


def versions(judge: Judge) -> dict[str, Any]:
    """Give the versions of the program, the texts and the model that answers rest on."""
    from subrule.retrieval.model import embedded_model_id  # noqa: PLC0415 - numpy, on this path alone

    model: str | None = None
    with suppress(SubruleError):
        model = embedded_model_id()
    about = judge.ask("", "en")
    return {
        "subrule": version("subrule"),
        "python": platform.python_version(),
        "model": model,
        "reference": about.reference,
        "loaded": list(about.loaded),
        "data": _data_digest(),
    }


def _data_digest() -> str:
    """Hash names and bytes of the shipped texts, words and sentences."""
    digest = hashlib.blake2b(digest_size=16)
    folder = shipped("corpus")
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def _object(path: Path, answer_id: str | None = None) -> dict[str, Any]:
    """Read a JSON object, or from lines of objects the one of an id."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); check the name") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8; give a file that subrule wrote") from None
    values = [value for value in _values(text) if answer_id is None or value.get("id") == answer_id]
    if not values:
        what = f"no answer of id {answer_id!r}" if answer_id is not None else "no JSON object"
        raise InputError(f"{path}: holds {what}; give a file that subrule wrote")
    if len(values) > 1:
        raise InputError(f"{path}: holds {len(values)} answers; say with --id which is meant")
    return values[0]


def _values(text: str) -> list[dict[str, Any]]:
    try:
        values = [json.loads(text)]
    except (ValueError, RecursionError):
        try:
            values = [json.loads(line) for line in text.split("\n") if line.strip()]
        except (ValueError, RecursionError):
            return []
    return [value for value in values if isinstance(value, dict)]


def _answer(value: object, name: str) -> dict[str, Any]:
    if isinstance(value, dict) and isinstance(value.get("error"), dict):
        raise InputError(f"{name}: is an error and no answer ({value['error'].get('message')})")
    texts = ("question", "language", "verdict")
    if not isinstance(value, dict) or not all(isinstance(value.get(key), str) for key in texts):
        raise InputError(f"{name}: holds no answer; give what `subrule ask --json` printed", code="no_answer")
    if value["language"] not in LANGUAGES:
        raise InputError(f"{name}: an answer in {value['language']!r}; use one of {', '.join(LANGUAGES)}")
    return value
