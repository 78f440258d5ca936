// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scoremodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"
#include "ui/session/intervalstrings.h"

#include "core/evaluation/records/typemeans.h"
#include "core/measures/muc/computemuc.h"

#include <QFont>

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <unordered_map>

namespace touchstone::ui {

namespace {

using analysis::ScoreColumn;

void addAll(metrics::SchemeTallies& sum, const metrics::SchemeTallies& part)
{
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] += part[i];
    }
}

/// The tallies of B's rows by label, zeros where it lacks one.
std::map<std::string, metrics::SchemeTallies> byLabel(const analysis::Evaluation& evaluation)
{
    std::map<std::string, metrics::SchemeTallies> tallies;
    for (const analysis::TypeScores& type : evaluation.types) {
        tallies.emplace(evaluation.labels[type.label], type.tallies);
    }
    return tallies;
}

/// The outcome that a column counts, of either side.
std::optional<match::Outcome> outcomeOf(int column)
{
    switch (column) {
    case ScoreModel::Correct:
    case ScoreModel::CorrectOfSystem:
        return match::Outcome::Correct;
    case ScoreModel::Incorrect:
    case ScoreModel::IncorrectOfSystem:
        return match::Outcome::Incorrect;
    case ScoreModel::Partial:
    case ScoreModel::PartialOfSystem:
        return match::Outcome::Partial;
    case ScoreModel::Missing:
        return match::Outcome::Missing;
    case ScoreModel::Spurious:
        return match::Outcome::Spurious;
    default:
        return std::nullopt;
    }
}

/// COR, INC or PAR of the system?
bool ofSystem(int column)
{
    return column == ScoreModel::CorrectOfSystem || column == ScoreModel::IncorrectOfSystem
        || column == ScoreModel::PartialOfSystem;
}

} // namespace

std::optional<ScoreColumn> countColumn(int column)
{
    switch (column) {
    case ScoreModel::Correct:
        return ScoreColumn::Correct;
    case ScoreModel::CorrectOfSystem:
        return ScoreColumn::CorrectOfSystem;
    case ScoreModel::Incorrect:
        return ScoreColumn::Incorrect;
    case ScoreModel::IncorrectOfSystem:
        return ScoreColumn::IncorrectOfSystem;
    case ScoreModel::Partial:
        return ScoreColumn::Partial;
    case ScoreModel::PartialOfSystem:
        return ScoreColumn::PartialOfSystem;
    case ScoreModel::Missing:
        return ScoreColumn::Missing;
    case ScoreModel::Spurious:
        return ScoreColumn::Spurious;
    case ScoreModel::Gold:
        return ScoreColumn::Possible;
    case ScoreModel::System:
        return ScoreColumn::Actual;
    default:
        return std::nullopt;
    }
}

ScoreModel::ScoreModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void ScoreModel::setEvaluations(analysis::EvaluationPtr a, analysis::EvaluationPtr b)
{
    beginResetModel();
    m_a = std::move(a);
    m_b = std::move(b);
    m_intervals.reset();
    rebuild();
    endResetModel();
}

void ScoreModel::setScheme(match::Scheme scheme)
{
    if (scheme == m_scheme) {
        return;
    }
    m_scheme = scheme;
    if (m_sortColumn > Name) {
        sort(m_sortColumn, m_sortOrder);
    }
    announceAll();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void ScoreModel::setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals)
{
    m_intervals = std::move(intervals);
    announceAll();
}

void ScoreModel::announceAll()
{
    const auto announce = [this](const QModelIndex& parent) {
        if (rowCount(parent) > 0) {
            Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
        }
    };
    announce({});
    for (int row = 0; row < rowCount(); ++row) {
        announce(index(row, 0));
    }
}

const metrics::Interval* ScoreModel::interval(const Node& row, int column) const
{
    const char* const name = column == Precision ? ".precision"
        : column == Recall                       ? ".recall"
        : column == F1                           ? ".f1"
                                                 : nullptr;
    if (!m_intervals || name == nullptr || row.document) {
        return nullptr;
    }
    const std::string score = std::string(match::schemeName(m_scheme)) + name
        + (row.mean ? "." + std::string(analysis::name(*row.mean)) : std::string());
    const analysis::ScoreInterval* found = nullptr;
    if (row.types.empty()) {
        found = m_intervals->find(score);
    } else if (row.types.size() == 1) {
        found = m_intervals->find(score, row.types.front());
    } else {
        found = m_intervals->find(score, std::string(annotation::mainType(row.types.front())), true);
    }
    return found != nullptr && found->interval ? &*found->interval : nullptr;
}

