// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/campaignleads.h"

#include "core/project/campaignranking.h"
#include "core/project/tablescoring.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace touchstone::analysis {

namespace {

/// Slices whose values a record has whatever stands in other documents. Of the others a join of data sets
/// may count otherwise.
constexpr std::string_view slicesOfDocuments[] { "document-length", "document-position", "entity-length",
    "tokens", "surface", "characters", "shape", "digit", "hyphen", "full-stop", "apostrophe", "lower-word",
    "first-word", "last-word", "nesting", "crossing", "neighbour", "word-before", "word-after",
    "shape-before", "shape-after", "enclosed", "sentence-position", "sentence-length", "sentence-case",
    "sentence-annotations", "sentence-types", "seen", "seen-words", "mention", "left", "right",
    "left-characters", "right-characters", "boundary", "noise" };

class LeadsOfRuns
{
public:
    LeadsOfRuns(const ProjectTables& tables, InputDigests& digests, const LeadSettings& settings,
        support::Progress& progress)
        : m_tables(tables)
        , m_digests(digests)
        , m_settings(settings)
        , m_progress(progress)
        , m_quiet(progress.stopToken())
    {
    }

    support::Result<CampaignLeads> run()
    {
        std::size_t runs = 0;
        for (const auto& table : m_tables.tables) {
            runs += table.runs.size();
        }
        m_progress.begin(runs);
        for (std::size_t table = 0; table < m_tables.tables.size(); ++table) {
            lookAtTable(table);
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, support::said("Cancelled."));
            }
            if (m_refused) {
                return tl::unexpected(*m_refused);
            }
        }
        std::ranges::sort(m_found, {}, &Found::place);
        CampaignLeads leads;
        for (auto& [place, list, error] : m_found) {
            if (!list) {
                leads.failed.push_back({ place, std::move(*error) });
                continue;
            }
            const auto& table = m_tables.tables[place.table];
            leads.places.push_back(place);
            leads.runs.push_back({ tableName(table), table.runs[place.run].system, std::move(list) });
        }
        leads.shared = sharedLeads(leads.runs);
        return leads;
    }

private:
    /// Read at once.
    static constexpr std::size_t batch = 8;

    struct Found
    {
        CampaignRunPlace place;
        std::shared_ptr<const LeadList> list {}; ///< null: error
        std::optional<support::Error> error {};
    };

    void add(Found found)
    {
        m_found.push_back(std::move(found));
        m_progress.advance(1);
    }

    void lookAtTable(std::size_t number)
    {
        const ProjectTable& table = m_tables.tables[number];
        const auto made = loadedTable(table, m_digests, m_quiet);
        std::vector<std::size_t> runs(table.runs.size());
        std::iota(runs.begin(), runs.end(), std::size_t { 0 });
        if (!made) {
            for (const auto run : runs) {
                add({ { number, run }, nullptr, made.error() });
            }
            return;
        }
        for (const auto& group : runsReadTogether(made->dataSet, runs, batch, m_digests, m_quiet)) {
            const auto data = loadedRuns(made->dataSet, group, m_quiet);
            for (std::size_t i = 0; i < group.size() && !m_progress.cancelled() && !m_refused; ++i) {
                const CampaignRunPlace place { number, group[i] };
                add(data ? foundIn(place, *made, *data, data->systems[i])
                         : Found { place, nullptr, data.error() });
            }
        }
    }

    Found foundIn(const CampaignRunPlace& place, const LoadedTable& made, const DataSet& data,
        const LoadedSystem& system)
    {
        const ProjectTable& table = m_tables.tables[place.table];
        // As the matrix scores it, so that what has no score there has no leads here.
        const auto measured
            = measuredRun(made, data, system, namedScore(table.score), false, m_digests, m_quiet);
        if (!measured) {
            return { place, nullptr, measured.error() };
        }
        // A measure that counts no records has left them out.
        auto evaluation = evaluate(data.gold, system.layer, made.spec, m_quiet);
        if (!evaluation) {
            return { place, nullptr, evaluation.error() };
        }
        auto list = leads(**evaluation, schemeOfTable(table), m_settings, m_quiet);
        if (!list) {
            if (list.error().code == support::ErrorCode::InvalidOption) {
                m_refused = list.error();
            }
            return { place, nullptr, list.error() };
        }
        return { place, std::make_shared<const LeadList>(std::move(*list)), std::nullopt };
    }

    const ProjectTables& m_tables;
    InputDigests& m_digests;
    const LeadSettings& m_settings;
    support::Progress& m_progress;
    support::Progress m_quiet;
    std::vector<Found> m_found;
    std::optional<support::Error> m_refused; ///< settings that are wrong for every run
};

