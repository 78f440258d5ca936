# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of shards add up to the result of the whole."""

import copy
import pickle

import pytest
from conftest import SAMPLES

import touchstone as ts
from touchstone import _core


@pytest.fixture(scope="module")
def shards():
    """The sample in five shards, gold and system."""
    sides = [(SAMPLES / name).read_text(encoding="utf-8").splitlines() for name in ("gold.jsonl", "system-a.jsonl")]
    return [[_core.read_bytes("\n".join(lines[start::5]).encode("utf-8"), name=name) for lines, name in zip(sides, ("gold", "run"))] for start in range(5)]


def scored(pair, **settings):
    return ts.score(*(ts._corpus.Corpus(core) for core in pair), **settings)


def test_shards_equal_the_whole_to_the_last_digit(shards):
    whole = ts.score(SAMPLES / "gold.jsonl", SAMPLES / "system-a.jsonl", measures=["muc", "conll"])
    merged = ts.merge(scored(pair, measures=["muc", "conll"]) for pair in reversed(shards))
    assert {"muc.strict.f1", "muc.strict.f1(PER)", "conll.recall"} <= set(merged) and merged.f1 == whole.f1
    assert {name: whole[name] for name in merged} == dict(merged)
    assert len(merged.shards) == 5 and sum(shard["documents"] for shard in merged.shards) == 16
    assert "0.736" in str(merged)
    with pytest.raises(ts.TouchstoneError, match="stay with the shards"):
        merged.errors()


def test_settings_are_those_of_the_shards(shards):
    given = {"preset": "semeval-2013", "types": "PER,LOC", "label_map": {"DATE": "LOC"}}
    assert ts.merge(scored(pair, **given) for pair in shards).settings == given
    assert ts.merge(scored(pair) for pair in shards).settings == {}


def test_bytes_and_files_are_as_good(shards, tmp_path):
    travelled = [scored(pair).statistics() for pair in shards]
    (tmp_path / "first").write_bytes(travelled[0])
    assert dict(ts.merge([tmp_path / "first", *travelled[1:]])) == dict(ts.merge(travelled))


def test_undefined_scores_become_zero_where_it_is_said():
    gold = [{"id": "a", "text": "Ada in Rome", "entities": [(0, 3, "PER"), (7, 11, "LOC")]}]
    shard = ts.score(gold, [{"id": "a", "text": "Ada in Rome", "entities": [(0, 3, "PER")]}], zero_division=0)
    assert shard["muc.strict.f1(LOC)"] == 0
    undefined = ts.score(gold, [{"id": "a", "text": "Ada in Rome", "entities": [(0, 3, "PER")]}])
    assert undefined["muc.strict.f1(LOC)"] is None and ts.merge([undefined])["muc.strict.f1(LOC)"] is None
    for merged in (ts.merge([shard]), ts.merge([shard], zero_division=0), ts.merge([undefined], zero_division=0)):
        assert dict(merged) == {name: shard[name] for name in merged} and merged["muc.strict.f1(LOC)"] == 0
        assert merged.settings == shard.settings == {"zero_division": "0"}
    other = ts.score([{"id": "b", "text": "Rome", "entities": []}], [{"id": "b", "text": "Rome", "entities": []}])
    with pytest.raises(ts.TouchstoneError, match="zero.division"):
        ts.merge([shard, other])
    assert ts.merge([shard, other], zero_division=0)["muc.strict.f1(LOC)"] == 0
    asked = ts.score(gold, [{"id": "a", "text": "Ada in Rome", "entities": [(0, 3, "PER")]}], zero_division="null")
    assert asked["muc.strict.f1(LOC)"] is None and ts.merge([asked])["muc.strict.f1(LOC)"] is None
    with pytest.raises(ts.TouchstoneError, match="0, or None"):
        ts.merge([shard], zero_division=1)


