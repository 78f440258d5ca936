// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/findingsview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/text/colours.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QStyle>
#include <QTextBlock>
#include <QToolButton>
#include <QUrl>
#include <QtConcurrent>

namespace touchstone::ui {

namespace {

constexpr std::uint32_t previewContext = 20;
constexpr std::array downward { support::Severity::Error, support::Severity::Warning,
    support::Severity::Note };

QString placeText(const QString& file, std::uint32_t line)
{
    return line > 0 ? QStringLiteral("%1:%2").arg(file).arg(line) : file;
}

} // namespace

FindingsView::FindingsView(std::function<void(StatePage&)> whenEmpty, QWidget* parent)
    : QWidget(parent)
    , m_whenEmpty(std::move(whenEmpty))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Findings"));
    showAsList(m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    makeSortable(m_table);

    auto* bar = inRow({});
    bar->setContentsMargins(6, 4, 6, 0);
    for (const support::Severity severity : downward) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(severityIcon(severity));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::toggled, this, [this, severity](bool shown) {
            m_model->setSeverityShown(severity, shown);
            showState();
        });
        m_severities[static_cast<std::size_t>(severity)] = button;
        bar->addWidget(button);
    }
    bar->addWidget(m_filter, 1);

    m_preview->setReadOnly(true);
    m_preview->setUndoRedoEnabled(false);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_preview->setAccessibleName(tr("Place in the file"));
    m_previewTitle->setTextFormat(Qt::PlainText);
    m_previewTitle->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_previewTitle->setContentsMargins(6, 2, 6, 2);
    m_previewTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* close = new QToolButton(this);
    close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Close the preview"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, m_previewPane, &QWidget::hide);
    layColumn(m_previewPane, {}, { inRow({ { m_previewTitle, 1 }, close }), { m_preview, 1 } }, 0);
    m_previewPane->hide();

    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setContentsMargins(6, 0, 6, 2);
    m_message->hide();
    auto* splitter = split(new QSplitter(Qt::Vertical, this), { m_pages, m_previewPane });
    splitter->setChildrenCollapsible(false);
    layColumn(this, {}, { bar, { splitter, 1 }, m_message }, 4);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setTextFilter(text.trimmed());
        showState();
    });
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsView::showMessage);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this]() { showMessage({}); });
    connect(m_interaction, &CellInteraction::activated, this, &FindingsView::activate);
    connect(m_interaction, &CellInteraction::menuRequested, this, &FindingsView::showMenu);
    connect(&m_watcher, &QFutureWatcher<FileLines>::finished, this, &FindingsView::takeLines);
    showState();
}

FindingsView::~FindingsView()
{
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void FindingsView::setFindings(const support::Diagnostics& findings)
{
    m_model->setFindings(findings);
    for (const support::Severity severity : downward) {
        QToolButton* button = m_severities[static_cast<std::size_t>(severity)];
        const auto number = static_cast<int>(std::min<std::int64_t>(m_model->count(severity), 0x7FFFFFFF));
        const QString texts[]
            = { tr("%n notes", "", number), tr("%n warnings", "", number), tr("%n errors", "", number) };
        const QString& text = texts[static_cast<std::size_t>(severity)];
        button->setText(text);
        button->setToolTip(tr("Show or hide: %1").arg(text));
    }
    QHeaderView* header = m_table->horizontalHeader();
    const auto widths = [header]() {
        std::vector<int> all;
        for (int column = 0; column + 1 < header->count(); ++column) { // the last takes what is left
            all.push_back(header->sectionSize(column));
        }
        return all;
    };
    if (m_model->rowCount() > 0 && (m_widths.empty() || m_widths == widths())) {
        fitColumns(m_table, header, 40);
        m_widths = widths();
    }
    showState();
}

void FindingsView::showFirst()
{
    showAll();
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    if (m_model->rowCount() > 0) {
        m_table->selectRow(0);
        m_table->scrollToTop();
    }
}

void FindingsView::showAll()
{
    m_filter->clear();
    for (QToolButton* button : m_severities) {
        button->setChecked(true);
    }
}

void FindingsView::showState()
{
    // Noughts before anything was looked at would read as a pass.
    m_filter->setVisible(m_model->total() > 0);
    for (QToolButton* button : m_severities) {
        button->setVisible(m_model->total() > 0);
    }
    if (m_model->rowCount() > 0) {
        m_pages->showContent();
    } else if (m_model->total() > 0) {
        m_pages->showPage(tr("No finding matches"), tr("All findings are hidden by the filter."),
            { { tr("Show all findings"), [this]() { showAll(); }, {} } });
    } else {
        m_whenEmpty(*m_pages->page());
        m_pages->setCurrentWidget(m_pages->page());
    }
}

void FindingsView::showMessage(const QModelIndex& current)
{
    // In a narrow panel the column cuts it.
    const QString text = current.isValid()
        ? current.siblingAtColumn(DiagnosticsModel::Message).data(Qt::ToolTipRole).toString()
        : QString();
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void FindingsView::activate(const QModelIndex& index)
{
    const support::Place& place = m_model->diagnostic(index.row()).place;
    if (!place.file.empty()) {
        showPlace(fromPath(place.file), place.line);
    }
}

void FindingsView::showPlace(const QString& file, std::uint32_t line)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_line = line;
    m_previewTitle->setText(placeText(file, line));
    m_previewTitle->setToolTip(file);
    m_preview->setPlainText(tr("Reading…"));
    m_preview->setExtraSelections({});
    m_previewPane->show();
    m_watcher.setFuture(QtConcurrent::run(
        [file, line, stop = m_stop.get_token()]() { return readLines(file, line, previewContext, stop); }));
}

void FindingsView::takeLines()
{
    if (m_watcher.future().resultCount() == 0) {
        return;
    }
    const FileLines lines = m_watcher.future().result();
    if (!lines.error.isEmpty()) {
        m_preview->setPlainText(lines.error);
        return;
    }
    QStringList numbered;
    const auto last = lines.first + static_cast<std::uint32_t>(lines.lines.size());
    const auto digits = static_cast<int>(QString::number(last).size());
    for (std::uint32_t number = lines.first; const QString& line : lines.lines) {
        numbered << QStringLiteral("%1  %2").arg(number++, digits).arg(line);
    }
    m_preview->setPlainText(numbered.join(QLatin1Char('\n')));
    if (m_line < lines.first || m_line >= last) {
        return;
    }
    QTextCursor cursor(m_preview->document()->findBlockByNumber(static_cast<int>(m_line - lines.first)));
    QTextEdit::ExtraSelection marked;
    marked.cursor = cursor;
    marked.format.setProperty(QTextFormat::FullWidthSelection, true);
    const QColor ground = heatColour(m_preview->palette(), 0.3, false);
    marked.format.setBackground(ground);
    marked.format.setForeground(readableOn(ground));
    m_preview->setExtraSelections({ marked });
    m_preview->setTextCursor(cursor);
    m_preview->centerCursor();
}

void FindingsView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.isValid()) {
        const support::Diagnostic& finding = m_model->diagnostic(index.row());
        if (!finding.place.file.empty()) {
            const QString file = fromPath(finding.place.file);
            menu->addAction(tr("&Show the place"), this, [this, cell = QPersistentModelIndex(index)]() {
                if (cell.isValid()) {
                    activate(cell);
                }
            });
            menu->addAction(tr("&Open the file with its program"), this, [file]() {
                QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()));
            });
            menu->addAction(tr("Copy the &place"), this, [place = placeText(file, finding.place.line)]() {
                QApplication::clipboard()->setText(place);
            });
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_findingsview.cpp"
