// SPDX-License-Identifier: GPL-3.0-or-later
// `align`: the texts of gold and system, character by character.
#include "app/cli/commands/commands.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/align/alignment.h"
#include "core/annotation/corpus.h"
#include "core/annotation/sentencelines.h"
#include "core/evaluation/dataset/documentpairing.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/output/table.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"
#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/utf8.h"
#include "core/text/width.h"

#include <nlohmann/json.hpp>

#include <cassert>

namespace touchstone::cli {

namespace {

/// One side of a document; a document that the side lacks is null and counts as empty.
struct AlignedSide
{
    const annotation::Document* document = nullptr;
    const annotation::Layer* layer = nullptr; ///< that it belongs to
};

using align::EditOperation;
using text::Span;

constexpr std::string_view gap = "·";
constexpr std::string_view goldCaption = "gold    ";
constexpr std::string_view systemCaption = "system  ";
constexpr std::string_view noCaption = "        ";
constexpr std::size_t mostLanes = 20;

char markOf(EditOperation operation)
{
    return " x-+"[static_cast<std::size_t>(operation)]; // equal, replaced, deleted, inserted
}

/// Signs that would steer the terminal, or turn the order of a line, get a sign that stands for them.
std::string shownSign(std::string_view sign)
{
    std::size_t position = 0;
    const auto point = text::nextCodePoint(sign, position);
    const bool control = point >= 0x80 && point < 0xA0;
    const bool separator = point == 0x2028 || point == 0x2029;
    const bool direction = point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E)
        || (point >= 0x2066 && point <= 0x2069);
    return control || separator || direction ? "\xEF\xBF\xBD" : analysis::terminalSafe(sign);
}

/// The characters of one side, one after another.
class Reader
{
public:
    explicit Reader(const AlignedSide& side)
        : m_lines(side.document != nullptr ? annotation::withSentenceLines(*side.layer, *side.document)
                                           : std::nullopt)
        , m_bytes(m_lines                    ? std::string_view(*m_lines)
                  : side.document != nullptr ? side.document->text.utf8()
                                             : std::string_view())
    {
    }
    std::string_view next()
    {
        const auto begin = m_position;
        static_cast<void>(text::nextCodePoint(m_bytes, m_position));
        return m_bytes.substr(begin, m_position - begin);
    }

private:
    std::optional<std::string> m_lines;
    std::string_view m_bytes; ///< of m_lines, or of the document
    std::size_t m_position = 0;
};

/// What of an annotation stands in one row, in cells.
struct Piece
{
    std::size_t begin = 0;
    std::size_t end = 0;
    bool starts = false;
    bool ends = false;
    std::string_view label;
};

/// The annotations of one side, row by row.
class Marks
{
public:
    Marks(const AlignedSide& side, bool above)
        : m_above(above)
    {
        if (side.document == nullptr) {
            return;
        }
        const auto& tree = side.document->annotations;
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            const auto label = static_cast<std::uint32_t>(m_labels.size());
            auto name = side.layer->labels.name(tree.entities[entity].label);
            for (const auto further : tree.detailsOf(entity).furtherLabels) {
                name += " ⇄ " + side.layer->labels.name(further);
            }
            m_labels.push_back(analysis::terminalSafe(name));
            const auto fragments = tree.fragments(entity);
            if (fragments.empty()) {
                m_spans.push_back({ tree.entities[entity].span, label });
            }
            for (const auto& fragment : fragments) {
                m_spans.push_back({ fragment, label });
            }
        }
        std::ranges::stable_sort(m_spans, [](const Marked& a, const Marked& b) {
            return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
        });
    }

    /// The lines of a row that holds the characters from `first` on; `cells` are the cells where each begins,
    /// and the end.
    [[nodiscard]] std::vector<std::string> lines(
        std::uint32_t first, const std::vector<std::size_t>& begins, const std::vector<std::size_t>& ends)
    {
        const Span row { first, first + static_cast<std::uint32_t>(begins.size()) };
        std::vector<Piece> pieces;
        for (; m_next < m_spans.size() && m_spans[m_next].span.begin < row.end; ++m_next) {
            m_open.push_back(m_spans[m_next]);
        }
        for (const auto& [span, label] : m_open) {
            const Span part { std::max(span.begin, row.begin), std::min(span.end, row.end) };
            if (!part.empty()) {
                const auto begin = begins[part.begin - first];
                const auto end = std::max(ends[part.end - 1 - first], begin + 1);
                pieces.push_back(
                    { begin, end, part.begin == span.begin, part.end == span.end, m_labels[label] });
            }
        }
        std::erase_if(m_open, [&](const Marked& marked) { return marked.span.end <= row.end; });
        return drawn(pieces);
    }

private:
    struct Marked
    {
        Span span;
        std::uint32_t label = 0;
    };

