// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and dicts of Python as the bytes of files, so that they go through the readers of files.
#include "python/binding/corpora.h"

#include "core/io/drafts/offsetunits.h"

#include <array>
#include <charconv>
#include <cmath>

namespace touchstone::python {

namespace {

/// Names of keys, made once: looking for them compares pointers.
struct Keys
{
    py::str id { "id" }, name { "name" }, text { "text" }, entities { "entities" }, spans { "spans" },
        start { "start" }, end { "end" }, type { "type" }, label { "label" }, links { "links" },
        score { "score" }, fragments { "fragments" }, parent { "parent" }, tokens { "tokens" },
        sentences { "sentences" }, tokenTags { "token_tags" }, numbered { "numbered" };
    /// Of an entity, and written as they are.
    std::array<py::str, 5> plain { "role", "confidence", "link_uncertain", "noise", "source" };
    Keys()
    {
        for (auto* const key : { &id, &name, &text, &entities, &spans, &start, &end, &type, &label, &links,
                 &score, &fragments, &parent, &tokens, &sentences, &tokenTags, &numbered, &plain[0],
                 &plain[1], &plain[2], &plain[3], &plain[4] }) {
            PyUnicode_InternInPlace(&key->ptr());
        }
    }
};

/// Null: there is none. Throws what the mapping does, but KeyError.
py::object item(const py::handle& mapping, const py::str& key)
{
    if (PyDict_Check(mapping.ptr())) {
        auto* const found = PyDict_GetItemWithError(mapping.ptr(), key.ptr());
        if (found == nullptr && PyErr_Occurred() != nullptr) {
            throw py::error_already_set();
        }
        return py::reinterpret_borrow<py::object>(found);
    }
    auto* const found = PyObject_GetItem(mapping.ptr(), key.ptr());
    if (found == nullptr) {
        if (PyErr_ExceptionMatches(PyExc_KeyError) == 0) {
            throw py::error_already_set();
        }
        PyErr_Clear();
    }
    return py::reinterpret_steal<py::object>(found);
}

py::object either(const py::handle& mapping, const py::str& first, const py::str& second)
{
    auto found = item(mapping, first);
    return found ? found : item(mapping, second);
}

std::string typeName(const py::handle& value) { return Py_TYPE(value.ptr())->tp_name; }

/// The string's own bytes; nothing: it is none, or holds halves of signs (lone surrogates).
std::optional<std::string_view> utf8Of(const py::handle& value)
{
    Py_ssize_t size = 0;
    const char* const bytes
        = PyUnicode_Check(value.ptr()) ? PyUnicode_AsUTF8AndSize(value.ptr(), &size) : nullptr;
    if (bytes == nullptr) {
        PyErr_Clear();
        return std::nullopt;
    }
    return std::string_view(bytes, static_cast<std::size_t>(size));
}

bool needsEscape(char letter)
{
    return static_cast<unsigned char>(letter) < 0x20 || letter == '"' || letter == '\\';
}

void appendString(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t from = 0; from < text.size();) {
        const auto* const at = std::find_if(text.data() + from, text.data() + text.size(), needsEscape);
        const auto to = static_cast<std::size_t>(at - text.data());
        out.append(text, from, to - from);
        if (to < text.size()) {
            constexpr const char* digits = "0123456789abcdef";
            const auto code = static_cast<unsigned char>(text[to]);
            if (text[to] == '"' || text[to] == '\\') {
                out += '\\';
                out += text[to];
            } else {
                out += "\\u00";
                out += digits[code >> 4U];
                out += digits[code & 15U];
            }
        }
        from = to + 1;
    }
    out += '"';
}

/// Writes documents, one line each.
class SpanWriter
{
public:
    explicit SpanWriter(const std::string& offsets)
        : m_utf16(offsets == "utf16")
        , m_bytes(offsets == "bytes")
    {
        if (!m_utf16 && !m_bytes && offsets != "code-points") {
            throw py::value_error(
                "offsets count \"code-points\", \"utf16\" or \"bytes\", and not \"" + offsets + "\"");
        }
    }

