// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/table.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/support/numbers.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::analysis {
namespace {

const Table strange { "50%_off&co", { { "Type" }, { "F1", true } },
    { { "a|b\tc", "–" }, { "50%_off&co", "0.5" }, { "中文", "1" } } };

TEST(Table, TextColumnsLineUpInTerminalCells)
{
    const Table table { {}, { { "Type" }, { "N", true } }, { { "中文", "1" }, { "abcdef", "12" } } };
    EXPECT_EQ(toText(table), "Type     N\n──────────\n中文     1\nabcdef  12\n");
}

TEST(Table, ControlSignsOfALabelNeitherBreakALineNorReachTheTerminal)
{
    const Table table { "t\x1B[2J", { { "Type" }, { "N", true } }, { { "a\nb\x1B", "1" } } };
    EXPECT_EQ(toText(table), "t␛[2J\n\nType  N\n───────\na␊b␛  1\n");
}

TEST(Table, TsvKeepsRowsAndColumnsWhateverTheCellsHold)
{
    EXPECT_EQ(toTsv(strange), "Type\tF1\na|b\\tc\t–\n50%_off&co\t0.5\n中文\t1\n");
    EXPECT_EQ(toTsvRow({ "a\nb", "c\\d" }), "a\\nb\tc\\\\d\n");
}

TEST(Table, SignsThatSteerTheTerminalOrTheDirectionNeverLeaveAsTheyAre)
{
    const std::string steering = "a\x1B[2J\u202Eb\u2066c\u009Bd\x7F";
    EXPECT_EQ(terminalSafe(steering), "a␛[2J\uFFFDb\uFFFDc\uFFFDd␡");
    EXPECT_EQ(toTsvRow({ steering, "e\\u202E" }), "a\\u001B[2J\\u202Eb\\u2066c\\u009Bd\\u007F\te\\\\u202E\n")
        << "and what only looks escaped can be told apart";
    EXPECT_EQ(htmlEscaped("<\u202E\x1B\n"), "&lt;\uFFFD \n");
    EXPECT_EQ(markupSafe("<t>a\u202E\x1B\n\t\r\uFFFE\u2066é</t>"), "<t>a\uFFFD\uFFFD\n\t\r\uFFFD\uFFFDé</t>");
    EXPECT_EQ(toMarkdown({ {}, { { "a\u2069\x1B" } }, {} }).substr(0, 10), "| a\uFFFD  |\n");
    for (const char* plain :
        { "\u2029", "\u202F", "\u2065", "\u206A", "\u00A0", "\u061C", "\xE2\x80", "\xC2" }) {
        EXPECT_EQ(terminalSafe(plain), plain);
        EXPECT_EQ(htmlEscaped(plain), plain);
    }
    for (const char* turning : { "\u202A", "\u202D", "\u202E", "\u2066", "\u2067", "\u2069" }) {
        EXPECT_EQ(terminalSafe(turning), "\uFFFD");
    }
}

TEST(Table, MarkdownAndLatexEscapeTheirSigns)
{
    EXPECT_NE(toMarkdown(strange).find("a\\|b"), std::string::npos);
    EXPECT_NE(toMarkdown({ {}, { { "<b>" } }, {} }).find("&lt;b&gt;"), std::string::npos);
    const auto latex = toLatex(strange);
    EXPECT_NE(latex.find("50\\%\\_off\\&co & 0.5 \\\\"), std::string::npos);
    EXPECT_NE(latex.find("\\begin{tabular}{lr}"), std::string::npos);
    EXPECT_NE(latex.find("& -- \\\\"), std::string::npos) << "undefined";
    EXPECT_NE(toLatex({ {}, { { "Αιγαίον αβ: α, α=1" } }, {} }).find("Αιγαίον αβ: $\\alpha$, $\\alpha$=1"),
        std::string::npos)
        << "a lone sign only";
    EXPECT_NE(toLatex({ {}, { { "\"" } }, {} }).find("\\symbol{34}"), std::string::npos)
        << "sets in every font encoding";
}

TEST(Numbers, AreWrittenShortestAndReadWhole)
{
    EXPECT_EQ(support::shortest(0.1), "0.1");
    EXPECT_EQ(support::fixed(11.5 / 22, 3), "0.523");
    EXPECT_EQ(support::parsed<int>("12"), 12);
    EXPECT_FALSE(support::parsed<int>("12x"));
}

using Change = void (*)(EvaluationSpec&);

/// One of each setting.
const std::vector<Change>& changes()
{
    static const std::vector<Change> all {
        [](EvaluationSpec& s) { s.matching.pairing = match::PairingPolicy::FirstCome; },
        [](EvaluationSpec& s) { s.matching.pairing = match::PairingPolicy::Nervaluate01; },
        [](EvaluationSpec& s) {
            s.matching.pairing = match::PairingPolicy::Hipe;
            s.hipe.tokenText = false; // which is told under it
        },
        [](EvaluationSpec& s) { s.matching.minOverlap = 50; },
        [](EvaluationSpec& s) { s.unit = Unit::Token; },
        [](EvaluationSpec& s) { s.align = AlignMode::Characters; },
        [](EvaluationSpec& s) { s.perType = PerType::Isolated; },
        [](EvaluationSpec& s) {
            s.restriction.noise = Restriction::Noise { 0, 0.1 };
        },
        [](EvaluationSpec& s) {
            s.restriction.period = Restriction::Period { 1800, 1820 };
        },
        [](EvaluationSpec& s) { s.minScore = 0.5; },
        [](EvaluationSpec& s) { s.strictScheme = metrics::StrictScheme::Iob2; },
        [](EvaluationSpec& s) { s.conllBySentence = true; },
        [](EvaluationSpec& s) {
            s.overlap.types.weights[{ "A", "B" }] = 0.5;
        },
        [](EvaluationSpec& s) {
            s.overlap.types.weights[{ "AB", "" }] = 0.5;
        },
        [](EvaluationSpec& s) { s.overlap.types.parents["A"] = "B"; },
        [](EvaluationSpec& s) { s.overlap.types.decay = 0.25; },
        [](EvaluationSpec& s) {
            s.overlap.links.weights[{ "Q1", "Q2" }] = 0.5;
        },
        [](EvaluationSpec& s) { s.links.nBest = 3; },
        [](EvaluationSpec& s) { s.links.equivalents.representative["Q2"] = "Q1"; },
        [](EvaluationSpec& s) {
            s.eter.alpha = { 1, 4 };
        },
        [](EvaluationSpec& s) {
            s.eter.sweepStep = { 1, 100 };
        },
        [](EvaluationSpec& s) { s.eter.noComponents = metrics::EterParameters::NoComponents::Cap; },
        [](EvaluationSpec& s) { s.eter.childLabel = metrics::EterParameters::ChildLabel::Main; },
        [](EvaluationSpec& s) { s.eter.childOverlap = false; },
        [](EvaluationSpec& s) { s.eter.nested = metrics::EterParameters::Nested::Inside; },
        [](EvaluationSpec& s) {
            s.ser.label = { 1, 4 };
        },
        [](EvaluationSpec& s) {
            s.ser.boundary = { 1, 4 };
        },
        [](EvaluationSpec& s) { s.ser.errAsPrinted = true; },
        [](EvaluationSpec& s) {
            s.noisy.threshold = { 1, 5 };
        },
        [](EvaluationSpec& s) { s.noisy.matching = metrics::NoisyParameters::Matching::OneToOne; },
        [](EvaluationSpec& s) { s.hipe.edition = 2020; },
        [](EvaluationSpec& s) { s.hipe.normTime = true; },
        [](EvaluationSpec& s) { s.hipe.tagset = { "PER" }; },
        [](EvaluationSpec& s) {
            RuleSetup setup = *s.rules.inForce();
            setup.digest = "other";
            s.rules.setup = std::make_shared<const RuleSetup>(setup);
        },
        [](EvaluationSpec& s) { s.rules.switches.ignored = false; },
        [](EvaluationSpec& s) { s.rules.switches.low = false; },
        [](EvaluationSpec& s) { s.rules.switches.taggerErrors = false; },
        [](EvaluationSpec& s) { s.rules.switches.conditional = metrics::RuleSwitches::Conditional::Wrong; },
        [](EvaluationSpec& s) { s.slices.trainingDigest = "read"; },
        [](EvaluationSpec& s) { s.slices.attributesDigest = "read"; },
        [](EvaluationSpec& s) {
            s.slices.bounds["noise"] = { 0, 0.5 };
        },
        [](EvaluationSpec& s) {
            s.slices.bounds["period"] = { 0, 0.5 };
        },
    };
    return all;
}

TEST(Signature, ChangesWithEverySettingAndOnlyWithIt)
{
    const auto standard = settings(EvaluationSpec {});
    std::set<std::string> signatures { signature(EvaluationSpec {}) };
    std::set<std::string> touched;
    for (const auto change : changes()) {
        EvaluationSpec spec;
        change(spec);
        EXPECT_TRUE(signatures.insert(signature(spec)).second) << signature(spec);
        const auto changed = settings(spec);
        std::size_t differing = 0;
        for (std::size_t i = 0; i < standard.size(); ++i) {
            if (standard[i].value != changed[i].value) {
                ++differing;
                touched.insert(std::string(standard[i].name));
            }
        }
        EXPECT_EQ(differing, 1U) << signature(spec);
    }
    // Told only where it does something.
    EvaluationSpec words;
    words.hipe.tokenText = false;
    EXPECT_EQ(signature(words), signature({}));
    words.matching.pairing = match::PairingPolicy::Hipe;
    auto positions = words;
    positions.hipe.tokenText = true;
    EXPECT_NE(signature(words), signature(positions));
    EXPECT_EQ(touched.size() + 1, standard.size()) << "a setting that no change here reaches";
}

TEST(Settings, ReadBackWhatTheyWrite)
{
    const std::vector<std::pair<std::string, std::string>> values { { "pairing", "hipe" },
        { "min-score", "0.5" }, { "min-overlap", "12.5" }, { "unit", "token" }, { "align", "no" },
        { "per-type", "isolated" }, { "strict-scheme", "BILOU" }, { "conll-by", "sentence" },
        { "type-decay", "0.25" }, { "n-best", "3" }, { "alpha", "0.3" }, { "sweep", "0.1:0.9:0.05" },
        { "nc0", "cap" }, { "child-label", "main" }, { "child-overlap", "no" }, { "nested", "inside" },
        { "ser-weights", "0.25,0.75" }, { "err", "printed" }, { "threshold", "0.2" },
        { "noisy-matching", "one-to-one" }, { "hipe-edition", "2020" }, { "hipe-norm-time", "yes" },
        { "tagset", "hipe-2022" } };
    for (const auto& [name, value] : values) {
        EvaluationSpec spec;
        EXPECT_NE(settingText(spec, name), value) << name << ": choose a value that is not the default";
        ASSERT_TRUE(applySetting(spec, name, value)) << name;
        EXPECT_EQ(settingText(spec, name), value) << name;
        const auto before = spec;
        EXPECT_FALSE(applySetting(spec, name, "nonsense")) << name;
        EXPECT_FALSE(applySetting(spec, name, "")) << name;
        EXPECT_EQ(spec, before) << name << ": a wrong word changes nothing";
    }
    EvaluationSpec spec;
    EXPECT_TRUE(applySetting(spec, "pairing", "hipe"));
    for (const auto& [edition, words] :
        { std::pair("2020", "no"), std::pair("2022", "yes"), std::pair("2024", "yes") }) {
        EXPECT_TRUE(applySetting(spec, "hipe-edition", edition));
        EXPECT_EQ(settingText(spec, "hipe-token-text"), words) << edition;
    }
    EXPECT_TRUE(applySetting(spec, "hipe-token-text", "no"));
    EXPECT_EQ(settingText(spec, "hipe-token-text"), "no");
    EXPECT_FALSE(applySetting(spec, "hipe-edition", "2021"));
    EXPECT_FALSE(applySetting(spec, "tagset", "hipe-2021"));
    EXPECT_TRUE(applySetting(spec, "tagset", "none"));
    EXPECT_FALSE(applySetting(spec, "no-such", "1"));
    for (const auto* sweep : { "0:1", "1:0:0.1", "0:1:0", "0:1:0.000000001", "0:2:0.1" }) {
        EXPECT_FALSE(applySetting(spec, "sweep", sweep)) << sweep;
    }
}

TEST(Fractions, AreReadExactlyOrNotAtAll)
{
    EXPECT_EQ(metrics::fractionOf("0.3"), (metrics::Fraction { 3, 10 }));
    EXPECT_EQ(metrics::fractionOf(".25"), (metrics::Fraction { 1, 4 }));
    EXPECT_EQ(metrics::fractionOf("1.000"), (metrics::Fraction { 1, 1 }));
    EXPECT_EQ(metrics::fractionOf("1e-05"), (metrics::Fraction { 1, 100'000 }));
    EXPECT_EQ(metrics::fractionOf("2.5E-1"), (metrics::Fraction { 1, 4 }));
    EXPECT_EQ(metrics::fractionOf("1e-09"), (metrics::Fraction { 1, 1'000'000'000 }));
    EXPECT_EQ(metrics::fractionOf("0"), (metrics::Fraction { 0, 1 }));
    EXPECT_EQ(metrics::fractionOf("36/110"), (metrics::Fraction { 18, 55 }));
    EXPECT_EQ(metrics::fractionOf("0/7"), (metrics::Fraction { 0, 1 }));
    for (const auto* wrong :
        { "", ".", "1.1", "-0.5", "0.1234567891", "1e3", "1e", "1e-10", "0.5e-9", "e-5", "1/2e-1", "a",
            "0.5 ", "99999999999", "1/0", "3/2", "/2", "1/", "1/2/3", "0.1/2", "1/9999999999" }) {
        EXPECT_FALSE(metrics::fractionOf(wrong)) << wrong;
    }
    // What a setting prints is what it reads.
    EvaluationSpec spec;
    for (const auto* alpha : { "18/55", "0.3", "1/3", "0.123456789", "1e-05", "1" }) {
        ASSERT_TRUE(applySetting(spec, "alpha", alpha));
        EXPECT_EQ(settingText(spec, "alpha"), alpha);
    }
}

} // namespace
} // namespace touchstone::analysis
