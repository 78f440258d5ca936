// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/judgementfile.h"

#include "core/evaluation/settings/judgementtable.h"
#include "tests/core/judging/judgedexamples.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <filesystem>

#include <sys/wait.h>
#include <unistd.h>

namespace touchstone::analysis {
namespace {

Judgement fullJudgement()
{
    auto judgement = judged(pairRecord(), Verdict::GoldWrong, 1795697943120);
    judgement.judge = "Ann";
    judgement.correct = { { { { { 8, 14 } }, "ORG", "Q1" }, { { { 15, 16 }, { 18, 20 } }, "PER", "" } } };
    judgement.goldDigest = "xxh3-128:00";
    judgement.words = "Turin";
    judgement.occurrence = 2;
    judgement.systems = { "A 2", "b" };
    judgement.score = -0.25;
    judgement.sampled = Sampled::Random;
    judgement.pi = 0.125;
    judgement.note = "a \"town\"\nin Italy";
    judgement.tags = { "metonymy", "sport" };
    return judgement;
}

TEST(JudgementFile, ALineIsReadAsItWasWritten)
{
    auto judgement = fullJudgement();
    const auto line = judgementLine(judgement);
    EXPECT_EQ(line,
        R"({"gold": "xxh3-128:00", "set": "dev", "document": "d1", "start": 8, "end": 13, "type": "LOC", )"
        R"("text": "Turin", "occurrence": 2, "proposal": {"start": 8, "end": 13, "type": "ORG"}, )"
        R"("verdict": "gold-wrong", "correct": [{"start": 8, "end": 14, "type": "ORG", "link": "Q1"}, )"
        R"({"fragments": [[15, 16], [18, 20]], "type": "PER"}], "system": ["A 2", "b"], "score": -0.25, )"
        R"("sampled": "random", "pi": 0.125, "judge": "Ann", "time": "2026-11-26T12:59:03.120Z", )"
        R"("note": "a \"town\"\nin Italy", "tags": ["metonymy", "sport"]})");
    std::string text = line + "\r\n\n";
    std::vector all { judgement };
    for (const auto verdict : givenVerdicts) {
        auto one = judged(missedRecord(), verdict, 5);
        all.push_back(one);
        if (hasCorrection(verdict)) {
            one.correct.emplace(); // nothing is right, as against not told
            all.push_back(one);
        }
    }
    all.push_back(
        judged({ "", "d1", {}, JudgedAnnotation { { { 0, 2 }, { 4, 7 } }, "LOC" } }, Verdict::Cleared, 1));
    all.back().adjudicated = true;
    for (std::size_t i = 1; i < all.size(); ++i) {
        text += judgementLine(all[i]) + "\n";
    }
    EXPECT_EQ(judgementLine(all.back()),
        R"({"document": "d1", "fragments": [[0, 2], [4, 7]], "type": "LOC", "side": "system", "verdict": )"
        R"("cleared", "adjudicated": true, "time": "1970-01-01T00:00:00.001Z"})");
    const auto read = parseJudgements(text, "j");
    EXPECT_TRUE(read.findings.empty());
    EXPECT_EQ(read.judgements, all);
    EXPECT_EQ(read.judgements[0].source.line, 1U);
    EXPECT_EQ(read.judgements[1].source.line, 3U);
    EXPECT_EQ(read.judgements[1].source.file, "j");
}

TEST(JudgementFile, LinesOfTheFormerFormatAreRead)
{
    const std::string text
        = R"({"set": "dev", "document": "d1", "gold": {"start": 8, "end": 13, "type": "LOC"}, "system": {"start": 8, "end": 13, "type": "ORG"}, "run": "A 2", "verdict": "debatable", "text": "a town", "date": "2026-11-26T12:59:03.120Z", "mood": [1, {"x": null}]}
{"document": "d1", "gold": {"fragments": [[0, 2], [4, 7]], "type": "LOC"}, "system": null, "verdict": "cleared", "date": "1970-01-02"}
)";
    const auto read = parseJudgements(text, "j");
    EXPECT_TRUE(read.findings.empty());
    ASSERT_EQ(read.judgements.size(), 2U);
    auto wanted = judged(pairRecord(), Verdict::UnclearGuideline, 1795697943120);
    wanted.systems = { "A 2" };
    wanted.note = "a town";
    wanted.others = R"("mood": [1, {"x": null}])";
    EXPECT_EQ(read.judgements[0], wanted);
    EXPECT_EQ(read.judgements[1],
        judged({ "", "d1", JudgedAnnotation { { { 0, 2 }, { 4, 7 } }, "LOC" }, {} }, Verdict::Cleared,
            86'400'000));
    const auto again = parseJudgements(judgementLine(read.judgements[0]), "j");
    ASSERT_EQ(again.judgements.size(), 1U);
    EXPECT_EQ(again.judgements[0], wanted) << "unknown keys stay with their line";
}

