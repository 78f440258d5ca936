// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/hipe/hipereader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/formats/hipe/hipetable.h"
#include "core/io/formats/hipe/hipetree.h"
#include "core/support/findingkinds.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

using annotation::Document;
using annotation::Entity;
using annotation::EntityTree;
using annotation::noEntity;

struct FlatColumn
{
    std::string_view id;
    HipeColumn labels;
    HipeColumn links; ///< Token: none
    bool linksMatter; ///< the column is read for its links
};

constexpr std::array<FlatColumn, 8> flatColumns { {
    { "coarse", HipeColumn::CoarseLit, HipeColumn::LinkLit, false },
    { "coarse-meto", HipeColumn::CoarseMeto, HipeColumn::LinkMeto, false },
    { "fine", HipeColumn::FineLit, HipeColumn::LinkLit, false },
    { "fine-meto", HipeColumn::FineMeto, HipeColumn::LinkMeto, false },
    { "comp", HipeColumn::FineComp, HipeColumn::Token, false },
    { "nested", HipeColumn::Nested, HipeColumn::Token, false },
    { "links", HipeColumn::CoarseLit, HipeColumn::LinkLit, true },
    { "links-meto", HipeColumn::CoarseMeto, HipeColumn::LinkMeto, true },
} };

constexpr std::array<std::string_view, 9> columnIds { "coarse", "coarse-meto", "fine", "fine-meto", "comp",
    "nested", "links", "links-meto", "tree" };

const FlatColumn* flatColumn(std::string_view id) { return support::found(flatColumns, id, &FlatColumn::id); }

/// What is known instead of the column `id`; who names one as the file does is told its id.
Message noColumn(std::string_view id)
{
    const auto* const column
        = support::found(flatColumns, id, [](const FlatColumn& flat) { return hipeColumnOf(flat.id); });
    constexpr std::string_view known
        = "coarse, coarse-meto, fine, fine-meto, comp, nested, links, links-meto, tree";
    return column == nullptr
        ? said("there is no annotation column '%1'; known: %2", id, known)
        : said("there is no annotation column '%1'; %1 is read as '%2'; known: %3", id, column->id, known);
}

/// What is told of an anomaly.
struct AnomalyWords
{
    FindingCode code;
    HipeColumn column; ///< Token: the metonymic one
    const char* pattern; ///< of the label and the name of the column
};

/// By HipeAnomaly::Kind.
constexpr std::array<AnomalyWords, 6> anomalyWords { {
    { "hipe.meto-overlap", HipeColumn::Token,
        support::pattern("'%1' in %2 has another span than any entity; it became the second type of the one "
                         "that it shares most tokens with") },
    { "hipe.meto-alone", HipeColumn::Token,
        support::pattern(
            "'%1' in %2 meets no entity that has no second type yet; it is an entity of its own") },
    { "hipe.component-cut", HipeColumn::FineComp,
        support::pattern("'%1' in %2 crosses the end of an entity; it was cut to the one that it shares most "
                         "tokens with") },
    { "hipe.component-alone", HipeColumn::FineComp,
        support::pattern("'%1' in %2 meets no entity; it is shown, but takes no part in any score") },
    { "hipe.nested-crossing", HipeColumn::Nested,
        support::pattern("'%1' in %2 crosses the end of an entity; it stands alone") },
    { "hipe.nested-outside", HipeColumn::Nested,
        support::pattern("'%1' in %2 meets no entity; it stands alone") },
} };

