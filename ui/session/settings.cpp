// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/userfiles/labelmapfile.h"
#include "core/project/projectfile.h"
#include "core/support/lookup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QTemporaryDir>

#include <cerrno>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace touchstone::ui {

namespace {

/// What is stored by its key. One description of the keys serves both directions.
class Fields
{
public:
    Fields(QSettings& store, bool reading)
        : m_store(store)
        , m_reading(reading)
    {
    }

    /// Stores what `value` tells, or has `take` look at what was stored.
    template <typename Value, typename Take> void item(const char* key, Value value, Take take)
    {
        if (m_reading) {
            take(m_store.value(QString::fromLatin1(key)));
        } else {
            m_store.setValue(QString::fromLatin1(key), value());
        }
    }
    template <typename T> void plain(const char* key, T& value)
    {
        item(
            key, [&] { return value; }, [&](const QVariant& stored) { value = stored.value<T>(); });
    }
    void text(const char* key, std::string& text) { one(key, text, nameText, toUtf8); }
    void path(const char* key, std::string& path) { one(key, path, fromPath, toPath); }
    /// Stored from the root on.
    void wholePath(const char* key, std::string& path) { one(key, path, pathText, toPath); }
    void texts(const char* key, std::vector<std::string>& texts) { several(key, texts, nameText, toUtf8); }
    void wholePaths(const char* key, std::vector<std::string>& paths)
    {
        several(key, paths, pathText, toPath);
    }
    /// Of what was stored at most `limit`; each entry has fields of its own.
    template <typename Entry>
    void list(const char* key, std::vector<Entry>& entries, int limit, void (*fieldsOf)(Fields&, Entry&))
    {
        const QString name = QString::fromLatin1(key);
        int count = static_cast<int>(entries.size());
        if (m_reading) {
            count = std::min(m_store.beginReadArray(name), limit);
            entries.clear();
        } else {
            m_store.remove(name);
            m_store.beginWriteArray(name, count);
        }
        for (int i = 0; i < count; ++i) {
            m_store.setArrayIndex(i);
            fieldsOf(*this, m_reading ? entries.emplace_back() : entries[static_cast<std::size_t>(i)]);
        }
        m_store.endArray();
    }
    template <typename Entry> void group(const char* key, Entry& entry, void (*fieldsOf)(Fields&, Entry&))
    {
        m_store.beginGroup(QString::fromLatin1(key));
        fieldsOf(*this, entry);
        m_store.endGroup();
    }

private:
    static QString pathText(const std::string& path)
    {
        return path.empty() ? QString() : QFileInfo(fromPath(path)).absoluteFilePath();
    }
    static QString nameText(const std::string& name) { return toQString(name); }
    using Shown = QString (*)(const std::string&);
    using Meant = std::string (*)(const QString&);
    void one(const char* key, std::string& value, Shown shown, Meant meant)
    {
        item(
            key, [&] { return shown(value); },
            [&](const QVariant& stored) { value = meant(stored.toString()); });
    }
    void several(const char* key, std::vector<std::string>& values, Shown shown, Meant meant)
    {
        item(
            key, [&] { return textsOf(values, shown); },
            [&](const QVariant& stored) {
                values.clear();
                for (const QString& each : stored.toStringList()) {
                    if (!each.isEmpty()) {
                        values.push_back(meant(each));
                    }
                }
            });
    }

