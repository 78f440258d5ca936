// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/projectcontrol.h"

#include "ui/project/correctionsbar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/project/outsidedialog.h"
#include "ui/project/userstate.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectlive.h"

#include "core/io/bytes/atomicfile.h"
#include "core/project/mergerules.h"
#include "core/project/projectmaking.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>

namespace touchstone::ui {

namespace {

using Topic = ProjectBar::Topic;

/// A project among the recent data sets.
analysis::DataSetSpec recentProject(const QString& path, const QString& name)
{
    analysis::DataSetSpec recent;
    recent.name = toUtf8(name);
    recent.gold.path = toPath(path);
    return recent;
}

} // namespace

ProjectControl::ProjectControl(MainWindow& window, QWidget* central, Remember remember)
    : QObject(&window)
    , m_window(window)
    , m_project(window.project())
    , m_session(window.session())
    , m_bar(new ProjectBar(central))
    , m_corrections(new CorrectionsBar(m_session, central))
    , m_recovery(m_project, stateFolder(QStringLiteral("recovery")))
    , m_places(stateFolder(QStringLiteral("sessions")))
    , m_remember(std::move(remember))
    , m_dataSets(window, m_places)
    , m_judging(new JudgementControl(window, m_session, m_project, *m_bar, this))
    , m_live(new ProjectLive(m_project, m_session, *m_bar, this))
{
    connect(m_live, &ProjectLive::readAgainRequested, this,
        [this]() { open(m_project.path(), {}, {}, m_project.allowsOutside()); });
    connect(m_live, &ProjectLive::saveAsRequested, this, &ProjectControl::saveAs);
    connect(&m_project, &ProjectSession::changed, this, &ProjectControl::take);
    connect(&m_project, &ProjectSession::failed, this, &ProjectControl::fail);
    connect(&m_project, &ProjectSession::saved, this, &ProjectControl::finishSaved);
    connect(&m_dataSets, &ProjectDataSets::failed, this, &ProjectControl::fail);
    connect(m_corrections, &CorrectionsBar::chosen, this, &ProjectControl::setCorrections);
    connect(m_judging, &JudgementControl::saveRequested, this, &ProjectControl::save);
    connect(m_judging, &JudgementControl::noticed, this, [this](const QString& text) {
        constexpr int noticedTime = 6000; // ms
        m_window.statusBar()->showMessage(text, noticedTime);
    });
}

// ---- commands

void ProjectControl::askFile(bool toSave, const std::function<void(const QString& path)>& chosen)
{
    const QString folder
        = m_project.path().isEmpty() ? QString() : QFileInfo(m_project.path()).absolutePath();
    auto* dialog = new QFileDialog(&m_window, toSave ? tr("Save project as") : tr("Open project"), folder,
        tr("Projects (*.touchstone);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(toSave ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setAcceptMode(toSave ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    if (toSave) {
        dialog->setDefaultSuffix(QStringLiteral("touchstone"));
    }
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    connect(dialog, &QFileDialog::rejected, this, [this]() { m_then = nullptr; });
    dialog->open();
}

void ProjectControl::openFile()
{
    askFile(false, [this](const QString& path) { open(path); });
}

void ProjectControl::open(const QString& path, const QString& set, const QString& task, bool outside)
{
    settle([this, path, outside, asked = std::pair(set, task)]() {
        m_opening = QFileInfo(path).absoluteFilePath();
        m_dataSets.beginWith(asked.first, asked.second);
        m_project.open(m_opening, outside);
    });
}

void ProjectControl::begin()
{
    settle([this]() {
        const auto made = analysis::projectOf({ m_session.project().dataSets, m_session.spec(),
                                                  m_session.relations(), m_window.presets().preset() },
            {});
        m_dataSets.beginWithWindow(made.dataSets); // a table for each set
        m_project.start(made.file);
        tellLeftOut(made.leftOut);
    });
}

void ProjectControl::save()
{
    if (!m_project.isOpen() || m_project.path().isEmpty()) {
        saveAs();
    } else {
        m_project.save();
    }
}

void ProjectControl::saveAs()
{
    askFile(true, [this](const QString& path) { saveTo(path); });
}

void ProjectControl::saveTo(const QString& path)
{
    if (!m_project.isOpen()) {
        begin();
    }
    m_project.save(path);
}

void ProjectControl::openDataSet(const analysis::DataSetSpec& dataSet)
{
    if (m_project.isOpen() && m_project.project().file.sets.empty() && !m_project.project().file.campaign) {
        addDataSet(dataSet); // a new project, which waits for its first
        return;
    }
    settle([this, dataSet]() {
        m_opening.clear();
        m_project.close();
        m_session.open({ { dataSet } });
    });
}

void ProjectControl::setCorrections(const QString& path)
{
    if (!m_dataSets.setCorrections(toPath(path))) {
        analysis::ProjectSpec project = m_session.project();
        const auto shown = static_cast<std::size_t>(m_session.currentDataSet());
        if (shown < project.dataSets.size()) {
            project.dataSets[shown].corrections = { toPath(path), false };
            m_session.setProject(std::move(project), m_session.currentDataSet());
        }
    }
}

void ProjectControl::addDataSet(const analysis::DataSetSpec& dataSet)
{
    if (!m_project.isOpen()) {
        m_session.addDataSet(dataSet);
        return;
    }
    const QString path = m_project.path();
    std::vector<support::Message> leftOut;
    analysis::ProjectFile file = m_project.project().file;
    file.sets.push_back(analysis::projectSetOf(
        dataSet, path.isEmpty() ? std::string() : analysis::projectFolder(toPath(path)), leftOut));
    m_dataSets.showLast();
    m_project.change(std::move(file));
    tellLeftOut(leftOut);
}

// ---- what is not to be lost

void ProjectControl::settle(std::function<void()> then)
{
    if (!m_project.isOpen() || !m_project.modified()) {
        then();
        return;
    }
    m_then = std::move(then);
    if (m_box != nullptr) {
        m_box->activateWindow();
    } else {
        askAboutChanges();
    }
}

void ProjectControl::askAboutChanges()
{
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("Project not saved"),
        //: %1: name of a project
        tr("Changes to the project “%1” are not saved.").arg(m_project.name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this](int answer) {
        m_box = nullptr;
        if (answer == QMessageBox::Save) {
            save(); // goes on when it is saved
            return;
        }
        const auto then = std::exchange(m_then, nullptr);
        if (answer == QMessageBox::Discard) {
            m_project.close();
            then();
        }
    });
    m_box = box;
    box->open();
}

bool ProjectControl::ask()
{
    if (m_project.isOpen() && m_project.modified()) {
        settle([this]() { QTimer::singleShot(0, &m_window, &QWidget::close); });
        return true;
    }
    m_places.flush();
    m_project.cancel();
    return false;
}

void ProjectControl::finishSaved(const QString& path)
{
    m_bar->drop(Topic::Failure);
    m_remember(recentProject(path, m_project.name()), true);
    offerMergeRules();
    if (m_then && !m_project.modified()) { // else it was changed while it was written
        QTimer::singleShot(0, this, std::exchange(m_then, nullptr));
    }
}

void ProjectControl::fail(const QString& text)
{
    m_then = nullptr;
    if (!m_opening.isEmpty() && !QFileInfo::exists(m_opening)) {
        m_remember(recentProject(m_opening, {}), false);
    }
    m_opening.clear();
    m_bar->tell(Topic::Failure, { MessageBar::Kind::Error, text });
}

void ProjectControl::offerKept()
{
    if (const auto kept = m_recovery.keptNew()) {
        m_bar->tell(Topic::Recovery,
            { MessageBar::Kind::Information,
                tr("A project that was never saved was kept when the program ended."),
                { { tr("Recover"), tr("Open it again; it is still to be saved"),
                      [this, kept = *kept]() { recover(kept); } },
                    { tr("Discard"), tr("It is lost then"),
                        [kept = *kept]() { ProjectRecovery::drop(kept); } } } });
    }
}

void ProjectControl::offerRecovery(const ProjectRecovery::Kept& kept)
{
    if (kept.text == m_project.project().text) {
        ProjectRecovery::drop(kept); // it was saved all the same
        return;
    }
    if (kept.base != projectBase(m_project)) {
        keepBeside(kept);
        return;
    }
    m_bar->tell(Topic::Recovery,
        { MessageBar::Kind::Information,
            tr("Unsaved changes of this project were kept when the program ended."),
            { { tr("Recover"), tr("The changes are in the project again; they are still to be saved"),
                  [this, kept]() { recover(kept); } },
                { tr("Discard"), tr("The project stays as it was saved"),
                    [kept]() { ProjectRecovery::drop(kept); } } } });
}

void ProjectControl::recover(const ProjectRecovery::Kept& kept)
{
    const auto read = analysis::parseProject(kept.text, toPath(kept.path));
    if (!read) {
        fail(errorText(read.error()));
        return;
    }
    if (kept.path.isEmpty()) {
        settle([this, kept, file = read->file]() {
            m_dataSets.beginWith({}, {});
            m_project.start(file);
            m_recovery.keep(); // before the former one goes
            ProjectRecovery::drop(kept);
        });
    } else if (kept.path == m_project.path()) {
        m_project.change(read->file);
        if (m_project.modified()) {
            m_recovery.keep();
        } else {
            ProjectRecovery::drop(kept); // it says the same in other words
        }
    }
}

/// The project is another one since: neither may take the other's place.
void ProjectControl::keepBeside(const ProjectRecovery::Kept& kept)
{
    const QFileInfo info(kept.path);
    const QString beside
        = info.absolutePath() + QLatin1Char('/') + info.completeBaseName() + QStringLiteral(".recovered");
    QString path = beside + QStringLiteral(".touchstone");
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = QStringLiteral("%1-%2.touchstone").arg(beside).arg(number);
    }
    if (const auto done = io::writeAtomically(toPath(path), kept.text); !done) {
        fail(errorText(done.error()));
        return;
    }
    ProjectRecovery::drop(kept);
    m_bar->tell(Topic::Recovery,
        { MessageBar::Kind::Information,
            //: %1: name of a file
            tr("Unsaved changes were kept when the program ended. The project was changed since, so they "
               "are in %1.")
                .arg(QFileInfo(path).fileName()) });
}

