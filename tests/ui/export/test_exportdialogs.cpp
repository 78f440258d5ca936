// SPDX-License-Identifier: GPL-3.0-or-later
// "Export figure…" and "Export table…": preview, command, files, bad states.
#include "tests/ui/uisupport.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words/figureoptions.h"
#include "ui/base/language.h"
#include "ui/export/figuredialog.h"
#include "ui/export/namesform.h"
#include "ui/export/styleform.h"
#include "ui/export/tabledialog.h"
#include "ui/panels/compare/compareview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>

namespace touchstone::ui {
namespace {

using uitest::Folder;
using uitest::waitFor;

cli::Parsed parseFigure(const std::vector<std::string>& arguments)
{
    return cli::parseArguments(cli::figureProgram(), arguments);
}

const cli::FigureOptions& optionsOf(const cli::Parsed& parsed)
{
    return dynamic_cast<const cli::FigureWords&>(*parsed.command).options;
}

class ExportDialogs : public testing::Test
{
protected:
    void open()
    {
        const std::string samples = TOUCHSTONE_SAMPLES;
        analysis::ProjectSpec project;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = samples + "/gold.jsonl";
        project.dataSets.front().systems
            = { { {}, samples + "/system-a.jsonl", {} }, { {}, samples + "/system-b.jsonl", {} } };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }
    /// The dialog's file is the one that its command writes, but for the recipes.
    void expectTheCommandsTable(TableDialog& dialog, analysis::TableForm form)
    {
        dialog.setForm(form);
        QSignalSpy previewed(&dialog, &TableDialog::previewed);
        dialog.refresh();
        ASSERT_TRUE(waitFor([&previewed]() { return previewed.count() > 0; }));
        ASSERT_EQ(dialog.message().toStdString(), "");
        QStringList words;
        for (const auto& word : analysis::shellWords(dialog.command().toStdString())) {
            words << QString::fromStdString(word);
        }
        ASSERT_EQ(words.takeFirst().toStdString(), "touchstone-cli");
        QProcess program;
        program.setWorkingDirectory(folder.path());
        program.start(QStringLiteral(TOUCHSTONE_CLI), words);
        ASSERT_TRUE(program.waitForFinished());
        ASSERT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
        const auto bodyOf = [](const QByteArray& bytes, const std::string& path) {
            const auto read = analysis::readRecipe(bytes.toStdString(), path);
            EXPECT_TRUE(read) << (read ? "" : read.error().text);
            return read ? read->body : std::string();
        };
        const std::string name = "table" + std::string(tableFormSuffix(form));
        const auto own = bodyOf(dialog.text().toUtf8(), name);
        EXPECT_FALSE(own.empty());
        EXPECT_EQ(own, bodyOf(content(folder.path(QString::fromStdString(name))), name));
    }
    /// Waits until every system is scored and the preview shows it.
    void settle(FigureDialog& dialog)
    {
        ASSERT_TRUE(waitFor([this]() { return session.allReady(); }));
        dialog.refresh();
    }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }
    /// For a look at it: TOUCHSTONE_PICTURES names a folder.
    static void picture(QWidget& widget, const QString& name)
    {
        const QString folder = qEnvironmentVariable("TOUCHSTONE_PICTURES");
        if (!folder.isEmpty()) {
            widget.show();
            EXPECT_TRUE(QTest::qWaitForWindowExposed(&widget));
            EXPECT_TRUE(widget.grab().save(folder + QLatin1Char('/') + name + QLatin1String(".png")));
        }
    }

    SelectionModel selection;
    Session session { selection };
    Folder folder;
};

TEST_F(ExportDialogs, WithoutDataTheySayWhatToDo)
{
    FigureDialog figure(session, selection);
    EXPECT_TRUE(figure.message().contains(QLatin1String("Open"))) << figure.message().toStdString();
    EXPECT_TRUE(figure.preview().isNull());
    TableDialog table(session);
    EXPECT_TRUE(table.message().contains(QLatin1String("Open"))) << table.message().toStdString();
}

TEST_F(ExportDialogs, FigureFollowsTheFieldsAndIsWrittenAsItsCommandSays)
{
    open();
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("excerpt"));
    selection.setCurrentRecord(selection.records().front());
    settle(dialog);
    ASSERT_FALSE(dialog.preview().isNull()) << dialog.message().toStdString();
    const QSize column = dialog.preview().size();
    dialog.styleForm().fit->setCurrentIndex(1);
    dialog.styleForm().greyscale->setChecked(true);
    dialog.refresh();
    EXPECT_GT(dialog.preview().width(), column.width() * 3 / 2);
    EXPECT_EQ(dialog.styleForm().width->value(), 160);

