// SPDX-License-Identifier: GPL-3.0-or-later
// What lists of records are called, and what they count a record as; declared in corestrings.h.
#include "ui/session/corestrings.h"

#include "core/compare/comparison.h"
#include "core/compare/correction.h"
#include "core/compare/sinceearlier.h"
#include "core/evaluation/records/schemetable.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/measures/eter/computeeter.h"
#include "core/support/lookup.h"

#include <QCoreApplication>

#include <optional>

namespace touchstone::ui {

namespace {

struct ListWord
{
    std::string_view id;
    const char* text;
};

/// Lists that are not their measure's only one, or no measure's.
constexpr ListWord listNames[] {
    { analysis::isolatedList, QT_TRANSLATE_NOOP("Lists", "MUC / SemEval-2013 inside each type") },
    { "ser.entities", QT_TRANSLATE_NOOP("Lists", "SER entities") },
    { "ser.components", QT_TRANSLATE_NOOP("Lists", "SER components") },
    { "ser.global", QT_TRANSLATE_NOOP("Lists", "SER entities and components") },
    { "noisy.losses", QT_TRANSLATE_NOOP("Lists", "Noisy text losses") },
    { "rules.entities", QT_TRANSLATE_NOOP("Lists", "Entities of the rules") },
    { "rules.links", QT_TRANSLATE_NOOP("Lists", "Links of the rules") },
    { analysis::leftOutList, QT_TRANSLATE_NOOP("Lists", "Left out by the confidence threshold") },
    { analysis::changesInA, QT_TRANSLATE_NOOP("Lists", "Compared, in A") },
    { analysis::changesInB, QT_TRANSLATE_NOOP("Lists", "Compared, in B") },
    { analysis::differencesInA, QT_TRANSLATE_NOOP("Lists", "Compared, in A") },
    { analysis::differencesInB, QT_TRANSLATE_NOOP("Lists", "Compared, in B") },
    { analysis::FoundBy::listId, QT_TRANSLATE_NOOP("Lists", "Found by how many systems") },
    { analysis::SinceEarlier::fixedList, QT_TRANSLATE_NOOP("Lists", "Since the last look") },
    { analysis::SinceEarlier::regressedList, QT_TRANSLATE_NOOP("Lists", "Since the last look") },
};

constexpr ListWord categoryNames[] {
    // of several measures
    { "correct", QT_TRANSLATE_NOOP("Lists", "correct") },
    { "gold", QT_TRANSLATE_NOOP("Lists", "gold") },
    { "system", QT_TRANSLATE_NOOP("Lists", "system") },
    { "missed", QT_TRANSLATE_NOOP("Lists", "missed") },
    { "missing", QT_TRANSLATE_NOOP("Lists", "missing") },
    { "spurious", QT_TRANSLATE_NOOP("Lists", "spurious") },
    { "matched", QT_TRANSLATE_NOOP("Lists", "matched") },
    { "error", QT_TRANSLATE_NOOP("Lists", "error") },
    { "deletion", QT_TRANSLATE_NOOP("Lists", "deletion") },
    { "insertion", QT_TRANSLATE_NOOP("Lists", "insertion") },
    { "boundary", QT_TRANSLATE_NOOP("Lists", "boundary") },
    // surface, noisy
    { "false", QT_TRANSLATE_NOOP("Lists", "false positive") },
    { "transcription", QT_TRANSLATE_NOOP("Lists", "transcription error") },
    { "ner", QT_TRANSLATE_NOOP("Lists", "NER error") },
    { "predicted", QT_TRANSLATE_NOOP("Lists", "predicted") },
    { "support", QT_TRANSLATE_NOOP("Lists", "support") },
    // eter, ser
    { "root-correct", QT_TRANSLATE_NOOP("Lists", "root correct") },
    { "type", QT_TRANSLATE_NOOP("Lists", "type") },
    { "subtype", QT_TRANSLATE_NOOP("Lists", "subtype") },
    { "parted", QT_TRANSLATE_NOOP("Lists", "parted") },
    { "joined", QT_TRANSLATE_NOOP("Lists", "joined") },
    { "slot", QT_TRANSLATE_NOOP("Lists", "slot") },
    { "system-slot", QT_TRANSLATE_NOOP("Lists", "slot of the system") },
    { "pair", QT_TRANSLATE_NOOP("Lists", "pair") },
    { "wrong", QT_TRANSLATE_NOOP("Lists", "wrong") },
    { "label", QT_TRANSLATE_NOOP("Lists", "label") },
    // rules
    { "entity", QT_TRANSLATE_NOOP("Lists", "entity") },
    { "link", QT_TRANSLATE_NOOP("Lists", "link") },
    // links
    { "correct link", QT_TRANSLATE_NOOP("Lists", "correct link") },
    { "correct nil", QT_TRANSLATE_NOOP("Lists", "correct NIL") },
    { "wrong link", QT_TRANSLATE_NOOP("Lists", "wrong link") },
    { "nil as link", QT_TRANSLATE_NOOP("Lists", "NIL as link") },
    { "link as nil", QT_TRANSLATE_NOOP("Lists", "link as NIL") },
    { "extra", QT_TRANSLATE_NOOP("Lists", "extra") },
    { "gold link", QT_TRANSLATE_NOOP("Lists", "gold link") },
    { "system link", QT_TRANSLATE_NOOP("Lists", "system link") },
    { "correct link and type", QT_TRANSLATE_NOOP("Lists", "correct link and type") },
    { "false link", QT_TRANSLATE_NOOP("Lists", "false link") },
    { "missed link", QT_TRANSLATE_NOOP("Lists", "missed link") },
    { "false link and type", QT_TRANSLATE_NOOP("Lists", "false link and type") },
    { "missed link and type", QT_TRANSLATE_NOOP("Lists", "missed link and type") },
    { "document correct", QT_TRANSLATE_NOOP("Lists", "correct link of a document") },
    { "document gold", QT_TRANSLATE_NOOP("Lists", "gold link of a document") },
    { "document system", QT_TRANSLATE_NOOP("Lists", "system link of a document") },
    { "document false", QT_TRANSLATE_NOOP("Lists", "false link of a document") },
    { "document missed", QT_TRANSLATE_NOOP("Lists", "missed link of a document") },
    { "nil correct", QT_TRANSLATE_NOOP("Lists", "correct NIL") },
    { "nil gold", QT_TRANSLATE_NOOP("Lists", "gold NIL") },
    { "nil system", QT_TRANSLATE_NOOP("Lists", "system NIL") },
    { "nil false", QT_TRANSLATE_NOOP("Lists", "false NIL") },
    { "nil missed", QT_TRANSLATE_NOOP("Lists", "missed NIL") },
    // comparisons and corrections
    { "fixed", QT_TRANSLATE_NOOP("Lists", "fixed") },
    { "regressed", QT_TRANSLATE_NOOP("Lists", "regressed") },
    { "both wrong, same way", QT_TRANSLATE_NOOP("Lists", "both wrong, same way") },
    { "both wrong, differently", QT_TRANSLATE_NOOP("Lists", "both wrong, differently") },
    { "both right", QT_TRANSLATE_NOOP("Lists", "both right") },
    { "judged in A only", QT_TRANSLATE_NOOP("Lists", "judged in A only") },
    { "judged in B only", QT_TRANSLATE_NOOP("Lists", "judged in B only") },
    { "differs", QT_TRANSLATE_NOOP("Lists", "differs") },
    { "corrected", QT_TRANSLATE_NOOP("Lists", "corrected") },
};

/// Categories with something of the data in them, which stands between two texts of an id.
struct CategoryPattern
{
    std::string_view before, after;
    const char* text; ///< %1: what stands between, itself a category where `before` is empty
};
constexpr CategoryPattern categoryPatterns[] {
    //: %1: what became of an annotation between two systems, such as "fixed"
    { "", " (gold)", QT_TRANSLATE_NOOP("Lists", "%1 (gold)") },
    //: %1: what became of an annotation between two systems, such as "fixed"
    { "", " (spurious)", QT_TRANSLATE_NOOP("Lists", "%1 (spurious)") },
    //: %1: a rank, such as 5: the right link is among the first five candidates
    { "recall@", "", QT_TRANSLATE_NOOP("Lists", "recall@%1") },
};

QString say(const char* text) { return QCoreApplication::translate("Lists", text); }

/// "found by 3 of 5", "found by 31 or more of 40".
std::optional<QString> foundByText(std::string_view category)
{
    constexpr std::string_view before = "found by ", more = " or more", of = " of ";
    const auto middle = category.rfind(of);
    if (!category.starts_with(before) || middle == std::string_view::npos || middle < before.size()) {
        return std::nullopt;
    }
    auto found = category.substr(before.size(), middle - before.size());
    const QString systems = toQString(category.substr(middle + of.size()));
    if (found.ends_with(more)) {
        found.remove_suffix(more.size());
        //: %1, %2: numbers of systems
        return say(QT_TRANSLATE_NOOP("Lists", "found by %1 or more of %2")).arg(toQString(found), systems);
    }
    //: %1, %2: numbers of systems
    return say(QT_TRANSLATE_NOOP("Lists", "found by %1 of %2")).arg(toQString(found), systems);
}

/// "gain.split.ORG": the errors that one correction would mend.
QString correctionText(std::string_view list)
{
    const auto rest = list.substr(std::min(list.size(), list.find('.') + 1));
    const auto dot = rest.find('.');
    const auto type = match::errorTypeByName(rest.substr(0, dot));
    return type && dot != std::string_view::npos
        //: %1: a kind of error, %2: a type: the errors that one correction would mend
        ? say(QT_TRANSLATE_NOOP("Lists", "Correction of %1 %2"))
              .arg(errorTypeText(*type), toQString(rest.substr(dot + 1)))
        : say(QT_TRANSLATE_NOOP("Lists", "Correction"));
}

} // namespace

QString listText(std::string_view list)
{
    if (const ListWord* const known = support::found(listNames, list, &ListWord::id)) {
        return say(known->text);
    }
    if (analysis::isCorrectionList(list)) {
        return correctionText(list);
    }
    const auto behind = [list](std::string_view prefix) { return numberText(list.substr(prefix.size())); };
    if (list.starts_with(analysis::eterBreakPrefix)) {
        //: %1: a weight; what is matched otherwise above it than below
        return say(QT_TRANSLATE_NOOP("Lists", "ETER, matched differently at alpha %1"))
            .arg(behind(analysis::eterBreakPrefix));
    }
    if (list.starts_with(analysis::eterListPrefix)) {
        //: %1: a weight
        return say(QT_TRANSLATE_NOOP("Lists", "ETER at alpha %1")).arg(behind(analysis::eterListPrefix));
    }
    return measureText(list);
}

QString categoryText(std::string_view category)
{
    if (const ListWord* const known = support::found(categoryNames, category, &ListWord::id)) {
        return say(known->text);
    }
    if (const auto found = foundByText(category)) {
        return *found;
    }
    for (const auto& [before, after, text] : categoryPatterns) {
        if (category.starts_with(before) && category.ends_with(after)) {
            const auto between
                = category.substr(before.size(), category.size() - before.size() - after.size());
            return say(text).arg(before.empty() ? categoryText(between) : toQString(between));
        }
    }
    return toQString(category);
}

} // namespace touchstone::ui
