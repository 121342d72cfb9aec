// One function for each kind of block; what a block says back is one of the texts that came with it.
import {deal} from "./deal.js";
import {button, el, face, grid, isLarge, meant, picture, place} from "./drawing.js";
import {calls, hear, items} from "./rush.js";

/** The block as an element. `desk` has open(card), say(text, fields), call(text), compose(of, counts), weigh(of, counts,
 * then) and texts. One that can become another of its kind where it stands has `follow`, one that asks the computer
 * anew at every sheet `look`, and one in which there is a place for what the computer refuses `tell`. */
export function draw(block, desk) {
  const title = block.title && el("h2", {}, block.title);
  const made = KINDS[block.kind](block, desk);
  const {inside, ...ways} = Array.isArray(made) ? {inside: made} : made;
  return Object.assign(el("section", {class: block.kind}, title, ...inside), ways);
}

export const isKnown = block => block.kind in KINDS;

const KINDS = {
  cards: ({cards}, desk) => [el("ul", {}, ...cards.map(card => el("li", {}, strip(card, desk))))],
  grid: table,
  ask: question,
  bar: question,
  calls,
  items,
  goals: ({goals, text}) => [text && el("p", {class: "text"}, text), ...goals.map(goal)].filter(Boolean),
  lines: ({lines}) => [el("ul", {class: "panel"}, ...lines.map(line => el("li", {}, line)))],
  input: form,
  deal,
};

function strip(card, desk) {
  const shape = card.stamp ? "card not" : "card";
  return button(`card:${card.id}`, {class: shape, press: () => desk.open(card.id)}, ...face(card));
}

/** All places; a tap on one says in words what lies there. With large letters the words stand there at once. */
function table(block) {
  if (isLarge()) return [el("ul", {class: "panel"}, ...block.places.map(({say}) => el("li", {}, say)))];
  const told = el("p", {class: "panel told", role: "status"});
  const tell = ({head, say}) => event => {
    for (const tile of made.querySelectorAll(".chosen")) tile.classList.remove("chosen");
    event.currentTarget.querySelector(".tile").classList.add("chosen");
    told.replaceChildren(...[head && el("b", {}, head), say].filter(Boolean));
  };
  const made = grid(block, block.places.map(one => place(one, "", tell(one))));
  return [made, told];
}

/** Answers to a question. A bar of what holds as long as it is offered stays where it stands; of its buttons only
 * those are made anew that are others. */
function question({big, text, answers, size, lasting}, desk) {
  let armed = null;  // the answer that was pressed once and asks again, in red
  const press = (answer, made, born) => meant(() => armed?.at ?? born, () => {
    const again = armed?.made === made;
    disarm();
    if (answer.warn && !again) arm(made);
    else if (lasting) desk.call(answer.say);
    else desk.say(answer.say);
  });
  const make = answer => {
    const {say, label, effect, art, pressed} = answer;
    const chosen = pressed !== undefined && {"aria-pressed": String(pressed), "data-chosen": true};
    const shape = [size, answer.warn && effect && "wide"].filter(Boolean).join(" ");
    const made = button(`ask:${say || label}`, {class: shape || null, "data-say": say || null, disabled: !say, ...chosen},
      picture(art), label, effect && el("small", {}, effect));
    const tap = press(answer, made, performance.now());
    if (lasting) hear(made, {tap});
    else made.addEventListener("click", tap);
    made.answer = JSON.stringify(answer);
    return made;
  };
  function arm(made) {
    armed = {made, at: performance.now()};
    made.classList.add("danger");
    sure.replaceChildren(desk.texts.sure ?? "");
  }
  function disarm() {
    armed?.made.classList.remove("danger");
    sure.replaceChildren();
    armed = null;
  }
  function follow(next) {
    next.answers.forEach((answer, at) => {
      const old = row.children[at];
      if (old?.answer === JSON.stringify(answer)) return;
      if (armed?.made === old) disarm();
      const had = old?.contains(document.activeElement);
      if (old) old.replaceWith(make(answer));
      else row.append(make(answer));
      if (had) row.children[at].focus();
    });
    while (row.children.length > next.answers.length) row.lastElementChild.remove();
    row.className = few(next.answers);
  }
  const few = ({length}) => length === 1 ? "answers one" : "answers";
  const sure = el("p", {class: "sure", role: "status"});
  const row = el("div", {class: few(answers)}, ...answers.map(make));
  const inside = [big && el("p", {class: "huge"}, big), text && el("p", {class: "text"}, text), row, sure];
  return lasting ? {inside, follow} : {inside};
}

function goal({title, foot, rows}) {
  const line = ({label, text, met, said}) => el("li", {class: met ? "met" : "open"},
    el("span", {class: "sign", role: "img", "aria-label": said}, met ? "✓" : "○"),
    el("b", {}, label), el("span", {}, text));
  const head = el("h3", {}, title, foot && el("small", {}, foot));
  return el("div", {class: "panel"}, head, el("ul", {}, ...rows.map(line)));
}

/** Whole numbers with plus and minus, and one button that says them. */
function form({text, say, fields, label}, desk) {
  const born = performance.now();
  const inputs = fields.map(one => number(one, desk.texts));
  const send = meant(() => born, () =>
    desk.say(say, Object.fromEntries(inputs.map(({name, read}) => [name, read()]))));
  return [text && el("p", {class: "text"}, text), el("div", {class: "fields"}, ...inputs.map(({node}) => node)),
    button(`input:${say}`, {class: "strong large", "data-say": say, press: send}, label)];
}

function number({name, label, min, max, value}, texts) {
  const id = `field-${name}`;
  const bounds = {min, max, value, step: 1};
  const input = el("input", {id, type: "number", inputmode: "numeric", "data-key": `field:${name}`, ...bounds});
  const read = () => Math.min(max, Math.max(min, Math.round(Number(input.value)) || 0));
  const step = by => () => { input.value = read() + by; input.value = read(); };
  const sign = (key, said, by, shown) =>
    button(`${key}:${name}`, {"aria-label": said, "aria-describedby": id, press: step(by)}, shown);
  const node = el("div", {class: "field"}, el("label", {for: id}, label),
    sign("less", texts.less, -1, "−"), input, sign("more", texts.more, 1, "+"));
  input.addEventListener("change", () => { input.value = read(); });
  return {name, node, read};
}
