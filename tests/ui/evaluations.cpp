// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/evaluations.h"

#include "tests/support/builders.h"

#include <algorithm>
#include <stdexcept>

namespace touchstone::uitest {

analysis::EvaluationPtr evaluated(
    annotation::LayerPtr gold, const std::vector<std::string>& system, const analysis::EvaluationSpec& spec)
{
    support::Progress progress;
    auto result
        = analysis::evaluate(std::move(gold), testsupport::layerPtr(system, "system"), spec, progress);
    if (!result) {
        throw std::invalid_argument(result.error().text);
    }
    return *result;
}

analysis::EvaluationPtr evaluated(const std::vector<std::string>& gold,
    const std::vector<std::string>& system, const analysis::EvaluationSpec& spec)
{
    return evaluated(testsupport::layerPtr(gold, "gold"), system, spec);
}

const std::vector<std::string>& smallGold()
{
    static const std::vector<std::string> documents {
        "[PER Ada] met [PER Charles Babbage] in [loc.adm London] for [ORG Acme].",
        "[loc.adm Paris] is not [PER Paris Hilton]."
    };
    return documents;
}

const std::vector<std::string>& smallSystem()
{
    static const std::vector<std::string> documents {
        "[PER Ada] met [PER Charles] [PER Babbage] in [loc.geo London] for Acme.",
        "[loc.adm Paris] is not Paris Hilton."
    };
    return documents;
}

analysis::EvaluationPtr smallEvaluation() { return evaluated(smallGold(), smallSystem()); }

namespace {

/// Numbers that look random, the same on every machine.
class Dice
{
public:
    std::uint32_t operator()(std::uint32_t below)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return (m_state >> 8) % below;
    }

private:
    std::uint32_t m_state = 1;
};

/// A record over a word, with its annotations: mostly right; else a boundary, a type, spurious, missing.
match::PairOutcome addRecord(
    annotation::Document& gold, annotation::Document& system, text::Span word, Dice& random)
{
    match::PairOutcome record;
    record.goldType = random(5);
    record.systemType = record.goldType;
    const std::uint32_t kind = random(16);
    annotation::Entity entity;
    entity.span = word;
    entity.label = annotation::LabelId { record.goldType };
    record.sameSpan = kind != 0;
    record.sameType = true;
    if (kind == 1) {
        record.systemType = (record.goldType + 1) % 5;
        record.sameType = false;
        record.errorType = match::ErrorType::Type;
    }
    if (kind == 0) {
        record.errorType = match::ErrorType::Boundary;
    }
    if (kind != 2) {
        record.gold = static_cast<std::uint32_t>(gold.annotations.entities.size());
        gold.annotations.entities.push_back(entity);
    } else {
        record.errorType = match::ErrorType::Spurious;
    }
    if (kind != 3) {
        entity.label = annotation::LabelId { record.systemType };
        entity.span.end -= kind == 0 ? 1 : 0;
        record.system = static_cast<std::uint32_t>(system.annotations.entities.size());
        system.annotations.entities.push_back(entity);
    } else {
        record.errorType = match::ErrorType::Missing;
    }
    return record;
}

} // namespace

std::shared_ptr<analysis::Evaluation> largeEvaluation(std::uint32_t count)
{
    constexpr std::uint32_t perDocument = 1000;
    constexpr std::uint32_t vocabulary = 20'000;
    constexpr std::uint32_t wordLength = 6;
    auto gold = std::make_shared<annotation::Layer>();
    auto system = std::make_shared<annotation::Layer>();
    auto evaluation = std::make_shared<analysis::Evaluation>();
    evaluation->labels = { "LOC", "MISC", "ORG", "PER", "TIME" };
    for (annotation::Layer* layer : { gold.get(), system.get() }) {
        for (const std::string& label : evaluation->labels) {
            layer->labels.intern(label);
        }
        layer->documents.resize((count + perDocument - 1) / perDocument);
    }
    Dice random;
    evaluation->records.reserve(count);
    for (std::uint32_t number = 0; number < gold->documents.size(); ++number) {
        const std::uint32_t first = number * perDocument;
        const std::uint32_t size = std::min(perDocument, count - first);
        std::string text;
        annotation::Document& goldDocument = gold->documents[number];
        annotation::Document& systemDocument = system->documents[number];
        for (std::uint32_t i = 0; i < size; ++i) {
            const auto begin = static_cast<std::uint32_t>(text.size());
            std::uint32_t word = random(vocabulary);
            for (std::uint32_t letter = 0; letter < wordLength; ++letter) {
                text += static_cast<char>('a' + word % 26);
                word /= 26;
            }
            text += ' ';
            auto record = addRecord(goldDocument, systemDocument, { begin, begin + wordLength }, random);
            record.document = number;
            evaluation->records.push_back(record);
        }
        for (annotation::Document* document : { &goldDocument, &systemDocument }) {
            document->name = "document-" + std::to_string(number);
            document->text = text::Text(text);
        }
    }
    for (std::uint32_t number = 0; number < gold->documents.size(); ++number) {
        analysis::DocumentCase documentCase;
        documentCase.gold = &gold->documents[number];
        documentCase.system = &system->documents[number];
        documentCase.firstRecord = number * perDocument;
        documentCase.recordCount = std::min(perDocument, count - number * perDocument);
        evaluation->cases.push_back(documentCase);
    }
    evaluation->gold = std::move(gold);
    evaluation->system = std::move(system);
    return evaluation;
}

} // namespace touchstone::uitest
