// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of a data set as it is loaded: rules from file and settings, what is told of them, the signature.
#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/records/recordfilter.h"
#include "core/report/commandline.h"
#include "core/report/recipe.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;
using annotation::LabelRules;
using annotation::LabelSide;
using support::Severity;
using testsupport::layer;
using testsupport::listed;

TEST(Labelling, EqualRulesHaveOneText)
{
    LabelRules a;
    a.map = { { LabelSide::Both, "A", "B" }, { LabelSide::Gold, "C", "D" }, { LabelSide::System, "x", "y" } };
    a.types = { "LOC", "B", "LOC" };
    LabelRules b;
    b.map = { { LabelSide::Gold, "C", "D" }, { LabelSide::Both, "A", "wrong" }, { LabelSide::Both, "A", "B" },
        { LabelSide::Both, "same", "same" } };
    b.types = { "B", "LOC" };
    EXPECT_EQ(labellingOf(a, LabelSide::Gold), labellingOf(b, LabelSide::Gold));
    EXPECT_NE(labellingOf(a, LabelSide::System), labellingOf(b, LabelSide::System));
    EXPECT_EQ(labellingOf(a, LabelSide::Gold).find("map="), 0U);
    EXPECT_TRUE(labellingOf(a, LabelSide::Gold).ends_with(";types=B+LOC"));
}

TEST(Labelling, TextsTellRulesApart)
{
    const auto text
        = [](std::vector<annotation::LabelRule> map, std::uint32_t collapse, std::vector<std::string> types) {
              LabelRules rules;
              rules.map = std::move(map);
              rules.collapse = collapse;
              rules.types = std::move(types);
              return labellingOf(rules, LabelSide::Gold);
          };
    EXPECT_EQ(text({}, 0, {}), "");
    EXPECT_EQ(text({ { LabelSide::System, "A", "B" } }, 0, {}), "");
    EXPECT_EQ(text({}, 2, {}), "collapse=2");
    EXPECT_EQ(text({}, 1, { "b", "a" }), "collapse=1;types=a+b");
    EXPECT_NE(text({}, 0, { "a+b" }), text({}, 0, { "a", "b" }));
    EXPECT_NE(text({}, 0, { "a b", "c" }), text({}, 0, { "a", "b c" }));
    EXPECT_NE(
        text({ { LabelSide::Both, "AB", "C" } }, 0, {}), text({ { LabelSide::Both, "A", "BC" } }, 0, {}));
    EXPECT_LT(text({}, 0, std::vector<std::string>(1, std::string(5000, 'x'))).size(),
        100U); // it stands in the signature
}

TEST(Types, CommasAndBackslashesComeBack)
{
    const std::vector<std::string> types { "LOC", "a,b", "c\\", "\\,", "two words" };
    EXPECT_EQ(typesText(types), "LOC,a\\,b,c\\\\,\\\\\\,,two words");
    EXPECT_EQ(typesByText(typesText(types)), types);
    EXPECT_EQ(typesByText("A\\B,,C"), (std::vector<std::string> { "A\\B", "C" }));
    EXPECT_TRUE(typesByText(",").empty());
    EXPECT_EQ(filterArguments({ .types = { "a,b", "c" } }),
        (std::vector<std::string> { "--type", "a\\,b", "--type", "c" }));
}

class DataSetLabels : public testing::Test
{
protected:
    void SetUp() override
    {
        std::string pattern = (fs::temp_directory_path() / "touchstone-labels.XXXXXX").string();
        m_folder = mkdtemp(pattern.data());
        m_spec.gold.path = write("gold.conll", "Ada\tB-PER\nin\tO\nRome\tB-loc.town\n");
        m_spec.systems = { { "a", write("a.conll", "Ada\tB-PERSON\nin\tB-MISC\nRome\tB-LOC\n"), {} },
            { "b", write("b.conll", "Ada\tB-PER\nin\tO\nRome\tB-loc\n"), {} } };
        for (auto* source : { &m_spec.gold, &m_spec.systems[0], &m_spec.systems[1] }) {
            source->options.format = "conll";
        }
    }
    void TearDown() override { fs::remove_all(m_folder); }
    std::string write(const std::string& name, const std::string& text)
    {
        std::ofstream(m_folder / name) << text;
        return (m_folder / name).string();
    }
    DataSet loaded()
    {
        support::Progress progress;
        auto data = loadDataSet(m_spec, progress);
        EXPECT_TRUE(data) << (data ? "" : support::formatted(data.error()));
        return data ? *data : DataSet();
    }
    static std::string found(const support::Diagnostics& findings)
    {
        std::string text;
        for (const auto& finding : findings.list()) {
            if (finding.code.starts_with("labels.")) {
                text += finding.code + ": " + finding.message + "\n";
            }
        }
        return text;
    }
    fs::path m_folder;
    DataSetSpec m_spec;
};

