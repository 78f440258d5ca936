// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of files that nerval scored: labels, comparisons, counts and scores are the peer's wherever its
// input is well-formed; where it is not, ours are defined. Prints how many cases agree.
#include "core/align/alignment.h"
#include "core/io/formats/columns/conllreader.h"
#include "core/match/flat/mentions.h"
#include "core/match/noisy/noisywalk.h"
#include "core/measures/noisy/noisycounts.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

namespace touchstone {
namespace {

using match::NoisyComparison;
using match::NoisySide;
using metrics::NoisyCounts;
using nlohmann::json;

const std::filesystem::path casesFile
    = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles/nerval/cases.json";

annotation::Layer read(const std::string& bytes)
{
    annotation::Layer layer;
    support::Progress progress;
    const io::SourceFile file { "page.bio", "page", bytes, {}, {} };
    if (!io::conllReader().read(file, {}, layer, progress)) {
        layer.documents = { annotation::Document {} }; // an empty page
    }
    return layer;
}

/// The peer's text has "§" for every hyphen.
std::string asPeer(std::u32string_view text)
{
    std::u32string result(text);
    for (auto& character : result) {
        character = character == U'-' ? U'§' : character;
    }
    return text::toUtf8(result);
}

struct Scored
{
    annotation::Layer gold;
    annotation::Layer system;
    std::vector<std::string> types;
    NoisySide goldSide;
    NoisySide systemSide;
    std::u32string goldText;
    std::u32string systemText;
    std::vector<NoisyComparison> comparisons;
    std::vector<NoisyCounts> counts; ///< by type, then all

    [[nodiscard]] const NoisyCounts& all() const { return counts.back(); }
    [[nodiscard]] NoisyCounts of(const std::string& type) const
    {
        const auto found = std::find(types.begin(), types.end(), type);
        return found == types.end() ? NoisyCounts {}
                                    : counts[static_cast<std::size_t>(found - types.begin())];
    }
};

/// "0.3" and 0.3 as 3/10.
match::Tolerance toleranceOf(double threshold) { return { std::llround(threshold * 1000), 1000 }; }

Scored score(const std::string& gold, const std::string& system, double threshold)
{
    Scored scored;
    scored.gold = read(gold);
    scored.system = read(system);
    const match::TypeTable table(scored.gold, scored.system);
    scored.types = table.labels();
    const auto numbers = [&](const annotation::Layer& layer, match::SideRole role) {
        std::vector<std::uint32_t> result;
        for (std::uint32_t label = 0; label < layer.labels.size(); ++label) {
            result.push_back(table.type(role, annotation::LabelId { label }));
        }
        return result;
    };
    const auto& goldDocument = scored.gold.documents.front();
    const auto& systemDocument = scored.system.documents.front();
    scored.goldSide = match::noisySide(goldDocument, numbers(scored.gold, match::SideRole::Gold));
    scored.systemSide = match::noisySide(systemDocument, numbers(scored.system, match::SideRole::System));
    scored.goldText = text::toCodePoints(goldDocument.text.utf8());
    scored.systemText = text::toCodePoints(systemDocument.text.utf8());
    support::Progress progress;
    const auto alignment = align::alignCharacters(scored.goldText, scored.systemText, progress);
    const auto comparisons = match::noisyWalk(scored.goldSide, scored.systemSide, *alignment,
        { scored.goldText, scored.systemText }, toleranceOf(threshold), progress);
    EXPECT_TRUE(comparisons);
    scored.comparisons = *comparisons;
    scored.counts.resize(scored.types.size() + 1);
    const auto count = [&scored](std::uint32_t type, NoisyCounts one) {
        scored.counts[type] += one;
        scored.counts.back() += one;
    };
    for (const auto& entity : scored.systemSide.entities) {
        count(entity.type, { 1, 0, 0 });
    }
    for (const auto& comparison : scored.comparisons) {
        count(scored.goldSide.entities[comparison.gold].type, { 0, comparison.matched ? 1 : 0, 1 });
    }
    return scored;
}

std::string labelsOf(const NoisySide& side, const std::vector<std::string>& types, std::size_t length)
{
    std::vector<std::string> labels(length, "O");
    for (const auto& run : side.runs) {
        for (auto i = run.characters.begin; i < run.characters.end; ++i) {
            labels[i] = (run.begins && i == run.characters.begin ? "B-" : "I-") + types[run.type];
        }
    }
    std::string text;
    for (const auto& label : labels) {
        text += label + "|";
    }
    return text;
}

/// E- and L- survive in the peer's labels and mean "goes on".
std::string expectedLabels(const json& runs)
{
    std::string text;
    for (const auto& run : runs) {
        auto label = run[0].get<std::string>();
        if (label[0] == 'E' || label[0] == 'L') {
            label[0] = 'I';
        }
        for (int i = 0; i < run[1].get<int>(); ++i) {
            text += label + "|";
        }
    }
    return text;
}

bool close(const json& expected, std::optional<double> value)
{
    return expected.is_null() ? !value : value && std::abs(expected.get<double>() - *value) < 1e-12;
}

/// The peer has no number where it saw no entity of a type.
bool sameCount(const json& expected, std::int64_t value)
{
    return expected.is_null() ? value == 0 : expected == value;
}

bool sameScores(const json& expected, const NoisyCounts& counts)
{
    return sameCount(expected["predicted"], counts.predicted)
        && sameCount(expected["matched"], counts.matched) && sameCount(expected["Support"], counts.support)
        && close(expected["P"], counts.precision()) && close(expected["R"], counts.recall())
        && close(expected["F1"], counts.f1());
}

bool sameEntity(const json& expected, const Scored& scored, const NoisyComparison& comparison)
{
    const auto slice = [](const std::u32string& text, text::Span span) {
        return asPeer(std::u32string_view(text).substr(span.begin, span.length()));
    };
    return expected["type"] == scored.types[scored.goldSide.entities[comparison.gold].type]
        && expected["scored_at_column"] == comparison.column
        && expected["gold"] == slice(scored.goldText, comparison.goldText)
        && expected["prediction"] == slice(scored.systemText, comparison.systemText)
        && expected["distance"] == comparison.distance && expected["matched"] == comparison.matched;
}

class NervalOracle : public testing::Test
{
protected:
    void SetUp() override
    {
        std::ifstream file(casesFile);
        if (!file) {
            GTEST_SKIP() << "needs " << casesFile;
        }
        m_cases = json::parse(file)["cases"];
    }

