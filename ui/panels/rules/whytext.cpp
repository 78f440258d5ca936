// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/whytext.h"

#include "ui/models/errormodel.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace touchstone::ui {

namespace {

using analysis::ExplainedChange;
using analysis::ExplainedCondition;
using analysis::ExplainedStep;
using analysis::NamedAnnotation;
using rules::RuleSet;
using rules::SideRole;
using rules::Subject;

constexpr int mostValue = 120; ///< characters of a value
constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

struct WhyWords
{
    Q_DECLARE_TR_FUNCTIONS(WhyWords)
};

// Words of a document do not turn what stands around them; what cannot gets no marks.
QString isolated(const QString& text)
{
    const auto points = text.toUcs4();
    const bool turns = std::ranges::any_of(points, [](uint point) {
        using enum QChar::Direction;
        constexpr std::array leftward { DirR, DirAL, DirAN, DirRLE, DirRLO, DirRLI };
        return std::ranges::find(leftward, QChar::direction(point)) != leftward.end();
    });
    return turns ? firstStrongIsolate + text + popIsolate : text;
}

QString withoutIsolates(QString text) { return text.remove(firstStrongIsolate).remove(popIsolate); }

QString sideText(SideRole side)
{
    return side == SideRole::Gold ? WhyWords::tr("gold") : WhyWords::tr("system");
}

struct Piece
{
    enum Style { Plain, Bold, Faint, Code, Good, Bad };
    QString text;
    Style style = Plain;
    QString link = {};
    QString toolTip = {};
};
using Pieces = std::vector<Piece>;
/// What stands in a place of a sentence: text in the sentence's own style, or pieces in theirs.
using SentencePart = std::variant<QString, Pieces>;

/// A translated sentence with %1 … %9, in the order in which its language has them; what is put in is not
/// looked at again.
Pieces sentence(const QString& pattern, Piece::Style style, const std::vector<SentencePart>& places)
{
    Pieces pieces;
    QString text;
    const auto endText = [&]() {
        if (!text.isEmpty()) {
            pieces.push_back({ std::exchange(text, {}), style });
        }
    };
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const int number
            = pattern[at] == QLatin1Char('%') && at + 1 < pattern.size() ? pattern[at + 1].digitValue() : 0;
        if (number < 1 || number > static_cast<int>(places.size())) {
            text += pattern[at];
            continue;
        }
        ++at;
        const SentencePart& place = places[static_cast<std::size_t>(number - 1)];
        if (const auto* const words = std::get_if<QString>(&place)) {
            text += *words;
        } else {
            endText();
            const auto& own = std::get<Pieces>(place);
            pieces.insert(pieces.end(), own.begin(), own.end());
        }
    }
    endText();
    return pieces;
}

Piece ruleLink(const RuleSet& rules, std::uint32_t rule, Piece::Style style = Piece::Plain)
{
    return { isolated(toQString(rules.rules()[rule].name)), style, QStringLiteral("rule:%1").arg(rule),
        ruleAboutText(rules.rules()[rule].about) };
}

/// `pieces`, and what the rule says of itself.
Pieces withAbout(Pieces pieces, const rules::Rule& rule)
{
    return rule.about.empty()
        ? pieces
        //: %1: the name of a rule, %2: what it says of itself
        : sentence(WhyWords::tr("%1 – %2"), Piece::Faint, { pieces, isolated(ruleAboutText(rule.about)) });
}

//: an annotation: %1: its words in quotation marks, %2: type, %3: "gold" or "system", %4: id
QString annotationPattern() { return WhyWords::tr("%1 %2 · %3 %4"); }

QString words(const NamedAnnotation& annotation, int most)
{
    if (annotation.words.empty()) {
        return WhyWords::tr("(no text)");
    }
    return WhyWords::tr("“%1”").arg(isolated(singleLine(toQString(annotation.words), most)));
}

