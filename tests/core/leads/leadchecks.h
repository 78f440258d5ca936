// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every list of leads, whatever the data.
#pragma once

#include "core/leads/leads.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {

/// The list; the test fails with the reason where there is none.
[[nodiscard]] LeadList listed(const Evaluation& evaluation, const LeadSettings& settings = {},
    match::Scheme scheme = match::Scheme::Strict);

/// Counts are those of the filters; gains those of the edited annotations, scored anew (under pairings that
/// keep a pairing when some of it is mended); no two leads share more than half of their errors unless one is
/// pinned; sentences name no causes.
void expectSound(const Evaluation& evaluation, const LeadList& list);

/// All that the list says, as text.
[[nodiscard]] std::string toldBy(const LeadList& list);

} // namespace touchstone::analysis
