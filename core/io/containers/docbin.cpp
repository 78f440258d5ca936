// SPDX-License-Identifier: GPL-3.0-or-later
// Source of the layout: spaCy 3, tokens/_serialize.py, tokens/_dict_proxies.py, tokens/span_group.pyx.
#include "core/io/containers/docbin.h"

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/containers/msgpack.h"
#include "core/support/findingkinds.h"
#include "core/text/utf8.h"

#include <zlib.h>

#include <cstring>
#include <unordered_map>

namespace touchstone::io {

namespace {

using Kind = MsgPack::Kind;

constexpr std::size_t largestContent = std::size_t(1) << 29U;
constexpr std::size_t largestJson = std::size_t(1) << 30U;
constexpr std::size_t mostKeys = 100; ///< of one group of spans

// ------------------------------------------------------------------------------------------------- strings

/// Names from 84 and from 380 on, in the order of symbols.pxd; between them stand names of morphology that no
/// text holds.
constexpr std::array<std::string_view, 20> partsOfSpeech { "ADJ", "ADP", "ADV", "AUX", "CONJ", "CCONJ", "DET",
    "INTJ", "NOUN", "NUM", "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X", "EOL", "SPACE" };
constexpr std::uint64_t firstPartOfSpeech = 84;
constexpr std::array<std::string_view, 77> laterSymbols { "PERSON", "NORP", "FACILITY", "ORG", "GPE", "LOC",
    "PRODUCT", "EVENT", "WORK_OF_ART", "LANGUAGE", "LAW", "DATE", "TIME", "PERCENT", "MONEY", "QUANTITY",
    "ORDINAL", "CARDINAL", "acomp", "advcl", "advmod", "agent", "amod", "appos", "attr", "aux", "auxpass",
    "cc", "ccomp", "complm", "conj", "cop", "csubj", "csubjpass", "dep", "det", "dobj", "expl", "hmod",
    "hyph", "infmod", "intj", "iobj", "mark", "meta", "neg", "nmod", "nn", "npadvmod", "nsubj", "nsubjpass",
    "num", "number", "oprd", "obj", "obl", "parataxis", "partmod", "pcomp", "pobj", "poss", "possessive",
    "preconj", "prep", "prt", "punct", "quantmod", "relcl", "rcmod", "root", "xcomp", "acl", "ENT_KB_ID",
    "MORPH", "ENT_ID", "IDX", "_" };
constexpr std::uint64_t firstLaterSymbol = 380;
constexpr std::array<std::string_view, 20> attributes { "ID", "ORTH", "LOWER", "NORM", "SHAPE", "PREFIX",
    "SUFFIX", "LENGTH", "CLUSTER", "LEMMA", "POS", "TAG", "DEP", "ENT_IOB", "ENT_TYPE", "HEAD", "SENT_START",
    "SPACY", "PROB", "LANG" };
constexpr std::uint64_t firstAttribute = 64;
constexpr std::array<std::string_view, 18> flags { "IS_ALPHA", "IS_ASCII", "IS_DIGIT", "IS_LOWER", "IS_PUNCT",
    "IS_SPACE", "IS_TITLE", "IS_UPPER", "LIKE_URL", "LIKE_NUM", "LIKE_EMAIL", "IS_STOP", "IS_OOV_DEPRECATED",
    "IS_BRACKET", "IS_QUOTE", "IS_LEFT_PUNCT", "IS_RIGHT_PUNCT", "IS_CURRENCY" };

constexpr std::uint64_t orth = 65;
constexpr std::uint64_t entIob = 77;
constexpr std::uint64_t entType = 78;
constexpr std::uint64_t sentStart = 80;
constexpr std::uint64_t entKbId = 452;

const std::unordered_map<std::string_view, std::uint64_t>& symbols()
{
    static const auto all = [] {
        std::unordered_map<std::string_view, std::uint64_t> ids;
        const auto add = [&ids](const auto& names, std::uint64_t first) {
            for (const auto name : names) {
                ids.emplace(name, first++);
            }
        };
        add(flags, 1);
        add(attributes, firstAttribute);
        add(partsOfSpeech, firstPartOfSpeech);
        add(laterSymbols, firstLaterSymbol);
        return ids;
    }();
    return all;
}

std::uint64_t littleEndian(const char* bytes, std::size_t size)
{
    std::uint64_t number = 0;
    for (std::size_t i = size; i > 0; --i) {
        number = number << 8U | static_cast<unsigned char>(bytes[i - 1]);
    }
    return number;
}

std::uint64_t bigEndian(std::string_view bytes)
{
    std::uint64_t number = 0;
    for (const char c : bytes) {
        number = number << 8U | static_cast<unsigned char>(c);
    }
    return number;
}

/// MurmurHash64A by Austin Appleby (public domain), little-endian.
std::uint64_t murmur64A(std::string_view bytes, std::uint64_t seed)
{
    constexpr std::uint64_t multiplier = 0xC6A4A7935BD1E995;
    constexpr unsigned shift = 47;
    auto hash = seed ^ (bytes.size() * multiplier);
    while (bytes.size() >= 8) {
        auto block = littleEndian(bytes.data(), 8) * multiplier;
        block = (block ^ (block >> shift)) * multiplier;
        hash = (hash ^ block) * multiplier;
        bytes.remove_prefix(8);
    }
    if (!bytes.empty()) {
        hash = (hash ^ littleEndian(bytes.data(), bytes.size())) * multiplier;
    }
    hash = (hash ^ (hash >> shift)) * multiplier;
    return hash ^ (hash >> shift);
}

// ------------------------------------------------------------------------------------------------- content

/// The parts of the message that matter, as views into it.
struct Content
{
    std::vector<std::uint64_t> attributes;
    std::string_view tokens;
    std::string_view spaces;
    std::string_view lengths;
    std::unordered_map<std::uint64_t, std::string_view> strings;
    std::vector<std::string_view> groups; ///< bytes of each document
    std::vector<bool> unknownSpaces;
};

/// The next item; false when it is of none of the kinds.
bool next(MsgPack& pack, MsgPack::Item& item, std::initializer_list<Kind> kinds)
{
    return pack.next(item) && contains(kinds, item.kind);
}

bool readList(MsgPack& pack, std::uint64_t& count)
{
    MsgPack::Item item;
    const bool list = next(pack, item, { Kind::Array });
    count = item.number;
    return list;
}

/// Keeps each item of a list, all of which are of the kinds.
template <typename Keep> bool readItems(MsgPack& pack, std::initializer_list<Kind> kinds, Keep&& keep)
{
    std::uint64_t count = 0;
    bool whole = readList(pack, count);
    MsgPack::Item item;
    for (; whole && count > 0; --count) {
        whole = next(pack, item, kinds);
        if (whole) {
            keep(item);
        }
    }
    return whole;
}

/// Calls `readValue` for each key of a map; false when it says so once.
template <typename ReadValue> bool readMap(MsgPack& pack, ReadValue&& readValue)
{
    MsgPack::Item item;
    bool whole = next(pack, item, { Kind::Map });
    for (auto pairs = whole ? item.number : 0; whole && pairs > 0; --pairs) {
        whole = next(pack, item, { Kind::String }) && readValue(item.bytes);
    }
    return whole;
}

/// [{"has_unknown_spaces": false}, …]
bool readFlags(MsgPack& pack, Content& content)
{
    std::uint64_t count = 0;
    bool whole = readList(pack, count);
    for (; whole && count > 0; --count) {
        bool unknown = false;
        whole = readMap(pack, [&](std::string_view key) {
            if (key != "has_unknown_spaces") {
                return pack.skip();
            }
            MsgPack::Item value;
            const bool read = pack.next(value);
            unknown = value.kind == Kind::Boolean && value.number != 0;
            return read;
        });
        content.unknownSpaces.push_back(unknown);
    }
    return whole;
}

bool readBytes(MsgPack& pack, std::string_view& bytes)
{
    MsgPack::Item item;
    const bool read = next(pack, item, { Kind::Binary, Kind::String });
    bytes = item.bytes;
    return read;
}

/// Of a file that was unpacked, but cannot be read.
Failure unusable(Message fault, const std::string& file)
{
    return failure(ErrorCode::Malformed,
        said("is packed like a spaCy DocBin, but %1; write it again with DocBin.to_disk, or export "
             "Doc.to_json as JSON lines",
            std::move(fault)),
        { file });
}

/// What of it could not be read; empty: all was read.
Message readContent(std::string_view bytes, Content& content)
{
    MsgPack pack(bytes);
    MsgPack::Item top;
    if (!next(pack, top, { Kind::Map })) {
        return said("its beginning in it cannot be read");
    }
    const auto keepAttribute = [&](const auto& item) { content.attributes.push_back(item.number); };
    const auto keepString
        = [&](const auto& item) { content.strings.emplace(spacyStringId(item.bytes), item.bytes); };
    const auto keepGroup = [&](const auto& item) { content.groups.push_back(item.bytes); };
    for (auto pairs = top.number; pairs > 0; --pairs) {
        MsgPack::Item key;
        if (!pack.next(key) || key.kind != Kind::String) {
            return said("a key in it cannot be read");
        }
        const bool read = key.bytes == "attrs" ? readItems(pack, { Kind::Unsigned }, keepAttribute)
            : key.bytes == "tokens"            ? readBytes(pack, content.tokens)
            : key.bytes == "spaces"            ? readBytes(pack, content.spaces)
            : key.bytes == "lengths"           ? readBytes(pack, content.lengths)
            : key.bytes == "strings"           ? readItems(pack, { Kind::String }, keepString)
            : key.bytes == "span_groups"       ? readItems(pack, { Kind::Binary, Kind::String }, keepGroup)
            : key.bytes == "flags"             ? readFlags(pack, content)
                                               : pack.skip();
        if (!read) {
            return said("\"%1\" in it cannot be read", text::repaired(key.bytes.substr(0, 40)));
        }
    }
    return {};
}

// ------------------------------------------------------------------------------------------------- documents

class Decoder
{
public:
    Decoder(const Content& content, const std::string& file, Diagnostics& findings)
        : m_content(content)
        , m_file(file)
        , m_findings(findings)
    {
    }

