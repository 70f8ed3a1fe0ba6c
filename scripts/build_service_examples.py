"""Write the examples of the service's OpenAPI document: real answers to requests of our own.

    python scripts/build_service_examples.py            write src/subrule/service/examples.json
    python scripts/build_service_examples.py --check    end with status 1 if an answer is another today

No text is loaded, so that the examples hold our own words and the given pages only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parents[1] / "src" / "subrule" / "service" / "examples.json"

JSON = "application/json"
LINES = "application/x-ndjson"
SCENARIO = {
    "title": "A card that is no Aura enters unattached",
    "objects": {
        "bear": {"types": "creature"},
        "satyr": {"types": ["enchantment", "creature"], "zone": "graveyard"},
    },
    "events": [{"put_onto_battlefield": "satyr", "attached_to": "bear"}],
    "question": {"kind": "what_happens", "object": "satyr"},
}
REQUESTS: dict[str, dict[str, Any]] = {
    "POST /v1/ask": {
        "type": JSON,
        "body": {"question": "Can I cast an Aura on a creature with shroud?", "language": "en"},
    },
    "POST /v1/check": {"type": JSON, "body": {"scenario": SCENARIO, "language": "es"}},
    "POST /v1/batch": {
        "type": LINES,
        "body": '{"id": "shroud", "question": "Can I cast an Aura on a creature with shroud?"}\n',
    },
    "GET /v1/rules/{number}": {"parameters": {"number": "303.4d", "language": "es"}},
    "GET /v1/search": {"parameters": {"q": "an Aura attached to nothing", "k": 2, "language": "en"}},
    "GET /v1/glossary/{term}": {"parameters": {"term": "toque mortal"}},
    "GET /v1/history/{number}": {"parameters": {"number": "303.4d"}},
    "GET /v1/cite": {"parameters": {"number": "303.4h", "edition": "2010-02-01"}},
    "GET /healthz": {},
    "GET /readyz": {},
}


def main() -> int:
    """Write the examples, or check them."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    text = json.dumps(build(), ensure_ascii=False, indent=1) + "\n"
    if arguments.check:
        if FILE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{FILE.name} is stale; run python scripts/build_service_examples.py", file=sys.stderr)
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


def build() -> dict[str, Any]:
    """Ask a service and give what was sent and answered."""
    from fastapi.testclient import TestClient  # noqa: PLC0415 - the help needs no service

    from subrule.paths import user_cache  # noqa: PLC0415
    from subrule.service.app import create_app  # noqa: PLC0415
    from subrule.service.settings import ServeSettings  # noqa: PLC0415

    os.environ["SUBRULE_CACHE"] = str(user_cache())
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SUBRULE_HOME"] = folder
        settings = ServeSettings(database=Path(folder) / "service.sqlite3", workers=1, time_limit=60)
        with TestClient(create_app(settings)) as client:
            while client.get("/readyz").status_code != 200:
                time.sleep(0.1)
            return {
                name: given | {"answer": _answer(client, name, given)} for name, given in REQUESTS.items()
            }


def _answer(client: Any, name: str, given: dict[str, Any]) -> object:  # noqa: ANN401 - imported when needed
    method, _, path = name.partition(" ")
    parameters = dict(given.get("parameters", {}))
    for key in tuple(parameters):
        if f"{{{key}}}" in path:
            path = path.replace(f"{{{key}}}", parameters.pop(key))
    content = given.get("body")
    sent = content if isinstance(content, str) or content is None else json.dumps(content)
    headers = {"Content-Type": given["type"]} if "type" in given else {}
    answer = client.request(method, path, params=parameters, content=sent, headers=headers)
    answer.raise_for_status()
    return answer.text if given.get("type") == LINES else answer.json()


if __name__ == "__main__":
    sys.exit(main())
