// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/labelstudio/labelstudiosides.h"

#include "core/io/bytes/words.h"
#include "core/io/json/jsonrecords.h"

namespace touchstone::io {

namespace {

constexpr std::size_t mostNames = 1000;

constexpr std::size_t mostListed = 20;

} // namespace

std::vector<std::string> namesOfPerson(JsonValue person)
{
    std::vector<std::string> names;
    const auto add = [&names](std::string_view name) {
        if (!name.empty()) {
            names.emplace_back(name);
        }
    };
    add(person.identifier());
    for (const auto* const key : { "email", "username", "id" }) {
        add(person[key].identifier());
    }
    const auto first = std::string(person["first_name"].string());
    const auto last = std::string(person["last_name"].string());
    add(first);
    add(first.empty() || last.empty() ? last : first + " " + last);
    return names;
}

std::string LabelStudioSides::listedAnnotators() const
{
    return listed(annotators, std::identity(), mostListed);
}

Message LabelStudioSides::listedVersions() const
{
    return listedMessages(
        versions,
        [](const auto& version) {
            const auto count = static_cast<std::int64_t>(version.second);
            return version.first.empty() ? saidOf(count, "(no name) (%Ln task)", "(no name) (%Ln tasks)")
                                         : saidOf(count, "%1 (%Ln task)", "%1 (%Ln tasks)", version.first);
        },
        mostListed);
}

LabelStudioSides labelStudioSides(const SourceFile& file, const Progress& progress)
{
    LabelStudioSides sides;
    Diagnostics unused;
    JsonRecords records(file, unused, progress, "labelstudio", {});
    const auto addPerson = [&sides](JsonValue annotation) {
        if (const auto names = namesOfPerson(personOf(annotation));
            !names.empty() && sides.annotators.size() < mostNames) {
            sides.annotators.insert(names.front());
        }
    };
    const auto addTask = [&](JsonValue task) {
        if (!isFullTask(task)) {
            addPerson(task);
            return;
        }
        for (const auto annotation : annotationsOf(task)) {
            if (!isCancelledAnnotation(annotation)) {
                addPerson(annotation);
            }
        }
        std::set<std::string> versions;
        for (const auto prediction : task["predictions"]) {
            if (prediction.isObject() && versions.size() < mostNames) {
                versions.emplace(prediction["model_version"].identifier());
            }
        }
        for (const auto& version : versions) {
            if (sides.versions.size() < mostNames || sides.versions.contains(version)) {
                ++sides.versions[version];
            }
        }
    };
    while (records.next()) {
        eachLabelStudioTask(records.record(), addTask);
    }
    return sides;
}

} // namespace touchstone::io
