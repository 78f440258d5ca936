// SPDX-License-Identifier: GPL-3.0-or-later
// One choice of preset, measure, scheme and matching: wherever it is shown, it says and sets the same.
#include "ui/widgets/measurebutton.h"

#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"

#include <QComboBox>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

QComboBox* choiceOf(const MeasureButton& button, const char* name)
{
    for (QComboBox* each : button.findChildren<QComboBox*>()) {
        if (each->accessibleName() == QLatin1String(name)) {
            return each;
        }
    }
    return nullptr;
}

void pick(QComboBox* combo, const QVariant& data)
{
    const int index = combo->findData(data);
    ASSERT_GE(index, 0);
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
}

TEST(MeasureButtonTest, ControlAndCaptionsAreOneChoice)
{
    SelectionModel selection;
    Session session(selection);
    PresetChoice presets(session, selection);
    MeasureButton control(session, selection, MeasureButton::Part::All, nullptr);
    MeasureButton caption(session, selection, MeasureButton::Part::MeasureAndScheme, nullptr);
    MeasureButton scheme(session, selection, MeasureButton::Part::Scheme, nullptr);
    control.setPresets(presets);
    EXPECT_EQ(control.text(), caption.text());

    pick(choiceOf(caption, "Measure"), QStringLiteral("eter"));
    EXPECT_EQ(selection.measure(), QStringLiteral("eter"));
    EXPECT_EQ(choiceOf(control, "Measure")->currentData().toString(), QStringLiteral("eter"));
    EXPECT_EQ(control.text(), QStringLiteral("ETER, strict"));

    pick(choiceOf(control, "Scheme"), static_cast<int>(match::Scheme::Partial));
    EXPECT_EQ(selection.scheme(), match::Scheme::Partial);
    EXPECT_EQ(caption.text(), QStringLiteral("ETER, partial"));
    EXPECT_EQ(scheme.text(), QStringLiteral("Scheme: partial"));

    pick(choiceOf(scheme, "Matching"), static_cast<int>(match::PairingPolicy::FirstCome));
    EXPECT_EQ(session.spec().matching.pairing, match::PairingPolicy::FirstCome);
    EXPECT_EQ(choiceOf(control, "Matching")->currentData().toInt(),
        static_cast<int>(match::PairingPolicy::FirstCome));

    const analysis::Preset& task = *analysis::presetById("conll-2003");
    pick(choiceOf(control, "Preset"), toQString(task.id));
    EXPECT_EQ(presets.preset(), &task);
    EXPECT_EQ(selection.measure(), toQString(task.measures.front()));
    EXPECT_TRUE(control.text().startsWith(presetTitle(&task)));
}

TEST(MeasureButtonTest, AMeasureThatIsNotRegisteredIsNotTaken)
{
    SelectionModel selection;
    const QString before = selection.measure();
    int signs = 0;
    QObject::connect(&selection, &SelectionModel::changed, [&signs]() { ++signs; });
    selection.setMeasure(QStringLiteral("nonsense"));
    selection.setMeasure(before);
    EXPECT_EQ(selection.measure(), before);
    EXPECT_EQ(signs, 0);
}

} // namespace
} // namespace touchstone::ui
