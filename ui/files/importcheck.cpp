// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/importcheck.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace touchstone::ui {

namespace {

using annotation::Document;
using annotation::Layer;

std::size_t countedAnnotations(const Document& document)
{
    std::size_t number = 0;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        number += document.annotations.counted(i) ? 1U : 0U;
    }
    return number;
}

void appendPreview(const Layer& layer, int source, std::vector<PreviewSpan>& preview)
{
    const std::size_t full = preview.size() + previewLength;
    for (const Document& document : layer.documents) {
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            if (preview.size() == full) {
                return;
            }
            const annotation::Entity& entity = document.annotations.entities[i];
            PreviewSpan& row = preview.emplace_back(PreviewSpan { source, document.name, entity.span,
                std::string(document.text.slice(entity.span)), layer.labels.name(entity.label) });
            for (const annotation::LabelId label : document.annotations.detailsOf(i).furtherLabels) {
                row.types += " ⇄ " + layer.labels.name(label);
            }
        }
    }
}

PairState compareTexts(const Document& gold, const Document& system)
{
    if (gold.text == system.text || gold.withoutText() || system.withoutText()) {
        return PairState::SameText;
    }
    return !gold.tokens.empty() && gold.tokens.size() == system.tokens.size()
        ? PairState::TokenByToken
        : PairState::CharacterByCharacter;
}

support::Result<PairCheck> comparePairs(const annotation::LayerPtr& gold, const annotation::LayerPtr& system,
    support::Diagnostics& findings, support::Progress& progress)
{
    const auto paired = analysis::pairDocuments(gold, system, progress);
    if (!paired) {
        return support::Failure(paired.error());
    }
    const analysis::DocumentPairing& pairing = *paired;
    const auto others = analysis::otherTexts(*gold, pairing, progress);
    if (!others) {
        return support::Failure(others.error());
    }
    if (*others) {
        findings.add(support::Severity::Warning, "pairing.other-texts", (*others)->place, (*others)->text);
    }
    findings.append(pairing.diagnostics);
    PairCheck check;
    check.rows.reserve(pairing.documents.size());
    for (const analysis::PairedDocuments& pair : pairing.documents) {
        PairRow& row = check.rows.emplace_back();
        const Document* g = pair.gold ? &gold->documents[*pair.gold] : nullptr;
        const Document* s = pair.system ? &pairing.system->documents[*pair.system] : nullptr;
        if (g != nullptr) {
            row.gold = g->name;
            row.goldAnnotations = countedAnnotations(*g);
        }
        if (s != nullptr) {
            row.system = s->name;
            row.systemAnnotations = countedAnnotations(*s);
        }
        if (g == nullptr) {
            row.state = PairState::SystemOnly;
            ++check.systemOnly;
        } else if (s == nullptr) {
            row.state = PairState::GoldOnly;
            ++check.goldOnly;
        } else {
            row.state = compareTexts(*g, *s);
            check.differingTexts += row.state == PairState::SameText ? 0U : 1U;
        }
    }
    return check;
}

void count(const Layer& layer, SourceCheck& check)
{
    check.loaded = true;
    check.documents = layer.documents.size();
    check.annotations = layer.entityCount();
    check.groups = layer.documents.size() == 1 ? layer.documents.front().sentences.size() : 0;
}

/// Counts the labels of the files and puts the layers under the rules. False: it was stopped.
bool takeLabels(const analysis::DataSetSpec& dataSet, analysis::DataSet& loaded, ImportCheck& check,
    const support::Progress& progress)
{
    check.labels = labelsOf(loaded);
    const auto rules = analysis::labelRulesOf(dataSet);
    if (!rules) {
        check.labelError = rules.error();
        return true;
    }
    check.agreement
        = analysis::labelAgreement(analysis::labelsAfter(analysis::labelTable(check.labels, *rules)));
    return analysis::applyLabelRules(loaded, *rules, progress).has_value();
}

} // namespace

bool ImportCheck::usable() const
{
    const bool readable = noGold ? std::ranges::all_of(systems, &SourceCheck::loaded)
                                 : !gold.error && gold.loaded
            && (systems.empty() || std::ranges::any_of(systems, &SourceCheck::loaded));
    return readable && !labelError && unpaired().empty();
}