    const QString path = folder.path(QStringLiteral("x.svg"));
    QSignalSpy spy(&dialog, &FigureDialog::exported);
    dialog.exportTo(path);
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
    EXPECT_EQ(spy.front()[1].toString(), QString());
    const auto svg = content(path);
    EXPECT_TRUE(svg.contains("width=\"160mm\""));
    EXPECT_TRUE(svg.contains("Gold: gold.jsonl (xxh3-128:"));
    EXPECT_TRUE(svg.contains("--greyscale"));

    // The command is the same figure.
    QStringList words;
    const QString command = dialog.command();
    EXPECT_TRUE(command.startsWith(QLatin1String("touchstone figure excerpt --gold ")));
    std::vector<std::string> arguments;
    for (const QString& word : command.split(QLatin1Char(' ')).mid(1)) {
        arguments.push_back(word.toStdString());
    }
    const auto parsed = parseFigure(arguments);
    ASSERT_TRUE(parsed.command) << parsed.message;
    EXPECT_EQ(optionsOf(parsed).width, 160);
    EXPECT_TRUE(optionsOf(parsed).greyscale);
    EXPECT_EQ(optionsOf(parsed).record, selection.records().front() + 1);
    EXPECT_EQ(optionsOf(parsed).dataSet.systems.size(), 2U);
    picture(dialog, QStringLiteral("figuredialog"));
}

/// Figures have the words of the window, so the command says which.
TEST_F(ExportDialogs, TheCommandOfAFigureNamesTheLanguageOfTheWindow)
{
    open();
    ASSERT_EQ(cli::wordLanguages().size(), languages().size());
    for (const Language& language : languages()) {
        useLanguage(QString::fromLatin1(language.code));
        SCOPED_TRACE(language.code);
        FigureDialog dialog(session, selection);
        dialog.refresh();
        ASSERT_FALSE(dialog.command().isEmpty());
        std::vector<std::string> words;
        for (const auto& word : analysis::shellWords(dialog.command().toStdString())) {
            words.push_back(word);
        }
        const auto parsed = parseFigure({ words.begin() + 1, words.end() });
        ASSERT_TRUE(parsed.command) << parsed.message;
        EXPECT_EQ(optionsOf(parsed).language, language.code);
        const bool english = optionsOf(parsed).language == "en";
        EXPECT_NE(dialog.command().contains(QLatin1String("--language")), english);
    }
    useLanguage(QStringLiteral("en"));
}

TEST_F(ExportDialogs, NoiseIsDrawnAsItsPanelShowsIt)
{
    open();
    session.setSystemB(1);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("noise"));
    analysis::NoiseChoice choice;
    choice.bounds = { 0, 0.3 };
    choice.rate = analysis::NoiseRate::Aligned;
    choice.found = analysis::NoiseFound::Noisy;
    const auto parsed = [&dialog]() {
        std::vector<std::string> arguments;
        for (const QString& word :
            dialog.command().remove(QLatin1Char('\'')).split(QLatin1Char(' ')).mid(1)) {
            arguments.push_back(word.toStdString());
        }
        return parseFigure(arguments);
    };
    for (const bool both : { false, true }) {
        dialog.setNoise(choice, both);
        settle(dialog);
        ASSERT_FALSE(dialog.preview().isNull()) << dialog.message().toStdString();
        const auto again = parsed();
        ASSERT_TRUE(again.command) << again.message << dialog.command().toStdString();
        EXPECT_EQ(analysis::noiseBounds(optionsOf(again).spec.slices), choice.bounds);
        EXPECT_EQ(optionsOf(again).noise.rate, choice.rate);
        EXPECT_EQ(optionsOf(again).noise.found, choice.found);
        EXPECT_EQ(optionsOf(again).dataSet.systems.size(), both ? 2U : 1U);
        const QString path = folder.path(QStringLiteral("noise.csv"));
        QSignalSpy spy(&dialog, &FigureDialog::exported);
        dialog.exportTo(path);
        ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
        const auto csv = content(path);
        EXPECT_TRUE(csv.contains(analysis::noiseBinName({ 0.0, 0.3, 0, 0 }).c_str())) << csv.toStdString();
        EXPECT_EQ(csv.contains("system-b,"), both) << csv.toStdString();
        EXPECT_EQ(csv.contains("system-b.jsonl"), both) << csv.toStdString();
    }
    dialog.setKind(QStringLiteral("outcomes"));
    dialog.refresh();
    EXPECT_EQ(optionsOf(parsed()).dataSet.systems.size(), 2U) << "other figures are of all systems";
    EXPECT_TRUE(optionsOf(parsed()).spec.slices.bounds.empty());
}

