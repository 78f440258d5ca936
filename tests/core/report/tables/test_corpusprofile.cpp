// SPDX-License-Identifier: GPL-3.0-or-later
// What a corpus holds by itself, counted by hand.
#include "core/report/tables/corpusprofile.h"

#include "core/report/tables/sheettable.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::analysis {
namespace {

using Counts = std::vector<std::pair<std::string, std::int64_t>>;

CorpusProfile sample()
{
    return profileOf(testsupport::layer({ "[ORG Bank of [LOC England]] and [PER Ada]", "[LOC England]" },
        "train", testsupport::Tokens::Words));
}

TEST(CorpusProfile, CountsWhatALayerHolds)
{
    const auto profile = sample();
    EXPECT_EQ(profile.name, "train");
    EXPECT_EQ(profile.documents, 2);
    EXPECT_EQ(profile.tokens, 6);
    EXPECT_EQ(profile.characters, 30);
    EXPECT_EQ(profile.annotations, 4);
    EXPECT_EQ(profile.types, (Counts { { "LOC", 2 }, { "ORG", 1 }, { "PER", 1 } }));
    EXPECT_NEAR(*profile.density(), 200.0 / 3, 1e-9);
    EXPECT_EQ(profile.tokensEach.mean, 1.5);
    EXPECT_EQ(profile.tokensEach.longest, 3);
    EXPECT_EQ(profile.charactersEach.mean, 8);
    EXPECT_EQ(profile.charactersEach.longest, 15);
    EXPECT_EQ(profile.nested, 1);
    EXPECT_EQ(profile.nestedShare(), 0.25);
    EXPECT_EQ(profile.depth, 2);
    EXPECT_EQ(profile.names, 3);
    EXPECT_TRUE(profile.ambiguous.empty());
}

TEST(CorpusProfile, CountsOfAnnotationsMayBeLinks)
{
    const CorpusProfile corpora[] { sample() };
    std::vector<std::pair<std::string, std::int64_t>> asked;
    const auto sheet = profileSheet(corpora, false,
        [&asked](std::size_t corpus, std::int64_t count, const std::optional<std::string>& type,
            const std::optional<std::string>& name) {
            EXPECT_EQ(corpus, 0U);
            EXPECT_FALSE(name);
            asked.emplace_back(type.value_or("all"), count);
            return type == "LOC" ? RecordLink(RecordFilter { .goldTypes = { "LOC" } }) : RecordLink();
        });
    EXPECT_EQ(asked, (Counts { { "all", 4 }, { "LOC", 2 }, { "ORG", 1 }, { "PER", 1 } }));
    for (const auto& row : sheet.rows) {
        EXPECT_EQ(row.cells.front().link.has_value(), row.name == "Annotations, LOC") << row.name;
    }
}

TEST(CorpusProfile, CountsSentencesWhereSomeDocumentMarksThem)
{
    auto layer = testsupport::layer({ "a b c", "d" }, "x", testsupport::Tokens::Words);
    EXPECT_EQ(profileOf(layer).sentences, std::nullopt);
    layer.documents[0].sentences = { 0, 2 };
    EXPECT_EQ(profileOf(layer).sentences, 3);
}

TEST(CorpusProfile, TakesThePiecesOfADiscontinuousAnnotationTogether)
{
    annotation::Layer layer;
    layer.documents.push_back(testsupport::document(layer.labels, "left and right arm"));
    testsupport::addFragmented(layer.documents[0], layer.labels, { { 0, 4 }, { 15, 18 } }, "BODY");
    const auto profile = profileOf(layer);
    EXPECT_EQ(profile.tokens, 4) << "words, as there are no tokens";
    EXPECT_EQ(profile.discontinuous, 1);
    EXPECT_EQ(profile.discontinuousShare(), 1.0);
    EXPECT_EQ(profile.tokensEach.longest, 2);
    EXPECT_EQ(profile.charactersEach.longest, 7);
}

TEST(CorpusProfile, NamesStringsWithMoreThanOneType)
{
    const auto profile = profileOf(testsupport::layer(
        { "[LOC Rome] [ORG Rome] [LOC Rome] [PER Ada]", "[PER Paris] [LOC Paris] [LOC rome]" }));
    EXPECT_EQ(profile.names, 4) << "upper and lower case are distinguished";
    ASSERT_EQ(profile.ambiguous.size(), 2U);
    EXPECT_EQ(profile.ambiguous[0].words, "Rome");
    EXPECT_EQ(profile.ambiguous[0].annotations, 3);
    EXPECT_EQ(profile.ambiguous[0].types, (Counts { { "LOC", 2 }, { "ORG", 1 } }));
    EXPECT_EQ(profile.ambiguous[1].types, (Counts { { "LOC", 1 }, { "PER", 1 } }));
    const auto names = ambiguousNamesSheet(std::span(&profile, 1), 1);
    ASSERT_EQ(names.rows.size(), 1U);
    EXPECT_EQ(names.columns.size(), 2U) << "of one corpus nobody asks whose they are";
    EXPECT_EQ(names.note, "1 of 2.");
}

TEST(CorpusProfile, KnowsNoTokensOfOffsetsAlone)
{
    annotation::Layer layer;
    auto& document = layer.documents.emplace_back();
    testsupport::addEntity(document, layer.labels, { 0, 5 }, "PER");
    const auto profile = profileOf(layer);
    EXPECT_EQ(profile.annotations, 1);
    EXPECT_EQ(profile.tokens, std::nullopt);
    EXPECT_EQ(profile.characters, std::nullopt);
    EXPECT_EQ(profile.density(), std::nullopt);
    EXPECT_EQ(profile.tokensEach.mean, std::nullopt);
    EXPECT_EQ(profile.charactersEach.mean, 5) << "offsets tell it";
    EXPECT_EQ(profile.names, 0);
}

TEST(CorpusProfile, OfNothingHasNoMeans)
{
    const auto profile = profileOf({});
    EXPECT_EQ(profile.documents, 0);
    EXPECT_EQ(profile.tokens, 0);
    EXPECT_EQ(profile.density(), std::nullopt);
    EXPECT_EQ(profile.nestedShare(), std::nullopt);
    EXPECT_EQ(profile.charactersEach.mean, std::nullopt);
    EXPECT_EQ(profile.depth, 0);
}

TEST(CorpusProfile, SeveralStandSideBySide)
{
    const std::vector both { sample(), profileOf(testsupport::layer({ "[MISC x]" }, "dev")) };
    const auto table = sheetTable(profileSheet(both), ComparedNumbers({}));
    const auto rowOf = [&](const std::string& name) {
        const auto found
            = std::ranges::find_if(table.rows, [&](const auto& row) { return row.front() == name; });
        return found == table.rows.end() ? std::vector<std::string>() : *found;
    };
    using Row = std::vector<std::string>;
    EXPECT_EQ(rowOf("Annotations, LOC"), (Row { "Annotations, LOC", "2", "0" }));
    EXPECT_EQ(rowOf("Annotations, MISC"), (Row { "Annotations, MISC", "0", "1" }));
    EXPECT_EQ(rowOf("Sentences"), (Row { "Sentences", "–", "–" }));
    EXPECT_EQ(rowOf("Nested, share"), (Row { "Nested, share", "0.250", "0.000" }));
    EXPECT_EQ(rowOf("Components"), Row()) << "nobody has some";
    EXPECT_EQ(profileSheet(both, true).rows.size(), 18U + 4U) << "for scripts every number, and four types";
}

} // namespace
} // namespace touchstone::analysis
