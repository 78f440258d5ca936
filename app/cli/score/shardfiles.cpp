// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/shardfiles.h"

#include "app/cli/score/measurejson.h"

#include "core/output/table.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

shards::ShardPart shardPart(const ScoredPart& part)
{
    return { { part.asked.layer, part.asked.noise, part.asked.period, part.asked.nBest }, part.evaluation,
        part.measures };
}

/// Its parts, and behind them the whole where that is none of them.
shards::ShardSystem shardSystem(const ScoredSystem& system)
{
    shards::ShardSystem result { system.name, support::listOf<shards::ShardPart>(system.parts, shardPart) };
    if (system.parts.empty() || system.parts.front().evaluation != system.evaluation) {
        result.parts.push_back(shardPart(system));
        result.parts.back().name = {};
    }
    return result;
}

ScoredPart scoredPart(const shards::MergedPart& merged, const ScoreOptions& options)
{
    ScoredPart part;
    part.asked.layer = merged.name.layer;
    part.asked.noise = merged.name.noise;
    part.asked.period = merged.name.period;
    part.asked.nBest = merged.name.nBest;
    part.evaluation = merged.evaluation;
    part.measures = merged.measures;
    part.judged = merged.measures;
    const auto json = std::make_shared<Json>(Json::object());
    for (const auto& measure : merged.measures) {
        if (options.form == OutputForm::Json && merged.evaluation->system->answered) {
            (*json)[measure->measure] = measureJson(*measure, *merged.evaluation, options);
        }
    }
    part.json = json;
    part.findings = analysis::touchingFindings(*merged.evaluation, merged.measures);
    return part;
}

/// Of each system and part: body(system, part, its name).
template <typename Body> void eachPart(const shards::MergedResult& merged, const Body& body)
{
    for (std::size_t system = 0; system < merged.systems.size(); ++system) {
        for (std::size_t part = 0; part < merged.systems[system].parts.size(); ++part) {
            body(system, part, merged.systems[system].parts[part]);
        }
    }
}

Json partNameJson(const shards::PartName& name)
{
    auto json = Json::object();
    for (const auto& [key, word] : { std::pair("layer", name.layer), std::pair("noise", name.noise),
             std::pair("period", name.period) }) {
        if (!word.empty()) {
            json[key] = word;
        }
    }
    if (name.nBest > 0) {
        json["n_best"] = name.nBest;
    }
    return json;
}

constexpr const char* zeroOption = "zero-division";
constexpr const char* schemeOption = "scheme";
constexpr const char* confusionOption = "confusion";
constexpr const char* noConfusionOption = "no-confusion";

/// Options that were given and only change what is shown; not where they say what is so without them.
std::map<std::string, std::string> shownOf(const ScoreOptions& options)
{
    std::map<std::string, std::string> shown;
    if (options.zeroForUndefined) {
        shown[zeroOption] = "0";
    }
    if (options.schemeAsked && (options.preset != nullptr || options.scheme != match::Scheme::Strict)) {
        shown[schemeOption] = match::schemeName(options.scheme);
    }
    if (options.confusion) {
        shown[*options.confusion ? confusionOption : noConfusionOption] = "";
    }
    return shown;
}

} // namespace

support::Result<void> showAsShards(const shards::MergedResult& merged, ScoreOptions& options)
{
    const auto given = [&options](const std::string& option) {
        return support::contains(options.typed, "--" + option, &TypedOption::name);
    };
    if (!given(zeroOption)) {
        const auto zero = shards::shownBy(merged, zeroOption, "--zero-division 0 or --zero-division null");
        if (!zero) {
            return support::Failure(zero.error());
        }
        options.zeroForUndefined = zero->has_value();
    }
    if (!options.schemeAsked) {
        const auto scheme = shards::shownBy(merged, schemeOption, "--scheme SCHEME");
        if (!scheme) {
            return support::Failure(scheme.error());
        }
        const auto known = *scheme ? match::schemeByName(**scheme) : std::nullopt;
        options.schemeAsked = known.has_value();
        options.scheme = known.value_or(options.scheme);
    }
    if (!options.confusion) {
        for (const auto* const option : { confusionOption, noConfusionOption }) {
            const auto confusion = shards::shownBy(merged, option, "--confusion or --no-confusion");
            if (!confusion) {
                return support::Failure(confusion.error());
            }
            if (*confusion) {
                options.confusion = option == confusionOption;
            }
        }
    }
    return {};
}

support::Result<void> writeShard(
    const ScoreOptions& options, const std::vector<ScoredSystem>& systems, Console& console)
{
    if (options.statistics.empty()) {
        return {};
    }
    const auto parts = support::listOf<shards::ShardSystem>(systems, shardSystem);
    auto statistics = shards::statisticsOf(parts, { options.statisticsByDocument });
    if (const auto* const preset = namingPreset(options)) {
        statistics.preset = preset->id;
    }
    statistics.shown = shownOf(options);
    support::Progress reading(console.stop(), console.report("Reading files for their digests"));
    auto recorded = options;
    recorded.recipe = true;
    const auto recipe = recipeOf(recorded, "score", {}, reading);
    if (!recipe) {
        return support::Failure(recipe.error());
    }
    statistics.command = (*recipe)->command;
    for (const auto& input : (*recipe)->inputs) {
        statistics.inputs.push_back({ input.role, input.file, input.digest });
    }
    return shards::writeStatistics(options.statistics, statistics);
}

