// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/merging.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/shards/evaluationnumbers.h"
#include "core/shards/repeats.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <set>

namespace touchstone::shards {

namespace {

using analysis::Evaluation;
using metrics::NumberTree;
using support::ErrorCode;
using support::Result;

/// In the numbers of one shard: those of the corpus that it is a part of, which tell what it alone cannot.
constexpr const char* corpusPart = "corpus";

support::Failure refused(const ShardStatistics& shard, std::string text)
{
    return support::failure(ErrorCode::Unpairable, std::move(text), { shard.name });
}

std::string inQuotes(const std::string& text) { return "\"" + text + "\""; }

std::string textOf(const PartName& name)
{
    std::vector<std::string> words;
    for (const auto& word : { name.layer, name.noise, name.period }) {
        if (!word.empty()) {
            words.push_back(word);
        }
    }
    if (name.nBest > 0) {
        words.push_back("n-best " + std::to_string(name.nBest));
    }
    return words.empty() ? "the whole" : support::joined(words, ", ");
}

/// How two signatures differ: "pairing: optimal there, hipe here".
std::string differenceOf(const std::string& there, const std::string& here)
{
    const auto first = settingsOf(there);
    const auto second = settingsOf(here);
    std::vector<std::string> told;
    const auto valueIn = [](const auto& settings, const std::string& name) {
        const auto found = std::ranges::find(settings, name, [](const auto& one) { return one.first; });
        return found == settings.end() ? std::string("none") : found->second;
    };
    std::vector<std::string> names;
    for (const auto* const settings : { &first, &second }) {
        for (const auto& [name, value] : *settings) {
            support::addNew(names, name);
        }
    }
    for (const auto& name : names) {
        const auto a = valueIn(first, name);
        const auto b = valueIn(second, name);
        if (a != b) {
            told.push_back((name == "touchstone" ? "version" : name) + ": " + a + " there, " + b + " here");
        }
    }
    return support::joined(told, "; ");
}

std::vector<std::string> measuresOf(const PartStatistics& part)
{
    return support::listOf<std::string>(part.measures, &ShardMeasure::id);
}

/// The shards of one part of one system.
using Pieces = std::vector<const PartStatistics*>;

class Merger
{
public:
    Merger(std::vector<ShardStatistics> shards, support::Progress& progress)
        : m_progress(progress)
    {
        std::ranges::stable_sort(shards, {}, &ShardStatistics::name);
        m_result.shards = std::move(shards);
    }

    Result<MergedResult> run()
    {
        if (m_result.shards.empty()) {
            return support::failure(
                ErrorCode::InvalidOption, "There is nothing to merge: name the files of the shards.");
        }
        m_result.preset = m_result.shards.front().preset;
        const auto fine = checkInputs().and_then([this] { return checkSystems(); }).and_then([this] {
            return checkRepeats();
        });
        if (!fine) {
            return support::Failure(fine.error());
        }
        const auto& first = m_result.shards.front();
        m_progress.begin(first.systems.size());
        for (std::size_t i = 0; i < first.systems.size(); ++i) {
            auto& system = m_result.systems.emplace_back(MergedSystem { nameOf(i), {} });
            for (const auto& part : first.systems[i].parts) {
                auto merged = mergedPart(i, part.name);
                if (!merged) {
                    return support::Failure(merged.error());
                }
                system.parts.push_back(std::move(*merged));
            }
            m_progress.advance();
        }
        return std::move(m_result);
    }

private:
    /// Are there documents that no id tells from others?
    static bool hasUnnamed(const ShardStatistics& shard)
    {
        return std::ranges::any_of(shard.systems, [](const SystemStatistics& system) {
            return !system.parts.empty()
                && std::ranges::any_of(system.parts.front().documents, &ShardDocument::numbered);
        });
    }

    /// Is a gold file, told by its digest, in two shards?
    [[nodiscard]] Result<void> checkInputs() const
    {
        std::map<std::string, const ShardStatistics*> seen;
        for (const auto& shard : m_result.shards) {
            for (const auto& input : shard.inputs) {
                if (input.role != "Gold" || input.digest.empty()) {
                    continue;
                }
                const auto [known, isNew] = seen.emplace(input.digest, &shard);
                if (!isNew) {
                    return refused(shard,
                        "The gold " + inQuotes(input.file) + " of this shard has the content of that of "
                            + known->second->name
                            + ", so every document would count twice. Leave one of the two out"
                            + (hasUnnamed(shard) ? "; where these are other documents, give them ids."
                                                 : "."));
                }
            }
        }
        return {};
    }

