// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/recordfilter.h"
#include "tests/support/evaluated.h"
#include "tests/support/cells.h"
#include "tests/support/linktables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <random>
#include <set>

namespace touchstone::analysis {
namespace {

using match::Outcome;
using match::Scheme;
using testsupport::evaluated;
using testsupport::layer;
using testsupport::layerPtr;
using testsupport::namedLayer;
using testsupport::shared;
using testsupport::Tokens;

const metrics::Tally& strict(const metrics::SchemeTallies& tallies) { return tallies[0]; }

TEST(Evaluator, CountsEachOutcome)
{
    const auto e = evaluated(
        layerPtr({ "[PER Ada Lovelace] met [PER Babbage] in [LOC London] at [ORG Somerset House]" }),
        layerPtr({ "[PER Ada Lovelace] met [ORG Babbage] in London at Somerset [ORG House]" }, "system"));
    ASSERT_TRUE(e);
    const auto& tally = strict(e->overall);
    EXPECT_EQ(tally[Outcome::Correct], 1);
    EXPECT_EQ(tally[Outcome::Incorrect], 2);
    EXPECT_EQ(tally[Outcome::Missing], 1);
    EXPECT_EQ(tally[Outcome::Spurious], 0);
    EXPECT_EQ(e->overall[2][Outcome::Partial], 1);
    EXPECT_EQ(e->labels, (std::vector<std::string> { "LOC", "ORG", "PER" }));
    EXPECT_EQ(e->confusion.at(2, 1), 1) << "a PER called ORG";
    EXPECT_EQ(e->confusion.at(0, 3), 1) << "a missed LOC";
    EXPECT_EQ(e->goldText(e->records[3]), "Somerset House");
    EXPECT_EQ(e->systemText(e->records[3]), "House");
}

TEST(Evaluator, TypesAddUpToTheOverallRow)
{
    const auto e = evaluated(layerPtr({ "[A x] [B y] [C z] w", "[A [B p] q] r" }),
        layerPtr({ "[B x] [B y] z [D w]", "[A p] [A q] r" }));
    metrics::SchemeTallies sum;
    for (const auto& type : e->types) {
        for (std::size_t scheme = 0; scheme < sum.size(); ++scheme) {
            sum[scheme] += type.tallies[scheme];
        }
    }
    EXPECT_EQ(sum, e->overall);
}

TEST(Evaluator, DocumentsMeetByNameWhateverTheOrder)
{
    const auto e = evaluated(
        shared(namedLayer({ { "a", "[X one]" }, { "b", "[X two]" }, { "only", "[X three] [X four]" } })),
        shared(namedLayer({ { "b", "[X two]" }, { "a", "[X one]" }, { "extra", "[X five]" } }, "system")));
    ASSERT_EQ(e->cases.size(), 4U);
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 2);
    EXPECT_EQ(strict(e->overall)[Outcome::Missing], 2) << "the document that the system lacks";
    EXPECT_EQ(strict(e->overall)[Outcome::Spurious], 1) << "the document that the gold lacks";
    EXPECT_EQ(e->cases[2].relation, TextRelation::Unpaired);
    EXPECT_EQ(e->cases[3].name(), "extra");
    EXPECT_EQ(e->diagnostics.count("pairing.gold-only"), 1U);
    EXPECT_EQ(e->diagnostics.count("pairing.system-only"), 1U);
}

TEST(Evaluator, SingleDocumentsMeetUnderAnyName)
{
    const auto e = evaluated(shared(namedLayer({ { "gold-file", "[X one]" } })),
        shared(namedLayer({ { "system-file", "[X one]" } }, "system")));
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 1);
    EXPECT_TRUE(e->diagnostics.empty());
}

TEST(Evaluator, DocumentsWithoutACommonNameMeetByOrderWithAFinding)
{
    const auto e = evaluated(shared(namedLayer({ { "a", "[X one]" }, { "b", "[X two]" } })),
        shared(namedLayer({ { "1", "[X one]" }, { "2", "[X two]" } }, "system")));
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 2);
    EXPECT_EQ(e->diagnostics.count("pairing.by-order"), 1U);
}

