"""The page: its document, and what people do with it in a real browser."""

import json
import os
import re
import shutil
from itertools import pairwise
from urllib.parse import urlsplit

import pytest

from subrule.paths import LANGUAGES
from tests.conftest import ROOT, _shared_cache
from tests.service.running import REAL, Running

PAGE = ROOT / "src" / "subrule" / "service" / "page"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DIES = {
    "en": "My creature with an Aura dies. What happens to the Aura?",
    "es": "Mi criatura encantada con un Aura muere. ¿Qué pasa con el Aura?",
    "fr": "Ma créature porte une aura et elle meurt. Qu'arrive-t-il à l'aura ?",
}
SHROUD = {
    "en": ("Can I cast an Aura on a creature with shroud?", "what if the creature doesn't have shroud?"),
    "es": ("¿Puedo lanzar un Aura sobre una criatura con velo?", "¿y si la criatura no tiene velo?"),
    "fr": (
        "Est-ce que je peux lancer une aura sur une créature qui a le linceul ?",
        "et si la créature n'a pas le linceul ?",
    ),
}
NO = {"en": "No", "es": "No", "fr": "Non"}
YES = {"en": "Yes", "es": "Sí", "fr": "Oui"}

browser_test = pytest.mark.browser


# -- the document -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_comes_in_the_language_that_is_liked(client, language):
    answer = client.get("/", headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in answer.text
    assert "{{" not in answer.text
    assert answer.headers["content-language"] == language
    assert client.get(f"/?l={language}").text == answer.text
    assert (
        client.get(
            "/", headers={"If-None-Match": answer.headers["etag"], "Accept-Language": language}
        ).status_code
        == 304
    )


def test_nothing_from_elsewhere_may_be_loaded_or_run(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    for path in PAGE.glob("page.*"):
        assert not re.search(r"https?://", path.read_text(encoding="utf-8")), path
    for name in ("page.js", "page.css", "icon.svg"):
        part = client.get(f"/page/{name}")
        assert part.status_code == 200
        assert part.headers["x-content-type-options"] == "nosniff"


def test_the_page_has_no_words_of_its_own():
    script = (PAGE / "page.js").read_text(encoding="utf-8")
    used = set(re.findall(r'say\(\s*"([a-z-]+)"', script))
    table = (ROOT / "corpus" / "messages" / "service.en.ftl").read_text(encoding="utf-8")
    defined = set(re.findall(r"^page-([\w-]+) =", table, re.MULTILINE))
    assert used <= defined
    body = re.sub(r"\{\{[a-z-]+\}\}", "", (PAGE / "page.html").read_text(encoding="utf-8"))
    text = re.sub(r"<[^>]+>", " ", body)
    assert set(text.split()) <= {"§", "subrule"}


def colours(scheme):
    sheet = (PAGE / "page.css").read_text(encoding="utf-8")
    light, dark = re.findall(r":root \{(.*?)\}", sheet, re.DOTALL)[:2]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", light if scheme == "light" else dark))


def luminance(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_can_be_told_from_its_ground(scheme):
    known = colours(scheme)
    pairs = [(ink, ground) for ink in ("ink", "soft", "accent") for ground in ("ground", "panel", "tint")]
    pairs += [(ink, "panel") for ink in ("yes", "no", "maybe", "plain")]
    pairs += [("on-accent", "accent"), ("warn-ink", "warn-ground"), ("bad-ink", "bad-ground")]
    for ink, ground in pairs:
        light, dark = sorted((luminance(known[ink]), luminance(known[ground])), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (scheme, ink, ground)


# -- in the browser ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    if CHROMIUM is None:
        pytest.skip("no Chromium is found; install it with apt-get install chromium")
    with pytest.MonkeyPatch.context() as patch:
        if "SUBRULE_CACHE" not in os.environ:
            patch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))
        running = Running(tmp_path_factory.mktemp("page"), REAL)
        yield running
        running.end()


@pytest.fixture(scope="module")
def chromium(served):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium, served):
    """Opens pages; fails if one complained, or asked anybody else for anything."""
    contexts, wrong = [], []

    def opened(path="/?l=en", *, url=None, **options):
        context = chromium.new_context(**{"viewport": {"width": 1200, "height": 800}, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "request",
            lambda asked: wrong.append(asked.url) if urlsplit(asked.url).port != served.port else None,
        )
        page.goto(url or f"{served.url}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not wrong


def until(page, expression):
    """Wait for an expression; the page's own policy forbids the browser to wait for one."""
    for _ in range(400):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(expression)


def ask(page, question, turn=1):
    page.fill("#question", question)
    page.click("#ask-button")
    page.wait_for_selector(f".turn:nth-child({turn})")


@browser_test
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_has_verdict_steps_and_the_rules_in_three_languages(open_page, language):
    page = open_page(f"/?l={language}")
    first, second = SHROUD[language]
    ask(page, first)
    assert page.inner_text(".badge") == NO[language]
    assert page.locator(".steps > li").count() == 2
    rule = page.locator(".rule.decisive").first
    rule.locator(".beside > div").nth(1).wait_for()
    assert {e.get_attribute("lang") for e in rule.locator("p[lang]").all()} == set(LANGUAGES)
    ask(page, second, turn=2)
    assert page.locator(".badge").nth(1).inner_text() == YES[language]
    assert page.locator(".turn").nth(1).locator(".changed").inner_text()


@browser_test
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_back_is_answered_with_one_press(open_page, language):
    page = open_page(f"/?l={language}")
    ask(page, DIES[language])
    assert page.inner_text("#asked-back").endswith("?")
    choices = page.locator("#choices button")
    assert choices.count() == 2
    choices.nth(1).click()
    page.wait_for_selector(".turn:nth-child(2)")
    assert page.locator("#choices button").count() == 0
    assert page.locator(".badge.outcome").count() == 1


@browser_test
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_narrow_screen(open_page, language, scheme):
    page = open_page(f"/?l={language}", viewport={"width": 360, "height": 740}, color_scheme=scheme)
    ask(page, DIES[language])
    page.fill("#look", "702.16b")
    page.press("#look", "Enter")
    page.wait_for_selector(".look-rule")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    light = sum(map(int, re.findall(r"\d+", ground)[:3])) > 384
    assert light == (scheme == "light")


@browser_test
def test_the_keyboard_is_enough(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.type(SHROUD["en"][0])
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".turn")
    until(page, "document.activeElement.classList.contains('verdict')")
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("(e => e.id || e.className || e.tagName)(document.activeElement)"))
        if seen[-1] == "look":
            break
    assert seen[0] == "number"
    assert "SUMMARY" in seen
    assert seen.index("question") < seen.index("ask-button") < seen.index("look")
    page.keyboard.type("704.5m")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.id === 'look-heading-rule'")


@browser_test
def test_a_screen_reader_is_told_names_and_news(open_page):
    page = open_page()
    tree = page.locator("body").aria_snapshot()
    for told in ("banner", "main", "complementary", "contentinfo", 'textbox "What happens on the table?"'):
        assert told in tree
    for field in page.locator("input, textarea").all():
        identity = field.get_attribute("id")
        assert page.locator(f"label[for={identity}]").count() == 1
    assert page.get_attribute("#status", "aria-live") == "polite"
    assert page.get_attribute("#problem", "role") == "alert"
    page.evaluate(
        "new MutationObserver(() => (window.told = (window.told ?? '') + document.getElementById('status').textContent))"
        ".observe(document.getElementById('status'), {childList: true, characterData: true, subtree: true})"
    )
    ask(page, DIES["en"])
    assert "Judging" in page.evaluate("window.told")
    levels = [
        int(e.evaluate("e => e.tagName[1]")) for e in page.locator("h1, h2, h3").all() if e.is_visible()
    ]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@browser_test
def test_a_link_leads_to_the_same_answer(open_page, served):
    page = open_page("/?l=es")
    for turn, said in enumerate(SHROUD["es"], start=1):
        ask(page, said, turn)
    link = page.url
    assert link.partition("#")[2]
    again = open_page(url=link)
    again.wait_for_selector(".turn:nth-child(2)")
    strip = "[...document.querySelectorAll('.turn')].map(e => [e.querySelector('.badge').textContent, e.querySelector('.said').textContent])"
    assert again.evaluate(strip) == page.evaluate(strip)
    assert again.url == link


@browser_test
def test_what_is_said_is_shown_as_text(open_page):
    page = open_page()
    words = "<img src=x onerror=alert(1)> <script>alert(2)</script> {{title}}"
    ask(page, words)
    assert words in page.inner_text(".said")
    assert page.locator(".turn img, .turn script").count() == 0


@browser_test
def test_a_conversation_can_be_deleted_and_begun_anew(open_page, served):
    import httpx

    page = open_page()
    with page.expect_response("**/v1/ask") as got:
        ask(page, SHROUD["en"][0])
    name = got.value.json()["conversation"]["id"]
    assert httpx.get(f"{served.url}/v1/conversations/{name}").status_code == 200
    page.click("#forget-button")
    until(page, "document.querySelectorAll('.turn').length === 0")
    assert httpx.get(f"{served.url}/v1/conversations/{name}").status_code == 404
    assert page.evaluate("document.activeElement.id") == "question"


@browser_test
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_decided(open_page, language):
    page = open_page(f"/?l={language}")
    for place in range(3):
        page.locator("#examples .example").nth(place).click()
        page.wait_for_selector(".turn")
        assert page.locator(".badge.undecided, .badge.declined, .badge.unclear").count() == 0
        page.click("#new-button")


@browser_test
def test_a_bare_number_is_looked_up(open_page):
    page = open_page()
    page.fill("#question", " 303.4D ")
    page.click("#ask-button")
    page.wait_for_selector(".look-rule")
    assert page.inner_text(".look-rule h3").startswith("303.4d")


@browser_test
def test_words_find_rules_and_a_rule_leads_to_its_kin(open_page):
    page = open_page("/?l=fr")
    page.fill("#look", "aura attachée à rien")
    page.press("#look", "Enter")
    page.locator(".hits .number").first.click()
    page.wait_for_selector(".look-rule")
    before = page.inner_text(".look-rule h3")
    page.locator(".look-rule .small .number").last.click()
    until(page, f"document.querySelector('.look-rule h3').innerText !== {json.dumps(before)}")
