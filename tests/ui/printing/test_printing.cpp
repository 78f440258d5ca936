// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed: pages of texts, tables and figures in PDF files, and what the dialog offers.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/printing/printdialog.h"
#include "ui/printing/printedfigures.h"
#include "ui/printing/printedmatter.h"
#include "ui/printing/printedtable.h"
#include "ui/printing/printedtext.h"
#include "ui/session/resources.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/colours.h"
#include "ui/window/mainwindow.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QPageRanges>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTableView>
#include <QTreeView>
#include <QtPrintSupport/QPrinter>

namespace touchstone::ui {
namespace {

using uitest::Folder;
using uitest::waitFor;

/// What is in a PDF.
struct Pdf
{
    explicit Pdf(const QString& path)
        : m_path(path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        const QByteArray bytes = file.readAll();
        EXPECT_TRUE(bytes.startsWith("%PDF-"));
        static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
        pages = static_cast<int>(QString::fromLatin1(bytes).count(page));
        pictures = QString::fromLatin1(bytes).count(QLatin1String("/Subtype /Image"));
    }
    /// Of all pages, or one (from 1 on); nothing where no program reads it.
    [[nodiscard]] std::optional<QString> text(int page = 0) const
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (program.isEmpty()) {
            return std::nullopt;
        }
        QStringList arguments { QStringLiteral("-layout") };
        if (page > 0) {
            arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l")
                      << QString::number(page);
        }
        QProcess process;
        process.start(program, arguments << m_path << QStringLiteral("-"));
        EXPECT_TRUE(process.waitForFinished());
        // Letters that are one glyph are one character there.
        return QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
    }

    /// As programs that read it list it.
    [[nodiscard]] std::optional<QString> title() const
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdfinfo"));
        if (program.isEmpty()) {
            return std::nullopt;
        }
        QProcess process;
        process.start(program, { m_path });
        EXPECT_TRUE(process.waitForFinished());
        static const QRegularExpression line(
            QStringLiteral("^Title: +(.*)$"), QRegularExpression::MultilineOption);
        return line.match(QString::fromUtf8(process.readAllStandardOutput())).captured(1);
    }

    int pages = 0;
    qsizetype pictures = 0;

private:
    QString m_path;
};

Pdf printed(const Folder& folder, std::unique_ptr<PrintedMatter> matter, const PrintedFooter& footer = {})
{
    const QString path = folder.path(QStringLiteral("printed.pdf"));
    PrintedWork work { std::move(matter), footer, QStringLiteral("Test") };
    const auto written = writePdf(path, work);
    EXPECT_TRUE(written) << (written ? "" : written.error().text);
    return Pdf(path);
}

FigureData dataOf(const analysis::EvaluationPtr& evaluation)
{
    FigureData data;
    data.systems.push_back({ QStringLiteral("run"), evaluation, {} });
    return data;
}

PrintedDocuments documentsOf(const FigureData& data)
{
    std::vector<std::size_t> cases(data.systems.front().evaluation->cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        cases[i] = i;
    }
    support::Progress progress;
    auto documents = printedDocuments(data, cases, progress);
    EXPECT_TRUE(documents);
    return std::move(*documents);
}

#define EXPECT_HOLDS(text, words) EXPECT_TRUE((text).contains(QStringLiteral(words))) << (text).toStdString()

TEST(Printing, ASignatureThatIsCutSaysSo)
{
    const Folder folder;
    const auto data = dataOf(uitest::evaluated({ "[PER Ada]" }, { "[PER Ada]" }));
    const auto below = [&](const QString& settings) {
        const Pdf pdf = printed(folder, std::make_unique<PrintedText>(documentsOf(data)),
            { QStringLiteral("gold.jsonl"), settings });
        return pdf.text().value_or(QString());
    };
    const QString all = below(QStringLiteral("short|end"));
    const QString cut = below(
        QStringLiteral("first|") + QStringLiteral("setting=value|").repeated(60) + QStringLiteral("end"));
    if (!all.isEmpty()) {
        EXPECT_HOLDS(all, "short|end");
        EXPECT_FALSE(all.contains(QChar(0x2026)) || all.contains(QStringLiteral("..."))) << all.toStdString();
        EXPECT_HOLDS(cut, "first|");
        // What reads the PDF may write the ellipsis as three stops.
        EXPECT_TRUE(cut.contains(QChar(0x2026)) || cut.contains(QStringLiteral("..."))) << cut.toStdString();
        EXPECT_FALSE(cut.contains(QStringLiteral("end")));
    }
}

