// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/hipeview.h"

#include "core/annotation/places.h"
#include "core/annotation/keeping.h"
#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/scoring/hipecolumns.h"
#include "core/io/bytes/words.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"
#include "core/text/tokens.h"

#include <set>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using annotation::noEntity;
using support::Severity;

constexpr std::size_t goldSide = 0;
constexpr std::size_t systemSide = 1;

bool hasLinkCells(const annotation::LayerPtr& layer)
{
    return std::ranges::any_of(
        layer->documents, [](const Document& document) { return !document.cells.links.empty(); });
}

/// Of one side of one case: mentions, first with provisional types, and where they stand.
struct Reading
{
    match::Side side;
    bool byCells = false; ///< else the annotations that were read
    std::vector<std::uint32_t> firstTokens, lastTokens; ///< by mention, where made of cells
    std::vector<std::uint32_t> names; ///< by mention: label, or whole link cell
};

using KeptTokens = std::vector<std::uint32_t>[2]; ///< of each side

} // namespace

class HipeView::Builder
{
public:
    explicit Builder(Evaluation& evaluation)
        : m_result(evaluation)
        , m_parallel(evaluation.cases.size(), false)
    {
        findLabels();
        for (std::size_t i = 0; i < evaluation.cases.size(); ++i) {
            readCase(i);
        }
        numberTypes();
        replaceLayer(goldSide);
        replaceLayer(systemSide);
        tellLeftOut();
        tellNoNoise();
    }

    [[nodiscard]] const std::vector<std::string>& labels() const { return m_labels; }

    void take(std::size_t number, match::Side& gold, match::Side& system)
    {
        gold = std::move(m_readings[goldSide][number].side);
        system = std::move(m_readings[systemSide][number].side);
        if (m_parallel[number]) {
            return;
        }
        const CommonSpans common(m_result.cases[number], Unit::Token);
        for (auto& mention : gold.mentions) {
            mention.span = common.gold(mention.span);
        }
        for (auto& mention : system.mentions) {
            mention.span = common.system(mention.span);
        }
    }

private:
    [[nodiscard]] const Layer& layer(std::size_t side) const
    {
        return side == goldSide ? *m_result.gold : *m_result.system;
    }
    [[nodiscard]] static const Document* document(const DocumentCase& documentCase, std::size_t side)
    {
        return side == goldSide ? documentCase.gold : documentCase.system;
    }

    /// Can a document be read by its cells?
    [[nodiscard]] bool hasCells(const Document& document) const
    {
        const auto& cells = m_links ? document.cells.links : document.cells.labels;
        return !document.tokens.empty() && cells.size() == document.tokens.size();
    }

    // ------------------------------------------------------------------------------------------- labels

    /// The labels of the whole gold file, and those of the system that count.
    void findLabels()
    {
        for (const auto side : { goldSide, systemSide }) {
            const auto& labels = layer(side).labels;
            for (std::uint32_t label = 0; label < labels.size(); ++label) {
                const auto name = text::upperCased(labels.name(annotation::LabelId { label }));
                m_typeOfLabel[side].push_back(m_labelNames.number(name));
            }
        }
        m_allowed.assign(m_labelNames.size(), false);
        for (const auto& document : m_result.gold->documents) {
            for (const auto& entity : document.annotations.entities) {
                if (entity.role == annotation::Role::Entity) {
                    allow(m_typeOfLabel[goldSide][static_cast<std::size_t>(entity.label)]);
                }
            }
            for (const auto cell : document.cells.labels) {
                if (const auto name = m_columns[goldSide].label(cell); name != HipeNames::none) {
                    allow(name);
                }
            }
        }
        for (std::uint32_t name = 0; name < m_allowed.size(); ++name) {
            if (m_allowed[name]) {
                m_typeNames.insert(name);
            }
        }
        for (const auto& label : m_parameters.tagset) {
            allow(m_labelNames.number(text::upperCased(label)));
        }
    }

    void allow(std::uint32_t name)
    {
        if (name >= m_allowed.size()) {
            m_allowed.resize(name + 1, false);
        }
        m_allowed[name] = true;
    }

    /// Does an annotation of the system with this label count? Notes those that do not.
    bool counts(std::uint32_t name)
    {
        if (name < m_allowed.size() && m_allowed[name]) {
            return true;
        }
        ++m_leftOut[m_labelNames.name(name)];
        return false;
    }

    // -------------------------------------------------------------------------------------------- cases

