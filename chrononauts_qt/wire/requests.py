"""Which request gets which answer: a page by its exact path, the one WebSocket, or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import NamedTuple

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

LINE = "/line"
"""The path of the WebSocket."""

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""What every answer says; not Cross-Origin-Opener-Policy, which pages without encryption may not have."""

KEPT = ("font/", "image/")
"""What a phone keeps for an evening; the page itself is always asked for anew."""

KEPT_SECONDS = 86_400


class Page(NamedTuple):
    """What lies at a path: its type as in Content-Type, and its bytes."""

    kind: str
    body: bytes


class Requests:
    """Answers requests for `pages` by their paths, as `host`: the address and the port where we listen."""

    def __init__(self, pages: Mapping[str, Page], host: str) -> None:
        self._pages, self._host = pages, host

    def answer(self, request: Request) -> Response | None:
        """Return the answer, or None for the WebSocket, which may open."""
        said = request.headers.get_all
        if said("Host") != [self._host]:
            return self.refusal(HTTPStatus.MISDIRECTED_REQUEST)  # DNS rebinding: another name for our address
        if request.method != "GET":
            return self.refusal(HTTPStatus.METHOD_NOT_ALLOWED)
        if said("Upgrade"):
            is_ours = request.path == LINE and said("Origin") == [f"http://{self._host}"]
            return None if is_ours else self.refusal(HTTPStatus.FORBIDDEN)
        page = self._pages.get(request.path)
        return self.refusal(HTTPStatus.NOT_FOUND) if page is None else self._answer(HTTPStatus.OK, page)

    def refusal(self, status: HTTPStatus) -> Response:
        """Return an answer with nothing in it."""
        return self._answer(status, Page("text/plain", b""))

    def _answer(self, status: HTTPStatus, page: Page) -> Response:
        is_kept = page.kind.startswith(KEPT)
        headers = Headers(
            {
                "Content-Type": page.kind,
                "Content-Length": str(len(page.body)),
                "Connection": "close",
                "Cache-Control": f"max-age={KEPT_SECONDS}" if is_kept else "no-store",
                "Content-Security-Policy": self._policy(),
                **SAFE,
            }
        )
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            headers["Allow"] = "GET"
        return Response(status.value, status.phrase, headers, page.body)

    def _policy(self) -> str:
        """Return what the page may load; older WebKit does not take 'self' for the WebSocket."""
        own = (f"{kind}-src 'self'" for kind in ("script", "style", "img", "font"))
        line = f"connect-src 'self' ws://{self._host}{LINE}"
        none = (f"{what} 'none'" for what in ("base-uri", "form-action", "frame-ancestors"))
        return "; ".join(("default-src 'none'", *own, line, *none))