void ScoreModel::setRows(Rows rows)
{
    if (rows == m_kind) {
        return;
    }
    beginResetModel();
    m_kind = rows;
    rebuild();
    endResetModel();
}

bool ScoreModel::columnUsed(int column) const
{
    switch (column) {
    case CorrectOfSystem:
        return sidesApart(match::Outcome::Correct);
    case Incorrect:
        return m_scheme != match::Scheme::Partial;
    case IncorrectOfSystem:
        return sidesApart(match::Outcome::Incorrect);
    case Partial:
        return m_scheme == match::Scheme::Partial;
    case PartialOfSystem:
        return sidesApart(match::Outcome::Partial);
    case F1B:
    case Difference:
        return m_b != nullptr;
    default:
        return true;
    }
}

bool ScoreModel::sidesApart(match::Outcome outcome) const
{
    return std::any_of(m_nodes.begin(), m_nodes.end(), [&](const Node& node) {
        const metrics::Tally& tally = node.tallies[static_cast<std::size_t>(m_scheme)];
        return tally[outcome] != tally.ofSystem(outcome);
    });
}

ScoreModel::NodeId ScoreModel::addNode(Node node, std::optional<NodeId> parent)
{
    const auto id = static_cast<NodeId>(m_nodes.size());
    node.parent = parent;
    m_nodes.push_back(std::move(node));
    (parent ? m_nodes[*parent].children : m_top).push_back(id);
    return id;
}

void ScoreModel::rebuild()
{
    m_nodes.clear();
    m_top.clear();
    if (!m_a) {
        return;
    }
    Node overall;
    overall.name = tr("Overall");
    overall.tallies = m_a->overall;
    if (m_b) {
        overall.talliesB = m_b->overall;
    }
    addNode(std::move(overall), {});
    if (m_kind == Rows::ByType && m_a->labels.size() > 1) { // of a single type they say nothing more
        addMeanRows();
    }
    m_summaries = m_top.size();
    if (m_kind == Rows::ByType) {
        addTypeRows();
    } else {
        addDocumentRows();
    }
    orderAll();
}

void ScoreModel::addMeanRows()
{
    const auto meansOf = [](const analysis::Evaluation& evaluation) {
        std::array<SchemeMeans, analysis::allTypeMeans.size()> means;
        for (const match::Scheme scheme : match::allSchemes) {
            const analysis::ScoreSheet sheet = analysis::mucSheet(evaluation, scheme, false);
            for (std::size_t mean = 0; mean < means.size(); ++mean) {
                auto& scores = means[mean][static_cast<std::size_t>(scheme)];
                const auto& cells = sheet.means[mean].cells; // P, R and F1 are the last columns
                for (std::size_t i = 0; i < scores.size(); ++i) {
                    scores[i] = cells[cells.size() - scores.size() + i].value;
                }
            }
        }
        return means;
    };
    const auto ofA = meansOf(*m_a);
    const auto ofB = m_b ? std::optional(meansOf(*m_b)) : std::nullopt;
    for (std::size_t mean = 0; mean < ofA.size(); ++mean) {
        Node node;
        node.mean = analysis::allTypeMeans[mean];
        node.name = node.mean == analysis::TypeMean::Macro ? tr("Macro mean") : tr("Weighted mean");
        node.means = ofA[mean];
        if (ofB) {
            node.meansB = (*ofB)[mean];
        }
        addNode(std::move(node), {});
    }
}

