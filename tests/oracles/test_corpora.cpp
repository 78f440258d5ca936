// SPDX-License-Identifier: GPL-3.0-or-later
// Real corpora and real system outputs, from file to filter: they open whole, and every cell counts its
// records.
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "tests/support/cells.h"
#include "tests/oracles/corpora.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;
using testsupport::corpora;

#define NEED_CORPORA()                                                                                       \
    if (!fs::exists(corpora())) {                                                                            \
        GTEST_SKIP() << "needs the real corpora beside the project: " << corpora();                          \
    }

EvaluationPtr scored(const fs::path& gold, const fs::path& system, const std::string& column = {})
{
    io::ReadOptions options;
    options.annotationColumn = column;
    support::Progress progress;
    const auto data = loadDataSet(
        { {}, { {}, gold.string(), options }, { { {}, system.string(), options } }, {}, {} }, progress);
    EXPECT_TRUE(data) << (data ? "" : support::formatted(data.error()));
    if (!data || !data->systems[0].layer) {
        ADD_FAILURE() << system << ": "
                      << (data && data->systems[0].error ? data->systems[0].error->text : "");
        return nullptr;
    }
    const auto result = evaluate(data->gold, data->systems[0].layer, {}, progress);
    EXPECT_TRUE(result) << (result ? "" : support::formatted(result.error()));
    return result ? *result : nullptr;
}

struct Counts
{
    std::int64_t gold, system, correct;
    friend bool operator==(const Counts&, const Counts&) = default;
};

void PrintTo(const Counts& counts, std::ostream* stream)
{
    *stream << counts.gold << " gold, " << counts.system << " system, " << counts.correct << " correct";
}

Counts strictCounts(const Evaluation& e)
{
    const auto& strict = e.overall[0];
    return { strict.possible(), strict.actual(), strict[match::Outcome::Correct] };
}

TEST(Corpora, Wnut17CountsAreThoseOfTheSharedTask)
{
    NEED_CORPORA();
    const auto folder = corpora() / "wnut17";
    EXPECT_EQ(
        strictCounts(*scored(folder / "gold.conll", folder / "runs/uh_ritual")), (Counts { 1079, 617, 355 }));
    EXPECT_EQ(
        strictCounts(*scored(folder / "gold.conll", folder / "runs/arcada")), (Counts { 1079, 787, 373 }));
    const auto mic = scored(folder / "gold.conll", folder / "runs/mic-cis.txt");
    EXPECT_EQ(strictCounts(*mic), (Counts { 1079, 891, 365 }));
    EXPECT_EQ(mic->cases[0].relation, TextRelation::Tokens)
        << "other text in 1,283 cells, the same number of tokens";
}

TEST(Corpora, Wnut20CountsAreThoseOfItsReadme)
{
    NEED_CORPORA();
    const auto folder = corpora() / "wnut20-protocols";
    const auto e = scored(folder / "gold", folder / "system");
    EXPECT_EQ(strictCounts(*e), (Counts { 2928, 2978, 2243 }));
    EXPECT_EQ(e->cases.size(), 20U);
    const std::vector<std::pair<std::string, Counts>> expected { { "Action", { 747, 764, 660 } },
        { "Amount", { 191, 192, 161 } }, { "Generic-Measure", { 19, 0, 0 } },
        { "Generic_Measure", { 0, 13, 0 } }, { "Reagent", { 773, 781, 604 } }, { "Time", { 201, 189, 173 } },
        { "pH", { 9, 11, 9 } } };
    for (const auto& [type, counts] : expected) {
        const auto label = static_cast<std::size_t>(
            std::find(e->labels.begin(), e->labels.end(), type) - e->labels.begin());
        ASSERT_LT(label, e->labels.size()) << type;
        std::int64_t system = 0;
        for (std::size_t row = 0; row <= e->labels.size(); ++row) {
            system += e->confusion.at(row, label);
        }
        const auto& strict = e->types[label].tallies[0];
        EXPECT_EQ((Counts { strict.possible(), system, strict[match::Outcome::Correct] }), counts) << type;
    }
    testsupport::expectCellsToCountTheirRecords(*e);
}

class HipeColumns : public testing::TestWithParam<const char*>
{
};

TEST_P(HipeColumns, EveryCellOfHipe2020CountsItsRecords)
{
    NEED_CORPORA();
    const auto folder = corpora() / "hipe2020-fr";
    for (const auto* run :
        { "team10_bundle1_fr_1.tsv", "team1_bundle3_fr_1.tsv", "team16_bundle1_fr_1.tsv" }) {
        const auto e = scored(folder / "gold.tsv", folder / "runs" / run, GetParam());
        ASSERT_TRUE(e);
        EXPECT_EQ(e->cases.size(), 43U) << "every document of a run meets its gold";
        EXPECT_GT(testsupport::expectCellsToCountTheirRecords(*e), 1000U);
    }
}

INSTANTIATE_TEST_SUITE_P(Columns, HipeColumns,
    testing::Values("coarse", "coarse-meto", "fine", "fine-meto", "comp", "nested", "links", "tree"));

TEST(Corpora, Hipe2020HasThePublishedExactHits)
{
    NEED_CORPORA();
    // The published strict counts (June 2020: positions only) of runs whose spans do not compete are those of
    // any matching.
    const auto folder = corpora() / "hipe2020-fr";
    EXPECT_EQ(
        strictCounts(*scored(folder / "gold.tsv", folder / "runs/team10_bundle1_fr_1.tsv")).correct, 1343);
    EXPECT_EQ(
        strictCounts(*scored(folder / "gold.tsv", folder / "runs/team1_bundle3_fr_1.tsv")).correct, 1217);
    EXPECT_EQ(strictCounts(*scored(folder / "gold.tsv", folder / "runs/team1_bundle3_fr_1.tsv")).gold, 1600);
}

TEST(Corpora, Hipe2022RunsMeetTheirGold)
{
    NEED_CORPORA();
    const auto ajmc = corpora() / "hipe2022-ajmc-en";
    for (const auto& run : fs::directory_iterator(ajmc / "runs")) {
        const auto e = scored(ajmc / "gold.tsv", run.path());
        ASSERT_TRUE(e);
        EXPECT_EQ(e->cases.size(), 13U) << run.path();
        EXPECT_EQ(strictCounts(*e).gold, 348) << run.path();
        EXPECT_GE(strictCounts(*e).correct, 99) << run.path();
        testsupport::expectCellsToCountTheirRecords(*e);
    }
    const auto newseye = corpora() / "hipe2022-newseye-fi";
    for (const auto& run : fs::directory_iterator(newseye / "runs")) {
        const auto e = scored(newseye / "gold.tsv", run.path());
        ASSERT_TRUE(e);
        EXPECT_EQ(e->cases.size(), 24U);
        EXPECT_EQ(strictCounts(*e).gold, 691);
        testsupport::expectCellsToCountTheirRecords(*e);
    }
}

} // namespace
} // namespace touchstone::analysis
