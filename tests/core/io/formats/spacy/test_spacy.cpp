// SPDX-License-Identifier: GPL-3.0-or-later
// spaCy's JSON shapes, groups of spans, and the binary DocBin.
#include "core/io/containers/docbin.h"
#include "core/io/formats/spacy/spacyreader.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"

#include <gtest/gtest.h>

#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace touchstone::io {
namespace {

annotation::Layer layerOf(std::string_view json, const ReadOptions& options = {})
{
    annotation::Layer layer;
    support::Progress progress;
    const SourceFile file { "x.json", "x", json, {}, {} };
    const auto read = spacyReader().read(file, options, layer, progress);
    EXPECT_TRUE(read) << (read ? "" : read.error().text);
    return layer;
}

std::string spansOf(const annotation::Layer& layer)
{
    std::string list;
    for (const auto& document : layer.documents) {
        list += list.empty() ? "" : " | ";
        for (const auto& entity : document.annotations.entities) {
            list += std::string(document.text.slice(entity.span)) + "/" + layer.labels.name(entity.label)
                + " ";
        }
    }
    return list;
}

constexpr std::string_view groups
    = R"({"text": "Ada met Bo.", "ents": [{"start": 0, "end": 3, "label": "PER"}], "spans": {"a": [{"start": 0, "end": 10, "label": "X"}], "b": [{"start": 8, "end": 10, "label": "Y"}]}})";

TEST(SpacyReader, TheSpansKeyChoosesTheGroup)
{
    EXPECT_EQ(spansOf(layerOf(groups)), "Ada/PER ");
    ReadOptions options;
    options.spansKey = "b";
    const auto layer = layerOf(groups, options);
    EXPECT_EQ(spansOf(layer), "Bo/Y ");
    EXPECT_EQ(layer.column, "spans b");
}

TEST(SpacyReader, AGroupThatIsNowhereIsRefusedWithThoseThatAre)
{
    annotation::Layer layer;
    support::Progress progress;
    ReadOptions options;
    options.spansKey = "c";
    const SourceFile file { "x.json", "x", groups, {}, {} };
    const auto read = spacyReader().read(file, options, layer, progress);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, support::ErrorCode::InvalidOption);
    EXPECT_NE(read.error().text.find("a (1), b (1)"), std::string::npos) << read.error().text;
    EXPECT_TRUE(layer.documents.empty());
}

TEST(SpacyReader, WithoutEntitiesTheOnlyGroupIsRead)
{
    const auto one = layerOf(
        R"({"text": "Ada", "ents": [], "spans": {"mine": [{"start": 0, "end": 3, "label": "X"}]}})");
    EXPECT_EQ(spansOf(one), "Ada/X ");
    EXPECT_EQ(one.diagnostics.count("spacy.spans-key"), 1U);
    const auto two = layerOf(
        R"({"text": "Ada", "ents": [], "spans": {"m": [{"start": 0, "end": 3, "label": "X"}], "n": []}})");
    EXPECT_EQ(spansOf(two), "") << "two groups: nothing is guessed";
    EXPECT_EQ(two.diagnostics.count("spacy.spans-key"), 1U);
}

TEST(SpacyReader, GroupsToChooseFromAreShown)
{
    Inspection inspection;
    spacyReader().inspect(groups, inspection);
    ASSERT_EQ(inspection.choices.size(), 1U);
    EXPECT_EQ(inspection.choices[0].option, "spans-key");
    EXPECT_EQ(inspection.choices[0].values, (std::vector<std::string> { "", "a", "b" }))
        << "and the entities";
    Inspection without;
    spacyReader().inspect(
        R"({"text": "Ada", "ents": [], "spans": {"m": [{"start": 0, "end": 3, "label": "X"}], "sc": []}})",
        without);
    ASSERT_EQ(without.choices.size(), 1U);
    EXPECT_EQ(without.choices[0].values, (std::vector<std::string> { "m", "sc" }));
    EXPECT_EQ(spacyGroupWithoutChoice(without.choices[0].values), "sc");
}

TEST(SpacyReader, BiluoTagsStandForSpansOfWords)
{
    const auto layer = layerOf(
        R"(["I went to San Jose", {"words": ["I", "went", "to", "San", "Jose"], "entities": ["O", null, "-", "B-LOC", "L-LOC"]}])");
    EXPECT_EQ(spansOf(layer), "San Jose/LOC ");
    EXPECT_EQ(layer.documents[0].tokens.size(), 5U);
}

TEST(SpacyReader, WordsMakeTheTextWhereThereIsNone)
{
    const auto layer = layerOf(
        R"({"words": ["Zoë", "'s", "dog"], "spaces": [false, true, false], "entities": ["U-PER", "O", "O"]})");
    EXPECT_EQ(layer.documents[0].text.utf8(), "Zoë's dog");
    EXPECT_EQ(spansOf(layer), "Zoë/PER ");
}

TEST(SpacyReader, ASentenceIsItsFirstToken)
{
    const auto layer = layerOf(
        R"({"text": "A b. C.", "ents": [], "sents": [{"start": 0, "end": 4}, {"start": 5, "end": 7}], "tokens": [{"id": 0, "start": 0, "end": 1}, {"id": 1, "start": 2, "end": 4}, {"id": 2, "start": 5, "end": 7}]})");
    EXPECT_EQ(layer.documents[0].sentences, (std::vector<std::uint32_t> { 0, 2 }));
}

// --------------------------------------------------------------------------------------------------- DocBin

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
        const auto layer = layerOf(*json);
        EXPECT_EQ(layer.documents.at(0).text.utf8(), "Ada Lovelace sang");
        EXPECT_EQ(spansOf(layer), "Ada Lovelace/PERSON ");
        EXPECT_EQ(layer.documents[0].annotations.detailsOf(0).links, std::vector<std::string> { "Q7259" });
        EXPECT_EQ(layer.documents[0].tokens.size(), 3U);
        ReadOptions options;
        options.spansKey = "sc";
        EXPECT_EQ(spansOf(layerOf(*json, options)), "Ada Lovelace/DUO ");
    }
}

TEST(DocBin, BlockedAndMissingTokensAreNoEntities)
{
    Sample sample;
    sample.iob = { 0, 3, 0 };
    support::Diagnostics findings;
    EXPECT_EQ(spansOf(layerOf(*decoded(sample, findings))), "Lovelace/PERSON ");
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