// The words as a link, then type, side and id.
Pieces linked(const NamedAnnotation& annotation, Piece::Style style = Piece::Plain)
{
    const bool gold = annotation.at.side == SideRole::Gold;
    const Piece link { words(annotation, 40), style,
        QStringLiteral("annotation:%1/%2")
            .arg(gold ? QStringLiteral("gold") : QStringLiteral("system"))
            .arg(annotation.entity),
        singleLine(toQString(annotation.words), 400) };
    return sentence(annotationPattern(), Piece::Faint,
        { Pieces { link }, isolated(toQString(annotation.type)), sideText(annotation.at.side),
            isolated(toQString(annotation.id)) });
}

// What a rule file writes in quotes, as people read it.
QString shownValue(const std::string& written)
{
    QString text = toQString(written);
    if (text == QLatin1String("true")) {
        return WhyWords::tr("yes");
    }
    if (text == QLatin1String("false")) {
        return WhyWords::tr("no");
    }
    if (text.size() >= 2 && text.startsWith(QLatin1Char('"'))) {
        text = text.mid(1, text.size() - 2);
    }
    return text.isEmpty() ? QStringLiteral("–") : isolated(text);
}

QString fieldText(const std::string& field)
{
    return field == "low_resolution" ? facetText("low-resolution") : facetText(field);
}

// "similarity 0.9286 ≥ 0.8; system.text = …"; what the condition itself says is not repeated.
QString valuesText(const ExplainedCondition& condition)
{
    QStringList values;
    const auto& terms = condition.terms;
    for (std::size_t at = 0; at < terms.size(); ++at) {
        const auto& term = terms[at];
        if (at + 1 < terms.size() && term.text == "similarity" && terms[at + 1].text == "threshold") {
            const bool reached = at > 0 && terms[at - 1].value == "true";
            values << (reached ? WhyWords::tr("similarity %1 ≥ %2") : WhyWords::tr("similarity %1 < %2"))
                          .arg(numberText(term.value), numberText(terms[at + 1].value));
            ++at;
            continue;
        }
        const bool said = term.text == condition.text
            || (condition.holds && condition.text == term.text + " == " + term.value);
        if (!said) {
            values << QStringLiteral("%1 = %2").arg(
                toQString(term.text), isolated(singleLine(toQString(term.value), mostValue)));
        }
    }
    return values.join(QStringLiteral("; "));
}

QString writtenText(const ExplainedCondition& condition)
{
    switch (condition.kind) {
    case ExplainedCondition::Kind::Unmatched:
        return WhyWords::tr("neither side has a partner yet");
    case ExplainedCondition::Kind::Matched:
        return WhyWords::tr("a rule has matched the two");
    default:
        return toQString(condition.text);
    }
}

//: %1: an annotation, %2: the one that a rule has matched with it, %3: the name of that rule
QString takenPattern() { return WhyWords::tr("%1 was taken by %2 in %3"); }

/// Lines, as rich and as plain text at once.
class Writer
{
public:
    explicit Writer(const WhyLook& look)
        : m_look(look)
    {
    }