std::vector<std::size_t> ImportCheck::unpaired() const
{
    std::vector<std::size_t> found;
    for (std::size_t i = noGold ? 1 : 0; i < systems.size() && i < pairs.size(); ++i) {
        const PairCheck& check = pairs[i];
        if (systems[i].loaded && check.rows.size() == check.goldOnly + check.systemOnly) {
            found.push_back(i);
        }
    }
    return found;
}

bool offersGroups(const analysis::LayerSource& source, const SourceCheck& check)
{
    return check.groups > 1 && check.recognition && check.recognition->format == "conll"
        && source.options.documents == io::DocumentUnit::Automatic;
}

bool offersGroups(const analysis::DataSetSpec& dataSet, const ImportCheck& check)
{
    const bool gold = check.noGold || dataSet.gold.options.documents == io::DocumentUnit::BlankLine;
    bool systems = false;
    for (std::size_t i = 0; i < dataSet.systems.size() && i < check.systems.size(); ++i) {
        systems = systems || offersGroups(dataSet.systems[i], check.systems[i]);
    }
    return offersGroups(dataSet.gold, check.gold) || (gold && systems);
}

void makeGroupsDocuments(analysis::DataSetSpec& dataSet, const ImportCheck& check)
{
    const auto make = [](analysis::LayerSource& source, const SourceCheck& its) {
        if (offersGroups(source, its)) {
            source.options.documents = io::DocumentUnit::BlankLine;
        }
    };
    make(dataSet.gold, check.gold);
    for (std::size_t i = 0; i < dataSet.systems.size() && i < check.systems.size(); ++i) {
        make(dataSet.systems[i], check.systems[i]);
    }
}

support::Result<analysis::DataSet> loadWithoutRules(
    analysis::DataSetSpec dataSet, support::Progress& progress)
{
    dataSet.labelMap.clear();
    dataSet.labels = {};
    return analysis::loadDataSet(dataSet, progress);
}

std::vector<analysis::LabelCounts> labelsOf(const analysis::DataSet& loaded)
{
    return analysis::countLabels(
        loaded.gold, support::listOf<annotation::LayerPtr>(loaded.systems, &analysis::LoadedSystem::layer));
}

SourceCheck lookAt(const analysis::LayerSource& source)
{
    SourceCheck check;
    if (auto recognition = io::recognisePath(source.path, source.options)) {
        check.recognition = std::move(*recognition);
    } else {
        check.error = recognition.error();
    }
    return check;
}

bool comparesSystems(const analysis::DataSetSpec& dataSet)
{
    return dataSet.gold.path.empty() && dataSet.systems.size() >= 2;
}

analysis::DataSetSpec firstAsGold(analysis::DataSetSpec dataSet)
{
    if (comparesSystems(dataSet)) {
        dataSet.gold = std::move(dataSet.systems.front());
        dataSet.systems.erase(dataSet.systems.begin());
        dataSet.noGold = true;
    }
    return dataSet;
}

analysis::DataSetSpec allAsSystems(analysis::DataSetSpec dataSet)
{
    if (dataSet.noGold) {
        dataSet.systems.insert(dataSet.systems.begin(), std::exchange(dataSet.gold, {}));
        dataSet.noGold = false;
    }
    return dataSet;
}

