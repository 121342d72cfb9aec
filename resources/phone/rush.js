// What is pressed while time runs for all: a tap is a play, a swipe a discard, several may be on their way, and
// whatever changes meanwhile, nothing is drawn anew under a finger.
import {button, el, meant, picture, unseen} from "./drawing.js";

const SWIPE = 60;      // px to the side: less is no swipe
const SLIP = 24;       // px that a thumb in a hurry may slip in a tap
const TWICE = 500;     // ms in which a click only tells once more what a finger did
const SAID_FOR = 1000; // ms for which a card looks said, should nothing come of it

/** Hear each finger by itself: of two thumbs at once, or right behind a swipe, a browser makes no click. Keys and
 * readers do click. */
export function hear(made, {tap, swipe = null}) {
  const fingers = new Map();
  let told = -Infinity;
  const slide = (by, far) => {
    made.style.transform = by ? `translateX(${by}px)` : "";
    made.classList.toggle("thrown", far);
  };
  const way = (event, {clientX, clientY}) => [event.clientX - clientX, event.clientY - clientY];
  made.addEventListener("pointerdown", event => {
    if (event.button === 0) fingers.set(event.pointerId, event);
  });
  made.addEventListener("pointermove", event => {
    const from = fingers.get(event.pointerId);
    if (!from || !swipe) return;
    const [x] = way(event, from);
    slide(Math.abs(x) > SLIP ? x : 0, Math.abs(x) >= SWIPE);
  });
  const end = event => {
    const from = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    slide(0, false);
    return from;
  };
  made.addEventListener("pointercancel", end);
  made.addEventListener("contextmenu", event => event.preventDefault());  // a slow swipe is no long press
  made.addEventListener("pointerup", event => {
    const from = end(event);
    if (!from || made.matches(":disabled")) return;
    told = event.timeStamp;
    const [x, y] = way(event, from);
    if (swipe && Math.abs(x) >= SWIPE) swipe(event);
    else if (Math.hypot(x, y) < SLIP) tap(event);
  });
  made.addEventListener("click", event => { if (event.timeStamp - told > TWICE) tap(event); });
}

/** Large cards in their places. The switch lets the next tap discard, and goes out with it. */
export function items(block, desk) {
  const places = [];
  const list = el("ul", {});
  let aimed = false;
  const turn = button("discard", {});
  hear(turn, {tap: () => aim(!aimed)});

  function aim(on) {
    aimed = on;
    turn.setAttribute("aria-pressed", String(on));
    turn.textContent = on ? block.switch.on : block.switch.label;
    list.classList.toggle("aimed", on);
    places.forEach(mark);
  }

  /** What a tap on the card of a place would say now. */
  function mark({made, card}) {
    if (!made) return;
    const say = aimed ? card.discard?.say : card.say;
    made.disabled = !say;
    if (say) made.dataset.say = say;
    else delete made.dataset.say;
    made.setAttribute("aria-label", aimed && card.discard ? card.discard.label : card.label);
  }

  function say(made, text) {
    if (!text || !desk.call(text)) return;
    made.classList.add("said");
    setTimeout(() => made.classList.remove("said"), SAID_FOR);
    aim(false);
  }

  /** A card that has just come is not meant by the tap that brought it. */
  function come(place, card) {
    const since = performance.now();
    const had = place.made?.contains(document.activeElement);
    place.made = card.id ? button(`item:${card.id}`, {}) : null;
    const {made} = place;
    if (made) {
      const tap = () => say(made, aimed ? place.card.discard?.say : place.card.say);
      hear(made, {tap: meant(() => since, tap), swipe: meant(() => since, () => say(made, place.card.discard?.say))});
    }
    place.node.replaceChildren(made ?? el("span", {class: "item none"}, unseen(card.title)));
    if (had) made?.focus();
  }

  function follow(next) {
    block = next;
    while (places.length < next.items.length) places.push({node: list.appendChild(el("li", {}))});
    next.items.forEach((card, at) => {
      const place = places[at];
      if (!place.card || place.card.id !== card.id) come(place, card);
      const text = JSON.stringify(card);
      if (place.made && place.text !== text) fill(place.made, card);
      Object.assign(place, {card, text});
    });
    list.className = `of${next.items.length}`;
    turn.hidden = !next.items.some(({discard}) => discard);
    aim(aimed && !turn.hidden);
  }

  follow(block);
  return {inside: [list, turn], follow};
}

/**
 * What stands on a card: its pictures, what it is called, what it pays, and whether somebody asks for it. A voice calls
 * it by its title: the label says all of it in another order, so what it pays is drawn by the style.
 */
function fill(made, {family, title, art, pays = [], foot, glow}) {
  made.className = `item ${family}${glow ? " glows" : ""}`;
  made.replaceChildren(...[
    el("span", {class: "art"}, ...art.map(picture)),
    el("b", {}, title),
    (pays.length > 0 || foot) && el("span", {class: "pays", "data-words": foot}, ...pays.map(picture)),
    glow && el("span", {class: "glow"}, glow),
  ].filter(Boolean));
}

/** Pictures of what can be called out. */
export function calls({answers}, desk) {
  const told = answers.map(() => ({}));
  const buttons = answers.map((answer, at) => {
    const made = button(`call:${at}`, {}, picture(answer.art));
    hear(made, {tap: () => {
      if (!told[at].say || !desk.call(told[at].say)) return;
      made.classList.add("said");
      setTimeout(() => made.classList.remove("said"), SAID_FOR);
    }});
    return made;
  });
  function follow(next) {
    next.answers.forEach((answer, at) => {
      const made = buttons[at];
      told[at] = answer;
      made.classList.toggle("asked", answer.asked);
      made.setAttribute("aria-label", answer.label);
      made.disabled = !answer.say;
      if (answer.say) made.dataset.say = answer.say;
      else delete made.dataset.say;
    });
  }
  follow({answers});
  return {inside: [el("div", {class: "called"}, ...buttons)], follow};
}
