// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/judging/correctedscorings.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"

namespace touchstone::testsupport {

namespace {

std::string digits(double value)
{
    std::array<char, 40> text {};
    std::snprintf(text.data(), text.size(), "%.17g", value);
    return text.data();
}

std::string said(const analysis::MeasureResult& result)
{
    std::string text;
    for (std::size_t at = 0; at < result.statisticColumns.size(); ++at) {
        double sum = 0;
        for (auto row = at; row < result.statistics.size(); row += result.statisticColumns.size()) {
            sum += result.statistics[row];
        }
        text += digits(sum) + " ";
    }
    std::vector<double> sums(result.statisticColumns.size(), 0);
    for (std::size_t at = 0; at < result.statistics.size(); ++at) {
        sums[at % sums.size()] += result.statistics[at];
    }
    for (const auto& score : result.scoresOf(sums)) {
        text += score.name + "=" + (score.value ? digits(*score.value) : "–") + " ";
    }
    for (const auto& list : result.lists) {
        text += list.id + ":" + std::to_string(list.records.size()) + " ";
    }
    return text;
}

std::string annotationText(const annotation::Document& document, text::Span span, const std::string& type)
{
    return document.name + " " + std::to_string(span.begin) + "-" + std::to_string(span.end) + " " + type;
}

/// One document while it is corrected.
class DocumentCorrecting
{
public:
    DocumentCorrecting(const annotation::Layer& gold, const annotation::Document& document, Random& random,
        MadeCorrections& made)
        : m_gold(gold)
        , m_document(document)
        , m_random(random)
        , m_made(made)
        , m_taken(document.tokens.size() + 1, false)
    {
        for (const auto& entity : document.annotations.entities) {
            for (auto token = tokenAt(entity.span.begin); m_document.tokens[token].begin < entity.span.end;) {
                m_taken[token] = true;
                if (++token == document.tokens.size()) {
                    break;
                }
            }
        }
        m_taken.back() = true;
    }

    void run(std::uint32_t each)
    {
        const auto& tree = m_document.annotations;
        for (std::uint32_t at = 0; at < tree.size(); ++at) {
            const auto& entity = tree.entities[at];
            const auto& type = m_gold.labels.name(entity.label);
            if (below(m_random, each) == 0) {
                correct(entity.span, type);
            } else {
                m_made.right.push_back(annotationText(m_document, entity.span, type));
            }
        }
        for (std::size_t token = 0; token < m_document.tokens.size(); ++token) {
            if (below(m_random, each * 20) == 0 && free(token) && token > 0 && free(token - 1)
                && m_gold.labels.size() > 0) {
                m_taken[token] = true;
                add({}, "", m_document.tokens[token], anyType());
            }
        }
    }

private:
    [[nodiscard]] std::size_t tokenAt(std::uint32_t begin) const
    {
        const auto& tokens = m_document.tokens;
        return static_cast<std::size_t>(
            std::ranges::lower_bound(tokens, begin, {}, &text::Span::begin) - tokens.begin());
    }
    [[nodiscard]] bool free(std::size_t token) const { return !m_taken[token]; }
    [[nodiscard]] std::string anyType() const
    {
        return m_gold.labels.name(
            annotation::LabelId { below(m_random, static_cast<std::uint32_t>(m_gold.labels.size())) });
    }

    void correct(text::Span span, const std::string& type)
    {
        const auto first = tokenAt(span.begin);
        auto end = first;
        while (end < m_document.tokens.size() && m_document.tokens[end].begin < span.end) {
            ++end;
        }
        const auto& sentences = m_document.sentences;
        const bool sentenceEnds
            = std::ranges::find(sentences, static_cast<std::uint32_t>(end)) != sentences.end();
        switch (below(m_random, 4)) {
        case 0:
            add(span, type, {}, "");
            return;
        case 1:
            if (free(end) && !sentenceEnds && (end + 1 == m_document.tokens.size() || free(end + 1))) {
                m_taken[end] = true;
                add(span, type, { span.begin, m_document.tokens[end].end }, type);
                return;
            }
            break;
        case 2:
            if (end - first > 1) {
                add(span, type, { m_document.tokens[first + 1].begin, span.end }, anyType());
                return;
            }
            break;
        default:
            break;
        }
        add(span, type, span, anyType());
    }

    void add(text::Span old, const std::string& type, text::Span right, const std::string& rightType)
    {
        const auto cells = [](text::Span span) {
            return span.empty() ? std::string(",")
                                : std::to_string(span.begin) + "," + std::to_string(span.end);
        };
        m_made.table += m_document.name + "," + cells(old) + "," + type + ",gold-wrong," + cells(right) + ","
            + rightType + ",\n";
        ++m_made.rows;
        if (!right.empty()) {
            m_made.right.push_back(annotationText(m_document, right, rightType));
        }
    }

    const annotation::Layer& m_gold;
    const annotation::Document& m_document;
    Random& m_random;
    MadeCorrections& m_made;
    std::vector<bool> m_taken; ///< by token; behind the last one none is free
};

} // namespace

analysis::DataSet loaded(const analysis::DataSetSpec& spec)
{
    support::Progress progress;
    auto data = analysis::loadDataSet(spec, progress);
    EXPECT_TRUE(data) << (data ? "" : data.error().place.file + ": " + data.error().text);
    return data ? std::move(*data) : analysis::DataSet {};
}

std::map<std::string, std::string> allScores(
    const analysis::DataSet& data, const analysis::EvaluationSpec& spec)
{
    std::map<std::string, std::string> scores;
    support::Progress progress;
    for (const auto& system : data.systems) {
        const auto evaluation = analysis::evaluate(data.gold, system.layer, spec, progress);
        EXPECT_TRUE(evaluation) << (evaluation ? "" : evaluation.error().text);
        for (const auto& measure : metrics::measures()) {
            const auto result = evaluation ? analysis::computeMeasure(measure.id, **evaluation, progress)
                                           : support::Result<analysis::MeasureResultPtr>(nullptr);
            scores[system.source.name + " " + std::string(measure.id)] = !result ? result.error().text
                : *result == nullptr                                             ? ""
                                                                                 : said(**result);
        }
    }
    return scores;
}

std::vector<std::string> annotationsOf(const annotation::Layer& layer)
{
    std::vector<std::string> texts;
    for (const auto& document : layer.documents) {
        for (const auto& entity : document.annotations.entities) {
            texts.push_back(annotationText(document, entity.span, layer.labels.name(entity.label)));
        }
    }
    std::ranges::sort(texts);
    return texts;
}

MadeCorrections correctionsOf(const annotation::Layer& gold, std::uint32_t seed, std::uint32_t each)
{
    Random random(seed);
    MadeCorrections made;
    made.table = "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\n";
    for (const auto& document : gold.documents) {
        DocumentCorrecting(gold, document, random, made).run(each);
    }
    std::ranges::sort(made.right);
    return made;
}

} // namespace touchstone::testsupport
