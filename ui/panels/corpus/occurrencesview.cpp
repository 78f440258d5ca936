// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/corpus/occurrencesview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/outcomedelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>

namespace touchstone::ui {

namespace {

constexpr int mostCharacters = 28; ///< in characters
constexpr int fieldCharacters = 28;

/// What stands left of the words is cut at its beginning.
class ConcordanceDelegate : public OutcomeDelegate
{
public:
    using OutcomeDelegate::OutcomeDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        OutcomeDelegate::initStyleOption(option, index);
        option->textElideMode = index.column() == OccurrenceModel::Left ? Qt::ElideLeft : Qt::ElideRight;
    }
};

using Annotated = OccurrenceModel::Annotated;

/// A count as a link that lists what it counts.
QString countLink(std::int64_t count, Annotated annotated, const QString& text)
{
    return count == 0 ? text
                      : QStringLiteral("<a href=\"%1\">%2</a>").arg(static_cast<int>(annotated)).arg(text);
}

QString countLink(std::int64_t count, Annotated annotated)
{
    return countLink(count, annotated, countText(count));
}

} // namespace

OccurrencesView::OccurrencesView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_field(makeField(this, tr("Words in the texts"), tr("Words to look for")))
{
    m_field->setMinimumWidth(fieldCharacters * fontMetrics().averageCharWidth());
    m_wholeWords->setChecked(true);
    m_wholeWords->setToolTip(tr("Not inside of longer words; off for scripts without blanks between words"));
    m_matchCase->setChecked(true);
    m_matchCase->setToolTip(tr("Upper and lower case as they are written"));
    m_counts->setTextFormat(Qt::RichText);
    m_counts->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_counts->setContentsMargins(6, 0, 6, 0);
    m_counts->setWordWrap(true);
    m_counts->hide();
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ConcordanceDelegate(m_table));
    m_table->setAccessibleName(tr("Occurrences"));
    showAsList(m_table);
    makeSortable(m_table);
    auto* bar = new FlowLayout({ 6, 4, 6, 0 }, { m_field, m_wholeWords, m_matchCase });
    layColumn(this, {}, { bar, m_counts, { m_pages, 1 } }, 4);

    connect(m_field, &QLineEdit::returnPressed, this, &OccurrencesView::start);
    for (QCheckBox* box : { m_wholeWords, m_matchCase }) {
        connect(box, &QCheckBox::toggled, this, [this]() {
            if (!m_sought.isEmpty()) {
                start();
            }
        });
    }
    connect(m_counts, &QLabel::linkActivated, this, &OccurrencesView::list);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            if (!m_following && current.isValid()) {
                goTo(current.row());
            }
        });
    connect(m_interaction, &CellInteraction::activated, this, [this](const QModelIndex& index) {
        goTo(index.row());
        Q_EMIT activated();
    });
    connect(m_interaction, &CellInteraction::menuRequested, this, &OccurrencesView::showMenu);
    whenChanged(selection, SelectionModel::EvaluationChanged, this, &OccurrencesView::takeResult);
    whenChanged(selection, SelectionModel::SchemeChanged, this, [this]() {
        const QScopedValueRollback following(m_following, true);
        m_model->setScheme(m_selection.scheme());
    });
    connect(&session, &Session::changed, this, &OccurrencesView::showState);
    m_model->setScheme(selection.scheme());
    showState();
}

void OccurrencesView::search(const QString& words)
{
    if (words.trimmed().isEmpty()) {
        m_field->selectAll();
        m_field->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_field->setText(words.simplified());
    m_field->selectAll(); // what is typed next takes its place
    start();
}

void OccurrencesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    takeResult();
}

void OccurrencesView::takeResult()
{
    const analysis::EvaluationPtr& evaluation = m_selection.mainEvaluation();
    if (m_model->found() && m_model->found()->evaluation == evaluation) {
        return;
    }
    if (!evaluation || !isVisible()) {
        m_runner->cancel();
        const QScopedValueRollback following(m_following, true);
        m_model->show(nullptr);
    } else if (!m_sought.isEmpty()) {
        start();
    }
    showState();
}

void OccurrencesView::start()
{
    const analysis::EvaluationPtr& evaluation = m_selection.mainEvaluation();
    m_sought = m_field->text().simplified();
    m_error.clear();
    text::WordSearch search(
        toUtf8(m_sought), { .parts = !m_wholeWords->isChecked(), .ignoreCase = !m_matchCase->isChecked() });
    if (!evaluation || search.empty()) {
        m_runner->cancel();
        const QScopedValueRollback following(m_following, true);
        m_model->show(nullptr);
        showState();
        return;
    }
    using FoundPtr = std::shared_ptr<const FoundPlaces>;
    m_runner->start<FoundPtr>(
        tr("Looking for “%1”").arg(shortened(m_sought)),
        [evaluation, search = std::move(search)](support::Progress& progress) -> support::Result<FoundPtr> {
            auto found = std::make_shared<FoundPlaces>();
            found->evaluation = evaluation;
            found->places
                = analysis::occurrencesOf(search, *evaluation->gold, std::span(&evaluation, 1), progress);
            found->counts = analysis::countsOf(found->places, 1);
            return FoundPtr(std::move(found));
        },
        [this](support::Result<FoundPtr> found) {
            {
                const QScopedValueRollback following(m_following, true);
                if (found) {
                    for (const auto column : { OccurrenceModel::TextOf, OccurrenceModel::SystemAnnotations,
                             OccurrenceModel::OutcomeColumn }) {
                        m_table->setColumnHidden(column, goldAlone(*(*found)->evaluation));
                    }
                }
                m_error = found ? QString() : errorText(found.error());
                m_model->show(found ? *found : nullptr);
                if (!m_fitted && m_model->rowCount() > 0) {
                    fit();
                    m_fitted = true; // later widths are the user's
                }
            }
            showState();
        });
    showState();
}

