// SPDX-License-Identifier: GPL-3.0-or-later
// Leads and suspects in a German window: no words of their English patterns are left.
#include "core/io/open/opener.h"
#include "core/judging/suspectwords.h"
#include "core/leads/sharedleads.h"
#include "ui/base/language.h"
#include "ui/leads/leadmodel.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace touchstone::ui {
namespace {

std::set<std::string> wordsIn(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    std::set<std::string> words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        words.insert(toUtf8(found.next().captured()));
    }
    return words;
}

/// Words of a message's patterns, and those that were filled in.
struct SaidWords
{
    std::set<std::string> english, given;

    explicit SaidWords(const support::Message& message) { add(message); }

private:
    void add(const support::Message& message)
    {
        english.merge(wordsIn(QString::fromUtf8(message.englishPattern())));
        for (const auto& argument : message.arguments()) {
            if (const auto* const words = std::get_if<std::string>(&argument)) {
                given.merge(wordsIn(toQString(*words)));
            } else if (const auto* const within = std::get_if<support::Message>(&argument)) {
                add(*within);
            }
        }
    }
};

class SampleInGerman : public testing::Test
{
protected:
    SampleInGerman() { useLanguage(QStringLiteral("de")); }
    ~SampleInGerman() override { useLanguage(QStringLiteral("en")); }

    static annotation::LayerPtr sample(const std::string& name)
    {
        support::Progress progress;
        const auto path = std::string(TOUCHSTONE_SAMPLES) + "/" + name + ".jsonl";
        return *io::openLayer(path, name, {}, progress);
    }
    [[nodiscard]] static analysis::EvaluationPtr evaluated(
        const annotation::LayerPtr& gold, const annotation::LayerPtr& system)
    {
        support::Progress progress;
        return *analysis::evaluate(gold, system, {}, progress);
    }
    static void expectGerman(const support::Message& message)
    {
        const SaidWords said(message);
        for (const std::string& word : wordsIn(coreText(message))) {
            EXPECT_FALSE(said.english.contains(word) && !said.given.contains(word))
                << word << " in: " << coreText(message).toStdString();
        }
    }
    static void expectGerman(const analysis::LeadList& list)
    {
        for (const auto& lead : list.leads) {
            expectGerman(lead.sentence);
            expectGerman(analysis::subjectOfKey(lead.key));
            std::ranges::for_each(lead.twins, [](const auto& twin) { expectGerman(twin); });
        }
        for (const auto& alarm : list.alarms) {
            expectGerman(alarm.sentence);
        }
        for (const auto& untold : list.notTold) {
            expectGerman(untold.reason);
        }
    }

    const annotation::LayerPtr gold = sample("gold");
    const analysis::EvaluationPtr a = evaluated(gold, sample("system-a"));
    const analysis::EvaluationPtr b = evaluated(gold, sample("system-b"));
    support::Progress progress;
};

TEST_F(SampleInGerman, LeadsHaveNoEnglishWords)
{
    const auto strict = match::Scheme::Strict;
    const auto list = std::make_shared<const analysis::LeadList>(*analysis::leads(*a, strict, {}, progress));
    ASSERT_EQ(list->leads.size(), 3U);
    expectGerman(*list);
    EXPECT_EQ(coreText(list->leads[0].subject).toStdString(),
        "ORG: die Annotation des Systems endet rechts ein Token zu früh");
    EXPECT_TRUE(coreText(list->leads[0].sentence).contains(QLatin1String("behoben: F1 0,")))
        << coreText(list->leads[0].sentence).toStdString();
    expectGerman(*analysis::leadsOfDifference(a, b, strict, {}, progress));
    const auto nothing = *analysis::leads(
        *evaluated(gold, std::make_shared<const annotation::Layer>()), strict, {}, progress);
    EXPECT_FALSE(nothing.alarms.empty());
    expectGerman(nothing);
    const std::vector<analysis::RunLeads> runs { { "one", "A", list }, { "two", "A", list } };
    expectGerman(analysis::sharedList(analysis::sharedLeads(runs), runs));

    LeadModel model;
    model.show({ .list = list });
    const QModelIndex cell = model.index(0, LeadModel::Sentence);
    EXPECT_EQ(cell.data(), coreText(list->leads[0].sentence));
    EXPECT_EQ(cell.data(ExportRole), toQString(list->leads[0].sentence.english())) << "files stay English";

    const QRegularExpression comma(QStringLiteral("\\d,\\d"));
    EXPECT_TRUE(model.details(0).contains(comma)) << model.details(0).toStdString();
    EXPECT_FALSE(model.details(0, QLocale::c()).contains(comma))
        << model.details(0, QLocale::c()).toStdString();
    for (const int column : { LeadModel::Count, LeadModel::Documents, LeadModel::Wrong }) {
        EXPECT_EQ(model.index(0, column).data(ExportRole), model.index(0, column).data(SortRole).toString());
    }

    const auto subject = [](const char* key) { return coreText(analysis::subjectOfKey(key)).toStdString(); };
    EXPECT_EQ(subject("condition system type=ORG & word-before=of & attribute.year=1890 to 1899"),
        "ORG des Systems nach „of“, mit attribute.year = 1890 bis 1899");
    EXPECT_EQ(subject("form gold type=ORG & error=boundary & left=-1 & right=7"),
        "ORG: die Annotation des Systems beginnt links ein Token zu früh und endet rechts drei oder mehr "
        "Tokens zu spät");
}

TEST_F(SampleInGerman, VotesOfSuspectsHaveNoEnglishWords)
{
    for (const auto& systems : { std::vector { a, b }, std::vector { a } }) {
        const auto list = *analysis::suspects(systems, {}, progress);
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto suspect = list->at(i);
            expectGerman(analysis::votesInWords(suspect));
            expectGerman(analysis::proposalWords(suspect));
        }
    }
    EXPECT_EQ(coreText(analysis::judgedInWords({ 3, 1 })).toStdString(),
        "3 von 4 gleichartigen beurteilten Stellen waren falsch");
}

} // namespace
} // namespace touchstone::ui
