// What this browser keeps for the next time, and the bytes it is made of.
const PREFIX = "phone.";

/** What is kept under a name, or null: a private window may keep nothing. */
export function kept(name) {
  try { return localStorage.getItem(PREFIX + name); } catch { return null; }
}

export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch { /* then it is good for this page alone */ }
}

/** 16 random bytes as 22 letters: this browser, and nothing about it. */
function newDevice() {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const device = kept("device") ?? newDevice();
keep("device", device);

/** Whether the page was opened by a scanned link. */
export const isLinked = () => location.hash.includes(".");

/** The seat and its key: out of the link, else what a typed code was exchanged for, else null. */
export function seatOfPage() {
  const [seat, key] = (isLinked() ? location.hash.slice(1) : kept("seat") ?? "").split(".");
  return key ? {seat: Number(seat), key} : null;
}

/** The bytes behind a key's 22 letters; a link that was cut short has none. */
export function keyBytes(key) {
  try {
    return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
  } catch { return new Uint8Array(); }
}
