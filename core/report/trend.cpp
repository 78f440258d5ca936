// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/trend.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/io/bytes/words.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/typepair.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <array>
#include <set>

namespace touchstone::analysis {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// What lock files say behind a signature, "layer=NE-COARSE types=LOC,PER", by name. False: it is none of
/// that.
bool addFurtherSettings(Settings& settings, std::string_view part)
{
    constexpr std::array names { "layer=", "types=", "collapse=", "points=", "ties=" }; // in this order
    std::string_view name;
    std::size_t from = 0;
    const auto take = [&](std::size_t to) {
        settings.emplace_back(name.substr(0, name.size() - 1), part.substr(from, to - from));
    };
    for (const std::string_view next : names) {
        const bool first = name.empty();
        const auto at = first ? (part.starts_with(next) ? 0 : std::string_view::npos)
                              : part.find(" " + std::string(next), from);
        if (at == std::string_view::npos) {
            continue;
        }
        if (!first) {
            take(at);
        }
        name = next;
        from = at + next.size() + (first ? 0 : 1);
    }
    if (!name.empty()) {
        take(part.size());
    }
    return !name.empty();
}

/// The settings of a signature by name, in their order; the version as "touchstone".
Settings settingsOf(std::string_view signature)
{
    Settings settings;
    std::size_t number = 0;
    for (auto part : io::pieces(signature, "|")) {
        while (part.starts_with(' ')) {
            part.remove_prefix(1);
        }
        while (part.ends_with(' ')) {
            part.remove_suffix(1);
        }
        const auto colon = part.find(':');
        if (++number == 2) { // behind the word "touchstone"
            settings.emplace_back(trendVersion, part);
        } else if (number > 2 && !addFurtherSettings(settings, part)) {
            const auto value = colon == std::string_view::npos ? std::string_view() : part.substr(colon + 1);
            const bool former = part.substr(0, colon) == "per-type" && value == formerPerTypeGold;
            settings.emplace_back(part.substr(0, colon), former ? std::string_view("gold") : value);
        }
    }
    return settings;
}

/// Empty: there is no such setting.
std::string valueOf(const Settings& settings, std::string_view name)
{
    const auto* const found = support::found(settings, name, &std::pair<std::string, std::string>::first);
    return found == nullptr ? std::string() : found->second;
}

/// What a value is without one: "none".
support::Message::Argument valueOrNone(const std::string& value)
{
    return value.empty() ? support::Message::Argument(support::said("none"))
                         : support::Message::Argument(value);
}

void addCount(std::vector<TrendDifference>& differences, const char* pattern,
    const std::optional<std::int64_t>& before, const std::optional<std::int64_t>& after)
{
    const auto value = [](const std::optional<std::int64_t>& count) {
        return valueOrNone(count ? std::to_string(*count) : std::string());
    };
    if (before != after) {
        differences.push_back({ .said = support::said(pattern, value(before), value(after)) });
    }
}

std::string lineName(const TrendFile::System& system)
{
    return system.slice.empty() ? system.name : system.name + ", " + system.value;
}

/// What rows of types count, as --per-type names it.
std::string perTypeOf(const TrendFile::System& system)
{
    return valueOf(settingsOf(system.signature), "per-type");
}

/// Does the score of a type count alike in both? Rows of schemes depend on --per-type.
bool rowsAlike(const TrendFile::System& a, const TrendFile::System& b, std::string_view score)
{
    return score.find('(') == std::string_view::npos || !metrics::hasSchemes(score.substr(0, score.find('.')))
        || perTypeOf(a) == perTypeOf(b);
}

/// A file, and a system in it.
struct Place
{
    std::size_t file, system;
};

/// `place`: where the system stands in a file, `before`: where it last stood.
TrendCell cellOf(const TrendData& data, std::optional<Place> place, std::optional<Place> before,
    std::uint32_t score, std::string_view name)
{
    TrendCell cell;
    const auto* const system = place ? &data.files[place->file].systems[place->system] : nullptr;
    const auto* const value = system == nullptr ? nullptr : system->score(score);
    if (value == nullptr) {
        return cell;
    }
    cell.system = place->system;
    cell.present = true;
    cell.value = *value;
    const auto* const other = before ? &data.files[before->file].systems[before->system] : nullptr;
    const auto* const otherValue = other == nullptr ? nullptr : other->score(score);
    if (otherValue == nullptr) {
        return cell;
    }
    const auto& file = data.files[place->file];
    const auto& old = data.files[before->file];
    cell.joined = rowsAlike(*other, *system, name);
    if (*value && *otherValue && cell.joined) {
        cell.change = **value - **otherValue;
    }
    cell.differences = signatureDifferences(other->signature, system->signature);
    addCount(
        cell.differences, support::pattern("gold documents: %1 → %2"), old.goldDocuments, file.goldDocuments);
    addCount(
        cell.differences, support::pattern("gold annotations: %1 → %2"), old.goldEntities, file.goldEntities);
    if (!old.goldDigest.empty() && !file.goldDigest.empty() && old.goldDigest != file.goldDigest) {
        cell.differences.push_back(
            { .said = support::said("gold file: %1 → %2", old.goldDigest, file.goldDigest) });
    }
    cell.comparable
        = std::ranges::all_of(cell.differences, [](const auto& one) { return one.setting == trendVersion; });
    return cell;
}

Table scriptTable(const TrendData& data, const Trend& trend)
{
    const ComparedNumbers write({ .script = true });
    Table table;
    table.columns = { { "file" }, { "system" }, { "score" }, { "value", true }, { "change", true },
        { "comparable" }, { "differences" } };
    for (const auto& row : trend.rows) {
        for (std::size_t i = 0; i < trend.systems.size(); ++i) {
            const auto& cell = row.cells[i];
            if (cell.present) {
                table.rows.push_back({ data.files[row.file].name, trend.systems[i], trend.score,
                    write.value(cell.value), write.value(cell.change), cell.comparable ? "true" : "false",
                    joinedDifferences(cell.differences).english() });
            }
        }
    }
    return table;
}

} // namespace

