"""Questions, scenarios and conversations over HTTP."""

import json
import subprocess
import sys

import pytest

from subrule.service.models import AnswerBody, CheckedBody, ConversationBody

COMMAND = "import sys; from subrule.cli import main; sys.exit(main())"
SHROUD = "Can I cast an Aura on a creature with shroud?"
SCENARIO = """
objects:
  bear: {types: creature}
  shrine: {types: enchantment, subtypes: shrine, zone: graveyard}
events:
  - {put_onto_battlefield: shrine, attached_to: bear}
question: {kind: attached, object: shrine}
expect: {verdict: "yes"}
"""


def ask(client, question, **given):
    return client.post("/v1/ask", json={"question": question, **given})


def test_an_answer_is_what_the_command_prints(client):
    answer = ask(client, SHROUD)
    AnswerBody.model_validate(answer.json())
    printed = subprocess.run(
        [sys.executable, "-c", COMMAND, "ask", SHROUD, "--json"], capture_output=True, check=True
    )
    assert answer.json() == json.loads(printed.stdout)
    assert answer.headers["cache-control"] == "no-store"


def test_a_question_is_answered_in_its_own_language_or_the_one_asked_for(client):
    question = "¿Puedo lanzar un Aura sobre una criatura con velo?"
    assert ask(client, question).json()["language"] == "es"
    assert ask(client, question, language="fr").json()["language"] == "fr"


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        (b"{", "#/"),
        (b"\xff\xfe", "#/"),
        (b'{"question": ""}', "#/question"),
        (b'{"question": 3}', "#/question"),
        (b"{}", "#/question"),
        (b'{"question": "x", "language": "de"}', "#/language"),
        (b'{"question": "x", "further": 1}', "#/further"),
        (b'{"question": "x", "conversation": "../../x"}', "#/conversation"),
        (b'{"question": "\\ud800"}', "#/question"),
        (b"[" * 100_000, "#/"),
        (b'{"question": ' + b'{"a":' * 20_000, "#/"),
    ],
)
def test_a_body_that_is_wrong_is_told_where(client, body, pointer):
    answer = client.post("/v1/ask", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    problem = answer.json()
    if answer.status_code == 422:
        assert problem["errors"][0]["pointer"] == pointer


def test_a_question_that_is_too_long_is_refused(client):
    answer = ask(client, "x" * 4001)
    assert (answer.status_code, answer.json()["code"]) == (422, "too_long")


def test_a_body_that_is_too_large_is_refused_before_it_is_read(client):
    answer = ask(client, "x" * 10_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_scenario_is_ruled_on_as_text_as_an_object_and_as_a_file(client):
    import yaml

    text = client.post("/v1/check", json={"scenario": SCENARIO, "trace": True}).json()
    CheckedBody.model_validate(text)
    assert (text["verdict"], text["citations"][0]["number"]) == ("no", "303.4h")
    assert text["unmet"]
    assert text["tried"]
    as_object = client.post("/v1/check", json={"scenario": yaml.safe_load(SCENARIO)}).json()
    as_file = client.post(
        "/v1/check",
        content=SCENARIO.encode(),
        headers={"Content-Type": "application/yaml", "Accept-Language": "fr"},
    ).json()
    assert as_object["verdict"] == as_file["verdict"] == "no"
    assert (as_object["language"], as_file["language"]) == ("en", "fr")


@pytest.mark.parametrize(
    "scenario",
    [
        "objects: {a: &a [1, 2], b: *a}",
        "a: &a [x,x,x]\nb: &b [*a,*a,*a]\nc: &c [*b,*b,*b]",
        "[" * 60_000,
        "{a: " * 10_000,
        "- " * 30_000,
        "objects: [",
        "\x00",
        "",
    ],
)
def test_a_scenario_that_is_none_or_a_bomb_is_refused_with_its_line(client, scenario):
    answer = client.post("/v1/check", json={"scenario": scenario})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_scenario")
    assert answer.json()["diagnostic"]


def test_another_content_type_is_refused(client):
    assert client.post("/v1/check", content=b"x").status_code == 415


def test_a_conversation_goes_on_is_read_and_is_deleted(client):
    first = ask(client, SHROUD, conversation="new").json()
    AnswerBody.model_validate(first)
    name = first["conversation"]["id"]
    assert (first["verdict"], first["conversation"]["turn"]) == ("no", 1)
    second = ask(client, "what if the creature doesn't have shroud?", conversation=name).json()
    assert (second["verdict"], second["conversation"]["kind"]) == ("yes", "follow_up")
    assert second["conversation"]["changed"]
    unclear = ask(client, "and if the moon is blue?", conversation=name).json()
    AnswerBody.model_validate(unclear)
    assert (unclear["verdict"], unclear["conversation"]["kind"]) == ("undecided", "unclear")
    third = ask(client, "and if it has hexproof?", conversation=name).json()
    assert (third["verdict"], third["conversation"]["turn"]) == ("yes", 4)
    read = client.get(f"/v1/conversations/{name}")
    ConversationBody.model_validate(read.json())
    assert [turn["said"] for turn in read.json()["turns"]][:2] == [SHROUD, second["question"]]
    assert client.delete(f"/v1/conversations/{name}").status_code == 204
    assert client.get(f"/v1/conversations/{name}").json()["code"] == "unknown_conversation"
    assert ask(client, "and if it has hexproof?", conversation=name).status_code == 404


def test_what_is_asked_back_can_be_answered(client):
    first = ask(client, "Can I cast an Aura on a creature with hexproof?", conversation="new").json()
    note = first["conversation"]
    assert (first["verdict"], bool(note["ask"])) == ("depends", True)
    reply = ask(client, "my opponent", conversation=note["id"]).json()
    assert reply["conversation"]["kind"] in ("reply", "follow_up", "unclear")


def test_two_who_speak_at_once_both_have_their_turn(client):
    from concurrent.futures import ThreadPoolExecutor

    name = ask(client, SHROUD, conversation="new").json()["conversation"]["id"]
    said = [f"and if it has hexproof?{'?' * n}" for n in range(6)]
    with ThreadPoolExecutor(6) as threads:
        turns = list(threads.map(lambda text: ask(client, text, conversation=name).json(), said))
    assert sorted(turn["conversation"]["turn"] for turn in turns) == [2, 3, 4, 5, 6, 7]
    kept = client.get(f"/v1/conversations/{name}").json()["turns"]
    assert sorted(turn["said"] for turn in kept[1:]) == sorted(said)
