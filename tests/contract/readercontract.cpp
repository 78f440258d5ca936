// SPDX-License-Identifier: GPL-3.0-or-later
// What every registered reader promises, held against its samples in tests/data/<id>/: good.*, broken.* and
// expected.txt (the dump below of both), exports/ and exports.txt. A reader without samples fails; called
// with
// --write-expected, the program writes both .txt.
#include "core/io/containers/filebytes.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "core/text/utf8.h"
#include "tests/contract/expectedfiles.h"
#include "tests/contract/exportfiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <unistd.h>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;
using annotation::Layer;
using annotation::noEntity;
using annotation::Role;
using support::ErrorCode;

std::string content(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream copy;
    copy << stream.rdbuf();
    return copy.str();
}

void write(const fs::path& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string utf16(std::string_view utf8, bool big)
{
    std::string result = big ? "\xFE\xFF" : "\xFF\xFE";
    const auto push = [&](char32_t unit) {
        const auto high = static_cast<char>(static_cast<unsigned char>(unit >> 8U));
        const auto low = static_cast<char>(static_cast<unsigned char>(unit & 0xFFU));
        result.push_back(big ? high : low);
        result.push_back(big ? low : high);
    };
    for (const auto point : text::toCodePoints(utf8)) {
        if (point >= 0x10000) {
            push(0xD800 + ((point - 0x10000) >> 10U));
            push(0xDC00 + ((point - 0x10000) & 0x3FFU));
        } else {
            push(point);
        }
    }
    return result;
}

// ---------------------------------------------------------------------------------------------------- dump

std::string annotations(const Layer& layer)
{
    std::string out;
    for (const auto& document : layer.documents) {
        out += "document " + document.name + ": " + std::to_string(document.tokens.size()) + " tokens, "
            + std::to_string(document.sentences.size()) + " sentences\n";
        for (const auto& [key, value] : document.attributes) {
            out += "  " + key + " = " + value + "\n";
        }
        const auto& tree = document.annotations;
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            const auto& entity = tree.entities[i];
            const auto& details = tree.detailsOf(i);
            out += "  " + tree.id(i) + " " + std::to_string(entity.span.begin) + "-"
                + std::to_string(entity.span.end);
            for (const auto fragment : details.fragments) {
                out += " [" + std::to_string(fragment.begin) + "-" + std::to_string(fragment.end) + "]";
            }
            out += " " + layer.labels.name(entity.label);
            for (const auto label : details.furtherLabels) {
                out += "+" + layer.labels.name(label);
            }
            out += entity.role == Role::Component ? (entity.orphan ? " orphan" : " component") : "";
            out += entity.parent == noEntity ? "" : " in " + tree.id(entity.parent);
            for (const auto& link : details.links) {
                out += " " + link;
            }
            out += entity.linkUncertain ? " link?" : "";
            out += entity.confidence == annotation::Confidence::Low ? " low" : "";
            out += details.extra.empty() ? "" : " " + details.extra;
            out += " '" + std::string(document.text.slice(entity.span)) + "'\n";
        }
    }
    return out;
}

std::string findings(const Layer& layer)
{
    std::string out;
    for (const auto& finding : layer.diagnostics.list()) {
        out += std::string(support::severityName(finding.severity)) + " " + finding.code + " "
            + std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + "\n";
    }
    return out;
}

// ------------------------------------------------------------------------------------------------- promises

void expectSound(const Layer& layer, const std::string& what)
{
    for (const auto& document : layer.documents) {
        const auto length = document.text.length();
        ASSERT_FALSE(text::firstInvalidByte(document.text.utf8())) << what;
        std::uint32_t end = 0;
        for (const auto token : document.tokens) {
            ASSERT_TRUE(token.begin >= end && token.end > token.begin && token.end <= length) << what;
            end = token.end;
        }
        for (std::size_t i = 0; i < document.sentences.size(); ++i) {
            ASSERT_LT(document.sentences[i], document.tokens.size()) << what;
            ASSERT_TRUE(i == 0 || document.sentences[i - 1] < document.sentences[i]) << what;
        }
        ASSERT_TRUE(document.tokenTags.empty() || document.tokenTags.size() == document.tokens.size());
        for (const auto tag : document.tokenTags) {
            ASSERT_LT(static_cast<std::size_t>(tag.label()), std::max<std::size_t>(layer.labels.size(), 1));
        }
        ASSERT_TRUE(document.tokenLines.empty() || document.tokenLines.size() == document.tokens.size())
            << what;
        const auto& tree = document.annotations;
        const auto last = document.withoutText() ? annotation::largestOffset : length;
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            const auto& entity = tree.entities[i];
            ASSERT_TRUE(entity.span.begin < entity.span.end && entity.span.end <= last) << what;
            ASSERT_LT(static_cast<std::size_t>(entity.label), layer.labels.size()) << what;
            ASSERT_FALSE(layer.labels.name(entity.label).empty()) << what;
            ASSERT_TRUE(entity.parent == noEntity || entity.parent < tree.size()) << what;
            ASSERT_LE(tree.depth(i), tree.size()) << what;
            for (const auto fragment : tree.fragments(i)) {
                ASSERT_TRUE(entity.span.contains(fragment) && !fragment.empty()) << what;
            }
        }
    }
    for (const auto& finding : layer.diagnostics.list()) {
        ASSERT_FALSE(finding.place.file.empty()) << what << ": " << finding.code;
        ASSERT_GT(finding.place.line, 0U) << what << ": " << finding.code;
        ASSERT_FALSE(finding.message.empty()) << what << ": " << finding.code;
    }
}

class ReaderContract : public testing::TestWithParam<std::string>
{
protected:
    struct Sample
    {
        fs::path path;
        std::string bytes;
        std::string companion;
    };

    void SetUp() override
    {
        m_reader = readerById(GetParam());
        ASSERT_NE(m_reader, nullptr);
        ASSERT_FALSE(sample(*m_reader, "good").bytes.empty() || sample(*m_reader, "broken").bytes.empty());
        const auto tempName = "touchstone-contract-" + GetParam() + "-"
            + testing::UnitTest::GetInstance()->current_test_info()->name();
        m_temp = fs::temp_directory_path()
            / (tempName.substr(0, tempName.find('/')) + "-" + std::to_string(::getpid()));
        fs::remove_all(m_temp);
        fs::create_directories(m_temp);
    }
    void TearDown() override { fs::remove_all(m_temp); }

    static fs::path folderOf(std::string_view id) { return fs::path(TOUCHSTONE_TEST_DATA) / std::string(id); }

    /// "good" or "broken".
    static Sample sample(const Reader& reader, const std::string& stem)
    {
        Sample result;
        for (const auto suffix : reader.suffixes) {
            const auto path = folderOf(reader.id) / (stem + std::string(suffix));
            if (fs::exists(path)) {
                result.path = path;
                result.bytes = content(path);
                if (!reader.companionSuffix.empty()) {
                    result.companion
                        = content(folderOf(reader.id) / (stem + std::string(reader.companionSuffix)));
                }
                break;
            }
        }
        EXPECT_FALSE(result.bytes.empty()) << folderOf(reader.id) << " has no " << stem << ".*";
        return result;
    }

    support::Result<void> read(const Sample& sample, Layer& layer) const
    {
        support::Progress progress;
        SourceFile file { "sample", "sample", sample.bytes, {}, {} };
        if (!m_reader->companionSuffix.empty()) {
            file.companionPath = "companion";
            file.companionBytes = sample.companion;
        }
        return m_reader->read(file, {}, layer, progress);
    }

    /// Reads any bytes; what comes out must be sound, an error must say something.
    void expectTamed(const Sample& sample, const std::string& what) const
    {
        Layer layer;
        const auto result = read(sample, layer);
        ASSERT_TRUE(result || !result.error().text.empty()) << what;
        ASSERT_TRUE(result || result.error().code != ErrorCode::Cancelled) << what;
        expectSound(layer, what);
    }

