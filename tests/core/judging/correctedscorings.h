// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of a gold under corrections beside those of the corrected file, and corrections of any gold.
#pragma once

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "tests/support/folder.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

namespace touchstone::testsupport {

/// Reads the data set; fails the test where that is not possible.
[[nodiscard]] analysis::DataSet loaded(const analysis::DataSetSpec& spec);

/// All that every measure of the registry says of every system, to the last digit: by the measure's id, with
/// the evaluation's spec.
[[nodiscard]] std::map<std::string, std::string> allScores(
    const analysis::DataSet& data, const analysis::EvaluationSpec& spec = {});

/// Every annotation of the layer, "document 3-8 LOC", sorted.
[[nodiscard]] std::vector<std::string> annotationsOf(const annotation::Layer& layer);

/// Corrections of a gold that any format can hold, as a table, and what is right then.
struct MadeCorrections
{
    std::string table;
    std::size_t rows = 0;
    std::vector<std::string> right; ///< as annotationsOf
};
/// Of about one annotation in `each`: removed, of another type, a token longer or shorter; and at some places
/// without an annotation one more. `gold`: flat, with tokens.
[[nodiscard]] MadeCorrections correctionsOf(
    const annotation::Layer& gold, std::uint32_t seed, std::uint32_t each);

inline constexpr const char* correctionColumns
    = "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\n";

/// Data sets in a folder of their own, with corrections.
class CorrectionsTest : public testing::Test
{
protected:
    [[nodiscard]] analysis::DataSetSpec specOf(
        const std::string& gold, const std::string& system, const std::string& corrections = {}) const
    {
        analysis::DataSetSpec spec;
        spec.gold.path = gold;
        spec.systems.push_back({ "run", system, {} });
        spec.corrections.path = corrections;
        return spec;
    }

    /// Of one document with the text "Ada met Zoe Ray in New York ." and corrections of it.
    analysis::DataSet small(const std::string& rows,
        const std::string& tags = "B-PER O B-PER I-PER O B-LOC I-LOC O", const std::string& file = "c.csv")
    {
        const auto gold = m_folder.write("gold.conll", columns(tags));
        const auto run = m_folder.write("run.conll", columns("B-PER O B-PER O O B-LOC I-LOC O"));
        return loaded(specOf(gold, run, m_folder.write(file, rows)));
    }

    static std::string columns(const std::string& tags)
    {
        std::istringstream words("Ada met Zoe Ray in New York .");
        std::istringstream cells(tags);
        std::string text;
        for (std::string word, tag; words >> word && cells >> tag;) {
            text += word + "\t" + tag + "\n";
        }
        return text;
    }

    static std::vector<std::string> codesOf(const analysis::DataSet& data)
    {
        std::vector<std::string> codes;
        for (const auto& finding : data.gold->diagnostics.list()) {
            if (finding.code.starts_with("corrections.") || finding.code.starts_with("judgement")) {
                codes.push_back(finding.code);
            }
        }
        return codes;
    }

    /// Writes the data set's gold in a form; empty: it could not be written.
    std::string converted(const analysis::DataSet& data, analysis::ConvertForm form, const std::string& name)
    {
        support::Diagnostics findings;
        support::Progress progress;
        const auto output = m_folder.path(name);
        const auto done
            = analysis::convert(data, form, analysis::inputsOf(data.spec), output, {}, findings, progress);
        EXPECT_TRUE(done) << (done ? "" : done.error().text);
        return done ? output : std::string();
    }

    /// The gold under these corrections scores as the corrected copies do, in every digit of every measure.
    void expectAsCorrected(const analysis::DataSet& data, const std::vector<analysis::ConvertForm>& forms,
        const analysis::EvaluationSpec& settings = {})
    {
        const auto laid = allScores(data, settings);
        EXPECT_NE(laid, allScores(loaded(specOf(data.spec.gold.path, data.spec.systems[0].path)), settings))
            << "the corrections say nothing";
        for (const auto form : forms) {
            const std::string own(analysis::name(form));
            const bool ofItself = form != analysis::ConvertForm::Jsonl && form != analysis::ConvertForm::Brat;
            auto name = "copy-" + own + std::string(analysis::suffix(form));
            if (ofItself) { // documents may be called as the file is
                std::filesystem::create_directories(m_folder.path("copy"));
                name = "copy/" + std::filesystem::path(data.spec.gold.path).filename().string();
            }
            auto spec = specOf(converted(data, form, name), data.spec.systems[0].path);
            if (ofItself) {
                spec.gold.options = data.spec.gold.options;
            }
            spec.systems[0].options = data.spec.systems[0].options;
            const auto copy = loaded(spec);
            EXPECT_EQ(annotationsOf(*copy.gold), annotationsOf(*data.gold)) << own;
            for (const auto& [measure, scores] : allScores(copy, settings)) {
                EXPECT_EQ(laid.at(measure), scores) << own << " " << measure;
            }
        }
    }

    Folder m_folder;
};

} // namespace touchstone::testsupport
