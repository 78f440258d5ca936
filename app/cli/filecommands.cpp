// SPDX-License-Identifier: GPL-3.0-or-later
// `align`, `check`, `convert`, `trend`: commands over files that are read but not scored.
#include "app/cli/alignreport.h"
#include "app/cli/checking.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/trendreport.h"

#include "core/analysis/conversion.h"
#include "core/analysis/project.h"
#include "core/io/atomicfile.h"

namespace touchstone::cli {

namespace {

/// Piece by piece, since the lines of a corpus are many times its size.
support::Result<void> writeAligned(const Options& options, const analysis::DataSet& data,
    const analysis::DocumentPairing& pairing, support::Progress& progress)
{
    if (options.output.empty()) {
        return writeAlignments(options, data.gold, pairing, print, progress);
    }
    auto file = io::AtomicFile::open(options.output);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const auto written = writeAlignments(
        options, data.gold, pairing, [&](std::string_view text) { return file->write(text); }, progress);
    return written ? file->commit() : written;
}

} // namespace

int checkAndPrint(const Options& options)
{
    Console console(options);
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto check = analysis::checkSubmissionFiles(options.dataSet.gold, options.like, reading);
    if (!check) {
        return console.fail(check.error());
    }
    if (const int code = console.put(checkReport(options, *check)); code != exitDone) {
        return code;
    }
    return !check->passed() || (options.strict && hasWarnings(check->findings)) ? exitData : exitDone;
}

int convertAndWrite(const Options& options)
{
    Console console(options);
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return console.fail(data.error());
    }
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    for (const auto& system : data->systems) {
        if (system.error) {
            return console.fail(*system.error);
        }
        findings.append(system.layer->diagnostics);
    }
    support::Progress writing(console.stop(), console.report("Writing"));
    const auto done = analysis::convert(*data, options.convert.form, analysis::inputsOf(options.dataSet),
        options.output == "-" ? std::string() : options.output, print, findings, writing);
    console.warn(findings);
    return done ? console.end(findings) : console.fail(done.error());
}

int alignAndPrint(const Options& options)
{
    Console console(options);
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return console.fail(data.error());
    }
    const auto& system = data->systems.front();
    if (system.error) {
        return console.fail(*system.error);
    }
    const auto pairing = analysis::pairDocuments(data->gold, system.layer);
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    findings.append(system.layer->diagnostics);
    findings.append(pairing.diagnostics);
    console.warn(findings);
    support::Progress aligning(console.stop(), console.report("Aligning"));
    const auto done = writeAligned(options, *data, pairing, aligning);
    return done ? console.end(findings) : console.fail(done.error());
}

int trendAndPrint(const Options& options)
{
    Console console(options);
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto data = analysis::readTrend(options.trend.paths, options.trend.order, reading);
    if (!data) {
        return console.fail(data.error());
    }
    console.warn(data->diagnostics);
    const auto trend = askedTrend(options, *data);
    if (!trend) {
        return console.fail(trend.error());
    }
    const auto broken = brokenTrendRules(options, *data);
    const int code = console.put(trendReport(options, *data, *trend));
    if (!broken) { // the numbers are there to look at, the rule could not be judged
        return console.fail(broken.error());
    }
    const int ended = console.end(data->diagnostics, *broken);
    return code != exitDone ? code : ended;
}

} // namespace touchstone::cli
