// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"
#include "core/text/casefold.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

namespace touchstone::analysis {
namespace {

using match::Outcome;
using match::PairingPolicy;
using match::Scheme;
using testsupport::addEntity;
using testsupport::evaluated;
using testsupport::layerPtr;

Comparison compared(const EvaluationPtr& a, const EvaluationPtr& b, Scheme scheme = Scheme::Strict)
{
    support::Progress progress;
    auto result = compareEvaluations(*a, *b, scheme, progress);
    EXPECT_TRUE(result);
    return std::move(*result);
}

std::size_t recordsBehind(
    const EvaluationPtr& a, const EvaluationPtr& b, const Comparison& comparison, const RecordFilter& filter)
{
    const auto shown = throughList(showsSystemB(filter.list) ? b : a, *comparison.list(filter.list));
    return filtered(*shown, std::span(&filter, 1)).size();
}

/// Do the annotations of a change stand for the records behind its count, on one gold in both evaluations?
void expectCountedToBeTheRecords(
    const EvaluationPtr& a, const EvaluationPtr& b, const Comparison& comparison, Change change)
{
    const auto filter = changeCell(change);
    const auto shown = throughList(showsSystemB(filter.list) ? b : a, *comparison.list(filter.list));
    const auto numbers = filtered(*shown, std::span(&filter, 1));
    const auto counted = comparison.counted(change);
    ASSERT_EQ(counted.size(), numbers.size()) << changeName(change);
    const auto& own = showsSystemB(filter.list) ? *b : *a;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto& expected = shown->records[numbers[i]];
        const auto& record = own.records[counted[i].shown()];
        EXPECT_EQ(std::tuple(record.document, record.gold, record.system),
            std::tuple(expected.document, expected.gold, expected.system));
        if (counted[i].a != Comparison::Counted::none && counted[i].b != Comparison::Counted::none) {
            const auto& inA = a->records[counted[i].a];
            const auto& inB = b->records[counted[i].b];
            EXPECT_EQ(a->cases[inA.document].name(), b->cases[inB.document].name());
            EXPECT_EQ(a->goldText(inA), b->goldText(inB));
        }
    }
}

/// Follows every count, overall and by type, to its records.
void expectCountsToLeadToTheirRecords(
    const EvaluationPtr& a, const EvaluationPtr& b, const Comparison& comparison)
{
    const auto expectAll = [&](const ChangeCounts& counts, const std::vector<std::string>& type) {
        for (std::size_t i = 0; i < changeCount; ++i) {
            const auto change = static_cast<Change>(i);
            EXPECT_EQ(recordsBehind(a, b, comparison, changeCell(change, ChangePart::All, type)),
                static_cast<std::size_t>(counts.of(change)))
                << changeName(change) << ' ' << (type.empty() ? "" : type.front());
            EXPECT_EQ(recordsBehind(a, b, comparison, changeCell(change, ChangePart::Gold, type)),
                static_cast<std::size_t>(counts.goldOf(change)))
                << changeName(change);
            EXPECT_EQ(recordsBehind(a, b, comparison, changeCell(change, ChangePart::Spurious, type)),
                static_cast<std::size_t>(counts.spuriousOf(change)))
                << changeName(change);
        }
    };
    expectAll(comparison.overall, {});
    for (std::size_t i = 0; i < changeCount; ++i) {
        expectCountedToBeTheRecords(a, b, comparison, static_cast<Change>(i));
    }
    ChangeCounts sum;
    for (const auto& type : comparison.types) {
        expectAll(type.counts, type.labels);
        for (std::size_t i = 0; i < changeCount; ++i) {
            sum.gold[i] += type.counts.gold[i];
            sum.spurious[i] += type.counts.spurious[i];
        }
    }
    EXPECT_EQ(sum, comparison.overall) << "every annotation has one row";
}

/// Tallies of some records by outcome and row label.
using Rows = std::map<std::pair<std::string, Outcome>, std::int64_t>;
void addTo(Rows& rows, const Evaluation& evaluation, std::span<const match::PairOutcome> records,
    Scheme scheme, std::int64_t times)
{
    for (const auto& record : records) {
        auto& count = rows[{ text::upperCased(evaluation.labels[record.rowType()]), record.outcome(scheme) }];
        count += times;
    }
    std::erase_if(rows, [](const auto& row) { return row.second == 0; });
}

void expectDifferencesToAccountForTheTallies(
    const EvaluationPtr& a, const EvaluationPtr& b, const Comparison& comparison)
{
    Rows tallies;
    addTo(tallies, *a, a->records, comparison.scheme, 1);
    addTo(tallies, *b, b->records, comparison.scheme, -1);
    Rows listed;
    addTo(listed, *a, comparison.differencesA.records, comparison.scheme, 1);
    addTo(listed, *b, comparison.differencesB.records, comparison.scheme, -1);
    EXPECT_EQ(listed, tallies);
}

// The slow twin: annotation by annotation, by what they are, not by where they stand.

/// Document, offsets and type: what an annotation is. No two types here differ by their case alone, and
/// HIPE's scorer has them in upper case.
using Thing = std::tuple<std::string, std::uint32_t, std::uint32_t, std::string>;

Thing goldThing(const Evaluation& e, const match::PairOutcome& record)
{
    const auto& entity = *e.goldEntity(record);
    return { e.cases[record.document].name(), entity.span.begin, entity.span.end,
        text::upperCased(e.labels[record.goldType]) };
}

Thing systemThing(const Evaluation& e, const match::PairOutcome& record)
{
    const auto& entity = *e.systemEntity(record);
    return { e.cases[record.document].name(), entity.span.begin, entity.span.end,
        text::upperCased(e.labels[record.systemType]) };
}

/// Needs golds that differ from one another, and one text.
ChangeCounts slowly(const Evaluation& a, const Evaluation& b, Scheme scheme)
{
    ChangeCounts counts;
    std::set<Thing> golds;
    for (const auto* e : { &a, &b }) {
        for (const auto& record : e->records) {
            if (record.hasGold()) {
                golds.insert(goldThing(*e, record));
            }
        }
    }
    const auto bestOf = [&](const Evaluation& e, const Thing& gold) -> const match::PairOutcome* {
        const match::PairOutcome* best = nullptr;
        for (const auto& record : e.records) {
            if (record.hasGold() && goldThing(e, record) == gold
                && (best == nullptr
                    || (best->outcome(scheme) != Outcome::Correct
                        && record.outcome(scheme) == Outcome::Correct))) {
                best = &record;
            }
        }
        return best;
    };
    for (const auto& gold : golds) {
        const auto* x = bestOf(a, gold);
        const auto* y = bestOf(b, gold);
        auto change = Change::OnlyA;
        if (x == nullptr) {
            change = Change::OnlyB;
        } else if (y != nullptr) {
            const bool rightA = x->outcome(scheme) == Outcome::Correct;
            const bool rightB = y->outcome(scheme) == Outcome::Correct;
            const bool same = x->hasSystem() == y->hasSystem()
                && (!x->hasSystem() || systemThing(a, *x) == systemThing(b, *y));
            change = rightA && rightB ? Change::BothRight
                : rightB              ? Change::Fixed
                : rightA              ? Change::Regressed
                : same                ? Change::BothWrongSame
                                      : Change::BothWrongDifferently;
        }
        ++counts.gold[static_cast<std::size_t>(change)];
    }
    std::multiset<Thing> spuriousB;
    for (const auto& record : b.records) {
        if (!record.hasGold()) {
            spuriousB.insert(systemThing(b, record));
        }
    }
    for (const auto& record : a.records) {
        if (record.hasGold()) {
            continue;
        }
        const auto found = spuriousB.find(systemThing(a, record));
        auto change = Change::Fixed;
        if (found != spuriousB.end()) {
            spuriousB.erase(found);
            change = Change::BothWrongSame;
        }
        ++counts.spurious[static_cast<std::size_t>(change)];
    }
    counts.spurious[static_cast<std::size_t>(Change::Regressed)]
        = static_cast<std::int64_t>(spuriousB.size());
    return counts;
}

constexpr std::uint32_t textLength = 40;

/// Documents of random annotations; of golds no two are equal.
annotation::LayerPtr randomLayer(std::mt19937& random, const std::string& name, bool distinct)
{
    const std::string text(textLength, 'x');
    auto layer = testsupport::layer({ text, text, text }, name);
    const char* const types[] = { "PER", "LOC", "ORG.a", "ORG.b" };
    const auto below = [&random](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
    for (auto& document : layer.documents) {
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> taken;
        for (auto count = below(10); count > 0; --count) {
            const auto begin = below(textLength - 4);
            const auto end = begin + 1 + below(4);
            const auto type = below(4);
            if (taken.insert({ begin, end, type }).second || !distinct) {
                addEntity(document, layer.labels, { begin, end }, types[type]);
            }
        }
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

TEST(Comparison, TellsWhatBecameOfEachAnnotation)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Zoë] in [LOC Rome] and [ORG Acme Inc] [LOC Ulm] here" });
    const auto a = evaluated(
        gold, layerPtr({ "[PER Ada] met [ORG Zoë] in Rome and [ORG Acme] Inc [LOC Ulm] [PER here]" }, "A"));
    const auto b = evaluated(
        gold, layerPtr({ "[PER Ada] met [PER Zoë] in Rome and Acme [ORG Inc] Ulm [LOC here]" }, "B"));
    const auto comparison = compared(a, b);
    const auto& counts = comparison.overall;
    EXPECT_EQ(counts.goldOf(Change::BothRight), 1) << "Ada";
    EXPECT_EQ(counts.goldOf(Change::Fixed), 1) << "Zoë";
    EXPECT_EQ(counts.goldOf(Change::Regressed), 1) << "Ulm";
    EXPECT_EQ(counts.goldOf(Change::BothWrongSame), 1) << "Rome, missed by both";
    EXPECT_EQ(counts.goldOf(Change::BothWrongDifferently), 1) << "Acme Inc, two halves of it";
    EXPECT_EQ(counts.spuriousOf(Change::Fixed), 1) << "PER here";
    EXPECT_EQ(counts.spuriousOf(Change::Regressed), 1) << "LOC here: another type is another error";
    EXPECT_EQ(counts.spuriousOf(Change::BothWrongSame), 0);
    EXPECT_EQ(counts, slowly(*a, *b, Scheme::Strict));
    expectCountsToLeadToTheirRecords(a, b, comparison);
}

TEST(Comparison, FixedErrorsAreShownInAAndNewOnesInB)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Zoë]" });
    const auto a = evaluated(gold, layerPtr({ "[PER Ada] met [ORG Zoë]" }, "A"));
    const auto b = evaluated(gold, layerPtr({ "[LOC Ada] met [PER Zoë]" }, "B"));
    const auto comparison = compared(a, b);
    const auto shown = [&](Change change) {
        const auto filter = changeCell(change);
        const auto through = throughList(showsSystemB(filter.list) ? b : a, *comparison.list(filter.list));
        const auto found = filtered(*through, std::span(&filter, 1));
        EXPECT_EQ(found.size(), 1U);
        return through->systemTypes(through->records[found.front()]).front();
    };
    EXPECT_EQ(shown(Change::Fixed), "ORG");
    EXPECT_EQ(shown(Change::Regressed), "LOC");
}

