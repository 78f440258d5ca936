// SPDX-License-Identifier: GPL-3.0-or-later
// No fault passes for success: full disks, links, signals, hostile words; each is told, and what was there
// stays.
#include "tests/cli/clifolder.h"
#include "tests/support/sanitized.h"

#include "core/text/utf8.h"

#include <csignal>
#include <string_view>
#include <tuple>

#include <fcntl.h>
#include <sys/stat.h>

namespace touchstone::tests {
namespace {

const std::string samples = TOUCHSTONE_SAMPLES;

class FaultsCli : public CliFolder
{
protected:
    std::vector<std::string> scored(
        const std::vector<std::string>& more = {}, const std::string& command = "score")
    {
        std::vector<std::string> words { command, "--gold", samples + "/gold.jsonl", "--system",
            samples + "/system-a.jsonl", "--quiet" };
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    /// By a shell, which sees $CLI; errors come back through a pipe, since files may have no room.
    std::string shell(const std::string& script)
    {
        const auto command = "cd " + quoted(m_folder.string()) + " && export CLI=" + quoted(TOUCHSTONE_CLI)
            + " S=" + quoted(samples) + " && { ( " + script + " ) 2>&1; } | cat > shell.txt";
        EXPECT_EQ(std::system(command.c_str()), 0);
        return contents(m_folder / "shell.txt");
    }

    std::size_t entries() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_folder), {}));
    }
};

TEST_F(FaultsCli, AFileThatHasNoRoomIsAnErrorOfEveryCommandAndTheOldOneStays)
{
    if (testsupport::underThreadSanitizer) {
        GTEST_SKIP() << "the thread sanitizer writes a file before main(), which the limit forbids; other "
                        "builds run this";
    }
    write("map.tsv", "PER\tPERSON\n");
    for (const std::string command : { "score --gold $S/gold.jsonl --system $S/system-a.jsonl",
             "score --json --gold $S/gold.jsonl --system $S/system-a.jsonl",
             "errors --json --gold $S/gold.jsonl --system $S/system-a.jsonl",
             "compare --gold $S/gold.jsonl --system $S/system-a.jsonl --system $S/system-b.jsonl",
             "table --csv --gold $S/gold.jsonl --system $S/system-a.jsonl",
             "align --gold $S/gold.jsonl --system $S/system-a.jsonl",
             "check $S/system-a.jsonl --like $S/gold.jsonl", "convert $S/gold.jsonl --to jsonl",
             "convert $S/gold.jsonl --to labelstudio", "rules list", "formats", "measures", "presets" }) {
        write("old", "old");
        const auto said = shell("ulimit -f 0; $CLI " + command + " -o old; echo code $?");
        EXPECT_NE(said.find("old: error: cannot be written: the file would be larger"), std::string::npos)
            << command << ": " << said;
        EXPECT_NE(said.find("code 1\n"), std::string::npos) << command << ": " << said;
        EXPECT_EQ(contents(m_folder / "old"), "old") << command;
        EXPECT_EQ(entries(), 3U) << command << " leaves files behind";
    }
}

TEST_F(FaultsCli, AFullDeviceIsNamedAlsoBehindStandardOutput)
{
    const auto file = run(scored({ "-o", "/dev/full" }));
    EXPECT_EQ(file.code, 1);
    EXPECT_EQ(file.err.find("/dev/full: error: cannot be written: no space left"), 0U) << file.err;
    const auto out = shell(
        "$CLI score --gold $S/gold.jsonl --system $S/system-a.jsonl --quiet >/dev/full; echo code $?");
    EXPECT_EQ(out.find("standard output: error: cannot be written: no space left"), 0U) << out;
    EXPECT_NE(out.find("code 1\n"), std::string::npos);
    const auto closed
        = shell("$CLI score --gold $S/gold.jsonl --system $S/system-a.jsonl --quiet >&-; echo code $?");
    EXPECT_EQ(closed.find("standard output: error: cannot be written: it is closed"), 0U) << closed;
    EXPECT_NE(closed.find("code 1\n"), std::string::npos);
}

TEST_F(FaultsCli, OnTmpfsWithoutRoomTheOldFileStays)
{
    const auto probe = shell("mkdir -p t && unshare -rm mount -t tmpfs -o size=64k tmpfs t && echo may");
    if (probe.find("may") == std::string::npos) {
        GTEST_SKIP() << "no name space with a small tmpfs may be made here: " << probe;
    }
    const auto said
        = shell("unshare -rm sh -c 'mount -t tmpfs -o size=64k tmpfs t; cd t; echo old > old; "
                "head -c 100000 /dev/zero > fill 2>/dev/null; "
                "$CLI score --json --gold $S/gold.jsonl --system $S/system-a.jsonl -o old; echo code $?; "
                "cat old; ls | wc -l'");
    EXPECT_NE(said.find("\nold: error: cannot be written: no space left"), std::string::npos) << said;
    EXPECT_NE(said.find("code 1\nold\n2\n"), std::string::npos) << said;
}

