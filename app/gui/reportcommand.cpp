// SPDX-License-Identifier: GPL-3.0-or-later
// `report`: one HTML file with scores, figures and errors.
#include "app/cli/words/figureoptions.h"
#include "app/gui/commands.h"

#include "ui/base/language.h"
#include "ui/session/corestrings.h"

#include "core/support/lookup.h"

#include <QFileInfo>

namespace touchstone::gui {

namespace {

struct ReportOptions : cli::ScoreOptions
{
    analysis::ReportRequest report; ///< its data and settings are those above
};

class ReportCommand : public cli::Command
{
public:
    explicit ReportCommand(SharedWords words)
        : m_words(std::move(words))
    {
    }

    void declare(cli::Arguments& arguments) override
    {
        m_words->declare(arguments, threads);
        m_words->declareScheme(arguments);
        m_options.declareFindings(arguments);
        m_options.declareFile(arguments, "FILE.html", "The file").required();
        m_words->declareMeasure(arguments);
        m_options.declareNames(arguments);
        arguments.flag("--no-text", m_options.report.noText,
            "Leave every word of the corpus out: texts, names of documents, ids; figures of texts too");
        arguments.flag(
            "--no-leads", [this](bool on) { m_options.report.leads = !on; },
            "Leave patterns in the errors out");
        arguments
            .value("--errors", m_options.report.errors, "N",
                "So many records behind a number as a table with words and types, the others as references; "
                "default 100")
            .between(0, 1'000'000);
        arguments
            .value("--list-limit", m_options.report.listLimit, "MB",
                "At most so many megabytes of records; numbers without room are no links, with a warning; "
                "default 64")
            .between(1, 2000);
        cli::declareLanguage(arguments, m_options.report.language);
        arguments
            .repeated("--note", m_options.report.notes, "SYSTEM=TEXT",
                "What is noted of a system, which stands in the report; default with --project: its notes; "
                "left "
                "out with --no-text and --anonymise; repeats")
            .offersSystems();
    }

    void finish() override
    {
        m_options.purpose = cli::ScoreOptions::Purpose::Pictures;
        m_words->read(m_options, cli::ScoringWords::Need::Systems);
        m_words->readMeasures(m_options, "default");
        cli::refuseSeveral(m_options);
        m_options.OutputOptions::finish(m_options.inputs());
        auto& request = m_options.report;
        request.measures = m_options.measures;
        request.scheme = m_options.scheme;
        request.schemeAsked = m_options.schemeAsked;
        request.names = m_options.names;
        if (request.noText || request.names.anonymous) {
            request.notes.clear(); // they are anybody's words, and may name systems
        }
        request.dataSet = m_options.dataSet;
        request.spec = m_options.spec;
        request.relations = m_options.relations;
        request.preset = cli::namingPreset(m_options);
    }

    int prepare() override
    {
        const auto ending = QFileInfo(ui::fromPath(m_options.output)).suffix().toLower();
        if (ending != QLatin1String("html") && ending != QLatin1String("htm")) {
            printError(QStringLiteral("error: -o takes a file that ends in .html, and not “%1”")
                           .arg(ui::fromPath(m_options.output)));
            return exitUsage;
        }
        prepareWithoutDisplay();
        return exitDone;
    }

    int run() override
    {
        const auto& request = m_options.report;
        ui::useLanguage(ui::toQString(request.language));
        auto scoring = m_options;
        scoring.measures = ui::reportMeasures(request);
        analysis::Findings findings;
        const auto systems = scored(scoring, findings);
        if (!systems) {
            return fail(systems.error());
        }
        if (const auto unknown = noteOfNobody(*systems)) {
            return fail(*unknown);
        }
        findings.add(cli::settingFindings(m_options));
        cli::printFindings(findings, m_options);
        const auto data = figureData(m_options, *systems);
        std::vector<analysis::ReportFigure> figures;
        for (const auto* kind : ui::reportFigureKinds(request.noText)) {
            figures.push_back(ui::reportFigure(*kind, data));
        }
        support::Progress writing;
        auto named = namedSystems(m_options, *systems);
        for (std::size_t i = 0; i < named.size(); ++i) {
            named[i].note = analysis::noteOfSystem(request, (*systems)[i].name);
        }
        const auto written
            = analysis::writeReport(std::move(named), figures, request, m_options.output, writing);
        if (!written) {
            return fail(written.error());
        }
        const bool unlisted = *written > 0;
        if (unlisted && !m_options.quiet) {
            printError(
                QStringLiteral("warning: %1 numbers are no links, since their records would make the file "
                               "larger than --list-limit %2 (MB); give more, such as --list-limit %3")
                    .arg(*written)
                    .arg(request.listLimit)
                    .arg(request.listLimit * 4));
        }
        return ended(m_options, findings.hasWarnings() || unlisted, findings);
    }

private:
    /// A note that speaks of no system, neither of one that was read nor of one that could not be.
    [[nodiscard]] std::optional<support::Error> noteOfNobody(
        const std::vector<cli::ScoredSystem>& systems) const
    {
        auto names = support::listOf<std::string>(systems, &cli::ScoredSystem::name);
        for (const auto& source : m_options.dataSet.systems) {
            names.push_back(source.name);
        }
        std::erase(names, std::string());
        for (const auto& note : m_options.report.notes) {
            if (std::ranges::none_of(names, [&](const auto& name) { return note.starts_with(name + "="); })) {
                return support::Error { support::ErrorCode::InvalidOption,
                    "--note takes SYSTEM=TEXT with the name of a system, and not \"" + note + "\".", {} };
            }
        }
        return std::nullopt;
    }

    SharedWords m_words;
    ReportOptions m_options;
};

} // namespace

cli::CommandEntry reportCommand(SharedWords words)
{
    return { "report", "Write one HTML file with scores, figures and errors",
        [words = std::move(words)] { return std::make_unique<ReportCommand>(words); } };
}

} // namespace touchstone::gui
