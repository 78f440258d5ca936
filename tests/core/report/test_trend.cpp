// SPDX-License-Identifier: GPL-3.0-or-later
// Files of scores read back, put into an order, and compared with the file before.
#include "core/report/trend.h"
#include "core/support/lookup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <unistd.h>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;

const std::string samples = std::string(TOUCHSTONE_TEST_DATA) + "/trend";

support::Result<TrendFile> parsed(const std::string& text, TrendScoreNames& names)
{
    support::Diagnostics findings;
    return parseTrendFile(text, "f.json", names, findings, {});
}

std::string scores(const std::string& measures, const std::string& more = {})
{
    return "{\"touchstone\": \"0.1.0\", \"schema\": 1, \"systems\": [{\"name\": \"A\", \"measures\": "
        + measures + "}" + more + "]}";
}

std::vector<std::string> englishOf(const std::vector<TrendDifference>& differences)
{
    return support::listOf<std::string>(differences, [](const auto& one) { return one.said.english(); });
}

TrendData read(const std::vector<std::string>& paths, TrendOrder order = TrendOrder::Name)
{
    support::Progress progress;
    auto data = readTrend(paths, order, progress);
    EXPECT_TRUE(data) << data.error().text;
    return data ? std::move(*data) : TrendData();
}

TEST(TrendFiles, lockFilesAreReadByDataSet)
{
    TrendScoreNames names;
    const auto file = parsed(R"({"touchstone-lock": 1, "signatures": ["s"], "scores": [
        {"set": "en", "system": "A", "score": "muc.strict.f1", "value": 0.5, "signature": 0},
        {"set": "fr", "system": "A", "score": "muc.strict.f1", "value": 1, "signature": 0},
        {"set": "en", "system": "B", "score": "muc.strict.f1", "value": null, "signature": 0},
        {"set": "fr", "system": "B", "score": "muc.strict.f1", "value": 0.2, "signature": 0}]})",
        names);
    ASSERT_TRUE(file) << file.error().text;
    TrendData data;
    data.names = names;
    data.files = { *file, *file };
    const auto bySet = trendOf(data, "muc.strict.f1", "set");
    ASSERT_TRUE(bySet) << bySet.error().text;
    EXPECT_EQ(bySet->systems, (std::vector<std::string> { "A, en", "A, fr", "B, en", "B, fr" }));
    EXPECT_EQ(bySet->rows[1].cells[1].value, 1);
    const auto whole = trendOf(data, "muc.strict.f1");
    ASSERT_TRUE(whole) << whole.error().text;
    EXPECT_EQ(whole->systems.front(), "A");
    EXPECT_EQ(whole->rows[0].cells[0].value, 0.75) << "the mean over its data sets";
    EXPECT_EQ(whole->systems.size(), 1U) << "a data set of B has no value";
}

TEST(TrendFiles, scoresAreNamedAsCompareNamesThem)
{
    TrendScoreNames names;
    const auto file = parsed(
        scores(
            R"json({"muc": {"overall": {"strict": {"f1": 0.5, "recall": null}}, "types": {"a.b(c)": {"strict":
            {"f1": 0.25}}}, "confusion": {"labels": ["x"], "rows": [[1, 2]]}, "documents": {"d": {"f1": 1}}},
            "ser": {"global": {"ser": 0.1}, "entities": {"ser": 0.2}},
            "overlap": {"span": {"maxmax": {"f1": 1}}, "types": {"PER": {"span": {"maxmax": {"f1": 0.5}}}}},
            "rules": {"span_strict": {"precision": [1, 4], "recall": [0, 0]}},
            "eter": {"eter": 0.7, "sweep": [{"eter": 1}], "curve": [1, 2]}})json"),
        names);
    ASSERT_TRUE(file) << file.error().text;
    auto all = names.all();
    std::sort(all.begin(), all.end());
    EXPECT_EQ(all,
        (std::vector<std::string> { "eter.eter", "muc.strict.f1", "muc.strict.f1(a.b(c))",
            "muc.strict.recall", "overlap.span.maxmax.f1", "overlap.span.maxmax.f1(PER)",
            "rules.span_strict.precision", "rules.span_strict.recall", "ser.entities.ser", "ser.ser" }));
    const auto& system = file->systems.at(0);
    const auto value = [&](const std::string& name) { return *system.score(*names.find(name)); };
    EXPECT_EQ(value("muc.strict.f1(a.b(c))"), std::optional(0.25));
    EXPECT_EQ(value("muc.strict.recall"), std::nullopt);
    EXPECT_EQ(value("rules.span_strict.precision"), std::optional(0.25));
    EXPECT_EQ(value("rules.span_strict.recall"), std::nullopt);
    EXPECT_EQ(trendScoreName("conll.overall.f1(PER)"), "conll.f1(PER)");
    EXPECT_EQ(trendScoreName("ser.global.ser"), "ser.ser");
    EXPECT_EQ(trendScoreName("eter"), "eter.eter");
}

