// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/noisy/computenoisy.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/entityerror.h"
#include "core/measures/base/measure.h"
#include "core/measures/noisy/noisycase.h"
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

double errorSum(const metrics::CreditSum& sum, std::int64_t untold)
{
    return untold > 0 ? std::numeric_limits<double>::quiet_NaN() : sum.value();
}

NoisyEntityErrors entityErrorsOf(const NoisyCase& one)
{
    NoisyEntityErrors errors;
    const auto add = [](double value, metrics::CreditSum& sum, std::int64_t& untold) {
        if (std::isnan(value)) {
            ++untold;
        } else {
            sum.add(value);
        }
    };
    add(one.entityErrors, errors.characters, errors.charactersUntold);
    add(one.entityWordErrors, errors.words, errors.wordsUntold);
    return errors;
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

bool tellsNoise(const annotation::Document& gold)
{
    return std::ranges::any_of(
        gold.annotations.details, [](const auto& one) { return one.noise.has_value(); });
}

/// Of all documents: by the texts at the gold's annotations.
NoisyTexts textsOf(const Evaluation& evaluation, const std::vector<NoisyCase>& cases)
{
    NoisyTexts texts;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto* const gold = evaluation.cases[i].gold;
        texts.tellNoise += gold != nullptr && tellsNoise(*gold) ? 1 : 0;
        if (evaluation.cases[i].relation == TextRelation::Unpaired) {
            continue; // a text that is not there tells nothing of recognition
        }
        ++(cases[i].withoutText ? texts.without : texts.compared);
        // NaN, of spurious ones, is not above 0
        texts.differing
            += std::ranges::any_of(cases[i].recordCers, [](double cer) { return cer > 0; }) ? 1 : 0;
    }
    return texts;
}

NoisyCauses causesOf(const NoisyTexts& texts)
{
    if (texts.differing > 0) {
        return texts.tellNoise > 0 ? NoisyCauses::SameRecognition : NoisyCauses::Told;
    }
    return texts.compared > 0 ? NoisyCauses::SameTexts
        : texts.without > 0   ? NoisyCauses::NoTexts
                              : NoisyCauses::NoDocuments;
}

