# SPDX-License-Identifier: GPL-3.0-or-later
"""``evaluate.load("seqeval")`` of Hugging Face: same arguments, same dict, from Touchstone's core."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence, Union

from touchstone.compat import seqeval

Tags = Sequence[Sequence[str]]


def compute(
    *, predictions: Tags, references: Tags, suffix: bool = False, scheme: Optional[str] = None, mode: Optional[str] = None, sample_weight: Any = None,
    zero_division: Union[str, int] = "warn",
) -> Dict[str, Any]:
    """Score predictions against references.

    Returns
    -------
    dict
        ``{TYPE: {precision, recall, f1, number}, overall_precision, overall_recall, overall_f1, overall_accuracy}``.
    """
    if not any(len(tags) for tags in references):
        raise ValueError("There are no tags: pass predictions and references, lists of lists of tags.")
    chosen = None
    if scheme is not None:
        chosen = getattr(seqeval, str(scheme), None)
        if not seqeval._is_scheme(chosen) or chosen is seqeval.Token:
            raise ValueError(f"Scheme should be one of [IOB1, IOB2, IOE1, IOE2, IOBES, BILOU], got {scheme}")
    report: Any = seqeval.classification_report(references, predictions, suffix=suffix, output_dict=True, mode=mode, sample_weight=sample_weight,
                                                zero_division=zero_division, scheme=chosen)
    overall = [report.pop(f"{average} avg") for average in ("micro", "macro", "weighted")][0]
    scores: Dict[str, Any] = {name: {"precision": row["precision"], "recall": row["recall"], "f1": row["f1-score"], "number": row["support"]}
                              for name, row in report.items()}
    for name, key in (("precision", "precision"), ("recall", "recall"), ("f1", "f1-score")):
        scores[f"overall_{name}"] = overall[key]
    scores["overall_accuracy"] = seqeval.accuracy_score(references, predictions)
    return scores


class Seqeval:
    """What `load` gives: ``compute``, and ``add`` and ``add_batch`` for data that comes in batches."""

    def __init__(self, **config: Any) -> None:
        self._config = config
        self._predictions: List[Sequence[str]] = []
        self._references: List[Sequence[str]] = []

    def add(self, *, prediction: Sequence[str], reference: Sequence[str]) -> None:
        """Keep one sentence."""
        self.add_batch(predictions=[prediction], references=[reference])

    def add_batch(self, *, predictions: Tags, references: Tags) -> None:
        """Keep several sentences."""
        self._predictions += predictions
        self._references += references

    def compute(self, *, predictions: Optional[Tags] = None, references: Optional[Tags] = None, **options: Any) -> Dict[str, Any]:
        """Score these sentences and those that were added, which are then forgotten."""
        self.add_batch(predictions=predictions or [], references=references or [])
        predictions, self._predictions = self._predictions, []
        references, self._references = self._references, []
        return compute(predictions=predictions, references=references, **{**self._config, **options})


def load(path: str, **config: Any) -> Seqeval:
    """Give what ``evaluate.load("seqeval")`` gives; other metrics are not here."""
    if path != "seqeval":
        raise ValueError(f"touchstone.compat.evaluate has the metric seqeval only, not {path!r}.")
    return Seqeval(**config)
