"""Where phones may reach this computer: its addresses in private networks, the likeliest first."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

_Flag, _Kind = QNetworkInterface.InterfaceFlag, QNetworkInterface.InterfaceType
_VIRTUAL = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet"),
    *("tun", "tap", "utun", "wg", "zt", "tailscale", "ifb"),
)
_ELSEWHERE = "192.0.2.1"
"""An address that nobody has (RFC 5737): only the way there is asked for, nothing is sent."""

_WAIT_MS = 200


class Address(NamedTuple):
    """An address of this computer and the name of its network, as the system calls it."""

    ip: str
    network: str


def addresses() -> list[Address]:
    """Return the addresses to offer, in that order; none where there is no network."""
    first, found = _way_out(), []
    for network in QNetworkInterface.allInterfaces():
        flags = network.flags()
        if not (flags & _Flag.IsUp and flags & _Flag.IsRunning) or flags & (
            _Flag.IsLoopBack | _Flag.IsPointToPoint
        ):
            continue
        is_virtual = network.type() is _Kind.Virtual or network.name().lower().startswith(_VIRTUAL)
        for entry in network.addressEntries():
            ip = entry.ip()
            is_ours = ip.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol and ip.isPrivateUse()
            if is_ours and not ip.isLinkLocal():
                said = ip.toString()
                rank = (said != first, is_virtual, network.type() is not _Kind.Wifi)
                found.append((rank, Address(said, network.humanReadableName())))
    return [address for _, address in sorted(found)]


def _way_out() -> str:
    socket = QUdpSocket()
    socket.connectToHost(QHostAddress(_ELSEWHERE), 9)
    socket.waitForConnected(_WAIT_MS)
    return socket.localAddress().toString()
