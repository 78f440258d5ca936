// SPDX-License-Identifier: GPL-3.0-or-later
// Corpus: one side as Python holds it, and words of commands together with the data they speak of.
#pragma once

#include "python/binding/running.h"

#include "app/cli/words/embedded.h"

#include <mutex>

namespace touchstone::python {

using Words = std::vector<std::string>;

class Corpus
{
public:
    explicit Corpus(analysis::LayerSource source, bool system)
        : m_source(std::move(source))
        , m_system(system)
    {
    }

    [[nodiscard]] const analysis::LayerSource& source() const { return m_source; }
    /// Null: a file or folder.
    [[nodiscard]] const std::string* data() const { return m_source.options.content.get(); }
    /// As it was read, when it was first asked for. Throws DataError.
    [[nodiscard]] const annotation::Layer& layer() const;

private:
    analysis::LayerSource m_source;
    bool m_system;
    mutable std::mutex m_mutex;
    mutable annotation::LayerPtr m_layer; ///< null: not read yet
};

using CorpusPtr = std::shared_ptr<Corpus>;

/// A corpus as words of reading say it; nothing is read. `content` null: the path is. Throws DataError.
[[nodiscard]] CorpusPtr corpusOf(const std::string& path, std::shared_ptr<const std::string> content,
    const Words& words, const std::string& name, bool system);

/// Documents with offsets as JSON lines. `offsets`: what they count, "code-points", "utf16", "bytes". Throws
/// py::type_error and py::value_error with the number of document and annotation.
[[nodiscard]] std::string spanLines(const py::sequence& documents, const std::string& offsets);
/// Lists of tags as CoNLL columns. `sentences`: of one document. Throws py::type_error, py::value_error.
[[nodiscard]] std::string tagColumns(const py::sequence& tags, const py::object& tokens, bool sentences);

/// A command with its data: words, and the corpora that some of them name.
struct Request
{
    Words words; ///< without the command's name and the data
    std::shared_ptr<Corpus> gold {}; ///< null: none, or named by words
    std::vector<std::shared_ptr<Corpus>> systems {};

    /// The command's name, its data, and its words.
    [[nodiscard]] Words lineOf(const std::string& command) const;
    [[nodiscard]] std::map<std::string, cli::HeldFile> files() const;
};

/// What a finding says, as a dict.
[[nodiscard]] py::dict findingDict(const support::Diagnostic& finding);

void addCorpora(py::module_& module);

} // namespace touchstone::python
