// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/opening/samplepicture.h"

#include "ui/panels/text/scenebuilder.h"
#include "ui/session/resources.h"

#include "core/evaluation/records/evaluation.h"

namespace touchstone::ui {

namespace {

/// The first document whose texts differ, since it shows most; else the first.
support::Result<TextScenePtr> sceneOfSample(analysis::DataSetSpec sample, support::Progress& progress)
{
    sample.systems.resize(std::min(sample.systems.size(), std::size_t { 1 }));
    const auto loaded = analysis::loadDataSet(sample, progress);
    if (!loaded) {
        return support::Failure(loaded.error());
    }
    if (loaded->systems.empty() || !loaded->systems.front().layer) {
        return TextScenePtr();
    }
    const auto evaluation = analysis::evaluate(
        loaded->gold, loaded->systems.front().layer, analysis::EvaluationSpec {}, progress);
    if (!evaluation) {
        return support::Failure(evaluation.error());
    }
    const auto& cases = (*evaluation)->cases;
    if (cases.empty()) {
        return TextScenePtr();
    }
    const auto noisy = std::ranges::find_if(cases, [](const auto& one) { return differingPlaces(one) > 0; });
    const auto number = noisy == cases.end() ? 0 : noisy - cases.begin();
    return buildScene(*evaluation, static_cast<std::size_t>(number), match::Scheme::Strict);
}

} // namespace

SamplePicture::SamplePicture(QWidget* parent)
    : SpanTextView(parent)
{
    setObjectName(QStringLiteral("samplePicture"));
    setAccessibleName(
        tr("Picture of the sample: the text of the gold above that of a system, errors marked"));
    setMode(ViewMode::Interlinear);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void SamplePicture::showEvent(QShowEvent* event)
{
    SpanTextView::showEvent(event);
    const auto sample = sampleDataSet();
    if (scene() != nullptr || m_runner.generation() > 0 || !sample) {
        return;
    }
    m_runner.start<TextScenePtr>(
        tr("Reading the sample"),
        [sample = *sample](support::Progress& progress) { return sceneOfSample(sample, progress); },
        [this](support::Result<TextScenePtr> made) {
            if (made) {
                setScene(std::move(*made));
            }
        });
}

} // namespace touchstone::ui

#include "moc_samplepicture.cpp"