    /// A bracket over its cells, with the type in it or, where that is too narrow, behind it.
    [[nodiscard]] std::string bracket(const Piece& piece) const
    {
        const auto width = piece.end - piece.begin;
        if (width == 1 && piece.starts && piece.ends) {
            return (m_above ? "╷" : "╵") + std::string(piece.label);
        }
        std::string text = !piece.starts ? "─" : m_above ? "┌" : "└";
        if (width == 1) {
            return (piece.starts ? text : !piece.ends ? "─" : m_above ? "┐" : "┘") + std::string(piece.label);
        }
        auto room = width - 2;
        const bool inside = text::displayWidth(piece.label) <= room;
        if (inside) {
            text += piece.label;
            room -= text::displayWidth(piece.label);
        }
        for (; room > 0; --room) {
            text += "─";
        }
        text += !piece.ends ? "─" : m_above ? "┐" : "┘";
        return inside ? text : text + std::string(piece.label);
    }

    /// Short ones first, each in the lane next to the text that is free and beyond those that it covers.
    [[nodiscard]] std::vector<std::string> drawn(std::vector<Piece>& pieces) const
    {
        std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return piece.end - piece.begin; });
        struct Drawn
        {
            Piece piece;
            std::size_t end = 0; ///< with what stands behind the bracket
            std::string text;
        };
        std::vector<std::vector<Drawn>> lanes;
        std::size_t left = 0;
        for (const auto& piece : pieces) {
            auto text = bracket(piece);
            const auto end = piece.begin + text::displayWidth(text);
            std::size_t lane = 0;
            for (auto other = lanes.size(); other > 0 && lane == 0; --other) {
                const auto& drawn = lanes[other - 1];
                const bool above = std::ranges::any_of(drawn, [&](const Drawn& shorter) {
                    return shorter.piece.begin < piece.end && piece.begin < shorter.piece.end;
                });
                lane = above ? other : 0;
            }
            const auto free = [&](const std::vector<Drawn>& drawn) {
                // Touching ones would read as one.
                return std::ranges::none_of(drawn,
                    [&](const Drawn& other) { return piece.begin <= other.end && other.piece.begin <= end; });
            };
            while (lane < lanes.size() && !free(lanes[lane])) {
                ++lane;
            }
            if (lane == mostLanes) {
                ++left;
                continue;
            }
            lanes.resize(std::max(lanes.size(), lane + 1));
            lanes[lane].push_back({ piece, end, std::move(text) });
        }
        std::vector<std::string> result;
        for (auto& lane : lanes) {
            std::ranges::sort(lane, {}, [](const Drawn& drawn) { return drawn.piece.begin; });
            std::string line(noCaption);
            std::size_t at = 0;
            for (const auto& drawn : lane) {
                line += std::string(drawn.piece.begin - at, ' ') + drawn.text;
                at = drawn.end;
            }
            result.push_back(std::move(line));
        }
        if (left > 0) {
            result.push_back(std::string(noCaption) + "(" + std::to_string(left) + " more)");
        }
        if (m_above) {
            std::ranges::reverse(result);
        }
        return result;
    }

    bool m_above;
    std::vector<std::string> m_labels;
    std::vector<Marked> m_spans;
    std::vector<Marked> m_open; ///< begun in an earlier row
    std::size_t m_next = 0;
};

/// Collects columns until a row is full.
class Rows
{
public:
    Rows(const AlignedSide& gold, const AlignedSide& system, std::size_t width)
        : m_width(width)
        , m_gold(gold, true)
        , m_system(system, false)
    {
    }

