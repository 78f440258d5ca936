// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/corpusprofile.h"

#include "core/annotation/nesting.h"
#include "core/evaluation/settings/surfaceform.h"
#include "core/report/tables/sheettable.h"
#include "core/support/numbers.h"
#include "core/text/tokens.h"

#include <set>
#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::LabelId;
using annotation::Layer;

std::optional<double> shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? std::nullopt : std::optional(static_cast<double>(part) / static_cast<double>(whole));
}

struct LengthSum
{
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t longest = 0;

    void add(std::int64_t length)
    {
        ++count;
        sum += length;
        longest = std::max(longest, length);
    }
    [[nodiscard]] CorpusProfile::Lengths lengths() const
    {
        return { shareOf(sum, count), count == 0 ? std::nullopt : std::optional(longest) };
    }
};

/// Goes through a layer once.
class ProfileMaker
{
public:
    explicit ProfileMaker(const Layer& layer)
        : m_layer(layer)
        , m_types(layer.labels.size(), 0)
    {
        m_profile.name = layer.name;
        m_profile.documents = static_cast<std::int64_t>(layer.documents.size());
        m_profile.tokens = m_profile.characters = 0;
    }

    CorpusProfile make()
    {
        for (const auto& document : m_layer.documents) {
            take(document);
        }
        if (std::ranges::any_of(m_layer.documents, [](const auto& one) { return !one.sentences.empty(); })) {
            m_profile.sentences = m_sentences;
        }
        m_profile.types = counted(m_types);
        std::ranges::sort(m_profile.types);
        m_profile.tokensEach = m_tokens.lengths();
        m_profile.charactersEach = m_characters.lengths();
        takeNames();
        return std::move(m_profile);
    }

private:
    using TypeCounts = std::vector<std::pair<LabelId, std::int64_t>>;

    void take(const Document& document)
    {
        std::vector<text::Span> own;
        std::span<const text::Span> tokens = document.tokens;
        if (tokens.empty() && !document.text.empty()) {
            own = text::splitTokens(document.text);
            tokens = own;
        }
        if (document.withoutText()) {
            m_profile.characters.reset();
        } else if (m_profile.characters) {
            *m_profile.characters += document.text.length();
        }
        if (document.withoutText() && tokens.empty()) {
            m_profile.tokens.reset();
        } else if (m_profile.tokens) {
            *m_profile.tokens += static_cast<std::int64_t>(tokens.size());
        }
        m_sentences += std::max<std::int64_t>(
            static_cast<std::int64_t>(document.sentences.size()), tokens.empty() ? 0 : 1);
        takeAnnotations(document, tokens);
    }

    void takeAnnotations(const Document& document, std::span<const text::Span> tokens)
    {
        const auto& tree = document.annotations;
        const auto nesting = annotation::nestingOf(tree);
        m_profile.depth = std::max<std::int64_t>(m_profile.depth, annotation::nestingDepth(tree));
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            if (!tree.counted(entity)) {
                ++m_profile.components;
                continue;
            }
            const auto label = tree.entities[entity].label;
            ++m_profile.annotations;
            ++m_types[static_cast<std::size_t>(label)];
            m_profile.nested += nesting[entity] == annotation::Nesting::Inner ? 1 : 0;
            m_profile.discontinuous += tree.fragments(entity).empty() ? 0 : 1;
            std::int64_t characters = 0;
            for (const auto piece : tree.pieces(entity)) {
                characters += piece.length();
            }
            m_characters.add(characters);
            if (const auto touched = text::tokensTouched(tokens, tree.pieces(entity)); touched > 0) {
                m_tokens.add(touched);
            }
            if (auto words = surfaceForm(document, entity); !words.empty()) {
                addName(m_names[std::move(words)], label);
            }
        }
    }

    static void addName(TypeCounts& types, LabelId label)
    {
        const auto found = std::ranges::find(types, label, &TypeCounts::value_type::first);
        if (found == types.end()) {
            types.emplace_back(label, 1);
        } else {
            ++found->second;
        }
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> counted(
        const std::vector<std::int64_t>& counts) const
    {
        std::vector<std::pair<std::string, std::int64_t>> types;
        for (std::uint32_t label = 0; label < counts.size(); ++label) {
            if (counts[label] > 0) {
                types.emplace_back(m_layer.labels.name(LabelId { label }), counts[label]);
            }
        }
        return types;
    }

    void takeNames()
    {
        m_profile.names = static_cast<std::int64_t>(m_names.size());
        for (const auto& [words, types] : m_names) {
            if (types.size() < 2) {
                continue;
            }
            auto& name = m_profile.ambiguous.emplace_back();
            name.words = words;
            for (const auto& [label, count] : types) {
                name.annotations += count;
                name.types.emplace_back(m_layer.labels.name(label), count);
            }
            std::ranges::sort(name.types, [](const auto& a, const auto& b) {
                return a.second != b.second ? a.second > b.second : a.first < b.first;
            });
        }
        std::ranges::sort(m_profile.ambiguous, [](const auto& a, const auto& b) {
            return a.annotations != b.annotations ? a.annotations > b.annotations : a.words < b.words;
        });
    }

    const Layer& m_layer;
    CorpusProfile m_profile;
    std::vector<std::int64_t> m_types; ///< by label
    std::unordered_map<std::string, TypeCounts> m_names;
    std::int64_t m_sentences = 0;
    LengthSum m_tokens, m_characters;
};

