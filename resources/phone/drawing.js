// How anything is drawn: elements from texts, pictures by their path, the face of a card, the places of a grid.

/** An element. Properties that are null or false are left out; what is inside enters as text, never as HTML. */
export function el(tag, properties = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "press") made.addEventListener("click", value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside.filter(part => part !== null && part !== undefined && part !== false && part !== ""));
  return made;
}

/** A button; `key` finds it again after the page was drawn anew. */
export function button(key, properties, ...inside) {
  return el("button", {type: "button", "data-key": key, ...properties}, ...inside);
}

const TRIES = 4;
const LATER = 400;  // ms, and so many more each time

/** A picture that says nothing which is not said in words beside it; where it does not come it is asked for again. */
export function picture(art) {
  if (!art) return art;
  const made = el("img", {src: `/art/${encodeURI(art)}`, alt: "", decoding: "sync", draggable: "false"});
  let tries = 0;
  made.addEventListener("error", () => {
    tries += 1;
    if (tries < TRIES) setTimeout(() => { made.src = made.getAttribute("src"); }, LATER * tries);
  });
  return made;
}

export const unseen = text => text && el("span", {class: "unseen"}, text);

const JUST_NOW = 300;  // ms in which what has come under a finger is not meant by it

/** A press that does not count right after `since()`: two quick taps never play a card by accident. */
export function meant(since, act) {
  return event => { if (event.timeStamp - since() >= JUST_NOW) act(event); };
}

/** Letters of 150 % and more: places become a list, as on the board. */
export function isLarge() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24;
}

const lamp = ({label, on, say}) =>
  el("span", {class: on ? "lamp on" : "lamp"}, el("span", {"aria-hidden": "true"}, label), unseen(` ${say} `));

/** What stands on a card: picture on the colour of its family, title, line or steps, lamps, and what it is. */
export function face(card, title = el("b", {}, card.title)) {
  const steps = card.steps.map((step, at) => el("span", {class: "step"}, `${at + 1}. ${step}`));
  const lamps = card.lamps.length > 0 && el("span", {class: "lamps"}, ...card.lamps.map(lamp));
  return [
    el("span", {class: `band ${card.family}`}, picture(card.art)),
    el("span", {class: "words"}, title, card.text && el("span", {class: "step"}, card.text), ...steps, lamps),
    el("span", {class: "foot"}, card.stamp || card.foot),
  ];
}

/** One place of a grid: the whole field is pressed, the tile in it is what is seen. `how`: "", can, cannot, chosen. */
export function place({id, label, state, art, say}, how, press) {
  const properties = {class: "place", "aria-label": say, press};
  if (how === "cannot") properties["aria-disabled"] = "true";
  if (how === "can" || how === "chosen") properties["aria-pressed"] = String(how === "chosen");
  return button(`place:${id}`, properties, el("span", {class: `tile ${state} ${how}`}, picture(art), label));
}

export function grid({columns}, places) {
  const made = el("div", {class: "places"}, ...places);
  made.style.setProperty("--columns", columns);
  return made;
}