    void heading(const Pieces& pieces)
    {
        put(0, {}, pieces, 10);
        m_quiet = false;
    }
    /// Quiet ones that follow one another stand close together.
    void quietHeading(const QString& text)
    {
        put(0, {}, { { text, Piece::Faint } }, m_quiet ? 1 : 10);
        m_quiet = true;
    }
    void line(int indent, const Pieces& pieces) { put(indent, {}, pieces, 2); }
    void line(int indent, const QString& text, Piece::Style style = Piece::Plain)
    {
        put(indent, {}, { { text, style } }, 2);
    }
    void signedLine(int indent, bool good, const Pieces& pieces)
    {
        put(indent, { good ? QStringLiteral("✓") : QStringLiteral("✗"), good ? Piece::Good : Piece::Bad },
            pieces, 1);
    }
    void row(const QString& name, const Pieces& pieces)
    {
        put(0, {}, sentence(WhyWords::tr("%1: %2"), Piece::Faint, { name, pieces }), 1);
    }
    [[nodiscard]] WhyText text() const { return { m_html, m_plain }; }

private:
    void put(int indent, const Piece& sign, const Pieces& pieces, int above)
    {
        const bool hanging = !sign.text.isEmpty();
        const int left = (indent + (hanging ? 1 : 0)) * m_look.indent;
        m_html += QStringLiteral("<p style=\"margin:%1px 0 0 %2px;text-indent:%3px\">")
                      .arg(above)
                      .arg(left)
                      .arg(hanging ? -m_look.indent : 0);
        m_plain += QString(qsizetype { 2 } * indent, QLatin1Char(' '));
        if (hanging) {
            m_html += html(sign) + QStringLiteral("&nbsp;");
            m_plain += sign.text + QLatin1Char(' ');
        }
        for (const Piece& piece : pieces) {
            m_html += html(piece);
            m_plain += withoutIsolates(piece.text);
        }
        m_html += QStringLiteral("</p>");
        m_plain += QLatin1Char('\n');
    }
    [[nodiscard]] QString html(const Piece& piece) const
    {
        QString text = piece.text.toHtmlEscaped();
        if (!piece.link.isEmpty()) {
            return QStringLiteral("<a href=\"%1\" title=\"%2\">%3</a>")
                .arg(piece.link, piece.toolTip.toHtmlEscaped(),
                    piece.style == Piece::Bold ? QStringLiteral("<b>%1</b>").arg(text) : text);
        }
        switch (piece.style) {
        case Piece::Bold:
            return QStringLiteral("<b>%1</b>").arg(text);
        case Piece::Code:
            return QStringLiteral("<code>%1</code>").arg(text);
        case Piece::Faint:
            return coloured(m_look.faint, text);
        case Piece::Good:
            return coloured(m_look.good, QStringLiteral("<b>%1</b>").arg(text));
        case Piece::Bad:
            return coloured(m_look.bad, QStringLiteral("<b>%1</b>").arg(text));
        default:
            return text;
        }
    }
    static QString coloured(const QColor& colour, const QString& html)
    {
        return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), html);
    }

    const WhyLook& m_look;
    QString m_html;
    QString m_plain;
    bool m_quiet = false;
};

void write(Writer& writer, int indent, const ExplainedCondition& condition, const RuleSet& rules)
{
    const bool own = condition.kind == ExplainedCondition::Kind::Written;
    Pieces pieces { { writtenText(condition), own ? Piece::Code : Piece::Plain } };
    if (const QString values = own ? valuesText(condition) : QString(); !values.isEmpty()) {
        pieces.push_back({ QStringLiteral(" · ") + values, Piece::Faint });
    }
    if (condition.since && condition.taken.empty()) {
        //: %1: a condition that does not hold, %2: the name of the rule that changed what it reads
        pieces = sentence(WhyWords::tr("%1 · since: %2"), Piece::Faint,
            { pieces, Pieces { ruleLink(rules, *condition.since) } });
    }
    writer.signedLine(indent, condition.holds, pieces);
    for (const auto& taken : condition.taken) {
        writer.line(indent + 1,
            sentence(takenPattern(), Piece::Plain,
                { linked(taken.annotation), linked(taken.partner), Pieces { ruleLink(rules, taken.rule) } }));
    }
}

