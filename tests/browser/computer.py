"""The computer's end of the line, as the page hears it: files from memory, fixed sheets, what was said."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from importlib.resources import files
from pathlib import Path
from threading import Condition, Thread
from typing import TYPE_CHECKING, Any

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.sync.server import serve

if TYPE_CHECKING:
    from websockets.http11 import Request
    from websockets.sync.server import ServerConnection

    from tests.browser.sheets import Sheet

RESOURCES = Path(__file__).parents[2] / "resources"
KEY = "c2VjcmV0IG9mIHNlYXQgMg"
NONCE = "bm9uY2Ugb2YgdGhlIGxpbm"
PATIENCE = 60.0
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def proof(key: bytes, seat: str, device: str, nonce: str = NONCE) -> str:
    """Return what a phone must answer: Python's own HMAC over the text of the contract."""
    text = f"chrononauts-qt phone 1|{seat}|{nonce}|{device}"
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def fonts() -> dict[str, bytes]:
    """Return the four faces by their path."""
    barlow, atkinson = files("fontpkg_barlow_condensed"), files("fontpkg_atkinson_hyperlegible")
    return {
        "/font/label.ttf": (barlow / "files" / "BarlowCondensed-SemiBold.ttf").read_bytes(),
        "/font/title.ttf": (barlow / "files" / "BarlowCondensed-Bold.ttf").read_bytes(),
        "/font/body.ttf": (atkinson / "files" / "AtkinsonHyperlegible-Regular.ttf").read_bytes(),
        "/font/strong.ttf": (atkinson / "files" / "AtkinsonHyperlegible-Bold.ttf").read_bytes(),
    }


FONTS = fonts()


class Computer:
    """A door for one phone. `said` holds every word in order, `weighed` every question what is missing,
    `greetings` every proof, `lines` counts."""

    def __init__(self, sheet: Sheet, code: str = "") -> None:
        self.sheet = sheet
        self.code = code
        self.form = 1
        self.deaf = False  # acknowledges nothing
        self.mute = False  # takes lines and says nothing
        self.cuts = 0  # so many pictures are cut off before they have come
        self.closed = ""  # why a proof is refused
        self.refusal = ""
        self.told = ""  # what is still missing of what is composed
        self.weighed: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.greetings: list[dict[str, Any]] = []
        self.lines = 0
        self._lines: list[ServerConnection] = []
        self._changed = Condition()
        self._server = serve(self._meet, "127.0.0.1", 0, process_request=self._page, compression=None)
        self.port: int = self._server.socket.getsockname()[1]
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def link(self, fragment: str = f"2.{KEY}") -> str:
        """Return the address of the page, with what a code says behind the #."""
        return f"http://127.0.0.1:{self.port}/" + (f"#{fragment}" if fragment else "")

    def close(self) -> None:
        """Cut the line and shut the door."""
        self.cut()
        self._server.shutdown()
        self._thread.join()

    def cut(self) -> None:
        """End all lines without a word, as a network does."""
        for line in self._taken():
            line.socket.shutdown(2)

    def show(self, sheet: Sheet) -> None:
        """Send another sheet to whoever is there, and to whoever comes."""
        self.sheet = sheet
        self._tell({"sheet": sheet})

    def buzz(self) -> None:
        """Ask the phone to shake."""
        self._tell({"buzz": [60]})

    def bye(self, why: str) -> None:
        """End the line and say why."""
        self._tell({"bye": why})
        for line in self._taken():
            line.close()

    def heard(self, count: int) -> list[dict[str, Any]]:
        """Wait until so many words were said, and return them."""
        return self._wait(self.said, count)

    def greeted(self, count: int) -> list[dict[str, Any]]:
        """Wait until so many lines have proved who they are, and return their proofs."""
        return self._wait(self.greetings, count)

    def _wait(self, items: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
        with self._changed:
            assert self._changed.wait_for(lambda: len(items) >= count, PATIENCE), items
            return list(items)

    def _taken(self) -> list[ServerConnection]:
        with self._changed:
            return list(self._lines)

    def _tell(self, message: dict[str, Any]) -> None:
        for line in self._taken():
            self._send(line, message)

    def _send(self, line: ServerConnection, message: dict[str, Any]) -> None:
        line.send(json.dumps(message, ensure_ascii=False, sort_keys=True, separators=(",", ":")))

    def _page(self, connection: ServerConnection, request: Request) -> Response | None:
        if request.path == "/line":
            return None
        if self.cuts and request.path.startswith("/art/"):
            self.cuts -= 1
            connection.socket.shutdown(2)
        content = self._file(request.path)
        kind = TYPES[Path("/index.html" if request.path == "/" else request.path).suffix]
        headers = Headers({"Content-Type": kind, "Content-Length": str(len(content))})
        headers["Content-Security-Policy"] = POLICY
        headers["Connection"] = "close"
        return Response(200, "OK", headers, content)

    def _file(self, path: str) -> bytes:
        if path in FONTS:
            return FONTS[path]
        if path.startswith("/art/"):
            return (RESOURCES / path.removeprefix("/art/")).read_bytes()
        return (RESOURCES / "phone" / (path.strip("/") or "index.html")).read_bytes()

    def _meet(self, line: ServerConnection) -> None:
        try:
            with self._changed:
                self._lines.append(line)
                self.lines += 1
            if not self.mute:
                self._send(line, {"form": self.form, "nonce": NONCE})
            self._greet(line, json.loads(line.recv()))
            for text in line:
                self._hear(line, json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            with self._changed:
                self._lines.remove(line)

    def _greet(self, line: ServerConnection, hello: dict[str, Any]) -> None:
        coded = "code" in hello
        key, seat = (self.code.encode(), "code") if coded else (base64.b64decode(KEY + "=="), "2")
        right = hello["proof"] == proof(key, seat, hello["device"])
        if self.closed or not right:
            self._send(line, {"bye": self.closed or "key"})
            line.close()
        else:
            if coded:
                self._send(line, {"seat": 2, "key": KEY})
            self._send(line, {"sheet": self.sheet})
        with self._changed:
            self.greetings.append(hello)
            self._changed.notify_all()

    def _hear(self, line: ServerConnection, word: dict[str, Any]) -> None:
        if "weigh" in word:
            self._send(line, {"weighed": word["id"], "told": self.told})
            with self._changed:
                self.weighed.append(word)
                self._changed.notify_all()
            return
        if not self.deaf:
            refused = {"no": self.refusal} if self.refusal else {}
            self._send(line, {"ack": word["id"], **refused})
        with self._changed:
            self.said.append(word)
            self._changed.notify_all()