    /// Do all shards have the same systems, or one each?
    [[nodiscard]] Result<void> checkSystems()
    {
        const auto& first = m_result.shards.front();
        const auto names = [](const ShardStatistics& shard) {
            return support::listOf<std::string>(shard.systems, &SystemStatistics::name);
        };
        const auto wanted = names(first);
        for (auto& shard : m_result.shards) {
            if (shard.preset != m_result.preset) {
                m_result.preset.clear();
            }
            if (shard.systems.empty()) {
                return refused(shard, "This shard has no system.");
            }
            const auto given = names(shard);
            if (given == wanted || (given.size() == 1 && wanted.size() == 1)) {
                continue;
            }
            for (const auto& name : wanted) {
                if (!support::contains(given, name) || given.size() != wanted.size()) {
                    return refused(shard,
                        "This shard has the systems " + support::joined(given, ", ") + ", and " + first.name
                            + " has " + support::joined(wanted, ", ")
                            + ". Call a system alike in every shard: score --gold FILE --system NAME=FILE …");
                }
            }
            std::ranges::sort(shard.systems, {}, [&wanted](const SystemStatistics& system) {
                return std::ranges::find(wanted, system.name) - wanted.begin();
            });
        }
        return {};
    }

    /// Do two shards hold the same documents, though these have no names?
    [[nodiscard]] Result<void> checkRepeats()
    {
        for (const auto& repeat : repeatsOf(m_result.shards)) {
            const auto& there = m_result.shards[repeat.first].name;
            const auto& here = m_result.shards[repeat.second];
            const auto count = static_cast<std::int64_t>(repeat.passages);
            if (repeat.certain) {
                return support::failure(ErrorCode::Unpairable,
                    support::saidOf(count,
                        "%Ln passage of this shard has the words of one of %1, so most of a shard would "
                        "count "
                        "twice. Leave one of the two files out; where these are other documents, give them "
                        "ids.",
                        "%Ln passages of this shard have the words of such of %1, so most of a shard would "
                        "count twice. Leave one of the two files out; where these are other documents, give "
                        "them ids.",
                        there),
                    { here.name });
            }
            m_repeats.add(support::Severity::Warning, "shards.repeats", { here.name },
                support::saidOf(count,
                    "%Ln passage of this shard stands in %1, too, and may count twice. A document belongs to "
                    "one shard; where these are other documents, give them ids.",
                    "%Ln passages of this shard stand in a row in %1, too, and may count twice. A document "
                    "belongs to one shard; where these are other documents, give them ids.",
                    there));
        }
        return {};
    }

    /// Its name, or what its names in the shards begin with, without the number that tells these apart.
    [[nodiscard]] std::string nameOf(std::size_t system) const
    {
        const auto names = support::listOf<std::string>(
            m_result.shards, [system](const auto& shard) { return shard.systems[system].name; });
        auto name = names.front();
        for (const auto& other : names) {
            name.erase(std::ranges::mismatch(name, other).in1, name.end());
        }
        if (std::ranges::all_of(names, [&name](const auto& one) { return one == name; })) {
            return name;
        }
        const auto cut = [&name](const auto& isPart) {
            while (!name.empty() && isPart(name.back())) {
                name.pop_back();
            }
        };
        const auto nextIs = [&](const auto& kind) {
            return std::ranges::any_of(
                names, [&](const auto& one) { return one.size() > name.size() && kind(one[name.size()]); });
        };
        const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
        const auto goesOn = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
        if (nextIs(isDigit)) { // it may have begun before
            cut(isDigit);
        }
        cut([&](char) { return nextIs(goesOn); }); // of a character whose other bytes differ
        cut([](char letter) { return std::string_view(" .-_#").find(letter) != std::string_view::npos; });
        return name.empty() ? "system" : name;
    }

