// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion: one corpus, and systems as predictions, written in another format.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Those behind LabelStudio write the gold's own file with its corrections, and all other bytes as they were.
enum class ConvertForm { Jsonl, Brat, LabelStudio, Conll, Hipe, Prodigy, Doccano, Webanno };
/// Those that every corpus can be written in.
inline constexpr std::array allConvertForms { ConvertForm::Jsonl, ConvertForm::Brat,
    ConvertForm::LabelStudio };
inline constexpr std::array ownConvertForms { ConvertForm::Conll, ConvertForm::Hipe, ConvertForm::Prodigy,
    ConvertForm::Doccano, ConvertForm::Webanno };

/// "jsonl", "brat", "labelstudio": as the command line has it; of own forms the reader's id.
[[nodiscard]] std::string_view name(ConvertForm form);
/// The suffix of the file that it becomes, with the dot; empty: a folder.
[[nodiscard]] std::string_view suffix(ConvertForm form);

/// Writes the text of a file somewhere else than into a file.
using PrintText = std::function<support::Result<void>(std::string_view text)>;

/// Is `output` one of the inputs, a part of one (a file below a folder, or one that stands beside a file and
/// is read with it, as the .txt of an .ann)? Such a file is never written. Only what exists can be one.
[[nodiscard]] bool isRead(const std::vector<std::string>& inputs, const std::string& output);

/// The paths that a data set reads: gold and systems.
[[nodiscard]] std::vector<std::string> inputsOf(const DataSetSpec& dataSet);

/// Writes the gold of the data set in the form asked for, and for Label Studio the systems that were read as
/// predictions: our JSONL and tasks of Label Studio into one file (an empty path: through `print`), brat into
/// a folder that is made, or is empty. Nothing that is there is overwritten but the file `output`, and that
/// not where `inputs` holds it (isRead). Own forms want a gold of this format under corrections, all of which
/// its format can hold, and labels as they are: else InvalidOption, and nothing is written; a folder becomes
/// a folder. What the form cannot say stands in `findings`. Errors: InvalidOption, Unreadable, Cancelled;
/// then no file is half written, but of brat some may stand. O(size).
[[nodiscard]] support::Result<void> convert(const DataSet& data, ConvertForm form,
    const std::vector<std::string>& inputs, const std::string& output, const PrintText& print,
    support::Diagnostics& findings, support::Progress& progress);

} // namespace touchstone::analysis
