// SPDX-License-Identifier: GPL-3.0-or-later
// Random corrections of whole corpora score as the corrected copies do, under every measure.
#include "tests/core/judging/correctedscorings.h"

#include "core/io/write/jsonlwriter.h"

#include <set>

namespace touchstone::analysis {
namespace {

using testsupport::annotationsOf;
using testsupport::contents;
using testsupport::correctionsOf;
using testsupport::loaded;

const std::filesystem::path corpora = std::filesystem::path(TOUCHSTONE_SHARED) / "corpora";

class CorrectedCorpora : public testsupport::CorrectionsTest
{
protected:
    /// Random corrections of the gold are all applied, and what comes of them is right.
    DataSet corrected(const DataSetSpec& plain, std::uint32_t seed)
    {
        const auto before = loaded(plain);
        const auto made = correctionsOf(*before.gold, seed, 5);
        auto spec = plain;
        spec.corrections.path = m_folder.write("c.csv", made.table);
        auto data = loaded(spec);
        EXPECT_EQ(data.corrections->applied, made.rows) << testing::PrintToString(codesOf(data));
        EXPECT_EQ(annotationsOf(*data.gold), made.right);
        return data;
    }

    /// Lines that differ differ in the columns named, 0-based.
    static void expectOnlyCells(
        const std::string& before, const std::string& after, const std::set<std::size_t>& columns)
    {
        std::istringstream one(contents(before));
        std::istringstream other(contents(after));
        std::size_t differ = 0;
        for (std::string a, b; std::getline(one, a);) {
            ASSERT_TRUE(std::getline(other, b));
            if (a == b) {
                continue;
            }
            ++differ;
            std::istringstream left(a);
            std::istringstream right(b);
            std::size_t column = 0;
            for (std::string x, y; std::getline(left, x, '\t') && std::getline(right, y, '\t'); ++column) {
                EXPECT_TRUE(x == y || columns.contains(column)) << a << "\n" << b;
            }
        }
        EXPECT_GT(differ, 0U);
        EXPECT_EQ(one.eof(), other.peek() == std::istringstream::traits_type::eof());
    }
};

TEST_F(CorrectedCorpora, MadeFilesOfEveryScheme)
{
    testsupport::Random random(3);
    for (std::uint32_t round = 0; round < 20; ++round) {
        std::string gold;
        for (std::uint32_t sentence = 0; sentence < 40; ++sentence) {
            for (std::uint32_t at = 0; at < 6; ++at) {
                const auto type = testsupport::below(random, 2) == 0 ? "PER" : "LOC";
                const bool inside = at > 0 && !gold.ends_with("O\n") && testsupport::below(random, 2) == 0;
                gold += "w" + std::to_string(at) + "\t"
                    + (testsupport::below(random, 3) == 0 ? std::string("O")
                            : inside                      ? "I-" + gold.substr(gold.size() - 4, 3)
                                                          : std::string("B-") + type)
                    + "\n";
            }
            gold += "\n";
        }
        const auto path = m_folder.write("gold.conll", gold);
        const auto data = corrected(specOf(path, path), round);
        expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl });
    }
}

TEST_F(CorrectedCorpora, Wnut17)
{
    if (!std::filesystem::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto gold = (corpora / "wnut17/gold.conll").string();
    const auto before = contents(gold);
    const auto data = corrected(specOf(gold, (corpora / "wnut17/runs/arcada").string()), 1);
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl });
    EvaluationSpec strict;
    strict.strictScheme = metrics::StrictScheme::Iob2;
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl }, strict);
    expectOnlyCells(gold, m_folder.path("copy/gold.conll"), { 1, 2 });
    EXPECT_EQ(contents(gold), before);
}

