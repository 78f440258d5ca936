// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/leads/leadlists.h"

#include "core/leads/leadsuspects.h"

#include <algorithm>

namespace touchstone::ui {

namespace {

support::Result<analysis::SuspectListPtr> votesOf(
    const LeadQuestion& question, const analysis::EvaluationSpec& spec, support::Progress& progress)
{
    std::vector<analysis::EvaluationPtr> known { question.evaluation };
    known.insert(known.end(), question.votersKnown.begin(), question.votersKnown.end());
    const auto systems = analysis::suspectSystems(*question.voters, spec, known, progress);
    return systems ? analysis::suspectsForLeads(systems->evaluations, progress)
                   : support::Failure(systems.error());
}

} // namespace

LeadLists::LeadLists(QObject* parent)
    : QObject(parent)
{
}

LeadLists::Known::Known(const LeadQuestion& question)
    : evaluation(question.evaluation)
    , right(question.right)
    , ofDifference(question.right != nullptr)
    , scheme(question.scheme)
    , settings(question.settings)
{
}

bool LeadLists::Known::answers(const LeadQuestion& question) const
{
    return question.evaluation && evaluation.lock() == question.evaluation
        && ofDifference == (question.right != nullptr) && right.lock() == question.right
        && scheme == question.scheme && settings == question.settings;
}

const LeadLists::Known* LeadLists::known(const LeadQuestion& question) const
{
    const auto found
        = std::ranges::find_if(m_known, [&question](const Known& one) { return one.answers(question); });
    return found == m_known.end() ? nullptr : &*found;
}

LeadListPtr LeadLists::list(const LeadQuestion& question) const
{
    const Known* const one = known(question);
    return one != nullptr ? one->list : nullptr;
}

std::optional<support::Error> LeadLists::error(const LeadQuestion& question) const
{
    const Known* const one = known(question);
    return one != nullptr ? one->error : std::nullopt;
}

void LeadLists::forget(const LeadQuestion& question)
{
    std::erase_if(m_known, [&question](const Known& one) { return one.answers(question); });
}

void LeadLists::cancel()
{
    if (m_making) {
        m_making.reset();
        m_runner->cancel();
        Q_EMIT changed();
    }
}

void LeadLists::ask(const LeadQuestion& question)
{
    const Known* const found = known(question);
    const bool wanted
        = question.voters && !question.right && found != nullptr && found->list && !found->counted;
    if (m_making && m_making->answers(question) && (searching() || wanted)) {
        return;
    }
    if (wanted) {
        count(question, *found);
    } else if (question.evaluation && found == nullptr) {
        search(question);
    } else {
        cancel(); // what runs answers what nobody asks any longer
    }
}

void LeadLists::keep(Known made)
{
    constexpr std::size_t most = 64; // questions that were asked before
    std::erase_if(m_known, [&made](const Known& one) {
        return one.evaluation.expired()
            || (made.counted && made.evaluation.lock() == one.evaluation.lock() && !one.ofDifference
                && made.scheme == one.scheme && made.settings == one.settings);
    });
    if (m_known.size() >= most) {
        m_known.erase(m_known.begin());
    }
    m_known.push_back(std::move(made));
    Q_EMIT changed();
}

void LeadLists::search(const LeadQuestion& question)
{
    m_making = Known(question);
    m_runner->start<LeadListPtr>(
        tr("Looking for leads"),
        [question](support::Progress& progress) -> support::Result<LeadListPtr> {
            return (question.right
                    ? analysis::leadsOfDifference(
                        question.right, question.evaluation, question.scheme, question.settings, progress)
                    : analysis::leads(*question.evaluation, question.scheme, question.settings, progress))
                .map([](analysis::LeadList&& list) {
                    return std::make_shared<const analysis::LeadList>(std::move(list));
                });
        },
        [this](support::Result<LeadListPtr> result) {
            Known made = std::move(*m_making);
            m_making.reset();
            if (result) {
                made.list = std::move(*result);
            } else {
                made.error = result.error();
            }
            keep(std::move(made));
        });
}

void LeadLists::count(const LeadQuestion& question, const Known& found)
{
    using Counted = std::pair<LeadListPtr, analysis::SuspectListPtr>;
    m_making = found;
    analysis::EvaluationSpec spec = question.evaluation->spec;
    spec.slices.judgements = nullptr;
    std::optional<analysis::SuspectListPtr> votes;
    if (m_votes && m_votes->data.lock() == question.voters && m_votes->spec == spec) {
        votes = m_votes->list;
    }
    m_runner->start<Counted>(
        tr("Counting suspects"),
        [question, spec, votes, list = found.list](support::Progress& progress) -> support::Result<Counted> {
            auto votesNow = votes ? support::Result<analysis::SuspectListPtr>(*votes)
                                  : votesOf(question, spec, progress);
            if (!votesNow) {
                return support::Failure(votesNow.error());
            }
            if (*votesNow == nullptr) {
                return Counted { list, nullptr };
            }
            auto counted = std::make_shared<analysis::LeadList>(*list);
            analysis::countSuspects(*counted, *question.evaluation, **votesNow);
            return Counted { std::move(counted), *votesNow };
        },
        [this, spec, data = std::weak_ptr(question.voters)](support::Result<Counted> result) {
            Known made = std::move(*m_making);
            m_making.reset();
            made.counted = true; // what cannot be counted is not tried again: the list stands without
            if (result) {
                made.list = result->first;
                m_votes = Votes { data, spec, result->second };
            }
            keep(std::move(made));
        });
}

} // namespace touchstone::ui

#include "moc_leadlists.cpp"
