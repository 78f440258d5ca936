// SPDX-License-Identifier: GPL-3.0-or-later
// Where a project file says what turned out to be a slip when its files were read.
#pragma once

#include "core/project/campaign.h"

#include <span>

namespace touchstone::analysis {

/// Of the "score" of a task, by its number in the campaign; without a line where the text does not say this
/// score there. O(length).
[[nodiscard]] support::Place placeOfScore(
    const ReadProject& project, std::size_t task, const std::string& score);

/// The types that the project names, in "types" of labels or in a score, and that no file of the tables which
/// they concern has: "project.type", each once, where the text first names it, with the nearest name. Rows
/// that could not be scored say nothing. O(length + rows).
[[nodiscard]] support::Diagnostics typesOfNoFile(
    const ReadProject& project, const ProjectTables& tables, std::span<const CampaignRow> rows);

/// Where a project's text names paths.
class PathPlaces
{
public:
    /// The project must stay alive. O(length).
    explicit PathPlaces(const ReadProject& project);

    /// Of the first value that is this path, or a pattern that matches it or begins with it (a folder, "x/");
    /// without a line where there is none, and when many were asked for. O(patterns + length).
    [[nodiscard]] support::Place of(const std::string& path);

private:
    struct Pattern
    {
        CapturePattern pattern;
        std::size_t byte = 0;
    };
    const ReadProject& m_project;
    std::map<std::string, std::size_t, std::less<>> m_bytes; ///< by value
    std::vector<Pattern> m_patterns;
    std::size_t m_asked = 0;
};

} // namespace touchstone::analysis
