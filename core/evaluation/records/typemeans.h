// SPDX-License-Identifier: GPL-3.0-or-later
// Means of a score over the types: macro and weighted, beside the score of all annotations together.
// Source: scikit-learn's precision_recall_fscore_support and seqeval's classification_report.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

enum class TypeMean : std::uint8_t {
    Macro, ///< every type counts alike
    Weighted ///< every type counts as often as the gold has it
};
inline constexpr std::array allTypeMeans { TypeMean::Macro, TypeMean::Weighted };
[[nodiscard]] std::string_view name(TypeMean mean); ///< "macro", "weighted": the last part of a score's name
[[nodiscard]] std::string_view title(TypeMean mean); ///< English, of a row: "Macro mean"

/// "strict.f1.macro" is the mean of "strict.f1"; nothing: it is no mean.
struct MeanScore
{
    std::string score;
    TypeMean mean = TypeMean::Macro;
};
[[nodiscard]] std::optional<MeanScore> meanScore(std::string_view score);

/// What a type adds to a mean.
struct TypeValue
{
    std::optional<double> value;
    double gold = 0; ///< annotations of the gold
    double system = 0;
};
/// Types that neither side has are left out. An undefined value (0/0) counts as 0, as with seqeval; where
/// lower is better it is left out, since 0 would be the best. Undefined without types, and weighted without
/// gold annotations. O(types).
[[nodiscard]] std::optional<double> meanOf(
    std::span<const TypeValue> types, TypeMean mean, bool lowerIsBetter);

/// Are the means worth a row? Not of a single type.
[[nodiscard]] inline bool showsMeans(const Sheet& sheet)
{
    return !sheet.means.empty() && sheet.rows.size() > 2;
}

/// Makes `sheet` a table of types, whose last row is that of all: sets the columns that count either side's
/// annotations, and fills its means. O(cells).
void setTypeRows(Sheet& sheet, std::string goldColumn, std::string systemColumn);

} // namespace touchstone::analysis
