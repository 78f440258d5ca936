// SPDX-License-Identifier: GPL-3.0-or-later
// In what form and where a command prints, and what it says beside it.
#pragma once

#include "app/cli/words/arguments.h"
#include "core/support/result.h"

#include <optional>

namespace touchstone::cli {

enum class OutputForm { Text, Json, Tsv, Markdown, Latex };

/// What stands in the place of --json=flat when arguments are read: flags take no words.
inline constexpr const char* flatJson = "--json-flat";

struct OutputOptions
{
    OutputForm form = OutputForm::Text;
    std::string output; ///< empty: standard output
    bool flat = false; ///< JSON of names and numbers alone
    bool quiet = false;
    bool allFindings = false; ///< each by itself
    bool fewFindings = false; ///< each by itself while they are few
    bool strict = false;
    /// Takes what would be printed or written, where it is run inside the program.
    std::string* captured = nullptr;

    /// Forms, file, findings.
    void declare(Arguments& arguments);
    /// --json=flat.
    void declareFlat(Arguments& arguments);
    /// --quiet, --all-findings, --strict.
    void declareFindings(Arguments& arguments);
    /// -o: no name at all is a mistake of a script.
    Option declareFile(Arguments& arguments, const char* shape, const char* help);
    /// Throws UsageError where several forms are chosen, and where the output is one of the files that the
    /// command reads, or stands in a folder that it reads (analysis::isRead).
    void finish(std::vector<std::string> inputs);
    /// Why -o cannot be: it names one of them. finish() asks for those that are known before reading.
    [[nodiscard]] std::optional<support::Error> overwrites(const std::vector<std::string>& inputs) const;

private:
    std::vector<OutputForm> m_forms;
};

} // namespace touchstone::cli
