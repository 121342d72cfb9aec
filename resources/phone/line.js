// The line to the computer: it proves who this is, comes back by itself, and says a word until it was heard.
import {device, keyBytes} from "./keeping.js";
import {hmac, sha256} from "./hmac.js";

const FORM = 1;
const FIRST_WAIT = 150;     // ms after a lost line, doubled each time
const LONGEST_WAIT = 4000;  // ms; also how long an answer is waited for
const LONG_ASLEEP = 10000;  // ms; a line that old may be dead without having heard of it
const MOST_UNHEARD = 16;    // as many the computer knows again
const FIRST_DAY = Date.UTC(2026, 0, 1);
const ENDS = ["released", "taken", "newer", "key"];

/** The proof that whoever holds `key` (bytes) answers this nonce, as 64 hexadecimal digits. */
export function proofOf(key, seat, nonce) {
  const text = new TextEncoder().encode(`chrononauts-qt phone ${FORM}|${seat}|${nonce}|${device}`);
  return [...hmac(sha256, key, text)].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

/** One line at a time. `owner` hears: onSheet, onAck, onBuzz, onRing, onBye, onSeat, onGone, onOtherForm. */
export class Line {
  constructor(owner) {
    this.owner = owner;
    this.who = null;      // {seat, key} or {code}
    this.socket = null;
    this.unheard = [];    // what was said and not acknowledged: said again on the next line
    this.asked = new Map();  // by number who waits for an answer of this line; what is not answered is asked anew
    this.tries = 0;
    this.ended = false;
    this.count = Date.now() - FIRST_DAY;  // a page loaded anew repeats no number
    this.hiddenAt = null;
    document.addEventListener("visibilitychange", () => this.turn(document.hidden));
    for (const kind of ["pageshow", "online"]) addEventListener(kind, () => this.open());
  }

  /** Begin as this one, whatever was before. */
  begin(who) {
    this.who = who;
    this.unheard = [];
    this.ended = false;
    this.tries = 0;
    this.drop();
    this.open();
  }

  open() {
    if (!this.who || this.ended || this.socket) return;
    clearTimeout(this.later);
    const socket = new WebSocket(`ws://${location.host}/line`);
    this.socket = socket;
    this.told = false;
    this.patience(() => socket.readyState === WebSocket.CONNECTING);
    socket.onmessage = event => { if (socket === this.socket) this.hear(JSON.parse(event.data)); };
    socket.onclose = () => { if (socket === this.socket) this.lose(); };
  }

  /** Give the line up if `still` holds when a computer that is there would long have answered. */
  patience(still) {
    const socket = this.socket;
    setTimeout(() => { if (socket === this.socket && still()) this.lose(); }, LONGEST_WAIT);
  }

  /** Let go of the socket without waiting for its end: over a dead line that takes minutes. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    this.asked.clear();
    socket?.close();
  }

  lose() {
    this.drop();
    if (this.ended) return;
    this.owner.onGone();
    this.later = setTimeout(() => this.open(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++));
  }

  /** The page is hidden or seen again: a line that slept long is not trusted. */
  turn(hidden) {
    const slept = this.hiddenAt === null ? 0 : Date.now() - this.hiddenAt;
    this.hiddenAt = hidden ? Date.now() : null;
    if (hidden) return;
    if (slept > LONG_ASLEEP) this.drop();
    this.open();
  }

  hear(message) {
    if (message.form !== undefined) this.answer(message);
    if (message.seat !== undefined) this.owner.onSeat(message.seat, message.key);
    if (message.ack !== undefined) this.acknowledged(message);
    if (message.weighed !== undefined) this.answered(message);
    if (message.sheet) this.onSheet(message.sheet);
    if (message.buzz) this.owner.onBuzz(message.buzz);
    if (message.ring !== undefined) this.owner.onRing(message.ring);
    if (message.bye) this.farewell(message.bye);
  }

  answer({form, nonce}) {
    if (form !== FORM) {
      this.ended = true;
      this.owner.onOtherForm();
      return;
    }
    const {code, seat, key} = this.who;
    if (code) this.send({code: true, device, proof: proofOf(new TextEncoder().encode(code), "code", nonce)});
    else this.send({seat, device, proof: proofOf(keyBytes(key), seat, nonce)});
  }

  onSheet(sheet) {
    this.tries = 0;
    this.asked.clear();  // of every sheet it is asked anew, and what was asked of an older one is not answered
    this.owner.onSheet(sheet);
    if (!this.told) this.unheard.forEach(word => this.tell(word));
    this.told = true;
    // a word of an older moment is too late: nobody acknowledges it now
    this.unheard = this.unheard.filter(({moment}) => moment >= sheet.moment);
  }

  acknowledged({ack, no}) {
    const said = this.unheard.find(({id}) => id === ack);
    this.unheard = this.unheard.filter(word => word !== said);
    this.owner.onAck(no ?? "", said?.say ?? said?.compose.of);
  }

  answered({weighed, told}) {
    this.asked.get(weighed)?.(told);
    this.asked.delete(weighed);
  }

  /** Ask what changes nothing; `then` hears the answer, unless the line is lost before. */
  ask(question, moment, then) {
    this.asked.set(++this.count, then);
    this.send({...question, moment, id: this.count});
  }

  farewell(why) {
    this.ended = ENDS.includes(why);
    if (!this.ended) this.tries = Math.ceil(Math.log2(LONGEST_WAIT / FIRST_WAIT));
    this.owner.onBye(why);
  }

  /** Say a word to the sheet of this moment; false while the last one has not been heard. */
  say(word, moment) {
    return this.unheard.length === 0 && this.call(word, moment);
  }

  /** Say what holds whatever else is on its way; false while there is no line, or too much was not heard. */
  call(word, moment) {
    if (!this.socket || this.unheard.length === MOST_UNHEARD) return false;
    const said = {...word, moment, id: ++this.count};
    this.unheard.push(said);
    this.tell(said);
    return true;
  }

  tell(word) {
    this.send(word);
    this.patience(() => this.unheard.includes(word));
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
