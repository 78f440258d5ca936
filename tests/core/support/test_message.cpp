// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/findingkinds.h"
#include "core/support/message.h"
#include "core/support/numbers.h"
#include "core/support/result.h"

#include <gtest/gtest.h>

#include <limits>

using namespace touchstone::support;

TEST(Message, FillsItsPattern)
{
    EXPECT_EQ(said("%2 before %1, 69 %").english(), "%2 before %1, 69 %");
    EXPECT_EQ(said("%2 before %1, 69 % of %3", "a", std::string("%1"), 1702U).english(),
        "%1 before a, 69 % of 1702");
    EXPECT_EQ(said("F1 %1 of %2", DecimalNumber { .8837, 3 }, GroupedNumber { -1234567 }).english(),
        "F1 0.884 of -1,234,567");
    EXPECT_EQ(said("%1.", GroupedNumber { std::numeric_limits<std::int64_t>::min() }).english(),
        "-9,223,372,036,854,775,808.");
    EXPECT_TRUE(Message().empty());
    EXPECT_EQ(Message().english(), "");
}

TEST(Message, CountsInWords)
{
    const auto documents
        = [](std::int64_t n) { return saidOf(n, "%Ln document of %1", "%Ln documents of %1", "A"); };
    EXPECT_EQ(documents(1).english(), "1 document of A");
    EXPECT_EQ(documents(0).english(), "0 documents of A");
    EXPECT_EQ(documents(1702).english(), "1,702 documents of A");
    EXPECT_STREQ(documents(1).pattern(), "%Ln documents of %1");
    constexpr auto inTable = patternOf("%Ln file of %1", "%Ln files of %1");
    EXPECT_EQ(saidOf(1, inTable, "A").english(), "1 file of A");
    EXPECT_EQ(saidOf(2, inTable, "A").english(), "2 files of A");
}

TEST(Message, StandsInAnother)
{
    const auto inner = said("after “%1”", "von");
    EXPECT_EQ(said("LOC %1: %2", inner, saidOf(1, "%Ln record", "%Ln records")).english(),
        "LOC after “von”: 1 record");
}

TEST(Message, IsKeptByErrorsAndFindings)
{
    const auto failed = failure(ErrorCode::Malformed, said("No type \"%1\".", "X"), { "a.txt", 3, 0 });
    EXPECT_EQ(failed.value().text, "No type \"X\".");
    ASSERT_TRUE(std::holds_alternative<Message>(messageOf(failed.value())));

    auto changed = failed.value();
    changed.text = "Another text.";
    ASSERT_TRUE(std::holds_alternative<std::string>(messageOf(changed)));
    EXPECT_EQ(std::get<std::string>(messageOf(changed)), "Another text.");

    Diagnostics findings;
    findings.add(Severity::Warning, "brat.changed", {}, said("A type is one word: %1", "A B"), 2);
    ASSERT_EQ(findings.list().size(), 1U);
    EXPECT_EQ(findings.list()[0].message, "A type is one word: A B");
    EXPECT_EQ(findings.list()[0].annotations, 2U);
    EXPECT_TRUE(std::holds_alternative<Message>(messageOf(findings.list()[0])));
}

TEST(ShortestNumber, IsADecimalNumberWhereItsEnglishStaysTheSame)
{
    for (const double value : { 0.5, 0.3, 1.0, -0.25, 12.125, 100000.0, 0.0, 1e-9, 1e21 }) {
        EXPECT_EQ(said("%1", shortestNumber(value)).english(), shortest(value));
    }
    EXPECT_TRUE(std::holds_alternative<DecimalNumber>(shortestNumber(0.5)));
    EXPECT_TRUE(std::holds_alternative<std::string>(shortestNumber(1e-9)));
}
