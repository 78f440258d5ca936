// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectplaces.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/json/jsontree.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using io::JsonValue;

support::Place placeInText(const ReadProject& project, const JsonValue& value)
{
    return value.exists() ? io::placeOfByte(project.text, value.byte(), project.path)
                          : support::Place { project.path };
}

/// The first value of the text that names a type.
JsonValue firstNaming(const JsonValue& root, const std::string& type)
{
    std::vector<JsonValue> found;
    const auto look = [&](const JsonValue& scoring) {
        const auto types = scoring["labels"]["types"];
        if (types.isString() && types.string() == type) {
            found.push_back(types);
        }
        for (const auto one : types) {
            if (one.string() == type) {
                found.push_back(one);
            }
        }
        if (const auto score = scoring["score"]; namedScore(score.string()).type == type) {
            found.push_back(score);
        }
    };
    look(root);
    for (const auto set : root["sets"]) {
        look(set);
    }
    for (const auto task : root["campaign"]["tasks"]) {
        look(task);
    }
    const auto first = std::ranges::min_element(found, {}, &JsonValue::byte);
    return first == found.end() ? JsonValue() : *first;
}

} // namespace

support::Place placeOfScore(const ReadProject& project, std::size_t task, const std::string& score)
{
    io::JsonTree tree;
    (void)tree.parse(project.text); // what breaks off was told, and is read up to there
    const auto value = tree.root()["campaign"]["tasks"].at(task)["score"];
    return placeInText(project, value.string() == score ? value : JsonValue());
}

namespace {

/// `nearest`: UnknownType::nearest.
support::Message noFileHas(const std::string& type, std::string_view nearest)
{
    constexpr std::string_view start = "; did you mean \"";
    constexpr std::string_view end = "\"?";
    if (nearest.starts_with(start) && nearest.ends_with(end)) {
        nearest = nearest.substr(start.size(), nearest.size() - start.size() - end.size());
    }
    return support::said(nearest.empty() ? "No file has the type \"%1\"."
                                         : "No file has the type \"%1\"; did you mean \"%2\"?",
        type, nearest);
}

} // namespace

support::Diagnostics typesOfNoFile(
    const ReadProject& project, const ProjectTables& tables, std::span<const CampaignRow> rows)
{
    std::map<std::string, std::optional<std::string>>
        types; // what is to be said of them; empty: a file has it
    for (const CampaignRow& row : rows) {
        if (row.error) {
            continue;
        }
        const ProjectTable& table = tables.tables[row.table];
        auto named = table.dataSet.labels.types;
        if (const auto type = namedScore(table.score).type) {
            support::addNew(named, *type);
        }
        for (const auto& type : named) {
            const auto* const unknown = support::found(row.unknownTypes, type, &UnknownType::type);
            auto& told = types.try_emplace(type, unknown == nullptr ? std::string() : unknown->nearest)
                             .first->second;
            if (unknown == nullptr) {
                told.reset();
            }
        }
    }
    support::Diagnostics findings;
    io::JsonTree tree;
    (void)tree.parse(project.text);
    for (const auto& [type, nearest] : types) {
        if (nearest) {
            findings.add(support::Severity::Warning, "project.type",
                placeInText(project, firstNaming(tree.root(), type)), noFileHas(type, *nearest));
        }
    }
    return findings;
}

PathPlaces::PathPlaces(const ReadProject& project)
    : m_project(project)
{
    constexpr std::size_t deepest = 5; // project, "sets", set, "systems", system, "path"
    io::JsonTree tree;
    (void)tree.parse(project.text);
    const auto look = [this](const auto& self, const JsonValue& value, std::size_t depth) -> void {
        if (value.isString()) {
            std::string text(value.string());
            if (CapturePattern::isPattern(text)) {
                if (auto pattern = CapturePattern::of(text)) {
                    m_patterns.push_back({ std::move(*pattern), value.byte() });
                }
            }
            m_bytes.emplace(std::move(text), value.byte());
        } else if (depth < deepest) {
            for (const auto part : value) {
                if (part.key() != "name" && part.key() != "note") {
                    self(self, part, depth + 1);
                }
            }
        }
    };
    look(look, tree.root(), 0);
}

support::Place PathPlaces::of(const std::string& path)
{
    constexpr std::size_t most = 1000; // finding a place costs the length of the text
    if (++m_asked > most) {
        return { m_project.path };
    }
    if (const auto known = m_bytes.find(path); known != m_bytes.end()) {
        return io::placeOfByte(m_project.text, known->second, m_project.path);
    }
    const auto pattern = std::ranges::find_if(m_patterns, [&path](const Pattern& one) {
        return (path.ends_with('/') && one.pattern.text().starts_with(path)) || one.pattern.match(path);
    });
    return pattern == m_patterns.end() ? support::Place { m_project.path }
                                       : io::placeOfByte(m_project.text, pattern->byte, m_project.path);
}

} // namespace touchstone::analysis
