"""The judge as tools: what a client gets over pipes, in which limits, and what it is told where it fails."""

import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from anyio.from_thread import start_blocking_portal
from mcp import Client, StdioServerParameters

from subrule import Judge
from subrule.cli import app
from subrule.service.mcp import server
from subrule.service.problems import too_busy
from subrule.service.settings import ServeSettings
from tests.conftest import _shared_cache

AURA = "What happens if an Aura is also a creature?"
SCENARIO = """\
objects:
  bear: {types: creature}
  shrine: {types: enchantment, subtypes: shrine, zone: graveyard}
events:
  - {put_onto_battlefield: shrine, attached_to: bear}
question: {kind: attached, object: shrine}
expect: {verdict: "no"}
"""
TOOLS = ["ask", "check_scenario", "rule", "search", "glossary", "cite", "history"]
_COMMAND = ["-c", "import sys; from subrule.cli import main; sys.exit(main())", "mcp", "--lang", "en"]
_FIRST_ANSWER = 90.0


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """What a server is started with: a home of its own, the model that other tests built."""
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "PATH", "HOME") if name in os.environ}
    return kept | {
        "SUBRULE_HOME": str(tmp_path_factory.mktemp("mcp-home")),
        "SUBRULE_CACHE": os.environ.get("SUBRULE_CACHE") or str(_shared_cache(tmp_path_factory)),
        "SUBRULE_SERVE_MAX_QUESTION": "300",
        "SUBRULE_SERVE_MAX_SCENARIO": "3000",
        "SUBRULE_SERVE_TIME_LIMIT": "60",
    }


class Caller:
    """A client that tests can call without being coroutines."""

    def __init__(self, portal, client):
        self.portal, self.client = portal, client

    def tools(self):
        return self.portal.call(self.client.list_tools).tools

    def raw(self, name, **arguments):
        return self.portal.call(self.client.call_tool, name, arguments)

    def ask(self, name, **arguments):
        """Give the object; the text beside it must be the same, and the client has held it to the schema."""
        result = self.raw(name, **arguments)
        assert not result.is_error, result.content
        assert json.loads(result.content[0].text) == result.structured_content
        return result.structured_content

    def refused(self, name, **arguments):
        result = self.raw(name, **arguments)
        assert result.is_error
        assert result.structured_content is None
        return result.content[0].text


@pytest.fixture(scope="module")
def caller(environment):
    parameters = StdioServerParameters(command=sys.executable, args=_COMMAND, env=environment)
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(Client(parameters, read_timeout_seconds=_FIRST_ANSWER)) as client,
    ):
        yield Caller(portal, client)


