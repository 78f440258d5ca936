// SPDX-License-Identifier: GPL-3.0-or-later
// The words of commands over scored systems, and how they become ScoringOptions.
#pragma once

#include "app/cli/words/filewords.h"
#include "app/cli/words/scoringoptions.h"
#include "app/cli/words/settingwords.h"

#include <map>
#include <string>

namespace touchstone::cli {

struct ScoringWords
{
    FileWords files;
    SettingWords settings;
    std::string measure, scheme;

    /// Files and settings; --measure and --scheme by themselves. `columns`: see FileWords::declare.
    void declare(Arguments& arguments, int& threads, const char* columns = "--columns,--table-columns");
    void declareMeasure(Arguments& arguments);
    void declareScheme(Arguments& arguments);

    enum class Need { Nothing, Gold, Systems, OneSystem };
    /// Data and settings, and whether what the command needs is there. Throws UsageError.
    void read(ScoringOptions& options, Need need, const std::string& who = {});
    // The same step by step, in this order; all throw UsageError.
    /// Preset, gold and systems.
    void readData(ScoringOptions& options);
    /// The preset's annotation column where the gold has it; is there what the command needs? `who`: "errors
    /// lists".
    void checkData(ScoringOptions& options, Need need, const std::string& who = {}) const;
    /// Everything else but the measures.
    void readSettings(ScoringOptions& options);
    /// `standard`: where neither --measure nor, when it may, a preset names one.
    void readMeasures(ScoringOptions& options, const std::string& standard, bool ofPreset = true) const;

    void eachFile(const FileVisit& visit, std::vector<std::string>* groups = nullptr);
    /// Puts the files of a command that was typed elsewhere in their places; the files that the pattern of a
    /// group means.
    std::map<std::string, std::vector<std::string>> lookUp(
        const FileLookup& lookup, std::vector<std::string>* groups = nullptr);
};

/// Several layers, noise levels, periods or numbers of candidates are for few commands.
void refuseSeveral(const ScoringOptions& options);

} // namespace touchstone::cli