void ScoreModel::addTypeRows()
{
    auto ofA = byLabel(*m_a);
    const auto ofB = m_b ? byLabel(*m_b) : std::map<std::string, metrics::SchemeTallies>();
    for (const auto& [label, tallies] : ofB) {
        ofA.try_emplace(label); // a type that only System B knows is a row of zeros
    }
    const bool isolated = m_a->spec.perType == analysis::PerType::Isolated;
    const auto typeNode = [&](const std::string& label, const QString& name) {
        Node node;
        node.name = name;
        node.types = { label };
        node.tallies = ofA.at(label);
        if (const auto found = ofB.find(label); found != ofB.end()) {
            node.talliesB = found->second;
        }
        return node;
    };
    std::map<std::string, std::vector<std::string>> groups;
    for (const auto& [label, tallies] : ofA) {
        groups[isolated ? label : std::string(annotation::mainType(label))].push_back(label);
    }
    for (const auto& [mainType, labels] : groups) {
        if (labels.size() == 1) {
            addNode(typeNode(labels.front(), toQString(labels.front())), {});
            continue;
        }
        Node sum;
        sum.name = toQString(mainType);
        sum.types = labels;
        for (const std::string& label : labels) {
            addAll(sum.tallies, ofA.at(label));
            if (const auto found = ofB.find(label); found != ofB.end()) {
                if (!sum.talliesB) {
                    sum.talliesB.emplace();
                }
                addAll(*sum.talliesB, found->second);
            }
        }
        const NodeId parent = addNode(std::move(sum), {});
        for (const std::string& label : labels) {
            //: The row of a type itself below the row that sums it and its subtypes. %1: type
            const QString name
                = label == mainType ? tr("%1 (without subtype)").arg(toQString(label)) : toQString(label);
            addNode(typeNode(label, name), parent);
        }
    }
}

void ScoreModel::addDocumentRows()
{
    std::unordered_map<std::string, const metrics::SchemeTallies*> ofB;
    if (m_b) {
        for (const analysis::DocumentCase& documentCase : m_b->cases) {
            ofB.emplace(documentCase.name(), &documentCase.tallies);
        }
    }
    m_nodes.reserve(m_a->cases.size() + 1);
    for (const analysis::DocumentCase& documentCase : m_a->cases) {
        Node node;
        node.name = toQString(documentCase.name());
        node.document = documentCase.name();
        node.tallies = documentCase.tallies;
        if (const auto found = ofB.find(documentCase.name()); found != ofB.end()) {
            node.talliesB = *found->second;
        }
        addNode(std::move(node), {});
    }
}

void ScoreModel::order(std::vector<NodeId>& nodes, bool top)
{
    // Nodes were made in the order of the evaluation, the overall row first.
    std::sort(nodes.begin(), nodes.end());
    if (m_sortColumn >= 0 && !nodes.empty()) {
        const std::size_t fixed = top ? m_summaries : 0;
        const bool descending = m_sortOrder == Qt::DescendingOrder;
        std::vector<std::uint32_t> places(nodes.size() - fixed);
        std::iota(places.begin(), places.end(), 0U);
        if (m_sortColumn == Name) {
            std::vector<QString> names;
            for (std::size_t i = fixed; i < nodes.size(); ++i) {
                names.push_back(m_nodes[nodes[i]].name);
            }
            sortByRank(places, collationRanks(names), descending);
        } else {
            const double last = descending ? -std::numeric_limits<double>::infinity()
                                           : std::numeric_limits<double>::infinity();
            std::vector<double> values;
            for (std::size_t i = fixed; i < nodes.size(); ++i) {
                const QVariant value = rawValue(m_nodes[nodes[i]], m_sortColumn);
                values.push_back(value.isValid() ? value.toDouble() : last);
            }
            sortByRank(places, numberRanks(values), descending);
        }
        const std::vector<NodeId> before = nodes;
        for (std::size_t i = 0; i < places.size(); ++i) {
            nodes[fixed + i] = before[fixed + places[i]];
        }
    }
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        m_nodes[nodes[row]].row = static_cast<int>(row);
    }
}

void ScoreModel::orderAll()
{
    order(m_top, true);
    for (Node& node : m_nodes) {
        if (!node.children.empty()) {
            std::vector<NodeId> children = std::move(node.children);
            order(children, false);
            node.children = std::move(children);
        }
    }
}

const metrics::Tally& ScoreModel::tally(const QModelIndex& index) const
{
    return node(index).tallies[static_cast<std::size_t>(m_scheme)];
}

