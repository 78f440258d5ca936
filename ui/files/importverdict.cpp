// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/importverdict.h"

#include "ui/session/corestrings.h"

#include "core/support/lookup.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

/// The context of the sentences.
class Verdicts
{
    Q_DECLARE_TR_FUNCTIONS(ImportVerdict)
};

QString linkTo(const char* what, std::size_t system)
{
    return QStringLiteral("%1/%2").arg(QLatin1String(what)).arg(system);
}

/// The first system that has some of what is counted.
template <typename Number> std::size_t firstWith(const std::vector<PairCheck>& pairs, Number number)
{
    const auto found = std::ranges::find_if(pairs, [&](const PairCheck& check) { return number(check) > 0; });
    return static_cast<std::size_t>(found - pairs.begin());
}

template <typename Number> int sumOf(const std::vector<PairCheck>& pairs, Number number)
{
    std::size_t sum = 0;
    for (const PairCheck& check : pairs) {
        sum += number(check);
    }
    return static_cast<int>(sum);
}

void addUnreadable(const analysis::DataSetSpec& dataSet, const ImportCheck& check, ImportVerdict& verdict)
{
    const auto unreadable = [](const SourceCheck& system) { return system.error.has_value(); };
    const auto count = static_cast<int>(std::ranges::count_if(check.systems, unreadable));
    if (count == 0) {
        return;
    }
    const auto first
        = static_cast<std::size_t>(std::ranges::find_if(check.systems, unreadable) - check.systems.begin());
    verdict.remarks.push_back({ count == 1
            //: %1: name of a system
            ? Verdicts::tr("%1 cannot be read and will be left out.").arg(sourceName(dataSet.systems[first]))
            : Verdicts::tr("%Ln systems cannot be read and will be left out.", nullptr, count),
        linkTo("system", first) });
}

QString differingTexts(int count, const ImportCheck& check)
{
    return check.noGold ? Verdicts::tr("%Ln documents have another text in A than in B.", nullptr, count)
        : check.pairs.size() == 1
        ? Verdicts::tr("%Ln documents have another text in the system than in the gold.", nullptr, count)
        : Verdicts::tr("%Ln system texts differ from the gold.", nullptr, count);
}

void addDocuments(const ImportCheck& check, ImportVerdict& verdict)
{
    const auto alone = [](const PairCheck& pairs) { return pairs.goldOnly + pairs.systemOnly; };
    const auto differing = [](const PairCheck& pairs) { return pairs.differingTexts; };
    if (const int count = sumOf(check.pairs, alone); count > 0) {
        verdict.remarks.push_back({ Verdicts::tr("%Ln documents have no partner.", nullptr, count),
            linkTo("documents", firstWith(check.pairs, alone)) });
    }
    if (const int count = sumOf(check.pairs, differing); count > 0) {
        verdict.remarks.push_back(
            { differingTexts(count, check), linkTo("documents", firstWith(check.pairs, differing)) });
    }
}

void addFindings(const support::Diagnostics& findings, ImportVerdict& verdict)
{
    const auto count = [&findings](support::Severity severity) {
        std::size_t sum = 0;
        for (const auto& [code, counted] : findings.counts()) {
            sum += counted.bySeverity[static_cast<std::size_t>(severity)];
        }
        return static_cast<int>(sum);
    };
    const QString link = QStringLiteral("findings");
    if (const int errors = count(support::Severity::Error); errors > 0) {
        verdict.remarks.push_back({ Verdicts::tr("%Ln errors in the files.", nullptr, errors), link });
    }
    if (const int warnings = count(support::Severity::Warning); warnings > 0) {
        verdict.remarks.push_back({ Verdicts::tr("%Ln warnings.", nullptr, warnings), link });
    }
}

/// What is said where no gold is chosen and there are no two systems to compare without one.
ImportVerdict goldWanted(std::size_t systems)
{
    ImportVerdict verdict { false,
        { { Verdicts::tr("Choose a gold: a file or a folder."), QStringLiteral("gold") } } };
    if (systems == 1) {
        verdict.remarks.push_back(
            { Verdicts::tr("Or add a second system: without a gold, the two are compared with each other."),
                QStringLiteral("systems") });
    }
    return verdict;
}

/// Without a gold every system must be readable. Empty: all are.
std::optional<ImportVerdict> unreadableOfTwo(const analysis::DataSetSpec& dataSet, const ImportCheck& check)
{
    const auto bad = std::ranges::find_if(
        check.systems, [](const SourceCheck& system) { return system.error.has_value(); });
    if (!check.noGold || bad == check.systems.end()) {
        return std::nullopt;
    }
    const auto number = static_cast<std::size_t>(bad - check.systems.begin());
    //: %1: name of a system, %2: what is wrong
    const QString text = Verdicts::tr("%1 cannot be read: %2")
                             .arg(sourceName(dataSet.systems[number]), errorText(*bad->error));
    return ImportVerdict { false, { { text, linkTo("system", number) } } };
}

