// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of a data set as it is loaded: its rules applied to every layer, and the findings of that.
#pragma once

#include "core/annotation/labelrules.h"
#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// The rules of a data set: the lines of its map file, then its own. Errors: those of io::readLabelMap.
[[nodiscard]] support::Result<annotation::LabelRules> labelRulesOf(const DataSetSpec& spec);

/// What Layer::labelling says of these rules on one side (Gold or System): "map=<digest>;collapse=1;
/// types=LOC+PER", each part where it holds; a digest stands for types that are long or not plain. Rules that
/// mean the same on that side give the same text. Empty: no rule.
[[nodiscard]] std::string labellingOf(const annotation::LabelRules& rules, annotation::LabelSide side);

/// Replaces the layers by copies under the rules (a side without rules keeps its layer), and adds to their
/// findings: "labels.left-out" and "labels.dropped", annotations that went, and "labels.joined", those that
/// became one; to the gold's "labels.unknown", rules and types that name what no side has, with the nearest
/// name. Systems side by side. O(annotations + tokens); nothing without rules. Errors: Cancelled.
[[nodiscard]] support::Result<void> applyLabelRules(
    DataSet& data, const annotation::LabelRules& rules, const support::Progress& progress);

/// A gold under the rules, as applyLabelRules makes it.
[[nodiscard]] annotation::LayerPtr labelledGold(
    const annotation::LayerPtr& gold, const annotation::LabelRules& rules);

/// The labels of gold and a system, each that only one of them has with the nearest of the other.
/// `inOneCase`: in upper case. "_" and the empty label say nothing and are left out. O(annotations + labels
/// log labels).
[[nodiscard]] LabelTable comparedLabels(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, bool inOneCase = false);

/// What a label that the gold lacks means for its annotations.
inline constexpr const char* strangeLabels
    = support::pattern("Annotations with a label that the gold lacks can be partly right at best.");

/// Adds a finding of labels that only gold or only system has, with the nearest of the other side: a note
/// ("labels.unmatched"), a warning where the system has some that the gold lacks ("labels.renamed" where one
/// is near one of the gold's); a warning where they share
/// none although some are near ("labels.disjoint"). Under --pairing hipe in upper case, as that scorer
/// compares them. O(annotations + labels log labels).
void tellUnmatchedLabels(Evaluation& evaluation);

} // namespace touchstone::analysis
