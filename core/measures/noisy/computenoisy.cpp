// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/noisy/computenoisy.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/entityerror.h"
#include "core/measures/base/measure.h"
#include "core/measures/noisy/noisycase.h"
#include "core/support/exactsum.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

using support::Result;
using support::Severity;

/// NaN: some document's lists were not compared.
std::optional<double> errorRate(double errors, std::int64_t gold)
{
    return std::isnan(errors) ? std::nullopt : metrics::entityErrorRate(errors, gold);
}

/// Statistics in the order in which Joiner counts them, and scores.
void describe(NoisyResult& result)
{
    enum : std::uint32_t { Predicted, Matched, Support, Gold, Transcription, Ner, Errors, WordErrors };
    using metrics::Formula;
    auto gold = scoreCell(match::Scheme::Strict, ScoreColumn::Possible);
    gold.list = lossesList;
    for (const auto* const category : { "predicted", "matched", "support" }) {
        result.statisticColumns.push_back({ category, Statistic::From::Category, noisyList, category });
    }
    result.statisticColumns.push_back({ "gold", Statistic::From::HasGold, lossesList, {}, gold });
    for (const auto* const category : { "transcription", "ner" }) {
        result.statisticColumns.push_back({ category, Statistic::From::Category, lossesList, category });
    }
    for (const auto* const id : { "entity_errors", "entity_word_errors" }) {
        result.statisticColumns.push_back({ id });
    }
    auto [precision, recall, f1]
        = ratioScores("", { { Matched } }, { { Predicted } }, { { Matched } }, { { Support } });
    for (auto* const score : { &f1, &precision, &recall }) {
        score->whole = SheetPlace { "means", score->id, "Corpus (micro)" };
    }
    result.scores = { std::move(f1), std::move(precision), std::move(recall),
        countScore("predicted", { { Predicted } }), countScore("matched", { { Matched } }),
        countScore("support", { { Support } }), countScore("gold", { { Gold } }) };
    placeByName(result.scores);
    result.scores.back().byType.reset(); // the sheet of types has the support
    const bool told = result.causes == NoisyCauses::Told;
    const auto cause = [&](const std::string& id, Formula formula, bool isCount) {
        result.scores.push_back({ .id = id,
            .formula = told ? std::move(formula) : Formula(),
            .isCount = isCount,
            .lowerIsBetter = !isCount,
            .byType = SheetPlace { "losses", id } });
    };
    cause("transcription", { { Transcription } }, true);
    cause("ner", { { Ner } }, true);
    cause("transcription_share", Formula::ratio({ { Transcription } }, { { Gold } }), false);
    cause("ner_share", Formula::ratio({ { Ner } }, { { Gold } }), false);
    for (const auto& [id, errors] : { std::pair("ecer", Errors), std::pair("ewer", WordErrors) }) {
        result.scores.push_back({ .id = id,
            .formula = Formula({ Support, errors },
                [errors = errors](
                    auto sums) { return errorRate(sums[errors], std::llround(sums[Support])); }),
            .lowerIsBetter = true,
            .whole = SheetPlace { "entity_errors", id, "Overall" } });
    }
    for (auto& score : result.scores) {
        score.list = noisyList;
    }
}

bool tellsNoise(const annotation::Layer& gold)
{
    return std::ranges::any_of(gold.documents, [](const auto& document) {
        const auto& details = document.annotations.details;
        return std::ranges::any_of(details, [](const auto& one) { return one.noise.has_value(); });
    });
}

/// Of all documents: by the texts at the gold's annotations.
NoisyCauses causesOf(const Evaluation& evaluation, const std::vector<NoisyCase>& cases)
{
    bool compared = false;
    bool without = false;
    bool differs = false;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (evaluation.cases[i].relation == TextRelation::Unpaired) {
            continue; // a text that is not there tells nothing of recognition
        }
        compared = compared || !cases[i].withoutText;
        without = without || cases[i].withoutText;
        // NaN, of spurious ones, is not above 0
        differs = differs || std::ranges::any_of(cases[i].recordCers, [](double cer) { return cer > 0; });
    }
    if (differs) {
        return tellsNoise(*evaluation.gold) ? NoisyCauses::SameRecognition : NoisyCauses::Told;
    }
    return compared ? NoisyCauses::SameTexts : without ? NoisyCauses::NoTexts : NoisyCauses::NoDocuments;
}