TEST_F(ExportDialogs, TheTaskIsNamedInPlaceOfItsSettings)
{
    open();
    const auto* preset = analysis::presetById("eter");
    ASSERT_NE(preset, nullptr);
    session.setSpec(analysis::withPreset(session.spec(), *preset));
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("alpha-sweep"));
    dialog.setPreset(preset);
    settle(dialog);
    EXPECT_TRUE(dialog.command().contains(QStringLiteral(" --preset eter ")))
        << dialog.command().toStdString();
    EXPECT_FALSE(dialog.command().contains(QStringLiteral("--err"))) << dialog.command().toStdString();
    dialog.setPreset(nullptr);
    EXPECT_TRUE(dialog.command().contains(QStringLiteral("--err"))) << dialog.command().toStdString();
}

TEST_F(ExportDialogs, ARecordOfAMeasuresListIsNamedInTheCommand)
{
    open();
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("excerpt"));
    analysis::RecordFilter filter;
    filter.list = "noisy";
    selection.setFilter(filter);
    ASSERT_TRUE(waitFor([this]() { return selection.evaluation() != selection.mainEvaluation(); }));
    ASSERT_FALSE(selection.records().empty());
    selection.setCurrentRecord(selection.records().back());
    settle(dialog);
    dialog.refresh();
    const QString record = QString::number(selection.records().back() + 1);
    EXPECT_TRUE(dialog.command().contains(QStringLiteral("--select list=noisy --record ") + record))
        << dialog.command().toStdString();
}

TEST_F(ExportDialogs, AnonymousFiguresNameNoSystemAndNoFile)
{
    open();
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("excerpt"));
    settle(dialog);
    dialog.namesForm().anonymous->setChecked(true);
    const QString path = folder.path(QStringLiteral("x.svg"));
    QSignalSpy spy(&dialog, &FigureDialog::exported);
    dialog.exportTo(path);
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
    const auto svg = content(path);
    EXPECT_TRUE(svg.contains(">System 1<"));
    EXPECT_FALSE(svg.contains("system-a")) << "neither name nor file nor command";
    EXPECT_TRUE(svg.contains("System 2: xxh3-128:"));
}

TEST_F(ExportDialogs, WithoutAGoldBothSystemsHaveAPrintedName)
{
    const std::string samples = TOUCHSTONE_SAMPLES;
    analysis::ProjectSpec project;
    auto& dataSet = project.dataSets.emplace_back();
    dataSet.noGold = true;
    dataSet.gold.path = samples + "/system-a.jsonl";
    dataSet.systems = { { {}, samples + "/system-b.jsonl", {} } };
    session.open(project);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("excerpt"));
    settle(dialog);
    QTableWidget* names = dialog.namesForm().table;
    ASSERT_EQ(names->rowCount(), 2);
    EXPECT_EQ(names->item(0, 0)->text(), QStringLiteral("system-a"));
    EXPECT_EQ(names->item(1, 0)->text(), QStringLiteral("system-b"));
    const auto written = [&](const QString& name) {
        QSignalSpy spy(&dialog, &FigureDialog::exported);
        dialog.exportTo(folder.path(name));
        EXPECT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
        return content(folder.path(name));
    };
    names->item(0, 1)->setText(QStringLiteral("Ours"));
    EXPECT_TRUE(written(QStringLiteral("renamed.svg")).contains("A: Ours<"));
    settle(dialog);
    EXPECT_TRUE(dialog.command().contains(QLatin1String("--rename system-a=Ours")))
        << dialog.command().toStdString();
    names->item(0, 1)->setText(QStringLiteral("system-a"));
    dialog.namesForm().anonymous->setChecked(true);
    EXPECT_FALSE(written(QStringLiteral("anonymous.svg")).contains("system-a"));
}