void ProjectControl::offerMergeRules()
{
    const QString path = m_project.path();
    if (m_places.mergeRulesOffered()) {
        return;
    }
    const auto rules = analysis::missingMergeRules(analysis::projectFolder(toPath(path)));
    if (!rules) {
        return;
    }
    m_places.setMergeRulesOffered();
    m_bar->tell(Topic::MergeRules,
        { MessageBar::Kind::Information,
            tr("The project stands in a work tree of git. Two lines in .gitattributes let the notes and "
               "judgements of two people merge."),
            { { tr("Write .gitattributes"), tr("Add the lines to the file in the project's folder"),
                  [this, folder = analysis::projectFolder(toPath(path))]() {
                      const auto now = analysis::missingMergeRules(folder); // as the file stands by now
                      if (!now) {
                          return;
                      }
                      if (const auto done = io::writeAtomically(now->path, now->text); !done) {
                          fail(errorText(done.error()));
                      }
                  } },
                { tr("No"), tr("It is not asked again for this project"), {} } } });
}

// ---- what the project tells

void ProjectControl::take(ProjectSession::Changes changes)
{
    const bool another
        = (changes & ProjectSession::ProjectChanged) && (changes & ProjectSession::TablesChanged);
    if (another) {
        beginAnew();
    } else if (changes & ProjectSession::ProjectChanged) {
        m_places.follow(m_project.path());
    }
    if (changes & (ProjectSession::ProjectChanged | ProjectSession::ModifiedChanged)) {
        refreshTitle();
    }
    if (changes & ProjectSession::TablesChanged) {
        tellOutside();
        tellFindings();
        m_dataSets.prepare();
    } else if (changes & (ProjectSession::SlipsChanged | ProjectSession::NotesChanged)) {
        tellFindings();
    }
}

