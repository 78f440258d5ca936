# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparisons, checks, patterns, projects."""

import json
import shutil

import pytest
from conftest import SAMPLES
from coredata import cli

import touchstone as ts


def test_differences_and_what_stands_behind_them(sample):
    comparison = ts.compare(*sample, scores=["muc.strict.f1", "conll.f1"], samples=500)
    difference = comparison["muc.strict.f1"]
    assert difference.delta == pytest.approx(difference.b - difference.a) and difference.low < difference.delta < difference.high and 0 < difference.p < 1
    assert list(comparison) == ["muc.strict.f1", "conll.f1"] and comparison.systems == ["system-a", "system-b"]
    assert len(comparison.fixed()) == 46 and len(comparison.regressed()) == 37
    assert comparison.table().columns[0] == "score" and len(comparison.table()) == 2
    assert "difference" in comparison._repr_html_() and "muc.strict.f1" in str(comparison)
    again = ts.compare(*sample, samples=500)["muc.strict.f1"]
    assert again == difference  # the same on every machine


def test_the_numbers_are_those_of_the_command_line(sample):
    words = [word for path in sample[1:] for word in ("--system", path)]
    told = json.loads(cli("compare", "--gold", sample[0], *words, "--measure", "muc.strict.f1", "--json"))
    (wanted,) = told["differences"]
    found = ts.compare(*sample)["muc.strict.f1"]
    assert [found.delta, [found.low, found.high], found.p] == [wanted["difference"], wanted["interval"], wanted["p_two_sided"]]
    assert {"system-a": found.a, "system-b": found.b} == told["scores"]


def test_scores_that_are_not_compared_by(sample):
    assert list(ts.compare(*sample, scores=None, samples=10)) == ["muc.strict.f1"]
    for none in ([], ""):
        with pytest.raises(ts.TouchstoneError, match="scores=.* is empty"):
            ts.compare(*sample, scores=none, samples=10)
    with pytest.raises(KeyError, match="no score 'conll.f1': it compares by muc.strict.f1"):
        ts.compare(*sample, samples=10)["conll.f1"]


def test_three_systems(sample):
    comparison = ts.compare(*sample, ts.corpus(sample[0], name="perfect"), samples=200)
    assert len(comparison.table()) == 3
    with pytest.raises(ts.TouchstoneError, match="two systems"):
        comparison.regressed()
    with pytest.raises(ts.TouchstoneError, match="two systems or more"):
        ts.compare(sample[0], sample[1])


def test_checks_name_what_is_wrong(sample):
    result = ts.score(sample[0], sample[1])
    ts.check_scores(result, fail_if=["muc.strict.f1 < 0.7", "muc.strict.recall(PER) < 0.8"])
    with pytest.raises(ts.ScoreCheckFailed) as caught:
        ts.check_scores(result, fail_if="muc.strict.f1 < 0.9")
    message = str(caught.value)
    assert isinstance(caught.value, AssertionError) and "muc.strict.f1" in message and "0.736" in message
    assert message.count("\n  ") == 10 and str(result.errors()[0]) in message
    with pytest.raises(ts.TouchstoneError):
        ts.check_scores(result, fail_if="muc.strict.f1 is low")
    for none in ([], None):
        with pytest.raises(ts.TouchstoneError, match="no rules, and would never fail"):
            ts.check_scores(result, fail_if=none)


def test_checks_against_a_baseline_name_what_regressed(sample, tmp_path):
    old, new = ts.score(sample[0], sample[1]), ts.score(sample[0], sample[2])
    with pytest.raises(ts.ScoreCheckFailed) as caught:
        ts.check_scores(new, fail_if="muc.strict.f1(PER) < -0.01", baseline=old)
    regressed = ts.compare(*sample, samples=10).regressed()
    assert any(record.gold.text in str(caught.value) for record in regressed if record.gold and record.gold.type == "PER")
    ts.check_scores(old, fail_if="muc.strict.f1 < -0.001", baseline=old)
    old.save(tmp_path / "scores.json")
    with pytest.raises(ts.ScoreCheckFailed, match="PER"):
        ts.check_scores(new, fail_if="muc.strict.f1(PER) < -0.01", baseline=tmp_path / "scores.json")


def broken(*given, **rules):
    with pytest.raises(ts.ScoreCheckFailed) as caught:
        ts.check_scores(*given, **rules)
    return str(caught.value)


@pytest.mark.parametrize("rule, filters, heading", [
    ("muc.strict.f1(DATE) < 0.99", {"type": "DATE"}, " (strict) with DATE on either side"),
    ("muc.strict.recall(ORG) < 0.99", {"gold_type": "ORG"}, " (strict) with ORG in the gold"),
    ("muc.strict.precision(ORG) < 0.99", {"type": "ORG"}, " (strict) with ORG on either side"),
    ("muc.exact.f1 < 0.99", {"scheme": "exact"}, " (exact)"),
    ("eter.eter > 0", {"list": "eter"}, " (eter)"),
    ("conll.f1 < 0.99", {}, ""),
])
def test_checks_list_what_the_rule_is_about(sample, rule, filters, heading):
    result = ts.score(sample[0], sample[1])
    listed = result.errors(outcome="INC,PAR,MIS,SPU", **filters)
    message = broken(result, fail_if=rule)
    assert f"The first {min(10, len(listed))} of {len(listed)} wrong annotations{heading}:" in message
    assert [line for line in message.split("\n") if line.startswith("  ")] == [f"  {record}" for record in listed[:10]]