TEST(TrendFiles, whatIsNoneIsRefusedWithItsPlaceOrKind)
{
    TrendScoreNames names;
    const auto fault = [&names](const std::string& text) {
        const auto file = parsed(text, names);
        EXPECT_FALSE(file);
        return file ? support::Error {} : file.error();
    };
    const auto broken = fault("{\"touchstone\": 1,\n \"systems\": [}");
    EXPECT_EQ(broken.place.line, 2U);
    EXPECT_GT(broken.place.column, 0U);
    EXPECT_NE(fault("{\"systems\": [\"A\"], \"differences\": []}").text.find("`compare --json`"),
        std::string::npos);
    EXPECT_NE(fault("[1, 2]").text.find("score --json"), std::string::npos);
    EXPECT_NE(fault("").text.find("no JSON"), std::string::npos);
    EXPECT_NE(fault("{\"touchstone\": \"9\", \"schema\": 3, \"systems\": []}").text.find("schema is 3"),
        std::string::npos);
    EXPECT_NE(fault(scores("{}") + " {}").text.find("behind"), std::string::npos);
    EXPECT_TRUE(parsed(scores("{}") + " \n", names)) << "no scores is a file too";
    std::string deep;
    for (int i = 0; i < 2000; ++i) {
        deep += "{\"a\":";
    }
    EXPECT_FALSE(parsed(scores(deep), names));
}

TEST(TrendFiles, spoiltBytesAreRefusedOrTabulated)
{
    std::ifstream stream(samples + "/run2.json");
    std::ostringstream content;
    content << stream.rdbuf();
    const std::string sample = content.str();
    ASSERT_FALSE(sample.empty());
    std::mt19937 random(1);
    const std::string signs = "{}[],:\"\\0-eE.ntf ";
    int read = 0;
    for (int round = 0; round < 4000; ++round) {
        auto text = sample;
        for (auto changes = 1 + random() % 3; changes > 0; --changes) {
            const auto at = random() % text.size();
            if (random() % 2 == 0) {
                text[at] = signs[random() % signs.size()];
            } else {
                text.erase(at, 1 + random() % 20);
            }
        }
        TrendData data;
        const auto file = parseTrendFile(text, "f.json", data.names, data.diagnostics, {});
        if (!file) {
            EXPECT_FALSE(file.error().text.empty());
            EXPECT_EQ(file.error().place.file, "f.json");
            continue;
        }
        ++read;
        data.files = { *file, *file };
        if (const auto first = firstTrendScore(data); !first.empty()) {
            const auto trend = trendOf(data, first);
            ASSERT_TRUE(trend);
            EXPECT_FALSE(trend->settingsDiffer());
            EXPECT_EQ(trendTable(data, *trend, false).rows.size(), 2U);
        }
    }
    EXPECT_GT(read, 100);
}

TEST(TrendFiles, aNumberThatIsNoScoreIsRefusedWithPlaceAndKey)
{
    const auto refused = [](const std::string& measures, const std::string& more = {}) {
        TrendScoreNames names;
        const auto file
            = parsed("{\"touchstone\": \"0.1.0\", \"schema\": 1,\n\"systems\": [{\"name\": \"A\", "
                     "\"measures\": "
                    + measures + more + "}]}",
                names);
        return file ? std::string()
                    : std::to_string(file.error().place.line) + ":"
                + std::to_string(file.error().place.column) + " " + file.error().text;
    };
    EXPECT_EQ(refused(R"({"muc": {"overall": {"strict": {"f1": 1.5}}}})").substr(0, 45),
        "2:77 \"muc.strict.f1\" of system \"A\" is 1.5, an");
    EXPECT_NE(refused(R"({"muc": {"types": {"PER": {"strict": {"recall": -0.5}}}}})")
                  .find("\"muc.strict.recall(PER)\" of system \"A\" is -0.5, and such a score lies between 0 "
                        "and 1."),
        std::string::npos);
    EXPECT_NE(refused(R"({"rules": {"strict": {"precision": [3, 2]}}})").find("is 1.5"), std::string::npos);
    EXPECT_NE(refused(R"({"ser": {"global": {"ser": -1}}})").find("not below 0"), std::string::npos);
    EXPECT_EQ(refused(R"({"ser": {"global": {"ser": 1.5}}})"), "") << "more errors than annotations";
    EXPECT_EQ(refused(R"({"overlap": {"span": {"sumsum": {"f1": 1.25}}}})"), "") << "of overlapping ones";
    EXPECT_EQ(refused(R"({"muc": {"overall": {"strict": {"f1": 1, "cor": 17, "par": -0}}}})"), "")
        << "counts";
    EXPECT_NE(refused(R"({"conll": {"overall": {"f1": 0.5}}})",
                  R"(, "slices": [{"slice": "tokens", "value": "x", "measures": {"conll": {"f1": 2}}}])")
                  .find("is 2,"),
        std::string::npos);
}

