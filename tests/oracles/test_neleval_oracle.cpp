// SPDX-License-Identifier: GPL-3.0-or-later
// neleval's numbers for 60 random corpora, read by our reader of
// its table: overlap credit by groups, link classes, sets of links.
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/measures/base/namenumbers.h"
#include "core/measures/links/linkscore.h"
#include "core/measures/overlap/overlapscore.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace touchstone::metrics {
namespace {

using nlohmann::json;

constexpr double tolerance = 1e-9;

struct Score
{
    double ptp = 0;
    double fp = 0;
    double rtp = 0;
    double fn = 0;
    double precision = 0;
    double recall = 0;
    double f1 = 0;
};

double orZero(std::optional<double> value) { return value.value_or(0); }

Score scoreOf(double ptp, double system, double rtp, double gold)
{
    Score score { ptp, system - ptp, rtp, gold - rtp, system > 0 ? ptp / system : 0,
        gold > 0 ? rtp / gold : 0, 0 };
    const double sum = score.precision + score.recall;
    score.f1 = sum > 0 ? 2 * score.precision * score.recall / sum : 0;
    return score;
}

/// Counts rows and how far they are off; prints a line at the end of a test.
class Ledger
{
public:
    explicit Ledger(std::string table)
        : m_table(std::move(table))
    {
    }
    ~Ledger()
    {
        std::printf(
            "%s: %d rows, %d equal, largest difference %.3g\n", m_table.c_str(), m_rows, m_equal, m_largest);
    }
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;

    void compare(const Score& actual, const json& expected, const std::string& what)
    {
        double largest = 0;
        const auto look = [&](double value, const char* name) {
            largest = std::max(largest, std::abs(value - expected[name].get<double>()));
        };
        look(actual.ptp, "ptp");
        look(actual.fp, "fp");
        look(actual.rtp, "rtp");
        look(actual.fn, "fn");
        look(actual.precision, "precision");
        look(actual.recall, "recall");
        look(actual.f1, "fscore");
        note(largest, what);
    }
    void note(double difference, const std::string& what)
    {
        ++m_rows;
        m_equal += difference <= tolerance ? 1 : 0;
        m_largest = std::max(m_largest, difference);
        EXPECT_LE(difference, tolerance) << what;
    }
    [[nodiscard]] int rows() const { return m_rows; }

private:
    std::string m_table;
    int m_rows = 0;
    int m_equal = 0;
    double m_largest = 0;
};

/// One name, its values numbered alike on both sides; 0 where there is none.
struct NameRecord
{
    std::uint32_t document = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t type = 0;
    std::uint32_t kbid = 0; ///< 0: NIL, or no candidate
    bool candidate = false;
};

/// One side of a corpus, all values numbered.
struct Names
{
    std::vector<NameRecord> records;
};

struct Numbers
{
    std::map<std::string, std::uint32_t> types;
    std::map<std::string, std::uint32_t> ids;
    std::map<std::string, std::uint32_t> documents;
    static std::uint32_t number(std::map<std::string, std::uint32_t>& map, const std::string& name)
    {
        return map.emplace(name, static_cast<std::uint32_t>(map.size() + 1)).first->second;
    }
    [[nodiscard]] std::vector<std::string> typeNames() const
    {
        std::vector<std::string> names(types.size() + 1);
        for (const auto& [name, number] : types) {
            names[number] = name;
        }
        return names;
    }
};

Names namesOf(const std::string& table, Numbers& numbers)
{
    Names names;
    if (table.empty()) {
        return names;
    }
    annotation::Layer layer;
    support::Progress progress;
    const io::SourceFile file { "oracle", "oracle", table, {}, {} };
    EXPECT_TRUE(io::nelevalReader().read(file, {}, layer, progress));
    EXPECT_TRUE(layer.diagnostics.empty());
    for (const auto& document : layer.documents) {
        const auto& tree = document.annotations;
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            const auto& entity = tree.entities[i];
            NameRecord name;
            name.document = Numbers::number(numbers.documents, document.name);
            name.begin = entity.span.begin;
            name.end = entity.span.end;
            if (layer.labels.name(entity.label) != "_") {
                name.type = Numbers::number(numbers.types, layer.labels.name(entity.label));
            }
            if (const auto& links = tree.detailsOf(i).links; !links.empty()) {
                name.candidate = true;
                if (!annotation::isNil(links.front())) {
                    name.kbid = Numbers::number(numbers.ids, links.front());
                }
            }
            names.records.push_back(name);
        }
    }
    return names;
}

