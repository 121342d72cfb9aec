"""Whether phones could be let in: the door opens for this computer alone, and gives the page of phones."""

from __future__ import annotations

import socket
from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QCoreApplication, QEvent

from chrononauts_qt.ui.kit.waiting import wait_for
from chrononauts_qt.ui.selftest.workspace import Workspace
from chrononauts_qt.ui.table.inventory import Flawed

HERE = "127.0.0.1"
OF_THE_SYSTEM = "libgssapi_krb5.so"
"""What Qt's network library wants of Linux; the game does without phones where it is missing."""

PATIENCE = 20.0
"""Seconds for the page."""


def phones(workspace: Workspace) -> int | str:
    """Fetch the page of phones; return how many files a phone may fetch, or why phones cannot come."""
    try:
        import_module("chrononauts_qt.ui.shell.phones_page")  # and all that is loaded for phones
    except ImportError as error:
        if OF_THE_SYSTEM not in str(error):
            raise
        return str(error)
    return _opened()


def _opened() -> int:
    from chrononauts_qt.ui.phones.code import modules
    from chrononauts_qt.ui.phones.door import Door
    from chrononauts_qt.ui.phones.pages import pages

    there = pages()
    door = Door(there)
    try:
        door.open(HERE)
        if not any(map(any, modules(f"http://{door.host}/"))):
            raise Flawed("the code that leads phones here is empty")
        said = _asked(door.host)
    finally:
        door.close()
        door.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs here
    head, _, page = said.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200 ") or page != there["/"].body:
        raise Flawed(f"the page of phones cannot be fetched: {head[:80].decode('ascii', 'replace')}")
    return len(there)


def _asked(host: str) -> bytes:
    """Return all that is answered to a browser that asks for the first page."""
    ip, _, port = host.partition(":")
    answer = bytearray()

    def is_whole() -> bool:
        with suppress(BlockingIOError):
            while part := browser.recv(65_536):
                answer.extend(part)
            return True
        return False

    with socket.create_connection((ip, int(port)), PATIENCE) as browser:
        browser.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        browser.setblocking(False)
        wait_for(is_whole, PATIENCE)
    return bytes(answer)
