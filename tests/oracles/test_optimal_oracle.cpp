// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal matching against numbers found by trying every assignment (oracles/optimal): counts, confusion,
// records, whatever the order of the file.
#include "core/match/flat/matcher.h"
#include "core/match/flat/mentions.h"
#include "core/measures/base/tally.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

namespace touchstone {
namespace {

using nlohmann::json;

/// A case in the same form as the oracle's, small enough to stand here: a split beside a confusion.
constexpr const char* workedCase
    = R"({"id": "own", "note": "split and type", "documents": [{"id": "d", "text": "",
 "gold": [{"id": "g1", "start": 0, "end": 6, "types": ["B"]}, {"id": "g2", "start": 8, "end": 9, "types": ["A"]}],
 "system": [{"id": "s1", "start": 0, "end": 2, "types": ["A"]}, {"id": "s2", "start": 3, "end": 5, "types": ["B"]},
            {"id": "s3", "start": 8, "end": 9, "types": ["B"]}]}],
 "expected": {"overall": {"strict": {"cor": 0, "inc": 2, "par": 0, "mis": 0, "spu": 1, "pos": 2, "act": 3},
   "exact": {"cor": 1, "inc": 1, "par": 0, "mis": 0, "spu": 1, "pos": 2, "act": 3},
   "partial": {"cor": 1, "inc": 0, "par": 1, "mis": 0, "spu": 1, "pos": 2, "act": 3},
   "type": {"cor": 1, "inc": 1, "par": 0, "mis": 0, "spu": 1, "pos": 2, "act": 3}},
  "types": null, "documents": null, "confusion": {"labels": ["A", "B"], "rows": [[0, 1, 0], [0, 1, 0], [1, 0, 0]]},
  "records": [
   {"document": "d", "gold": null, "system": {"start": 0, "end": 2, "types": ["A"]}, "outcome": {"strict": "SPU",
    "exact": "SPU", "partial": "SPU", "type": "SPU"}, "error_type": "spurious", "tags": ["split-part"]},
   {"document": "d", "gold": {"start": 0, "end": 6, "types": ["B"]}, "system": {"start": 3, "end": 5, "types": ["B"]},
    "outcome": {"strict": "INC", "exact": "INC", "partial": "PAR", "type": "COR"}, "error_type": "split", "tags": []},
   {"document": "d", "gold": {"start": 8, "end": 9, "types": ["A"]}, "system": {"start": 8, "end": 9, "types": ["B"]},
    "outcome": {"strict": "INC", "exact": "COR", "partial": "COR", "type": "INC"}, "error_type": "type", "tags": []}
  ]}})";

/// Its rows of types as classes: the system's B at the gold's A counts in the row of B.
constexpr const char* ownClasses
    = R"({"A": {"strict": {"cor": 0, "inc": 1, "par": 0, "mis": 0, "spu": 1, "pos": 1, "act": 1, "cor_system": 0, "inc_system": 0, "par_system": 0},
    "exact": {"cor": 1, "inc": 0, "par": 0, "mis": 0, "spu": 1, "pos": 1, "act": 1, "cor_system": 0, "inc_system": 0, "par_system": 0},
    "partial": {"cor": 1, "inc": 0, "par": 0, "mis": 0, "spu": 1, "pos": 1, "act": 1, "cor_system": 0, "inc_system": 0, "par_system": 0},
    "type": {"cor": 0, "inc": 1, "par": 0, "mis": 0, "spu": 1, "pos": 1, "act": 1, "cor_system": 0, "inc_system": 0, "par_system": 0}},
  "B": {"strict": {"cor": 0, "inc": 1, "par": 0, "mis": 0, "spu": 0, "pos": 1, "act": 2, "cor_system": 0, "inc_system": 2, "par_system": 0},
    "exact": {"cor": 0, "inc": 1, "par": 0, "mis": 0, "spu": 0, "pos": 1, "act": 2, "cor_system": 1, "inc_system": 1, "par_system": 0},
    "partial": {"cor": 0, "inc": 0, "par": 1, "mis": 0, "spu": 0, "pos": 1, "act": 2, "cor_system": 1, "inc_system": 0, "par_system": 1},
    "type": {"cor": 1, "inc": 0, "par": 0, "mis": 0, "spu": 0, "pos": 1, "act": 2, "cor_system": 1, "inc_system": 1, "par_system": 0}}})";