TEST_F(DataSetLabels, FileAndOwnRulesReachAllLayersAndTheSignature)
{
    m_spec.labelMap = write("map.tsv", "system\tPERSON\tPER\nboth\tLOC\tfile\n");
    m_spec.labels.map = { { LabelSide::Both, "LOC", "loc" } }; // these go over the file's
    m_spec.labels.collapse = 1;
    m_spec.labels.types = { "PER", "loc" };
    const auto data = loaded();
    ASSERT_EQ(data.systems.size(), 2U);
    EXPECT_EQ(listed(*data.gold), "== gold\nPER 0-3 Ada\nloc 7-11 Rome\n");
    EXPECT_EQ(listed(*data.systems[0].layer), "== a\nPER 0-3 Ada\nloc 7-11 Rome ##3\n");
    EXPECT_EQ(listed(*data.systems[1].layer), "== b\nPER 0-3 Ada\nloc 7-11 Rome\n");
    EXPECT_EQ(data.spec.labelMap, m_spec.labelMap); // so that loading again means the same
    EXPECT_EQ(data.spec.labels, m_spec.labels);
    EXPECT_EQ(found(data.gold->diagnostics), "");
    EXPECT_EQ(found(data.systems[0].layer->diagnostics),
        "labels.left-out: 1 annotation of 1 type was left out by --types: MISC (1).\n");

    support::Progress progress;
    const auto evaluation = evaluate(data.gold, data.systems[0].layer, {}, progress);
    ASSERT_TRUE(evaluation);
    EXPECT_EQ((*evaluation)->overall[0][match::Outcome::Correct], 2);
    EXPECT_EQ((*evaluation)->labels, (std::vector<std::string> { "PER", "loc" }));
    const auto& signature = (*evaluation)->signature;
    EXPECT_NE(signature.find(labellingOf(*labelRulesOf(m_spec), LabelSide::Gold)), std::string::npos)
        << signature;
    EXPECT_NE(signature.find(labellingOf(*labelRulesOf(m_spec), LabelSide::System)), std::string::npos)
        << signature;
}

TEST_F(DataSetLabels, WithoutRulesNothingIsCopiedOrTold)
{
    const auto data = loaded();
    EXPECT_EQ(data.gold->labelling, "");
    EXPECT_EQ(found(data.gold->diagnostics), "");
    m_spec.labels.map = { { LabelSide::System, "LOC", "loc" } };
    const auto other = loaded();
    EXPECT_EQ(other.gold->labelling, "");
    EXPECT_NE(other.systems[0].layer->labelling, "");
}

TEST_F(DataSetLabels, TellsWhatWentAndWhatNothingMeets)
{
    m_spec.labels.map = { { LabelSide::Both, "MISC", "" }, { LabelSide::Gold, "PERSON", "x" },
        { LabelSide::System, "per", "x" }, { LabelSide::Both, "Loc", "x" } };
    m_spec.labels.types = { "PER", "Loc.Town", "else" };
    const auto data = loaded();
    EXPECT_EQ(found(data.gold->diagnostics),
        "labels.left-out: 1 annotation of 1 type was left out by --types: loc.town (1).\n"
        "labels.unknown: The label map names \"PERSON\", which no annotation of the gold bears; did you mean "
        "\"PER\"?\n"
        "labels.unknown: The label map names \"per\", which no annotation of a system bears; did you mean "
        "\"PER\"?\n"
        "labels.unknown: The label map names \"Loc\", which no annotation of gold or systems bears; did you "
        "mean \"LOC\"?\n"
        "labels.unknown: --types names \"Loc.Town\", which no annotation of gold or systems bears; did you "
        "mean \"loc.town\"?\n"
        "labels.unknown: --types names \"else\", which no annotation of gold or systems bears.\n");
    EXPECT_EQ(found(data.systems[0].layer->diagnostics),
        "labels.dropped: 1 annotation of 1 type was dropped by the label map: MISC (1).\n"
        "labels.left-out: 2 annotations of 2 types were left out by --types: LOC (1), PERSON (1).\n");
}

