"""Look-ups over HTTP: the objects of the commands, languages, entity tags, problems."""

import json
import subprocess
import sys

import pytest

from subrule.service.models import (
    CitedBody,
    CoverageBody,
    GlossaryBody,
    HistoryBody,
    RuleBody,
    SearchBody,
)

COMMAND = "import sys; from subrule.cli import main; sys.exit(main())"


def test_a_rule_is_what_the_command_prints_with_a_wording_a_language(client):
    found = client.get("/v1/rules/303.4d", params={"language": "es"}).json()
    RuleBody.model_validate(found)
    command = [sys.executable, "-c", COMMAND, "rule", "303.4d", "--lang", "es", "--json"]
    printed = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    printed.pop("restatement", None)
    assert {key: found[key] for key in printed} == printed
    assert [wording["language"] for wording in found["wordings"]] == ["es", "fr", "en"]


@pytest.mark.parametrize(
    ("header", "language"), [("fr;q=0.8, de, es;q=0.9", "es"), ("de", "en"), ("fr-CA", "fr")]
)
def test_the_language_is_the_one_the_caller_likes_best(client, header, language):
    answer = client.get("/v1/rules/303.4d", headers={"Accept-Language": header})
    assert answer.json()["language"] == language
    assert answer.headers["content-language"] == language
    assert "accept-language" in answer.headers["vary"].lower()


def test_the_language_asked_for_goes_before_the_one_liked(client):
    answer = client.get("/v1/rules/303.4d?language=fr", headers={"Accept-Language": "es"})
    assert answer.json()["language"] == "fr"


def test_what_the_caller_has_already_is_not_sent_again(client):
    first = client.get("/v1/rules/303.4d")
    again = client.get("/v1/rules/303.4d", headers={"If-None-Match": f'"x", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(
        "/v1/rules/303.4d", headers={"If-None-Match": first.headers["etag"], "Accept-Language": "fr"}
    )
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "No such rule"), ("es", "No existe esa regla"), ("fr", "Cette règle n'existe pas")],
)
def test_a_problem_is_told_in_the_callers_language(client, language, title):
    answer = client.get("/v1/rules/303.9", headers={"Accept-Language": language})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["title"], problem["code"], problem["status"]) == (title, "unknown_rule", 404)
    assert "303.7" in problem["detail"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/v1/rules/seven", 422, "bad_number"),
        ("/v1/rules/..%2f..%2fetc%2fpasswd", 404, "not_found"),
        ("/v1/history/303.99", 404, "no_rule_then"),
        ("/v1/history/303.4d?edition=soon", 422, "bad_edition"),
        ("/v1/cite?number=303.4d&edition=1990-01-01", 422, "bad_edition"),
        ("/v1/cite?number=303.4d", 422, "bad_body"),
        ("/v1/glossary/zzzzqqqqxxxx", 404, "unknown_term"),
        ("/v1/search?q=", 422, "bad_body"),
        ("/v1/search?q=x&k=0", 422, "bad_body"),
        ("/nowhere", 404, "not_found"),
        ("/page/..%2fapp.py", 404, "not_found"),
    ],
)
def test_what_is_not_there_is_an_orderly_problem(client, path, status, code):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_method_that_is_not_taken_is_an_orderly_problem(client):
    answer = client.put("/v1/ask")
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert answer.headers["allow"] == "POST"
    assert client.put("/v1/conversations/x").headers["allow"] == "DELETE, GET"


def test_a_search_finds_rules_by_meaning(client):
    found = client.get("/v1/search", params={"q": "Aura attached to nothing", "k": 3}).json()
    SearchBody.model_validate(found)
    assert len(found["results"]) == 3


def test_a_term_is_shown_in_three_languages(client):
    found = client.get("/v1/glossary/hexproof").json()
    GlossaryBody.model_validate(found)
    assert found["results"][0]["terms"]["es"]["term"] == "antimaleficio"


def test_a_history_and_an_old_citation_are_told(client):
    HistoryBody.model_validate(client.get("/v1/history/303.4d").json())
    cited = client.get("/v1/cite?number=303.4h&edition=2010-02-01").json()
    CitedBody.model_validate(cited)
    assert cited["number"] == "303.4j"


def test_coverage_counts_rules(client):
    found = CoverageBody.model_validate(client.get("/v1/coverage").json())
    assert found.rules == 3162
    assert "303.4d" in found.engine
    assert found.restated["en"] > 1000


@pytest.mark.parametrize("path", ["/v1/rules/303.4d", "/healthz", "/"])
def test_head_gives_the_headers_of_get_without_a_body(client, path):
    got, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert {**head.headers, "date": ""} == {**got.headers, "date": ""}
