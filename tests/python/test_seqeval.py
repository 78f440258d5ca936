# SPDX-License-Identifier: GPL-3.0-or-later
"""touchstone.compat.seqeval and .evaluate give what seqeval 1.2.2 gave."""

import math
import warnings

import pytest
from conftest import oracle

from touchstone import _core
from touchstone.compat import evaluate, seqeval
from touchstone.compat.seqeval import BILOU, IOB1, IOB2, IOBES, IOE1, IOE2

TRUE = [["O", "O", "O", "B-MISC", "I-MISC", "I-MISC", "O"], ["B-PER", "I-PER", "O"]]
PRED = [["O", "O", "B-MISC", "I-MISC", "I-MISC", "I-MISC", "O"], ["B-PER", "I-PER", "O"]]
REPORT = """\
              precision    recall  f1-score   support

        MISC       0.00      0.00      0.00         1
         PER       1.00      1.00      1.00         1

   micro avg       0.50      0.50      0.50         2
   macro avg       0.50      0.50      0.50         2
weighted avg       0.50      0.50      0.50         2
"""


def close(found, wanted):
    assert list(found) == list(wanted)
    for row, values in wanted.items():
        for key, value in values.items():
            same = found[row][key] == pytest.approx(value, abs=1e-12) or (math.isnan(found[row][key]) and math.isnan(value))
            assert same, (row, key, found[row][key], value)


def test_report_is_that_of_the_documentation():
    assert seqeval.classification_report(TRUE, PRED) == REPORT
    assert seqeval.f1_score(TRUE, PRED) == 0.5
    assert seqeval.precision_score(TRUE, PRED) == seqeval.recall_score(TRUE, PRED) == 0.5
    assert seqeval.accuracy_score(TRUE, PRED) == pytest.approx(0.8)


def test_tokens_are_counted():
    true = [["O", "O", "O", "B-MISC", "I-MISC", "O", "B-ORG"], ["B-PER", "I-PER", "O", "B-PER"]]
    pred = [["O", "O", "B-MISC", "I-MISC", "I-MISC", "O", "O"], ["B-PER", "I-PER", "O", "B-MISC"]]
    assert seqeval.performance_measure(true, pred) == {"TP": 3, "FP": 3, "FN": 1, "TN": 4}


def test_entities_have_the_peers_offsets():
    assert seqeval.get_entities(["B-PER", "I-PER", "O", "B-LOC"]) == [("PER", 0, 1), ("LOC", 3, 3)]
    assert seqeval.get_entities([["B-PER"], ["O", "B-LOC"]]) == [("PER", 0, 0), ("LOC", 3, 3)]
    assert seqeval.get_entities(["PER-B", "PER-I", "O"], suffix=True) == [("PER", 0, 1)]


@pytest.mark.parametrize("key,mode,scheme", [("default", None, None), ("strict_auto", "strict", None), ("strict_IOB2", "strict", IOB2),
                                             ("strict_IOBES", "strict", IOBES), ("strict_BILOU", "strict", BILOU)])
def test_reports_are_the_recorded_ones(key, mode, scheme):
    compared = refused = 0
    for case in oracle("seqeval"):
        wanted = case["expected"][f"seqeval_{key}"]
        call = dict(output_dict=True, mode=mode, scheme=scheme, zero_division=0)
        if "error" in wanted:
            with pytest.raises(ValueError):
                seqeval.classification_report(case["y_true"], case["y_pred"], **call)
            refused += 1
            continue
        close(seqeval.classification_report(case["y_true"], case["y_pred"], **call), wanted)
        if key == "default":
            assert seqeval.accuracy_score(case["y_true"], case["y_pred"]) == pytest.approx(case["expected"]["seqeval_default_accuracy"], abs=1e-12)
        compared += 1
    assert compared >= 20 and (refused == 0) == (key == "default")


def test_scores_by_type_follow_the_types():
    precision, recall, f1, support = seqeval.precision_recall_fscore_support(TRUE, PRED)
    assert [list(column) for column in (precision, recall, f1, support)] == [[0, 1], [0, 1], [0, 1], [1, 1]]
    assert seqeval.precision_recall_fscore_support(TRUE, PRED, average="weighted", scheme=IOB2) == (0.5, 0.5, 0.5, 2)
    assert seqeval.precision_recall_fscore_support(TRUE, PRED, average="micro", beta=2.0)[2] == 0.5