template <typename Keep> Names kept(const Names& names, Keep&& keep)
{
    Names result;
    std::copy_if(names.records.begin(), names.records.end(), std::back_inserter(result.records), keep);
    return result;
}

OverlapScore overlapOf(const Names& gold, const Names& system, CreditKey key, OverlapStrategy strategy,
    const CreditWeighting& weighting = {})
{
    std::map<std::uint32_t, std::pair<std::vector<CreditName>, std::vector<CreditName>>> documents;
    const auto creditName = [](const NameRecord& name) {
        return CreditName { { name.begin, name.end }, name.type, name.kbid };
    };
    for (const auto& name : gold.records) {
        documents[name.document].first.push_back(creditName(name));
    }
    for (const auto& name : system.records) {
        documents[name.document].second.push_back(creditName(name));
    }
    OverlapTotals totals;
    DocumentCredits credits;
    const support::Progress progress;
    for (const auto& [number, sides] : documents) {
        OverlapCredit(sides.first, sides.second, progress).credits(key, weighting, credits);
        for (const auto& credit : credits.gold) {
            totals.addGold(credit);
        }
        for (const auto& credit : credits.system) {
            totals.addSystem(credit);
        }
    }
    return totals.score(strategy);
}

Score measured(const std::string& measure, const Names& gold, const Names& system)
{
    const auto aggregator = measure.substr(0, measure.find(':'));
    const bool type = measure.find("type") != std::string::npos;
    const bool kbid = measure.find("kbid") != std::string::npos;
    const auto key = type && kbid ? CreditKey::SpanTypeKbid
        : type                    ? CreditKey::SpanType
        : kbid                    ? CreditKey::SpanKbid
                                  : CreditKey::Span;
    for (const auto strategy : allOverlapStrategies) {
        if (aggregator == "overlap-" + std::string(overlapStrategyName(strategy))) {
            const auto score = overlapOf(gold, system, key, strategy);
            EXPECT_NEAR(orZero(score.f1()),
                scoreOf(score.precisionCredit, static_cast<double>(score.system), score.recallCredit,
                    static_cast<double>(score.gold))
                    .f1,
                1e-12);
            return scoreOf(score.precisionCredit, static_cast<double>(score.system), score.recallCredit,
                static_cast<double>(score.gold));
        }
    }
    ADD_FAILURE() << measure;
    return {};
}

class NelevalOracle : public testing::Test
{
protected:
    void SetUp() override
    {
        const auto path = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles/neleval/cases.json";
        if (!std::filesystem::exists(path)) {
            GTEST_SKIP() << path << " is not there";
        }
        m_all = json::parse(std::ifstream(path));
    }
    json m_all;
};

TEST_F(NelevalOracle, EveryOverlapOfEveryCase)
{
    Ledger overlap("neleval overlap");
    for (const auto& item : m_all["cases"]) {
        Numbers numbers;
        const auto gold = namesOf(item["gold_tsv"], numbers);
        const auto system = namesOf(item["system_tsv"], numbers);
        for (const auto& [measure, expected] : item["expected"].items()) {
            if (measure.starts_with("overlap")) {
                overlap.compare(
                    measured(measure, gold, system), expected, item["id"].get<std::string>() + " " + measure);
            }
        }
    }
    EXPECT_EQ(overlap.rows(), 60 * 16);
}

TEST_F(NelevalOracle, GroupsByDocumentAndType)
{
    Ledger ledger("neleval groups");
    for (const auto& item : m_all["cases"]) {
        Numbers numbers;
        const auto gold = namesOf(item["gold_tsv"], numbers);
        const auto system = namesOf(item["system_tsv"], numbers);
        for (const std::string field : { "docid", "type" }) {
            const auto& rows = item["expected_grouped"][field];
            if (rows.contains("error")) {
                continue; // the peer cannot sort a gold name without type
            }
            std::map<std::string, std::vector<Score>> groups;
            for (const auto& [row, expected] : rows.items()) {
                const auto measure = row.substr(0, row.find(';'));
                const auto value = row.substr(row.find('=') + 1);
                if (value == "<macro>" || value == "<micro>" || !measure.starts_with("overlap")) {
                    continue;
                }
                const auto name = json::parse(value).get<std::string>();
                const auto number
                    = Numbers::number(field == "docid" ? numbers.documents : numbers.types, name);
                const auto inside = [&](const NameRecord& record) {
                    return (field == "docid" ? record.document : record.type) == number;
                };
                const auto score = measured(measure, kept(gold, inside), kept(system, inside));
                groups[measure].push_back(score);
                ledger.compare(score, expected, item["id"].get<std::string>() + " " + row);
            }
            for (const auto& [row, expected] : rows.items()) {
                const auto measure = row.substr(0, row.find(';'));
                if (!measure.starts_with("overlap")) {
                    continue;
                }
                Score total;
                for (const auto& score : groups[measure]) {
                    total.ptp += score.ptp;
                    total.fp += score.fp;
                    total.rtp += score.rtp;
                    total.fn += score.fn;
                    total.precision += score.precision;
                    total.recall += score.recall;
                    total.f1 += score.f1;
                }
                const auto count = static_cast<double>(std::max<std::size_t>(groups[measure].size(), 1));
                if (expected.empty()) {
                    continue; // no group, no mean
                }
                if (row.ends_with("<macro>")) {
                    ledger.compare({ total.ptp / count, total.fp / count, total.rtp / count, total.fn / count,
                                       total.precision / count, total.recall / count, total.f1 / count },
                        expected, item["id"].get<std::string>() + " " + row);
                } else if (row.ends_with("<micro>")) {
                    ledger.compare(scoreOf(total.ptp, total.ptp + total.fp, total.rtp, total.rtp + total.fn),
                        expected, item["id"].get<std::string>() + " " + row);
                }
            }
        }
    }
    EXPECT_EQ(ledger.rows(), 2 * (270 + 120 + 244 + 108) - 8);
}

