// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leads/leadmodel.h"

#include "ui/models/modelroles.h"

#include "core/leads/leadsuspects.h"
#include "core/report/commandline.h"

#include <algorithm>
#include <tuple>

namespace touchstone::ui {

using analysis::Lead;
using analysis::LeadState;

namespace {

constexpr double points = 100; ///< F1 is told in hundredths

QString decimals(double value, int count, const QLocale& locale)
{
    return locale.toString(value, 'f', count);
}

QString pointsText(double gain, const QLocale& locale)
{
    return signedText(gain < 0, decimals(std::abs(gain) * points, 2, locale));
}

std::optional<double> rateOf(const Lead& lead)
{
    return lead.n > 0 ? std::optional(static_cast<double>(lead.wrong) / static_cast<double>(lead.n))
                      : std::nullopt;
}

QString percentsText(const Lead& lead)
{
    const QLocale locale;
    const auto rate = rateOf(lead);
    if (!rate) {
        return undefinedText();
    }
    const QString share = decimals(*rate * points, 0, locale);
    //: %1: a share
    return !lead.rate ? LeadModel::tr("%1 %").arg(share)
                      //: %1: a share, %2 and %3: the ends of its interval
                      : LeadModel::tr("%1 % (%2–%3)")
                            .arg(share, decimals(lead.rate->low * points, 0, locale),
                                decimals(lead.rate->high * points, 0, locale));
}

} // namespace

QString familyText(analysis::LeadFamily family)
{
    switch (family) {
    case analysis::LeadFamily::Form:
        return LeadModel::tr("Forms");
    case analysis::LeadFamily::Condition:
        return LeadModel::tr("Conditions");
    case analysis::LeadFamily::Name:
        return LeadModel::tr("Names");
    case analysis::LeadFamily::Place:
        return LeadModel::tr("Places");
    }
    return {};
}

QString reasonText(analysis::DismissReason reason)
{
    switch (reason) {
    case analysis::DismissReason::Known:
        return LeadModel::tr("Known");
    case analysis::DismissReason::Guideline:
        return LeadModel::tr("Guideline");
    case analysis::DismissReason::Data:
        return LeadModel::tr("Data");
    case analysis::DismissReason::NotMine:
        return LeadModel::tr("Not mine");
    }
    return {};
}

bool LeadModel::show(Shown shown)
{
    const auto all = [](const Shown& one) {
        return std::tie(one.list, one.notes.notes, one.fresh, one.allAlarms, one.dismissed, one.whose,
            one.together, one.unlinked);
    };
    if (all(m_shown) == all(shown)) {
        return false;
    }
    reset([this, &shown]() {
        m_shown = std::move(shown);
        m_lines.clear();
        m_leads = 0;
        const std::size_t alarmsShown = m_shown.allAlarms ? alarms() : std::min(alarms(), fewAlarms);
        for (std::size_t i = 0; i < alarmsShown; ++i) {
            m_lines.push_back({ Kind::Alarm, i });
        }
        for (std::size_t i = 0; m_shown.list && i < m_shown.list->leads.size(); ++i) {
            const Lead& each = m_shown.list->leads[i];
            m_subjects[each.key] = each.subject;
            const auto* const note = m_shown.notes.find(each.key);
            if (note == nullptr || note->state != LeadState::Dismissed) {
                m_lines.push_back({ Kind::Lead, i, static_cast<int>(++m_leads) });
            }
        }
        for (std::size_t i = 0; m_shown.dismissed && i < m_shown.notes.notes.size(); ++i) {
            if (m_shown.notes.notes[i].state == LeadState::Dismissed) {
                m_lines.push_back({ Kind::Dismissed, i });
            }
        }
    });
    return true;
}

std::size_t LeadModel::alarms() const { return m_shown.list ? m_shown.list->alarms.size() : 0; }

bool LeadModel::suspectsCounted() const
{
    return m_shown.list
        && std::ranges::any_of(m_shown.list->leads, [](const Lead& one) { return one.suspects.has_value(); });
}

const Lead* LeadModel::lead(int row) const
{
    const Line& at = line(row);
    return at.kind == Kind::Lead ? &m_shown.list->leads[at.number] : nullptr;
}

const analysis::LeadAlarm* LeadModel::alarm(int row) const
{
    const Line& at = line(row);
    return at.kind == Kind::Alarm ? &m_shown.list->alarms[at.number] : nullptr;
}

std::string LeadModel::key(int row) const
{
    const Line& at = line(row);
    return at.kind == Kind::Lead     ? m_shown.list->leads[at.number].key
        : at.kind == Kind::Dismissed ? m_shown.notes.notes[at.number].key
                                     : std::string();
}

int LeadModel::rowOfKey(const std::string& key) const
{
    for (int row = 0; row < rowCount() && !key.empty(); ++row) {
        if (this->key(row) == key) {
            return row;
        }
    }
    return -1;
}

bool LeadModel::pinned(int row) const
{
    const auto* const note = m_shown.notes.find(key(row));
    return note != nullptr && note->state == LeadState::Pinned;
}

std::optional<std::size_t> LeadModel::numberOf(int row) const
{
    const Line& at = line(row);
    return at.kind == Kind::Lead ? std::optional(at.number) : std::nullopt;
}

std::optional<analysis::RecordFilter> LeadModel::records(int row, bool all) const
{
    if (const Lead* const shown = lead(row)) {
        return m_shown.unlinked.contains(shown->key)
            ? std::nullopt
            : std::optional(all ? shown->filter : shown->wrongFilter);
    }
    const auto* const told = alarm(row);
    return told != nullptr ? std::optional(told->filter) : std::nullopt;
}

QString LeadModel::filterWords(int row) const
{
    const auto* const told = alarm(row);
    const Lead* const shown = lead(row);
    const auto* const words = told != nullptr ? &told->filterWords
        : shown != nullptr                    ? &shown->filterWords
                                              : nullptr;
    return words == nullptr ? QString() : toQString(analysis::shellLine(*words));
}

TableModel::Header LeadModel::header(int column) const
{
    const bool difference = m_shown.list && m_shown.list->ofDifference;
    switch (column) {
    case Mark:
        return m_shown.whose.empty()
            ? Header { tr("#"), tr("Place in the list, or what is to be said of the lead") }
            : Header { tr("Run"), tr("The data set and the system in which the lead is found") };
    case Sentence:
        return { tr("Lead"), tr("A pattern in the errors; a click lists these errors") };
    case Count:
        return { tr("n"), tr("Annotations that the lead speaks of; a click lists all of them") };
    case Wrong:
        return { tr("Wrong"),
            difference ? tr("Those that System A has right and System B has wrong")
                       : tr("Those that are not correct under the scheme") };
    case Suspects:
        return { tr("Suspects"),
            tr("How many of those that are wrong are suspects: annotations of the gold that are doubted by "
               "more "
               "than what speaks for them. – they are not counted: on the system's side, of leads of more "
               "than "
               "%1 annotations, or not yet")
                .arg(countText(analysis::mostAskedForSuspects)) };
    case Documents:
        if (m_shown.list && m_shown.list->sentences) {
            return { tr("Sentences"), tr("Sentences with such annotations"), tr("Sent.") };
        }
        return { tr("Documents"), tr("Documents with such annotations"), tr("Docs") };
    case Gain:
        return { tr("F1 gain, points"),
            m_shown.together
                ? tr("F1 points (hundredths of F1) that the runs would gain together if all of these were "
                     "right, "
                     "each in the F1 of its own run; the list is in this order")
                : tr("F1 points (hundredths of F1) that the score would gain if all of these were right. The "
                     "list is in the order of what is likely to be won at least, the lower end of the gain's "
                     "95 % interval, of a condition that of its excess alone: so one that stands lower may "
                     "name "
                     "a higher gain"),
            tr("Gain, points") };
    default:
        return { tr("Rate"), tr("Share that is wrong, with its 95 % interval where it is tested") };
    }
}

bool LeadModel::isNumber(int column) const { return column >= Count && column <= Gain; }

QString LeadModel::mark(int row) const
{
    const Line& at = line(row);
    if (at.kind == Kind::Alarm) {
        return tr("! Alarm");
    }
    if (!m_shown.whose.empty()) {
        return m_shown.whose[at.number];
    }
    if (at.kind == Kind::Dismissed) {
        //: %1: why a lead was dismissed: "known"
        return tr("Dismissed: %1").arg(reasonText(m_shown.notes.notes[at.number].reason));
    }
    QStringList words;
    if (m_shown.fresh.contains(key(row))) {
        words << tr("New");
    }
    if (pinned(row)) {
        words << (lead(row)->uncertain ? tr("Pinned, no longer certain") : tr("Pinned"));
    }
    return words.isEmpty() ? countText(at.rank) : words.join(QLatin1Char('\n'));
}

support::Message LeadModel::words(int row) const
{
    if (const auto* const told = alarm(row)) {
        return told->sentence;
    }
    if (const Lead* const shown = lead(row)) {
        return shown->sentence;
    }
    const std::string dismissed = key(row);
    const auto subject = m_subjects.find(dismissed);
    // One that was dismissed in another session has no counts, but its key tells what it is about.
    return subject != m_subjects.end() && !subject->second.empty() ? subject->second
                                                                   : analysis::subjectOfKey(dismissed);
}

QString LeadModel::sentence(int row) const { return coreText(words(row)); }

QString LeadModel::suspectsText(int row, const QLocale& locale) const
{
    const Lead* const shown = lead(row);
    return shown == nullptr || !shown->suspects
        ? QString()
        //: %1 of %2 annotations are suspects
        : tr("%1 of %2").arg(countText(*shown->suspects, locale), countText(shown->wrong, locale));
}

QVariant LeadModel::number(int row, int column) const
{
    if (const auto* const told = alarm(row)) {
        return column == Count ? QVariant::fromValue<qlonglong>(told->count) : QVariant();
    }
    const Lead* const shown = lead(row);
    if (shown == nullptr) {
        return {};
    }
    const auto real = [](const std::optional<double>& one) { return one ? QVariant(*one) : QVariant(); };
    switch (column) {
    case Count:
        return QVariant::fromValue<qlonglong>(shown->n);
    case Wrong:
        return QVariant::fromValue<qlonglong>(shown->wrong);
    case Suspects:
        return shown->suspects ? QVariant::fromValue<qlonglong>(*shown->suspects) : QVariant();
    case Documents:
        return QVariant::fromValue<qlonglong>(shown->units);
    case Gain:
        return real(shown->gain);
    case Rate:
        return real(rateOf(*shown));
    default:
        return {};
    }
}

QString LeadModel::text(int row, int column) const
{
    if (column == Mark || column == Sentence) {
        return column == Mark ? mark(row) : sentence(row);
    }
    const QVariant value = number(row, column);
    if (!value.isValid()) {
        return lead(row) != nullptr ? undefinedText() : QString();
    }
    return column == Rate    ? percentsText(*lead(row))
        : column == Suspects ? suspectsText(row, QLocale())
        : column == Gain     ? pointsText(value.toDouble(), QLocale())
                             : countText(value.toLongLong());
}

QVariant LeadModel::value(std::uint32_t line, int column, int role) const
{
    const int row = rowOf(line);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1</p>")
            .arg(details(row).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
    case SortRole:
        return column == Mark || column == Sentence ? QVariant(text(row, column)) : number(row, column);
    case ExportRole:
        return column == Gain && number(row, column).isValid()
            ? QVariant(QString::number(number(row, column).toDouble() * points, 'f', 4))
            : column == Rate     ? QVariant(scoreExport(lead(row) ? rateOf(*lead(row)) : std::nullopt))
            : column == Sentence ? QVariant(toQString(words(row).english())) // as files have it
            : column == Suspects ? QVariant(suspectsText(row, QLocale::c()))
            : column == Mark     ? QVariant()
                                 : QVariant(number(row, column).toString());
    case FilterRole: {
        const auto filter = column == Suspects ? std::nullopt : records(row, column == Count);
        return filter ? QVariant::fromValue(*filter) : QVariant();
    }
    case LinkRole:
        return column != Suspects && records(row, false).has_value(); // no filter tells suspects apart
    case FaintRole:
        return m_lines[line].kind == Kind::Dismissed;
    case Qt::FontRole:
        return boldFont(m_lines[line].kind == Kind::Alarm && column == Mark);
    case BarRole: {
        const Lead* const shown = lead(row);
        double most = 0;
        for (const Lead& each : m_shown.list ? m_shown.list->leads : std::vector<Lead>()) {
            most = std::max(most, each.gain.value_or(0));
        }
        return column == Gain && shown != nullptr && shown->gain && most > 0 ? QVariant(*shown->gain / most)
                                                                             : QVariant();
    }
    default:
        return {};
    }
}

QString LeadModel::details(int row, const QLocale& locale) const
{
    QStringList lines { coreText(words(row), locale) };
    const Line& at = line(row);
    if (at.kind != Kind::Lead) {
        if (at.kind == Kind::Dismissed) {
            lines << mark(row) << toQString(key(row));
        }
    } else {
        const Lead& shown = *lead(row);
        if (m_shown.fresh.contains(shown.key)) {
            lines << tr("New since the files were read again.");
        }
        if (pinned(row)) {
            lines << (shown.uncertain ? tr("Pinned; no longer certain.") : tr("Pinned."));
        }
        if (shown.expected && shown.excess) {
            const QString expected = decimals(*shown.expected, 1, locale);
            const QString excess = decimals(*shown.excess, 1, locale);
            const auto& interval = shown.excessInterval;
            lines << (interval
                    //: numbers of annotations; %3 and %4: ends of the interval of %2
                    ? tr("Expected to be wrong: %1; more than that: %2 (95 % interval %3 to %4)")
                          .arg(expected, excess, decimals(interval->low, 1, locale),
                              decimals(interval->high, 1, locale))
                    //: numbers of annotations
                    : tr("Expected to be wrong: %1; more than that: %2").arg(expected, excess));
        }
        if (shown.z && shown.p) {
            //: %1, %2: numbers
            lines << tr("z %1; p %2, multiplied by the number of tests")
                         .arg(decimals(*shown.z, 1, locale), locale.toString(*shown.p, 'g', 2));
        }
        if (shown.gainOfExcess) {
            //: %1: F1 points
            lines << tr("If only what is more than expected were right: %1 F1 points")
                         .arg(pointsText(*shown.gainOfExcess, locale));
        }
        if (shown.suspects) {
            //: %1: so many of so many: "12 of 13"
            lines << tr("Of these errors %1 are suspects: annotations of the gold that are doubted.")
                         .arg(suspectsText(row, locale));
        }
        if (m_shown.unlinked.contains(shown.key)) {
            lines << tr(
                "As one data set the runs would be counted otherwise, so this leads to no records: the "
                "rows of its runs do.");
        }
        for (const support::Message& twin : shown.twins) {
            //: %1: another description of the same annotations
            lines << tr("Also describable as: %1").arg(coreText(twin, locale));
        }
    }
    if (const QString words = filterWords(row); !words.isEmpty()) {
        //: %1: options of the command line
        lines << tr("As a filter: %1").arg(words);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace touchstone::ui

#include "moc_leadmodel.cpp"