TEST(Comparison, TheSchemeDecidesWhatIsRight)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Zoë]" });
    const auto a = evaluated(gold, layerPtr({ "[PER Ada] met [ORG Zoë]" }, "A"));
    const auto b = evaluated(gold, layerPtr({ "[PER Ada met] [PER Zoë]" }, "B"));
    EXPECT_EQ(compared(a, b, Scheme::Strict).overall.of(Change::Fixed), 1);
    EXPECT_EQ(compared(a, b, Scheme::Exact).overall.of(Change::Fixed), 0);
    EXPECT_EQ(compared(a, b, Scheme::Exact).overall.of(Change::Regressed), 1);
    EXPECT_EQ(compared(a, b, Scheme::Type).overall.of(Change::BothRight), 1);
}

TEST(Comparison, DocumentsMeetByName)
{
    const auto named
        = [](const std::vector<std::pair<std::string, std::string>>& documents, const std::string& name) {
              return std::make_shared<const annotation::Layer>(testsupport::namedLayer(documents, name));
          };
    const auto gold = named({ { "x", "[PER Ada]" }, { "y", "[PER Zoë]" } }, "gold");
    const auto a = evaluated(gold, named({ { "y", "Zoë" }, { "x", "[PER Ada]" }, { "z", "[PER Bo]" } }, "A"));
    const auto b = evaluated(gold, named({ { "z", "[PER Bo]" }, { "x", "[PER Ada]" } }, "B"));
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.overall.goldOf(Change::BothRight), 1);
    EXPECT_EQ(comparison.overall.goldOf(Change::BothWrongSame), 1) << "missed; and missed with its document";
    EXPECT_EQ(comparison.overall.spuriousOf(Change::BothWrongSame), 1) << "of a document that no gold has";
    expectCountsToLeadToTheirRecords(a, b, comparison);
}

