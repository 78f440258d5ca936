// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas needs of one document, made from an evaluation. Pure; callable from any thread.
#pragma once

#include "ui/text/layout/textscene.h"

#include <cstddef>

namespace touchstone::ui {

/// O(annotations log annotations).
[[nodiscard]] TextScenePtr buildScene(
    const analysis::EvaluationPtr& evaluation, std::size_t documentCase, match::Scheme scheme);

/// Annotations of both sides: how much work buildScene is.
[[nodiscard]] std::size_t sceneSize(const analysis::DocumentCase& documentCase);

/// Stretches of text that differ between the sides.
[[nodiscard]] std::size_t differingPlaces(const analysis::DocumentCase& documentCase);

/// The words and fields of a record as one line of tab-separated values, in the order of recordTsvHeader.
[[nodiscard]] QString recordTsv(
    const analysis::Evaluation& evaluation, std::uint32_t record, match::Scheme scheme);
[[nodiscard]] QString recordTsvHeader();

} // namespace touchstone::ui
