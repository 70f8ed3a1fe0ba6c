"""docs/service.md tells what there is."""

import re

from subrule.service.problems import STATUS
from subrule.service.settings import ServeSettings
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")


def test_every_setting_is_told():
    told = re.findall(r"^\| `(\w+)` \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert told == list(ServeSettings.model_fields)


def test_every_problem_is_told():
    assert [code for code in STATUS if f"`{code}`" not in PAGE] == []


def test_every_route_is_told(client):
    for path, operations in client.get("/openapi.json").json()["paths"].items():
        shown = path.replace("{conversation}", "{id}")
        assert shown in PAGE, (path, operations)
