// SPDX-License-Identifier: GPL-3.0-or-later
// While large files are read: their first documents can be used, numbers of a part are no result, Cancel
// stands where one looks.
#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/window/mainwindow.h"
#include "ui/opening/readingpage.h"
#include "ui/opening/welcomepage.h"

#include <QProgressBar>
#include <QPushButton>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// A file that ends when the test says so.
class Pipe
{
public:
    explicit Pipe(QString path)
        : m_path(std::move(path))
    {
        EXPECT_EQ(::mkfifo(m_path.toLocal8Bit().constData(), 0600), 0);
        m_end = ::open(m_path.toLocal8Bit().constData(), O_RDWR); // it does not end before this is closed
    }
    ~Pipe()
    {
        if (m_end >= 0) {
            ::close(m_end);
        }
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// All that it ever holds; somebody reads it.
    void write(const QByteArray& content)
    {
        QFile file;
        EXPECT_TRUE(file.open(std::exchange(m_end, -1), QIODevice::WriteOnly, QFileDevice::AutoCloseHandle));
        file.write(content);
    }

private:
    QString m_path;
    int m_end = -1;
};

class Reading : public ::testing::Test
{
protected:
    static constexpr int documents = 3000;

    void SetUp() override
    {
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.jsonl"), jsonl("PER")));
        dataSet.systems.emplace_back().path = toPath(folder.file(QStringLiteral("a.jsonl"), jsonl("LOC")));
        window.resize(1280, 820);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    static QByteArray jsonl(const char* type)
    {
        QByteArray file;
        for (int i = 0; i < documents; ++i) {
            file += R"({"id": "d)" + QByteArray::number(i) + R"(", "text": "Ada left)" + QByteArray(600, '.')
                + R"(", "entities": [{"start": 0, "end": 3, "type": ")" + type + R"("}]})" + '\n';
        }
        return file;
    }
    [[nodiscard]] ReadingBar* bar() const { return window.findChild<ReadingBar*>(); }
    [[nodiscard]] ReadingPage* page() const { return window.findChild<ReadingPage*>(); }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    MainWindow window { Settings {} };
    Pipe pipe { folder.path(QStringLiteral("b.jsonl")) };
};

TEST_F(Reading, FirstDocumentsCanBeUsedAndThePlaceIsKept)
{
    dataSet.systems.emplace_back().path = toPath(pipe.path());
    window.openDataSet(dataSet);
    Session& session = window.session();
    SelectionModel& selection = window.selection();
    ASSERT_TRUE(waitFor([&]() { return session.firstDocuments() && bar()->isVisible(); }));
    EXPECT_EQ(session.state(), Session::State::Loading);
    ASSERT_EQ(selection.evaluation(), session.firstDocuments());
    const auto shown = selection.evaluation()->cases.size();
    EXPECT_GT(shown, 100U);
    EXPECT_LT(shown, static_cast<std::size_t>(documents));
    EXPECT_TRUE(bar()->text().contains(countText(static_cast<qint64>(shown)))) << bar()->text().toStdString();
    EXPECT_FALSE(session.evaluationA()) << "a part is no result";
    EXPECT_EQ(window.findChild<WelcomePage*>()->isVisible(), false);
    for (int i = 0; i < 3; ++i) {
        window.action(Command::NextError)->trigger();
    }
    const auto record = selection.currentRecord();
    ASSERT_TRUE(record);
    const std::string place = selection.evaluation()->cases[selection.currentCase()].name();
    EXPECT_EQ(place, "d3");

    pipe.write(jsonl("PER"));
    ASSERT_TRUE(waitFor([&]() { return window.idle() && session.evaluationA(); }));
    EXPECT_FALSE(session.firstDocuments());
    EXPECT_FALSE(bar()->isVisible());
    ASSERT_EQ(selection.evaluation(), session.evaluationA());
    EXPECT_EQ(selection.evaluation()->cases.size(), static_cast<std::size_t>(documents));
    EXPECT_EQ(selection.evaluation()->cases[selection.currentCase()].name(), place);
    EXPECT_EQ(selection.currentRecord(), record);
}

TEST_F(Reading, IsStoppedFromTheBarAboveTheFirstDocuments)
{
    dataSet.systems.emplace_back().path = toPath(pipe.path());
    window.openDataSet(dataSet);
    ASSERT_TRUE(waitFor([&]() { return window.session().firstDocuments() && bar()->isVisible(); }));
    bar()->action()->click();
    EXPECT_EQ(window.session().state(), Session::State::Empty);
    EXPECT_FALSE(window.selection().evaluation());
    EXPECT_FALSE(bar()->isVisible());
    EXPECT_TRUE(window.findChild<WelcomePage*>()->isVisible());
    EXPECT_TRUE(window.session().openingStopped());
}

TEST_F(Reading, WhatTellsNoFirstDocumentsHasAPageWithCancel)
{
    dataSet.gold.path = toPath(pipe.path());
    window.openDataSet(dataSet);
    EXPECT_FALSE(page()->isVisible()) << "what is read at once needs none";
    ASSERT_TRUE(waitFor([&]() { return page()->isVisible(); }));
    EXPECT_FALSE(window.session().firstDocuments());
    auto* cancel = page()->findChild<QPushButton*>();
    EXPECT_TRUE(cancel->hasFocus());
    EXPECT_TRUE(page()->findChild<QProgressBar*>()->isVisible());
    cancel->click();
    EXPECT_FALSE(page()->isVisible());
    EXPECT_TRUE(window.findChild<WelcomePage*>()->isVisible());
    EXPECT_EQ(window.session().state(), Session::State::Empty);
}

} // namespace
} // namespace touchstone::ui
