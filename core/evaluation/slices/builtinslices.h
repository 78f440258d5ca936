// SPDX-License-Identifier: GPL-3.0-or-later
// The slices that Touchstone knows by itself: what each is called, when it tells something, and who gives its
// values. Inside the room.
#pragma once

#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"

namespace touchstone::analysis {

enum class SliceBinning : std::uint8_t { None, Asked, Always }; ///< Asked: with bounds of the user only

/// What a slice is, beside its words; as SliceDimension, which see.
struct SliceKind
{
    SliceBinning bins = SliceBinning::None;
    bool feature = false;
    bool open = false;
    bool ofDocuments = false;
    bool ofPairsOnly = false;
    bool ofGoldOnly = false;
    bool (*ofGoldOnlyHere)(const Evaluation&) = nullptr; ///< where the data say so
};

struct BuiltInSlice
{
    const char* id;
    const char* title;
    const char* meaning;
    SliceGroup group;
    SliceValues (*values)(const Evaluation&);
    bool (*tells)(const Evaluation&);
    const char* lacks; ///< why it tells nothing
    SliceKind kind;
};

/// In the order of menus.
[[nodiscard]] const std::vector<BuiltInSlice>& builtInSliceList();
/// Null: there is none of this id.
[[nodiscard]] const BuiltInSlice* builtInSlice(std::string_view id);

} // namespace touchstone::analysis
