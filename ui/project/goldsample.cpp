// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/goldsample.h"

#include "core/evaluation/slices/judgedrecords.h"

#include <set>

namespace touchstone::ui {

GoldSample::GoldSample(QObject* parent)
    : QObject(parent)
{
}

void GoldSample::setList(analysis::SuspectListPtr list, const std::string& set)
{
    if (list == m_list && set == m_set) {
        return;
    }
    m_list = std::move(list);
    m_set = set;
    m_places = nullptr;
    forget();
    count();
    Q_EMIT listChanged();
}

void GoldSample::setJudgements(std::shared_ptr<const analysis::JudgementTable> judgements)
{
    if (judgements != m_judgements) {
        m_judgements = std::move(judgements);
        count();
    }
}

void GoldSample::setWanted(bool wanted)
{
    if (wanted != m_wanted) {
        m_wanted = wanted;
        count();
    }
}

const GoldSample::Place* GoldSample::of(std::uint32_t line) const
{
    const auto found = m_drawn.places.find(line);
    return found == m_drawn.places.end() ? nullptr : &found->second;
}

void GoldSample::forget()
{
    m_drawRunner->cancel();
    if (drawn()) {
        m_drawn = {};
        Q_EMIT linesChanged();
    }
}

GoldSample::Drawn GoldSample::draw(
    const analysis::SuspectList& list, const std::string& set, Size size, support::Progress& progress)
{
    const auto places = analysis::placesOf(list.evaluations(), set);
    const auto chosen = analysis::drawnPlaces(places, size.seed, size.places);
    const std::set<analysis::JudgedPlace> wanted(chosen.begin(), chosen.end());
    std::map<analysis::JudgedPlace, std::uint32_t> lines;
    for (std::uint32_t line = 0; line < list.size() && !progress.cancelled(); ++line) {
        for (const auto& [system, number] : list.records(line)) {
            const analysis::Evaluation& evaluation = *list.evaluations()[system];
            auto place
                = analysis::placeOf(analysis::judgedRecord(evaluation, evaluation.records[number], set));
            if (wanted.contains(place)) {
                lines.try_emplace(std::move(place), line);
            }
        }
    }
    Drawn drawn;
    const double pi
        = places.empty() ? 1 : static_cast<double>(chosen.size()) / static_cast<double>(places.size());
    for (const analysis::JudgedPlace& place : chosen) {
        const auto line = lines.find(place);
        // Several annotations of systems at one place are one row: it is asked once.
        if (line != lines.end() && drawn.places.try_emplace(line->second, Place { place, pi }).second) {
            drawn.lines.push_back(line->second);
        }
    }
    return drawn;
}

void GoldSample::draw(Size size)
{
    if (!m_list) {
        return;
    }
    m_size = size;
    m_drawRunner->start<Drawn>(
        tr("Drawing places"),
        [list = m_list, set = m_set, size](support::Progress& progress) -> support::Result<Drawn> {
            return draw(*list, set, size, progress);
        },
        [this](support::Result<Drawn> drawn) {
            if (drawn) {
                m_drawn = std::move(*drawn);
                Q_EMIT linesChanged();
            }
        });
}

void GoldSample::count()
{
    if (!m_wanted || !m_list || !m_judgements) {
        m_countRunner->cancel();
        const bool told = m_estimate || !m_agreements.empty();
        m_estimate.reset();
        m_agreements.clear();
        if (told) {
            Q_EMIT estimateChanged();
        }
        return;
    }
    m_countRunner->start<Counted>(
        tr("Estimating"),
        [list = m_list, set = m_set, places = m_places, judgements = m_judgements](
            support::Progress& progress) -> support::Result<Counted> {
            Counted counted { places, {}, {} };
            if (!counted.places) {
                counted.places = std::make_shared<const std::vector<analysis::JudgedPlace>>(
                    analysis::placesOf(list->evaluations(), set));
            }
            const auto judged = analysis::verdictsByPlace(*judgements);
            auto estimate = analysis::goldEstimate(*counted.places, judged);
            if (estimate.rate) {
                counted.estimate = std::move(estimate);
            }
            auto agreements = analysis::agreements(judged, metrics::ResamplingSpec(), progress);
            if (!agreements) {
                return tl::unexpected(agreements.error());
            }
            counted.agreements = std::move(*agreements);
            std::erase_if(
                counted.agreements, [](const analysis::JudgeAgreement& both) { return both.places == 0; });
            return counted;
        },
        [this](support::Result<Counted> counted) {
            if (counted) {
                m_places = std::move(counted->places);
                m_estimate = std::move(counted->estimate);
                m_agreements = std::move(counted->agreements);
                Q_EMIT estimateChanged();
            }
        });
}

} // namespace touchstone::ui

#include "moc_goldsample.cpp"
