"use strict";
// The page's own words come from the document; whatever the service answers is put in as text, never as markup.
const words = JSON.parse(document.getElementById("messages").textContent);
const pageLanguage = words.language;
const LANGUAGES = ["es", "fr", "en"];
const NUMBER = /^\s*(?:CR\s*)?\d{1,3}(?:\.\d{1,3}\s?[a-z]{0,2})?\.?\s*$/i;
const KEY = "subrule-key";

const at = (id) => document.getElementById(id);
const say = (name, values = {}) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), words[name] ?? name);

let conversation = null;
let sentences = [];
let busy = false;
let turnCount = 0;
const rules = new Map();

function make(tag, options = {}, ...children) {
  const { on = {}, ...attributes } = options;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  for (const [name, act] of Object.entries(on)) element.addEventListener(name, act);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

class Problem extends Error {
  constructor(details) {
    super(details.title);
    this.details = details;
  }
}

async function call(path, options = {}) {
  const headers = { "Accept-Language": pageLanguage, ...options.headers };
  const key = sessionStorage.getItem(KEY);
  if (key) headers["X-API-Key"] = key;
  let response;
  try {
    response = await fetch(path, { ...options, headers, credentials: "omit" });
  } catch {
    throw new Problem({ title: say("problem"), detail: say("offline") });
  }
  if (response.status === 204) return null;
  const body = await response.json().catch(() => ({ title: say("problem"), detail: String(response.status) }));
  if (!response.ok) throw new Problem(body);
  return body;
}

function showProblem(error) {
  const details = error instanceof Problem ? error.details : { title: say("problem"), detail: String(error.message) };
  at("problem").replaceChildren(make("strong", {}, details.title), details.detail ?? "");
  at("problem").hidden = false;
  if (details.code === "no_key") {
    sessionStorage.removeItem(KEY);
    at("key-form").hidden = false;
    at("key").focus();
  }
}

// -- numbers and rules ------------------------------------------------------------------------------------

function numberButton(number, act) {
  return make("button", { type: "button", class: "number", on: { click: act ?? (() => lookUp(number)) } }, number);
}

function ruleOf(number) {
  if (!rules.has(number)) {
    rules.set(
      number,
      call(`v1/rules/${encodeURIComponent(number)}?language=${pageLanguage}`).catch((error) => {
        rules.delete(number);
        throw error;
      }),
    );
  }
  return rules.get(number);
}

function origin(text, outdated = false) {
  const parts = [words[`wording-${text.wording}`] ?? text.wording];
  if (text.edition) parts.push(" · ", make("span", { class: "whole" }, text.edition));
  return make("span", { class: outdated ? "outdated" : null }, ...parts);
}

function printedAs(text, number) {
  return text.printed_as && text.printed_as !== number ? say("printed-as", { number: text.printed_as }) : null;
}

function wordingBlock(wording, number) {
  const outdated = wording.mark && wording.mark !== "same";
  return make(
    "div",
    {},
    make("span", { class: "tongue" }, words[`language-${wording.language}`] ?? wording.language),
    make("p", { lang: wording.language }, wording.text),
    make(
      "p",
      { class: "small" },
      origin(outdated ? { ...wording, wording: "outdated" } : wording, outdated),
      printedAs(wording, number) ? ` · ${printedAs(wording, number)}` : "",
    ),
  );
}

async function fillBeside(place, number, shownLanguage) {
  if (place.dataset.filled) return;
  place.dataset.filled = "yes";
  place.append(make("p", { class: "small" }, say("loading")));
  try {
    const rule = await ruleOf(number);
    const others = LANGUAGES.map((code) => rule.wordings.find((w) => w.language === code)).filter(
      (w) => w && w.language !== shownLanguage,
    );
    place.replaceChildren(...others.map((w) => wordingBlock(w, number)));
  } catch (error) {
    delete place.dataset.filled;
    place.replaceChildren(make("p", { class: "small" }, error.message));
  }
}

function citationBlock(citation, id) {
  const outdated = citation.wording === "outdated";
  const place = make("div", { class: "beside" });
  const details = make("details", {}, make("summary", {}, say("other-languages")), place);
  details.addEventListener("toggle", () => {
    if (details.open) fillBeside(place, citation.number, citation.language);
  });
  details.open = citation.role === "decisive";
  return make(
    "li",
    { class: `rule ${citation.role}`, id, tabindex: "-1" },
    make(
      "p",
      { class: "rule-head" },
      numberButton(citation.number),
      make("span", { class: "role" }, say(citation.role)),
      citation.text === null ? null : origin(citation, outdated),
      printedAs(citation, citation.number),
    ),
    make("p", { lang: citation.language }, citation.text ?? say("no-text")),
    citation.english && citation.language !== "en" && outdated
      ? make("p", { class: "small", lang: "en" }, `${say("english-today")}: ${citation.english}`)
      : null,
    details,
  );
}

// -- answers ----------------------------------------------------------------------------------------------

function section(title, ...children) {
  return make("section", {}, make("h3", {}, title), ...children);
}

function stepNumbers(numbers, prefix) {
  const list = make("span", { class: "numbers" });
  numbers.forEach((number, place) => {
    if (place) list.append(" ");
    list.append(
      numberButton(number, () => {
        const quoted = at(`${prefix}-${number}`);
        if (!quoted) return lookUp(number);
        quoted.scrollIntoView({ block: "center" });
        return quoted.focus();
      }),
    );
  });
  return list;
}

function withoutLead(summary, verdict) {
  const lead = `${verdict}. `;
  return summary.startsWith(lead) ? summary.slice(lead.length) : summary;
}

function answerBlock(said, answer) {
  const prefix = `turn${(turnCount += 1)}`;
  const note = answer.conversation;
  const unclear = note && note.kind === "unclear";
  const kind = unclear ? "unclear" : answer.verdict;
  const lang = answer.language;
  const heading = make(
    "h3",
    { class: "verdict", tabindex: "-1", id: prefix },
    make("span", { class: `badge ${kind}` }, say(`verdict-${kind}`)),
  );
  const block = make(
    "li",
    { class: "turn", "aria-labelledby": prefix },
    make(
      "p",
      { class: "said" },
      make("b", {}, say(note && note.kind !== "question" ? "changed-by" : "you")),
      make("span", { lang }, said),
    ),
    note && note.changed && !unclear ? make("p", { class: "changed", lang }, note.changed) : null,
    heading,
  );
  // The branches say all that the summary of an open case says, and the quoted rule all that of a look-up.
  const told = answer.branches.length || (answer.verdict === "explained" && answer.citations.length);
  if (!told) {
    block.append(make("p", { class: "summary", lang }, withoutLead(answer.summary, say(`verdict-${kind}`))));
  }
  if (answer.warnings.length) {
    block.append(make("ul", { class: "warnings", lang }, ...answer.warnings.map((text) => make("li", {}, text))));
  }
  if (answer.steps.length) {
    const steps = answer.steps.map((step) =>
      make("li", {}, make("span", {}, make("span", { lang }, step.text), stepNumbers(step.citations, prefix))),
    );
    block.append(section(say("steps"), make("ol", { class: "steps" }, ...steps)));
  }
  if (answer.branches.length) {
    const branches = answer.branches.map((branch) =>
      make(
        "li",
        {},
        make("b", { lang }, branch.if),
        " — ",
        make("span", { lang }, branch.summary),
        stepNumbers(branch.citations, prefix),
      ),
    );
    block.append(section(say("branches"), make("ul", { class: "branches" }, ...branches)));
  }
  if (answer.citations.length) {
    const quoted = answer.citations.map((citation) => citationBlock(citation, `${prefix}-${citation.number}`));
    block.append(section(say("rules"), make("ul", { class: "rules" }, ...quoted)));
  }
  const facts = make("dl", { class: "note", lang });
  if (answer.understood && answer.verdict !== "explained") {
    facts.append(make("dt", { lang: pageLanguage }, say("understood")), make("dd", {}, answer.understood));
  }
  if (answer.assumptions.length) {
    facts.append(make("dt", { lang: pageLanguage }, say("assumed")), ...answer.assumptions.map((text) => make("dd", {}, text)));
  }
  if (facts.children.length) block.append(facts);
  if (answer.passages.length && !answer.citations.length && answer.verdict !== "declined") {
    block.append(section(say("passages"), hitList(answer.passages.slice(0, 5))));
  }
  if (!unclear) block.append(shareRow());
  return [block, heading];
}

function hitList(hits) {
  return make(
    "ul",
    { class: "hits" },
    ...hits.map((hit) =>
      make("li", {}, numberButton(hit.number), " ", make("span", { lang: hit.language }, hit.text ?? say("no-text"))),
    ),
  );
}

function shareRow() {
  const link = shareLink();
  const told = make("span", { class: "small", role: "status" });
  const row = make("div", { class: "share row" });
  const button = make(
    "button",
    {
      type: "button",
      class: "quiet",
      on: {
        click: async () => {
          try {
            await navigator.clipboard.writeText(link);
            told.textContent = say("shared");
          } catch {
            const field = make("input", { type: "text", readonly: true, value: link, "aria-label": say("share-by-hand") });
            row.append(field);
            told.textContent = say("share-by-hand");
            field.select();
          }
        },
      },
    },
    say("share"),
  );
  row.append(button, told);
  return row;
}

// What is shared are the sentences themselves, after the "#": no server sees them before they are asked again.
function shareHash() {
  const parameters = new URLSearchParams();
  for (const sentence of sentences) parameters.append("s", sentence);
  return sentences.length ? `#${parameters}` : "";
}

function shareLink() {
  return `${location.origin}${location.pathname}?l=${pageLanguage}${shareHash()}`;
}

// -- asking -----------------------------------------------------------------------------------------------

async function ask(question, { focus = true } = {}) {
  if (busy || !question.trim()) return false;
  busy = true;
  at("ask-button").setAttribute("aria-disabled", "true");
  at("problem").hidden = true;
  at("status").textContent = say("asking");
  try {
    const answer = await call("v1/ask", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ question, conversation: conversation ?? "new" }),
    });
    const note = answer.conversation;
    conversation = note.id;
    if (note.kind === "question") sentences = [];
    if (note.kind !== "unclear") sentences.push(question);
    const [block, heading] = answerBlock(question, answer);
    at("turns").append(block);
    at("conversation").hidden = false;
    at("status").textContent = "";
    history.replaceState(null, "", `${location.pathname}${location.search}${shareHash()}`);
    goOn(note.ask, answer);
    if (focus) {
      heading.focus({ preventScroll: true });
      block.scrollIntoView({ block: "start" });
    }
    return true;
  } catch (error) {
    at("status").textContent = "";
    if (error instanceof Problem && error.details.code === "unknown_conversation") conversation = null;
    showProblem(error);
    return false;
  } finally {
    busy = false;
    at("ask-button").removeAttribute("aria-disabled");
  }
}

