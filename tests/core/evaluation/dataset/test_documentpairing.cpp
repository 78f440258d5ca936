// SPDX-License-Identifier: GPL-3.0-or-later
// Which document meets which, and when a run is not scored because its texts are others.
#include "core/evaluation/dataset/documentpairing.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/evaluation/dataset/textlikeness.h"
#include "core/evaluation/records/evaluation.h"
#include "core/support/lookup.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::namedLayer;

/// Documents to which their file gives no id.
LayerPtr numbered(const std::vector<std::string>& texts, const std::string& name = "gold")
{
    std::vector<std::pair<std::string, std::string>> documents;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        documents.emplace_back(std::to_string(i + 1), texts[i]);
    }
    auto layer = namedLayer(documents, name);
    layer.path = name + ".jsonl";
    for (auto& document : layer.documents) {
        document.numbered = true;
    }
    return std::make_shared<const Layer>(std::move(layer));
}

LayerPtr named(const std::vector<std::pair<std::string, std::string>>& documents, const std::string& name)
{
    auto layer = namedLayer(documents, name);
    layer.path = name + ".jsonl";
    return std::make_shared<const Layer>(std::move(layer));
}

DocumentPairing paired(const LayerPtr& gold, const LayerPtr& system)
{
    support::Progress progress;
    auto pairing = pairDocuments(gold, system, progress);
    EXPECT_TRUE(pairing);
    return pairing.value_or(DocumentPairing {});
}

/// "1-2 2-1 3-. .-3": by names of the documents.
std::string shown(const LayerPtr& gold, const LayerPtr& system)
{
    std::string text;
    for (const auto& pair : paired(gold, system).documents) {
        text += (text.empty() ? "" : " ") + (pair.gold ? gold->documents[*pair.gold].name : ".") + "-"
            + (pair.system ? system->documents[*pair.system].name : ".");
    }
    return text;
}

std::optional<support::Error> refusal(const LayerPtr& gold, const LayerPtr& system)
{
    support::Progress progress;
    const auto others = otherTexts(*gold, paired(gold, system), progress);
    EXPECT_TRUE(others);
    return others.value_or(std::nullopt);
}

const std::string harbour = "The old harbour of Norvik was closed for the winter by its council";
const std::string market = "Ada Quill sold two hundred red lamps at the spring market in Tarn";
const std::string railway = "Nobody expected the railway company to build a bridge over this river";
const std::string noisyHarbour = "Tbe o1d harbcur of Norv1k was c1osed fcr tne wintcr by its ccuncil";
const std::string noisyMarket = "Ada Qui11 so1d twc hundrcd red 1amps at tbe spr1ng markct in Tarn";
const std::string noisyRailway = "Nob0dy expccted tne rai1way ccmpany tc bui1d a br1dge ovcr this r1ver";

TEST(DocumentPairing, DocumentsWithoutIdsMeetByTheirText)
{
    const auto gold = numbered({ harbour, market, railway });
    EXPECT_EQ(shown(gold, numbered({ market, railway, harbour }, "run")), "1-3 2-1 3-2");
    EXPECT_EQ(shown(gold, numbered({ market, railway }, "run")), "1-. 2-1 3-2");
    EXPECT_EQ(shown(gold,
                  numbered({ harbour, "Something else that was never in the gold", market, railway }, "run")),
        "1-1 2-3 3-4 .-2");
}

TEST(DocumentPairing, NoisyTextsWithoutIdsMeetInTheirOrder)
{
    const auto gold = numbered({ harbour, market, railway });
    EXPECT_EQ(shown(gold, numbered({ noisyHarbour, noisyMarket, noisyRailway }, "run")), "1-1 2-2 3-3");
    EXPECT_EQ(shown(gold, numbered({ noisyMarket, noisyRailway }, "run")), "1-. 2-1 3-2");
    EXPECT_EQ(shown(gold, numbered({ railway, noisyHarbour, market }, "run")), "1-2 2-3 3-1");
}

TEST(DocumentPairing, NoisyTextsAsManyAsTheGoldsStayInTheirOrder)
{
    // Posts as short as these are like many others.
    const auto gold = numbered({ "gt it", "ok now", "so it is", "no", "gt it", "it is so" });
    EXPECT_EQ(shown(gold, numbered({ "get it", "ok nov", "so it 1s", "no", "gct it", "it is 50" }, "run")),
        "1-1 2-2 3-3 4-4 5-5 6-6");
}