QString ScoreModel::rowName(const QModelIndex& index) const { return node(index).name; }

analysis::CountedRow ScoreModel::recordsOf(const Node& node) const
{
    analysis::CountedRow records;
    records.types = node.types;
    records.perType = m_a->spec.perType;
    if (records.perType == analysis::PerType::Isolated && !node.types.empty()) {
        records.part.list = analysis::isolatedList;
    }
    if (node.document) {
        records.part.documents = { *node.document };
    }
    return records;
}

analysis::RecordFilter ScoreModel::countFilter(const QModelIndex& index, ScoreColumn column) const
{
    return recordsOf(node(index)).cell(m_scheme, column);
}

std::optional<analysis::RecordFilter> ScoreModel::rowFilter(const QModelIndex& index) const
{
    const analysis::RecordFilter filter = recordsOf(node(index)).all();
    return filter.empty() ? std::nullopt : std::optional(filter);
}

std::optional<analysis::RecordFilter> ScoreModel::rowExclusion(const QModelIndex& index) const
{
    const Node& row = node(index);
    analysis::RecordFilter filter;
    filter.excludedTypes = row.types;
    if (row.document) {
        filter.excludedDocuments = { *row.document };
    }
    return filter.empty() ? std::nullopt : std::optional(filter);
}

QModelIndex ScoreModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column < 0 || column >= ColumnCount || row < 0 || row >= rowCount(parent)) {
        return {};
    }
    const auto& siblings = parent.isValid() ? node(parent).children : m_top;
    return createIndex(row, column, quintptr { siblings[static_cast<std::size_t>(row)] });
}

QModelIndex ScoreModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || !node(child).parent) {
        return {};
    }
    const NodeId parent = *node(child).parent;
    return createIndex(m_nodes[parent].row, 0, quintptr { parent });
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_top.size());
    }
    return parent.column() == 0 ? static_cast<int>(node(parent).children.size()) : 0;
}

int ScoreModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() && parent.column() != 0 ? 0 : ColumnCount;
}

