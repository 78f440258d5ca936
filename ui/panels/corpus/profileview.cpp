// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/corpus/profileview.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"

#include "core/evaluation/slices/filtering.h"

#include <QMenu>

namespace touchstone::ui {

namespace {

/// The records behind a count of annotations of the gold, or of the system; nothing where the result does not
/// score just these.
analysis::RecordLink profileLink(const analysis::Evaluation& evaluation, bool gold, std::int64_t count,
    const std::optional<std::string>& type, const std::optional<std::string>& name)
{
    auto filter = analysis::scoreCell(
        match::Scheme::Strict, gold ? analysis::ScoreColumn::Possible : analysis::ScoreColumn::Actual);
    if (type) {
        filter = {};
        (gold ? filter.goldTypes : filter.systemTypes) = { *type };
    } else if (name) {
        filter.facets = { { "surface", { *name } } };
    }
    const auto records = analysis::filtered(evaluation, std::span(&filter, 1));
    return count > 0 && static_cast<std::int64_t>(records.size()) == count ? analysis::RecordLink(filter)
                                                                           : analysis::RecordLink();
}

} // namespace

ProfileView::ProfileView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_numbers(new SheetTable(selection, this))
    , m_names(new SheetTable(selection, this))
{
    m_numbers->setAccessibleName(tr("Profile of the corpora"));
    m_names->setAccessibleName(tr("Names with more than one type"));
    m_names->setRowMenu([this](QMenu* menu, const QModelIndex& index) {
        menu->addAction(tr("Occ&urrences of these words"), this,
            [this, words = m_names->sheetModel()->rowName(index)]() { Q_EMIT occurrencesWanted(words); });
    });
    for (QLabel* label : { m_note, m_unread }) {
        label->setTextFormat(Qt::PlainText);
        label->setContentsMargins(6, 0, 6, 2);
        label->setWordWrap(true);
        label->hide();
    }
    auto* names = new QWidget(this);
    layColumn(names, {}, { { m_names, 1 }, m_note }, 2);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_numbers, tr("Numbers"));
    m_tabs->addTab(names, tr("Ambiguous names"));
    layColumn(this, {}, { { m_pages, 1 }, m_unread }, 0);
    setFocusProxy(m_numbers);
    whenChanged(session, Session::DataChanged | Session::SystemsChanged | Session::StateChanged, this,
        &ProfileView::refresh);
    whenChanged(selection, SelectionModel::EvaluationChanged, this, &ProfileView::refresh);
    showState();
}

void ProfileView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

ProfileView::Tables ProfileView::tablesOf(std::vector<Counted> corpora,
    const analysis::EvaluationPtr& evaluation, std::optional<std::size_t> systemA,
    support::Progress& progress)
{
    Tables tables;
    std::vector<analysis::CorpusProfile> profiles;
    std::set<std::string> taken;
    for (auto& corpus : corpora) {
        if (progress.cancelled()) {
            return {};
        }
        auto layer = corpus.layer;
        if (!corpus.profile && !layer) {
            const auto read = analysis::loadDataSet(*corpus.other, progress);
            if (!read) {
                tables.unread.push_back(read.error());
                continue;
            }
            layer = read->gold;
        }
        if (!corpus.profile) {
            corpus.profile = std::make_shared<const analysis::CorpusProfile>(analysis::profileOf(*layer));
        }
        auto& profile = profiles.emplace_back(*corpus.profile);
        profile.name = analysis::uniqueName(corpus.name, taken);
        tables.corpora.push_back(corpus);
    }
    const analysis::ProfileLinks links
        = [&](std::size_t corpus, std::int64_t count, const std::optional<std::string>& type,
              const std::optional<std::string>& name) {
              return !progress.cancelled() && evaluation && (corpus == 0 || corpus == systemA)
                  ? profileLink(*evaluation, corpus == 0, count, type, name)
                  : analysis::RecordLink();
          };
    tables.numbers = analysis::profileSheet(profiles, false, links);
    tables.names = analysis::ambiguousNamesSheet(profiles, mostNames, false, links);
    return tables;
}