/// Takes away what says of a case's errors whose they are.
void forgetCauses(NoisyCase& one)
{
    for (auto& bits : one.bits) {
        bits &= ~static_cast<std::uint32_t>(NoisyTranscription | NoisyNer);
    }
    for (auto& bits : one.recordBits) {
        bits = (bits & (LossTranscription | LossNer)) != 0 ? 0 : bits;
    }
}

/// The noise that the gold itself tells of each record's annotation; empty when it tells none.
std::vector<double> toldNoise(const Evaluation& evaluation, const std::vector<match::PairOutcome>& records)
{
    std::vector<double> values;
    bool any = false;
    values.reserve(records.size());
    for (const auto& record : records) {
        const auto* document = evaluation.cases[record.document].gold;
        const auto noise = record.hasGold() && document != nullptr
            ? document->annotations.detailsOf(record.gold).noise
            : std::nullopt;
        any = any || noise;
        values.push_back(noise.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return any ? values : std::vector<double> {};
}

/// Adds up the cases, one after the other.
class Joiner
{
public:
    Joiner(NoisyResult& result, const Evaluation& evaluation)
        : m_result(result)
        , m_evaluation(evaluation)
        , m_losses({ lossesList, "Losses of the pairing", evaluation.records,
              { "correct", "transcription", "ner", "spurious", "error" }, {}, {} })
    {
        m_losses.bits.reserve(evaluation.records.size());
        m_cer.values.reserve(evaluation.records.size());
        m_loss.values.reserve(evaluation.records.size());
        result.types.resize(evaluation.labels.size());
        result.lossTypes.resize(evaluation.labels.size());
    }

    /// Takes its parts away.
    void add(std::size_t number, NoisyCase& one)
    {
        m_own.records.insert(m_own.records.end(), one.records.begin(), one.records.end());
        m_own.bits.insert(m_own.bits.end(), one.bits.begin(), one.bits.end());
        const std::array columns { &one.distances, &one.shares, &one.cers };
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto& values = m_own.values[column].values;
            values.insert(values.end(), columns[column]->begin(), columns[column]->end());
        }
        for (const auto& [type, counts] : one.types) {
            m_result.types[type] += counts;
        }
        m_result.documents.push_back(one.counts);
        m_result.overall += one.counts;
        for (std::size_t step = 0; step < one.sweep.size(); ++step) {
            m_result.sweep[step] += one.sweep[step];
        }
        const auto losses = addLosses(number, one);
        m_result.losses += losses;
        if (m_evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::OneToOne) {
            m_result.pairs.push_back(std::move(one.pairs));
        }
        m_errors.add(one.entityErrors);
        m_wordErrors.add(one.entityWordErrors);
        for (const auto value : { one.counts.predicted, one.counts.matched, one.counts.support, losses.gold,
                 losses.transcription, losses.ner }) {
            m_result.statistics.push_back(static_cast<double>(value));
        }
        m_result.statistics.push_back(one.entityErrors);
        m_result.statistics.push_back(one.entityWordErrors);
        one = {};
    }

    void finish()
    {
        m_result.macro = metrics::documentsMacro(m_result.documents);
        m_result.ecer = errorRate(m_errors.value(), m_result.overall.support);
        m_result.ewer = errorRate(m_wordErrors.value(), m_result.overall.support);
        m_losses.values = { m_cer };
        for (RecordList* list : { &m_own, &m_losses }) {
            if (auto told = toldNoise(m_evaluation, list->records); !told.empty()) {
                list->values.push_back({ "led", "LED",
                    "Noise of the annotation's text as the gold tells it: distance of what was recognised to "
                    "the true text by its length.",
                    std::move(told) });
            }
        }
        m_own.right = m_own.bitsOf({ "matched" });
        m_losses.right = m_losses.bitsOf({ "correct" });
        m_result.lists = { std::move(m_own), std::move(m_losses) };
        m_result.recordValues = { std::move(m_cer), std::move(m_loss) };
    }

private:
    /// Of the evaluation's own records of a case.
    NoisyLosses addLosses(std::size_t number, const NoisyCase& one)
    {
        NoisyLosses here;
        const auto records = m_evaluation.recordsOf(m_evaluation.cases[number]);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const auto& record = records[i];
            const auto bit = one.recordBits[i];
            const bool error = bit != LossNone && bit != LossSpurious;
            m_losses.bits.push_back(bit | (error ? static_cast<std::uint32_t>(LossError) : 0U));
            m_cer.values.push_back(one.recordCers[i]);
            m_loss.values.push_back(bit == LossTranscription ? 1.0
                    : bit == LossNer                         ? 0.0
                                                             : std::numeric_limits<double>::quiet_NaN());
            if (record.hasGold()) {
                const NoisyLosses add { 1, bit == LossTranscription ? 1 : 0, bit == LossNer ? 1 : 0,
                    bit == 0 ? 1 : 0 };
                here += add;
                m_result.lossTypes[record.goldType] += add;
                m_result.lossOutcomes[static_cast<std::size_t>(record.outcome(match::Scheme::Strict))] += add;
            }
        }
        return here;
    }

    NoisyResult& m_result;
    const Evaluation& m_evaluation;
    RecordList m_own { noisyList, "Comparisons on noisy text", {},
        { "matched", "missed", "predicted", "support", "transcription", "ner" }, {},
        { { "distance", "Distance", "Edit distance of the two texts compared.", {} },
            { "share", "Distance / length",
                "Edit distance by the length of the gold text: what is held against the threshold.", {} },
            { "cer", "CER", "Character error rate of the system's text at the place of the gold entity.",
                {} } } };
    RecordList m_losses;
    ValueColumn m_cer { "cer", "CER",
        "Character error rate of the system's text at the place of the gold annotation.", {} };
    ValueColumn m_loss { "loss", "Loss",
        "Of an annotation that is not correct: 1, its text was damaged beyond the threshold; 0, an NER "
        "error.",
        {} };
    support::ExactSum m_errors;
    support::ExactSum m_wordErrors;
};

