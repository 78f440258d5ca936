// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/correction.h"

#include "core/align/alignment.h"
#include "core/evaluation/records/commonspans.h"
#include "core/match/flat/mentions.h"
#include "core/support/lookup.h"

#include <iterator>
#include <set>

namespace touchstone::analysis {

namespace {

using annotation::EntityTree;
using annotation::noEntity;
using annotation::Role;
using match::ErrorType;

constexpr std::string_view listPrefix = "gain.";
constexpr std::string_view corrected = "corrected";

/// The mentions of some records of one side, without types, and the records they stand for.
struct PartSide
{
    match::Side side;
    std::vector<std::uint32_t> records;

    template <typename Map>
    void add(const EntityTree& tree, std::uint32_t entity, std::uint32_t record, Map&& map)
    {
        side.mentions.push_back(match::placedMention(side, tree, entity, map));
        records.push_back(record);
    }
};

using RecordPair = std::pair<std::uint32_t, std::uint32_t>;

/// Edges between the golds of some records and the system annotations of others: (gold's record, system's).
std::vector<RecordPair> edgesBetween(const Evaluation& evaluation, const DocumentCase& documentCase,
    std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems)
{
    if (golds.empty() || systems.empty()) {
        return {};
    }
    const CommonSpans common(documentCase, evaluation.spec.unit);
    PartSide gold;
    for (const auto record : golds) {
        gold.add(documentCase.gold->annotations, evaluation.records[record].gold, record, common.ofGold());
    }
    PartSide system;
    for (const auto record : systems) {
        system.add(
            documentCase.system->annotations, evaluation.records[record].system, record, common.ofSystem());
    }
    return support::listOf<RecordPair>(match::edges(gold.side, system.side, evaluation.spec.matching),
        [&](const auto& edge) { return RecordPair(gold.records[edge.gold], system.records[edge.system]); });
}

/// The class that an id of a list names.
std::optional<ErrorClass> classOf(const Evaluation& evaluation, std::string_view id)
{
    const auto rest = id.substr(listPrefix.size());
    const auto dot = rest.find('.');
    if (dot == std::string_view::npos) {
        return std::nullopt;
    }
    const auto type = match::errorTypeByName(rest.substr(0, dot));
    const auto label = std::ranges::lower_bound(evaluation.labels, rest.substr(dot + 1));
    if (!type || label == evaluation.labels.end() || *label != rest.substr(dot + 1)) {
        return std::nullopt;
    }
    return ErrorClass { *type, static_cast<std::uint32_t>(label - evaluation.labels.begin()) };
}

bool hasParts(ErrorType type) { return type == ErrorType::Split || type == ErrorType::Merge; }

/// Mends one document.
class DocumentCorrector
{
public:
    DocumentCorrector(
        const Evaluation& evaluation, const DocumentCase& documentCase, const CorrectionLabels& labels)
        : m_evaluation(evaluation)
        , m_case(documentCase)
        , m_labels(labels)
        , m_removed(m_before.size(), false)
    {
        if (documentCase.alignment) {
            m_map.emplace(*documentCase.alignment);
        }
        for (const auto& record : evaluation.recordsOf(documentCase)) {
            if (record.hasGold() && record.hasSystem()) {
                m_partner.emplace(record.gold, record.system);
            }
        }
    }

    annotation::Document run(std::span<const std::uint32_t> records)
    {
        // First all that stand for a gold, so that components and children find them.
        for (const auto number : records) {
            const auto& record = m_evaluation.records[number];
            if (!record.hasSystem()) {
                m_added.emplace(record.gold, static_cast<std::uint32_t>(m_tree.entities.size()));
                m_tree.entities.emplace_back();
                m_removed.push_back(false);
            } else if (!record.hasGold()) {
                m_removed[record.system] = true;
            }
            if (record.hasSystem()) {
                m_stripped.insert(record.system);
            }
        }
        removeComponents();
        for (const auto number : records) {
            const auto& record = m_evaluation.records[number];
            if (record.hasGold()) {
                const auto entity = record.hasSystem() ? record.system : m_added.at(record.gold);
                become(entity, record.gold);
                if (!record.hasSystem()) {
                    m_tree.entities[entity].parent = parentFor(record.gold);
                }
                m_full.emplace(record.gold, entity);
            }
        }
        copyComponents();
        compact();
        annotation::Document document = *(m_case.system != nullptr ? m_case.system : m_case.gold);
        document.annotations = std::move(m_tree);
        document.tokenTags.clear();
        document.cells = {};
        return document;
    }

private:
    [[nodiscard]] const EntityTree& goldTree() const { return m_case.gold->annotations; }

