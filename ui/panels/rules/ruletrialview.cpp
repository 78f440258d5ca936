// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/ruletrialview.h"

#include "core/explain/treepair.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/layouts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTreeWidget>

namespace touchstone::ui {

namespace {

QTreeWidget* plainTable(const QStringList& headings, const QString& name, QWidget* parent)
{
    auto* table = new QTreeWidget(parent);
    table->setHeaderLabels(headings);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAccessibleName(name);
    for (int column = 1; column < headings.size(); ++column) {
        table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return table;
}

QTreeWidgetItem* row(const QStringList& texts)
{
    auto* item = new QTreeWidgetItem(texts);
    for (int column = 1; column < texts.size(); ++column) {
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return item;
}

// An arrow first, for those who see no colour; nothing where nothing changed.
QString marked(double difference, const QString& text)
{
    return (difference > 0 ? QStringLiteral("▲ ") : difference < 0 ? QStringLiteral("▼ ") : QString()) + text;
}

QString counted(std::uint64_t number) { return countText(static_cast<std::int64_t>(number)); }

bool differs(const analysis::RuleDifference::Figure& figure) { return figure.before != figure.after; }

void fitFirst(QTreeWidget* table)
{
    for (int column = 0; column < table->columnCount(); ++column) {
        table->resizeColumnToContents(column);
        table->setColumnWidth(
            column, table->columnWidth(column) + table->fontMetrics().averageCharWidth() * 2);
    }
}

} // namespace

QString differenceSummary(const analysis::RuleDifference& difference, RuleSession::TrialExtent extent)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("touchstone::ui", text); };
    const bool all = extent == RuleSession::TrialExtent::All;
    if (difference.changedAnnotations == 0) {
        //: %1: a number
        return (all ? tr("Nothing changes in all documents (%1 annotations).")
                    : tr("Nothing changes in this document (%1 annotations)."))
            .arg(counted(difference.annotations));
    }
    // What became of annotations before what became of their links, notes and partners; an F1 before others.
    constexpr std::size_t named = 2;
    std::vector<const analysis::RuleDifference::Transition*> transitions;
    for (const auto& transition : difference.transitions) {
        transitions.push_back(&transition);
    }
    std::stable_partition(transitions.begin(), transitions.end(),
        [](const auto* transition) { return transition->what == "result"; });
    QStringList parts;
    for (std::size_t at = 0; at < std::min(named, transitions.size()); ++at) {
        //: a change of labels with the number of annotations: "System: FP → FzTP (3)"
        parts << tr("%1 (%2)").arg(
            transitionText(*transitions[at]), counted(transitions[at]->annotations.size()));
    }
    if (transitions.size() > named) {
        //: a number; more than one
        parts << (transitions.size() == named + 1
                ? tr("1 further kind of change")
                : tr("%1 further kinds of change").arg(counted(transitions.size() - named)));
    }
    auto figure
        = std::ranges::find_if(difference.figures, [](const auto& f) { return differs(f) && f.headline; });
    if (figure == difference.figures.end()) {
        figure = std::ranges::find_if(difference.figures, differs);
    }
    if (figure != difference.figures.end()) {
        //: a figure before and after: "Spans, lenient: F1 0.712 → 0.720"
        parts << tr("%1 %2 → %3")
                     .arg(coreText(figure->name), scoreText(figure->before), scoreText(figure->after));
    }
    //: %1 of %2 annotations, %3: what changes
    return (all ? tr("%1 of %2 annotations in all documents change: %3")
                : tr("%1 of %2 annotations in this document change: %3"))
        .arg(counted(difference.changedAnnotations), counted(difference.annotations), parts.join(tr("; ")));
}

RuleTrialView::RuleTrialView(SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_figures(plainTable({ tr("Figure"), tr("Before"), tr("After"), tr("Difference") },
          tr("Figures before and after"), m_tabs))
    , m_firings(plainTable({ tr("Rule"), tr("Applied before"), tr("Applied now"), tr("Difference") },
          tr("Rules that apply to more or fewer"), m_tabs))
{
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setAccessibleName(tr("What the trial says"));
    m_summary->setContentsMargins(6, 3, 6, 3);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(m_progress->fontMetrics().height());
    m_labels->setModel(m_model);
    m_labels->setUniformRowHeights(true);
    m_labels->setAllColumnsShowFocus(true);
    const int unit = m_labels->fontMetrics().averageCharWidth();
    auto* header = m_labels->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(RuleTrialModel::What, QHeaderView::Stretch);
    header->resizeSection(RuleTrialModel::Number, unit * 14);
    header->resizeSection(RuleTrialModel::Document, unit * 18);
    m_labels->setAccessibleName(tr("Labels that change"));
    m_labels->setToolTip(tr("Enter opens a change; an annotation is selected in the text"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_labels, tr("Labels"));
    m_tabs->addTab(m_figures, tr("Figures"));
    m_tabs->addTab(m_firings, tr("Rules"));

    auto* running = inRow({ { m_progress, 1 }, m_cancel });
    running->setContentsMargins(6, 0, 6, 0);
    layColumn(this, {}, { m_summary, running, { m_tabs, 1 } }, 0);

    connect(m_cancel, &QPushButton::clicked, this, &RuleTrialView::cancelRequested);
    connect(m_labels->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) { select(index); });
    connect(m_labels, &QTreeView::clicked, this, &RuleTrialView::select);
    connect(m_labels, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (m_model->annotationAt(index)) {
            select(index);
            Q_EMIT annotationActivated();
        } else {
            m_labels->setExpanded(index, !m_labels->isExpanded(index));
        }
    });
    connect(m_firings, &QTreeWidget::itemActivated, this,
        [this](const QTreeWidgetItem* item) { Q_EMIT ruleActivated(item->text(0)); });
    showMessage({});
}

void RuleTrialView::showMessage(const QString& text)
{
    m_model->setDifference(nullptr, nullptr);
    m_figures->clear();
    m_firings->clear();
    m_summary->setText(text);
    m_progress->hide();
    m_cancel->hide();
    m_tabs->hide();
}

void RuleTrialView::showRunning()
{
    m_summary->setText(tr("Trying the rules …"));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_cancel->show();
    m_tabs->setEnabled(false); // the last trial's, until the new one is there
}

void RuleTrialView::showProgress(quint64 done, quint64 total)
{
    constexpr int steps = 1000;
    if (total > 0) {
        m_progress->setRange(0, steps);
        m_progress->setValue(
            static_cast<int>(static_cast<double>(done) / static_cast<double>(total) * steps));
    }
}

void RuleTrialView::showDifference(const std::shared_ptr<const analysis::RuleDifference>& difference,
    analysis::EvaluationPtr evaluation, RuleSession::TrialExtent extent)
{
    m_progress->hide();
    m_cancel->hide();
    m_summary->setText(differenceSummary(*difference, extent));
    fillFigures(*difference);
    fillFirings(*difference);
    //: a tab with the number of its entries
    const auto titled = [](const QString& name, std::size_t number) {
        return number == 0 ? name : tr("%1 (%2)").arg(name, counted(number));
    };
    const auto changed = std::count_if(difference->figures.begin(), difference->figures.end(), differs);
    m_tabs->setTabText(0, titled(tr("Labels"), difference->changedAnnotations));
    m_tabs->setTabText(1, titled(tr("Figures"), static_cast<std::size_t>(changed)));
    m_tabs->setTabText(2, titled(tr("Rules"), difference->fired.size()));
    m_model->setDifference(difference, std::move(evaluation));
    if (difference->transitions.size() == 1) {
        m_labels->expand(m_model->index(0, 0));
    }
    m_tabs->setEnabled(true);
    m_tabs->show();
}

void RuleTrialView::fillFigures(const analysis::RuleDifference& difference)
{
    m_figures->clear();
    for (const auto& figure : difference.figures) {
        const auto change
            = figure.before && figure.after ? std::optional(*figure.after - *figure.before) : std::nullopt;
        auto* item = row({ coreText(figure.name), scoreText(figure.before), scoreText(figure.after),
            differs(figure) ? marked(change.value_or(0), differenceText(change)) : QString() });
        if (differs(figure)) {
            QFont bold = m_figures->font();
            bold.setBold(true);
            for (int column = 0; column < m_figures->columnCount(); ++column) {
                item->setFont(column, bold);
            }
        }
        m_figures->addTopLevelItem(item);
    }
    fitFirst(m_figures);
}

void RuleTrialView::fillFirings(const analysis::RuleDifference& difference)
{
    m_firings->clear();
    for (const auto& fired : difference.fired) {
        const auto change = static_cast<qint64>(fired.after) - static_cast<qint64>(fired.before);
        m_firings->addTopLevelItem(row({ toQString(fired.rule), counted(fired.before), counted(fired.after),
            marked(static_cast<double>(change),
                change == 0 ? countText(0) : signedText(change < 0, countText(std::abs(change)))) }));
    }
    fitFirst(m_firings);
}

// The record that holds the annotation, in what the views show; else its document.
void RuleTrialView::select(const QModelIndex& index)
{
    const auto changed = m_model->annotationAt(index);
    const auto& tried = m_model->evaluation();
    const auto& evaluation = m_selection.evaluation();
    if (!changed || !tried || !evaluation || changed->documentCase >= tried->cases.size()) {
        return;
    }
    const auto& name = tried->cases[changed->documentCase].name();
    const auto found = std::ranges::find(evaluation->cases, name, &analysis::DocumentCase::name);
    if (found == evaluation->cases.end()) {
        return;
    }
    const auto number = static_cast<std::size_t>(found - evaluation->cases.begin());
    const bool gold = changed->side == rules::SideRole::Gold;
    // Views may show another system than the one that was tried.
    if (gold ? evaluation->gold == tried->gold : evaluation->system == tried->system) {
        const auto side = gold ? analysis::SideId::Gold : analysis::SideId::System;
        if (const auto record = analysis::recordOf(*evaluation, number, side, changed->entity)) {
            m_selection.setCurrentAnnotation(*record, { side, changed->entity });
            return;
        }
    }
    m_selection.setCurrentCase(number);
}

} // namespace touchstone::ui

#include "moc_ruletrialview.cpp"
