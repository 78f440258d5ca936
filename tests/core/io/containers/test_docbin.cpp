// SPDX-License-Identifier: GPL-3.0-or-later
// spaCy's binary DocBin, from bytes to annotations.
#include "core/io/containers/docbin.h"
#include "core/io/formats/spacy/spacyreader.h"
#include "core/io/open/opener.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace touchstone::io {
namespace {

using testsupport::layerOf;
using testsupport::spansOf;

TEST(SpacyStrings, IdsAreThoseOfSpacy)
{
    EXPECT_EQ(spacyStringId("coffee"), 3197928453018144401U); // from spaCy's documentation
    EXPECT_EQ(spacyStringId("PERSON"), 380U);
    EXPECT_EQ(spacyStringId("CARDINAL"), 397U);
    EXPECT_EQ(spacyStringId("nsubj"), 429U);
    EXPECT_EQ(spacyStringId("acl"), 451U);
    EXPECT_EQ(spacyStringId("NOUN"), 92U);
    EXPECT_EQ(spacyStringId(""), 0U);
}

/// Writes MessagePack, as far as a DocBin has it.
std::string text(std::string_view value)
{
    return "\xD9" + std::string(1, static_cast<char>(value.size())) + std::string(value);
}
std::string bigEndian(std::uint64_t value, int bytes)
{
    std::string result;
    for (int i = bytes - 1; i >= 0; --i) {
        result += static_cast<char>(value >> (8U * static_cast<unsigned>(i)));
    }
    return result;
}
std::string binary(const std::string& value) { return "\xC6" + bigEndian(value.size(), 4) + value; }
std::string list(const std::vector<std::string>& items)
{
    std::string result = "\xDC" + bigEndian(items.size(), 2);
    for (const auto& item : items) {
        result += item;
    }
    return result;
}
std::string map(const std::vector<std::pair<std::string, std::string>>& pairs)
{
    std::string result = "\xDE" + bigEndian(pairs.size(), 2);
    for (const auto& [key, value] : pairs) {
        result += key + value;
    }
    return result;
}
std::string little(std::uint64_t value, int bytes)
{
    auto result = bigEndian(value, bytes);
    std::reverse(result.begin(), result.end());
    return result;
}

/// One document "Ada Lovelace sang" with the first two words an entity and a group of spans.
struct Sample
{
    std::vector<std::string> words { "Ada", "Lovelace", "sang" };
    std::vector<std::uint64_t> iob { 3, 1, 2 };
    std::string label = "PERSON";
    std::uint32_t length = 3;
    std::string spaces = std::string("\1\1\0", 3);
    std::uint32_t spanEnd = 2;
    bool oldGroups = false;