std::vector<ScoredSystem> scoredOf(const shards::MergedResult& merged, const ScoreOptions& options)
{
    std::vector<ScoredSystem> systems;
    for (const auto& one : merged.systems) {
        ScoredSystem system;
        const bool parted = one.parts.size() > 1 || one.parts.front().name != shards::PartName {};
        const auto whole = std::ranges::find(one.parts, shards::PartName {}, &shards::MergedPart::name);
        const auto& first = whole == one.parts.end() ? one.parts.front() : *whole;
        static_cast<ScoredPart&>(system) = scoredPart(first, options);
        system.name = one.name;
        system.path = first.evaluation->system->path;
        system.own = first.evaluation;
        system.entities = std::pair(first.goldEntities, first.systemEntities);
        for (const auto& part : one.parts) {
            if (parted && part.name != shards::PartName {}) {
                system.parts.push_back(scoredPart(part, options));
            }
        }
        systems.push_back(std::move(system));
    }
    return systems;
}

support::Diagnostics leftOutOf(const shards::MergedResult& merged)
{
    support::Diagnostics findings;
    std::set<std::string> told;
    eachPart(merged, [&](std::size_t, std::size_t, const shards::MergedPart& part) {
        for (const auto& one : part.leftOut) {
            const auto text = (one.measure.empty() ? "" : one.measure + " is –: ") + one.reason;
            if (told.insert(text).second) {
                findings.add(support::Severity::Warning, "shards.left-out", {}, text);
            }
        }
    });
    return findings;
}

support::Result<Json> shardsJson(const shards::MergedResult& merged, support::Progress& progress)
{
    Json json { { "shards", Json::array() }, { "counts", Json::array() } };
    for (const auto& shard : merged.shards) {
        Json one { { "file", shard.name } };
        if (!shard.command.empty()) {
            one["command"] = shard.command;
        }
        one["documents"] = shard.systems.front().parts.front().documents.size();
        one["inputs"] = Json::array();
        for (const auto& input : shard.inputs) {
            one["inputs"].push_back(
                { { "role", input.role }, { "file", input.file }, { "digest", input.digest } });
        }
        json["shards"].push_back(std::move(one));
    }
    support::Result<void> done;
    eachPart(merged, [&](std::size_t system, std::size_t number, const shards::MergedPart& part) {
        if (!done) {
            return;
        }
        const auto counts = shards::countsByShard(merged, system, number, progress);
        if (!counts) {
            done = support::Failure(counts.error());
            return;
        }
        std::set<std::string> untold; // measures
        for (const auto& count : *counts) {
            std::int64_t linked = 0;
            for (const auto& [shard, value] : count.shards) {
                linked += value;
            }
            if (linked != count.value && untold.insert(count.measure).second) {
                json["left_out"].push_back({ { "measure", count.measure },
                    { "reason",
                        "Some of its counts link to fewer records than they count, such as " + count.column
                            + " of " + count.row + " in the table " + count.sheet
                            + ": a shard by itself does not tell what the whole tells." } });
            }
            Json one { { "system", merged.systems[system].name } };
            if (part.name != shards::PartName {}) {
                one["part"] = partNameJson(part.name);
            }
            one.update(Json { { "measure", count.measure }, { "table", count.sheet }, { "row", count.row },
                { "column", count.column }, { "count", count.value }, { "errors", count.errorsWords },
                { "shards", Json::array() } });
            for (const auto& [shard, value] : count.shards) {
                one["shards"].push_back({ shard, value });
            }
            json["counts"].push_back(std::move(one));
        }
        for (const auto& one : part.leftOut) {
            Json out { { "measure", one.measure.empty() ? Json(nullptr) : Json(one.measure) },
                { "reason", one.reason } };
            auto& list = json["left_out"];
            if (std::ranges::find(list, out) == list.end()) {
                list.push_back(std::move(out));
            }
        }
    });
    if (!done) {
        return support::Failure(done.error());
    }
    return json;
}

support::Result<Json> intervalsJson(const shards::MergedResult& merged,
    const analysis::SignificanceSettings& settings, support::Progress& progress)
{
    Json json = Json::object();
    for (const auto& system : merged.systems) {
        const auto& part = system.parts.front();
        auto& own = json[system.name] = Json::object();
        for (const auto& measure : part.measures) {
            const auto drawn = shards::mergedIntervals(part, measure, settings, progress);
            if (!drawn) {
                return support::Failure(drawn.error());
            }
            for (const auto& one : drawn->overall) {
                if (one.interval) {
                    own[measure->measure + "." + one.name] = { { "value", ratioJson(one.value, false) },
                        { "interval", intervalJson(one.interval) } };
                }
            }
        }
    }
    return json;
}

std::vector<analysis::Table> intervalTables(
    const Json& intervals, const analysis::SignificanceSettings& settings)
{
    constexpr int decimals = 3;
    std::vector<analysis::Table> tables;
    for (const auto& [system, scores] : intervals.items()) {
        auto& table = tables.emplace_back(analysis::Table { .title = system + ": intervals",
            .columns = { { "Score" }, { "Value", true }, { "Low", true }, { "High", true } },
            .rows = {} });
        for (const auto& [name, one] : scores.items()) {
            const auto shown = [](const Json& value) {
                return value.is_number() ? support::fixed(value.get<double>(), decimals)
                                         : std::string(analysis::undefinedSign);
            };
            const auto& interval = one["interval"];
            table.rows.push_back({ name, shown(one["value"]), shown(interval[0]), shown(interval[1]) });
        }
        table.note = support::shortest(settings.resampling.confidenceLevel)
            + " % intervals of a bootstrap by document, " + std::to_string(settings.resampling.trials)
            + " trials, seed " + std::to_string(settings.resampling.seed)
            + ". None by type: statistics of types by document stay with the shards.";
    }
    return tables;
}

} // namespace touchstone::cli