void writeChanges(Writer& writer, int indent, const ExplainedStep& step)
{
    if (std::ranges::find(step.changes, "matched", &ExplainedChange::field) != step.changes.end()) {
        writer.line(indent, WhyWords::tr("→ the two are partners now"));
    }
    for (const auto& change : step.changes) {
        if (change.field == "matched") {
            continue;
        }
        const QString change0
            = WhyWords::tr("%1: %2 → %3")
                  .arg(fieldText(change.field), shownValue(change.before), shownValue(change.after));
        switch (change.of) {
        case ExplainedChange::Of::Own:
            //: %1: a change such as "Result: FN → FzTP"
            writer.line(indent,
                sentence(WhyWords::tr("→ %1"), Piece::Plain, { Pieces { { change0, Piece::Bold } } }));
            break;
        case ExplainedChange::Of::Partner:
            //: %1: a change such as "Result: FN → FzTP"
            writer.line(indent, WhyWords::tr("→ on the partner, %1").arg(change0));
            break;
        case ExplainedChange::Of::Group:
            writer.line(indent,
                (step.group->subject == Subject::Entity ? WhyWords::tr("→ on the entity, %1")
                                                        : WhyWords::tr("→ on the link, %1"))
                    .arg(change0));
            break;
        }
    }
    if (step.changes.empty()) {
        writer.line(indent, WhyWords::tr("→ changed nothing: it was so already"), Piece::Faint);
    }
}

// The rule, and whom else it was applied to.
Pieces stepPieces(const ExplainedStep& step, const RuleSet& rules, std::size_t partners)
{
    const Pieces rule { ruleLink(rules, step.rule) };
    const bool group = step.group && partners > 1;
    if (step.partner && group) {
        //: %1: the name of a rule, %2: an annotation, %3: an entity or link of the document
        return sentence(WhyWords::tr("%1 with %2 for %3"), Piece::Plain,
            { rule, linked(*step.partner), groupText(*step.group) });
    }
    if (step.partner) {
        //: %1: the name of a rule, %2: the annotation that stands beside the one asked for
        return sentence(WhyWords::tr("%1 with %2"), Piece::Plain, { rule, linked(*step.partner) });
    }
    //: %1: the name of a rule, %2: an entity or link of the document
    return group ? sentence(WhyWords::tr("%1 for %2"), Piece::Plain, { rule, groupText(*step.group) }) : rule;
}

void write(
    Writer& writer, const ExplainedStep& step, const RuleSet& rules, bool conditions, std::size_t partners)
{
    writer.line(1, withAbout(stepPieces(step, rules, partners), rules.rules()[step.rule]));
    if (conditions) {
        for (const auto& condition : step.conditions) {
            write(writer, 2, condition, rules);
        }
    }
    writeChanges(writer, 2, step);
}

// "FzTP, low confidence, set aside: stop word"; nothing: not set.
QString labelText(const std::string& label, bool low, const std::string& ignored)
{
    if (label.empty()) {
        return QStringLiteral("–");
    }
    QString text = toQString(label);
    if (low) {
        text = WhyWords::tr("%1, low confidence").arg(text);
    }
    if (!ignored.empty()) {
        //: %1: a label, %2: the reason
        text = WhyWords::tr("%1, set aside: %2").arg(text, isolated(toQString(ignored)));
    }
    return text;
}

void writeLabels(Writer& writer, const analysis::LabelHistory& history)
{
    const analysis::LabelWords& labels = history.labels;
    writer.row(
        facetText("result"), { { labelText(labels.result, labels.low, labels.ignored), Piece::Bold } });
    writer.row(
        facetText("resolution"), { { labelText(labels.resolution, labels.lowResolution, {}), Piece::Bold } });
    if (!labels.cause.empty()) {
        writer.row(facetText("cause"), { { isolated(toQString(labels.cause)), Piece::Bold } });
    }
    if (!labels.note.empty()) {
        writer.row(facetText("note"), { { isolated(toQString(labels.note)), Piece::Bold } });
    }
    writer.row(WhyWords::tr("Partner"),
        history.partner ? linked(*history.partner) : Pieces { { WhyWords::tr("none") } });
    for (const auto& [group, groupLabels] : history.groups) {
        writer.row(group.subject == Subject::Entity ? WhyWords::tr("Entity of the document")
                                                    : WhyWords::tr("Link of the document"),
            { { groupText(group) + QLatin1Char(' ') },
                { labelText(groupLabels.result, groupLabels.low, groupLabels.ignored), Piece::Bold },
                { QLatin1Char(' ')
                        + WhyWords::tr("(mentions: %1 gold, %2 system)")
                              .arg(group.goldMentions)
                              .arg(group.systemMentions),
                    Piece::Faint } });
    }
}

