// SPDX-License-Identifier: GPL-3.0-or-later
// CampaignLeads: the leads of every run of a project, and what several runs share; each with the records of
// one run, or of all that share it where these can be shown as one data set.
#pragma once

#include "core/leads/sharedleads.h"
#include "core/project/campaign.h"

namespace touchstone::analysis {

/// A run by its place in ProjectTables.
struct CampaignRunPlace
{
    std::size_t table = 0;
    std::size_t run = 0; ///< number in the table's runs
    friend auto operator<=>(const CampaignRunPlace&, const CampaignRunPlace&) = default;
};

struct CampaignLeads
{
    std::vector<RunLeads> runs; ///< `set` is tableName(); by table, then run
    std::vector<CampaignRunPlace> places; ///< of these runs
    std::vector<SharedLead> shared; ///< sharedLeads() of them
    struct Failed
    {
        CampaignRunPlace place;
        support::Error error;
    };
    std::vector<Failed> failed {}; ///< runs that have no list, likewise sorted
};

/// Which of muc's schemes a table's score is of, or its preset's; strict where neither names one. O(1).
[[nodiscard]] match::Scheme schemeOfTable(const ProjectTable& table);

/// The leads of all runs, each under its table's settings and scheme. Runs are read in batches, so that
/// memory does not grow with their number. Progress counts runs. Errors: Cancelled; InvalidOption for
/// settings of leads() that are wrong. Of a run its own errors stand in `failed`. Costs: of each run
/// evaluate() and leads().
[[nodiscard]] support::Result<CampaignLeads> leadsOfCampaign(const ProjectTables& tables,
    InputDigests& digests, const LeadSettings& settings, support::Progress& progress);

/// A lead of several runs as it is where these are parts of one data set (DataSetSpec::parts).
struct JoinedLead
{
    std::vector<std::string> parts; ///< by SharedLead::places: how the part is called; each name once
    RecordFilter filter; ///< exactly Lead::filter's records of every part
    RecordFilter wrongFilter; ///< likewise
};
/// Nothing: as one data set the runs would be read or counted otherwise: they are scored in different ways,
/// or the lead is of a value that depends on the whole of a data set (how often the gold has the words, bins
/// of years or of attributes, a period). Of one run its own filters. O(places).
[[nodiscard]] std::optional<JoinedLead> joinedLead(
    const SharedLead& lead, const CampaignLeads& leads, const ProjectTables& tables);

} // namespace touchstone::analysis
