// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hipeview.h"

#include "core/analysis/commonspans.h"
#include "core/analysis/hipecolumns.h"
#include "core/annotation/keeping.h"
#include "core/support/findingkinds.h"
#include "core/text/casefold.h"

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using annotation::noEntity;
using annotation::TokenCells;
using support::Severity;

constexpr std::size_t goldSide = 0;
constexpr std::size_t systemSide = 1;

bool hasCells(const Document& document)
{
    return !document.tokens.empty() && document.cells.labels.size() == document.tokens.size();
}

/// Of one side of one case: mentions with provisional types, and where they stand.
struct Reading
{
    match::Side side;
    std::vector<std::uint32_t> firstTokens, lastTokens; ///< by mention
    std::vector<std::uint32_t> names; ///< by mention: HipeRun::name
};

} // namespace

class HipeView::Builder
{
public:
    explicit Builder(Evaluation& evaluation)
        : m_result(evaluation)
        , m_parameters(evaluation.spec.hipe)
        , m_columns { HipeColumns(
                          *evaluation.gold, evaluation.spec.links.equivalents, m_labelNames, m_linkNames),
            HipeColumns(*evaluation.system, evaluation.spec.links.equivalents, m_labelNames, m_linkNames) }
        , m_readings { std::vector<Reading>(evaluation.cases.size()),
            std::vector<Reading>(evaluation.cases.size()) }
        , m_byCells(evaluation.cases.size(), false)
    {
        m_links = std::any_of(evaluation.gold->documents.begin(), evaluation.gold->documents.end(),
            [](const Document& document) { return !document.cells.links.empty(); });
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
        if (m_byCells[number]) {
            gold = std::move(m_readings[goldSide][number].side);
            system = std::move(m_readings[systemSide][number].side);
            return;
        }
        const auto& documentCase = m_result.cases[number];
        const CommonSpans common(documentCase, Unit::Token);
        if (documentCase.gold != nullptr) {
            fill(gold, *documentCase.gold, goldSide, [&](text::Span span) { return common.gold(span); });
        }
        if (documentCase.system != nullptr) {
            fill(system, *documentCase.system, systemSide,
                [&](text::Span span) { return common.system(span); });
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
        const auto* gold = documentCase.gold;
        const auto* system = documentCase.system;
        if ((gold != nullptr && !hasCells(*gold)) || (system != nullptr && !hasCells(*system))) {
            readLabels(documentCase);
            return;
        }
        std::vector<std::uint32_t> kept[2];
        for (const auto side : { goldSide, systemSide }) {
            if (const auto* of = document(documentCase, side)) {
                kept[side] = tokensOf(*of);
            }
        }
        if (gold != nullptr && system != nullptr) {
            if (kept[goldSide].size() != kept[systemSide].size()) {
                m_result.diagnostics.add(Severity::Warning, "hipe.tokens",
                    { system->file.empty() ? m_result.system->path : system->file, system->line, 0 },
                    "Document \"" + gold->name + "\" has " + std::to_string(kept[goldSide].size())
                        + " tokens in the gold and " + std::to_string(kept[systemSide].size())
                        + " in the system; the HIPE scorer refuses that. Its annotations are compared where "
                          "the "
                          "texts agree.");
                readLabels(documentCase);
                return;
            }
            dropNoise(*gold, kept);
        }
        m_byCells[number] = true;
        for (const auto side : { goldSide, systemSide }) {
            if (const auto* of = document(documentCase, side)) {
                readSide(*of, side, kept[side], m_readings[side][number]);
            }
        }
    }

    /// Of documents without cells only the labels are looked at here.
    void readLabels(const DocumentCase& documentCase)
    {
        if (documentCase.system == nullptr) {
            return;
        }
        for (const auto& entity : documentCase.system->annotations.entities) {
            const auto name = m_typeOfLabel[systemSide][static_cast<std::size_t>(entity.label)];
            if (entity.role == annotation::Role::Entity && counts(name)) {
                m_typeNames.insert(name);
            }
        }
    }

    /// Rule 2.
    [[nodiscard]] std::vector<std::uint32_t> tokensOf(const Document& document) const
    {
        constexpr int dropsHashes = 2022;
        const bool drops
            = m_parameters.edition == dropsHashes && document.text.utf8().find('#') != std::string_view::npos;
        std::vector<std::uint32_t> kept;
        kept.reserve(document.tokens.size());
        for (std::uint32_t token = 0; token < document.tokens.size(); ++token) {
            if (!drops || document.text.slice(document.tokens[token]).find('#') == std::string_view::npos) {
                kept.push_back(token);
            }
        }
        return kept;
    }

    /// Rule 11.
    void dropNoise(const Document& gold, std::vector<std::uint32_t> (&kept)[2])
    {
        const auto& level = m_result.spec.slice.noise;
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
        std::size_t left = 0;
        for (std::size_t i = 0; i < kept[goldSide].size(); ++i) {
            if (in(gold.cells.flags[kept[goldSide][i]])) {
                kept[goldSide][left] = kept[goldSide][i];
                kept[systemSide][left] = kept[systemSide][i];
                ++left;
            }
        }
        kept[goldSide].resize(left);
        kept[systemSide].resize(left);
    }

    void readSide(const Document& of, std::size_t side, const std::vector<std::uint32_t>& kept, Reading& into)
    {
        m_runs.clear();
        auto& columns = m_columns[side];
        constexpr int runsOfCells = 2020;
        const bool normTime = m_parameters.normTime && side == systemSide;
        const bool links = m_links && !of.cells.links.empty();
        if (!links) {
            columns.labelRuns(of.cells, kept, m_runs);
        } else if (m_parameters.edition == runsOfCells) {
            columns.linkRuns(of.cells, kept, normTime, m_runs);
        } else if (side == goldSide) {
            columns.goldLinks(of.cells, kept, m_runs);
        } else {
            columns.systemLinks(of.cells, kept, normTime, m_runs);
        }
        std::uint32_t entity = 0;
        for (const auto& run : m_runs) {
            if (!links && side == systemSide && !counts(run.name)) {
                continue;
            }
            match::Mention mention;
            mention.span = { run.begin, run.end };
            mention.entity = entityAt(of, of.tokens[kept[run.begin]].begin, entity);
            const auto place = static_cast<std::uint32_t>(into.side.mentions.size());
            mention.type = links ? candidates(run.name, side, place, into.side) : run.name;
            (links ? m_linkTypes : m_typeNames).insert(mention.type);
            into.side.mentions.push_back(mention);
            into.firstTokens.push_back(kept[run.begin]);
            into.lastTokens.push_back(kept[run.end - 1]);
            into.names.push_back(run.name);
            if (m_parameters.tokenText) {
                into.side.words.push_back(words(of, kept, run));
            }
        }
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
            std::string rest = m_linkNames.name(cell);
            for (std::size_t begin = 0; begin <= rest.size();) {
                const auto bar = std::min(rest.find('|', begin), rest.size());
                auto id = rest.substr(begin, bar - begin);
                id.erase(0, std::min(id.find_first_not_of(' '), id.size()));
                id.erase(id.find_last_not_of(' ') + 1);
                if (!annotation::isEmptyCell(id)) {
                    list.push_back(m_linkNames.number(id));
                }
                begin = bar + 1;
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
            key += of.text.slice(of.tokens[kept[place]]);
            key += '\n';
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
        std::sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return names.name(a) < names.name(b); });
        m_number.assign(names.size(), HipeNames::none);
        std::map<std::string_view, std::uint32_t> mainTypes;
        for (const auto name : order) {
            m_number[name] = static_cast<std::uint32_t>(m_labels.size());
            m_labels.push_back(names.name(name));
            const auto main
                = m_links ? std::string_view(names.name(name)) : annotation::mainType(names.name(name));
            m_mainTypes.push_back(
                mainTypes.emplace(main, static_cast<std::uint32_t>(mainTypes.size())).first->second);
        }
        for (auto& readings : m_readings) {
            for (auto& reading : readings) {
                for (auto& mention : reading.side.mentions) {
                    setType(mention, mention.type);
                }
                for (auto& [mention, type] : reading.side.alternatives) {
                    type = m_number[type];
                }
                auto& alternatives = reading.side.alternatives;
                std::sort(alternatives.begin(), alternatives.end());
            }
        }
    }

