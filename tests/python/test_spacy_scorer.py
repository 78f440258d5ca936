# SPDX-License-Identifier: GPL-3.0-or-later
"""touchstone.compat.spacy counts as spaCy's own scorer, on objects that have what it looks at."""

from types import SimpleNamespace

import pytest

from touchstone.compat.spacy import get_ner_prf, make_ner_scorer


class Gold(list):
    """Tokens with ent_iob, and annotations."""

    def __init__(self, iob, ents):
        super().__init__(SimpleNamespace(ent_iob=code) for code in iob)
        self.ents = [SimpleNamespace(label_=label, start=start, end=end) for label, start, end in ents]

    def has_annotation(self, name):
        assert name == "ENT_IOB"
        return any(token.ent_iob for token in self)


def example(iob, gold, predicted, x2y=None):
    tokens = x2y or list(range(len(iob)))
    predicted = SimpleNamespace(ents=[SimpleNamespace(label_=label, start=start, end=end) for label, start, end in predicted])
    return SimpleNamespace(reference=Gold(iob, gold), predicted=predicted, alignment=SimpleNamespace(x2y=tokens))


def test_right_wrong_and_missed_are_counted():
    scores = get_ner_prf([example([3, 1, 2, 3, 2], [("PER", 0, 2), ("LOC", 3, 4)], [("PER", 0, 2), ("LOC", 2, 4), ("ORG", 4, 5)])])
    assert (scores["ents_p"], scores["ents_r"]) == (pytest.approx(1 / 3), pytest.approx(1 / 2))
    assert scores["ents_f"] == pytest.approx(0.4)
    assert scores["ents_per_type"]["PER"] == {"p": 1.0, "r": 1.0, "f": 1.0}
    assert scores["ents_per_type"]["LOC"] == {"p": 0.0, "r": 0.0, "f": 0.0}


def test_predictions_where_the_gold_says_nothing_are_passed_over():
    scores = get_ner_prf([example([3, 0, 2], [("PER", 0, 1)], [("PER", 0, 1), ("LOC", 1, 2)])])
    assert scores["ents_p"] == 1.0 and scores["ents_per_type"]["LOC"] == {"p": 0.0, "r": 0.0, "f": 0.0}


def test_documents_without_annotation_are_passed_over():
    assert get_ner_prf([example([0, 0], [], [("PER", 0, 1)])]) == {"ents_p": None, "ents_r": None, "ents_f": None, "ents_per_type": None}


def test_a_repeated_prediction_is_right_once():
    scores = make_ner_scorer()([example([3, 2], [("PER", 0, 1)], [("PER", 0, 1), ("PER", 0, 1)])])
    assert scores["ents_p"] == 0.5 and scores["ents_r"] == 1.0


def test_other_tokens_are_aligned():
    scores = get_ner_prf([example([3, 1, 2], [("PER", 0, 2)], [("PER", 0, 1)], SimpleArray([0, 1]))])
    assert scores["ents_f"] == 1.0


class SimpleArray:
    """One token of the prediction stands for two of the gold."""

    def __init__(self, tokens):
        self.tokens = tokens

    def __getitem__(self, place):
        return self.tokens