function goOn(back, { language, branches }) {
  const asked = Boolean(back);
  const choices = asked ? branches.map((branch) => branch.if) : [];
  at("choices").replaceChildren(
    ...choices.map((text) =>
      make("li", {}, make("button", { type: "button", class: "example", lang: language, on: { click: () => ask(text) } }, text)),
    ),
  );
  at("asked-back").hidden = !asked;
  at("asked-back").textContent = back;
  at("asked-back").lang = language;
  at("ask-heading").textContent = say(asked ? "reply-label" : "follow-label");
  at("question-label").textContent = say(asked ? "reply-label" : "follow-label");
  at("question-label").classList.add("unseen");
  at("question").setAttribute("aria-describedby", asked ? "asked-back question-hint" : "question-hint");
  at("question-hint").textContent = say("follow-hint");
  at("examples").hidden = true;
  at("new-button").hidden = false;
  at("forget-button").hidden = false;
}

function begin() {
  at("choices").replaceChildren();
  conversation = null;
  sentences = [];
  at("turns").replaceChildren();
  at("conversation").hidden = true;
  at("asked-back").hidden = true;
  at("ask-heading").textContent = say("ask-heading");
  at("question-label").textContent = say("ask-label");
  at("question-label").classList.remove("unseen");
  at("question").setAttribute("aria-describedby", "question-hint");
  at("question-hint").textContent = say("ask-hint");
  at("examples").hidden = false;
  at("new-button").hidden = true;
  at("forget-button").hidden = true;
  at("problem").hidden = true;
  at("status").textContent = "";
  history.replaceState(null, "", `${location.pathname}${location.search}`);
  at("question").focus();
}

