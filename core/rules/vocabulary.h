// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rule language: what a rule ranges over, its variables, their fields, the functions. The
// parser, the help and the editor read the same tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace touchstone::rules {

/// What the word after `for` says.
enum class Subject : std::uint8_t {
    System, ///< each system annotation
    Gold, ///< each gold annotation
    Pair, ///< each system and gold annotation that overlap
    Match, ///< each pair that a rule has matched
    Entity, ///< each entity of the document, built when the first phase with such rules begins
    Link ///< each id, or set of ids that stand for one thing, of the document; likewise
};
inline constexpr std::size_t subjectCount = 6;

enum class Variable : std::uint8_t { System, Gold, Other, Entity, Link };

enum class Type : std::uint8_t { Text, Number, Truth, List, Annotation };

/// The first eight change while rules run; the others come from the data.
enum class Field : std::uint8_t {
    Result,
    Resolution,
    Low,
    LowResolution,
    Ignored,
    Cause,
    Note,
    Matched,
    Id,
    Type,
    Text,
    Begin,
    End,
    Ids,
    Confidence,
    IdUncertain,
    Score,
    Noise,
    GoldMentions,
    SystemMentions,
    Exact,
    Fuzzy,
    Partial,
    SameText,
    LowGold,
    IgnoredMentions,
    IdCount
};

/// A set of changing fields.
using FieldMask = std::uint8_t;
[[nodiscard]] constexpr FieldMask fieldBit(Field field)
{
    return field <= Field::Matched ? static_cast<FieldMask>(1U << static_cast<unsigned>(field))
                                   : FieldMask { 0 };
}

enum class Function : std::uint8_t {
    SameExtent,
    Overlaps,
    Overlap,
    IsA,
    Fuzzy,
    Similarity,
    Normal,
    Contains,
    StartsWith,
    EndsWith,
    Length,
    StopWord,
    IdsMatch,
    Count,
    Known,
    Attribute
};

struct FieldInfo
{
    std::string_view name;
    Field field;
    Type type;
    bool settable; ///< in the `then` part
    const char* about; ///< one English line, a pattern of messages
};

struct FunctionInfo
{
    std::string_view name;
    Function function;
    Type result;
    std::array<Type, 3> parameters;
    std::size_t parameterCount;
    std::string_view usage; ///< "fuzzy(text, text, label)"
    const char* about;
};

struct SubjectInfo
{
    std::string_view name;
    Subject subject;
    const char* about;
};

/// In the order in which the help lists them.
[[nodiscard]] std::span<const SubjectInfo> subjects();
[[nodiscard]] std::span<const FieldInfo> fields(Variable variable);
[[nodiscard]] std::span<const FunctionInfo> functions();
/// Words that are no names: rule, phase, and …; for the editor.
[[nodiscard]] std::span<const std::string_view> keywords();

[[nodiscard]] std::string_view name(Subject subject);
[[nodiscard]] std::string_view name(Variable variable);
[[nodiscard]] std::string_view name(Type type); ///< "text", "number", "yes or no", "list", "annotation"
[[nodiscard]] std::string_view name(Field field);
[[nodiscard]] const FunctionInfo& info(Function function);

/// May a rule for `subject` speak of `variable` outside of exists and no?
[[nodiscard]] bool ranges(Subject subject, Variable variable);

} // namespace touchstone::rules
