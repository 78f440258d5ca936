// SPDX-License-Identifier: GPL-3.0-or-later
// The first documents of a data set, for a look at them while the rest is read.
#pragma once

#include "core/evaluation/dataset/project.h"

namespace touchstone::analysis {

/// The gold with the system of this number, both of the documents that stand whole at the beginning of their
/// files: read as loadDataSet() reads them, so names and annotations are those of the whole. Documents meet
/// by name; such as were only counted (Document::numbered) in their order. Nothing where there is no use or
/// it cannot be told: small files, folders, standard input, formats whose files cannot be cut
/// (io::Reader::readsLines), a HIPE tree whose roots the whole file decides, several parts, less than two
/// documents in the beginning, anything wrong there. Costs about a tenth of a second, whatever the size of
/// the files.
[[nodiscard]] std::optional<DataSet> firstDocuments(
    const DataSetSpec& spec, std::size_t system, support::Progress& progress);

} // namespace touchstone::analysis