    std::string written(const py::sequence& documents)
    {
        const auto fast = fastOf(documents, "documents");
        for (py::ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.ptr()); ++i) {
            m_document = static_cast<std::size_t>(i);
            m_entity = none;
            write(itemOf(fast, i));
        }
        return std::move(m_out);
    }

private:
    static constexpr auto none = static_cast<std::size_t>(-1);

    /// "document 3, entity 7: "
    [[nodiscard]] std::string place() const
    {
        return "document " + std::to_string(m_document + 1)
            + (m_entity == none ? "" : ", entity " + std::to_string(m_entity + 1)) + ": ";
    }

    [[noreturn]] void refuse(const std::string& text) const { throw py::type_error(place() + text); }

    [[nodiscard]] py::object fastOf(const py::handle& list, const char* what) const
    {
        if (PyUnicode_Check(list.ptr()) || PyDict_Check(list.ptr())) {
            refuse(std::string(what) + " stand in a list, and this is " + typeName(list));
        }
        auto* const fast = PySequence_Fast(list.ptr(), "");
        if (fast == nullptr) {
            PyErr_Clear();
            refuse(std::string(what) + " stand in a list, and this is " + typeName(list));
        }
        return py::reinterpret_steal<py::object>(fast);
    }

    /// Held, since objects of users run code of theirs that may change the list.
    static py::object itemOf(const py::object& fast, py::ssize_t number)
    {
        return py::reinterpret_borrow<py::object>(PySequence_Fast_GET_ITEM(fast.ptr(), number));
    }

    static bool isMapping(const py::handle& value)
    {
        return PyDict_Check(value.ptr())
            || (PyMapping_Check(value.ptr()) != 0 && PySequence_Check(value.ptr()) == 0)
            || (!PyList_Check(value.ptr()) && !PyTuple_Check(value.ptr()) && py::hasattr(value, "keys"));
    }

    void write(const py::handle& document)
    {
        if (!isMapping(document)) {
            m_out += "{\"id\":\"" + std::to_string(m_document + 1)
                + "\",\"numbered\":true,\"text\":null,\"entities\":[";
            writeEntities(document);
            m_out += "]}\n";
            return;
        }
        m_out += "{\"id\":";
        const auto id = either(document, m_keys.id, m_keys.name);
        if (id && !id.is_none()) {
            writeWord(id, "the id of a document");
            if (const auto numbered = item(document, m_keys.numbered); numbered.ptr() == Py_True) {
                m_out += ",\"numbered\":true";
            }
        } else {
            m_out += "\"" + std::to_string(m_document + 1) + "\",\"numbered\":true";
        }
        m_out += ",\"text\":";
        const auto text = item(document, m_keys.text);
        m_converted.reset();
        if (!text || text.is_none()) {
            m_out += "null";
        } else {
            writeText(text);
        }
        writeTokens(document);
        writeAttributes(document);
        m_out += ",\"entities\":[";
        const auto entities = either(document, m_keys.entities, m_keys.spans);
        if (entities && !entities.is_none()) {
            writeEntities(entities);
        }
        m_out += "]}\n";
    }

    void writeText(const py::object& text)
    {
        const auto bytes = utf8Of(text);
        if (!bytes) {
            refuse("the text is no string, or holds halves of signs: " + typeName(text)
                + "; decode bytes, and take lone surrogates away");
        }
        if (m_utf16 || m_bytes) {
            m_converted.emplace(std::string(*bytes));
        }
        appendString(m_out, *bytes);
    }