    Result<MergedPart> mergedPart(std::size_t system, const PartName& name)
    {
        Pieces pieces;
        const auto& first = m_result.shards.front();
        for (const auto& shard : m_result.shards) {
            const auto& parts = shard.systems[system].parts;
            const auto* const found = support::found(parts, name, &PartStatistics::name);
            if (found == nullptr || parts.size() != first.systems[system].parts.size()) {
                return refused(shard,
                    "This shard was scored in other parts than " + first.name + ", which has " + textOf(name)
                        + ". Score every shard with the same layers, levels and periods.");
            }
            if (!pieces.empty() && found->signature != pieces.front()->signature) {
                return refused(shard,
                    "This shard was scored with other settings than " + first.name + ": "
                        + differenceOf(pieces.front()->signature, found->signature)
                        + ". Score every shard with the same command.");
            }
            if (!pieces.empty() && measuresOf(*found) != measuresOf(*pieces.front())) {
                return refused(shard,
                    "This shard has the measures " + support::joined(measuresOf(*found), ", ") + ", and "
                        + first.name + " has " + support::joined(measuresOf(*pieces.front()), ", ")
                        + ". Score every shard with the same --measure.");
            }
            pieces.push_back(found);
        }
        MergedPart part { name, {}, {}, {} };
        part.byDocument = std::ranges::all_of(pieces, &PartStatistics::byDocument);
        auto evaluation = std::make_shared<Evaluation>();
        if (const auto done = fill(*evaluation, pieces, part); !done) {
            return support::Failure(done.error());
        }
        part.evaluation = evaluation;
        addMeasures(pieces, part);
        return part;
    }

    /// A document of one of the pieces.
    struct Place
    {
        std::string name;
        bool systemOnly;
        std::size_t piece;
        std::size_t number;
    };

    /// Gold documents by name, then those of the system only.
    Result<void> findDocuments(const Pieces& pieces)
    {
        m_places.clear();
        std::map<std::string, std::size_t> owners;
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            const auto& documents = pieces[piece]->documents;
            for (std::size_t i = 0; i < documents.size(); ++i) {
                const auto& document = documents[i];
                const auto& shard = m_result.shards[piece];
                if (!document.numbered) {
                    const auto [owner, isNew] = owners.emplace(document.name, piece);
                    if (!isNew && owner->second != piece) {
                        return refused(shard,
                            "The document " + inQuotes(document.name) + " stands in "
                                + m_result.shards[owner->second].name
                                + ", too, and would count twice. A document belongs to one shard.");
                    }
                }
                const bool apart = document.numbered && pieces.size() > 1;
                m_places.push_back({ document.name + (apart ? " of " + shard.name : std::string()),
                    !document.inGold, piece, i });
            }
        }
        std::ranges::sort(m_places, {}, [](const Place& place) {
            return std::tie(place.systemOnly, place.name, place.piece, place.number);
        });
        return {};
    }

    Result<void> fill(Evaluation& evaluation, const Pieces& pieces, MergedPart& part)
    {
        if (const auto done = findDocuments(pieces); !done) {
            return done;
        }
        std::set<std::string> labels;
        NumberTree numbers;
        for (const auto* const piece : pieces) {
            labels.insert(piece->labels.begin(), piece->labels.end());
            numbers += piece->tallies;
            evaluation.systemTold = evaluation.systemTold && piece->systemTold;
            part.goldEntities += piece->gold.entities;
            part.systemEntities += piece->system.entities;
            for (const auto& finding : piece->findings) {
                evaluation.diagnostics.add(finding);
            }
        }
        evaluation.diagnostics.append(m_repeats);
        evaluation.labels.assign(labels.begin(), labels.end());
        evaluation.signature = pieces.front()->signature;
        evaluation.spec = specOf(evaluation.signature);
        if (const auto fine = checkLeftOut(evaluation, pieces); !fine) {
            return fine;
        }
        fillEvaluation(evaluation, numbers);
        auto gold = layerOf(pieces, &PartStatistics::gold);
        auto system = layerOf(pieces, &PartStatistics::system);
        for (const auto& place : m_places) { // before anything points at them
            const auto& document = pieces[place.piece]->documents[place.number];
            for (const auto& [has, layer] :
                { std::pair(document.inGold, gold.get()), std::pair(document.inSystem, system.get()) }) {
                if (has) {
                    layer->documents.emplace_back().name = place.name;
                }
            }
        }
        std::size_t inGold = 0;
        std::size_t inSystem = 0;
        for (const auto& place : m_places) {
            const auto& document = pieces[place.piece]->documents[place.number];
            auto& one = evaluation.cases.emplace_back();
            one.gold = document.inGold ? &gold->documents[inGold++] : nullptr;
            one.system = document.inSystem ? &system->documents[inSystem++] : nullptr;
            one.relation = document.inGold && document.inSystem ? analysis::TextRelation::Equal
                                                                : analysis::TextRelation::Unpaired;
            fillCase(one, document.tallies, evaluation.systemTold);
        }
        evaluation.gold = evaluation.givenGold = gold;
        evaluation.system = system;
        return {};
    }