std::optional<double> ScoreModel::score(const Node& row, int column) const
{
    if (row.mean) {
        return meanScore(row, column);
    }
    const metrics::Tally& counts = row.tallies[static_cast<std::size_t>(m_scheme)];
    const auto f1B = row.talliesB ? (*row.talliesB)[static_cast<std::size_t>(m_scheme)].f1() : std::nullopt;
    switch (column) {
    case Precision:
        return counts.precision();
    case Recall:
        return counts.recall();
    case F1:
        return counts.f1();
    case F1B:
        return f1B;
    case Difference:
        return counts.f1() && f1B ? std::optional(*counts.f1() - *f1B) : std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<double> ScoreModel::meanScore(const Node& row, int column) const
{
    const auto scheme = static_cast<std::size_t>(m_scheme);
    const auto& [precision, recall, f1] = row.means[scheme];
    const std::optional<double> f1B = row.meansB ? (*row.meansB)[scheme].back() : std::nullopt;
    switch (column) {
    case Precision:
        return precision;
    case Recall:
        return recall;
    case F1:
        return f1;
    case F1B:
        return f1B;
    case Difference:
        return f1 && f1B ? std::optional(*f1 - *f1B) : std::nullopt;
    default:
        return std::nullopt;
    }
}

QVariant ScoreModel::rawValue(const Node& row, int column) const
{
    if (column == Name) {
        return row.name;
    }
    if (const auto count = countColumn(column); count && row.mean) {
        return {};
    } else if (count) {
        return static_cast<qlonglong>(
            analysis::countOf(row.tallies[static_cast<std::size_t>(m_scheme)], *count));
    }
    const auto value = score(row, column);
    return value ? QVariant(*value) : QVariant();
}

QString ScoreModel::meanMeaning(const Node& node) const
{
    return node.mean == analysis::TypeMean::Macro
        ? tr("Mean over the types, each counted alike; an undefined score counts as 0")
        : tr("Mean over the types, each weighted by its annotations in the gold; an undefined score counts "
             "as 0");
}

QString ScoreModel::toolTip(const Node& row, int column) const
{
    if (row.mean) {
        return column == Name ? meanMeaning(row) : QString();
    }
    if (const auto count = countColumn(column)) {
        //: Tooltip of a count. %1: name of the column, %2: name of the row
        return tr("%1 in “%2”: show these records (Ctrl+click: within the filter)")
            .arg(columnText(*count), row.name);
    }
    if (column == Name) {
        if (row.types.size() > 1) {
            QStringList names;
            for (const std::string& type : row.types) {
                names << toQString(type);
            }
            return tr("Sum of %1").arg(names.join(tr(", ")));
        }
        return row.name;
    }
    if (column == F1B || column == Difference) {
        return {};
    }
    if (!score(row, column)) {
        return tr("Undefined: the formula would divide by 0");
    }
    const metrics::Interval* around = interval(row, column);
    const QString tip = tr("Show the formula with its numbers");
    return around == nullptr
        ? tip
        : intervalMeaning(*around, m_intervals->settings, m_intervals->units) + QLatin1Char('\n') + tip;
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node& row = node(index);
    const int column = index.column();
    const auto count = countColumn(column);
    switch (role) {
    case Qt::DisplayRole:
        if (column == Name) {
            return row.name;
        }
        if (count) {
            return row.mean ? QString() : countText(rawValue(row, column).toLongLong());
        }
        if (const metrics::Interval* around = interval(row, column)) {
            return scoreText(score(row, column)) + QLatin1Char(' ') + intervalText(*around);
        }
        return column == Difference ? differenceText(score(row, column)) : scoreText(score(row, column));
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (column == Name ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        if (row.types.empty() && !row.document) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case SortRole:
        return rawValue(row, column);
    case ExportRole:
        if (column == Name) {
            return row.name;
        }
        if (count) {
            return row.mean ? QString() : QString::number(rawValue(row, column).toLongLong());
        }
        return scoreExport(score(row, column));
    case FilterRole:
        return count && !row.mean ? QVariant::fromValue(countFilter(index, *count)) : QVariant();
    case FaintRole:
        return count && !row.mean && rawValue(row, column).toLongLong() == 0;
    case LinkRole:
        return !row.mean && (count || column == Precision || column == Recall || column == F1);
    default:
        return {};
    }
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole) {
        if (const auto outcome = outcomeOf(section)) {
            return ofSystem(section) ? tr("%1, of the system's annotations of the type. %2")
                                           .arg(outcomeText(*outcome), outcomeMeaning(*outcome))
                                     : tr("%1. %2").arg(outcomeText(*outcome), outcomeMeaning(*outcome));
        }
        switch (section) {
        case Gold:
            return tr("Annotations of the gold (POS) = COR + INC + PAR + MIS");
        case System:
            return tr("Annotations of the system (ACT) = COR + INC + PAR + SPU, those of the system");
        case Precision:
            return tr("Precision = (COR + ½ PAR) / System");
        case Recall:
            return tr("Recall = (COR + ½ PAR) / Gold");
        case F1:
            return tr("F1 = 2 P R / (P + R)");
        case F1B:
            return tr("F1 of System B");
        case Difference:
            return tr("F1 of System A minus F1 of System B");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (const auto outcome = outcomeOf(section)) {
        //: Heading of a count of the system's annotations; %1: COR, INC or PAR
        return ofSystem(section) ? tr("%1 sys").arg(codeText(*outcome)) : codeText(*outcome);
    }
    switch (section) {
    case Name:
        return m_kind == Rows::ByType ? tr("Type") : tr("Document");
    case Gold:
        return tr("Gold");
    case System:
        return tr("System");
    case Precision:
        return tr("P");
    case Recall:
        return tr("R");
    case F1:
        return tr("F1");
    case F1B:
        return tr("F1 (B)");
    case Difference:
        return tr("A − B");
    default:
        return {};
    }
}

void ScoreModel::sort(int column, Qt::SortOrder sortOrder)
{
    if (column < -1 || column >= ColumnCount) {
        return;
    }
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    orderAll();
    QModelIndexList after;
    for (const QModelIndex& index : before) {
        after.push_back(createIndex(node(index).row, index.column(), index.internalId()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui
