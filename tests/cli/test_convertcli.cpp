// SPDX-License-Identifier: GPL-3.0-or-later
// `convert`: what is written scores as what was read, and nothing that is read is overwritten.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace {

using Json = nlohmann::json;
using touchstone::tests::CliFolder;

class Convert : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\nRay I-PER\n\nin O\nRome B-LOC\n");
        write("run.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\nRay O\n\nin O\nRome B-ORG\n");
    }

    std::string measures(const std::string& gold, const std::string& system)
    {
        const auto result = run({ "score", "--gold", gold, "--system", "run=" + system, "--measure",
            "muc,overlap,noisy", "--json", "--quiet" });
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out)["systems"][0]["measures"].dump() : result.err;
    }
};

TEST_F(Convert, JsonlScoresTheSame)
{
    ASSERT_EQ(run({ "convert", "gold.conll", "-o", "gold.jsonl" }).code, 0);
    const auto printed = run({ "convert", "run.conll" });
    ASSERT_EQ(printed.code, 0) << printed.err;
    write("run.jsonl", printed.out);
    const auto before = measures("gold.conll", "run.conll");
    EXPECT_NE(before.find("\"muc\""), std::string::npos);
    EXPECT_EQ(before, measures("gold.jsonl", "run.jsonl"));
}

TEST_F(Convert, BratScoresTheSame)
{
    ASSERT_EQ(run({ "convert", "gold.conll", "--to", "brat", "-o", "gold" }).code, 0);
    ASSERT_EQ(run({ "convert", "run.conll", "--to", "brat", "-o", "run" }).code, 0);
    EXPECT_EQ(measures("gold.conll", "run.conll"), measures("gold", "run"));
}

TEST_F(Convert, TasksHoldTheSystemsAsPredictions)
{
    const auto result
        = run({ "convert", "gold.conll", "--to", "labelstudio", "--system", "m1=run.conll", "-o", "-" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto tasks = Json::parse(result.out);
    ASSERT_EQ(tasks.size(), 1U);
    EXPECT_EQ(tasks[0]["annotations"][0]["result"].size(), 3U);
    EXPECT_EQ(tasks[0]["predictions"][0]["model_version"], "m1");
    EXPECT_EQ(tasks[0]["predictions"][0]["result"].size(), 3U);
}

TEST_F(Convert, NothingThatIsReadIsOverwritten)
{
    const auto before = touchstone::tests::contents(m_folder / "gold.conll");
    const auto same = run({ "convert", "gold.conll", "-o", "./gold.conll" });
    EXPECT_EQ(same.code, 2);
    EXPECT_NE(same.err.find("is what is being read"), std::string::npos) << same.err;
    EXPECT_EQ(touchstone::tests::contents(m_folder / "gold.conll"), before);
    write("full/other.txt", "mine");
    const auto folder = run({ "convert", "gold.conll", "--to", "brat", "-o", "full" });
    EXPECT_EQ(folder.code, 2);
    EXPECT_NE(folder.err.find("is there already"), std::string::npos) << folder.err;
    EXPECT_FALSE(std::filesystem::exists(m_folder / "full" / "gold.ann"));
}

TEST_F(Convert, WrongWordsAreRefusedWithTheNearestOnes)
{
    const auto word = run({ "convert", "gold.conll", "--to", "jsnol" });
    EXPECT_EQ(word.code, 2);
    EXPECT_NE(word.err.find("Did you mean \"jsonl\"?"), std::string::npos) << word.err;
    EXPECT_EQ(run({ "convert" }).code, 2);
    EXPECT_EQ(run({ "convert", "gold.conll", "--to", "brat" }).code, 2) << "no folder";
    EXPECT_EQ(run({ "convert", "gold.conll", "--system", "run.conll" }).code, 2)
        << "jsonl has no predictions";
    EXPECT_EQ(run({ "convert", "nowhere.conll" }).code, 1);
}

TEST_F(Convert, OneFileIsConvertedAndWordsSaySo)
{
    const auto many = run({ "convert", "a.conll", "b.conll" });
    EXPECT_EQ(many.code, 2);
    EXPECT_NE(many.err.find("here are 2: a.conll, b.conll."), std::string::npos) << many.err;
    const auto both = run({ "convert", "a.conll", "--gold", "b.conll" });
    EXPECT_EQ(both.code, 2);
    EXPECT_NE(both.err.find("not both"), std::string::npos) << both.err;
    const auto help = run({ "convert", "--help" }).out;
    EXPECT_EQ(help.find("--gold "), std::string::npos) << help;
    EXPECT_NE(help.find("--system "), std::string::npos) << "predictions of Label Studio";
}

} // namespace