    void readCase(std::size_t number)
    {
        const auto& documentCase = m_result.cases[number];
        KeptTokens kept;
        bool parallel = true;
        for (const auto side : { goldSide, systemSide }) {
            if (const auto* of = document(documentCase, side)) {
                m_readings[side][number].byCells = hasCells(*of);
                parallel = parallel && hasCells(*of);
                if (hasCells(*of)) {
                    kept[side] = tokensOf(*of);
                }
            }
        }
        if (documentCase.gold != nullptr && documentCase.system != nullptr) {
            if (parallel && kept[goldSide].size() != kept[systemSide].size()) {
                parallel = false;
                tellTokens(documentCase, kept);
            }
            dropNoise(documentCase, parallel, kept);
        }
        m_parallel[number] = parallel;
        for (const auto side : { goldSide, systemSide }) {
            const auto* of = document(documentCase, side);
            if (of != nullptr && hasCells(*of)) {
                readCells(*of, side, kept[side], parallel, m_readings[side][number]);
            } else if (of != nullptr) {
                readAnnotations(*of, side, m_readings[side][number]);
            }
        }
    }

    void tellTokens(const DocumentCase& documentCase, const KeptTokens& kept)
    {
        const auto& system = *documentCase.system;
        m_result.diagnostics.add(Severity::Warning, "hipe.tokens", placeOf(*m_result.system, system),
            support::said(
                "Document \"%1\" has %2 tokens in the gold and %3 in the system, which the HIPE scorer "
                "does not take. Here the texts are aligned, and its annotations compared by the "
                "gold's tokens that they touch.",
                documentCase.gold->name, kept[goldSide].size(), kept[systemSide].size()));
    }

    /// Rule 2.
    [[nodiscard]] std::vector<std::uint32_t> tokensOf(const Document& document) const
    {
        const bool any = document.text.utf8().find('#') != std::string_view::npos;
        const bool anywhere = m_parameters.edition == metrics::hipe::edition2024;
        std::vector<std::uint32_t> kept;
        kept.reserve(document.tokens.size());
        for (std::uint32_t token = 0; token < document.tokens.size(); ++token) {
            const auto at
                = any ? document.text.slice(document.tokens[token]).find('#') : std::string_view::npos;
            if (at == std::string_view::npos || (at > 0 && !anywhere)) {
                kept.push_back(token);
            }
        }
        return kept;
    }

    /// Rule 11.
    void dropNoise(const DocumentCase& documentCase, bool parallel, KeptTokens& kept)
    {
        const auto& gold = *documentCase.gold;
        const auto& level = m_result.spec.restriction.noise;
        if (!level || gold.cells.flags.empty()) {
            return;
        }
        const auto in = [&](std::uint32_t cell) {
            auto& known = m_noise[cell];
            if (!known) {
                const auto noise
                    = annotation::noiseOf(m_result.gold->cells.name(annotation::LabelId { cell }));
                known = !noise || contains(*level, *noise);
                m_anyNoise = m_anyNoise || noise.has_value();
            }
            return *known;
        };
        std::vector<std::uint32_t> left[2];
        for (std::size_t i = 0; i < kept[goldSide].size(); ++i) {
            if (in(gold.cells.flags[kept[goldSide][i]])) {
                left[goldSide].push_back(kept[goldSide][i]);
                if (parallel) {
                    left[systemSide].push_back(kept[systemSide][i]);
                }
            }
        }
        if (!parallel) { // tokens go with the gold's that they stand for
            std::optional<align::ColumnMap> columns;
            std::optional<CommonSpans> common;
            if (documentCase.relation == TextRelation::Characters) {
                columns.emplace(*documentCase.alignment);
            } else {
                common.emplace(documentCase, Unit::Token);
            }
            for (const auto token : kept[systemSide]) {
                const auto own = documentCase.system->tokens[token];
                const auto span
                    = columns ? text::tokensOf(gold.tokens, columns->systemToGold(own)) : common->system(own);
                if (span.empty() || in(gold.cells.flags[span.begin])) {
                    left[systemSide].push_back(token);
                }
            }
        }
        kept[goldSide] = std::move(left[goldSide]);
        kept[systemSide] = std::move(left[systemSide]);
    }