    void add(EditOperation operation, std::string_view goldSign, std::string_view systemSign)
    {
        const bool lineEnd = operation == EditOperation::Equal && goldSign == "\n";
        const auto goldShown = goldSign.empty() ? std::string(gap) : shownSign(goldSign);
        const auto systemShown = systemSign.empty() ? std::string(gap) : shownSign(systemSign);
        const auto goldWidth = text::displayWidth(goldShown);
        const auto systemWidth = text::displayWidth(systemShown);
        const std::size_t least = operation == EditOperation::Equal ? 0 : 1;
        const auto width = std::max({ goldWidth, systemWidth, least });
        if (m_cells + width > m_width && m_cells > 0) {
            flush();
        }
        m_goldSide.add(goldShown, goldWidth, !goldSign.empty(), m_cells, width);
        m_systemSide.add(systemShown, systemWidth, !systemSign.empty(), m_cells, width);
        m_marks += std::string(width, markOf(operation));
        m_cells += width;
        if (lineEnd) {
            flush();
        }
    }
    [[nodiscard]] std::string take()
    {
        flush();
        return std::move(m_result);
    }

private:
    struct Side
    {
        std::string line;
        std::uint32_t first = 0; ///< character at which the row begins
        std::vector<std::size_t> begins; ///< cells of each character
        std::vector<std::size_t> ends;

        void add(
            std::string_view sign, std::size_t signWidth, bool character, std::size_t cell, std::size_t width)
        {
            line += sign;
            line += std::string(width - signWidth, ' ');
            if (character) {
                begins.push_back(cell);
                ends.push_back(cell + width);
            }
        }
        void restart()
        {
            line.clear();
            first += static_cast<std::uint32_t>(begins.size());
            begins.clear();
            ends.clear();
        }
    };

    void put(std::string_view caption, const std::string& line)
    {
        m_result += caption;
        m_result += line;
        m_result += '\n';
    }

    void flush()
    {
        if (m_goldSide.begins.empty() && m_systemSide.begins.empty()) {
            return;
        }
        for (const auto& line : m_gold.lines(m_goldSide.first, m_goldSide.begins, m_goldSide.ends)) {
            put("", line);
        }
        put(goldCaption, m_goldSide.line);
        m_marks.erase(m_marks.find_last_not_of(' ') + 1);
        put(m_marks.empty() ? "" : noCaption, m_marks);
        put(systemCaption, m_systemSide.line);
        for (const auto& line : m_system.lines(m_systemSide.first, m_systemSide.begins, m_systemSide.ends)) {
            put("", line);
        }
        m_result += '\n';
        m_goldSide.restart();
        m_systemSide.restart();
        m_marks.clear();
        m_cells = 0;
    }

    std::size_t m_width;
    Marks m_gold, m_system;
    Side m_goldSide, m_systemSide;
    std::string m_marks;
    std::size_t m_cells = 0;
    std::string m_result;
};

/// What the edit marks mean, one line.
std::string markLegend()
{
    return "Marks: x replaced, - in the gold only, + in the system only; " + std::string(gap) + " gap.\n";
}

/// Rows of at most `width` terminal cells beside their captions (a type's name may stand out at the end of
/// one), folded also behind line ends; a blank line after each. A character and its twin take the same cells,
/// a gap is "·", control characters are shown as pictures. Annotations, inner ones next to the text, in at
/// most 20 lines a side and row; further ones are counted. O(characters + annotations · rows that they
/// cover).
std::string alignedLines(const align::TextAlignment& alignment, const AlignedSide& gold,
    const AlignedSide& system, std::size_t width)
{
    Rows rows(gold, system, width);
    Reader goldText(gold);
    Reader systemText(system);
    for (const auto& block : alignment.blocks) {
        const auto length = std::max(block.gold.length(), block.system.length());
        for (std::uint32_t i = 0; i < length; ++i) {
            rows.add(block.operation,
                block.operation == EditOperation::Insert ? std::string_view() : goldText.next(),
                block.operation == EditOperation::Delete ? std::string_view() : systemText.next());
        }
    }
    return rows.take();
}

using align::TextAlignment;
using support::Result;

constexpr std::size_t rowWidth = 88;

struct Pair
{
    AlignedSide gold, system;

