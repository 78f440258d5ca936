// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rules/rulelisttexts.h"

#include "ui/models/modelroles.h"
#include "ui/models/rules/rulelistmodel.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace touchstone::ui {

using analysis::ListedRule;

namespace {

constexpr qsizetype tipLines = 40;

QString tr(const char* text, const char* comment = nullptr)
{
    return QCoreApplication::translate("RuleListTexts", text, comment);
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(text.toHtmlEscaped());
}

} // namespace

bool neverFired(const ListedRule& rule) { return rule.on && rule.fired == 0; }

QString countOrNone(std::optional<std::uint64_t> count)
{
    return count ? countText(static_cast<std::int64_t>(*count)) : undefinedText();
}

QString ruleFileText(const std::string& file)
{
    return file.empty() || file == rules::defaultRules().name ? tr("built-in", "the default rules")
                                                              : QFileInfo(fromPath(file)).fileName();
}

QString ruleOriginText(const ListedRule& rule)
{
    const QString file = rule.builtIn ? ruleFileText({}) : QFileInfo(fromPath(rule.file)).fileName();
    if (!rule.replaces) {
        return file;
    }
    //: where a rule comes from; %2: the file whose rule of the same name it stands for
    return tr("%1, replaces %2")
        .arg(file, rule.replacesBuiltIn ? ruleFileText({}) : QFileInfo(fromPath(rule.replaced)).fileName());
}

QString ruleSubjectText(rules::Subject subject)
{
    switch (subject) {
    case rules::Subject::System:
        return tr("system", "what a rule is for");
    case rules::Subject::Gold:
        return tr("gold", "what a rule is for");
    case rules::Subject::Pair:
        return tr("pair", "what a rule is for");
    case rules::Subject::Match:
        return tr("match", "what a rule is for");
    case rules::Subject::Entity:
        return tr("entity", "what a rule is for");
    case rules::Subject::Link:
        return tr("link", "what a rule is for");
    }
    return {};
}

QString ruleFiredText(const ListedRule& rule)
{
    if (!rule.on) {
        return tr("off", "a rule");
    }
    return neverFired(rule) ? tr("never applied", "a rule") : countOrNone(rule.fired);
}

QString ruleToolTip(const ListedRule& rule)
{
    QString html
        = QStringLiteral("<p style=\"margin:2px 0\"><b>%1</b></p>").arg(toQString(rule.name).toHtmlEscaped());
    if (!rule.about.empty()) {
        html += paragraph(toQString(rule.about));
    }
    if (!rule.on) {
        html += paragraph(tr("This rule is switched off."));
    } else if (rule.fired.value_or(0) > 0) {
        //: how often the rule was applied, of how many tests, and how many records that makes
        html += paragraph(
            tr("Applied %1 times in %2 tests; that is %3 records.")
                .arg(countOrNone(rule.fired), countOrNone(rule.tried), countOrNone(rule.records)));
    } else if (rule.tried.value_or(0) > 0) {
        //: %1: number of tests, %2: "pair", "system" …: what the rule is for
        html += paragraph(
            tr("Tested %1 times and never applied: no “%2” met all its conditions. Look for a mistyped "
               "label in them.")
                .arg(countOrNone(rule.tried), ruleSubjectText(rule.subject)));
    } else if (rule.tried) {
        //: %1: "pair", "system" …: what the rule is for
        html += paragraph(
            tr("Never tested: there was no “%1” to try it on.").arg(ruleSubjectText(rule.subject)));
    }
    const QString text = toQString(rule.text);
    if (!text.isEmpty()) {
        QStringList lines = text.split(QLatin1Char('\n'));
        if (lines.size() > tipLines) {
            lines = lines.mid(0, tipLines) << QStringLiteral("…");
        }
        html += QStringLiteral("<pre>%1</pre>").arg(lines.join(QLatin1Char('\n')).toHtmlEscaped());
    }
    return html;
}

QString ruleColumnTitle(int column)
{
    switch (column) {
    case RuleListModel::NameColumn:
        return tr("Rule");
    case RuleListModel::FiredColumn:
        return tr("Applied", "column: how often a rule was applied");
    case RuleListModel::TriedColumn:
        return tr("Tried", "column: how often a rule was tested");
    case RuleListModel::RecordsColumn:
        return tr("Records");
    case RuleListModel::SubjectColumn:
        return tr("For", "column: what a rule looks at");
    case RuleListModel::SalienceColumn:
        return tr("Priority", "column: salience of a rule");
    case RuleListModel::OriginColumn:
        return tr("From", "column: the file of a rule");
    case RuleListModel::AboutColumn:
        return tr("About", "column: what a rule says of itself");
    default:
        return {};
    }
}

QString ruleColumnMeaning(int column)
{
    switch (column) {
    case RuleListModel::NameColumn:
        return tr("Phases in their order, in each its rules as they run. The box switches a rule on and off "
                  "(Space); "
                  "Enter opens it in the editor.");
    case RuleListModel::FiredColumn:
        return tr("How often all conditions of the rule held when it was its turn.");
    case RuleListModel::TriedColumn:
        return tr("How often its conditions were tested, repeated tests included.");
    case RuleListModel::RecordsColumn:
        return tr("The matches and single annotations that it was applied to; of a rule for entities or "
                  "links those "
                  "of whole documents. A click shows them.");
    case RuleListModel::SubjectColumn:
        return tr(
            "What the rule looks at: each annotation of a side, each overlapping pair, each match, each "
            "entity or link of a document.");
    case RuleListModel::SalienceColumn:
        return tr("The salience of the rule: inside a phase the highest goes first.");
    case RuleListModel::OriginColumn:
        return tr("The file that the rule stands in, and the one whose rule of the same name it replaces.");
    case RuleListModel::AboutColumn:
        return tr("What the rule says of itself.");
    default:
        return {};
    }
}

bool ruleColumnIsNumber(int column)
{
    return column == RuleListModel::FiredColumn || column == RuleListModel::TriedColumn
        || column == RuleListModel::RecordsColumn || column == RuleListModel::SalienceColumn;
}

} // namespace touchstone::ui
