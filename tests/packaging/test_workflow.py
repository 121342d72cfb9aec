"""The workflows are valid, and everything they name is in the repository."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pack import ROOT, __main__

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMA = [*("check-jsonschema", "--builtin-schema", "vendor.github-workflows")]
TOOL = shutil.which(SCHEMA[0], path=str(Path(sys.executable).parent)) or shutil.which(SCHEMA[0])

WORKFLOW = pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)


def test_there_are_two_workflows() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]


@pytest.mark.skipif(TOOL is None, reason="check-jsonschema is not installed (packaging/locks/test.txt)")
def test_the_workflows_fit_the_schema() -> None:
    done = subprocess.run([str(TOOL), *SCHEMA[1:], *WORKFLOWS], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@WORKFLOW
def test_every_file_and_module_that_is_run_exists(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    scripts = set(re.findall(r"(?:python3?|run:) ((?:\w+/|\.ci/)*(?:[\w-]+\.py|(?<=/)run))\b", text))
    modules = set(re.findall(r"-m (pack\.\w+)", text))
    assert scripts
    for script in scripts:
        assert (ROOT / script).is_file(), script
    for module in modules:
        assert (ROOT / "packaging" / Path(*module.split("."))).with_suffix(".py").is_file(), module


@WORKFLOW
def test_dev_py_knows_every_verb_and_every_piece(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    pieces = {*__main__.EVERYWHERE, *(piece for here in __main__.HERE.values() for piece in here)}
    command = [sys.executable, "dev.py", "--help"]
    usage = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout
    for verb, words in re.findall(r"dev\.py (\w+)([^\n]*)", text):
        assert re.search(rf"^  {verb}\b", usage, re.MULTILINE), verb
        if verb == "build":
            assert {*words.split()} <= pieces


@WORKFLOW
def test_every_action_is_pinned_to_a_commit_and_says_which_release(workflow: Path) -> None:
    uses = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
    assert uses
    pinned = re.compile(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [use for use in uses if not pinned.fullmatch(use)] == []


@WORKFLOW
def test_every_job_has_a_limit_and_only_publishing_may_write(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert text.count("runs-on:") == text.count("timeout-minutes:")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    writing = [job for job in re.split(r"^  (?=\w+:$)", text, flags=re.MULTILINE) if "write" in job]
    assert [job.split(":")[0] for job in writing] == (["publish"] if workflow.stem == "release" else [])