    [[nodiscard]] const std::string& name() const
    {
        assert(gold.document != nullptr || system.document != nullptr);
        return (gold.document != nullptr ? gold : system).document->name;
    }
    [[nodiscard]] const text::Text& goldText() const { return textOf(gold); }
    [[nodiscard]] const text::Text& systemText() const { return textOf(system); }

private:
    static const text::Text& textOf(const AlignedSide& side)
    {
        static const text::Text none;
        return side.document != nullptr ? side.document->text : none;
    }
};

std::vector<Pair> pairsOf(const annotation::Layer& gold, const analysis::DocumentPairing& pairing,
    const std::vector<std::string>& kept)
{
    std::vector<Pair> pairs;
    for (const auto& documents : pairing.documents) {
        Pair pair;
        pair.gold.layer = &gold;
        pair.system.layer = pairing.system.get();
        if (documents.gold) {
            pair.gold.document = &gold.documents[*documents.gold];
        }
        if (documents.system) {
            pair.system.document = &pairing.system->documents[*documents.system];
        }
        if (kept.empty() || support::contains(kept, pair.name())) {
            pairs.push_back(pair);
        }
    }
    return pairs;
}

std::string_view operationName(align::EditOperation operation)
{
    constexpr std::array<std::string_view, 4> names { "equal", "replace", "delete", "insert" };
    return names[static_cast<std::size_t>(operation)];
}

/// Character error rate; nothing when the gold is empty.
std::optional<double> errorRate(const Pair& pair, const TextAlignment& alignment)
{
    const auto length = pair.goldText().length();
    return length == 0 ? std::nullopt : std::optional(static_cast<double>(alignment.distance) / length);
}

std::string jsonSpan(text::Span span)
{
    return "[" + std::to_string(span.begin) + "," + std::to_string(span.end) + "]";
}

/// By hand, since the blocks of a book as values of a JSON library would take hundreds of megabytes.
std::string jsonRecord(const Pair& pair, const TextAlignment& alignment)
{
    using Json = nlohmann::json;
    const auto rate = errorRate(pair, alignment);
    auto text = R"({"document":)" + Json(pair.name()).dump(-1, ' ', false, Json::error_handler_t::replace)
        + R"(,"distance":)" + std::to_string(alignment.distance) + R"(,"cer":)"
        + (rate ? Json(*rate).dump() : "null") + R"(,"blocks":[)";
    const char* separator = "";
    for (const auto& block : alignment.blocks) {
        text += separator;
        text += R"({"op":")";
        text += operationName(block.operation);
        text += R"(","gold":)" + jsonSpan(block.gold) + R"(,"system":)" + jsonSpan(block.system) + "}";
        separator = ",";
    }
    return text + "]}\n";
}

std::string tsvRows(const Pair& pair, const TextAlignment& alignment)
{
    std::string text;
    for (const auto& block : alignment.blocks) {
        text += analysis::toTsvRow(
            { pair.name(), std::string(operationName(block.operation)), std::to_string(block.gold.begin),
                std::to_string(block.gold.end), std::to_string(block.system.begin),
                std::to_string(block.system.end), std::string(pair.goldText().slice(block.gold)),
                std::string(pair.systemText().slice(block.system)) });
    }
    return text;
}

std::string lines(const Pair& pair, const TextAlignment& alignment)
{
    const auto rate = errorRate(pair, alignment);
    auto text = analysis::terminalSafe(pair.name()) + ": ";
    if (pair.gold.document == nullptr || pair.system.document == nullptr) {
        text += pair.gold.document != nullptr ? "in the gold only, " : "in the system only, ";
    }
    text += "distance " + std::to_string(alignment.distance) + ", CER "
        + (rate ? support::fixed(*rate, 3) : std::string(analysis::undefinedSign)) + ", characters "
        + std::to_string(pair.goldText().length()) + " gold, " + std::to_string(pair.systemText().length())
        + " system\n\n";
    return text + alignedLines(alignment, pair.gold, pair.system, rowWidth);
}

/// What goes from stage to stage.
struct Finished
{
    std::string text;
    std::optional<support::Error> error;
};

