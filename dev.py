#!/usr/bin/env python3
"""Play, test and check Chrononauts Qt from a fresh clone: `python3 dev.py` lists the verbs.

Needs only the standard library. It makes .venv, installs what the verb needs and starts it.
Nothing here may use syntax newer than Python 3.6: old versions must get as far as the sentence
that names the version we need.
"""
import ctypes
import hashlib
import importlib.util
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile

NEEDED = (3, 11)
TOO_NEW = (3, 15)  # PySide6 6.11 has no release for it
ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
BENCH_VENV = os.path.join(ROOT, ".venv-bench")
LINUX = sys.platform.startswith("linux")

USAGE = """\
usage: python3 dev.py VERB [arguments]

  play [arguments]             start the game
  test [--no-x] [arguments]    run all tests; arguments go to pytest; --no-x leaves out real X windows
  screens [arguments]          look at every screen in each size, look, language and size of text
  check                        look for style slips and type errors
  rules                        list which tests prove which rule
  texts [LANGUAGE]             collect the texts for translation into translations/; LANGUAGE is a new one
  shots --out DIR              save pictures of every screen
  soak NAME [--budget MIN]     play one long test for a while
  build [PIECE ...]            make what people install into dist/: see packaging/README.md
  bench ui [--json]            measure start, input, frames and memory against the bar
  bench engine [--json]        measure the rules engine beside others, in .venv-bench
  bench packaged [--json]      measure the start of what `build` made beside the source and an empty window
  bench journal [--json]       measure what saving adds to an action, and opening what was saved
  bench phones [--json]        measure taps and sheets of five phones, and frames with and without them
"""

# What PySide6 loads but does not bring along: library -> Debian package.
RUNTIME = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
XCB = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# What moves the pointer of a display in tests.
POINTER = {
    "libX11.so.6": "libx11-6",
    "libXtst.so.6": "libxtst6",
}
WAYLAND = {
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}

# What the Debian package is made with: program -> Debian package.
DEBIAN_TOOLS = {
    "objdump": "binutils",
    "dpkg-shlibdeps": "dpkg-dev",
    "xz": "xz-utils",
}


class Stop(Exception):
    """Ends dev.py with a sentence for the person and an exit code."""

    def __init__(self, sentence, code=2):
        Exception.__init__(self, sentence)
        self.code = code


def say(sentence):
    print(sentence, flush=True)


def say_beside(sentence):
    """Say what is being done on the other stream: the answer, JSON perhaps, may be read by a program."""
    print(sentence, file=sys.stderr, flush=True)


def main(argv):
    command = "python3 dev.py " + " ".join(argv)
    if sys.version_info < NEEDED:
        where = "your package manager" if LINUX else "python.org"
        raise Stop(
            "Chrononauts Qt needs Python {}.{} or later; this is {}.\nInstall it from {} and run `{}` again."
            .format(NEEDED[0], NEEDED[1], platform.python_version(), where, command.strip())
        )
    if sys.version_info >= TOO_NEW:
        raise Stop("Chrononauts Qt runs on Python 3.11 to 3.14 so far; this is {}. Run it with one of these."
                   .format(platform.python_version()))
    verbs = {
        "play": play, "test": test, "screens": screens, "check": check, "rules": rules,
        "texts": texts, "shots": shots, "soak": soak, "bench": bench, "build": build,
    }
    if not argv or argv[0] in ("-h", "--help", "help"):
        say(USAGE)
        return 0 if argv else 2
    if argv[0] not in verbs:
        raise Stop("dev.py has no verb `{}`.\n\n{}".format(argv[0], USAGE))
    return verbs[argv[0]](argv[1:])


# The verbs


def play(args):
    """Start the game in the caller's folder, so that a save named on the command line is found."""
    other_platform = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
    ensure_libraries(RUNTIME if other_platform else dict(RUNTIME, **XCB))
    ensure_venv("play")
    compile_texts()
    return run_python(["-m", "chrononauts_qt", *args], cwd=None)