TEST_F(DataSetLabels, ABrokenMapRefusesTheLoadWithItsPlace)
{
    m_spec.labelMap = write("map.tsv", "both\tA\tB\nboth\tA\tC\n");
    support::Progress progress;
    const auto data = loadDataSet(m_spec, progress);
    ASSERT_FALSE(data);
    EXPECT_TRUE(support::formatted(data.error()).starts_with(m_spec.labelMap + ":2:6: "));
    m_spec.labelMap = (m_folder / "none.tsv").string();
    EXPECT_EQ(loadDataSet(m_spec, progress).error().code, support::ErrorCode::NotFound);
}

TEST_F(DataSetLabels, CommandAndRecipeNameThem)
{
    m_spec.labelMap = write("map.tsv", "both\tA\tB\n");
    m_spec.labels.collapse = 2;
    m_spec.labels.types = { "a,b", "c" };
    const auto line = shellLine(dataArguments(m_spec, PathForm::FileName));
    EXPECT_NE(line.find("--label-map map.tsv --collapse-types 2 --types 'a\\,b,c'"), std::string::npos)
        << line;
    support::Progress progress;
    const auto inputs = recipeInputs(m_spec, {}, {}, progress);
    ASSERT_TRUE(inputs);
    EXPECT_EQ(inputs->back().role, "Label map");
    EXPECT_EQ(inputs->back().file, "map.tsv");
    EXPECT_EQ(inputs->back().digest, *inputDigest(m_spec.labelMap, progress));
}

support::Diagnostics ofEvaluation(const std::string& gold, const std::string& system,
    match::PairingPolicy pairing = match::PairingPolicy::Optimal)
{
    EvaluationSpec spec;
    spec.matching.pairing = pairing;
    support::Progress progress;
    const auto result
        = evaluate(testsupport::layerPtr({ gold }), testsupport::layerPtr({ system }), spec, progress);
    return result ? (*result)->diagnostics : support::Diagnostics();
}

std::string unmatched(const support::Diagnostics& findings)
{
    for (const auto& finding : findings.list()) {
        if (finding.code.starts_with("labels.")) {
            return finding.code + " " + std::string(severityName(finding.severity)) + ": " + finding.message;
        }
    }
    return {};
}

TEST(UnmatchedLabels, AreToldWithWhatTheyMayMean)
{
    EXPECT_EQ(unmatched(ofEvaluation("[PER a] [LOC b]", "[PER a] [LOC b]")), "");
    EXPECT_EQ(
        unmatched(ofEvaluation("[PER a] [Generic-Measure b] [ODD c]", "[PER a] [Generic_Measure b] [NEW c]")),
        "labels.renamed warning: In the gold only: Generic-Measure (Generic_Measure?), ODD. In the system "
        "only: Generic_Measure (1 annotation, Generic-Measure?), NEW (1 annotation). Annotations with a "
        "label "
        "that the gold lacks can be partly right at best. --label-map makes labels that mean the same one.");
    EXPECT_EQ(unmatched(ofEvaluation("[PER a]", "[Person a]")).substr(0, 24), "labels.disjoint warning:");
    EXPECT_EQ(unmatched(ofEvaluation("[PER a]", "[ODD a]")).substr(0, 25), "labels.unmatched warning:");
    EXPECT_EQ(unmatched(ofEvaluation("a", "[ODD a]")).substr(0, 22), "labels.unmatched note:")
        << "the gold tells no labels";
    EXPECT_EQ(unmatched(ofEvaluation("[PER a]", "a")).substr(0, 22), "labels.unmatched note:");
    EXPECT_EQ(unmatched(ofEvaluation("[PER a]", "[_ a]")),
        "labels.unmatched note: In the gold only: PER. --label-map makes labels that mean the same one.");
}

TEST(UnmatchedLabels, CountInOneCaseWhereTheScorerDoes)
{
    EXPECT_EQ(unmatched(ofEvaluation("[loc a]", "[LOC a]")).substr(0, 24), "labels.disjoint warning:");
    EXPECT_EQ(unmatched(ofEvaluation("[loc a]", "[LOC a]", match::PairingPolicy::Hipe)), "");
}

TEST(UnmatchedLabels, OfThousandsAFewAreListed)
{
    std::string gold;
    for (int i = 0; i < 2000; ++i) {
        gold += "[G" + std::to_string(i) + " a] ";
    }
    const auto text = unmatched(ofEvaluation(gold, "[PER a]"));
    EXPECT_NE(text.find(" and 1992 more."), std::string::npos) << text;
    EXPECT_LT(text.size(), 300U);
}

} // namespace
} // namespace touchstone::analysis
