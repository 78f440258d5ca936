// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of all runs of a project: each under its table's settings, what they share, and the same records
// where the runs that share a lead are read as one data set.
#include "core/project/campaignleads.h"

#include "core/evaluation/slices/filtering.h"
#include "core/support/lookup.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

constexpr int documents = 60;

class CampaignLeadsTest : public ::testing::Test
{
protected:
    CampaignLeadsTest()
    {
        for (const std::string set : { "one", "two" }) {
            write(
                set + "/gold.jsonl", [](int) { return true; }, [](int) { return false; });
            write(
                set + "/a.jsonl", [](int i) { return i % 5 != 1; }, [](int i) { return i % 3 == 0; });
            write(
                set + "/b.jsonl", [](int i) { return i % 2 == 0; }, [](int i) { return i % 6 == 0; });
        }
    }

    /// A city in brackets in every second document; a person that may end early.
    template <typename City, typename Early> void write(const std::string& name, City city, Early early)
    {
        std::string text;
        for (int i = 0; i < documents; ++i) {
            text += R"({"id": "d)" + std::to_string(i) + R"(", "text": "Ada Byron in )"
                + (i % 2 == 0 ? "( New York )" : ", New York ,") + R"( .", "entities": [{"start": 0, "end": )"
                + (early(i) ? "3" : "9") + R"(, "type": "PER"})"
                + (city(i) ? R"(, {"start": 15, "end": 23, "type": "LOC"})" : "") + "]}\n";
        }
        folder.write(name, text);
    }

    ProjectTables tablesOf(const std::string& more = {})
    {
        const std::string text = R"({"touchstone-project": 1, "sets": [
                {"name": "one", "gold": "one/gold.jsonl", "systems": ["one/a.jsonl", "one/b.jsonl"]},
                {"name": "two", "gold": "two/gold.jsonl", "systems": ["two/a.jsonl", "two/b.jsonl)"
            + more + R"("]}]})";
        const auto read = parseProject(text, folder.write("c.touchstone", text));
        EXPECT_TRUE(read) << read.error().text;
        const support::Progress progress;
        auto tables = projectTables(*read, {}, progress);
        EXPECT_TRUE(tables) << tables.error().text;
        return tables ? std::move(*tables) : ProjectTables {};
    }

    static CampaignLeads leadsOf(const ProjectTables& tables)
    {
        support::Progress progress;
        InputDigests digests;
        auto leads = leadsOfCampaign(tables, digests, {}, progress);
        EXPECT_TRUE(leads) << leads.error().text;
        return leads ? std::move(*leads) : CampaignLeads {};
    }

    /// The runs of a lead as one data set.
    static EvaluationPtr together(const SharedLead& lead, const JoinedLead& joined,
        const CampaignLeads& leads, const ProjectTables& tables)
    {
        DataSetSpec all;
        for (std::size_t i = 0; i < lead.places.size(); ++i) {
            const auto& [table, run] = leads.places[lead.places[i].run];
            auto& part = all.parts.emplace_back(tables.tables[table].dataSet);
            part.name = joined.parts[i];
            part.systems = { part.systems[run] };
            part.systems.front().name = "all";
        }
        support::Progress progress;
        const auto data = loadDataSet(all, progress);
        EXPECT_TRUE(data) << data.error().text;
        const auto made
            = evaluate(data->gold, data->systems.front().layer, tables.tables.front().spec, progress);
        EXPECT_TRUE(made) << made.error().text;
        return *made;
    }

    static std::int64_t count(const EvaluationPtr& evaluation, const RecordFilter& filter)
    {
        return static_cast<std::int64_t>(filtered(*evaluation, std::span(&filter, 1)).size());
    }

    testsupport::Folder folder;
};

TEST_F(CampaignLeadsTest, EveryRunHasItsListAndLeadsOfOneKeyStandTogether)
{
    const auto leads = leadsOf(tablesOf());
    ASSERT_EQ(leads.runs.size(), 4U);
    EXPECT_TRUE(leads.failed.empty());
    EXPECT_EQ(leads.places[2], (CampaignRunPlace { 1, 0 }));
    EXPECT_EQ(leads.runs[2].system, "a");
    ASSERT_FALSE(leads.shared.empty());
    EXPECT_TRUE(std::ranges::any_of(leads.shared, [](const SharedLead& lead) {
        return lead.places.size() == 4 && lead.sets == 2;
    })) << "persons that end early";
}