    void setType(match::Mention& mention, std::uint32_t name) const
    {
        mention.type = mention.types = m_number[name];
        mention.mainType = m_mainTypes[mention.type];
    }

    /// The annotations of a document as they were read, by tokens.
    template <typename Map>
    void fill(match::Side& into, const Document& of, std::size_t side, Map&& map) const
    {
        for (std::uint32_t entity = 0; entity < of.annotations.size(); ++entity) {
            const auto& value = of.annotations.entities[entity];
            const auto name = m_typeOfLabel[side][static_cast<std::size_t>(value.label)];
            if (value.role != annotation::Role::Entity) {
                continue;
            }
            match::Mention mention;
            mention.span = map(value.span);
            mention.entity = entity;
            mention.originalLength = value.span.length();
            setType(mention, name);
            into.mentions.push_back(mention);
        }
    }

    // ------------------------------------------------------------------------------------------- layers

    /// A layer whose annotations are the spans of this reading, with the labels that are compared.
    void replaceLayer(std::size_t side)
    {
        auto made = std::make_shared<Layer>(layer(side));
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
            if (m_byCells[i]) {
                replaceAnnotations(into, m_readings[side][i], made->labels);
            } else {
                renameAnnotations(into, side, made->labels);
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
        m_typeOfLabel[side].clear();
        for (std::uint32_t label = 0; label < made->labels.size(); ++label) {
            m_typeOfLabel[side].push_back(
                m_labelNames.number(text::upperCased(made->labels.name(annotation::LabelId { label }))));
        }
        m_number.resize(std::max(m_number.size(), m_labelNames.size()), HipeNames::none);
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
            tree.entities.push_back(entity);
            if (mention.entity != noEntity && before.entities[mention.entity].details != 0) {
                tree.editDetails(i) = before.detailsOf(mention.entity);
            }
            if (m_links) {
                auto& links = tree.editDetails(i).links;
                links.clear();
                for (const auto candidate : m_candidates.at(reading.names[i])) {
                    links.push_back(m_linkNames.name(candidate));
                }
            }
            mention.entity = i;
            mention.originalLength = entity.span.length();
        }
        into.annotations = std::move(tree);
    }