TEST(Evaluator, TokenParallelTextsComparePositions)
{
    const auto e = evaluated(layerPtr({ "[PER Zoë Ång] left [LOC \"Rome\"]" }, "gold", Tokens::Words),
        layerPtr({ "[PER Zoe Ang] left [LOC Rome]" }, "system", Tokens::Words));
    EXPECT_EQ(e->cases[0].relation, TextRelation::Tokens);
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 2);
    EXPECT_EQ(e->diagnostics.count("text.differs"), 1U);
}

TEST(Evaluator, LettersLostAtAnEdgeAreNoBoundaryError)
{
    const auto e = evaluated(layerPtr({ "[PER Tolkien] was a [OCC writer]." }),
        layerPtr({ "[PER Tolkieene] xas [OCC writear] ,." }, "system"));
    EXPECT_EQ(e->cases[0].relation, TextRelation::Characters);
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 2);
}

TEST(Evaluator, TextsThatMayNotBeBroughtTogetherAreRefused)
{
    EvaluationSpec spec;
    spec.align = AlignMode::No;
    support::Progress progress;
    const auto result = evaluate(layerPtr({ "[X one]" }), layerPtr({ "[X two]" }, "system"), spec, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Unpairable);
    EXPECT_NE(result.error().text.find("--align auto"), std::string::npos) << "says the cure";
}

TEST(Evaluator, IsolatedRowsMatchInsideOneType)
{
    EvaluationSpec spec;
    spec.perType = PerType::Isolated;
    const auto e = evaluated(layerPtr({ "[A x] y" }), layerPtr({ "[B x] y" }, "system"), spec);
    EXPECT_EQ(strict(e->overall)[Outcome::Incorrect], 1);
    EXPECT_EQ(strict(e->types[0].tallies)[Outcome::Missing], 1);
    EXPECT_EQ(strict(e->types[1].tallies)[Outcome::Spurious], 1);
}

TEST(Evaluator, ComponentsTakeNoPart)
{
    const auto e = evaluated(layerPtr({ "[func.ind [+kind ambassador] of [loc Turkey]]" }),
        layerPtr({ "[func.ind ambassador of [loc Turkey]]" }, "system"));
    EXPECT_EQ(strict(e->overall)[Outcome::Correct], 2);
    EXPECT_EQ(strict(e->overall).possible(), 2);
    EXPECT_EQ(e->labels, (std::vector<std::string> { "func.ind", "loc" }));
}

TEST(Evaluator, EmptySidesAreUndefinedNotZero)
{
    const auto e = evaluated(layerPtr({ "nothing here" }), layerPtr({ "nothing here" }, "system"));
    EXPECT_FALSE(strict(e->overall).precision());
    EXPECT_FALSE(strict(e->overall).recall());
    EXPECT_FALSE(strict(e->overall).f1());
}

TEST(Evaluator, WordsOfLongAnnotationsLoseTheirMiddleSoThatNestingStaysBounded)
{
    const std::string begin(600, 'a');
    const std::string end(600, 'b');
    const auto e = evaluated(
        layerPtr({ "[A " + begin + end + "] [B " + std::string(1000, 'c') + "]" }), layerPtr({ "" }));
    ASSERT_TRUE(e);
    EXPECT_EQ(e->goldText(e->records[0]), begin.substr(100) + " … " + end.substr(100));
    EXPECT_EQ(e->goldText(e->records[1]), std::string(1000, 'c')) << "whole up to the limit";

    auto many = layer({ std::string(100000, 'd') });
    std::vector<text::Span> fragments;
    for (std::uint32_t at = 0; at < 100000; at += 2) {
        fragments.push_back({ at, at + 1 });
    }
    testsupport::addFragmented(many.documents[0], many.labels, fragments, "A");
    const auto fragmented = evaluated(shared(std::move(many)), layerPtr({ "" }));
    ASSERT_TRUE(fragmented);
    EXPECT_LT(fragmented->goldText(fragmented->records[0]).size(), 5000U);
}

