// The dialog of one card: where it may be played, what that would do, and one large button that says all of it.
import {button, el, face, grid, isLarge, meant, place} from "./drawing.js";

export class Choosing {
  /** `desk` has sheet, texts, say(text) and refocus(key). */
  constructor(dialog, desk) {
    this.dialog = dialog;
    this.desk = desk;
    this.card = null;
    dialog.addEventListener("close", () => this.closed());
  }

  open(id) {
    this.card = this.cardOf(id);
    this.target = null;  // the place that was tapped
    this.use = this.only(this.card.uses);
    this.armed = false;
    this.answer = "";  // why the card cannot be played, once that was asked
    this.since = performance.now();
    this.draw();
    this.dialog.showModal();
    this.dialog.scrollTop = 0;
    document.getElementById("choosing-title").focus();
  }

  close() { this.dialog.close(); }

  /** The seat is asked something: whoever only looks at a card is led back to the question. */
  called() { if (this.card && this.all(this.card).length === 0) this.close(); }

  /** A browser tells of it a moment later: another card may be open then, or put away as well. */
  closed() {
    if (!this.card || this.dialog.open) return;
    const {id} = this.card;
    this.card = null;
    this.desk.refocus(`card:${id}`);
  }

  /** A new sheet: stay while the card, and the use that is chosen, are still offered; else close. */
  follow() {
    if (!this.card) return;
    const card = this.cardOf(this.card.id);
    const use = this.use && this.all(card).find(({say}) => say === this.use.say);
    if (!card || (this.use && !use) || (this.card.uses.length && !card.uses.length)) {
      this.close();
      return;
    }
    if (JSON.stringify(use) !== JSON.stringify(this.use)) this.armed = false;
    this.card = card;
    this.use = use ?? this.only(card.uses);
    this.draw();
  }

  /** What was asked here is answered here. */
  tell(answer) {
    this.answer = answer;
    this.draw();
    this.dialog.querySelector(".effect").scrollIntoView({block: "nearest"});
  }

  /** The line is lost: say so where the effect stands, until the next sheet. */
  halt(sentence) { this.dialog.querySelector(".effect")?.replaceChildren(sentence); }

  cardOf(id) {
    return this.desk.sheet.blocks.flatMap(block => block.cards ?? []).find(card => card.id === id);
  }

  all(card) { return card ? [...card.uses, ...(card.discard ? [card.discard] : [])] : []; }

  only(uses) { return uses.length === 1 ? uses[0] : undefined; }

  choose(use, target = null) {
    this.target = target;
    this.use = use;
    this.armed = false;
    this.answer = "";
    this.draw();
    if (use && isLarge()) this.dialog.querySelector(".then").scrollIntoView({block: "end"});
  }

  /** The large button: what warns is asked once more, in red. */
  press() {
    if (this.use.warn && !this.armed) {
      this.armed = true;
      this.since = performance.now();
      this.draw();
      return;
    }
    const {say} = this.use;
    this.close();
    this.desk.say(say);
  }

  draw() {
    const {dialog} = this;
    const key = dialog.contains(document.activeElement) && document.activeElement.dataset.key;
    const {scrollTop} = dialog;
    dialog.replaceChildren(el("div", {class: "what"}, ...this.what()), el("div", {class: "then"}, ...this.then()));
    dialog.scrollTop = scrollTop;
    if (key) (dialog.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? dialog.querySelector("h2")).focus();
  }

  /** The card and where it may go. */
  what() {
    const title = el("h2", {id: "choosing-title", tabindex: "-1"}, this.card.title);
    const card = el("div", {class: this.card.stamp ? "card not" : "card"}, ...face(this.card, title));
    const {help = []} = this.card;
    const told = help.length > 0 && el("div", {class: "panel"}, ...help.map(line => el("p", {}, line)));
    const hint = this.card.uses.length > 1 && el("p", {class: "hint"}, this.desk.texts.choose ?? "");
    return [card, told, hint, ...this.places(), ...this.others()].filter(Boolean);
  }

  places() {
    const block = this.grid();
    if (!block) return [];
    const uses = new Map(block.places.map(({id}) => [id, this.card.uses.filter(({target}) => target === id)]));
    const press = id => meant(() => this.since, () => this.choose(this.only(uses.get(id)), id));
    const chosen = id => id === (this.target ?? this.use?.target);
    if (isLarge()) {
      const legal = block.places.filter(({id}) => uses.get(id).length);
      return [el("div", {class: "list"}, ...legal.map(({id, say}) =>
        button(`place:${id}`, {"aria-pressed": String(chosen(id)), press: press(id)}, say)))];
    }
    return [grid(block, block.places.map(one =>
      uses.get(one.id).length ? place(one, chosen(one.id) ? "chosen" : "can", press(one.id)) : place(one, "cannot")))];
  }

  /** The grid in which this card has places. */
  grid() {
    const targets = new Set(this.card.uses.map(({target}) => target));
    return this.desk.sheet.blocks.find(({kind, places}) => kind === "grid" && places.some(({id}) => targets.has(id)));
  }

  /** Uses that no place of the grid tells apart: those of no place, and several of the place that was tapped. */
  others() {
    const places = new Set(this.grid()?.places.map(({id}) => id));
    const here = this.card.uses.filter(({target}) => target === this.target);
    const uses = [...this.card.uses.filter(({target}) => !places.has(target)), ...(here.length > 1 ? here : [])];
    if (uses.length === 0 || this.card.uses.length === 1) return [];
    return [el("div", {class: "list"}, ...uses.map(use => this.option(use, use.label)))];
  }

  option(use, label) {
    const target = use.target && use.target === this.target ? use.target : null;
    const again = () => this.use === use && use === this.card.discard;  // pressed once more it is let go
    const press = meant(() => this.since, () => this.choose(again() ? this.only(this.card.uses) : use, target));
    return button(`use:${use.say}`, {"aria-pressed": String(this.use === use), press}, label);
  }

  /** What it would do, and the buttons. */
  then() {
    const {card, use, armed} = this;
    const {texts} = this.desk;
    const nothing = this.all(card).length === 0 || (card.uses.length === 0 && use !== card.discard);
    return [
      el("p", {class: armed ? "panel effect warned" : "panel effect", role: "status"}, this.answer || use?.effect || "",
        armed && el("b", {}, texts.sure ?? "")),
      el("div", {class: "buttons"},
        !nothing && button("do", {class: armed ? "danger large" : use === card.discard ? "large" : "strong large",
          disabled: !use, press: meant(() => this.since, () => this.press())}, use?.act ?? use?.label ?? texts.play ?? ""),
        card.why && button(card.why.say, {press: () => this.desk.say(card.why.say)}, card.why.label),
        el("div", {class: card.discard ? "answers" : "answers one"},
          button("back", {press: () => this.close()}, texts.back ?? ""),
          card.discard && this.option(card.discard, texts.discard ?? card.discard.label))),
    ];
  }
}
