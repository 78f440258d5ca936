// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/comparer.h"

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include "core/compare/correction.h"
#include "core/measures/registry/measurerunner.h"

namespace touchstone::ui {

Comparer::Comparer(Session& session, SelectionModel& selection, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_selection(selection)
{
    connect(&m_runner, &JobRunner::progressed, this, &Comparer::progressed);
    connect(&m_foundRunner, &JobRunner::progressed, this, &Comparer::progressed);
    connect(&m_earlierRunner, &JobRunner::progressed, this, &Comparer::progressed);
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & Session::ProjectChanged) {
            m_other.reset(); // they were chosen for other data
            m_otherEvaluation.reset();
        }
        if (changes
            & (Session::ResultChanged | Session::SystemsChanged | Session::DataChanged
                | Session::AllChanged)) {
            begin();
        } else if (changes & (Session::StateChanged | Session::MeasuresChanged)) {
            startComparison(); // what was stopped stays so
            startFound();
            startEarlier();
        }
    });
    connect(&selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::SchemeChanged) {
            begin();
        } else if (changes & SelectionModel::FiltersChanged) {
            startComparison(); // a filter may name a list that nobody has asked for yet
            startFound();
        }
    });
}

void Comparer::setWanted(const QString& view, bool wanted)
{
    if (wanted ? m_wanted.insert(view).second : m_wanted.erase(view) > 0) {
        begin();
    }
}

void Comparer::setOtherSettings(std::optional<analysis::EvaluationSpec> spec)
{
    if (spec != m_other) {
        m_other = std::move(spec);
        m_otherEvaluation.reset();
        begin();
        Q_EMIT changed();
    }
}

void Comparer::setPairing(const std::string& list)
{
    if (list != m_pairing) {
        m_pairing = list;
        begin();
        Q_EMIT changed();
    }
}

bool Comparer::wanted() const
{
    return !m_wanted.empty() || analysis::isComparisonList(m_selection.wantedList());
}

Comparer::Question Comparer::question() const
{
    Question question;
    question.a = m_session.evaluationA();
    question.other = m_other;
    question.scheme = m_selection.scheme();
    if (!m_other && question.a && m_session.evaluationB()
        && m_session.evaluationB()->spec == question.a->spec) {
        question.b = m_session.evaluationB();
    }
    if (question.pairing = m_pairing; !m_pairing.empty()) {
        const std::string measure(analysis::measureOfList(m_pairing));
        for (const auto& result : m_session.results()) {
            const auto made = result.measure(measure);
            if (made && result.evaluation == question.a) {
                question.measureA = made;
            } else if (made && question.b && result.evaluation == question.b) {
                question.measureB = made;
            }
        }
    }
    return question;
}

bool Comparer::possible() const
{
    const Question asked = question();
    return asked.a && (asked.b || asked.other);
}

std::shared_ptr<const Comparer::Compared> Comparer::compared() const
{
    return m_compared && m_asked == question() && !m_runner.running() ? m_compared : nullptr;
}

std::shared_ptr<const Comparer::Found> Comparer::found() const
{
    return m_found && !m_foundRunner.running() && m_found->found.scheme == m_selection.scheme()
            && m_found->evaluations.front() == m_session.evaluationA()
        ? m_found
        : nullptr;
}

bool Comparer::running() const
{
    return m_runner.running() || m_foundRunner.running() || m_earlierRunner.running();
}

void Comparer::cancel()
{
    if (running()) {
        m_stopped = true;
        m_runner.cancel();
        m_foundRunner.cancel();
        m_earlierRunner.cancel();
        m_asked = {};
        m_foundOf.clear();
        m_sinceOf = {};
        Q_EMIT changed();
    }
}

void Comparer::begin()
{
    m_stopped = false;
    startComparison();
    startFound();
    startEarlier();
}

support::Result<std::shared_ptr<const Comparer::Compared>> Comparer::compare(
    const Question& asked, const analysis::EvaluationPtr& b, support::Progress& progress)
{
    auto result = std::make_shared<Compared>();
    result->a = asked.a;
    result->b = b;
    result->otherSettings = asked.other.has_value();
    if (!result->b) {
        auto other = analysis::evaluate(asked.a->gold, asked.a->system, *asked.other, progress);
        if (!other) {
            return support::Failure(other.error());
        }
        result->b = std::move(*other);
    }
    // By the matching, or as a measure pairs.
    auto shownA = result->a;
    auto shownB = result->b;
    result->pairing = asked.pairing;
    if (!asked.pairing.empty()) {
        auto measureB = asked.measureB;
        if (!measureB) {
            auto made
                = analysis::computeMeasure(analysis::measureOfList(asked.pairing), *result->b, progress);
            if (!made) {
                return support::Failure(made.error());
            }
            measureB = std::move(*made);
        }
        const auto* listA = asked.measureA->list(asked.pairing);
        const auto* listB = measureB->list(asked.pairing);
        if (listA == nullptr || listB == nullptr) {
            return support::failure(support::ErrorCode::InvalidOption,
                "One of the two has no records of \"" + asked.pairing + "\".");
        }
        shownA = analysis::throughList(shownA, *listA);
        shownB = analysis::throughList(shownB, *listB);
    }
    auto comparison = analysis::compareEvaluations(*shownA, *shownB, asked.scheme, progress);
    if (!comparison) {
        return support::Failure(comparison.error());
    }
    result->comparison = std::move(*comparison);
    for (const auto id :
        { analysis::changesInA, analysis::changesInB, analysis::differencesInA, analysis::differencesInB }) {
        const auto& list = *result->comparison.list(id);
        result->lists.emplace(std::string(id),
            analysis::showsSystemB(id) ? analysis::throughListBeside(shownA, shownB, list)
                                       : analysis::throughList(shownA, list));
    }
    return std::shared_ptr<const Compared>(result);
}