    /// The places of the tokens, the first ones of sentences, the tags; tokens that are words have no places.
    void writeTokens(const py::handle& document)
    {
        const auto tokens = item(document, m_keys.tokens);
        const auto isPair = [](PyObject* const token) {
            return (PyList_Check(token) || PyTuple_Check(token)) && PySequence_Fast_GET_SIZE(token) == 2
                && PyLong_Check(PySequence_Fast_GET_ITEM(token, 0));
        };
        if (!allAre(tokens, isPair)) {
            return;
        }
        m_out += ",\"tokens\":";
        writePairs(tokens);
        for (const auto& key : { m_keys.sentences, m_keys.tokenTags }) {
            const auto list = item(document, key);
            if (allAre(list, [](PyObject* const one) { return PyLong_Check(one) || PyUnicode_Check(one); })) {
                appendKey(key);
                m_out += '[';
                for (py::ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list.ptr()); ++i) {
                    m_out += i == 0 ? "" : ",";
                    (void)writePlain(itemOf(list, i));
                }
                m_out += ']';
            }
        }
    }

    template <typename Kind> static bool allAre(const py::object& list, const Kind& kind)
    {
        return list && (PyList_Check(list.ptr()) || PyTuple_Check(list.ptr()))
            && std::all_of(PySequence_Fast_ITEMS(list.ptr()),
                PySequence_Fast_ITEMS(list.ptr()) + PySequence_Fast_GET_SIZE(list.ptr()), kind);
    }

    /// Words and numbers that say something of the whole document, such as its date.
    void writeAttributes(const py::handle& document)
    {
        static constexpr std::array<std::string_view, 11> others { "id", "name", "text", "entities", "spans",
            "ents", "label", "labels", "tokens", "sentences", "token_tags" };
        if (!PyDict_Check(document.ptr())) {
            return;
        }
        PyObject* key = nullptr;
        PyObject* value = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(document.ptr(), &at, &key, &value) != 0;) {
            const auto name = utf8Of(key);
            const auto size = m_out.size();
            if (name && *name != "numbered" && std::ranges::find(others, *name) == others.end()) {
                appendKey(key);
                if (!writePlain(value)) {
                    m_out.resize(size);
                }
            }
        }
    }

    void appendKey(const py::handle& key)
    {
        m_out += ',';
        appendString(m_out, *utf8Of(key));
        m_out += ':';
    }

    /// A string, a number or a truth value; false: it is none, and nothing is written.
    [[nodiscard]] bool writePlain(const py::handle& value)
    {
        if (PyBool_Check(value.ptr())) {
            m_out += value.ptr() == Py_True ? "true" : "false";
        } else if (PyLong_Check(value.ptr())) {
            int overflow = 0;
            const auto number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
            if (overflow != 0) {
                return false;
            }
            m_out += std::to_string(number);
        } else if (PyFloat_Check(value.ptr()) && std::isfinite(PyFloat_AS_DOUBLE(value.ptr()))) {
            appendNumber(PyFloat_AS_DOUBLE(value.ptr()));
        } else if (const auto bytes = utf8Of(value)) {
            appendString(m_out, *bytes);
        } else {
            return false;
        }
        return true;
    }

    void appendNumber(double value)
    {
        constexpr std::size_t mostDigits = 32;
        std::array<char, mostDigits> digits {};
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        m_out.append(digits.data(), written.ptr);
    }

    /// A string, or a number as one.
    void writeWord(const py::object& value, const char* what)
    {
        if (PyLong_Check(value.ptr())) {
            appendString(m_out, *utf8Of(py::str(value)));
            return;
        }
        const auto bytes = utf8Of(value);
        if (!bytes) {
            refuse(std::string(what) + " is a string, and this is " + typeName(value)
                + (value.is_none() ? "; leave out what has none" : "; convert it with str()"));
        }
        appendString(m_out, *bytes);
    }

    void writeEntities(const py::handle& list)
    {
        const auto fast = fastOf(list, "entities");
        for (py::ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.ptr()); ++i) {
            m_entity = static_cast<std::size_t>(i);
            m_out += i == 0 ? "{" : ",{";
            const auto entity = itemOf(fast, i);
            if (PyTuple_Check(entity.ptr()) || PyList_Check(entity.ptr())) {
                writeTriple(entity);
            } else if (isMapping(entity)) {
                writeEntity(entity);
            } else {
                refuse("an entity is a dict or (start, end, type), and this is " + typeName(entity)
                    + "; write (0, 3, \"PER\")");
            }
            m_out += '}';
        }
        m_entity = none;
    }

    void writeTriple(const py::handle& entity)
    {
        const auto fast = fastOf(entity, "start, end and type");
        if (PySequence_Fast_GET_SIZE(fast.ptr()) != 3) {
            refuse("(start, end, type) has three values, and this one has "
                + std::to_string(PySequence_Fast_GET_SIZE(fast.ptr()))
                + "; write a dict where there is more to say");
        }
        const auto start = itemOf(fast, 0);
        const auto end = itemOf(fast, 1);
        writePlace(start, end, itemOf(fast, 2));
    }

    void writePlace(const py::handle& start, const py::handle& end, const py::object& type)
    {
        m_out += "\"start\":";
        writeOffset(start);
        m_out += ",\"end\":";
        writeOffset(end);
        m_out += ",\"type\":";
        if (PyList_Check(type.ptr()) || PyTuple_Check(type.ptr())) { // further types of the same annotation
            writeWords(type, "a type");
        } else {
            writeWord(type, "a type");
        }
    }

    void writeWords(const py::object& list, const char* what)
    {
        m_out += '[';
        const auto fast = fastOf(list, what);
        for (py::ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.ptr()); ++i) {
            m_out += i == 0 ? "" : ",";
            writeWord(itemOf(fast, i), what);
        }
        m_out += ']';
    }

    void writeEntity(const py::handle& entity)
    {
        const auto start = item(entity, m_keys.start);
        const auto end = item(entity, m_keys.end);
        const auto type = either(entity, m_keys.type, m_keys.label);
        if (!start || !end || !type) {
            const auto* const missing = !start ? "start" : !end ? "end" : "type (or label)";
            refuse(std::string("an entity needs start, end and type, and ") + missing
                + " is missing; write {\"start\": 0, \"end\": 3, \"type\": \"PER\"} or (0, 3, \"PER\")");
        }
        writePlace(start, end, type);
        if (constexpr Py_ssize_t needed = 3;
            PyDict_Check(entity.ptr()) && PyDict_Size(entity.ptr()) == needed) {
            return; // there is nothing else in it
        }
        if (const auto id = item(entity, m_keys.id); id && !id.is_none()) {
            m_out += ",\"id\":";
            writeWord(id, "the id of an entity");
        }
        if (const auto parent = item(entity, m_keys.parent); parent && !parent.is_none()) {
            m_out += ",\"parent\":";
            writeWord(parent, "a parent");
        }
        if (const auto links = item(entity, m_keys.links); links && !links.is_none()) {
            writeLinks(links);
        }
        if (const auto score = item(entity, m_keys.score); score && !score.is_none()) {
            writeScore(score);
        }
        if (const auto fragments = item(entity, m_keys.fragments); fragments && !fragments.is_none()) {
            m_out += ",\"fragments\":";
            writePairs(fragments);
        }
        for (const auto& key : m_keys.plain) {
            const auto value = item(entity, key);
            const auto size = m_out.size();
            if (value) {
                appendKey(key);
                if (!writePlain(value)) {
                    m_out.resize(size);
                }
            }
        }
    }

    void writeOffset(const py::handle& value)
    {
        auto number = PyLong_AsLongLong(value.ptr()); // also of whatever says that it is a whole number
        if (number == -1 && PyErr_Occurred() != nullptr) {
            PyErr_Clear();
            const double real = PyFloat_Check(value.ptr()) ? PyFloat_AS_DOUBLE(value.ptr()) : 0.5;
            number = static_cast<long long>(real);
            if (static_cast<double>(number) != real) {
                refuse("start and end are whole numbers, and this is " + std::string(py::str(py::repr(value)))
                    + "; convert it with int()");
            }
        }
        if ((m_utf16 || m_bytes) && number >= 0) {
            number = codePointOf(number);
        }
        constexpr std::size_t mostDigits = 24;
        std::array<char, mostDigits> digits {};
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
        m_out.append(digits.data(), written.ptr);
    }

    /// Of an offset in other units; behind the end it stays as it is, and the reader says so.
    [[nodiscard]] long long codePointOf(long long number) const
    {
        if (!m_converted) {
            throw py::value_error(place()
                + "offsets in other units than code points need the text; "
                  "give it under \"text\"");
        }
        const auto offset = static_cast<std::size_t>(number);
        const auto unit = m_bytes ? io::OffsetUnit::Bytes : io::OffsetUnit::Utf16;
        if (offset > io::lengthIn(*m_converted, unit)) {
            return number;
        }
        const auto codePoint = io::codePointAt(*m_converted, offset, unit);
        if (const auto begin = io::offsetAt(*m_converted, codePoint, unit); begin != offset) {
            const auto name = io::unitName(unit).english();
            throw py::value_error(place() + "the offset " + std::to_string(number)
                + " lies inside of the character \""
                + std::string(m_converted->slice({ codePoint, codePoint + 1 })) + "\", which has the " + name
                + " from " + std::to_string(begin) + " to "
                + std::to_string(io::offsetAt(*m_converted, codePoint + 1, unit))
                + "; check that offsets count " + name
                + " (offsets=\"code-points\", \"utf16\", \"bytes\"), and of which text");
        }
        return codePoint;
    }

    void writeLinks(const py::object& links)
    {
        m_out += ",\"links\":";
        if (PyUnicode_Check(links.ptr())) {
            m_out += '[';
            writeWord(links, "a link");
            m_out += ']';
        } else {
            writeWords(links, "a link");
        }
    }

    void writeScore(const py::object& score)
    {
        const double value = PyFloat_AsDouble(score.ptr());
        if (value == -1 && PyErr_Occurred() != nullptr) {
            PyErr_Clear();
            refuse("a score is a number, and this is " + typeName(score) + "; leave out what has none");
        }
        if (!std::isfinite(value)) {
            return; // DataFrames have NaN where there is none
        }
        m_out += ",\"score\":";
        appendNumber(value);
    }

    /// Of fragments or tokens.
    void writePairs(const py::object& pairs)
    {
        m_out += '[';
        const auto fast = fastOf(pairs, "fragments");
        for (py::ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.ptr()); ++i) {
            const auto pair = fastOf(itemOf(fast, i), "start and end of a fragment");
            if (PySequence_Fast_GET_SIZE(pair.ptr()) != 2) {
                refuse("a fragment is (start, end)");
            }
            const auto end = itemOf(pair, 1);
            m_out += i == 0 ? "[" : ",[";
            writeOffset(itemOf(pair, 0));
            m_out += ',';
            writeOffset(end);
            m_out += ']';
        }
        m_out += ']';
    }

    Keys m_keys;
    bool m_utf16, m_bytes;
    std::string m_out;
    std::size_t m_document = 0, m_entity = none; ///< from 0
    std::optional<text::Text> m_converted; ///< of the document, where offsets count other units
};

