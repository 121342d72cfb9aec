"""Which request gets which answer: every wrong Host, Origin, path and method is refused."""

from __future__ import annotations

import re

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from chrononauts_qt.wire.requests import Page, Requests
from tests.each import each

HOST = "192.168.1.5:47113"
PAGES = {
    "/": Page("text/html; charset=utf-8", b"<!doctype html>"),
    "/phone.js": Page("text/javascript", b"1"),
    "/art/dodo.webp": Page("image/webp", b"picture"),
    "/font/face.woff2": Page("font/woff2", b"face"),
}
OURS = (("Host", HOST), ("Origin", f"http://{HOST}"), ("Upgrade", "websocket"))


def ask(path: str, *headers: tuple[str, str], method: str = "GET") -> Response | None:
    """Return what is answered to a request with these headers."""
    told = Headers()
    for name, value in headers:
        told[name] = value
    return Requests(PAGES, HOST).answer(Request(path, told, method))


def status(path: str, *headers: tuple[str, str], method: str = "GET") -> int | None:
    """Return the number of the answer, None where a WebSocket may open."""
    answer = ask(path, *headers, method=method)
    return None if answer is None else answer.status_code


def test_each_page_has_its_exact_path() -> None:
    for check in each(PAGES):
        with check as path:
            answer = ask(path, ("Host", HOST))
            assert answer is not None
            assert (answer.status_code, answer.body) == (200, PAGES[path].body)
            assert answer.headers["Content-Type"] == PAGES[path].kind
            assert answer.headers["Content-Length"] == str(len(PAGES[path].body))


def test_other_paths_are_not_found() -> None:
    nearly = (
        "",
        "//",
        "/?",
        "/#",
        "/.",
        "/phone.js?1",
        "/PHONE.JS",
        "/phone%2Ejs",
        "/art/",
        "/art/../phone.js",
    )
    for check in each((*nearly, "/line", f"http://{HOST}/", "*", "/favicon.ico", "/etc/passwd")):
        with check as path:
            assert status(path, ("Host", HOST)) == 404


def test_a_host_that_is_not_exactly_ours_is_misdirected() -> None:
    wrong = (
        "",
        "192.168.1.5",
        "192.168.1.5:80",
        f"{HOST}.",
        f" {HOST}",
        f"u@{HOST}",
        "evil.test:47113",
        "[::1]:47113",
    )
    for check in each((*wrong, HOST + ",evil.test", "\xff")):
        with check as host:
            assert status("/", ("Host", host)) == 421
            assert status("/line", ("Host", host), *OURS[1:]) == 421
    assert status("/") == 421
    assert status("/", ("Host", HOST), ("Host", HOST)) == 421
    assert status("/", ("Host", HOST), ("Host", "evil.test")) == 421


def test_only_get_is_answered() -> None:
    for check in each(("HEAD", "POST", "PUT", "OPTIONS", "CONNECT", "get", "")):
        with check as method:
            answer = ask("/", ("Host", HOST), method=method)
            assert answer is not None
            assert (answer.status_code, answer.headers["Allow"]) == (405, "GET")
            assert status("/line", *OURS, method=method) == 405


def test_the_websocket_opens_at_its_path_for_our_own_page() -> None:
    assert status("/line", *OURS) is None


def test_the_websocket_opens_nowhere_else() -> None:
    for check in each(("/", "/phone.js", "/line/", "/line?x", "/Line", "/other")):
        with check as path:
            assert status(path, *OURS) == 403


def test_the_websocket_opens_for_no_other_page() -> None:
    host, _, upgrade = OURS
    wrong = (
        "",
        "null",
        HOST,
        f"https://{HOST}",
        f"http://{HOST}/",
        "http://192.168.1.5",
        "http://evil.test",
        "*",
    )
    for check in each(wrong):
        with check as origin:
            assert status("/line", host, upgrade, ("Origin", origin)) == 403
    assert status("/line", host, upgrade) == 403
    assert status("/line", *OURS, ("Origin", f"http://{HOST}")) == 403
    assert status("/line", *OURS, ("Origin", "http://evil.test")) == 403


def test_an_upgrade_said_twice_raises_nothing() -> None:
    assert status("/", ("Host", HOST), ("Upgrade", "h2c"), ("Upgrade", "websocket")) == 403


def test_every_answer_is_safe() -> None:
    for check in each(("/", "/art/dodo.webp", "/none")):
        with check as path:
            answer = ask(path, ("Host", HOST))
            assert answer is not None
            policy = answer.headers["Content-Security-Policy"].split("; ")
            assert policy[0] == "default-src 'none'"
            assert f"connect-src 'self' ws://{HOST}/line" in policy
            assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"} < set(policy)
            assert {"script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'"} < set(
                policy
            )
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "Cross-Origin-Opener-Policy" not in answer.headers
            assert not re.search("unsafe|[*]|python", str(answer.headers), re.IGNORECASE)
    for refused in (
        ask("/", ("Host", "evil.test")),
        ask("/", ("Host", HOST), method="POST"),
        ask("/", *OURS),
    ):
        assert refused is not None
        assert "Content-Security-Policy" in refused.headers
        assert (refused.body, refused.headers["Cache-Control"]) == (b"", "no-store")


def test_pictures_and_typefaces_are_kept_and_nothing_else() -> None:
    caches = {}
    for path in PAGES:
        answer = ask(path, ("Host", HOST))
        assert answer is not None
        caches[path] = answer.headers["Cache-Control"]
    kept = "max-age=86400"
    assert caches == {
        "/": "no-store",
        "/phone.js": "no-store",
        "/art/dodo.webp": kept,
        "/font/face.woff2": kept,
    }