/// Adds rows to a sheet of profiles.
class ProfileRows
{
public:
    ProfileRows(Sheet& sheet, std::span<const CorpusProfile> corpora, bool script, const ProfileLinks& links)
        : m_sheet(sheet)
        , m_corpora(corpora)
        , m_script(script)
        , m_links(links)
    {
    }

    /// `number`: of a profile, a count or a share or mean, or nothing.
    template <typename Number> void add(const std::string& id, const std::string& title, Number number)
    {
        std::vector<NotedCell> cells { textCell(m_script ? id : title) };
        for (const auto& corpus : m_corpora) {
            cells.push_back(cellOf(std::invoke(number, corpus)));
        }
        addRow(m_sheet, cells);
    }
    /// A count of annotations, of a type or of all.
    template <typename Number>
    void addAnnotations(const std::string& id, const std::string& title,
        const std::optional<std::string>& type, Number number)
    {
        add(id, title, number);
        for (std::size_t corpus = 0; m_links && corpus < m_corpora.size(); ++corpus) {
            m_sheet.rows.back().cells[corpus].link
                = m_links(corpus, std::invoke(number, m_corpora[corpus]), type, std::nullopt);
        }
    }
    /// The same where some corpus has what `counted` counts.
    template <typename Number>
    void addIfAny(
        const std::string& id, const std::string& title, std::int64_t CorpusProfile::*counted, Number number)
    {
        const auto has = [counted](const CorpusProfile& corpus) { return corpus.*counted > 0; };
        if (m_script || std::ranges::any_of(m_corpora, has)) {
            add(id, title, number);
        }
    }

private:
    static NotedCell cellOf(std::int64_t count) { return countCell(count); }
    static NotedCell cellOf(std::optional<std::int64_t> count)
    {
        return count ? NotedCell(countCell(*count)) : numberCell({});
    }
    static NotedCell cellOf(std::optional<double> value) { return numberCell(value); }

    Sheet& m_sheet;
    std::span<const CorpusProfile> m_corpora;
    bool m_script;
    const ProfileLinks& m_links;
};

void addTypes(ProfileRows& rows, std::span<const CorpusProfile> corpora)
{
    std::set<std::string> types;
    for (const auto& corpus : corpora) {
        for (const auto& type : corpus.types) {
            types.insert(type.first);
        }
    }
    for (const auto& type : types) {
        rows.addAnnotations(
            "annotations." + type, profileTypeRow + type, type, [&type](const CorpusProfile& corpus) {
                const auto found = std::ranges::lower_bound(
                    corpus.types, type, {}, [](const auto& one) { return one.first; });
                return found == corpus.types.end() || found->first != type ? std::int64_t { 0 }
                                                                           : found->second;
            });
    }
}

} // namespace

std::optional<double> CorpusProfile::density() const
{
    constexpr double hundred = 100;
    const auto share = tokens ? shareOf(annotations, *tokens) : std::nullopt;
    return share ? std::optional(*share * hundred) : std::nullopt;
}

std::optional<double> CorpusProfile::nestedShare() const { return shareOf(nested, annotations); }

