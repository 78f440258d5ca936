// SPDX-License-Identifier: GPL-3.0-or-later
// The report in one file: every count leads to exactly the records it counts; nothing of the corpus where
// none is wanted.
#include "core/explain/excerpt.h"
#include "core/measures/registry/measurerunner.h"
#include "core/output/table.h"
#include "core/report/htmlleads.h"
#include "core/report/htmlreport.h"
#include "core/report/reportexport.h"
#include "core/support/lookup.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace touchstone::analysis {
namespace {

ReportSystem scored(const std::vector<std::string>& gold, const std::vector<std::string>& system,
    const std::vector<std::string>& measures = { "muc" })
{
    support::Progress progress;
    const auto evaluation = evaluate(
        testsupport::layerPtr(gold, "gold"), testsupport::layerPtr(system, "system"), {}, progress);
    EXPECT_TRUE(evaluation);
    ReportSystem result { "A<b>", *evaluation, {} };
    for (const auto& id : measures) {
        const auto measure = computeMeasure(id, **evaluation, progress);
        EXPECT_TRUE(measure);
        result.measures.push_back(*measure);
    }
    return result;
}

ReportSystem small(const std::vector<std::string>& measures = { "muc" })
{
    return scored({ "[PER Zephyrine] saw [LOC Quimperlé] & <b>",
                      "[LOC Xanthos] and [a|b Ytterby] burnt. [PER Wolfram] ran." },
        { "[LOC Zephyrine] saw [LOC Quimperlé] & <b>",
            "[LOC Xanthos and] [a Ytterby] burnt. Wolfram [PER ran]." },
        measures);
}

std::string reported(const ReportSystem& system, const ReportOptions& options = {},
    const std::vector<ReportFigure>& figures = {}, bool unlisted = false)
{
    std::string html;
    const auto done = htmlReport(
        std::span(&system, 1), figures, options,
        [&html](std::string_view text) {
            html += text;
            return support::Result<void>();
        },
        support::Progress());
    EXPECT_TRUE(done);
    EXPECT_EQ(*done > 0, unlisted);
    EXPECT_TRUE(!unlisted
        || html.find("<p><strong>" + std::to_string(*done) + " numbers are no links") != std::string::npos);
    return html;
}

std::vector<std::string> all(const std::string& text, const std::string& pattern)
{
    const std::regex regex(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) {
        found.push_back((*at)[1]);
    }
    return found;
}

/// The part of the page that an anchor names.
std::string section(const std::string& html, const std::string& anchor)
{
    const auto from = html.find("<section id=\"" + anchor + "\">");
    return from == std::string::npos ? std::string()
                                     : html.substr(from, html.find("</section>", from) - from);
}

TEST(HtmlReport, EveryCountLeadsToExactlyTheRecordsItCounts)
{
    const auto html = reported(small({ "muc", "conll", "eter" }));
    const std::regex count("<a href=\"#(s1-records-[0-9]+)\">([0-9]+)</a>");
    int counts = 0;
    for (std::sregex_iterator at(html.begin(), html.end(), count), end; at != end; ++at, ++counts) {
        const auto list = section(html, (*at)[1]);
        EXPECT_EQ(std::to_string(all(list, "(<tr><td>)").size()), (*at)[2]) << (*at)[1];
    }
    EXPECT_GT(counts, 40);
    // No count above 0 of the tables without a link: muc's cells are all linked.
    const auto muc = html.substr(html.find("<caption>muc: strict"),
        html.find("</table>", html.find("<caption>muc: strict")) - html.find("<caption>muc: strict"));
    EXPECT_TRUE(all(muc, "<td class=\"n\"[^>]*>([1-9][0-9]*)</td>").empty()) << muc;
}

TEST(HtmlReport, AnchorsAreUniqueAndEveryLinkHasItsTarget)
{
    const auto html = reported(small());
    const auto ids = all(html, " id=\"([^\"]+)\"");
    const std::set<std::string> known(ids.begin(), ids.end());
    EXPECT_EQ(known.size(), ids.size());
    for (const auto& target : all(html, "href=\"#([^\"]+)\"")) {
        EXPECT_TRUE(known.contains(target)) << target;
    }
    EXPECT_TRUE(all(html, "(href=\"[^#])").empty()) << "one file";
    EXPECT_TRUE(all(html, "(<script|<link|src=)").empty());
    EXPECT_EQ(html, reported(small())) << "stable";
}

TEST(HtmlReport, ShowsTheSentenceAndEscapesIt)
{
    const auto html = reported(small());
    EXPECT_NE(
        html.find("<mark class=\"gold\">Zephyrine</mark> saw Quimperlé &amp; &lt;b&gt;"), std::string::npos);
    EXPECT_NE(html.find("<h2 id=\"s1\">A&lt;b&gt;: scores</h2>"), std::string::npos);
    EXPECT_EQ(html.find("<b>:"), std::string::npos);
}

TEST(HtmlReport, TellsWhatIsNotedOfASystem)
{
    auto system = small();
    EXPECT_EQ(reported(system).find("Note of"), std::string::npos);
    system.note = "<fast> & retrained";
    EXPECT_NE(
        reported(system).find("<p>Note of A&lt;b&gt;: &lt;fast&gt; &amp; retrained</p>"), std::string::npos);
}

TEST(HtmlReport, NotesOfARequestAreThoseOfItsSystems)
{
    ReportRequest request;
    request.notes = { "A 1=first=last", "A=other" };
    EXPECT_EQ(noteOfSystem(request, "A 1"), "first=last");
    EXPECT_EQ(noteOfSystem(request, "A"), "other");
    EXPECT_EQ(noteOfSystem(request, "B"), "");
    const auto words = reportCommand(request, "r.html", PathForm::Given);
    const auto option = std::ranges::find(words, "--note");
    ASSERT_NE(option, words.end());
    EXPECT_EQ(*(option + 1), "A 1=first=last");
}

/// So many persons that the system misses.
ReportSystem missed(int count)
{
    std::string gold, system;
    for (int i = 0; i < count; ++i) {
        gold += "[PER x] ";
        system += "x ";
    }
    return scored({ gold }, { system });
}

/// Records that a list leads to, rows and references alike.
std::set<std::string> targets(const std::string& list)
{
    const auto found = all(list, "href=\"#(s1-(?:l[0-9]+-)?r[0-9]+)\"");
    return { found.begin(), found.end() };
}

TEST(HtmlReport, BearsTheNamesOfATask)
{
    ReportOptions options;
    options.preset = presetById("hipe-2022-strict");
    const auto html = reported(small({ "muc", "conll" }), options);
    for (const auto* name : { ">P_micro</th>", ">TP</th>", ">FP</th>", ">FN</th>" }) {
        EXPECT_EQ(all(html, std::string("(") + name + ")").size(), 2U)
            << name << " of all systems and of one";
    }
    EXPECT_EQ(all(html, "(<caption>muc: )").size(), 1U) << "the scheme's table";
    EXPECT_EQ(all(html, "(<caption>conll: )").size(), 1U) << "the task says nothing of it";
    const std::regex count("<a href=\"#(s1-records-[0-9]+)\">([0-9]+)</a>");
    int counts = 0;
    for (std::sregex_iterator at(html.begin(), html.end(), count), end; at != end; ++at, ++counts) {
        EXPECT_EQ(std::to_string(targets(section(html, (*at)[1])).size()), (*at)[2]) << (*at)[1];
    }
    EXPECT_GT(counts, 10);
}

TEST(HtmlReport, LongListsArePagedAndHoldEveryRecord)
{
    ReportOptions options;
    options.recordsPerNumber = 50;
    options.pageSize = 20;
    options.referencesPerPage = 4;
    for (const bool noText : { false, true }) {
        options.noText = noText;
        const auto html = reported(missed(60), options);
        const auto list = section(html, "s1-records-1");
        EXPECT_NE(html.find(">60</a>"), std::string::npos);
        EXPECT_EQ(targets(list).size(), 60U) << "50 rows and 10 references";
        EXPECT_EQ(all(list, "(<tr><td>)").size(), 50U);
        EXPECT_NE(list.find("-p3\">Page 3 of 6, records 41–50 of 60"), std::string::npos);
        EXPECT_NE(list.find("-p6\">Page 6 of 6, records 59–60 of 60"), std::string::npos);
        EXPECT_EQ(list.find("-p7\""), std::string::npos);
        EXPECT_EQ(list.find("<bdi>") == std::string::npos, noText);
        EXPECT_EQ(all(html, "(class=\"record\")").size(), 60U) << "each record once";
        for (const auto& target : targets(html)) {
            EXPECT_NE(html.find("id=\"" + target + "\""), std::string::npos) << target;
        }
    }
}

TEST(HtmlReport, NoLinkedNumberHasAShorterListWhateverIsAskedFor)
{
    const auto system = small({ "muc", "conll", "eter", "ser", "links" });
    for (const std::size_t rows : { 0U, 1U, 3U }) {
        ReportOptions options;
        options.mostRows = rows * 10;
        options.recordsPerNumber = rows;
        const auto html = reported(system, options);
        const std::regex count("<a href=\"#(s1-records-[0-9]+)\">([0-9]+)</a>");
        int counts = 0;
        for (std::sregex_iterator at(html.begin(), html.end(), count), end; at != end; ++at, ++counts) {
            EXPECT_EQ(std::to_string(targets(section(html, (*at)[1])).size()), (*at)[2]) << (*at)[1];
        }
        EXPECT_GT(counts, 40);
    }
}

TEST(HtmlReport, ANumberWithoutRoomIsNoLinkAndSaysHowToListItsRecords)
{
    ReportOptions options;
    options.mostBytes = 8'000;
    const auto system = missed(60);
    const auto html = reported(system, options, {}, true);
    EXPECT_NE(html.find("--list-limit"), std::string::npos);
    EXPECT_NE(html.find("60 records, which are not listed in this file; with the options of the data these "
                        "list them: touchstone-cli errors --scheme strict --outcome MIS\">60</td>"),
        std::string::npos);
    EXPECT_TRUE(all(html, "(class=\"record\")").empty());
    EXPECT_LT(html.size(), 40'000U);
    EXPECT_EQ(reported(missed(60)).find("are no links"), std::string::npos);
}

TEST(HtmlReport, WithoutTextNoWordOfTheCorpusIsLeft)
{
    ReportOptions options;
    options.noText = true;
    const auto html = reported(small({ "muc", "eter", "noisy" }), options);
    for (const auto* word : { "Zephyrine", "Quimperl", "Xanthos", "Ytterby", "Wolfram", "burnt", "saw" }) {
        EXPECT_EQ(html.find(word), std::string::npos) << word;
    }
    EXPECT_EQ(html.find(">d1<"), std::string::npos) << "names of documents are words of the corpus too";
    EXPECT_NE(html.find("document 2"), std::string::npos);
    EXPECT_NE(html.find("PER"), std::string::npos) << "types are what the numbers speak of";
    EXPECT_FALSE(all(html, "(class=\"record\")").empty());
}

/// Each document has a person whose last name the system leaves out, and a place that it misses in brackets.
ReportSystem withLeads()
{
    std::vector<std::string> gold;
    std::vector<std::string> system;
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(i % 5);
        gold.push_back("[PER Zephyrine Wolfram] saw ( [LOC Xanthos<" + number + ">] ) .");
        system.push_back((i % 2 == 0 ? "[PER Zephyrine] Wolfram" : "[PER Zephyrine Wolfram]")
            + std::string(" saw ( Xanthos<") + number + "> ) .");
    }
    return scored(gold, system);
}

TEST(HtmlReport, LeadsStandWithLinksToTheirRecordsAndTheirOptions)
{
    const auto system = withLeads();
    support::Progress progress;
    const auto leads = reportLeads(*system.evaluation, match::Scheme::Strict, false, progress);
    ASSERT_TRUE(leads);
    ASSERT_FALSE(leads->leads.empty());
    ASSERT_FALSE(leads->alarms.empty()) << "LOC is of the gold alone";
    const auto html = reported(system);
    const auto from = html.find("<h2 id=\"s1-leads\">A&lt;b&gt;: leads</h2>");
    ASSERT_NE(from, std::string::npos);
    EXPECT_NE(html.find("<a href=\"#s1-leads\">"), std::string::npos) << "in the contents";
    const auto part = html.substr(from, html.find("<h2", from + 1) - from);
    std::size_t place = 0;
    for (const auto& alarm : leads->alarms) {
        place = part.find(htmlEscaped(alarm.sentence.english()), place);
        ASSERT_NE(place, std::string::npos) << alarm.sentence.english() << part;
    }
    for (const auto& lead : leads->leads) {
        place = part.find(htmlEscaped(lead.sentence.english()), place);
        ASSERT_NE(place, std::string::npos) << lead.sentence.english() << part;
        const auto row = part.substr(place, part.find("</tr>", place) - place);
        EXPECT_NE(
            row.find("<code>" + htmlEscaped(shellLine(lead.filterWords)) + "</code>"), std::string::npos);
        const auto counts = all(row, "href=\"#(s1-records-[0-9]+)\"");
        ASSERT_EQ(counts.size(), 2U) << row;
        EXPECT_EQ(targets(section(html, counts[0])).size(), static_cast<std::size_t>(lead.n));
        EXPECT_EQ(targets(section(html, counts[1])).size(), static_cast<std::size_t>(lead.wrong));
    }
    EXPECT_EQ(part.find("Xanthos<"), std::string::npos) << "escaped";
}

TEST(HtmlReport, LeadsCanBeLeftOutAndTheRecipeSaysSo)
{
    ReportOptions options;
    options.leads = false;
    EXPECT_EQ(reported(withLeads(), options).find("-leads\""), std::string::npos);
    ReportRequest request;
    request.dataSet.gold.path = "gold.jsonl";
    const auto asked = [&request] { return reportCommand(request, "r.html", PathForm::Given); };
    EXPECT_EQ(std::ranges::count(asked(), std::string("--no-leads")), 0);
    EXPECT_EQ(std::ranges::count(asked(), std::string("--language")), 0);
    request.language = "de"; // figures have the words of the window
    EXPECT_EQ(std::ranges::count(asked(), std::string("de")), 1);
    request.leads = false;
    EXPECT_EQ(std::ranges::count(asked(), std::string("--no-leads")), 1);
    const auto recipe = reportRecipe(request, "", {}, "r.html");
    EXPECT_TRUE(support::contains(recipe.settings, std::pair(std::string("Leads"), std::string("left out"))));
}

TEST(HtmlReport, WithoutTextLeadsQuoteNothing)
{
    ReportOptions options;
    options.noText = true;
    const auto html = reported(withLeads(), options);
    EXPECT_NE(html.find("one token early on the right"), std::string::npos);
    for (const auto* word : { "Zephyrine", "Wolfram", "Xanthos", "saw" }) {
        EXPECT_EQ(html.find(word), std::string::npos) << word;
    }
}

TEST(HtmlReport, WhatCannotBeToldOfLeadsIsNamed)
{
    LeadList list;
    list.notTold.push_back({ LeadFamily::Place, support::said("one document <alone>.") });
    const auto html = leadsHtml(list, [](const auto&, auto, const auto&) { return std::string(); });
    EXPECT_NE(html.find("Nothing stands out beyond chance."), std::string::npos);
    EXPECT_NE(html.find("<p>Not told, place: one document &lt;alone&gt;.</p>"), std::string::npos);
}

TEST(HtmlReport, CarriesItsRecipeAndItsFigures)
{
    ReportOptions options;
    options.recipe.title = "T";
    options.recipe.signature = "touchstone|x";
    options.recipe.command = "touchstone report --gold 'a' -->";
    const auto html
        = reported(small(), options, { { "F", "<svg></svg>" }, { "G: of all", {} }, { "H", {} } });
    EXPECT_NE(html.find("Signature: touchstone|x\n"), std::string::npos) << "in a comment";
    EXPECT_NE(html.find("<td>touchstone report --gold &#39;a&#39; --&gt;</td>"), std::string::npos);
    EXPECT_NE(html.find("<figcaption>F</figcaption>\n<svg></svg>"), std::string::npos);
    EXPECT_NE(html.find("<p>The data have nothing to draw for: G; H.</p>"), std::string::npos);
    EXPECT_EQ(all(html, "(<figure>)").size(), 1U);
    std::stop_source stop;
    stop.request_stop();
    const auto system = small();
    const auto put = [](std::string_view) { return support::Result<void>(); };
    EXPECT_EQ(
        htmlReport(std::span(&system, 1), {}, options, put, support::Progress(stop.get_token())).error().code,
        support::ErrorCode::Cancelled);
}

/// In A the type of Ada is wrong; in B that of Paris, and Rome is missing.
std::string reportedPair(const ReportOptions& options = {})
{
    const std::vector<std::string> gold { "[PER Ada] saw [LOC Paris]", "[PER Bob] left [LOC Rome]" };
    std::vector<ReportSystem> systems { scored(gold,
                                            { "[LOC Ada] saw [LOC Paris]", "[PER Bob] left [LOC Rome]" }),
        scored(gold, { "[PER Ada] saw [PER Paris]", "[PER Bob] left Rome" }) };
    systems.front().name = "old";
    systems.back().name = "new";
    std::string html;
    const auto done = htmlReport(
        systems, {}, options,
        [&html](std::string_view text) {
            html += text;
            return support::Result<void>();
        },
        support::Progress());
    EXPECT_TRUE(done);
    return html;
}

TEST(HtmlReport, OfTwoSystemsItSaysWhatIsFixedAndWhatRegressed)
{
    const auto html = reportedPair();
    const auto from = html.find("<h2 id=\"changes\">");
    ASSERT_NE(from, std::string::npos);
    const auto changes = html.substr(from, html.find("</table>", from) - from);
    EXPECT_NE(changes.find("<caption>old → new: annotations</caption>"), std::string::npos);
    const auto plain = std::regex_replace(changes, std::regex("</?a[^>]*>"), "");
    const auto row = [](const std::string& name, const std::array<int, 5>& counts) {
        auto text = "<tr><th scope=\"row\">" + name + "</th>";
        for (const auto count : counts) {
            text += "<td class=\"n\">" + std::to_string(count) + "</td>";
        }
        return text + "</tr>\n";
    };
    // Fixed, regressed, both wrong the same way or differently, both right; most regressions first.
    EXPECT_NE(plain.find(row("All types", { 1, 2, 0, 0, 1 }) + row("LOC", { 0, 2, 0, 0, 0 })
                  + row("PER", { 1, 0, 0, 0, 1 })),
        std::string::npos)
        << plain;
    const std::regex count("<a href=\"#(s[12]-records-[0-9]+)\">([0-9]+)</a>");
    int counts = 0;
    for (std::sregex_iterator at(changes.begin(), changes.end(), count), end; at != end; ++at, ++counts) {
        EXPECT_EQ(std::to_string(all(section(html, (*at)[1]), "(<tr><td>)").size()), (*at)[2]) << (*at)[1];
    }
    EXPECT_EQ(counts, 6);
    EXPECT_EQ(all(changes, "href=\"#(s2-)").size(), 2U) << "what regressed is shown in the second system";
    EXPECT_EQ(reported(small()).find("id=\"changes\""), std::string::npos) << "one system";
}

TEST(HtmlReport, ChangesWithoutRoomNameTheirCommand)
{
    ReportOptions options;
    options.mostBytes = 0;
    const auto html = reportedPair(options);
    EXPECT_NE(
        html.find("2 records, which are not listed in this file; with the options of the data these list "
                  "them: touchstone-cli errors --change regressed\">2</td>"),
        std::string::npos);
    EXPECT_NE(html.find("errors --change fixed --row-type PER\">1</td>"), std::string::npos);
}

TEST(HtmlReport, WhatTakesItMayRefuse)
{
    const auto system = small();
    std::size_t pieces = 0;
    const auto done = htmlReport(
        std::span(&system, 1), {}, {},
        [&pieces](std::string_view) -> support::Result<void> {
            ++pieces;
            return support::failure(support::ErrorCode::Unreadable, "full");
        },
        support::Progress());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().text, "full");
    EXPECT_EQ(pieces, 1U);
}