TEST(Printing, TextsHaveLettersOfStatusNamesAndAFooter)
{
    const Folder folder;
    const auto data = dataOf(uitest::evaluated({ "[PER Ada Lovelace] met [PER Bob] in [LOC Paris]." },
        { "[PER Ada] Lovelace met Bob in [ORG Paris]." }));
    const Pdf pdf = printed(folder, std::make_unique<PrintedText>(documentsOf(data)),
        { QStringLiteral("gold.conll, run.conll"), QStringLiteral("touchstone|strict") });
    EXPECT_EQ(pdf.pages, 1);
    if (const auto text = pdf.text()) {
        EXPECT_HOLDS(*text, "d1");
        EXPECT_HOLDS(*text, "Ada Lovelace met Bob in Paris.");
        EXPECT_HOLDS(*text, "I ORG"); // the wrong type, by its letter
        EXPECT_HOLDS(*text, "M"); // Bob
        EXPECT_HOLDS(*text, "missing"); // the key
        EXPECT_HOLDS(*text, "gold.conll, run.conll");
        EXPECT_HOLDS(*text, "touchstone|strict");
        EXPECT_HOLDS(*text, "Page 1 of 1");
    }
}

TEST(Printing, LongTextsGoOnAndEndWithAWordAtTheLimit)
{
    const Folder folder;
    std::string words;
    for (int i = 0; i < 3000; ++i) {
        words += "[LOC Rome] is far from the river number " + std::to_string(i) + ". ";
    }
    const auto data = dataOf(uitest::evaluated({ words }, { words }));
    const Pdf pdf = printed(folder, std::make_unique<PrintedText>(documentsOf(data)));
    EXPECT_GT(pdf.pages, 10);
    EXPECT_LT(pdf.pages, mostPrintedPages);
    if (const auto last = pdf.text(pdf.pages)) {
        EXPECT_HOLDS(*last, "number 2999.");
        EXPECT_FALSE(last->contains(QStringLiteral("At most")));
    }

    std::vector<std::string> many(1500, words.substr(0, 2000) + "[LOC Rome]");
    PrintedDocuments documents = documentsOf(dataOf(uitest::evaluated(many, many)));
    QElapsedTimer timer;
    timer.start();
    const Pdf cut = printed(folder, std::make_unique<PrintedText>(std::move(documents)));
    RecordProperty("milliseconds", static_cast<int>(timer.elapsed()));
    EXPECT_EQ(cut.pages, mostPrintedPages);
    if (const auto last = cut.text(cut.pages)) {
        static const QRegularExpression left(
            QStringLiteral("At most 100 pages are printed: ([0-9,]+) documents"));
        const auto match = left.match(*last);
        ASSERT_TRUE(match.hasMatch()) << last->toStdString();
        EXPECT_GT(match.captured(1).remove(QLatin1Char(',')).toInt(), 1000);
    }
}

TEST(Printing, AGoldAloneHasNoLineOfASystem)
{
    const auto gold = uitest::evaluated({ "[LOC Rome] fell." }, { "[LOC Rome] fell." });
    auto alone = std::make_shared<analysis::Evaluation>(*gold);
    alone->system = alone->givenGold = alone->gold;
    const auto documents = documentsOf(dataOf(alone));
    ASSERT_EQ(documents.documents.size(), 1u);
    ASSERT_EQ(documents.documents.front().text.blocks.size(), 1u);
    EXPECT_TRUE(documents.documents.front().text.blocks.front().systems.empty());
    const Folder folder;
    EXPECT_EQ(printed(folder, std::make_unique<PrintedText>(documents)).pages, 1);
}