bool Trend::settingsDiffer() const
{
    return std::ranges::any_of(rows, [](const Row& row) {
        return std::ranges::any_of(row.cells, [](const auto& cell) { return !cell.differences.empty(); });
    });
}

std::vector<std::string> trendScores(const TrendData& data, bool ofTypes)
{
    auto names = data.names.all();
    std::erase_if(names, [&](const auto& name) { return (name.find('(') != std::string::npos) != ofTypes; });
    std::ranges::sort(names);
    return names;
}

std::string firstTrendScore(const TrendData& data)
{
    std::vector<std::string> wanted { "muc.strict.f1" };
    for (const auto& measure : metrics::measures()) {
        wanted.push_back(std::string(measure.id) + "." + std::string(measure.headline));
    }
    for (const auto& name : wanted) {
        if (data.names.find(name)) {
            return name;
        }
    }
    const auto all = trendScores(data);
    return all.empty() ? std::string() : all.front();
}

std::string trendScoreName(std::string text)
{
    const auto bracket = text.find('(');
    const auto type = bracket == std::string::npos ? std::string() : text.substr(bracket);
    text.resize(std::min(bracket, text.size()));
    for (const std::string part : { ".overall.", ".global." }) {
        if (const auto at = text.find(part); at != std::string::npos) {
            text.replace(at, part.size(), ".");
        }
    }
    if (const auto* measure = metrics::measureById(text)) {
        text += "." + std::string(measure->headline);
    }
    return text + type;
}

support::Message joinedDifferences(const std::vector<TrendDifference>& differences)
{
    return support::joined(
        support::listOf<support::Message>(differences, &TrendDifference::said), support::pattern("%1; %2"));
}

std::vector<TrendDifference> signatureDifferences(std::string_view before, std::string_view after)
{
    std::vector<TrendDifference> differences;
    if (before == after) {
        return differences;
    }
    const auto old = settingsOf(before);
    const auto now = settingsOf(after);
    std::set<std::string> named;
    for (const auto* settings : { &now, &old }) {
        for (const auto& [name, value] : *settings) {
            const auto was = valueOf(old, name);
            const auto is = valueOf(now, name);
            if (was != is && named.insert(name).second) {
                differences.push_back(
                    { name, was, is, support::said("%1: %2 → %3", name, valueOrNone(was), valueOrNone(is)) });
            }
        }
    }
    return differences;
}

std::vector<std::string> trendSlices(const TrendData& data)
{
    std::set<std::string> slices;
    for (const auto& file : data.files) {
        for (const auto& system : file.systems) {
            slices.insert(system.slice);
        }
    }
    slices.erase(std::string());
    return { slices.begin(), slices.end() };
}