class HipeParser : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        const auto id
            = m_options.annotationColumn.empty() ? std::string("coarse") : m_options.annotationColumn;
        const auto* const flat = flatColumn(id);
        if (flat == nullptr && id != "tree") {
            return refused(ErrorCode::InvalidOption, noColumn(id));
        }
        if (!m_options.treeRoots.empty() && m_options.treeRoots != "fine"
            && m_options.treeRoots != "coarse") {
            return refused(ErrorCode::InvalidOption,
                said("the roots of a tree come from 'fine' or 'coarse', not from '%1'", m_options.treeRoots));
        }
        if (auto read = m_table.read(m_file, m_layer.diagnostics, m_progress); !read) {
            return read;
        }
        if (!m_table.documentMarks()) {
            m_layer.documentMarks = false;
        }
        m_layer.emptyMarks = m_layer.emptyMarks || m_table.emptyMarks();
        const bool first = m_layer.documents.empty();
        const bool answered = flat != nullptr ? readFlat(*flat) : readTree();
        m_layer.answered = answered || m_options.handedIn || (!first && m_layer.answered);
        finishDocuments();
        return {};
    }

private:
    void find(Severity severity, FindingCode code, std::uint32_t token, HipeColumn column, Message message)
    {
        const auto line = m_table.rows().line(token);
        const auto place = m_table.columnOf(m_lineFinder.line(line), column);
        m_layer.diagnostics.add(severity, code, { m_file.path, line, place }, std::move(message));
    }

    /// Past the limit a finding is only counted: its message need not be built.
    bool counted(std::string_view code) { return m_layer.diagnostics.countOnly(Severity::Warning, code); }

    /// Says so of a column without an answer.
    bool tellAnswer(HipeColumn column)
    {
        if (m_table.answered(column)) {
            return true;
        }
        // A file that names its applicable columns does not owe an answer in the others.
        bool owed = true;
        for (const auto& [key, value] : m_table.headings().front().attributes) {
            owed = owed
                && !(key == "applicable_columns" && value.find(hipeColumnName(column)) == std::string::npos);
        }
        m_layer.diagnostics.add(owed ? Severity::Warning : Severity::Note, "hipe.no-answer",
            { m_file.path, 1, 0 },
            m_options.handedIn ? said("column %1 holds no answer: (nearly) every cell is \"_\" or empty; it "
                                      "counts as an answer of nothing, since the file was handed in for it",
                hipeColumnName(column))
                               : said("column %1 holds no answer: (nearly) every cell is \"_\" or empty",
                                   hipeColumnName(column)));
        return false;
    }

    /// The spans of every document of one column.
    std::vector<std::vector<HipeSpan>> spansOf(HipeColumn column)
    {
        const auto& rows = m_table.rows();
        const HipeLabels labels(m_table.cells(column), m_layer.labels);
        std::vector<std::vector<HipeSpan>> spans(rows.documentCount());
        for (std::size_t document = 0; document < spans.size(); ++document) {
            const auto first = rows.firstToken(document);
            labels.spans(m_table.numbers(column, document), static_cast<std::uint32_t>(first),
                spans[document], [&](HipeLabels::Fault fault, std::uint32_t token) {
                    tellFault(fault, token, column, token == first);
                });
        }
        return spans;
    }

    void tellFault(HipeLabels::Fault fault, std::uint32_t token, HipeColumn column, bool first)
    {
        const bool prefix = fault == HipeLabels::Fault::NoPrefix;
        const auto code = prefix ? FindingCode("hipe.prefix") : FindingCode("hipe.transition");
        if (counted(code)) {
            return;
        }
        const auto cell = m_table.cell(column, token);
        const auto name = hipeColumnName(column);
        if (prefix) {
            find(Severity::Warning, code, token, column,
                said("'%1' in %2 has neither B- nor I-; the whole of it is taken as a label", cell, name));
            return;
        }
        const auto before = first ? std::string() : m_table.cell(column, token - 1);
        find(Severity::Warning, code, token, column,
            first ? said("'%1' in %2 begins a document; a new annotation begins here", cell, name)
                  : said("'%1' in %2 follows '%3'; a new annotation begins here", cell, name,
                      before.empty() ? "_" : before));
    }

    // ------------------------------------------------------------------------------------------ entities

    /// Adds what the cells of the first token say: links and noise.
    void addDetails(EntityTree& tree, std::uint32_t entity, const HipeSpan& span, HipeColumn links) const
    {
        if (links != HipeColumn::Token) {
            for (const auto candidate : pieces(m_table.cell(links, span.first), "|")) {
                if (!isEmptyCell(trimmed(candidate))) {
                    tree.editDetails(entity).links.emplace_back(trimmed(candidate));
                }
            }
        }
        for (auto token = span.first; token < span.end; ++token) {
            if (const auto noise = annotation::noiseOf(m_table.cell(HipeColumn::Misc, token))) {
                tree.editDetails(entity).noise = noise;
                break;
            }
        }
    }

    Entity entityOf(const HipeSpan& span) const
    {
        Entity entity;
        entity.span = m_table.rows().characters(span.first, span.end);
        entity.label = span.label;
        entity.line = m_table.rows().line(span.first);
        return entity;
    }

    void nameColumn(const std::string& name)
    {
        if (m_layer.column.empty()) {
            m_layer.column = name;
        }
    }

    /// Is the column answered?
    bool readFlat(const FlatColumn& column)
    {
        nameColumn(std::string(column.id));
        bool answered = tellAnswer(column.labels);
        if (column.linksMatter) {
            // "_" is what an entity without a link has: a column of it may be an answer beside the other one.
            const bool links = tellAnswer(column.links);
            answered
                = links || m_table.answered(HipeColumn::LinkLit) || m_table.answered(HipeColumn::LinkMeto);
        }
        for (const auto& spans : spansOf(column.labels)) {
            EntityTree tree;
            tree.entities.reserve(spans.size());
            for (const auto& span : spans) {
                tree.entities.push_back(entityOf(span));
                addDetails(tree, static_cast<std::uint32_t>(tree.size() - 1), span, column.links);
            }
            m_trees.push_back(std::move(tree));
        }
        keepCells(column);
        return answered;
    }

    /// What the task's own scorer reads.
    void keepCells(const FlatColumn& column)
    {
        using annotation::TokenCells;
        m_cells.resize(m_table.rows().documentCount());
        keepColumn(column.labels, &TokenCells::labels);
        keepColumn(HipeColumn::Misc, &TokenCells::flags);
        if (column.linksMatter) {
            keepColumn(column.links, &TokenCells::links);
            keepColumn(HipeColumn::CoarseLit, &TokenCells::coarse);
        }
    }

    void keepColumn(HipeColumn column, std::vector<std::uint32_t> annotation::TokenCells::*into)
    {
        const auto& cells = m_table.cells(column);
        std::vector<std::uint32_t> shared(cells.size());
        for (std::uint32_t number = 0; number < shared.size(); ++number) {
            shared[number] = static_cast<std::uint32_t>(m_layer.cells.intern(cells.cell(number)));
        }
        for (std::size_t document = 0; document < m_cells.size(); ++document) {
            const auto numbers = m_table.numbers(column, document);
            auto& list = m_cells[document].*into;
            list.reserve(numbers.size());
            for (const auto number : numbers) {
                list.push_back(shared[number]);
            }
        }
    }

    /// Without a finding and without a label that the layer would then list.
    std::size_t countSpans(HipeColumn column) const
    {
        annotation::LabelSet unused;
        const HipeLabels labels(m_table.cells(column), unused);
        std::vector<HipeSpan> spans;
        for (std::size_t document = 0; document < m_table.rows().documentCount(); ++document) {
            labels.spans(
                m_table.numbers(column, document), 0, spans, [](HipeLabels::Fault, std::uint32_t) {});
        }
        return spans.size();
    }

    /// "fine" or "coarse": what the caller says, what the files before were read with, or, by the counts of
    /// this file, fine where it has at least half as many spans.
    bool rootsAreFine() const
    {
        if (!m_options.treeRoots.empty()) {
            return m_options.treeRoots == "fine";
        }
        if (!m_layer.column.empty()) {
            return m_layer.column == "tree (fine)";
        }
        const auto fine = countSpans(HipeColumn::FineLit);
        const auto coarse = countSpans(HipeColumn::CoarseLit);
        return fine * 2 >= coarse && (fine > 0 || coarse == 0);
    }

    bool readTree()
    {
        const bool fine = rootsAreFine();
        const auto rootColumn = fine ? HipeColumn::FineLit : HipeColumn::CoarseLit;
        const auto metoColumn = fine ? HipeColumn::FineMeto : HipeColumn::CoarseMeto;
        nameColumn(fine ? "tree (fine)" : "tree (coarse)");
        const bool answered = tellAnswer(rootColumn);
        for (const auto column : { metoColumn, HipeColumn::FineComp, HipeColumn::Nested }) {
            (void)tellAnswer(column);
        }
        const auto roots = spansOf(rootColumn);
        const auto metonymic = spansOf(metoColumn);
        const auto components = spansOf(HipeColumn::FineComp);
        const auto nested = spansOf(HipeColumn::Nested);
        for (std::size_t document = 0; document < roots.size(); ++document) {
            const auto tree = buildHipeTree(
                { roots[document], metonymic[document], components[document], nested[document] });
            for (const auto& anomaly : tree.anomalies) {
                tellAnomaly(anomaly, metoColumn);
            }
            m_trees.push_back(entitiesOf(tree));
        }
        return answered;
    }

    EntityTree entitiesOf(const HipeTree& tree) const
    {
        EntityTree entities;
        entities.entities.reserve(tree.nodes.size());
        for (const auto& node : tree.nodes) {
            const auto index = static_cast<std::uint32_t>(entities.size());
            auto entity = entityOf(node.span);
            const bool component = node.origin == HipeNode::Origin::Component;
            entity.parent = node.parent;
            entity.role = component ? annotation::Role::Component : annotation::Role::Entity;
            entity.orphan = component && node.parent == noEntity;
            entities.entities.push_back(entity);
            if (node.secondType) {
                entities.editDetails(index).furtherLabels.push_back(*node.secondType);
            }
            const auto links = node.origin == HipeNode::Origin::Root ? HipeColumn::LinkLit
                : node.origin == HipeNode::Origin::Metonymic         ? HipeColumn::LinkMeto
                                                                     : HipeColumn::Token;
            if (!component) {
                addDetails(entities, index, node.span, links);
            }
        }
        return entities;
    }

    void tellAnomaly(const HipeAnomaly& anomaly, HipeColumn metoColumn)
    {
        const auto& words = anomalyWords.at(static_cast<std::size_t>(anomaly.kind));
        if (counted(words.code)) {
            return;
        }
        const auto column = words.column == HipeColumn::Token ? metoColumn : words.column;
        find(Severity::Warning, words.code, anomaly.span.first, column,
            said(words.pattern, m_layer.labels.name(anomaly.span.label), hipeColumnName(column)));
    }

    void finishDocuments()
    {
        auto& rows = m_table.rows();
        m_layer.documents.reserve(m_layer.documents.size() + rows.documentCount());
        for (std::size_t i = 0; i < m_trees.size(); ++i) {
            Document document;
            document.name = m_table.headings()[i].name;
            if (document.name.empty()) {
                document.numbered = true;
                document.name = m_file.documentName + "#" + std::to_string(i + 1);
            }
            document.attributes = m_table.headings()[i].attributes;
            document.annotations = std::move(m_trees[i]);
            if (!m_cells.empty()) {
                document.cells = std::move(m_cells[i]);
            }
            rows.take(i, document);
            m_layer.documents.push_back(std::move(document));
        }
    }

    LineFinder m_lineFinder { m_file.bytes };
    HipeTable m_table;
    std::vector<EntityTree> m_trees;
    std::vector<annotation::TokenCells> m_cells; ///< of flat columns
};

