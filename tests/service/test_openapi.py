"""The OpenAPI document: its examples are real, and nothing it allows makes the service fail."""

import json
import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from subrule.service.app import examples
from tests.conftest import ROOT, _shared_cache, load_script
from tests.service.running import REAL, Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@schemathesis.serializer("application/x-ndjson")
def lines(ctx, value):
    """Give generated lines as they are."""
    return value.encode("utf-8", "replace") if isinstance(value, str) else json.dumps(value).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        if "SUBRULE_CACHE" not in os.environ:
            patch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))
        # A slow machine must not look like a fault: time is the load test's business.
        running = Running(tmp_path_factory.mktemp("openapi"), REAL, time_limit=120)
        yield running
        running.end()


@pytest.mark.parametrize("mode", GenerationMode)
def test_nothing_that_is_allowed_or_not_makes_it_fail(server, mode):
    document = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [result.ok() for result in document.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:
        _try(operation, mode)


def _try(operation, mode):
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def tried(case):
        case.call_and_validate(checks=CHECKS)

    try:
        tried()
    except Unsatisfiable:
        assert not operation.body  # without a body and parameters nothing can be wrong


def test_the_examples_are_what_is_answered_today(client):
    script = load_script(ROOT / "scripts" / "build_service_examples.py")
    assert set(examples()) == set(script.REQUESTS)
    for name, request in script.REQUESTS.items():
        assert examples()[name] == request | {"answer": script._answer(client, name, request)}, name


def test_every_route_is_described_with_its_problems(client):
    document = client.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            responses = operation["responses"]
            assert "application/problem+json" in responses["default"]["content"], (method, path)
            assert "422" not in responses
    answer = document["paths"]["/v1/ask"]["post"]["responses"]["200"]["content"]["application/json"]
    assert answer["example"]["verdict"] == "no"
    assert document["paths"]["/v1/rules/{number}"]["get"]["parameters"][0]["example"] == "303.4d"