    /// Empty when the arrays agree, else what is wrong.
    [[nodiscard]] Message fault() const
    {
        const auto width = m_content.attributes.size();
        if (columnOf(orth) == width) {
            return said("the words (ORTH) are missing");
        }
        if (m_content.lengths.size() % 4 != 0 || m_content.tokens.size() % (8 * width) != 0) {
            return said("its arrays are cut");
        }
        const auto rows = m_content.tokens.size() / (8 * width);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < m_content.lengths.size(); i += 4) {
            const auto length = littleEndian(m_content.lengths.data() + i, 4);
            sum += length;
            if (length > rows) {
                return said("a document claims more words than the file has");
            }
        }
        if (sum != rows || (m_content.spaces.size() != rows && !m_content.spaces.empty())) {
            return said("the numbers of words, blanks and documents do not agree");
        }
        return {};
    }

    [[nodiscard]] Result<std::string> json(const Progress& progress)
    {
        const auto documents = m_content.lengths.size() / 4;
        if (documents == 0) {
            return failure(ErrorCode::Malformed, said("is a spaCy DocBin without any document"), { m_file });
        }
        std::size_t row = 0;
        for (std::size_t i = 0; i < documents; ++i) {
            const auto length = static_cast<std::size_t>(littleEndian(m_content.lengths.data() + 4 * i, 4));
            addDocument(i, row, length, progress);
            if (progress.cancelled()) {
                return readingStopped(m_file);
            }
            if (m_tooLarge || m_json.size() > largestJson) {
                return failure(ErrorCode::TooLarge,
                    said("holds more than 1 GiB of text; split the DocBin into several files of one folder"),
                    { m_file });
            }
            row += length;
        }
        return std::move(m_json);
    }

private:
    [[nodiscard]] std::size_t columnOf(std::uint64_t attribute) const
    {
        return static_cast<std::size_t>(
            std::find(m_content.attributes.begin(), m_content.attributes.end(), attribute)
            - m_content.attributes.begin());
    }
    [[nodiscard]] std::uint64_t cell(std::size_t row, std::size_t column) const
    {
        const auto width = m_content.attributes.size();
        return column == width ? 0 : littleEndian(m_content.tokens.data() + 8 * (row * width + column), 8);
    }