    /// Of a document that is not read by cells.
    void renameAnnotations(Document& into, std::size_t side, annotation::LabelSet& labels) const
    {
        auto& tree = into.annotations;
        std::vector<bool> keeps(tree.size(), false);
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            auto& value = tree.entities[entity];
            const auto name = m_typeOfLabel[side][static_cast<std::size_t>(value.label)];
            if (value.role == annotation::Role::Entity && !m_links && m_number[name] != HipeNames::none) {
                keeps[entity] = true;
                value.label = labels.intern(m_labelNames.name(name));
            }
        }
        annotation::keepComponentsOf(tree, keeps);
        tree = annotation::onlyKept(tree, keeps);
    }

    void tellNoNoise()
    {
        if (m_result.spec.slice.noise && !m_anyNoise) {
            m_result.diagnostics.add(Severity::Warning, "hipe.no-noise", { m_result.gold->path, 0, 0 },
                "No token of the gold tells its noise (LED in the column MISC); the HIPE scorer then keeps "
                "every token in every level.");
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
            std::to_string(sum)
                + " annotations of labels that the gold file lacks are left out, as the HIPE scorer "
                  "does: "
                + list + ". --tagset FILE names labels that are to count.",
            sum);
    }

    Evaluation& m_result;
    const metrics::HipeParameters& m_parameters;
    bool m_links = false; ///< the label is the link
    HipeNames m_labelNames, m_linkNames, m_words;
    HipeColumns m_columns[2];
    std::vector<std::uint32_t> m_typeOfLabel[2]; ///< by LabelId of the layer: name
    std::vector<bool> m_allowed; ///< by name: counts on the system's side
    std::set<std::uint32_t> m_typeNames, m_linkTypes; ///< names that get a number
    std::map<std::string, std::size_t> m_leftOut;
    std::unordered_map<std::uint32_t, std::optional<bool>>
        m_noise; ///< by cell of the gold: is it in the level
    bool m_anyNoise = false; ///< some token of the gold tells its noise
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_candidates; ///< by link cell
    std::vector<HipeRun> m_runs;
    std::vector<Reading> m_readings[2]; ///< by case
    std::vector<bool> m_byCells; ///< by case
    std::vector<std::string> m_labels;
    std::vector<std::uint32_t> m_number; ///< by name: type
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
