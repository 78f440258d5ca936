// SPDX-License-Identifier: GPL-3.0-or-later
// LabelNames: what the numbers of a label column stand for, from the file that a tool leaves beside its data.
// Private to the readers of JSON.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace touchstone::io {

class JsonValue;

class LabelNames
{
public:
    /// Takes names from whatever the file is: a JSON list of names; {"names": […]}, {"id2label": {…}},
    /// {"label2id": {…}}, {"0": "O"}, {"O": 0}, doccano's [{"id": 1, "text": "PER"}]; a data set's
    /// description with "features" (where several columns have names, those of `column`); the YAML head of
    /// a data set card; or text with one name a line. Nothing is added when it is none of them. O(bytes).
    void add(std::string_view bytes, std::string_view column);
    /// The same of a JSON value.
    void add(JsonValue value, std::string_view column);

    [[nodiscard]] bool empty() const { return m_names.empty(); }
    /// Empty pointer: the number has no name.
    [[nodiscard]] const std::string* find(std::int64_t number) const;

private:
    void addList(JsonValue names);
    void addYaml(std::string_view text, std::string_view column);
    void addLines(std::string_view text);
    [[nodiscard]] bool addMap(JsonValue object);

    std::map<std::int64_t, std::string> m_names;
};

} // namespace touchstone::io