QString subjectText(Subject subject)
{
    const QString texts[] = { WhyWords::tr("for each system annotation"),
        WhyWords::tr("for each gold annotation"),
        WhyWords::tr("for each system and gold annotation that overlap"),
        WhyWords::tr("for each pair that a rule has matched"),
        WhyWords::tr("for each entity of the document"), WhyWords::tr("for each link of the document") };
    static_assert(std::size(texts) == rules::subjectCount);
    return texts[static_cast<std::size_t>(subject)];
}

void write(Writer& writer, const analysis::ExplainedCandidate& candidate, const RuleSet& rules,
    std::uint32_t number, SideRole side)
{
    const auto& rule = rules.rules()[number];
    Pieces title;
    if (candidate.partner) {
        //: a heading. %1: the partner of a pair
        title = sentence(WhyWords::tr("With %1"), Piece::Bold, { linked(*candidate.partner) });
    } else if (candidate.group) {
        title.push_back({ (candidate.group->subject == Subject::Entity ? WhyWords::tr("Entity %1")
                                                                       : WhyWords::tr("Link %1"))
                              .arg(groupText(*candidate.group)),
            Piece::Bold });
    } else {
        title.push_back({ side == SideRole::Gold ? WhyWords::tr("This gold annotation")
                                                 : WhyWords::tr("This system annotation"),
            Piece::Bold });
    }
    writer.heading(title);
    const auto missing = std::ranges::count(candidate.conditions, false, &ExplainedCondition::holds);
    if (candidate.fired) {
        writer.line(0, WhyWords::tr("It was applied; these are the values just before."));
    } else if (missing == 0) {
        writer.line(0, WhyWords::tr("Every condition holds: switched on, it would be applied here."));
    } else {
        writer.line(0,
            WhyWords::tr("Conditions that do not hold at the end of the phase %1: %2 of %3.")
                .arg(isolated(toQString(rule.phaseName)))
                .arg(missing)
                .arg(candidate.conditions.size()));
    }
    for (const auto& condition : candidate.conditions) {
        write(writer, 1, condition, rules);
    }
}

} // namespace

QString annotationText(const NamedAnnotation& annotation, int most)
{
    return annotationPattern().arg(words(annotation, most), isolated(toQString(annotation.type)),
        sideText(annotation.at.side), isolated(toQString(annotation.id)));
}

QString groupText(const analysis::NamedGroup& group)
{
    const QString text = isolated(singleLine(toQString(group.text), 60));
    return group.type.empty() ? WhyWords::tr("“%1”").arg(text)
                              //: %1: words, %2: their type
                              : WhyWords::tr("“%1” %2").arg(text, isolated(toQString(group.type)));
}

QString conditionText(const ExplainedCondition& condition, const RuleSet& rules)
{
    QString text = writtenText(condition);
    if (const QString values = valuesText(condition);
        condition.kind == ExplainedCondition::Kind::Written && !values.isEmpty()) {
        text = WhyWords::tr("%1: %2").arg(text, values);
    }
    for (const auto& taken : condition.taken) {
        text += QStringLiteral("; ")
            + takenPattern().arg(annotationText(taken.annotation, 20), annotationText(taken.partner, 20),
                isolated(toQString(rules.rules()[taken.rule].name)));
    }
    return text;
}

WhyLink whyLink(const QString& address)
{
    WhyLink link;
    const QString rest = address.section(QLatin1Char(':'), 1);
    bool number = true;
    if (address.startsWith(QLatin1String("rule:"))) {
        link.kind = WhyLink::Kind::Rule;
        link.number = rest.toUInt(&number);
    } else if (address.startsWith(QLatin1String("annotation:"))) {
        link.kind = WhyLink::Kind::Annotation;
        link.side = rest.startsWith(QLatin1String("gold")) ? SideRole::Gold : SideRole::System;
        link.number = rest.section(QLatin1Char('/'), 1).toUInt(&number);
    } else if (address.startsWith(QLatin1String("side:"))) {
        link.kind = WhyLink::Kind::OtherSide;
    } else if (address.startsWith(QLatin1String("whynot:"))) {
        link.kind = WhyLink::Kind::AskWhyNot;
    }
    return number ? link : WhyLink {};
}