TEST(Comparison, BIsShownWithItsDocumentsInTheOrderOfA)
{
    const auto named
        = [](const std::vector<std::pair<std::string, std::string>>& documents, const std::string& name) {
              return std::make_shared<const annotation::Layer>(testsupport::namedLayer(documents, name));
          };
    const auto gold = named({ { "x", "[PER Ada]" }, { "y", "[PER Zoë]" } }, "gold");
    const auto a = evaluated(
        gold, named({ { "y", "Zoë" }, { "p", "[PER Bo]" }, { "q", "[PER Cy]" }, { "x", "[PER Ada]" } }, "A"));
    const auto b = evaluated(gold,
        named({ { "r", "[LOC Ur]" }, { "q", "[LOC Cy]" }, { "x", "[LOC Ada]" }, { "y", "[PER Zoë]" } }, "B"));
    const auto comparison = compared(a, b);
    const auto shown = throughListBeside(a, b, comparison.inB);
    ASSERT_GE(shown->cases.size(), a->cases.size());
    for (std::size_t i = 0; i < a->cases.size(); ++i) {
        EXPECT_EQ(shown->cases[i].name(), a->cases[i].name());
    }
    EXPECT_EQ(shown->cases.back().name(), "r");
    ASSERT_EQ(shown->records.size(), comparison.inB.records.size());
    std::uint32_t records = 0;
    for (std::uint32_t number = 0; number < shown->cases.size(); ++number) {
        EXPECT_EQ(shown->cases[number].firstRecord, shown->cases[number].recordCount > 0 ? records : 0);
        records += shown->cases[number].recordCount;
        for (const auto& record : shown->recordsOf(shown->cases[number])) {
            EXPECT_EQ(record.document, number);
            if (record.hasSystem()) {
                EXPECT_EQ(shown->systemEntity(record)->span.begin, 0U);
            }
        }
    }
    const auto filter = changeCell(Change::Regressed);
    const auto found = filtered(*shown, std::span(&filter, 1));
    EXPECT_EQ(static_cast<std::int64_t>(found.size()), comparison.overall.of(Change::Regressed));
    std::set<std::string> words;
    for (const auto number : found) {
        words.insert(shown->systemText(shown->records[number]));
    }
    EXPECT_EQ(words, (std::set<std::string> { "Ada", "Cy", "Ur" }));
}

