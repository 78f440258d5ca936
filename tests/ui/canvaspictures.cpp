// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the sample scenes to PNG files for a look: canvas_pictures FOLDER [dark]. Not a test.
#include "tests/ui/samplescenes.h"
#include "ui/text/canvas/spantextview.h"

#include <QApplication>
#include <QDir>
#include <QPalette>

#include <cstdio>

namespace {

using namespace touchstone::ui;

QPalette darkPalette()
{
    QPalette palette(QColor(0x2A, 0x2A, 0x2A), QColor(0x2A, 0x2A, 0x2A));
    palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
    palette.setColor(QPalette::Text, QColor(0xEE, 0xEE, 0xEE));
    palette.setColor(QPalette::WindowText, QColor(0xEE, 0xEE, 0xEE));
    palette.setColor(QPalette::Highlight, QColor(0x3D, 0xAE, 0xE9));
    return palette;
}

/// Four systems over the text of a scene: its own, its own once more, one without marks, one on its way.
SystemLanesPtr lanesOf(const TextScenePtr& scene)
{
    auto lanes = std::make_shared<SystemLanes>();
    lanes->left = 3;
    for (const char* name : { "baseline", "team with a long name", "nothing found", "late" }) {
        SystemLane& lane = lanes->lanes.emplace_back();
        lane.name = QString::fromLatin1(name);
        lane.own = lanes->lanes.size() == 1;
        lane.state = lanes->lanes.size() == 4 ? SystemLane::State::Scoring : SystemLane::State::Shown;
        if (lanes->lanes.size() == 2) {
            lane.plan = scene->plan;
        }
    }
    return lanes;
}

void save(const QString& folder, const QString& name, const TextScenePtr& scene, ViewMode mode, QSize size,
    std::uint32_t current = touchstone::analysis::noRecord, bool onlyDifferences = false)
{
    SpanTextView view;
    view.resize(size);
    view.setMode(mode);
    view.setOnlyDifferences(onlyDifferences);
    view.setScene(scene);
    if (mode == ViewMode::Stacked) {
        view.setLanes(lanesOf(scene));
    }
    view.show();
    QCoreApplication::processEvents();
    view.setCurrentRecord(current);
    view.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fputs("usage: canvas_pictures FOLDER [dark]\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    QString suffix;
    if (argc > 2) {
        QApplication::setPalette(darkPalette());
        suffix = QStringLiteral("-dark");
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const auto all = [&](const QString& name, const TextScenePtr& scene, QSize size, std::uint32_t current) {
        save(folder, name + QStringLiteral("-side") + suffix, scene, ViewMode::SideBySide, size, current);
        save(folder, name + QStringLiteral("-interlinear") + suffix, scene, ViewMode::Interlinear, size,
            current);
        save(folder, name + QStringLiteral("-stacked") + suffix, scene, ViewMode::Stacked, size, current);
    };
    all(QStringLiteral("flat"), test::flatLatinScene(), QSize(900, 420), 4);
    all(QStringLiteral("nested"), test::nestedScene(), QSize(900, 420), 1);
    all(QStringLiteral("deep"), test::deepScene(), QSize(900, 260), 5);
    all(QStringLiteral("noisy"), test::noisyScene(), QSize(900, 260), 3);
    all(QStringLiteral("rtl"), test::rightToLeftScene(), QSize(900, 360), 0);
    all(QStringLiteral("noisyrtl"), test::noisyRightToLeftScene(), QSize(900, 260), 0);
    all(QStringLiteral("cjk"), test::ideographScene(), QSize(900, 400), 1);
    all(QStringLiteral("fragments"), test::discontinuousScene(), QSize(900, 300), 0);
    for (const auto mode : { ViewMode::SideBySide, ViewMode::Interlinear }) {
        const QString name = mode == ViewMode::Interlinear ? QStringLiteral("folded-interlinear")
                                                           : QStringLiteral("folded-side");
        save(folder, name + suffix, test::manyLinesScene(), mode, QSize(900, 520), 2, true);
    }
    return 0;
}