    /// Through the opener: bytes as they are on a disk.
    support::Result<annotation::LayerPtr> openRaw(const Sample& sample, std::string_view bytes) const
    {
        const auto path = m_temp / sample.path.filename();
        write(path, bytes);
        if (!m_reader->companionSuffix.empty()) {
            auto companion = path;
            write(companion.replace_extension(fs::path(m_reader->companionSuffix)), sample.companion);
        }
        support::Progress progress;
        ReadOptions options;
        options.format = GetParam();
        return openLayer(path.string(), "x", options, progress);
    }

    const Reader* m_reader = nullptr;
    fs::path m_temp;
};

TEST_P(ReaderContract, SamplesReadAsExpected)
{
    std::string actual;
    for (const std::string stem : { "good", "broken" }) {
        support::Progress progress;
        const auto layer = openLayer(sample(*m_reader, stem).path.string(), stem, {}, progress);
        actual += "== " + stem + "\n";
        if (!layer) {
            actual += "error: " + layer.error().text + "\n";
            continue;
        }
        EXPECT_EQ((*layer)->format, GetParam());
        expectSound(**layer, stem);
        EXPECT_TRUE(stem == "broken" || (*layer)->entityCount() > 0);
        EXPECT_TRUE(stem == "good" || !(*layer)->diagnostics.empty());
        actual += annotations(**layer) + findings(**layer);
    }
    contract::expectFile(folderOf(GetParam()) / "expected.txt", actual);
}

TEST_P(ReaderContract, DescribesItself)
{
    EXPECT_FALSE(m_reader->title.empty());
    EXPECT_FALSE(m_reader->description.empty());
    EXPECT_FALSE(m_reader->example.empty());
    ASSERT_FALSE(m_reader->suffixes.empty());
    for (const auto suffix : m_reader->suffixes) {
        EXPECT_EQ(suffix.front(), '.');
    }
}

TEST_P(ReaderContract, RecognisesItsOwnSamplesAndNoOther)
{
    for (const auto& other : readers()) {
        for (const std::string stem : { "good", "broken" }) {
            const auto file = sample(other, stem);
            const auto suffix = file.path.extension().string();
            const auto probability = m_reader->probe(file.bytes, suffix);
            if (other.id == m_reader->id) {
                EXPECT_GT(probability, 0) << stem;
                EXPECT_EQ(recognise(file.bytes, suffix), m_reader) << stem;
                EXPECT_TRUE(stem == "broken" || m_reader->probe(file.bytes, "") > 0) << "by content alone";
            } else {
                EXPECT_EQ(probability, 0) << other.id << " " << stem;
            }
        }
    }
    EXPECT_EQ(m_reader->probe("", ""), 0);
    EXPECT_EQ(m_reader->probe("Plain words of a letter, nothing else.\nAnd a second line.\n", ".txt"), 0);
}

TEST_P(ReaderContract, ExportsOfEveryToolVersionReadAsExpected)
{
    const auto files = exportsOf(*m_reader);
    EXPECT_GE(files.size(), 5U) << folderOf(GetParam()) / "exports"
                                << " must hold five exports at least, of several versions where they differ";
    std::string actual;
    for (const auto& file : files) {
        support::Progress progress;
        const auto layer = openLayer(file.string(), "x", {}, progress);
        actual += "== " + file.filename().string() + "\n";
        ASSERT_TRUE(layer) << file << ": " << layer.error().text;
        EXPECT_EQ((*layer)->format, GetParam()) << file;
        EXPECT_GT((*layer)->entityCount(), 0U) << file;
        expectSound(**layer, file.string());
        actual += annotations(**layer) + findings(**layer);
    }
    contract::expectFile(folderOf(GetParam()) / "exports.txt", actual);
}

