// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/settings/evaluationspec.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/userfiles/labelmapfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <system_error>

namespace touchstone::ui {

namespace {

void writeSource(QSettings& store, const analysis::LayerSource& source)
{
    store.setValue(QStringLiteral("name"), toQString(source.name));
    store.setValue(QStringLiteral("path"), fromPath(source.path));
    store.setValue(QStringLiteral("format"), toQString(source.options.format));
    store.setValue(QStringLiteral("column"), source.options.column.value_or(0));
    store.setValue(QStringLiteral("documents"), static_cast<int>(source.options.documents));
    store.setValue(QStringLiteral("annotationColumn"), toQString(source.options.annotationColumn));
    store.setValue(QStringLiteral("tableColumns"), toQString(source.options.tableColumns));
    store.setValue(QStringLiteral("spansKey"), toQString(source.options.spansKey));
    store.setValue(QStringLiteral("annotator"), toQString(source.options.annotator));
    store.setValue(QStringLiteral("modelVersion"), toQString(source.options.modelVersion));
    store.setValue(QStringLiteral("labelList"), fromPath(source.options.labelList));
    store.setValue(QStringLiteral("offsetUnit"), toQString(source.options.offsetUnit));
}

analysis::LayerSource readSource(const QSettings& store)
{
    analysis::LayerSource source;
    source.name = toUtf8(store.value(QStringLiteral("name")).toString());
    source.path = toPath(store.value(QStringLiteral("path")).toString());
    source.options.format = toUtf8(store.value(QStringLiteral("format")).toString());
    const int column = store.value(QStringLiteral("column")).toInt();
    if (column > 0) {
        source.options.column = column;
    }
    const int documents = store.value(QStringLiteral("documents")).toInt();
    if (documents >= 0 && documents <= static_cast<int>(io::DocumentUnit::Line)) {
        source.options.documents = static_cast<io::DocumentUnit>(documents);
    }
    source.options.annotationColumn = toUtf8(store.value(QStringLiteral("annotationColumn")).toString());
    source.options.tableColumns = toUtf8(store.value(QStringLiteral("tableColumns")).toString());
    source.options.spansKey = toUtf8(store.value(QStringLiteral("spansKey")).toString());
    source.options.annotator = toUtf8(store.value(QStringLiteral("annotator")).toString());
    source.options.modelVersion = toUtf8(store.value(QStringLiteral("modelVersion")).toString());
    source.options.labelList = toPath(store.value(QStringLiteral("labelList")).toString());
    source.options.offsetUnit = toUtf8(store.value(QStringLiteral("offsetUnit")).toString());
    return source;
}

analysis::SignificanceSettings readSignificance(const QSettings& store)
{
    analysis::SignificanceSettings settings;
    auto& resampling = settings.resampling;
    const auto trials = store.value(QStringLiteral("resampling/trials")).toULongLong();
    if (trials > 0 && trials <= metrics::mostTrials) {
        resampling.trials = trials;
    }
    resampling.seed
        = store.value(QStringLiteral("resampling/seed"), QVariant::fromValue(quint64 { resampling.seed }))
              .toULongLong();
    const double level = store.value(QStringLiteral("resampling/level")).toDouble();
    constexpr double hundred = 100;
    if (level > 0 && level < hundred) {
        resampling.confidenceLevel = level;
    }
    settings.unit
        = analysis::resamplingUnitByName(toUtf8(store.value(QStringLiteral("resampling/unit")).toString()))
              .value_or(analysis::ResamplingUnit::Automatic);
    return settings;
}

QStringList texts(const std::vector<std::string>& list, QString (*text)(const std::string&))
{
    QStringList result;
    for (const std::string& each : list) {
        result << text(each);
    }
    return result;
}

std::vector<std::string> readTexts(
    const QSettings& store, const QString& key, std::string (*text)(const QString&))
{
    std::vector<std::string> result;
    for (const QString& each : store.value(key).toStringList()) {
        if (!each.isEmpty()) {
            result.push_back(text(each));
        }
    }
    return result;
}

// toQString() and its like are overloaded: these are the ones meant.
QString pathText(const std::string& path)
{
    return path.empty() ? QString() : QFileInfo(fromPath(path)).absoluteFilePath();
}
std::string pathOf(const QString& text) { return toPath(text); }
QString nameText(const std::string& name) { return toQString(name); }
std::string nameOf(const QString& text) { return toUtf8(text); }

void writeLabels(QSettings& store, const analysis::DataSetSpec& dataSet)
{
    const auto& labels = dataSet.labels;
    store.setValue(QStringLiteral("labels/map"), fromPath(dataSet.labelMap));
    store.setValue(QStringLiteral("labels/collapse"), labels.collapse);
    store.setValue(QStringLiteral("labels/types"), texts(labels.types, nameText));
    const auto rules = io::toLabelMap(labels.map);
    store.setValue(
        QStringLiteral("labels/rules"), labels.map.empty() || !rules ? QString() : toQString(*rules));
}

void readLabels(const QSettings& store, analysis::DataSetSpec& dataSet)
{
    dataSet.labelMap = toPath(store.value(QStringLiteral("labels/map")).toString());
    dataSet.labels.collapse = store.value(QStringLiteral("labels/collapse")).toUInt();
    dataSet.labels.types = readTexts(store, QStringLiteral("labels/types"), nameOf);
    if (auto rules
        = io::parseLabelMap(toUtf8(store.value(QStringLiteral("labels/rules")).toString()), "settings")) {
        dataSet.labels.map = std::move(*rules);
    }
}

void writeRules(QSettings& store, const analysis::RuleSources& rules)
{
    store.setValue(QStringLiteral("rules/files"), texts(rules.files, pathText));
    store.setValue(QStringLiteral("rules/withoutDefaults"), rules.only);
    store.setValue(QStringLiteral("rules/settings"), pathText(rules.settings));
    store.setValue(QStringLiteral("rules/on"), texts(rules.on, nameText));
    store.setValue(QStringLiteral("rules/off"), texts(rules.off, nameText));
}

analysis::RuleSources readRules(const QSettings& store)
{
    analysis::RuleSources rules;
    rules.files = readTexts(store, QStringLiteral("rules/files"), pathOf);
    rules.only = store.value(QStringLiteral("rules/withoutDefaults"), false).toBool();
    rules.settings = toPath(store.value(QStringLiteral("rules/settings")).toString());
    rules.on = readTexts(store, QStringLiteral("rules/on"), nameOf);
    rules.off = readTexts(store, QStringLiteral("rules/off"), nameOf);
    return rules;
}

void writeSlices(QSettings& store, const std::vector<RememberedSlices>& slices)
{
    store.remove(QStringLiteral("slices"));
    store.beginWriteArray(QStringLiteral("slices"), static_cast<int>(slices.size()));
    for (std::size_t i = 0; i < slices.size(); ++i) {
        store.setArrayIndex(static_cast<int>(i));
        store.setValue(QStringLiteral("gold"), fromPath(slices[i].gold));
        store.setValue(QStringLiteral("train"), fromPath(slices[i].sources.train));
        store.setValue(QStringLiteral("attributes"), fromPath(slices[i].sources.attributes));
        analysis::EvaluationSpec spec;
        spec.slices.bounds = slices[i].sources.bounds;
        store.setValue(QStringLiteral("bounds"), toQString(analysis::settingText(spec, "slice-bounds")));
    }
    store.endArray();
}

std::vector<RememberedSlices> readSlices(QSettings& store)
{
    std::vector<RememberedSlices> slices;
    const int count = store.beginReadArray(QStringLiteral("slices"));
    for (int i = 0; i < std::min(count, Settings::slicesLimit); ++i) {
        store.setArrayIndex(i);
        RememberedSlices each;
        each.gold = toPath(store.value(QStringLiteral("gold")).toString());
        each.sources.train = toPath(store.value(QStringLiteral("train")).toString());
        each.sources.attributes = toPath(store.value(QStringLiteral("attributes")).toString());
        if (auto bounds
            = analysis::sliceBoundsByText(toUtf8(store.value(QStringLiteral("bounds")).toString()))) {
            each.sources.bounds = std::move(*bounds);
        }
        if (!each.gold.empty()) {
            slices.push_back(std::move(each));
        }
    }
    store.endArray();
    return slices;
}

void writeRecent(QSettings& store, const std::vector<analysis::DataSetSpec>& recent)
{
    store.remove(QStringLiteral("recent"));
    store.beginWriteArray(QStringLiteral("recent"), static_cast<int>(recent.size()));
    for (std::size_t i = 0; i < recent.size(); ++i) {
        const analysis::DataSetSpec& dataSet = recent[i];
        store.setArrayIndex(static_cast<int>(i));
        store.setValue(QStringLiteral("name"), toQString(dataSet.name));
        writeLabels(store, dataSet);
        store.beginGroup(QStringLiteral("gold"));
        writeSource(store, dataSet.gold);
        store.endGroup();
        store.beginWriteArray(QStringLiteral("systems"), static_cast<int>(dataSet.systems.size()));
        for (std::size_t s = 0; s < dataSet.systems.size(); ++s) {
            store.setArrayIndex(static_cast<int>(s));
            writeSource(store, dataSet.systems[s]);
        }
        store.endArray();
    }
    store.endArray();
}

std::vector<analysis::DataSetSpec> readRecent(QSettings& store)
{
    std::vector<analysis::DataSetSpec> recent;
    const int count = store.beginReadArray(QStringLiteral("recent"));
    for (int i = 0; i < std::min(count, Settings::recentLimit); ++i) {
        store.setArrayIndex(i);
        analysis::DataSetSpec dataSet;
        dataSet.name = toUtf8(store.value(QStringLiteral("name")).toString());
        readLabels(store, dataSet);
        store.beginGroup(QStringLiteral("gold"));
        dataSet.gold = readSource(store);
        store.endGroup();
        const int systems = store.beginReadArray(QStringLiteral("systems"));
        for (int s = 0; s < systems; ++s) {
            store.setArrayIndex(s);
            dataSet.systems.push_back(readSource(store));
        }
        store.endArray();
        if (!dataSet.gold.path.empty()) {
            recent.push_back(std::move(dataSet));
        }
    }
    store.endArray();
    return recent;
}

/// What was opened here first, then what other windows opened meanwhile, then what was there before both.
std::vector<analysis::DataSetSpec> withOthers(
    const Settings& settings, const std::vector<analysis::DataSetSpec>& stored)
{
    if (!settings.recentRead) {
        return settings.recent;
    }
    const auto in = [](const std::vector<analysis::DataSetSpec>& list) {
        return [&list](
                   const analysis::DataSetSpec& each) { return std::ranges::find(list, each) != list.end(); };
    };
    std::vector<analysis::DataSetSpec> all = settings.recent;
    const auto before
        = std::stable_partition(all.begin(), all.end(), std::not_fn(in(*settings.recentRead))) - all.begin();
    std::vector<analysis::DataSetSpec> others = stored;
    std::erase_if(others, in(*settings.recentRead));
    std::erase_if(others, in(settings.recent));
    all.insert(all.begin() + before, others.begin(), others.end());
    all.resize(std::min(all.size(), std::size_t { Settings::recentLimit }));
    return all;
}

void put(QSettings& store, const Settings& settings, const std::vector<analysis::DataSetSpec>& recent)
{
    store.setValue(QStringLiteral("window/geometry"), settings.geometry);
    store.setValue(QStringLiteral("window/layout"), settings.layout);
    store.setValue(QStringLiteral("files/lastFolder"), settings.lastFolder);
    const QStringList trend
        = textsOf(settings.trend, [](const QString& each) { return QFileInfo(each).absoluteFilePath(); });
    store.setValue(QStringLiteral("files/trend"), trend);
    store.setValue(QStringLiteral("scoring/matching"), toQString(match::schemeName(settings.scheme)));
    store.setValue(QStringLiteral("scoring/pairing"), toQString(analysis::name(settings.pairing)));
    store.setValue(QStringLiteral("scoring/preset"), settings.preset);
    const auto& significance = settings.significance;
    store.setValue(
        QStringLiteral("resampling/trials"), QVariant::fromValue(quint64 { significance.resampling.trials }));
    store.setValue(
        QStringLiteral("resampling/seed"), QVariant::fromValue(quint64 { significance.resampling.seed }));
    store.setValue(QStringLiteral("resampling/level"), significance.resampling.confidenceLevel);
    store.setValue(QStringLiteral("resampling/unit"), toQString(analysis::name(significance.unit)));
    store.setValue(QStringLiteral("text/mode"),
        settings.textMode == TextMode::Stacked ? QStringLiteral("stacked") : QStringLiteral("side-by-side"));
    store.setValue(QStringLiteral("text/onlyDifferences"), settings.onlyDifferences);
    store.setValue(QStringLiteral("window/appearance"),
        settings.appearance == Appearance::Dark        ? QStringLiteral("dark")
            : settings.appearance == Appearance::Light ? QStringLiteral("light")
                                                       : QStringLiteral("system"));
    writeRules(store, settings.rules);
    writeSlices(store, settings.slices);
    writeRecent(store, recent);
}

void makeAbsolute(std::string& path)
{
    std::error_code failed;
    const auto whole = path.empty() ? std::filesystem::path() : std::filesystem::absolute(path, failed);
    path = failed ? path : whole.string();
}

/// Behind everything else, since groups stand by their names: a file without it is cut.
constexpr auto endKey = "zz/end";
const QByteArray endLines = QByteArrayLiteral("\n[zz]\nend=true\n");

} // namespace

void Settings::remember(const analysis::DataSetSpec& dataSet)
{
    analysis::DataSetSpec entry = dataSet;
    makeAbsolute(entry.gold.path);
    makeAbsolute(entry.gold.options.labelList);
    makeAbsolute(entry.labelMap);
    bool piped = dataSet.gold.path == "-" || dataSet.gold.options.content; // not there a second time
    for (analysis::LayerSource& system : entry.systems) {
        piped = piped || system.path == "-" || system.options.content;
        makeAbsolute(system.path);
        makeAbsolute(system.options.labelList);
    }
    if (piped) {
        return;
    }
    std::erase(recent, entry);
    recent.insert(recent.begin(), std::move(entry));
    recent.resize(std::min(recent.size(), std::size_t { recentLimit }));
}

Settings readSettings()
{
    QSettings store;
    Settings settings;
    settings.geometry = store.value(QStringLiteral("window/geometry")).toByteArray();
    settings.layout = store.value(QStringLiteral("window/layout")).toByteArray();
    settings.lastFolder = store.value(QStringLiteral("files/lastFolder")).toString();
    settings.trend = store.value(QStringLiteral("files/trend")).toStringList();
    const auto scheme
        = match::schemeByName(toUtf8(store.value(QStringLiteral("scoring/matching")).toString()));
    settings.scheme = scheme.value_or(match::Scheme::Strict);
    settings.preset = store.value(QStringLiteral("scoring/preset")).toString();
    const std::string pairing = toUtf8(store.value(QStringLiteral("scoring/pairing")).toString());
    for (const match::PairingPolicy policy : match::allPairings) {
        settings.pairing = analysis::name(policy) == pairing ? policy : settings.pairing;
    }
    settings.significance = readSignificance(store);
    if (store.value(QStringLiteral("text/mode")).toString() == QLatin1String("stacked")) {
        settings.textMode = TextMode::Stacked;
    }
    settings.onlyDifferences = store.value(QStringLiteral("text/onlyDifferences"), false).toBool();
    const QString appearance = store.value(QStringLiteral("window/appearance")).toString();
    settings.appearance = appearance == QLatin1String("dark") ? Appearance::Dark
        : appearance == QLatin1String("light")                ? Appearance::Light
                                                              : Appearance::System;
    settings.rules = readRules(store);
    settings.slices = readSlices(store);
    settings.recent = readRecent(store);
    settings.recentRead = settings.recent;
    return settings;
}

support::Result<void> writeSettings(const Settings& settings)
{
    QSettings stored;
    stored.setFallbacksEnabled(false);
    const QString path = stored.fileName();
    QDir().mkpath(QFileInfo(path).absolutePath());
    QLockFile lock(path + QStringLiteral(".lock")); // from reading to writing: windows may close together
    constexpr int patience = 2000;
    lock.tryLock(patience);
    stored.sync();
    const QTemporaryDir folder;
    const QString made = folder.filePath(QFileInfo(path).fileName());
    {
        QSettings store(made, stored.format());
        for (const QString& key : stored.allKeys()) { // also what other versions of the program remember
            store.setValue(key, stored.value(key));
        }
        put(store, settings, withOthers(settings, readRecent(stored)));
        store.setValue(QString::fromLatin1(endKey), true);
    }
    // QSettings does not notice a full disk; its file is whole when the last line is there.
    QFile file(made);
    QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (!bytes.endsWith(endLines)) {
        return io::writeFailure(toPath(folder.path()), ENOSPC);
    }
    bytes.chop(endLines.size());
    return io::writeAtomically(toPath(path), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
}

} // namespace touchstone::ui
