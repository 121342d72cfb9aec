// The phone knows no game: it draws blocks and says back one of the texts that it was given.
import {Choosing} from "./choosing.js";
import {draw, isKnown} from "./blocks.js";
import {forget} from "./deal.js";
import {button, el, isLarge, picture} from "./drawing.js";
import {isLinked, keep, kept, seatOfPage} from "./keeping.js";
import {Line} from "./line.js";
import {language, words} from "./words.js";

const JUST_MOVED = 300;            // ms in which what has moved under a finger is not meant by it
const SIZES = ["A", "A+", "A++"];  // the page's own letters: some phones do not apply the system's size to pages
const BUZZ_SEEN = 400;             // ms
const CODE = /^[A-Z]{6}$/;

const $ = id => document.getElementById(id);

const desk = {
  sheet: null,
  texts: {},
  tab: null,
  drawn: [],      // the blocks that stand on the page: {text, node, block}
  lostKey: null,  // what had the focus when the line was lost
  bye: null,      // why the computer ended the last line
  said: null,     // the last answer and its moment, to show that it was taken
  open: id => choosing.open(id),
  refocus,
  say: (text, fields) => utter(text, {say: text, ...(fields && {with: fields})}),
  compose: (of, counts) => utter(of, {compose: {of, counts}}),
  weigh: (of, counts, then) => line.ask({weigh: {of, counts}}, desk.sheet.moment, then),
  call: text => line.call({say: text}, desk.sheet.moment),  // several of these may be on their way
};

let moved = -Infinity;  // when the computer has let blocks come or go
const noted = el("p", {id: "note", class: "panel", role: "alert"});  // why the last word was refused

const choosing = new Choosing($("choosing"), desk);
const line = new Line({onSheet, onAck, onBuzz, onRing, onBye, onSeat, onGone, onOtherForm});

/** Say a word to the sheet that is shown; `text` finds the button again that said it. */
function utter(text, word) {
  if (!line.say(word, desk.sheet.moment)) return;
  desk.said = {text, moment: desk.sheet.moment};
  markSaid();
}

// ---- what the computer says ----

function onSheet(sheet) {
  const first = desk.sheet === null, before = desk.sheet?.moment;
  desk.sheet = sheet;
  if (sheet.tone === "over") forget();
  desk.texts = sheet.texts;
  desk.bye = null;
  gate();
  $("all").disabled = false;
  document.documentElement.lang = sheet.language;
  state(sheet.state, sheet.tone);
  sign("here");
  redrawHead();
  if (before !== sheet.moment) note("");
  const kinds = shown(), stood = desk.drawn.map(({node}) => node);
  redraw();
  const after = shown();
  if (kinds.some((kind, at) => after[at] && after[at] !== kind)) moved = performance.now();  // at the end none moves
  choosing.follow();
  for (const {node} of desk.drawn) if (stood.includes(node)) node.look?.();
  if (desk.lostKey && document.activeElement === document.body) refocus(desk.lostKey);
  desk.lostKey = null;
  if (first) $("aloud").textContent = sheet.texts.headphones ?? "";
}

/** What kinds of blocks stand there, in their order. */
const shown = () => desk.drawn.map(({node}) => node.className);

function onSeat(seat, key) {
  keep("seat", `${seat}.${key}`);
  line.who = {seat, key};
}

/** The seat is asked: the question stands at the top, whatever is being looked at. */
function onBuzz(pattern) {
  choosing.called();
  if (scrollY > 0) moved = performance.now();
  scrollTo(0, 0);
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
  document.documentElement.classList.add("buzz");
  setTimeout(() => document.documentElement.classList.remove("buzz"), BUZZ_SEEN);
}

/** The time in which everybody answers runs out of a bar; the computer alone says when it is over. */
function onRing(ring) {
  $("time").hidden = ring === null;
  if (ring === null) return;
  const bar = $("time").firstElementChild.cloneNode();  // a new one runs from its beginning
  bar.style.animationDuration = `${ring.of}ms`;
  bar.style.animationDelay = `${ring.left - ring.of}ms`;
  bar.style.animationPlayState = ring.held ? "paused" : "running";
  $("time").replaceChildren(bar);
}