def check(args):
    """Run ruff and mypy, both even if the first finds something."""
    ensure_venv("test")
    style = run_python(["-m", "ruff", "check", ".", *args])
    types = run_python(["-m", "mypy"])
    return style or types


def rules(args):
    ensure_venv("test")
    return run_python(["-m", "tests.rules_coverage", *args])


def texts(args):
    ensure_libraries(RUNTIME)
    ensure_venv("play")
    return run_python(["-m", "tests.gui.i18n.texts", *args])


def shots(args):
    return run_qt_tool("tests.shots", args)


def soak(args):
    if args[:1] in (["faults"], ["reader"], ["window"]) and LINUX:
        ensure_libraries(dict(XCB, **POINTER))
        ensure_xvfb()
    if args[:1] == ["reader"]:
        ensure_reader()
    return run_qt_tool("tests.soak", args)


def bench(args):
    """Measure the windows, journals, or the rules engine beside others that only the bench installs."""
    if args[:1] == ["ui"]:
        return run_qt_tool("tests.perf.bench_ui", args[1:])
    if args[:1] == ["packaged"]:
        if not LINUX:
            raise Stop("The start of the packaged game is measured on Linux, on an X display of its own.")
        ensure_xvfb()
        ensure_venv("build")
        with xvfb() as display:
            env = packing_env(DISPLAY=display)
            return run_python(["-m", "tests.perf.bench_packaged", *args[1:]], extra_env=env)
    if args[:1] == ["journal"]:
        ensure_venv("test")
        return run_python(["-m", "tests.perf.journal", *args[1:]])
    if args[:1] == ["phones"]:
        return run_qt_tool("tests.perf.phones", args[1:])
    if args[:1] == ["engine"]:
        ensure_lock("bench", BENCH_VENV)
        return run_python(["-m", "tests.perf.engine.bench", *args[1:]], venv=BENCH_VENV)
    raise Stop(
        "python3 dev.py bench ui [--json] [--runs N] [--part start|table|thinking|saves|redraw|deals|glass]\n"
        "python3 dev.py bench engine [--json] [--rounds N] [--seconds S]\n"
        "python3 dev.py bench packaged [--json] [--runs N]\n"
        "python3 dev.py bench journal [--json] [--part writing|opening|jumping] [--actions N] [--folder F]\n"
        "python3 dev.py bench phones [--json] [--runs N]"
    )


def build(args):
    """Make the pieces that this system can make; Debian's tools are installed where they are missing."""
    ensure_libraries(dict(RUNTIME, **dict(XCB, **dict(WAYLAND, **of_debians_python()))))
    if shutil.which("dpkg"):
        missing = [program for program in DEBIAN_TOOLS if not shutil.which(program)]
        ensure_packages(sorted({DEBIAN_TOOLS[program] for program in missing}), ", ".join(missing))
    ensure_venv("build")
    compile_texts()
    return run_python(["-m", "pack", *args], extra_env=packing_env())


def of_debians_python():
    """Return the library that Debian's Python does without and PyInstaller does not."""
    name = "libpython{}.{}".format(*sys.version_info[:2])
    return {name + ".so.1.0": name} if sys.base_prefix == "/usr" else {}


def packing_env(**more):
    """Return the environment in which the package of packaging/ can be imported beside ours."""
    return dict(more, PYTHONPATH=os.pathsep.join([ROOT, os.path.join(ROOT, "packaging")]))


def run_qt_tool(module, args):
    ensure_libraries(RUNTIME)
    ensure_venv("test")
    compile_texts()
    return run_python(["-m", module, *args], cwd=None)


def test(args):
    """Run the three parts of the suite: tests/run.py."""
    want_x = "--no-x" not in args
    args = [arg for arg in args if arg != "--no-x"]
    ensure_libraries(dict(RUNTIME, **dict(XCB, **POINTER)) if LINUX and want_x else RUNTIME)
    if LINUX and want_x:
        ensure_xvfb()
    ensure_venv("test")
    compile_texts()
    run = ["-m", "tests.run"]
    if LINUX and want_x:
        with xvfb() as display:
            return run_python([*run, *args], extra_env={"DISPLAY": display})
    reason = "--no-x was given" if LINUX else "there is no X display on this system"
    return run_python([*run, "--without-x=" + reason, *args])


