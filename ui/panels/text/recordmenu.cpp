// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/recordmenu.h"

#include "ui/models/recordfacts.h"
#include "ui/panels/text/scenebuilder.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/viewhelp.h"

#include <QClipboard>
#include <QGuiApplication>

namespace touchstone::ui {

namespace {

/// A name for a menu: one line, cut, its ampersands no mnemonics.
QString menuName(std::string_view name)
{
    return withoutMnemonic(shortened(toQString(name.substr(0, 4000)).simplified()));
}

} // namespace

analysis::RecordFilter typePairFilter(
    const analysis::Evaluation& evaluation, const match::PairOutcome& record)
{
    using Type = std::optional<std::string>;
    return analysis::confusionCell(record.hasGold() ? Type(evaluation.labels[record.goldType]) : Type(),
        record.hasSystem() ? Type(evaluation.labels[record.systemType]) : Type());
}

RecordMenu::RecordMenu(SelectionModel& selection, std::optional<std::uint32_t> record, QWidget* parent)
    : QMenu(parent)
    , m_selection(selection)
{
    const analysis::EvaluationPtr& evaluation = selection.evaluation();
    if (!evaluation || !record || *record >= evaluation->records.size()) {
        return;
    }
    addFilters(evaluation->records[*record]);
    addSeparator();
    addCopies(*record);
    addSeparator();
    addAction(tr("Make a &rule from this annotation"), this, [this, number = *record]() {
        m_selection.setCurrentRecord(number);
        Q_EMIT ruleWanted();
    });
    addOccurrences(tr("Occurrences of these &words"),
        toQString(wordsOfRecord(*evaluation, evaluation->records[*record])));
    if (!selection.showsGoldAlone()) {
        addJudgeMenu(this, *evaluation, { *record },
            [this, number = *record](std::optional<analysis::Verdict> verdict) {
                m_selection.setCurrentRecord(number);
                Q_EMIT judgementWanted(verdict);
            });
    }
}

void RecordMenu::addOccurrences(const QString& text, const QString& words)
{
    if (!words.trimmed().isEmpty()) {
        addAction(text, this, [this, words]() { Q_EMIT occurrencesWanted(words); });
    }
}

void RecordMenu::addTextActions(SpanTextView& canvas)
{
    if (!canvas.selection()) {
        return;
    }
    addSeparator();
    addAction(tr("Copy selected &text"), &canvas, &SpanTextView::copySelection);
    addAction(tr("Copy selection with &alignment"), &canvas, &SpanTextView::copyWithAlignment);
    addOccurrences(tr("Occurrences of the s&elected words"), canvas.selectedText());
}

void RecordMenu::addFilters(const match::PairOutcome& record)
{
    using analysis::RecordFilter;
    const analysis::Evaluation& evaluation = *m_selection.evaluation();
    const auto add = [this](QMenu* menu, const QString& text, const RecordFilter& filter) {
        menu->addAction(text, &m_selection, [this, filter]() { m_selection.pushFilter(filter); });
    };
    const std::string& type = evaluation.labels[record.rowType()];
    const std::string& document = evaluation.cases[record.document].name();
    const std::string words = wordsOfRecord(evaluation, record);

    QMenu* keep = addMenu(tr("&Filter to"));
    QMenu* drop = addMenu(tr("Filter &out"));
    const QString ofType = tr("&Type %1").arg(menuName(type));
    const QString ofError = tr("&Error type “%1”").arg(errorTypeText(record.errorType));
    const QString ofDocument = tr("&Document %1").arg(menuName(document));
    add(keep, ofType, { .types = { type } });
    add(drop, ofType, { .excludedTypes = { type } });
    add(keep, ofError, { .errorTypes = { record.errorType } });
    add(drop, ofError, { .excludedErrorTypes = { record.errorType } });
    const auto outcome = record.outcome(m_selection.scheme());
    add(keep, tr("&Outcome “%1”").arg(outcomeText(outcome)),
        { .scheme = m_selection.scheme(), .outcomes = { outcome } });
    add(keep, tr("This &pair of types"), typePairFilter(evaluation, record));
    add(keep, ofDocument, { .documents = { document } });
    add(drop, ofDocument, { .excludedDocuments = { document } });
    if (!words.empty()) {
        add(keep, tr("&Words “%1”").arg(menuName(words)), { .words = words });
    }
}

void RecordMenu::addCopies(std::uint32_t number)
{
    const analysis::EvaluationPtr evaluation = m_selection.evaluation();
    const match::PairOutcome& record = evaluation->records[number];
    const auto add = [this](const QString& text, const QString& content) {
        addAction(text, this, [content]() { QGuiApplication::clipboard()->setText(content); });
    };
    if (record.hasGold()) {
        add(tr("Copy &gold words"), toQString(evaluation->goldText(record)));
    }
    if (record.hasSystem()) {
        add(tr("Copy &system words"), toQString(evaluation->systemText(record)));
    }
    add(tr("Copy as TS&V"),
        recordTsvHeader() + QLatin1Char('\n') + recordTsv(*evaluation, number, m_selection.scheme())
            + QLatin1Char('\n'));
}

} // namespace touchstone::ui

#include "moc_recordmenu.cpp"