/** The line is lost and tried again: nothing can be pressed, and what had the focus gets it back. */
function onGone() {
  if (!$("all").disabled) desk.lostKey = document.activeElement.dataset.key;
  $("all").disabled = true;
  sign("gone");
  if (desk.bye === "closed") return;
  state(text("gone"), "gone");
  choosing.halt(text("gone"));
}

/** The computer ends the line and says why: what the page showed is no longer its own. */
function onBye(why) {
  sign("gone");
  state(text(why), "gone");
  desk.bye = why;
  if (why === "closed") {
    $("all").disabled = true;
    return;
  }
  clear();
  if (why === "key" && !isLinked()) askForCode();
  if (why === "taken" || why === "newer") {
    gate(button("again", {class: "large", press: () => connect(line.who)}, text("again")));
  }
}

/** A page of another form than the computer's loads itself anew, once. */
function onOtherForm() {
  state(words.reload, "gone");
  if (sessionStorage.reloaded) return;
  sessionStorage.reloaded = "once";
  location.reload();
}

const text = key => desk.texts[key] ?? words[key] ?? "";

// ---- before the seat is known ----

function begin() {
  document.documentElement.lang = language;
  const seat = seatOfPage();
  if (seat) connect(seat);
  else askForCode();
}

function connect(who) {
  gate();
  state(words.connecting, "look");
  line.begin(who);
}

/** What stands where the blocks would: the letters' form, or a button. */
function gate(...inside) { $("gate").replaceChildren(...inside); }

/** A phone without a camera: the six letters that the big screen shows. */
function askForCode() {
  keep("seat", null);
  const input = el("input", {id: "code", type: "text", maxlength: 6, required: true, autocomplete: "off",
    autocapitalize: "characters", spellcheck: "false", enterkeyhint: "go"});
  const form = el("form", {class: "code"}, el("label", {for: "code"}, words.code), input,
    el("button", {class: "strong large"}, words.join));
  form.addEventListener("submit", event => {
    event.preventDefault();
    const code = input.value.trim().toUpperCase();
    if (!CODE.test(code)) return input.focus();
    connect({code});
  });
  gate(form);
}

// ---- what the page shows ----

function state(sentence, tone) {
  $("state").className = tone;
  if ($("state").textContent === sentence) return;  // said aloud once
  $("state").textContent = sentence;
  document.title = sentence || "Chrononauts Qt";
}

/** The sign of the line: here or gone. */
function sign(which) {
  $("link").className = which;
  $("link").setAttribute("aria-label", text(which));
  $("link").hidden = text(which) === "";
}

function redrawHead() {
  const {name, emblem, color} = desk.sheet;
  document.documentElement.style.setProperty("--seat", color);
  if ($("who").dataset.shown === name + emblem) return;
  $("who").dataset.shown = name + emblem;
  $("who").replaceChildren(...[picture(emblem), el("span", {}, name)].filter(Boolean));
}

/** Draw the tab that is shown. A block that has not changed stays, and with it focus and scrolling; one that can
 * follow changes where it stands, under the fingers that are on it. */
function redraw() {
  document.documentElement.classList.toggle("large", isLarge());
  redrawLetters();
  if (!desk.sheet) return;
  const shown = redrawTabs();
  const key = document.activeElement.dataset.key;
  const {scrollX, scrollY} = window;
  arrange(shown.filter(isKnown));
  markSaid();
  if (key && document.activeElement === document.body) refocus(key);
  scrollTo(scrollX, scrollY);
}

function arrange(blocks) {
  const old = desk.drawn;
  desk.drawn = blocks.map(block => {
    const text = JSON.stringify([block, isLarge()]);
    const same = old.findIndex(one => one.text === text);
    if (same >= 0) return old.splice(same, 1)[0];
    const like = old.findIndex(({node, block: {kind, title}}) =>
      node.follow && kind === block.kind && title === block.title);
    if (like < 0) return {text, block, node: draw(block, desk)};
    const [{node}] = old.splice(like, 1);
    node.follow(block);
    return {text, block, node};
  });
  for (const {node} of old) node.remove();
  desk.drawn.forEach(({node}, at) => {
    const there = $("blocks").children[at] ?? null;
    if (there !== node) $("blocks").insertBefore(node, there);
  });
}