TEST_F(CampaignLeadsTest, AsOneDataSetALeadHasExactlyTheRecordsOfItsRuns)
{
    const auto tables = tablesOf();
    const auto leads = leadsOf(tables);
    std::size_t several = 0;
    for (const SharedLead& lead : leads.shared) {
        const auto joined = joinedLead(lead, leads, tables);
        if (!joined) {
            continue;
        }
        several += lead.places.size() > 1 ? 1U : 0U;
        ASSERT_EQ(joined->parts.size(), lead.places.size());
        const auto evaluation = together(lead, *joined, leads, tables);
        if (lead.places.size() > 1) {
            EXPECT_EQ(count(evaluation, joined->filter), lead.n) << lead.key;
            EXPECT_EQ(count(evaluation, joined->wrongFilter), lead.wrong) << lead.key;
        }
    }
    EXPECT_GE(several, 1U);
}

TEST_F(CampaignLeadsTest, WhatDependsOnTheWholeOfADataSetHasNoRecordsAsOne)
{
    const auto tables = tablesOf();
    auto leads = leadsOf(tables);
    const auto shared
        = std::ranges::find_if(leads.shared, [](const SharedLead& lead) { return lead.places.size() == 4; });
    ASSERT_NE(shared, leads.shared.end());
    ASSERT_TRUE(joinedLead(*shared, leads, tables));
    auto otherwise = tables;
    otherwise.tables[1].spec.matching.pairing = match::PairingPolicy::FirstCome;
    EXPECT_FALSE(joinedLead(*shared, leads, otherwise)) << "scored in two ways";
    for (const auto& [run, lead] : shared->places) {
        auto list = *leads.runs[run].list;
        list.leads[lead].filter.facets.push_back({ "surface-count", { "2-3" } });
        list.leads[lead].wrongFilter.facets.push_back({ "surface-count", { "2-3" } });
        leads.runs[run].list = std::make_shared<const LeadList>(std::move(list));
    }
    EXPECT_FALSE(joinedLead(*shared, leads, tables)) << "the gold of both has the words twice as often";
}

TEST_F(CampaignLeadsTest, DocumentsAreCalledByTheirPart)
{
    const auto tables = tablesOf();
    auto leads = leadsOf(tables);
    Lead lead;
    lead.key = "place gold document=d3";
    lead.filter.documents = lead.wrongFilter.documents = { "d3" };
    for (auto& run : leads.runs) {
        LeadList list;
        list.leads = { lead };
        run.list = std::make_shared<const LeadList>(std::move(list));
    }
    leads.shared = sharedLeads(std::span(leads.runs).first(1));
    EXPECT_EQ(joinedLead(leads.shared.front(), leads, tables)->filter.documents,
        (std::vector<std::string> { "d3" }))
        << "a run is shown in its own data set";
    leads.shared = sharedLeads(leads.runs);
    const auto joined = joinedLead(leads.shared.front(), leads, tables);
    ASSERT_TRUE(joined);
    ASSERT_EQ(joined->filter.documents.size(), 4U);
    for (const std::string& part : joined->parts) {
        EXPECT_TRUE(support::contains(joined->filter.documents, part + "/d3")) << part;
    }
}

TEST_F(CampaignLeadsTest, ARunThatCannotBeReadIsToldAndTheOthersHaveTheirs)
{
    folder.write("two/c.jsonl", "{\"id\": \"d0\", \"text\": 3}\n");
    const auto leads = leadsOf(tablesOf(R"(", "two/c.jsonl)"));
    EXPECT_EQ(leads.runs.size(), 4U);
    ASSERT_EQ(leads.failed.size(), 1U);
    EXPECT_EQ(leads.failed.front().place, (CampaignRunPlace { 1, 2 }));
    EXPECT_FALSE(leads.failed.front().error.text.empty());
}

TEST_F(CampaignLeadsTest, WrongSettingsAreRefusedAndStoppingEndsIt)
{
    const auto tables = tablesOf();
    InputDigests digests;
    LeadSettings settings;
    settings.features = { "no such slice" };
    support::Progress progress;
    const auto refused = leadsOfCampaign(tables, digests, settings, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::InvalidOption);
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const auto cancelled = leadsOfCampaign(tables, digests, {}, stopped);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