annotation::Layer layerOf(const json& documents, const char* side, std::mt19937* shuffle)
{
    annotation::Layer layer;
    for (const auto& source : documents) {
        auto& document = layer.documents.emplace_back();
        document.name = source["id"];
        std::vector<json> list = source[side];
        if (shuffle != nullptr) {
            std::shuffle(list.begin(), list.end(), *shuffle);
        }
        std::map<std::string, std::uint32_t> byId;
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            byId[list[i]["id"]] = i;
        }
        auto& tree = document.annotations;
        for (const auto& annotation : list) {
            auto& entity = tree.entities.emplace_back();
            entity.span = { annotation["start"], annotation["end"] };
            const std::vector<std::string> types = annotation["types"];
            entity.label = layer.labels.intern(types.front());
            if (annotation.value("role", "") == "component") {
                entity.role = annotation::Role::Component;
            }
            if (annotation.contains("parent") && !annotation["parent"].is_null()) {
                entity.parent = byId.at(annotation["parent"]);
            }
            auto& details = tree.editDetails(static_cast<std::uint32_t>(tree.size() - 1));
            details.id = annotation["id"];
            for (std::size_t i = 1; i < types.size(); ++i) {
                details.furtherLabels.push_back(layer.labels.intern(types[i]));
            }
        }
    }
    return layer;
}

json shown(const annotation::Layer& layer, std::size_t document, std::uint32_t entity)
{
    if (entity == annotation::noEntity) {
        return nullptr;
    }
    const auto& tree = layer.documents[document].annotations;
    const auto& value = tree.entities[entity];
    std::vector<std::string> types { layer.labels.name(value.label) };
    for (const auto label : tree.detailsOf(entity).furtherLabels) {
        types.push_back(layer.labels.name(label));
    }
    return { { "start", value.span.begin }, { "end", value.span.end }, { "types", types } };
}

/// What a row of a type counts: its class, or pairs in the row of the gold's type.
enum class Rows { Class, Gold };

json shown(const metrics::SchemeTallies& tallies, bool bothSides = false)
{
    using match::Outcome;
    json result = json::object();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const auto& t = tallies[i];
        result[std::string(match::schemeName(match::allSchemes[i]))] = { { "cor", t[Outcome::Correct] },
            { "inc", t[Outcome::Incorrect] }, { "par", t[Outcome::Partial] }, { "mis", t[Outcome::Missing] },
            { "spu", t[Outcome::Spurious] }, { "pos", t.possible() }, { "act", t.actual() } };
        if (bothSides) {
            auto& row = result[std::string(match::schemeName(match::allSchemes[i]))];
            row["cor_system"] = t.ofSystem(Outcome::Correct);
            row["inc_system"] = t.ofSystem(Outcome::Incorrect);
            row["par_system"] = t.ofSystem(Outcome::Partial);
        }
    }
    return result;
}

