// SPDX-License-Identifier: GPL-3.0-or-later
// The file of ShardStatistics; declared in shardstatistics.h.
#include "core/evaluation/settings/digest.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsontree.h"
#include "core/shards/shardstatistics.h"
#include "core/support/numbers.h"
#include "core/support/widenumber.h"

#include <algorithm>

namespace touchstone::shards {

namespace {

using io::JsonValue;
using metrics::CreditSum;
using metrics::NumberTree;
using support::Diagnostic;
using support::ErrorCode;
using support::Result;

constexpr std::string_view headKey = "touchstone_statistics";

// ---- writing

std::string quoted(std::string_view text) { return io::quotedJson(text); }

/// A whole number as such, any other one as text: its multiple of 2^-60.
std::string numberText(const CreditSum& number)
{
    return CreditSum::ofWhole(number.whole()) == number ? std::to_string(number.whole())
                                                        : quoted(support::wideText(number.units()));
}

/// A number, an object of parts, or both in a list.
void addTree(std::string& text, const NumberTree& tree)
{
    if (tree.parts.empty()) {
        text += numberText(tree.number);
        return;
    }
    const bool both = tree.number != CreditSum {};
    text += both ? "[" + numberText(tree.number) + "," : std::string();
    char before = '{';
    for (const auto& [name, part] : tree.parts) {
        text += before + quoted(name) + ":";
        addTree(text, part);
        before = ',';
    }
    text += both ? "}]" : "}";
}

/// An object of fields, in their order.
class Object
{
public:
    Object& field(std::string_view key, const std::string& json)
    {
        m_text += (m_text.empty() ? "{" : ",") + quoted(key) + ":" + json;
        return *this;
    }
    Object& text(std::string_view key, const std::string& value)
    {
        return value.empty() ? *this : field(key, quoted(value));
    }
    Object& number(std::string_view key, std::int64_t value)
    {
        return value == 0 ? *this : field(key, std::to_string(value));
    }
    Object& yes(std::string_view key, bool value) { return value ? field(key, "true") : *this; }
    Object& tree(std::string_view key, const NumberTree& tree)
    {
        if (tree.empty()) {
            return *this;
        }
        std::string json;
        addTree(json, tree);
        return field(key, json);
    }
    [[nodiscard]] std::string json() const { return m_text.empty() ? "{}" : m_text + "}"; }

private:
    std::string m_text;
};

template <typename Things, typename Json> std::string list(const Things& things, const Json& json)
{
    std::string text = "[";
    for (const auto& thing : things) {
        text += (text.size() > 1 ? "," : "") + json(thing);
    }
    return text + "]";
}

std::string findingsText(const std::vector<Diagnostic>& findings)
{
    return list(findings, [](const Diagnostic& one) {
        Object json;
        json.number("severity", static_cast<std::int64_t>(one.severity))
            .text("code", one.code)
            .text("file", one.place.file)
            .number("line", one.place.line)
            .number("column", one.place.column)
            .text("message", one.message);
        if (one.annotations) {
            json.field("annotations", std::to_string(*one.annotations));
        }
        return json.json();
    });
}

std::string sideText(const ShardSide& side)
{
    return Object()
        .text("name", side.name)
        .text("path", side.path)
        .text("format", side.format)
        .text("column", side.column)
        .yes("stands_for_gold", side.standsForGold)
        .yes("not_answered", !side.answered)
        .number("entities", side.entities)
        .field("left_out", list(side.leftOut, quoted))
        .field("findings", findingsText(side.findings))
        .json();
}

std::string documentText(const ShardDocument& document)
{
    Object json;
    json.field("document", quoted(document.name))
        .yes("numbered", document.numbered)
        .yes("gold", document.inGold)
        .yes("system", document.inSystem)
        .text("passages", document.passages)
        .tree("tallies", document.tallies);
    if (!document.measures.empty()) {
        json.field("measures", list(document.measures, [](const NumberTree& tree) {
            std::string text;
            addTree(text, tree);
            return text;
        }));
    }
    return json.json();
}

std::string partText(const PartStatistics& part, std::size_t system)
{
    return Object()
        .field("part", std::to_string(system))
        .text("layer", part.name.layer)
        .text("noise", part.name.noise)
        .text("period", part.name.period)
        .number("n_best", part.name.nBest)
        .text("signature", part.signature)
        .field("gold", sideText(part.gold))
        .field("system", sideText(part.system))
        .yes("false_alarms_untold", !part.systemTold)
        .field("labels", list(part.labels, quoted))
        .tree("tallies", part.tallies)
        .field("measures",
            list(part.measures,
                [](const ShardMeasure& measure) {
                    return Object()
                        .text("id", measure.id)
                        .text("left_out", measure.leftOut)
                        .tree("numbers", measure.numbers)
                        .field("findings", findingsText(measure.findings))
                        .json();
                }))
        .yes("by_document", part.byDocument)
        .number("documents", static_cast<std::int64_t>(part.documents.size()))
        .field("findings", findingsText(part.findings))
        .json();
}

// ---- reading

/// Why a line is not what it should be, at a byte of it.
struct Fault
{
    std::size_t byte = 0;
    std::string what;
};

/// A line as it is read; what is wrong is thrown inside this file alone.
class LineReader
{
public:
    explicit LineReader(JsonValue value)
        : m_value(value)
    {
    }

