// SPDX-License-Identifier: GPL-3.0-or-later
// What `convert` writes of any reader's samples is recognised by its content, and scores as what was read.
#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/records/evaluation.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/contract/exportfiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <unistd.h>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;

struct Sample
{
    std::string_view reader;
    fs::path path;
};

/// good.*, broken.* and the exports of every reader.
std::vector<Sample> samples()
{
    std::vector<Sample> all;
    for (const auto& reader : io::readers()) {
        for (const std::string stem : { "good", "broken" }) {
            for (const auto suffix : reader.suffixes) {
                const auto path
                    = fs::path(TOUCHSTONE_TEST_DATA) / std::string(reader.id) / (stem + std::string(suffix));
                if (fs::exists(path)) {
                    all.push_back({ reader.id, path });
                }
            }
        }
        for (const auto& path : io::exportsOf(reader)) {
            all.push_back({ reader.id, path });
        }
    }
    return all;
}

class Conversion : public testing::TestWithParam<Sample>
{
protected:
    void SetUp() override
    {
        std::string pattern = (fs::temp_directory_path() / "touchstone-conversion.XXXXXX").string();
        m_folder = mkdtemp(pattern.data());
        support::Progress progress;
        io::ReadOptions options;
        options.format = GetParam().reader;
        if (auto layer = io::openLayer(GetParam().path.string(), "gold", options, progress)) {
            m_data.gold = *layer;
        }
    }
    void TearDown() override { fs::remove_all(m_folder); }

    /// The converted corpus as the program reads it by itself; null where the form cannot say all of it.
    annotation::LayerPtr converted(ConvertForm form, std::string_view reader)
    {
        const auto output = (m_folder / ("own" + std::string(suffix(form)))).string();
        support::Diagnostics findings;
        support::Progress progress;
        const auto done = convert(m_data, form, {}, output, {}, findings, progress);
        if (!done || !findings.empty()) {
            EXPECT_NE(form, ConvertForm::Jsonl) << (done ? "" : done.error().text);
            return nullptr;
        }
        const auto seen = io::recognisePath(output, "");
        EXPECT_TRUE(seen) << (seen ? "" : seen.error().text);
        EXPECT_EQ(seen ? seen->format : "", reader);
        auto layer = io::openLayer(output, "converted", {}, progress);
        EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
        return layer.value_or(nullptr);
    }

    /// Every statistic of every measure, summed; of "muc" alone where `all` is false.
    static std::string scores(
        const annotation::LayerPtr& gold, const annotation::LayerPtr& system, bool all = true)
    {
        support::Progress progress;
        EvaluationSpec spec;
        spec.anyway = true;
        const auto evaluation = evaluate(gold, system, spec, progress);
        if (!evaluation) {
            return evaluation.error().text;
        }
        std::string text;
        for (const auto& measure : metrics::measures()) {
            // Rules are named, not told by a trait: they alone read the annotator's confidence, which not
            // every form can hold.
            if ((!all && measure.id != "muc") || measure.id == "rules") {
                continue;
            }
            const auto result = computeMeasure(measure.id, **evaluation, progress);
            text += std::string(measure.id) + (result ? ":" : ": " + result.error().text);
            if (result && !(*result)->statisticColumns.empty()) {
                const auto width = (*result)->statisticColumns.size();
                std::vector<double> sums(width, 0);
                for (std::size_t i = 0; i < (*result)->statistics.size(); ++i) {
                    sums[i % width] += (*result)->statistics[i];
                }
                for (std::size_t i = 0; i < width; ++i) {
                    // Only some forms have tags of tokens.
                    if (!(*result)->statisticColumns[i].id.ends_with("tags")) {
                        text += " " + std::to_string(sums[i]);
                    }
                }
            }
            text += "\n";
        }
        return text;
    }

    fs::path m_folder;
    DataSet m_data;
};

TEST_P(Conversion, JsonlIsRecognisedAndScoresTheSame)
{
    if (!m_data.gold) {
        GTEST_SKIP() << "the sample is refused";
    }
    const auto own = converted(ConvertForm::Jsonl, "jsonl");
    ASSERT_TRUE(own);
    const auto before = scores(m_data.gold, m_data.gold);
    EXPECT_EQ(scores(own, own), before);
    EXPECT_EQ(scores(m_data.gold, own), before);
    EXPECT_EQ(scores(own, m_data.gold), before);
}

TEST_P(Conversion, BratAndTasksScoreTheSameWhereTheyHoldAll)
{
    if (!m_data.gold) {
        GTEST_SKIP() << "the sample is refused";
    }
    for (const auto& [form, reader] : { std::pair(ConvertForm::Brat, std::string_view("brat")),
             std::pair(ConvertForm::LabelStudio, std::string_view("labelstudio")) }) {
        const bool any = m_data.gold->entityCount() > 0;
        if (const auto own = any ? converted(form, reader) : nullptr) {
            EXPECT_EQ(scores(own, own, false), scores(m_data.gold, m_data.gold, false)) << reader;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, Conversion, testing::ValuesIn(samples()), [](const auto& sample) {
    auto name = std::string(sample.param.reader) + "_" + sample.param.path.filename().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; },
        '_');
    return name;
});

} // namespace
} // namespace touchstone::analysis
