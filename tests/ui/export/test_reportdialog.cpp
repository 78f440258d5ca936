// SPDX-License-Identifier: GPL-3.0-or-later
// "HTML report…": the file is the one that its command writes; cancel leaves none.
#include "tests/ui/uisupport.h"

#include "ui/export/namesform.h"
#include "ui/export/reportdialog.h"
#include "ui/figures/reportfigures.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/messagebar.h"

#include "core/report/reportexport.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

namespace touchstone::ui {
namespace {

using uitest::Folder;
using uitest::waitFor;

class ReportDialogs : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::string samples = TOUCHSTONE_SAMPLES;
        analysis::ProjectSpec project;
        auto& dataSet = project.dataSets.emplace_back();
        dataSet.gold.path = samples + "/gold.jsonl";
        dataSet.systems
            = { { {}, samples + "/system-a.jsonl", {} }, { {}, samples + "/system-b.jsonl", {} } };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }
    void settle(ReportDialog& dialog)
    {
        ASSERT_TRUE(waitFor([this]() { return session.allReady(); }));
        dialog.refresh();
        ASSERT_EQ(dialog.message().toStdString(), "");
    }
    static QString content(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return QString::fromUtf8(file.readAll());
    }
    /// Without the pictures, whose letters are of the fonts that a program finds.
    static std::string withoutPictures(QString html)
    {
        html.remove(QRegularExpression(
            QStringLiteral("<svg.*?</svg>"), QRegularExpression::DotMatchesEverythingOption));
        return html.toStdString();
    }

    SelectionModel selection;
    Session session { selection };
    PresetChoice presets { session, selection };
    Folder folder;
};

TEST_F(ReportDialogs, TheFileIsTheOneThatItsCommandWrites)
{
    ReportDialog dialog(session, selection, presets);
    dialog.namesForm().table->item(0, 1)->setText(QStringLiteral("Ours"));
    settle(dialog);
    const QString path = folder.path(QStringLiteral("report.html"));
    QSignalSpy spy(&dialog, &ReportDialog::exported);
    dialog.exportTo(path);
    EXPECT_TRUE(dialog.writing());
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }, 60'000));
    EXPECT_EQ(spy.front()[1].toString().toStdString(), "");
    const QString own = content(path);
    EXPECT_TRUE(own.contains(QLatin1String("<h2 id=\"changes\">")));
    EXPECT_GE(own.count(QLatin1String("<figure>")), 3);
    EXPECT_TRUE(own.contains(QLatin1String("Ours: scores")));

    QStringList words;
    for (const auto& word : analysis::shellWords(dialog.command().toStdString())) {
        words << QString::fromStdString(word);
    }
    ASSERT_EQ(words.takeFirst().toStdString(), "touchstone");
    const Folder other;
    QProcess program;
    program.setWorkingDirectory(other.path());
    program.start(QStringLiteral(TOUCHSTONE_PROGRAM), words);
    ASSERT_TRUE(program.waitForFinished(60'000));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    const QString commands = content(other.path(QStringLiteral("report.html")));
    EXPECT_EQ(own.count(QLatin1String("<svg")), commands.count(QLatin1String("<svg")));
    EXPECT_EQ(withoutPictures(own), withoutPictures(commands));
}

TEST_F(ReportDialogs, CancelLeavesNoFile)
{
    ReportDialog dialog(session, selection, presets);
    settle(dialog);
    const QString path = folder.path(QStringLiteral("report.html"));
    QSignalSpy spy(&dialog, &ReportDialog::exported);
    dialog.exportTo(path);
    dialog.cancel();
    ASSERT_EQ(spy.count(), 1);
    EXPECT_FALSE(dialog.writing());
    EXPECT_TRUE(dialog.written().text().contains(QLatin1String("Nothing was written")));
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
    dialog.exportTo(path);
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 2; }, 60'000)) << "it can be written again";
    EXPECT_TRUE(QFile::exists(path));
}

TEST_F(ReportDialogs, AReportThatIsStoppedHalfWayIsNoFile)
{
    analysis::ReportRequest request;
    request.measures = { "muc" };
    request.dataSet = session.dataSet()->spec;
    std::stop_source stop;
    support::Progress progress(
        stop.get_token(), [&stop](std::uint64_t, std::uint64_t) { stop.request_stop(); });
    const auto path = folder.path(QStringLiteral("report.html")).toStdString();
    const auto done
        = analysis::writeReport({ { "A", session.evaluationA(), {} } }, {}, request, path, progress);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, support::ErrorCode::Cancelled);
    const auto all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
    EXPECT_TRUE(QDir(folder.path()).entryList(all).isEmpty());
}

TEST_F(ReportDialogs, SaysWhereItIsAndOpensIt)
{
    ReportDialog dialog(session, selection, presets);
    dialog.withoutText().setChecked(true);
    settle(dialog);
    EXPECT_TRUE(dialog.command().contains(QLatin1String(" --no-text ")));
    EXPECT_FALSE(dialog.command().contains(QLatin1String("--no-leads")));
    dialog.withLeads().setChecked(false);
    settle(dialog);
    EXPECT_TRUE(dialog.command().contains(QLatin1String(" --no-leads ")));
    EXPECT_EQ(QFileInfo(dialog.proposedPath()).absolutePath(),
        QFileInfo(QStringLiteral(TOUCHSTONE_SAMPLES)).absoluteFilePath());
    EXPECT_TRUE(dialog.proposedPath().endsWith(QLatin1String("-report.html")));
    const QString path = folder.path(QStringLiteral("report.html"));
    QSignalSpy spy(&dialog, &ReportDialog::exported);
    dialog.exportTo(path);
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 1; }, 60'000));
    EXPECT_EQ(dialog.written().text(), QStringLiteral("Written: %1").arg(path));
    EXPECT_EQ(dialog.written().action()->text(), QStringLiteral("&Open"));
    EXPECT_FALSE(content(path).contains(QLatin1String("Solberg"))) << "a word of the sample";

    dialog.exportTo(folder.path(QStringLiteral("none/report.html")));
    ASSERT_TRUE(waitFor([&spy]() { return spy.count() == 2; }, 60'000));
    EXPECT_NE(spy[1][1].toString(), QString());
    EXPECT_EQ(dialog.written().text(), spy[1][1].toString());
}

TEST_F(ReportDialogs, NothingIsWrittenWithoutAMeasure)
{
    ReportDialog dialog(session, selection, presets);
    settle(dialog);
    for (int i = 0; i < dialog.measures().count(); ++i) {
        dialog.measures().item(i)->setCheckState(Qt::Unchecked);
    }
    dialog.refresh();
    EXPECT_TRUE(dialog.message().contains(QLatin1String("measure"))) << dialog.message().toStdString();
    dialog.exportTo(folder.path(QStringLiteral("report.html")));
    EXPECT_FALSE(dialog.writing());
}

} // namespace
} // namespace touchstone::ui