    QSettings& m_store;
    bool m_reading;
};

void sourceFields(Fields& fields, analysis::LayerSource& source)
{
    auto& options = source.options;
    fields.text("name", source.name);
    fields.path("path", source.path);
    fields.text("format", options.format);
    fields.item(
        "column", [&] { return options.column.value_or(0); },
        [&](const QVariant& stored) {
            options.column = stored.toInt() > 0 ? std::optional(stored.toInt()) : std::nullopt;
        });
    fields.item(
        "documents", [&] { return static_cast<int>(options.documents); },
        [&](const QVariant& stored) {
            const int documents = stored.toInt();
            if (documents >= 0 && documents <= static_cast<int>(io::DocumentUnit::Line)) {
                options.documents = static_cast<io::DocumentUnit>(documents);
            }
        });
    fields.text("annotationColumn", options.annotationColumn);
    fields.text("tableColumns", options.tableColumns);
    fields.text("spansKey", options.spansKey);
    fields.text("annotator", options.annotator);
    fields.text("modelVersion", options.modelVersion);
    fields.path("labelList", options.labelList);
    fields.text("offsetUnit", options.offsetUnit);
}

void dataSetFields(Fields& fields, analysis::DataSetSpec& dataSet)
{
    auto& labels = dataSet.labels;
    fields.text("name", dataSet.name);
    fields.plain("no-gold", dataSet.noGold);
    fields.path("labels/map", dataSet.labelMap);
    fields.path("corrections/file", dataSet.corrections.path);
    fields.plain("corrections/inclusive", dataSet.corrections.inclusiveEnds);
    fields.plain("labels/collapse", labels.collapse);
    fields.texts("labels/types", labels.types);
    fields.item(
        "labels/rules",
        [&] {
            const auto rules = io::toLabelMap(labels.map);
            return labels.map.empty() || !rules ? QString() : toQString(*rules);
        },
        [&](const QVariant& stored) {
            if (auto rules = io::parseLabelMap(toUtf8(stored.toString()), "settings")) {
                labels.map = std::move(*rules);
            }
        });
    fields.group("gold", dataSet.gold, sourceFields);
    fields.list("systems", dataSet.systems, std::numeric_limits<int>::max(), sourceFields);
}

void sliceFields(Fields& fields, RememberedSlices& slices)
{
    fields.path("gold", slices.gold);
    fields.path("train", slices.sources.train);
    fields.path("attributes", slices.sources.attributes);
    fields.item(
        "bounds",
        [&] {
            analysis::EvaluationSpec spec;
            spec.slices.bounds = slices.sources.bounds;
            return toQString(analysis::settingText(spec, "slice-bounds"));
        },
        [&](const QVariant& stored) {
            if (auto bounds = analysis::sliceBoundsByText(toUtf8(stored.toString()))) {
                slices.sources.bounds = std::move(*bounds);
            }
        });
}

void sampleFields(Fields& fields, RememberedSample& sample)
{
    const auto number = [&fields](const char* key, quint64& value) {
        fields.item(
            key, [&] { return QVariant::fromValue(value); },
            [&](const QVariant& stored) { value = stored.toULongLong(); });
    };
    fields.path("gold", sample.gold);
    number("places", sample.places);
    number("seed", sample.seed);
    fields.plain("ended", sample.ended);
}

void significanceFields(Fields& fields, analysis::SignificanceSettings& settings)
{
    auto& resampling = settings.resampling;
    fields.item(
        "resampling/trials", [&] { return QVariant::fromValue(quint64 { resampling.trials }); },
        [&](const QVariant& stored) {
            const auto trials = stored.toULongLong();
            resampling.trials = trials > 0 && trials <= metrics::mostTrials ? trials : resampling.trials;
        });
    fields.item(
        "resampling/seed", [&] { return QVariant::fromValue(quint64 { resampling.seed }); },
        [&](const QVariant& stored) {
            resampling.seed = stored.isValid() ? stored.toULongLong() : resampling.seed;
        });
    fields.item(
        "resampling/level", [&] { return resampling.confidenceLevel; },
        [&](const QVariant& stored) {
            constexpr double hundred = 100;
            const double level = stored.toDouble();
            resampling.confidenceLevel = level > 0 && level < hundred ? level : resampling.confidenceLevel;
        });
    fields.item(
        "resampling/unit", [&] { return toQString(analysis::name(settings.unit)); },
        [&](const QVariant& stored) {
            settings.unit = analysis::resamplingUnitByName(toUtf8(stored.toString()))
                                .value_or(analysis::ResamplingUnit::Automatic);
        });
}

void hueFields(Fields& fields, annotation::TypeHue& hue)
{
    fields.text("type", hue.type);
    fields.item(
        "hue", [&] { return QVariant::fromValue(quint64 { hue.hue }); },
        [&](const QVariant& stored) {
            bool whole = false;
            const auto number = stored.toULongLong(&whole);
            hue.hue = whole ? number : annotation::TypeHues::count + 1; // no hue
        });
    fields.plain("chosen", hue.chosen);
}

/// By its number in `words`; another word is the first.
template <typename Choice, std::size_t count>
void choiceField(Fields& fields, const char* key, const char* const (&words)[count], Choice& choice)
{
    fields.item(
        key, [&] { return QString::fromLatin1(words[static_cast<std::size_t>(choice)]); },
        [&](const QVariant& stored) {
            const auto* const found = std::ranges::find_if(
                words, [&](const char* word) { return stored.toString() == QLatin1String(word); });
            choice = found == std::end(words) ? Choice {} : static_cast<Choice>(found - words);
        });
}

void keyFields(Fields& fields, OwnKeys& keys)
{
    fields.plain("command", keys.command);
    fields.item(
        "keys", [&] { return textsOf(keys.keys, [](const QKeySequence& key) { return key.toString(); }); },
        [&](const QVariant& stored) {
            for (const QString& each : stored.toStringList()) {
                if (const QKeySequence key(each); !key.isEmpty()) {
                    keys.keys << key;
                }
            }
        });
}

void ownLayoutFields(Fields& fields, OwnLayout& layout)
{
    fields.plain("name", layout.name);
    fields.plain("state", layout.state);
    fields.plain("whole", layout.whole);
}

void allFields(Fields& fields, Settings& settings)
{
    fields.plain("window/geometry", settings.geometry);
    fields.plain("window/layout", settings.layout);
    fields.plain("window/whole", settings.layoutWhole);
    choiceField(fields, "window/arrangement", { "analyse", "read", "compare", "own" }, settings.arrangement);
    fields.plain("window/columns", settings.layoutColumns);
    fields.list("window/layouts", settings.ownLayouts, Settings::ownLayoutsLimit, ownLayoutFields);
    choiceField(
        fields, "window/start", { "as-left", "analyse", "read", "compare", "own" }, settings.startLayout);
    fields.plain("window/startLayout", settings.startOwnLayout);
    fields.plain("files/lastFolder", settings.lastFolder);
    fields.plain("files/reload", settings.reloadAutomatically);
    fields.item(
        "files/trend",
        [&] {
            return textsOf(
                settings.trend, [](const QString& each) { return QFileInfo(each).absoluteFilePath(); });
        },
        [&](const QVariant& stored) { settings.trend = stored.toStringList(); });
    fields.item(
        "scoring/matching", [&] { return toQString(match::schemeName(settings.scheme)); },
        [&](const QVariant& stored) {
            settings.scheme = match::schemeByName(toUtf8(stored.toString())).value_or(match::Scheme::Strict);
        });
    fields.item(
        "scoring/pairing", [&] { return toQString(analysis::name(settings.pairing)); },
        [&](const QVariant& stored) {
            analysis::EvaluationSpec spec;
            (void)analysis::applySetting(spec, "pairing", toUtf8(stored.toString()));
            settings.pairing = spec.matching.pairing;
        });
    fields.plain("scoring/preset", settings.preset);
    significanceFields(fields, settings.significance);
    choiceField(fields, "text/mode", { "side-by-side", "interlinear", "stacked" }, settings.textMode);
    fields.plain("judging/judge", settings.judge);
    fields.list("judging/samples", settings.samples, Settings::samplesLimit, sampleFields);
    fields.plain("text/onlyDifferences", settings.onlyDifferences);
    choiceField(fields, "window/appearance",
        { "system", "light", "dark", "high-contrast", "high-contrast-dark" }, settings.appearance);
    fields.item(
        "window/textSize", [&] { return settings.textSize; },
        [&](const QVariant& stored) {
            settings.textSize = stored.toInt() == 0
                ? Settings::usualTextSize
                : std::clamp(stored.toInt(), Settings::leastTextSize, Settings::mostTextSize);
        });
    fields.item(
        "window/language", [&] { return settings.language; },
        [&](const QVariant& stored) {
            if (!stored.toString().isEmpty()) {
                settings.language = stored.toString();
            }
        });
    fields.list("keys", settings.keys, std::numeric_limits<int>::max(), keyFields);
    fields.list("types", settings.typeHues, int { annotation::TypeHues::mostRemembered }, hueFields);
    auto& rules = settings.rules;
    fields.wholePaths("rules/files", rules.files);
    fields.plain("rules/withoutDefaults", rules.only);
    fields.wholePath("rules/settings", rules.settings);
    fields.texts("rules/on", rules.on);
    fields.texts("rules/off", rules.off);
    fields.list("slices", settings.slices, Settings::slicesLimit, sliceFields);
    fields.list("recent", settings.recent, Settings::recentLimit, dataSetFields);
}

Settings settingsOf(QSettings& store)
{
    Settings settings;
    Fields fields(store, true);
    allFields(fields, settings);
    std::erase_if(settings.slices, [](const RememberedSlices& each) { return each.gold.empty(); });
    std::erase_if(
        settings.samples, [](const RememberedSample& each) { return each.gold.empty() || each.places == 0; });
    std::erase_if(settings.typeHues, [](const annotation::TypeHue& each) {
        return each.type.empty() || each.hue >= annotation::TypeHues::count + (each.chosen ? 1 : 0);
    });
    // Older versions kept relative paths, which lead nowhere from another folder.
    std::erase_if(settings.recent, [](const analysis::DataSetSpec& each) {
        return !std::filesystem::path(each.gold.path).is_absolute();
    });
    return settings;
}

/// What was opened here first, then what other windows opened meanwhile, then what was there before both.
std::vector<analysis::DataSetSpec> withOthers(
    const Settings& settings, const std::vector<analysis::DataSetSpec>& stored)
{
    if (!settings.recentRead) {
        return settings.recent;
    }
    const auto in = [](const std::vector<analysis::DataSetSpec>& list) {
        return [&list](const analysis::DataSetSpec& each) { return support::contains(list, each); };
    };
    std::vector<analysis::DataSetSpec> all = settings.recent;
    const auto before
        = std::stable_partition(all.begin(), all.end(), std::not_fn(in(*settings.recentRead))) - all.begin();
    std::vector<analysis::DataSetSpec> others = stored;
    std::erase_if(others, in(*settings.recentRead));
    std::erase_if(others, in(settings.recentOwn));
    std::erase_if(others, in(settings.recent));
    all.insert(all.begin() + before, others.begin(), others.end());
    all.resize(std::min(all.size(), std::size_t { Settings::recentLimit }));
    return all;
}

void makeAbsolute(std::string& path)
{
    std::error_code failed;
    const auto whole = path.empty() ? std::filesystem::path() : std::filesystem::absolute(path, failed);
    path = failed ? path : whole.lexically_normal().string();
}

analysis::DataSetSpec withWholePaths(analysis::DataSetSpec dataSet)
{
    const auto makeWhole = [](analysis::LayerSource& source) {
        makeAbsolute(source.path);
        makeAbsolute(source.options.labelList);
    };
    makeWhole(dataSet.gold);
    std::ranges::for_each(dataSet.systems, makeWhole);
    makeAbsolute(dataSet.labelMap);
    makeAbsolute(dataSet.corrections.path);
    return dataSet;
}

/// The same entry of the recent ones: a project is one by its path, whatever it is called now.
auto sameAs(const analysis::DataSetSpec& entry)
{
    return [entry](const analysis::DataSetSpec& other) {
        return other == entry
            || (Settings::isProject(other) && Settings::isProject(entry)
                && other.gold.path == entry.gold.path);
    };
}

/// Behind everything else, since groups stand by their names: a file without it is cut.
constexpr auto endKey = "zz/end";
constexpr QByteArrayView endLines = "\n[zz]\nend=true\n";

} // namespace