    /// HIPE's scorer lets a label of the system count where the gold has it: the gold of the shard, which
    /// may lack what that of the corpus has.
    [[nodiscard]] Result<void> checkLeftOut(const Evaluation& evaluation, const Pieces& pieces) const
    {
        if (evaluation.spec.matching.pairing != match::PairingPolicy::Hipe) {
            return {};
        }
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            for (const auto& label : pieces[piece]->system.leftOut) {
                if (std::ranges::binary_search(evaluation.labels, label)) {
                    return refused(m_result.shards[piece],
                        "This shard's gold lacks the label " + inQuotes(label)
                            + ", so that the HIPE scorer left it out of the system's annotations, and other "
                              "shards have it: its numbers would not be those of the whole. Score every "
                              "shard with --tagset FILE, which names the labels that count.");
                }
            }
        }
        return {};
    }

    [[nodiscard]] static std::shared_ptr<annotation::Layer> layerOf(
        const Pieces& pieces, ShardSide PartStatistics::*side)
    {
        const auto& first = pieces.front()->*side;
        auto layer = std::make_shared<annotation::Layer>();
        layer->name = first.name;
        layer->path = first.path;
        layer->format = first.format;
        layer->column = first.column;
        layer->standsForGold = first.standsForGold;
        layer->answered = false;
        for (const auto* const piece : pieces) {
            layer->answered = layer->answered || (piece->*side).answered;
            for (const auto& finding : (piece->*side).findings) {
                layer->diagnostics.add(finding);
            }
        }
        return layer;
    }

    void addMeasures(const Pieces& pieces, MergedPart& part)
    {
        const auto& first = *pieces.front();
        for (std::size_t i = 0; i < first.measures.size(); ++i) {
            const auto& id = first.measures[i].id;
            const auto* const measure = metrics::measureById(id);
            if (measure == nullptr || measure->adding.make == nullptr || !first.measures[i].leftOut.empty()) {
                const auto& why = first.measures[i].leftOut;
                part.leftOut.push_back(
                    { id, why.empty() ? "This version of Touchstone does not know the measure." : why });
                continue;
            }
            metrics::ResultNumbers numbers;
            for (const auto* const piece : pieces) {
                numbers.all += piece->measures[i].numbers;
            }
            for (const auto& place : m_places) {
                if (part.byDocument) {
                    numbers.documents.push_back(pieces[place.piece]->documents[place.number].measures[i]);
                }
            }
            support::Diagnostics findings;
            for (const auto* const piece : pieces) {
                for (const auto& finding : piece->measures[i].findings) {
                    findings.add(finding);
                }
            }
            part.measures.push_back(
                analysis::resultOfNumbers(*measure, *part.evaluation, numbers, std::move(findings)));
        }
        if (!part.byDocument) {
            part.leftOut.push_back({ {},
                "A shard was written with --no-documents, so means over documents, tables by document and "
                "intervals are not known.",
                false });
        }
    }

    support::Progress& m_progress;
    MergedResult m_result;
    support::Diagnostics m_repeats; ///< what shards have in common
    std::vector<Place> m_places; ///< of the part at hand, in the order of its cases
};

/// The count of a cell, in a result of the same measure.
std::int64_t countIn(const analysis::MeasureResult& result, const std::string& sheet, const std::string& row,
    const std::string& column)
{
    const auto* const table = support::found(result.sheets, sheet, &analysis::Sheet::id);
    if (table == nullptr) {
        return 0;
    }
    const auto* const line = support::found(table->rows, row, &analysis::Sheet::Row::name);
    auto place = std::ranges::find(table->columns, column, &analysis::Sheet::Column::id);
    // Counts of the system's side are left out where they are those of the gold's in every row (SchemeTable).
    constexpr std::string_view ofSystem = "_system";
    if (place == table->columns.end() && column.ends_with(ofSystem)) {
        place = std::ranges::find(
            table->columns, column.substr(0, column.size() - ofSystem.size()), &analysis::Sheet::Column::id);
    }
    if (line == nullptr || place == table->columns.end()) {
        return 0;
    }
    return static_cast<std::int64_t>(
        line->cells[static_cast<std::size_t>(place - table->columns.begin())].value.value_or(0));
}

} // namespace

