// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/leads/leadchecks.h"

#include "core/compare/correction.h"
#include "core/evaluation/slices/filtering.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <map>

namespace touchstone::analysis {

namespace {

std::vector<std::uint32_t> recordsOf(const Evaluation& evaluation, const RecordFilter& filter)
{
    return filtered(evaluation, std::span(&filter, 1));
}

/// F1 of the system's annotations with these records mended.
std::optional<double> editedF1(
    const Evaluation& evaluation, std::span<const std::uint32_t> records, match::Scheme scheme)
{
    const CorrectionLabels labels(evaluation);
    std::map<std::uint32_t, std::vector<std::uint32_t>> byCase;
    for (const auto record : records) {
        byCase[evaluation.records[record].document].push_back(record);
    }
    auto edited = std::make_shared<annotation::Layer>(*evaluation.system);
    edited->labels = labels.labels;
    for (const auto& [number, own] : byCase) {
        const auto& documentCase = evaluation.cases[number];
        auto document = correctedDocument(evaluation, documentCase, own, labels);
        if (documentCase.system == nullptr) {
            document.name = documentCase.gold->name;
            edited->documents.push_back(std::move(document));
        } else {
            const auto at = documentCase.system - evaluation.system->documents.data();
            edited->documents[static_cast<std::size_t>(at)] = std::move(document);
        }
    }
    support::Progress progress;
    const auto again = evaluate(evaluation.givenGold, edited, evaluation.spec, progress);
    EXPECT_TRUE(again);
    return again ? (*again)->overall[static_cast<std::size_t>(scheme)].f1() : std::nullopt;
}

} // namespace

LeadList listed(const Evaluation& evaluation, const LeadSettings& settings, match::Scheme scheme)
{
    support::Progress progress;
    auto list = leads(evaluation, scheme, settings, progress);
    EXPECT_TRUE(list) << (list ? "" : list.error().text);
    return list ? std::move(*list) : LeadList {};
}

void expectSound(const Evaluation& evaluation, const LeadList& list)
{
    std::vector<std::vector<std::uint32_t>> errors;
    for (const auto& lead : list.leads) {
        SCOPED_TRACE(lead.sentence.english());
        EXPECT_EQ(lead.n, std::ssize(recordsOf(evaluation, lead.filter)));
        errors.push_back(recordsOf(evaluation, lead.wrongFilter));
        EXPECT_EQ(lead.wrong, std::ssize(errors.back()));
        EXPECT_LE(lead.wrong, lead.n);
        EXPECT_FALSE(support::contains(lead.twins, lead.subject.english(), &support::Message::english))
            << "said otherwise, in the same words";
        for (const char* word : { "because", "fails", "should" }) {
            EXPECT_EQ(lead.sentence.english().find(word), std::string::npos);
        }
        const auto f1 = editedF1(evaluation, errors.back(), list.scheme);
        ASSERT_EQ(f1.has_value(), lead.f1.has_value());
        if (f1) {
            EXPECT_NEAR(*f1, *lead.f1, 1e-12);
            ASSERT_EQ(lead.gain.has_value(), list.f1.has_value());
            EXPECT_NEAR(lead.gain.value_or(0), list.f1 ? *f1 - *list.f1 : 0, 1e-12);
        }
    }
    for (std::size_t i = 0; i < errors.size(); ++i) {
        for (std::size_t k = i + 1; k < errors.size(); ++k) {
            std::vector<std::uint32_t> both;
            std::ranges::set_intersection(errors[i], errors[k], std::back_inserter(both));
            const auto all = errors[i].size() + errors[k].size() - both.size();
            EXPECT_TRUE(list.leads[i].pinned || list.leads[k].pinned || 2 * both.size() <= all)
                << list.leads[i].sentence.english() << "\n"
                << list.leads[k].sentence.english();
        }
    }
}

std::string toldBy(const LeadList& list)
{
    std::string text;
    for (const auto& alarm : list.alarms) {
        text += alarm.sentence.english() + "\n" + support::joined(alarm.filterWords, " ") + "\n";
    }
    for (const auto& lead : list.leads) {
        text += lead.key + "\n" + lead.sentence.english() + "\n" + support::joined(lead.filterWords, " ")
            + "\n" + support::joined(lead.twins).english() + "\n" + support::shortest(lead.z.value_or(0))
            + " " + support::shortest(lead.p.value_or(0)) + " " + support::shortest(lead.gain.value_or(0))
            + "\n";
    }
    for (const auto& untold : list.notTold) {
        text += untold.reason.english() + "\n";
    }
    return text;
}

} // namespace touchstone::analysis
