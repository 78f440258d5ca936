// SPDX-License-Identifier: GPL-3.0-or-later
// Submission check: each way in which an output cannot be scored has its finding, and a good one has none.
#include "core/evaluation/dataset/submissioncheck.h"
#include "core/evaluation/dataset/textlikeness.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::layerPtr;

/// One document per text; tokens are what blanks part.
LayerPtr tokenised(const std::vector<std::pair<std::string, std::string>>& documents, bool annotated = false)
{
    auto layer = std::make_shared<Layer>();
    layer->path = "run.tsv";
    for (const auto& [name, text] : documents) {
        auto document = testsupport::document(layer->labels, text, name);
        document.tokens.clear();
        document.tokenLines.clear();
        std::uint32_t begin = 0;
        while (begin < text.size()) {
            const auto blank = std::min(text.find(' ', begin), text.size());
            document.tokens.push_back({ begin, static_cast<std::uint32_t>(blank) });
            document.tokenLines.push_back(static_cast<std::uint32_t>(document.tokens.size() + 1));
            begin = static_cast<std::uint32_t>(blank + 1);
        }
        if (annotated) {
            for (const auto token : document.tokens) {
                testsupport::addEntity(document, layer->labels, token, "PER");
            }
        }
        layer->documents.push_back(std::move(document));
    }
    return layer;
}

SubmissionCheck checked(const LayerPtr& submission, const LayerPtr& like)
{
    support::Progress progress;
    auto check = checkSubmission(submission, like, {}, progress);
    EXPECT_TRUE(check);
    return check ? *check : SubmissionCheck {};
}

std::string only(const SubmissionCheck& check, const std::string& code)
{
    EXPECT_EQ(check.findings.total(), 1U);
    for (const auto& finding : check.findings.list()) {
        EXPECT_EQ(finding.code, code) << finding.message;
    }
    return check.findings.empty() ? "" : check.findings.list().front().message;
}

TEST(SubmissionCheck, AnOutputLikeTheGoldHasNoFinding)
{
    const auto gold = layerPtr({ "[PER Ada] met [LOC Rome]", "[LOC Oslo]" });
    const auto check = checked(layerPtr({ "[LOC Ada] met Rome", "Oslo" }), gold);
    EXPECT_TRUE(check.passed());
    EXPECT_TRUE(check.findings.empty()) << check.findings.list().front().message;
    EXPECT_EQ(check.documents.submitted, 2U);
    EXPECT_EQ(check.annotations, 1U);
    EXPECT_EQ(check.labels, (std::vector<std::string> { "LOC" }));
    EXPECT_TRUE(check.labelsKnown);
}

TEST(SubmissionCheck, DocumentsThatAreMissingOrUnexpectedAreErrors)
{
    const auto gold = tokenised({ { "news-1", "Ada" }, { "news-2", "Bob" } }, true);
    const auto check
        = checked(tokenised({ { "news-1", "Ada" }, { "news_2", "Bob" }, { "news-3", "Cem" } }, true), gold);
    EXPECT_FALSE(check.passed());
    EXPECT_EQ(check.findings.count("submission.missing"), 1U);
    EXPECT_EQ(check.findings.count("submission.further"), 2U);
    EXPECT_EQ(check.documents.submitted, 1U);
    EXPECT_EQ(check.furtherDocuments, 2U);
    std::string said;
    for (const auto& finding : check.findings.list()) {
        said += finding.message + "\n";
    }
    EXPECT_NE(said.find("has the text of \"news-2\", which is missing"), std::string::npos) << said;
}

TEST(SubmissionCheck, AnEarlyEndSaysHowManyOfTheGoldLieBehindIt)
{
    const auto gold = tokenised({ { "d", "Ada met Bob and Cem" } }, true);
    const auto check = checked(tokenised({ { "d", "Ada met Bob" } }, true), gold);
    const auto message = only(check, "submission.early-end");
    EXPECT_NE(message.find("3 of 5 tokens"), std::string::npos) << message;
    EXPECT_NE(message.find("2 annotations of the gold lie behind the end"), std::string::npos) << message;
    EXPECT_EQ(check.findings.list().front().place.line, 4U);
    const auto texts
        = checked(layerPtr({ "[PER Zoë] met" }), layerPtr({ "[PER Zoë] met [PER Bob] [PER Cem]" }));
    EXPECT_NE(
        only(texts, "submission.early-end").find("7 of 15 characters; 2 annotations"), std::string::npos)
        << texts.findings.list().front().message;
}