TEST_P(ReaderContract, TruncatedExportsAreTamed)
{
    for (const auto& file : exportsOf(*m_reader)) {
        support::Diagnostics unused;
        const auto bytes = loadFile(file.string(), largestFile, unused, support::Progress());
        ASSERT_TRUE(bytes);
        Sample part { file, {}, {} };
        for (std::size_t size = 0; size < bytes->text().size(); size += 3) {
            part.bytes = text::repaired(bytes->text().substr(0, size));
            expectTamed(part, file.string() + " cut at " + std::to_string(size));
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST_P(ReaderContract, ReadingIsRepeatableAndAppends)
{
    const auto good = sample(*m_reader, "good");
    Layer once;
    Layer twice;
    ASSERT_TRUE(read(good, once));
    ASSERT_TRUE(read(good, twice));
    EXPECT_EQ(annotations(once), annotations(twice));
    ASSERT_TRUE(read(good, twice));
    EXPECT_EQ(annotations(twice), annotations(once) + annotations(once));
}

TEST_P(ReaderContract, LineEndsDoNotMatter)
{
    auto good = sample(*m_reader, "good");
    Layer plain;
    ASSERT_TRUE(read(good, plain));
    std::string windows;
    for (const char c : good.bytes) {
        windows += c == '\n' ? "\r\n" : std::string(1, c);
    }
    good.bytes = windows;
    Layer other;
    ASSERT_TRUE(read(good, other));
    EXPECT_EQ(annotations(plain), annotations(other));
    while (!good.bytes.empty() && (good.bytes.back() == '\n' || good.bytes.back() == '\r')) {
        good.bytes.pop_back();
    }
    Layer open;
    ASSERT_TRUE(read(good, open));
    EXPECT_EQ(annotations(plain), annotations(open)) << "without the last line end";
}

TEST_P(ReaderContract, TruncationAtAnyByteIsTamed)
{
    for (const std::string stem : { "good", "broken" }) {
        const auto whole = sample(*m_reader, stem);
        for (std::size_t size = 0; size < whole.bytes.size(); ++size) {
            auto part = whole;
            part.bytes = text::repaired(std::string_view(whole.bytes).substr(0, size));
            expectTamed(part, stem + " cut at " + std::to_string(size));
            ASSERT_FALSE(HasFatalFailure());
            m_reader->probe(part.bytes, whole.path.extension().string());
        }
        for (std::size_t size = 0; size < whole.companion.size(); ++size) {
            auto part = whole;
            part.companion = text::repaired(std::string_view(whole.companion).substr(0, size));
            expectTamed(part, stem + " companion cut at " + std::to_string(size));
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST_P(ReaderContract, DamagedBytesAreTamed)
{
    std::mt19937 random(7);
    for (const std::string stem : { "good", "broken" }) {
        const auto whole = sample(*m_reader, stem);
        for (int round = 0; round < 400; ++round) {
            auto part = whole;
            for (int change = 0; change < 4; ++change) {
                const auto at = random() % part.bytes.size();
                switch (random() % 4) {
                case 0:
                    part.bytes[at] = static_cast<char>(1 + random() % 126);
                    break;
                case 1:
                    part.bytes.erase(at, 1 + random() % 8);
                    break;
                case 2:
                    part.bytes.insert(at, part.bytes.substr(random() % part.bytes.size(), random() % 40));
                    break;
                default:
                    part.bytes.insert(at, 1, "\n\t {}[]\"\\-#|"[random() % 12]);
                    break;
                }
                if (part.bytes.empty()) {
                    part.bytes = "x";
                }
            }
            part.bytes = text::repaired(part.bytes);
            expectTamed(part, stem + " damaged, round " + std::to_string(round));
            ASSERT_FALSE(HasFatalFailure());
        }
    }
}

TEST_P(ReaderContract, OtherEncodingsAreDecodedOrReplacedWithAFinding)
{
    const auto good = sample(*m_reader, "good");
    const auto plain = openRaw(good, good.bytes);
    ASSERT_TRUE(plain);
    const auto expected = annotations(**plain);
    const auto marked = openRaw(good, "\xEF\xBB\xBF" + good.bytes);
    ASSERT_TRUE(marked);
    EXPECT_EQ(annotations(**marked), expected);
    for (const bool big : { false, true }) {
        const auto wide = openRaw(good, utf16(good.bytes, big));
        ASSERT_TRUE(wide);
        EXPECT_EQ(annotations(**wide), expected);
        EXPECT_EQ((*wide)->diagnostics.count("io.utf16"), 1U);
    }
    const std::vector<std::string> strange { std::string("\xFF"), std::string("\xC3"), std::string(1, '\0') };
    for (const auto& bad : strange) {
        for (std::size_t at = 0; at <= good.bytes.size(); at += 7) {
            auto bytes = good.bytes;
            bytes.insert(at, bad);
            const auto layer = openRaw(good, bytes);
            ASSERT_TRUE(layer || !layer.error().text.empty());
            if (layer) {
                EXPECT_GE((*layer)->diagnostics.count("io.encoding"), 1U) << at;
                expectSound(**layer, "byte at " + std::to_string(at));
                ASSERT_FALSE(HasFatalFailure());
            }
        }
    }
    const auto empty = openRaw(good, "");
    EXPECT_TRUE(empty ? !m_reader->companionSuffix.empty() : empty.error().code == ErrorCode::UnknownFormat);
}

TEST_P(ReaderContract, DeepNestingAndLongLinesAreTamed)
{
    const auto good = sample(*m_reader, "good");
    const auto firstLine = good.bytes.substr(0, good.bytes.find('\n'));
    constexpr std::size_t size = std::size_t(5) << 20U;
    std::vector<std::string> inputs;
    for (const auto& unit :
        { std::string("["), std::string("{\"a\":"), std::string("{\"entities\":["), std::string("("),
            std::string("a"), std::string("a "), std::string("\t"), std::string("B-X\t"), firstLine }) {
        std::string line;
        line.reserve(size + unit.size());
        while (line.size() < size) {
            line += unit;
        }
        inputs.push_back(std::move(line));
    }
    for (auto& bytes : inputs) {
        auto part = good;
        const auto what = "5 MB of '" + bytes.substr(0, 12) + "'";
        part.bytes = std::move(bytes);
        m_reader->probe(std::string_view(part.bytes).substr(0, 65536), ".txt");
        expectTamed(part, what);
        ASSERT_FALSE(HasFatalFailure());
        part.bytes = good.bytes + part.bytes;
        expectTamed(part, "the sample, then " + what);
        ASSERT_FALSE(HasFatalFailure());
    }
}

TEST_P(ReaderContract, StopsWhenToldTo)
{
    auto large = sample(*m_reader, "good");
    const auto once = large.bytes;
    while (large.bytes.size() < (std::size_t(4) << 20U)) {
        large.bytes += once;
    }
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    Layer layer;
    const SourceFile file { "sample", "sample", large.bytes, "companion", large.companion };
    const auto result = m_reader->read(file, {}, layer, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}

std::vector<std::string> ids()
{
    std::vector<std::string> list;
    for (const auto& reader : readers()) {
        list.emplace_back(reader.id);
    }
    return list;
}

INSTANTIATE_TEST_SUITE_P(Readers, ReaderContract, testing::ValuesIn(ids()),
    [](const testing::TestParamInfo<std::string>& reader) { return reader.param; });

TEST(ReaderRegistry, EveryReaderIsFuzzedAlone)
{
    const auto file = fs::path(TOUCHSTONE_TEST_DATA).parent_path() / "fuzz" / "CMakeLists.txt";
    auto text = content(file);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '(' || c == ')'; }, ' ');
    for (const auto& id : ids()) {
        EXPECT_NE(text.find(" " + id + " "), std::string::npos)
            << "no target of " << file << " reads " << id << ": write it into the list of readers there";
    }
}

TEST(ReaderRegistry, IdsAreUniqueAndFound)
{
    auto list = ids();
    std::sort(list.begin(), list.end());
    EXPECT_EQ(std::adjacent_find(list.begin(), list.end()), list.end());
    EXPECT_EQ(readerById("nothing"), nullptr);
    for (const auto& reader : readers()) {
        EXPECT_EQ(readerById(reader.id), &reader);
    }
}

} // namespace
} // namespace touchstone::io