def test_a_baseline_of_other_settings_is_refused(sample):
    plain, some = ts.score(sample[0], sample[1]), ts.score(sample[0], sample[1], types="PER")
    ts.check_scores(plain, fail_if="muc.strict.f1 < -0.01", baseline=ts.score(sample[0], sample[1]))
    for now, before in ((plain, some), (some, plain), (plain, ts.score(sample[0], sample[1], pairing="hipe")),
                        (plain, ts.score(sample[0], sample[1], zero_division=0))):
        with pytest.raises(ts.TouchstoneError, match="settings of the result differ") as refused:
            ts.check_scores(now, fail_if="muc.strict.f1 < -0.01", baseline=before)
        assert refused.value.cure == "Score both alike."


def test_a_file_as_baseline_has_no_annotations_and_says_so(sample, tmp_path):
    old, new = ts.score(sample[0], sample[1]), ts.score(sample[0], sample[2])
    old.save(tmp_path / "scores.json")
    message = broken(new, fail_if="muc.strict.f1(PER) < -0.01", baseline=tmp_path / "scores.json")
    wrong = new.errors(scheme="strict", type="PER")
    assert "no annotations, so that nothing tells which regressed" in message and f"10 of {len(wrong)} wrong annotations (strict) with PER on either side:" in message
    assert f"  {wrong[0]}" in message
    every = [broken(new, fail_if="muc.strict.f1(*) < -0.01", baseline=baseline) for baseline in (old, tmp_path / "scores.json")]
    for message in every:
        assert [part for part in ("DATE", "PER", "func.ind", "pers.ind") if f" for {part} " in message.partition("annotations")[0]] == ["DATE", "PER", "func.ind", "pers.ind"]
        assert "amount is gone from" in message
    with pytest.raises(ts.TouchstoneError, match="no rows of types"):
        ts.check_scores(new, fail_if="muc.strict.f1.macro(*) < -1", baseline=tmp_path / "scores.json")


def test_leads_lead_to_records(sample):
    leads = ts.leads(sample[0], sample[1])
    assert "ORG" in str(leads[0]) and len(leads[0].errors()) == leads[0]["wrong"] and len(leads.table()) == len(leads)


def test_suspects_are_ranked(sample):
    suspects = ts.suspects(*sample)
    assert suspects[0]["document"] == "bank" and suspects[0]["gold"]["text"] == "Harbour Bank of Norvik"
    assert "Harbour Bank" in suspects._repr_html_()


def test_projects_are_scored(sample):
    project = ts.project(SAMPLES / "sample.touchstone")
    (name,) = project
    assert [result.name for result in project[name]] and project[name][0].f1 is not None and len(project.table()) == len(project[name])
    first = project[name][0]
    alone = ts.score(*sample[:2])
    assert ts.merge([first]).f1 == alone.f1 and dict(first) == dict(alone) and len(first.errors()) == len(alone.errors())
    with pytest.raises(KeyError, match="no table 'other': there are 'sample'"):
        project["other"]


def test_what_is_wrong_with_a_project_is_told(sample, tmp_path):
    path = tmp_path / "p.touchstone"
    system = {"name": "a", "path": sample[1]}
    path.write_text(json.dumps({"touchstone-project": 1, "colour": "red", "sets": [{"name": "s", "gold": sample[0], "systems": [system]}]}), encoding="utf-8")
    project = ts.project(path, allow_outside=True)
    assert project["s"][0].f1 == ts.score(*sample[:2]).f1
    assert [finding["severity"] for finding in project.findings] == ["warning"] and "colour" in project.findings[0]["message"]
    for settings in ({}, {"allow_outside": False}):
        with pytest.raises(ts.TouchstoneError, match="leads out of the project's folder"):
            ts.project(path, **settings)


def test_a_data_set_without_its_gold_is_refused_and_others_go_on(sample, tmp_path):
    path = tmp_path / "p.touchstone"
    for name, source in zip(("gold.jsonl", "a.jsonl", "b.jsonl"), sample):
        shutil.copy(source, tmp_path / name)
    outside = {"name": "out", "gold": sample[0], "systems": ["a.jsonl", "b.jsonl"]}
    inside = {"name": "in", "gold": "gold.jsonl", "systems": ["a.jsonl"]}
    path.write_text(json.dumps({"touchstone-project": 1, "sets": [outside]}), encoding="utf-8")
    with pytest.raises(ts.TouchstoneError, match="The gold of out, .* is not read"):
        ts.project(path)
    path.write_text(json.dumps({"touchstone-project": 1, "sets": [outside, inside]}), encoding="utf-8")
    project = ts.project(path)
    assert sorted(project) == ["in", "out"] and project["in"][0].f1 == ts.score(*sample[:2]).f1
    with pytest.raises(ts.TouchstoneError, match="The gold of out, .* is not read"):
        project["out"]
    assert len(ts.project(path, allow_outside=True)["out"]) == 2


