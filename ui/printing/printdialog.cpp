// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/printdialog.h"

#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/printing/printedfigures.h"
#include "ui/printing/printedtable.h"
#include "ui/printing/printedtext.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/trees/treecanvas.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"
#include "ui/widgets/viewhelp.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrintPreviewDialog>
#include <QtPrintSupport/QPrinter>

#include <set>

namespace touchstone::ui {

namespace {

bool seen(const QWidget& widget) { return !widget.visibleRegion().isEmpty(); }

/// Has it columns with headings?
bool isTable(const QAbstractItemView* view)
{
    return qobject_cast<const QTableView*>(view) != nullptr
        || qobject_cast<const QTreeView*>(view) != nullptr;
}

/// The table with the keyboard, else the first with rows that is seen.
const QAbstractItemView* tableIn(QWidget& content)
{
    const QAbstractItemView* found = nullptr;
    auto views = content.findChildren<QAbstractItemView*>();
    views.prepend(qobject_cast<QAbstractItemView*>(&content));
    for (const QAbstractItemView* view : views) {
        if (!isTable(view) || !seen(*view) || view->model() == nullptr || view->model()->rowCount() == 0) {
            continue;
        }
        if (view->hasFocus()) {
            return view;
        }
        found = found == nullptr ? view : found;
    }
    return found;
}

std::vector<const ChartPanel*> chartsIn(const QWidget& content)
{
    std::vector<const ChartPanel*> charts;
    for (const ChartPanel* chart : content.findChildren<ChartPanel*>()) {
        if (seen(*chart) && (!chart->spec().lines.empty() || !chart->spec().bars.empty())) {
            charts.push_back(chart);
        }
    }
    return charts;
}

bool hasTree(const QWidget& content)
{
    const auto trees = content.findChildren<TreeCanvas*>();
    return std::ranges::any_of(
        trees, [](const TreeCanvas* tree) { return seen(*tree) && tree->drawing() != nullptr; });
}

} // namespace

PrintDialog::PrintDialog(
    Session& session, SelectionModel& selection, const std::vector<Source>& sources, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_selection(selection)
    , m_progress(makeProgress(this, tr("Progress")))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Print"));
    findParts(sources);
    const auto& evaluation = m_selection.evaluation();
    const bool open = evaluation && !evaluation->cases.empty();
    const QString nothing = open ? QString() : tr("Nothing is open: open files first.");
    const QString name = open ? toQString(evaluation->cases[m_selection.currentCase()].name()) : QString();
    const bool text = open && !evaluation->cases[m_selection.currentCase()].withoutText();
    const int count = open ? static_cast<int>(casesOf(What::Documents).size()) : 0;
    addChoice(What::Document,
        //: %1: name of a document
        open ? tr("The &text shown: %1").arg(withoutMnemonic(shortened(name))) : tr("The &text shown"),
        !open || text ? nothing : tr("Its format gives positions only, no text."));
    addChoice(What::Documents,
        m_selection.filters().empty() ? tr("The texts of &all %Ln documents", nullptr, count)
                                      : tr("The texts of the %Ln documents in the f&ilter", nullptr, count),
        open && count == 0 ? tr("No document is in the filter: take filters away first.") : nothing);
    addChoice(What::Table,
        //: %1: title of a panel
        m_table != nullptr ? tr("The ta&ble of the panel %1").arg(withoutMnemonic(m_tableTitle))
                           : tr("The ta&ble of a panel"),
        m_table != nullptr ? QString() : tr("No table with rows is in sight: show a panel that has one."));
    addChoice(What::Figure,
        //: %1: title of a panel
        m_figureOf != nullptr ? tr("The fi&gure of the panel %1").arg(withoutMnemonic(m_figureTitle))
                              : tr("The fi&gure of a panel"),
        m_figureOf != nullptr
            ? QString()
            : tr("No chart and no tree is in sight: show a panel that has one, such as Outcomes."));

    auto* limit = new QLabel(
        //: %1: a number
        tr("At most %1 pages are printed; what is left out is named on the last one.")
            .arg(countText(mostPrintedPages)),
        this);
    limit->setWordWrap(true);
    m_message->setWordWrap(true);
    m_message->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto addButton = [&](const QString& title, const std::function<void()>& pressed) {
        QPushButton* button = buttons->addButton(title, QDialogButtonBox::ActionRole);
        connect(button, &QPushButton::clicked, this, pressed);
        m_buttons.push_back(button);
    };
    addButton(tr("&Print…"), [this]() { print(); });
    addButton(tr("Pre&view…"), [this]() { preview(); });
    addButton(tr("Save as P&DF…"), [this]() { askForPdf(); });
    m_buttons.front()->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::rejected, &m_runner, &JobRunner::cancel);
    auto* column = new QVBoxLayout(this);
    for (std::size_t i = 0; i < whats; ++i) {
        column->addWidget(m_choices[i]);
        if (!m_whys[i].isEmpty()) {
            auto* reason = new QLabel(m_whys[i], this);
            reason->setWordWrap(true);
            reason->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth)
                + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing));
            column->addWidget(reason);
        }
    }
    column->addWidget(limit);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addStretch();
    column->addWidget(buttons);
    setWaiting(false);
    keepOnScreen(*this);
}