void ProjectControl::beginAnew()
{
    m_bar->clear();
    m_opening.clear();
    m_dataSets.beginAnew();
    const QString path = m_project.path();
    m_places.begin(path);
    if (!m_project.isOpen()) {
        m_window.sliceFiles().endGiven();
    } else if (!path.isEmpty()) {
        m_remember(recentProject(path, m_project.name()), true);
        if (const auto kept = m_recovery.keptOf(path)) {
            offerRecovery(*kept);
        }
    }
}

void ProjectControl::refreshTitle()
{
    const auto dataSet = m_session.dataSet();
    const QString shown = dataSet ? toQString(analysis::dataSetName(dataSet->spec)) : QString();
    if (!m_project.isOpen()) {
        m_window.setWindowModified(false);
        //: %1: name of the data set
        m_window.setWindowTitle(dataSet ? tr("%1 – Touchstone").arg(shown) : tr("Touchstone"));
        return;
    }
    const QString name = m_project.name().replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    m_window.setWindowTitle(dataSet
            //: %1: name of the project; [*] stands where the sign for unsaved changes comes; %2: data set
            ? tr("%1[*] – %2 – Touchstone").arg(name, shown)
            : tr("%1[*] – Touchstone").arg(name));
    m_window.setWindowModified(m_project.modified());
}

