// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/conll/conllmeasure.h"

#include "core/measures/base/pairingparameters.h"
#include "core/measures/base/tally.h"
#include "core/measures/conll/computeconll.h"

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 5> parameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "strict-scheme", "none|IOB2|IOBES|BILOU", "none",
        "only spans that the scheme allows count, on both sides, as in seqeval's strict mode",
        { "SCHEME", "conll: as seqeval's strict mode: IOB2, IOBES, BILOU" } },
    MeasureParameter { "conll-by", "document|sentence", "document",
        "HIPE files: do spans run over the end of a sentence (EndOfSentence), or end there",
        { "UNIT",
            "conll of HIPE files: spans run over the end of a sentence (document, default) or end there "
            "(sentence), as seqeval counts lists of sentences" } } };

/// Related types give a second row of scores.
constexpr std::array<std::string_view, 3> relatedTypes { "type-weights", "type-parents", "type-decay" };

void count(ConllCounts& gold, ConllCounts& system, const match::PairOutcome& record)
{
    if (record.hasGold()) {
        ++gold.gold;
        if (record.outcome(match::Scheme::Strict) == match::Outcome::Correct) {
            ++gold.correct;
        }
    }
    if (record.hasSystem()) {
        ++system.system;
    }
}

std::vector<double> statistics(std::span<const match::PairOutcome> records)
{
    const auto counts = conllCounts(records);
    return { static_cast<double>(counts.correct), static_cast<double>(counts.gold),
        static_cast<double>(counts.system), 0, 0 };
}

} // namespace

std::optional<double> ConllCounts::precision() const
{
    return ratio(static_cast<double>(correct), static_cast<double>(system));
}
std::optional<double> ConllCounts::recall() const
{
    return ratio(static_cast<double>(correct), static_cast<double>(gold));
}
std::optional<double> ConllCounts::f1() const { return harmonicMean(precision(), recall()); }

ConllCounts& ConllCounts::operator+=(const ConllCounts& other)
{
    correct += other.correct;
    gold += other.gold;
    system += other.system;
    return *this;
}

void appendStatistics(std::vector<double>& statistics, const ConllCounts& counts)
{
    for (const auto count : { counts.correct, counts.gold, counts.system }) {
        statistics.push_back(static_cast<double>(count));
    }
}

ConllCounts conllCounts(std::span<const match::PairOutcome> records)
{
    ConllCounts counts;
    for (const auto& record : records) {
        count(counts, counts, record);
    }
    return counts;
}

std::vector<ConllCounts> conllByType(std::span<const match::PairOutcome> records, std::size_t typeCount)
{
    std::vector<ConllCounts> rows(typeCount);
    ConllCounts nowhere;
    for (const auto& record : records) {
        count(record.hasGold() ? rows[record.goldType] : nowhere,
            record.hasSystem() ? rows[record.systemType] : nowhere, record);
    }
    return rows;
}

const Measure& conllMeasure()
{
    static constexpr Measure measure {
        .id = "conll",
        .title = "CoNLL",
        .description = "Annotations of equal span and type. Precision = correct / system, recall = correct / "
                       "gold. Spans of tag columns are those that seqeval makes of the tags; accuracy = "
                       "equal tags / tokens, where both sides have a tag for each token.",
        .source = "Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval, seqeval (default and strict mode)",
        .headline = "f1",
        .parameters = parameters,
        .furtherSettings = relatedTypes,
        .compute = analysis::computeConll,
        .computeScores = analysis::computeConllScores,
        .statistics = statistics,
        .overConfidence = true,
        .plainScores = "overall",
    };
    return measure;
}

} // namespace touchstone::metrics
