// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/noisebins.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/measures/base/tally.h"
#include "core/measures/noisy/noisycase.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

const char* columnOf(NoiseRate rate) { return rate == NoiseRate::Aligned ? "cer" : "led"; }

/// Bits of a list's categories that count an annotation as found, and as one of the gold.
struct Bits
{
    std::uint32_t found = 0;
    std::uint32_t all = 0;
};

Bits bitsOf(NoiseFound found)
{
    return found == NoiseFound::Strict ? Bits { LossNone, LossNone | LossError }
                                       : Bits { NoisyMatched, NoisySupport };
}

const ValueColumn* ratesOf(const RecordList& list, NoiseRate rate)
{
    const auto* const column = support::found(list.values, columnOf(rate), &ValueColumn::id);
    return column == nullptr || column->values.size() != list.records.size() ? nullptr : column;
}

} // namespace

bool tellsNoise(const MeasureResult& noisy)
{
    const auto* list = noisy.list(lossesList);
    return list != nullptr && ratesOf(*list, NoiseRate::Told) != nullptr;
}

NoiseRate usualNoiseRate(const MeasureResult& noisy)
{
    return tellsNoise(noisy) ? NoiseRate::Told : NoiseRate::Aligned;
}

std::string_view noiseRateWord(NoiseRate rate) { return columnOf(rate); }

std::string untoldCauses(const MeasureResult& noisy)
{
    const auto* result = dynamic_cast<const NoisyResult*>(&noisy);
    return result == nullptr ? std::string() : whyUntold(result->causes).english();
}

std::vector<double> noiseBounds(const SliceParameters& slices)
{
    const auto named = slices.bounds.find("noise");
    return named == slices.bounds.end() ? usualNoiseBounds() : named->second;
}

support::Result<std::vector<double>> noiseBoundsByText(std::string_view text)
{
    const auto refuse = [](support::Message why) {
        return support::failure(support::ErrorCode::InvalidOption, std::move(why));
    };
    std::vector<double> bounds;
    constexpr std::string_view separators = ", ;\t";
    for (auto begin = text.find_first_not_of(separators); begin != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(separators, begin), text.size());
        const auto word = text.substr(begin, end - begin);
        const auto number = support::parsed<double>(word);
        if (!number || !std::isfinite(*number)) {
            return refuse(support::said(
                "%1 is not a number. Write bounds such as 0, 0.1, 0.2, 0.5, 1.", text::quoted(word)));
        }
        if (*number < 0 || std::signbit(*number)) {
            return refuse(support::said("%1 is below 0: an error rate never is.", text::quoted(word)));
        }
        if (!bounds.empty() && *number <= bounds.back()) {
            return refuse(support::said("%1 is not above %2: bounds stand in ascending order.",
                text::quoted(word), support::shortest(bounds.back())));
        }
        if (bounds.size() == mostNoiseBounds) {
            return refuse(support::said("At most %1 bounds, please.", mostNoiseBounds));
        }
        bounds.push_back(*number);
        begin = text.find_first_not_of(separators, end);
    }
    if (bounds.empty()) {
        return refuse(support::said("No bounds. Write some, such as 0, 0.1, 0.2, 0.5, 1."));
    }
    return bounds;
}

std::string noiseBoundsText(std::span<const double> bounds)
{
    return support::joined(support::listOf(bounds, support::shortest));
}

std::optional<double> NoiseBin::recall() const
{
    return metrics::ratio(static_cast<double>(found), static_cast<double>(all));
}

NoiseBins noiseBins(
    const MeasureResult& noisy, NoiseFound found, std::span<const double> bounds, NoiseRate rate)
{
    NoiseBins result { .found = found, .rate = rate };
    for (std::size_t i = 0; i <= bounds.size(); ++i) {
        NoiseBin bin;
        if (i > 0) {
            bin.above = bounds[i - 1];
        }
        if (i < bounds.size()) {
            bin.upTo = bounds[i];
        }
        result.bins.push_back(bin);
    }
    const auto* list = noisy.list(found == NoiseFound::Strict ? lossesList : noisyList);
    const auto* rates = list == nullptr ? nullptr : ratesOf(*list, rate);
    if (rates == nullptr) {
        return result;
    }
    const auto bits = bitsOf(found);
    for (std::size_t i = 0; i < list->records.size(); ++i) {
        if ((list->bits[i] & bits.all) == 0) {
            continue;
        }
        const auto value = rates->values[i];
        if (std::isnan(value)) {
            ++result.withoutRate;
            continue;
        }
        const auto at = std::ranges::lower_bound(bounds, value);
        auto& bin = result.bins[static_cast<std::size_t>(at - bounds.begin())];
        ++bin.all;
        bin.found += (list->bits[i] & bits.found) != 0 ? 1 : 0;
        result.noisy += value > 0 ? 1 : 0;
    }
    return result;
}

RecordFilter noiseBinCell(NoiseFound found, const NoiseBin& bin, NoiseCount count, NoiseRate rate)
{
    const bool strict = found == NoiseFound::Strict;
    ValueRange range { .column = columnOf(rate) };
    range.above = bin.above.value_or(range.above);
    range.upTo = bin.upTo.value_or(range.upTo);
    RecordFilter filter { .list = strict ? lossesList : noisyList, .values = { range } };
    if (count == NoiseCount::Found) {
        filter.categories = { strict ? "correct" : "matched" };
    } else if (count == NoiseCount::Missed) {
        filter.categories = { strict ? "error" : "missed" };
    } else if (strict) {
        filter.categories = { "correct", "error" };
    } else {
        filter.categories = { "support" };
    }
    return filter;
}

