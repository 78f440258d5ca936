// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/casdocument.h"

#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"

#include <unordered_set>

namespace touchstone::io {

namespace {

constexpr std::string_view initialView = "_InitialView";
constexpr std::size_t cancelDistance = 4096;

/// "talk.txt" -> "talk": documents meet by names without suffix.
std::string withoutSuffix(std::string name)
{
    static constexpr std::array<std::string_view, 8> known { ".txt", ".xml", ".html", ".htm", ".pdf", ".xmi",
        ".tsv", ".json" };
    for (const auto suffix : known) {
        if (name.size() > suffix.size() && name.ends_with(suffix)) {
            name.resize(name.size() - suffix.size());
            break;
        }
    }
    return name;
}

/// What the annotations of one text become.
struct View
{
    const CasSofa* sofa = nullptr;
    DraftDocument draft;
    std::string title;
};

class Reading
{
public:
    Reading(CasSource& source, const SourceFile& file, Layer& layer, FileFindings& findings,
        const Progress& progress)
        : m_source(source)
        , m_file(file)
        , m_layer(layer)
        , m_findings(findings)
        , m_progress(progress)
    {
    }

    Result<void> read(const std::string& wanted)
    {
        m_sofas = m_source.sofas();
        for (const auto& sofa : m_sofas) {
            if (sofa.text) {
                m_byKey.try_emplace(sofa.key, m_views.size());
                m_views.push_back({ &sofa, {}, {} });
            }
        }
        if (m_views.empty()) {
            return failure(ErrorCode::Malformed,
                said("The file holds no text: a CAS has it as \"sofaString\" of its view"),
                { m_file.path, 1, 1 });
        }
        m_layers = layersOf(m_source, m_progress);
        if (auto chosen = choose(wanted); !chosen) {
            return chosen;
        }
        std::size_t asked = 0;
        m_source.visit([&](const CasAnnotation& annotation) {
            take(annotation);
            return ++asked % cancelDistance != 0 || !m_progress.cancelled();
        });
        return finish();
    }

private:
    Result<void> choose(const std::string& wanted)
    {
        const auto choice = chooseLayer(m_layers, wanted);
        if (!choice && !wanted.empty()) {
            const auto known = listed(layerWords(m_layers), std::identity());
            return failure(ErrorCode::InvalidOption,
                known.empty()
                    ? said("there is no layer or feature '%1' in the file; its layers: none", wanted)
                    : said("there is no layer or feature '%1' in the file; its layers: %2", wanted, known),
                { m_file.path });
        }
        m_choice = choice.value_or(CasChoice());
        const auto words = layerWords(m_layers);
        m_layer.column = !wanted.empty() ? wanted : words.size() > 1 ? words.front() : std::string();
        return {};
    }

    void take(const CasAnnotation& annotation)
    {
        auto* const view = viewOf(annotation.sofa);
        if (shortLayerName(annotation.type) == "DocumentMetaData" && view != nullptr) {
            for (const auto& [name, value] : annotation.features) {
                if (!value.empty()
                    && (name == "documentTitle" || (name == "documentId" && view->title.empty()))) {
                    view->title = value;
                }
            }
        }
        if (m_choice.layer == CasChoice::none
            || m_source.layerOf(annotation.type) != m_layers[m_choice.layer].name) {
            return;
        }
        if (view == nullptr) {
            m_findings.report(Severity::Error, "sofa", annotation.at, [&] {
                return said(
                    "The annotation belongs to the text %1, which the file does not hold; it is skipped.",
                    quotedForMessage(annotation.sofa));
            });
            return;
        }
        if (!annotation.begin || !annotation.end) {
            m_findings.report(Severity::Error, "offset", annotation.at,
                said("The annotation has no begin and end; it is skipped."));
            return;
        }
        view->draft.mentions.push_back(mentionOf(annotation));
    }

    /// A CAS with one text needs no reference to it.
    View* viewOf(const std::string& key)
    {
        const auto found = m_byKey.find(key);
        return found != m_byKey.end()            ? &m_views[found->second]
            : key.empty() && m_views.size() == 1 ? &m_views.front()
                                                 : nullptr;
    }

