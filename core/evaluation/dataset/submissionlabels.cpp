// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/submissionlabels.h"

#include "core/annotation/places.h"
#include "core/evaluation/dataset/datasetlabels.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

#include <set>

namespace touchstone::analysis {

namespace {

using annotation::Layer;
using support::Diagnostic;
using support::Severity;

constexpr std::int64_t many = 5; ///< annotations
constexpr std::int64_t share = 10; ///< one of so many

struct Usage
{
    support::Place first;
    std::int64_t elsewhere = 0; ///< annotations on lines that say nothing wrong of themselves
    std::map<std::string, std::int64_t> instead; ///< labels that the gold has at the same spans
};

class Judge
{
public:
    Judge(annotation::LayerPtr like, const DocumentPairing& pairing, const CheckSettings& settings,
        const std::vector<std::pair<std::string, std::uint32_t>>& lines)
        : m_like(std::move(like))
        , m_pairing(pairing)
        , m_settings(settings)
        , m_lines(lines.begin(), lines.end())
    {
    }

    std::vector<Diagnostic> findings()
    {
        auto table = comparedLabels(m_like, m_pairing.system, m_folds);
        std::erase_if(table.rows, [](const LabelRow& row) { return row.counts.component; });
        std::vector<const LabelRow*> strange;
        for (const auto& row : table.rows) {
            m_total += row.counts.system;
            if (row.counts.system > 0 && !row.matched() && !inTagset(row.counts.label)) {
                strange.push_back(&row);
                m_usage.emplace(row.counts.label, Usage {});
            }
            if (row.counts.gold > 0 && row.counts.system == 0) {
                m_unmet.insert(row.counts.label);
            }
        }
        std::vector<Diagnostic> list;
        if (!strange.empty()) {
            look();
            std::ranges::stable_sort(
                strange, std::greater(), [](const LabelRow* row) { return row->counts.system; });
            for (const auto* row : strange) {
                judge(*row, list);
            }
        }
        if (m_folds) {
            tellCase(list);
        }
        std::ranges::stable_sort(list, std::greater(), &Diagnostic::severity);
        return list;
    }

private:
    [[nodiscard]] bool inTagset(const std::string& label) const
    {
        return m_folds && support::contains(m_settings.spec.hipe.tagset, label);
    }

    [[nodiscard]] std::string nameOf(const Layer& layer, const annotation::Entity& entity) const
    {
        const std::string name(layer.labels.name(entity.label));
        return m_folds ? text::upperCased(name) : name;
    }

    /// Where the strange labels stand, and what the gold has there.
    void look()
    {
        const auto& system = *m_pairing.system;
        for (const auto& pair : m_pairing.documents) {
            if (!pair.system) {
                continue;
            }
            const auto& document = system.documents[*pair.system];
            const auto* const gold = pair.gold ? &m_like->documents[*pair.gold] : nullptr;
            const bool sameOffsets = gold != nullptr
                && (gold->text == document.text || gold->withoutText() || document.withoutText());
            std::map<text::Span, std::string> there;
            if (sameOffsets) {
                for (const auto& entity : gold->annotations.entities) {
                    there.emplace(entity.span, nameOf(*m_like, entity));
                }
            }
            for (const auto& entity : document.annotations.entities) {
                const auto found = m_usage.find(nameOf(system, entity));
                if (found == m_usage.end()) {
                    continue;
                }
                auto& usage = found->second;
                const auto& file = fileOf(system, document);
                usage.elsewhere += m_lines.contains({ file, entity.line }) ? 0 : 1;
                if (usage.first.file.empty()) {
                    usage.first = placeOf(system, document, entity.line);
                }
                if (const auto at = there.find(entity.span); at != there.end()) {
                    ++usage.instead[at->second];
                }
            }
        }
    }