bool isSpace(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }

/// Writes lists of tags, one row each.
class TagWriter
{
public:
    std::string written(const py::sequence& tags, const py::object& tokens, bool sentences)
    {
        const auto lists = listOf(tags);
        const auto words = tokens.is_none() ? py::object() : listOf(tokens);
        const auto count = PySequence_Fast_GET_SIZE(lists.ptr());
        if (words && PySequence_Fast_GET_SIZE(words.ptr()) != count) {
            throw py::value_error("there are " + std::to_string(count) + " lists of tags and "
                + std::to_string(PySequence_Fast_GET_SIZE(words.ptr())) + " lists of tokens");
        }
        for (py::ssize_t i = 0; i < count; ++i) {
            m_list = static_cast<std::size_t>(i);
            m_out += sentences ? "" : "-DOCSTART- O\n\n";
            writeList(PySequence_Fast_GET_ITEM(lists.ptr(), i),
                words ? py::handle(PySequence_Fast_GET_ITEM(words.ptr(), i)) : py::handle());
            m_out += '\n';
        }
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::string place(py::ssize_t at) const
    {
        return "list " + std::to_string(m_list + 1) + ", place " + std::to_string(at + 1) + ": ";
    }

    [[nodiscard]] py::object listOf(const py::handle& value) const
    {
        const bool plain = PyList_Check(value.ptr()) || PyTuple_Check(value.ptr());
        // Walking a dict would take its keys for tags; a set has no order.
        const bool other = !plain
            && (PyUnicode_Check(value.ptr()) || PyAnySet_Check(value.ptr()) || py::hasattr(value, "keys"));
        auto* const fast = other ? nullptr : PySequence_Fast(value.ptr(), "");
        if (fast == nullptr) {
            PyErr_Clear();
            throw py::type_error("tags and tokens stand in lists of lists, and list "
                + std::to_string(m_list + 1) + " is " + typeName(value)
                + "; pass [[\"B-PER\", \"O\"], [\"O\"]]");
        }
        return py::reinterpret_steal<py::object>(fast);
    }

    void writeList(const py::handle& tags, const py::handle& tokens)
    {
        const auto list = listOf(tags);
        const auto words = tokens ? listOf(tokens) : py::object();
        const auto count = PySequence_Fast_GET_SIZE(list.ptr());
        if (words && PySequence_Fast_GET_SIZE(words.ptr()) != count) {
            throw py::value_error("list " + std::to_string(m_list + 1) + " has " + std::to_string(count)
                + " tags and " + std::to_string(PySequence_Fast_GET_SIZE(words.ptr())) + " tokens");
        }
        auto* const* const all = PySequence_Fast_ITEMS(list.ptr());
        for (py::ssize_t i = 0; i < count; ++i) {
            if (words) {
                writeCell(PySequence_Fast_GET_ITEM(words.ptr(), i), i, true);
                m_out += '\t';
            } else {
                m_out += "w\t";
            }
            writeCell(all[i], i, false);
            m_out += '\n';
        }
    }

    void writeCell(const py::handle& value, py::ssize_t at, bool token)
    {
        const auto bytes = utf8Of(value);
        if (!bytes) {
            throw py::type_error(place(at) + (token ? "a token" : "a tag") + " is a string, and this is "
                + typeName(value)
                + (token ? "; convert it with str()" : "; what is no annotation has the tag \"O\""));
        }
        if (bytes->empty()) { // a row has two cells
            m_out += token ? "_" : "O";
        } else if (token && *bytes == "-DOCSTART-") { // it would begin a document
            m_out += "-DOCSTART_";
        } else if (std::ranges::any_of(*bytes, isSpace)) {
            if (!token) {
                throw py::value_error(place(at) + "the tag \"" + std::string(*bytes)
                    + "\" holds white space; put _ in its place");
            }
            std::ranges::replace_copy_if(*bytes, std::back_inserter(m_out), isSpace, '_');
        } else {
            m_out += *bytes;
        }
    }

    std::string m_out;
    std::size_t m_list = 0; ///< from 0
};

} // namespace

std::string spanLines(const py::sequence& documents, const std::string& offsets)
{
    return SpanWriter(offsets).written(documents);
}

std::string tagColumns(const py::sequence& tags, const py::object& tokens, bool sentences)
{
    return TagWriter().written(tags, tokens, sentences);
}

} // namespace touchstone::python