TEST_F(ExportDialogs, ACampaignIsDrawnWithoutOpenData)
{
    auto campaign = std::make_shared<FigureData::Campaign>();
    for (const char* set : { "en", "fr" }) {
        auto& table = campaign->tables.tables.emplace_back();
        table.set = set;
        table.score = "muc.strict.f1";
        table.runs = { { "a", "a", {}, "a.tsv" }, { "b", "b", {}, "b.tsv" } };
        for (std::size_t run = 0; run < 2; ++run) {
            auto& row = campaign->rows.emplace_back();
            row.table = campaign->tables.tables.size() - 1;
            row.run = run;
            row.score = row.f1 = 0.25 + 0.5 * static_cast<double>(run);
        }
    }
    const QString project = folder.file(QStringLiteral("all.touchstone"), "{}");
    FigureDialog dialog(session, selection);
    dialog.setCampaign({ campaign, { .project = toPath(project) } }, 1);
    dialog.setKind(QStringLiteral("campaign"));
    dialog.refresh();
    EXPECT_EQ(dialog.message().toStdString(), "");
    EXPECT_FALSE(dialog.preview().isNull());
    EXPECT_TRUE(dialog.command().startsWith(QStringLiteral("touchstone figure campaign --project ")))
        << dialog.command().toStdString();
    picture(dialog, QStringLiteral("figure-campaign"));
    dialog.setKind(QStringLiteral("ranking"));
    dialog.refresh();
    EXPECT_TRUE(dialog.command().contains(QStringLiteral(" --set fr "))) << dialog.command().toStdString();
    QSignalSpy spy(&dialog, &FigureDialog::exported);
    const QString path = folder.path(QStringLiteral("ranking.csv"));
    dialog.exportTo(path);
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
    EXPECT_EQ(spy.first().at(1).toString().toStdString(), "");
    const QByteArray written = content(path);
    EXPECT_TRUE(written.contains("# Project: all.touchstone")) << written.toStdString();
    EXPECT_TRUE(written.contains("1,b,")) << written.toStdString();
    EXPECT_TRUE(written.contains("# Data sets: fr")) << written.toStdString();
}

TEST_F(ExportDialogs, FigureThatCannotBeWrittenSaysWhy)
{
    open();
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("excerpt"));
    settle(dialog);
    QSignalSpy spy(&dialog, &FigureDialog::exported);
    dialog.exportTo(folder.path(QStringLiteral("none/x.pdf")));
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }));
    EXPECT_FALSE(spy.front()[1].toString().isEmpty());
    EXPECT_EQ(dialog.message(), spy.front()[1].toString());
}

TEST_F(ExportDialogs, EveryKindHasAPreviewOrSaysWhyNot)
{
    open();
    FigureDialog dialog(session, selection);
    for (const FigureKind& kind : figureKinds()) {
        dialog.setKind(kind.id);
        settle(dialog);
        EXPECT_TRUE(!dialog.preview().isNull() || !dialog.message().isEmpty()) << kind.id.toStdString();
        // Some kinds count in the background when they are chosen.
        EXPECT_TRUE(waitFor([&dialog]() { return !dialog.preview().isNull(); }))
            << kind.id.toStdString() << ": " << dialog.message().toStdString();
    }
}

