// SPDX-License-Identifier: GPL-3.0-or-later
// Files and folders that are written whole or not at all.
#include "core/io/bytes/atomicfile.h"
#include "core/io/bytes/atomicfolder.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class AtomicFiles : public testing::Test
{
protected:
    void SetUp() override
    {
        std::string pattern = (fs::temp_directory_path() / "touchstone-atomic.XXXXXX").string();
        m_folder = mkdtemp(pattern.data());
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::size_t entries() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_folder), {}));
    }

    fs::path m_folder;
};

/// No file may grow over so many bytes, as on a disk that is full.
class LargestFile
{
public:
    explicit LargestFile(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now { bytes, m_before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    LargestFile(const LargestFile&) = delete;
    LargestFile& operator=(const LargestFile&) = delete;
    ~LargestFile()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before {};
    void (*m_handler)(int) = nullptr;
};

TEST_F(AtomicFiles, AreWrittenWithTheUsualPermissionsAndKeepThoseThatWereThere)
{
    const auto path = m_folder / "a";
    ASSERT_TRUE(writeAtomically(path.string(), "one"));
    const auto usual = fs::status(path).permissions();
    EXPECT_NE(usual & fs::perms::owner_write, fs::perms::none);
    EXPECT_EQ(usual & fs::perms::others_write, fs::perms::none);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(writeAtomically(path.string(), "two"));
    EXPECT_EQ(contents(path), "two");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(entries(), 1U);
}

TEST_F(AtomicFiles, WithoutCommitTheOldOneStaysAndNothingIsLeft)
{
    const auto path = m_folder / "a";
    ASSERT_TRUE(writeAtomically(path.string(), "old"));
    {
        auto file = AtomicFile::open(path.string());
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write("new"));
    }
    EXPECT_EQ(contents(path), "old");
    EXPECT_EQ(entries(), 1U);
}

TEST_F(AtomicFiles, OfAProgramThatIsKilledLeaveNothing)
{
    const auto path = m_folder / "a";
    ASSERT_TRUE(writeAtomically(path.string(), "old"));
    const int probe = ::open(m_folder.c_str(), O_TMPFILE | O_WRONLY, 0600);
    if (probe < 0) {
        GTEST_SKIP() << "this file system has no files without names";
    }
    ::close(probe);
    std::array<int, 2> pipe {};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const auto child = ::fork();
    if (child == 0) {
        auto file = AtomicFile::open(path.string());
        const bool written = file && file->write(std::string(1 << 20U, 'x'));
        const char sign = written ? 'w' : 'f';
        ::_exit(::write(pipe[1], &sign, 1) == 1 ? ::pause() : 1);
    }
    char sign = 0;
    ASSERT_EQ(::read(pipe[0], &sign, 1), 1);
    EXPECT_EQ(sign, 'w');
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(pipe[0]);
    ::close(pipe[1]);
    EXPECT_EQ(contents(path), "old");
    EXPECT_EQ(entries(), 1U);
}

TEST_F(AtomicFiles, ThatHaveNoRoomAreAnErrorAndTheOldOneStays)
{
    const auto path = m_folder / "a";
    ASSERT_TRUE(writeAtomically(path.string(), "old"));
    {
        const LargestFile limit(2);
        const auto done = writeAtomically(path.string(), "newer");
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().code, support::ErrorCode::Unreadable);
        EXPECT_NE(done.error().text.find("larger than"), std::string::npos) << done.error().text;
    }
    EXPECT_EQ(contents(path), "old");
    EXPECT_EQ(entries(), 1U);
    const auto full = writeAtomically("/dev/full", "x");
    ASSERT_FALSE(full);
    EXPECT_NE(full.error().text.find("no space left"), std::string::npos) << full.error().text;
}

TEST_F(AtomicFiles, BehindASymbolicLinkAreReplacedAndTheLinkStays)
{
    fs::create_directory(m_folder / "real");
    ASSERT_TRUE(writeAtomically((m_folder / "real" / "a").string(), "old"));
    fs::create_symlink("real/a", m_folder / "link");
    fs::create_symlink("link", m_folder / "second");
    ASSERT_TRUE(writeAtomically((m_folder / "second").string(), "new"));
    EXPECT_TRUE(fs::is_symlink(m_folder / "second"));
    EXPECT_TRUE(fs::is_symlink(m_folder / "link"));
    EXPECT_EQ(contents(m_folder / "real" / "a"), "new");

    fs::create_symlink("real/b", m_folder / "ahead"); // of nothing so far
    ASSERT_TRUE(writeAtomically((m_folder / "ahead").string(), "b"));
    EXPECT_TRUE(fs::is_symlink(m_folder / "ahead"));
    EXPECT_EQ(contents(m_folder / "real" / "b"), "b");

    fs::create_symlink("circle", m_folder / "circle");
    EXPECT_FALSE(writeAtomically((m_folder / "circle").string(), "c"));
}

TEST_F(AtomicFiles, SayWhatIsWrongWithTheirPlace)
{
    const auto text = [](const std::string& path) {
        const auto done = writeAtomically(path, "x");
        return done ? std::string("written") : done.error().text;
    };
    EXPECT_NE(text((m_folder / "none" / "a").string()).find("no such folder"), std::string::npos);
    EXPECT_NE(text(m_folder.string()).find("it is a folder"), std::string::npos);
    EXPECT_NE(text("").find("cannot be written"), std::string::npos);
    EXPECT_EQ(text((m_folder / std::string(250, 'n')).string()), "written");
    EXPECT_EQ(text("/dev/null"), "written");
}

TEST_F(AtomicFiles, FoldersTakeTheirPlaceWhenAllIsThere)
{
    for (const bool there : { false, true }) {
        const auto path = m_folder / (there ? "empty" : "new/brat");
        if (there) {
            fs::create_directory(path);
        }
        auto folder = AtomicFolder::open(path.string());
        ASSERT_TRUE(folder);
        ASSERT_TRUE(folder->write("a.txt", "one"));
        ASSERT_TRUE(folder->write("sub/b.txt", "two"));
        EXPECT_FALSE(fs::exists(path / "a.txt"));
        ASSERT_TRUE(folder->commit());
        {
            const auto gone = std::move(*folder);
        }
        EXPECT_EQ(contents(path / "a.txt"), "one");
        EXPECT_EQ(contents(path / "sub" / "b.txt"), "two");
        EXPECT_EQ(std::distance(fs::directory_iterator(path), {}), 2);
        const auto again = AtomicFolder::open(path.string());
        ASSERT_FALSE(again);
        EXPECT_EQ(again.error().code, support::ErrorCode::InvalidOption);
    }
}

TEST_F(AtomicFiles, FoldersThatHaveNoRoomLeaveNothing)
{
    for (const bool there : { false, true }) {
        const auto path = m_folder / "brat";
        if (there) {
            fs::create_directory(path);
        }
        {
            auto folder = AtomicFolder::open(path.string());
            ASSERT_TRUE(folder);
            ASSERT_TRUE(folder->write("a.txt", "one"));
            const LargestFile limit(2);
            const auto done = folder->write("b.txt", "three");
            ASSERT_FALSE(done);
            EXPECT_EQ(done.error().place.file, (path / "b.txt").string());
        }
        EXPECT_EQ(fs::exists(path), there);
        EXPECT_EQ(entries(), there ? 1U : 0U);
        EXPECT_TRUE(!there || fs::is_empty(path));
    }
}

} // namespace
} // namespace touchstone::io
