# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of several layers: each has its own tables, records and figures."""

import pytest
from conftest import ROOT

import touchstone as ts

FILE = ROOT / "tests" / "data" / "hipe" / "exports" / "hipe-2022-ajmc.tsv"


@pytest.fixture
def run(tmp_path):
    """The file with another fine type of its second mention."""
    path = tmp_path / "run.tsv"
    path.write_text(FILE.read_text(encoding="utf-8").replace("B-work.primlit", "B-work.seclit"), encoding="utf-8")
    return path


def test_each_layer_has_its_own_tables_and_records(run):
    both = ts.score(FILE, run, layer="coarse,fine")
    assert both.layers == ["coarse", "fine"]
    for layer in both.layers:
        alone, same = both.layer(layer), ts.score(FILE, run, layer=layer)
        assert dict(alone) == dict(same) and alone.settings == same.settings == {"layer": layer} and alone.layers == []
        assert alone.table().rows == same.table().rows and alone.tables == same.tables
        assert [str(one) for one in both.errors(layer=layer)] == [str(one) for one in same.errors()]
        assert repr(both.figure("outcomes", layer=layer)) == "<Figure 'outcomes'>"
    assert len(both.errors(layer="coarse")) == 0 and len(both.errors(layer="fine")) == 1


def test_what_is_of_one_layer_is_refused_of_several(run, tmp_path):
    both = ts.score(FILE, run, layer=["coarse", "fine"])
    for call in (lambda: both.tables, both.table, both.documents, both.confusion, both.intervals, both.errors, both.figure, both.open,
                 lambda: both.by("surface"), lambda: both.report(tmp_path / "r.html")):
        with pytest.raises(ts.TouchstoneError, match="several layers") as caught:
            call()
        assert "result.layer('coarse')" in caught.value.cure
    assert "fine" in str(both) and "fine" in both._repr_html_()
    with pytest.raises(ts.TouchstoneError, match="no layer"):
        both.layer("nested")
    with pytest.raises(ts.ScoreCheckFailed, match="layer by layer"):
        ts.check_scores(both, fail_if="muc.strict.f1 < 0.99")
    levels = ts.score(FILE, run, noise_level="all,0-0.05")
    with pytest.raises(ts.TouchstoneError, match="several parts"):
        levels.table()


def test_layers_that_differ_between_the_sides_are_no_settings(run):
    fine = ts.read(FILE, layer="fine")
    with pytest.raises(ts.TouchstoneError, match="layer='fine'") as caught:
        ts.score(fine, run).settings
    assert caught.value.cure
    alike = ts.score(fine, ts.read(run, layer="fine"))
    assert alike.settings == {"layer": "fine"} and ts.score(FILE, run, **alike.settings).f1 == alike.f1
    assert ts.score(fine, run, layer="fine").settings == {"layer": "fine"}
    assert ts.score(fine, [{"id": "demo_0010", "text": "Soph Ajax 85", "entities": []}], anyway=True).settings["layer"] == "fine"


def test_a_run_of_another_layer_than_the_gold_is_refused(run):
    fine = ts.read(run, layer="fine")
    for gold in (FILE, ts.read(FILE), ts.read(FILE, layer="coarse")):
        with pytest.raises(ts.TouchstoneError, match="layer='fine'") as refused:
            ts.score(gold, fine)
        assert refused.value.cure == "Read both of them with the same layer."
    assert ts.score(ts.read(FILE, layer="fine"), fine).f1 == ts.score(FILE, run, layer="fine").f1