TEST(SubmissionCheck, TheFirstTokenThatDiffersIsNamed)
{
    const auto gold = tokenised({ { "d", "Ada met Bob and Cem" } }, true);
    const auto other = checked(tokenised({ { "d", "Ada saw Bob and Cem" } }, true), gold);
    EXPECT_TRUE(other.passed()) << "the numbers agree, so tokens stand for each other";
    EXPECT_NE(only(other, "submission.tokens").find("token 2: \"saw\" where \"met\" is expected"),
        std::string::npos);
    EXPECT_EQ(other.findings.list().front().place.line, 3U);
    const auto split = checked(tokenised({ { "d", "Ada met B ob and Cem" } }, true), gold);
    EXPECT_FALSE(split.passed());
    EXPECT_NE(only(split, "submission.tokens").find("6 tokens instead of 5"), std::string::npos);
    const auto longer = checked(tokenised({ { "d", "Ada met Bob and Cem too" } }, true), gold);
    EXPECT_NE(only(longer, "submission.tokens").find("goes on behind its end"), std::string::npos);
}

/// A passage in which no word repeats another passage's.
const std::string alpine = "The valley road climbs past two mills and a chapel before it reaches the pass.";
const std::string boats = "Eleven fishing boats left harbour at dawn; by noon none had sent any word home.";

TEST(SubmissionCheck, AnotherTextFailsAndSmallDifferencesDoNot)
{
    const auto gold = layerPtr({ "[PER Ada] " + alpine });
    const auto foreign = checked(layerPtr({ "[PER Ada] " + boats }), gold);
    EXPECT_FALSE(foreign.passed());
    const auto message = only(foreign, "submission.text");
    EXPECT_NE(message.find("from character 4 on the text is \"Eleven"), std::string::npos) << message;
    EXPECT_NE(message.find("% of the characters differ. This is another text"), std::string::npos) << message;
    EXPECT_NE(message.find("annotate the text as it was given"), std::string::npos) << message;
    const auto passes = [&](std::string text, const std::string& words) {
        const auto check = checked(layerPtr({ "[PER Ada] " + text }), gold);
        EXPECT_TRUE(check.passed()) << text;
        EXPECT_NE(only(check, "submission.text").find(words), std::string::npos)
            << check.findings.list().front().message;
    };
    std::string blanks = alpine;
    for (auto at = blanks.find(' '); at != std::string::npos; at = blanks.find(' ', at + 3)) {
        blanks.insert(at, " \n");
    }
    passes(blanks, "; nothing but blanks, case or the normal form");
    std::string noisy = alpine; // as a bad page is recognised
    for (std::size_t i = 3; i < noisy.size(); i += 4) {
        noisy[i] = '#';
    }
    passes(noisy, " % of the characters differ. The texts are brought together");
    passes(alpine.substr(0, 50) + boats.substr(50), " % of the characters differ. The texts");
}

TEST(SubmissionCheck, TextsUnderEachOthersIdsAreNamed)
{
    const auto run = layerPtr({ "[PER " + boats + "]", "[PER " + alpine + "]" });
    const auto check = checked(run, layerPtr({ "[PER " + alpine + "]", "[PER " + boats + "]" }));
    EXPECT_EQ(check.findings.count("submission.text"), 2U);
    EXPECT_FALSE(check.passed());
    EXPECT_NE(check.findings.list().front().message.find("it is that of document \"d2\""), std::string::npos)
        << check.findings.list().front().message;
}

TEST(SubmissionCheck, TokensOfAnotherTextFailAlthoughTheirNumberAgrees)
{
    const auto gold = tokenised({ { "d", "The valley road climbs past two mills" } }, true);
    const auto other = tokenised({ { "d", "Eleven boats left harbour before its dawn" } }, true);
    const auto check = checked(other, gold);
    EXPECT_FALSE(check.passed());
    EXPECT_NE(only(check, "submission.text").find("token 1: \"Eleven\" where \"The\""), std::string::npos);
    EXPECT_EQ(check.findings.list().front().place.line, 2U);
    // Words that are hidden for their licence.
    const auto hidden = tokenised({ { "d", "_ _ _ _ _ _ _" } }, true);
    EXPECT_TRUE(checked(other, hidden).passed());
    EXPECT_TRUE(checked(hidden, other).passed());
}