void Settings::remember(const analysis::DataSetSpec& dataSet)
{
    const auto piped // not there a second time
        = [](const analysis::LayerSource& source) { return source.path == "-" || source.options.content; };
    if (piped(dataSet.gold) || std::ranges::any_of(dataSet.systems, piped)) {
        return;
    }
    analysis::DataSetSpec entry = withWholePaths(dataSet);
    support::addNew(recentOwn, entry);
    std::erase_if(recent, sameAs(entry));
    recent.insert(recent.begin(), std::move(entry));
    recent.resize(std::min(recent.size(), std::size_t { recentLimit }));
}

bool Settings::forget(const analysis::DataSetSpec& dataSet)
{
    return std::erase_if(recent, sameAs(withWholePaths(dataSet))) > 0;
}

bool Settings::isProject(const analysis::DataSetSpec& recent)
{
    return recent.systems.empty() && analysis::isProjectPath(recent.gold.path);
}

bool Settings::rememberRules(analysis::RuleSources sources)
{
    std::ranges::for_each(sources.files, makeAbsolute);
    makeAbsolute(sources.settings);
    const bool others = sources != rules;
    rules = std::move(sources);
    return others;
}

Settings Settings::atStart() const
{
    Settings settings = *this;
    const auto own = std::ranges::find(ownLayouts, startOwnLayout, &OwnLayout::name);
    const std::pair<StartLayout, Arrangement> chosen[] = { { StartLayout::Analyse, Arrangement::Analyse },
        { StartLayout::Read, Arrangement::Read }, { StartLayout::Compare, Arrangement::Compare } };
    for (const auto& [start, arrangementThen] : chosen) {
        if (startLayout == start) {
            settings.layout.clear();
            settings.layoutWhole.clear();
            settings.arrangement = arrangementThen;
        }
    }
    if (startLayout == StartLayout::Own && own != ownLayouts.end()) {
        settings.layout = own->state;
        settings.layoutWhole = own->whole;
        settings.arrangement = Arrangement::Own;
    }
    return settings;
}

Settings readSettings()
{
    QSettings store;
    auto settings = settingsOf(store);
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
        Settings all = settings;
        all.recent = withOthers(settings, settingsOf(stored).recent);
        Fields fields(store, false);
        allFields(fields, all);
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
