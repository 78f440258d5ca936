// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/manpage.h"

#include "core/support/lookup.h"
#include "core/text/utf8.h"

#include <array>
#include <cstdio>

namespace touchstone::cli {

namespace {

/// As roff reads it inside a line: signs that it takes for its own are written as such.
std::string roff(std::string_view words)
{
    std::string result;
    for (std::size_t at = 0; at < words.size();) {
        const auto sign = text::nextCodePoint(words, at);
        if (sign == U'\\') {
            result += "\\e";
        } else if (sign == U'"') {
            result += "\\(dq";
        } else if (sign == U'-') {
            result += "\\-"; // else it is set as a hyphen, which no shell takes
        } else if (sign < U' ') {
            result += ' ';
        } else if (sign < 0x80) {
            result += static_cast<char>(sign);
        } else {
            std::array<char, 16> code {};
            std::snprintf(code.data(), code.size(), "\\[u%04X]", static_cast<unsigned>(sign));
            result += code.data();
        }
    }
    return result;
}

/// A line of text for each sentence: what begins with a dot or an apostrophe is no macro.
std::string textLines(std::string_view words)
{
    std::size_t end = 0;
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    while ((end = words.find(". ", end)) != std::string_view::npos) {
        end += 2;
        if (end < words.size() && isCapital(words[end])) {
            return textLines(words.substr(0, end - 1)) + textLines(words.substr(end));
        }
    }
    const bool macro = words.starts_with(".") || words.starts_with("'");
    return (macro ? "\\&" : "") + roff(words) + "\n";
}

/// One word behind a macro, never a macro itself.
std::string word(std::string_view words) { return "\"\\&" + roff(words) + "\""; }

std::string upperCase(std::string text)
{
    for (char& c : text) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return text;
}

/// "2026-11-27" as these pages write it: "November 27, 2026".
std::string dated(std::string_view day)
{
    constexpr std::array<const char*, 12> months { "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December" };
    const auto number
        = [day](std::size_t at) { return std::size_t(day[at] - '0') * 10 + std::size_t(day[at + 1] - '0'); };
    return std::string(months.at(number(5) - 1)) + " " + std::to_string(number(8)) + ", "
        + std::string(day.substr(0, 4));
}

void addOption(std::string& page, const OptionFacts& option)
{
    page += ".It";
    if (option.positional) {
        page += " Ar " + word(option.shape.empty() ? option.names.front() : option.shape);
    } else {
        for (std::size_t i = 0; i < option.names.size(); ++i) {
            page += (i > 0 ? " , Fl " : " Fl ") + word(std::string_view(option.names[i]).substr(1));
        }
        if (!option.shape.empty()) {
            page += " Ar " + word(option.shape);
        }
    }
    page += "\n" + textLines(option.help + (option.required ? " (required)" : ""));
}

/// Heading after heading, as the help has them; the usual one first.
void addOptions(std::string& page, const CommandFacts& command)
{
    std::vector<std::string> headings;
    for (const bool usual : { true, false }) {
        for (const auto& option : command.options) {
            if (option.heading.empty() == usual) {
                support::addNew(headings, option.heading);
            }
        }
    }
    for (const auto& heading : headings) {
        if (!heading.empty()) {
            page += ".Pp\n" + textLines(heading + ":");
        }
        page += ".Bl -tag -width Ds\n";
        for (const auto& option : command.options) {
            if (option.heading == heading) {
                addOption(page, option);
            }
        }
        page += ".El\n";
    }
}

std::string sentence(std::string text)
{
    if (!text.empty() && text.back() == '.') {
        text.pop_back();
    }
    return text;
}

void addSynopsis(std::string& page, const CommandFacts& program, const CommandFacts& shown, bool whole)
{
    page += ".Sh SYNOPSIS\n.Nm " + program.name + "\n";
    if (!whole) {
        page += ".Cm " + word(shown.name) + "\n";
    }
    if (!shown.commands.empty()) {
        page += ".Ar command\n";
    }
    page += ".Op Ar option ...\n";
    for (const auto& option : shown.options) {
        if (option.positional) {
            const auto shape = "Ar " + word(option.shape.empty() ? option.names.front() : option.shape);
            page += option.required ? "." + shape + "\n" : ".Op " + shape + "\n";
        }
    }
}

} // namespace

std::string manualPage(const CommandFacts& program, const std::string& command, std::string_view version,
    std::string_view released)
{
    const bool whole = command.empty();
    const auto* const shown
        = whole ? &program : support::found(program.commands, command, &CommandFacts::name);
    if (shown == nullptr) {
        return {};
    }
    const auto name = whole ? program.name : program.name + "-" + command;
    std::string page = ".Dd " + dated(released) + "\n.Dt " + upperCase(name) + " 1\n.Os Touchstone "
        + std::string(version) + "\n.Sh NAME\n.Nm " + name + "\n.Nd " + roff(sentence(shown->summary)) + "\n";
    addSynopsis(page, program, *shown, whole);
    page += ".Sh DESCRIPTION\n" + textLines(sentence(shown->summary) + ".");
    if (whole && !program.commands.empty()) {
        page += "Each command has a page of its own:\n.Bl -tag -width Ds\n";
        for (const auto& each : program.commands) {
            page += ".It Xr " + program.name + "-" + each.name + " 1\n"
                + textLines(sentence(each.summary) + ".");
        }
        page += ".El\n";
    }
    page += ".Sh OPTIONS\n";
    addOptions(page, *shown);
    if (!whole) {
        for (const auto& inner : shown->commands) {
            page += ".Ss " + roff(shown->name + " " + inner.name) + "\n"
                + textLines(sentence(inner.summary) + ".");
            addOptions(page, inner);
        }
    }
    page += ".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n.It 0\ndone\n.It 1\n"
            "the data could not be read or scored, or the output not be written\n.It 2\nwrong usage\n.It 3\n"
            "a rule of\n.Fl -fail-if\nwas broken\n.It 130 , 143\nended by SIGINT or SIGTERM\n.El\n"
            ".Sh SEE ALSO\n";
    std::vector<std::string> others { "touchstone", "touchstone-cli" };
    std::erase(others, whole ? program.name : std::string());
    for (const auto& other : others) {
        page += ".Xr " + other + " 1" + (other == others.back() ? "" : " ,") + "\n";
    }
    return page;
}

} // namespace touchstone::cli
