// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/mergedlines.h"

#include "core/io/containers/filebytes.h"
#include "core/project/projectfile.h"
#include "core/report/recipe.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

std::vector<std::string> readMergedLines(std::string_view utf8, const std::string& path,
    support::FindingCode code, std::string_view what, support::Diagnostics& findings,
    const std::function<bool(const MergedLine&)>& take)
{
    std::vector<std::string> others;
    std::uint32_t number = 0;
    for (const auto line : linesOf(utf8)) {
        ++number;
        if (io::withoutJsonBlanks(line).empty()) {
            continue;
        }
        const support::Place place { path, number, 1 };
        io::JsonTree tree;
        if (tree.parse(line) || !tree.root().isObject()
            || !io::withoutJsonBlanks(line.substr(tree.size())).empty()) {
            const bool ofGit
                = line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>");
            findings.add(support::Severity::Warning, code, place,
                ofGit ? "The line is what git left of two versions; delete it. Both versions may stay."
                      : "The line is no " + std::string(what)
                        + ": one JSON object is expected. It is kept as it is.");
            others.emplace_back(line);
        } else if (!take({ tree.root(), line, place })) {
            others.emplace_back(line);
        }
    }
    return others;
}

support::Result<std::string> loadMergedLines(const std::string& path, bool mustExist)
{
    support::Diagnostics repairs;
    const support::Progress progress;
    const auto bytes = io::loadFile(path, largestProject + 1, repairs, progress);
    if (!bytes) {
        return !mustExist && bytes.error().code == support::ErrorCode::NotFound
            ? support::Result<std::string>(std::string())
            : support::Result<std::string>(tl::unexpected(bytes.error()));
    }
    return bytes->text().size() > largestProject ? support::failure(
               support::ErrorCode::TooLarge, "The file is larger than 16 MB; is it the right file?", { path })
                                                 : support::Result<std::string>(std::string(bytes->text()));
}

std::string mergedText(std::vector<std::string> lines)
{
    support::sortUnique(lines);
    std::string text;
    for (const auto& line : lines) {
        text += line + "\n";
    }
    return text;
}

} // namespace touchstone::analysis
