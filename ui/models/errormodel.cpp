// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/errormodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include "core/support/lookup.h"

#include <QtConcurrent>

#include <cmath>
#include <iterator>
#include <new>
#include <numeric>

namespace touchstone::ui {

namespace {

using analysis::Evaluation;
using match::PairOutcome;

constexpr std::uint32_t mostSortedCharacters = 200;

std::uint32_t beginOf(const Evaluation& evaluation, const PairOutcome& record)
{
    const annotation::Entity* gold = evaluation.goldEntity(record);
    const annotation::Entity* entity = gold != nullptr ? gold : evaluation.systemEntity(record);
    return entity != nullptr ? entity->span.begin : 0;
}

/// Ranks by the words of one side. Words are compared once per distinct text, never per record.
Ranks wordRanks(const Evaluation& evaluation, bool gold)
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    std::deque<std::string> joinedTexts; // stable addresses: the map's keys look into them
    std::vector<QString> texts;
    std::vector<std::uint32_t> textOf(evaluation.records.size());
    const auto numberOf = [&](std::string_view text) {
        const auto [place, fresh] = numbers.emplace(text, static_cast<std::uint32_t>(texts.size()));
        if (fresh) {
            texts.push_back(toQString(text));
        }
        return place->second;
    };
    for (std::size_t i = 0; i < evaluation.records.size(); ++i) {
        const PairOutcome& record = evaluation.records[i];
        const std::uint32_t entity = gold ? record.gold : record.system;
        if (entity == annotation::noEntity) {
            textOf[i] = numberOf({});
            continue;
        }
        const analysis::DocumentCase& documentCase = evaluation.cases[record.document];
        const annotation::Document& document = gold ? *documentCase.gold : *documentCase.system;
        if (document.annotations.fragments(entity).empty()) {
            // Enough to sort by; many annotations over a whole book must not multiply it.
            text::Span words = document.annotations.entities[entity].span;
            words.end = std::min(words.end, words.begin + mostSortedCharacters);
            textOf[i] = numberOf(document.text.slice(words));
        } else {
            joinedTexts.push_back(gold ? evaluation.goldText(record) : evaluation.systemText(record));
            textOf[i] = numberOf(joinedTexts.back());
        }
    }
    Ranks ranks = collationRanks(texts);
    for (std::uint32_t& text : textOf) {
        text = ranks.of[text];
    }
    ranks.of = std::move(textOf);
    return ranks;
}

/// Ranks by something that a small table of texts has a row for; `number` gives the row, or nothing.
template <typename Number>
Ranks tableRanks(const Evaluation& evaluation, const std::vector<QString>& table, Number number)
{
    const Ranks byRow = collationRanks(table);
    Ranks ranks;
    ranks.count = byRow.count + 1;
    ranks.of.reserve(evaluation.records.size());
    for (const PairOutcome& record : evaluation.records) {
        const std::optional<std::uint32_t> row = number(record);
        ranks.of.push_back(row ? byRow.of[*row] : byRow.count);
    }
    return ranks;
}

std::vector<QString> labelTexts(const Evaluation& evaluation)
{
    return support::listOf<QString>(evaluation.labels, toQString);
}

/// Undefined ones come last.
Ranks valueRanks(const RecordValue& value)
{
    if (value.words != nullptr) {
        // The values of a slice stand in their order; each record has one.
        Ranks ranks;
        ranks.count = static_cast<std::uint32_t>(value.words->names.size()) + 1;
        for (std::size_t record = 0; record + 1 < value.words->begins.size(); ++record) {
            const auto of = value.words->of(static_cast<std::uint32_t>(record));
            ranks.of.push_back(of.empty() ? ranks.count - 1 : of.front());
        }
        return ranks;
    }
    std::vector<double> numbers = value.column->values;
    for (double& number : numbers) {
        number = std::isnan(number) ? std::numeric_limits<double>::infinity() : number;
    }
    return numberRanks(numbers);
}

/// Of a measure's values, or of a column of its own.
std::shared_ptr<const Ranks> columnRanks(const RecordValue* values, const Evaluation& evaluation,
    match::Scheme scheme, const Counterpart* counterpart, int column)
{
    return std::make_shared<const Ranks>(values != nullptr
            ? valueRanks(*values)
            : errorRanks(evaluation, scheme, counterpart, static_cast<ErrorModel::Column>(column)));
}

/// What the other system made of the same gold annotation.
std::optional<match::Outcome> otherOutcome(
    const Counterpart* counterpart, const PairOutcome& record, match::Scheme scheme)
{
    const auto other = counterpart != nullptr ? counterpart->of(record) : std::nullopt;
    return other ? std::optional(counterpart->other()->records[*other].outcome(scheme)) : std::nullopt;
}

} // namespace