void PrintDialog::findParts(const std::vector<Source>& sources)
{
    m_files = sources.empty() ? QStringList() : sources.front().files;
    for (const Source& source : sources) {
        if (const auto* table = m_table == nullptr ? tableIn(*source.content) : nullptr) {
            m_table = table;
            m_tableTitle = source.title;
        }
        if (m_figureOf == nullptr && (hasTree(*source.content) || !chartsIn(*source.content).empty())) {
            m_figureOf = source.content;
            m_figureTitle = source.title;
        }
    }
    // Of the panel with the keyboard its figure before its table, unless the keyboard is in the table.
    m_first = sources.empty() ? What::Document
        : m_figureOf == sources.front().content && (m_table == nullptr || !m_table->hasFocus()) ? What::Figure
        : m_table != nullptr && m_tableTitle == sources.front().title                           ? What::Table
                                                                      : What::Document;
}

void PrintDialog::addChoice(What what, const QString& text, const QString& why)
{
    const auto at = static_cast<std::size_t>(what);
    m_choices[at] = new QRadioButton(text, this);
    m_choices[at]->setEnabled(why.isEmpty());
    m_choices[at]->setAccessibleDescription(why);
    m_choices[at]->setToolTip(why);
    m_whys[at] = why;
    const bool ofTexts = what == What::Document || what == What::Documents;
    if (ofTexts && !m_files.isEmpty()) {
        m_choices[at]->setEnabled(false);
        m_choices[at]->hide();
        m_whys[at].clear();
        return;
    }
    if (why.isEmpty() && (!chosen() || what == m_first)) {
        m_choices[at]->setChecked(true);
    }
}

QString PrintDialog::why(What what) const { return m_whys[static_cast<std::size_t>(what)]; }

void PrintDialog::choose(What what)
{
    QRadioButton* const choice = m_choices[static_cast<std::size_t>(what)];
    if (choice->isEnabled()) {
        choice->setChecked(true);
    }
}