TEST(SubmissionCheck, AStopIsHeard)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto gold = layerPtr({ "[PER Ada] met Rome" });
    const auto check = checkSubmission(layerPtr({ "[PER Bob] saw Oslo" }), gold, {}, progress);
    ASSERT_FALSE(check);
    EXPECT_EQ(check.error().code, support::ErrorCode::Cancelled);
}

TEST(TextLikeness, CountsWhatIsNoBlankOrCase)
{
    support::Progress progress;
    const auto likeness = [&](const std::string& a, const std::string& b) {
        return *textLikeness(text::Text(a), text::Text(b), progress);
    };
    EXPECT_TRUE(likeness("É a\u00A0B", "e\u0301\nAb ").sameLetters());
    EXPECT_EQ(likeness("", " ").compared, 0U);
    EXPECT_EQ(likeness("", "").differs().english(), "0 % of the characters differ");
    EXPECT_EQ(likeness("abcd", "abxd").differs().english(), "25 % of the characters differ");
    EXPECT_EQ(likeness(std::string(1000, 'a'), std::string(1000, 'a') + "b").differs().english(),
        "less than 1 % of the characters differ");
    EXPECT_FALSE(likeness("abcdefghi", "123456789").another()) << "too short to tell";
    EXPECT_TRUE(likeness("abcdefghij", "1234567890").another());
    EXPECT_FALSE(likeness("abcdefghij", "abcd567890").another());
    EXPECT_TRUE(likeness("abcdefghij", "abc4567890").another());
}

TEST(SubmissionCheck, LabelsAreJudgedOnlyWhereThereAreSome)
{
    const auto check = checked(layerPtr({ "[PERS Ada] met [XYZ Rome]" }), layerPtr({ "[PER Ada] met Rome" }));
    EXPECT_FALSE(check.passed()) << "nothing bears PER";
    EXPECT_EQ(check.findings.count("submission.label"), 2U);
    EXPECT_EQ(check.findings.list()[0].severity, support::Severity::Error);
    EXPECT_NE(check.findings.list()[0].message.find("did you mean 'PER'?"), std::string::npos);
    EXPECT_EQ(check.findings.list()[1].severity, support::Severity::Warning) << "one that nobody means";
    const auto bare = checked(layerPtr({ "[PERS Ada] met Rome" }), layerPtr({ "Ada met Rome" }));
    EXPECT_TRUE(bare.findings.empty());
    EXPECT_FALSE(bare.labelsKnown);
}

TEST(SubmissionCheck, LabelsAreJudgedByTheSettings)
{
    const auto gold = layerPtr({ "[PER Ada] met [LOC Rome]" });
    const auto run = layerPtr({ "[per Ada] met [loc Rome]" });
    const auto under = [&](CheckSettings settings) {
        support::Progress progress;
        auto check = checkSubmission(run, gold, CheckInput { std::move(settings), {}, {} }, progress);
        EXPECT_TRUE(check);
        return *check;
    };
    EXPECT_FALSE(under({}).passed());
    CheckSettings hipe;
    hipe.spec.matching.pairing = match::PairingPolicy::Hipe;
    EXPECT_TRUE(under(hipe).passed());
    CheckSettings exact;
    exact.scheme = match::Scheme::Exact;
    EXPECT_TRUE(under(exact).passed()) << "boundaries alone count";
    CheckSettings links;
    links.typesCount = false;
    EXPECT_TRUE(under(links).passed());
}

TEST(SubmissionCheck, ALabelThatStandsWhereTheGoldHasAnotherIsARenamedOne)
{
    const auto gold = layerPtr({ "[PER Ada] met [PER Bob] in [LOC Rome]" });
    const auto check = checked(layerPtr({ "[human Ada] met [human Bob] in [LOC Rome]" }), gold);
    EXPECT_FALSE(check.passed());
    EXPECT_NE(only(check, "submission.label").find("did you mean 'PER'? That stands at 2 of these places"),
        std::string::npos)
        << check.findings.list().front().message;
    // A further label of a few annotations is no mistake.
    EXPECT_TRUE(checked(layerPtr({ "[PER Ada] met [PER Bob] in [LOC Rome] [DATE today]" }),
        layerPtr({ "[PER Ada] met [PER Bob] in [LOC Rome] today" }))
                    .passed());
}

