// SPDX-License-Identifier: GPL-3.0-or-later
// Trees from the notation that cases of tree measures share: nodes with id, kind, span, types or label,
// parent.
#pragma once

#include "core/annotation/corpus.h"

#include <nlohmann/json.hpp>

#include <random>

namespace touchstone::testsupport {

/// A layer with one document "d" of `length` characters; with `shuffle` its annotations in any order.
[[nodiscard]] annotation::Layer treeLayer(
    const nlohmann::json& nodes, std::size_t length, std::mt19937* shuffle = nullptr);

} // namespace touchstone::testsupport