    [[nodiscard]] text::Span mapped(text::Span gold) const
    {
        return m_map ? m_map->goldToSystem(gold) : gold;
    }

    /// The nearest entity above; noEntity: none. Trees without cycles, as readers return them.
    static std::uint32_t entityAbove(const EntityTree& tree, std::uint32_t at)
    {
        auto parent = tree.entities[at].parent;
        while (parent != noEntity && tree.entities[parent].role != Role::Entity) {
            parent = tree.entities[parent].parent;
        }
        return parent;
    }

    void removeComponents()
    {
        for (std::uint32_t at = 0; at < m_before.size(); ++at) {
            if (m_tree.entities[at].role == Role::Component
                && m_stripped.contains(entityAbove(m_before, at))) {
                m_removed[at] = true;
            }
        }
    }

    /// Gives an annotation the gold's place, label and role; what else it has stays.
    void become(std::uint32_t entity, std::uint32_t gold)
    {
        const auto& model = goldTree().entities[gold];
        auto& value = m_tree.entities[entity];
        value.span = mapped(model.span);
        value.label = m_labels.of(model.label);
        value.role = model.role;
        const auto& details = goldTree().detailsOf(gold);
        if (value.details == 0 && details.fragments.empty() && details.furtherLabels.empty()) {
            return;
        }
        auto& own = m_tree.editDetails(entity);
        own.fragments = support::listOf<text::Span>(
            details.fragments, [this](text::Span fragment) { return mapped(fragment); });
        own.furtherLabels = support::listOf<annotation::LabelId>(
            details.furtherLabels, [this](annotation::LabelId label) { return m_labels.of(label); });
    }

    [[nodiscard]] std::uint32_t parentFor(std::uint32_t gold) const
    {
        for (auto above = entityAbove(goldTree(), gold); above != noEntity;
             above = entityAbove(goldTree(), above)) {
            if (const auto added = m_added.find(above); added != m_added.end()) {
                return added->second;
            }
            const auto partner = m_partner.find(above);
            if (partner != m_partner.end() && !m_removed[partner->second]) {
                return partner->second;
            }
        }
        return noEntity;
    }

    void copyComponents()
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> copies; // (component, of entity)
        std::vector<std::pair<std::uint32_t, std::uint32_t>> wanted;
        for (std::uint32_t at = 0; at < goldTree().size(); ++at) {
            if (goldTree().entities[at].role != Role::Component) {
                continue;
            }
            const auto [first, last] = m_full.equal_range(entityAbove(goldTree(), at));
            for (auto i = first; i != last; ++i) {
                wanted.emplace_back(at, i->second);
            }
        }
        for (const auto& [component, entity] : wanted) {
            const auto copy = static_cast<std::uint32_t>(m_tree.entities.size());
            copies.emplace(std::pair(component, entity), copy);
            m_tree.entities.emplace_back();
            m_removed.push_back(false);
            become(copy, component);
        }
        for (const auto& [key, copy] : copies) {
            const auto parent = copies.find({ goldTree().entities[key.first].parent, key.second });
            m_tree.entities[copy].parent = parent != copies.end() ? parent->second : key.second;
        }
    }

    void compact()
    {
        std::vector<std::uint32_t> place(m_tree.entities.size(), noEntity);
        std::uint32_t kept = 0;
        for (std::size_t at = 0; at < place.size(); ++at) {
            if (!m_removed[at]) {
                place[at] = kept++;
            }
        }
        for (auto& entity : m_tree.entities) {
            while (entity.parent != noEntity && m_removed[entity.parent]) {
                entity.parent = m_tree.entities[entity.parent].parent;
            }
        }
        for (std::size_t at = 0; at < place.size(); ++at) {
            if (place[at] != noEntity) {
                auto entity = m_tree.entities[at];
                entity.parent = entity.parent == noEntity ? noEntity : place[entity.parent];
                m_tree.entities[place[at]] = entity;
            }
        }
        m_tree.entities.resize(kept);
    }