    [[nodiscard]] DraftMention mentionOf(const CasAnnotation& annotation) const
    {
        const auto& chosen = m_layers[m_choice.layer];
        const auto nameOf = [&chosen](std::size_t feature) {
            return feature == CasChoice::none ? std::string_view()
                                              : std::string_view(chosen.features[feature]);
        };
        const auto typeName = nameOf(m_choice.typeFeature);
        const auto linkName = nameOf(m_choice.linkFeature);
        DraftMention mention;
        mention.at = annotation.at;
        mention.id = annotation.id;
        mention.pieces.push_back({ std::clamp(*annotation.begin, -largestDraftOffset, largestDraftOffset),
            std::clamp(*annotation.end, -largestDraftOffset, largestDraftOffset) });
        mention.links = annotation.links;
        std::string others;
        for (const auto& [name, value] : annotation.features) {
            if (value.empty()) {
                continue;
            }
            if (name == typeName) {
                mention.types = { value };
            } else if (name == linkName) {
                mention.links.push_back(linkOf(value));
            } else {
                append(others, quotedJson(name) + ": " + quotedJson(value));
            }
        }
        if (mention.types.empty()) {
            // A subtype says by its name what the feature leaves open.
            const bool subtype = annotation.type != chosen.name;
            mention.types.emplace_back(subtype || typeName.empty() ? shortLayerName(annotation.type) : "_");
        }
        if (!others.empty()) {
            mention.extra = R"("features":{)" + others + "}";
        }
        return mention;
    }

    Result<void> finish()
    {
        if (m_progress.cancelled()) {
            return readingStopped(m_file.path);
        }
        MentionDrafts drafts(m_layer, m_findings);
        const bool any = std::any_of(
            m_views.begin(), m_views.end(), [](const View& view) { return !view.draft.mentions.empty(); });
        const bool several = std::count_if(m_views.begin(), m_views.end(), [](const View& view) {
            return !view.draft.mentions.empty();
        }) > 1;
        std::unordered_set<std::string> names;
        for (auto& view : m_views) {
            // Of several texts those that are annotated; of none annotated the first.
            if (any ? view.draft.mentions.empty() : &view != &m_views.front()) {
                continue;
            }
            auto& document = view.draft.document;
            document.name = view.title.empty() ? m_file.documentName : withoutSuffix(view.title);
            if (several && view.sofa->view != initialView) {
                document.name += "/" + view.sofa->view;
            }
            document.line = m_findings.line(view.sofa->at);
            document.text = text::Text(*view.sofa->text);
            drafts.add(std::move(view.draft));
        }
        return drafts.finish(utf16Readings, m_progress);
    }

    CasSource& m_source;
    const SourceFile& m_file;
    Layer& m_layer;
    FileFindings& m_findings;
    const Progress& m_progress;
    std::vector<CasSofa> m_sofas;
    std::vector<CasLayer> m_layers;
    CasChoice m_choice;
    std::vector<View> m_views;
    std::unordered_map<std::string, std::size_t> m_byKey;
};

} // namespace

std::vector<CasLayer> layersOf(CasSource& source, const Progress& progress)
{
    std::vector<CasLayer> layers;
    std::vector<std::unordered_set<std::string>> known; ///< features of each
    std::unordered_map<std::string, std::size_t> byName;
    std::size_t asked = 0;
    source.visit([&](const CasAnnotation& annotation) {
        if (!annotation.begin || !annotation.end) {
            return true;
        }
        auto name = source.layerOf(annotation.type);
        const auto [place, isNew] = byName.try_emplace(name, layers.size());
        if (isNew) {
            layers.push_back({ std::move(name), {}, 0 });
            known.emplace_back();
        }
        auto& layer = layers[place->second];
        ++layer.annotations;
        for (const auto& [feature, value] : annotation.features) {
            if (known[place->second].insert(feature).second) {
                layer.features.push_back(feature);
            }
        }
        return ++asked % cancelDistance != 0 || !progress.cancelled();
    });
    // Which features an annotation has depends on it; the order of the layers' must not.
    for (auto& layer : layers) {
        std::sort(layer.features.begin(), layer.features.end());
    }
    return layers;
}

std::string layerByName(const std::string& type)
{
    constexpr std::string_view dkproNames = ".api.ner.type.";
    if (const auto found = type.find(dkproNames); found != std::string::npos) {
        return type.substr(0, found + dkproNames.size()) + "NamedEntity";
    }
    constexpr std::string_view ctakes = ".typesystem.type.textsem.";
    if (const auto found = type.find(ctakes); found != std::string::npos && type.ends_with("Mention")) {
        return type.substr(0, found + ctakes.size()) + "Mention";
    }
    return type;
}

Result<void> readCas(CasSource& source, const SourceFile& file, const ReadOptions& options, Layer& layer,
    FileFindings& findings, const Progress& progress)
{
    return Reading(source, file, layer, findings, progress).read(options.annotationColumn);
}

} // namespace touchstone::io