    [[nodiscard]] std::string text(std::string_view key) const { return textOf(m_value[key], key); }
    [[nodiscard]] std::int64_t number(std::string_view key) const
    {
        const auto value = m_value[key];
        return value.exists() ? wholeOf(value, key) : 0;
    }
    [[nodiscard]] bool yes(std::string_view key) const
    {
        const auto value = m_value[key];
        if (!value.exists()) {
            return false;
        }
        const auto is = value.boolean();
        if (!is) {
            fail(value, key, "true or false");
        }
        return *is;
    }
    [[nodiscard]] NumberTree tree(std::string_view key) const
    {
        const auto value = m_value[key];
        return value.exists() ? treeOf(value, key) : NumberTree {};
    }
    [[nodiscard]] bool has(std::string_view key) const { return m_value[key].exists(); }
    [[nodiscard]] LineReader part(std::string_view key) const
    {
        const auto value = m_value[key];
        if (!value.isObject()) {
            fail(value, key, "an object");
        }
        return LineReader(value);
    }
    template <typename Read> void each(std::string_view key, const Read& read) const
    {
        const auto value = m_value[key];
        if (value.exists() && !value.isArray()) {
            fail(value, key, "a list");
        }
        for (const auto one : value) {
            read(one);
        }
    }

    /// body(key, text) of every field of this object.
    template <typename Body> void eachText(const Body& body) const
    {
        for (const auto one : m_value) {
            const std::string key(one.key());
            body(key, textOf(one, key));
        }
    }

    static std::string textOf(JsonValue value, std::string_view key)
    {
        if (value.exists() && !value.isString()) {
            fail(value, key, "a text");
        }
        return std::string(value.string());
    }
    static std::int64_t wholeOf(JsonValue value, std::string_view key)
    {
        const auto number = value.isNumber() ? support::parsed<std::int64_t>(value.token()) : std::nullopt;
        constexpr std::int64_t most = std::int64_t { 1 } << 40;
        if (!number || *number > most || *number < -most) {
            fail(value, key, "a whole number");
        }
        return *number;
    }
    static NumberTree treeOf(JsonValue value, std::string_view key)
    {
        NumberTree tree;
        if (value.isArray()) {
            tree = treeOf(value.at(1), key);
            tree.number = exactOf(value.first(), key);
        } else if (value.isObject()) {
            for (const auto part : value) {
                tree.parts[std::string(part.key())] += treeOf(part, key);
            }
        } else {
            tree.number = exactOf(value, key);
        }
        return tree;
    }
    [[noreturn]] static void fail(JsonValue value, std::string_view key, const char* wanted)
    {
        throw Fault { value.exists() ? value.byte() : 0,
            "\"" + std::string(key) + "\" must be " + wanted
                + (value.exists() ? "." : ", and is not there.") };
    }

private:
    static CreditSum exactOf(JsonValue value, std::string_view key)
    {
        if (value.isString()) {
            const auto units = support::wideOf(value.string());
            if (!units) {
                fail(value, key, "numbers and multiples of 2^-60");
            }
            return CreditSum::ofUnits(*units);
        }
        return CreditSum::ofWhole(wholeOf(value, key));
    }

