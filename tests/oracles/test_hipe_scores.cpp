// SPDX-License-Identifier: GPL-3.0-or-later
// --pairing hipe against every published and recomputed score of the three HIPE corpora: counts exactly, P,
// R, F1, means over documents and deviations to three decimals.
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/base/measure.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/registry/preset.h"
#include "core/support/numbers.h"
#include "tests/support/cells.h"
#include "tests/support/measurecells.h"
#include "tests/oracles/corpora.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <map>
#include <regex>
#include <sstream>
#include <tuple>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;
using testsupport::corpora;

const std::map<std::string, std::string>& layerOfColumn()
{
    static const std::map<std::string, std::string> names { { "NE-COARSE-LIT", "coarse" },
        { "NE-COARSE-METO", "coarse-meto" }, { "NE-FINE-LIT", "fine" }, { "NE-FINE-METO", "fine-meto" },
        { "NE-FINE-COMP", "comp" }, { "NE-NESTED", "nested" }, { "NEL-LIT", "links" },
        { "NEL-METO", "links-meto" } };
    return names;
}

/// One row of a score file: what was measured, and its numbers by column name.
struct Row
{
    std::string run, column, average, scheme, time, noise, label;
    std::map<std::string, std::string> values;

    [[nodiscard]] std::string named() const
    {
        return run + " " + column + "-" + average + "-" + scheme + " TIME " + time + " LED " + noise + " "
            + label;
    }
};

std::vector<std::string> split(const std::string& line, char separator)
{
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, separator);) {
        cells.push_back(cell);
    }
    return cells;
}

