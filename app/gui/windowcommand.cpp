// SPDX-License-Identifier: GPL-3.0-or-later
// Without a command: the window.
#include "app/gui/commands.h"

#include "app/cli/words/filterwords.h"

#include "ui/base/language.h"
#include "ui/files/importcheck.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/session/slicefiles.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include "core/evaluation/scoring/relationloading.h"

#include <QApplication>
#include <QCoreApplication>
#include <QMessageBox>
#include <QPointer>

namespace touchstone::gui {

namespace {

class WindowCommand : public cli::Command
{
public:
    explicit WindowCommand(SharedWords words)
        : m_words(std::move(words))
    {
    }

    void declare(cli::Arguments& arguments) override
    {
        m_words->declareMeasure(arguments);
        arguments.value("paths", m_words->files.positionals, "GOLD SYSTEM...",
            "Gold, then systems; or a project (FILE.touchstone)");
        m_words->declare(arguments, threads);
        m_selected.declareSelection(arguments, selectionHelp);
        arguments.flag("--reload", m_reload,
            "Read files again as soon as they change: in this window, whatever is remembered");
    }

    void finish() override
    {
        auto& paths = m_words->files.positionals;
        auto& own = m_words->files.project;
        if (const auto project = std::ranges::find_if(paths, analysis::isProjectPath);
            project != paths.end() && own.empty()) {
            own = *project;
            paths.erase(project);
        }
        m_words->read(m_options, cli::ScoringWords::Need::Nothing);
        m_words->readMeasures(m_options);
        cli::refuseSeveral(m_options);
        m_filter = m_selected.read(m_options.scheme);
        cli::refuseLeftOut(m_filter);
        refuseChangeOfOne(m_filter, m_options.dataSet);
        m_options.dataSet = ui::firstAsGold(std::move(m_options.dataSet));
        if (!own.empty() && (!m_options.dataSet.gold.path.empty() || !m_options.dataSet.systems.empty())) {
            throw cli::UsageError {
                "A project is opened alone: the window adds data sets to it (File, Add data set)."
            };
        }
    }

    int run() override
    {
        ui::Settings settings = ui::readSettings();
        const bool reloadRemembered = settings.reloadAutomatically;
        settings.reloadAutomatically = reloadRemembered || m_reload;
        ui::useLanguage(settings.language);
        ui::applyAppearance(settings.appearance);
        ui::applyTextSize(settings.textSize);
        QPointer<ui::MainWindow> shown;
        std::string told;
        ui::MainWindow window(std::move(settings), [&](ui::Settings now) {
            if (m_reload) {
                now.reloadAutomatically = reloadRemembered;
            }
            const auto done = ui::writeSettings(now);
            if (done || done.error().text == told) {
                return;
            }
            told = done.error().text;
            const QString text = QString::fromStdString(support::formatted(done.error()));
            printError(text);
            if (shown) {
                shown->showError(text);
            }
        });
        shown = &window;
        window.show();
        const cli::FileWords& files = m_words->files;
        if (!files.project.empty()) {
            window.projects().open(ui::fromPath(files.project), ui::toQString(files.projectSet),
                ui::toQString(files.projectTask), files.allowOutside);
        } else if (m_options.dataSet.gold.path.empty() && m_options.dataSet.systems.empty()) {
            window.projects().offerKept();
        }
        openArguments(
            window, m_options,
            [this, &window] {
                const analysis::DataSetSpec& dataSet = m_options.dataSet;
                if (dataSet.gold.path.empty()) {
                    window.showImportDialog(dataSet); // it says what is missing
                    return;
                }
                if (m_options.measureAsked) {
                    window.showMeasure(ui::toQString(m_options.measures.front()));
                }
                selectWhenScored(window);
                window.openDataSet(dataSet);
            },
            [&window](const support::Error& error) {
                QMessageBox::warning(&window, QCoreApplication::applicationName(),
                    QString::fromStdString(support::formatted(error)));
            });
        return QApplication::exec();
    }

private:
    /// --select, once there are records to choose from.
    void selectWhenScored(ui::MainWindow& window) const
    {
        if (m_filter.empty()) {
            return;
        }
        auto* once = new QObject(&window);
        QObject::connect(
            &window.session(), &ui::Session::changed, once,
            [&window, once, filter = m_filter] {
                if (window.session().evaluationA()) {
                    auto& shown = window;
                    const auto asked = filter; // lives as long as `once`
                    delete once;
                    selectRecords(shown, asked);
                }
            },
            Qt::QueuedConnection);
    }

    SharedWords m_words;
    cli::FilterWords m_selected;
    analysis::RecordFilter m_filter;
    cli::ScoringOptions m_options;
    bool m_reload = false;
};

} // namespace

std::unique_ptr<cli::Command> windowCommand(SharedWords words)
{
    return std::make_unique<WindowCommand>(std::move(words));
}

void openArguments(ui::MainWindow& window, const cli::ScoringOptions& options, std::function<void()> openData,
    std::function<void(const support::Error&)> fail)
{
    if (options.relations.rules != analysis::RuleSources {}) {
        window.rules().setSources(options.relations.rules);
    }
    if (options.dataSet.gold.path.empty() && options.dataSet.systems.empty()) {
        return; // settings given without data have nothing to hold for
    }
    auto relations = options.relations;
    relations.rules = {}; // the window's rules read their own
    const auto use
        = [&window, openData = std::move(openData), relations, scheme = options.scheme,
              preset = options.preset](analysis::EvaluationSpec spec, const support::Diagnostics& findings) {
              auto& session = window.session();
              spec.rules.setup = session.spec().rules.setup;
              auto all = relations;
              all.minScore = {}; // the spec has the score itself, which may be changed
              all.rules = session.relations().rules;
              session.setRelations(all);
              if (!all.train.empty() || !all.attributes.empty() || !spec.slices.bounds.empty()) {
                  window.sliceFiles().useGiven(findings);
              }
              window.useSettings(spec, scheme, preset);
              openData();
          };
    if (relations == analysis::RelationSources {}) {
        use(options.spec, {});
        return;
    }
    auto* reader = new ui::JobRunner(&window);
    using Read = std::pair<analysis::EvaluationSpec, support::Diagnostics>;
    reader->start<Read>(
        QCoreApplication::translate("touchstone", "Reading the settings files"),
        [relations, spec = options.spec](support::Progress& progress) -> support::Result<Read> {
            Read read { spec, {} };
            if (const auto done = analysis::loadRelations(relations, read.first, read.second, progress);
                !done) {
                return support::Failure(done.error());
            }
            return read;
        },
        [use, fail = std::move(fail)](support::Result<Read> read) {
            if (read) {
                use(read->first, read->second);
            } else {
                fail(read.error());
            }
        });
}

} // namespace touchstone::gui