    JsonValue m_value;
};

std::vector<Diagnostic> findingsOf(const LineReader& from)
{
    std::vector<Diagnostic> findings;
    from.each("findings", [&](JsonValue value) {
        const LineReader one(value);
        const auto severity = std::clamp<std::int64_t>(one.number("severity"), 0, 2);
        const auto place = [](std::int64_t number) {
            return static_cast<std::uint32_t>(std::clamp<std::int64_t>(number, 0, 0xFFFFFFFF));
        };
        auto& finding = findings.emplace_back(Diagnostic { static_cast<support::Severity>(severity),
            one.text("code"), { one.text("file"), place(one.number("line")), place(one.number("column")) },
            one.text("message") });
        if (one.has("annotations")) {
            finding.annotations
                = static_cast<std::uint64_t>(std::max<std::int64_t>(one.number("annotations"), 0));
        }
    });
    return findings;
}

ShardSide sideOf(const LineReader& from)
{
    ShardSide side { from.text("name"), from.text("path"), from.text("format"), from.text("column"),
        from.yes("stands_for_gold"), !from.yes("not_answered"), from.number("entities"), {},
        findingsOf(from) };
    from.each(
        "left_out", [&](JsonValue value) { side.leftOut.push_back(LineReader::textOf(value, "left_out")); });
    return side;
}

class FileParser
{
public:
    FileParser(std::string_view bytes, const std::string& path, const support::Progress& progress)
        : m_bytes(bytes)
        , m_path(path)
        , m_progress(progress)
    {
        m_statistics.name = path;
    }

    Result<ShardStatistics> parse()
    {
        while (m_at < m_bytes.size()) {
            if (m_progress.cancelled()) {
                return support::failure(ErrorCode::Cancelled, "Cancelled.");
            }
            const auto end = m_bytes.find('\n', m_at);
            if (end == std::string_view::npos) {
                return cut(); // the last line has its end, too
            }
            const auto line = m_bytes.substr(m_at, end - m_at);
            ++m_line;
            if (m_closed) {
                return malformed(0, "There is more behind the last line.");
            }
            try {
                if (const auto done = readLine(line); !done) {
                    return support::Failure(done.error());
                }
            } catch (const Fault& fault) {
                return at(line, fault);
            }
            m_at = end + 1;
        }
        if (m_line == 0) {
            m_line = 1;
            return malformed(0, "The file is empty." + std::string(makeIt));
        }
        if (!m_closed) {
            return cut();
        }
        return std::move(m_statistics);
    }

private:
    static constexpr const char* makeIt = " `touchstone-cli score … --statistics FILE` writes such files.";
    static constexpr std::size_t deepest = 32;

    [[nodiscard]] support::Failure malformed(std::uint32_t column, std::string text) const
    {
        return support::failure(ErrorCode::Malformed, std::move(text), { m_path, m_line, column });
    }
    [[nodiscard]] support::Failure at(std::string_view line, const Fault& fault) const
    {
        io::ColumnCounter columns;
        columns.begin(line);
        return malformed(columns.column(std::min(fault.byte, line.size())),
            (m_line == 1 ? "This is no file of statistics: " : "") + fault.what
                + (m_line == 1 ? makeIt : " Score the shard again."));
    }
    [[nodiscard]] support::Failure cut() const
    {
        return support::failure(ErrorCode::Malformed,
            "The file ends too early: its last line, which tells how long it is, is not there. Was it copied "
            "while it was written? Score the shard again.",
            { m_path, m_line + 1, 0 });
    }

