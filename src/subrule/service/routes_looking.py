"""Routes that look up: rules, terms, histories, old citations, what is covered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from subrule.paths import REFERENCE_EDITION
from subrule.service.looking import citation_found, life_found, rule_found, term_found
from subrule.service.models import (
    LONGEST_WORDS,
    CitedBody,
    CoverageBody,
    GlossaryBody,
    HistoryBody,
    Language,
    RuleBody,
    SearchBody,
)
from subrule.service.state import Service, caller_language, service_of, tagged
from subrule.service.work import encoded

router = APIRouter(tags=["looking up"])

NumberText = Annotated[str, Path(max_length=32, description="Rule number: 303.4d, 303.4, 303, CR 702.19.B …")]
Edition = Annotated[str, Query(max_length=16, description="Date of the older text, like 2010-02-01.")]
Spoken = Annotated[Language | None, Query(description="By default by Accept-Language.")]


@router.get("/v1/rules/{number}", response_model=RuleBody, summary="A rule by number")
def rule(number: NumberText, request: Request, language: Spoken = None) -> Response:
    """Give a rule with its family, what it cites, what cites it, and its wording in each language."""
    chosen = caller_language(request, language)

    def look(service: Service) -> dict[str, Any]:
        return rule_found(service.library, number, chosen)

    return _looked_up(request, chosen, look)


@router.get("/v1/search", response_model=SearchBody, summary="Rules by meaning")
async def search(
    request: Request,
    q: Annotated[str, Query(min_length=1, max_length=LONGEST_WORDS, description="Words or a question.")],
    k: Annotated[int, Query(ge=1, le=100, description="How many rules.")] = 10,
    language: Spoken = None,
) -> Response:
    """Find the rules nearest in meaning to words or a question in any of the languages."""
    chosen = caller_language(request, language)
    done = await service_of(request).judges.call("search", query=q, language=chosen, count=k)
    return tagged(request, done.content, chosen)


@router.get("/v1/glossary/{term}", response_model=GlossaryBody, summary="A game term in three languages")
def glossary(
    term: Annotated[str, Path(max_length=100, description="A term in any of the languages.")],
    request: Request,
    language: Annotated[
        Language | None, Query(description="Look only among the words of one language.")
    ] = None,
) -> Response:
    """Give a game term in the three languages, its variants and the rule that defines it."""

    def look(service: Service) -> dict[str, Any]:
        return term_found(service.lexicon, service.library, term, language)

    return _looked_up(request, caller_language(request), look)


@router.get("/v1/history/{number}", response_model=HistoryBody, summary="How a rule came about")
def history(
    number: NumberText,
    request: Request,
    edition: Annotated[
        str | None, Query(max_length=16, description="Date of the text whose number it is.")
    ] = None,
    wording: Annotated[bool, Query(description="Add the wordings of the loaded texts.")] = True,
) -> Response:
    """Tell when a rule was created, moved and edited."""

    def look(_: Service) -> dict[str, Any]:
        return life_found(number, edition, wording=wording)

    return _looked_up(request, caller_language(request), look)


@router.get("/v1/cite", response_model=CitedBody, summary="Today's number of an old citation")
def cite(
    request: Request,
    number: Annotated[str, Query(max_length=32, description="The number as the older text prints it.")],
    edition: Edition,
) -> Response:
    """Turn a number of an older text into today's, with a mark: same, extended or changed."""

    def look(_: Service) -> dict[str, Any]:
        return citation_found(number, edition)

    return _looked_up(request, caller_language(request), look)


@router.get("/v1/coverage", response_model=CoverageBody, summary="What is modelled and restated")
def coverage(request: Request) -> Response:
    """Tell which rules the engine knows and how many are restated in each language."""

    def look(service: Service) -> dict[str, Any]:
        loaded = [f"{text.language}-{text.edition}" for text in service.library.loaded_texts()]
        return {**_covered(), "loaded": loaded}

    return _looked_up(request, caller_language(request), look)


@cache
def _covered() -> dict[str, Any]:
    from subrule.answering.coverage import modelled, restated  # noqa: PLC0415 - only where somebody asks
    from subrule.corpus.reference_edition import reference_fingerprints  # noqa: PLC0415 - as above

    return {
        "reference": REFERENCE_EDITION,
        "rules": len(reference_fingerprints()),
        "engine": list(modelled()),
        "restated": restated(),
    }


def _looked_up(request: Request, language: str, look: Callable[[Service], dict[str, Any]]) -> Response:
    service = service_of(request)
    with service.looking:
        found = look(service)
    return tagged(request, encoded(found), language)
