// What is put together out of parts before it is said: who brings, gets and gives what, and with which cards.
import {button, el, meant, picture} from "./drawing.js";

const MOST_BEGUN = 8;
const begun = new Map();  // by the key of a block: what was begun there, so that a new sheet loses none of it

/** What was begun is another one's, or of another game. */
export const forget = () => begun.clear();

export function deal(block, desk) {
  const made = new Deal(block, desk);
  return {inside: [made.node], look: () => made.weigh(), tell: sentence => made.tell(sentence)};
}

class Deal {
  /** `desk` has say(text), compose(of, counts), weigh(of, counts, then) and texts. */
  constructor(block, desk) {
    this.block = {choices: [], parts: [], trays: [], rows: [], stock: {}, begin: {}, ...block};
    this.desk = desk;
    this.born = performance.now();
    this.state = this.begin();
    this.told = el("p", {class: "unseen", role: "status"});
    this.check = el("p", {class: "panel check", role: "status"});  // what is still missing
    this.weighing = 0;
    this.body = el("div");
    this.node = el("div", {}, this.body, this.told);
    this.draw();
  }

  begin() {
    const {key, begin} = this.block;
    const from = JSON.stringify(begin);
    const was = begun.get(key);
    const state = was?.from === from ? was : {from, choice: null, parts: new Set(), counts: {...begin}, open: false};
    begun.delete(key);
    begun.set(key, state);
    if (begun.size > MOST_BEGUN) begun.delete(begun.keys().next().value);
    return state;
  }

  // ---- what there is ----

  get choice() {
    return this.block.choices.find(({id}) => id === this.state.choice) ?? null;
  }

  /** Whether it is open where it is for. */
  get ready() { return this.block.choices.length === 0 || this.choice !== null; }

  /** The parts that are in: those that were brought in, and those that always are. */
  get parts() {
    const closed = this.block.unfold && !this.state.open;
    return closed ? [] : this.block.parts.filter(part => part.fixed || this.state.parts.has(part.id));
  }

  get asks() { return this.parts.some(part => part.asked && !part.fixed); }

  count(name) { return this.state.counts[name] ?? 0; }

  /** What may lie in a tray of a part, with how much there may be: of its own, or of what all share. */
  stock(part, tray) {
    const own = part.stock[tray];
    const shared = this.choice?.stock[tray] ?? this.block.stock[tray] ?? [];
    return (own ?? shared).map(([thing, most]) =>
      [thing, own ? most : most - this.taken(tray, thing) + this.count(`${part.id} ${tray} ${thing}`)]);
  }

  taken(tray, thing) {
    return this.parts.reduce((sum, part) => sum + this.count(`${part.id} ${tray} ${thing}`), 0);
  }

  // ---- what is pressed ----

  change(act) {
    return () => {
      act();
      this.draw();
    };
  }

  choose(choice) {
    this.state.choice = choice.id;
    this.state.parts.clear();
    this.state.counts = Object.fromEntries(choice.picks.map(card => [`play ${card}`, 1]));
  }

  bring(part) {
    const {parts, counts} = this.state;
    const is = parts.delete(part.id);
    for (const name of Object.keys(counts)) if (name.startsWith(`${part.id} `)) delete counts[name];
    if (is) return;
    const others = this.block.parts.filter(({id, asked, alone}) => parts.has(id) && asked && (part.alone || alone));
    if (part.asked) for (const other of others) this.bring(other);
    if (parts.size === 0) {
      for (const [tray, things] of Object.entries(this.choice?.first ?? {})) {
        for (const [thing, count] of things) counts[`${part.id} ${tray} ${thing}`] = count;
      }
    }
    parts.add(part.id);
  }

  put(name, by, most, label) {
    this.state.counts[name] = Math.min(most, Math.max(0, this.count(name) + by));
    this.told.textContent = `${label} ${this.count(name)}`;
  }

  /** All that is in, as the computer reads it; what there is none of is left out. */
  counts() {
    const named = this.parts.flatMap(part => part.trays.flatMap(tray =>
      this.stock(part, tray).map(([thing, most]) => [`${part.id} ${tray} ${thing}`, most])));
    const cards = this.asks ? [] : (this.block.picks?.cards ?? []).map(({id}) => [`play ${id}`, 1]);
    const found = [...named, ...cards].map(([name, most]) => [name, Math.min(most, this.count(name))]);
    if (this.choice) found.push([`at ${this.choice.id}`, 1]);
    return Object.fromEntries(found.filter(([, count]) => count > 0));
  }

  // ---- how it looks ----

  draw() {
    const key = this.node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const {text, note, choices, parts, picks} = this.block;
    const {ready} = this;
    this.body.replaceChildren(...[
      text && el("p", {class: "text"}, text),
      this.rows(), choices.length > 0 && this.choices(),
      ready && parts.some(part => !part.fixed) && this.helpers(),
      ...(ready ? this.parts.map(part => this.part(part)) : []),
      ready && this.choice && this.parts.length > 0 && this.left(),
      ready && picks && !this.asks && this.picks(),
      ready && this.check, ready && this.acts(), note && el("p", {class: "panel"}, note),
    ].filter(Boolean));
    if (key) this.refocus(key);
    this.weigh();
  }

  /** Ask the computer what is still missing of what would be said now; the last answer alone counts. */
  weigh() {
    const act = this.shown().find(({composed}) => composed);
    const number = ++this.weighing;
    if (!act || !this.ready) return;
    this.desk.weigh(act.say, this.counts(), told => { if (number === this.weighing) this.show(told, false); });
  }

