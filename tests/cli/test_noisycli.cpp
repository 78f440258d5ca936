// SPDX-License-Identifier: GPL-3.0-or-later
// The measure noisy as a script sees it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

class NoisyCli : public CliFolder
{
protected:
    /// The published example of nerval, and a name that recognition destroyed.
    void writePair()
    {
        write("gold.bio",
            "Tolkien B-PER\nwas O\na O\nwriter B-OCC\n. O\nHe O\nliked O\nOxford B-LOC\nand O\nYork B-LOC\n");
        write("sys.bio",
            "Tolkieene B-PER\nxas O\nwritear B-OCC\n,. O\nHe O\nliked O\n0x#*zd O\nand O\nYork O\n");
    }
    Json score(const std::vector<std::string>& more)
    {
        std::vector<std::string> words { "score", "--gold", "gold.bio", "--system", "sys.bio", "--measure",
            "noisy", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0]["measures"]["noisy"];
    }
    std::vector<Json> errors(const std::vector<std::string>& more)
    {
        std::vector<std::string> words { "errors", "--gold", "gold.bio", "--system", "sys.bio", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> records;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            records.push_back(Json::parse(line));
        }
        return records;
    }
};

TEST_F(NoisyCli, TheJsonHasTheFieldsOfTheContract)
{
    writePair();
    const auto json = score({ "--by", "document" });
    EXPECT_EQ(json["threshold"], 0.3);
    EXPECT_EQ(json["overall"],
        Json({ { "predicted", 2 }, { "matched", 2 }, { "support", 4 }, { "precision", 1.0 },
            { "recall", 0.5 }, { "f1", 2.0 / 3 } }));
    EXPECT_EQ(json["types"]["LOC"]["precision"], nullptr);
    EXPECT_EQ(json["types"]["LOC"]["recall"], 0.0);
    EXPECT_EQ(json["types"]["PER"]["f1"], 1.0);
    EXPECT_EQ(json["documents_macro"]["recall"], 0.5);
    EXPECT_EQ(json["losses"], Json({ { "transcription", 1 }, { "ner", 1 } }));
    EXPECT_NEAR(json["ecer"].get<double>(), (2.0 / 7 + 1.0 / 6 + 2) / 4, 1e-12);
    EXPECT_EQ(json["ewer"], 1.0);
    EXPECT_EQ(json["documents"].size(), 1U);
}

TEST_F(NoisyCli, ThresholdAndMatchingAreSettings)
{
    writePair();
    EXPECT_EQ(score({ "--threshold", "0.2" })["overall"]["matched"], 1);
    EXPECT_EQ(score({ "--noisy-matching", "one-to-one" })["overall"]["matched"], 2);
    EXPECT_EQ(run({ "score", "--gold", "gold.bio", "--system", "sys.bio", "--threshold", "1.5" }).code, 2);
}

TEST_F(NoisyCli, RecordsSayHowMuchOfTheTextWasLost)
{
    writePair();
    const auto records = errors({});
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(records[0]["alignment"], Json({ { "cer", 1.0 / 7 }, { "loss", nullptr } }));
    EXPECT_EQ(records[2]["alignment"]["loss"], "transcription");
    EXPECT_EQ(records[3]["alignment"], Json({ { "cer", 0.0 }, { "loss", "ner" } }));
}

TEST_F(NoisyCli, CausesAreNullWithTheReasonWhereTheTextsAreEqual)
{
    write("gold.bio", "Ada B-PER\nmet O\nZoe B-PER\n");
    write("sys.bio", "Ada B-PER\nmet O\nZoe O\n");
    const auto json = score({});
    EXPECT_EQ(json["losses"], Json({ { "transcription", nullptr }, { "ner", nullptr } }));
    EXPECT_EQ(json["types"]["PER"]["losses"], json["losses"]);
    EXPECT_EQ(json["losses_by_outcome"]["MIS"], json["losses"]);
    EXPECT_NE(json["losses_note"].get<std::string>().find("same text"), std::string::npos);
    const auto tables = run({ "score", "--gold", "gold.bio", "--system", "sys.bio", "--measure", "noisy" });
    EXPECT_NE(tables.out.find("Gold and system have the same text at every annotation"), std::string::npos)
        << tables.out;
    EXPECT_EQ(
        errors({ "--measure", "noisy" })[1]["alignment"], Json({ { "cer", 0.0 }, { "loss", nullptr } }));
    // No empty list that would say "none".
    const auto asked = run({ "errors", "--gold", "gold.bio", "--system", "sys.bio", "--loss", "ner" });
    EXPECT_NE(asked.code, 0);
    EXPECT_NE(asked.err.find("same text"), std::string::npos) << asked.err;
    EXPECT_EQ(errors({ "--list", "noisy.losses", "--category", "error" }).size(), 1U);
}

TEST_F(NoisyCli, TheLossFilterKeepsAsManyRecordsAsTheTableCounts)
{
    writePair();
    for (const auto* const loss : { "transcription", "ner" }) {
        const auto records = errors({ "--loss", loss });
        EXPECT_EQ(records.size(), score({})["losses"][loss].get<std::size_t>());
        for (const auto& record : records) {
            EXPECT_EQ(record["alignment"]["loss"], loss);
        }
    }
    EXPECT_EQ(errors({ "--loss", "transcription,ner" }).size(), 2U);
    EXPECT_EQ(errors({ "--loss", "transcription,ner", "--gold-type", "PER" }).size(), 0U);
}

TEST_F(NoisyCli, ErrorsAreFoundByTheErrorRateOfTheirText)
{
    writePair();
    std::size_t all = 0;
    for (const auto* const range : { "cer:-0", "cer:0-0.2", "cer:0.2-" }) {
        all += errors({ "--list", "noisy.losses", "--value", range }).size();
    }
    EXPECT_EQ(all, 4U) << "ranges that meet share no record";
    EXPECT_EQ(errors({ "--list", "noisy.losses", "--value", "cer:-0", "--value", "cer:0.2-" }).size(), 2U);
    const std::vector<std::string> wrong { "errors", "--gold", "gold.bio", "--system", "sys.bio", "--value" };
    for (const std::vector<std::string>& more : { std::vector<std::string> { "cer:0-1" },
             { "0.1", "--list", "noisy.losses" }, { "er:0-1", "--list", "noisy.losses" } }) {
        auto words = wrong;
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_NE(result.code, 0);
        EXPECT_NE(result.err.find("--value"), std::string::npos) << result.err;
    }
}

TEST_F(NoisyCli, AnEmptyPredictionIsRecallZero)
{
    writePair();
    write("sys.bio", "");
    const auto json = score({});
    EXPECT_EQ(json["overall"],
        Json({ { "predicted", 0 }, { "matched", 0 }, { "support", 4 }, { "precision", nullptr },
            { "recall", 0.0 }, { "f1", nullptr } }));
}

} // namespace
