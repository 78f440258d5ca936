// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonlinesfile.h"

#include "core/io/bytes/watchedlines.h"

namespace touchstone::io {

using simdjson::ondemand::value;

Message JsonLinesFile::oneDocumentPerLine() const
{
    return said("this format is one document per line: %1", m_shape.line);
}

Result<void> JsonLinesFile::read()
{
    WatchedLines lines(m_file.bytes, m_progress);
    bool first = true;
    while (lines.next()) {
        const auto line = lines.line().substr(0, lines.line().find_last_not_of(" \t\r") + 1);
        if (line.empty()) {
            continue;
        }
        readLine(line, lines.number());
        if (first && m_layer.documents.size() == m_firstDocument) {
            if (auto fault = wholeFileFault(); !fault.empty()) {
                return failure(ErrorCode::Malformed, std::move(fault), { m_file.path, lines.number(), 1 });
            }
        }
        first = false;
    }
    if (lines.stopped() || m_progress.cancelled()) {
        return readingStopped(m_file.path);
    }
    if (m_layer.documents.size() > m_firstDocument) {
        return {};
    }
    return nothingRead(m_layer.diagnostics, m_firstFinding, m_file.path,
        said("No line of the file is a document"),
        said("The file holds no document; %1", oneDocumentPerLine()));
}

Message JsonLinesFile::wholeFileFault() const
{
    const auto whole = withoutJsonBlanks(m_file.bytes);
    if ((whole.front() != '[' && whole.front() != '{') || findJsonFault(whole)) {
        return {};
    }
    if (whole.front() == '[') {
        return said("The file is one JSON array; %1. Write each element on a line of its own, for example "
                    "with: jq -c '.[]'",
            oneDocumentPerLine());
    }
    if (whole.find('\n') == std::string_view::npos) {
        return {};
    }
    return said(
        "The file is one JSON object over several lines; %1. Write it on one line, for example with: jq -c .",
        oneDocumentPerLine());
}

void JsonLinesFile::readLine(std::string_view line, std::uint32_t number)
{
    // simdjson may look a little behind the line. Inside the file that is the next line; the last one is
    // moved.
    const auto behind
        = static_cast<std::size_t>(m_file.bytes.data() + m_file.bytes.size() - (line.data() + line.size()));
    auto room = line.size() + behind;
    if (behind < simdjson::SIMDJSON_PADDING) {
        m_tail.reserve(line.size() + simdjson::SIMDJSON_PADDING);
        m_tail.assign(line);
        m_tail.append(simdjson::SIMDJSON_PADDING, ' ');
        line = std::string_view(m_tail).substr(0, line.size());
        room = m_tail.size();
    }
    m_line.begin(line, number);
    m_begin = line.data() + line.find_first_not_of(" \t\r");
    beginLine();

    if (*m_begin != '{') {
        const auto fault = findJsonFault(line);
        if (fault) {
            m_line.reportBroken({}, simdjson::TAPE_ERROR, m_begin);
            return;
        }
        m_line.report(Severity::Error, "object", m_begin, [this] {
            return said("The line is JSON, but no object; it is skipped: %1.", oneDocumentPerLine());
        });
        return;
    }
    simdjson::ondemand::document json;
    BrokenLine fault;
    auto error = m_parser.iterate(line.data(), line.size(), room).get(json);
    const char* end = line.data();
    if (error == simdjson::SUCCESS) {
        try {
            m_line.eachField(json.get_object(),
                [this](value& field, auto key, auto rawKey) { readField(field, key, rawKey); });
            if (json.current_location().get(end) != simdjson::OUT_OF_BOUNDS) {
                fault = { end, said("something follows the document") };
                error = simdjson::TRAILING_CONTENT;
            }
        } catch (const BrokenLine& broken) {
            fault = broken;
            error = simdjson::TAPE_ERROR;
        } catch (const simdjson::simdjson_error&) {
            error = simdjson::TAPE_ERROR;
            if (json.current_location().get(end) != simdjson::SUCCESS) {
                end = line.data() + line.size();
            }
        }
    }
    if (error != simdjson::SUCCESS) {
        m_line.reportBroken(fault, error, end);
        return;
    }
    finishLine();
}

void JsonLinesFile::readAttribute(
    annotation::Document& document, value& field, std::string_view key, std::string_view rawKey)
{
    auto raw = m_line.raw(JsonLine::begin(field), rawKey);
    if (!raw) {
        return;
    }
    if (raw->front() == '"') {
        std::string content;
        StringRepairs repairs;
        static_cast<void>(unescape(std::string_view(*raw).substr(1, raw->size() - 2), content, repairs));
        if (findJsonFault(content)) { // no JSON itself: the quotes can come back when it is written
            raw = std::move(content);
        }
    }
    document.attributes.emplace_back(key, std::move(*raw));
}

void JsonLinesFile::reportNoText()
{
    m_line.report(Severity::Error, "text", m_begin,
        [this] { return said("The document has no \"text\"; it is skipped: %1.", oneDocumentPerLine()); });
}

void JsonLinesFile::nameDocument(annotation::Document& document, const std::string& id)
{
    document.name = id;
    if (const auto again = m_names.settle(document, m_line.number())) {
        m_line.report(Severity::Warning, "id", m_begin, *again);
    }
}

} // namespace touchstone::io
