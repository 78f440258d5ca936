// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/groupspage.h"

#include "ui/models/comparetables.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include "core/measures/registry/measureregistry.h"

#include <QPushButton>
#include <QSplitter>

namespace touchstone::ui {

GroupsPage::GroupsPage(CompareBasis& basis, QWidget* parent)
    : ComparePage(basis,
        { tr("Groups of runs with mean and standard deviation"), tr("Differences of the groups' means"),
            tr("Means of the groups by type"), tr("Runs with group and score") },
        parent)
{
    basis.addRunner(m_groups.runner);
    build(bar(), tables());
}

QWidget* GroupsPage::bar()
{
    m_patterns->setToolTip(
        tr("NAME=GLOB, with ; between: a pattern for the names or the paths of the open systems, in which * "
           "stands for any signs but /. As --group on the command line."));
    m_patterns->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto* widget = new QWidget(this);
    auto* propose = new QPushButton(tr("By &names"), widget);
    propose->setToolTip(tr("Systems whose names differ in a number at their end only become a group"));
    new FlowLayout({ 6, 4, 6, 0 }, { labelled(tr("Gro&ups:"), m_patterns), propose }, widget);
    connect(m_patterns, &QLineEdit::editingFinished, &m_basis, &CompareBasis::changed);
    connect(propose, &QPushButton::clicked, this, &GroupsPage::propose);
    return widget;
}

QWidget* GroupsPage::tables()
{
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    for (const std::size_t first : { 0U, 2U }) {
        auto* half = new QSplitter(Qt::Horizontal, halves);
        split(half, { { table(first), 3 }, { table(first + 1), 2 } })->setChildrenCollapsible(false);
    }
    return halves;
}

void GroupsPage::setPatterns(const QString& patterns)
{
    m_patterns->setText(patterns);
    Q_EMIT m_basis.changed();
}

/// What patterns may name the systems of the data set by.
std::vector<analysis::NamedRun> GroupsPage::runs() const
{
    std::vector<analysis::NamedRun> runs;
    if (const auto loaded = session().dataSet()) {
        for (const auto& system : loaded->systems) {
            runs.push_back({ system.source.name, system.source.path });
        }
    }
    return runs;
}

void GroupsPage::propose()
{
    if (session().dataSet()) {
        setPatterns(toQString(analysis::proposedPatterns(runs())));
    }
}

void GroupsPage::start()
{
    m_patternsError.reset();
    m_leftOut.clear();
    const auto named = runs();
    const auto patterns = analysis::runPatternsOf(toUtf8(this->patterns()));
    const auto matched = patterns
        ? analysis::runsByPattern(*patterns, named)
        : support::Result<std::vector<std::vector<std::size_t>>>(support::Failure(patterns.error()));
    if (!matched) {
        m_patternsError = matched.error();
        return;
    }
    const ScoreChoice& score = m_basis.score;
    const auto systems = m_basis.systems();
    Question asked { {}, {}, {}, *patterns, {}, score.measure, score.score, m_basis.tests };
    for (std::size_t group = 0; group < matched->size(); ++group) {
        auto& numbers = asked.groups.emplace_back();
        for (const auto run : (*matched)[group]) {
            const auto index = static_cast<int>(run);
            const auto found = std::ranges::find(systems, index, &CompareBasis::System::index);
            const auto result = found == systems.end() ? nullptr : found->measure(score.measure);
            if (!result) {
                m_leftOut << toQString(named[run].name);
                continue;
            }
            numbers.push_back(asked.results.size());
            asked.results.push_back(result);
            asked.evaluations.push_back(found->evaluation);
            asked.systems.push_back(run);
        }
        if (numbers.empty() && session().allReady()) {
            m_patternsError = support::Error { support::ErrorCode::Malformed,
                "No run of group \"" + asked.patterns[group].name + "\" could be scored.", {} };
            return;
        }
    }
    if (session().busy() || !session().allReady() || asked == m_groups.question) {
        return;
    }
    m_groups.ask(
        asked, tr("Comparing groups"),
        [asked, named](support::Progress& progress) { return compare(asked, named, progress); },
        [this]() { Q_EMIT m_basis.changed(); });
}

GroupsPage::Groups::Result GroupsPage::compare(
    const Question& asked, const std::vector<analysis::NamedRun>& runs, support::Progress& progress)
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
            const auto& named = runs[asked.systems[number]];
            run->name = named.name;
            run->path = named.path;
            run->group = group;
            comparison.runs.push_back(std::move(*run));
        }
    }
    return analysis::compareGroups(std::move(comparison), progress)
        .map([&asked](analysis::GroupComparison&& compared) {
            return std::make_shared<const Answer>(Answer { std::move(compared), asked.systems });
        });
}

void GroupsPage::showNone()
{
    std::vector<StatePage::Choice> choices;
    const QString proposed = toQString(analysis::proposedPatterns(runs()));
    if (!proposed.isEmpty()) {
        choices.push_back({ tr("Group by names"), [this]() { propose(); }, proposed });
    }
    choices.push_back({ tr("Open more systems…"), [this]() { Q_EMIT m_basis.openRequested(); }, {} });
    showWords(tr("No groups yet"),
        tr("Say above which open systems are runs of the same thing, such as seeds of one "
           "model: NAME=GLOB with ; between, as in small=small-*; large=large-*."),
        std::move(choices));
}

void GroupsPage::fill()
{
    if (patterns().trimmed().isEmpty()) {
        showNone();
        return;
    }
    start();
    if (m_patternsError || m_groups.error) {
        showWords(tr("These groups cannot be compared"),
            errorText(m_patternsError ? *m_patternsError : *m_groups.error));
        return;
    }
    if (!session().allReady() || !m_groups.answer) {
        if (!session().allReady() && shows() && session().busy()) {
            return; // the old numbers stay, dimmed
        }
        //: %1 of %2 systems
        showWaiting(tr("Scoring all systems…"),
            tr("%1 of %2 are scored.").arg(m_basis.systems().size()).arg(runs().size()));
        return;
    }
    const auto& compared = m_groups.answer->compared;
    const auto& systems = m_groups.answer->systems;
    table(1)->setSheet(groupDifferencesTable(compared));
    auto types = groupTypesTable(compared);
    table(2)->setSheet(std::move(types.sheet), std::move(types.dots));
    table(3)->setSheet(groupRunsTable(compared, systems));
    showTable(groupsTable(compared, systems), noteOf(compared));
}

QString GroupsPage::noteOf(const analysis::GroupComparison& compared) const
{
    //: %1: a score
    QStringList note { tr(
        "%1 of groups of runs. p: permutation of the runs; it is about runs (seeds) on this "
        "corpus, documents are not resampled.")
                           .arg(m_basis.score.title) };
    if (!analysis::notSeparableFromBest(compared.means()).empty()) {
        note << groupsNotSeparableText(compared);
    }
    if (!m_leftOut.isEmpty()) {
        //: %1: names of systems
        note << tr("Could not be scored, and are left out of their groups: %1.").arg(listText(m_leftOut));
    }
    const auto others
        = static_cast<int>(runs().size() - compared.runs.size()) - static_cast<int>(m_leftOut.size());
    if (others > 0) {
        note << tr("%n open systems are in no group.", "", others);
    }
    return note.join(QLatin1Char(' '));
}

} // namespace touchstone::ui

#include "moc_groupspage.cpp"