TEST(DocumentPairing, ALongGapInNoisyTextIsBridged)
{
    std::mt19937 random(7); // any words
    const auto word = [&random] {
        std::string letters;
        for (unsigned i = 0; i < 4 + random() % 6; ++i) {
            letters += static_cast<char>('a' + random() % 26);
        }
        return letters;
    };
    std::vector<std::string> texts;
    for (int i = 0; i < 40; ++i) {
        std::string text;
        for (int words = 0; words < 12; ++words) {
            text += word() + " ";
        }
        texts.push_back(text);
    }
    std::vector<std::string> rest(texts.begin() + 25, texts.end());
    for (auto& text : rest) {
        text[3] = '#';
        text[9] = '#';
    }
    const auto gold = numbered(texts);
    const auto pairing = paired(gold, numbered(rest, "run"));
    for (std::uint32_t i = 0; i < 40; ++i) {
        EXPECT_EQ(pairing.documents[i].system, i < 25 ? std::nullopt : std::optional(i - 25));
    }
}

TEST(DocumentPairing, RepeatedTextsMeetInTheirOrder)
{
    const auto gold = numbered({ "Yes.", harbour, "Yes.", "Yes." });
    EXPECT_EQ(shown(gold, numbered({ "Yes.", "Yes.", harbour, "Yes." }, "run")), "1-1 2-3 3-2 4-4");
    // The second copy is noisy: the first and the third stay at their places.
    EXPECT_EQ(shown(gold, numbered({ "Yes.", harbour, "Ycs.", "Yes." }, "run")), "1-1 2-2 3-3 4-4");
}

TEST(DocumentPairing, DocumentsInWhichNothingIsLeftMeetAtTheirPlace)
{
    const auto gold = numbered({ harbour, market, railway });
    EXPECT_EQ(shown(gold, numbered({ noisyHarbour, "", noisyRailway }, "run")), "1-1 2-2 3-3");
    const auto ids = named({ { "a", harbour }, { "b", market }, { "c", railway } }, "gold");
    EXPECT_EQ(shown(ids, numbered({ noisyHarbour, "", noisyRailway }, "run")), "a-1 b-2 c-3");
}

TEST(DocumentPairing, GivenIdsPartDocumentsOfOneText)
{
    const auto gold = named({ { "a", harbour }, { "b", market } }, "gold");
    EXPECT_EQ(shown(gold, named({ { "b", harbour }, { "a", market } }, "run")), "a-a b-b");
    EXPECT_EQ(shown(gold, named({ { "a", harbour }, { "x", market } }, "run")), "a-a b-. .-x");
    EXPECT_EQ(shown(gold, named({ { "x", market }, { "y", harbour } }, "run")), "a-y b-x")
        << "no id is shared: then they say nothing";
}

TEST(DocumentPairing, AMissingBeginningIsCalledThat)
{
    const auto gold = numbered({ harbour, market, railway });
    EXPECT_EQ(
        paired(gold, numbered({ market, railway }, "run")).diagnostics.count("pairing.no-beginning"), 1U);
    EXPECT_EQ(
        paired(gold, numbered({ harbour, railway }, "run")).diagnostics.count("pairing.no-beginning"), 0U);
    EXPECT_EQ(
        paired(gold, numbered({ harbour, market }, "run")).diagnostics.count("pairing.no-beginning"), 0U);
}

TEST(OtherTexts, ARunOfAnotherCorpusIsNotScored)
{
    const auto gold = named({ { "fi-1", harbour }, { "fi-2", market }, { "fi-3", railway } }, "gold");
    const auto run = named({ { "en-1", "x" }, { "en-2", "y" } }, "run");
    const auto ids = refusal(gold, run);
    ASSERT_TRUE(ids);
    EXPECT_EQ(ids->code, support::ErrorCode::OtherTexts);
    EXPECT_EQ(ids->text,
        "run is not scored: none of its documents has an id of the gold's (\"en-1\" against \"fi-1\"); is it "
        "the run of another corpus or language? Give the run of this gold, with the gold's ids and texts.");
    const auto texts
        = refusal(numbered({ harbour, market }), numbered({ railway, "Another text of others" }, "run"));
    ASSERT_TRUE(texts);
    EXPECT_NE(texts->text.find("none of its documents has a text of the gold's"), std::string::npos);
    EXPECT_FALSE(refusal(gold, named({ { "fi-1", noisyHarbour }, { "fi-2", market } }, "run")));
}