@pytest.fixture
def printed(capsys):
    """What a command prints with --json."""

    def run(*arguments):
        assert app.run([*arguments, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def test_the_tools_are_these_each_with_a_typed_result_and_all_only_read(caller):
    tools = caller.tools()
    assert [tool.name for tool in tools] == TOOLS
    for tool in tools:
        assert tool.description
        assert tool.title
        assert tool.annotations.read_only_hint
        assert tool.output_schema["required"]
    assert "verdict" in tools[0].output_schema["properties"]


def test_the_client_is_told_to_quote_and_not_to_decide(caller):
    told = caller.client.instructions
    assert "quote" in told
    assert "undecided" in told


def test_ask_gives_the_answer_that_the_judge_gives(caller):
    answer = caller.ask("ask", question=AURA)
    assert answer["verdict"] == "outcome"
    assert answer == Judge.open().ask(AURA).to_dict()


def test_a_question_is_answered_in_the_language_it_is_said_to_have(caller):
    assert caller.ask("ask", question=AURA, language="fr")["language"] == "fr"


def test_passages_come_where_they_are_asked_for(caller):
    assert not caller.ask("ask", question=AURA)["passages"]
    assert caller.ask("ask", question=AURA, passages=True)["passages"]


def test_a_scenario_is_ruled_on_as_the_command_does(caller, printed, tmp_path):
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    wanted = printed("check", str(path), "--trace", "--lang", "es")
    assert wanted.pop("file") == str(path)
    assert caller.ask("check_scenario", scenario=SCENARIO, language="es", trace=True) == wanted
    assert "303.4h" in {c["number"] for c in wanted["citations"]}


def test_a_scenario_may_come_as_an_object(caller):
    import yaml

    as_object = yaml.safe_load(SCENARIO)
    assert caller.ask("check_scenario", scenario=as_object) == caller.ask("check_scenario", scenario=SCENARIO)


def test_a_rule_is_the_one_the_command_shows_with_its_wording_in_each_language(caller, printed):
    found = caller.ask("rule", number="CR 303.4.D", language="fr")
    wordings = found.pop("wordings")
    assert found == printed("rule", "303.4d", "--lang", "fr")
    assert {w["language"] for w in wordings} == {"en", "es", "fr"}


@pytest.mark.parametrize(
    ("tool", "arguments", "command"),
    [
        (
            "search",
            {"query": "shroud", "count": 3, "language": "es"},
            ("search", "shroud", "-k", "3", "-l", "es"),
        ),
        ("glossary", {"term": "maldición"}, ("glossary", "maldición")),
        (
            "cite",
            {"number": "303.4h", "edition": "2010-02-01"},
            ("cite", "303.4h", "--edition", "2010-02-01"),
        ),
        ("cite", {"number": "502.1", "edition": "2005-01-01"}, None),
        ("history", {"number": "704.5m", "wording": True}, ("history", "704.5m")),
    ],
)
def test_a_look_up_gives_what_the_command_prints(caller, printed, tool, arguments, command):
    if command is None:
        assert "[bad_edition]" in caller.refused(tool, **arguments)
        return
    assert caller.ask(tool, **arguments) == printed(*command)


@pytest.mark.parametrize(
    ("tool", "arguments", "code", "part"),
    [
        ("rule", {"number": "303.9z", "language": "es"}, "unknown_rule", "Las más cercanas"),
        ("rule", {"number": "aura"}, "bad_number", "Write rule numbers like"),
        ("glossary", {"term": "qqqqqqqq"}, "unknown_term", "Search by meaning"),
        ("cite", {"number": "303.4h", "edition": "soon"}, "bad_edition", "2010-02-01"),
        ("history", {"number": "999.1"}, "no_rule_then", "number"),
        ("check_scenario", {"scenario": "objects: ["}, "bad_scenario", "line 1"),
        ("check_scenario", {"scenario": "a: &a [x]\nb: *a\n"}, "bad_scenario", "line"),
        ("check_scenario", {"scenario": {"objects": 3}}, "bad_scenario", "line 1"),
        ("ask", {"question": "x" * 301, "language": "fr"}, "too_long", "300"),
        ("check_scenario", {"scenario": "# " + "x" * 3000}, "too_long", "3000"),
    ],
)
def test_what_cannot_be_done_is_one_line_with_a_code(caller, tool, arguments, code, part):
    told = caller.refused(tool, **arguments)
    assert told.endswith(f"[{code}]")
    assert part in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("ask", {}),
        ("ask", {"question": ""}),
        ("ask", {"question": "x" * 20_001}),
        ("ask", {"question": AURA, "language": "de"}),
        ("search", {"query": "x" * 501}),
        ("search", {"query": "x", "count": 101}),
        ("rule", {"number": "3" * 33}),
        ("check_scenario", {"scenario": ["a"]}),
    ],
)
def test_arguments_out_of_bounds_are_refused_before_anything_is_done(caller, tool, arguments):
    assert "validation error" in caller.refused(tool, **arguments)


def test_several_calls_at_once_are_answered_each_with_its_own(caller):
    numbers = ["303.4d", "704.5m", "702.5a", "115.1b", "303.4c"]

    async def all_at_once():
        calls = [caller.client.call_tool("rule", {"number": n}) for n in numbers]
        calls.append(caller.client.call_tool("ask", {"question": AURA}))
        return await asyncio.gather(*calls)

    *rules, answer = caller.portal.call(all_at_once)
    assert [r.structured_content["number"] for r in rules] == numbers
    assert answer.structured_content["question"] == AURA