std::optional<PrintDialog::What> PrintDialog::chosen() const
{
    for (std::size_t i = 0; i < whats; ++i) {
        if (m_choices[i] != nullptr && m_choices[i]->isChecked()) {
            return static_cast<What>(i);
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> PrintDialog::casesOf(What what) const
{
    const analysis::Evaluation& evaluation = *m_selection.evaluation();
    std::vector<std::size_t> cases;
    if (what == What::Document) {
        cases.push_back(m_selection.currentCase());
    } else if (m_selection.filters().empty()) {
        for (std::size_t i = 0; i < evaluation.cases.size(); ++i) {
            cases.push_back(i);
        }
    } else {
        for (const std::uint32_t record : m_selection.records()) { // in text order
            const std::size_t document = evaluation.records[record].document;
            if (cases.empty() || cases.back() != document) {
                cases.push_back(document);
            }
        }
    }
    return cases;
}

PrintedFooter PrintDialog::footer() const
{
    if (!m_files.isEmpty()) {
        return { listText(m_files), {} };
    }
    const auto data = m_session.dataSet();
    const auto& evaluation = m_selection.mainEvaluation();
    if (!data || !evaluation) {
        return {};
    }
    QStringList files { QFileInfo(fromPath(data->spec.gold.path)).fileName() };
    for (const int system : { m_session.systemA(), m_session.systemB() }) {
        if (system >= 0) {
            const auto& source = data->systems[static_cast<std::size_t>(system)].source;
            files << QFileInfo(fromPath(source.path)).fileName();
        }
    }
    files.removeAll(QString());
    PrintedFooter footer { listText(files), {} };
    if (!goldAlone(*evaluation)) {
        //: Below a printed page. %1: a measure, %2: a scheme, %3: all settings as signatures have them
        footer.settings = tr("Measure %1, scheme %2: %3")
                              .arg(measureText(toUtf8(m_selection.measure())),
                                  schemeText(m_selection.scheme()), toQString(evaluation->signature));
    }
    return footer;
}

QString PrintDialog::titleOf(What what) const
{
    const auto data = m_session.dataSet();
    const QString name = data ? toQString(analysis::dataSetName(data->spec)) : QString();
    const QString part = what == What::Table ? m_tableTitle
        : what == What::Figure               ? m_figureTitle
        : what == What::Document
        ? toQString(m_selection.evaluation()->cases[m_selection.currentCase()].name())
        : QString();
    QStringList parts { part, m_files.isEmpty() ? name : listText(m_files) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

std::unique_ptr<PrintedMatter> PrintDialog::figures(QString& reason) const
{
    std::vector<std::unique_ptr<Figure>> figures;
    for (const ChartPanel* chart : chartsIn(*m_figureOf)) {
        figures.push_back(chartOnPaper(chart->spec()));
    }
    if (figures.empty() && m_selection.evaluation()) {
        FigureData data = shownData(false);
        if (auto tree = makeTreeFigure(data, reason)) {
            figures.push_back(std::move(tree));
        }
    }
    return figures.empty() ? nullptr : std::make_unique<PrintedFigures>(m_figureTitle, std::move(figures));
}

FigureData PrintDialog::shownData(bool both) const
{
    const auto& shown = m_selection.evaluation();
    FigureData data;
    data.scheme = m_selection.scheme();
    data.record = m_selection.currentRecord();
    data.hues = m_session.typeHues();
    const auto add = [&data](const analysis::EvaluationPtr& evaluation) {
        data.systems.push_back(
            { .name = systemTitle(*evaluation->system), .evaluation = evaluation, .measures = {} });
    };
    add(shown);
    if (const auto other = both ? comparableB(m_session, shown) : nullptr; other && other != shown) {
        add(other);
    }
    return data;
}

void PrintDialog::prepare(std::function<void(const Work&)> ready)
{
    const auto what = chosen();
    if (!what) {
        return;
    }
    auto work = std::make_shared<PrintedWork>();
    work->footer = footer();
    work->title = titleOf(*what);
    const auto go = [this, work, ready](std::unique_ptr<PrintedMatter> matter) {
        work->matter = std::move(matter);
        hide();
        ready(work);
        accept();
    };
    m_message->hide();
    if (*what == What::Table) {
        go(std::make_unique<PrintedTable>(printedCells(*m_table, m_tableTitle)));
    } else if (*what == What::Figure) {
        QString reason;
        if (auto matter = figures(reason)) {
            go(std::move(matter));
        } else {
            say(reason);
        }
    } else {
        setWaiting(true);
        m_runner.start<PrintedDocuments>(
            tr("Printing"),
            [data = shownData(true), cases = casesOf(*what)](
                support::Progress& progress) { return printedDocuments(data, cases, progress); },
            [this, go](support::Result<PrintedDocuments> documents) {
                setWaiting(false);
                if (documents) {
                    go(std::make_unique<PrintedText>(std::move(*documents)));
                } else {
                    say(errorText(documents.error()));
                }
            });
    }
}

void PrintDialog::say(const QString& problem)
{
    m_message->setText(problem);
    m_message->show();
    if (!isVisible()) { // a preview that was asked for at once
        open();
    }
}

void PrintDialog::setWaiting(bool waiting)
{
    m_progress->setRange(0, 0);
    m_progress->setVisible(waiting);
    for (QPushButton* button : m_buttons) {
        button->setEnabled(!waiting && chosen().has_value());
    }
}

void PrintDialog::preview()
{
    prepare([over = parentWidget()](const Work& work) {
        const std::shared_ptr<QPrinter> printer = makePrinter();
        auto* dialog = new QPrintPreviewDialog(printer.get(), over);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
            [work, printer](QPrinter* asked) { (void)printWork(*asked, *work); });
        dialog->open();
    });
}

void PrintDialog::print()
{
    prepare([over = parentWidget()](const Work& work) {
        const std::shared_ptr<QPrinter> printer = makePrinter();
        auto* dialog = new QPrintDialog(printer.get(), over);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, dialog, [work, printer, over]() {
            if (!printWork(*printer, *work)) {
                QMessageBox::warning(over, tr("Print"), tr("The printer does not take the pages."));
            }
        });
        dialog->open();
    });
}

void PrintDialog::askForPdf()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save as PDF"), QStringLiteral("touchstone.pdf"), tr("PDF file (*.pdf)"));
    if (!path.isEmpty()) {
        savePdf(path);
    }
}

void PrintDialog::savePdf(const QString& path)
{
    prepare([this, path](const Work& work) {
        const auto written = writePdf(path, *work);
        const QString error = written ? QString() : errorText(written.error());
        if (!error.isEmpty()) {
            QMessageBox::warning(parentWidget(), tr("Save as PDF"), error);
        }
        Q_EMIT saved(path, error);
    });
}

} // namespace touchstone::ui

#include "moc_printdialog.cpp"