/// What stands left and right of the words has what is left; in a narrow table other columns give way to it.
void OccurrencesView::fit()
{
    fitColumns(m_table, m_table->horizontalHeader(), mostCharacters);
    const int unit = m_table->fontMetrics().averageCharWidth();
    const auto* header = static_cast<SortHeader*>(m_table->horizontalHeader());
    const auto yielding = [header, unit](int column, int characters) {
        return RestColumns::Yield { column,
            header->isSectionHidden(column) ? 0 : std::max(characters * unit, header->leastSize(column)) };
    };
    m_contexts->setYielding(
        { yielding(OccurrenceModel::DocumentColumn, 10), yielding(OccurrenceModel::Words, 8),
            yielding(OccurrenceModel::SystemAnnotations, 6), yielding(OccurrenceModel::GoldAnnotations, 6) });
    m_contexts->setLeaving({ OccurrenceModel::TextOf, OccurrenceModel::DocumentColumn });
}

void OccurrencesView::showState()
{
    const bool running = m_runner->running();
    const auto& found = m_model->found();
    setDimmed(m_table, found && (running || m_session.busy()));
    showCounts();
    if (!m_selection.mainEvaluation()) {
        m_pages->showState(m_session);
    } else if (found && !found->places.empty()) {
        m_pages->showContent();
    } else if (running) {
        m_pages->showPage(tr("Looking for “%1”…").arg(shortened(m_sought)), {});
    } else if (!m_error.isEmpty()) {
        m_pages->showPage(tr("The texts cannot be searched"), m_error);
    } else if (!found) {
        m_pages->showPage(tr("No words searched yet"),
            tr("Type words above and press Return: every place in the texts is listed, annotated or not."));
    } else {
        std::vector<StatePage::Choice> choices;
        if (m_matchCase->isChecked()) {
            choices.push_back({ tr("Ignore upper and lower case"), [this]() { m_matchCase->click(); }, {} });
        }
        if (m_wholeWords->isChecked()) {
            choices.push_back({ tr("Look inside of words, too"), [this]() { m_wholeWords->click(); }, {} });
        }
        m_pages->showPage(tr("No occurrence of “%1”").arg(shortened(m_sought)), {}, std::move(choices));
    }
}

void OccurrencesView::showCounts()
{
    const auto& found = m_model->found();
    m_counts->setVisible(found && !found->places.empty());
    if (m_counts->isHidden()) {
        m_counts->clear();
        return;
    }
    const auto& [places, documents, inGold, bySystem, none] = found->counts;
    const QString all = tr("%n occurrences", nullptr, static_cast<int>(places));
    const int in = static_cast<int>(documents);
    if (goldAlone(*found->evaluation)) {
        //: %1: "34 occurrences", the others are numbers
        m_counts->setText(
            tr("%1 in %n documents: %2 annotated, %3 not.", nullptr, in)
                .arg(countLink(places, Annotated::All, all), countLink(inGold, Annotated::InGold),
                    countLink(none, Annotated::InNeither)));
        return;
    }
    //: %1: "34 occurrences", the others are numbers
    m_counts->setText(
        tr("%1 in %n documents: %2 annotated in the gold, %3 in the system, %4 in neither.", nullptr, in)
            .arg(countLink(places, Annotated::All, all), countLink(inGold, Annotated::InGold),
                countLink(bySystem.front(), Annotated::InSystem), countLink(none, Annotated::InNeither)));
}

void OccurrencesView::list(const QString& link)
{
    const QScopedValueRollback following(m_following, true);
    m_model->setAnnotated(static_cast<Annotated>(link.toInt()));
}

void OccurrencesView::goTo(int row)
{
    const auto& place = m_model->place(row);
    const auto& own = place.systems.front();
    if (!own) {
        return; // not scored under these settings
    }
    const analysis::EvaluationPtr searched = m_model->found()->evaluation;
    if (m_selection.evaluation() != searched) {
        m_selection.clearFilters(); // a measure's list, or System B: other records
    }
    if (m_selection.evaluation() != searched) {
        return; // another result is shown already, whose places are on their way
    }
    if (const auto record = m_model->record(row)) {
        m_selection.setCurrentRecord(*record);
    } else {
        m_selection.setCurrentRange(own->documentCase,
            { place.textOf ? analysis::SideId::System : analysis::SideId::Gold, place.span });
    }
}

void OccurrencesView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.isValid()) {
        menu->addAction(tr("&Go to the text"), this, [this, row = QPersistentModelIndex(index)]() {
            if (row.isValid()) {
                goTo(row.row());
                Q_EMIT activated();
            }
        });
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_occurrencesview.cpp"
