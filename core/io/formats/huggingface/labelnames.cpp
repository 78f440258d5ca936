// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/huggingface/labelnames.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/json/jsontree.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

constexpr std::size_t mostNames = 100000;

std::string_view withoutQuotes(std::string_view text)
{
    text = trimmed(text);
    if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"') && text.back() == text.front()) {
        return text.substr(1, text.size() - 2);
    }
    return text;
}

} // namespace

const std::string* LabelNames::find(std::int64_t number) const
{
    const auto found = m_names.find(number);
    return found == m_names.end() ? nullptr : &found->second;
}

void LabelNames::add(std::string_view bytes, std::string_view column)
{
    const auto text = withoutJsonBlanks(bytes);
    if (text.starts_with('[') || text.starts_with('{')) {
        JsonTree tree;
        if (!tree.parse(text)) {
            add(tree.root(), column);
        }
    } else if (text.starts_with("---") || text.find("class_label:") != std::string_view::npos) {
        addYaml(text, column);
    } else {
        addLines(text);
    }
}

void LabelNames::addList(JsonValue names)
{
    std::int64_t number = 0;
    for (const auto name : names) {
        if (name.isObject()) { // doccano: {"id": 1, "text": "PER"}
            if (const auto id = name["id"].integer()) {
                m_names.emplace(*id, name.anyOf({ "text", "name", "label" }).string());
            }
        } else if (name.isString()) {
            m_names.emplace(number, name.string());
        }
        ++number;
        if (m_names.size() > mostNames) {
            return;
        }
    }
}

/// {"0": "O"} or {"O": 0}
bool LabelNames::addMap(JsonValue object)
{
    const auto first = object.first();
    const bool byNumber = first.isString() && support::parsed<std::int64_t>(first.key());
    const bool byName = first.isNumber();
    if (!byNumber && !byName) {
        return false;
    }
    for (const auto field : object) {
        const auto number = byNumber ? support::parsed<std::int64_t>(field.key()) : field.integer();
        if (number && m_names.size() < mostNames) {
            m_names.emplace(*number, byNumber ? field.string() : field.key());
        }
    }
    return !m_names.empty();
}

void LabelNames::add(JsonValue value, std::string_view column)
{
    if (value.isArray()) {
        addList(value);
        return;
    }
    if (!value.isObject()) {
        return;
    }
    for (const auto* const key : { "id2label", "label2id", "names", "labels", "label_list" }) {
        const auto names = value[key];
        if (names.isArray() && names.hasElements()) {
            addList(names);
        } else if (names.isObject()) {
            static_cast<void>(addMap(names));
        }
        if (!m_names.empty()) {
            return;
        }
    }
    // A data set's features, however deep: the names under the column, else the first names of all.
    std::vector<JsonValue> open { value };
    JsonValue best;
    while (!open.empty()) {
        const auto next = open.back();
        open.pop_back();
        for (const auto field : next) {
            if (field.key() == "names" && field.first().isString() && !best.exists()) {
                best = field;
            }
            const bool named = field.key() == column || field["name"].string() == column;
            if (named && field.isObject()) {
                std::vector<JsonValue> inside { field };
                while (!inside.empty()) {
                    const auto deeper = inside.back();
                    inside.pop_back();
                    if (const auto names = deeper["names"]; names.first().isString()) {
                        addList(names);
                        return;
                    }
                    for (const auto child : deeper) {
                        if (child.isObject()) {
                            inside.push_back(child);
                        }
                    }
                }
            }
            if (field.isObject() || field.isArray()) {
                open.push_back(field);
            }
        }
    }
    if (best.exists()) {
        addList(best);
    } else {
        static_cast<void>(addMap(value));
    }
}

/// The head of a data set card: under "- name: ner_tags" (or the first names at all) lines like "'0': O".
void LabelNames::addYaml(std::string_view text, std::string_view column)
{
    std::map<std::int64_t, std::string> current;
    std::string_view name;
    bool inNames = false;
    const auto take = [&] {
        if (!current.empty() && (m_names.empty() || name == column)) {
            m_names = current;
        }
        current.clear();
    };
    LineCursor lines(text);
    std::size_t number = 0;
    while (lines.next()) {
        const auto line = trimmed(lines.line());
        if (++number > 1 && line == "---") {
            break;
        }
        if (line.starts_with("- name:")) {
            take();
            name = withoutQuotes(line.substr(7));
            inNames = false;
        } else if (line == "names:") {
            inNames = true;
        } else if (inNames) {
            const auto colon = line.find(':');
            const auto key = colon == std::string_view::npos
                ? std::nullopt
                : support::parsed<std::int64_t>(withoutQuotes(line.substr(0, colon)));
            if (key && current.size() < mostNames) {
                current.emplace(*key, withoutQuotes(line.substr(colon + 1)));
            } else {
                inNames = false;
            }
        }
    }
    take();
}

void LabelNames::addLines(std::string_view text)
{
    LineCursor lines(text);
    std::int64_t number = 0;
    while (lines.next() && m_names.size() < mostNames) {
        if (const auto line = trimmed(lines.line()); !line.empty()) {
            m_names.emplace(number++, line);
        }
    }
}

} // namespace touchstone::io
