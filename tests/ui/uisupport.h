// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers of the window's tests: results from readable text, files in a folder of their own, waiting.
#pragma once

#include "ui/base/language.h"
#include "ui/session/corestrings.h"
#include "ui/session/session.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/io/write/jsonlwriter.h"
#include "tests/support/builders.h"

#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace touchstone::uitest {

using ui::Session;

inline bool waitFor(const std::function<bool()>& condition, int milliseconds = 20'000)
{
    return QTest::qWaitFor(condition, milliseconds);
}

/// What is made meanwhile speaks this language; English afterwards.
struct InLanguage
{
    explicit InLanguage(const char* code) { ui::useLanguage(QString::fromLatin1(code)); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    ~InLanguage() { ui::useLanguage(QStringLiteral("en")); }
};

/// Files that go away with the test.
class Folder
{
public:
    /// Writes a file and returns its path.
    QString file(const QString& name, const QByteArray& content) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path;
    }
    [[nodiscard]] QString path(const QString& name = {}) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// Where a layer comes from; read as its content says.
inline analysis::LayerSource source(const QString& path, const std::string& name = {})
{
    analysis::LayerSource result;
    result.path = ui::toPath(path);
    result.name = name;
    return result;
}

/// Two documents of CoNLL columns: in the first a type error (Ada: PER/LOC), in the second one missing
/// (Rome).
inline QByteArray conllGold()
{
    return "-DOCSTART- O\n\nAda B-PER\nsaw O\nParis B-LOC\n\n-DOCSTART- O\n\nBob B-PER\nleft O\nRome "
           "B-LOC\n\n";
}
inline QByteArray conllSystem()
{
    return "-DOCSTART- O\n\nAda B-LOC\nsaw O\nParis B-LOC\n\n-DOCSTART- O\n\nBob B-PER\nleft O\nRome O\n\n";
}
/// Everything right.
inline QByteArray conllPerfect() { return conllGold(); }

/// Opens layers written in the notation of the builders, one gold and any systems; waits until they are
/// scored.
inline void open(Session& session, const Folder& folder, const std::vector<std::string>& gold,
    const std::vector<std::vector<std::string>>& systems)
{
    const auto file = [&folder](const QString& name, const std::vector<std::string>& documents) {
        return folder.file(name, QByteArray::fromStdString(io::toJsonl(*testsupport::layerPtr(documents))))
            .toStdString();
    };
    analysis::ProjectSpec project;
    auto& data = project.dataSets.emplace_back();
    data.gold.path = file(QStringLiteral("gold.jsonl"), gold);
    for (std::size_t i = 0; i < systems.size(); ++i) {
        data.systems.push_back(
            { {}, file(QStringLiteral("system%1.jsonl").arg(static_cast<int>(i)), systems[i]), {} });
    }
    session.open(project);
    EXPECT_TRUE(
        waitFor([&session]() { return session.state() == Session::State::Ready && !session.measuring(); }));
}

} // namespace touchstone::uitest
