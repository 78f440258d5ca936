// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/importtables.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/viewhelp.h"

#include "core/support/lookup.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableWidget>

namespace touchstone::ui::importtables {

namespace {

struct ImportTables
{
    Q_DECLARE_TR_FUNCTIONS(ImportTables)
};

QTableWidget* makeTable(const QStringList& headings, const QString& name, QWidget* parent)
{
    auto* table = new QTableWidget(0, static_cast<int>(headings.size()), parent);
    table->setHorizontalHeaderLabels(headings);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    keepRowHeight(table);
    // Takes what is left also after the others were made narrower, unlike a last section that is stretched.
    table->horizontalHeader()->setSectionResizeMode(table->columnCount() - 1, QHeaderView::Stretch);
    return table;
}

/// Line ends and tabs as blanks: a cell is one line.
QString oneLine(std::string_view words) { return toQString(words.substr(0, 400)).simplified(); }

/// The cells of each row by its number; `numbers`: columns that are aligned right.
template <typename Cells>
void fill(QTableWidget& table, std::size_t rows, std::initializer_list<int> numbers, Cells cells)
{
    table.setRowCount(static_cast<int>(rows));
    for (std::size_t row = 0; row < rows; ++row) {
        int column = 0;
        for (const QString& text : QStringList(cells(row))) {
            auto* item = new QTableWidgetItem(text);
            item->setToolTip(text);
            if (std::ranges::find(numbers, column) != numbers.end()) {
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            table.setItem(static_cast<int>(row), column++, item);
        }
    }
    // A sample of the rows tells enough and costs nothing with many of them.
    table.horizontalHeader()->setResizeContentsPrecision(100);
    const int most = table.fontMetrics().averageCharWidth() * 40;
    // The last one takes what is left; resizeColumnsToContents() would make it as wide as its words, too.
    for (int i = 0; i < table.columnCount() - 1; ++i) {
        table.resizeColumnToContents(i);
        table.setColumnWidth(i, std::min(table.columnWidth(i), most));
    }
}

QStringList pairHeadings(bool noGold)
{
    return noGold ? QStringList { ImportTables::tr("Document of A"), ImportTables::tr("Document of B"),
        ImportTables::tr("Annotations of A"), ImportTables::tr("Annotations of B"),
        ImportTables::tr("State") }
                  : QStringList { ImportTables::tr("Gold document"), ImportTables::tr("System document"),
                        ImportTables::tr("Gold annotations"), ImportTables::tr("System annotations"),
                        ImportTables::tr("State") };
}

/// How soon a row should be seen: those without partner first, then what differs most.
int urgency(PairState state)
{
    return state >= PairState::GoldOnly ? 0 : static_cast<int>(PairState::GoldOnly) - static_cast<int>(state);
}

} // namespace

QTableWidget* makePreview(QWidget* parent)
{
    return makeTable({ ImportTables::tr("Side"), ImportTables::tr("Document"), ImportTables::tr("Start"),
                         ImportTables::tr("End"), ImportTables::tr("Type"), ImportTables::tr("Words") },
        ImportTables::tr("First annotations of every side"), parent);
}

QTableWidget* makePairs(QWidget* parent)
{
    return makeTable(pairHeadings(false), ImportTables::tr("Documents and their partners"), parent);
}

QTableWidget* makeFindings(QWidget* parent)
{
    return makeTable({ ImportTables::tr("Severity"), ImportTables::tr("Place"), ImportTables::tr("Finding") },
        ImportTables::tr("Findings of the readers"), parent);
}

void fillPreview(QTableWidget& table, const std::vector<PreviewSpan>& preview, const QStringList& systems)
{
    fill(table, preview.size(), { 2, 3 }, [&](std::size_t row) -> QStringList {
        const PreviewSpan& span = preview[row];
        return { span.source < 0 ? ImportTables::tr("Gold") : systems.value(span.source),
            toQString(span.document), countText(span.span.begin), countText(span.span.end),
            toQString(span.types), oneLine(span.words) };
    });
}

void fillPairs(QTableWidget& table, const PairCheck& pairs, bool noGold)
{
    table.setHorizontalHeaderLabels(pairHeadings(noGold));
    auto rows = support::listOf<const PairRow*>(pairs.rows, [](const PairRow& row) { return &row; });
    std::ranges::stable_sort(rows, {}, [](const PairRow* row) { return urgency(row->state); });
    rows.resize(std::min(rows.size(), rowLimit));
    fill(table, rows.size(), { 2, 3 }, [&](std::size_t number) -> QStringList {
        const PairRow& row = *rows[number];
        const bool gold = row.state != PairState::SystemOnly;
        const bool system = row.state != PairState::GoldOnly;
        const auto count = [](bool there, std::size_t n) {
            return there ? countText(static_cast<std::int64_t>(n)) : QString();
        };
        return { gold ? toQString(row.gold) : QStringLiteral("–"),
            system ? toQString(row.system) : QStringLiteral("–"), count(gold, row.goldAnnotations),
            count(system, row.systemAnnotations), pairStateText(row.state, noGold) };
    });
}

void fillFindings(QTableWidget& table, const support::Diagnostics& findings)
{
    const auto& list = findings.list();
    fill(table, std::min(list.size(), rowLimit), {}, [&](std::size_t row) -> QStringList {
        const support::Diagnostic& finding = list[row];
        QString place = fromPath(finding.place.file);
        if (finding.place.line > 0) {
            place += QStringLiteral(":%1").arg(finding.place.line);
        }
        return { severityText(finding.severity), place, findingText(finding) };
    });
}

QString pairsSummary(const PairCheck& pairs, bool noGold)
{
    const auto number = [](std::size_t n) { return countText(static_cast<std::int64_t>(n)); };
    const std::size_t paired = pairs.rows.size() - pairs.goldOnly - pairs.systemOnly;
    const QStringList parts { ImportTables::tr("Paired: %1").arg(number(paired)),
        (noGold ? ImportTables::tr("A only: %1") : ImportTables::tr("gold only: %1"))
            .arg(number(pairs.goldOnly)),
        (noGold ? ImportTables::tr("B only: %1") : ImportTables::tr("system only: %1"))
            .arg(number(pairs.systemOnly)),
        ImportTables::tr("texts differ: %1").arg(number(pairs.differingTexts)) };
    const QString text = parts.join(QStringLiteral(" · "));
    return pairs.rows.size() > rowLimit
        //: %1: summary of all documents, %2: number of rows shown
        ? ImportTables::tr("%1 (the first %2 are shown)").arg(text, number(rowLimit))
        : text;
}

} // namespace touchstone::ui::importtables