TEST(Comparison, SpuriousAnnotationsMeetOneByOne)
{
    const auto gold = layerPtr({ "Ada" });
    const auto twice = [](std::uint32_t times, const std::string& name) {
        auto layer = testsupport::layer({ "Ada" }, name);
        for (std::uint32_t i = 0; i < times; ++i) {
            addEntity(layer.documents.front(), layer.labels, { 0, 3 }, "PER");
        }
        return std::make_shared<const annotation::Layer>(std::move(layer));
    };
    const auto a = evaluated(gold, twice(3, "A"));
    const auto b = evaluated(gold, twice(1, "B"));
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.overall.spuriousOf(Change::BothWrongSame), 1);
    EXPECT_EQ(comparison.overall.spuriousOf(Change::Fixed), 2);
    expectCountsToLeadToTheirRecords(a, b, comparison);
    expectDifferencesToAccountForTheTallies(a, b, comparison);
}

TEST(Comparison, TextsThatDifferMeetOverTheGoldText)
{
    const auto gold = layerPtr({ "Ada of Lovelace lived in Rome." });
    const auto a = evaluated(gold, layerPtr({ "Ada oof Lovelace lived in [LOC Rome]." }, "A"));
    const auto b = evaluated(gold, layerPtr({ "Ada of Lvelace lived in [LOC Rome]." }, "B"));
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.overall.spuriousOf(Change::BothWrongSame), 1);
    EXPECT_EQ(comparison.overall.of(Change::Regressed), 0);
}