Ranks errorRanks(const Evaluation& evaluation, match::Scheme scheme, const Counterpart* counterpart,
    ErrorModel::Column column)
{
    Ranks ranks;
    ranks.of.reserve(evaluation.records.size());
    const auto eachRecord = [&](auto number, std::uint32_t count) {
        ranks.count = count;
        for (const PairOutcome& record : evaluation.records) {
            ranks.of.push_back(number(record));
        }
    };
    switch (column) {
    case ErrorModel::OutcomeColumn:
        eachRecord([&](const PairOutcome& r) { return static_cast<std::uint32_t>(r.outcome(scheme)); },
            match::outcomeCount);
        return ranks;
    case ErrorModel::ErrorTypeColumn:
        eachRecord([](const PairOutcome& r) { return static_cast<std::uint32_t>(r.errorType); },
            match::errorTypeCount);
        return ranks;
    case ErrorModel::GoldWords:
        return wordRanks(evaluation, true);
    case ErrorModel::SystemWords:
        return wordRanks(evaluation, false);
    case ErrorModel::GoldType:
        return tableRanks(evaluation, labelTexts(evaluation),
            [](const PairOutcome& r) { return r.hasGold() ? std::optional(r.goldType) : std::nullopt; });
    case ErrorModel::SystemType:
        return tableRanks(evaluation, labelTexts(evaluation),
            [](const PairOutcome& r) { return r.hasSystem() ? std::optional(r.systemType) : std::nullopt; });
    case ErrorModel::DocumentColumn:
        return tableRanks(evaluation,
            support::listOf<QString>(
                evaluation.cases, [](const auto& documentCase) { return toQString(documentCase.name()); }),
            [](const PairOutcome& r) { return std::optional(r.document); });
    case ErrorModel::Position: {
        std::uint32_t highest = 0;
        for (const PairOutcome& record : evaluation.records) {
            ranks.of.push_back(beginOf(evaluation, record));
            highest = std::max(highest, ranks.of.back());
        }
        ranks.count = highest + 1;
        return ranks;
    }
    case ErrorModel::OutcomeB:
        eachRecord(
            [&](const PairOutcome& r) {
                const auto other = otherOutcome(counterpart, r, scheme);
                return other ? static_cast<std::uint32_t>(*other) : std::uint32_t { match::outcomeCount };
            },
            match::outcomeCount + 1);
        return ranks;
    case ErrorModel::CountedAs:
        eachRecord(
            [&, number = std::uint32_t { 0 }](const PairOutcome&) mutable {
                return evaluation.list != nullptr ? evaluation.list->bits[number++] : 0U;
            },
            0);
        ranks.count = ranks.of.empty() ? 1 : 1 + *std::max_element(ranks.of.begin(), ranks.of.end());
        return ranks;
    case ErrorModel::Number:
    case ErrorModel::ColumnCount:
        break;
    }
    ranks.of.resize(evaluation.records.size());
    std::iota(ranks.of.begin(), ranks.of.end(), 0U);
    ranks.count = static_cast<std::uint32_t>(ranks.of.size());
    return ranks;
}

QString singleLine(const QString& words, int limit)
{
    QString line = words.left(limit);
    if (words.size() > limit) {
        if (!line.isEmpty() && line.back().isHighSurrogate()) {
            line.chop(1);
        }
        line += QChar(0x2026);
    }
    for (QChar& character : line) {
        if (character == QLatin1Char('\n') || character == QLatin1Char('\r') || character == QLatin1Char('\t')
            || character == QChar::LineSeparator || character == QChar::ParagraphSeparator) {
            character = QLatin1Char(' ');
        }
    }
    return line;
}