/** Draw the tabs, and tell the blocks above all of them and those of the one that is shown. */
function redrawTabs() {
  const {tabs, blocks} = desk.sheet;
  const ids = tabs.map(([id]) => id);
  if (!ids.includes(desk.tab)) desk.tab = ids[0];
  const text = JSON.stringify([tabs, desk.tab]);
  if ($("tabs").dataset.shown !== text) {
    const key = document.activeElement.dataset.key;
    $("tabs").replaceChildren(...tabs.map(([id, label]) =>
      button(`tab:${id}`, {"aria-current": id === desk.tab ? "page" : null, press: () => turnTo(id)}, label)));
    $("tabs").dataset.shown = text;
    if (key?.startsWith("tab:")) refocus(key);
  }
  $("tabs").hidden = tabs.length < 2;
  return tabs.length < 2 ? blocks : blocks.filter(({tab}) => !tab || tab === desk.tab);
}

function turnTo(id) {
  desk.tab = id;
  redraw();
  scrollTo(0, 0);
}

/** The answer that was given keeps its mark as long as it is still the answer to what is asked. */
function markSaid() {
  for (const made of document.querySelectorAll("#blocks [data-say]:not([data-chosen])")) {
    const is = desk.said?.moment === desk.sheet.moment && desk.said.text === made.dataset.say;
    if (is) made.setAttribute("aria-pressed", "true");
    else made.removeAttribute("aria-pressed");
  }
}

/** What the computer answers to a word that it refuses, below what said it; it covers nothing, and goes with the next
 * press. Where fingers are quick nothing moves away from under them: it stands below all. */
function note(sentence, text) {
  if (noted.isConnected) moved = performance.now();
  noted.remove();
  if (!sentence) return;
  const by = desk.drawn.find(({node}) => node.querySelector(`[data-say="${CSS.escape(text ?? "")}"]`));
  if (by?.node.tell) return by.node.tell(sentence);
  const above = by && !by.block.lasting ? by : desk.drawn.at(-1);
  noted.textContent = sentence;
  (above?.node ?? $("blocks")).append(noted);
  noted.scrollIntoView({block: "nearest"});
}

function onAck(no, text) {
  if (no === "") return;
  if (choosing.card) choosing.tell(no);
  else note(no, text);
  desk.said = null;
  markSaid();
}

/** Take away all that was somebody's. */
function clear() {
  note("");
  forget();
  if ($("choosing").open) choosing.close();
  for (const id of ["blocks", "tabs"]) $(id).replaceChildren();
  $("tabs").hidden = true;
  delete $("tabs").dataset.shown;
  desk.drawn = [];
  desk.sheet = null;
  $("all").disabled = false;
}

/** Focus what has this key, else the head of the page. */
function refocus(key) {
  const made = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (made ?? $("who")).focus();
}

// ---- letters ----

function redrawLetters() {
  const {size} = document.documentElement.dataset;
  const shown = SIZES[size];
  $("letters").textContent = shown;
  $("letters").setAttribute("aria-label", `${text("letters")} ${shown}`.trim());
  $("letters").hidden = false;
}

function setSize(size) {
  document.documentElement.dataset.size = size;
  keep("letters", size);
  redraw();
  choosing.follow();
}

const nextSize = () => (Number(document.documentElement.dataset.size) + 1) % SIZES.length;

$("letters").addEventListener("click", () => setSize(nextSize()));
addEventListener("click", () => note(""));
$("blocks").addEventListener("click", event => {
  if (event.timeStamp - moved < JUST_MOVED && event.pointerType) event.stopPropagation();
}, true);
addEventListener("hashchange", begin);
setSize(Number(kept("letters")) in SIZES ? Number(kept("letters")) : 0);
begin();