TEST(Trend, filesNamedOneByOneKeepTheirOrder)
{
    const auto order = [](const std::vector<std::string>& paths, TrendOrder how) {
        std::string names;
        for (const auto& file : read(paths, how).files) {
            names += (names.empty() ? "" : " ") + file.name;
        }
        return names;
    };
    const std::vector<std::string> paths { samples + "/run10.json", samples + "/run1.json",
        samples + "/run2.json" };
    EXPECT_EQ(order(paths, TrendOrder::Given), "run10.json run1.json run2.json");
    EXPECT_EQ(order(paths, TrendOrder::Name), "run1.json run2.json run10.json");
    EXPECT_EQ(order({ samples + "/run2.json", samples }, TrendOrder::Given), "run2.json run1.json run10.json")
        << "a folder's by name, each file once";
}

TEST(Trend, linesOfSlicesAndLayers)
{
    const auto text = [](double fine, double one) {
        return "{\"touchstone\": \"0.1.0\", \"schema\": 1, \"systems\": [{\"name\": \"A\", \"signature\": "
               "\"touchstone|1|unit:token\", \"measures\": {\"conll\": {\"f1\": 0.5}}, \"slices\": ["
               "{\"layer\": \"fine\", \"signature\": \"touchstone|1|unit:character\", \"measures\": "
               "{\"conll\": "
               "{\"f1\": "
            + std::to_string(fine)
            + "}}, \"slices\": [{\"slice\": \"tokens\", \"value\": \"1\", \"measures\": {\"conll\": "
              "{\"f1\": 0.125}}}]}, {\"slice\": \"tokens\", \"value\": \"1\", \"measures\": {\"conll\": "
              "{\"f1\": "
            + std::to_string(one) + "}}}, {\"slice\": \"tokens\", \"value\": \"2\", \"measures\": {}}]}]}";
    };
    TrendData data;
    for (const auto& one : { text(0.25, 0.75), text(0.5, 1) }) {
        auto file = parseTrendFile(one, "f.json", data.names, data.diagnostics, {});
        ASSERT_TRUE(file) << file.error().text;
        data.files.push_back(*file);
    }
    EXPECT_EQ(trendSlices(data), (std::vector<std::string> { "layer", "layer, tokens", "tokens" }));
    const auto whole = trendOf(data, "conll.f1");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->systems, std::vector<std::string> { "A" });
    const auto layers = trendOf(data, "conll.f1", "layer");
    ASSERT_TRUE(layers);
    EXPECT_EQ(layers->systems, std::vector<std::string> { "A, fine" });
    EXPECT_EQ(layers->rows[1].cells[0].change, std::optional(0.25));
    EXPECT_EQ(
        data.files[1].systems[layers->rows[1].cells[0].system].signature, "touchstone|1|unit:character");
    EXPECT_EQ(trendTable(data, *layers, false).title, "conll.f1 by layer");
    const auto tokens = trendOf(data, "conll.f1", "tokens");
    ASSERT_TRUE(tokens);
    EXPECT_EQ(tokens->systems, std::vector<std::string> { "A, 1" }) << "2 has no such score";
    EXPECT_EQ(tokens->rows[0].cells[0].value, std::optional(0.75));
    const auto both = trendOf(data, "conll.f1", "layer, tokens");
    ASSERT_TRUE(both);
    EXPECT_EQ(both->systems, std::vector<std::string> { "A, fine, 1" });
    EXPECT_FALSE(trendOf(data, "conll.f1", "period"));
}

