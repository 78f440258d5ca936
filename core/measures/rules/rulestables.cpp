// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulestables.h"

#include "core/evaluation/records/sheetcells.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace touchstone::analysis {

namespace {

using metrics::Cause;
using metrics::LinkLabel;
using metrics::RuleSwitches;
using metrics::SpanLabel;

const FacetColumn& facetOf(const RecordList& list, std::string_view id)
{
    return *std::find_if(
        list.facets.begin(), list.facets.end(), [id](const FacetColumn& facet) { return facet.id == id; });
}

/// A label with its flags, in the order of tables.
struct Shown
{
    int order = 0;
    std::string word;
    std::string ignored;
    bool low = false;
    friend auto operator<=>(const Shown&, const Shown&) = default;

    [[nodiscard]] std::string text() const
    {
        return (word == unsetWord ? "(none)" : word) + (low ? " low confidence" : "")
            + (ignored == notIgnoredWord ? "" : "-ignored:" + ignored);
    }
};

/// The facets of one side, or of a group: a record of which the side is missing has none.
struct ShownFacets
{
    ShownFacets(const RecordList& list, const std::string& prefix, const char* label, const char* lowFacet)
        : words(facetOf(list, prefix + label))
        , ignored(facetOf(list, prefix + "ignored"))
        , low(facetOf(list, prefix + lowFacet))
    {
    }

    template <typename Order> bool read(std::uint32_t record, Shown& shown, Order&& orderOf) const
    {
        const auto word = words.of(record);
        if (word.empty()) {
            return false;
        }
        shown.word = words.names[word.front()];
        shown.ignored = ignored.names[ignored.of(record).front()];
        shown.low = low.of(record).front() == 1;
        shown.order = orderOf(shown.word);
        return true;
    }
    void narrow(RecordFilter& filter, const Shown& shown) const
    {
        filter.facets.push_back({ words.id, { shown.word } });
        filter.facets.push_back({ low.id, { shown.low ? "yes" : "no" } });
        filter.facets.push_back({ ignored.id, { shown.ignored } });
    }

