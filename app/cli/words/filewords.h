// SPDX-License-Identifier: GPL-3.0-or-later
// Which files are gold and systems, how they are read, and what becomes of their labels.
#pragma once

#include "app/cli/words/command.h"

#include "core/evaluation/dataset/project.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

struct FileWords
{
    std::string gold;
    std::vector<std::string> systems, systemGlobs, positionals;
    std::string layer;

    /// --threads, too. `columns`: the option for the columns of tables; "table --columns" chooses scores.
    void declare(Arguments& arguments, int& threads, const char* columns = "--columns,--table-columns");
    /// Leaves out of the help what a command names otherwise.
    void hide(bool systemsToo);
    /// Positional words are the gold, where none is named, and systems. Throws UsageError.
    [[nodiscard]] analysis::DataSetSpec dataSet();
    [[nodiscard]] io::ReadOptions systemOptions() const;
    /// Patterns of groups go behind the systems.
    void eachFile(const FileVisit& visit, std::vector<std::string>* groups = nullptr);

private:
    [[nodiscard]] io::ReadOptions readOptions(
        const std::string& sideFormat, const std::string& formatOption, std::optional<int> sideColumn) const;

    std::string m_format, m_goldFormat, m_systemFormat;
    std::optional<int> m_column, m_goldColumn, m_systemColumn;
    std::optional<io::DocumentUnit> m_documents;
    std::string m_tableColumns, m_goldColumns, m_systemColumns;
    std::string m_spansKey, m_annotator, m_systemAnnotator, m_modelVersion, m_labelList, m_offsetUnit;
    std::string m_labelMap;
    std::optional<std::string> m_types; ///< as typed
    std::optional<std::uint32_t> m_collapse;
    std::vector<Option> m_ownNames; ///< --gold, --system, --systems
};

/// Visits the path of "NAME=PATH", unless the sign belongs to the path itself.
void visitNamed(const FileVisit& visit, const std::string& option, std::string& word);
/// A path that is there at all.
void visitFile(const FileVisit& visit, const std::string& option, std::string& path);
/// The files and folders that match, in order. Throws UsageError where there are none.
[[nodiscard]] std::vector<std::string> matchingPaths(const std::string& pattern, const std::string& option);

} // namespace touchstone::cli
