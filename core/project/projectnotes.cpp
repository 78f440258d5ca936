// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectnotes.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

/// Of the slips those that the runs do not tell: a line that is none at all is told with these.
support::Diagnostics ownSlips(const support::Diagnostics& slips, const RunNotes& runs)
{
    support::Diagnostics own;
    for (const auto& slip : slips.list()) {
        const bool told = std::ranges::any_of(runs.findings.list(), [&slip](const auto& other) {
            return other.place.line == slip.place.line && other.message == slip.message;
        });
        if (!told) {
            own.add(slip);
        }
    }
    return own;
}

support::Result<void> written(const std::string& path, const ProjectNote& note)
{
    const auto done = [](const auto& result) -> support::Result<void> {
        return result ? support::Result<void>() : support::Failure(result.error());
    };
    if (const auto* const run = std::get_if<RunNote>(&note)) {
        return done(writeNote(path, *run));
    }
    if (const auto* const lead = std::get_if<LeadNote>(&note)) {
        return done(writeLeadNote(path, *lead));
    }
    return done(writeSampleNote(path, std::get<SampleNote>(note)));
}

} // namespace

support::Result<ProjectNotes> readProjectNotes(const std::string& path)
{
    auto runs = readNotes(path);
    auto leads = readLeadNotes(path);
    auto samples = readSampleNotes(path);
    if (!runs || !leads || !samples) {
        return support::Failure(!runs ? runs.error() : !leads ? leads.error() : samples.error());
    }
    leads->findings = ownSlips(leads->findings, *runs);
    samples->findings = ownSlips(samples->findings, *runs);
    return ProjectNotes { std::move(*runs), std::move(*leads), std::move(*samples) };
}

support::Result<ProjectNotes> writeProjectNote(
    const std::string& path, const std::optional<ProjectNote>& note)
{
    if (note) {
        if (const auto done = written(path, *note); !done) {
            return support::Failure(done.error());
        }
    }
    return readProjectNotes(path);
}

} // namespace touchstone::analysis
