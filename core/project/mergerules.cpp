// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/mergerules.h"

#include "core/io/containers/filebytes.h"
#include "core/support/diagnostics.h"

#include <array>
#include <filesystem>
#include <sstream>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> unionPatterns { "*.touchstone-notes", "*.judgements.jsonl" };
constexpr std::string_view unionWord = "merge=union";

std::string attributesIn(const fs::path& folder)
{
    constexpr std::size_t most = std::size_t(1) << 20U;
    support::Diagnostics findings;
    const auto bytes
        = io::loadFile((folder / ".gitattributes").string(), most, findings, support::Progress());
    return bytes ? std::string(bytes->text()) : std::string();
}

bool says(const std::string& attributes, std::string_view pattern)
{
    std::istringstream lines(attributes);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word != pattern) {
            continue;
        }
        while (words >> word) {
            if (word == unionWord) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

std::optional<MergeRules> missingMergeRules(const std::string& folder)
{
    std::error_code error;
    const auto own = fs::absolute(folder, error).lexically_normal();
    std::string all;
    bool inTree = false;
    for (auto at = own; !at.empty() && !inTree; at = at.parent_path()) {
        all += attributesIn(at) + "\n";
        inTree = fs::exists(at / ".git", error);
        if (at == at.parent_path()) {
            break;
        }
    }
    if (!inTree) {
        return std::nullopt;
    }
    MergeRules rules { (own / ".gitattributes").string(), attributesIn(own) };
    if (fs::exists(rules.path, error) && fs::file_size(rules.path, error) != rules.text.size()) {
        return std::nullopt; // it cannot be read as a whole, and so not be added to
    }
    bool missing = false;
    for (const auto pattern : unionPatterns) {
        if (!says(all, pattern)) {
            missing = true;
            rules.text += rules.text.empty() || rules.text.ends_with('\n') ? "" : "\n";
            rules.text += std::string(pattern) + " " + std::string(unionWord) + "\n";
        }
    }
    return missing ? std::optional(std::move(rules)) : std::nullopt;
}

} // namespace touchstone::analysis