TEST(TrendFiles, aSecondSystemOfOneNameStaysOutWithAWarning)
{
    TrendScoreNames names;
    support::Diagnostics findings;
    const auto file = parseTrendFile(
        scores("{\"m\": {\"f1\": 1}}", ",\n {\"name\": \"A\", \"measures\": {\"m\": {\"f1\": 0}}}"), "f.json",
        names, findings, {});
    ASSERT_TRUE(file);
    ASSERT_EQ(file->systems.size(), 1U);
    EXPECT_EQ(*file->systems[0].score(0), std::optional(1.0));
    ASSERT_EQ(findings.count("trend.name"), 1U);
    EXPECT_EQ(findings.list()[0].place.line, 2U);
}

TEST(TrendFiles, namesAreOrderedByTheValueOfTheirNumbers)
{
    const std::vector<std::string> ordered { "run", "run1", "run02", "run2", "run2a", "run10", "run10.5",
        "run18446744073709551616", "run18446744073709551617", "sun1" };
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        for (std::size_t k = 0; k < ordered.size(); ++k) {
            EXPECT_EQ(naturallyLess(ordered[i], ordered[k]), i < k) << ordered[i] << " " << ordered[k];
        }
    }
}

TEST(Trend, aFolderIsReadInOrderAndWhatIsNoneStaysOut)
{
    const auto data = read({ samples });
    ASSERT_EQ(data.files.size(), 3U);
    EXPECT_EQ(data.files[0].name, "run1.json");
    EXPECT_EQ(data.files[1].name, "run2.json");
    EXPECT_EQ(data.files[2].name, "run10.json");
    EXPECT_EQ(data.diagnostics.count("trend.file"), 3U) << "broken, compare, newer";
    ASSERT_EQ(data.skipped.size(), 3U);
    EXPECT_EQ(data.skipped[0].name, "broken.json");
    EXPECT_TRUE(skippedText(data, 1).starts_with("Left out: broken.json (This is no JSON"));
    EXPECT_TRUE(skippedText(data, 1).ends_with("; and 2 more.")) << skippedText(data, 1);
    const auto broken = std::find_if(data.diagnostics.list().begin(), data.diagnostics.list().end(),
        [](const auto& finding) { return finding.place.file.ends_with("broken.json"); });
    ASSERT_NE(broken, data.diagnostics.list().end());
    EXPECT_EQ(broken->place.line, 2U);
    EXPECT_EQ(firstTrendScore(data), "muc.strict.f1");
    const auto trend = trendOf(data, "muc.strict.f1");
    ASSERT_TRUE(trend);
    EXPECT_EQ(trend->systems, (std::vector<std::string> { "A", "B" }));
    const auto& second = trend->rows[1].cells[0];
    EXPECT_EQ(second.change, std::optional(0.125));
    EXPECT_TRUE(second.differences.empty());
    EXPECT_FALSE(trend->rows[0].cells[1].present);
    EXPECT_FALSE(trend->rows[1].cells[1].change) << "nothing before";
    const auto& last = trend->rows[2].cells[0];
    EXPECT_EQ(last.change, std::optional(-0.125));
    EXPECT_FALSE(last.comparable);
    EXPECT_EQ(englishOf(last.differences),
        (std::vector<std::string> { "pairing: optimal → hipe", "gold annotations: 4 → 5" }));
    EXPECT_EQ(last.differences[0].setting, "pairing");
    EXPECT_EQ(last.differences[0].before, "optimal");
    EXPECT_EQ(last.differences[0].after, "hipe");
    EXPECT_TRUE(last.differences[1].setting.empty()) << "the gold is no setting";
    EXPECT_TRUE(trend->settingsDiffer());
    EXPECT_FALSE(trendOf(data, "muc.strict.f2"));
    const auto ofType = trendOf(data, "muc.strict.f1(PER)");
    ASSERT_TRUE(ofType);
    EXPECT_EQ(ofType->rows[1].cells[0].change, std::optional(0.25));
    const auto eter = trendOf(data, "eter");
    ASSERT_TRUE(eter);
    EXPECT_TRUE(eter->lowerIsBetter);
    EXPECT_FALSE(trend->lowerIsBetter);
}

TEST(Trend, theChangeIsFromTheLastFileThatHasTheSystem)
{
    TrendData data;
    for (const double value : { 0.5, -1.0, 0.75 }) {
        TrendFile file;
        file.name = std::to_string(data.files.size());
        const auto number = data.names.add("m.f1");
        if (value >= 0) {
            file.systems.push_back(
                { "A", {}, {}, {}, {}, "touchstone|0.1.0|unit:token", { { number, value } } });
        }
        data.files.push_back(file);
    }
    data.files[2].systems[0].signature = "touchstone|0.2.0|unit:token";
    const auto trend = trendOf(data, "m.f1");
    ASSERT_TRUE(trend);
    const auto& last = trend->rows[2].cells[0];
    EXPECT_EQ(last.before, std::optional<std::size_t>(0));
    EXPECT_EQ(last.change, std::optional(0.25));
    EXPECT_EQ(englishOf(last.differences), (std::vector<std::string> { "touchstone: 0.1.0 → 0.2.0" }));
    EXPECT_TRUE(last.comparable) << "the version alone is told, and compared";
}