void Comparer::startComparison()
{
    const Question asked = question();
    if (m_stopped || !wanted() || m_session.busy() || !asked.whole() || asked == m_asked) {
        return;
    }
    if (m_compared && m_compared->a != asked.a) {
        m_compared.reset(); // of another System A: its records are gone
    }
    if (m_otherEvaluation
        && (m_asked.a != asked.a || !asked.other || m_otherEvaluation->spec != *asked.other)) {
        m_otherEvaluation.reset();
    }
    m_asked = asked;
    m_error.reset();
    using Result = std::shared_ptr<const Compared>;
    m_runner.start<Result>(
        tr("Comparing"),
        [asked, b = asked.other ? m_otherEvaluation : asked.b](
            support::Progress& progress) { return compare(asked, b, progress); },
        [this, asked](support::Result<Result> result) {
            if (!result) {
                m_error = result.error();
                m_compared.reset();
            } else {
                m_compared = std::move(*result);
                if (asked.other) {
                    m_otherEvaluation = m_compared->b;
                }
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void Comparer::startFound()
{
    if (m_stopped || !wanted() || m_session.busy() || !m_session.allReady() || !m_session.evaluationA()) {
        return;
    }
    std::vector<analysis::EvaluationPtr> evaluations { m_session.evaluationA() };
    for (const auto& result : m_session.results()) {
        if (result.evaluation && result.evaluation != evaluations.front()) {
            evaluations.push_back(result.evaluation);
        }
    }
    const match::Scheme scheme = m_selection.scheme();
    if (evaluations.size() < 2 || (evaluations == m_foundOf && scheme == m_foundScheme)) {
        return;
    }
    m_foundOf = evaluations;
    m_foundScheme = scheme;
    using Result = std::shared_ptr<const Found>;
    m_foundRunner.start<Result>(
        tr("Comparing all systems"),
        [evaluations, scheme](support::Progress& progress) -> support::Result<Result> {
            auto found = analysis::foundByHowMany(evaluations, scheme, progress);
            if (!found) {
                return support::Failure(found.error());
            }
            auto result = std::make_shared<Found>();
            result->evaluations = evaluations;
            result->found = std::move(*found);
            result->list = analysis::throughList(evaluations.front(), result->found.list);
            return Result(result);
        },
        [this](support::Result<Result> result) {
            m_found = result ? std::move(*result) : nullptr;
            if (!result) {
                m_error = result.error();
            }
            Q_EMIT changed();
        });
}

void Comparer::setEarlier(analysis::EvaluationPtr earlier)
{
    if (earlier == m_earlier) {
        return;
    }
    m_earlier = std::move(earlier);
    m_earlierRunner.cancel();
    m_sinceOf = {};
    m_since.reset();
    startEarlier();
    Q_EMIT changed();
}

std::shared_ptr<const analysis::SinceEarlier> Comparer::sinceEarlier() const
{
    return m_since && m_since->now == m_session.evaluationA() && m_since->scheme == m_selection.scheme()
        ? m_since
        : nullptr;
}

void Comparer::startEarlier()
{
    const analysis::EvaluationPtr now = m_session.evaluationA();
    const match::Scheme scheme = m_selection.scheme();
    auto asked = std::tuple(now, m_earlier, scheme);
    if (m_stopped || !m_earlier || !now || now == m_earlier || m_session.busy() || asked == m_sinceOf) {
        return;
    }
    m_sinceOf = std::move(asked);
    using Result = std::shared_ptr<const analysis::SinceEarlier>;
    m_earlierRunner.start<Result>(
        tr("Comparing"),
        [now, earlier = m_earlier, scheme](support::Progress& progress) -> support::Result<Result> {
            return analysis::compareWithEarlier(now, earlier, scheme, progress)
                .map([](analysis::SinceEarlier&& since) -> Result {
                    return std::make_shared<const analysis::SinceEarlier>(std::move(since));
                });
        },
        [this](support::Result<Result> result) {
            m_since = result ? std::move(*result) : nullptr;
            Q_EMIT changed();
        });
}

std::function<analysis::EvaluationPtr(const std::string& list)> Comparer::lists(
    const analysis::EvaluationPtr& main) const
{
    const auto compared = m_compared && m_compared->a == main ? m_compared : nullptr;
    const auto found = m_found && m_found->evaluations.front() == main ? m_found : nullptr;
    const auto since = m_since && m_since->now == main ? m_since : nullptr;
    if (m_correctionsOf != main) {
        m_correctionsOf = main;
        m_corrections = std::make_shared<std::map<std::string, analysis::EvaluationPtr>>();
    }
    return [main, compared, found, since, made = m_corrections](
               const std::string& list) -> analysis::EvaluationPtr {
        if (analysis::isEarlierList(list)) {
            return !since                                   ? nullptr
                : list == analysis::SinceEarlier::fixedList ? since->fixed
                                                            : since->regressed;
        }
        if (analysis::isCorrectionList(list)) {
            analysis::EvaluationPtr& shown = (*made)[list];
            if (!shown) {
                shown = analysis::throughList(main, analysis::correctionList(*main, list));
            }
            return shown;
        }
        if (list == analysis::FoundBy::listId) {
            return found ? found->list : nullptr;
        }
        if (!compared) {
            return nullptr;
        }
        const auto known = compared->lists.find(list);
        return known == compared->lists.end() ? nullptr : known->second;
    };
}

} // namespace touchstone::ui

#include "moc_comparer.cpp"