TEST(Evaluator, CancelledBeforeItBeginsGivesNoResult)
{
    std::stop_source source;
    source.request_stop();
    support::Progress progress(source.get_token());
    const auto result
        = evaluate(layerPtr({ "[A [B x] y] z" }), layerPtr({ "[A x [B y]] z" }, "system"), {}, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(Evaluator, ProgressMovesOnInsideALongAlignment)
{
    std::mt19937 random(3);
    std::string gold;
    std::string read;
    while (gold.size() < 100000) {
        const auto letter = static_cast<char>('a' + random() % 20);
        gold += letter;
        read += random() % 20 == 0 ? "" : std::string(1, letter);
    }
    const auto one = [](const std::string& name, std::string text) {
        annotation::Layer value;
        value.name = name;
        value.documents.emplace_back();
        value.documents[0].name = "book";
        value.documents[0].text = text::Text(std::move(text));
        return shared(std::move(value));
    };
    std::mutex mutex;
    std::uint64_t last = 0;
    std::uint64_t all = 0;
    int steps = 0;
    support::Progress progress({}, [&](std::uint64_t done, std::uint64_t total) {
        const std::lock_guard lock(mutex);
        last = std::max(last, done);
        all = total;
        ++steps;
    });
    ASSERT_TRUE(evaluate(one("gold", gold), one("system", read), {}, progress));
    EXPECT_GT(steps, 20);
    EXPECT_EQ(last, all) << "all that was announced, and no more";
    EXPECT_EQ(all, gold.size() + read.size() + 1);
}

/// A random layer over fixed texts: flat, nested and crossing spans of four types.
annotation::Layer randomLayer(std::mt19937& random, const std::string& name)
{
    std::vector<std::string> texts;
    for (int i = 0; i < 12; ++i) {
        texts.emplace_back("the quick brown fox jumps over the lazy dog again and again");
    }
    auto result = layer(texts, name);
    const char* types[] = { "A", "B", "B.x", "C" };
    for (auto& document : result.documents) {
        const auto words = testsupport::words(document.text);
        for (auto i = random() % 9; i > 0; --i) {
            const auto first = random() % words.size();
            const auto last = std::min<std::size_t>(words.size() - 1, first + random() % 4);
            testsupport::addEntity(
                document, result.labels, { words[first].begin, words[last].end }, types[random() % 4]);
        }
    }
    return result;
}

TEST(Evaluator, EveryCellCountsTheRecordsBehindIt)
{
    std::mt19937 random(11);
    using match::PairingPolicy;
    for (const auto pairing : { PairingPolicy::Optimal, PairingPolicy::FirstCome, PairingPolicy::Nervaluate01,
             PairingPolicy::Hipe }) {
        EvaluationSpec spec;
        spec.matching.pairing = pairing;
        for (int round = 0; round < 10; ++round) {
            const auto e
                = evaluated(shared(randomLayer(random, "gold")), shared(randomLayer(random, "system")), spec);
            testsupport::expectCellsToCountTheirRecords(*e);
        }
    }
}

TEST(Evaluator, TheSignatureSaysHowEitherSideWasRead)
{
    auto gold = layer({ "[PER Ada] left" });
    auto system = gold;
    std::set<std::string> signatures { evaluated(shared(gold), shared(system))->signature };
    gold.column = "fine";
    EXPECT_TRUE(signatures.insert(evaluated(shared(gold), shared(system))->signature).second);
    system.column = "fine";
    EXPECT_TRUE(signatures.insert(evaluated(shared(gold), shared(system))->signature).second);
    gold.documentUnit = "blank-line";
    EXPECT_TRUE(signatures.insert(evaluated(shared(gold), shared(system))->signature).second);
    system.format = "conll";
    EXPECT_TRUE(signatures.insert(evaluated(shared(gold), shared(system))->signature).second);
}

TEST(Evaluator, OffsetsWithoutTextMeetByIdOnly)
{
    const auto offsets = [](const std::string& name) {
        auto side = namedLayer({ { name, "" } });
        testsupport::addEntity(side.documents.front(), side.labels, { 0, 4 }, "PER");
        return shared(std::move(side));
    };
    EXPECT_EQ(evaluated(offsets("a"), offsets("a"))->overall[0][Outcome::Correct], 1);
    EvaluationSpec anyway;
    anyway.anyway = true; // nothing meets
    const auto apart = evaluated(offsets("a"), offsets("b"), anyway);
    EXPECT_EQ(apart->overall[0][Outcome::Correct], 0);
    EXPECT_EQ(apart->cases.size(), 2U);
}

/// Messages of a code, the place in front.
std::vector<std::string> messagesOf(const Evaluation& e, std::string_view code)
{
    std::vector<std::string> list;
    for (const auto& finding : e.diagnostics.list()) {
        if (finding.code == code) {
            list.push_back(support::formatted(finding));
        }
    }
    return list;
}

TEST(Evaluator, TextsThatEndEarlyAreNamedWithWhatLiesBehind)
{
    auto system
        = layer({ "[PER Zoë] met Bob .", "Ann saw [PER Cem]", "[PER Dan] left ." }, "system", Tokens::Words);
    system.path = "run.tsv";
    for (auto& document : system.documents) {
        for (std::uint32_t i = 0; i < document.tokens.size(); ++i) {
            document.tokenLines.push_back(10 + i);
        }
    }
    const auto e = evaluated(layerPtr({ "[PER Zoë] met Bob . [PER Eva] saw [LOC big Rome]",
                                          "Ann saw [PER Cem and Fay]", "[PER Dan] left ." },
                                 "gold", Tokens::Words),
        shared(std::move(system)));
    const auto all = messagesOf(*e, "text.early-ends");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(
        all[0].rfind("run.tsv: warning: 2 documents end early; 2 gold entities lie behind the end", 0), 0U)
        << all[0];
    EXPECT_EQ(messagesOf(*e, "text.early-end"),
        (std::vector<std::string> {
            "run.tsv:13: note: Document \"d1\" ends early: 4 of 8 tokens; 2 annotations "
            "of the gold lie behind the end.",
            "run.tsv:12: note: Document \"d2\" ends early: 3 of 5 tokens." }));
    ASSERT_EQ(messagesOf(*e, "text.across-border").size(), 1U);
    EXPECT_EQ(
        messagesOf(*e, "text.across-border")[0].rfind("run.tsv: warning: 1 gold entity reaches", 0), 0U);
    EXPECT_EQ(strict(e->overall)[Outcome::Missing], 2) << "Cem is half there";
}

/// Outcomes under strict, then under partial: "COR INC PAR MIS SPU" of each.
std::string outcomesOf(const std::string& gold, const std::string& system, Tokens tokens, Unit unit)
{
    EvaluationSpec spec;
    spec.unit = unit;
    spec.anyway = true; // most of a text may be missing
    const auto e
        = evaluated(layerPtr({ gold }, "gold", tokens), layerPtr({ system }, "system", tokens), spec);
    std::string text;
    for (const auto scheme : { Scheme::Strict, Scheme::Partial }) {
        const auto& tally = e->overall[static_cast<std::size_t>(scheme)];
        for (const auto outcome :
            { Outcome::Correct, Outcome::Incorrect, Outcome::Partial, Outcome::Missing, Outcome::Spurious }) {
            text += std::to_string(tally[outcome]) + " ";
        }
    }
    return text;
}

TEST(Evaluator, WhatAWordOfOneTextBeginsOrEndsIsNotFoundWhole)
{
    struct Pair
    {
        const char* gold;
        const char* system;
        const char* outcomes;
    };
    const std::vector<Pair> pairs {
        { "[PER Ada Quill] of [LOC Rome]", "[PER Ada]", "0 1 0 1 0 0 0 1 1 0 " },
        { "Hi [PER Ada Quill] of [LOC Rome]", "Hi [PER Ada Quill]", "1 0 0 1 0 1 0 0 1 0 " },
        { "[LOC Rome] of [PER Ada Quill]", "[PER Quill]", "0 1 0 1 0 0 0 1 1 0 " },
        { "[LOC Rome] has [PER Ada Quill]", "[PER Ada Quill]", "1 0 0 1 0 1 0 0 1 0 " },
        { "x [PER d] a [PER d a]", "[PER d a]", "1 0 0 1 0 1 0 0 1 0 " },
        { "Hello [PER Ada Quill] of [LOC Rome]", "Hexlo [PER Ada]", "0 1 0 1 0 0 0 1 1 0 " },
        { "Hi [PER Ada Quill] of Rome", "Hi [PER Ada] of Rome", "0 1 0 0 0 0 0 1 0 0 " },
        { "Hi [PER Ada Quill] of Rome", "Hi [PER Quill] of Rome", "0 1 0 0 0 0 0 1 0 0 " },
        { "Hi [PER Ada of Quill]", "Hi [PER Ada Quill]", "1 0 0 0 0 1 0 0 0 0 " },
        { "Hi [PER Ada [LOC Quill]] of Rome", "Hi [PER Ada] of Rome", "0 1 0 1 0 0 0 1 1 0 " },
        { "[PER Ada] said yes . [ORG Ada] left", "[ORG Ada] left", "1 0 0 1 0 1 0 0 1 0 " },
        { "Hi [PER Ada Quill] . Then all left home .", "Hi [PER Ada] . Then all left home .",
            "0 1 0 0 0 0 0 1 0 0 " },
    };
    for (const auto& [gold, system, outcomes] : pairs) {
        for (const auto tokens : { Tokens::Words, Tokens::None }) {
            for (const auto unit : { Unit::Character, Unit::Token }) {
                EXPECT_EQ(outcomesOf(gold, system, tokens, unit), outcomes) << gold << " / " << system;
                // The other way round missing and spurious change places.
                auto mirrored = std::string(outcomes);
                std::swap(mirrored[6], mirrored[8]);
                std::swap(mirrored[16], mirrored[18]);
                EXPECT_EQ(outcomesOf(system, gold, tokens, unit), mirrored) << system << " / " << gold;
            }
        }
    }
}

TEST(Evaluator, ALostPieceOfADiscontinuousAnnotationIsMissed)
{
    const auto outcomes = [](const std::string& system, Unit unit) {
        EvaluationSpec spec;
        spec.unit = unit;
        auto gold = layer({ "Met Ada and Quill there" }, "gold");
        testsupport::addFragmented(gold.documents[0], gold.labels, { { 4, 7 }, { 12, 17 } }, "PER");
        const auto e = evaluated(shared(std::move(gold)), layerPtr({ system }, "system"), spec);
        return std::pair(strict(e->overall)[Outcome::Correct], strict(e->overall)[Outcome::Incorrect]);
    };
    for (const auto unit : { Unit::Character, Unit::Token }) {
        EXPECT_EQ(outcomes("Met [PER Ada] and", unit), std::pair(0L, 1L)) << "cut";
        EXPECT_EQ(outcomes("Met [PER Ada] and there", unit), std::pair(0L, 1L)) << "lost in the midst";
    }
}

TEST(Evaluator, LettersMissingInAWordAreNoiseAtTheEndOfATextToo)
{
    for (const auto tokens : { Tokens::Words, Tokens::None }) {
        EXPECT_EQ(outcomesOf("Hi [PER Ada Quill] of Rome", "Hi [PER Ada Qui]", tokens, Unit::Character),
            "1 0 0 0 0 1 0 0 0 0 ");
        EXPECT_EQ(outcomesOf("In Rome [PER Ada Quill] sang", "[PER da Quill] sang", tokens, Unit::Character),
            "1 0 0 0 0 1 0 0 0 0 ");
    }
}

TEST(Evaluator, CharactersEndEarlyByAWholeWordAtLeast)
{
    const auto ends = [](const std::string& gold, const std::string& system) {
        const auto e = evaluated(layerPtr({ gold, "[X x]" }), layerPtr({ system, "x" }, "system"));
        const auto messages = messagesOf(*e, "text.early-end");
        return messages.empty() ? std::string() : messages.back();
    };
    EXPECT_NE(ends("[PER Zoë] met [PER Bob]", "[PER Zoë] met \n").find("7 of 11 characters; 1 annotation"),
        std::string::npos);
    EXPECT_NE(ends("[PER Zoë] met [PER Bob]", "[PER Zoë] m").find("5 of 11 characters; 1 annotation"),
        std::string::npos)
        << "a word is cut, and another is gone";
    EXPECT_NE(ends("[PER Zoë] met.", "").find("0 of 8 characters; 1 annotation"), std::string::npos);
    EXPECT_EQ(ends("[PER Zoë] met [PER Bob]", "[PER Zoë] met Bo"), "") << "a letter lost is noise";
    EXPECT_NE(
        ends("[PER Zoë] met [PER Bob] over there", "[PER Zoe] met").find("7 of 22 characters; 1 annotation"),
        std::string::npos)
        << "another difference hides nothing";
    EXPECT_EQ(ends("[PER Zoë] met [PER Bob] there", "[PER Zoe] met"), "")
        << "but then three words are missing";
    EXPECT_EQ(ends("[PER Zoë] met [PER Bob]", "[PER Zoe] met Bo"), "");
    EXPECT_EQ(ends("[PER Zoë] met. \n", "[PER Zoë] met."), "") << "blanks hold nothing";
    EXPECT_EQ(ends("[PER Zoë] met", "[PER Zoë] met [PER Bob]"), "") << "the gold may end early, too";
}

TEST(Evaluator, NothingEndsEarlyWhereTheFormatHasNoTexts)
{
    auto system = namedLayer({ { "d1", "" }, { "d2", "" } }, "system");
    testsupport::addEntity(system.documents[0], system.labels, { 0, 3 }, "PER");
    for (const auto unit : { Unit::Character, Unit::Token }) {
        EvaluationSpec spec;
        spec.unit = unit;
        const auto e
            = evaluated(layerPtr({ "[PER Ada] met [PER Bob]", "[PER Cem] left" }), shared(system), spec);
        EXPECT_TRUE(e->diagnostics.empty()) << support::formatted(e->diagnostics.list().front());
        EXPECT_EQ(e->cases[1].relation, TextRelation::Equal) << "there is nothing to align";
        EXPECT_EQ(strict(e->overall)[Outcome::Correct], 1);
        EXPECT_EQ(strict(e->overall)[Outcome::Missing], 2);
    }
}

TEST(Evaluator, ATypeCalledNoneIsNotAMissingSide)
{
    const auto e = evaluated(layerPtr({ "[none x] [A y]" }), layerPtr({ "x [none y]" }, "system"));
    testsupport::expectCellsToCountTheirRecords(*e);
}

TEST(Evaluator, TheOrderOfTheFileChangesNothing)
{
    std::mt19937 random(5);
    for (int round = 0; round < 10; ++round) {
        const auto gold = randomLayer(random, "gold");
        const auto system = randomLayer(random, "system");
        const auto reference = evaluated(shared(gold), shared(system));
        auto shuffledGold = gold;
        auto shuffledSystem = system;
        for (auto* side : { &shuffledGold, &shuffledSystem }) {
            std::shuffle(side->documents.begin(), side->documents.end(), random);
            for (auto& document : side->documents) {
                std::shuffle(
                    document.annotations.entities.begin(), document.annotations.entities.end(), random);
            }
        }
        const auto other = evaluated(shared(shuffledGold), shared(shuffledSystem));
        EXPECT_EQ(other->overall, reference->overall);
        for (std::size_t type = 0; type < reference->types.size(); ++type) {
            EXPECT_EQ(other->types[type].tallies, reference->types[type].tallies);
        }
        for (std::size_t row = 0; row <= reference->labels.size(); ++row) {
            for (std::size_t column = 0; column <= reference->labels.size(); ++column) {
                EXPECT_EQ(other->confusion.at(row, column), reference->confusion.at(row, column));
            }
        }
    }
}

/// A text on one side only must not turn offsets into nothing.
TEST(Evaluation, OffsetsAreComparedAsTheyAreWhereOneSideHasNoText)
{
    annotation::Layer text;
    auto document = testsupport::document(text.labels, "Ada left Oslo.", "d");
    testsupport::addEntity(document, text.labels, { 9, 13 }, "LOC");
    text.documents.push_back(std::move(document));
    const auto gold = std::make_shared<const annotation::Layer>(std::move(text));
    support::Progress progress;
    for (const bool turned : { false, true }) {
        const auto offsets = testsupport::linkTable("d\t9\t12\tQ585\t1\tLOC\n", "offsets");
        const auto result = evaluate(turned ? offsets : gold, turned ? gold : offsets, {}, progress);
        ASSERT_TRUE(result);
        EXPECT_EQ((*result)->cases.at(0).relation, TextRelation::Equal);
        ASSERT_EQ((*result)->records.size(), 1U);
        EXPECT_EQ((*result)->records[0].errorType, match::ErrorType::Correct);
    }
}

} // namespace
} // namespace touchstone::analysis