/// The rows of a file, and of a run when its rows do not name one. Relaxed and @3/@5 rows need the
/// organisers' table of equal ids.
std::vector<Row> rowsOf(const fs::path& file, const std::string& runOfFile)
{
    static const std::regex measured("(NEL?-[A-Z]+(?:-(?:LIT|METO|COMP))?)-(micro|macro_doc)-(fuzzy|strict)"
                                     "(?:-TIME-(ALL|[0-9]+-[0-9]+)-LED-(ALL|[0-9.]+-[0-9.]+))?(?:-@1)?");
    std::ifstream stream(file);
    std::string line;
    const auto next = [&] {
        const bool got = static_cast<bool>(std::getline(stream, line));
        line.erase(line.find_last_not_of('\r') + 1);
        return got;
    };
    next();
    const auto names = split(line, '\t');
    std::vector<Row> rows;
    while (next()) {
        const auto cells = split(line, '\t');
        Row row;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            row.values[names[i]] = cells[i];
        }
        std::smatch parts;
        const auto& evaluation = row.values["Evaluation"];
        if (evaluation.find("relaxed") != std::string::npos || evaluation.find("-@3") != std::string::npos
            || evaluation.find("-@5") != std::string::npos) {
            continue;
        }
        if (!std::regex_match(evaluation, parts, measured)) {
            ADD_FAILURE() << file << ": " << evaluation;
            continue;
        }
        row.run = row.values.count("System") != 0 ? row.values["System"] : runOfFile;
        row.column = parts[1];
        row.average = parts[2];
        row.scheme = parts[3];
        row.time = parts[4].matched ? std::string(parts[4]) : "ALL";
        row.noise = parts[5].matched ? std::string(parts[5]) : "ALL";
        row.label = row.values.count("Label") != 0 ? row.values["Label"] : "ALL";
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The evaluations that the rows of one corpus ask for, each made once.
class Scorer
{
public:
    Scorer(fs::path corpus, int edition)
        : m_corpus(std::move(corpus))
        , m_edition(edition)
    {
    }

    struct Scores
    {
        EvaluationPtr evaluation;
        MeasureResultPtr muc;
    };

    const Scores& scores(const Row& row, bool tokenText)
    {
        auto& scores = m_scores[std::tuple(row.run, row.column, row.time, row.noise, tokenText)];
        if (!scores.evaluation) {
            auto spec = withPreset({}, *presetById(m_edition == 2020 ? "hipe-2020" : "hipe-2022"));
            spec.hipe.tokenText = spec.hipe.tokenText || tokenText;
            if (row.noise != "ALL") {
                const auto bounds = split(row.noise, '-');
                spec.restriction.noise = { std::stod(bounds[0]), std::stod(bounds[1]) };
            }
            if (row.time != "ALL") {
                const auto years = split(row.time, '-');
                spec.restriction.period = { std::stoi(years[0]), std::stoi(years[1]) };
            }
            const auto layer = layerOfColumn().at(row.column);
            support::Progress progress;
            const auto result = evaluate(
                layerPtr("gold.tsv", layer), layerPtr("runs/" + row.run + ".tsv", layer), spec, progress);
            EXPECT_TRUE(result) << (result ? "" : support::formatted(result.error()));
            scores.evaluation = *result;
            scores.muc = *mucMeasure.compute(**result, progress, metrics::MeasureExtent::Everything);
        }
        return scores;
    }

private:
    annotation::LayerPtr layerPtr(const std::string& file, const std::string& column)
    {
        auto& layer = m_layers[{ file, column }];
        if (!layer) {
            io::ReadOptions options;
            options.annotationColumn = column;
            support::Progress progress;
            const auto data
                = loadDataSet({ {}, { {}, (m_corpus / file).string(), options }, {}, {}, {} }, progress);
            EXPECT_TRUE(data) << (data ? "" : support::formatted(data.error()));
            layer = data ? data->gold : nullptr;
        }
        return layer;
    }

    fs::path m_corpus;
    int m_edition;
    std::map<std::pair<std::string, std::string>, annotation::LayerPtr> m_layers;
    std::map<std::tuple<std::string, std::string, std::string, std::string, bool>, Scores> m_scores;
};

/// What a row's number is with us; nothing where it is undefined.
using Numbers = std::map<std::string, std::optional<double>>;

Numbers numbersOf(const Row& row, const Scorer::Scores& scores)
{
    const auto& e = *scores.evaluation;
    const auto scheme
        = static_cast<std::size_t>(row.scheme == "strict" ? match::Scheme::Strict : match::Scheme::Type);
    const auto label = std::find(e.labels.begin(), e.labels.end(), row.label);
    const auto at = static_cast<std::size_t>(label - e.labels.begin());
    const bool all = row.label == "ALL";
    const bool known = all || label != e.labels.end();
    if (row.average == "macro_doc") {
        const auto& macros = *dynamic_cast<const MucResult&>(*scores.muc).macro;
        const auto macro = !known ? metrics::DocumentMacro {}
            : all                 ? macros.overall[scheme]
                                  : macros.types[at][scheme];
        return { { "P", macro.precision }, { "R", macro.recall }, { "F1", macro.f1 },
            { "P_std", macro.precisionStd }, { "R_std", macro.recallStd }, { "F1_std", macro.f1Std } };
    }
    const auto tally = !known ? metrics::Tally {} : all ? e.overall[scheme] : e.types[at].tallies[scheme];
    const auto correct = tally[match::Outcome::Correct];
    return { { "TP", static_cast<double>(correct) }, { "FP", static_cast<double>(tally.actual() - correct) },
        { "FN", static_cast<double>(tally.possible() - correct) }, { "P", tally.precision().value_or(0) },
        { "R", tally.recall().value_or(0) }, { "F1", tally.f1().value_or(0) } };
}

/// Largest difference of a row; infinity where one side is undefined and the other not.
double difference(const Row& row, const Numbers& ours)
{
    double largest = 0;
    for (const auto& [name, value] : ours) {
        const auto cell = row.values.find(name);
        const bool given = cell != row.values.end() && !cell->second.empty() && cell->second != "nan";
        if (given != value.has_value()) {
            return std::numeric_limits<double>::infinity();
        }
        if (value) {
            const auto rounded = std::stod(support::fixed(*value, 3));
            largest = std::max(largest, std::abs(rounded - std::stod(cell->second)));
        }
    }
    return largest;
}

/// Largest difference of one scheme's object in a JSON file: all counts, and scores with all their digits.
double difference(
    const nlohmann::json& expected, const metrics::Tally& tally, const metrics::DocumentMacro& macro)
{
    using match::Outcome;
    const std::pair<const char*, std::int64_t> counts[] = { { "correct", tally[Outcome::Correct] },
        { "incorrect", tally[Outcome::Incorrect] }, { "partial", tally[Outcome::Partial] },
        { "missed", tally[Outcome::Missing] }, { "spurious", tally[Outcome::Spurious] },
        { "possible", tally.possible() }, { "actual", tally.actual() } };
    double largest = 0;
    for (const auto& [name, count] : counts) {
        largest = std::max(largest, std::abs(static_cast<double>(count) - expected[name].get<double>()));
    }
    const std::pair<const char*, std::optional<double>> scores[]
        = { { "P_micro", tally.precision().value_or(0) }, { "R_micro", tally.recall().value_or(0) },
              { "F1_micro", tally.f1().value_or(0) }, { "P_macro_doc", macro.precision },
              { "R_macro_doc", macro.recall }, { "F1_macro_doc", macro.f1 },
              { "P_macro_doc_std", macro.precisionStd }, { "R_macro_doc_std", macro.recallStd },
              { "F1_macro_doc_std", macro.f1Std } };
    for (const auto& [name, score] : scores) {
        if (!expected.contains(name)) {
            continue;
        }
        if (expected[name].is_null() != !score.has_value()) {
            return std::numeric_limits<double>::infinity();
        }
        if (score) {
            largest = std::max(largest, std::abs(*score - expected[name].get<double>()));
        }
    }
    return largest;
}

struct Table
{
    std::size_t rows = 0;
    std::size_t equal = 0;
    double largest = 0;

    void add(double off, double allowed)
    {
        ++rows;
        equal += off <= allowed ? 1U : 0U;
        largest = std::max(largest, off);
    }
    void print(const std::string& name) const
    {
        std::cout << name << ": " << rows << " rows, " << equal << " equal, largest difference " << largest
                  << "\n";
    }
};

struct Corpus
{
    const char* folder;
    int edition;
    std::size_t tsvRows;
    std::size_t jsonRows; ///< one for each label and scheme
};

/// The peer writes NaN, which JSON does not have.
nlohmann::json parsed(const fs::path& file)
{
    std::ifstream stream(file);
    std::stringstream buffer;
    buffer << stream.rdbuf();
    auto text = buffer.str();
    for (auto at = text.find("NaN"); at != std::string::npos; at = text.find("NaN", at)) {
        text.replace(at, 3, "null");
    }
    return nlohmann::json::parse(text);
}

class HipeScores : public testing::TestWithParam<Corpus>
{
};

TEST_P(HipeScores, EveryRowOfEveryScoreFile)
{
    const auto& [folder, edition, tsvRows, jsonRows] = GetParam();
    const auto corpus = corpora() / folder;
    if (!fs::exists(corpus)) {
        GTEST_SKIP() << "needs the real corpora beside the project: " << corpus;
    }
    Scorer scorer(corpus, edition);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(corpus / "scores")) {
        if (entry.path().extension() == ".tsv") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::size_t all = 0;
    for (const auto& file : files) {
        const auto stem = file.stem().string();
        const bool noiseTime = stem.ends_with("_noise_time");
        Table table;
        for (const auto& row : rowsOf(file, stem.substr(0, stem.size() - (noiseTime ? 11 : 0)))) {
            // The scorer that wrote these files also compares the words of an exact hit.
            const bool tokenText = noiseTime && row.scheme == "strict";
            const auto off = difference(row, numbersOf(row, scorer.scores(row, tokenText)));
            table.add(off, 0);
            EXPECT_EQ(off, 0) << row.named();
        }
        all += table.rows;
        table.print(std::string(folder) + " " + file.filename().string());
    }
    EXPECT_EQ(all, tsvRows);
}

TEST_P(HipeScores, EveryCountSelectsItsRecordsInLevelsToo)
{
    const auto corpus = corpora() / GetParam().folder;
    if (!fs::exists(corpus)) {
        GTEST_SKIP() << "needs the real corpora beside the project: " << corpus;
    }
    Scorer scorer(corpus, GetParam().edition);
    for (const auto& entry : fs::directory_iterator(corpus / "runs")) {
        for (const auto* noise : { "ALL", "0.1-0.3" }) {
            for (const auto* column : { "NE-COARSE-LIT", "NE-FINE-LIT" }) {
                Row row;
                row.run = entry.path().stem().string();
                row.column = column;
                row.time = "ALL";
                row.noise = noise;
                const auto& scores = scorer.scores(row, false);
                EXPECT_GT(testsupport::expectCellsToCountTheirRecords(*scores.evaluation), 100U);
                testsupport::expectCountsToSelectTheirRecords(scores.evaluation, *scores.muc);
            }
        }
    }
}

TEST_P(HipeScores, EveryObjectOfEveryJsonFile)
{
    const auto& [folder, edition, tsvRows, jsonRows] = GetParam();
    const auto corpus = corpora() / folder;
    if (!fs::exists(corpus)) {
        GTEST_SKIP() << "needs the real corpora beside the project: " << corpus;
    }
    constexpr double allDigits = 1e-12;
    Scorer scorer(corpus, edition);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(corpus / "scores")) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::size_t all = 0;
    for (const auto& file : files) {
        const auto stem = file.stem().string();
        const auto columns = parsed(file);
        Table table;
        for (const auto& [column, content] : columns.items()) {
            Row row;
            row.run = stem.substr(0, stem.find("_nerc_"));
            row.column = column;
            row.time = row.noise = "ALL";
            const auto& labels = content.contains("TIME-ALL") ? content["TIME-ALL"]["LED-ALL"] : content;
            const auto& scores = scorer.scores(row, false);
            const auto& e = *scores.evaluation;
            const auto& macros = *dynamic_cast<const MucResult&>(*scores.muc).macro;
            for (const auto& [label, schemes] : labels.items()) {
                for (const auto& [name, expected] : schemes.items()) {
                    const auto scheme
                        = name == "ent_type" ? match::Scheme::Type : match::schemeByName(name).value();
                    const auto index = static_cast<std::size_t>(scheme);
                    const auto at = static_cast<std::size_t>(
                        std::find(e.labels.begin(), e.labels.end(), label) - e.labels.begin());
                    ASSERT_TRUE(label == "ALL" || at < e.labels.size()) << label;
                    const auto off = label == "ALL"
                        ? difference(expected, e.overall[index], macros.overall[index])
                        : difference(expected, e.types[at].tallies[index], macros.types[at][index]);
                    table.add(off, allDigits);
                    EXPECT_LE(off, allDigits) << row.run << " " << column << " " << label << " " << name;
                }
            }
            EXPECT_EQ(labels.size(), e.labels.size() + 1) << column << ": the same labels";
        }
        all += table.rows;
        table.print(std::string(folder) + " " + file.filename().string());
    }
    EXPECT_EQ(all, jsonRows);
}

INSTANTIATE_TEST_SUITE_P(Corpora, HipeScores,
    testing::Values(Corpus { "hipe2020-fr", 2020, 2964, 576 }, Corpus { "hipe2022-ajmc-en", 2022, 176, 168 },
        Corpus { "hipe2022-newseye-fi", 2022, 64, 64 }),
    [](const auto& instance) {
        std::string name = instance.param.folder;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

} // namespace
} // namespace touchstone::analysis