/// What was mended, and where nerval's own figure would therefore be another.
void report(NoisyResult& result, const Evaluation& evaluation, const std::vector<NoisyCase>& cases)
{
    std::array<std::uint64_t, 6> sums {};
    for (const auto& one : cases) {
        sums[0] += one.mendedBeginnings;
        sums[1] += one.mendedSpaces;
        sums[2] += one.passedOver;
        sums[3] += one.hidden;
        sums[4] += std::isnan(one.entityErrors) || std::isnan(one.entityWordErrors) ? 1U : 0U;
        sums[5] += one.withoutText ? 1U : 0U;
    }
    const auto add
        = [&](std::uint64_t count, Severity severity, support::FindingCode code, const std::string& text) {
              if (count > 0) {
                  result.diagnostics.add(
                      severity, code, { evaluation.system->path, 0, 0 }, std::to_string(count) + " " + text);
              }
          };
    if (result.causes != NoisyCauses::Told) {
        result.diagnostics.add(
            Severity::Note, "noisy.causes", { evaluation.system->path, 0, 0 }, whyUntold(result.causes));
    }
    add(sums[5], Severity::Warning, "noisy.no-text",
        "documents have offsets, but no text (their format has none); noisy compares nothing in them. Use a "
        "format with texts.");
    add(sums[0], Severity::Warning, "noisy.leading-inside",
        "entities begin with a tag that should go on with one (I-, E-, L-); noisy reads them as beginnings. "
        "nerval does not count them, and its figures are doubtful here.");
    add(sums[1], Severity::Note, "noisy.nested-mark",
        "spaces after inner entities would go on with an outer entity that has ended; noisy ends it. "
        "nerval's figures are doubtful here.");
    add(sums[2], Severity::Note, "noisy.passed-over",
        "gold entities have only text that an earlier one was compared with already; they are missed.");
    add(sums[3], Severity::Note, "noisy.hidden",
        "annotations have no character that is not an inner annotation's; they are compared by their spans.");
    add(sums[4], Severity::Note, "noisy.entity-errors",
        "documents have lists of entities too long and too different for ECER and EWER, which are undefined "
        "therefore.");
}

