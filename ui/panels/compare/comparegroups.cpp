// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView's page of groups: runs by patterns, compared through their means as `compare --group` does.
#include "ui/panels/compare/compareview.h"

#include "ui/models/grouptables.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/linktable.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include "core/measures/registry/measureregistry.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace touchstone::ui {

namespace {

/// What patterns may name the systems of a data set by.
std::vector<analysis::NamedRun> namedRuns(const analysis::DataSet& data)
{
    std::vector<analysis::NamedRun> runs;
    for (const auto& system : data.systems) {
        runs.push_back({ system.source.name, system.source.path });
    }
    return runs;
}

} // namespace

QWidget* CompareView::buildGroups(QWidget* bar)
{
    m_groupPatterns = new QLineEdit(bar);
    m_groupPatterns->setPlaceholderText(tr("small=small-*; large=large-*"));
    m_groupPatterns->setAccessibleName(tr("Groups"));
    m_groupPatterns->setToolTip(
        tr("NAME=GLOB, with ; between: a pattern for the names or the paths of the open "
           "systems, in which * stands for any signs but /. As --group on the command "
           "line."));
    m_groupPatterns->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    m_groupPatterns->setClearButtonEnabled(true);
    auto* propose = new QPushButton(tr("By &names"), bar);
    propose->setToolTip(tr("Systems whose names differ in a number at their end only become a group"));
    auto* layout = new FlowLayout(bar);
    layout->setContentsMargins(6, 4, 6, 0);
    layout->addWidget(labelled(tr("Gro&ups:"), m_groupPatterns));
    layout->addWidget(propose);
    connect(m_groupPatterns, &QLineEdit::editingFinished, this, &CompareView::refresh);
    connect(propose, &QPushButton::clicked, this, &CompareView::proposeGroups);

    auto& table = parts(Page::Groups).table;
    const QStringList names { tr("Differences of the groups' means"), tr("Means of the groups by type"),
        tr("Runs with group and score") };
    for (std::size_t i = 0; i < groupTableCount; ++i) {
        m_groupTables[i] = new LinkTableView(m_selection, this);
        m_groupTables[i]->setAccessibleName(names[static_cast<int>(i)]);
    }
    auto* split = new QSplitter(Qt::Vertical, this);
    auto* upper = new QSplitter(Qt::Horizontal, split);
    upper->addWidget(table);
    upper->addWidget(groupTable(GroupTable::Differences));
    auto* lower = new QSplitter(Qt::Horizontal, split);
    lower->addWidget(groupTable(GroupTable::Types));
    lower->addWidget(groupTable(GroupTable::Runs));
    for (QSplitter* half : { upper, lower }) {
        half->setStretchFactor(0, 3);
        half->setStretchFactor(1, 2);
        half->setChildrenCollapsible(false);
    }
    split->setChildrenCollapsible(false);
    return split;
}

LinkTableView* CompareView::groupTable(GroupTable table) const
{
    return m_groupTables[static_cast<std::size_t>(table)];
}

void CompareView::setGroups(const QString& patterns)
{
    m_groupPatterns->setText(patterns);
    refresh();
}

QString CompareView::groups() const { return m_groupPatterns->text(); }

void CompareView::proposeGroups()
{
    if (const auto loaded = m_session.dataSet()) {
        setGroups(toQString(analysis::proposedPatterns(namedRuns(*loaded))));
    }
}

void CompareView::startGroups()
{
    m_patternsError.reset();
    m_groupsLeftOut.clear();
    const auto loaded = m_session.dataSet();
    const auto runs = namedRuns(*loaded);
    GroupQuestion asked;
    const auto patterns = analysis::runPatternsOf(toUtf8(groups()));
    const auto matched = patterns
        ? analysis::runsByPattern(*patterns, runs)
        : support::Result<std::vector<std::vector<std::size_t>>>(support::Failure(patterns.error()));
    if (!matched) {
        m_patternsError = matched.error();
        return;
    }
    const ScoreChoice score = choice();
    const std::vector<Side> all = systems();
    asked.patterns = *patterns;
    asked.measure = score.measure;
    asked.score = score.score;
    asked.settings = testSettings();
    for (std::size_t group = 0; group < matched->size(); ++group) {
        auto& numbers = asked.groups.emplace_back();
        for (const auto run : (*matched)[group]) {
            const auto found = std::ranges::find(all, static_cast<int>(run), &Side::index);
            const auto result = found == all.end() ? nullptr : found->measure(score.measure);
            if (!result) {
                m_groupsLeftOut << toQString(runs[run].name);
                continue;
            }
            numbers.push_back(asked.results.size());
            asked.results.push_back(result);
            asked.evaluations.push_back(found->evaluation);
            asked.systems.push_back(static_cast<int>(run));
        }
        if (numbers.empty() && m_session.allReady()) {
            m_patternsError = support::Error { support::ErrorCode::Malformed,
                "No run of group \"" + asked.patterns[group].name + "\" could be scored.", {} };
            return;
        }
    }
    if (busy() || !m_session.allReady() || asked == m_groups.question) {
        return;
    }
    m_groups.ask(
        asked, tr("Comparing groups"),
        [asked, runs](support::Progress& progress) { return compareGroups(asked, runs, progress); },
        [this]() { refresh(); });
}

