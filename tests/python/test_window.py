# SPDX-License-Identifier: GPL-3.0-or-later
"""The window and figures, with a program in the place of touchstone that tells how it was called."""

import ctypes
import os
import stat
import sys
import time

import pytest

import touchstone as ts

GOLD = [{"id": "a", "text": "Ada left Oslo.", "entities": [(0, 3, "PER"), (9, 13, "LOC")]}]
RUN = [{"id": "a", "text": "Ada left Oslo.", "entities": [(0, 3, "PER")]}]
PROGRAM = """#!{python}
import os, sys, time
told = sys.argv[1:]
with open(os.environ["TOLD"], "w") as file:
    file.write("\\n".join(told))
if told[0] in ("figure", "screenshot", "report"):
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    if "--fail=yes" in told:
        sys.exit("touchstone: error: no such figure")
    with open(told[told.index("-o") + 1], "w") as file:
        file.write("<svg/>")
else:
    time.sleep(60)
"""


@pytest.fixture
def told(tmp_path, monkeypatch):
    """Words of the last call."""
    program, words = tmp_path / "program", tmp_path / "told"
    program.write_text(PROGRAM.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TOUCHSTONE_PROGRAM", str(program))
    monkeypatch.setenv("TOLD", str(words))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))

    def read():
        for _ in range(200):
            if words.is_file() and words.stat().st_size:
                return words.read_text(encoding="utf-8").split("\n")
            time.sleep(0.05)
        raise AssertionError("the program was not called")
    return read


def test_without_a_display_the_window_is_a_picture(told, tmp_path):
    window = ts.open_window(GOLD, RUN, select={"outcome": "MIS", "gold_type": "LOC"}, preset="conll-2003")
    words = told()
    assert words[0] == "screenshot" and words[words.index("--select") + 1] == "outcome=MIS,gold-type=LOC" and words[words.index("--preset") + 1] == "conll-2003"
    assert window._repr_png_() == b"<svg/>" and not window.is_open and "picture" in repr(window)
    folder = os.path.dirname(words[words.index("--gold") + 1])
    assert os.path.dirname(folder) == str(tmp_path) and stat.S_IMODE(os.stat(folder).st_mode) == 0o700
    window.close()
    assert not os.path.exists(folder)


def test_with_a_display_it_is_started_and_updated(told, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":99")
    with ts.open_window(GOLD, RUN, select="regressed") as window:
        words = told()
        assert words[0] == "--reload" and words[1] == "--gold" and words[words.index("--select") + 1] == "change=regressed" and window.is_open
        system = words[words.index("--system") + 1].split("=", 1)[1]
        before = os.stat(system).st_ino
        window.update(GOLD, RUN)
        assert os.stat(system).st_ino == before  # what did not change stays
        window.update(GOLD, GOLD)
        assert os.stat(system).st_ino != before and ts.read(system).to_jsonl().count(b"LOC") == 1
        with pytest.raises(ts.TouchstoneError, match="as many systems"):
            window.update(GOLD, RUN, RUN)
    assert not window.is_open and not os.path.exists(os.path.dirname(system))
    with pytest.raises(ts.TouchstoneError, match="was closed") as caught:
        window.update(GOLD, RUN)
    assert caught.value.cure


def test_a_window_keeps_its_label_map(told):
    with ts.open_window(GOLD, RUN, label_map={"PER": None}):
        words = told()
        path = words[words.index("--label-map") + 1]
        assert os.path.dirname(path) == os.path.dirname(words[words.index("--gold") + 1])
        with open(path, encoding="utf-8") as file:
            assert file.read() == "both\tPER\t\n"


def test_filters_of_a_window_may_be_lists(told):
    with pytest.raises(ts.TouchstoneError, match="select=5 selects nothing"):
        ts.open_window(GOLD, RUN, select=5)
    with ts.open_window(GOLD, RUN, select={"outcome": ["MIS", "SPU"], "gold_type": "a,b"}):
        words = told()
        assert words[words.index("--select") + 1] == r"outcome=MIS,outcome=SPU,gold-type=a\,b"


def test_figures_and_reports_are_drawn_off_screen(told, tmp_path):
    result = ts.score(GOLD, RUN)
    figure = result.figure("outcomes")
    assert figure.svg == figure._repr_svg_() == "<svg/>" and told()[:2] == ["figure", "outcomes"]
    figure.save(tmp_path / "f.pdf", width=77, font_size=8)
    words = told()
    assert words[words.index("--width") + 1] == "77" and words[words.index("--font-size") + 1] == "8" and words[-1] == str(tmp_path / "f.pdf")
    result.report(tmp_path / "r.html", text=False)
    assert "--no-text" in told() and (tmp_path / "r.html").is_file()
    with pytest.raises(ts.TouchstoneError, match="no such figure"):
        result.figure("outcomes", fail=True).svg
    with pytest.raises(ts.TouchstoneError, match="text=0 is neither"):
        result.report(tmp_path / "r.html", text=0)
    assert not [name for name in os.listdir(tmp_path) if name.startswith("touchstone-")]