TEST(Printing, TablesRepeatTheirHeadingsAndNameWhatIsLeftOut)
{
    const Folder folder;
    QStandardItemModel model(0, 4);
    model.setHorizontalHeaderLabels({ QStringLiteral("Words"), QStringLiteral("Hidden"),
        QStringLiteral("Type"), QStringLiteral("Count") });
    for (int row = 0; row < 200; ++row) {
        auto* number = new QStandardItem(QString::number(row));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        model.appendRow({ new QStandardItem(QStringLiteral("entry %1").arg(row)),
            new QStandardItem(QStringLiteral("secret")), new QStandardItem(QStringLiteral("LOC")), number });
    }
    QTableView view;
    view.setModel(&model);
    view.hideColumn(1);
    view.verticalHeader()->hide();
    view.horizontalHeader()->moveSection(2, 0);
    const auto cells = printedCells(view, QStringLiteral("Errors"));
    ASSERT_EQ(cells.columns.size(), 3u);
    EXPECT_EQ(cells.columns.front().name, QStringLiteral("Type"));
    EXPECT_TRUE(cells.columns.back().right);
    const Pdf pdf = printed(folder, std::make_unique<PrintedTable>(cells));
    EXPECT_GT(pdf.pages, 2);
    for (int page = 1; page <= pdf.pages; ++page) {
        if (const auto text = pdf.text(page)) {
            EXPECT_HOLDS(*text, "Words");
            EXPECT_FALSE(text->contains(QStringLiteral("secret")));
            EXPECT_EQ(text->contains(QStringLiteral("Errors")), page == 1);
        }
    }
    if (const auto all = pdf.text()) {
        for (const int row : { 0, 57, 199 }) {
            EXPECT_TRUE(all->contains(QStringLiteral("entry %1").arg(row))) << row;
        }
    }

    for (int row = 0; row < 20'000; ++row) {
        model.appendRow(new QStandardItem(QStringLiteral("more")));
    }
    const auto large = printedCells(view, QStringLiteral("Errors"));
    const Pdf cut = printed(folder, std::make_unique<PrintedTable>(large));
    EXPECT_EQ(cut.pages, mostPrintedPages);
    if (const auto last = cut.text(cut.pages)) {
        EXPECT_HOLDS(*last, "At most 100 pages are printed: ");
        EXPECT_HOLDS(*last, "rows are left out");
    }
}

TEST(Printing, ColumnsWithoutRoomStandOnAPageOfTheirOwnBesideTheFirst)
{
    const Folder folder;
    constexpr int columns = 40;
    QStandardItemModel model(1, columns);
    for (int column = 0; column < columns; ++column) {
        model.setHeaderData(column, Qt::Horizontal, QStringLiteral("heading%1").arg(column));
        auto* item = new QStandardItem(QStringLiteral("cell%1end").arg(column));
        item->setTextAlignment(Qt::AlignRight);
        model.setItem(0, column, item);
    }
    QTableView view;
    view.setModel(&model);
    view.verticalHeader()->hide();
    const Pdf pdf = printed(folder, std::make_unique<PrintedTable>(printedCells(view, {})));
    EXPECT_GT(pdf.pages, 1);
    for (int page = 1; page <= pdf.pages; ++page) {
        if (const auto text = pdf.text(page)) {
            EXPECT_HOLDS(*text, "cell0end");
        }
    }
    if (const auto all = pdf.text()) {
        for (int column = 0; column < columns; ++column) {
            EXPECT_TRUE(all->contains(QStringLiteral("cell%1end").arg(column))) << column;
        }
    }
}

TEST(Printing, TreesArePrintedUnfolded)
{
    QStandardItemModel model;
    auto* top = new QStandardItem(QStringLiteral("top"));
    top->appendRow(new QStandardItem(QStringLiteral("below")));
    model.appendRow(top);
    QTreeView view;
    view.setModel(&model);
    const auto cells = printedCells(view, {});
    ASSERT_EQ(cells.rows.size(), 2u);
    EXPECT_EQ(cells.rows.back().cells.front(), QStringLiteral("below"));
    EXPECT_EQ(cells.rows.back().depth, 1);
}