TEST_F(ExportDialogs, ItBeginsWithTheFirstFigureThatHasSomethingToShow)
{
    {
        FigureDialog dialog(session, selection);
        open();
        settle(dialog);
        EXPECT_EQ(dialog.kind(), QStringLiteral("alpha-sweep")) << "the sample has trees";
        EXPECT_FALSE(dialog.preview().isNull()) << dialog.message().toStdString();
    }
    uitest::open(session, folder, { "[PER Ada] saw Paris" }, { { "[PER Ada] saw [LOC Paris]" } });
    FigureDialog flat(session, selection);
    flat.setKind(QStringLiteral("scores"));
    settle(flat);
    EXPECT_EQ(flat.kind(), QStringLiteral("outcomes")) << "there is no figure of scores";
    EXPECT_FALSE(flat.preview().isNull()) << flat.message().toStdString();
    flat.setKind(QStringLiteral("alpha-sweep"));
    flat.refresh();
    EXPECT_EQ(flat.kind(), QStringLiteral("alpha-sweep")) << "chosen is chosen";
    EXPECT_TRUE(flat.preview().isNull());
    EXPECT_TRUE(flat.message().contains(QStringLiteral("components"))) << flat.message().toStdString();
    EXPECT_FALSE(flat.message().contains(QStringLiteral("--"))) << "a window has no options";
}

TEST_F(ExportDialogs, AFigureOfTreesSaysWhichColumnToChoose)
{
    const auto hipe = [this](const char* name, const char* type) {
        const QByteArray text = QByteArray("TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\t"
                                           "NE-FINE-COMP\tNE-NESTED\tNEL-LIT\tNEL-METO\tMISC\n"
                                           "# document_id = d1\n")
            + "Ada\tB-" + type + "\tO\tB-" + type + ".ind\tO\tB-comp.name\tO\t_\t_\t_\n";
        return uitest::source(folder.file(QString::fromLatin1(name), text));
    };
    analysis::ProjectSpec project;
    auto& dataSet = project.dataSets.emplace_back();
    dataSet.gold = hipe("gold.tsv", "pers");
    dataSet.systems = { hipe("system.tsv", "loc") };
    session.open(project);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    ASSERT_TRUE(session.annotationColumns().contains(QStringLiteral("tree")));
    FigureDialog dialog(session, selection);
    dialog.setKind(QStringLiteral("alpha-sweep"));
    settle(dialog);
    EXPECT_TRUE(dialog.message().contains(annotationColumnText(QStringLiteral("tree"))))
        << dialog.message().toStdString();
    EXPECT_TRUE(dialog.message().contains(QStringLiteral("toolbar"))) << dialog.message().toStdString();
}

TEST_F(ExportDialogs, WithTheKeyboardElsewhereControlEBeginsWithTheNumbersInFront)
{
    MainWindow window { Settings {} };
    window.show();
    analysis::DataSetSpec dataSet;
    dataSet.gold = uitest::source(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
    dataSet.systems = { uitest::source(folder.file(QStringLiteral("a.conll"), uitest::conllSystem())) };
    window.openDataSet(dataSet);
    ASSERT_TRUE(waitFor([&window]() { return window.idle(); }));
    QApplication::setActiveWindow(&window);
    const auto first = [&window](std::initializer_list<const char*> panels) {
        for (const char* panel : panels) {
            EXPECT_TRUE(window.showPanel(QString::fromLatin1(panel)));
        }
        window.exportFigure();
        auto* dialog = window.findChild<FigureDialog*>();
        if (dialog == nullptr) {
            return QString();
        }
        EXPECT_TRUE(waitFor([&]() {
            dialog->refresh();
            return !dialog->preview().isNull() || dialog->kind() == QLatin1String("confidence");
        })) << dialog->message().toStdString();
        const QString kind = dialog->kind();
        delete dialog;
        return kind;
    };
    EXPECT_EQ(first({ "confusion", "documents" }), QStringLiteral("confusion"));
    EXPECT_EQ(first({ "confidence" }), QStringLiteral("confidence"));
    EXPECT_EQ(first({ "scores" }), QStringLiteral("outcomes")) << "flat data: no sweep";
    EXPECT_EQ(first({ "profile" }), QStringLiteral("outcomes"));
}

TEST_F(ExportDialogs, ControlEBeginsWithTheFigureOfThePanel)
{
    MainWindow window { Settings {} };
    window.show();
    const std::string samples = TOUCHSTONE_SAMPLES;
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = samples + "/gold.jsonl";
    dataSet.systems.emplace_back().path = samples + "/system-a.jsonl";
    window.openDataSet(dataSet);
    ASSERT_TRUE(waitFor([&window]() { return window.idle(); }));
    QApplication::setActiveWindow(&window);
    for (const auto& [panel, kind] : { std::pair(QStringLiteral("confusion"), QStringLiteral("confusion")),
             std::pair(QStringLiteral("text"), QStringLiteral("excerpt")) }) {
        ASSERT_TRUE(window.showPanel(panel));
        window.exportFigure();
        auto* dialog = window.findChild<FigureDialog*>();
        ASSERT_NE(dialog, nullptr);
        EXPECT_EQ(dialog->kind(), kind);
        delete dialog;
    }
}

TEST_F(ExportDialogs, TableIsPreviewedAndWrittenInEveryForm)
{
    open();
    TableDialog dialog(session);
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.text().isEmpty(); }));
    EXPECT_TRUE(dialog.text().contains(QLatin1String("\\toprule"))) << dialog.text().toStdString();
    EXPECT_TRUE(dialog.text().contains(QLatin1String("\\textbf{")));
    EXPECT_TRUE(dialog.text().contains(QLatin1String("% Signature: touchstone|")));
    for (const auto form : analysis::paperForms) {
        dialog.setForm(form);
        QSignalSpy previewed(&dialog, &TableDialog::previewed);
        dialog.refresh();
        ASSERT_TRUE(waitFor([&previewed]() { return previewed.count() > 0; }));
        const QString path
            = folder.path(QStringLiteral("t")) + QString::fromStdString(std::string(tableFormSuffix(form)));
        QSignalSpy spy(&dialog, &TableDialog::exported);
        dialog.exportTo(path);
        EXPECT_EQ(spy.front()[1].toString(), QString());
        EXPECT_EQ(content(path), dialog.text().toUtf8());
        EXPECT_TRUE(dialog.command().startsWith(QLatin1String("touchstone-cli table --gold ")));
        EXPECT_TRUE(dialog.command().contains(
            QLatin1String("--") + QString::fromStdString(std::string(tableFormWord(form)))));
    }
    picture(dialog, QStringLiteral("tabledialog"));
}

