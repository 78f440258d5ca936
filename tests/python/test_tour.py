# SPDX-License-Identifier: GPL-3.0-or-later
"""What the help shows of Python holds: its lines are run in a copy of the bundled sample, and print what stands below them."""

import doctest
import re
import shutil
import subprocess
import sys

import pytest
from conftest import ROOT, SAMPLES


@pytest.mark.parametrize("page", ["tourpython", "comingfrom"])
def test_a_page_prints_what_it_shows(page, tmp_path, monkeypatch):
    folder = shutil.copytree(SAMPLES, tmp_path / "samples")
    monkeypatch.chdir(folder)
    text = (ROOT / "resources" / "help" / f"{page}.md").read_text(encoding="utf-8")
    for name, content in re.findall(r"^\$ cat (\S+)\n((?:(?!\$ |```).*\n)+)", text, re.MULTILINE):  # files that the page shows
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    # The end of a block of code would be taken for output.
    shown = doctest.DocTestParser().get_doctest(text.replace("```", "\n"), {}, page, page, 0)
    runner = doctest.DocTestRunner()
    runner.run(shown)
    assert runner.tries > 10 and runner.failures == 0


def test_the_example_of_dask_says_in_a_sentence_that_there_is_no_program(tmp_path):
    done = subprocess.run([sys.executable, str(ROOT / "python" / "examples" / "dask_shards.py"), "--program", str(tmp_path / "none")], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "--program" in done.stderr