TEST(JudgementFile, ADateMayBeShort)
{
    const auto timeOf = [](const std::string& date) {
        const auto read = parseJudgements(
            R"({"document": "d", "start": 0, "end": 1, "type": "A", "verdict": "both-wrong", "time": ")"
                + date + "\"}",
            "j");
        return read.judgements.empty() ? std::int64_t { -1 } : read.judgements.front().time;
    };
    EXPECT_EQ(timeOf("1970-01-02"), 86'400'000);
    EXPECT_EQ(timeOf("1970-01-01T01:02:03"), 3'723'000);
    EXPECT_EQ(timeOf("1970-01-01T00:00:03.007Z"), 3'007);
    for (const char* wrong : { "", "1970", "1970-02-30", "1970-01-02T", "1970-01-02T24:00:00Z",
             "1970-01-02 00:00:00", "1970-01-02T00:00:00Zx", "19700102" }) {
        EXPECT_EQ(timeOf(wrong), -1) << wrong;
    }
}

TEST(JudgementFile, SlipsAreToldWithTheirPlaceAndTheRestIsRead)
{
    const auto line = [](const std::string& fields) { return "{\"document\": \"ä\", " + fields + "}\n"; };
    const std::string place = R"("start": 3, "end": 4, "type": "A", )";
    const std::string said = R"("verdict": "both-wrong", "time": "1970-01-01")";
    const std::string text = "\n" + judgementLine(fullJudgement()) + "\nnonsense\n<<<<<<< mine\n"
        + line(R"("start": 3, "end": 3, "type": "A", )" + said) + line(said)
        + R"({"start": 3, "end": 4, "type": "A", "verdict": "both-wrong", "time": "1970-01-01"})" + "\n"
        + line(place + R"("verdict": "wrong", "time": "1970-01-01")")
        + line(place + R"("verdict": "both-wrong")") + line(place + said + R"(, "correct": [{"type": "A"}])")
        + line(place + said + R"(, "tags": "x")") + line(place + said + R"(, "pi": 0)")
        + line(place + said + R"(, "sampled": "all")") + line(place + said + R"(, "score": "high")")
        + line(place + said + R"(, "side": "both")") + line(place + said + R"(, "proposal": 5)")
        + R"({"document": "d", "system": {"type": "A"}, "verdict": "debatable", "date": "1970-01-01"})";
    const auto read = parseJudgements(text, "j");
    EXPECT_EQ(read.judgements.size(), 1U);
    std::string places;
    for (const auto& finding : read.findings.list()) {
        EXPECT_EQ(finding.code, "project.judgement");
        EXPECT_EQ(finding.place.file, "j");
        places += std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + " ";
    }
    EXPECT_EQ(places, "3:1 4:1 5:1 6:1 7:1 8:65 9:1 10:113 11:109 12:107 13:112 14:110 15:109 16:113 17:29 ");
    EXPECT_NE(read.findings.list()[5].message.find("system-wrong, both-acceptable"), std::string::npos);
}

