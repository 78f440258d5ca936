# SPDX-License-Identifier: GPL-3.0-or-later
"""touchstone.compat.nervaluate gives what nervaluate 1.1.0 and 0.1.8 gave."""

import copy
import dataclasses
import pickle

import pytest
from conftest import oracle

from touchstone.compat.nervaluate import Entity, EvaluationIndices, Evaluator

FIELDS = ("correct", "incorrect", "partial", "missed", "spurious", "possible", "actual", "precision", "recall", "f1")


def spans(case, side):
    return [[{"label": span["label"], "start": span["token_start"], "end": span["token_end"] - 1} for span in document[side]] for document in case["documents"]]


def same(found, wanted):
    assert set(found) == set(wanted)
    for scheme, row in wanted.items():
        for name in FIELDS:
            value = found[scheme][name] if isinstance(found[scheme], dict) else getattr(found[scheme], name)
            assert value == pytest.approx(row[name], abs=1e-12), (scheme, name)


def test_numbers_of_1_1_0():
    compared = 0
    for case in oracle("nervaluate"):
        wanted = case["expected"]["nervaluate_1_1_0"]
        found = Evaluator(spans(case, "gold"), spans(case, "pred"), case["types"], "dict", case["min_overlap_percentage"]).evaluate()
        same(found["overall"], wanted["overall"])
        assert set(found["entities"]) == set(wanted["per_type"])
        for tag, row in wanted["per_type"].items():
            same(found["entities"][tag], row)
        for scheme, places in wanted["overall_indices"].items():
            for category, list_ in places.items():
                assert [list(place) for place in getattr(found["overall_indices"][scheme], f"{category}_indices")] == list_
        compared += 1
    assert compared >= 50


def test_numbers_of_0_1_8():
    compared = 0
    for case in oracle("nervaluate"):
        wanted = case["expected"]["nervaluate_0_1_8"]
        if wanted is None:
            continue
        overall, by_type = Evaluator(spans(case, "gold"), spans(case, "pred"), case["types"], version="0.1").evaluate()
        same(overall, wanted["overall"])
        for tag in case["types"]:
            same(by_type[tag], wanted["per_type"][tag])
        compared += 1
    assert compared >= 30


def test_tags_and_columns_mean_the_same_as_spans():
    true, pred = [["O", "B-PER", "I-PER", "O", "B-LOC"]], [["B-LOC", "I-LOC", "O", "O", "B-LOC"]]
    from_tags = Evaluator(true, pred, ["PER", "LOC"]).evaluate()
    as_text = ["\n".join(f"w\t{tag}" for tag in side[0]) + "\n" for side in (true, pred)]
    from_text = Evaluator(*as_text, tags=["PER", "LOC"], loader="conll").evaluate()
    from_dicts = Evaluator([[{"label": "PER", "start": 1, "end": 2}, {"label": "LOC", "start": 4, "end": 4}]],
                           [[{"label": "LOC", "start": 0, "end": 1}, {"label": "LOC", "start": 4, "end": 4}]], tags=["PER", "LOC"]).evaluate()
    assert from_tags == from_text == from_dicts
    assert from_tags["overall"]["partial"].precision == 0.75  # of one document partial ones count half
    assert from_tags["entities"]["PER"]["ent_type"].missed == 1  # types are matched apart
    evaluator = Evaluator(true, pred, ["PER", "LOC"])
    assert evaluator.true == [[Entity("PER", 1, 2), Entity("LOC", 4, 4)]] and evaluator.pred[0][0] == Entity("LOC", 0, 1)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda results: pickle.loads(pickle.dumps(results))])
def test_results_are_plain_data(copied):
    def evaluate():
        return Evaluator([["B-PER", "I-PER", "O"]], [["B-PER", "O", "B-LOC"]], ["PER", "LOC"]).evaluate()

    results = evaluate()
    assert copied(results) == results and copied(evaluate()["entity_indices"]["PER"]["strict"]) == results["entity_indices"]["PER"]["strict"]
    indices = evaluate()["overall_indices"]["partial"]
    assert copied(indices).partial_indices == [(0, 0)] == dataclasses.asdict(indices)["partial_indices"]
    assert indices == EvaluationIndices(partial_indices=[(0, 0)], spurious_indices=[(0, 1)]) == dataclasses.replace(evaluate()["overall_indices"]["partial"])
    assert vars(indices) == dataclasses.asdict(indices) and not hasattr(evaluate()["overall_indices"]["exact"], "other_indices")


