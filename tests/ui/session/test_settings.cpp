// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers: whole paths, the entries of every window, and the old file where there is no
// room.
#include "ui/session/settings.h"

#include <QFile>
#include <QSettings>

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include <sys/resource.h>

namespace touchstone::ui {
namespace {

analysis::DataSetSpec corpus(const std::string& gold)
{
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = gold;
    dataSet.systems.resize(1);
    dataSet.systems.front().path = gold + ".system";
    return dataSet;
}

std::vector<std::string> recentGolds()
{
    std::vector<std::string> paths;
    for (const auto& dataSet : readSettings().recent) {
        paths.push_back(dataSet.gold.path);
    }
    return paths;
}

class SettingsTest : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(writeSettings({})); }
    void TearDown() override { ASSERT_TRUE(writeSettings({})); }

    static QByteArray stored()
    {
        QFile file(QSettings().fileName());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

TEST_F(SettingsTest, PathsAreRememberedWhole)
{
    Settings settings;
    auto typed = corpus("data/gold.jsonl");
    typed.labelMap = "map.tsv";
    typed.systems.front().options.labelList = "labels.json";
    settings.remember(typed);
    settings.trend = { QStringLiteral("runs") };
    settings.rules.files = { "my.rules" };
    settings.reloadAutomatically = true;
    ASSERT_TRUE(writeSettings(settings));
    const Settings read = readSettings();
    const auto here = std::filesystem::current_path();
    const auto& entry = read.recent.at(0);
    EXPECT_EQ(entry.gold.path, (here / "data/gold.jsonl").string());
    EXPECT_EQ(entry.systems.at(0).path, (here / "data/gold.jsonl.system").string());
    EXPECT_EQ(entry.systems.at(0).options.labelList, (here / "labels.json").string());
    EXPECT_EQ(entry.labelMap, (here / "map.tsv").string());
    EXPECT_TRUE(entry.gold.options.labelList.empty());
    EXPECT_EQ(read.trend.at(0).toStdString(), (here / "runs").string());
    EXPECT_EQ(read.rules.files.at(0), (here / "my.rules").string());
    EXPECT_TRUE(read.reloadAutomatically);
    settings.remember(corpus((here / "data/gold.jsonl").string()));
    settings.remember(typed);
    EXPECT_EQ(settings.recent.size(), 2U) << "the map makes two of them, the spelling of a path does not";
}

TEST_F(SettingsTest, OnePathIsOneEntryAndRelativeOnesOfOldAreLeftOut)
{
    Settings settings;
    settings.remember(corpus("/data/gold.tsv"));
    settings.remember(corpus("/data/../data/./gold.tsv"));
    ASSERT_EQ(settings.recent.size(), 1U);
    EXPECT_EQ(settings.recent.front().gold.path, "/data/gold.tsv");
    settings.recent.push_back(corpus("gold.tsv")); // as it was typed once
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(recentGolds(), std::vector<std::string> { "/data/gold.tsv" });
    EXPECT_FALSE(settings.forget(corpus("/data/other.tsv")));
    EXPECT_TRUE(settings.forget(corpus("/data/gold.tsv")));
    EXPECT_EQ(settings.recent.size(), 1U);
}

TEST_F(SettingsTest, StandardInputIsNotRemembered)
{
    Settings settings;
    settings.remember(corpus("-"));
    auto piped = corpus("/gold");
    piped.systems.front().path = "-";
    settings.remember(piped);
    EXPECT_TRUE(settings.recent.empty());
}

TEST_F(SettingsTest, WindowsThatAreOpenTogetherKeepTheEntriesOfEach)
{
    Settings first = readSettings();
    for (int i = Settings::recentLimit; i > 0; --i) {
        first.remember(corpus("/old" + std::to_string(i)));
    }
    ASSERT_TRUE(writeSettings(first));
    Settings one = readSettings();
    Settings two = readSettings();
    one.remember(corpus("/one"));
    ASSERT_TRUE(writeSettings(one));
    two.remember(corpus("/two"));
    ASSERT_TRUE(writeSettings(two));
    ASSERT_TRUE(writeSettings(one));
    const auto golds = recentGolds();
    ASSERT_EQ(golds.size(), std::size_t { Settings::recentLimit });
    EXPECT_EQ((std::vector<std::string>(golds.begin(), golds.begin() + 3)),
        (std::vector<std::string> { "/one", "/two", "/old1" }));
}

TEST_F(SettingsTest, WhatIsTakenOutDoesNotComeBack)
{
    Settings before;
    before.remember(corpus("/read"));
    ASSERT_TRUE(writeSettings(before));
    Settings settings = readSettings();
    settings.remember(corpus("/kept"));
    settings.remember(corpus("/opened"));
    ASSERT_TRUE(writeSettings(settings));
    ASSERT_TRUE(settings.forget(corpus("/opened")));
    ASSERT_TRUE(settings.forget(corpus("/read")));
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(recentGolds(), std::vector<std::string> { "/kept" });
    settings.recent.clear(); // as Remove all does
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_TRUE(recentGolds().empty());
    settings.remember(corpus("/opened"));
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(recentGolds(), std::vector<std::string> { "/opened" }) << "unless it is opened again";
}

TEST_F(SettingsTest, HuesOfTypesAreKeptInTheirOrder)
{
    Settings settings;
    settings.typeHues = { { "prod", 5 }, { "evt", 0 } };
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(readSettings().typeHues, settings.typeHues);
    QSettings().setValue(QStringLiteral("types/1/hue"), QStringLiteral("red"));
    EXPECT_EQ(readSettings().typeHues, (std::vector<annotation::TypeHue> { { "evt", 0 } }));
    for (std::size_t i = 0; i <= annotation::TypeHues::mostRemembered; ++i) {
        settings.typeHues.push_back({ "t" + std::to_string(i), 1 });
    }
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(readSettings().typeHues.size(), annotation::TypeHues::mostRemembered);
}

TEST_F(SettingsTest, WhatTheUserChoseIsKept)
{
    Settings settings;
    settings.appearance = Appearance::DarkContrast;
    settings.textSize = 150;
    settings.language = QStringLiteral("fr");
    settings.startLayout = StartLayout::Own;
    settings.startOwnLayout = QStringLiteral("mine");
    settings.keys = { { QStringLiteral("EditSettings"), { QKeySequence(QStringLiteral("Ctrl+,")) } },
        { QStringLiteral("NextError"), {} },
        { QStringLiteral("Reload"), { QKeySequence(Qt::Key_F6), QKeySequence(Qt::CTRL | Qt::Key_J) } } };
    settings.typeHues = { { "per", annotation::TypeHues::count, true }, { "evt", 0 } };
    ASSERT_TRUE(writeSettings(settings));
    const Settings read = readSettings();
    EXPECT_EQ(read.appearance, settings.appearance);
    EXPECT_EQ(read.textSize, 150);
    EXPECT_EQ(read.language, settings.language);
    EXPECT_EQ(read.startLayout, StartLayout::Own);
    EXPECT_EQ(read.startOwnLayout, settings.startOwnLayout);
    EXPECT_EQ(read.keys, settings.keys);
    EXPECT_EQ(read.typeHues, settings.typeHues);
    QSettings().remove(QStringLiteral("window/language"));
    EXPECT_EQ(readSettings().language, QStringLiteral("en"));
    QSettings().setValue(QStringLiteral("window/textSize"), 1000);
    EXPECT_EQ(readSettings().textSize, Settings::mostTextSize);
    QSettings().setValue(QStringLiteral("window/textSize"), QStringLiteral("large"));
    EXPECT_EQ(readSettings().textSize, Settings::usualTextSize);
}

TEST_F(SettingsTest, TheProgramStartsWithTheLayoutThatWasChosen)
{
    Settings settings;
    settings.layout = "left";
    settings.layoutWhole = QStringLiteral("campaign");
    settings.arrangement = Arrangement::Read;
    settings.ownLayouts = { { QStringLiteral("mine"), "own", QStringLiteral("rules") } };
    EXPECT_EQ(settings.atStart().layout, "left");
    EXPECT_EQ(settings.atStart().arrangement, Arrangement::Read);
    settings.startLayout = StartLayout::Compare;
    EXPECT_TRUE(settings.atStart().layout.isEmpty());
    EXPECT_TRUE(settings.atStart().layoutWhole.isEmpty());
    EXPECT_EQ(settings.atStart().arrangement, Arrangement::Compare);
    settings.startLayout = StartLayout::Own;
    settings.startOwnLayout = QStringLiteral("mine");
    EXPECT_EQ(settings.atStart().layout, "own");
    EXPECT_EQ(settings.atStart().layoutWhole, QStringLiteral("rules"));
    EXPECT_EQ(settings.atStart().arrangement, Arrangement::Own);
    settings.startOwnLayout = QStringLiteral("gone");
    EXPECT_EQ(settings.atStart().layout, "left");
}

TEST_F(SettingsTest, WhatIsNotOursStays)
{
    QSettings().setValue(QStringLiteral("later/version"), 7);
    ASSERT_TRUE(writeSettings({}));
    EXPECT_EQ(QSettings().value(QStringLiteral("later/version")).toInt(), 7);
    QSettings().remove(QStringLiteral("later"));
}

TEST_F(SettingsTest, WithoutRoomTheOldOnesStayAndItIsTold)
{
    Settings settings;
    settings.remember(corpus("/kept"));
    ASSERT_TRUE(writeSettings(settings));
    const QByteArray before = stored();
    ASSERT_FALSE(before.isEmpty());
    EXPECT_FALSE(before.contains("end=true")) << "a sign of ours, for the time of writing only";
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit {};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    for (const rlim_t most : { rlim_t(0), rlim_t(100), static_cast<rlim_t>(before.size()) }) {
        const rlimit small { most, limit.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &small);
        settings.remember(corpus("/new"));
        const auto done = writeSettings(settings);
        ::setrlimit(RLIMIT_FSIZE, &limit);
        ASSERT_FALSE(done) << most;
        EXPECT_NE(done.error().text.find("cannot be written"), std::string::npos);
        EXPECT_EQ(stored(), before) << most;
    }
    std::signal(SIGXFSZ, handler);
    ASSERT_TRUE(writeSettings(settings));
    EXPECT_EQ(recentGolds(), (std::vector<std::string> { "/new", "/kept" }));
}

TEST_F(SettingsTest, AProjectIsRecentOnceWhateverItIsCalled)
{
    Settings settings;
    analysis::DataSetSpec project;
    project.gold.path = "/p/all.touchstone";
    settings.remember(project);
    project.name = "New name";
    settings.remember(project);
    ASSERT_EQ(settings.recent.size(), 1U);
    EXPECT_EQ(settings.recent.front().name, "New name");
    EXPECT_TRUE(Settings::isProject(settings.recent.front()));
    project.name.clear();
    EXPECT_TRUE(settings.forget(project));
    EXPECT_TRUE(settings.recent.empty());
    project.systems.emplace_back().path = "/p/run.tsv";
    EXPECT_FALSE(Settings::isProject(project)) << "a gold of that name";
}

} // namespace
} // namespace touchstone::ui
