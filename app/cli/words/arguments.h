// SPDX-License-Identifier: GPL-3.0-or-later
// How commands declare their options. The one source behind it is alone with the library that reads them.
#pragma once

#include "app/cli/words/programtree.h"
#include "app/cli/words/suggest.h"

#include <map>
#include <memory>

namespace CLI { // NOLINT(readability-identifier-naming): of the library
class App;
class Option;
}

namespace touchstone::cli {

using Offers = std::map<const CLI::Option*, Offer>;

/// What else holds of an option that was declared.
class Option
{
public:
    Option(CLI::Option* option, std::shared_ptr<Offers> offers)
        : m_option(option)
        , m_offers(std::move(offers))
    {
    }

    /// What completion offers for its value; else it goes by the shape.
    Option& offers(OfferedWords words);
    Option& offersTypes();
    Option& offersSystems();

    /// Known but not in the help, so that words can say what to write instead.
    Option& hidden();
    /// Of int, double and std::size_t.
    template <typename Number> Option& between(Number least, Number most);
    Option& positive();
    /// It names a file that is read: "-", also behind "from=", is standard input, which one file alone may
    /// be. Throws UsageError while the arguments are read. (Corpora and runs do so by themselves: FileWords.)
    Option& fromStandardInput();
    /// An empty word is a mistake: `text` says which.
    Option& filled(const std::string& text);
    Option& required();
    /// Commas stand between its words.
    Option& separated();
    /// Given several times it is one list with commas.
    Option& joined();

private:
    CLI::Option* m_option;
    std::shared_ptr<Offers> m_offers;
};

/// The options of one command while they are declared. What they fill must live until the arguments are read.
class Arguments
{
public:
    /// `offers`: what completion offers for the options declared.
    Arguments(CLI::App& app, std::string version, std::shared_ptr<Offers> offers = std::make_shared<Offers>())
        : m_app(app)
        , m_version(std::move(version))
        , m_offers(std::move(offers))
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
        auto option = word(
            name,
            [name, &target, names](const std::string& word) {
                if (!word.empty()) {
                    target = chosen(name, word, names);
                }
            },
            shape, help);
        option.offers([names](const std::string&) {
            std::vector<std::string> words;
            for (const auto& [word, meaning] : names) {
                words.push_back(word);
            }
            return words;
        });
        return option;
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
    std::shared_ptr<Offers> m_offers;
    const char* m_heading = nullptr; ///< null: the usual one
};

} // namespace touchstone::cli
