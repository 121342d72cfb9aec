"""The door that phones come through: sockets in Qt's own loop. What bytes say is read by `wire.line`.

It knows visitors and what they say, no seats and no games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from chrononauts_qt.wire.limits import Crowd, WrongProofs
from chrononauts_qt.wire.line import PING_SECONDS, Event, Heard, Line, Opened
from chrononauts_qt.wire.messages import bye
from chrononauts_qt.wire.requests import Page, Requests

PORT = 47113
"""Tried first, so that a page finds the door again; any other will do."""

MAX_WAITING = 256 * 1024
"""So many bytes may lie for a phone that does not take them; then it is cut off, and asks for all anew."""

_READ_BYTES = 64 * 1024
_WAITING_SOCKETS = 8
_LOOK_MS = 1_000


class Visitor(QObject):
    """A connection. `seat` is where it sits once it has proved that it may; `nonce` is for its proof."""

    heard = Signal(str)
    opened = Signal()
    gone = Signal()

    def __init__(self, door: Door, socket: QTcpSocket, line: Line) -> None:
        super().__init__(door)
        self.seat: int | None = None
        self.nonce = ""
        self.address = socket.peerAddress().toString()
        self.line = line
        self._now = door.now
        self._socket = socket
        self._events: Iterator[Event] = iter(())
        self._is_gone = False
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._read)
        socket.setParent(self)
        socket.setReadBufferSize(_READ_BYTES)
        socket.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._end)

    @property
    def is_heard(self) -> bool:
        """Tell whether all that has come from there was heard."""
        return not self._more.isActive()

    def say(self, message: bytes) -> None:
        """Say one message."""
        self.line.say(message)
        self._write()

    def ping(self) -> None:
        """Ask for a sign of life."""
        self.line.ping()
        self._write()

    def close(self, farewell: bytes) -> None:
        """Say a last message, and let the phone go; it is on its way even if the door goes at once."""
        self.line.say(farewell)
        self.line.close(self._now())
        self._write()
        self._socket.flush()

    def cut(self) -> None:
        """End it at once."""
        self.line.cut()
        self._socket.abort()
        self._leave()

    def _read(self) -> None:
        """Hear one thing in a turn of the loop: whoever says much at once holds the window up no longer."""
        if self._hear():
            self._more.start()

    def _end(self) -> None:
        """Hear what was said before the line was lost."""
        while self._hear():
            pass
        self._leave()

    def _hear(self) -> bool:
        """Tell whether there was anything to be heard."""
        event = next(self._events, None)
        if event is None and not self.line.is_over:
            self._events = self.line.receive(bytes(self._socket.readAll().data()), self._now())
            event = next(self._events, None)
        if isinstance(event, Opened):
            self.opened.emit()
        elif isinstance(event, Heard):
            self.heard.emit(event.text)
        self._write()
        return event is not None

    def _write(self) -> None:
        if self._is_gone or self._socket.state() is not QTcpSocket.SocketState.ConnectedState:
            return
        if self._socket.bytesToWrite() > MAX_WAITING:
            self.cut()
            return
        for data in self.line.to_send():
            if data:
                self._socket.write(data)
        if self.line.is_over:
            self._socket.disconnectFromHost()

    def _leave(self) -> None:
        if not self._is_gone:
            self._is_gone = True
            self.gone.emit()
            self.deleteLater()


class Door(QObject):
    """Listens on one address while it is open; `now` is the clock in seconds."""

    opened = Signal(Visitor)
    heard = Signal(Visitor, str)
    gone = Signal(Visitor)

    def __init__(
        self,
        pages: Mapping[str, Page],
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self.host = ""
        """Address and port, as links have them; "" while it is closed."""
        self.wrong_proofs = WrongProofs()
        self.knocks = 0
        """How many connections there have been since it was opened."""
        self._pages = pages
        self._visitors: set[Visitor] = set()
        self._crowd: Crowd[Visitor] = Crowd()
        self._pinged = now()
        self._server = QTcpServer(self)
        self._server.setMaxPendingConnections(_WAITING_SOCKETS)
        self._server.newConnection.connect(self._let_in)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self.look)

    def open(self, address: str, port: int = PORT) -> None:
        """Listen on an IPv4 address, at this port or any other; raises OSError."""
        self.close()
        own = QHostAddress(address)
        if not (self._server.listen(own, port) or self._server.listen(own, 0)):
            raise OSError(self._server.errorString())
        self.host, self.knocks = f"{address}:{self._server.serverPort()}", 0
        self._look.start()

    def close(self) -> None:
        """Stop listening, and let all go who are there."""
        self._server.close()
        self._look.stop()
        self.host = ""
        for visitor in list(self._visitors):
            visitor.close(bye("closed"))

    @property
    def is_quiet(self) -> bool:
        """Tell whether all that has come was heard."""
        return all(visitor.is_heard for visitor in self._visitors)

    def admit(self, visitor: Visitor, seat: int) -> None:
        """Let a visitor sit at a seat: it is counted among strangers no more."""
        visitor.seat = seat
        visitor.line.prove()
        self._crowd.leave(visitor)

    def look(self) -> None:
        """Cut who has taken too long, and ask the others for a sign of life."""
        now = self.now()
        pings = now - self._pinged >= PING_SECONDS
        self._pinged = now if pings else self._pinged
        for visitor in list(self._visitors):
            if visitor.line.is_late(now):
                visitor.cut()
            elif pings:
                visitor.ping()

    def _let_in(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self.knocks += 1
            if self.wrong_proofs.shuts(self.now()):
                socket.abort()
                socket.deleteLater()
                continue
            visitor = Visitor(self, socket, Line(Requests(self._pages, self.host), self.now()))
            visitor.opened.connect(lambda who=visitor: self.opened.emit(who))
            visitor.heard.connect(lambda words, who=visitor: self.heard.emit(who, words))
            visitor.gone.connect(lambda who=visitor: self._forget(who))
            self._visitors.add(visitor)
            too_many = self._crowd.enter(visitor, visitor.address)
            if too_many is not None:
                too_many.cut()

    def _forget(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)
        self._crowd.leave(visitor)
        self.gone.emit(visitor)
