# SPDX-License-Identifier: GPL-3.0-or-later
"""Records as columns, texts and excerpts: those that `touchstone-cli errors` lists."""

import json
from collections import Counter

import pytest
from coredata import A, B, GOLD, cli, files, tags

from touchstone import _core


def listed(*words):
    return [json.loads(line) for line in cli("errors", "--gold", GOLD, *words, "--json").splitlines()]


def result():
    gold, a, _ = files()
    return _core.score([], gold, [a])[0]


def test_records_are_those_of_the_command_line():
    errors = result().errors(["--outcome", "MIS,SPU"])
    expected = listed("--system", A, "--outcome", "MIS,SPU")
    assert len(errors) == len(expected) > 0
    for number, record in enumerate(expected):
        own = errors.record(number)
        assert own["document"] == record["document"] and own["outcomes"] == record["outcome"]
        assert own["outcome"] == record["outcome"]["strict"] and own["error_type"] == record["error_type"]
        for side in ("gold", "system"):
            assert (own[side] is None) == (record[side] is None)
            if own[side] is not None:
                assert {key: own[side][key] for key in record[side]} == record[side]
                assert own[side]["type"] == record[side]["types"][0]
    assert errors.report("json").splitlines()[0] == cli(
        "errors", "--gold", GOLD, "--system", A, "--outcome", "MIS,SPU", "--measure", "muc", "--json"
    ).splitlines()[0]
    assert errors.considered == len(listed("--system", A))


def test_without_a_filter_all_that_is_wrong_is_listed():
    errors = result().errors()
    outcomes = Counter(errors.column("outcome"))
    assert "COR" not in outcomes and sum(outcomes.values()) == len(errors)
    assert len(errors) == len(listed("--system", A, "--outcome", "INC,PAR,MIS,SPU"))


def test_columns_are_codes_and_numbers_without_a_copy():
    errors = result().errors(["--outcome", "COR,INC,MIS,SPU"])
    column = errors.column("gold_type")
    view = memoryview(column)
    assert view.format == "i" and view.readonly and len(view) == len(errors)
    assert [None if code < 0 else column.names[code] for code in view] == [column[i] for i in range(len(column))]
    assert column.names == sorted(column.names)
    starts = memoryview(errors.column("gold_start"))
    assert starts.format in ("l", "q") and starts.itemsize == 8
    for number, record in enumerate(errors.record(i) for i in range(len(errors))):
        assert (record["gold"] or {"start": -1})["start"] == starts[number]
        assert errors.column("gold_type")[number] == (record["gold"] or {"type": None})["type"]
        assert errors.column("document")[number] == record["document"]
    with pytest.raises(TypeError):
        view[0] = 1
    with pytest.raises(KeyError):
        errors.column("nothing")
    with pytest.raises(IndexError):
        column[len(column)]
    assert set(errors.columns) >= {"document", "outcome", "error_type", "gold_end", "system_start"}


def test_arrays_share_the_columns():
    numpy = pytest.importorskip("numpy")
    column = result().errors().column("system_start")
    array = numpy.asarray(column)
    assert array.dtype == numpy.int64 and not array.flags.owndata and not array.flags.writeable
    assert array.tolist() == list(memoryview(column))
    assert numpy.asarray(result().errors().column("outcome")).dtype == numpy.int32


def test_texts_and_contexts_are_made_when_they_are_asked_for():
    errors = result().errors()
    golds, systems = errors.texts("gold"), errors.texts("system")
    for number in range(len(errors)):
        record = errors.record(number)
        assert golds[number] == (record["gold"] or {"text": None})["text"]
        assert systems[number] == (record["system"] or {"text": None})["text"]
    assert errors.texts("gold", 2, 3) == golds[2:5] and errors.texts("gold", 10**6) == []
    contexts = errors.contexts(width=10)
    assert len(contexts) == len(errors) and all(len(left) <= 10 and len(right) <= 10 for left, right in contexts)
    with pytest.raises(ValueError):
        errors.texts("both")


def test_an_excerpt_marks_both_annotations():
    gold = _core.read_spans([{"id": "d", "text": "He met Ada Quill today.", "entities": [(7, 16, "PER")]}])
    run = _core.read_spans([{"id": "d", "text": "He met Ada Quill today.", "entities": [(11, 16, "PER")]}], system=True)
    errors = _core.score([], gold, [run])[0].errors()
    assert errors.excerpt(0) == [("He met ", False, False), ("Ada ", True, False), ("Quill", True, True), (" today.", False, False)]
    assert errors.contexts(width=4) == [("met ", " tod")]


def test_documents_without_text_have_records():
    gold = _core.read_spans([[(0, 4, "PER"), (10, 12, "LOC")]])
    run = _core.read_spans([[(0, 4, "PER"), (20, 22, "LOC")]], system=True)
    errors = _core.score([], gold, [run])[0].errors()
    assert list(memoryview(errors.column("gold_start"))) == [10, -1]
    assert errors.excerpt(0) == [] and errors.contexts() == [("", ""), ("", "")]


def test_filters_are_the_command_lines():
    errors = result().errors
    assert Counter(errors(["--type", "PER"]).column("outcome")) == Counter(
        record["outcome"]["strict"] for record in listed("--system", A, "--type", "PER", "--outcome", "INC,PAR,MIS,SPU")
    )
    with pytest.raises(_core.TouchstoneError, match="did you mean"):
        errors(["--type", "PERR"])
    with pytest.raises(_core.TouchstoneError):
        errors(["--outcome", "WRONG"])
    assert len(errors(["--scheme", "type", "--outcome", "MIS"])) == len(listed("--system", A, "--scheme", "type", "--outcome", "MIS"))


def test_lists_of_measures_are_shown():
    gold, a, _ = files()
    scored = _core.score(["--measure", "muc,ser"], gold, [a])[0]
    assert len(scored.errors(["--list", "ser.entities"])) == len(listed("--system", A, "--list", "ser.entities")) > 0
    assert len(result().errors(["--list", "eter"])) == len(listed("--system", A, "--list", "eter")) > 0


def test_settings_hold_for_records_too():
    gold, a, _ = files()
    scored = _core.score(["--types", "PER", "--pairing", "first-come"], gold, [a])[0]
    assert set(scored.errors().column("gold_type")) <= {"PER", None}


def test_changes_between_two_systems():
    gold, a, b = files()
    errors = _core.errors(["--change", "regressed"], gold, [a, b])
    expected = listed("--system", A, "--system", B, "--change", "regressed")
    assert len(errors) == len(expected) > 0
    assert set(errors.column("change")) == {"regressed"} and errors.record(0)["change"] == "regressed"
    assert [errors.record(i)["document"] for i in range(len(errors))] == [record["document"] for record in expected]


def test_reports_of_records_have_every_form():
    errors = result().errors(["--outcome", "MIS"])
    assert errors.report("tsv") == cli("errors", "--gold", GOLD, "--system", A, "--outcome", "MIS", "--tsv")
    for form in ("text", "markdown", "latex"):
        assert errors.report(form)
    with pytest.raises(ValueError):
        errors.report("xml")


def test_no_record_is_an_empty_list():
    errors = _core.score([], tags("B-PER"), [tags("B-PER", system=True)])[0].errors()
    assert len(errors) == 0 and list(memoryview(errors.column("gold_start"))) == [] and errors.texts("gold") == []
    with pytest.raises(IndexError):
        errors.record(0)