    /// `parallel`: spans are places among the tokens kept; else characters.
    void readCells(const Document& of, std::size_t side, const std::vector<std::uint32_t>& kept,
        bool parallel, Reading& into)
    {
        m_runs.clear();
        auto& columns = m_columns[side];
        const bool normTime = m_parameters.normTime && side == systemSide;
        if (!m_links) {
            columns.labelRuns(of.cells, kept, m_runs);
        } else if (m_parameters.edition == metrics::hipe::edition2020) {
            columns.linkRuns(of.cells, kept, normTime, m_runs);
        } else if (side == goldSide) {
            columns.goldLinks(of.cells, kept, m_runs);
        } else {
            columns.systemLinks(of.cells, kept, normTime, m_runs);
        }
        std::uint32_t entity = 0;
        for (const auto& run : m_runs) {
            const auto first = kept[run.begin];
            const auto last = kept[run.end - 1];
            match::Mention mention;
            mention.span = parallel ? text::Span { run.begin, run.end }
                                    : text::Span { of.tokens[first].begin, of.tokens[last].end };
            mention.entity = entityAt(of, of.tokens[first].begin, entity);
            if (!add(mention, run.name, side, into)) {
                continue;
            }
            into.firstTokens.push_back(first);
            into.lastTokens.push_back(last);
            if (m_parameters.tokenText) {
                into.side.words.push_back(words(of, kept, run));
            }
        }
    }

    /// Of documents without cells, the annotations that were read; of layers of links, those that have one.
    void readAnnotations(const Document& of, std::size_t side, Reading& into)
    {
        for (std::uint32_t entity = 0; entity < of.annotations.size(); ++entity) {
            const auto& value = of.annotations.entities[entity];
            auto name = m_typeOfLabel[side][static_cast<std::size_t>(value.label)];
            if (m_links) {
                name = m_columns[side].linkOf(support::joined(of.annotations.detailsOf(entity).links, "|"));
            }
            if (value.role != annotation::Role::Entity || name == HipeNames::none) {
                continue;
            }
            match::Mention mention;
            mention.span = value.span;
            mention.entity = entity;
            mention.originalLength = value.span.length();
            if (add(mention, name, side, into) && m_parameters.tokenText) {
                std::string key(of.text.slice(value.span));
                std::erase(key, ' ');
                into.side.words.push_back(m_words.number(key));
            }
        }
    }

    /// Gives a mention its provisional type. False: its label does not count.
    bool add(match::Mention mention, std::uint32_t name, std::size_t side, Reading& into)
    {
        if (!m_links && side == systemSide && !counts(name)) {
            return false;
        }
        const auto place = static_cast<std::uint32_t>(into.side.mentions.size());
        mention.type = m_links ? candidates(name, side, place, into.side) : name;
        (m_links ? m_linkTypes : m_typeNames).insert(mention.type);
        into.side.mentions.push_back(mention);
        into.names.push_back(name);
        return true;
    }

    /// The annotation that holds a position; spans of one column stand in text order. `at`: where to begin,
    /// moved along.
    static std::uint32_t entityAt(const Document& of, std::uint32_t position, std::uint32_t& at)
    {
        const auto& entities = of.annotations.entities;
        while (at < entities.size() && entities[at].span.end <= position) {
            ++at;
        }
        return at < entities.size() && entities[at].span.begin <= position ? at : noEntity;
    }

    /// The first candidate of a link cell; the further ones that count become alternatives of the mention.
    std::uint32_t candidates(std::uint32_t cell, std::size_t side, std::uint32_t mention, match::Side& into)
    {
        // Numbers of link cells go on growing while cells are split.
        auto known = m_candidates.find(cell);
        if (known == m_candidates.end()) {
            std::vector<std::uint32_t> list;
            const std::string all = m_linkNames.name(cell);
            for (auto id : io::pieces(all, "|")) {
                id.remove_prefix(std::min(id.find_first_not_of(' '), id.size()));
                id = id.substr(0, id.find_last_not_of(' ') + 1);
                if (!annotation::isEmptyCell(id)) {
                    list.push_back(m_linkNames.number(id));
                }
            }
            if (list.empty()) {
                list.push_back(cell);
            }
            known = m_candidates.emplace(cell, std::move(list)).first;
        }
        const auto& list = known->second;
        const auto most = static_cast<std::size_t>(std::max(1, m_result.spec.links.nBest));
        for (std::size_t i = 1; side == systemSide && i < std::min(list.size(), most); ++i) {
            into.alternatives.emplace_back(mention, list[i]);
            m_linkTypes.insert(list[i]);
        }
        return list.front();
    }

    /// Number of the words of a run.
    std::uint32_t words(const Document& of, const std::vector<std::uint32_t>& kept, const HipeRun& run)
    {
        std::string key;
        for (auto place = run.begin; place < run.end; ++place) {
            key += of.text.slice(of.tokens[kept[place]]); // without a blank, as the scorer joins them
        }
        return m_words.number(key);
    }