TEST_F(FaultsCli, ASymbolicLinkAsOutputStaysALink)
{
    write("real.txt", "old");
    fs::create_symlink("real.txt", m_folder / "link.txt");
    EXPECT_EQ(run(scored({ "-o", "link.txt" })).code, 0);
    EXPECT_TRUE(fs::is_symlink(m_folder / "link.txt"));
    EXPECT_NE(contents(m_folder / "real.txt").find("strict"), std::string::npos);
}

TEST_F(FaultsCli, AnOutputWithoutNameIsRefused)
{
    for (const auto* command : { "score", "errors", "table" }) {
        const auto result = run(scored({ "-o", "" }, command));
        EXPECT_EQ(result.code, 2) << command;
        EXPECT_NE(result.err.find("names no file"), std::string::npos) << result.err;
        EXPECT_TRUE(result.out.empty());
    }
}

TEST_F(FaultsCli, BratThatHasNoRoomLeavesNoFolder)
{
    if (testsupport::underThreadSanitizer) {
        GTEST_SKIP() << "the thread sanitizer writes a file before main(), which the limit forbids; other "
                        "builds run this";
    }
    const auto said = shell("ulimit -f 0; $CLI convert $S/gold.jsonl --to brat -o out/new; echo code $?");
    EXPECT_NE(said.find("error: cannot be written: "), std::string::npos) << said;
    EXPECT_NE(said.find("code 1\n"), std::string::npos);
    EXPECT_FALSE(fs::exists(m_folder / "out" / "new"));
}

TEST_F(FaultsCli, FlagsTakeNoOtherWordThanYesAndNo)
{
    for (const std::string flag :
        { "--hipe-token-text", "--hipe-norm-time", "--json", "--quiet", "--rules-only", "--strict" }) {
        for (const auto* word : { "x", "2", "1e9", "maybe" }) {
            const auto result = run(scored({ flag + "=" + word }));
            EXPECT_EQ(result.code, 2) << flag << "=" << word;
            EXPECT_NE(result.err.find(flag + " does not know \"" + word + "\"; it takes: yes, no."),
                std::string::npos)
                << result.err;
        }
        EXPECT_EQ(run(scored({ flag + "=no" })).code, 0) << flag;
    }
    EXPECT_EQ(run(scored({ "--json=yes" })).out.front(), '{');
    EXPECT_NE(run(scored({ "--json=no" })).out.front(), '{');
    for (const std::string option :
        { "--rules-low", "--rules-ignored", "--rules-tagger-errors", "--child-overlap" }) {
        const auto result = run(scored({ option + "=x" }));
        EXPECT_EQ(result.code, 2);
        EXPECT_NE(result.err.find(option + " takes one of yes, no, and not \"x\""), std::string::npos)
            << result.err;
    }
    const auto signature = [&](std::vector<std::string> more) {
        more.emplace_back("--signature");
        return run(scored(more)).out;
    };
    EXPECT_NE(signature({ "--pairing", "hipe", "--hipe-token-text" }).find("hipe-token-text:yes"),
        std::string::npos);
    EXPECT_NE(signature({ "--pairing", "hipe", "--hipe-token-text=no" }).find("hipe-token-text:no"),
        std::string::npos);
    EXPECT_EQ(run({ "table", "--gold", samples + "/gold.jsonl", "--system", samples + "/system-a.jsonl",
                      "--no-bold", "--quiet" })
                  .code,
        0);
}

TEST_F(FaultsCli, TermEndsAReadingProgramWithItsOwnCode)
{
    for (const auto& [signal, code] : { std::pair(SIGTERM, 143), std::pair(SIGINT, 130) }) {
        const auto pipe = (m_folder / ("gold" + std::to_string(signal))).string();
        ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
        const auto child = fork();
        if (child == 0) {
            const int nothing = ::open("/dev/null", O_RDWR);
            dup2(nothing, STDOUT_FILENO);
            dup2(nothing, STDERR_FILENO);
            execl(TOUCHSTONE_CLI, TOUCHSTONE_CLI, "score", "--gold", pipe.c_str(), "--system", pipe.c_str(),
                "--format", "jsonl", nullptr);
            _exit(99);
        }
        const int writer = ::open(pipe.c_str(), O_WRONLY); // waits until it reads
        ASSERT_GE(writer, 0);
        kill(child, signal);
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        close(writer);
        ASSERT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), code);
    }
}

