// SPDX-License-Identifier: GPL-3.0-or-later
// Where the inputs of a recipe are now.
#pragma once

#include "core/report/recipe.h"

#include <string>
#include <vector>

namespace touchstone::cli {

enum class InputState {
    Same,
    Changed, ///< a file of that name is there, with another digest
    Unknown, ///< likewise, and the recipe tells no digest
    Missing
};

struct LocatedInput
{
    analysis::Recipe::Input input;
    std::string path; ///< of the file that was found; empty: Missing
    InputState state = InputState::Missing;
};

/// Finds files by name and digest: in the folders in their order, first as the command names them, then by
/// name alone; then in all folders below those of `deep`. The one with the right digest goes before those
/// with another.
class InputFinder
{
public:
    InputFinder(std::vector<analysis::Recipe::Input> inputs, std::vector<std::string> folders,
        std::vector<std::string> deep);

    /// The next input that the command names so. Throws UsageError when the recipe has none of that name.
    std::string next(const std::string& path);
    /// The inputs of a group of runs, whose paths matched the pattern.
    std::vector<std::string> ofGroup(const std::string& name, const std::string& pattern);
    /// All that were asked for, in that order.
    [[nodiscard]] const std::vector<LocatedInput>& located() const { return m_located; }

private:
    std::string take(std::size_t number, const std::string& path);
    [[nodiscard]] std::vector<std::string> candidates(const std::string& path, const std::string& name) const;

    std::vector<analysis::Recipe::Input> m_inputs;
    std::vector<bool> m_taken; ///< like m_inputs
    std::vector<std::string> m_folders;
    std::vector<std::string> m_deep;
    std::vector<LocatedInput> m_located;
};

} // namespace touchstone::cli