    // -------------------------------------------------------------------------------------------- types

    /// Types by code point, as everything else orders them.
    void numberTypes()
    {
        const auto& names = m_links ? m_linkNames : m_labelNames;
        const auto& used = m_links ? m_linkTypes : m_typeNames;
        std::vector<std::uint32_t> order(used.begin(), used.end());
        std::ranges::sort(
            order, [&](std::uint32_t a, std::uint32_t b) { return names.name(a) < names.name(b); });
        std::vector<std::uint32_t> number(names.size(), HipeNames::none);
        std::map<std::string_view, std::uint32_t> mainTypes;
        for (const auto name : order) {
            number[name] = static_cast<std::uint32_t>(m_labels.size());
            m_labels.push_back(names.name(name));
            const auto main
                = m_links ? std::string_view(names.name(name)) : annotation::mainType(names.name(name));
            m_mainTypes.push_back(
                mainTypes.emplace(main, static_cast<std::uint32_t>(mainTypes.size())).first->second);
        }
        for (auto& readings : m_readings) {
            for (auto& reading : readings) {
                for (auto& mention : reading.side.mentions) {
                    mention.type = mention.types = number[mention.type];
                    mention.mainType = m_mainTypes[mention.type];
                }
                for (auto& [mention, type] : reading.side.alternatives) {
                    type = number[type];
                }
                auto& alternatives = reading.side.alternatives;
                std::ranges::sort(alternatives);
            }
        }
    }

    // ------------------------------------------------------------------------------------------- layers

    /// A layer whose annotations are the spans of this reading, with the labels that are compared.
    void replaceLayer(std::size_t side)
    {
        auto made = std::make_shared<Layer>(layer(side));
        made->keepFileLabels();
        if (side == systemSide) {
            for (const auto& [name, count] : m_leftOut) {
                made->leftOutLabels.intern(name);
            }
        }
        const auto* const old = layer(side).documents.data();
        std::vector<bool> scored(made->documents.size(), false);
        for (std::size_t i = 0; i < m_result.cases.size(); ++i) {
            auto& documentCase = m_result.cases[i];
            const auto* const from = document(documentCase, side);
            if (from == nullptr) {
                continue;
            }
            auto& into = made->documents[static_cast<std::size_t>(from - old)];
            scored[static_cast<std::size_t>(from - old)] = true;
            auto& reading = m_readings[side][i];
            if (reading.byCells) {
                replaceAnnotations(into, reading, made->labels);
            } else {
                renameAnnotations(into, reading, made->labels);
            }
            into.tokenTags.clear();
            into.cells = {};
            (side == goldSide ? documentCase.gold : documentCase.system) = &into;
        }
        // What is not of the period has other labels than the evaluation.
        for (std::size_t i = 0; i < scored.size(); ++i) {
            if (!scored[i]) {
                made->documents[i].annotations = {};
            }
        }
        (side == goldSide ? m_result.gold : m_result.system) = std::move(made);
    }

    void replaceAnnotations(Document& into, Reading& reading, annotation::LabelSet& labels) const
    {
        annotation::EntityTree tree;
        const auto& before = into.annotations;
        for (std::uint32_t i = 0; i < reading.side.mentions.size(); ++i) {
            auto& mention = reading.side.mentions[i];
            annotation::Entity entity;
            entity.span
                = { into.tokens[reading.firstTokens[i]].begin, into.tokens[reading.lastTokens[i]].end };
            entity.label = labels.intern(m_labels[mention.type]);
            entity.line = into.tokenLines.empty() ? 0 : into.tokenLines[reading.firstTokens[i]];
            if (mention.entity != noEntity) {
                auto own = before.entities[mention.entity];
                annotation::keepFileLabel(own);
                entity.fileLabel = own.fileLabel;
            }
            tree.entities.push_back(entity);
            if (mention.entity != noEntity && before.entities[mention.entity].details != 0) {
                tree.editDetails(i) = before.detailsOf(mention.entity);
            }
            nameLinks(tree, i, reading.names[i]);
            mention.entity = i;
            mention.originalLength = entity.span.length();
        }
        into.annotations = std::move(tree);
    }

    /// The ids that were compared, of layers of links.
    void nameLinks(annotation::EntityTree& tree, std::uint32_t entity, std::uint32_t cell) const
    {
        if (m_links) {
            auto& links = tree.editDetails(entity).links;
            links = support::listOf(m_candidates.at(cell),
                [this](std::uint32_t candidate) { return m_linkNames.name(candidate); });
        }
    }