std::optional<double> CorpusProfile::discontinuousShare() const
{
    return shareOf(discontinuous, annotations);
}

CorpusProfile profileOf(const annotation::Layer& layer) { return ProfileMaker(layer).make(); }

Sheet profileSheet(std::span<const CorpusProfile> corpora, bool script, const ProfileLinks& links)
{
    using Profile = CorpusProfile;
    auto sheet = emptySheet({}, {}, "number");
    sheet.id = "profile";
    sheet.ownRows = true;
    for (const auto& corpus : corpora) {
        sheet.columns.push_back(column(corpus.name, corpus.name));
    }
    ProfileRows rows(sheet, corpora, script, links);
    rows.add("documents", "Documents", &Profile::documents);
    rows.add("sentences", "Sentences", &Profile::sentences);
    rows.add("tokens", "Tokens", &Profile::tokens);
    rows.add("characters", "Characters", &Profile::characters);
    rows.addAnnotations("annotations", "Annotations", std::nullopt, &Profile::annotations);
    addTypes(rows, corpora);
    rows.addIfAny("components", "Components", &Profile::components, &Profile::components);
    rows.add("annotations_per_100_tokens", "Annotations per 100 tokens", &Profile::density);
    rows.add("tokens_per_annotation", "Tokens per annotation, mean",
        [](const Profile& corpus) { return corpus.tokensEach.mean; });
    rows.add("tokens_per_annotation_longest", "Tokens per annotation, longest",
        [](const Profile& corpus) { return corpus.tokensEach.longest; });
    rows.add("characters_per_annotation", "Characters per annotation, mean",
        [](const Profile& corpus) { return corpus.charactersEach.mean; });
    rows.add("characters_per_annotation_longest", "Characters per annotation, longest",
        [](const Profile& corpus) { return corpus.charactersEach.longest; });
    rows.add("nested", "Nested", &Profile::nested);
    rows.addIfAny("nested_share", "Nested, share", &Profile::nested, &Profile::nestedShare);
    rows.addIfAny("depth", "Nesting depth", &Profile::nested, &Profile::depth);
    rows.add("discontinuous", "Discontinuous", &Profile::discontinuous);
    rows.addIfAny(
        "discontinuous_share", "Discontinuous, share", &Profile::discontinuous, &Profile::discontinuousShare);
    rows.add("names", "Distinct names", &Profile::names);
    rows.add("ambiguous_names", "Ambiguous names",
        [](const Profile& corpus) { return static_cast<std::int64_t>(corpus.ambiguous.size()); });
    return sheet;
}

Sheet ambiguousNamesSheet(
    std::span<const CorpusProfile> corpora, std::size_t most, bool script, const ProfileLinks& links)
{
    auto sheet = emptySheet("Names with more than one type", "Name", "name");
    sheet.id = "ambiguous";
    const bool several = script || corpora.size() > 1;
    if (several) {
        sheet.columns.push_back(column("corpus", "Corpus", SheetKind::Text));
    }
    sheet.columns.insert(sheet.columns.end(),
        { column("types", "Types", SheetKind::Text), column("annotations", "Annotations") });
    for (const auto& corpus : corpora) {
        const auto shown = std::min(most, corpus.ambiguous.size());
        for (const auto& name : std::span(corpus.ambiguous).first(shown)) {
            std::string types;
            for (const auto& [type, count] : name.types) {
                types += (types.empty() ? "" : ", ") + type + " " + std::to_string(count);
            }
            std::vector<NotedCell> cells { textCell(name.words), textCell(corpus.name), textCell(types),
                countCell(name.annotations) };
            if (!several) {
                cells.erase(cells.begin() + 1);
            }
            addRow(sheet, cells);
            if (links) {
                sheet.rows.back().cells.back().link
                    = links(static_cast<std::size_t>(&corpus - corpora.data()), name.annotations,
                        std::nullopt, name.words);
            }
        }
        if (shown < corpus.ambiguous.size()) {
            addToNote(sheet,
                support::said(several ? "%1 of %2 of %3." : "%1 of %2.",
                    support::GroupedNumber { static_cast<std::int64_t>(shown) },
                    support::GroupedNumber { static_cast<std::int64_t>(corpus.ambiguous.size()) },
                    corpus.name));
        }
    }
    return sheet;
}

} // namespace touchstone::analysis