def test_words_of_a_project_that_are_wrong_are_told_at_once():
    path = SAMPLES / "sample.touchstone"
    assert ts.project(path, measures="conll", system="system-a")["sample"][0].settings == {"measures": "conll"}
    for settings, words in (({"nope": 7}, "--nope"), ({"allow_outside": "maybe"}, "'maybe'"), ({"set": "other"}, "--set does not know"), ({"pairing": "best"}, "--pairing")):
        with pytest.raises(ts.TouchstoneError, match=words) as caught:
            ts.project(path, **settings)
        assert caught.value.code == "invalid-option"


def test_a_project_that_cannot_be_read_has_a_place(tmp_path):
    broken = tmp_path / "p.touchstone"
    broken.write_text('{"touchstone-project": 1,\n  "sets": }\n', encoding="utf-8")
    with pytest.raises(ts.TouchstoneError, match="must stand") as caught:
        ts.project(broken)
    assert (caught.value.code, caught.value.file, caught.value.line, caught.value.column) == ("malformed", str(broken), 2, 11)
    assert "mend this line" in caught.value.cure
    broken.write_text('{"touchstone-project": 1}\n', encoding="utf-8")
    with pytest.raises(ts.TouchstoneError, match="no data set with files") as caught:
        ts.project(broken)
    assert caught.value.file == str(broken) and "Name a gold file" in caught.value.cure
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.project(tmp_path / "nope.touchstone")
    assert (caught.value.code, caught.value.file) == ("not-found", str(tmp_path / "nope.touchstone"))


def test_judgements_are_counted(sample, tmp_path):
    path = tmp_path / "sample.judgements.jsonl"
    path.write_text('{"document": "bank", "start": 0, "end": 22, "type": "LOC", "verdict": "gold-wrong", "judge": "Ada", "time": "2026-11-26"}\n', encoding="utf-8")
    judged = ts.judgements(path)
    assert judged["counted"]["gold-wrong"] == 1
    assert [one["judge"] for one in judged["judges"]] == ["Ada"]
    assert ts.judgements(path, project=SAMPLES / "sample.touchstone")["counted"] == ts.judgements(path, *sample)["counted"] == judged["counted"]


def test_files_of_judgements_are_no_options(sample, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("--help", "@1"):
        (tmp_path / name).write_text('{"document": "bank", "start": 0, "end": 22, "type": "LOC", "verdict": "gold-wrong", "judge": "Ada", "time": "2026-11-26"}\n', encoding="utf-8")
        assert ts.judgements(name, *sample)["counted"]["gold-wrong"] == 1
    for names in ("-h", ["@1", "--output", "new"], ["@1", "-o", "new"]):
        with pytest.raises(ts.TouchstoneError):
            ts.judgements(names)
    assert not (tmp_path / "new").exists()


def test_a_gold_is_asked_for_where_one_is_needed(sample):
    for call in (lambda: ts.leads(None, sample[1]), lambda: ts.suspects(None, sample[1]), lambda: ts.judgements("x", None, sample[1])):
        with pytest.raises(ts.TouchstoneError, match="needs a gold") as caught:
            call()
        assert caught.value.cure


def test_level_and_unit_of_a_comparison(sample):
    wide, narrow = (ts.compare(*sample, samples=500, level=level)["muc.strict.f1"] for level in (0.99, 0.5))
    assert wide.low < narrow.low < narrow.delta < narrow.high < wide.high
    usual = ts.compare(*sample, scores=["muc", "conll.recall"], samples=50, level=0.9, resample="document")
    assert "swapping whole documents" in str(usual) and "90 % interval" in str(usual) and len(usual.regressed()) == 37
    with pytest.raises(ts.TouchstoneError, match="no sentences"):
        ts.compare(*sample, resample="sentence")
    for place, system in enumerate(sample[1:]):
        result = ts.score(sample[0], system, measures="muc,conll")
        assert (usual["muc"][place], usual["conll.recall"][place]) == (result.f1, result["conll.recall"])
    for wrong, cure in (({"level": 2}, "between 0 and 1"), ({"level": "95"}, "between 0 and 1"), ({"confidence_level": 90}, "level="), ({"trials": 9}, "samples="),
                        ({"measure": "muc"}, "scores="), ({"scores": [3]}, "sequence of str")):
        with pytest.raises(ts.TouchstoneError) as caught:
            ts.compare(*sample, **wrong)
        assert cure in caught.value.cure
    with pytest.raises(ts.TouchstoneError, match="which only a gold tells") as caught:
        ts.compare(None, *sample[1:])
    assert "score(None" in caught.value.cure