at("ask-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const question = at("question").value;
  if (NUMBER.test(question)) await lookUp(question);
  else if (await ask(question)) at("question").value = "";
});
at("question").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    at("ask-form").requestSubmit();
  }
});
at("new-button").addEventListener("click", begin);
at("forget-button").addEventListener("click", async () => {
  try {
    if (conversation) await call(`v1/conversations/${conversation}`, { method: "DELETE" });
    begin();
    at("status").textContent = say("forgotten");
  } catch (error) {
    showProblem(error);
  }
});
for (const button of document.querySelectorAll(".example")) {
  button.addEventListener("click", () => {
    at("question").value = button.textContent;
    at("ask-form").requestSubmit();
  });
}
at("key-form").addEventListener("submit", (event) => {
  event.preventDefault();
  sessionStorage.setItem(KEY, at("key").value.trim());
  at("key").value = "";
  at("key-form").hidden = true;
  at("problem").hidden = true;
  at("question").focus();
});

// -- looking up -------------------------------------------------------------------------------------------

function numberLine(title, numbers) {
  if (!numbers.length) return null;
  const line = make("p", { class: "small" }, make("b", {}, title), " ");
  const more = numbers.slice(12);
  numbers.slice(0, 12).forEach((number) => line.append(numberButton(number), " "));
  if (more.length) line.append(say("more", { count: more.length }));
  return line;
}