def test_the_release_forgets_partial_ones_of_the_second_document():
    documents = [[{"label": "PER", "start": 0, "end": 1}]]
    shorter = [[{"label": "PER", "start": 0, "end": 0}]]
    assert Evaluator(documents, shorter, ["PER"]).evaluate()["overall"]["partial"].f1 == 0.5
    assert Evaluator(documents * 2, shorter * 2, ["PER"]).evaluate()["overall"]["partial"].f1 == 0


def test_reports_name_every_row():
    evaluator = Evaluator([["B-PER", "I-PER", "O", "B-LOC"]], [["B-PER", "O", "O", "O"]], ["PER", "LOC"])
    assert evaluator.summary_report().splitlines()[0] == "Scenario: all"
    assert [line.split()[0] for line in evaluator.summary_report().splitlines()[4:]] == ["ent_type", "exact", "partial", "strict"]
    assert evaluator.summary_report("entities", "strict").splitlines()[4].split() == ["LOC", "0", "0", "0", "1", "0", "0.00", "0.00", "0.00"]
    assert evaluator.results_to_csv().splitlines()[1] == "strict,0,1,0,1,0,0.0,0.0,0" and evaluator.results_to_csv().count("\r\n") == 5
    report = evaluator.summary_report_indices(scenario="strict")
    assert "Missed               0          1        Label=LOC, Start=3, End=3" in report and "Correct              -" in report
    assert "\033[" in evaluator.summary_report_indices("entities", colors=True)


def test_csv_goes_into_a_file(tmp_path):
    path = tmp_path / "results.csv"
    assert Evaluator([["B-PER"]], [["B-PER"]], ["PER"]).results_to_csv("entities", "exact", str(path)) is None
    assert path.read_text(encoding="utf-8").splitlines() == ["Entity,Correct,Incorrect,Partial,Missed,Spurious,Precision,Recall,F1-Score", "PER,1,0,0,0,0,1.0,1.0,1.0"]


@pytest.mark.parametrize("call,words", [
    (lambda: Evaluator([["B-PER"]], [], ["PER"]), "Number of predicted documents"),
    (lambda: Evaluator([["B-PER"]], [["O", "O"]], ["PER"]), "different lengths"),
    (lambda: Evaluator([["X-PER"]], [["O"]], ["PER"]), "Invalid tag format"),
    (lambda: Evaluator([[]], [[]], ["PER"], "xml"), "Unknown loader"),
    (lambda: Evaluator(7, 7, ["PER"]), "Could not infer"),
    (lambda: Evaluator([[]], [[]], ["PER"], min_overlap_percentage=0), "between 1.0 and 100.0"),
    (lambda: Evaluator([[]], [[]], ["PER"], version="2.0"), "not supported"),
    (lambda: Evaluator([[]], [[]], ["PER"], version=2), "not supported"),
    (lambda: Evaluator([["B-PER"]], [["B-PER"]], "PER"), "tags='PER' is no list of types"),
    (lambda: Evaluator([["B-PER"]], [["B-PER"]], [7]), "is no list of types"),
    (lambda: Evaluator([[{"label": "PER", "start": 0}]], [[]], ["PER"]).evaluate(), "label, start and end"),
    (lambda: Evaluator([[{"label": "PER", "start": 2, "end": 1}]], [[]], ["PER"]).evaluate(), "ends before it begins"),
    (lambda: Evaluator([[]], [[]], ["PER"]).summary_report("all"), "Invalid mode"),
    (lambda: Evaluator([[]], [[]], ["PER"]).summary_report("entities", "loose"), "Invalid scenario"),
])
def test_what_is_wrong_is_said(call, words):
    with pytest.raises(ValueError, match=words):
        call()