Asked<CompareView::GroupQuestion, CompareView::GroupAnswer>::Result CompareView::compareGroups(
    const GroupQuestion& asked, const std::vector<analysis::NamedRun>& runs, support::Progress& progress)
{
    const auto* const known = metrics::measureById(asked.measure);
    analysis::GroupComparison comparison;
    comparison.measure = asked.measure;
    comparison.score = asked.score;
    comparison.lowerIsBetter = known != nullptr && known->lowerIsBetter;
    comparison.settings = asked.settings;
    for (std::size_t group = 0; group < asked.groups.size(); ++group) {
        comparison.groups.push_back(asked.patterns[group].name);
        for (const auto number : asked.groups[group]) {
            auto run = analysis::groupedRun(
                { asked.evaluations[number], asked.results[number] }, asked.score, false);
            if (!run) {
                return support::Failure(run.error());
            }
            const auto& named = runs[static_cast<std::size_t>(asked.systems[number])];
            run->name = named.name;
            run->path = named.path;
            run->group = group;
            comparison.runs.push_back(std::move(*run));
        }
    }
    auto compared = analysis::compareGroups(std::move(comparison), progress);
    if (!compared) {
        return support::Failure(compared.error());
    }
    return std::make_shared<const GroupAnswer>(GroupAnswer { std::move(*compared), asked.systems });
}

void CompareView::showGroups()
{
    const auto loaded = m_session.dataSet();
    const auto runs = loaded ? namedRuns(*loaded) : std::vector<analysis::NamedRun>();
    if (groups().trimmed().isEmpty()) {
        std::vector<StatePage::Choice> choices;
        const QString proposed = toQString(analysis::proposedPatterns(runs));
        if (!proposed.isEmpty()) {
            choices.push_back({ tr("Group by names"), [this]() { proposeGroups(); }, proposed });
        }
        choices.push_back({ tr("Open more systems…"), [this]() { Q_EMIT openRequested(); }, {} });
        showWords(Page::Groups, tr("No groups yet"),
            tr("Say above which open systems are runs of one thing, such as the seeds of a training: "
               "NAME=GLOB with ; between, as in small=small-*; large=large-*."),
            std::move(choices));
        return;
    }
    startGroups();
    if (m_patternsError || m_groups.error) {
        showWords(Page::Groups, tr("These groups cannot be compared"),
            errorText(m_patternsError ? *m_patternsError : *m_groups.error));
        return;
    }
    if (!m_session.allReady() || !m_groups.answer) {
        if (!m_session.allReady() && shows(Page::Groups) && busy()) {
            return; // the old numbers stay, dimmed
        }
        //: %1 of %2 systems
        showWaiting(Page::Groups, tr("Scoring all systems…"),
            tr("%1 of %2 are scored.").arg(systems().size()).arg(runs.size()));
        return;
    }
    const auto& compared = m_groups.answer->compared;
    groupTable(GroupTable::Differences)->setTable(groupDifferencesTable(compared));
    groupTable(GroupTable::Types)->setTable(groupTypesTable(compared));
    groupTable(GroupTable::Runs)->setTable(groupRunsTable(compared, m_groups.answer->systems));
    //: %1: a score
    QStringList note { tr(
        "%1 of groups of runs. p: permutation of the runs; it speaks of runs (seeds) on this "
        "corpus, documents are not resampled.")
                           .arg(choice().title) };
    if (!compared.notSeparableFromBest().empty()) {
        note << groupsNotSeparableText(compared);
    }
    if (!m_groupsLeftOut.isEmpty()) {
        //: %1: names of systems
        note << tr("Could not be scored, and stay out of their groups: %1.")
                    .arg(m_groupsLeftOut.join(QStringLiteral(", ")));
    }
    const auto others
        = static_cast<int>(runs.size() - compared.runs.size()) - static_cast<int>(m_groupsLeftOut.size());
    if (others > 0) {
        note << (others == 1 ? tr("1 open system is in no group.")
                             : tr("%n open systems are in no group.", "", others));
    }
    showTable(Page::Groups, groupsTable(compared, m_groups.answer->systems), note.join(QLatin1Char(' ')));
}

} // namespace touchstone::ui
