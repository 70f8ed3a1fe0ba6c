"""Settings of the service: defaults, a file, the environment, the command line; the later wins.

The file is TOML: ``serve.toml`` in the folder of the user's data, or what ``SUBRULE_SERVE_CONFIG`` names.
A variable is ``SUBRULE_SERVE_`` and the name of the setting in capitals.
"""

from __future__ import annotations

import ipaddress
import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from subrule.errors import InputError
from subrule.paths import user_data

PREFIX: Final = "SUBRULE_SERVE_"
CONFIG: Final = "SUBRULE_SERVE_CONFIG"
RATE_ELSEWHERE: Final = 120
"""Requests a minute that one caller has by default where others than this machine can call."""

_MOST_WORKERS: Final = 4

Seconds = Annotated[float, Field(gt=0, le=3600)]
Count = Annotated[int, Field(ge=1, le=10_000_000)]


class ServeSettings(BaseSettings):
    """What the service is told; every setting has a default that is safe on one's own machine.

    Attributes:
        host: address to listen on; only this machine can call the default.
        port: port to listen on; 0 lets the system choose.
        workers: processes that judge, each with the model; the pages of its files are shared.
        waiting: requests that may wait for a worker; the next is told to come back later.
        time_limit: seconds for one request; at most half of them it waits for a worker.
        head_timeout: seconds for a caller to send the head of a request.
        body_timeout: seconds for a caller to send the whole body of a request.
        send_timeout: seconds for a caller to take in one piece of an answer.
        keep_alive: seconds that an idle connection is kept.
        shutdown_timeout: seconds that running requests have when the service is told to stop.
        max_connections: connections at once; the next is refused.
        max_head: bytes of a request's line and headers.
        max_body: bytes of a body, batches aside.
        max_question: characters of a question.
        max_scenario: bytes of a scenario.
        max_batch_body: bytes of a batch.
        max_batch_lines: questions of a batch.
        batches: batches at once.
        rate: requests a minute for one key or address; 0 for no limit. By default none on this machine's
            own address, `RATE_ELSEWHERE` on others.
        burst: requests that may come at once before the rate counts.
        require_key: whether a key is needed (``subrule keys add NAME`` makes one).
        allowed_hosts: names under which the service may be called; empty for any.
        trusted_proxies: addresses whose ``X-Forwarded-For`` is believed.
        database: SQLite file of conversations and keys.
        conversation_hours: hours after its last turn at which a conversation is forgotten.
        max_turns: turns of a conversation.
        max_conversations: conversations that are kept at once.
        log_level: what is logged.
        log_questions: whether questions are logged.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    host: str = Field("127.0.0.1", min_length=1)
    port: int = Field(8303, ge=0, le=65535)
    workers: int = Field(default_factory=lambda: min(_MOST_WORKERS, os.cpu_count() or 1), ge=1, le=64)
    waiting: int = Field(128, ge=0, le=10_000)
    time_limit: Seconds = 10.0
    head_timeout: Seconds = 10.0
    body_timeout: Seconds = 20.0
    send_timeout: Seconds = 30.0
    keep_alive: int = Field(15, ge=1, le=3600)
    shutdown_timeout: int = Field(20, ge=1, le=3600)
    max_connections: Count = 2000
    max_head: int = Field(16_384, ge=1024, le=1_048_576)
    max_body: Count = 262_144
    max_question: int = Field(4_000, ge=1, le=20_000)
    max_scenario: int = Field(65_536, ge=1, le=200_000)
    max_batch_body: Count = 8_388_608
    max_batch_lines: Count = 10_000
    batches: int = Field(4, ge=1, le=64)
    rate: int | None = Field(None, ge=0)
    burst: int = Field(30, ge=1)
    require_key: bool = False
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    database: Path = Field(default_factory=lambda: user_data() / "service.sqlite3")
    conversation_hours: float = Field(24.0, gt=0, le=24 * 366)
    max_turns: int = Field(100, ge=1, le=1000)
    max_conversations: Count = 100_000
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_questions: bool = False

    @property
    def on_loopback(self) -> bool:
        """Whether only this machine can call."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def requests_a_minute(self) -> int:
        """The rate that holds; 0 for no limit."""
        if self.rate is not None:
            return self.rate
        return 0 if self.on_loopback else RATE_ELSEWHERE

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read the command line first, then the environment, then the file."""
        return (init_settings, env_settings, _File(settings_cls))


class _File(PydanticBaseSettingsSource):
    def get_field_value(self, field: object, field_name: str) -> tuple[Any, str, bool]:
        raise NotImplementedError

    def __call__(self) -> dict[str, Any]:
        path = config_file()
        return {} if path is None else _read(path)


def config_file() -> Path | None:
    """Give the file that settings are read from; None if there is none.

    Raises:
        InputError: if the environment names a file that is not there.
    """
    if named := os.environ.get(CONFIG):
        path = Path(named).expanduser()
        if not path.is_file():
            raise InputError(f"{path}: no such file; mend {CONFIG} or take it away")
        return path
    path = user_data() / "serve.toml"
    return path if path.is_file() else None


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(f"{path}: {error}; write lines like port = 8303", code="bad_settings") from None


def load_settings(**given: object) -> ServeSettings:
    """Put the settings together.

    Args:
        given: settings of the command line; those that are None are not given.

    Raises:
        InputError: naming the setting and where settings are read from.
    """
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    try:
        return ServeSettings(**chosen)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"]) or "?"
        path = config_file()
        places = f"{PREFIX}{name.upper()}" + (f" or {path}" if path else "")
        raise InputError(
            f"setting {name}: {first['msg']}; mend it on the command line, in {places}", code="bad_settings"
        ) from None
    except ValueError as error:
        raise InputError(f"settings: {error}; mend the {PREFIX}… variable", code="bad_settings") from None
