// SPDX-License-Identifier: GPL-3.0-or-later
// TypeHues: which of eight hues shows which entity type. Numbers only; palettes say what they look like.
#pragma once

#include "core/annotation/corpus.h"

#include <map>

namespace touchstone::annotation {

/// A top-level type and the number of its hue, below TypeHues::count.
struct TypeHue
{
    std::string type; ///< as TypeHues::key gives it
    std::size_t hue = 0; ///< chosen: TypeHues::count, too, which is grey
    bool chosen = false; ///< by the user: it holds beside everything else, for usual names, too
    friend bool operator==(const TypeHue&, const TypeHue&) = default;
};

/// How many annotations of role entity bear a top-level type, further types included.
struct TypeCount
{
    std::string type; ///< as TypeHues::key gives it
    std::int64_t gold = 0;
    std::int64_t system = 0; ///< of all systems
    friend bool operator==(const TypeCount&, const TypeCount&) = default;
};

/// The types of some layers, the most frequent of the gold first, then by the systems, then by name. Null
/// layers count nothing. O(annotations).
[[nodiscard]] std::vector<TypeCount> typeCounts(const Layer* gold, const std::vector<const Layer*>& systems);

/// A chosen hue holds wherever its type occurs, even beside another type of that hue. Beside it the usual
/// names (persons, locations, organisations, miscellaneous, dates, in their spellings) have hues 0 to 4
/// wherever they occur; so have types close to one of them (GPE, TIME) in data without it. Any other type of
/// the data has the hue it is remembered with, where no other type of the same data came first; else a free
/// one, the most frequent type first. Types that find none free, and types that are not of the data, have
/// none: they are grey. Depends on counts and memory, not on the order of input.
class TypeHues
{
public:
    static constexpr std::size_t count = 8;
    /// Types remembered of all data ever seen; the oldest are forgotten.
    static constexpr std::size_t mostRemembered = 200;

    /// Of no data: usual names only.
    TypeHues() = default;
    /// `counts` as typeCounts gives them; `remembered` by the time they were first seen. What is remembered
    /// with a number that is no hue, or twice, is passed over. O(types * count + remembered).
    TypeHues(const std::vector<TypeCount>& counts, const std::vector<TypeHue>& remembered);

    /// What tells types apart here: "LOC" and "loc.adm" give "loc".
    [[nodiscard]] static std::string key(std::string_view type);
    /// Of any type, dotted or not; nothing: grey.
    [[nodiscard]] std::optional<std::size_t> hueOf(std::string_view type) const;
    /// Types of the data whose hue is not that of a usual name, by name; `count`: it is grey.
    [[nodiscard]] const std::map<std::string, std::size_t>& others() const { return m_others; }
    /// `remembered` with what is new here behind it, the most frequent first. Chosen ones are forgotten last.
    [[nodiscard]] std::vector<TypeHue> remember(std::vector<TypeHue> remembered) const;

    friend bool operator==(const TypeHues& a, const TypeHues& b) { return a.m_others == b.m_others; }

private:
    std::map<std::string, std::size_t> m_others;
    std::vector<std::string> m_new; ///< those that nothing was remembered of
};

} // namespace touchstone::annotation
