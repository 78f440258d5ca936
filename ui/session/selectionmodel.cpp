// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/selectionmodel.h"

#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "ui/session/corestrings.h"

#include <iterator>
#include <numeric>
#include <tuple>

namespace touchstone::ui {

namespace {

constexpr std::size_t historyLimit = 200;

using analysis::DocumentCase;
using analysis::Evaluation;
using match::PairOutcome;

/// Where a record stands in its document: the gold's place, else the system's.
text::Span place(const Evaluation& evaluation, const PairOutcome& record)
{
    if (const annotation::Entity* gold = evaluation.goldEntity(record)) {
        return gold->span;
    }
    const annotation::Entity* system = evaluation.systemEntity(record);
    return system != nullptr ? system->span : text::Span {};
}

std::optional<std::size_t> caseByName(const Evaluation& evaluation, const std::string& name)
{
    const auto* found = support::found(evaluation.cases, name, &DocumentCase::name);
    return found == nullptr ? std::nullopt
                            : std::optional(static_cast<std::size_t>(found - evaluation.cases.data()));
}

/// The record of `now` that stands for a record of `before`: same document, side, span and types.
std::optional<std::uint32_t> sameRecord(
    const Evaluation& before, const PairOutcome& record, const Evaluation& now, const DocumentCase& twin)
{
    const auto search = [&](bool gold) -> std::optional<std::uint32_t> {
        const auto entity = [gold](const Evaluation& evaluation, const PairOutcome& r) {
            return gold ? evaluation.goldEntity(r) : evaluation.systemEntity(r);
        };
        const auto types = [gold](const Evaluation& evaluation, const PairOutcome& r) {
            return gold ? evaluation.goldTypes(r) : evaluation.systemTypes(r);
        };
        const annotation::Entity* wanted = entity(before, record);
        if (wanted == nullptr) {
            return std::nullopt;
        }
        const std::vector<std::string> wantedTypes = types(before, record);
        for (std::uint32_t i = twin.firstRecord; i < twin.firstRecord + twin.recordCount; ++i) {
            const annotation::Entity* candidate = entity(now, now.records[i]);
            if (candidate != nullptr && candidate->span == wanted->span
                && types(now, now.records[i]) == wantedTypes) {
                return i;
            }
        }
        return std::nullopt;
    };
    const auto byGold = search(true);
    return byGold ? byGold : search(false);
}

using Numbers = std::vector<std::uint32_t>;

/// The number at `behind`, or the one before `from`; round the end of the row, which is not empty.
std::pair<std::uint32_t, SelectionModel::Step> neighbour(
    const Numbers& row, Numbers::const_iterator from, Numbers::const_iterator behind, bool forward)
{
    const bool wraps = forward ? behind == row.end() : from == row.begin();
    const auto next = forward ? (wraps ? row.begin() : behind) : std::prev(wraps ? row.end() : from);
    return { *next, wraps ? SelectionModel::Step::Wrapped : SelectionModel::Step::Moved };
}

} // namespace

void SelectionModel::setResult(analysis::EvaluationPtr evaluation, Lists lists)
{
    m_main = std::move(evaluation);
    m_lists = std::move(lists);
    if (auto wanted = wantedEvaluation(); wanted != m_evaluation) {
        Q_EMIT changed(show(std::move(wanted)));
    }
}

const std::string& SelectionModel::wantedList() const
{
    static const std::string none;
    const auto naming = std::ranges::find_if(
        m_filters, [](const analysis::RecordFilter& filter) { return !filter.list.empty(); });
    return naming == m_filters.end() ? none : naming->list;
}

analysis::EvaluationPtr SelectionModel::wantedEvaluation() const
{
    const std::string& list = wantedList();
    auto through = list.empty() || !m_lists ? nullptr : m_lists(list);
    return through ? through : m_main;
}

SelectionModel::Changes SelectionModel::show(analysis::EvaluationPtr evaluation)
{
    const analysis::EvaluationPtr before = std::exchange(m_evaluation, std::move(evaluation));
    const auto oldCurrent = std::exchange(m_current, std::nullopt);
    m_annotationOf.reset(); // numbers may stand for others now
    m_range.reset();
    const std::size_t oldCase = std::exchange(m_case, 0);
    Changes changes = EvaluationChanged | DocumentChanged | FiltersChanged;
    if (m_hovered) {
        m_hovered.reset();
        changes |= HoverChanged;
    }
    recomputeRecords();
    if (m_evaluation && before && oldCase < before->cases.size()) {
        const auto shown = caseByName(*m_evaluation, before->cases[oldCase].name());
        m_case = shown.value_or(0);
        if (oldCurrent && shown) {
            const PairOutcome& record = before->records[*oldCurrent];
            m_current = sameRecord(*before, record, *m_evaluation, m_evaluation->cases[*shown]);
            if (!m_current) {
                m_current = nearestFrom(*shown, place(*before, record));
            }
        } else if (oldCurrent) {
            m_current = nearestFrom(0, {});
        }
    } else if (m_evaluation && !m_records.empty()) {
        m_current = m_records.front(); // a newcomer stands on the first error at once
    }
    if (m_current) {
        m_case = m_evaluation->records[*m_current].document;
    }
    if (oldCurrent || m_current) {
        changes |= CurrentChanged;
    }
    return changes;
}

SelectionModel::SelectionModel(QObject* parent)
    : QObject(parent)
    , m_measure(toQString(metrics::defaultMeasure))
{
}

void SelectionModel::setMeasure(const QString& id)
{
    if (id != m_measure && metrics::measureById(toUtf8(id)) != nullptr) {
        m_measure = id;
        Q_EMIT changed(MeasureChanged);
    }
}

void SelectionModel::setScheme(match::Scheme scheme)
{
    if (std::exchange(m_scheme, scheme) == scheme) {
        return;
    }
    Changes changes = SchemeChanged | FiltersChanged;
    if (m_current) {
        changes |= recompute();
    } else {
        recomputeRecords(); // nothing was selected: nothing moves
    }
    Q_EMIT changed(changes);
}

void SelectionModel::pushFilter(const analysis::RecordFilter& filter)
{
    auto filters = m_filters;
    const auto known = std::ranges::find(filters, filter);
    if (known != filters.end()) {
        filters.erase(known);
    } else {
        filters.push_back(filter);
    }
    setFilters(std::move(filters));
}

void SelectionModel::addFilter(const analysis::RecordFilter& filter)
{
    auto filters = m_filters;
    if (const auto both = filters.empty() ? std::nullopt : analysis::united(filters.back(), filter)) {
        filters.back() = *both;
        setFilters(std::move(filters));
    } else {
        pushFilter(filter);
    }
}

void SelectionModel::setFilter(const analysis::RecordFilter& filter)
{
    if (m_filters.size() == 1 && m_filters.front() == filter) {
        setFilters({});
    } else {
        setFilters({ filter });
    }
}

void SelectionModel::setFilters(
    std::vector<analysis::RecordFilter> filters, std::optional<std::vector<std::uint32_t>> found)
{
    m_found = std::move(found);
    const Changes changes = applyFilters(std::move(filters), true);
    m_found.reset();
    announce(changes);
}

void SelectionModel::removeFilter(std::size_t index)
{
    if (index >= m_filters.size()) {
        return;
    }
    auto filters = m_filters;
    filters.erase(filters.begin() + static_cast<std::ptrdiff_t>(index));
    setFilters(std::move(filters));
}

bool SelectionModel::popFilter()
{
    if (m_filters.empty()) {
        return false;
    }
    removeFilter(m_filters.size() - 1);
    return true;
}

void SelectionModel::go(bool forward)
{
    if (forward ? canGoForward() : canGoBack()) {
        m_position = forward ? m_position + 1 : m_position - 1;
        Q_EMIT changed(applyFilters(m_history[m_position], false) | FiltersChanged);
    }
}

bool SelectionModel::inFilter(std::uint32_t record) const
{
    return std::ranges::binary_search(m_records, record);
}

void SelectionModel::setCurrentRecord(std::optional<std::uint32_t> record)
{
    if (record && (!m_evaluation || *record >= m_evaluation->records.size())) {
        record.reset();
    }
    Changes changes = select(record);
    if (m_annotationOf) {
        m_annotationOf.reset();
        changes |= CurrentChanged;
    }
    announce(changes);
}

void SelectionModel::setCurrentAnnotation(std::uint32_t record, const Place& place)
{
    if (!m_evaluation || record >= m_evaluation->records.size()) {
        return;
    }
    Changes changes = select(record);
    if (m_annotationOf != record || m_annotation != place) {
        m_annotationOf = record;
        m_annotation = place;
        changes |= CurrentChanged;
    }
    announce(changes);
}

void SelectionModel::setCurrentRange(std::size_t documentCase, const Range& range)
{
    if (!m_evaluation || documentCase >= m_evaluation->cases.size()) {
        return;
    }
    Changes changes = select(std::nullopt);
    if (std::exchange(m_case, documentCase) != documentCase) {
        changes |= DocumentChanged;
    }
    if (m_range != range) {
        m_range = range;
        changes |= CurrentChanged;
    }
    announce(changes);
}

SelectionModel::Step SelectionModel::stepError(bool forward)
{
    const Numbers& errors = m_errors;
    if (errors.empty()) {
        return Step::Nothing;
    }
    // Without a selected record the step starts before the first record of the document shown.
    const auto from = std::ranges::lower_bound(errors, m_current.value_or(startOfCase()));
    const auto behind = m_current ? std::ranges::upper_bound(errors, *m_current) : from;
    const auto [next, step] = neighbour(errors, from, behind, forward);
    setCurrentRecord(next);
    return step;
}

SelectionModel::Step SelectionModel::stepSimilar()
{
    if (!m_current) {
        return Step::Nothing;
    }
    const PairOutcome& like = m_evaluation->records[*m_current];
    const auto similar = [&](std::uint32_t record) {
        const PairOutcome& other = m_evaluation->records[record];
        return record != *m_current && isError(record) && other.outcome(m_scheme) == like.outcome(m_scheme)
            && other.hasGold() == like.hasGold() && other.hasSystem() == like.hasSystem()
            && (!like.hasGold() || other.goldType == like.goldType)
            && (!like.hasSystem() || other.systemType == like.systemType);
    };
    const auto middle = std::ranges::upper_bound(m_records, *m_current);
    auto next = std::find_if(middle, m_records.end(), similar);
    const bool wraps = next == m_records.end();
    if (wraps) {
        next = std::find_if(m_records.begin(), middle, similar);
        if (next == middle) {
            return Step::Nothing;
        }
    }
    setCurrentRecord(*next);
    return wraps ? Step::Wrapped : Step::Moved;
}

void SelectionModel::setCurrentCase(std::size_t documentCase)
{
    if (!m_evaluation || documentCase >= m_evaluation->cases.size() || documentCase == m_case) {
        return;
    }
    m_case = documentCase;
    Changes changes = DocumentChanged;
    if (std::exchange(m_range, std::nullopt)) {
        changes |= CurrentChanged;
    }
    const auto first = firstOf(documentCase);
    if (std::exchange(m_current, first) != first) {
        changes |= CurrentChanged;
    }
    Q_EMIT changed(changes);
}

std::optional<std::uint32_t> SelectionModel::firstOf(std::size_t documentCase) const
{
    const auto documentOf = [this](std::uint32_t record) { return m_evaluation->records[record].document; };
    const auto first = std::ranges::lower_bound(m_records, documentCase, std::ranges::less {}, documentOf);
    const auto last = std::ranges::upper_bound(m_records, documentCase, std::ranges::less {}, documentOf);
    if (first != last) {
        const auto error
            = std::find_if(first, last, [this](std::uint32_t record) { return isError(record); });
        return error != last ? *error : *first;
    }
    const auto& all = m_evaluation->records;
    const auto any = std::ranges::lower_bound(
        all, documentCase, std::ranges::less {}, [](const PairOutcome& each) { return each.document; });
    return any != all.end() && any->document == documentCase
        ? std::optional(static_cast<std::uint32_t>(any - all.begin()))
        : std::nullopt;
}

SelectionModel::Step SelectionModel::stepDocument(bool forward)
{
    // The first error of each document that has one, in order.
    std::vector<std::uint32_t> firsts;
    std::optional<std::uint32_t> last;
    for (const std::uint32_t record : errors()) {
        const std::uint32_t document = m_evaluation->records[record].document;
        if (std::exchange(last, document) != document) {
            firsts.push_back(record);
        }
    }
    if (firsts.empty()) {
        return Step::Nothing;
    }
    const auto documentOf
        = [this](std::uint32_t record) { return std::size_t { m_evaluation->records[record].document }; };
    const auto [next, step] = neighbour(firsts, std::ranges::lower_bound(firsts, m_case, {}, documentOf),
        std::ranges::upper_bound(firsts, m_case, {}, documentOf), forward);
    setCurrentRecord(next);
    return step;
}

void SelectionModel::setHoveredRecord(std::optional<std::uint32_t> record)
{
    if (record && (!m_evaluation || *record >= m_evaluation->records.size())) {
        record.reset();
    }
    if (std::exchange(m_hovered, record) != record) {
        Q_EMIT changed(HoverChanged);
    }
}

void SelectionModel::recomputeRecords()
{
    m_records.clear();
    m_errors.clear();
    if (!m_evaluation) {
        return;
    }
    if (m_found) {
        m_records = std::move(*m_found);
        m_found.reset();
    } else if (m_filters.empty() && goldAlone(*m_evaluation)) {
        m_records.resize(m_evaluation->records.size());
        std::iota(m_records.begin(), m_records.end(), 0U);
    } else if (m_filters.empty()) {
        const analysis::RecordFilter errors { .scheme = m_scheme, .errorsOnly = true };
        m_records = analysis::filtered(*m_evaluation, std::span(&errors, 1));
    } else {
        m_records = analysis::filtered(*m_evaluation, m_filters);
    }
    std::ranges::copy_if(
        m_records, std::back_inserter(m_errors), [this](std::uint32_t record) { return isError(record); });
}

SelectionModel::Changes SelectionModel::recompute()
{
    recomputeRecords();
    Changes changes = FiltersChanged;
    // An empty result leaves the selected record alone: the text need not jump because nothing was found.
    if (m_records.empty() || (m_current && inFilter(*m_current))) {
        return changes;
    }
    const std::uint32_t from = m_current.value_or(startOfCase());
    const auto next = std::ranges::lower_bound(m_records, from);
    return changes | select(next != m_records.end() ? *next : m_records.back());
}

SelectionModel::Changes SelectionModel::applyFilters(
    std::vector<analysis::RecordFilter> filters, bool remember)
{
    if (filters == m_filters) {
        return {};
    }
    // The newest filter that names a list decides; filters of other lists would leave nothing.
    std::string list;
    for (const analysis::RecordFilter& filter : filters) {
        list = filter.list.empty() ? list : filter.list;
    }
    std::erase_if(filters, [&list](const analysis::RecordFilter& filter) {
        return !filter.list.empty() && filter.list != list;
    });
    m_filters = std::move(filters);
    if (remember) {
        m_history.resize(m_position + 1);
        m_history.push_back(m_filters);
        if (m_history.size() > historyLimit) {
            m_history.erase(m_history.begin());
        }
        m_position = m_history.size() - 1;
    }
    if (auto wanted = wantedEvaluation(); wanted != m_evaluation) {
        m_found.reset(); // found among other records
        const Changes changes = show(std::move(wanted));
        return changes | recompute();
    }
    return recompute();
}

void SelectionModel::announce(Changes changes)
{
    if (changes) {
        Q_EMIT changed(changes);
    }
}

SelectionModel::Changes SelectionModel::select(std::optional<std::uint32_t> record)
{
    Changes changes;
    if (std::exchange(m_range, std::nullopt)) {
        changes |= CurrentChanged;
    }
    if (record != m_current) {
        m_current = record;
        m_annotationOf.reset();
        changes |= CurrentChanged;
    }
    if (record && m_evaluation->records[*record].document != m_case) {
        m_case = m_evaluation->records[*record].document;
        changes |= DocumentChanged;
    }
    return changes;
}

std::optional<std::uint32_t> SelectionModel::nearestFrom(std::size_t documentCase, text::Span from) const
{
    if (m_records.empty()) {
        return std::nullopt;
    }
    const auto before = [&](std::uint32_t record) {
        const PairOutcome& outcome = m_evaluation->records[record];
        return std::tuple(std::size_t { outcome.document }, place(*m_evaluation, outcome).begin)
            < std::tuple(documentCase, from.begin);
    };
    // Records stand in text order; where a document's two texts differ the order is that of the records.
    const auto next = std::ranges::find_if_not(m_records, before);
    return next != m_records.end() ? *next : m_records.back();
}

bool SelectionModel::isError(std::uint32_t record) const
{
    return m_evaluation->list != nullptr || goldAlone(*m_evaluation)
        || m_evaluation->records[record].outcome(m_scheme) != match::Outcome::Correct;
}

std::optional<std::int64_t> SelectionModel::errorNumber(std::uint32_t record) const
{
    const auto place = std::ranges::lower_bound(m_errors, record);
    return place != m_errors.end() && *place == record ? std::optional(place - m_errors.begin() + 1)
                                                       : std::nullopt;
}

std::uint32_t SelectionModel::startOfCase() const
{
    return m_evaluation && m_case < m_evaluation->cases.size() ? m_evaluation->cases[m_case].firstRecord : 0;
}

} // namespace touchstone::ui

#include "moc_selectionmodel.cpp"