/// The header line makes a file certain; without it, metadata with a document_id and rows of ten columns.
Probability probeHipe(std::string_view head, std::string_view)
{
    LineCursor lines(head);
    bool documentId = false;
    for (int i = 0; i < 50 && lines.next(); ++i) {
        const auto line = lines.line();
        if (i == 0 && line.substr(0, 6) == "TOKEN\t" && line.find("\tNE-") != std::string_view::npos) {
            return 100;
        }
        if (line.substr(0, 2) == "# ") {
            documentId = documentId || line.find("document_id =") != std::string_view::npos;
        } else if (!trimmed(line).empty()) {
            return documentId
                    && std::count(line.begin(), line.end(), '\t') + 1
                        == static_cast<std::ptrdiff_t>(hipeColumnCount)
                ? 95
                : 0;
        }
    }
    return 0;
}

void inspectHipe(std::string_view bytes, Inspection& inspection)
{
    HipeTable table;
    Diagnostics unused;
    if (!table.read({ "", "", bytes, {}, {} }, unused, Progress())) {
        return;
    }
    for (const auto& column : flatColumns) {
        if (table.answered(column.labels) && (!column.linksMatter || table.answered(column.links))) {
            inspection.annotationColumns.emplace_back(column.id);
        }
    }
    const bool roots = table.answered(HipeColumn::FineLit) || table.answered(HipeColumn::CoarseLit);
    const bool parts = table.answered(HipeColumn::FineComp) || table.answered(HipeColumn::Nested)
        || table.answered(HipeColumn::FineMeto) || table.answered(HipeColumn::CoarseMeto);
    if (roots && parts) {
        inspection.annotationColumns.emplace_back("tree");
    }
}

