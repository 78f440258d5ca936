// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the dialogs for files to look at: dialog_pictures FOLDER [light|dark].
#include "ui/dialogs/columnsdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/session/corestrings.h"
#include "ui/views/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPixmap>
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

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
    if (argc > 2 && argv[2] == std::string_view("dark")) {
        QApplication::setPalette(darkPalette());
    }
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
    return 0;
}