TEST_F(NelevalOracle, LinkClassesAreAnalyzes)
{
    Ledger ledger("neleval analyze");
    for (const auto& item : m_all["cases"]) {
        Numbers numbers;
        const auto gold = namesOf(item["gold_tsv"], numbers);
        const auto system = namesOf(item["system_tsv"], numbers);
        std::map<std::uint32_t, std::pair<LinkSide, LinkSide>> documents;
        const auto fill = [](LinkSide& side, const NameRecord& name) {
            LinkName link { { name.begin, name.end }, name.type, static_cast<std::uint32_t>(side.ids.size()),
                0 };
            if (name.candidate) {
                side.ids.push_back(name.kbid);
                link.idCount = 1;
            }
            side.names.push_back(link);
        };
        for (const auto& name : gold.records) {
            fill(documents[name.document].first, name);
        }
        for (const auto& name : system.records) {
            fill(documents[name.document].second, name);
        }
        std::map<std::string, int> counts;
        std::map<std::string, std::array<int, 3>> keys; // correct, gold, system
        for (const auto& [number, sides] : documents) {
            for (const auto& pair : pairLinks(sides.first, sides.second, 1, {})) {
                ++counts[std::string(linkClassName(pair.linkClass))];
                const auto add = [&](const char* key, std::uint32_t correct, std::uint32_t inGold,
                                     std::uint32_t inSystem) {
                    auto& row = keys[key];
                    row[0] += (pair.bits & correct) != 0 ? 1 : 0;
                    row[1] += (pair.bits & inGold) != 0 ? 1 : 0;
                    row[2] += (pair.bits & inSystem) != 0 ? 1 : 0;
                };
                add("sets:is_linked:span+kbid", linkClassBit(LinkClass::CorrectLink), LinkGold, LinkSystem);
                add("sets:is_linked:docid+kbid", LinkDocumentCorrect, LinkDocumentGold, LinkDocumentSystem);
                add("sets:is_nil:span", LinkNilCorrect, LinkNilGold, LinkNilSystem);
            }
        }
        for (const auto linkClass : { LinkClass::CorrectLink, LinkClass::CorrectNil, LinkClass::WrongLink,
                 LinkClass::NilAsLink, LinkClass::LinkAsNil, LinkClass::Missing, LinkClass::Extra }) {
            const std::string name(linkClassName(linkClass));
            auto peers = name;
            if (linkClass == LinkClass::WrongLink || linkClass == LinkClass::NilAsLink
                || linkClass == LinkClass::LinkAsNil) {
                std::replace(peers.begin(), peers.end(), ' ', '-');
            }
            ledger.note(std::abs(item["expected_analyze"].value(peers, 0) - counts[name]),
                item["id"].get<std::string>() + " " + name);
        }
        for (const auto& [measure, row] : keys) {
            const auto& expected = item["expected"][measure];
            ledger.note(std::abs(expected["ptp"].get<double>() - row[0])
                    + std::abs(expected["fn"].get<double>() - (row[1] - row[0]))
                    + std::abs(expected["fp"].get<double>() - (row[2] - row[0])),
                item["id"].get<std::string>() + " " + measure);
        }
    }
    EXPECT_EQ(ledger.rows(), 60 * 7 + 59 * 3);
}

} // namespace
} // namespace touchstone::metrics
