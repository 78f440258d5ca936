// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/trainingnames.h"

#include "core/evaluation/settings/digest.h"
#include "core/evaluation/settings/surfaceform.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

namespace touchstone::analysis {

namespace {

std::size_t placeOf(annotation::Role role) { return role == annotation::Role::Entity ? 0 : 1; }

} // namespace

TrainingNames::TrainingNames(const annotation::Layer& layer)
{
    for (std::uint32_t label = 0; label < layer.labels.size(); ++label) {
        m_labels.push_back(layer.labels.name(annotation::LabelId { label }));
        m_upperLabels.push_back(text::upperCased(m_labels.back()));
    }
    for (const auto& document : layer.documents) {
        const auto& tree = document.annotations;
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            ++m_annotations;
            auto words = surfaceForm(document, entity);
            if (words.empty()) {
                ++m_withoutText;
                continue;
            }
            auto& labels = m_strings[placeOf(tree.entities[entity].role)][std::move(words)];
            const auto label = static_cast<std::uint32_t>(tree.entities[entity].label);
            const auto place = std::ranges::lower_bound(labels, label);
            if (place == labels.end() || *place != label) {
                labels.insert(place, label);
            }
        }
    }
}

TrainingNames::Found TrainingNames::find(
    const std::string& surface, std::string_view label, annotation::Role role, LabelCase labelCase) const
{
    const auto& strings = m_strings[placeOf(role)];
    const auto known = strings.find(surface);
    if (surface.empty() || known == strings.end()) {
        return Found::Nothing;
    }
    const bool told = labelCase == LabelCase::Told;
    const auto wanted = told ? std::string(label) : text::upperCased(label);
    const auto& names = told ? m_labels : m_upperLabels;
    const bool same
        = std::ranges::any_of(known->second, [&](std::uint32_t number) { return names[number] == wanted; });
    return same ? Found::SameLabel : Found::OtherLabel;
}

std::unordered_set<std::string> TrainingNames::words(annotation::Role role) const
{
    std::unordered_set<std::string> words;
    for (const auto& [surface, labels] : m_strings[placeOf(role)]) {
        for (auto& word : wordsOfName(surface)) {
            words.insert(std::move(word));
        }
    }
    return words;
}

bool TrainingNames::knows(std::string_view label) const
{
    return support::contains(m_upperLabels, text::upperCased(label));
}

std::string TrainingNames::digest() const
{
    std::vector<std::string> words;
    for (const auto& strings : m_strings) {
        const std::string role = &strings == &m_strings[0] ? "entity" : "component";
        for (const auto& [surface, labels] : strings) {
            for (const auto label : labels) {
                std::string word;
                for (const auto& part : { role, m_labels[label], surface }) {
                    appendWord(word, part);
                }
                words.push_back(std::move(word));
            }
        }
    }
    std::ranges::sort(words);
    return analysis::digest(std::span<const std::string>(words));
}

} // namespace touchstone::analysis
