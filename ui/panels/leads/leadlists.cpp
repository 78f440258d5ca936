// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/leads/leadlists.h"

#include <algorithm>

namespace touchstone::ui {

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
    if (m_making && m_making->answers(question)) {
        return;
    }
    if (!question.evaluation || known(question) != nullptr) {
        cancel(); // what runs answers what nobody asks any longer
        return;
    }
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
            constexpr std::size_t most = 64; // questions that were asked before
            std::erase_if(m_known, [](const Known& one) { return one.evaluation.expired(); });
            if (m_known.size() >= most) {
                m_known.erase(m_known.begin());
            }
            Known made = std::move(*m_making);
            m_making.reset();
            if (result) {
                made.list = std::move(*result);
            } else {
                made.error = result.error();
            }
            m_known.push_back(std::move(made));
            Q_EMIT changed();
        });
}

} // namespace touchstone::ui

#include "moc_leadlists.cpp"
