// SPDX-License-Identifier: GPL-3.0-or-later
// TrainingNames: the strings that training data annotates, and as what. Entities of the test data that have
// them a system may know by heart.
#pragma once

#include "core/annotation/corpus.h"

#include <unordered_set>

namespace touchstone::analysis {

class TrainingNames
{
public:
    enum class Found : std::uint8_t {
        SameLabel, ///< the string, annotated with this literal type
        OtherLabel, ///< the string, annotated with other types only
        Nothing
    };
    /// Are types that differ in letter case alone two types?
    enum class LabelCase : std::uint8_t { Told, Ignored };

    TrainingNames() = default;
    /// Of all annotations of a layer, by their literal types (surfaceForm); those without text tell nothing.
    /// O(words of the annotations).
    explicit TrainingNames(const annotation::Layer& layer);

    /// `surface` as surfaceForm writes it. O(length + types of the string).
    [[nodiscard]] Found find(const std::string& surface, std::string_view label, annotation::Role role,
        LabelCase labelCase = LabelCase::Told) const;

    /// The words (wordsOfName) of all strings of a role. O(characters of the strings), made anew.
    [[nodiscard]] std::unordered_set<std::string> words(annotation::Role role) const;

    /// Does an annotation bear this type, in whatever case? O(types).
    [[nodiscard]] bool knows(std::string_view label) const;
    [[nodiscard]] std::size_t annotations() const { return m_annotations; } ///< that were read, of any role
    [[nodiscard]] std::size_t strings() const { return m_strings[0].size(); } ///< distinct ones of entities
    [[nodiscard]] std::size_t withoutText() const { return m_withoutText; }
    /// Of the strings and their types, whatever their order and number. O(n log n).
    [[nodiscard]] std::string digest() const;

private:
    std::unordered_map<std::string, std::vector<std::uint32_t>> m_strings[2]; ///< by role; types ascending
    std::vector<std::string> m_labels;
    std::vector<std::string> m_upperLabels;
    std::size_t m_annotations = 0;
    std::size_t m_withoutText = 0;
};

} // namespace touchstone::analysis