    void judge(const LabelRow& row, std::vector<Diagnostic>& list) const
    {
        const auto& usage = m_usage.at(row.counts.label);
        if (usage.elsewhere == 0 && !m_lines.empty()) {
            return;
        }
        const auto count = row.counts.system;
        auto meant = row.proposal;
        const auto most = std::ranges::max_element(
            usage.instead, [](const auto& a, const auto& b) { return a.second < b.second; });
        const bool replaces = most != usage.instead.end() && most->second > 1 && most->second * 2 >= count
            && (m_unmet.contains(most->first) || meant == most->first);
        if (replaces) {
            meant = most->first;
        }
        const bool renamed = !meant.empty() && m_unmet.contains(meant);
        const bool often = count >= many && count * share >= m_total;
        const bool wrong = m_counts && (renamed || often);
        const bool onlyCase = !meant.empty() && text::upperCased(meant) == text::upperCased(row.counts.label);
        auto told = support::saidOf(count,
            meant.empty() ? "Label \"%1\" (%Ln annotation) does not occur in what is compared with."
                          : "Label \"%1\" (%Ln annotation) does not occur in what is compared with; did you "
                            "mean '%2'?",
            meant.empty() ? "Label \"%1\" (%Ln annotations) does not occur in what is compared with."
                          : "Label \"%1\" (%Ln annotations) does not occur in what is compared with; did you "
                            "mean '%2'?",
            row.counts.label, meant);
        if (replaces) {
            told = support::said("%1 %2", std::move(told),
                support::said("That stands at %1 of these places there.", most->second));
        }
        told = support::said("%1 %2", std::move(told), consequence(onlyCase));
        auto message = told.english();
        list.push_back({ wrong ? Severity::Error
                : m_counts     ? Severity::Warning
                               : Severity::Note,
            "submission.label", usage.first, std::move(message), static_cast<std::uint64_t>(count), {},
            std::move(told) });
    }

    [[nodiscard]] support::Message consequence(bool onlyCase) const
    {
        if (!m_counts) {
            return support::said("What is scored here does not look at labels.");
        }
        if (m_folds) {
            return support::said("The scorer of HIPE leaves such annotations out.");
        }
        return support::said(onlyCase
                ? "Such annotations are never right under the scheme %1, unless the scorer takes letters in "
                  "either case for one, as that of HIPE does (--preset)."
                : "Such annotations are never right under the scheme %1; --label-map gives labels other "
                  "names.",
            match::schemeName(m_settings.scheme));
    }

    /// Labels that are one to this scorer only.
    void tellCase(std::vector<Diagnostic>& list) const
    {
        const auto table = comparedLabels(m_like, m_pairing.system);
        std::set<std::string> ofGold;
        for (const auto& row : table.rows) {
            if (row.counts.gold > 0) {
                ofGold.insert(text::upperCased(row.counts.label));
            }
        }
        const auto found = std::ranges::find_if(table.rows, [&](const LabelRow& row) {
            return row.counts.system > 0 && !row.matched()
                && ofGold.contains(text::upperCased(row.counts.label))
                && !m_usage.contains(text::upperCased(row.counts.label)) && !row.counts.component;
        });
        if (found != table.rows.end()) {
            auto told = support::said("Labels such as \"%1\" differ from the gold's in case only, which this "
                                      "scorer does not look at.",
                found->counts.label);
            auto message = told.english();
            list.push_back({ Severity::Note, "submission.label", { m_pairing.system->path, 0, 0 },
                std::move(message), {}, {}, std::move(told) });
        }
    }

    annotation::LayerPtr m_like;
    const DocumentPairing& m_pairing;
    const CheckSettings& m_settings;
    std::set<std::pair<std::string, std::uint32_t>> m_lines;
    bool m_folds = m_settings.spec.matching.pairing == match::PairingPolicy::Hipe;
    bool m_counts = m_settings.typesCount
        && (m_settings.scheme == match::Scheme::Strict
            || m_settings.scheme == match::Scheme::Type); ///< types decide what is right
    std::int64_t m_total = 0; ///< annotations of the submission
    std::map<std::string, Usage> m_usage;
    std::set<std::string> m_unmet; ///< labels of the gold that no annotation of the submission bears
};

} // namespace

std::vector<Diagnostic> judgedLabels(const annotation::LayerPtr& like, const DocumentPairing& pairing,
    const CheckSettings& settings, const std::vector<std::pair<std::string, std::uint32_t>>& lines)
{
    return Judge(like, pairing, settings, lines).findings();
}

} // namespace touchstone::analysis