std::vector<NoiseErrors> noiseErrors(const MeasureResult& noisy, const Evaluation& evaluation)
{
    const auto* list = noisy.list(lossesList);
    if (list == nullptr) {
        return {};
    }
    std::map<std::uint32_t, NoiseErrors> types;
    for (std::size_t i = 0; i < list->records.size(); ++i) {
        const auto& record = list->records[i];
        if (!record.hasGold()) {
            continue;
        }
        auto& errors = types[record.goldType];
        ++errors.gold;
        errors.transcription += (list->bits[i] & LossTranscription) != 0 ? 1 : 0;
        errors.ner += (list->bits[i] & LossNer) != 0 ? 1 : 0;
        errors.untold += (list->bits[i] & (LossTranscription | LossNer | LossError)) == LossError ? 1 : 0;
    }
    std::vector<NoiseErrors> result;
    for (auto& [label, errors] : types) {
        errors.type = evaluation.labels[label];
        result.push_back(std::move(errors));
    }
    // Labels are sorted by name, and so are the types before this.
    std::ranges::stable_sort(result, std::greater(), &NoiseErrors::errors);
    return result;
}

RecordFilter noiseErrorCell(NoiseLoss loss, const std::optional<std::string>& type)
{
    return { .list = lossesList,
        .categories = { loss == NoiseLoss::Transcription ? "transcription"
                : loss == NoiseLoss::Ner                 ? "ner"
                                                         : "error" },
        .goldTypes = only(type) };
}

std::string noiseBinName(const NoiseBin& bin)
{
    std::vector<double> bounds;
    for (const auto& bound : { bin.above, bin.upTo }) {
        if (bound) {
            bounds.push_back(*bound);
        }
    }
    return SliceBins(std::move(bounds), false, 0).name(bin.above ? 1 : 0);
}

Sheet noiseBinSheet(const NoiseBins& bins)
{
    const bool strict = bins.found == NoiseFound::Strict;
    const bool told = bins.rate == NoiseRate::Told;
    Sheet sheet { "noise.bins", "Recall by noise", told ? "LED" : "CER",
        { { "found", "Found",
              strict ? "Annotations of the gold that are correct under the strict scheme."
                     : "Annotations of the gold that the measure noisy matches." },
            { "missed", "Not found", "All others of the gold.", true },
            { "gold", "Gold", "Annotations of the gold whose text is that noisy." },
            { "recall", "Recall", "Found / gold." } },
        {},
        std::string(told ? "LED: noise of the annotation's text as the gold tells it."
                         : "CER: character error rate of the system's text at the place of the annotation.")
            + " A row holds rates above its first number, up to and with its second.",
        false };
    NoiseBin all; // every rate
    for (const auto& bin : bins.bins) {
        all.found += bin.found;
        all.all += bin.all;
    }
    const auto add = [&](const NoiseBin& bin, const std::string& name) {
        const auto found = countCell(bin.found, noiseBinCell(bins.found, bin, NoiseCount::Found, bins.rate));
        const auto missed
            = countCell(bin.all - bin.found, noiseBinCell(bins.found, bin, NoiseCount::Missed, bins.rate));
        const auto gold = countCell(bin.all, noiseBinCell(bins.found, bin, NoiseCount::All, bins.rate));
        sheet.rows.push_back({ name, { found, missed, gold, ratioCell(found, "found", gold, "gold") } });
    };
    for (const auto& bin : bins.bins) {
        add(bin, noiseBinName(bin));
    }
    add(all, "Overall");
    return sheet;
}

Sheet noiseErrorSheet(const std::vector<NoiseErrors>& types, const std::string& untold)
{
    Sheet sheet { "noise.errors", "Errors by cause", typeRowTitle,
        { { "gold", "Gold", "Annotations of the gold." },
            { "transcription", "Transcription",
                "Not correct (strict), and the text at their place differs beyond the threshold.", true },
            { "ner", "NER", "Not correct (strict), though the text is good enough.", true },
            { "errors", "Errors", untold.empty() ? "Transcription + NER." : "Not correct (strict).", true },
            { "transcription_share", "Transcription / errors", "Share of the errors that the text explains.",
                false } },
        {}, untold, false };
    NoiseErrors all;
    for (const auto& type : types) {
        all.gold += type.gold;
        all.transcription += type.transcription;
        all.ner += type.ner;
        all.untold += type.untold;
    }
    const auto add = [&](const NoiseErrors& errors, const std::optional<std::string>& type) {
        auto goldFilter = noiseErrorCell(NoiseLoss::Either, type);
        goldFilter.categories.emplace_back("correct");
        const auto gold = countCell(errors.gold, goldFilter);
        const auto both = countCell(errors.errors(), noiseErrorCell(NoiseLoss::Either, type));
        if (!untold.empty()) {
            sheet.rows.push_back(
                { type.value_or("Overall"), { gold, valueCell({}), valueCell({}), both, valueCell({}) } });
            return;
        }
        const auto transcription
            = countCell(errors.transcription, noiseErrorCell(NoiseLoss::Transcription, type));
        const auto ner = countCell(errors.ner, noiseErrorCell(NoiseLoss::Ner, type));
        sheet.rows.push_back({ type.value_or("Overall"),
            { gold, transcription, ner, both, ratioCell(transcription, "transcription", both, "errors") } });
    };
    for (const auto& type : types) {
        add(type, type.type);
    }
    add(all, {});
    return sheet;
}

} // namespace touchstone::analysis