    [[nodiscard]] std::string content() const
    {
        std::string tokens;
        std::vector<std::string> strings { text(label), text("Q7259"), text("DUO") };
        for (std::size_t i = 0; i < words.size(); ++i) {
            strings.push_back(text(words[i]));
            tokens += little(spacyStringId(words[i]), 8) + little(iob[i], 8)
                + little(iob[i] == 2 ? 0 : spacyStringId(label), 8)
                + little(iob[i] == 2 ? 0 : spacyStringId("Q7259"), 8);
        }
        const auto span = bigEndian(0, 8) + bigEndian(0, 8) + bigEndian(spacyStringId("DUO"), 8)
            + bigEndian(0, 4) + bigEndian(spanEnd, 4) + bigEndian(0, 4) + bigEndian(12, 4);
        const auto group = binary(map({ { text("name"), text("sc") }, { text("attrs"), map({}) },
            { text("spans"), list({ binary(span) }) } }));
        const auto groupsBytes = oldGroups ? list({ group }) : map({ { group, list({ text("sc") }) } });
        return map({ { text("version"), text("0.1") },
            { text("attrs"), list({ "\x41", "\x4D", "\x4E", "\xCD\x01\xC4" }) },
            { text("tokens"), binary(tokens) }, { text("spaces"), binary(spaces) },
            { text("lengths"), binary(little(length, 4)) }, { text("strings"), list(strings) },
            { text("cats"), list({ map({ { text("X"), "\xCB" + bigEndian(0, 8) } }) }) },
            { text("span_groups"), list({ binary(groupsBytes) }) } });
    }
};

support::Result<std::string> decoded(const Sample& sample, support::Diagnostics& findings)
{
    return docBinContentAsJson(sample.content(), "x.spacy", findings, support::Progress());
}

TEST(DocBin, EntitiesAndGroupsComeWithTheirStrings)
{
    for (const bool old : { false, true }) {
        Sample sample;
        sample.oldGroups = old;
        support::Diagnostics findings;
        const auto json = decoded(sample, findings);
        ASSERT_TRUE(json) << json.error().text;
        EXPECT_TRUE(findings.empty());
        const auto layer = layerOf(spacyReader(), *json);
        EXPECT_EQ(layer.documents.at(0).text.utf8(), "Ada Lovelace sang");
        EXPECT_EQ(spansOf(layer), "Ada Lovelace/PERSON ");
        EXPECT_EQ(layer.documents[0].annotations.detailsOf(0).links, std::vector<std::string> { "Q7259" });
        EXPECT_EQ(layer.documents[0].tokens.size(), 3U);
        ReadOptions options;
        options.spansKey = "sc";
        EXPECT_EQ(spansOf(layerOf(spacyReader(), *json, options)), "Ada Lovelace/DUO ");
    }
}

TEST(DocBin, BlockedAndMissingTokensAreNoEntities)
{
    Sample sample;
    sample.iob = { 0, 3, 0 };
    support::Diagnostics findings;
    EXPECT_EQ(spansOf(layerOf(spacyReader(), *decoded(sample, findings))), "Lovelace/PERSON ");
    sample.label = "";
    EXPECT_NE(decoded(sample, findings)->find("\"ents\": []"), std::string::npos);
}

TEST(DocBin, BytesThatDisagreeAreRefused)
{
    support::Diagnostics findings;
    Sample sample;
    sample.length = 4;
    EXPECT_EQ(decoded(sample, findings).error().code, support::ErrorCode::Malformed);
    sample = {};
    sample.spaces = "\1";
    EXPECT_FALSE(decoded(sample, findings));
    const auto whole = Sample().content();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto cut = docBinContentAsJson(whole.substr(0, size), "x.spacy", findings, support::Progress());
        EXPECT_FALSE(cut) << size;
    }
}

TEST(DocBin, SpansOutsideTheDocumentAreLeftOutWithAFinding)
{
    Sample sample;
    sample.spanEnd = 9;
    support::Diagnostics findings;
    const auto json = decoded(sample, findings);
    ASSERT_TRUE(json);
    EXPECT_EQ(findings.count("docbin.group"), 1U);
}

TEST(DocBin, LengthsThatPromiseTheWorldCostNothing)
{
    // Arrays of four billion elements in a few bytes.
    support::Diagnostics findings;
    for (const std::string key : { "attrs", "strings", "span_groups", "flags", "other" }) {
        const auto bytes = map({ { text(key), std::string("\xDD\xFF\xFF\xFF\xFF", 5) } });
        EXPECT_FALSE(docBinContentAsJson(bytes, "x", findings, support::Progress())) << key;
    }
    std::string deep = map({ { text("other"), std::string(1000000, '\x91') } });
    EXPECT_FALSE(docBinContentAsJson(deep, "x", findings, support::Progress()));
}

std::string packed(const std::string& content)
{
    auto size = compressBound(content.size());
    std::string result(size, '\0');
    EXPECT_EQ(compress(reinterpret_cast<Bytef*>(result.data()), &size,
                  reinterpret_cast<const Bytef*>(content.data()), content.size()),
        Z_OK);
    result.resize(size);
    return result;
}

TEST(DocBin, AFileIsRecognisedWhateverItIsCalled)
{
    const auto folder = std::filesystem::temp_directory_path() / "touchstone-docbin";
    std::filesystem::create_directories(folder);
    const auto path = folder / "gold.bin";
    const auto bytes = packed(Sample().content());
    EXPECT_TRUE(looksLikeDocBin(bytes));
    EXPECT_FALSE(looksLikeDocBin(packed("something else that is packed")));
    EXPECT_FALSE(looksLikeDocBin("x^2 is a text, not a packed file"));
    std::ofstream(path, std::ios::binary) << bytes;
    support::Progress progress;
    const auto layer = openLayer(path.string(), "x", {}, progress);
    ASSERT_TRUE(layer) << layer.error().text;
    EXPECT_EQ((*layer)->format, "spacy");
    EXPECT_EQ((*layer)->diagnostics.count("io.docbin"), 1U);
    for (const auto size : { bytes.size() / 2, bytes.size() - 1 }) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes.substr(0, size);
        const auto cut = openLayer(path.string(), "x", {}, progress);
        ASSERT_FALSE(cut);
        EXPECT_FALSE(cut.error().text.empty());
    }
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace touchstone::io