TEST(Printing, FiguresAreDrawnAndNoPictures)
{
    const Folder folder;
    QString reason;
    std::vector<std::unique_ptr<Figure>> figures;
    figures.push_back(makeOutcomeFigure(dataOf(uitest::smallEvaluation()), reason));
    ASSERT_TRUE(figures.front()) << reason.toStdString();
    const Pdf pdf
        = printed(folder, std::make_unique<PrintedFigures>(QStringLiteral("Outcomes"), std::move(figures)));
    EXPECT_EQ(pdf.pages, 1);
    EXPECT_EQ(pdf.pictures, 0);
    if (const auto text = pdf.text()) {
        EXPECT_HOLDS(*text, "Outcomes");
        EXPECT_HOLDS(*text, "PER");
    }
}

TEST(Printing, ColoursOfADarkWindowAreSeenOnPaper)
{
    ChartSpec spec;
    spec.x = { QStringLiteral("x"), 0, 1 };
    spec.y = { QStringLiteral("y"), 0, 1 };
    ChartLine line;
    line.name = QStringLiteral("pale");
    line.colour = QColor(0xF0, 0xF0, 0x80);
    line.points = { { 0, 0 }, { 1, 1 } };
    spec.lines.push_back(line);
    const auto figure = chartOnPaper(spec);
    FigureStyle style;
    style.widthMm = style.heightMm = 50;
    QImage image(500, 500, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const double side = 50 * FigureStyle::unitsPerMillimetre;
    painter.scale(500 / side, 500 / side);
    figure->paint(painter, { 0, 0, side, side }, style);
    painter.end();
    double strongest = 1; // of what is yellow
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.red() > colour.blue() + 40) {
                strongest = std::max(strongest, contrast(colour, Qt::white));
            }
        }
    }
    EXPECT_GE(strongest, 2.9);
}

TEST(Printing, ChosenPagesAndGreyAreTakenFromThePrinter)
{
    const Folder folder;
    std::vector<std::string> texts(60, "[LOC Rome] fell. " + std::string(2000, 'a'));
    PrintedWork work { std::make_unique<PrintedText>(documentsOf(dataOf(uitest::evaluated(texts, texts)))),
        {}, QStringLiteral("Test") };
    const auto printer = makePrinter();
    printer->setOutputFormat(QPrinter::PdfFormat);
    const QString path = folder.path(QStringLiteral("pages.pdf"));
    printer->setOutputFileName(path);
    QPageRanges ranges;
    ranges.addRange(2, 3);
    printer->setPageRanges(ranges);
    printer->setColorMode(QPrinter::GrayScale);
    ASSERT_TRUE(printWork(*printer, work));
    const Pdf pdf(path);
    EXPECT_EQ(pdf.pages, 2);
    if (const auto text = pdf.text(1)) {
        EXPECT_HOLDS(*text, "Page 2 of ");
    }
}

TEST(Printing, AFileThatCannotBeWrittenIsSaid)
{
    PrintedWork work { std::make_unique<PrintedTable>(PrintedCells {}), {}, {} };
    EXPECT_FALSE(writePdf(QStringLiteral("/nowhere/at/all.pdf"), work));
}

class PrintingWindow : public ::testing::Test
{
protected:
    void SetUp() override
    {
        window.resize(1400, 900);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        const auto sample = sampleDataSet();
        ASSERT_TRUE(sample);
        window.openDataSet(*sample);
        settle();
        ASSERT_TRUE(window.selection().evaluation());
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] { return window.idle(); }));
        QCoreApplication::processEvents();
    }
    /// As Ctrl+P opens it.
    PrintDialog* opened()
    {
        window.action(Command::Print)->trigger();
        auto* dialog = window.findChild<PrintDialog*>();
        EXPECT_NE(dialog, nullptr);
        return dialog;
    }
    QString saved(PrintDialog* dialog)
    {
        const QString path = folder.path(QStringLiteral("saved.pdf"));
        QSignalSpy spy(dialog, &PrintDialog::saved);
        dialog->savePdf(path);
        EXPECT_TRUE(waitFor([&spy] { return !spy.isEmpty(); }));
        EXPECT_EQ(spy.value(0).value(1).toString(), QString());
        EXPECT_TRUE(waitFor([this] { return window.findChild<PrintDialog*>() == nullptr; }));
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        return path;
    }

    Folder folder;
    MainWindow window { Settings {}, [](const Settings&) {} };
};

