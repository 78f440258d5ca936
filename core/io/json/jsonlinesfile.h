// SPDX-License-Identifier: GPL-3.0-or-later
// JsonLinesFile: a file of one JSON document per line, walked line by line; what a line means is for the
// reader that derives from it. Private to the readers of JSON lines.
#pragma once

#include "core/io/bytes/documentnames.h"
#include "core/io/bytes/reader.h"
#include "core/io/json/jsonline.h"

namespace touchstone::io {

/// What distinguishes one format of JSON lines in messages.
struct JsonLinesShape
{
    std::string_view format; ///< the reader's id, before every code
    std::string_view line; ///< a whole line as the format wants it
};

/// Codes (after the format's id): syntax, nesting, object (the line is skipped), id (a second document of a
/// name is called NAME#2).
class JsonLinesFile : protected FileReading
{
public:
    JsonLinesFile(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress,
        const JsonLinesShape& shape)
        : FileReading(file, options, layer, progress)
        , m_shape(shape)
    {
    }
    virtual ~JsonLinesFile() = default;
    JsonLinesFile(const JsonLinesFile&) = delete;
    JsonLinesFile& operator=(const JsonLinesFile&) = delete;

    /// Every line; fails when cancelled, and when no line was a document.
    Result<void> read();

protected:
    /// Forget the line before.
    virtual void beginLine() = 0;
    /// One key of the document's object.
    virtual void readField(simdjson::ondemand::value& field, std::string_view key, std::string_view rawKey)
        = 0;
    /// The whole line was read and is JSON: append the document, or report why not.
    virtual void finishLine() = 0;

    /// Takes a string by its content, anything else (and a string that would itself read as JSON) as its
    /// JSON text.
    void readAttribute(annotation::Document& document, simdjson::ondemand::value& field, std::string_view key,
        std::string_view rawKey);
    /// The line's document is left out: it has no text (code text).
    void reportNoText();
    /// Names the document by `id`, or by the line's number where there is none; a name that the file gave
    /// before gets a number, with a finding.
    void nameDocument(annotation::Document& document, const std::string& id);
    /// Where the line's document begins.
    [[nodiscard]] const char* begin() const { return m_begin; }

private:
    JsonLinesShape m_shape;

protected:
    JsonLine m_line { m_file.path, m_layer.diagnostics, m_shape.format, m_shape.line };

private:
    void readLine(std::string_view line, std::uint32_t number);
    /// A file that is JSON as a whole, but not line by line; empty when it is none.
    [[nodiscard]] Message wholeFileFault() const;
    [[nodiscard]] Message oneDocumentPerLine() const;

    std::size_t m_firstDocument = m_layer.documents.size();
    std::size_t m_firstFinding = m_layer.diagnostics.list().size();
    simdjson::ondemand::parser m_parser;
    std::string m_tail; ///< the last line with the room behind it that simdjson needs
    DocumentNames m_names;
    const char* m_begin = nullptr;
};

} // namespace touchstone::io