    const FacetColumn& words;
    const FacetColumn& ignored;
    const FacetColumn& low;
};

ScoreSheet sideSheet(const RulesResult& result, const char* id, const char* title, const char* label,
    const char* low, int (*orderOf)(const std::string& word))
{
    ScoreSheet sheet { id, title, "Result",
        { { "system", "System", "Annotations of the system." },
            { "gold", "Gold", "Annotations of the gold." } },
        {}, {}, false };
    const auto& list = *result.list("rules");
    const std::array facets { ShownFacets(list, "gold.", label, low),
        ShownFacets(list, "system.", label, low) };
    std::map<Shown, std::array<std::int64_t, 2>> counts;
    Shown shown;
    for (std::uint32_t record = 0; record < list.records.size(); ++record) {
        for (std::size_t side = 0; side < facets.size(); ++side) {
            if (facets.at(side).read(record, shown, orderOf)) {
                ++counts[shown].at(side);
            }
        }
    }
    for (const auto& [key, count] : counts) {
        ScoreSheet::Row row { key.text(), {} };
        for (const std::size_t side : { 1U, 0U }) {
            auto link = listCell("rules", side == 0 ? "gold" : "system");
            facets.at(side).narrow(link, key);
            row.cells.push_back(countCell(count.at(side), std::move(link)));
        }
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

} // namespace

RulesTypes rulesTypes(const RulesResult& result, const Evaluation& evaluation)
{
    const auto& list = *result.list("rules");
    const auto& names = list.labels.empty() ? evaluation.labels : list.labels;
    const std::array facets { ShownFacets(list, "gold.", "result", "low"),
        ShownFacets(list, "system.", "result", "low") };
    std::array<std::vector<SpanLabel>, 2> labels;
    for (std::size_t side = 0; side < labels.size(); ++side) {
        for (const auto& word : facets.at(side).words.names) {
            labels.at(side).push_back(spanLabelOf(word));
        }
    }
    std::map<std::uint32_t, metrics::RuleTally> tallies;
    for (std::uint32_t record = 0; record < list.records.size(); ++record) {
        const auto& pair = list.records[record];
        for (std::size_t side = 0; side < facets.size(); ++side) {
            if (side == 0 ? pair.hasGold() : pair.hasSystem()) {
                const auto& own = facets.at(side);
                const auto label = static_cast<std::size_t>(labels.at(side)[own.words.of(record).front()]);
                const auto ignored
                    = own.ignored.names[own.ignored.of(record).front()] == notIgnoredWord ? 0U : 2U;
                const auto flags = own.low.of(record).front() + ignored;
                ++tallies[side == 0 ? pair.goldType : pair.systemType].spans.at(side).at(label).at(flags);
            }
        }
    }
    RulesTypes types;
    for (const auto& [type, tally] : tallies) {
        types.names.push_back(names[type]);
        types.tallies.push_back(tally);
    }
    return types;
}

ScoreSheet resultSheet(const RulesResult& result)
{
    return sideSheet(result, "results", "What annotations count as", "result", "low",
        [](const std::string& word) { return static_cast<int>(spanLabelOf(word)); });
}

ScoreSheet resolutionSheet(const RulesResult& result)
{
    return sideSheet(result, "resolutions", "What links count as", "resolution", "low-resolution",
        [](const std::string& word) { return static_cast<int>(linkLabelOf(word)); });
}

ScoreSheet groupSheet(const RulesResult& result, const char* listId, const char* id, const char* title)
{
    ScoreSheet sheet { id, title, "Result", { { "count", "Count", "In all documents." } }, {}, {}, false };
    const auto& list = *result.list(listId);
    const ShownFacets facets(list, "", "result", "low");
    std::map<Shown, std::int64_t> counts;
    Shown shown;
    for (std::uint32_t record = 0; record < list.records.size(); ++record) {
        (void)facets.read(record, shown, [](const std::string& word) {
            return static_cast<int>(spanLabelOf(word, " doc")) * static_cast<int>(metrics::linkLabelCount)
                + static_cast<int>(linkLabelOf(word, " doc"));
        });
        ++counts[shown];
    }
    for (const auto& [key, count] : counts) {
        auto link = listCell(listId, list.categories.front());
        facets.narrow(link, key);
        sheet.rows.push_back({ key.text(), { countCell(count, std::move(link)) } });
    }
    return sheet;
}

ScoreSheet causeSheet(const RulesResult& result, const RulesLinks& links)
{
    ScoreSheet sheet { "causes", "Who caused wrong links", "Cause",
        { { "fp_res", "FP res (system)", "Wrong links of the system." },
            { "fn_res", "FN res (gold)", "Links of the gold that were not found." },
            { "fp_res_filtered", "FP res, filtered",
                "FP res without what was set aside or is of low confidence." },
            { "fn_res_filtered", "FN res, filtered",
                "FN res without what was set aside or is of low confidence." } },
        {},
        "Tagger: the name itself was not found, or is none. Resolver: the name was found, its link is wrong. "
        "Possibly tagger: found with other extent or label.",
        false };
    RuleSwitches filtered;
    filtered.ignored = filtered.low = false;
    const auto row = [&](const std::string& name, const std::vector<Cause>& causes) {
        ScoreSheet::Row cells { name, {} };
        std::int64_t all = 0;
        for (const auto& switches : { RuleSwitches {}, filtered }) {
            for (const std::size_t side : { 1U, 0U }) {
                const std::array wrong { side == 0 ? LinkLabel::FalseNegative : LinkLabel::FalsePositive };
                std::int64_t count = 0;
                for (const auto cause : causes) {
                    count += metrics::causeCountOf(result.total, side, cause, switches);
                }
                const auto only = causes.size() == 1 ? std::optional(causes.front()) : std::nullopt;
                cells.cells.push_back(countCell(count, links.resolutions(side, wrong, switches, only)));
                all += count;
            }
        }
        if (all > 0 || (causes.front() != Cause::None && causes.front() != Cause::Other)) {
            sheet.rows.push_back(std::move(cells));
        }
    };
    const std::vector order { Cause::Tagger, Cause::PossiblyTagger, Cause::Resolver, Cause::Other,
        Cause::None };
    for (const auto cause : order) {
        row(cause == Cause::None ? "(none)" : std::string(name(cause)), { cause });
    }
    row("Overall", order);
    return sheet;
}

ScoreSheet noteSheet(const RulesResult& result)
{
    ScoreSheet sheet { "notes", "What rules noted", "Note",
        { { "records", "Records", "Pairs and annotations without partner that have the note." } }, {}, {},
        false };
    const auto& note = facetOf(*result.list("rules"), "note");
    std::map<std::string, std::int64_t> counts;
    for (const auto value : note.values) {
        ++counts[note.names[value]];
    }
    counts.erase(std::string(unsetWord));
    for (const auto& [word, count] : counts) {
        RecordFilter link;
        link.list = "rules";
        link.facets.push_back({ note.id, { word } });
        sheet.rows.push_back({ word, { countCell(count, std::move(link)) } });
    }
    return sheet;
}

ScoreSheet ruleSheet(const RulesResult& result)
{
    ScoreSheet sheet { "rules", "Rules", "Rule",
        { { "phase", "Phase", "Number of the phase that it belongs to." },
            { "on", "On", "1: in force; 0: switched off." },
            { "fired", "Applied", "How often it was applied." },
            { "tried", "Tried", "How often its conditions were tested." },
            { "records", "Records", "Pairs and annotations without partner that it was applied to." } },
        {}, {}, false };
    const auto& set = *result.run->setup.rules;
    const auto& fired = facetOf(*result.list("rules"), "rule");
    std::vector<std::int64_t> records(set.rules().size(), 0);
    for (const auto rule : fired.values) {
        ++records[rule];
    }
    const auto whole = [](auto count) { return ScoreCell { static_cast<double>(count), true, {}, {} }; };
    const auto& counts = result.run->counts;
    for (std::uint32_t phase = 0; phase < set.phases().size(); ++phase) {
        sheet.note
            += (phase == 0 ? "Phases: " : ", ") + std::to_string(phase + 1) + " " + set.phases()[phase];
        for (std::uint32_t number = 0; number < set.rules().size(); ++number) {
            const auto& rule = set.rules()[number];
            if (rule.phase != phase) {
                continue;
            }
            RecordFilter link;
            link.list = "rules";
            link.facets.push_back({ "rule", { rule.name } });
            sheet.rows.push_back({ rule.name,
                { whole(phase + 1), whole(rule.on ? 1 : 0),
                    whole(number < counts.fired.size() ? counts.fired[number] : 0),
                    whole(number < counts.tried.size() ? counts.tried[number] : 0),
                    countCell(records[number], std::move(link)) } });
        }
    }
    sheet.note += ".";
    return sheet;
}

} // namespace touchstone::analysis