TEST(Trend, tablesMarkWhatIsNotComparable)
{
    const auto data = read({ samples });
    const auto trend = trendOf(data, "muc.strict.f1");
    ASSERT_TRUE(trend);
    const auto markdown = toMarkdown(trendTable(data, *trend, false));
    EXPECT_NE(markdown.find("| run1.json | 0.500 | – | – | – |\n| run2.json | 0.625 | +0.125 | 0.750 | – |\n"
                            "| run10.json | 0.500 | -0.125<sup>≠</sup> | – | – |\n"),
        std::string::npos)
        << markdown;
    EXPECT_NE(markdown.find("Left out: broken.json (This is no JSON"), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("≠ settings differ from the file before: run10.json, A: pairing: optimal → hipe"),
        std::string::npos)
        << markdown;
    const auto tsv = toTsv(trendTable(data, *trend, true));
    EXPECT_NE(tsv.find("run10.json\tA\tmuc.strict.f1\t0.5\t-0.125\tfalse\tpairing: optimal → hipe; gold "
                       "annotations: 4 → 5\n"),
        std::string::npos)
        << tsv;
    EXPECT_EQ(trendTable(data, *trend, false).note.find(trendNote(data, *trend).english()), 0U);
    const auto alike = trendOf(data, "muc.strict.f1(PER)");
    ASSERT_TRUE(alike);
    EXPECT_EQ(trendNote(data, *alike).empty(), !alike->settingsDiffer());
}

TEST(Trend, theNoteNamesTwentyDifferencesAndCountsTheRest)
{
    TrendData data;
    const auto number = data.names.add("m.f1");
    for (int i = 0; i < 23; ++i) {
        TrendFile file;
        file.name = std::to_string(i);
        file.systems.push_back({ "A", {}, {}, {}, {},
            std::string("touchstone|0.1.0|unit:") + (i % 2 == 0 ? "token" : "character"),
            { { number, 0.5 } } });
        data.files.push_back(file);
    }
    const auto trend = trendOf(data, "m.f1");
    ASSERT_TRUE(trend);
    const auto note = trendNote(data, *trend).english();
    EXPECT_TRUE(
        note.starts_with("≠ settings differ from the file before: 1, A: unit: token → character. 2, A: "
                         "unit: character → token. 3, A"))
        << note;
    EXPECT_TRUE(note.ends_with("20, A: unit: character → token. And 2 more.")) << note;
}

TEST(Trend, orderByTimeGoesByTheLastChange)
{
    std::string pattern = (fs::temp_directory_path() / "touchstone-trend.XXXXXX").string();
    const fs::path folder = mkdtemp(pattern.data());
    const auto now = fs::file_time_type::clock::now();
    for (const auto& [name, age] : { std::pair("run1.json", 1), { "run2.json", 3 }, { "run10.json", 2 } }) {
        fs::copy_file(fs::path(samples) / name, folder / name);
        fs::last_write_time(folder / name, now - std::chrono::hours(age));
    }
    const auto data = read({ folder.string() }, TrendOrder::Time);
    ASSERT_EQ(data.files.size(), 3U);
    EXPECT_EQ(data.files[0].name, "run2.json");
    EXPECT_EQ(data.files[2].name, "run1.json");
    // The same file by its folder and by itself is one file.
    EXPECT_EQ(read({ folder.string(), (folder / "run1.json").string() }).files.size(), 3U);
    fs::remove_all(folder);
}

TEST(Trend, nothingToReadIsAnErrorThatSaysWhy)
{
    support::Progress progress;
    const std::vector<std::string> missing { samples + "/missing" };
    EXPECT_EQ(readTrend(missing, TrendOrder::Name, progress).error().code, support::ErrorCode::NotFound);
    const std::vector<std::string> wrong { samples + "/compare.json" };
    const auto none = readTrend(wrong, TrendOrder::Name, progress);
    ASSERT_FALSE(none);
    EXPECT_NE(none.error().text.find("`compare --json`"), std::string::npos) << none.error().text;
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const std::vector<std::string> good { samples };
    EXPECT_EQ(readTrend(good, TrendOrder::Name, stopped).error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