TEST(Comparison, AGoldInSeveralRecordsIsCountedOnce)
{
    const auto gold = layerPtr({ "[PER Ada] met Zoë" });
    auto layer = testsupport::layer({ "[PER Ada] met Zoë" }, "A");
    addEntity(layer.documents.front(), layer.labels, { 0, 3 }, "PER");
    EvaluationSpec spec;
    spec.matching.pairing = PairingPolicy::Nervaluate01;
    const auto a = evaluated(gold, std::make_shared<const annotation::Layer>(layer), spec);
    const auto b = evaluated(gold, layerPtr({ "[PER Ada] met Zoë" }, "B"), spec);
    ASSERT_EQ(a->records.size(), 2U) << "this scorer counts both";
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.overall.goldOf(Change::BothRight), 1);
    EXPECT_EQ(comparison.inA.records.size(), 1U);
    EXPECT_EQ(comparison.differencesA.records.size(), 1U) << "but the tallies differ by one";
    expectCountsToLeadToTheirRecords(a, b, comparison);
    expectDifferencesToAccountForTheTallies(a, b, comparison);
}

TEST(Comparison, GoldsOutsideOfASliceAreJudgedByOneOnly)
{
    auto gold = testsupport::layer({ "[PER Ada]", "[PER Zoë]" });
    gold.documents[0].attributes = { { "date", "1850-01-01" } };
    gold.documents[1].attributes = { { "date", "1950-01-01" } };
    const auto goldLayer = std::make_shared<const annotation::Layer>(gold);
    const auto system = layerPtr({ "[PER Ada]", "[PER Zoë]" }, "A");
    EvaluationSpec old;
    old.restriction.period = Restriction::Period { 1800, 1900 };
    const auto a = evaluated(goldLayer, system);
    const auto b = evaluated(goldLayer, system, old);
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.overall.goldOf(Change::BothRight), 1);
    EXPECT_EQ(comparison.overall.goldOf(Change::OnlyA), 1);
    EXPECT_EQ(compared(b, a).overall.goldOf(Change::OnlyB), 1);
    expectCountsToLeadToTheirRecords(a, b, comparison);
    expectDifferencesToAccountForTheTallies(a, b, comparison);
}

TEST(Comparison, OneSystemUnderTwoSettingsListsWhatTheDifferenceIsMadeOf)
{
    const auto gold = layerPtr({ "[PER Ada King Lovelace] met [LOC Rome]" });
    const auto system = layerPtr({ "[PER Ada] King Lovelace met [LOC Rome]" }, "A");
    EvaluationSpec half;
    half.matching.minOverlap = 50;
    const auto a = evaluated(gold, system);
    const auto b = evaluated(gold, system, half);
    const auto comparison = compared(a, b);
    EXPECT_EQ(comparison.differencesA.records.size(), 1U) << "incorrect";
    EXPECT_EQ(comparison.differencesB.records.size(), 2U) << "missing and spurious";
    EXPECT_FALSE(comparison.equal());
    expectDifferencesToAccountForTheTallies(a, b, comparison);
    EXPECT_TRUE(compared(a, a).equal());
}

