// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/givenoptions.h"

#include "core/io/bytes/words.h"
#include "core/io/open/readerregistry.h"
#include "core/support/findingkinds.h"

namespace touchstone::io {

namespace {

bool takes(const Reader& reader, std::string_view option) { return contains(reader.options, option); }

/// "spaCy", "Label Studio, Prodigy": the formats whose option it is.
std::string formatsWith(std::string_view option)
{
    std::string list;
    for (const auto& reader : readers()) {
        if (takes(reader, option)) {
            append(list, reader.title);
        }
    }
    return list;
}

} // namespace

std::vector<std::string_view> givenOptions(const ReadOptions& options)
{
    const std::array<std::pair<std::string_view, bool>, 9> all { {
        { "--annotator", !options.annotator.empty() },
        { "--column", options.column.has_value() },
        { "--columns", !options.tableColumns.empty() },
        { "--documents", options.documents != DocumentUnit::Automatic },
        { "--label-list", !options.labelList.empty() },
        { "--layer", !options.annotationColumn.empty() },
        { "--model-version", !options.modelVersion.empty() },
        { "--offset-unit", !options.offsetUnit.empty() },
        { "--spans-key", !options.spansKey.empty() },
    } };
    std::vector<std::string_view> given;
    for (const auto& [option, isGiven] : all) {
        if (isGiven) {
            given.push_back(option);
        }
    }
    return given;
}

void tellUnusedOptions(std::span<const ReadWith> read, const support::Place& place, Diagnostics& findings)
{
    std::map<std::string_view, bool> used;
    std::string formats;
    for (const auto& one : read) {
        const auto* const reader = readerById(one.format);
        const std::string title(reader == nullptr ? std::string_view() : reader->title);
        if (!title.empty() && formats.find(title) == std::string::npos) {
            append(formats, title);
        }
        for (const auto option : givenOptions(*one.options)) {
            auto& isUsed = used[option];
            isUsed = isUsed || reader == nullptr || takes(*reader, option);
        }
    }
    for (const auto& [option, isUsed] : used) {
        if (!isUsed) {
            findings.add(Severity::Warning, "io.option-unused", place,
                said("%1 says nothing here: it concerns %2, and what is read is %3.", option,
                    formatsWith(option), formats));
        }
    }
}

} // namespace touchstone::io