    Result<void> readLine(std::string_view line)
    {
        io::JsonTree tree;
        io::JsonLimits limits;
        limits.depth = deepest;
        const auto fault = tree.parse(line, &m_progress, limits);
        if (fault) {
            if (m_progress.cancelled()) {
                return support::failure(ErrorCode::Cancelled, "Cancelled.");
            }
            throw Fault { fault->byte, "this line is no JSON: " + fault->what.english() + "." };
        }
        const auto root = tree.root();
        if (!root.isObject() || line.find_first_not_of(" \r", tree.size()) != std::string_view::npos) {
            throw Fault { root.isObject() ? tree.size() : 0, "a line is one JSON object." };
        }
        const LineReader reader(root);
        if (m_line == 1) {
            return readHead(reader);
        }
        if (reader.has("part")) {
            readPart(reader);
        } else if (reader.has("document")) {
            readDocument(reader);
        } else if (reader.has("end")) {
            return readEnd(reader);
        } else {
            throw Fault { 0, "a line tells a part, a document or the end." };
        }
        return {};
    }

    Result<void> readHead(const LineReader& line)
    {
        if (!line.has(headKey)) {
            throw Fault { 0, "its first line lacks \"" + std::string(headKey) + "\"." };
        }
        const auto version = line.number(headKey);
        if (version > statisticsVersion) {
            return support::failure(ErrorCode::UnknownFormat,
                "The file was written by a newer version of Touchstone (" + line.text("version") + ", form "
                    + std::to_string(version) + "; this one reads form " + std::to_string(statisticsVersion)
                    + "). Take that version here, too, or score the shard again with this one.",
                { m_path, 1, 0 });
        }
        m_statistics.preset = line.text("preset");
        m_statistics.command = line.text("command");
        if (line.has("shown")) {
            line.part("shown").eachText(
                [&](const auto& option, const auto& value) { m_statistics.shown[option] = value; });
        }
        line.each("inputs", [&](JsonValue value) {
            const LineReader one(value);
            m_statistics.inputs.push_back({ one.text("role"), one.text("file"), one.text("digest") });
        });
        line.each("systems", [&](JsonValue value) {
            m_statistics.systems.push_back({ LineReader::textOf(value, "systems"), {} });
        });
        return {};
    }

    void readPart(const LineReader& line)
    {
        checkDocuments();
        const auto system = line.number("part");
        if (system < 0 || system >= static_cast<std::int64_t>(m_statistics.systems.size())) {
            throw Fault { 0, "\"part\" must be the number of a system of the first line." };
        }
        auto& parts = m_statistics.systems[static_cast<std::size_t>(system)].parts;
        auto& part = parts.emplace_back();
        part.name = { line.text("layer"), line.text("noise"), line.text("period"),
            static_cast<int>(std::clamp<std::int64_t>(line.number("n_best"), 0, 1'000'000)) };
        part.signature = line.text("signature");
        part.gold = sideOf(line.part("gold"));
        part.system = sideOf(line.part("system"));
        part.systemTold = !line.yes("false_alarms_untold");
        line.each(
            "labels", [&](JsonValue value) { part.labels.push_back(LineReader::textOf(value, "labels")); });
        std::ranges::sort(part.labels);
        part.labels.erase(std::unique(part.labels.begin(), part.labels.end()), part.labels.end());
        part.tallies = line.tree("tallies");
        line.each("measures", [&](JsonValue value) {
            const LineReader one(value);
            part.measures.push_back(
                { one.text("id"), one.tree("numbers"), one.text("left_out"), findingsOf(one) });
        });
        part.byDocument = line.yes("by_document");
        part.findings = findingsOf(line);
        m_wanted = line.number("documents");
        m_part = &part;
    }