void ProfileView::refresh()
{
    const Shown wanted { m_session.dataSet(), m_selection.mainEvaluation() };
    if (wanted == m_shown || m_session.busy() // a result follows
        || (m_runner->running() && wanted == m_asked)) {
        showState();
        return;
    }
    m_runner->cancel();
    if (wanted.dataSet != m_shown.dataSet) {
        std::erase_if(m_known, [](const Counted& known) { return known.layer != nullptr; });
    }
    if (!wanted.dataSet || !isVisible()) {
        m_shown = m_asked = {}; // counted when somebody looks
        showState();
        return;
    }
    m_asked = wanted;
    std::vector<Counted> corpora;
    std::optional<std::size_t> systemA;
    const auto add = [&](const Counted& corpus) {
        const auto known = std::ranges::find_if(m_known, [&corpus](const Counted& each) {
            return each.layer == corpus.layer && each.other == corpus.other;
        });
        corpora.push_back(known != m_known.end() ? *known : corpus);
    };
    const bool noGold = m_session.noGold();
    add({ noGold ? wanted.dataSet->gold->name : analysis::dataSetName(wanted.dataSet->spec),
        wanted.dataSet->gold, {}, {} });
    for (std::size_t i = 0; i < wanted.dataSet->systems.size(); ++i) {
        if (const auto& layer = wanted.dataSet->systems[i].layer) {
            systemA = static_cast<int>(i) == m_session.systemA() ? corpora.size() : systemA;
            add({ layer->name, layer, {}, {} });
        }
    }
    const auto& dataSets = m_session.project().dataSets;
    for (std::size_t i = 0; i < dataSets.size(); ++i) {
        if (static_cast<int>(i) != m_session.currentDataSet() && !dataSets[i].noGold) {
            Counted other { analysis::dataSetName(dataSets[i]), nullptr, dataSets[i], {} };
            other.other->systems.clear();
            add(other);
        }
    }
    m_runner->start<Tables>(
        tr("Counting the corpora"),
        [corpora = std::move(corpora), evaluation = wanted.evaluation, systemA](support::Progress& progress)
            -> support::Result<Tables> { return tablesOf(corpora, evaluation, systemA, progress); },
        [this, wanted, noGold](support::Result<Tables> tables) {
            m_shown = wanted;
            m_error = tables ? QString() : errorText(tables.error());
            if (tables) {
                m_known = std::move(tables->corpora);
                for (std::size_t i = 0; i < m_known.size(); ++i) {
                    const auto& [name, layer, other, profile] = m_known[i];
                    const bool first = i == 0;
                    //: %1: a file or folder
                    const QString meaning = other ? tr("A gold: %1")
                        : noGold                  ? (first ? tr("A: %1") : tr("B: %1"))
                        : first                   ? tr("A gold: %1")
                                                  : tr("A system: %1");
                    const QString path = fromPath(layer ? layer->path : other->gold.path);
                    tables->numbers.columns[i].meaning = toUtf8(meaning.arg(path));
                }
                m_unread->setText(textsOf(tables->unread, errorText).join(QLatin1Char('\n')));
                m_unread->setVisible(!tables->unread.empty());
                m_note->setText(noteText(tables->names));
                m_note->setVisible(!m_note->text().isEmpty());
                m_tabs->setTabEnabled(1, !tables->names.rows.empty());
                m_numbers->setSheet(std::move(tables->numbers));
                m_names->setSheet(std::move(tables->names));
            }
            showState();
        });
    showState();
}

void ProfileView::showState()
{
    const bool shown = m_shown.dataSet && m_shown.dataSet == m_session.dataSet() && m_error.isEmpty();
    for (auto* table : { m_numbers, m_names }) {
        setDimmed(table, shown && m_runner->running());
    }
    if (shown) {
        m_pages->showContent();
    } else if (!m_session.dataSet()) {
        m_pages->showState(m_session);
    } else if (!m_error.isEmpty() && !m_runner->running()) {
        m_pages->showPage(tr("The corpora cannot be counted"), m_error);
    } else {
        m_pages->showPage(tr("Counting…"), tr("The table fills as soon as the numbers are ready."));
    }
}

} // namespace touchstone::ui

#include "moc_profileview.cpp"