TEST_F(ExportDialogs, TableRenamesAndMarks)
{
    open();
    TableDialog dialog(session);
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.text().isEmpty(); }));
    dialog.namesForm().table->item(1, 1)->setText(QStringLiteral("50%_off&co"));
    dialog.significance().setChecked(true);
    dialog.refresh();
    ASSERT_TRUE(waitFor([&dialog]() { return dialog.text().contains(QLatin1String("50\\%\\_off\\&co")); }))
        << dialog.text().toStdString();
    EXPECT_TRUE(dialog.text().contains(QLatin1String("% Seed: 1"))) << "resampled numbers tell their seed";
    EXPECT_TRUE(dialog.command().contains(QLatin1String("--significance")));
}

TEST_F(ExportDialogs, TableBySliceIsTheOneOfItsCommand)
{
    open();
    TableDialog dialog(session);
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.text().isEmpty(); }));
    dialog.setForm(analysis::TableForm::Csv);
    dialog.setSlice(QStringLiteral("tokens"));
    ASSERT_TRUE(waitFor([&dialog]() {
        return dialog.text().contains(QLatin1String("multi-token,system-b"));
    })) << dialog.text().toStdString()
        << dialog.message().toStdString();
    EXPECT_TRUE(dialog.significance().isEnabled()) << "values of a slice have no test, the whole has";
    EXPECT_TRUE(dialog.text().contains(QLatin1String("\nSingle- or multi-token,System,P,R,F1,findings\r\n")));
    EXPECT_EQ(dialog.rows().count(), 3) << "all, and the two values; the whole is a row of its own";

    std::vector<std::string> arguments;
    for (const QString& word : dialog.command().split(QLatin1Char(' ')).mid(1)) {
        arguments.push_back(word.toStdString());
    }
    const auto parsed = cli::parseArguments(cli::printingProgram(), arguments);
    ASSERT_TRUE(parsed.command) << parsed.message;
    auto& command = dynamic_cast<cli::RecordedCommand&>(*parsed.command);
    EXPECT_EQ(static_cast<const cli::TableOptions&>(command.recorded()).table.slice, "tokens");
    picture(dialog, QStringLiteral("tabledialogbyslice"));

    dialog.rows().setCurrentIndex(dialog.rows().findData(QStringLiteral("multi-token")));
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.text().contains(QLatin1String("Overall")); }));
    EXPECT_TRUE(dialog.command().contains(QLatin1String("--by tokens --row multi-token")));

    dialog.setMeasure(QStringLiteral("conll"));
    ASSERT_TRUE(waitFor([&dialog]() {
        return dialog.text().contains(QLatin1String("Scores of systems, conll"));
    })) << dialog.message().toStdString();
    dialog.setSlice({});
    ASSERT_TRUE(waitFor([&dialog]() { return dialog.text().contains(QLatin1String("\nSystem,")); }));
    EXPECT_TRUE(dialog.significance().isEnabled());
}