TEST(JudgementFile, AddingOnlyAppends)
{
    const testsupport::Folder folder;
    const auto path = folder.path("p.judgements.jsonl");
    EXPECT_TRUE(readJudgements(path)->judgements.empty()) << "no file, no judgement";
    EXPECT_FALSE(readJudgements(path, true));
    const auto own = fullJudgement();
    ASSERT_TRUE(appendJudgements(path, std::vector { own }));
    EXPECT_EQ(folder.read("p.judgements.jsonl"), judgementLine(own) + "\n");
    const std::string before
        = "what is this\n" + judgementLine(judged(missedRecord(), Verdict::BothWrong, 1));
    folder.write("p.judgements.jsonl", before);
    ASSERT_TRUE(appendJudgements(path, std::vector { own, own }));
    EXPECT_EQ(folder.read("p.judgements.jsonl"),
        before + "\n" + judgementLine(own) + "\n" + judgementLine(own) + "\n")
        << "a line without an end is ended first";
    EXPECT_EQ(readJudgements(path)->judgements.size(), 3U);
    ASSERT_TRUE(appendJudgements(path, {}));

    std::filesystem::remove(path);
    std::filesystem::create_directory(path);
    EXPECT_FALSE(appendJudgements(path, std::vector { own }));
}

TEST(JudgementFile, SeveralFilesAreReadTogether)
{
    const testsupport::Folder folder;
    const std::vector paths { folder.path("ann.jsonl"), folder.path("zoe.jsonl") };
    ASSERT_TRUE(appendJudgements(paths[1], std::vector { fullJudgement() }));
    const auto missing = readJudgements(paths);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().place.file, paths[0]);
    folder.write("ann.jsonl", "nonsense\n" + judgementLine(fullJudgement()) + "\n");
    const auto both = readJudgements(paths);
    ASSERT_TRUE(both);
    ASSERT_EQ(both->judgements.size(), 2U);
    EXPECT_EQ(both->judgements[0].source.file, paths[0]);
    EXPECT_EQ(both->judgements[1].source.file, paths[1]);
    EXPECT_EQ(both->findings.list().size(), 1U);
}

TEST(JudgementFile, ALineThatWasCutIsToldAndNextOnesAreWhole)
{
    const testsupport::Folder folder;
    const auto path = folder.path("j.jsonl");
    const auto line = judgementLine(fullJudgement());
    folder.write("j.jsonl", line + "\n" + line.substr(0, 40));
    auto read = readJudgements(path);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->findings.list().size(), 1U);
    EXPECT_EQ(read->findings.list()[0].place.line, 2U);
    EXPECT_NE(read->findings.list()[0].message.find("cut short"), std::string::npos);
    ASSERT_TRUE(appendJudgements(path, std::vector { fullJudgement() }));
    read = readJudgements(path);
    EXPECT_EQ(read->judgements.size(), 2U);
    EXPECT_EQ(read->judgements[1].source.line, 3U);
    EXPECT_EQ(read->findings.list().size(), 1U);
}

/// A process that says verdict after verdict of places that it numbers from `first`, and tells through the
/// pipe how many are said. It never returns.
[[noreturn]] void judgeOnAndOn(const std::string& path, std::uint32_t first, int pipe, std::uint32_t most)
{
    for (std::uint32_t said = 0; said < most; ++said) {
        auto judgement = fullJudgement();
        judgement.record.gold->pieces = { { first + said, first + said + 1 } };
        if (!appendJudgements(path, std::vector { judgement })
            || ::write(pipe, &said, sizeof said) != static_cast<ssize_t>(sizeof said)) {
            ::_exit(1);
        }
    }
    ::_exit(0);
}

/// The numbers of places that the file holds.
std::vector<std::uint32_t> numbersIn(const std::string& path)
{
    std::vector<std::uint32_t> numbers;
    const auto read = readJudgements(path);
    EXPECT_TRUE(read);
    for (const auto& judgement : read->judgements) {
        numbers.push_back(judgement.record.gold->pieces.front().begin);
    }
    return numbers;
}

