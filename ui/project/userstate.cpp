// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/userstate.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/settings/digest.h"
#include "core/io/bytes/atomicfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace touchstone::ui {

QString stateFolder(const QString& name)
{
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString home = QDir::isAbsolutePath(given) // a relative one is to be passed over
        ? given
        : QDir::home().filePath(QStringLiteral(".local/state"));
    return QDir(home).filePath(QStringLiteral("touchstone/%1").arg(name));
}

QString resultsFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation))
        .filePath(QStringLiteral("touchstone/results"));
}

QString stateFile(const QString& folder, const QString& path)
{
    const std::string digest = analysis::digest(toPath(QFileInfo(path).absoluteFilePath()));
    return QDir(folder).filePath(toQString(digest) + QStringLiteral(".json"));
}

std::optional<std::string> readState(const QString& file)
{
    constexpr qint64 largest = qint64 { 64 } << 20U; // a project may be 16 MB, and its text grows as JSON
    QFile state(file);
    if (!state.open(QIODevice::ReadOnly) || state.size() > largest) {
        return std::nullopt;
    }
    return state.readAll().toStdString();
}

bool writeState(const QString& file, const std::string& text)
{
    return QDir().mkpath(QFileInfo(file).absolutePath())
        && io::writeAtomically(toPath(file), text).has_value();
}

} // namespace touchstone::ui
