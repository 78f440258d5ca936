// SPDX-License-Identifier: GPL-3.0-or-later
// How commands declare their options. The one source behind it is alone with the library that reads them.
#pragma once

#include "app/cli/words/suggest.h"

#include <functional>

namespace CLI { // NOLINT(readability-identifier-naming): of the library
class App;
class Option;
}

namespace touchstone::cli {

/// What else holds of an option that was declared.
class Option
{
public:
    explicit Option(CLI::Option* option)
        : m_option(option)
    {
    }

    /// Known but not in the help, so that words can say what to write instead.
    Option& hidden();
    /// Of int, double and std::size_t.
    template <typename Number> Option& between(Number least, Number most);
    Option& positive();
    /// An empty word is a mistake: `text` says which.
    Option& filled(const std::string& text);
    Option& required();
    /// Commas stand between its words.
    Option& separated();
    /// Given several times it is one list with commas.
    Option& joined();

private:
    CLI::Option* m_option;
};

/// The options of one command while they are declared. What they fill must live until the arguments are read.
class Arguments
{
public:
    Arguments(CLI::App& app, std::string version)
        : m_app(app)
        , m_version(std::move(version))
    {
    }

    /// The same command; what is declared through it stands below this heading of the help.
    [[nodiscard]] Arguments under(const char* heading) const
    {
        auto below = *this;
        below.m_heading = heading;
        return below;
    }

    /// `name` "--gold", of a positional one "files"; `shape` "PATH", as the help writes its value. Of words,
    /// numbers, optional numbers, and lists of words.
    template <typename T>
    Option value(const char* name, T& target, const char* shape, const std::string& help);
    /// Each time it is given it takes one word, and all are kept.
    Option repeated(
        const char* name, std::vector<std::string>& target, const char* shape, const std::string& help);
    /// Calls `take` instead.
    Option word(const char* name, const std::function<void(const std::string&)>& take, const char* shape,
        const std::string& help);
    /// One word of `names`; an empty word is none.
    template <typename T>
    Option choice(const char* name, T& target, const Names<T>& names, const char* shape, const char* help)
    {
        return word(
            name,
            [name, &target, names](const std::string& word) {
                if (!word.empty()) {
                    target = chosen(name, word, names);
                }
            },
            shape, help);
    }
    /// "--recipe,!--no-recipe": a name after ! says no.
    Option flag(const char* name, bool& target, const char* help);
    Option flag(const char* name, std::function<void(bool)> take, const char* help);
    /// --version, too.
    void tellVersion();
    /// A command inside this one; one of these must be given.
    [[nodiscard]] Arguments command(const char* name, const char* summary, std::function<void()> called);

private:
    [[nodiscard]] Option headed(CLI::Option* option) const;

    CLI::App& m_app;
    std::string m_version;
    const char* m_heading = nullptr; ///< null: the usual one
};

} // namespace touchstone::cli