/// Is there a gold, and is it one? Two files that are dropped may be two systems.
void addRoles(const analysis::DataSetSpec& dataSet, const ImportCheck& check, ImportVerdict& verdict)
{
    if (check.noGold) {
        const auto count = static_cast<int>(dataSet.systems.size());
        verdict.remarks.push_back({ count > 2
                ? //: %L1: how many systems, more than two
                Verdicts::tr("No gold: %L1 systems are compared with each other, two at a time.").arg(count)
                //: %1 and %2: names of systems
                : Verdicts::tr("No gold: %1 (A) and %2 (B) are compared with each other.")
                      .arg(sourceName(dataSet.systems.front()), sourceName(dataSet.systems.back())),
            QStringLiteral("gold") });
    } else if (dataSet.systems.size() == 1 && !saysGold(fromPath(dataSet.gold.path))) {
        verdict.remarks.push_back({ //: %1: name of a file
            Verdicts::tr("Compare without a gold, if %1 is none.").arg(sourceName(dataSet.gold)),
            QStringLiteral("no-gold") });
    }
}

/// Systems that would count nothing but missing and spurious annotations. False: there are none.
bool addUnpaired(const analysis::DataSetSpec& dataSet, const ImportCheck& check, ImportVerdict& verdict)
{
    const std::vector<std::size_t> unpaired = check.unpaired();
    for (const std::size_t system : unpaired) {
        const QString name = sourceName(dataSet.systems[system]);
        verdict.remarks.push_back({ check.noGold
                //: %1 and %2: names of systems
                ? Verdicts::tr("No document of %1 meets one of %2.")
                      .arg(sourceName(dataSet.systems.front()), name)
                //: %1: name of a system
                : Verdicts::tr("No document of the gold has a partner in %1.").arg(name),
            linkTo("documents", system) });
        if (dataSet.systems.size() > 1) {
            verdict.remarks.push_back({ //: %1: name of a system
                Verdicts::tr("Remove %1.").arg(name), linkTo("remove", system) });
        }
    }
    return !unpaired.empty();
}

} // namespace

QString sourceName(const analysis::LayerSource& source)
{
    return toQString(source.name.empty() ? io::defaultName(source.path) : source.name);
}

QString ImportVerdict::html() const
{
    QStringList sentences;
    for (const ImportRemark& remark : remarks) {
        const QString text = remark.text.toHtmlEscaped();
        sentences << (remark.link.isEmpty() ? text
                                            : QStringLiteral("<a href=\"%1\">%2</a>").arg(remark.link, text));
    }
    return sentences.join(QLatin1Char(' '));
}

QString ImportVerdict::plainText() const
{
    return textsOf(remarks, [](const ImportRemark& remark) { return remark.text; }).join(QLatin1Char(' '));
}

ImportVerdict importVerdict(const analysis::DataSetSpec& dataSet, const ImportCheck* check)
{
    const auto refused = [](const QString& text, const char* link) {
        return ImportVerdict { false, { { text, QLatin1String(link) } } };
    };
    const bool noGold = comparesSystems(dataSet);
    if (dataSet.gold.path.empty() && !noGold) {
        return goldWanted(dataSet.systems.size());
    }
    if (check == nullptr) {
        return { true, { { Verdicts::tr("Reading the files…"), {} } } };
    }
    if (check->labelError) {
        return refused(
            Verdicts::tr("The label map cannot be used; choose Labels… and open another."), "labels");
    }
    if (check->gold.error) {
        //: %1: what is wrong
        return refused(
            Verdicts::tr("The gold cannot be read: %1").arg(errorText(*check->gold.error)), "gold");
    }
    if (const auto unreadable = unreadableOfTwo(dataSet, *check)) {
        return *unreadable;
    }
    if (!check->systems.empty()
        && std::ranges::all_of(check->systems, [](const auto& system) { return system.error.has_value(); })) {
        return refused(
            //: %1: what is wrong
            Verdicts::tr("No system can be read: %1").arg(errorText(*check->systems.front().error)),
            "system/0");
    }
    ImportVerdict verdict;
    if (addUnpaired(dataSet, *check, verdict)) {
        return verdict;
    }
    verdict.open = check->usable();
    verdict.remarks.push_back({ Verdicts::tr("Ready."), {} });
    addRoles(dataSet, *check, verdict);
    if (dataSet.systems.empty()) {
        verdict.remarks.push_back({ Verdicts::tr("The gold is shown alone; add a system to score it."),
            QStringLiteral("systems") });
    }
    addUnreadable(dataSet, *check, verdict);
    addDocuments(*check, verdict);
    addFindings(check->findings, verdict);
    return verdict;
}

} // namespace touchstone::ui