TEST_F(ExportDialogs, TablesOfRanksAndOfTypesAreThoseOfTheirCommands)
{
    open();
    TableDialog dialog(session);
    dialog.showRanking("muc", "exact.f1");
    ASSERT_TRUE(waitFor([&dialog]() { return dialog.command().contains(QLatin1String("--rank f1")); }))
        << dialog.message().toStdString();
    EXPECT_TRUE(dialog.command().contains(QLatin1String("--table exact")));
    for (const auto form : analysis::paperForms) {
        expectTheCommandsTable(dialog, form);
    }
    EXPECT_TRUE(dialog.text().contains(QLatin1String("Rank")));
    picture(dialog, QStringLiteral("tabledialogranks"));

    dialog.showTypes("muc", "strict.f1");
    ASSERT_TRUE(waitFor([&dialog]() { return dialog.command().contains(QLatin1String("--by type")); }));
    EXPECT_FALSE(dialog.ranks().isEnabled()) << "systems have one order";
    EXPECT_FALSE(dialog.command().contains(QLatin1String("--rank")));
    EXPECT_TRUE(dialog.command().contains(
        QLatin1String("--table strict --by type --columns f1 --systems-as-columns")))
        << dialog.command().toStdString();
    for (const auto form : analysis::paperForms) {
        expectTheCommandsTable(dialog, form);
    }
    dialog.setSlice(QStringLiteral("tokens"));
    ASSERT_TRUE(waitFor([&dialog]() { return dialog.command().contains(QLatin1String("--by tokens")); }));
    EXPECT_FALSE(dialog.byType().isEnabled());
    EXPECT_FALSE(dialog.command().contains(QLatin1String("--by type")));
}

TEST_F(ExportDialogs, TheTableBeginsWithThePageOfCompare)
{
    MainWindow window { Settings {} };
    window.show();
    window.openSample();
    ASSERT_TRUE(waitFor([&window]() { return window.session().dataSet() && window.idle(); }));
    QApplication::setActiveWindow(&window);
    ASSERT_TRUE(window.showPanel(QStringLiteral("compare")));
    auto* compare = window.findChild<CompareView*>();
    ASSERT_NE(compare, nullptr);
    window.selection().setScheme(match::Scheme::Exact); // scores of another one are no choice
    compare->setScore("muc", "exact.f1");
    for (const auto& [page, option] : { std::pair(CompareView::Page::Ranking, "--rank f1"),
             { CompareView::Page::Heat, "--by type" }, { CompareView::Page::Types, "--by type" } }) {
        compare->setPage(page);
        ASSERT_TRUE(window.showPanel(QStringLiteral("compare")));
        ASSERT_EQ(window.focusedPanel().toStdString(), "compare");
        window.exportTable();
        auto* dialog = window.findChild<TableDialog*>();
        ASSERT_NE(dialog, nullptr);
        EXPECT_TRUE(waitFor([&, &option = option]() {
            return dialog->command().contains(QLatin1String(option));
        })) << dialog->command().toStdString();
        EXPECT_TRUE(dialog->command().contains(QLatin1String("--table exact")))
            << dialog->command().toStdString();
        delete dialog;
        QApplication::setActiveWindow(&window);
    }
}

TEST_F(ExportDialogs, ASliceThatTheDataLacksIsNamed)
{
    open();
    TableDialog dialog(session);
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.text().isEmpty(); }));
    dialog.setSlice(QStringLiteral("seen"));
    ASSERT_TRUE(waitFor([&dialog]() { return !dialog.message().isEmpty(); }));
    EXPECT_TRUE(dialog.message().contains(QLatin1String("training data"))) << dialog.message().toStdString();
}

} // namespace
} // namespace touchstone::ui