TEST(Comparison, EqualsTheSlowTwinAndEveryCountLeadsToItsRecords)
{
    constexpr unsigned seed = 20261120;
    constexpr int rounds = 60;
    std::mt19937 random(seed);
    for (int round = 0; round < rounds; ++round) {
        const auto gold = randomLayer(random, "gold", true);
        const auto systemA = randomLayer(random, "A", false);
        const auto systemB = randomLayer(random, "B", false);
        for (const auto policy : match::allPairings) {
            EvaluationSpec spec;
            spec.matching.pairing = policy;
            const auto a = evaluated(gold, systemA, spec);
            const auto b = evaluated(gold, systemB, spec);
            EvaluationSpec other = spec;
            other.matching.pairing
                = policy == PairingPolicy::Optimal ? PairingPolicy::Nervaluate01 : PairingPolicy::Optimal;
            const auto again = evaluated(gold, systemA, other);
            for (const auto scheme : match::allSchemes) {
                for (const auto& second : { b, again }) {
                    SCOPED_TRACE(std::to_string(round) + ' ' + std::string(name(policy)) + ' '
                        + std::string(match::schemeName(scheme)));
                    const auto comparison = compared(a, second, scheme);
                    EXPECT_EQ(comparison.overall, slowly(*a, *second, scheme));
                    expectCountsToLeadToTheirRecords(a, second, comparison);
                    expectDifferencesToAccountForTheTallies(a, second, comparison);
                }
            }
        }
    }
}

TEST(Comparison, ExchangingTheSidesExchangesTheNames)
{
    constexpr unsigned seed = 7;
    std::mt19937 random(seed);
    const auto gold = randomLayer(random, "gold", true);
    const auto a = evaluated(gold, randomLayer(random, "A", false));
    const auto b = evaluated(gold, randomLayer(random, "B", false));
    const auto there = compared(a, b).overall;
    const auto back = compared(b, a).overall;
    EXPECT_EQ(there.of(Change::Fixed), back.of(Change::Regressed));
    EXPECT_EQ(there.of(Change::Regressed), back.of(Change::Fixed));
    EXPECT_EQ(there.of(Change::BothWrongSame), back.of(Change::BothWrongSame));
    EXPECT_EQ(there.of(Change::BothWrongDifferently), back.of(Change::BothWrongDifferently));
    EXPECT_EQ(there.of(Change::BothRight), back.of(Change::BothRight));
}

TEST(Comparison, SeenThroughAMeasuresPairingItsCorrectRecordsAreRight)
{
    const auto gold = layerPtr({ "[func.ind [+kind ambassadeur] de [loc.adm.nat [+name France]]]" });
    const auto a
        = evaluated(gold, layerPtr({ "[func.ind ambassadeur de [loc.adm.nat [+name France]]]" }, "A"));
    const auto b = evaluated(
        gold, layerPtr({ "[func.ind [+kind ambassadeur] de [loc.adm.nat [+name France]]]" }, "B"));
    EXPECT_EQ(compared(a, b).overall.goldOf(Change::BothRight), 2) << "spans and types are right in both";
    const auto through = [](const EvaluationPtr& evaluation) {
        support::Progress progress;
        const auto eter = *computeMeasure("eter", *evaluation, progress);
        return throughList(evaluation, *eter->list("eter"));
    };
    const auto eterA = through(a);
    const auto eterB = through(b);
    const auto comparison = compared(eterA, eterB);
    EXPECT_EQ(comparison.overall.goldOf(Change::Fixed), 1) << "a component was missing";
    EXPECT_EQ(comparison.overall.goldOf(Change::BothRight), 1);
    expectCountsToLeadToTheirRecords(eterA, eterB, comparison);
}

