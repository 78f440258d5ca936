// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/judgementplaces.h"

#include "core/project/projectfile.h"

#include <filesystem>

namespace touchstone::analysis {

std::string judgementsBesideGold(const DataSetSpec& dataSet)
{
    const auto& gold = dataSet.gold;
    if (dataSet.noGold || !dataSet.parts.empty() || gold.path.empty() || gold.path == "-"
        || gold.options.content != nullptr) {
        return {};
    }
    auto path = std::filesystem::absolute(gold.path).lexically_normal();
    if (!path.has_filename()) { // "corpus/"
        path = path.parent_path();
    }
    return path.string() + std::string(judgementsSuffix);
}

std::string judgementsPath(const std::string& project)
{
    return (isProjectPath(project) ? project.substr(0, project.size() - projectSuffix.size()) : project)
        + std::string(judgementsSuffix);
}

} // namespace touchstone::analysis