    void readDocument(const LineReader& line)
    {
        if (m_part == nullptr || m_wanted == 0) {
            throw Fault { 0, "this document is one more than its part tells." };
        }
        --m_wanted;
        auto& document = m_part->documents.emplace_back(ShardDocument {
            line.text("document"), line.yes("numbered"), line.yes("gold"), line.yes("system") });
        document.passages = line.text("passages");
        if (document.passages.size() % passageDigits != 0
            || document.passages.find_first_not_of("0123456789abcdef") != std::string::npos) {
            throw Fault { 0, "\"passages\" must be ten hexadecimal digits for each." };
        }
        document.tallies = line.tree("tallies");
        line.each("measures",
            [&](JsonValue value) { document.measures.push_back(LineReader::treeOf(value, "measures")); });
        if (m_part->byDocument && document.measures.size() != m_part->measures.size()) {
            throw Fault { 0, "\"measures\" must have one entry for each measure of the part." };
        }
        if (!document.inGold && !document.inSystem) {
            throw Fault { 0, "the document is on no side." };
        }
    }

    Result<void> readEnd(const LineReader& line)
    {
        checkDocuments();
        if (line.number("end") != m_line
            || line.text("digest") != analysis::digest(std::string(m_bytes.substr(0, m_at)))) {
            return malformed(0,
                "The file was changed after it was written: its digest is another one. Score the shard "
                "again.");
        }
        for (const auto& system : m_statistics.systems) {
            if (system.parts.empty()) {
                return malformed(0, "The system " + system.name + " has no numbers. Score the shard again.");
            }
        }
        m_closed = true;
        return {};
    }

    void checkDocuments() const
    {
        if (m_wanted != 0) {
            throw Fault { 0, "documents of the part before are missing." };
        }
    }

    std::string_view m_bytes;
    const std::string& m_path;
    const support::Progress& m_progress;
    ShardStatistics m_statistics;
    PartStatistics* m_part = nullptr; ///< the last one: its vector grows only when it is no longer looked at
    std::int64_t m_wanted = 0; ///< documents of it that are still to come
    std::size_t m_at = 0; ///< first byte of the line
    std::uint32_t m_line = 0;
    bool m_closed = false;
};

} // namespace

std::string statisticsText(const ShardStatistics& statistics)
{
    Object head;
    head.field(headKey, std::to_string(statisticsVersion))
        .text("version", std::string(analysis::version()))
        .text("preset", statistics.preset)
        .text("command", statistics.command);
    if (!statistics.shown.empty()) {
        Object shown;
        for (const auto& [option, value] : statistics.shown) {
            shown.field(option, quoted(value));
        }
        head.field("shown", shown.json());
    }
    head.field("inputs", list(statistics.inputs, [](const ShardInput& input) {
        return Object().text("role", input.role).text("file", input.file).text("digest", input.digest).json();
    }));
    head.field("systems",
        list(statistics.systems, [](const SystemStatistics& system) { return quoted(system.name); }));
    std::string text = head.json() + "\n";
    for (std::size_t system = 0; system < statistics.systems.size(); ++system) {
        for (const auto& part : statistics.systems[system].parts) {
            text += partText(part, system) + "\n";
            for (const auto& document : part.documents) {
                text += documentText(document) + "\n";
            }
        }
    }
    const auto lines = std::ranges::count(text, '\n') + 1;
    text += Object().number("end", lines).text("digest", analysis::digest(text)).json() + "\n";
    return text;
}

Result<void> writeStatistics(const std::string& path, const ShardStatistics& statistics)
{
    return io::writeAtomically(path, statisticsText(statistics));
}

Result<ShardStatistics> parseStatistics(
    std::string_view bytes, const std::string& path, const support::Progress& progress)
{
    return FileParser(bytes, path, progress).parse();
}

Result<ShardStatistics> readStatistics(const std::string& path, const support::Progress& progress)
{
    support::Diagnostics findings;
    const auto bytes = io::loadFile(path, io::largestFile, findings, progress);
    return bytes ? parseStatistics(bytes->text(), path, progress) : support::Failure(bytes.error());
}

} // namespace touchstone::shards