ErrorModel::ErrorModel(QObject* parent)
    : TableModel(parent)
{
    connect(&m_watcher, &QFutureWatcher<Sorted>::finished, this, &ErrorModel::takeSorted);
}

ErrorModel::~ErrorModel()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished(); // the worker holds shared data only, but must not outlive the application
}

void ErrorModel::show(analysis::EvaluationPtr evaluation, match::Scheme scheme,
    std::shared_ptr<const Counterpart> counterpart, const std::vector<std::uint32_t>& records)
{
    if (evaluation != m_evaluation) {
        m_ranks.assign(m_ranks.size(), nullptr);
    }
    if (scheme != m_scheme) {
        m_ranks[OutcomeColumn].reset();
        m_ranks[OutcomeB].reset();
    }
    if (counterpart != m_counterpart) {
        m_ranks[OutcomeB].reset();
    }
    m_evaluation = std::move(evaluation);
    m_scheme = scheme;
    m_counterpart = std::move(counterpart);
    setRecords(records);
}

void ErrorModel::setOtherTitle(const QString& title, const QString& letter)
{
    if (title != m_otherTitle) {
        m_otherTitle = title;
        m_otherLetter = letter;
        Q_EMIT headerDataChanged(Qt::Horizontal, OutcomeB, OutcomeB);
    }
}

void ErrorModel::setRecords(const std::vector<std::uint32_t>& records)
{
    ++m_generation;
    beginResetModel();
    m_rowOf.clear();
    m_records = records;
    m_rows = records;
    const bool wanted = m_sortColumn >= 0 && m_evaluation != nullptr;
    const auto& ranks = m_ranks[wanted ? static_cast<std::size_t>(m_sortColumn) : 0];
    // With ranks at hand a million rows take some hundredths of a second: no need for a worker.
    const bool now = wanted && (ranks != nullptr || m_rows.size() <= backgroundRows);
    if (now) {
        sortRows();
    }
    endResetModel();
    if (wanted && !now) {
        startSorting();
    }
}

std::size_t ErrorModel::total() const { return m_evaluation ? m_evaluation->records.size() : 0; }

int ErrorModel::columns() const { return static_cast<int>(ColumnCount + m_values.size()); }

void ErrorModel::setValues(std::vector<RecordValue> values)
{
    const auto same = [](const RecordValue& a, const RecordValue& b) {
        return a.column == b.column && a.words == b.words;
    };
    if (std::ranges::equal(values, m_values, same)) {
        return;
    }
    ++m_generation;
    beginResetModel();
    const RecordValue* const sorted = measured(m_sortColumn);
    const QString key = sorted != nullptr ? sorted->key : QString();
    m_values = std::move(values);
    m_ranks.resize(ColumnCount);
    m_ranks.resize(ColumnCount + m_values.size());
    const auto again = std::ranges::find(m_values, key, &RecordValue::key);
    if (m_sortColumn >= ColumnCount) {
        m_sortColumn
            = again != m_values.end() ? static_cast<int>(ColumnCount + (again - m_values.begin())) : -1;
        m_rowOf.clear();
        m_rows = m_records;
        if (m_sortColumn >= 0 && m_evaluation) {
            sortRows();
        }
    }
    endResetModel();
}

bool ErrorModel::isNumber(int column) const
{
    const RecordValue* const of = measured(column);
    return column == Number || column == Position || (of != nullptr && of->words == nullptr);
}

const RecordValue* ErrorModel::measured(int column) const
{
    const auto index = static_cast<std::size_t>(column - ColumnCount);
    return column >= ColumnCount && index < m_values.size() ? &m_values[index] : nullptr;
}

