# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the Python module share: the bundled sample, and the numbers of other tools where they are at hand."""

import json
import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources" / "samples"


def oracle(name):
    """Cases with the numbers of another tool; the test is skipped where they are not beside the project."""
    shared = pathlib.Path(os.environ.get("TOUCHSTONE_SHARED", ROOT.parent / "shared"))
    path = shared / "oracles" / name / "cases.json"
    if not path.is_file():
        pytest.skip(f"{path} is not there: these numbers stand outside the project")
    return json.loads(path.read_text(encoding="utf-8"))["cases"]


@pytest.fixture
def sample():
    """Paths of the bundled gold and of its two systems."""
    return [str(SAMPLES / name) for name in ("gold.jsonl", "system-a.jsonl", "system-b.jsonl")]
