// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/potentialgain.h"

#include "core/evaluation/records/commonspans.h"
#include "core/match/flat/mentions.h"
#include "core/evaluation/records/overcases.h"
#include "core/measures/eter/treecases.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::PairingPolicy;
using match::SideRole;
using metrics::Tally;
using support::Result;

/// The errors of one class inside one document.
struct ClassCase
{
    std::size_t row = 0;
    std::span<const std::uint32_t> records;
};

/// What corrections of one document change.
struct CaseChange
{
    std::size_t row = 0;
    Tally tally; ///< after less before
    std::int64_t system = 0; ///< entities, likewise
    metrics::EterLine line;
};

class GainComputer
{
public:
    GainComputer(const Evaluation& evaluation, match::Scheme scheme, const EterResult* eter,
        support::Progress& progress)
        : m_evaluation(evaluation)
        , m_scheme(scheme)
        , m_eter(eter)
        , m_progress(progress)
        , m_labels(evaluation)
    {
    }

    Result<PotentialGain> run()
    {
        m_result.scheme = m_scheme;
        m_result.tally = m_evaluation.overall[static_cast<std::size_t>(m_scheme)];
        m_result.f1 = m_result.tally.f1();
        m_classes = errorClasses(m_evaluation);
        const auto lost = lostGolds(m_evaluation);
        m_result.rows.reserve(m_classes.size());
        for (auto& [errors, records] : m_classes) {
            auto& row = m_result.rows.emplace_back();
            row.errors = errors;
            row.label = m_evaluation.labels[errors.label];
            row.records = static_cast<std::int64_t>(records.size());
            row.link = correctionCell(m_evaluation, errors);
            row.tally = m_result.tally;
            row.lost = static_cast<std::int64_t>(std::erase_if(
                records, [&](auto record) { return std::ranges::binary_search(lost, record); }));
            if (!m_rematch) {
                mend(row.tally, m_evaluation, m_scheme, records);
            }
        }
        if (m_rematch || m_eter != nullptr) {
            if (auto done = rescore(); !done) {
                return support::Failure(done.error());
            }
        }
        finish();
        return std::move(m_result);
    }

private:
    /// Scores the documents with errors of a class anew, all classes of a document together.
    Result<void> rescore()
    {
        std::vector<std::vector<ClassCase>> cases(m_evaluation.cases.size());
        std::size_t number = 0;
        for (const auto& [errors, records] : m_classes) {
            for (auto begin = records.begin(); begin != records.end();) {
                const auto document = m_evaluation.records[*begin].document;
                const auto end = std::find_if(begin, records.end(),
                    [&](auto record) { return m_evaluation.records[record].document != document; });
                cases[document].push_back({ number, { begin, end } });
                begin = end;
            }
            ++number;
        }
        if (m_rematch) {
            makeTypes();
        }
        if (m_eter != nullptr) {
            m_treeLabels.emplace(m_evaluation.gold->labels, m_labels.labels);
            m_withEter = std::min(m_classes.size(), mostEterClasses);
        }
        std::vector<std::vector<CaseChange>> changes(cases.size());
        m_progress.begin(cases.size());
        auto done = overCases(m_evaluation, m_progress, [&](std::size_t, std::size_t at) -> Result<void> {
            for (const auto& errors : cases[at]) {
                auto change = changeOf(m_evaluation.cases[at], static_cast<std::uint32_t>(at), errors);
                if (!change) {
                    return support::Failure(change.error());
                }
                changes[at].push_back(std::move(*change));
            }
            m_progress.advance();
            return {};
        });
        if (!done) {
            return done;
        }
        join(changes);
        return {};
    }

    Result<CaseChange> changeOf(
        const DocumentCase& documentCase, std::uint32_t number, const ClassCase& errors)
    {
        CaseChange change;
        change.row = errors.row;
        const auto document = correctedDocument(m_evaluation, documentCase, errors.records, m_labels);
        auto edited = documentCase;
        edited.system = &document;
        if (documentCase.system == nullptr) {
            edited.relation = TextRelation::Equal;
        }
        if (m_rematch) {
            const CommonSpans common(edited, m_evaluation.spec.unit);
            match::Side gold;
            match::Side system;
            if (edited.gold != nullptr) {
                match::fillSide(gold, *edited.gold, *m_types, SideRole::Gold, common.ofGold());
            }
            match::fillSide(system, document, *m_types, SideRole::System, common.ofSystem());
            const auto records
                = match::recordsOf(number, gold, system, m_evaluation.spec.matching, m_progress);
            if (!records) {
                return support::Failure(records.error());
            }
            for (const auto& record : *records) {
                change.tally.add(record.outcome(m_scheme));
            }
            for (const auto& record : m_evaluation.recordsOf(documentCase)) {
                change.tally.add(record.outcome(m_scheme), -1);
            }
        }
        if (m_eter != nullptr && errors.row < m_withEter) {
            const auto& before = m_eter->documents[number];
            const auto trees = treeCase(edited, *m_treeLabels, m_evaluation.spec.unit);
            const auto after = eterCounts(trees, *m_treeLabels, m_evaluation.spec.eter, m_progress);
            if (!after) {
                return support::Failure(after.error());
            }
            change.system = after->system - before.system;
            change.line = after->line;
            change.line.add(before.line, -1);
        }
        return change;
    }