WhyText historyText(
    const analysis::LabelHistory& history, const RuleSet& rules, bool conditions, const WhyLook& look)
{
    Writer writer(look);
    writer.line(0, linked(history.annotation, Piece::Bold));
    writeLabels(writer, history);
    bool any = false;
    for (const analysis::ExplainedPhase& phase : history.phases) {
        if (phase.steps.empty()) {
            writer.quietHeading(
                WhyWords::tr("%1 – no rule was applied").arg(isolated(toQString(phase.name))));
            continue;
        }
        any = true;
        writer.heading({ { isolated(toQString(phase.name)), Piece::Bold } });
        for (const ExplainedStep& step : phase.steps) {
            write(writer, step, rules, conditions, history.groups.size());
        }
    }
    if (!any) {
        writer.heading({ { WhyWords::tr("No rule was applied to this annotation.") + QLatin1Char(' ') },
            { WhyWords::tr("Ask a rule why not"), Piece::Plain, QStringLiteral("whynot:") } });
    }
    return writer.text();
}

WhyText whyNotText(const analysis::WhyNot& answer, const RuleSet& rules, bool otherSide, const WhyLook& look)
{
    const auto& rule = rules.rules()[answer.rule];
    Writer writer(look);
    writer.line(0, withAbout({ ruleLink(rules, answer.rule, Piece::Bold) }, rule));
    writer.line(0,
        WhyWords::tr("%1, priority %2, %3")
            .arg(isolated(toQString(rule.phaseName)))
            .arg(rule.salience)
            .arg(subjectText(rule.subject)),
        Piece::Faint);
    //: %1: the annotation of which is asked why a rule was not applied to it
    writer.line(0, sentence(WhyWords::tr("Asked for: %1"), Piece::Faint, { linked(answer.annotation) }));
    if (!rule.on) {
        writer.line(
            0, WhyWords::tr("The rule is switched off. This is what it would have seen."), Piece::Bold);
    }
    const bool gold = answer.annotation.at.side == SideRole::Gold;
    switch (answer.state) {
    case analysis::WhyNot::State::OtherSide: {
        Pieces text { { gold
                ? WhyWords::tr("The rule is for system annotations, and this is a gold one.")
                : WhyWords::tr("The rule is for gold annotations, and this is a system one.") } };
        if (otherSide) {
            text.push_back({ QStringLiteral(" ") });
            text.push_back({ gold ? WhyWords::tr("Ask for the system annotation")
                                  : WhyWords::tr("Ask for the gold annotation"),
                Piece::Plain, QStringLiteral("side:") });
        }
        writer.heading(text);
        break;
    }
    case analysis::WhyNot::State::NothingOverlaps:
        writer.heading({ { gold ? WhyWords::tr("No system annotation overlaps it.")
                                : WhyWords::tr("No gold annotation overlaps it.") },
            { QLatin1Char(' ') + WhyWords::tr("The rule looks at pairs only."), Piece::Faint } });
        break;
    case analysis::WhyNot::State::NoGroup:
        writer.heading({ { rule.subject == Subject::Link
                ? WhyWords::tr("This annotation has no link, so it belongs to no link of the document.")
                : WhyWords::tr("No rule for entities is switched on, so the document has none.") } });
        break;
    default:
        for (const auto& candidate : answer.candidates) {
            write(writer, candidate, rules, answer.rule, answer.annotation.at.side);
        }
        if (answer.left > 0) {
            writer.heading(
                { { WhyWords::tr("Further candidates that are not shown: %1").arg(answer.left) } });
        }
    }
    return writer.text();
}

} // namespace touchstone::ui