constexpr std::array<std::string_view, 1> optionWords { "--layer" };

} // namespace

std::span<const std::string_view> hipeAnnotationColumns() { return columnIds; }

std::string_view hipeColumnOf(std::string_view annotationColumn)
{
    const auto* const column = flatColumn(annotationColumn);
    return column == nullptr  ? std::string_view()
        : column->linksMatter ? hipeColumnName(column->links)
                              : hipeColumnName(column->labels);
}

std::optional<HipeCellPlaces> hipeCellPlaces(std::string_view bytes, std::string_view annotationColumn)
{
    const auto* const column = flatColumn(annotationColumn);
    LineCursor lines(bytes);
    bool any = lines.next();
    while (any && trimmed(lines.line()).empty()) {
        any = lines.next();
    }
    if (column == nullptr || !any) {
        return std::nullopt;
    }
    const bool header = lines.line().substr(0, 5) == "TOKEN";
    const auto names = header ? cellsOf(lines.line(), true) : std::vector<std::string_view>();
    const auto placeOf = [&](HipeColumn wanted) -> std::optional<std::size_t> {
        if (wanted == HipeColumn::Token) {
            return std::nullopt;
        }
        if (!header) {
            return static_cast<std::size_t>(wanted);
        }
        const auto at = std::ranges::find_if(
            names, [&](std::string_view name) { return trimmed(name) == hipeColumnName(wanted); });
        return at == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - names.begin()));
    };
    const auto labels = placeOf(column->labels);
    return labels ? std::optional(HipeCellPlaces { *labels, placeOf(column->links) }) : std::nullopt;
}

Reader hipeReader()
{
    static constexpr std::array<std::string_view, 1> suffixes { ".tsv" };
    return Reader {
        .id = "hipe",
        .title = "HIPE TSV",
        .description = support::pattern(
            "Ten tab-separated columns of the HIPE 2020 and 2022 shared tasks; --layer reads "
            "coarse (NE-COARSE-LIT), coarse-meto (NE-COARSE-METO), fine (NE-FINE-LIT), fine-meto "
            "(NE-FINE-METO), comp (NE-FINE-COMP), nested (NE-NESTED), links (NEL-LIT), links-meto "
            "(NEL-METO), or tree, all of the types together."),
        .example = "Genf\tB-loc\tB-org\tB-loc.adm.town\tB-org.adm\tO\tO\tQ71\tQ71\tNoSpaceAfter|LED0.25",
        .suffixes = suffixes,
        .probe = probeHipe,
        .read = readAs<HipeParser>,
        .inspect = inspectHipe,
        .options = optionWords,
        .readsLines = true,
    };
}

} // namespace touchstone::io