TEST(JudgementFile, KilledAtAnyMomentItLosesNothingThatWasSaid)
{
    const testsupport::Folder folder;
    const auto path = folder.path("j.jsonl");
    std::uint32_t next = 0; // place of the next process
    std::uint64_t seed = 7;
    for (int moment = 0; moment < 100; ++moment) {
        std::array<int, 2> pipe {};
        ASSERT_EQ(::pipe(pipe.data()), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            ::close(pipe[0]);
            judgeOnAndOn(path, next, pipe[1], 1'000'000);
        }
        ::close(pipe[1]);
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        ::usleep(static_cast<useconds_t>(seed >> 33U) % 3'000);
        ::kill(child, SIGKILL);
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        std::uint32_t said = 0;
        std::uint32_t count = 0;
        while (::read(pipe[0], &said, sizeof said) == static_cast<ssize_t>(sizeof said)) {
            count = said + 1;
        }
        ::close(pipe[0]);
        const auto numbers = numbersIn(path);
        for (std::uint32_t i = 0; i < count; ++i) {
            ASSERT_TRUE(std::ranges::find(numbers, next + i) != numbers.end())
                << "moment " << moment << " lost verdict " << i << " of " << count;
        }
        next += count + 1; // the one that was being written may be there or not
    }
    ASSERT_TRUE(appendJudgements(path, std::vector { fullJudgement() })) << "and it goes on";
    EXPECT_EQ(numbersIn(path).back(), 8U);
    EXPECT_GT(next, 100U) << "something was said meanwhile";
}

TEST(JudgementFile, TwoProgramsAtOnceLoseNothing)
{
    const testsupport::Folder folder;
    const auto path = folder.path("j.jsonl");
    constexpr std::uint32_t each = 200;
    std::array<pid_t, 2> children {};
    std::array<int, 2> pipe {};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    for (std::uint32_t i = 0; i < 2; ++i) {
        children.at(i) = ::fork();
        ASSERT_GE(children.at(i), 0);
        if (children.at(i) == 0) {
            judgeOnAndOn(path, i * each, pipe[1], each);
        }
    }
    for (const auto child : children) {
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0);
    }
    ::close(pipe[0]);
    ::close(pipe[1]);
    auto numbers = numbersIn(path);
    std::ranges::sort(numbers);
    ASSERT_EQ(numbers.size(), 2 * each);
    for (std::uint32_t i = 0; i < 2 * each; ++i) {
        EXPECT_EQ(numbers[i], i);
    }
    EXPECT_TRUE(readJudgements(path)->findings.empty());
}

TEST(JudgementFile, TwoPeoplesLinesAreTheirUnionWhateverTheirOrder)
{
    const auto mine = judgementLine(judged(pairRecord(), Verdict::GoldWrong, 5));
    const auto theirs = judgementLine(judged(pairRecord(), Verdict::BothWrong, 7));
    const auto sameTime = judgementLine(judged(missedRecord(), Verdict::SystemWrong, 7));
    const auto atOnce = judgementLine(judged(missedRecord(), Verdict::GoldWrong, 7));
    std::vector lines { mine, theirs, sameTime, atOnce };
    std::ranges::sort(lines);
    do {
        std::string text;
        for (const auto& line : lines) {
            text += line + "\n";
        }
        const JudgementTable table(parseJudgements(text, "j").judgements, "dev");
        ASSERT_EQ(table.judgements().size(), 2U);
        EXPECT_EQ(table.of(pairRecord()).front().verdict, Verdict::BothWrong) << "the newest counts";
        EXPECT_EQ(table.of(missedRecord()).front().verdict, Verdict::SystemWrong)
            << "of one time the content";
        EXPECT_EQ(table.of("dev", "d1").size(), 2U);
        EXPECT_TRUE(table.of("test", "d1").empty());
    } while (std::ranges::next_permutation(lines).found);
}

} // namespace
} // namespace touchstone::analysis