TEST(Comparison, UnderHipeLabelsMeetWhateverTheirCase)
{
    const auto gold = layerPtr({ "[per Ada] saw [loc Bonn]" });
    const auto system = layerPtr({ "[per Ada] saw [per Bonn]" }, "A");
    EvaluationSpec hipe;
    hipe.matching.pairing = PairingPolicy::Hipe;
    const auto plain = evaluated(gold, system);
    const auto other = evaluated(gold, system, hipe);
    for (const auto& [a, b] : { std::pair(plain, other), std::pair(other, plain) }) {
        const auto comparison = compared(a, b);
        EXPECT_TRUE(comparison.equal());
        EXPECT_EQ(comparison.overall.goldOf(Change::BothRight), 1);
        EXPECT_EQ(comparison.overall.goldOf(Change::BothWrongSame), 1);
        ASSERT_EQ(comparison.types.size(), 2U);
        EXPECT_EQ(comparison.types[0].type, "LOC");
        EXPECT_EQ(comparison.types[0].labels, (std::vector<std::string> { "LOC", "loc" }));
        expectCountsToLeadToTheirRecords(a, b, comparison);
    }
}

TEST(Comparison, StopsWhenAsked)
{
    const auto e = evaluated(layerPtr({ "[PER Ada]" }), layerPtr({ "[PER Ada]" }, "A"));
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto result = compareEvaluations(*e, *e, Scheme::Strict, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(FoundBy, CountsTheSystemsThatAreRight)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Zoë] in [LOC Rome]" });
    const std::vector<EvaluationPtr> all {
        evaluated(gold, layerPtr({ "[PER Ada] met [ORG Zoë] in Rome" }, "A")),
        evaluated(gold, layerPtr({ "[PER Ada] met [PER Zoë] in Rome" }, "B")),
        evaluated(gold, layerPtr({ "[PER Ada] met Zoë in Rome [X now]" }, "C")),
    };
    support::Progress progress;
    const auto found = foundByHowMany(all, Scheme::Strict, progress);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->counts, (std::vector<std::int64_t> { 1, 1, 0, 1 }));
    const auto shown = throughList(all.front(), found->list);
    for (std::size_t k = 0; k < found->counts.size(); ++k) {
        const auto filter = found->cell(k);
        EXPECT_EQ(filtered(*shown, std::span(&filter, 1)).size(), static_cast<std::size_t>(found->counts[k]));
        for (const auto& [type, counts] : found->types) {
            const auto cell = found->cell(k, type);
            EXPECT_EQ(filtered(*shown, std::span(&cell, 1)).size(), static_cast<std::size_t>(counts[k]));
        }
    }
    ASSERT_EQ(found->annotations.size(), found->list.records.size());
    for (std::size_t i = 0; i < found->annotations.size(); ++i) {
        const auto& annotation = found->annotations[i];
        EXPECT_EQ(all.front()->records[annotation.record].gold, found->list.records[i].gold);
        EXPECT_EQ(found->list.bits[i], 1U << annotation.systems);
    }
    ASSERT_EQ(found->types.size(), 2U);
    EXPECT_EQ(found->types[1].first, "PER");
    EXPECT_EQ(found->types[1].second, (std::vector<std::int64_t> { 0, 1, 0, 1 }));
}

TEST(FoundBy, ManySystemsShareTheLastCategory)
{
    const auto gold = layerPtr({ "[PER Ada] [LOC Rome]" });
    const std::vector<EvaluationPtr> all(40, evaluated(gold, layerPtr({ "[PER Ada] Rome" }, "A")));
    support::Progress progress;
    const auto found = foundByHowMany(all, Scheme::Strict, progress);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->counts.size(), FoundBy::most + 1);
    EXPECT_EQ(found->counts.front(), 1);
    EXPECT_EQ(found->counts.back(), 1);
    EXPECT_EQ(found->list.categories.back(), "found by 31 or more of 40");
    ASSERT_EQ(found->annotations.size(), 2U);
    EXPECT_EQ(found->annotations[0].systems, 40U) << "no matter how many a category can tell";
    EXPECT_EQ(found->annotations[1].systems, 0U);
}

} // namespace
} // namespace touchstone::analysis
