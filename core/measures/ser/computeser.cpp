// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/ser/computeser.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/eter/treecases.h"
#include "core/measures/ser/sersheets.h"

namespace touchstone::analysis {

namespace {

using match::SlotKind;
using metrics::SerCounts;

/// The records of one kind of slot of one document, and what their pairs have wrong.
struct Slots
{
    std::vector<match::PairOutcome> records;
    std::vector<std::uint32_t> bits;
};

struct CaseSlots
{
    Slots entities;
    Slots components;
};

/// Slots of the system by its own label.
std::vector<std::int64_t> systemsOf(const RecordList& list, std::size_t labels)
{
    std::vector<std::int64_t> systems(labels);
    for (const auto& record : list.records) {
        if (record.hasSystem()) {
            ++systems[record.systemType];
        }
    }
    return systems;
}

/// Statistics, scores and sheets of a result whose counts are there.
void finish(SerResult& result, const Evaluation& evaluation, bool perDocument)
{
    result.measure = "ser";
    describe(result, evaluation.spec.ser);
    for (const auto& document : result.documents) {
        for (const auto& counts : { document.entities, document.components }) {
            for (const auto count : { counts.slots, counts.systemSlots, counts.pairs, counts.labelErrors,
                     counts.boundaryErrors, counts.correct }) {
                result.statistics.push_back(static_cast<double>(count));
            }
        }
    }
    addSheets(evaluation, result, perDocument);
}

/// The rows of types of one kind of slot; `systems` beside their counts.
void flowTypes(const metrics::NumberFlow& to, std::vector<std::string>& names, std::vector<SerCounts>& counts,
    std::vector<std::int64_t>& systems)
{
    metrics::flowOccurring(to, names, counts);
    systems.resize(names.size());
    for (std::size_t type = 0; type < names.size(); ++type) {
        to.part(names[type]).number("given_by_system", systems[type]);
    }
}

void flowResult(metrics::ResultNumbers& numbers, SerResult& result, bool out)
{
    const auto all = numbers.flowAll(out);
    flow(all, result.overall);
    flowTypes(all.part("entity_types"), result.entityTypes, result.byEntityType, result.entitySystems);
    flowTypes(
        all.part("component_types"), result.componentTypes, result.byComponentType, result.componentSystems);
    numbers.flowDocuments(out, result.documents);
}

void takeNumbers(
    const Evaluation& /*evaluation*/, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& ser = static_cast<const SerResult&>(result);
    SerResult own; // without the lists
    own.overall = ser.overall;
    own.documents = ser.documents;
    own.entityTypes = ser.entityTypes;
    own.byEntityType = ser.byEntityType;
    own.entitySystems = ser.entitySystems;
    own.componentTypes = ser.componentTypes;
    own.byComponentType = ser.byComponentType;
    own.componentSystems = ser.componentSystems;
    flowResult(numbers, own, false);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<SerResult>();
    flowResult(numbers, *result, true);
    finish(*result, evaluation, !result->documents.empty());
    return result;
}

class SerComputer
{
public:
    SerComputer(const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
        : m_evaluation(evaluation)
        , m_progress(progress)
        , m_perDocument(extent == MeasureExtent::Everything)
        , m_labels(evaluation.gold->labels, evaluation.system->labels)
        , m_entityLabels(evaluation, m_labels, true, false)
        , m_componentLabels(evaluation, m_labels, false, true)
        , m_allLabels(evaluation, m_labels, true, true)
        , m_costs(metrics::slotCosts(evaluation.spec.ser))
        , m_result(std::make_shared<SerResult>())
    {
    }

    support::Result<MadeResult> run()
    {
        auto& result = *m_result;
        result.documents.resize(m_evaluation.cases.size());
        m_cases.resize(m_evaluation.cases.size());
        m_notes.resize(caseRanges(m_evaluation));
        m_progress.begin(m_evaluation.cases.size());
        const auto done = overCases(m_evaluation, m_progress,
            [this](std::size_t range, std::size_t number) { return addCase(range, number); });
        if (!done) {
            return support::Failure(done.error());
        }
        for (const auto& document : result.documents) {
            result.overall.entities += document.entities;
            result.overall.components += document.components;
        }
        for (const auto& notes : m_notes) {
            result.diagnostics.append(notes);
        }
        result.byEntityType = byType(SlotKind::Entities, result.entityTypes);
        result.byComponentType = byType(SlotKind::Components, result.componentTypes);
        makeLists();
        result.entitySystems = systemsOf(*result.list("ser.entities"), result.entityTypes.size());
        result.componentSystems = systemsOf(*result.list("ser.components"), result.componentTypes.size());
        finish(result, m_evaluation, m_perDocument);
        return MadeResult(m_result);
    }

private:
    support::Result<void> addCase(std::size_t range, std::size_t number)
    {
        const auto& documentCase = m_evaluation.cases[number];
        noteTreeFindings(m_notes[range], m_evaluation, documentCase);
        const auto trees = treeCase(documentCase, m_labels, m_evaluation.spec.unit);
        auto& counts = m_result->documents[number];
        counts.entities.slots = trees.gold.entityCount;
        counts.entities.systemSlots = trees.system.entityCount;
        counts.components.slots = trees.gold.componentCount;
        counts.components.systemSlots = trees.system.componentCount;
        auto done = addSlots(number, trees, SlotKind::Entities, counts.entities, m_cases[number].entities);
        if (done) {
            done = addSlots(
                number, trees, SlotKind::Components, counts.components, m_cases[number].components);
        }
        m_progress.advance();
        return done;
    }

    support::Result<void> addSlots(
        std::size_t number, const TreeCase& trees, SlotKind kind, SerCounts& counts, Slots& slots)
    {
        const auto matched = match::matchSlots(trees.gold, trees.system, kind, m_costs, m_progress);
        if (!matched) {
            return support::Failure(matched.error());
        }
        std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
        std::vector<const match::SlotPair*> pairOf(trees.gold.nodes.size(), nullptr);
        for (const auto& pair : *matched) {
            counts.addPair(pair);
            pairs.emplace_back(pair.gold, pair.system);
            pairOf[pair.gold] = &pair;
        }
        slots.records = treeRecords(static_cast<std::uint32_t>(number), trees, kind, pairs,
            kind == SlotKind::Entities ? m_entityLabels : m_componentLabels);
        for (const auto& record : slots.records) {
            slots.bits.push_back(
                serBits(record, record.hasGold() ? pairOf[nodeOf(trees.gold, record.gold)] : nullptr));
        }
        return {};
    }

    [[nodiscard]] const Slots& slots(const CaseSlots& document, SlotKind kind) const
    {
        return kind == SlotKind::Entities ? document.entities : document.components;
    }

    /// From the records: a row has what stands in it.
    [[nodiscard]] std::vector<SerCounts> byType(SlotKind kind, std::vector<std::string>& names) const
    {
        const auto& labels = kind == SlotKind::Entities ? m_entityLabels : m_componentLabels;
        std::vector<SerCounts> rows(labels.names().size());
        for (const auto& document : m_cases) {
            const auto& list = slots(document, kind);
            for (std::size_t i = 0; i < list.records.size(); ++i) {
                addRecord(rows[list.records[i].rowType()], list.bits[i]);
            }
        }
        names = labels.names();
        return rows;
    }

    void makeLists()
    {
        for (const auto kind : { SlotKind::Entities, SlotKind::Components }) {
            const bool entities = kind == SlotKind::Entities;
            RecordList list { entities ? "ser.entities" : "ser.components",
                entities ? "SER: entities" : "SER: components", {}, serCategories(), {}, {},
                (entities ? m_entityLabels : m_componentLabels).names() };
            for (const auto& document : m_cases) {
                const auto& each = slots(document, kind);
                list.records.insert(list.records.end(), each.records.begin(), each.records.end());
                list.bits.insert(list.bits.end(), each.bits.begin(), each.bits.end());
            }
            keepList(std::move(list));
        }
        RecordList global { "ser.global", "SER: entities and components", {}, serCategories(), {}, {},
            m_allLabels.names() };
        for (std::size_t number = 0; number < m_cases.size(); ++number) {
            addGlobal(number, global);
        }
        keepList(std::move(global));
    }

    void keepList(RecordList&& list)
    {
        list.values.push_back(costs(list.bits));
        list.flat = true;
        list.right = list.bitsOf({ "correct" });
        m_result->lists.push_back(std::move(list));
    }

    /// Entities and components of a document together, in text order, an entity before a component there.
    void addGlobal(std::size_t number, RecordList& global) const
    {
        const auto& documentCase = m_evaluation.cases[number];
        const auto begin = [&](const match::PairOutcome& record) {
            return record.hasGold() ? documentCase.gold->annotations.entities[record.gold].span
                                    : documentCase.system->annotations.entities[record.system].span;
        };
        const auto add = [&](const Slots& from, std::size_t at, const ListLabels& labels) {
            auto record = from.records[at];
            const auto renumber = [&](std::uint32_t type) {
                const auto& names = m_allLabels.names();
                return static_cast<std::uint32_t>(
                    std::lower_bound(names.begin(), names.end(), labels.names()[type]) - names.begin());
            };
            record.goldType = record.hasGold() ? renumber(record.goldType) : 0;
            record.systemType = record.hasSystem() ? renumber(record.systemType) : 0;
            global.records.push_back(record);
            global.bits.push_back(from.bits[at]);
        };
        const auto& [entities, components] = m_cases[number];
        std::size_t i = 0;
        std::size_t k = 0;
        while (i < entities.records.size() || k < components.records.size()) {
            const bool entity = k == components.records.size()
                || (i < entities.records.size()
                    && begin(entities.records[i]) <= begin(components.records[k]));
            if (entity) {
                add(entities, i++, m_entityLabels);
            } else {
                add(components, k++, m_componentLabels);
            }
        }
    }

    [[nodiscard]] ValueColumn costs(const std::vector<std::uint32_t>& bits) const
    {
        ValueColumn column { "cost", "Cost", "What the slot or pair costs in SER.", {} };
        column.values.reserve(bits.size());
        for (const auto each : bits) {
            SerCounts counts;
            addRecord(counts, each);
            column.values.push_back(counts.cost(m_evaluation.spec.ser));
        }
        return column;
    }

    const Evaluation& m_evaluation;
    support::Progress& m_progress;
    bool m_perDocument; ///< are there rows per document?
    match::TreeLabels m_labels;
    ListLabels m_entityLabels, m_componentLabels, m_allLabels;
    match::SlotCosts m_costs;
    std::shared_ptr<SerResult> m_result;
    std::vector<CaseSlots> m_cases;
    std::vector<support::Diagnostics> m_notes; ///< by range
};

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    return SerComputer(evaluation, progress, extent).run();
}

constexpr auto errWords = std::to_array<setting::Word<bool>>({ { "full", false }, { "printed", true } });

support::Result<void> setWeights(setting::Name name, setting::Value value, metrics::SerParameters& ser)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos) {
        return setting::wrong(
            support::pattern("%1 takes LABEL,BOUNDARY, such as 0.5,0.5, and not \"%2\"."), name, value);
    }
    auto read = ser;
    return setting::setFraction(name, value.substr(0, comma), read.label)
        .and_then([&] { return setting::setFraction(name, value.substr(comma + 1), read.boundary); })
        .map([&] { ser = read; });
}

