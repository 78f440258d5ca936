// SPDX-License-Identifier: GPL-3.0-or-later
// A confidence threshold that was chosen on other data, as `score --by score --json` writes it.
#include "core/io/userfiles/thresholdfile.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

std::string systemJson(const std::string& name, const std::string& more = {})
{
    return R"({"name": ")" + name
        + R"(", "best_f1": {"overall": {"strict": {"score": 0.5, "f1": 0.8}, "exact": null}, "types": {}})"
        + more + "}";
}

Result<ChosenThreshold> parsed(
    const std::string& systems, std::string_view system = "A", std::string_view scheme = "strict")
{
    return parseThreshold(R"({"systems": [)" + systems + "]}", "f", system, scheme);
}

void expectRefused(const Result<ChosenThreshold>& result, const std::string& words)
{
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Malformed);
    EXPECT_EQ(result.error().place.file, "f");
    EXPECT_NE(result.error().text.find(words), std::string::npos) << result.error().text;
}

TEST(ThresholdFile, TellsTheScoreWithTheBestF1)
{
    const auto chosen = parsed(systemJson("dev"));
    ASSERT_TRUE(chosen) << chosen.error().text;
    EXPECT_EQ(chosen->score, 0.5);
    EXPECT_EQ(chosen->system, "dev") << "of one system whatever its name";
    EXPECT_EQ(chosen->what.english(), "the best F1 (strict)");
}

TEST(ThresholdFile, APrecisionThatWasWantedGoesFirst)
{
    const auto chosen = parsed(systemJson(
        "A", R"(, "at_precision": {"precision": 0.9, "overall": {"strict": {"score": 0.75}}, "types": {}})"));
    ASSERT_TRUE(chosen) << chosen.error().text;
    EXPECT_EQ(chosen->score, 0.75);
    EXPECT_EQ(chosen->what.english(), "a precision of 0.9 (strict)");
    expectRefused(
        parsed(systemJson("A",
            R"(, "at_precision": {"precision": 0.99, "overall": {"strict": null, "exact": null}, "types": {}})")),
        "No threshold of A gives a precision of 0.99 (strict)");
}

TEST(ThresholdFile, OfSeveralSystemsTheNamedOneIsTaken)
{
    const auto both = systemJson("A") + ", " + systemJson("B");
    EXPECT_EQ(parsed(both, "B")->system, "B");
    expectRefused(parsed(both, "C"), "several systems (A, B)");
}

TEST(ThresholdFile, AMeasureWithoutSchemesAnswersForStrict)
{
    const std::string plain
        = R"({"name": "A", "best_f1": {"overall": {"conll": {"score": 0.25, "f1": 1}}, "types": {}}})";
    EXPECT_EQ(parsed(plain)->score, 0.25);
    EXPECT_EQ(parsed(plain)->what.english(), "the best F1 (conll)");
    expectRefused(parsed(plain, "A", "exact"), "gives no threshold");
}

TEST(ThresholdFile, SaysWhatIsWrongAndHowToWriteIt)
{
    expectRefused(parsed(systemJson("A"), "A", "exact"), "No threshold of A gives the best F1 (exact)");
    expectRefused(parsed(R"({"name": "A", "measures": {}})"), "--by score --json");
    expectRefused(parsed(R"({"name": "A", "best_f1": {"overall": {"strict": {"score": 2}, "exact": null}}})"),
        "from 0 to 1");
    expectRefused(parseThreshold("{}", "f", "A", "strict"), "holds no system's scores");
    expectRefused(parseThreshold("no JSON", "f", "A", "strict"), "This is no JSON");
}

} // namespace
} // namespace touchstone::io
