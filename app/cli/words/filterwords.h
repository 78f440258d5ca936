// SPDX-License-Identifier: GPL-3.0-or-later
// The options that choose records: of `errors`, and --select of pictures.
#pragma once

#include "app/cli/words/arguments.h"

#include "core/evaluation/records/recordfilter.h"

namespace touchstone::cli {

struct FilterWords
{
    std::vector<std::string> documents;

    void declare(Arguments& arguments);
    /// --document alone.
    void declareDocuments(Arguments& arguments);
    /// --select.
    void declareSelection(Arguments& arguments, const char* help);
    /// `scheme`: of --outcome, where the selection names none. Throws UsageError.
    [[nodiscard]] analysis::RecordFilter read(match::Scheme scheme);

private:
    void readSelection();
    void takeFacets(analysis::RecordFilter& filter);
    void takeList(analysis::RecordFilter& filter);
    void takeChange(analysis::RecordFilter& filter) const;

    std::map<std::string, std::vector<std::string>> m_lists; ///< by the option's name
    std::string m_scheme, m_words, m_list, m_select, m_change;
};

/// The types that the words of an option name, each "LOC,PER" with \, for a comma of a type; an empty word is
/// the empty type. Throws UsageError where a word names none.
[[nodiscard]] std::vector<std::string> namedTypes(
    const std::string& option, const std::vector<std::string>& words);
/// The list "left-out" is of `errors` alone. Throws UsageError.
void refuseLeftOut(const analysis::RecordFilter& filter);
/// Strict where there is none. Throws UsageError.
[[nodiscard]] match::Scheme schemeOf(const std::string& word);

} // namespace touchstone::cli
