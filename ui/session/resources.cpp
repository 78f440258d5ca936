// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/resources.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

// The macro must stand outside of every namespace, also of an anonymous one.
static void initialiseResources() { Q_INIT_RESOURCE(touchstone); }

namespace touchstone::ui {

void loadResources() { initialiseResources(); }

QString samplesFolder()
{
    const QStringList candidates {
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/touchstone/samples")),
        QStringLiteral(TOUCHSTONE_INSTALLED_SAMPLES),
        QStringLiteral(TOUCHSTONE_SOURCE_SAMPLES),
    };
    for (const QString& candidate : candidates) {
        if (QFileInfo::exists(QDir(candidate).filePath(QStringLiteral("gold.jsonl")))) {
            return QDir(candidate).canonicalPath();
        }
    }
    return {};
}

std::optional<analysis::DataSetSpec> sampleDataSet()
{
    const QString folder = samplesFolder();
    if (folder.isEmpty()) {
        return std::nullopt;
    }
    const QDir samples(folder);
    analysis::DataSetSpec dataSet;
    dataSet.name = toUtf8(QCoreApplication::translate("Resources", "Sample"));
    dataSet.gold.path = toPath(samples.filePath(QStringLiteral("gold.jsonl")));
    const QStringList systems
        = samples.entryList({ QStringLiteral("system-*.jsonl") }, QDir::Files | QDir::Readable, QDir::Name);
    for (const QString& system : systems) {
        dataSet.systems.emplace_back().path = toPath(samples.filePath(system));
    }
    return dataSet;
}

} // namespace touchstone::ui
