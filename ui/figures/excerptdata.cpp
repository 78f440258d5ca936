// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/excerptdata.h"

#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"

#include "core/explain/excerpt.h"
#include "core/support/lookup.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

using analysis::DocumentCase;
using analysis::Evaluation;
using analysis::SideId;

constexpr std::uint32_t mostLetters = 600; // more is no excerpt

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

const DocumentCase* caseNamed(const Evaluation& evaluation, const std::string& name, std::size_t guess)
{
    if (guess < evaluation.cases.size() && evaluation.cases[guess].name() == name) {
        return &evaluation.cases[guess];
    }
    return support::found(evaluation.cases, name, &DocumentCase::name);
}

text::Span cut(text::Span span, text::Span stretch)
{
    const auto begin = std::clamp(span.begin, stretch.begin, stretch.end);
    const auto end = std::clamp(span.end, begin, stretch.end);
    return { begin - stretch.begin, end - stretch.begin };
}

/// A mark of the plan in the sentence; nothing when it lies outside.
std::optional<ExcerptMark> markOf(
    const analysis::HighlightPlan& plan, const analysis::Mark& mark, text::Span stretch)
{
    if (text::overlap(mark.span, stretch) == 0) {
        return std::nullopt;
    }
    const bool begins = mark.span.begin >= stretch.begin;
    const bool ends = mark.span.end <= stretch.end;
    ExcerptMark result { .side = mark.side,
        .span = cut(mark.span, stretch),
        .begins = begins,
        .ends = ends,
        .component = mark.component,
        .wrongBegin = mark.wrongBegin && begins,
        .wrongEnd = mark.wrongEnd && ends,
        .label = toQString(plan.labels[mark.label]) };
    for (auto i = mark.firstFragment; i < mark.firstFragment + mark.fragmentCount; ++i) {
        if (text::overlap(plan.fragments[i], stretch) != 0) {
            result.fragments.push_back(cut(plan.fragments[i], stretch));
        }
    }
    if (mark.record != analysis::noRecord) {
        result.outcome = mark.outcome;
    }
    return result;
}

ExcerptLayer goldLayer(QString title, const analysis::HighlightPlan& plan, text::Span stretch)
{
    ExcerptLayer layer { std::move(title), {} };
    for (const auto& mark : plan.gold) {
        if (auto made = markOf(plan, mark, stretch)) {
            made->outcome.reset(); // the systems' lines tell how each of them did
            made->wrongBegin = made->wrongEnd = false;
            layer.marks.push_back(std::move(*made));
        }
    }
    return layer;
}

/// What a system says, and what it misses of the gold.
ExcerptLayer systemLayer(
    const QString& name, const analysis::HighlightPlan& plan, text::Span gold, text::Span system)
{
    ExcerptLayer layer { name, {} };
    for (const auto& mark : plan.system) {
        if (auto made = markOf(plan, mark, system)) {
            layer.marks.push_back(std::move(*made));
        }
    }
    for (const auto& mark : plan.gold) {
        auto made = markOf(plan, mark, gold);
        if (made && made->outcome == match::Outcome::Missing) {
            made->label.clear();
            layer.marks.push_back(std::move(*made));
        }
    }
    return layer;
}

std::optional<std::uint32_t> chosenRecord(const FigureData& data)
{
    const auto& first = *data.systems.front().evaluation;
    if (data.record && *data.record < first.records.size()) {
        return data.record;
    }
    const auto error = std::ranges::find_if(first.records,
        [&](const auto& record) { return record.outcome(data.scheme) != match::Outcome::Correct; });
    const auto number = error == first.records.end() ? 0 : error - first.records.begin();
    return first.records.empty() ? std::nullopt : std::optional(static_cast<std::uint32_t>(number));
}

text::Text slice(const annotation::Document* document, text::Span stretch)
{
    return document == nullptr ? text::Text() : text::Text(std::string(document->text.slice(stretch)));
}

} // namespace

std::optional<ExcerptData> excerptData(const FigureData& data, QString& reason)
{
    if (data.systems.empty()) {
        reason = tr("There is no system to show.");
        return std::nullopt;
    }
    const auto record = chosenRecord(data);
    if (!record) {
        reason = tr("Neither side has an annotation to show.");
        return std::nullopt;
    }
    const Evaluation& first = *data.systems.front().evaluation;
    const std::size_t number = first.records[*record].document;
    const DocumentCase& shown = first.cases[number];
    if (shown.withoutText()) {
        reason = tr("The format gives no text, so there is no sentence to show.");
        return std::nullopt;
    }
    // The sentence, on the gold's text where there is one.
    const auto* base = shown.gold != nullptr ? shown.gold : shown.system;
    return excerptData(
        data, number, analysis::sentenceAround(*base, analysis::placeOf(first, *record), mostLetters));
}

ExcerptData excerptData(const FigureData& data, std::size_t number, text::Span stretch)
{
    const Evaluation& first = *data.systems.front().evaluation;
    const DocumentCase& shown = first.cases[number];
    const auto* base = shown.gold != nullptr ? shown.gold : shown.system;
    const bool whole = stretch.begin == 0 && stretch.end >= base->text.length();

    ExcerptData result;
    result.document = toQString(shown.name());
    const auto here = slice(base, stretch);
    std::optional<std::size_t> shared; // the block of all systems on the gold's own text
    for (const auto& system : data.systems) {
        const auto* documentCase = caseNamed(*system.evaluation, shown.name(), number);
        if (documentCase == nullptr) {
            continue;
        }
        const auto index = static_cast<std::size_t>(documentCase - system.evaluation->cases.data());
        const auto plan = analysis::highlight(*system.evaluation, index, data.scheme);
        const bool one = documentCase->gold == nullptr || documentCase->system == nullptr
            || documentCase->alignment == nullptr;
        const auto own = documentCase->gold == nullptr || one ? stretch
            : whole ? text::Span { 0, documentCase->system->text.length() }
                    : analysis::systemStretch(*documentCase, stretch);
        const auto there = one ? text::Text() : slice(documentCase->system, own);
        // Texts that differ elsewhere only share the gold's line as well.
        const bool same = one || there == here;
        auto layer = systemLayer(system.name, plan, stretch, one ? stretch : own);
        if (same && shared) {
            result.blocks[*shared].systems.push_back(std::move(layer));
            continue;
        }
        if (same) {
            shared = result.blocks.size();
        }
        result.blocks.push_back({ here, same ? here : there,
            same ? std::vector<align::Block>()
                 : analysis::blocksWithin(documentCase->alignment->blocks, stretch, own),
            goldLayer(goldTitle(data.goldName.value_or(first.gold->name)), plan, stretch),
            { std::move(layer) } });
    }
    return result;
}

} // namespace touchstone::ui