TEST_F(FaultsCli, MessagesRepeatHostileWordsBoundedAndInASafeForm)
{
    const std::string escape = "\x1b[31mred\a";
    for (const auto& words : { scored({ "--alpha", escape }), scored({ "--measure", escape }),
             scored({ "--" + escape }), { escape }, scored({ "--pairing", escape + "\n" }),
             scored({ "--gold-format", escape }), scored({ escape }) }) {
        const auto result = run(words);
        EXPECT_EQ(result.code, 2) << result.err;
        EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
        EXPECT_EQ(result.err.find('\a'), std::string::npos);
        EXPECT_NE(result.err.find("[31mred"), std::string::npos) << result.err;
    }
    const std::string longWord(100'000, 'y');
    for (const auto& words : { scored({ "--alpha", longWord }), scored({ "--" + longWord }), { longWord },
             scored({ "--measure", longWord }),
             scored({ "--pairing", longWord.substr(50'000) + " " + longWord.substr(50'000) }) }) {
        const auto result = run(words);
        EXPECT_EQ(result.code, 2);
        EXPECT_LT(result.err.size(), 9000U);
        EXPECT_NE(result.err.find("yyyy…yyyy"), std::string::npos);
    }
    const auto missing = run({ "score", "--gold", std::string("\xff\xc3", 2), "--system", "x" });
    EXPECT_EQ(missing.code, 1);
    EXPECT_FALSE(text::firstInvalidByte(missing.err)) << missing.err;
}

TEST_F(FaultsCli, AFolderAmongRuleFilesIsCalledOne)
{
    fs::create_directory(m_folder / "rules");
    const auto result = run({ "rules", "check", "rules" });
    EXPECT_NE(result.code, 0);
    EXPECT_NE(result.err.find("this is a folder; name the file in it"), std::string::npos) << result.err;
}

TEST_F(FaultsCli, AllLayersOfAFormatThatDoesNotTellThemNamesTheFormat)
{
    const auto jsonl = run(scored({ "--layer", "all" }));
    EXPECT_EQ(jsonl.code, 2);
    EXPECT_NE(jsonl.err.find("a gold of the format jsonl does not tell"), std::string::npos) << jsonl.err;
    write("gold/a.txt", "Ada met Bob.");
    write("gold/a.a1", "T1\tPER 0 3\tAda\n");
    write("gold/a.a2", "T2\tPER 8 11\tBob\n");
    for (const auto* const layer : { "--layer=1.5", "--layer=-1", "--layer=coarse,100" }) {
        const auto number = run(scored({ layer }));
        EXPECT_EQ(number.code, 2) << layer;
        EXPECT_NE(number.err.find("--layer does not know"), std::string::npos) << number.err;
    }
    const auto bionlp = run({ "score", "--gold", "gold", "--system", "gold", "--layer", "all" });
    EXPECT_EQ(bionlp.code, 2);
    EXPECT_NE(bionlp.err.find("--layer a1,a2"), std::string::npos) << bionlp.err;
    EXPECT_EQ(run({ "score", "--gold", "gold", "--system", "gold", "--layer", "a1,a2" }).code, 0);
}

TEST_F(FaultsCli, AHugeFileOfZerosIsBinaryAtOnce)
{
    if (testsupport::underAddressSanitizer || testsupport::underThreadSanitizer) {
        GTEST_SKIP() << "the sanitizer needs more addresses than the limit leaves";
    }
    write("two.jsonl", "");
    fs::resize_file(m_folder / "two.jsonl", std::uintmax_t(2) << 30U); // a hole: takes no room
    for (const auto* more : { "", " --format conll" }) {
        const auto said = shell("ulimit -v 1000000; $CLI score --gold two.jsonl --system $S/system-a.jsonl"
            + std::string(more) + "; echo code $?");
        EXPECT_NE(said.find("two.jsonl: error: it is binary data"), std::string::npos) << said;
        EXPECT_NE(said.find("code 1"), std::string::npos) << said;
    }
}

TEST_F(FaultsCli, RulesExplainTakesWhatChangesItsFacts)
{
    write("gold.jsonl",
        R"({"id":"d","text":"Ada","entities":[{"start":0,"end":3,"label":"PER","links":["Q1"]}]})");
    write("run.jsonl",
        R"({"id":"d","text":"Ada","entities":[{"start":0,"end":3,"label":"PER","links":["Q2","Q1"],"score":0.5}]})");
    const auto explained = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words { "rules", "explain", "--gold", "gold.jsonl", "--system",
            "run.jsonl" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    const auto usual = explained({});
    EXPECT_EQ(explained({ "--n-best", "1" }), usual);
    EXPECT_NE(explained({ "--n-best", "2" }), usual);
    EXPECT_NE(explained({ "--min-score", "0.9" }), usual);
}

} // namespace
} // namespace touchstone::tests