constexpr std::array ownSettings {
    SettingRow { "ser-weights",
        [](const auto& s) {
            return setting::fractionText(s.ser.label) + "," + setting::fractionText(s.ser.boundary);
        },
        [](auto& s, auto n, auto& v) { return setWeights(n, v, s.ser); }, nullptr, false,
        "what a wrong label and a wrong span cost", "LABEL,BOUNDARY",
        { "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5" } },
    setting::oneOf<errWords, &EvaluationSpec::ser, &metrics::SerParameters::errAsPrinted>("err",
        "ERR's denominator, with wrong pairs or as the paper prints it",
        { "FORM", "ser: ERR's denominator: full (default), or printed as in the paper" }),
};

constexpr std::array<std::string_view, 3> parameters { "ser-weights", "err", "unit" };

} // namespace

void flow(const metrics::NumberFlow& to, SerResult::Counts& counts)
{
    metrics::flow(to.part("entities"), counts.entities);
    metrics::flow(to.part("components"), counts.components);
}

constexpr metrics::Measure serMeasure {
    .id = "ser",
    .title = "SER",
    .description
    = "Slot Error Rate and Error per Response: deletions, insertions, wrong labels and wrong spans "
      "of entities and of components, by gold slots.",
    .source = "Makhoul et al. 1999; Chinchor and Sundheim 1993; as used by Ben Jannet et al., LREC 2014",
    .lowerIsBetter = true,
    .headline = "ser",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .adding = { takeNumbers, makeResult },
    .plainScores = "global",
};

} // namespace touchstone::analysis