support::Result<Trend> trendOf(const TrendData& data, const std::string& score, const std::string& slice)
{
    const auto unknown = [](support::Message why) {
        return support::failure(support::ErrorCode::InvalidOption, std::move(why));
    };
    Trend trend;
    trend.score = trendScoreName(score);
    trend.lowerIsBetter = trendLowerIsBetter(trend.score);
    trend.slice = slice;
    const auto number = data.names.find(trend.score);
    if (!number) {
        return unknown(support::said("No file has a score \"%1\".", score));
    }
    const auto slices = trendSlices(data);
    if (!slice.empty() && !support::contains(slices, slice)) {
        return unknown(support::said("No file tells scores by \"%1\".", slice));
    }
    std::map<std::pair<std::string, std::string>, std::size_t> known; // name and value
    for (const auto& file : data.files) {
        for (const auto& system : file.systems) {
            if (system.slice == slice && system.score(*number) != nullptr
                && known.try_emplace({ system.name, system.value }, trend.systems.size()).second) {
                trend.systems.push_back(lineName(system));
            }
        }
    }
    if (!slice.empty() && trend.systems.empty()) {
        return unknown(support::said("No file has a score \"%1\" by \"%2\".", score, slice));
    }
    if (trend.systems.empty()) { // no system has it as a whole
        for (const auto& part : slices) {
            if (auto ofParts = trendOf(data, score, part)) {
                return ofParts;
            }
        }
    }
    std::vector<std::optional<Place>> before(trend.systems.size());
    for (std::size_t i = 0; i < data.files.size(); ++i) {
        auto& row = trend.rows.emplace_back();
        row.file = i;
        std::vector<std::optional<Place>> places(trend.systems.size());
        const auto& systems = data.files[i].systems;
        for (std::size_t place = 0; place < systems.size(); ++place) {
            const auto found = known.find({ systems[place].name, systems[place].value });
            if (systems[place].slice == slice && found != known.end()) {
                places[found->second] = Place { i, place };
            }
        }
        for (std::size_t k = 0; k < trend.systems.size(); ++k) {
            auto cell = cellOf(data, places[k], before[k], *number, trend.score);
            cell.before = before[k] ? std::optional(before[k]->file) : std::nullopt;
            before[k] = cell.present ? places[k] : before[k];
            row.cells.push_back(std::move(cell));
        }
    }
    return trend;
}

std::string skippedText(const TrendData& data, std::size_t most)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(most, data.skipped.size()); ++i) {
        auto reason = data.skipped[i].why.text;
        reason.erase(reason.size() - (reason.ends_with('.') ? 1 : 0));
        text += (i == 0 ? "" : "; ") + data.skipped[i].name + " (" + reason + ")";
    }
    if (text.empty()) {
        return text;
    }
    const auto more = data.skipped.size() - std::min(most, data.skipped.size());
    return "Left out: " + text + (more > 0 ? "; and " + std::to_string(more) + " more" : "") + ".";
}

support::Message trendNote(const TrendData& data, const Trend& trend)
{
    constexpr std::size_t mostNoted = 20;
    std::vector<support::Message> noted;
    std::size_t all = 0;
    for (const auto& row : trend.rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& differences = row.cells[i].differences;
            if (!differences.empty() && ++all <= mostNoted) {
                noted.push_back(support::said("%1, %2: %3.", data.files[row.file].name, trend.systems[i],
                    joinedDifferences(differences)));
            }
        }
    }
    auto told = support::joined(noted, support::pattern("%1 %2"));
    return all == 0       ? support::Message()
        : all > mostNoted ? support::said(
              "≠ settings differ from the file before: %1 And %2 more.", std::move(told), all - mostNoted)
                          : support::said("≠ settings differ from the file before: %1", std::move(told));
}

Table trendTable(const TrendData& data, const Trend& trend, bool script)
{
    if (script) {
        return scriptTable(data, trend);
    }
    const ComparedNumbers write({});
    Table table { .title = trend.score + (trend.slice.empty() ? "" : " by " + trend.slice)
            + (trend.lowerIsBetter ? " (lower is better)" : ""),
        .columns = { { "File" } },
        .rows = {} };
    for (const auto& system : trend.systems) {
        table.columns.push_back({ system, true });
        table.columns.push_back({ "Change", true });
    }
    for (const auto& row : trend.rows) {
        std::vector<std::string> cells { data.files[row.file].name };
        std::vector<Table::Style> styles(table.columns.size());
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& cell = row.cells[i];
            cells.push_back(write.value(cell.value));
            cells.push_back(write.difference(cell.change));
            styles[cells.size() - 1].mark = cell.differences.empty() ? "" : "≠";
        }
        table.rows.push_back(std::move(cells));
        table.styles.push_back(std::move(styles));
    }
    table.note = trendNote(data, trend).english();
    if (const auto skipped = skippedText(data); !skipped.empty()) {
        table.note += (table.note.empty() ? "" : " ") + skipped;
    }
    return table;
}

} // namespace touchstone::analysis
