// SPDX-License-Identifier: GPL-3.0-or-later
// SystemLanes: what stands under a text that is shown once: a lane for each of several systems. Immutable
// once handed over.
#pragma once

#include "core/explain/highlight.h"

#include <QString>

namespace touchstone::ui {

/// No more systems than this have a lane at once.
inline constexpr std::size_t mostSystemLanes = 6;

struct SystemLane
{
    enum class State : std::uint8_t {
        Shown,
        Scoring, ///< its result is on its way
        Stopped, ///< the user did not wait for it
        Differs, ///< its text of this document is not the one shown: its offsets would be wrong here
        Absent, ///< it has no such document
        Failed ///< it cannot be scored
    };
    QString name;
    int system = -1; ///< number for whoever made it
    State state = State::Scoring;
    /// The scene's own system: its marks are those of the scene. At most one lane is.
    bool own = false;
    /// The marks of `plan.system`, with their labels and fragments, are shown where `state` is Shown. Their
    /// records are those of the system's own result, never those of the scene.
    analysis::HighlightPlan plan;
};

struct SystemLanes
{
    std::vector<SystemLane> lanes; ///< from top to bottom
    int left = 0; ///< systems without a lane, since there are too many
};

using SystemLanesPtr = std::shared_ptr<const SystemLanes>;

} // namespace touchstone::ui
