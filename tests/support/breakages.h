// SPDX-License-Identifier: GPL-3.0-or-later
// A small corpus written in six kinds of files, and ten ways to break each of them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace touchstone::tests {

struct BreakableName
{
    std::size_t first = 0, end = 0; ///< tokens
    std::string label;
};
struct BreakableDocument
{
    std::string id;
    std::vector<std::string> tokens;
    std::vector<BreakableName> names;

    /// The tokens, a blank between two.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::size_t begin(const BreakableName& name) const;
    [[nodiscard]] std::size_t end(const BreakableName& name) const;
    [[nodiscard]] std::string words(const BreakableName& name) const;
};
using BreakableCorpus = std::vector<BreakableDocument>;
using FileTexts = std::map<std::string, std::string>;

struct BreakableFormat
{
    std::string name;
    std::function<std::string(const std::string& side)> path; ///< of "gold" or "run"
    std::function<FileTexts(const std::string& side, const BreakableCorpus&, bool gold)> write;
    /// The breakages of the file itself, by kind.
    std::map<std::string, std::function<void(FileTexts&)>> breakages;
};

[[nodiscard]] BreakableCorpus goldCorpus(); ///< five documents with names of PER, LOC and ORG
[[nodiscard]] BreakableCorpus runCorpus(); ///< the same, with a name missed and one of another length
[[nodiscard]] const std::vector<BreakableFormat>& breakableFormats();
[[nodiscard]] const BreakableFormat* breakableFormat(const std::string& name);
/// The run's files, broken in one way.
[[nodiscard]] FileTexts brokenRun(const BreakableFormat& format, const std::string& kind);

} // namespace touchstone::tests
