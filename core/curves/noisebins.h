// SPDX-License-Identifier: GPL-3.0-or-later
// Noise bins: recall by the character error rate of the gold annotation, and what of the errors is
// recognition's and what the tagger's, from the lists of the measure `noisy`. Source:
// core/docs/noisy-text.md, "Losses"; definitions of error rate and loss: NoisyResult.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/sliceparameters.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// When a gold annotation counts as found.
enum class NoiseFound : std::uint8_t {
    Strict, ///< correct under the strict scheme, by the evaluation's own pairing (list "noisy.losses")
    Noisy ///< matched by the measure `noisy`: text within its threshold (list "noisy")
};

/// What is taken for the error rate of an annotation's text.
enum class NoiseRate : std::uint8_t {
    Aligned, ///< "cer": of the system's text aligned to it
    Told ///< "led": the rate that the gold gives of its own text (HIPE); the texts of both sides may be equal
};
/// Does the gold give the noise of its text?
[[nodiscard]] bool tellsNoise(const MeasureResult& noisy);
/// The rate that is taken when nobody chose: the gold's own where it gives one, whatever the texts are, so
/// that a changed letter changes no axis.
[[nodiscard]] NoiseRate usualNoiseRate(const MeasureResult& noisy);
/// "led", "cer": as --noise-rate takes them.
[[nodiscard]] std::string_view noiseRateWord(NoiseRate rate);

/// At most so many bounds are read.
inline constexpr std::size_t mostNoiseBounds = 50;

/// Those that the settings name for the slice by noise, else the usual ones: charts of noise and rows of this
/// slice have the same bins.
[[nodiscard]] std::vector<double> noiseBounds(const SliceParameters& slices);
/// "0, 0.1, 0.2, 0.5, 1": ascending upper bounds of the bins, ratios of 0 or more, apart by commas,
/// semicolons or blanks. Errors: InvalidOption with a sentence that says what is wrong with which word.
[[nodiscard]] support::Result<std::vector<double>> noiseBoundsByText(std::string_view text);
/// As noiseBoundsByText reads them.
[[nodiscard]] std::string noiseBoundsText(std::span<const double> bounds);

/// What a chart of noise is asked for.
struct NoiseChoice
{
    NoiseFound found = NoiseFound::Strict;
    std::optional<NoiseRate> rate; ///< nothing: usualNoiseRate
    std::vector<double> bounds = usualNoiseBounds();
};

/// Gold annotations whose error rate is above `above` and at most `upTo`.
struct NoiseBin
{
    std::optional<double> above; ///< nothing: the first bin, which begins at 0 and holds it
    std::optional<double> upTo; ///< nothing: the last bin, without an upper bound
    std::int64_t found = 0;
    std::int64_t all = 0;
    [[nodiscard]] std::optional<double> recall() const; ///< found / all
};

struct NoiseBins
{
    NoiseFound found = NoiseFound::Strict;
    NoiseRate rate = NoiseRate::Aligned;
    std::vector<NoiseBin> bins {}; ///< one more than bounds; every annotation with an error rate is in one
    std::int64_t withoutRate = 0; ///< annotations without a rate (documents without text): in no bin
    std::int64_t noisy = 0; ///< annotations whose error rate is above 0
};

/// Of a result of the measure `noisy`; `bounds` ascending, no two equal. A result without the list gives bins
/// of 0. O(records · log bounds).
[[nodiscard]] NoiseBins noiseBins(const MeasureResult& noisy, NoiseFound found,
    std::span<const double> bounds, NoiseRate rate = NoiseRate::Aligned);

/// As the rows of the slice by noise are called.
[[nodiscard]] std::string noiseBinName(const NoiseBin& bin);

enum class NoiseCount : std::uint8_t { Found, Missed, All };
/// The records that a bin counts: filtered() through the filter's list gives exactly that many.
[[nodiscard]] RecordFilter noiseBinCell(
    NoiseFound found, const NoiseBin& bin, NoiseCount count, NoiseRate rate = NoiseRate::Aligned);

/// Errors of one gold type (strict, the evaluation's own pairing).
struct NoiseErrors
{
    std::string type;
    std::int64_t gold = 0; ///< annotations
    std::int64_t transcription = 0; ///< not correct, and their text differs beyond the threshold
    std::int64_t ner = 0; ///< not correct, though the text was good enough
    std::int64_t untold = 0; ///< not correct, and the cause is not known
    [[nodiscard]] std::int64_t errors() const { return transcription + ner + untold; }
};

/// Types that the gold has, most errors first, then by name. O(records).
[[nodiscard]] std::vector<NoiseErrors> noiseErrors(const MeasureResult& noisy, const Evaluation& evaluation);

/// Why the causes of errors are not known, in a sentence (NoisyResult::causes); empty: they are.
[[nodiscard]] std::string untoldCauses(const MeasureResult& noisy);

enum class NoiseLoss : std::uint8_t { Transcription, Ner, Either };
/// The records behind a segment; no type: all.
[[nodiscard]] RecordFilter noiseErrorCell(NoiseLoss loss, const std::optional<std::string>& type = {});

/// Columns of noiseBinSheet and noiseErrorSheet by place.
enum class NoiseBinColumn : std::uint8_t { Found, Missed, All, Recall };
enum class NoiseErrorColumn : std::uint8_t { Gold, Transcription, Ner, Errors, Share };

/// The bins as a table with links: a row per bin, an overall row.
[[nodiscard]] Sheet noiseBinSheet(const NoiseBins& bins);
/// The errors as a table with links: a row per type, an overall row. Share: of transcription in the errors.
/// `untold`, untoldCauses, is its note where causes are not known: then they have no numbers.
[[nodiscard]] Sheet noiseErrorSheet(const std::vector<NoiseErrors>& types, const std::string& untold = {});

} // namespace touchstone::analysis
