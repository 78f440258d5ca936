// SPDX-License-Identifier: GPL-3.0-or-later
// Where judgements stand (judging/judgementfile.h): beside the project, or beside the gold.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/io/bytes/ownfiles.h"

namespace touchstone::analysis {

using io::judgementsSuffix;

/// Where judgements stand as long as there is no project: "p/gold.conll.judgements.jsonl" beside
/// "p/gold.conll", "p/gold.judgements.jsonl" beside the folder "p/gold/"; they name no data set. Empty: there
/// is no gold, or it is no file.
[[nodiscard]] std::string judgementsBesideGold(const DataSetSpec& dataSet);
/// Beside the project: "p/NAME.judgements.jsonl" of "p/NAME.touchstone".
[[nodiscard]] std::string judgementsPath(const std::string& project);

} // namespace touchstone::analysis
