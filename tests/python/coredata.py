# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests of the compiled part share: the bundled sample, the command line's own answers, small corpora."""

import json
import os
import pathlib
import subprocess

from touchstone import _core

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources" / "samples"
GOLD, A, B = (str(SAMPLES / name) for name in ("gold.jsonl", "system-a.jsonl", "system-b.jsonl"))


def cli(*words, code=0):
    """What touchstone-cli prints."""
    program = os.environ.get("TOUCHSTONE_CLI", str(ROOT / "build" / "dev" / "bin" / "touchstone-cli"))
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout


def files():
    """Gold and both systems of the sample."""
    return _core.read(GOLD), _core.read(A, system=True), _core.read(B, system=True)


def memory(path, **how):
    """The same as bytes."""
    return _core.read_bytes(pathlib.Path(path).read_bytes(), **how)


def tags(*lists, **how):
    """Lists of tags, written with blanks between them."""
    return _core.read_tags([text.split() for text in lists], **how)


def sides(json_text):
    """The one system of `score --json`, without what names files."""
    system = json.loads(json_text)["systems"][0]
    return {key: value for key, value in system.items() if key not in ("path", "name")}