TEST(SubmissionCheck, AFileThatEndsEarlyFoldsWhatIsMissingBehind)
{
    const auto gold = tokenised({ { "a", "Ada met Bob" }, { "b", "Cem left" }, { "c", "Eva came" } }, true);
    const auto check = checked(tokenised({ { "a", "Ada met" } }, true), gold);
    EXPECT_NE(
        only(check, "submission.early-end").find("\"a\" holds 2 of 3 tokens, and 2 documents are missing"),
        std::string::npos)
        << check.findings.list().front().message;
    EXPECT_EQ(check.consequences, std::vector<std::string> { "2 documents are missing" });
    EXPECT_NE(only(checked(tokenised({ { "a", "Ada met Bob" } }, true), gold), "submission.early-end")
                  .find("the last 2 of 3 documents are missing; 4 annotations"),
        std::string::npos);
}

TEST(SubmissionCheck, ACopyOfADocumentIsSaidToStandTwice)
{
    const auto gold = tokenised({ { "a", "Ada met Bob" }, { "b", "Cem left" } }, true);
    const auto check = checked(
        tokenised({ { "a", "Ada met Bob" }, { "b", "Cem left" }, { "z", "Ada met Bob" } }, true), gold);
    EXPECT_NE(only(check, "submission.twice").find("\"a\" stands twice"), std::string::npos)
        << check.findings.list().front().message;
}

TEST(SubmissionCheck, IdsOfAnotherFormCopiesAndEmptyOutputsAreWarnings)
{
    auto gold = std::make_shared<Layer>(*layerPtr({ "[PER Ada] met Rome" }));
    gold->documents[0].annotations.editDetails(0).links = { "Q7259" };
    auto run = std::make_shared<Layer>(*layerPtr({ "[PER Ada] met [PER Rome]" }));
    run->documents[0].annotations.editDetails(0).links = { "Ada_Lovelace" };
    run->documents[0].annotations.editDetails(1).links = { "NIL" };
    auto check = checked(run, gold);
    EXPECT_NE(only(check, "submission.link").find("\"Ada_Lovelace\", expected QN"), std::string::npos);
    auto copies = std::make_shared<Layer>(*layerPtr({ "[PER Ada] met Rome" }));
    testsupport::addEntity(copies->documents[0], copies->labels, { 0, 3 }, "PER");
    check = checked(copies, gold);
    EXPECT_NE(only(check, "submission.duplicate").find("1 annotation stands twice"), std::string::npos);
    EXPECT_EQ(
        only(checked(layerPtr({ "Ada met Rome" }), gold), "submission.empty").substr(0, 9), "There is ");
}

TEST(SubmissionCheck, AnnotationsInOtherPiecesAreNoCopies)
{
    const auto gold = layerPtr({ "Ada and Bob Lovelace" });
    auto run = std::make_shared<Layer>(*gold);
    for (const auto& inner : { text::Span { 4, 7 }, text::Span { 8, 11 }, text::Span { 4, 7 } }) {
        testsupport::addFragmented(run->documents[0], run->labels, { { 0, 3 }, inner, { 12, 20 } }, "PER");
    }
    EXPECT_NE(only(checked(run, gold), "submission.duplicate").find("1 annotation stands twice"),
        std::string::npos);
}

TEST(SubmissionCheck, OffsetsBehindTheTextAreErrors)
{
    auto run = std::make_shared<Layer>();
    run->documents.emplace_back();
    run->documents[0].name = "d1";
    testsupport::addEntity(run->documents[0], run->labels, { 9, 99 }, "PER");
    const auto check = checked(run, layerPtr({ "[PER Ada] met Rome" }));
    EXPECT_FALSE(check.passed());
    EXPECT_NE(only(check, "submission.offset").find("1 annotation ends behind the text"), std::string::npos);
}

} // namespace
} // namespace touchstone::analysis