class Judges:
    """Judges that are ready and have no time."""

    ready = 1

    def __init__(self):
        self.running = False

    async def start(self):
        self.running = True

    async def stop(self):
        self.running = False

    async def call(self, name, **arguments):
        raise too_busy("overloaded", 4.4)


@asynccontextmanager
async def connected(language="en", **given):
    judges = Judges()
    async with Client(server(ServeSettings(**given), language, judges)) as client:
        assert judges.running
        yield client
    assert not judges.running


def test_who_is_too_busy_says_when_to_come_back():
    async def call():
        async with connected() as client:
            return await client.call_tool("ask", {"question": AURA})

    told = asyncio.run(call()).content[0].text
    assert "Ask again in 5 s." in told
    assert told.endswith("[overloaded]")


def test_a_rate_that_is_set_counts_here_too():
    async def call():
        async with connected(rate=1, burst=2) as client:
            return [await client.call_tool("rule", {"number": "303.4d"}) for _ in range(3)]

    first, second, third = asyncio.run(call())
    assert not first.is_error
    assert not second.is_error
    assert third.content[0].text.endswith("[too_many_requests]")


@pytest.mark.parametrize(("language", "part"), [("es", "idiomas"), ("fr", "langues"), ("en", "languages")])
def test_tools_are_described_in_the_language_of_the_server(language, part):
    async def call():
        async with connected(language) as client:
            return (await client.list_tools()).tools, await client.call_tool("rule", {"number": "303.4d"})

    tools, rule = asyncio.run(call())
    assert part in next(tool for tool in tools if tool.name == "search").description
    assert rule.structured_content["language"] == language


def test_without_the_extra_one_line_names_it(monkeypatch, capsys):
    from importlib import util

    find = util.find_spec
    monkeypatch.setattr(
        util, "find_spec", lambda name, *package: None if name == "mcp" else find(name, *package)
    )
    assert app.run(["mcp"]) == 2
    told = capsys.readouterr().err
    assert "subrule[mcp]" in told
    assert told.count("\n") == 1


def test_the_extra_serve_is_not_needed():
    code = (
        "import sys; sys.modules.update(fastapi=None, prometheus_client=None); "
        "from subrule.service.mcp import serve_stdio"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


_HOSTILE = (
    b"no json at all\n",
    b"\xff\xfe\x00\n",
    b"[" * 100_000 + b"\n",
    b'{"jsonrpc": "2.0", "id": 7, "method": "no/such"}\n',
    b'{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"ask","arguments":{"question":"\\ud83d"}}}\n',
)


def test_lines_that_are_no_messages_do_not_end_it_and_the_end_of_input_does(environment):
    """A process of its own: no client would send such lines."""
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "t", "version": "1"},
        },
    }
    mark = f"SUBRULE_TEST_MARK=mcp-{os.getpid()}"
    process = subprocess.Popen(
        [sys.executable, *_COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment | dict([mark.split("=", 1)]),
    )
    try:
        for line in _HOSTILE:
            process.stdin.write(line)
        process.stdin.write(json.dumps(hello).encode() + b"\n")
        process.stdin.flush()
        while True:
            said = json.loads(process.stdout.readline())
            if said.get("id") == 1:
                break
        assert said["result"]["serverInfo"]["name"] == "subrule"
        process.stdin.close()
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
        process.wait()
    until = time.monotonic() + 30
    while _marked(mark) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _marked(mark)


def test_stopped_while_a_judge_is_starting_it_leaves_no_process_behind():
    import multiprocessing

    from subrule.service.judges import Judges as RealJudges
    from subrule.service.judges import open_judge

    async def start_and_stop():
        judges = RealJudges(1, 1, 5.0, open_judge)
        await judges.start()
        await asyncio.sleep(0)
        await judges.stop()

    before = set(multiprocessing.active_children())
    asyncio.run(start_and_stop())
    left = [child for child in multiprocessing.active_children() if child not in before]
    for child in left:
        child.kill()
    assert not left


def _marked(mark):
    found = []
    for place in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in place.read_bytes().split(b"\0"):
                found.append(place)
        except OSError:
            continue
    return found