    /// The string of a number; a number of no string is told once per document.
    std::string string(std::uint64_t id)
    {
        if (id == 0) {
            return {};
        }
        if (const auto found = m_content.strings.find(id); found != m_content.strings.end()) {
            return text::repaired(found->second);
        }
        for (const auto& [name, number] : symbols()) {
            if (id < 1000 && number == id) {
                return std::string(name);
            }
        }
        m_missing = true;
        return {};
    }

    void addDocument(std::size_t number, std::size_t row, std::size_t length, const Progress& progress)
    {
        m_missing = false;
        m_begins.clear();
        m_ends.clear();
        std::string text;
        std::uint32_t at = 0;
        const auto words = columnOf(orth);
        const bool allSpaces = m_content.spaces.empty()
            || (number < m_content.unknownSpaces.size() && m_content.unknownSpaces[number]);
        for (std::size_t i = row; i < row + length; ++i) {
            auto word = string(cell(i, words));
            if (word.empty()) {
                word = "\xEF\xBF\xBD";
                m_missing = true;
            }
            m_begins.push_back(at);
            at += static_cast<std::uint32_t>(text::codePointCount(word));
            m_ends.push_back(at);
            text += word;
            const bool space = allSpaces ? i + 1 < row + length : m_content.spaces[i] != 0;
            if (space) {
                text += ' ';
                ++at;
            }
            // A few bytes of a row may stand for a long word: what comes out is bounded, not what goes in.
            if (text.size() + m_begins.size() * tokenJson > largestJson
                || (i % cancelDistance == 0 && progress.cancelled())) {
                m_tooLarge = true;
                return;
            }
        }
        m_json += "{\"text\": " + quotedJson(text);
        addEntities(row, length);
        addSentences(row, length, at);
        m_json += ", \"tokens\": [";
        for (std::size_t i = 0; i < length; ++i) {
            m_json += (i == 0 ? "{\"id\": " : ", {\"id\": ") + std::to_string(i) + ", \"start\": "
                + std::to_string(m_begins[i]) + ", \"end\": " + std::to_string(m_ends[i]) + "}";
        }
        m_json += "], \"spans\": {";
        if (number < m_content.groups.size() && !addGroups(m_content.groups[number], length)) {
            m_findings.add(Severity::Warning, "docbin.group", placeOf(number),
                said("the span groups of document %1 are cut or of a version that is not known; those that "
                     "could be read are kept",
                    number + 1));
        }
        m_json += "}}\n";
        if (m_missing) {
            m_findings.add(Severity::Warning, "docbin.string", placeOf(number),
                said("document %1 has words or labels whose strings are not in the file; U+FFFD or their "
                     "numbers stand for them",
                    number + 1));
        }
    }