    const json& caseById(const std::string& id) const
    {
        return *std::find_if(
            m_cases.begin(), m_cases.end(), [&](const json& one) { return one["id"] == id; });
    }
    Scored scoreCase(const std::string& id) const
    {
        const auto& one = caseById(id);
        return score(one["gold"], one["prediction"], one["threshold"]);
    }

    json m_cases;
};

TEST_F(NervalOracle, WellFormedInputGivesThePeersNumbers)
{
    int cases = 0;
    int equal = 0;
    int entities = 0;
    int equalEntities = 0;
    double largest = 0;
    for (const auto& one : m_cases) {
        const auto& expected = one["expected"];
        if (one["category"] == "quirk" || one["category"] == "peer limit" || expected["status"] != "ok") {
            continue;
        }
        ++cases;
        const auto id = one["id"].get<std::string>();
        const auto scored = score(one["gold"], one["prediction"], one["threshold"]);
        bool same = true;
        const auto check = [&](bool holds, const std::string& what) {
            EXPECT_TRUE(holds) << id << " " << one["description"] << ": " << what;
            same = same && holds;
        };
        check(asPeer(scored.goldText) == expected["gold_text"], "gold text");
        check(asPeer(scored.systemText) == expected["prediction_text"], "prediction text");
        check(labelsOf(scored.goldSide, scored.types, scored.goldText.size())
                == expectedLabels(expected["gold_labels"]),
            "gold labels");
        check(labelsOf(scored.systemSide, scored.types, scored.systemText.size())
                == expectedLabels(expected["prediction_labels"]),
            "prediction labels");
        std::set<std::string> types;
        for (const auto& [type, values] : expected["scores"].items()) {
            check(sameScores(values, type == "ALL" ? scored.all() : scored.of(type)), "scores of " + type);
            const auto& counts = type == "ALL" ? scored.all() : scored.of(type);
            if (counts.f1() && !values["F1"].is_null()) {
                largest = std::max(largest, std::abs(*counts.f1() - values["F1"].get<double>()));
            }
            types.insert(type);
        }
        check(types.size() == scored.types.size() + 1, "types");
        std::vector<NoisyComparison> reached;
        for (const auto& comparison : scored.comparisons) {
            if (!comparison.passedOver) {
                reached.push_back(comparison);
            }
        }
        check(reached.size() == expected["entities"].size(), "number of entities scored");
        for (std::size_t i = 0; i < std::min(reached.size(), expected["entities"].size()); ++i) {
            ++entities;
            const bool holds = sameEntity(expected["entities"][i], scored, reached[i]);
            equalEntities += holds ? 1 : 0;
            check(holds, "entity " + std::to_string(i) + " " + expected["entities"][i].dump());
        }
        for (const auto& [threshold, values] : expected["all_by_threshold"].items()) {
            const auto again = score(one["gold"], one["prediction"], std::stod(threshold));
            check(values["matched"] == again.all().matched && close(values["F1"], again.all().f1()),
                "all at threshold " + threshold);
        }
        equal += same ? 1 : 0;
    }
    std::cout << "nerval: " << equal << " of " << cases << " cases, " << equalEntities << " of " << entities
              << " entities equal, largest difference of F1 " << largest << "\n";
    EXPECT_EQ(cases, 74);
}

TEST_F(NervalOracle, EmptyPredictionIsRecallZero)
{
    const auto scored = scoreCase("nerval-1-037");
    EXPECT_GT(scored.all().support, 0);
    EXPECT_EQ(scored.all().recall(), 0.0);
    EXPECT_EQ(scored.all().precision(), std::nullopt);
    EXPECT_EQ(scored.all().f1(), std::nullopt);
    const auto other = scoreCase("nerval-1-038");
    EXPECT_EQ(other.all().support, 0);
    EXPECT_EQ(other.all().precision(), 0.0);
}

TEST_F(NervalOracle, SectionSignsAreOrdinaryCharacters)
{
    for (const auto* const id : { "nerval-1-048", "nerval-1-049" }) {
        const auto scored = scoreCase(id);
        const auto& text = std::string(id) == "nerval-1-048" ? scored.goldText : scored.systemText;
        EXPECT_NE(text.find(U'§'), std::u32string::npos) << id;
        EXPECT_EQ(scored.all(), NoisyCounts {}) << id; // these files have no entity
    }
}

/// The peer says 4 of 3 for two identical files: stray spaces after an inner entity.
TEST_F(NervalOracle, TheMarkOfAnOuterEntityEndsAtO)
{
    const auto scored = scoreCase("nerval-1-064");
    EXPECT_EQ(scored.all(), (NoisyCounts { 3, 3, 3 }));
    EXPECT_GT(scored.goldSide.mendedSpaces, 0U);
}

TEST_F(NervalOracle, ALeadingIBeginsAnEntity)
{
    for (const auto* const id : { "nerval-1-065", "nerval-1-066", "nerval-1-069" }) {
        const auto scored = scoreCase(id);
        EXPECT_GT(scored.goldSide.mendedBeginnings, 0U) << id;
        EXPECT_LE(scored.all().matched, scored.all().support) << id;
        EXPECT_EQ(scored.comparisons.size(), static_cast<std::size_t>(scored.all().support)) << id;
    }
    for (const auto* const id : { "nerval-1-067", "nerval-1-068" }) {
        const auto scored = scoreCase(id);
        EXPECT_GT(scored.systemSide.mendedBeginnings, 0U) << id;
        EXPECT_LE(scored.all().matched, scored.all().predicted) << id;
    }
}

TEST_F(NervalOracle, AnyNumberOfDistinctCharactersIsTaken)
{
    for (const auto* const id : { "nerval-1-077", "nerval-1-078" }) {
        const auto scored = scoreCase(id);
        EXPECT_GT(scored.all().support, 0) << id;
        EXPECT_EQ(scored.comparisons.size(), static_cast<std::size_t>(scored.all().support)) << id;
    }
}

} // namespace
} // namespace touchstone
