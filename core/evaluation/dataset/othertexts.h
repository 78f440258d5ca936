// SPDX-License-Identifier: GPL-3.0-or-later
// Other texts: may a run be scored against this gold, or is it the run of another corpus?
#pragma once

#include "core/evaluation/dataset/documentpairing.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Why the numbers of a run would mean nothing: no document of it meets one of the gold, or more than half of
/// those that meet hold another text (isAnotherText). The error says the cause and the cure in one sentence
/// (code OtherTexts): "%1 is not scored: %2", the cause alone as its last argument. Nothing where the run may
/// be scored: also one in which nothing was found, neither texts nor annotations. Documents side by side.
/// O(texts) where they are one, else what isAnotherText costs. Errors: Cancelled.
[[nodiscard]] support::Result<std::optional<support::Error>> otherTexts(
    const annotation::Layer& gold, const DocumentPairing& pairing, support::Progress& progress);

} // namespace touchstone::analysis