def test_paths_and_names_are_no_options(shards, sample, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = ["-o", "--json", "@gold", "-"]
    for name, pair in zip(names, shards):
        (tmp_path / name).write_bytes(scored(pair).statistics())
    assert dict(ts.merge(names)) == dict(ts.merge(scored(pair) for pair in shards[:len(names)]))
    there = sorted(path.name for path in tmp_path.iterdir())
    for call in (lambda: ts.merge(["-o", "-x", "new"]), lambda: ts.project("--help"), lambda: ts.leads(*sample[:2], **{"output=new": True}), lambda: ts.score(*sample[:2], **{"min-score": 0.5}),
                 lambda: scored(shards[0]).figure("--help"), lambda: scored(shards[0]).figure(5)):
        with pytest.raises(ts.TouchstoneError):
            call()
    assert sorted(path.name for path in tmp_path.iterdir()) == there


def test_what_does_not_fit_is_refused(shards):
    one = scored(shards[0])
    with pytest.raises(ts.TouchstoneError):
        ts.merge([one, one])  # a document twice
    with pytest.raises(ts.TouchstoneError):
        ts.merge([one, scored(shards[1], pairing="first-come")])
    with pytest.raises(ts.TouchstoneError, match="no results"):
        ts.merge([])
    for wrong in ([3], [one, None]):
        with pytest.raises(ts.TouchstoneError, match="no shard"):
            ts.merge(wrong)
    for wrong in (3, one, "path"):
        with pytest.raises(ts.TouchstoneError, match="list of shards"):
            ts.merge(wrong)


def test_what_is_undefined_in_the_whole_is_so_in_the_sum_and_what_is_left_out_says_why(shards):
    whole = ts.score(SAMPLES / "gold.jsonl", SAMPLES / "system-a.jsonl", measures=["all"])
    merged = ts.merge(scored(pair, measures=["all"]) for pair in shards)
    assert whole["links.f1(DATE)"] is None and merged["links.f1(DATE)"] is None
    added = {name: value for name, value in whole.items() if not name.startswith("surface.")}
    assert dict(merged) == added
    with pytest.raises(KeyError, match="surface.f1 is left out: surface counts a name once in the whole corpus"):
        merged["surface.f1"]
    assert merged.get("surface.f1") is None and "surface.f1" not in merged
    with pytest.raises(KeyError, match="there is no score"):
        merged["muc.strict.f2"]


def test_merged_results_are_held_to_rules(shards, tmp_path):
    whole, other = (ts.score(SAMPLES / "gold.jsonl", SAMPLES / f"system-{letter}.jsonl") for letter in "ab")
    merged = ts.merge(scored(pair) for pair in shards)
    ts.check_scores(merged, fail_if=["muc.strict.f1 < 0.7", "muc.strict.recall(PER) < 0.8"])
    with pytest.raises(ts.ScoreCheckFailed) as caught:
        ts.check_scores(merged, fail_if=["muc.strict.f1 < 0.9", "muc.strict.recall < 0.1"])
    assert "muc.strict.f1" in str(caught.value) and "0.736" in str(caught.value) and "stay with the shards" in str(caught.value)
    assert "muc.strict.recall" not in str(caught.value) and str(caught.value).count("\n") == 1
    with pytest.raises(ts.TouchstoneError):
        ts.check_scores(merged, fail_if="muc.strict.f1 is low")
    other.save(tmp_path / "other.json")
    down = "muc.strict.f1 < 0" if whole.f1 < other.f1 else "muc.strict.f1 > 0"
    up = "muc.strict.f1 > 0" if whole.f1 < other.f1 else "muc.strict.f1 < 0"
    for baseline in (other, tmp_path / "other.json"):
        ts.check_scores(merged, fail_if=up, baseline=baseline)
        with pytest.raises(ts.ScoreCheckFailed, match="muc.strict.f1"):
            ts.check_scores(merged, fail_if=down, baseline=baseline)
    ts.check_scores(whole, fail_if=["muc.strict.f1 < 0", "muc.strict.f1 > 0"], baseline=merged)
    with pytest.raises(ts.ScoreCheckFailed, match="muc.strict.f1"):
        ts.check_scores(other, fail_if=up, baseline=merged)
    with pytest.raises(ts.TouchstoneError, match="and this is int"):
        ts.check_scores(3, fail_if="muc.strict.f1 < 0")


def test_batches_of_tags_that_are_alike_by_chance_are_told_apart_by_ids():
    gold, runs = [["B-PER"]], ([["B-PER"]], [["O"]])
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.merge(ts.score(gold, run) for run in runs)
    told = str(caught.value)
    assert caught.value.file == "shard 1 (data in memory)" and "shard 0 (data in memory)" in told and "count twice" in told
    assert "ids=" in caught.value.cure and caught.value.cure in told and "touchstone-" not in told and "standard input" not in told
    merged = ts.merge(ts.score(gold, run, ids=word) for run, word in zip(runs, ("monday", "tuesday")))
    assert merged["muc.strict.recall"] == 0.5 and merged.f1 == ts.score(gold * 2, [*runs[0], *runs[1]]).f1
    assert [shard["file"] for shard in merged.shards] == ["shard 0 (data in memory)", "shard 1 (data in memory)"]
    with pytest.raises(ts.TouchstoneError, match='"monday 1" stands in shard 0') as caught:
        ts.merge(ts.score(run, run, ids="monday") for run in runs)
    with pytest.raises(ts.TouchstoneError, match="count twice") as caught:
        ts.merge(ts.score(gold, run, ids="monday") for run in runs)
    assert "ids" not in caught.value.cure
    many = ts.merge(ts.score([["B-PER"] * (number + 1)], [["B-PER"] * (number + 1)]) for number in range(11))
    assert [shard["file"][:8] for shard in many.shards][-2:] == ["shard 09", "shard 10"]


def test_damaged_statistics_in_memory_name_shard_and_line(shards):
    with pytest.raises(ts.TouchstoneError) as caught:
        ts.merge([scored(shards[0]), scored(shards[1]).statistics()[:-40]])
    assert caught.value.file == "shard 1 (data in memory)" and caught.value.line


def test_a_merged_result_keeps_the_whole_name_of_its_system():
    merged = [ts.merge(ts.score(ts.corpus([["B-PER"]], ids=str(number)), ts.corpus([["B-PER"]], name=name)) for number, name in enumerate(names))
              for names in (("sys_1", "sys_1"), ("sys_1.00", "sys_1.01"))]
    assert [one.name for one in merged] == ["sys_1", "sys_1"]
    assert ts.merge([ts.score([["O"]], ts.corpus([["O"]], name="lr=1, a"))]).name == "lr=1, a"


def test_intervals_are_those_of_any_cut(shards):
    merged = ts.merge(scored(pair) for pair in shards)
    drawn = merged.intervals(samples=200, seed=7)
    low, high = drawn["muc.strict.f1"]
    assert low < merged.f1 < high and "muc.strict.f1(PER)" not in drawn
    whole = ts.score(SAMPLES / "gold.jsonl", SAMPLES / "system-a.jsonl")
    assert drawn == ts.merge([whole]).intervals(samples=200, seed=7)
    assert drawn == {name: interval for name, interval in whole.intervals(samples=200, seed=7).items() if name in drawn}
    assert drawn != merged.intervals(samples=200, seed=8)
    for wrong in ({"level": 0.9}, {"level": 2}, {"samples": 0}):
        with pytest.raises(ts.TouchstoneError) as caught:
            merged.intervals(**wrong)
        assert caught.value.cure


def test_merged_results_are_copied_and_travel(shards):
    merged = ts.merge(scored(pair) for pair in shards)
    for other in (copy.copy(merged), copy.deepcopy(merged), pickle.loads(pickle.dumps(merged))):
        assert dict(other) == dict(merged) and other.shards == merged.shards
    assert not hasattr(merged._core, "__array__")
    with pytest.raises(ts.TouchstoneError, match="no records"):
        merged._core.records