support::Result<ImportCheck> checkImport(const analysis::DataSetSpec& dataSet, support::Progress& progress)
{
    if (comparesSystems(dataSet)) {
        auto checked = checkImport(firstAsGold(dataSet), progress);
        if (checked) {
            checked->noGold = true;
            checked->systems.insert(checked->systems.begin(), std::exchange(checked->gold, {}));
            checked->pairs.insert(checked->pairs.begin(), PairCheck {});
            for (PreviewSpan& span : checked->preview) {
                ++span.source;
            }
        }
        return checked;
    }
    const auto cancelled = [] { return support::failure(support::ErrorCode::Cancelled, "Stopped."); };
    ImportCheck check;
    if (!dataSet.gold.path.empty()) {
        check.gold = lookAt(dataSet.gold);
    }
    for (const analysis::LayerSource& system : dataSet.systems) {
        if (progress.cancelled()) {
            return cancelled();
        }
        check.systems.push_back(lookAt(system));
    }
    check.pairs.resize(check.systems.size());
    if (dataSet.gold.path.empty() || check.gold.error) {
        return check;
    }
    auto loaded = loadWithoutRules(dataSet, progress);
    if (!loaded) {
        if (loaded.error().code == support::ErrorCode::Cancelled) {
            return cancelled();
        }
        check.gold.error = loaded.error();
        return check;
    }
    if (!takeLabels(dataSet, *loaded, check, progress)) {
        return cancelled();
    }
    count(*loaded->gold, check.gold);
    check.findings.append(loaded->gold->diagnostics);
    appendPreview(*loaded->gold, -1, check.preview);
    for (std::size_t i = 0; i < loaded->systems.size(); ++i) {
        if (progress.cancelled()) {
            return cancelled();
        }
        const analysis::LoadedSystem& system = loaded->systems[i];
        if (!system.layer) {
            check.systems[i].error = system.error;
            continue;
        }
        check.systems[i].error.reset();
        count(*system.layer, check.systems[i]);
        check.findings.append(system.layer->diagnostics);
        appendPreview(*system.layer, static_cast<int>(i), check.preview);
        auto pairs = comparePairs(loaded->gold, system.layer, check.findings, progress);
        if (!pairs) {
            return cancelled();
        }
        check.pairs[i] = std::move(*pairs);
    }
    return check;
}

bool saysGold(const QString& path)
{
    return QFileInfo(path).fileName().contains(QLatin1String("gold"), Qt::CaseInsensitive);
}

analysis::DataSetSpec guessRoles(const QStringList& paths)
{
    qsizetype gold = 0;
    if (std::ranges::count_if(paths, saysGold) == 1) {
        gold = std::distance(paths.begin(), std::ranges::find_if(paths, saysGold));
    }
    analysis::DataSetSpec dataSet;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        (i == gold ? dataSet.gold : dataSet.systems.emplace_back()).path = toPath(paths[i]);
    }
    return dataSet;
}

QStringList localPaths(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    // Programs that copy no files copy their paths: one a line, as a path or as an address.
    const QStringList lines
        = paths.isEmpty() ? data.text().split(QLatin1Char('\n'), Qt::SkipEmptyParts) : QStringList();
    for (const QString& line : lines) {
        QString path = line.trimmed();
        if (path.startsWith(QLatin1String("file:"))) {
            path = QUrl(path).toLocalFile();
        } else if (path.startsWith(QLatin1String("~/"))) {
            path.replace(0, 1, QDir::homePath());
        } else if (path.size() > 1 && path.front() == path.back()
            && QStringLiteral("\"'").contains(path.front())) {
            path = path.mid(1, path.size() - 2);
        }
        if (QFileInfo(path).isAbsolute() && QFileInfo::exists(path)) {
            paths << path;
        }
    }
    return paths;
}

QString pairStateText(PairState state, bool noGold)
{
    static constexpr const char* texts[] = {
        QT_TRANSLATE_NOOP("ImportCheck", "same text"),
        QT_TRANSLATE_NOOP("ImportCheck", "texts differ, same number of tokens"),
        QT_TRANSLATE_NOOP("ImportCheck", "texts differ, aligned by characters"),
        QT_TRANSLATE_NOOP("ImportCheck", "in the gold only: counts as missing"),
        QT_TRANSLATE_NOOP("ImportCheck", "in the system only: counts as spurious"),
    };
    const bool alone = state == PairState::GoldOnly || state == PairState::SystemOnly;
    const char* const text = !noGold || !alone ? texts[static_cast<std::size_t>(state)]
        : state == PairState::GoldOnly         ? QT_TRANSLATE_NOOP("ImportCheck", "in A only")
                                               : QT_TRANSLATE_NOOP("ImportCheck", "in B only");
    return QCoreApplication::translate("ImportCheck", text);
}

} // namespace touchstone::ui