Result<MadeResult> compute(const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    const NoisyTypes types(evaluation);
    std::vector<NoisyCase> cases(evaluation.cases.size());
    progress.begin(cases.size());
    const auto done = overCases(evaluation, progress, [&](std::size_t, std::size_t number) -> Result<void> {
        auto scored = scoreNoisyCase(evaluation, number, types, progress);
        if (!scored) {
            return support::Failure(scored.error());
        }
        cases[number] = std::move(*scored);
        progress.advance();
        return {};
    });
    if (!done) {
        return support::Failure(done.error());
    }
    auto result = std::make_shared<NoisyResult>();
    result->measure = "noisy";
    result->causes = causesOf(evaluation, cases);
    if (result->causes != NoisyCauses::Told) {
        std::ranges::for_each(cases, forgetCauses);
    }
    report(*result, evaluation, cases);
    Joiner joiner(*result, evaluation);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        joiner.add(i, cases[i]);
    }
    joiner.finish();
    describe(*result);
    addNoisySheets(*result, evaluation, extent == MeasureExtent::Everything);
    return result;
}

using Matching = metrics::NoisyParameters::Matching;
constexpr auto noisyWords = std::to_array<setting::Word<Matching>>(
    { { "walk", Matching::Walk }, { "one-to-one", Matching::OneToOne } });

constexpr std::array ownSettings {
    setting::fraction<&EvaluationSpec::noisy, &metrics::NoisyParameters::threshold>("threshold",
        "largest edit distance, by the length of the gold text, of a match",
        { "T", "noisy: largest edit distance by gold length of a match; default 0.3" }),
    setting::oneOf<noisyWords, &EvaluationSpec::noisy, &metrics::NoisyParameters::matching>("noisy-matching",
        "what a gold entity is compared with: the first stretch of its type that touches it, as nerval; or "
        "the best one-to-one choice within the threshold",
        { "RULE", "noisy: walk as nerval (default), one-to-one" }),
};

constexpr std::array<std::string_view, 2> parameters { "threshold", "noisy-matching" };

} // namespace

NoisyLosses& NoisyLosses::operator+=(const NoisyLosses& other)
{
    gold += other.gold;
    transcription += other.transcription;
    ner += other.ner;
    untold += other.untold;
    return *this;
}

std::string whyUntold(NoisyCauses causes)
{
    constexpr std::array reasons { "", "Gold and system have the same text at every annotation",
        "The gold tells the noise of its text (LED), which is the recognised text on both sides",
        "A side has offsets without text", "Gold and system have no document in common" };
    return causes == NoisyCauses::Told ? std::string()
                                       : reasons.at(static_cast<std::size_t>(causes))
            + std::string(", so it cannot be told whether an error is of the transcription or of NER.");
}

constexpr metrics::Measure noisyMeasure {
    .id = "noisy",
    .title = "Noisy text",
    .description
    = "The texts are aligned character by character; a gold entity is found when an entity of its type "
      "at its place has nearly its text. Precision = matched / predicted, recall = matched / support. "
      "Each gold entity that is not correct is a transcription error (its text was damaged beyond the "
      "threshold) or an NER error. ECER and EWER compare the lists of entities without places.",
    .source = "nerval (teklia-nerval, 2024); ECER and EWER: ie-eval, arXiv 2404.18664",
    .headline = "f1",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .plainScores = "overall",
};

} // namespace touchstone::analysis