@pytest.mark.parametrize("scheme,tags,spans", [
    (IOB1, "I-X I-X B-X I-Y O B-X I-X", [("X", 0, 1), ("X", 2, 2), ("Y", 3, 3), ("X", 6, 6)]),
    (IOB1, "I-X B-Y I-Y", [("X", 0, 0), ("Y", 2, 2)]),
    (IOB1, "B-X", []),
    (IOB1, "I-X B-X B-X B-Y", [("X", 0, 0), ("X", 1, 1)]),
    (IOE1, "I-X E-X O", []),
    (IOE1, "I-X E-X E-X I-X", [("X", 0, 1), ("X", 2, 2), ("X", 3, 3)]),
    (IOE1, "I-X I-X O I-Y", [("X", 0, 1), ("Y", 3, 3)]),
    (IOE2, "I-X E-X E-Y I-X O E-X", [("X", 0, 1), ("Y", 2, 2), ("X", 5, 5)]),
    (IOE2, "I-X I-Y E-Y", [("Y", 1, 2)]),
])
def test_rare_schemes_have_the_spans_of_the_peer(scheme, tags, spans):
    line = tags.split()
    assert [tuple(span) for span in _core.tag_spans([line], scheme=scheme.__name__)[0]] == spans
    counted = seqeval.precision_recall_fscore_support([line], [line], average="micro", scheme=scheme, zero_division=0)
    assert counted == ((1, 1, 1, len(spans)) if spans else (0, 0, 0, 0))


def test_weights_of_samples_have_no_effect():
    with pytest.warns(UserWarning, match="no effect"):
        assert seqeval.f1_score(TRUE, PRED, sample_weight=[1, 2]) == seqeval.f1_score(TRUE, PRED)


def test_nothing_to_count_warns_once_it_matters():
    with pytest.warns(seqeval.UndefinedMetricWarning, match="Precision and F-score"):
        seqeval.classification_report([["B-PER"]], [["O"]])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert seqeval.precision_score([["B-PER"]], [["O"]], zero_division=1) == 1.0


@pytest.mark.parametrize("call,error", [
    (lambda: seqeval.f1_score([["S-X"]], [["O"]], mode="strict", scheme=IOB1), ValueError),
    (lambda: seqeval.f1_score(TRUE[0], PRED[0]), ValueError),
    (lambda: seqeval.f1_score(TRUE, PRED[:1]), ValueError),
    (lambda: seqeval.f1_score([["O", "O"]], [["O"]]), ValueError),
    (lambda: seqeval.f1_score([[""]], [["O"]]), ValueError),
    (lambda: seqeval.f1_score([[3]], [["O"]]), TypeError),
    (lambda: evaluate.compute(predictions=PRED, references=TRUE, scheme="IOX"), ValueError),
    (lambda: seqeval.f1_score(TRUE, PRED, mode="strict", scheme="IOB2"), ValueError),
    (lambda: seqeval.classification_report(TRUE, PRED, mode="strict", scheme="IOB2"), ValueError),
    (lambda: evaluate.load("bleu"), ValueError),
    (lambda: evaluate.load("seqeval").compute(), ValueError),
    (lambda: evaluate.compute(predictions=PRED, references=TRUE, scheme=2), ValueError),
])
def test_what_is_not_supported_is_refused(call, error):
    with pytest.raises(error):
        call()


def test_evaluate_gives_its_dict():
    wanted = {"MISC": {"precision": 0.0, "recall": 0.0, "f1": 0.0, "number": 1}, "PER": {"precision": 1.0, "recall": 1.0, "f1": 1.0, "number": 1},
              "overall_precision": 0.5, "overall_recall": 0.5, "overall_f1": 0.5, "overall_accuracy": 0.8}
    assert evaluate.compute(predictions=PRED, references=TRUE) == wanted
    metric = evaluate.load("seqeval")
    metric.add(prediction=PRED[0], reference=TRUE[0])
    metric.add_batch(predictions=PRED[1:], references=TRUE[1:])
    assert metric.compute() == wanted
    assert metric.compute(predictions=PRED, references=TRUE, scheme="IOB2", mode="strict")["overall_f1"] == 0.5