Finished finished(const Pair& pair, OutputForm form, support::Progress& progress)
{
    const auto alignment = align::alignCharacters(
        pair.goldText(), pair.systemText(), progress, [&](std::uint64_t units) { progress.advance(units); });
    if (!alignment) {
        return { {}, alignment.error() };
    }
    const auto write = form == OutputForm::Json ? jsonRecord : form == OutputForm::Tsv ? tsvRows : lines;
    return { write(pair, *alignment), {} };
}

/// Aligns the documents of a pairing character by character, whatever --align says, and hands the text of
/// each to the sink, in their order; a document that one side lacks counts as empty there. Documents in
/// parallel, and the cores inside a long one; only the few documents at work are held beside the corpora.
/// Form Text: lines for people; Json: one record per line; Tsv: one row per block. With filter.documents
/// only those. Progress counts code points of both sides. Errors: Cancelled; InvalidOption for a document
/// that neither side has; the sink's.
Result<void> writeAlignments(const std::vector<std::string>& documents, OutputForm form,
    const annotation::LayerPtr& gold, const analysis::DocumentPairing& pairing, const Sink& sink,
    support::Progress& progress)
{
    const auto pairs = pairsOf(*gold, pairing, documents);
    for (const auto& name : documents) {
        if (std::ranges::none_of(pairs, [&](const Pair& pair) { return pair.name() == name; })) {
            return invalidOption(
                "No document is called \"" + name + "\". Write --document with an id as `errors` shows it.");
        }
    }
    std::uint64_t units = 0;
    for (const auto& pair : pairs) {
        units += std::uint64_t { pair.goldText().length() } + pair.systemText().length();
    }
    progress.begin(units);
    Result<void> result;
    if (form == OutputForm::Tsv) {
        result
            = sink("document\top\tgold_start\tgold_end\tsystem_start\tsystem_end\tgold_text\tsystem_text\n");
    } else if (form == OutputForm::Text) {
        result = sink(markLegend() + "\n");
    }
    if (!result) {
        return result;
    }
    support::inParallelInOrder(pairs.size(), [&](std::size_t number) -> std::function<bool()> {
        if (progress.cancelled()) {
            return [] { return false; };
        }
        return [&, part = finished(pairs[number], form, progress)] {
            result = part.error ? tl::unexpected(*part.error) : sink(part.text);
            return result.has_value();
        };
    });
    if (result && progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Stopped on request.");
    }
    return result;
}

class AlignCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.files.declare(arguments, threads);
        m_words.settings.declareAnyway(arguments);
        m_filter.declareDocuments(arguments);
        m_output.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_words.read(m_options, ScoringWords::Need::OneSystem, "align shows");
        refuseSeveral(m_options);
        m_output.finish(m_options.inputs());
        if (m_output.form == OutputForm::Markdown || m_output.form == OutputForm::Latex) {
            throw UsageError { "align prints lines for people, --json or --tsv." };
        }
    }

    int run() override
    {
        Console console(m_output);
        const auto data = loadWhole(m_options.dataSet, console);
        if (!data) {
            return console.fail(data.error());
        }
        const auto& system = data->systems.front();
        support::Progress meeting(console.stop(), console.report("Bringing documents together"));
        const auto pairing = analysis::pairDocuments(data->gold, system.layer, meeting);
        if (!pairing) {
            return console.fail(pairing.error());
        }
        const auto others = analysis::otherTexts(*data->gold, *pairing, meeting);
        if (!others || (*others && !m_options.spec.anyway)) {
            return console.fail(others ? **others : others.error());
        }
        auto findings = findingsOf(*data);
        findings.add(pairing->diagnostics, system.source.name);
        console.warn(findings);
        support::Progress aligning(console.stop(), console.report("Aligning"));
        const int code = console.putPieces([&](const Sink& sink) {
            return writeAlignments(m_filter.documents, m_output.form, data->gold, *pairing, sink, aligning);
        });
        return code == exitDone ? console.end(findings) : code;
    }

private:
    ScoringWords m_words;
    FilterWords m_filter;
    ScoringOptions m_options;
    OutputOptions m_output;
};

} // namespace

CommandEntry alignCommand()
{
    return entry<AlignCommand>(
        "align", "The texts of gold and system, aligned character by character (also --json, --tsv)");
}

} // namespace touchstone::cli