TEST_F(CorrectedCorpora, Hipe2020)
{
    if (!std::filesystem::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto gold = (corpora / "hipe2020-fr/gold.tsv").string();
    const auto data
        = corrected(specOf(gold, (corpora / "hipe2020-fr/runs/team1_bundle3_fr_1.tsv").string()), 2);
    expectAsCorrected(data, { ConvertForm::Hipe });
    EvaluationSpec hipe;
    hipe.matching.pairing = match::PairingPolicy::Hipe;
    expectAsCorrected(data, { ConvertForm::Hipe }, hipe);
    expectOnlyCells(gold, m_folder.path("copy/gold.tsv"), { 1, 7 });
}

TEST_F(CorrectedCorpora, Hipe2020AsTrees)
{
    if (!std::filesystem::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto gold = (corpora / "hipe2020-fr/gold.tsv").string();
    auto spec = specOf(gold, (corpora / "hipe2020-fr/runs/team1_bundle3_fr_1.tsv").string());
    spec.gold.options.annotationColumn = "tree";
    spec.systems[0].options.annotationColumn = "tree";
    const auto before = loaded(spec);
    std::string rows = testsupport::correctionColumns;
    std::size_t number = 0;
    for (const auto& document : before.gold->documents) {
        const auto& tree = document.annotations;
        for (const auto& entity : tree.entities) {
            if (entity.role != annotation::Role::Entity || entity.parent != annotation::noEntity
                || ++number % 7 != 0) {
                continue;
            }
            // Removed, without its first token, or of another type.
            const auto first
                = std::ranges::upper_bound(document.tokens, entity.span.begin, {}, &text::Span::end);
            const bool shorter = number % 2 == 0 && first->end < entity.span.end;
            rows += document.name + "," + std::to_string(entity.span.begin) + ","
                + std::to_string(entity.span.end) + "," + before.gold->labels.name(entity.label) + ",,"
                + (shorter ? std::to_string((first + 1)->begin) + "," + std::to_string(entity.span.end) + ","
                        : number % 3 == 0 ? ",,time.date.abs"
                                          : ",,")
                + ",\n";
        }
    }
    spec.corrections.path = m_folder.write("c.csv", rows);
    const auto data = loaded(spec);
    EXPECT_GT(data.corrections->applied, 100U);
    EXPECT_EQ(data.corrections->lost, 0U);
    expectAsCorrected(data, { ConvertForm::Hipe });
    expectOnlyCells(gold, m_folder.path("copy/gold.tsv"), { 3, 4, 5, 6, 7, 8 });
}

TEST_F(CorrectedCorpora, AsJsonLinesAndAsBrat)
{
    if (!std::filesystem::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto plain
        = loaded(specOf((corpora / "wnut17/gold.conll").string(), (corpora / "wnut17/runs/arcada").string()));
    const auto jsonl = m_folder.write("gold.jsonl", io::toJsonl(*plain.gold));
    const auto data = corrected(specOf(jsonl, (corpora / "wnut17/runs/arcada").string()), 3);
    expectAsCorrected(data, { ConvertForm::Jsonl });

    const auto protocols = corpora / "wnut20-protocols";
    const auto brat = loaded(specOf((protocols / "gold").string(), (protocols / "system").string()));
    std::string rows = testsupport::correctionColumns;
    std::size_t number = 0;
    for (const auto& document : brat.gold->documents) {
        for (const auto& entity : document.annotations.entities) {
            const auto& type = brat.gold->labels.name(entity.label);
            if (++number % 9 == 0) {
                rows += document.name + "," + std::to_string(entity.span.begin) + ","
                    + std::to_string(entity.span.end) + "," + type + ",,"
                    + (number % 2 == 0 ? std::string(",,")
                                       : std::to_string(entity.span.begin) + ","
                                + std::to_string(entity.span.begin + 1) + "," + type)
                    + ",\n";
            }
        }
    }
    auto spec = brat.spec;
    spec.corrections.path = m_folder.write("c.csv", rows);
    const auto laid = loaded(spec);
    EXPECT_GT(laid.corrections->applied, 100U);
    EXPECT_EQ(laid.corrections->lost, 0U);
    expectAsCorrected(laid, { ConvertForm::Brat, ConvertForm::Jsonl });
}

} // namespace
} // namespace touchstone::analysis
