// SPDX-License-Identifier: GPL-3.0-or-later
// `report`: one HTML file with scores, figures and errors.
#include "app/gui/commands.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include "core/io/bytes/atomicfile.h"
#include "core/report/commandline.h"
#include "core/report/htmlreport.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <QFileInfo>

#include <filesystem>

namespace touchstone::gui {

namespace {

/// Figures that show the corpus's own words.
bool showsText(const QString& kind)
{
    return kind == QLatin1String("excerpt") || kind == QLatin1String("tree");
}

/// The <svg> element alone, with ids and titles of its own left out.
std::string element(const QByteArray& svg)
{
    const auto from = svg.indexOf("<svg");
    return from < 0 ? std::string() : svg.mid(from).toStdString();
}

struct ReportOptions : cli::ScoreOptions
{
    bool noText = false; ///< no word of the corpus
    int errors = 100; ///< rows per number
    int listLimit = 64; ///< megabytes
};

std::vector<analysis::ReportFigure> reportFigures(const ReportOptions& options, const ui::FigureData& data)
{
    std::vector<analysis::ReportFigure> figures;
    for (const auto& kind : ui::figureKinds()) {
        if (options.noText && showsText(kind.id)) {
            continue;
        }
        QString reason;
        const auto figure = kind.make(data, reason);
        if (!figure) {
            figures.push_back({ kind.title.toStdString(), {}, reason.toStdString() });
            continue;
        }
        ui::FigureExport how;
        how.style.widthMm = 160;
        how.style.heightMm = 0;
        how.style.fontPoints = 9;
        how.style = ui::settledStyle(how.style, *figure);
        how.recipe.title = kind.title.toStdString();
        const auto svg = ui::figureBytes(*figure, ui::FigureFormat::Svg, how);
        figures.push_back({ kind.title.toStdString(), svg ? element(*svg) : std::string(),
            svg ? std::string() : svg.error().text });
    }
    return figures;
}

analysis::Recipe recipeOf(const ReportOptions& options, const std::vector<cli::ScoredSystem>& systems)
{
    analysis::Recipe recipe;
    recipe.title = "Evaluation of " + analysis::dataSetName(options.dataSet);
    const auto& names = options.names;
    recipe.inputs = analysis::recipeInputs(options.dataSet, options.relations, names, support::Progress())
                        .value_or(std::vector<analysis::Recipe::Input>());
    const auto* const preset = cli::namingPreset(options);
    recipe.signature = analysis::signatureWith(preset, systems.front().evaluation->signature);
    recipe.settings = { { "Scheme", std::string(match::schemeName(options.scheme)) },
        { "Text", options.noText ? "left out" : "included" } };
    if (!names.anonymous) {
        std::vector<std::string> words { "touchstone", "report" };
        const auto append = [&words](const std::vector<std::string>& more) {
            words.insert(words.end(), more.begin(), more.end());
        };
        append(analysis::dataArguments(options.dataSet, analysis::PathForm::FileName));
        append(analysis::settingArguments(
            options.spec, options.relations, preset, analysis::PathForm::FileName));
        if (options.schemeAsked || preset == nullptr) {
            append({ "--scheme", std::string(match::schemeName(options.scheme)) });
        }
        append({ "--measure" });
        append({ support::joined(options.measures, ",") });
        if (options.noText) {
            append({ "--no-text" });
        }
        const ReportOptions usual;
        if (options.errors != usual.errors) {
            append({ "--errors", std::to_string(options.errors) });
        }
        if (options.listLimit != usual.listLimit) {
            append({ "--list-limit", std::to_string(options.listLimit) });
        }
        for (const auto& [from, to] : names.renamed) {
            append({ "--rename", from + "=" + to });
        }
        append({ "-o", std::filesystem::path(options.output).filename().string() });
        recipe.command = analysis::shellLine(words);
    }
    return recipe;
}

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
        arguments.flag("--no-text", m_options.noText,
            "Leave every word of the corpus out: texts, names of documents, ids; figures of texts too");
        arguments
            .value("--errors", m_options.errors, "N",
                "So many records behind a number as a table with words and types, the others as references; "
                "default 100")
            .between(0, 1'000'000);
        arguments
            .value("--list-limit", m_options.listLimit, "MB",
                "At most so many megabytes of records; numbers without room are no links, with a warning; "
                "default 64")
            .between(1, 2000);
    }

    void finish() override
    {
        m_options.purpose = cli::ScoreOptions::Purpose::Pictures;
        m_words->read(m_options, cli::ScoringWords::Need::Systems);
        m_words->readMeasures(m_options, "default");
        cli::refuseSeveral(m_options);
        m_options.OutputOptions::finish(m_options.inputs());
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
        auto scoring = m_options;
        for (const auto& kind : ui::figureKinds()) {
            for (const auto& measure : kind.measures) {
                const auto id = measure.toStdString();
                auto& measures = scoring.measures;
                support::addNew(measures, id);
            }
        }
        analysis::Findings findings;
        const auto systems = scored(scoring, findings);
        if (!systems) {
            return fail(systems.error());
        }
        findings.add(cli::settingFindings(m_options));
        cli::printFindings(findings, m_options);
        const auto figures = reportFigures(m_options, figureData(m_options, *systems));
        auto file = io::AtomicFile::open(m_options.output);
        if (!file) {
            return fail(file.error());
        }
        const auto written = analysis::htmlReport(
            shown(*systems), figures, form(*systems),
            [&file](std::string_view text) { return file->write(text); }, support::Progress());
        if (!written) {
            return fail(written.error());
        }
        if (const auto done = file->commit(); !done) {
            return fail(done.error());
        }
        const bool unlisted = *written > 0;
        if (unlisted && !m_options.quiet) {
            printError(
                QStringLiteral("warning: %1 numbers are no links, since their records would make the file "
                               "larger than --list-limit %2 (MB); give more, such as --list-limit %3")
                    .arg(*written)
                    .arg(m_options.listLimit)
                    .arg(m_options.listLimit * 4));
        }
        return ended(m_options, findings.hasWarnings() || unlisted, findings);
    }

private:
    /// What the report shows of the systems: the measures that are asked for.
    [[nodiscard]] std::vector<analysis::ReportSystem> shown(
        const std::vector<cli::ScoredSystem>& systems) const
    {
        const auto& tables = m_options.measures;
        std::vector<analysis::ReportSystem> shown;
        for (std::size_t i = 0; i < systems.size(); ++i) {
            auto& one = shown.emplace_back();
            one.name = m_options.names.of(i, systems[i].name);
            one.evaluation = systems[i].evaluation;
            for (const auto& measure : systems[i].measures) {
                if (support::contains(tables, measure->measure)) {
                    one.measures.push_back(measure);
                }
            }
        }
        return shown;
    }

    [[nodiscard]] analysis::ReportOptions form(const std::vector<cli::ScoredSystem>& systems) const
    {
        analysis::ReportOptions how;
        how.scheme = m_options.scheme;
        how.schemes = cli::printedSchemes(m_options, systems.front().evaluation->gold->column);
        how.preset = cli::namingPreset(m_options);
        how.noText = m_options.noText;
        how.recordsPerNumber = static_cast<std::size_t>(m_options.errors);
        constexpr std::size_t megabyte = 1'000'000;
        how.mostBytes = static_cast<std::size_t>(m_options.listLimit) * megabyte;
        how.mostRows = std::max(how.mostRows, how.recordsPerNumber);
        how.recipe = recipeOf(m_options, systems);
        return how;
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
