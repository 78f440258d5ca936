// SPDX-License-Identifier: GPL-3.0-or-later
// `check` on broken outputs: ten kinds of breakage on each of six kinds of files. The first line names the
// cause, and what can be scored as it is meant is no error.
#include "tests/cli/clifolder.h"
#include "tests/support/breakages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <regex>
#include <string>
#include <vector>

namespace {

using namespace touchstone::tests;
using CheckBreakages = CliFolder;

/// What must become of a file.
enum class Verdict {
    Clean, ///< scored as it is meant: nothing to be said but notes
    Passes, ///< scored, with a warning at most
    Fails, ///< not ready
    Told ///< named, whether as an error or as a warning
};

struct Case
{
    std::string format;
    std::string kind;
    std::string first; ///< regular expression that the first line holds; empty: any
    Verdict verdict = Verdict::Fails;
    std::vector<std::string> options {};
};

std::string firstLineOf(const Result& result)
{
    const auto& text = result.out.empty() ? result.err : result.out;
    return text.substr(0, text.find('\n'));
}

/// Empty where all is as it must be.
std::string faultOf(const Case& one, const Result& result)
{
    const auto line = firstLineOf(result);
    std::string fault;
    if (!one.first.empty() && !std::regex_search(line, std::regex(one.first))) {
        fault += " [first line]";
    }
    const bool warned = result.out.find(": warning: ") != std::string::npos;
    const bool failed = result.code != 0;
    if ((one.verdict == Verdict::Fails && !failed) || (one.verdict == Verdict::Passes && failed)
        || (one.verdict == Verdict::Clean && (failed || warned))
        || (one.verdict == Verdict::Told && !failed && !warned)) {
        fault += " [verdict]";
    }
    if (result.out.empty()) {
        fault += " [no report]";
    }
    return fault;
}

const std::vector<std::string> folding { "--preset", "hipe-2022" };

const std::vector<Case>& cases()
{
    using enum Verdict;
    static const std::vector<Case> all {
        { "conll", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "conll", "label in other case", "", Clean, folding },
        { "conll", "surplus column", "column", Passes },
        { "conll", "shifted cell", ":8: .*(empty cell|cells)", Told },
        { "conll", "cut in a token", "ends early|cut", Fails },
        { "conll", "cut between rows", "ends early", Fails },
        { "conll", "repeated document", "twice", Fails },
        { "conll", "missing id value", "mark", Fails },
        { "conll", "other text", "another text", Fails },
        { "conll", "documents in another order", "another order|texts", Clean },

        { "hipe", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "hipe", "label in other case", "", Clean, folding },
        { "hipe", "surplus column", "one cell more.*column 3", Fails },
        { "hipe", "shifted cell", ":7: .*NE-COARSE-METO.*NE-COARSE-LIT", Fails },
        { "hipe", "cut in a token", "ends early|cut", Fails },
        { "hipe", "cut between rows", "ends early", Fails },
        { "hipe", "repeated document", "twice", Fails },
        { "hipe", "missing id value", "document_id", Passes },
        { "hipe", "other text", "another text", Fails },
        { "hipe", "documents in another order", "another order|checked against", Clean },

        { "jsonl", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "jsonl", "label in other case", "", Clean, folding },
        { "jsonl", "surplus column", "confidence", Passes },
        { "jsonl", "shifted cell", ":2:.*(start|end|type)", Fails },
        { "jsonl", "cut in a token", "cut|ends early", Fails },
        { "jsonl", "cut between rows", "ends early|cut", Fails },
        { "jsonl", "repeated document", "twice", Fails },
        { "jsonl", "missing id value", "no id", Passes },
        { "jsonl", "other text", "another text", Fails },
        { "jsonl", "documents in another order", "another order|checked against", Clean },

        { "brat", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "brat", "label in other case", "", Clean, folding },
        { "brat", "surplus column", "column|cell", Told },
        { "brat", "shifted cell", "tab", Fails },
        { "brat", "cut in a token", "cut", Fails },
        { "brat", "cut between rows", "ends early|cut", Told },
        { "brat", "repeated document", "twice", Fails },
        { "brat", "missing id value", "\\bid\\b", Fails },
        { "brat", "other text", "another text", Fails },
        { "brat", "documents in another order", "", Clean },

        { "labelstudio", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "labelstudio", "label in other case", "", Clean, folding },
        { "labelstudio", "surplus column", "", Clean },
        { "labelstudio", "shifted cell", "label", Fails },
        { "labelstudio", "cut in a token", "cut|ends early", Fails },
        { "labelstudio", "cut between rows", "cut|ends early", Fails },
        { "labelstudio", "repeated document", "twice", Fails },
        { "labelstudio", "missing id value", "no id", Passes },
        { "labelstudio", "other text", "another text", Fails },
        { "labelstudio", "documents in another order", "another order|checked against", Clean },

        { "table", "renamed label", "\"PERSON\".*'PER'", Fails },
        { "table", "label in other case", "", Clean, folding },
        { "table", "surplus column", "one cell more", Fails },
        { "table", "shifted cell", ":4: .*cell", Fails },
        { "table", "cut in a token", "cut|ends early", Told },
        { "table", "cut between rows", "cut|ends early", Told },
        { "table", "repeated document", "twice", Told },
        { "table", "missing id value", "(document|doc).*(empty|no value|no id)", Fails },
        { "table", "other text", "another text|other words", Told },
        { "table", "documents in another order", "", Clean },
    };
    return all;
}

TEST_F(CheckBreakages, TheFirstLineNamesTheCause)
{
    std::size_t named = 0;
    std::string wrong;
    for (const auto& one : cases()) {
        const auto* const format = breakableFormat(one.format);
        ASSERT_NE(format, nullptr) << one.format;
        for (const auto& entry : fs::directory_iterator(m_folder)) {
            fs::remove_all(entry.path());
        }
        for (const auto& [name, text] : format->write("gold", goldCorpus(), true)) {
            write(name, text);
        }
        for (const auto& [name, text] : brokenRun(*format, one.kind)) {
            write(name, text);
        }
        std::vector<std::string> arguments { "check", format->path("run"), "--like", format->path("gold") };
        arguments.insert(arguments.end(), one.options.begin(), one.options.end());
        const auto result = run(arguments);
        const auto fault = faultOf(one, result);
        named += fault.empty() ? 1U : 0U;
        if (!fault.empty() || std::getenv("TOUCHSTONE_SHOW") != nullptr) {
            wrong += "==== " + one.format + ", " + one.kind + ":" + (fault.empty() ? " right" : fault)
                + " exit " + std::to_string(result.code) + "\n" + result.out + result.err;
        }
    }
    EXPECT_EQ(named, cases().size()) << wrong;
    if (std::getenv("TOUCHSTONE_SHOW") != nullptr) {
        std::cout << wrong << named << " of " << cases().size() << "\n";
    }
}

TEST_F(CheckBreakages, WhatIsWholeIsClean)
{
    for (const auto& format : breakableFormats()) {
        for (const auto& entry : fs::directory_iterator(m_folder)) {
            fs::remove_all(entry.path());
        }
        for (const auto& side : { "gold", "run" }) {
            const bool gold = side == std::string("gold");
            for (const auto& [name, text] : format.write(side, gold ? goldCorpus() : runCorpus(), gold)) {
                write(name, text);
            }
        }
        const auto result = run({ "check", format.path("run"), "--like", format.path("gold") });
        EXPECT_EQ(result.code, 0) << format.name << "\n" << result.out << result.err;
        EXPECT_NE(result.out.find("Can be scored, 0 warnings."), std::string::npos) << result.out;
    }
}

} // namespace