  /** What was pressed is refused: it stands where it was said before what is missing. */
  tell(sentence) {
    this.show(sentence, true);
    this.check.scrollIntoView({block: "nearest"});
  }

  show(sentence, refused) {
    this.check.classList.toggle("warned", refused);
    if (refused || this.check.textContent !== sentence) this.check.textContent = sentence;
  }

  refocus(key) {
    const made = this.node.querySelector(`[data-key="${CSS.escape(key)}"]`);
    (made?.disabled ? made.parentElement.querySelector("button:not(:disabled)") : made)?.focus({preventScroll: true});
  }

  rows() {
    if (this.block.rows.length === 0) return null;
    return el("ul", {class: "shares"}, ...this.block.rows.map(({name, mine, gives, gets, say}) =>
      el("li", {class: mine ? "mine" : null},
        el("p", {"aria-hidden": "true"}, el("b", {}, name), this.things(gives), el("span", {}, "→"), this.things(gets)),
        el("p", {}, say))));
  }

  things(things) {
    const each = things.flatMap(([thing, count]) => Array(count).fill(thing));
    return el("span", {class: "things"}, ...each.map(thing => picture(this.block.things[thing].art)));
  }

  choices() {
    const made = this.block.choices.map(choice => {
      const chosen = choice.id === this.state.choice;
      return button(`at:${choice.id}`, {"aria-pressed": String(chosen), press: this.change(() => this.choose(choice))},
        el("b", {}, choice.label), ...Object.entries(choice.stock).map(([tray, things]) =>
          el("span", {class: "amount"}, this.things(things), choice.says[tray])),
        ...choice.told.map(line => el("small", {}, line)));
    });
    return el("div", {}, el("div", {class: "choices wide-choices"}, ...made),
      this.choice?.note && el("p", {class: "panel"}, this.choice.note));
  }

  helpers() {
    const made = this.block.parts.filter(part => !part.fixed).map(part =>
      button(`part:${part.id}`, {"aria-pressed": String(this.state.parts.has(part.id)),
        press: this.change(() => this.bring(part))}, el("b", {}, part.label), part.text && el("small", {}, part.text)));
    return made.length > 0 && el("div", {}, el("h3", {}, this.block.who), el("div", {class: "choices"}, ...made));
  }

  part(part) {
    const trays = this.block.trays.filter(({id}) => part.trays.includes(id)).map(tray => this.tray(part, tray));
    return el("div", {class: "panel"}, part.label && el("h3", {}, part.label),
      part.fixed && this.block.warning && el("p", {}, this.block.warning), ...trays);
  }

  tray(part, {id, label}) {
    const found = this.stock(part, id);
    if (found.length === 0) return null;
    const title = `tray-${part.id}-${id}`;
    return el("div", {class: "tray", role: "group", "aria-labelledby": title}, el("p", {id: title}, label),
      el("div", {class: "counts"}, ...found.map(([thing, most]) => this.number(part, id, thing, most))));
  }

  number(part, tray, thing, most) {
    const name = `${part.id} ${tray} ${thing}`;
    const {label, art} = this.block.things[thing];
    const count = Math.min(most, this.count(name));
    const sign = (key, by, shown, off) => button(`${key}:${name}`, {"aria-label": this.desk.texts[key],
      disabled: off, press: this.change(() => this.put(name, by, most, label))}, shown);
    return el("div", {class: "count", role: "group", "aria-label": label},
      sign("less", -1, "−", count === 0), el("span", {class: count ? "some" : null}, picture(art),
        el("b", {}, String(count)), el("small", {}, label)), sign("more", 1, "+", count >= most));
  }

  left() {
    const {label, none, trays} = this.block.left;
    const there = trays.flatMap(tray => this.choice.stock[tray].map(([thing, most]) => [thing, most - this.taken(tray, thing)]));
    const made = there.filter(([, count]) => count > 0).map(([thing, count]) => el("span", {class: "things"},
      picture(this.block.things[thing].art), el("b", {}, String(count)), el("small", {}, this.block.things[thing].label)));
    return el("p", {class: "left"}, el("b", {}, made.length > 0 ? label : none), ...made);
  }

  picks() {
    const {label, cards} = this.block.picks;
    const made = cards.map(card => {
      const name = `play ${card.id}`;
      return button(`play:${card.id}`, {"aria-pressed": String(this.count(name) > 0),
        press: this.change(() => { this.state.counts[name] = this.count(name) ? 0 : 1; })},
      picture(card.art), el("span", {}, el("b", {}, card.label), el("small", {}, card.text)));
    });
    return made.length > 0 && el("div", {}, el("h3", {}, label), el("div", {class: "choices crew"}, ...made));
  }

  /** The acts of now. */
  shown() {
    const when = this.state.open ? "open" : "closed";
    return this.block.acts.filter(act => !act.when || act.when === when);
  }

  acts() {
    const {unfold, fold} = this.block;
    const said = this.shown().map(act => {
      const press = () => (act.composed ? this.desk.compose(act.say, this.counts()) : this.desk.say(act.say));
      return button(`act:${act.say}`, {class: "large", "data-say": act.say, press: meant(() => this.born, press)},
        this.asks && act.asking ? act.asking : act.label);
    });
    if (unfold) {
      const turn = this.change(() => { this.state.open = !this.state.open; });
      said.push(button("unfold", {class: "large", "aria-expanded": String(this.state.open), press: turn},
        this.state.open ? fold : unfold));
    }
    return el("div", {class: said.length === 1 ? "answers one" : "answers"}, ...said);
  }
}
