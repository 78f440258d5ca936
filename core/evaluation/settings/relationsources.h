// SPDX-License-Identifier: GPL-3.0-or-later
// The user's files of relations as settings: their paths. Rows of settings (SettingRow::file) say which is
// theirs.
#pragma once

#include "core/annotation/labelrules.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/io/bytes/reader.h"

namespace touchstone::analysis {

/// A confidence threshold that was chosen on other data (io/userfiles/thresholdfile.h).
struct MinScoreSource
{
    std::string file; ///< empty: none
    std::string system; ///< whose, where the file tells of several
    std::string scheme; ///< its name

    friend bool operator==(const MinScoreSource&, const MinScoreSource&) = default;
};

/// Empty: no such file; what the spec already holds stays.
struct RelationSources
{
    std::string typeWeights; ///< TSV: gold type, system type, weight
    std::string typeParents; ///< JSON: child -> parent
    std::string linkWeights; ///< TSV: gold id, system id, weight
    std::string linkEquivalents; ///< lines of ids that stand for the same
    std::string tagset; ///< lines of labels
    std::string train; ///< annotated corpus: which names a system has seen
    io::ReadOptions trainOptions {};
    std::string attributes; ///< TSV: id of a document or annotation, then the user's own columns
    /// JSON lines, a file or several: what people have said of records, of this data set;
    /// judging/judgementfile.h reads them, not loadRelations.
    std::vector<std::string> judgements;
    std::string judgedSet;
    MinScoreSource minScore {};
    RuleSources rules {};
    annotation::LabelRules trainLabels {}; ///< the gold's rules; for the training data without its types

    friend bool operator==(const RelationSources&, const RelationSources&) = default;
};

} // namespace touchstone::analysis
