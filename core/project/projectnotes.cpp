// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectnotes.h"

#include <algorithm>

namespace touchstone::analysis {

support::Result<ProjectNotes> readProjectNotes(const std::string& path)
{
    auto runs = readNotes(path);
    auto leads = readLeadNotes(path);
    if (!runs || !leads) {
        return support::Failure(runs ? leads.error() : runs.error());
    }
    support::Diagnostics slips; // a line that is none at all is told with the runs
    for (const auto& slip : leads->findings.list()) {
        const bool told = std::ranges::any_of(runs->findings.list(), [&slip](const auto& other) {
            return other.place.line == slip.place.line && other.message == slip.message;
        });
        if (!told) {
            slips.add(slip);
        }
    }
    leads->findings = std::move(slips);
    return ProjectNotes { std::move(*runs), std::move(*leads) };
}

support::Result<ProjectNotes> writeProjectNote(
    const std::string& path, const std::optional<ProjectNote>& note)
{
    if (const auto* const run = note ? std::get_if<RunNote>(&*note) : nullptr) {
        if (const auto done = writeNote(path, *run); !done) {
            return support::Failure(done.error());
        }
    }
    if (const auto* const lead = note ? std::get_if<LeadNote>(&*note) : nullptr) {
        if (const auto done = writeLeadNote(path, *lead); !done) {
            return support::Failure(done.error());
        }
    }
    return readProjectNotes(path);
}

} // namespace touchstone::analysis
