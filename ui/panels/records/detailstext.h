// SPDX-License-Identifier: GPL-3.0-or-later
// Details text: everything known about one record as rich text; pure.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "ui/models/recordvalues.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace touchstone::ui {

class Counterpart;

/// Colours that follow the palette; rich text has no palette of its own.
struct DetailsColours
{
    QColor faint; ///< labels and context
    QColor marked; ///< ground of the marked words
};

/// What another system made of the same gold annotation.
struct OtherSystem
{
    const Counterpart* counterpart = nullptr; ///< null: no second system
    QString title; ///< "System B: team1"
};

/// Links are "record:N", "why:" and "slice:N", by place in `slices`.
/// `values`: what measures say of the records. `slices`: words of the records. `rules`: a line for each side
/// on the rules that were applied, if they have run.
[[nodiscard]] QString detailsHtml(const analysis::Evaluation& evaluation, std::uint32_t number,
    match::Scheme scheme, const OtherSystem& other, std::span<const RecordValue> values,
    std::span<const RecordValue> slices, const QStringList& rules, const DetailsColours& colours);

/// Characters of context on either side of the words.
inline constexpr std::uint32_t contextLength = 40;

} // namespace touchstone::ui