    [[nodiscard]] support::Place placeOf(std::size_t document) const
    {
        return { m_file, static_cast<std::uint32_t>(document + 1), 0 };
    }

    void addSpan(bool first, std::size_t begin, std::size_t end, std::uint64_t label, std::uint64_t link)
    {
        auto name = string(label);
        if (name.empty() && label != 0) {
            name = std::to_string(label);
        }
        m_json += (first ? "{\"start\": " : ", {\"start\": ") + std::to_string(m_begins[begin])
            + ", \"end\": " + std::to_string(m_ends[end - 1]) + ", \"label\": " + quotedJson(name);
        if (const auto id = string(link); !id.empty()) {
            m_json += ", \"kb_id\": " + quotedJson(id);
        }
        m_json += "}";
    }

    void addEntities(std::size_t row, std::size_t length)
    {
        constexpr std::uint64_t inside = 1;
        constexpr std::uint64_t begins = 3;
        const auto iob = columnOf(entIob);
        const auto type = columnOf(entType);
        if (iob == m_content.attributes.size()) {
            return; // the file was written without entities
        }
        m_json += ", \"ents\": [";
        const auto link = columnOf(entKbId);
        bool first = true;
        std::size_t open = length;
        const auto close = [&](std::size_t end) {
            if (open < length) {
                addSpan(first, open, end, cell(row + open, type), cell(row + open, link));
                first = false;
            }
            open = length;
        };
        for (std::size_t i = 0; i < length; ++i) {
            const auto tag = cell(row + i, iob);
            const auto label = cell(row + i, type);
            if (tag == inside && open < length && cell(row + open, type) == label) {
                continue;
            }
            close(i);
            if ((tag == begins || tag == inside) && label != 0) {
                open = i;
            }
        }
        close(length);
        m_json += "]";
    }

