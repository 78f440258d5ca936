// SPDX-License-Identifier: GPL-3.0-or-later
// Potential gain against brute force: the system's annotations are edited and everything is evaluated anew.
#include "core/compare/potentialgain.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace touchstone::analysis {
namespace {

using match::ErrorType;
using match::PairingPolicy;
using match::Scheme;
using testsupport::addEntity;
using testsupport::evaluated;
using testsupport::layerPtr;

PotentialGain gainOf(const EvaluationPtr& evaluation, Scheme scheme = Scheme::Strict, bool trees = false)
{
    support::Progress progress;
    MeasureResultPtr eter;
    if (trees) {
        eter = *computeMeasure("eter", *evaluation, progress);
    }
    auto result = potentialGain(*evaluation, scheme, dynamic_cast<const EterResult*>(eter.get()), progress);
    EXPECT_TRUE(result);
    return *result;
}

const GainRow* rowOf(const PotentialGain& gain, ErrorType type, const std::string& label)
{
    for (const auto& row : gain.rows) {
        if (row.errors.errorType == type && row.label == label) {
            return &row;
        }
    }
    return nullptr;
}

std::vector<std::uint32_t> recordsBehind(const EvaluationPtr& evaluation, const RecordFilter& link)
{
    if (!isCorrectionList(link.list)) {
        return filtered(*evaluation, std::span(&link, 1));
    }
    const auto shown = throughList(evaluation, correctionList(*evaluation, link.list));
    const auto found = filtered(*shown, std::span(&link, 1));
    std::vector<std::uint32_t> numbers; // of the evaluation's own records
    for (const auto number : found) {
        const auto& record = shown->records[number];
        for (std::uint32_t own = 0; own < evaluation->records.size(); ++own) {
            const auto& each = evaluation->records[own];
            if (each.document == record.document && each.gold == record.gold
                && each.system == record.system) {
                numbers.push_back(own);
            }
        }
    }
    return numbers;
}

/// Edits flat annotations of the system by hand: the records become right, or go.
annotation::LayerPtr edited(const EvaluationPtr& evaluation, const std::vector<std::uint32_t>& records)
{
    auto layer = *evaluation->system;
    std::vector<std::set<std::uint32_t>> removed(layer.documents.size());
    for (const auto number : records) {
        const auto& record = evaluation->records[number];
        const auto& documentCase = evaluation->cases[record.document];
        const auto place
            = static_cast<std::size_t>(documentCase.system - evaluation->system->documents.data());
        auto& document = layer.documents[place];
        if (!record.hasGold()) {
            removed[place].insert(record.system);
            continue;
        }
        const auto& gold = *evaluation->goldEntity(record);
        const auto& label = evaluation->gold->labels.name(gold.label);
        if (record.hasSystem()) {
            document.annotations.entities[record.system].span = gold.span;
            document.annotations.entities[record.system].label = layer.labels.intern(label);
        } else {
            addEntity(document, layer.labels, gold.span, label);
        }
    }
    for (std::size_t place = 0; place < removed.size(); ++place) {
        auto& entities = layer.documents[place].annotations.entities;
        for (auto at = removed[place].rbegin(); at != removed[place].rend(); ++at) {
            entities.erase(entities.begin() + *at);
        }
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

/// Every row against an evaluation of the edited annotations.
void expectRowsToEqualBruteForce(const EvaluationPtr& evaluation, Scheme scheme, bool trees)
{
    const auto gain = gainOf(evaluation, scheme, trees);
    for (const auto& row : gain.rows) {
        SCOPED_TRACE(std::string(match::errorTypeName(row.errors.errorType)) + ' ' + row.label);
        const auto records = recordsBehind(evaluation, row.link);
        EXPECT_EQ(records.size(), static_cast<std::size_t>(row.records)) << "the link shows what it corrects";
        const auto anew = evaluated(evaluation->gold, edited(evaluation, records), evaluation->spec);
        const auto& tally = anew->overall[static_cast<std::size_t>(scheme)];
        EXPECT_EQ(row.tally, tally);
        EXPECT_EQ(row.f1, tally.f1());
        if (trees) {
            support::Progress progress;
            const auto measured = *computeMeasure("eter", *anew, progress);
            const auto& eter = dynamic_cast<const EterResult&>(*measured);
            EXPECT_EQ(row.eter, eter.overall.rate(eter.alpha));
        }
    }
}

annotation::LayerPtr randomLayer(std::mt19937& random, const std::string& name)
{
    constexpr std::uint32_t length = 30;
    const std::string text(length, 'x');
    auto layer = testsupport::layer({ text, text }, name);
    const char* const types[] = { "PER", "LOC", "ORG.a", "ORG.b" };
    const auto below = [&random](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
    for (auto& document : layer.documents) {
        for (auto count = below(9); count > 0; --count) {
            const auto begin = below(length - 6);
            addEntity(document, layer.labels, { begin, begin + 1 + below(6) }, types[below(4)]);
        }
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

TEST(PotentialGain, SaysWhatEachKindOfErrorCosts)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Zoë] and [PER Bo] in [LOC Rome]" });
    const auto evaluation = evaluated(gold, layerPtr({ "[PER Ada] met Zoë [X and] Bo in [ORG Rome]" }, "A"));
    const auto gain = gainOf(evaluation);
    EXPECT_DOUBLE_EQ(*gain.f1, 2.0 * 1 / (3 + 4));
    const auto* missing = rowOf(gain, ErrorType::Missing, "PER");
    ASSERT_NE(missing, nullptr);
    EXPECT_EQ(missing->records, 2);
    EXPECT_DOUBLE_EQ(*missing->f1, 2.0 * 3 / (5 + 4));
    const auto* spurious = rowOf(gain, ErrorType::Spurious, "X");
    ASSERT_NE(spurious, nullptr);
    EXPECT_DOUBLE_EQ(*spurious->f1, 2.0 * 1 / (2 + 4));
    const auto* type = rowOf(gain, ErrorType::Type, "LOC");
    ASSERT_NE(type, nullptr);
    EXPECT_DOUBLE_EQ(*type->f1, 2.0 * 2 / (3 + 4));
    EXPECT_EQ(gain.rows.size(), 3U);
    EXPECT_EQ(&gain.rows.front(), missing) << "the most worthwhile first";
    EXPECT_EQ(gain.best(), 3U);
    expectRowsToEqualBruteForce(evaluation, Scheme::Strict, true);
}

TEST(PotentialGain, ASplitGoesWithItsPartsAndAMergeWithTheGoldsThatItSwallowed)
{
    const auto gold = layerPtr({ "[PER Ada King Lovelace] met [LOC Rome] [LOC Oslo] now" });
    const auto evaluation
        = evaluated(gold, layerPtr({ "[PER Ada King] [PER Lovelace] met [LOC Rome Oslo] now" }, "A"));
    const auto gain = gainOf(evaluation);
    const auto* split = rowOf(gain, ErrorType::Split, "PER");
    ASSERT_NE(split, nullptr);
    EXPECT_EQ(split->records, 2);
    EXPECT_EQ(split->tally[match::Outcome::Spurious], 0);
    const auto* merge = rowOf(gain, ErrorType::Merge, "LOC");
    ASSERT_NE(merge, nullptr);
    EXPECT_EQ(merge->records, 2);
    EXPECT_EQ(merge->tally[match::Outcome::Missing], 0);
    expectRowsToEqualBruteForce(evaluation, Scheme::Strict, true);
}

TEST(PotentialGain, NothingIsWorthwhileWhereNothingIsWrong)
{
    const auto gold = layerPtr({ "[PER Ada]" });
    const auto gain = gainOf(evaluated(gold, layerPtr({ "[PER Ada]" }, "A")));
    EXPECT_TRUE(gain.rows.empty());
    EXPECT_EQ(gain.best(), 0U);
    EXPECT_EQ(gain.f1, 1.0);
    const auto nothing = gainOf(evaluated(layerPtr({ "Ada" }), layerPtr({ "Ada" }, "A")));
    EXPECT_FALSE(nothing.f1);
}

TEST(PotentialGain, ADocumentThatTheSystemLacksIsAdded)
{
    const auto named
        = [](const std::vector<std::pair<std::string, std::string>>& documents, const std::string& name) {
              return std::make_shared<const annotation::Layer>(testsupport::namedLayer(documents, name));
          };
    const auto gold = named({ { "x", "[PER Ada]" }, { "y", "[PER Zoë] in [LOC Rome]" } }, "gold");
    const auto evaluation = evaluated(gold, named({ { "x", "[PER Ada]" }, { "z", "" } }, "A"));
    const auto gain = gainOf(evaluation, Scheme::Strict, true);
    const auto* missing = rowOf(gain, ErrorType::Missing, "PER");
    ASSERT_NE(missing, nullptr);
    EXPECT_DOUBLE_EQ(*missing->f1, 2.0 * 2 / (2 + 3));
    EXPECT_DOUBLE_EQ(*missing->eter, 1.0 / 3);
}

TEST(PotentialGain, EqualsBruteForce)
{
    constexpr unsigned seed = 20261120;
    constexpr int rounds = 60;
    std::mt19937 random(seed);
    for (int round = 0; round < rounds; ++round) {
        const auto gold = randomLayer(random, "gold");
        const auto system = randomLayer(random, "A");
        for (const auto policy :
            { PairingPolicy::Optimal, PairingPolicy::FirstCome, PairingPolicy::Nervaluate01 }) {
            for (const double overlap : { 0.0, 60.0 }) {
                EvaluationSpec spec;
                spec.matching.pairing = policy;
                spec.matching.minOverlap = overlap;
                spec.eter.sweepFrom = spec.eter.sweepTo = spec.eter.alpha;
                const auto evaluation = evaluated(gold, system, spec);
                for (const auto scheme : match::allSchemes) {
                    SCOPED_TRACE(std::to_string(round) + ' ' + std::string(name(policy)) + ' '
                        + std::string(match::schemeName(scheme)));
                    expectRowsToEqualBruteForce(evaluation, scheme,
                        scheme == Scheme::Strict && policy == PairingPolicy::Optimal && overlap == 0);
                }
            }
        }
    }
}

TEST(PotentialGain, OfTreesTheComponentsAreCorrectedToo)
{
    const auto gold = layerPtr({ "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en "
                                 "[loc.adm.nat [+name France]]]" });
    const auto system = layerPtr(
        { "[func.coll [+kind ambassadeur] de la [+name Turquie] en [loc.adm.nat [+name France]]]" }, "A");
    const auto evaluation = evaluated(gold, system);
    const auto gain = gainOf(evaluation, Scheme::Strict, true);
    ASSERT_TRUE(gain.eter);
    const auto* subtype = rowOf(gain, ErrorType::Subtype, "func.ind");
    ASSERT_NE(subtype, nullptr);
    const auto* missing = rowOf(gain, ErrorType::Missing, "loc.adm.nat");
    ASSERT_NE(missing, nullptr);
    // The same corrections, made by hand.
    const auto eterOf = [&](const annotation::LayerPtr& layer) {
        support::Progress progress;
        const auto anew = evaluated(gold, layer);
        const auto measured = *computeMeasure("eter", *anew, progress);
        const auto& eter = dynamic_cast<const EterResult&>(*measured);
        return eter.overall.rate(eter.alpha);
    };
    EXPECT_EQ(subtype->eter,
        eterOf(layerPtr(
            { "[func.ind [+kind ambassadeur] de la Turquie en [loc.adm.nat [+name France]]]" }, "A")));
    auto added = *system;
    auto& document = added.documents.front();
    constexpr text::Span turkey { 18, 25 };
    ASSERT_EQ(document.text.slice(turkey), "Turquie");
    const auto country = addEntity(document, added.labels, turkey, "loc.adm.nat", 0);
    addEntity(document, added.labels, turkey, "name", country, annotation::Role::Component);
    EXPECT_EQ(missing->eter, eterOf(std::make_shared<const annotation::Layer>(added)))
        << "the component that stood in its place stays";
    EXPECT_GT(*missing->eterGain, 0);
}

TEST(PotentialGain, WhatTheTranscriptionLostCannotBeCorrected)
{
    const auto evaluation = evaluated(layerPtr({ "[PER Quill] met [PER Okonjo] in [LOC town]" }),
        layerPtr({ "Quill met in [LOC town]" }, "A"));
    const auto gain = gainOf(evaluation, Scheme::Strict, true);
    const auto* missing = rowOf(gain, ErrorType::Missing, "PER");
    ASSERT_NE(missing, nullptr);
    EXPECT_EQ(missing->records, 2);
    EXPECT_EQ(missing->lost, 1) << "there is no text that an annotation of Okonjo could stand on";
    EXPECT_EQ(missing->tally[match::Outcome::Correct], 2);
    EXPECT_EQ(missing->tally[match::Outcome::Missing], 1);
    EXPECT_DOUBLE_EQ(*gain.eter, 2.0 / 3);
    EXPECT_DOUBLE_EQ(*missing->eter, 1.0 / 3) << "no insertion comes of it";
    // By hand.
    const auto anew = evaluated(evaluation->gold, layerPtr({ "[PER Quill] met in [LOC town]" }, "A"));
    EXPECT_EQ(missing->f1, anew->overall[0].f1());
}

TEST(PotentialGain, StopsWhenAsked)
{
    const auto evaluation = evaluated(layerPtr({ "[PER Ada]" }), layerPtr({ "Ada" }, "A"));
    support::Progress going;
    const auto eter = *computeMeasure("eter", *evaluation, going);
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto result
        = potentialGain(*evaluation, Scheme::Strict, dynamic_cast<const EterResult*>(eter.get()), progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