void ErrorModel::sortRows()
{
    auto& ranks = m_ranks[static_cast<std::size_t>(m_sortColumn)];
    if (ranks == nullptr) {
        ranks
            = columnRanks(measured(m_sortColumn), *m_evaluation, m_scheme, m_counterpart.get(), m_sortColumn);
    }
    m_rows = m_records;
    sortByRank(m_rows, *ranks, m_sortOrder == Qt::DescendingOrder);
}

QString ErrorModel::text(const PairOutcome& record, std::uint32_t number, int column) const
{
    switch (column) {
    case Number:
        return countText(std::int64_t { number } + 1);
    case OutcomeColumn:
        return codeText(record.outcome(m_scheme));
    case ErrorTypeColumn:
        return errorTypeText(record.errorType);
    case GoldWords:
        return singleLine(toQString(m_evaluation->goldText(record)));
    case SystemWords:
        return singleLine(toQString(m_evaluation->systemText(record)));
    case GoldType:
        return record.hasGold() ? toQString(m_evaluation->labels[record.goldType]) : undefinedText();
    case SystemType:
        return record.hasSystem() ? toQString(m_evaluation->labels[record.systemType]) : undefinedText();
    case DocumentColumn:
        return toQString(m_evaluation->cases[record.document].name());
    case Position:
        return countText(beginOf(*m_evaluation, record));
    case OutcomeB: {
        const auto other = otherOutcome(m_counterpart.get(), record, m_scheme);
        return other ? codeText(*other) : undefinedText();
    }
    case CountedAs:
        return countedAs(*m_evaluation, number);
    default:
        if (const RecordValue* const of = measured(column)) {
            return of->words != nullptr ? singleLine(of->shownWord(number).value_or(undefinedText()))
                                        : scoreText(of->of(number));
        }
        return {};
    }
}

QString ErrorModel::description(const PairOutcome& record) const
{
    const QString outcome = outcomeText(record.outcome(m_scheme));
    const auto side = [&](bool gold) {
        if (gold ? !record.hasGold() : !record.hasSystem()) {
            return gold ? tr("no gold annotation") : tr("no system annotation");
        }
        const QString type = toQString(m_evaluation->labels[gold ? record.goldType : record.systemType]);
        const QString words
            = singleLine(toQString(gold ? m_evaluation->goldText(record) : m_evaluation->systemText(record)));
        //: %1: entity type, %2: the words
        return gold ? tr("gold %1 %2").arg(type, words) : tr("system %1 %2").arg(type, words);
    };
    if (goldAlone(*m_evaluation)) {
        return side(true);
    }
    //: A record for screen readers. %1: outcome, %2 and %3: gold and system annotation, %4: error type
    return tr("%1, %2, %3, %4").arg(outcome, side(true), side(false), errorTypeText(record.errorType));
}

QVariant ErrorModel::value(std::uint32_t number, int column, int role) const
{
    const PairOutcome& record = m_evaluation->records[number];
    switch (role) {
    case Qt::DisplayRole:
        return text(record, number, column);
    case Qt::ToolTipRole:
        if (column == OutcomeColumn) {
            return tr("%1. %2").arg(
                outcomeText(record.outcome(m_scheme)), outcomeMeaning(record.outcome(m_scheme)));
        }
        if (column == ErrorTypeColumn) {
            return errorTypeMeaning(record.errorType);
        }
        return text(record, number, column);
    case Qt::AccessibleDescriptionRole:
        return description(record);
    case Qt::AccessibleTextRole:
        return column == OutcomeColumn ? outcomeText(record.outcome(m_scheme)) : text(record, number, column);
    case SortRole:
        switch (column) {
        case Number:
            return number;
        case OutcomeColumn:
            return static_cast<int>(record.outcome(m_scheme));
        case ErrorTypeColumn:
            return static_cast<int>(record.errorType);
        case Position:
            return beginOf(*m_evaluation, record);
        default:
            if (const RecordValue* const of = measured(column)) {
                if (of->words != nullptr) {
                    const auto values = of->words->of(number);
                    return values.empty() ? QVariant() : QVariant(values.front());
                }
                return of->of(number) ? QVariant(*of->of(number)) : QVariant();
            }
            return text(record, number, column);
        }
    case ExportRole:
        if (column == Number) {
            return QString::number(number + 1);
        }
        if (const RecordValue* const of = measured(column)) {
            return of->words != nullptr ? of->word(number).value_or(QString()) : scoreExport(of->of(number));
        }
        return column == Position ? QVariant(QString::number(beginOf(*m_evaluation, record))) : QVariant();
    case OutcomeRole:
        if (column == OutcomeColumn) {
            return static_cast<int>(record.outcome(m_scheme));
        }
        if (column == OutcomeB) {
            const auto other = otherOutcome(m_counterpart.get(), record, m_scheme);
            return other ? QVariant(static_cast<int>(*other)) : QVariant();
        }
        return {};
    case RecordRole:
        return number;
    default:
        return {};
    }
}

