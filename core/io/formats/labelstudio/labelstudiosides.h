// SPDX-License-Identifier: GPL-3.0-or-later
// Who annotated the tasks of a Label Studio file, and which models predicted. Private to that reader.
#pragma once

#include "core/io/bytes/reader.h"
#include "core/io/json/jsontree.h"

#include <set>

namespace touchstone::io {

/// Everything by which a person may be called: 3, {"id": 3, "email": …, "first_name": …}, "ada@lab.org".
[[nodiscard]] std::vector<std::string> namesOfPerson(JsonValue person);

[[nodiscard]] inline JsonValue personOf(JsonValue annotation)
{
    return annotation.anyOf({ "completed_by", "annotator" });
}
[[nodiscard]] inline JsonValue annotationsOf(JsonValue task)
{
    return task.anyOf({ "annotations", "completions" });
}
[[nodiscard]] inline bool isCancelledAnnotation(JsonValue annotation)
{
    return annotation.anyOf({ "was_cancelled", "skipped" }).boolean().value_or(false);
}
/// Of the long export; tasks of JSON_MIN are flat.
[[nodiscard]] inline bool isFullTask(JsonValue task) { return task["data"].isObject(); }

/// Calls `read` with each task of a record; answers of the tool's interface hold a list of them.
template <typename Read> void eachLabelStudioTask(JsonValue record, Read&& read)
{
    if (!isFullTask(record) && record["tasks"].isArray()) {
        for (const auto task : record["tasks"]) {
            read(task);
        }
    } else {
        read(record);
    }
}

struct LabelStudioSides
{
    std::set<std::string> annotators; ///< by their first names; a thousand at most
    std::map<std::string, std::size_t> versions; ///< of models, with the number of their tasks; likewise

    /// "ada, bo, …", twenty at most.
    [[nodiscard]] std::string listedAnnotators() const;
    /// "one (3 tasks), two (2 tasks)"
    [[nodiscard]] Message listedVersions() const;
};

/// Walks over all tasks. O(bytes).
[[nodiscard]] LabelStudioSides labelStudioSides(const SourceFile& file, const Progress& progress);

} // namespace touchstone::io
