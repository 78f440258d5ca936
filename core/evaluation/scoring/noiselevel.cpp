// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/noiselevel.h"

#include "core/annotation/keeping.h"
#include "core/evaluation/records/commonspans.h"
#include "core/match/flat/mentions.h"
#include "core/support/findingkinds.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::EntityTree;
using annotation::Layer;
using match::SideRole;

class NoiseKeeper
{
public:
    NoiseKeeper(Evaluation& evaluation, const Restriction::Noise& level)
        : m_result(evaluation)
        , m_level(level)
    {
    }

    void run()
    {
        for (auto& documentCase : m_result.cases) {
            std::vector<bool> gold;
            std::vector<bool> system;
            if (documentCase.gold != nullptr) {
                gold = ofLevel(documentCase.gold->annotations);
            }
            if (documentCase.system != nullptr) {
                system.assign(documentCase.system->annotations.size(), false);
                if (documentCase.gold != nullptr) {
                    keepTouching(documentCase, gold, system);
                } else {
                    m_result.systemTold = m_result.systemTold && documentCase.system->annotations.size() == 0;
                }
            }
            documentCase.gold = replaced(documentCase.gold, *m_result.gold, *m_gold, gold);
            documentCase.system = replaced(documentCase.system, *m_result.system, *m_system, system);
        }
        if (!m_anyNoise) {
            m_result.diagnostics.add(support::Severity::Warning, "slice.no-noise",
                { m_result.gold->path, 0, 0 },
                support::said(
                    "No annotation of the gold tells the noise of its text (LED in the MISC column of "
                    "HIPE files), so the noise level is empty."));
        }
        m_result.gold = std::move(m_gold);
        m_result.system = std::move(m_system);
    }

private:
    std::vector<bool> ofLevel(const EntityTree& tree)
    {
        std::vector<bool> keeps(tree.size(), false);
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            const auto& noise = tree.detailsOf(entity).noise;
            m_anyNoise = m_anyNoise || noise.has_value();
            keeps[entity] = tree.counted(entity) && noise && contains(m_level, *noise);
        }
        annotation::keepComponentsOf(tree, keeps);
        return keeps;
    }

    /// Keeps a system annotation where the gold annotation that it shares most with is kept.
    void keepTouching(
        const DocumentCase& documentCase, const std::vector<bool>& goldKeeps, std::vector<bool>& keeps)
    {
        const CommonSpans common(documentCase, m_result.spec.unit);
        const auto gold = match::makeSide(*documentCase.gold, m_types, SideRole::Gold, common.ofGold());
        const auto system
            = match::makeSide(*documentCase.system, m_types, SideRole::System, common.ofSystem());
        struct Best
        {
            std::uint32_t units = 0;
            std::uint32_t gold = 0;
        };
        std::vector<Best> best(system.mentions.size());
        const auto order = [&](std::uint32_t g) {
            const auto& mention = gold.mentions[g];
            return std::tuple(mention.span.begin, mention.span.end, mention.types, mention.entity);
        };
        for (const auto& [g, s] : match::edges(gold, system, {})) {
            const auto units = match::sharedUnits(gold, gold.mentions[g], system, system.mentions[s]);
            if (units > best[s].units || (units == best[s].units && order(g) < order(best[s].gold))) {
                best[s] = { units, g };
            }
        }
        for (std::uint32_t s = 0; s < best.size(); ++s) {
            if (best[s].units > 0) {
                keeps[system.mentions[s].entity] = goldKeeps[gold.mentions[best[s].gold].entity];
            } else {
                m_result.systemTold = false;
            }
        }
        annotation::keepComponentsOf(documentCase.system->annotations, keeps);
    }

    static const Document* replaced(
        const Document* from, const Layer& old, Layer& made, const std::vector<bool>& keeps)
    {
        if (from == nullptr) {
            return nullptr;
        }
        auto& into = made.documents[static_cast<std::size_t>(from - old.documents.data())];
        into.annotations = annotation::onlyKept(from->annotations, keeps);
        into.tokenTags.clear();
        into.cells = {};
        return &into;
    }

    Evaluation& m_result;
    const Restriction::Noise m_level;
    match::TypeTable m_types { *m_result.gold, *m_result.system };
    std::shared_ptr<Layer> m_gold = std::make_shared<Layer>(*m_result.gold);
    std::shared_ptr<Layer> m_system = std::make_shared<Layer>(*m_result.system);
    bool m_anyNoise = false;
};

} // namespace

void keepNoiseLevel(Evaluation& evaluation, const Restriction::Noise& level)
{
    NoiseKeeper(evaluation, level).run();
}

} // namespace touchstone::analysis