TEST(Excerpt, IsTheSentenceAndNeverMoreThanAsked)
{
    const auto layer = testsupport::layer({ "One two. Three four! Five\nsix." });
    const auto& document = layer.documents.front();
    const auto words = [&](text::Span span, std::uint32_t most = 100) {
        return std::string(document.text.slice(sentenceAround(document, span, most)));
    };
    EXPECT_EQ(words({ 4, 7 }), "One two.");
    EXPECT_EQ(words({ 9, 14 }), "Three four!");
    EXPECT_EQ(words({ 4, 14 }), "One two. Three four!");
    EXPECT_EQ(words({ 21, 25 }), "Five");
    EXPECT_EQ(words({ 26, 29 }), "six.");
    EXPECT_EQ(words({ 500, 900 }), "six.") << "behind the end";
    for (std::uint32_t most = 1; most < 32; ++most) {
        for (std::uint32_t begin = 0; begin < 30; ++begin) {
            const auto span = sentenceAround(document, { begin, begin + 3 }, most);
            EXPECT_LE(span.length(), most);
            EXPECT_LE(span.end, document.text.length());
            EXPECT_LE(span.begin, begin);
        }
    }
}

TEST(Excerpt, FollowsTheAlignmentToTheOtherText)
{
    support::Progress progress;
    const auto evaluation = evaluate(testsupport::layerPtr({ "ab [X Holloway] cd" }, "gold"),
        testsupport::layerPtr({ "ab Hol-lovvay cd" }, "system"), {}, progress);
    ASSERT_TRUE(evaluation);
    const auto& documentCase = (*evaluation)->cases.front();
    const auto there = systemStretch(documentCase, { 3, 11 });
    EXPECT_EQ(documentCase.system->text.slice(there), "Hol-lovvay");
    EXPECT_EQ(goldStretch(documentCase, there), (text::Span { 3, 11 }));
    const auto blocks = blocksWithin(documentCase.alignment->blocks, { 3, 11 }, there);
    std::uint32_t gold = 0;
    std::uint32_t system = 0;
    for (const auto& block : blocks) {
        EXPECT_EQ(block.gold.begin, gold);
        EXPECT_EQ(block.system.begin, system);
        gold = block.gold.end;
        system = block.system.end;
    }
    EXPECT_EQ(gold, 8U);
    EXPECT_EQ(system, there.length());
}

} // namespace
} // namespace touchstone::analysis