void addAll(std::vector<std::string>& names, const std::vector<std::string>& more)
{
    for (const auto& name : more) {
        support::addNew(names, name);
    }
    std::ranges::sort(names);
}

/// Takes the values of another part's filter of the same lead. False: they differ in more than the names
/// that the parts have.
bool unite(RecordFilter& filter, const RecordFilter& part)
{
    auto same = part;
    same.goldTypes = filter.goldTypes;
    same.systemTypes = filter.systemTypes;
    same.documents = filter.documents;
    same.facets = filter.facets;
    if (same != filter || part.facets.size() != filter.facets.size()
        || part.goldTypes.empty() != filter.goldTypes.empty()
        || part.systemTypes.empty() != filter.systemTypes.empty()) {
        return false;
    }
    for (std::size_t i = 0; i < filter.facets.size(); ++i) {
        if (filter.facets[i].facet != part.facets[i].facet) {
            return false;
        }
        addAll(filter.facets[i].names, part.facets[i].names);
    }
    addAll(filter.goldTypes, part.goldTypes);
    addAll(filter.systemTypes, part.systemTypes);
    addAll(filter.documents, part.documents);
    return true;
}

/// Documents by the names that they have in a part (annotation::joined).
RecordFilter inPart(RecordFilter filter, const std::string& part)
{
    for (auto& document : filter.documents) {
        document = part + "/" + document;
    }
    return filter;
}

bool isOfDocuments(const RecordFilter& filter)
{
    return std::ranges::all_of(filter.facets,
        [](const FacetChoice& choice) { return support::contains(slicesOfDocuments, choice.facet); });
}

} // namespace

match::Scheme schemeOfTable(const ProjectTable& table)
{
    const std::string score = namedScore(table.score).score;
    const auto ofScore = match::schemeByName(score.substr(0, score.find('.')));
    return table.preset != nullptr ? table.preset->scheme : ofScore.value_or(match::Scheme::Strict);
}

support::Result<CampaignLeads> leadsOfCampaign(const ProjectTables& tables, InputDigests& digests,
    const LeadSettings& settings, support::Progress& progress)
{
    return LeadsOfRuns(tables, digests, settings, progress).run();
}

std::optional<JoinedLead> joinedLead(
    const SharedLead& lead, const CampaignLeads& leads, const ProjectTables& tables)
{
    const auto placeOf
        = [&](std::size_t i) -> const CampaignRunPlace& { return leads.places[lead.places[i].run]; };
    const auto leadOf = [&](std::size_t i) -> const Lead& {
        return leads.runs[lead.places[i].run].list->leads[lead.places[i].lead];
    };
    const ProjectTable& first = tables.tables[placeOf(0).table];
    if (lead.places.size() == 1) {
        return JoinedLead { { first.set }, leadOf(0).filter, leadOf(0).wrongFilter };
    }
    std::set<std::string> sets;
    bool once = true; // each data set
    for (std::size_t i = 0; i < lead.places.size(); ++i) {
        once = sets.insert(tables.tables[placeOf(i).table].set).second && once;
    }
    JoinedLead joined;
    for (std::size_t i = 0; i < lead.places.size(); ++i) {
        const ProjectTable& table = tables.tables[placeOf(i).table];
        if (table.spec != first.spec || table.relations != first.relations
            || schemeOfTable(table) != schemeOfTable(first)) {
            return std::nullopt;
        }
        const auto& part = joined.parts.emplace_back(
            once ? table.set : tableName(table) + " · " + table.runs[placeOf(i).run].system);
        const auto all = inPart(leadOf(i).filter, part);
        const auto wrong = inPart(leadOf(i).wrongFilter, part);
        if (!isOfDocuments(wrong)) {
            return std::nullopt;
        }
        if (i == 0) {
            joined.filter = all;
            joined.wrongFilter = wrong;
        } else if (!unite(joined.filter, all) || !unite(joined.wrongFilter, wrong)) {
            return std::nullopt;
        }
    }
    auto names = joined.parts;
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end() ? std::optional(std::move(joined)) : std::nullopt;
}

} // namespace touchstone::analysis