    /// Of a document that is not read by cells: what counts stays, under the labels that are compared.
    void renameAnnotations(Document& into, Reading& reading, annotation::LabelSet& labels) const
    {
        auto& tree = into.annotations;
        std::vector<bool> keeps(tree.size(), false);
        for (std::uint32_t i = 0; i < reading.side.mentions.size(); ++i) {
            const auto& mention = reading.side.mentions[i];
            keeps[mention.entity] = true;
            annotation::keepFileLabel(tree.entities[mention.entity]);
            tree.entities[mention.entity].label = labels.intern(m_labels[mention.type]);
            nameLinks(tree, mention.entity, reading.names[i]);
        }
        annotation::keepComponentsOf(tree, keeps);
        std::vector<std::uint32_t> places(tree.size(), 0); // among what is kept
        for (std::size_t entity = 1; entity < keeps.size(); ++entity) {
            places[entity] = places[entity - 1] + (keeps[entity - 1] ? 1U : 0U);
        }
        for (auto& mention : reading.side.mentions) {
            mention.entity = places[mention.entity];
        }
        tree = annotation::onlyKept(tree, keeps);
    }

    void tellNoNoise()
    {
        if (m_result.spec.restriction.noise && !m_anyNoise) {
            m_result.diagnostics.add(Severity::Warning, "hipe.no-noise", { m_result.gold->path, 0, 0 },
                support::said(
                    "No token of the gold tells its noise (LED in the column MISC); the HIPE scorer "
                    "then keeps every token in every level."));
        }
    }

    void tellLeftOut()
    {
        if (m_leftOut.empty()) {
            return;
        }
        std::size_t sum = 0;
        std::string list;
        for (const auto& [label, count] : m_leftOut) {
            sum += count;
            list += (list.empty() ? "" : ", ") + label + " (" + std::to_string(count) + ")";
        }
        m_result.diagnostics.add(Severity::Warning, "hipe.labels", { m_result.system->path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(sum),
                m_parameters.tagset.empty()
                    ? "%Ln annotation of a label that the gold file lacks is left out, as the HIPE scorer "
                      "does: %1. --tagset names labels that are to count."
                    : "%Ln annotation of a label that neither the gold file nor the tag set has is left out, "
                      "as the HIPE scorer does: %1. --tagset names labels that are to count.",
                m_parameters.tagset.empty()
                    ? "%Ln annotations of labels that the gold file lacks are left out, as the HIPE scorer "
                      "does: %1. --tagset names labels that are to count."
                    : "%Ln annotations of labels that neither the gold file nor the tag set has are left "
                      "out, as the HIPE scorer does: %1. --tagset names labels that are to count.",
                list),
            sum);
    }

    Evaluation& m_result;
    const metrics::HipeParameters& m_parameters = m_result.spec.hipe;
    /// The label is the link.
    const bool m_links = hasLinkCells(m_result.gold) || hasLinkCells(m_result.system);
    HipeNames m_labelNames, m_linkNames, m_words;
    HipeColumns m_columns[2]
        = { { *m_result.gold, m_result.spec.links.equivalents, m_labelNames, m_linkNames },
              { *m_result.system, m_result.spec.links.equivalents, m_labelNames, m_linkNames } };
    std::vector<std::uint32_t> m_typeOfLabel[2]; ///< by LabelId of the layer: name
    std::vector<bool> m_allowed; ///< by name: counts on the system's side
    std::set<std::uint32_t> m_typeNames, m_linkTypes; ///< names that get a number
    std::map<std::string, std::size_t> m_leftOut;
    std::unordered_map<std::uint32_t, std::optional<bool>>
        m_noise; ///< by cell of the gold: is it in the level
    bool m_anyNoise = false; ///< some token of the gold tells its noise
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_candidates; ///< by link cell
    std::vector<HipeRun> m_runs;
    /// By side, then case.
    std::vector<std::vector<Reading>> m_readings
        = std::vector(2, std::vector<Reading>(m_result.cases.size()));
    std::vector<bool> m_parallel; ///< by case: positions are numbers of tokens, alike on both sides
    std::vector<std::string> m_labels;
    std::vector<std::uint32_t> m_mainTypes; ///< by type
};

HipeView::HipeView(Evaluation& evaluation)
    : m_builder(std::make_unique<Builder>(evaluation))
{
}

HipeView::~HipeView() = default;

const std::vector<std::string>& HipeView::labels() const { return m_builder->labels(); }

void HipeView::take(std::size_t number, match::Side& gold, match::Side& system)
{
    m_builder->take(number, gold, system);
}

} // namespace touchstone::analysis
