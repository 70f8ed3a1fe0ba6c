"""Keys, rate, queue, time: what the service does not let anybody take."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from subrule.service.app import create_app
from subrule.service.rate import MOST_CALLERS, RateLimit
from subrule.service.store import ServiceStore
from tests.service.conftest import settings, wait_until_ready
from tests.service.slow_judges import open_never, open_slow


def ask(client, question, **headers):
    return client.post("/v1/ask", json={"question": question}, headers=headers)


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """One judge that does as it is told, one place in the queue, one second."""
    folder = tmp_path_factory.mktemp("slow")
    app = create_app(settings(folder, waiting=1, time_limit=1.0), open_slow)
    with TestClient(app, raise_server_exceptions=False) as client:
        wait_until_ready(client)
        yield client


def test_a_question_that_takes_too_long_is_ended_and_the_next_is_answered(slow):
    began = time.monotonic()
    answer = ask(slow, "sleep 60")
    assert (answer.status_code, answer.json()["code"]) == (503, "time_limit")
    assert int(answer.headers["retry-after"]) >= 1
    assert time.monotonic() - began < 5
    wait_until_ready(slow)
    assert ask(slow, "hello").status_code == 200


def test_a_judge_that_ends_is_replaced(slow):
    before = ask(slow, "hello").json()["understood"]
    assert ask(slow, "end").json()["code"] == "judge_ended"
    wait_until_ready(slow)
    assert ask(slow, "hello").json()["understood"] != before


def test_a_fault_tells_nothing_of_its_cause(slow):
    answer = ask(slow, "fail")
    assert answer.status_code == 500
    assert "secret" not in answer.text


def test_who_comes_when_the_queue_is_full_is_told_to_come_back(slow):
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda _: ask(slow, "sleep 0.5"), range(6)))
    refused = [answer for answer in answers if answer.status_code == 503]
    assert refused
    assert len(refused) < 6
    for answer in refused:
        assert answer.json()["code"] == "overloaded"
        assert 1 <= int(answer.headers["retry-after"]) <= 60


def test_who_waited_long_is_not_ended_for_it(slow):
    before = ask(slow, "hello").json()["understood"]
    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(lambda _: ask(slow, "sleep 0.4"), range(2)))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert {answer.json()["understood"] for answer in answers} == {before}


def test_what_happened_is_counted_without_what_was_asked(slow):
    ask(slow, "hello there, this is nobody's business")
    text = slow.get("/metrics").text
    assert 'subrule_requests_total{method="POST",route="/v1/ask",status="200"}' in text
    assert 'subrule_verdicts_total{language="en",verdict="undecided"}' in text
    assert "subrule_judges_ready 1.0" in text
    assert "business" not in text


def test_without_a_judge_the_service_says_that_it_is_not_ready(tmp_path):
    app = create_app(settings(tmp_path, time_limit=0.3), open_never)
    with TestClient(app) as client:
        assert client.get("/healthz").status_code == 200
        answer = client.get("/readyz", headers={"Accept-Language": "es"})
        assert (answer.status_code, answer.json()["title"]) == (503, "Aún no está listo")
        assert ask(client, "hello").json()["code"] == "not_ready"


def test_a_key_opens_and_its_removal_closes(tmp_path):
    given = settings(tmp_path, require_key=True)
    store = ServiceStore(given.database)
    key = store.add_key("ana")
    assert key.encode() not in given.database.read_bytes()
    with TestClient(create_app(given, open_slow)) as client:
        assert client.get("/healthz").status_code == 200
        refused = client.get("/v1/rules/303.4d")
        assert (refused.status_code, refused.json()["code"]) == (401, "no_key")
        assert refused.headers["www-authenticate"].startswith("Bearer")
        assert client.get("/metrics").status_code == 401
        assert client.get("/v1/rules/303.4d", headers={"X-API-Key": key + "x"}).status_code == 401
        assert client.get("/v1/rules/303.4d", headers={"X-API-Key": key}).status_code == 200
        assert client.get("/v1/rules/303.4d", headers={"Authorization": f"Bearer {key}"}).status_code == 200
        store.remove_key("ana")
        assert client.get("/v1/rules/303.4d", headers={"X-API-Key": key}).status_code == 401
    store.close()


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path):
    with TestClient(create_app(settings(tmp_path, rate=60, burst=3), open_slow)) as client:
        statuses = [client.get("/v1/rules/303.4d").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        refused = client.get("/v1/rules/303.4d", headers={"Accept-Language": "fr"})
        assert refused.json()["title"] == "Trop de requêtes"
        assert refused.headers["retry-after"]
        assert client.get("/healthz").status_code == 200


def test_a_bucket_fills_again_for_each_caller_apart():
    now = [0.0]
    rate = RateLimit(60, 2, lambda: now[0])
    assert [rate.take("a"), rate.take("a")] == [0, 0]
    assert rate.take("a") == pytest.approx(1)
    assert rate.take("b") == 0
    now[0] = 1.5
    assert rate.take("a") == 0
    assert rate.take("a") == pytest.approx(0.5)


def test_callers_are_forgotten_before_they_fill_the_memory():
    rate = RateLimit(60, 2)
    for number in range(MOST_CALLERS + 10):
        rate.take(str(number))
    assert len(rate._buckets) == MOST_CALLERS


def test_another_host_name_is_refused_where_names_are_set(tmp_path):
    with TestClient(create_app(settings(tmp_path, allowed_hosts=("judge.example",)), open_slow)) as client:
        assert client.get("/healthz").json()["code"] == "bad_host"
        assert client.get("/healthz", headers={"Host": "judge.example:8303"}).status_code == 200
