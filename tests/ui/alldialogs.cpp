// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/alldialogs.h"

#include "tests/ui/uisupport.h"
#include "ui/export/figuredialog.h"
#include "ui/export/reportdialog.h"
#include "ui/export/tabledialog.h"
#include "ui/files/checkdialog.h"
#include "ui/files/columnsdialog.h"
#include "ui/files/convertdialog.h"
#include "ui/files/importdialog.h"
#include "ui/files/labelsdialog.h"
#include "ui/help/helpdialogs.h"
#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/panels/scores/resamplingdialog.h"
#include "ui/printing/printdialog.h"
#include "ui/project/judgementdialog.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/session/session.h"
#include "ui/settings/settingsdialog.h"

namespace touchstone::uitest {

using namespace ui;

void eachDialog(Session& session, SelectionModel& selection, const std::function<void(QWidget&)>& look)
{
    ImportDialog import(session.dataSet()->spec, {}, true, false);
    ASSERT_TRUE(waitFor([&import]() { return import.check().has_value(); }));
    look(import);
    LabelsDialog labels(session.dataSet()->spec, std::nullopt);
    ASSERT_TRUE(waitFor([&labels]() { return labels.idle(); }));
    look(labels);
    const QString data = QStringLiteral(TOUCHSTONE_TEST_DATA) + QLatin1String("/conll/");
    analysis::LayerSource submission;
    submission.path = toPath(data + QLatin1String("broken.conll"));
    CheckDialog submissions(submission, data + QLatin1String("good.conll"), data);
    submissions.check();
    ASSERT_TRUE(waitFor([&submissions]() { return submissions.idle(); }));
    look(submissions);
    ConvertDialog convert(session);
    look(convert);
    FigureDialog figure(session, selection);
    look(figure);
    TableDialog table(session);
    look(table);
    const PresetChoice presets(session, selection);
    ReportDialog report(session, selection, presets);
    look(report);
    ColumnsDialog columns(std::vector<std::vector<std::string>>(4, std::vector<std::string>(9, "column")),
        QStringLiteral("doc,label,start,end,text"));
    look(columns);
    PrintDialog print(session, selection, {}, nullptr);
    look(print);
    OtherSettingsDialog others(session.spec(), session.spec());
    look(others);
    ResamplingDialog resampling({});
    look(resampling);
    JudgementDialog judgement({ .words = QStringLiteral("Turin"), .file = QStringLiteral("/a/gold.conll") });
    look(judgement);
    Settings settings;
    SettingsDialog preferences(settings, session.typeCounts());
    look(preferences);
    const std::unique_ptr<QDialog> shortcuts(shortcutsDialog(nullptr));
    look(*shortcuts);
    const std::unique_ptr<QDialog> about(aboutDialog(nullptr));
    look(*about);
}

} // namespace touchstone::uitest
