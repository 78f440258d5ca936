// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the dialogs for files, and of the settings, to look at: dialog_pictures FOLDER
// [light|dark|contrast|dark-contrast [PERCENT]].
#include "ui/files/checkdialog.h"
#include "ui/files/columnsdialog.h"
#include "ui/files/convertdialog.h"
#include "ui/files/importdialog.h"
#include "ui/files/labelsdialog.h"
#include "ui/models/labeltablemodel.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPixmap>
#include <QSpinBox>
#include <QTest>

#include <string_view>

using namespace touchstone;
using namespace touchstone::ui;

namespace {

constexpr QSize smallScreen(1024, 700);

void save(QWidget& widget, const QString& path)
{
    QTest::qWait(50);
    widget.grab().save(path);
}

void openDialog(const QDir& folder, const QString& name, const QString& gold, const QString& system,
    const io::ReadOptions& options = {})
{
    const QString data = QStringLiteral(TOUCHSTONE_TEST_DATA) + QLatin1Char('/');
    analysis::DataSetSpec spec;
    spec.gold.path = toPath(data + gold);
    spec.gold.options = options;
    spec.systems.emplace_back().path = toPath(data + system);
    spec.systems.back().options = options;
    ImportDialog dialog(spec, data, false, false);
    dialog.resize(dialog.size().boundedTo(smallScreen));
    dialog.show();
    (void)QTest::qWaitFor([&dialog]() { return dialog.check().has_value(); });
    save(dialog, folder.filePath(QStringLiteral("open-%1.png").arg(name)));
}

void labels(const QDir& folder)
{
    const LabelsDialog::Counts counts { { "GONE", 2, 0, false }, { "Generic-Measure", 1250, 0, false },
        { "Generic_Measure", 0, 1190, false }, { "LOC", 733, 641, false }, { "PER", 311, 0, false },
        { "PERSON", 0, 308, false }, { "loc.adm.town", 71, 64, false } };
    LabelsDialog dialog({}, counts);
    dialog.resize(dialog.size().boundedTo(smallScreen));
    dialog.show();
    (void)QTest::qWaitFor([&dialog]() { return dialog.idle(); });
    save(dialog, folder.filePath(QStringLiteral("labels.png")));
    dialog.model().acceptAll();
    dialog.collapse().setValue(2);
    save(dialog, folder.filePath(QStringLiteral("labels-accepted.png")));
}

void check(const QDir& folder)
{
    const QString data = QStringLiteral(TOUCHSTONE_TEST_DATA) + QLatin1String("/conll/");
    analysis::LayerSource submission;
    submission.path = toPath(data + QLatin1String("broken.conll"));
    CheckDialog dialog(submission, data + QLatin1String("good.conll"), data);
    dialog.show();
    save(dialog, folder.filePath(QStringLiteral("check-begin.png")));
    dialog.check();
    (void)QTest::qWaitFor([&dialog]() { return dialog.idle(); });
    save(dialog, folder.filePath(QStringLiteral("check.png")));
}

void convert(const QDir& folder)
{
    const std::string data = std::string(TOUCHSTONE_TEST_DATA) + "/conll/good.conll";
    SelectionModel selection;
    Session session(selection);
    analysis::ProjectSpec project;
    project.dataSets.resize(1);
    project.dataSets.front().gold.path = data;
    project.dataSets.front().systems.emplace_back().path = data;
    session.open(project);
    (void)QTest::qWaitFor([&session]() { return session.dataSet() != nullptr; });
    ConvertDialog dialog(session);
    dialog.setForm(analysis::ConvertForm::LabelStudio);
    dialog.show();
    save(dialog, folder.filePath(QStringLiteral("convert.png")));
}

void settingsPages(const QDir& folder)
{
    Settings settings;
    settings.typeHues = { { "prod", 5 }, { "evt", 2, true } };
    settings.ownLayouts = { { QStringLiteral("Mine"), {} } };
    SettingsDialog dialog(settings, { { "pers", 120, 118 }, { "prod", 12, 9 } });
    dialog.show();
    for (const auto* page : dialog.findChildren<SettingsPage*>()) {
        dialog.showPage(*page);
        save(dialog, folder.filePath(QStringLiteral("settings-%1.png").arg(page->windowTitle().toLower())));
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
    const std::string_view look = argc > 2 ? argv[2] : "";
    applyAppearance(look == "dark"    ? Appearance::Dark
            : look == "contrast"      ? Appearance::Contrast
            : look == "dark-contrast" ? Appearance::DarkContrast
                                      : Appearance::Light);
    applyTextSize(argc > 3 ? QByteArray(argv[3]).toInt() : Settings::usualTextSize);
    const auto both = [&folder](const char* name, const char* file) {
        openDialog(folder, QString::fromLatin1(name), QString::fromLatin1(file), QString::fromLatin1(file));
    };
    both("conll", "conll/good.conll");
    both("hipe", "hipe/good.tsv");
    both("labelstudio", "labelstudio/exports/tasks-with-predictions.json");
    both("labelstudio-min", "labelstudio/exports/json-min-two-annotators.json");
    both("spacy", "spacy/exports/spancat-3.4.jsonl");
    both("uima", "uima/exports/inception.xmi");
    both("webanno", "webanno/exports/inception-3.3.tsv");
    both("huggingface", "huggingface/exports/conll2003-rows.jsonl");
    both("table", "table/exports/shared-task-codes.tsv");
    io::ReadOptions options;
    options.format = "table";
    openDialog(folder, QStringLiteral("no-columns"), QStringLiteral("neleval/good.neleval"),
        QStringLiteral("neleval/good.neleval"), options);
    ColumnsDialog columns(
        { { "c1", "ENFERMEDAD", "3", "9", "fiebre" }, { "c1", "SINTOMA", "14", "27", "dolor agudo" } },
        QStringLiteral("doc,label,start,end,text"));
    columns.show();
    save(columns, folder.filePath(QStringLiteral("columns.png")));
    labels(folder);
    check(folder);
    convert(folder);
    settingsPages(folder);
    return 0;
}