def test_the_program_says_what_is_wrong_and_what_to_do(tmp_path, monkeypatch):
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\necho 'touchstone: error: --width: \"1. 2\" is too small; take 10 or more.' >&2\nexit 2\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("TOUCHSTONE_PROGRAM", str(program))
    with pytest.raises(ts.TouchstoneError, match="touchstone figure: --width:") as caught:
        ts.score(GOLD, RUN).figure("outcomes").svg
    assert caught.value.cure == "take 10 or more." and caught.value.code == "invalid-option"


def test_without_the_program_its_package_is_named(monkeypatch):
    monkeypatch.setenv("TOUCHSTONE_PROGRAM", "/nowhere/touchstone")
    with pytest.raises(ts.TouchstoneError, match="TOUCHSTONE_PROGRAM"):
        ts.score(GOLD, RUN).figure().svg
    monkeypatch.delenv("TOUCHSTONE_PROGRAM")
    monkeypatch.setenv("PATH", "/nowhere")
    if not os.path.exists(os.path.join(os.path.dirname(sys.executable), "touchstone")):
        with pytest.raises(ts.TouchstoneError, match="package touchstone"):
            ts.score(GOLD, RUN).figure().svg


def test_files_stay_where_they_are(told, sample):
    ts.open_window(ts.read(sample[0], format="jsonl"), sample[1], sample[2])
    words = told()
    assert words[words.index("--gold") + 1] == sample[0] and words[words.index("--gold-format") + 1] == "jsonl"
    assert [word for word in words if word.startswith("system-")] == [f"system-a={sample[1]}", f"system-b={sample[2]}"]


def test_systems_that_are_read_in_other_ways_are_written_as_they_were_read(told, tmp_path):
    (tmp_path / "a.tsv").write_text("Ada\tB-PER\tO\nleft\tO\tO\n", encoding="utf-8")
    columns = [ts.read(tmp_path / "a.tsv", format="conll", column=column, name=f"column {column}") for column in (2, 3)]
    ts.open_window(columns[0], *columns)
    words = told()
    assert "--column" not in words and "--gold-column" not in words
    files = [words[words.index("--gold") + 1], *(word.split("=", 1)[1] for word in words if word.startswith("column "))]
    assert len(files) == 3 and not any(str(tmp_path / "a.tsv") == name for name in files) and all(name.endswith(".jsonl") for name in files)


class Opened:
    """How often a file was opened since then, by anybody, from the kernel."""

    def __init__(self, path):
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._handle = self._libc.inotify_init1(os.O_NONBLOCK)
        if self._handle < 0 or self._libc.inotify_add_watch(self._handle, os.fsencode(path), 0x20) < 0:  # IN_OPEN
            pytest.skip("the kernel does not tell who opens files")

    def count(self):
        try:
            return len(os.read(self._handle, 1 << 16)) // 16
        except BlockingIOError:
            return 0

    def close(self):
        os.close(self._handle)


def waited(seconds, true):
    for _ in range(seconds * 10):
        if true():
            return True
        time.sleep(0.1)
    return False


def test_the_real_window_reads_again_by_itself_and_remembers_nothing_of_it(tmp_path, monkeypatch):
    program = os.path.join(os.path.dirname(os.environ.get("TOUCHSTONE_CLI", "")), "touchstone")
    if not os.path.isfile(program):
        pytest.skip("touchstone stands not beside $TOUCHSTONE_CLI")
    for name, value in (("TOUCHSTONE_PROGRAM", program), ("DISPLAY", ":none"), ("QT_QPA_PLATFORM", "offscreen"), ("HOME", str(tmp_path)),
                        ("XDG_CONFIG_HOME", str(tmp_path / "config")), ("XDG_RUNTIME_DIR", str(tmp_path))):
        monkeypatch.setenv(name, value)
    settings = tmp_path / "config" / "touchstone" / "touchstone.conf"
    with ts.open_window(GOLD, RUN) as window:
        gold = window._words[window._words.index("--gold") + 1]
        seen = Opened(gold)
        assert waited(60, lambda: seen.count() > 0 or not window.is_open) and window.is_open, "the window never read the gold"
        waited(3, lambda: False)
        seen.count()
        window.update(GOLD, GOLD)  # the gold's file stays as it is: it is opened again where all is read again
        assert waited(30, lambda: seen.count() > 0), "the window did not read again"
        assert window.is_open
        seen.close()
    if settings.is_file():
        assert "reload=true" not in settings.read_text(encoding="utf-8").replace(" ", "")