void ProjectControl::tellOutside()
{
    const QStringList& outside = m_project.outside();
    if (outside.isEmpty()) {
        m_bar->drop(Topic::Outside);
        return;
    }
    constexpr qsizetype mostInBar = 8; // nothing is read that was not named
    const bool all = outside.size() <= mostInBar;
    MessageBar::Choice more { tr("Show all…"), tr("All of these paths, and whether they are read"),
        [this]() { askOutside(); }, true };
    MessageBar::Choice read { tr("Read them"), outside.join(QLatin1Char('\n')),
        [this]() { m_project.allowOutside(); } };
    m_bar->tell(Topic::Outside,
        { MessageBar::Kind::Warning,
            tr("This project names files outside of its folder, which were not read:") + QLatin1Char('\n')
                + (all ? outside.join(QLatin1Char('\n')) : firstLines(outside)),
            { { tr("Leave them out"), tr("Only what stands in the project's folder is read"), {} },
                all ? std::move(read) : std::move(more) } });
}

void ProjectControl::askOutside()
{
    const QString path = m_project.path();
    const QStringList outside = m_project.outside();
    auto* dialog = new OutsideDialog(outside, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto answer = [this, path, outside](bool read) {
        if (path != m_project.path() || outside != m_project.outside()) {
            return; // other paths were found meanwhile: the bar asks again
        }
        m_bar->drop(Topic::Outside);
        if (read) {
            m_project.allowOutside();
        }
    };
    connect(dialog, &OutsideDialog::leftOut, this, [answer]() { answer(false); });
    connect(dialog, &OutsideDialog::accepted, this, [answer]() { answer(true); });
    dialog->open();
}

void ProjectControl::tellFindings()
{
    QStringList lines;
    bool wrong = false;
    for (const auto* findings :
        { &m_project.project().findings, &m_project.tables().findings, &m_project.notes().findings,
            &m_project.leadNotes().findings, &m_project.sampleNotes().findings, &m_project.slips() }) {
        for (const support::Diagnostic& finding : findings->list()) {
            const bool asked = finding.code == "project.outside" && !m_project.outside().isEmpty();
            if (finding.severity != support::Severity::Note && !asked) {
                wrong = wrong || finding.severity == support::Severity::Error;
                lines << errorText(
                    { support::ErrorCode::Malformed, finding.message, finding.place, finding.said });
            }
        }
    }
    if (lines.isEmpty()) {
        m_bar->drop(Topic::Findings);
    } else {
        m_bar->tell(Topic::Findings,
            { wrong ? MessageBar::Kind::Error : MessageBar::Kind::Warning, firstLines(lines) });
    }
}

void ProjectControl::tellLeftOut(const std::vector<support::Message>& leftOut)
{
    if (!leftOut.empty()) {
        m_bar->tell(Topic::LeftOut,
            { MessageBar::Kind::Warning,
                tr("Not everything that is open can stand in a project:") + QLatin1Char('\n')
                    + firstLines(
                        textsOf(leftOut, [](const support::Message& one) { return coreText(one); })) });
    }
}

} // namespace touchstone::ui

#include "moc_projectcontrol.cpp"