TEST(OtherTexts, TextsUnderOtherIdsAreNamedAsThat)
{
    const auto gold = named({ { "a", harbour }, { "b", market }, { "c", railway } }, "gold");
    const auto mixed = refusal(gold, named({ { "b", harbour }, { "c", market }, { "a", railway } }, "run"));
    ASSERT_TRUE(mixed);
    EXPECT_EQ(mixed->text,
        "run is not scored: 3 of its 3 documents that meet one of the gold hold another text; the texts are "
        "the gold's, under other ids: give each text the id that it has in the gold.");
    const auto half = named({ { "a", harbour }, { "b", railway } }, "run");
    EXPECT_FALSE(refusal(gold, half)) << "no more than half";
}

TEST(OtherTexts, APartOfATextIsNotAnotherOne)
{
    const auto words = [](const std::string& text) {
        auto layer = namedLayer({ { "d", text } }, "side", testsupport::Tokens::Words);
        return std::make_shared<const Layer>(std::move(layer));
    };
    EXPECT_FALSE(refusal(words(harbour), words("The old")));
    EXPECT_FALSE(refusal(words(harbour), words("The old har"))) << "cut inside a token";
    EXPECT_FALSE(refusal(words(harbour), words("its council")));
    EXPECT_FALSE(refusal(words(harbour), words("nter by its council")));
    EXPECT_FALSE(refusal(words(harbour), words("_ _ _ _ _ _"))) << "words hidden for their licence";
    EXPECT_FALSE(refusal(words(harbour), words("")));
    EXPECT_FALSE(refusal(words("Rip Chad ( https://example.org/r/a-very-long-address-of-a-page/5mi9bl/ )"),
        words("Rip Chad ( url )")))
        << "an address became a word";
    EXPECT_TRUE(refusal(words(harbour), words(railway)));
    EXPECT_TRUE(refusal(words(harbour), words("over this river")));
}

TEST(OtherTexts, LongTextsAreJudgedByTheirEnds)
{
    std::string text;
    std::string other;
    for (int i = 0; i < 3000; ++i) {
        text += "harbour" + std::to_string(i * 7919 % 1000) + " ";
        other += "zmkqx" + std::to_string(i * 104729 % 777) + "vvv ";
    }
    const auto of = [](const std::string& words) { return named({ { "d", words } }, "side"); };
    EXPECT_TRUE(refusal(of(text), of(other)));
    EXPECT_FALSE(refusal(of(text), of(text.substr(9000) + other)) && refusal(of(text), of(other + text)))
        << "the end is the gold's";
    EXPECT_FALSE(refusal(of(text), of(other + text)));
}

TEST(OtherTexts, AnywayScoresAndTells)
{
    EvaluationSpec spec;
    support::Progress progress;
    const auto gold = named({ { "a", "[PER Ada Quill] and many others" } }, "gold");
    const auto run = named({ { "a", "Zwölf [PER Boxkämpfer] jagen" } }, "run: the second");
    const auto refused = evaluate(gold, run, spec, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::OtherTexts);
    const auto before = signature(spec);
    spec.anyway = true;
    const auto scored = evaluate(gold, run, spec, progress);
    ASSERT_TRUE(scored);
    const auto* const told
        = support::found((*scored)->diagnostics.list(), "pairing.other-texts", &support::Diagnostic::code);
    ASSERT_NE(told, nullptr);
    EXPECT_TRUE(
        told->message.starts_with("Scored all the same, but: its document \"a\" holds another text; is it "))
        << told->message;
    EXPECT_STREQ(told->said.pattern(), "Scored all the same, but: %1");
    EXPECT_EQ(signature(spec), before) << "no number changes by it";
}

TEST(OtherTexts, ARunInWhichNothingWasFoundIsScored)
{
    const auto gold = named({ { "a", harbour }, { "b", market } }, "gold");
    EXPECT_FALSE(refusal(gold, named({ { "empty", "" } }, "run")));
}

} // namespace
} // namespace touchstone::analysis
