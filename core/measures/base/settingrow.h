// SPDX-License-Identifier: GPL-3.0-or-later
// SettingRow: how one setting is written, read and described. What belongs to one measure stands in its
// folder, the rest in evaluation/settings; evaluation/settings/settingtable.h has them all.
#pragma once

#include "core/support/result.h"

#include <string>
#include <vector>

namespace touchstone::analysis {

struct EvaluationSpec;
struct RelationSources;

struct SettingRow
{
    std::string_view name; ///< as the option spells it, without dashes
    /// The text that `set` reads back; of what comes from users' files the digest.
    std::string (*text)(const EvaluationSpec& spec);
    /// Null: it is not set from one word. Errors: InvalidOption with what the setting takes; the spec is then
    /// unchanged.
    support::Result<void> (*set)(EvaluationSpec& spec, std::string_view name, const std::string& value)
        = nullptr;
    /// The words that it takes; null: numbers, or a file.
    std::vector<std::string> (*words)() = nullptr;
    bool ofFile = false; ///< only ever read from a user's file
    std::string_view meaning {}; ///< of a measure's parameter, for forms and lists
    std::string_view values {}; ///< what it takes, where no words say it: "0..1"
    struct Option
    {
        const char* shape = nullptr; ///< what the help writes for the value: "RULE"; null: a flag, yes or no
        const char* help = nullptr;

        [[nodiscard]] constexpr bool isFlag() const { return help != nullptr && shape == nullptr; }
    };
    /// Of the command line; none: declared in `app/cli/words`, with what several measures read.
    Option option {};
    /// Where the path of its file stands (evaluation/settings/relationsources.h); null: it has none.
    std::string RelationSources::*file = nullptr;
    std::string_view fileRole {}; ///< "Type weights": as recipes name the file
    void (*clear)(EvaluationSpec& spec) = nullptr; ///< takes away what was read from the file
    bool ofHipe = false; ///< `--pairing hipe` reads it, whatever measures are chosen
    /// `--pairing` alone, without any of these beside it, chooses it (analysis::choosePairing).
    bool followsPairing = false;
    bool toldUnderHipe = false; ///< under `--pairing hipe` settings in words name it, also the default
    bool headsTables = false; ///< tables are headed by it, so settings in words need not name it
};

} // namespace touchstone::analysis