TEST_F(PrintingWindow, PrintsWhatHasTheKeyboard)
{
    window.showPanel(QStringLiteral("errors"));
    settle();
    PrintDialog* dialog = opened();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->chosen(), PrintDialog::What::Table);
    const Pdf table(saved(dialog));
    EXPECT_GE(table.pages, 1);
    if (const auto text = table.text(1)) {
        EXPECT_HOLDS(*text, "Errors");
        EXPECT_HOLDS(*text, "Gold words");
    }
    EXPECT_EQ(table.title().value_or(QStringLiteral("Errors · Sample")).toStdString(), "Errors · Sample");

    window.showPanel(QStringLiteral("outcomes"));
    settle();
    dialog = opened();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->why(PrintDialog::What::Figure), QString());
    dialog->choose(PrintDialog::What::Figure);
    EXPECT_EQ(Pdf(saved(dialog)).pages, 1);

    window.showPanel(QStringLiteral("text"));
    settle();
    dialog = opened();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->chosen(), PrintDialog::What::Document);
    const auto& evaluation = *window.selection().evaluation();
    const Pdf document(saved(dialog));
    if (const auto text = document.text(1)) {
        EXPECT_TRUE(text->contains(toQString(evaluation.cases[window.selection().currentCase()].name())));
    }
}

TEST_F(PrintingWindow, PrintsAllTextsOrThoseOfTheFilter)
{
    const auto& evaluation = *window.selection().evaluation();
    ASSERT_GT(evaluation.cases.size(), 1u);
    PrintDialog* dialog = opened();
    dialog->choose(PrintDialog::What::Documents);
    const QString all = Pdf(saved(dialog)).text().value_or(QString());
    analysis::RecordFilter filter;
    filter.documents = { evaluation.cases.front().name() };
    window.selection().setFilter(filter);
    settle();
    dialog = opened();
    dialog->choose(PrintDialog::What::Documents);
    const QString filtered = Pdf(saved(dialog)).text().value_or(QString());
    if (!all.isEmpty()) {
        for (const auto& each : evaluation.cases) {
            const QRegularExpression heading(
                QStringLiteral("^ *%1 *$").arg(QRegularExpression::escape(toQString(each.name()))),
                QRegularExpression::MultilineOption);
            EXPECT_TRUE(all.contains(heading)) << each.name();
            EXPECT_EQ(filtered.contains(heading), &each == &evaluation.cases.front()) << each.name();
        }
    }
}

TEST_F(PrintingWindow, ThePreviewShowsThePages)
{
    window.showPanel(QStringLiteral("errors"));
    settle();
    window.action(Command::PrintPreview)->trigger();
    const auto previewed = [this]() -> QDialog* {
        for (QDialog* dialog : window.findChildren<QDialog*>()) {
            if (dialog->inherits("QPrintPreviewDialog") && dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    };
    ASSERT_TRUE(waitFor([&previewed] { return previewed() != nullptr; }));
    previewed()->close();
    EXPECT_TRUE(waitFor([this] { return window.findChild<PrintDialog*>() == nullptr; }));
}

TEST(PrintingOffers, SayWhyNothingCanBePrinted)
{
    SelectionModel selection;
    Session session(selection);
    PrintDialog dialog(session, selection, {}, nullptr);
    EXPECT_FALSE(dialog.chosen());
    for (const auto what : { PrintDialog::What::Document, PrintDialog::What::Documents,
             PrintDialog::What::Table, PrintDialog::What::Figure }) {
        EXPECT_FALSE(dialog.why(what).isEmpty());
        dialog.choose(what);
    }
    EXPECT_FALSE(dialog.chosen());
}

} // namespace
} // namespace touchstone::ui