    void addSentences(std::size_t row, std::size_t length, std::uint32_t textEnd)
    {
        const auto column = columnOf(sentStart);
        if (column == m_content.attributes.size() || length == 0) {
            return;
        }
        bool known = false;
        std::string list;
        std::size_t begin = 0;
        const auto add = [&](std::size_t end) {
            list += (list.empty() ? "{\"start\": " : ", {\"start\": ") + std::to_string(m_begins[begin])
                + ", \"end\": " + std::to_string(end < length ? m_ends[end - 1] : textEnd) + "}";
            begin = end;
        };
        for (std::size_t i = 0; i < length; ++i) {
            const bool starts = cell(row + i, column) == 1;
            known = known || starts;
            if (starts && i > begin) {
                add(i);
            }
        }
        add(length);
        if (known) {
            m_json += ", \"sents\": [" + list + "]";
        }
    }

    /// A list of groups (spaCy 3.0 to 3.2), or a map from groups to their keys.
    bool addGroups(std::string_view bytes, std::size_t length)
    {
        MsgPack pack(bytes);
        MsgPack::Item top;
        if (bytes.empty()) {
            return true;
        }
        if (!next(pack, top, { Kind::Array, Kind::Map })) {
            return false;
        }
        bool first = true;
        for (auto count = top.number; count > 0; --count) {
            MsgPack::Item group;
            if (!next(pack, group, { Kind::Binary, Kind::String })) {
                return false;
            }
            if (top.kind == Kind::Array) {
                if (!addGroup(group.bytes, {}, length, first)) {
                    return false;
                }
                continue;
            }
            std::uint64_t keys = 0;
            if (!readList(pack, keys) || keys > mostKeys) {
                return false;
            }
            for (; keys > 0; --keys) {
                MsgPack::Item key;
                if (!pack.next(key) || key.kind != Kind::String
                    || !addGroup(group.bytes, text::repaired(key.bytes), length, first)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// {"name": …, "attrs": …, "spans": [forty bytes each]}
    bool addGroup(std::string_view bytes, std::string name, std::size_t length, bool& first)
    {
        constexpr std::size_t spanSize = 40;
        MsgPack pack(bytes);
        std::vector<std::string_view> spans;
        bool sized = true;
        const bool whole = readMap(pack, [&](std::string_view key) {
            if (key == "spans") {
                return readItems(pack, { Kind::Binary }, [&](const auto& item) {
                    spans.push_back(item.bytes);
                    sized = sized && item.bytes.size() == spanSize;
                });
            }
            if (key != "name" || !name.empty()) {
                return pack.skip();
            }
            MsgPack::Item value;
            const bool read = next(pack, value, { Kind::String });
            name = text::repaired(value.bytes);
            return read;
        });
        if (!whole || !sized) {
            return false;
        }
        m_json += (first ? "" : ", ") + quotedJson(name) + ": [";
        first = false;
        bool none = true;
        bool sound = true;
        for (const auto span : spans) {
            const auto link = bigEndian(span.substr(8, 8));
            const auto label = bigEndian(span.substr(16, 8));
            const auto begin = bigEndian(span.substr(24, 4));
            const auto end = bigEndian(span.substr(28, 4));
            if (begin >= end || end > length) {
                sound = false;
                continue;
            }
            addSpan(none, static_cast<std::size_t>(begin), static_cast<std::size_t>(end), label, link);
            none = false;
        }
        m_json += "]";
        return sound;
    }

    static constexpr std::size_t tokenJson = 40; ///< bytes of one token, about
    static constexpr std::size_t cancelDistance = std::size_t(1) << 16U;

    const Content& m_content;
    const std::string& m_file;
    Diagnostics& m_findings;
    std::string m_json;
    bool m_tooLarge = false;
    bool m_missing = false; ///< a string of the current document
    std::vector<std::uint32_t> m_begins; ///< of its words, code points
    std::vector<std::uint32_t> m_ends;
};

Result<std::string> inflated(std::string_view raw, const std::string& file, const Progress& progress)
{
    z_stream stream {};
    if (inflateInit(&stream) != Z_OK) {
        return failure(ErrorCode::TooLarge, said("there is not enough memory to unpack the file"), { file });
    }
    std::string content;
    std::vector<char> chunk(std::size_t(1) << 18U);
    int state = Z_OK;
    while (state == Z_OK) {
        if (stream.avail_in == 0 && !raw.empty()) {
            const auto part = std::min<std::size_t>(raw.size(), std::size_t(1) << 30U);
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(raw.data()));
            stream.avail_in = static_cast<uInt>(part);
            raw.remove_prefix(part);
        }
        stream.next_out = reinterpret_cast<Bytef*>(chunk.data());
        stream.avail_out = static_cast<uInt>(chunk.size());
        state = inflate(&stream, Z_NO_FLUSH);
        content.append(chunk.data(), chunk.size() - stream.avail_out);
        if (content.size() > largestContent || progress.cancelled()) {
            break;
        }
    }
    inflateEnd(&stream);
    if (progress.cancelled()) {
        return readingStopped(file);
    }
    if (content.size() > largestContent) {
        return failure(ErrorCode::TooLarge,
            said("unpacks to more than 512 MiB; split the DocBin into several files of one folder"),
            { file });
    }
    if (state != Z_STREAM_END) {
        return failure(ErrorCode::Malformed,
            state == Z_BUF_ERROR || state == Z_OK
                ? said("begins like a spaCy DocBin, but its packed bytes are cut; copy the file anew or "
                       "write it again with DocBin.to_disk, or export Doc.to_json as JSON lines")
                : said("begins like a spaCy DocBin, but its packed bytes are damaged; copy the file anew or "
                       "write it again with DocBin.to_disk, or export Doc.to_json as JSON lines"),
            { file });
    }
    return content;
}

} // namespace

std::uint64_t spacyStringId(std::string_view utf8)
{
    if (utf8.empty()) {
        return 0;
    }
    const auto found = symbols().find(utf8);
    return found != symbols().end() ? found->second : murmur64A(utf8, 1);
}

bool looksLikeDocBin(std::string_view raw)
{
    // A zlib header, whose second byte makes the two divisible by 31.
    if (raw.size() < 8 || raw[0] != '\x78' || (0x7800U + static_cast<unsigned char>(raw[1])) % 31 != 0) {
        return false;
    }
    z_stream stream {};
    if (inflateInit(&stream) != Z_OK) {
        return false;
    }
    std::array<char, 256> out {};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(raw.data()));
    stream.avail_in = static_cast<uInt>(std::min<std::size_t>(raw.size(), 4096));
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = inflate(&stream, Z_SYNC_FLUSH);
    const auto size = out.size() - stream.avail_out;
    inflateEnd(&stream);
    if ((state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) || size < 2) {
        return false;
    }
    MsgPack pack(std::string_view(out.data(), size));
    MsgPack::Item item;
    MsgPack::Item key;
    return pack.next(item) && item.kind == Kind::Map && pack.next(key) && key.kind == Kind::String
        && (key.bytes == "version" || key.bytes == "attrs" || key.bytes == "tokens"
            || key.bytes == "strings");
}

Result<std::string> docBinContentAsJson(
    std::string_view bytes, const std::string& file, Diagnostics& findings, const Progress& progress)
{
    Content content;
    if (auto unread = readContent(bytes, content); !unread.empty()) {
        return unusable(std::move(unread), file);
    }
    Decoder decoder(content, file, findings);
    if (auto fault = decoder.fault(); !fault.empty()) {
        return unusable(std::move(fault), file);
    }
    return decoder.json(progress);
}

Result<std::string> docBinAsJson(
    std::string_view raw, const std::string& file, Diagnostics& findings, const Progress& progress)
{
    const auto content = inflated(raw, file, progress);
    if (!content) {
        return Failure(content.error());
    }
    return docBinContentAsJson(*content, file, findings, progress);
}

} // namespace touchstone::io