    const Evaluation& m_evaluation;
    const DocumentCase& m_case;
    const CorrectionLabels& m_labels;
    const EntityTree m_before = m_case.system != nullptr ? m_case.system->annotations : EntityTree();
    EntityTree m_tree = m_before;
    std::vector<bool> m_removed;
    std::optional<align::ColumnMap> m_map;
    std::unordered_map<std::uint32_t, std::uint32_t> m_partner; ///< gold -> system, by the records
    std::unordered_map<std::uint32_t, std::uint32_t> m_added; ///< gold -> its new annotation
    std::multimap<std::uint32_t, std::uint32_t> m_full; ///< gold -> annotations that became it
    std::set<std::uint32_t> m_stripped; ///< system annotations whose components go
};

} // namespace

std::vector<std::pair<std::uint32_t, std::uint32_t>> errorParts(const Evaluation& evaluation)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> parts;
    for (const auto& documentCase : evaluation.cases) {
        std::vector<std::uint32_t> splitPairs;
        std::vector<std::uint32_t> splitParts;
        std::vector<std::uint32_t> mergePairs;
        std::vector<std::uint32_t> mergeParts;
        for (std::uint32_t i = 0; i < documentCase.recordCount; ++i) {
            const auto number = documentCase.firstRecord + i;
            const auto& record = evaluation.records[number];
            if (record.errorType == ErrorType::Split) {
                splitPairs.push_back(number);
            } else if (record.errorType == ErrorType::Merge) {
                mergePairs.push_back(number);
            } else if ((record.tags & match::SplitPart) != 0) {
                splitParts.push_back(number);
            } else if ((record.tags & match::MergePart) != 0) {
                mergeParts.push_back(number);
            }
        }
        const auto splits = edgesBetween(evaluation, documentCase, splitPairs, splitParts);
        parts.insert(parts.end(), splits.begin(), splits.end());
        for (const auto& [part, pair] : edgesBetween(evaluation, documentCase, mergeParts, mergePairs)) {
            parts.emplace_back(pair, part);
        }
    }
    std::ranges::sort(parts);
    return parts;
}

std::map<ErrorClass, std::vector<std::uint32_t>> errorClasses(const Evaluation& evaluation)
{
    std::map<ErrorClass, std::vector<std::uint32_t>> classes;
    for (std::uint32_t number = 0; number < evaluation.records.size(); ++number) {
        const auto& record = evaluation.records[number];
        if (record.errorType != ErrorType::Correct) {
            classes[{ record.errorType, record.rowType() }].push_back(number);
        }
    }
    for (const auto& [pair, part] : errorParts(evaluation)) {
        const auto& record = evaluation.records[pair];
        classes[{ record.errorType, record.rowType() }].push_back(part);
    }
    for (auto& [errors, records] : classes) {
        if (hasParts(errors.errorType)) {
            support::sortUnique(records);
        }
    }
    return classes;
}

std::string correctionListId(const Evaluation& evaluation, const ErrorClass& errors)
{
    return std::string(listPrefix).append(match::errorTypeName(errors.errorType)) + "."
        + evaluation.labels[errors.label];
}

bool isCorrectionList(std::string_view id) { return id.starts_with(listPrefix); }

RecordList correctionList(const Evaluation& evaluation, std::string_view id)
{
    RecordList list;
    list.id = id;
    list.title = "Errors that one correction mends";
    list.categories = { std::string(corrected) };
    if (const auto errors = classOf(evaluation, id)) {
        const auto classes = errorClasses(evaluation);
        if (const auto found = classes.find(*errors); found != classes.end()) {
            for (const auto number : found->second) {
                list.records.push_back(evaluation.records[number]);
            }
        }
    }
    list.bits.assign(list.records.size(), 1);
    return list;
}

RecordFilter correctionCell(const Evaluation& evaluation, const ErrorClass& errors)
{
    if (hasParts(errors.errorType)) {
        return listCell(correctionListId(evaluation, errors), std::string(corrected));
    }
    return { .rowTypes = { evaluation.labels[errors.label] }, .errorTypes = { errors.errorType } };
}

CorrectionLabels::CorrectionLabels(const Evaluation& evaluation)
    : labels(evaluation.system->labels)
{
    const auto& gold = evaluation.gold->labels;
    ofGold.reserve(gold.size());
    for (std::size_t label = 0; label < gold.size(); ++label) {
        ofGold.push_back(labels.intern(gold.name(static_cast<annotation::LabelId>(label))));
    }
}

annotation::Document correctedDocument(const Evaluation& evaluation, const DocumentCase& documentCase,
    std::span<const std::uint32_t> records, const CorrectionLabels& labels)
{
    return DocumentCorrector(evaluation, documentCase, labels).run(records);
}

} // namespace touchstone::analysis