Result<MergedResult> merge(std::vector<ShardStatistics> shards, support::Progress& progress)
{
    return Merger(std::move(shards), progress).run();
}

Result<std::optional<std::string>> shownBy(
    const MergedResult& merged, const std::string& option, const std::string& choices)
{
    const auto of = [&option](const ShardStatistics& shard) -> std::optional<std::string> {
        const auto found = shard.shown.find(option);
        return found == shard.shown.end() ? std::nullopt : std::optional(found->second);
    };
    const auto word = [&](const ShardStatistics& shard) {
        const auto value = of(shard);
        return (value ? "with --" : "without --") + option
            + (value && !value->empty() ? " " + *value : std::string());
    };
    const auto& first = merged.shards.front();
    for (const auto& shard : merged.shards) {
        if (of(shard) != of(first)) {
            return refused(shard,
                "This shard was scored " + word(shard) + ", and " + first.name + " " + word(first)
                    + ". No count depends on it, only what is shown: give merge itself " + choices + ".");
        }
    }
    return of(first);
}

Result<std::vector<ShardCount>> countsByShard(
    const MergedResult& merged, std::size_t system, std::size_t part, support::Progress& progress)
{
    std::vector<ShardCount> counts;
    const auto& whole = merged.systems.at(system).parts.at(part);
    for (const auto& measure : whole.measures) {
        for (const auto& sheet : measure->sheets) {
            for (const auto& row : sheet.rows) {
                for (std::size_t column = 0; column < row.cells.size() && !sheet.perDocument; ++column) {
                    const auto& cell = row.cells[column];
                    if (cell.isCount && cell.value.value_or(0) > 0 && cell.link) {
                        counts.push_back({ measure->measure, sheet.id, row.name, sheet.columns[column].id,
                            static_cast<std::int64_t>(*cell.value), analysis::filterArguments(*cell.link),
                            {} });
                    }
                }
            }
        }
    }
    const auto partOf = [&](const ShardStatistics& shard) {
        return *support::found(shard.systems.at(system).parts, whole.name, &PartStatistics::name);
    };
    std::vector<NumberTree> sums; // by measure
    for (const auto& shard : merged.shards) {
        const auto& own = partOf(shard).measures;
        sums.resize(own.size());
        for (std::size_t i = 0; i < own.size(); ++i) {
            sums[i] += own[i].numbers;
        }
    }
    for (std::size_t shard = 0; shard < merged.shards.size(); ++shard) {
        if (progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, "Cancelled.");
        }
        // The shard alone, in the place of all.
        auto alone = merged.shards[shard];
        auto piece = partOf(alone);
        piece.byDocument = false;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            piece.measures[i].numbers.parts[corpusPart] = sums[i];
        }
        alone.systems = { { alone.systems.at(system).name, { std::move(piece) } } };
        const auto own = merge({ std::move(alone) }, progress);
        if (!own) {
            return support::Failure(own.error());
        }
        for (auto& count : counts) {
            const auto& measures = own->systems.front().parts.front().measures;
            const auto result
                = std::ranges::find(measures, count.measure, [](const auto& one) { return one->measure; });
            const auto value
                = result == measures.end() ? 0 : countIn(**result, count.sheet, count.row, count.column);
            if (value > 0) {
                count.shards.emplace_back(shard, value);
            }
        }
    }
    return counts;
}

Result<analysis::MeasureIntervals> mergedIntervals(const MergedPart& part,
    const analysis::MeasureResultPtr& measure, const analysis::SignificanceSettings& settings,
    support::Progress& progress)
{
    if (!part.byDocument) {
        return support::failure(ErrorCode::InvalidOption,
            "Intervals are drawn from the statistics of documents, which a shard lacks: score it without "
            "--no-documents.");
    }
    auto drawn = settings;
    drawn.unit = analysis::ResamplingUnit::Document;
    auto intervals = analysis::scoreIntervals({ part.evaluation, measure }, {}, drawn, progress);
    if (intervals) { // what is made of records knows none here
        intervals->types.clear();
        std::erase_if(intervals->overall,
            [&measure](const analysis::ScoreInterval& one) { return measure->score(one.name) == nullptr; });
    }
    return intervals;
}

} // namespace touchstone::shards