/// Losses by their causes, which are known here.
void addCauses(
    const Evaluation& evaluation, std::size_t number, const NoisyCase& one, NoisyResult::Causes& into)
{
    auto& document = into.documents.emplace_back();
    const auto records = evaluation.recordsOf(evaluation.cases[number]);
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto& record = records[i];
        const auto bit = one.recordBits[i];
        if (record.hasGold()) {
            const NoisyLosses add { 1, bit == LossTranscription ? 1 : 0, bit == LossNer ? 1 : 0,
                bit == 0 ? 1 : 0 };
            document += add;
            into.types[record.goldType] += add;
            into.outcomes[static_cast<std::size_t>(record.outcome(match::Scheme::Strict))] += add;
        }
    }
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
        listLosses(number, one);
        if (m_evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::OneToOne) {
            m_result.pairs.push_back(std::move(one.pairs));
        }
        m_result.documentErrors.push_back(entityErrorsOf(one));
        m_result.errors += m_result.documentErrors.back();
        one = {};
    }

    void finish()
    {
        m_losses.values = { m_cer };
        for (RecordList* list : { &m_own, &m_losses }) {
            if (auto told = toldNoise(m_evaluation, list->records); !told.empty()) {
                list->values.push_back({ "led", "LED",
                    support::pattern("Noise of the annotation's text as the gold tells it: distance of what "
                                     "was recognised to the true text by its length."),
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
    void listLosses(std::size_t number, const NoisyCase& one)
    {
        const auto records = m_evaluation.recordsOf(m_evaluation.cases[number]);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const auto bit = one.recordBits[i];
            const bool error = bit != LossNone && bit != LossSpurious;
            m_losses.bits.push_back(bit | (error ? static_cast<std::uint32_t>(LossError) : 0U));
            m_cer.values.push_back(one.recordCers[i]);
            m_loss.values.push_back(bit == LossTranscription ? 1.0
                    : bit == LossNer                         ? 0.0
                                                             : std::numeric_limits<double>::quiet_NaN());
        }
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
};

/// What was mended, and where nerval's own figure would therefore be another.
void report(NoisyResult& result, const Evaluation& evaluation, const std::vector<NoisyCase>& cases)
{
    std::array<std::int64_t, 6> sums {};
    for (const auto& one : cases) {
        sums[0] += one.mendedBeginnings;
        sums[1] += one.mendedSpaces;
        sums[2] += one.passedOver;
        sums[3] += one.hidden;
        sums[4] += std::isnan(one.entityErrors) || std::isnan(one.entityWordErrors) ? 1 : 0;
        sums[5] += one.withoutText ? 1 : 0;
    }
    const auto add = [&](Severity severity, support::FindingCode code, support::Message said) {
        if (said.number() != 0) {
            result.diagnostics.add(severity, code, { evaluation.system->path, 0, 0 }, std::move(said));
        }
    };
    if (result.causes != NoisyCauses::Told) {
        result.diagnostics.add(
            Severity::Note, "noisy.causes", { evaluation.system->path, 0, 0 }, whyUntold(result.causes));
    }
    add(Severity::Warning, "noisy.no-text",
        support::saidOf(sums[5],
            "%Ln document has offsets, but no text (its format has none); noisy compares nothing in it. Use "
            "a format with texts.",
            "%Ln documents have offsets, but no text (their format has none); noisy compares nothing in "
            "them. Use a format with texts."));
    add(Severity::Warning, "noisy.leading-inside",
        support::saidOf(sums[0],
            "%Ln entity begins with a tag that should go on with one (I-, E-, L-); noisy reads it as a "
            "beginning. nerval does not count it, and its figures are doubtful here.",
            "%Ln entities begin with a tag that should go on with one (I-, E-, L-); noisy reads them as "
            "beginnings. nerval does not count them, and its figures are doubtful here."));
    add(Severity::Note, "noisy.nested-mark",
        support::saidOf(sums[1],
            "%Ln space after an inner entity would go on with an outer entity that has ended; noisy ends it. "
            "nerval's figures are doubtful here.",
            "%Ln spaces after inner entities would go on with an outer entity that has ended; noisy ends it. "
            "nerval's figures are doubtful here."));
    add(Severity::Note, "noisy.passed-over",
        support::saidOf(sums[2],
            "%Ln gold entity has only text that an earlier one was compared with already; it is missed.",
            "%Ln gold entities have only text that an earlier one was compared with already; they are "
            "missed."));
    add(Severity::Note, "noisy.hidden",
        support::saidOf(sums[3],
            "%Ln annotation has no character that is not an inner annotation's; it is compared by its span.",
            "%Ln annotations have no character that is not an inner annotation's; they are compared by their "
            "spans."));
    add(Severity::Note, "noisy.entity-errors",
        support::saidOf(sums[4],
            "%Ln document has lists of entities too long and too different for ECER and EWER, which are "
            "undefined therefore.",
            "%Ln documents have lists of entities too long and too different for ECER and EWER, which are "
            "undefined therefore."));
}

/// What is told of losses: by cause only where causes are known.
NoisyLosses toldOf(const NoisyLosses& losses, NoisyCauses causes)
{
    return causes == NoisyCauses::Told
        ? losses
        : NoisyLosses { losses.gold, 0, 0, losses.transcription + losses.ner + losses.untold };
}

/// All that follows from the counts.
void finish(NoisyResult& result, const Evaluation& evaluation, bool perDocument, LossLinks links)
{
    result.measure = "noisy";
    result.macro = metrics::documentsMacro(result.documents);
    result.ecer = errorRate(
        errorSum(result.errors.characters, result.errors.charactersUntold), result.overall.support);
    result.ewer = errorRate(errorSum(result.errors.words, result.errors.wordsUntold), result.overall.support);
    for (const auto& type : result.told.types) {
        result.lossTypes.push_back(toldOf(type, result.causes));
        result.losses += result.lossTypes.back();
    }
    for (std::size_t i = 0; i < result.lossOutcomes.size(); ++i) {
        result.lossOutcomes.at(i) = toldOf(result.told.outcomes.at(i), result.causes);
    }
    for (std::size_t i = 0; i < result.documents.size(); ++i) {
        const auto& counts = result.documents[i];
        const auto losses = toldOf(result.told.documents[i], result.causes);
        for (const auto value : { counts.predicted, counts.matched, counts.support, losses.gold,
                 losses.transcription, losses.ner }) {
            result.statistics.push_back(static_cast<double>(value));
        }
        const auto& errors = result.documentErrors[i];
        result.statistics.push_back(errorSum(errors.characters, errors.charactersUntold));
        result.statistics.push_back(errorSum(errors.words, errors.wordsUntold));
    }
    describe(result);
    addNoisySheets(result, evaluation, perDocument, links);
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
    result->texts = textsOf(evaluation, cases);
    result->causes = causesOf(result->texts);
    result->told.types.resize(evaluation.labels.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        addCauses(evaluation, i, cases[i], result->told);
    }
    if (result->causes != NoisyCauses::Told) {
        std::ranges::for_each(cases, forgetCauses);
    }
    report(*result, evaluation, cases);
    Joiner joiner(*result, evaluation);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        joiner.add(i, cases[i]);
    }
    joiner.finish();
    finish(*result, evaluation, extent == MeasureExtent::Everything, LossLinks::ByCause);
    return result;
}

/// The numbers of a document as they travel.
struct CaseNumbers
{
    metrics::NoisyCounts counts;
    NoisyLosses losses;
    NoisyEntityErrors errors;
};

void flowErrors(const metrics::NumberFlow& to, NoisyEntityErrors& errors)
{
    to.number("entity_errors", errors.characters);
    to.number("entity_word_errors", errors.words);
    to.number("entity_errors_untold", errors.charactersUntold);
    to.number("entity_word_errors_untold", errors.wordsUntold);
}

void flow(const metrics::NumberFlow& to, CaseNumbers& numbers)
{
    metrics::flow(to, numbers.counts);
    analysis::flow(to.part("losses"), numbers.losses);
    flowErrors(to, numbers.errors);
}

void flow(const metrics::NumberFlow& to, NoisyTexts& texts)
{
    to.number("compared", texts.compared);
    to.number("without", texts.without);
    to.number("differing", texts.differing);
    to.number("tell_noise", texts.tellNoise);
}

void flowResult(metrics::ResultNumbers& numbers, const Evaluation& evaluation, NoisyResult& result, bool out)
{
    const auto all = numbers.flowAll(out);
    metrics::flow(all, result.overall);
    metrics::flowNamed<metrics::NoisyCounts>(all.part("types"), evaluation.labels, result.types);
    for (std::size_t step = 0; step < result.sweep.size(); ++step) {
        all.part("sweep").number(std::to_string(step), result.sweep.at(step));
    }
    flowErrors(all, result.errors);
    flow(all.part("texts"), result.texts);
    metrics::flowNamed<NoisyLosses>(all.part("losses"), evaluation.labels, result.told.types);
    for (std::size_t i = 0; i < match::outcomeCount; ++i) {
        const auto code = match::outcomeCode(static_cast<match::Outcome>(i));
        analysis::flow(all.part("losses_by_outcome").part(code), result.told.outcomes.at(i));
    }
}

void takeNumbers(const Evaluation& evaluation, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& noisy = static_cast<const NoisyResult&>(result);
    NoisyResult own; // without the lists
    own.overall = noisy.overall;
    own.types = noisy.types;
    own.sweep = noisy.sweep;
    own.errors = noisy.errors;
    own.texts = noisy.texts;
    own.told = noisy.told;
    flowResult(numbers, evaluation, own, false);
    std::vector<CaseNumbers> cases;
    for (std::size_t i = 0; i < noisy.documents.size(); ++i) {
        cases.push_back({ noisy.documents[i], noisy.told.documents[i], noisy.documentErrors[i] });
    }
    numbers.flowDocuments(false, cases);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<NoisyResult>();
    flowResult(numbers, evaluation, *result, true);
    result->causes = causesOf(result->texts);
    // A shard whose texts are all alike tells no causes, while the corpus does: its own numbers know them,
    // and CER finds the records there. Not where annotations have no CER, since a document has no text.
    const bool byCer = result->texts.without == 0;
    if (const auto* const corpus = numbers.all.part("corpus"); corpus != nullptr) {
        NoisyTexts texts;
        flow(metrics::NumberFlow(corpus).part("texts"), texts);
        result->causes = texts.without == 0 ? causesOf(texts) : result->causes;
    }
    std::vector<CaseNumbers> cases;
    numbers.flowDocuments(true, cases);
    for (const auto& one : cases) {
        result->documents.push_back(one.counts);
        result->told.documents.push_back(one.losses);
        result->documentErrors.push_back(one.errors);
    }
    finish(*result, evaluation, !cases.empty(), byCer ? LossLinks::ByCer : LossLinks::ByCause);
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

void flow(const metrics::NumberFlow& to, NoisyLosses& losses)
{
    to.number("gold", losses.gold);
    to.number("transcription", losses.transcription);
    to.number("ner", losses.ner);
    to.number("untold", losses.untold);
}

NoisyEntityErrors& NoisyEntityErrors::operator+=(const NoisyEntityErrors& other)
{
    characters += other.characters;
    words += other.words;
    charactersUntold += other.charactersUntold;
    wordsUntold += other.wordsUntold;
    return *this;
}

support::Message whyUntold(NoisyCauses causes)
{
    constexpr std::array reasons { "",
        support::pattern(
            "Gold and system have the same text at every annotation, so it cannot be told whether "
            "an error is of the transcription or of NER."),
        support::pattern("The gold tells the noise of its text (LED), which is the recognised text on both "
                         "sides, so it cannot be told whether an error is of the transcription or of NER."),
        support::pattern("A side has offsets without text, so it cannot be told whether an error is of the "
                         "transcription or of NER."),
        support::pattern(
            "Gold and system have no document in common, so it cannot be told whether an error is "
            "of the transcription or of NER.") };
    return support::said(reasons.at(static_cast<std::size_t>(causes)));
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
    .adding = { takeNumbers, makeResult },
    .plainScores = "overall",
};

} // namespace touchstone::analysis