TableModel::Header ErrorModel::header(int column) const
{
    if (const RecordValue* const of = measured(column)) {
        return { of->title, of->meaning() };
    }
    const Header headers[] = {
        { tr("#"), tr("Number of the record in text order") },
        { tr("Outcome"), tr("Outcome under the %1 scheme").arg(schemeWord(m_scheme)) },
        { tr("Error type"), tr("What differs, whatever the scheme") },
        { tr("Gold words"), tr("Gold words") },
        { tr("System words"), tr("System words") },
        { tr("Gold type"), tr("Gold type"), tr("Gold") },
        { tr("System type"), tr("System type"), tr("System") },
        { tr("Document"), tr("Document") },
        { tr("Position"), tr("First character in the document, counted in code points from 0") },
        //: %1: "System A" or "System B"
        { m_otherTitle, tr("What %1 made of the same gold annotation").arg(m_otherTitle), m_otherLetter },
        { tr("Counted as"), tr("What the measure counts the record as") },
    };
    static_assert(std::size(headers) == ColumnCount);
    return headers[column];
}

void ErrorModel::sort(int column, Qt::SortOrder order)
{
    if (column < -1 || column >= columnCount() || (column == m_sortColumn && order == m_sortOrder)) {
        return;
    }
    m_sortColumn = column;
    m_sortOrder = order;
    ++m_generation;
    if (!m_evaluation) {
        return;
    }
    if (column < 0) {
        applyOrder(m_records);
    } else if (m_rows.size() > backgroundRows) {
        startSorting();
    } else {
        reorder([this]() { sortRows(); });
    }
}

void ErrorModel::startSorting()
{
    Q_EMIT sortingStarted();
    m_watcher.setFuture(QtConcurrent::run(
        [generation = m_generation, column = m_sortColumn, descending = m_sortOrder == Qt::DescendingOrder,
            evaluation = m_evaluation, scheme = m_scheme, counterpart = m_counterpart,
            values
            = measured(m_sortColumn) != nullptr ? std::optional(*measured(m_sortColumn)) : std::nullopt,
            ranks = m_ranks[static_cast<std::size_t>(m_sortColumn)], rows = m_records]() mutable {
            try {
                if (ranks == nullptr) {
                    ranks = columnRanks(
                        values ? &*values : nullptr, *evaluation, scheme, counterpart.get(), column);
                }
                sortByRank(rows, *ranks, descending);
            } catch (const std::bad_alloc&) {
                return Sorted {}; // the order stays
            }
            return Sorted { generation, column, std::move(ranks), std::move(rows) };
        }));
}

void ErrorModel::takeSorted()
{
    if (m_watcher.future().resultCount() == 0) {
        return;
    }
    const Sorted sorted = m_watcher.result();
    // When the rows or the wish changed meanwhile, another answer follows or was given.
    if (sorted.ranks != nullptr && sorted.generation == m_generation) {
        m_ranks[static_cast<std::size_t>(sorted.column)] = sorted.ranks;
        applyOrder(sorted.rows);
    }
    Q_EMIT sortingFinished();
}

void ErrorModel::applyOrder(std::vector<std::uint32_t> rows)
{
    reorder([&]() { m_rows = std::move(rows); });
}

} // namespace touchstone::ui

#include "moc_errormodel.cpp"
