// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/corpus/profileview.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"

#include "core/evaluation/slices/filtering.h"
#include "core/support/lookup.h"

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
    m_note->setTextFormat(Qt::PlainText);
    m_note->setContentsMargins(6, 0, 6, 2);
    auto* names = new QWidget(this);
    layColumn(names, {}, { { m_names, 1 }, m_note }, 2);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_numbers, tr("Numbers"));
    m_tabs->addTab(names, tr("Ambiguous names"));
    layColumn(this, {}, { { m_pages, 1 } }, 0);
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
    std::vector<analysis::CorpusProfile> profiles;
    std::set<std::string> taken;
    for (auto& corpus : corpora) {
        if (progress.cancelled()) {
            return {};
        }
        if (!corpus.profile) {
            corpus.profile
                = std::make_shared<const analysis::CorpusProfile>(analysis::profileOf(*corpus.layer));
        }
        auto& profile = profiles.emplace_back(*corpus.profile);
        profile.name = analysis::uniqueName(profile.name, taken);
    }
    const analysis::ProfileLinks links
        = [&](std::size_t corpus, std::int64_t count, const std::optional<std::string>& type,
              const std::optional<std::string>& name) {
              return !progress.cancelled() && evaluation && (corpus == 0 || corpus == systemA)
                  ? profileLink(*evaluation, corpus == 0, count, type, name)
                  : analysis::RecordLink();
          };
    Tables tables;
    tables.numbers = analysis::profileSheet(profiles, false, links);
    tables.names = analysis::ambiguousNamesSheet(profiles, mostNames, false, links);
    tables.corpora = std::move(corpora);
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
        m_known.clear();
    }
    if (!wanted.dataSet || !isVisible()) {
        m_shown = m_asked = {}; // counted when somebody looks
        showState();
        return;
    }
    m_asked = wanted;
    std::vector<Counted> corpora;
    std::optional<std::size_t> systemA;
    const auto add = [&](const annotation::LayerPtr& layer) {
        const auto* const known = support::found(m_known, layer, &Counted::layer);
        corpora.push_back(known != nullptr ? *known : Counted { layer, nullptr });
    };
    add(wanted.dataSet->gold);
    for (std::size_t i = 0; i < wanted.dataSet->systems.size(); ++i) {
        if (const auto& layer = wanted.dataSet->systems[i].layer) {
            systemA = static_cast<int>(i) == m_session.systemA() ? corpora.size() : systemA;
            add(layer);
        }
    }
    m_runner->start<Tables>(
        tr("Counting the corpora"),
        [corpora = std::move(corpora), evaluation = wanted.evaluation, systemA](support::Progress& progress)
            -> support::Result<Tables> { return tablesOf(corpora, evaluation, systemA, progress); },
        [this, wanted](support::Result<Tables> tables) {
            m_shown = wanted;
            m_error = tables ? QString() : errorText(tables.error());
            if (tables) {
                m_known = std::move(tables->corpora);
                for (std::size_t i = 0; i < m_known.size(); ++i) {
                    const QString path = fromPath(m_known[i].layer->path);
                    //: %1: a file or folder
                    const QString meaning = i == 0 ? tr("The gold: %1") : tr("A system: %1");
                    tables->numbers.columns[i].meaning = toUtf8(meaning.arg(path));
                }
                m_note->setText(toQString(tables->names.note));
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
        m_pages->showPage(tr("Counting…"), tr("The table fills as soon as the numbers are there."));
    }
}

} // namespace touchstone::ui

#include "moc_profileview.cpp"
