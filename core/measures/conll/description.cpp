// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `conll` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/conll/computeconll.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

using Scheme = metrics::StrictScheme;
constexpr auto conllByWords
    = std::to_array<setting::Word<bool>>({ { "document", false }, { "sentence", true } });
constexpr auto schemeWords = std::to_array<setting::Word<Scheme>>({ { "none", Scheme::None },
    { "IOB2", Scheme::Iob2 }, { "IOBES", Scheme::Iobes }, { "BILOU", Scheme::Bilou } });

constexpr std::array ownSettings {
    setting::oneOf<schemeWords, &EvaluationSpec::strictScheme>("strict-scheme",
        "only spans that the scheme allows count, on both sides, as in seqeval's strict mode",
        { "SCHEME", "conll: as seqeval's strict mode: IOB2, IOBES, BILOU" }),
    setting::oneOf<conllByWords, &EvaluationSpec::conllBySentence>("conll-by",
        "HIPE files: do spans run over the end of a sentence (EndOfSentence), or end there",
        { "UNIT",
            "conll of HIPE files: spans run over the end of a sentence (document, default) or end there "
            "(sentence), as seqeval counts lists of sentences" }),
};

constexpr std::array<std::string_view, 5> parameters { "pairing", "min-overlap", "unit", "strict-scheme",
    "conll-by" };

constexpr std::array<std::string_view, 3> relatedTypes { "type-weights", "type-parents", "type-decay" };

} // namespace

// Scores "correct", "gold", "system", "precision", "recall", "f1", "accuracy". Correct are the pairs that
// are COR under strict; gold and system are its POS and ACT, so every annotation counts once. Accuracy is
// of the tags of tokens (statistics "equal_tags" and "tags"), which no record tells.
constexpr metrics::Measure conllMeasure {
    .id = "conll",
    .title = "CoNLL",
    .description = "Annotations of equal span and type. Precision = correct / system, recall = correct / "
                   "gold. Spans of tag columns are those that seqeval makes of the tags; accuracy = "
                   "equal tags / tokens, where both sides have a tag for each token.",
    .source = "Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval, seqeval (default and strict mode)",
    .headline = "f1",
    .settings = ownSettings,
    .parameters = parameters,
    .furtherSettings = relatedTypes,
    .compute = computeConll,
    .computeScores = computeConllScores,
    .statistics = metrics::conllStatistics,
    .overConfidence = true,
    .plainScores = "overall",
};

} // namespace touchstone::analysis