/// Everything the oracle states about a case, as this program finds it.
json found(const json& testCase, Rows rowsOfTypes, std::mt19937* shuffle)
{
    const auto gold = layerOf(testCase["documents"], "gold", shuffle);
    const auto system = layerOf(testCase["documents"], "system", shuffle);
    const match::TypeTable types(gold, system);
    const auto size = types.labels().size();
    const match::MatchPolicy policy;

    json result
        = { { "types", json::object() }, { "documents", json::object() }, { "records", json::array() } };
    metrics::SchemeTallies overall {};
    std::vector<metrics::SchemeTallies> byType(size);
    std::vector<std::vector<int>> rows(size + 1, std::vector<int>(size + 1, 0));
    for (std::size_t d = 0; d < gold.documents.size(); ++d) {
        const auto goldSide = match::makeSide(gold.documents[d], types, match::SideRole::Gold);
        const auto systemSide = match::makeSide(system.documents[d], types, match::SideRole::System);
        support::Progress progress;
        const auto pairs = match::matchMentions(goldSide, systemSide, policy, progress);
        EXPECT_TRUE(pairs.has_value());
        metrics::SchemeTallies ofDocument {};
        for (const auto& record :
            match::classify(static_cast<std::uint32_t>(d), goldSide, systemSide, *pairs, policy)) {
            metrics::addRecord(overall, record);
            metrics::addRecord(ofDocument, record);
            if (rowsOfTypes == Rows::Gold) {
                metrics::addRecord(byType[record.rowType()], record);
            }
            if (rowsOfTypes == Rows::Class && record.hasGold()) {
                metrics::addGold(byType[record.goldType], record);
            }
            if (rowsOfTypes == Rows::Class && record.hasSystem()) {
                metrics::addSystem(byType[record.systemType], record);
            }
            ++rows[record.hasGold() ? record.goldType : size][record.hasSystem() ? record.systemType : size];
            json outcome = json::object();
            for (const auto scheme : match::allSchemes) {
                outcome[std::string(match::schemeName(scheme))] = match::outcomeCode(record.outcome(scheme));
            }
            json tags = json::array();
            for (const auto tag : { match::MergePart, match::SplitPart }) {
                if ((record.tags & tag) != 0) {
                    tags.push_back(match::tagName(tag));
                }
            }
            result["records"].push_back(
                { { "document", gold.documents[d].name }, { "gold", shown(gold, d, record.gold) },
                    { "system", shown(system, d, record.system) }, { "outcome", outcome },
                    { "error_type", match::errorTypeName(record.errorType) }, { "tags", tags } });
        }
        result["documents"][gold.documents[d].name] = shown(ofDocument);
    }
    for (std::size_t i = 0; i < size; ++i) {
        result["types"][types.labels()[i]] = shown(byType[i], rowsOfTypes == Rows::Class);
    }
    result["overall"] = shown(overall);
    result["confusion"] = { { "labels", types.labels() }, { "rows", rows } };
    return result;
}

void expectFound(const json& testCase, Rows rowsOfTypes)
{
    std::mt19937 random(1);
    for (int round = 0; round <= 20; ++round) {
        const auto result = found(testCase, rowsOfTypes, round == 0 ? nullptr : &random);
        for (const auto& [key, expected] : testCase["expected"].items()) {
            if (!expected.is_null()) {
                ASSERT_EQ(result.at(key), expected)
                    << testCase["id"] << " (" << testCase["note"] << "), shuffle " << round << ", " << key;
            }
        }
    }
}

TEST(OptimalOracle, OwnCase)
{
    auto testCase = json::parse(workedCase);
    expectFound(testCase, Rows::Gold);
    testCase["expected"]["types"] = json::parse(ownClasses);
    expectFound(testCase, Rows::Class);
}

class OptimalOracles : public testing::TestWithParam<std::pair<const char*, Rows>>
{
};

INSTANTIATE_TEST_SUITE_P(All, OptimalOracles,
    testing::Values(std::pair("optimal", Rows::Gold), std::pair("optimal-classes", Rows::Class)));

TEST_P(OptimalOracles, EveryCaseAndTwentyShufflesOfEach)
{
    const auto path = std::filesystem::path(TOUCHSTONE_SHARED "/oracles") / GetParam().first / "cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "no " << path;
    }
    std::ifstream file(path);
    const auto cases = json::parse(file)["cases"];
    ASSERT_GE(cases.size(), 80U);
    for (const auto& testCase : cases) {
        ASSERT_TRUE(testCase["expected"].contains("records"));
        expectFound(testCase, GetParam().second);
    }
}

} // namespace
} // namespace touchstone