    /// Types of what corrected documents may hold: the system's own, and the gold's under the system's
    /// labels.
    void makeTypes()
    {
        std::vector<annotation::Document> all(1);
        auto& tree = all.front().annotations;
        const auto take = [&](const annotation::EntityTree& from, auto&& label) {
            for (std::uint32_t at = 0; at < from.size(); ++at) {
                if (!from.counted(at)) {
                    continue;
                }
                annotation::Entity entity;
                entity.label = label(from.entities[at].label);
                tree.entities.push_back(entity);
                if (const auto& further = from.detailsOf(at).furtherLabels; !further.empty()) {
                    auto& own = tree.editDetails(static_cast<std::uint32_t>(tree.size() - 1)).furtherLabels;
                    std::ranges::transform(further, std::back_inserter(own), label);
                }
            }
        };
        for (const auto& document : m_evaluation.system->documents) {
            take(document.annotations, [](annotation::LabelId label) { return label; });
        }
        for (const auto& document : m_evaluation.gold->documents) {
            take(document.annotations, [this](annotation::LabelId label) { return m_labels.of(label); });
        }
        m_types.emplace(
            m_evaluation.gold->labels, m_evaluation.gold->documents, m_labels.labels, std::span(all));
    }

    void join(const std::vector<std::vector<CaseChange>>& changes)
    {
        std::vector<metrics::EterCounts> eter;
        if (m_eter != nullptr) {
            eter.assign(m_result.rows.size(), m_eter->overall);
            m_result.eter = m_eter->overall.rate(m_eter->alpha);
        }
        for (const auto& documentChanges : changes) {
            for (const auto& change : documentChanges) {
                m_result.rows[change.row].tally += change.tally;
                if (m_eter != nullptr) {
                    eter[change.row].system += change.system;
                    eter[change.row].line.add(change.line);
                }
            }
        }
        for (std::size_t row = 0; row < m_withEter; ++row) {
            m_result.rows[row].eter = eter[row].rate(m_eter->alpha);
        }
    }

    void finish()
    {
        for (auto& row : m_result.rows) {
            row.f1 = row.tally.f1();
            if (row.f1 && m_result.f1) {
                row.gain = *row.f1 - *m_result.f1;
            }
            if (row.eter && m_result.eter) {
                row.eterGain = *m_result.eter - *row.eter;
            }
        }
        const auto key = [](const GainRow& row) {
            constexpr auto none = -std::numeric_limits<double>::infinity();
            return std::tuple(
                -row.gain.value_or(none), -row.eterGain.value_or(none), -row.records, row.errors);
        };
        std::ranges::sort(m_result.rows, {}, key);
    }

    const Evaluation& m_evaluation;
    match::Scheme m_scheme;
    const EterResult* m_eter;
    support::Progress& m_progress;
    bool m_rematch = m_evaluation.spec.matching.pairing == PairingPolicy::FirstCome
        || m_evaluation.spec.matching.pairing == PairingPolicy::Nervaluate01;
    CorrectionLabels m_labels;
    std::map<ErrorClass, std::vector<std::uint32_t>> m_classes; ///< the rows in this order, until finish()
    std::optional<match::TypeTable> m_types;
    std::optional<match::TreeLabels> m_treeLabels;
    std::size_t m_withEter = 0; ///< the first rows that get ETER
    PotentialGain m_result;
};

} // namespace

void mend(Tally& tally, const Evaluation& evaluation, match::Scheme scheme,
    std::span<const std::uint32_t> records, std::span<const std::uint32_t> lost)
{
    for (const auto number : records) {
        if (std::ranges::binary_search(lost, number)) {
            continue;
        }
        const auto& record = evaluation.records[number];
        tally.add(record.outcome(scheme), -1);
        if (record.hasGold()) {
            tally.add(Outcome::Correct);
        }
    }
}

std::vector<std::uint32_t> lostGolds(const Evaluation& evaluation)
{
    std::vector<std::uint32_t> lost;
    for (const auto& documentCase : evaluation.cases) {
        if (documentCase.relation != TextRelation::Characters) {
            continue;
        }
        const CommonSpans common(documentCase, evaluation.spec.unit);
        for (std::uint32_t i = 0; i < documentCase.recordCount; ++i) {
            const auto number = documentCase.firstRecord + i;
            const auto& record = evaluation.records[number];
            if (!record.hasGold() || record.hasSystem()) {
                continue;
            }
            const auto& tree = documentCase.gold->annotations;
            const auto& fragments = tree.detailsOf(record.gold).fragments;
            const auto gone = [&](text::Span span) { return common.lost(span); };
            if (fragments.empty() ? gone(tree.entities[record.gold].span)
                                  : std::ranges::all_of(fragments, gone)) {
                lost.push_back(number);
            }
        }
    }
    return lost;
}

std::size_t PotentialGain::best() const
{
    const auto worthwhile
        = std::ranges::find_if(rows, [](const GainRow& row) { return row.gain.value_or(0) <= 0; });
    return std::min(bestCount, static_cast<std::size_t>(worthwhile - rows.begin()));
}

Result<PotentialGain> potentialGain(
    const Evaluation& evaluation, match::Scheme scheme, const EterResult* eter, support::Progress& progress)
{
    return GainComputer(evaluation, scheme, eter, progress).run();
}

} // namespace touchstone::analysis
