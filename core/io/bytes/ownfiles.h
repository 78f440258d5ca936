// SPDX-License-Identifier: GPL-3.0-or-later
// Files that Touchstone writes beside corpora, and that are none themselves.
#pragma once

#include <string_view>

namespace touchstone::io {

/// What people say of records (core/judging/judgementfile.h), beside a project or a gold: folders and
/// patterns pass such files over.
inline constexpr std::string_view judgementsSuffix = ".judgements.jsonl";

} // namespace touchstone::io
