// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlleads.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/output/table.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

/// Has a record to be told by words of the corpus, or of a file of the user's?
bool tellsWords(const RecordFilter& filter, const std::vector<SliceDimension>& dimensions)
{
    static const auto known = builtInSlices();
    return !filter.documents.empty() || std::ranges::any_of(filter.facets, [&](const FacetChoice& choice) {
        const auto* const dimension = support::found(dimensions, choice.facet, &SliceDimension::id);
        return dimension == nullptr || dimension->open || !support::contains(known, dimension->id);
    });
}

std::string cell(const std::string& text, bool number)
{
    return "<td" + std::string(number ? " class=\"n\"" : "") + ">" + htmlEscaped(text) + "</td>";
}

std::string optionsCell(const std::vector<std::string>& words)
{
    return "<td><code>" + htmlEscaped(shellLine(words)) + "</code></td>";
}

std::string intervalText(const std::optional<metrics::Interval>& interval)
{
    constexpr double percent = 100;
    return interval ? support::fixed(interval->low * percent, 0) + "–"
            + support::fixed(interval->high * percent, 0) + " %"
                    : std::string(undefinedSign);
}

std::string alarmRow(const LeadAlarm& alarm, const LeadCountCell& countCell)
{
    return "<tr><td>!</td>" + cell(alarm.sentence.english(), false)
        + countCell(alarm.filter, alarm.count, "Alarm: " + alarm.sentence.english()) + cell({}, true)
        + cell({}, true) + cell({}, true) + cell({}, true) + optionsCell(alarm.filterWords) + "</tr>\n";
}

std::string leadRow(const Lead& lead, std::size_t rank, const LeadCountCell& countCell)
{
    constexpr double points = 100;
    const auto what = "Lead " + std::to_string(rank) + ", " + lead.subject.english();
    return "<tr><td>" + std::to_string(rank) + "</td>" + cell(lead.sentence.english(), false)
        + countCell(lead.filter, lead.n, what) + countCell(lead.wrongFilter, lead.wrong, what + ", wrong")
        + cell(std::to_string(lead.documents), true)
        + cell(lead.gain ? support::fixed(*lead.gain * points, 2) : std::string(undefinedSign), true)
        + cell(intervalText(lead.rate), true) + optionsCell(lead.filterWords) + "</tr>\n";
}

} // namespace

support::Result<LeadList> reportLeads(
    const Evaluation& evaluation, match::Scheme scheme, bool noText, support::Progress& progress)
{
    LeadSettings settings;
    if (noText) {
        settings.features = featuresWithoutWords(evaluation);
    }
    auto list = leads(evaluation, scheme, settings, progress);
    if (list && noText) {
        const auto dimensions = sliceDimensions(evaluation);
        const auto telling = [&](const auto& one) { return tellsWords(one.filter, dimensions); };
        std::erase_if(list->leads, telling);
        std::erase_if(list->alarms, telling);
    }
    return list;
}

std::string leadsHtml(const LeadList& list, const LeadCountCell& countCell)
{
    std::string text = "<p>Patterns in the errors under the scheme "
        + std::string(match::schemeName(list.scheme))
        + ", what would bring the most F1 first. The options of <code>touchstone-cli errors</code> list what "
          "is wrong.</p>\n";
    if (list.leads.empty()) {
        text += "<p>Nothing stands out beyond chance.</p>\n";
    }
    if (!list.leads.empty() || !list.alarms.empty()) {
        text += "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">#</th><th scope=\"col\">Lead</th>";
        for (const auto* const head :
            { "Annotations", "Wrong", "Documents", "F1 points", "Wrong, 95 % interval" }) {
            text += "<th scope=\"col\" class=\"n\">" + std::string(head) + "</th>";
        }
        text += "<th scope=\"col\">Options</th></tr></thead>\n<tbody>\n";
        for (const auto& alarm : list.alarms) {
            text += alarmRow(alarm, countCell);
        }
        for (std::size_t i = 0; i < list.leads.size(); ++i) {
            text += leadRow(list.leads[i], i + 1, countCell);
        }
        text += "</tbody></table></div>\n";
    }
    for (const auto& untold : list.notTold) {
        text += "<p>Not told, "
            + htmlEscaped(std::string(leadFamilyName(untold.family)) + ": " + untold.reason.english())
            + "</p>\n";
    }
    return text;
}

} // namespace touchstone::analysis
