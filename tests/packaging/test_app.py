"""The program's folder, and what is done with it after PyInstaller."""

from __future__ import annotations

import zipfile
from pathlib import Path

from pack import app


def test_python_s_own_modules_are_packed_in_one_order(tmp_path: Path) -> None:
    """A bug: PyInstaller packs them in the order of a set, so that no build was equal to another."""
    packed = []
    for number, names in enumerate((("b.pyc", "a.pyc"), ("a.pyc", "b.pyc"))):
        path = tmp_path / str(number) / "_internal" / "base_library.zip"
        path.parent.mkdir(parents=True)
        with zipfile.ZipFile(path, "w") as archive:
            for name in names:
                archive.writestr(zipfile.ZipInfo(name), name)
        app.put_in_order(tmp_path / str(number))
        packed.append(path.read_bytes())
        with zipfile.ZipFile(path) as archive:
            assert {name: archive.read(name) for name in names} == {name: name.encode() for name in names}
    assert packed[0] == packed[1]
