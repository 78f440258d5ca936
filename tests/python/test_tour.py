# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour of the help in Python holds: its lines are run in a copy of the bundled sample, and print what stands below them."""

import doctest
import pathlib
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_tour_prints_what_it_shows(tmp_path, monkeypatch):
    folder = shutil.copytree(ROOT / "resources" / "samples", tmp_path / "samples")
    monkeypatch.chdir(folder)
    # Code fences are no output: a line that ends a block would be taken for it.
    text = (ROOT / "resources" / "help" / "tourpython.md").read_text(encoding="utf-8").replace("```", "\n")
    tests = doctest.DocTestParser().get_doctest(text, {}, "tourpython.md", "tourpython.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(tests)
    assert runner.tries > 15 and runner.failures == 0
