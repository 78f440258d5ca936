// SPDX-License-Identifier: GPL-3.0-or-later
// Rule and what it is made of: conditions as trees that were checked when the file was read, and changes.
#pragma once

#include "core/rules/vocabulary.h"

#include <limits>
#include <string>
#include <vector>

namespace touchstone::rules {

/// Number of a text that rules set or compare (RuleSet::symbol); 0 is the empty text.
using Symbol = std::uint16_t;

enum class Comparison : std::uint8_t { Equal, Unequal, Less, AtMost, Greater, AtLeast };

/// One node of a condition. Every node has its type from the check at load; evaluation cannot fail.
struct Expression
{
    enum class Kind : std::uint8_t {
        And,
        Or,
        Not,
        Compare,
        In, ///< children[0] in children[1] (a list), or in children[1…] (literals)
        NotIn,
        Exists, ///< children[0] holds for an overlapping annotation bound to `variable`
        No, ///< … for none
        Field,
        TextLiteral,
        NumberLiteral,
        TruthLiteral,
        Annotation, ///< a variable as argument
        Call,
        IsSymbol ///< the changing text field equals `symbol`: the most frequent test, made from Compare
    };

    Kind kind = Kind::TruthLiteral;
    Type type = Type::Truth;
    Comparison comparison = Comparison::Equal;
    Variable variable = Variable::System;
    Field field = Field::Result;
    Function function = Function::Normal;
    Symbol symbol = 0;
    bool truth = false;
    double number = 0;
    std::uint32_t begin = 0; ///< bytes of Condition::text that it was written as
    std::uint32_t end = 0;
    std::string text;
    std::vector<Expression> children;
};

/// One line after `when`: the unit of explanation.
struct Condition
{
    Expression expression;
    std::string text; ///< as written, without the comment
    std::uint32_t line = 0; ///< 1-based
    std::uint32_t column = 0; ///< code points, 1-based
};

/// One line after `then`.
struct Change
{
    enum class Kind : std::uint8_t { Match, SetText, SetTruth };
    Kind kind = Kind::Match;
    Variable variable = Variable::System;
    Field field = Field::Matched;
    Symbol symbol = 0;
    bool truth = false;
    std::string text; ///< as written
    std::string value; ///< of a text field
};

/// What a rule looks at, so that only what may have changed is tested again.
struct Reads
{
    FieldMask system = 0; ///< of its own system annotation
    FieldMask gold = 0;
    FieldMask group = 0; ///< of its own entity or link
    FieldMask acrossNeighbours = 0; ///< of the other side's annotations, through exists and no
    FieldMask sameSideNeighbours = 0; ///< of `other`
    bool across = false; ///< has exists or no over the other side
    bool sameSide = false; ///< … over `other`
};

struct Rule
{
    std::string name;
    std::string about; ///< one line for people; may be empty
    std::string phaseName;
    std::uint32_t phase = 0; ///< into RuleSet::phases
    std::int32_t salience = 0;
    Subject subject = Subject::System;
    bool on = true;
    std::vector<Condition> conditions;
    std::vector<Change> changes;
    bool matches = false; ///< has a match(): tried only where neither side has a partner
    Reads reads;
    std::uint32_t file = 0; ///< into RuleSet::files
    std::uint32_t line = 0; ///< of the word `rule`
    std::uint32_t column = 0;
};

/// What stops a file before it can harm; each is reported with its place.
namespace limits {
inline constexpr std::size_t fileBytes = 1U << 20U;
inline constexpr std::size_t nesting = 64;
inline constexpr std::size_t rules = 1000; ///< of all files together
inline constexpr std::size_t conditions = 64; ///< per rule
inline constexpr std::size_t changes = 16; ///< per rule
inline constexpr std::size_t terms = 1000; ///< fields, literals and calls of one condition
inline constexpr std::size_t phases = 64;
inline constexpr std::size_t nameLength = 200; ///< code points
inline constexpr std::size_t errors = 100; ///< listed per file
inline constexpr std::size_t pairs = 5'000'000; ///< per document; of neighbours on one side as many
inline constexpr std::size_t firings = 10'000'000; ///< per document
inline constexpr std::size_t comparedLength = 512; ///< code points that similarity looks at
} // namespace limits

} // namespace touchstone::rules
