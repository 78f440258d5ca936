# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of shards add up to the result of the whole."""

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


def test_bytes_and_files_are_as_good(shards, tmp_path):
    travelled = [scored(pair).statistics() for pair in shards]
    (tmp_path / "first").write_bytes(travelled[0])
    assert dict(ts.merge([tmp_path / "first", *travelled[1:]])) == dict(ts.merge(travelled))


def test_what_does_not_fit_is_refused(shards):
    one = scored(shards[0])
    with pytest.raises(ts.TouchstoneError):
        ts.merge([one, one])  # a document twice
    with pytest.raises(ts.TouchstoneError):
        ts.merge([one, scored(shards[1], pairing="first-come")])
    with pytest.raises(ts.TouchstoneError, match="no results"):
        ts.merge([])