def screens(args):
    """Look at every screen in each size, look, language and size of text, each two of them together."""
    ensure_libraries(RUNTIME)
    ensure_venv("test")
    compile_texts()
    return run_python(["-m", "tests.run", "--screens", *args])


def ensure_xvfb():
    ensure_packages([] if shutil.which("Xvfb") else ["xvfb"], "Xvfb, the display of tests and measurements")


def ensure_reader():
    """Install what hears the accessibility bus: a bus of its own, and pyatspi for the system's Python."""
    if not LINUX:
        raise Stop("What a screen reader hears is heard on Linux, over AT-SPI.")
    programs = {"/usr/bin/dbus-daemon": "dbus", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
                "/usr/lib/python3/dist-packages/pyatspi": "python3-pyatspi"}
    missing = [package for path, package in programs.items() if not os.path.exists(path)]
    ensure_packages(missing, "what a screen reader needs")


def xvfb():
    """Return a private X display, whose name a `with` block gets."""
    from tests.xvfb import Xvfb  # which is newer Python than this module

    return Xvfb()


# The virtual environment


def venv_python(venv=VENV):
    return os.path.join(venv, *(["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]))


def ensure_venv(lock):
    """Make .venv and install the lock; "test" and "build" hold all of "play"."""
    if lock != "play" or not (has_lock("test", VENV) or has_lock("build", VENV)):
        ensure_lock(lock, VENV)


def ensure_lock(lock, venv):
    """Make an environment and install the lock, unless a stamp says that this has been done."""
    if not venv_works(venv):
        make_venv(venv)
    if has_lock(lock, venv):
        return
    install(lock, venv)
    with open(stamp_path(lock, venv), "w") as stamp:
        stamp.write(lock_hash(lock))


def has_lock(lock, venv):
    return read_text(stamp_path(lock, venv)) == lock_hash(lock)


def stamp_path(lock, venv):
    return os.path.join(venv, "installed-" + lock)


def lock_path(lock):
    return os.path.join(ROOT, "packaging", "locks", lock + ".txt")


def lock_hash(lock):
    with open(lock_path(lock), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def read_text(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def venv_works(venv):
    """Tell whether it has a new enough Python with pip; an interrupted or moved one has not."""
    probe = "import sys, pip; sys.exit(sys.version_info < {!r})".format(NEEDED)
    try:
        return subprocess.call([venv_python(venv), "-c", probe], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_venv(venv):
    name = os.path.basename(venv)
    say_beside("Making {} with Python {} ...".format(name, platform.python_version()))
    if LINUX and not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        ensure_packages(["python{}.{}-venv".format(*sys.version_info[:2])], "Python's venv module")
    shutil.rmtree(venv, ignore_errors=True)
    made = run_quietly([sys.executable, "-m", "venv", venv])
    if made.returncode:
        raise Stop("Could not make {}. {}".format(name, explain(made.stdout)))


def install(lock, venv):
    name = os.path.basename(venv)
    wanted = "Installing packaging/locks/{}.txt into {} (once; about 100 MB to download) ..."
    say_beside(wanted.format(lock, name))
    pip = ["-m", "pip", "install", "--disable-pip-version-check", "--quiet", "--retries", "2"]
    done = run_quietly([venv_python(venv), *pip, "-r", lock_path(lock)])
    if done.returncode:
        raise Stop("Could not install what is needed. {}".format(explain(done.stdout)))


def explain(output):
    """Turn the output of pip, venv or apt into one sentence a person can act on."""
    text = output.lower()
    full = shutil.disk_usage(ROOT).free < 50 * 2**20  # venv hides its reason
    if full or "no space left" in text or "errno 28" in text:
        return "The disk is full: free some space (1 GB is enough) and run the same command again."
    signs = ("connection", "name or service", "name resolution", "temporary failure", "timed out")
    if any(sign in text for sign in signs):
        return "There seems to be no network: connect this computer and run the same command again."
    if "permission denied" in text:
        return "This user may not write here: give it the folder, or clone the project elsewhere."
    lines = [line.strip() for line in output.splitlines() if line.strip() and "WARNING" not in line]
    return "The last lines were:\n  " + "\n  ".join(lines[-4:] or ["(nothing)"])


# The translations


def compile_texts():
    """Compile translations/*.ts where they are newer than what we made of them in build/translations.

    Without them the game is played in English, with plurals such as "card(s)": say so and go on. The wheel
    has its own (packaging/build_hook.py, which compiles them all each time).
    """
    source, target = os.path.join(ROOT, "translations"), os.path.join(ROOT, "build", "translations")
    try:
        os.makedirs(target, exist_ok=True)
        for name in sorted(os.listdir(source)):
            stem, ending = os.path.splitext(name)
            if ending == ".ts":
                compile_text(os.path.join(source, name), os.path.join(target, stem + ".qm"))
    except OSError as error:
        say("The translations could not be compiled: {}.".format(error.strerror))


def compile_text(source, target):
    if os.path.exists(target) and os.path.getmtime(target) >= os.path.getmtime(source):
        return
    half = "{}.{}".format(target, os.getpid())  # an interrupted or second run must leave no torn file
    tool = [venv_python(), "-c", "from PySide6.scripts import pyside_tool; pyside_tool.lrelease()"]
    made = run_quietly([*tool, source, "-qm", half])
    if made.returncode:
        say("{} could not be compiled. {}".format(source, explain(made.stdout)))
    else:
        os.replace(half, target)


# System packages


def ensure_libraries(libraries):
    """Install the Debian packages of the libraries that cannot be loaded; elsewhere name them."""
    if not LINUX:
        return
    missing = [library for library in libraries if not can_load(library)]
    ensure_packages([libraries[library] for library in missing], ", ".join(missing))


def can_load(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def ensure_packages(packages, what):
    if not packages:
        return
    install_line = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not shutil.which("apt-get"):
        hint = "Install it with your package manager, then run the same command again."
        raise Stop("Missing: {}.\n{}\nOn Debian the line is:\n  {}".format(what, hint, install_line))
    if os.geteuid() != 0:
        line = "sudo apt-get update && sudo " + install_line
        raise Stop("Missing: {}. Run this line, then the same command again:\n  {}".format(what, line))
    say_beside("Installing {} ...".format(" ".join(packages)))
    run_quietly(["apt-get", "update"])
    done = run_quietly(install_line.split())
    if done.returncode:
        raise Stop("Could not run `{}`. {}".format(install_line, explain(done.stdout)))


# Child processes


def child_env(extra_env=None):
    """Return the environment of our child processes: the package importable, Qt kept quiet."""
    env = dict(os.environ)
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, env.get("PYTHONPATH")]))
    env.update(extra_env or {})
    return env


def run_python(args, cwd=ROOT, extra_env=None, venv=VENV):
    """Run an environment's Python and return its exit code; Qt wants a private XDG_RUNTIME_DIR."""
    env = child_env(extra_env)
    private = None
    if LINUX and not env.get("XDG_RUNTIME_DIR"):
        private = env["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="chrononauts-")
    try:
        code = subprocess.call([venv_python(venv), *args], cwd=cwd, env=env)
    finally:
        if private:
            shutil.rmtree(private, ignore_errors=True)
    return 128 - code if code < 0 else code


def run_quietly(command):
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive", LC_ALL="C")
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.run(command, env=env, universal_newlines=True, errors="replace", **pipes)


def interrupt(*_):
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupt)  # so that Xvfb is stopped too
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        print(stop, file=sys.stderr)
        sys.exit(stop.code)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        print("dev.py could not go on: {}. {}".format(error.strerror, explain(str(error))), file=sys.stderr)
        sys.exit(2)