function ruleBlock(rule) {
  const main = rule.wordings.find((w) => w.language === rule.language);
  const place = make("div", { class: "beside" });
  const others = LANGUAGES.map((code) => rule.wordings.find((w) => w.language === code)).filter(
    (w) => w && w.language !== rule.language,
  );
  place.append(...others.map((w) => wordingBlock(w, rule.number)));
  const heading = make("h3", { tabindex: "-1", id: "look-heading-rule" }, `${rule.number} `);
  heading.append(make("span", { lang: rule.language }, rule.title ?? ""));
  const references = [...new Set(rule.references.map((r) => r.resolved).filter(Boolean))];
  const block = make(
    "article",
    { class: "look-rule", "aria-labelledby": "look-heading-rule" },
    heading,
    rule.text === null
      ? make("p", { class: "small" }, say("no-text"))
      : make("p", { lang: rule.language }, rule.text === rule.title ? "" : rule.text),
    ...rule.examples.map((text) =>
      make("p", { class: "example-text", lang: rule.language }, make("b", { lang: pageLanguage }, say("example")), " ", text),
    ),
    main
      ? make("p", { class: "small" }, origin(main, main.mark !== "same"), printedAs(main, rule.number) ? ` · ${printedAs(main, rule.number)}` : "")
      : null,
    others.length ? make("details", {}, make("summary", {}, say("other-languages")), place) : null,
    numberLine(say("below"), rule.children),
    numberLine(say("part-of"), rule.parent ? [rule.parent] : []),
    numberLine(say("before"), rule.previous ? [rule.previous] : []),
    numberLine(say("after"), rule.next ? [rule.next] : []),
    numberLine(say("cites"), references),
    numberLine(say("cited-by"), rule.cited_by),
  );
  return [block, heading];
}

async function lookUp(text) {
  at("look").value = text;
  at("look-status").textContent = say("loading");
  try {
    if (NUMBER.test(text)) {
      const [block, heading] = ruleBlock(await ruleOf(text.trim()));
      at("look-result").replaceChildren(block);
      at("look-status").textContent = "";
      heading.focus();
    } else {
      const query = new URLSearchParams({ q: text, k: 8, language: pageLanguage });
      const found = await call(`v1/search?${query}`);
      at("look-result").replaceChildren(hitList(found.results));
      at("look-status").textContent = say(found.results.length ? "look-results" : "look-none");
    }
  } catch (error) {
    at("look-result").replaceChildren();
    at("look-status").textContent = error instanceof Problem ? (error.details.detail ?? error.message) : error.message;
    if (error instanceof Problem && error.details.code === "no_key") showProblem(error);
  }
}

at("look-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (at("look").value.trim()) lookUp(at("look").value);
});

// -- links ------------------------------------------------------------------------------------------------

for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", () => link.setAttribute("href", `?l=${link.lang}${shareHash()}`));
}

async function askShared() {
  const shared = new URLSearchParams(location.hash.slice(1)).getAll("s").slice(0, 20);
  for (const sentence of shared) {
    if (!(await ask(sentence, { focus: false }))) return;
  }
}
window.addEventListener("hashchange", () => {
  if (new URLSearchParams(location.hash.slice(1)).has("s")) location.reload();
});
askShared();
