// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/scenebuilder.h"

#include "core/annotation/sentencelines.h"

#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/selectionmodel.h"

namespace touchstone::ui {

namespace {

/// Null: as it stands.
std::shared_ptr<const text::Text> shownText(
    const annotation::Layer& layer, const annotation::Document& document)
{
    auto shown = annotation::withSentenceLines(layer, document);
    return shown ? std::make_shared<const text::Text>(std::move(*shown)) : nullptr;
}

/// File line of each line of the text, known where tokens know theirs; empty: not known.
std::vector<std::uint32_t> lineNumbers(const annotation::Document& document, const text::Text& shown)
{
    std::vector<std::uint32_t> numbers;
    if (document.tokenLines.empty() || document.tokenLines.size() != document.tokens.size()) {
        return numbers;
    }
    const std::string_view text = shown.utf8();
    std::size_t token = 0;
    std::uint32_t last = document.tokenLines.front();
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t lineBreak = std::min(text.find('\n', begin), text.size());
        const std::uint32_t from = document.text.codePointAtByte(begin);
        const std::uint32_t to = document.text.codePointAtByte(lineBreak);
        while (token < document.tokens.size() && document.tokens[token].begin < from) {
            ++token;
        }
        if (token < document.tokens.size() && document.tokens[token].begin < to) {
            last = document.tokenLines[token];
        }
        numbers.push_back(last);
        begin = lineBreak + 1;
    }
    return numbers;
}

QString field(std::string_view words)
{
    QString text = toQString(words);
    for (const QChar separator : { QLatin1Char('\t'), QLatin1Char('\n'), QLatin1Char('\r') }) {
        text.replace(separator, QLatin1Char(' '));
    }
    return text;
}

} // namespace

TextScenePtr buildScene(
    const analysis::EvaluationPtr& evaluation, std::size_t documentCase, match::Scheme scheme)
{
    const analysis::DocumentCase& shown = evaluation->cases[documentCase];
    auto scene = std::make_shared<TextScene>();
    scene->withoutText = evaluation->cases[documentCase].withoutText();
    scene->keepAlive = evaluation;
    scene->plan = analysis::highlight(*evaluation, documentCase, scheme);
    scene->goldTitle = goldTitle(*evaluation->gold);
    scene->alone = goldAlone(*evaluation);
    if (!scene->alone) {
        scene->systemTitle = systemTitle(*evaluation->system);
    }
    if (shown.gold != nullptr) {
        scene->ownGold = shownText(*evaluation->gold, *shown.gold);
        scene->gold = scene->ownGold ? scene->ownGold.get() : &shown.gold->text;
        scene->goldLineNumbers = lineNumbers(*shown.gold, *scene->gold);
    }
    if (scene->alone) {
        scene->plan.system.clear();
        scene->plan.systemLanes = 0;
        scene->plan.blocks.clear();
    } else if (shown.system != nullptr) {
        // Texts that are one break at one place.
        const bool one = shown.gold != nullptr && shown.gold->text == shown.system->text;
        scene->ownSystem = one ? scene->ownGold : shownText(*evaluation->system, *shown.system);
        scene->system = scene->ownSystem ? scene->ownSystem.get() : &shown.system->text;
        scene->systemLineNumbers = lineNumbers(*shown.system, *scene->system);
    }
    return scene;
}

std::size_t sceneSize(const analysis::DocumentCase& documentCase)
{
    std::size_t size = 0;
    for (const annotation::Document* document : { documentCase.gold, documentCase.system }) {
        if (document != nullptr) {
            size += document->annotations.size() + document->tokenLines.size() / 8;
        }
    }
    return size;
}

std::size_t differingPlaces(const analysis::DocumentCase& documentCase)
{
    if (!documentCase.alignment) {
        return 0;
    }
    // Neighbouring blocks of different operations are one place.
    std::size_t places = 0;
    bool inside = false;
    for (const align::Block& block : documentCase.alignment->blocks) {
        const bool differs = block.operation != align::EditOperation::Equal;
        places += differs && !inside ? 1U : 0U;
        inside = differs;
    }
    return places;
}

QString recordTsvHeader()
{
    return QStringLiteral(
        "document\toutcome\terror_type\tgold_start\tgold_end\tgold_types\tgold_text\tsystem_start"
        "\tsystem_end\tsystem_types\tsystem_text");
}

QString recordTsv(const analysis::Evaluation& evaluation, std::uint32_t record, match::Scheme scheme)
{
    const match::PairOutcome& outcome = evaluation.records[record];
    QStringList fields { field(evaluation.cases[outcome.document].name()), codeText(outcome.outcome(scheme)),
        toQString(match::errorTypeName(outcome.errorType)) };
    const auto add = [&fields](const annotation::Entity* entity, const std::vector<std::string>& types,
                         const std::string& words) {
        if (entity == nullptr) {
            fields << QString() << QString() << QString() << QString();
            return;
        }
        const QStringList names = textsOf(types, field);
        fields << QString::number(entity->span.begin) << QString::number(entity->span.end)
               << names.join(QLatin1Char('|')) << field(words);
    };
    add(evaluation.goldEntity(outcome), evaluation.goldTypes(outcome), evaluation.goldText(outcome));
    add(evaluation.systemEntity(outcome), evaluation.systemTypes(outcome), evaluation.systemText(outcome));
    return fields.join(QLatin1Char('\t'));
}

} // namespace touchstone::ui
