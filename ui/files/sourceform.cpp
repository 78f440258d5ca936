// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/sourceform.h"

#include "ui/files/columnsdialog.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/fieldwithbutton.h"

#include "core/io/formats/spacy/spacyreader.h"
#include "core/io/open/readerregistry.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr int mostColumns = 999;

void showRow(QFormLayout& layout, QWidget& field, bool visible)
{
    field.setVisible(visible);
    if (QWidget* label = layout.labelForField(&field)) {
        label->setVisible(visible);
    }
}

} // namespace

SourceForm::SourceForm(bool named, QWidget* parent)
    : QWidget(parent)
    , m_columns(new FieldWithButton(tr("Columns of the table"),
          tr("What the columns are, as --columns takes it: doc,start,end,label,text in their order, - for "
             "others; or start=NAME,end=NAME,…"),
          this))
    , m_labelList(new FieldWithButton(
          tr("List of labels"), tr("The file that names the labels, where this one has numbers"), this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (named) {
        m_name = new QLineEdit(this);
        m_layout->addRow(tr("Na&me:"), m_name);
        connect(m_name, &QLineEdit::editingFinished, this, &SourceForm::emitIfOther);
    }
    m_format->addItem(tr("Recognise"), QString());
    for (const io::Reader& reader : io::readers()) {
        m_format->addItem(formatTitle(reader.id), toQString(reader.id));
        m_format->setItemData(m_format->count() - 1, coreText(reader.description), Qt::ToolTipRole);
    }
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(16);
    m_layout->addRow(named ? tr("Fo&rmat:") : tr("&Format:"), m_format);
    m_column->setRange(0, mostColumns);
    m_column->setSpecialValueText(tr("last"));
    m_column->setToolTip(tr("The column with the tags, counted from 1"));
    m_layout->addRow(named ? tr("Tag &column:") : tr("Tag colum&n:"), m_column);
    showDocumentUnits({});
    m_documents->setToolTip(tr("What one document is in this file"));
    m_layout->addRow(named ? tr("Documen&ts:") : tr("Document&s:"), m_documents);
    m_columns->field->setPlaceholderText(tr("By the first row"));
    m_columns->button->setToolTip(tr("Choose what each column is, over the first rows"));
    m_layout->addRow(named ? tr("&Columns:") : tr("Colum&ns:"), m_columns);
    m_labelList->button->setToolTip(tr("Choose the list of labels"));
    m_layout->addRow(named ? tr("La&bel list:") : tr("Label li&st:"), m_labelList);
    addChoices(m_offsets,
        { { tr("As agrees with the words"), QString() }, { tr("Code points"), QStringLiteral("code-points") },
            { tr("UTF-16 units"), QStringLiteral("utf16") }, { tr("Bytes"), QStringLiteral("bytes") } });
    m_offsets->setToolTip(tr("What the offsets of the file count"));
    m_layout->addRow(named ? tr("Offset un&it:") : tr("Offset &unit:"), m_offsets);
    addChoice(m_choices[0], named ? tr("Anno&tator:") : tr("A&nnotator:"),
        named ? tr("Nobody: predictions where there are any") : tr("Ground truth, else the newest"),
        tr("Whose annotations are read, where several people annotated the file"));
    addChoice(m_choices[1], tr("Model &version:"), tr("The one of most tasks"),
        tr("Whose predictions are read, where the file holds those of several models"));
    addChoice(m_choices[2], named ? tr("S&pans:") : tr("Spa&ns:"), tr("Entities"),
        tr("Entities, or one of spaCy's groups of spans"));
    makeCopyable(m_state);
    m_layout->addRow(m_state);
    connect(m_format, &QComboBox::activated, this, [this]() {
        updateVisibility();
        emitIfOther();
    });
    connect(m_offsets, &QComboBox::activated, this, &SourceForm::emitIfOther);
    for (const FieldWithButton* each : { m_columns, m_labelList }) {
        connect(each->field, &QLineEdit::editingFinished, this, &SourceForm::emitIfOther);
    }
    connect(m_columns->button, &QPushButton::clicked, this, &SourceForm::chooseColumns);
    connect(m_labelList->button, &QPushButton::clicked, this, &SourceForm::chooseLabelList);
    connect(m_column, &QSpinBox::valueChanged, this, &SourceForm::emitIfOther);
    connect(m_documents, &QComboBox::activated, this, &SourceForm::emitIfOther);
    updateVisibility();
}

void SourceForm::addChoice(Choice& choice, const QString& label, const QString& usual, const QString& help)
{
    choice.usual = usual;
    choice.combo = new QComboBox(this);
    choice.combo->addItem(usual, QString());
    choice.combo->setToolTip(help);
    choice.combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.combo->setMinimumContentsLength(16);
    m_layout->addRow(label, choice.combo);
    connect(choice.combo, &QComboBox::activated, this, [this]() {
        updateVisibility();
        emitIfOther();
    });
}

void SourceForm::showChoices(const io::Recognition& recognition)
{
    for (Choice& choice : m_choices) {
        const auto offer = std::ranges::find_if(
            recognition.choices, [&](const io::ReaderChoice& one) { return one.option == choice.option; });
        // Predictions are a system's.
        const bool forSystems = choice.value == &io::ReadOptions::modelVersion;
        choice.offered = offer != recognition.choices.end() && (!forSystems || m_name != nullptr);
        while (choice.combo->count() > 1) {
            choice.combo->removeItem(1);
        }
        if (!choice.offered) {
            continue;
        }
        for (const std::string& value : offer->values) {
            if (!value.empty()) {
                choice.combo->addItem(toQString(value), toQString(value));
            }
        }
        // Somebody may be called by another name than the list has.
        const QString chosen = toQString(m_source.options.*choice.value);
        if (choice.combo->findData(chosen) < 0) {
            choice.combo->addItem(chosen, chosen);
        }
        choice.combo->setCurrentIndex(choice.combo->findData(chosen));
        // A file that offers groups of spans and not the entities has none.
        const bool entities = choice.value != &io::ReadOptions::spansKey || offer->values.front().empty();
        const std::string instead = entities ? std::string() : io::spacyGroupWithoutChoice(offer->values);
        choice.combo->setItemText(0,
            instead.empty() ? choice.usual
                            //: %1: a group of spans in a file without entities
                            : tr("%1, since there are no entities").arg(toQString(instead)));
    }
}

void SourceForm::show(const analysis::LayerSource& source)
{
    const QSignalBlocker quietColumn(m_column);
    const bool other = source.path != m_source.path;
    m_source = source;
    if (other) {
        m_recognised.clear();
        m_rows.clear();
    }
    for (Choice& choice : m_choices) {
        choice.offered = choice.offered && !other;
        chooseOrFirst(choice.combo, toQString(source.options.*choice.value));
    }
    if (m_name != nullptr && !m_name->hasFocus()) {
        m_name->setText(toQString(source.name));
        m_name->setPlaceholderText(source.path.empty() ? QString() : toQString(io::defaultName(source.path)));
    }
    chooseOrFirst(m_format, toQString(source.options.format));
    m_column->setValue(source.options.column.value_or(0));
    showDocumentUnits(format());
    const auto setText = [](QLineEdit& field, const QString& text) {
        if (!field.hasFocus()) {
            field.setText(text);
        }
    };
    setText(*m_columns->field, toQString(source.options.tableColumns));
    setText(*m_labelList->field, fromPath(source.options.labelList));
    chooseOrFirst(m_offsets, toQString(source.options.offsetUnit));
    setEnabled(!source.path.empty());
    updateVisibility();
}

void SourceForm::showCheck(const SourceCheck* check)
{
    if (check != nullptr) { // while it is read again the file is what it was
        m_recognised.clear();
        m_rows.clear();
        m_labelList->field->setPlaceholderText({});
    }
    if (check != nullptr && check->recognition && !m_source.path.empty()) {
        const io::Recognition& recognition = *check->recognition;
        m_recognised = toQString(recognition.format);
        m_rows = recognition.rows;
        m_columns->button->setEnabled(!m_rows.empty());
        m_labelList->field->setPlaceholderText(recognition.sideFile.empty()
                ? tr("There is none beside the file")
                //: %1: name of a file
                : tr("Beside the file: %1").arg(QFileInfo(fromPath(recognition.sideFile)).fileName()));
        showChoices(recognition);
        m_column->setMaximum(recognition.tagColumns > 0 ? recognition.tagColumns : mostColumns);
    }
    if (m_source.path.empty()) {
        m_state->clear();
    } else if (check == nullptr) {
        m_state->setText(tr("Reading…"));
    } else if (check->error) {
        //: %1: what is wrong
        m_state->setText(tr("Error: %1").arg(errorText(*check->error)));
    } else if (check->recognition) {
        const io::Recognition& recognition = *check->recognition;
        const QString size = QLocale().formattedDataSize(
            static_cast<qint64>(recognition.bytes), 1, QLocale::DataSizeSIFormat);
        QString what = recognition.folder
            ? tr("Folder with %n files, %1", nullptr, static_cast<int>(recognition.files)).arg(size)
            : tr("File, %1").arg(size);
        if (check->loaded) {
            //: %1: "File, 12 kB", %2: number of documents, %3: number of annotations
            what = tr("%1; documents: %2, annotations: %3")
                       .arg(what, countText(static_cast<std::int64_t>(check->documents)),
                           countText(static_cast<std::int64_t>(check->annotations)));
        }
        m_state->setText(what);
    }
    m_format->setItemText(0,
        //: %1: title of a format
        m_recognised.isEmpty() ? tr("Recognise")
                               : tr("Recognised: %1").arg(formatTitle(toUtf8(m_recognised))));
    updateVisibility();
}

analysis::LayerSource SourceForm::source() const
{
    analysis::LayerSource source = m_source;
    if (m_name != nullptr) {
        source.name = toUtf8(m_name->text().trimmed());
    }
    source.options.format = toUtf8(m_format->currentData().toString());
    if (!format().isEmpty()) { // of a file that is not known yet everything stays as it was
        const bool column = has("--column") && m_column->value() > 0;
        source.options.column = column ? std::optional(m_column->value()) : std::nullopt;
        source.options.documents = has("--documents")
            ? static_cast<io::DocumentUnit>(m_documents->currentData().toInt())
            : io::DocumentUnit::Automatic;
        source.options.tableColumns = has("--columns") ? toUtf8(m_columns->field->text().trimmed()) : "";
        source.options.labelList = has("--label-list") ? toPath(m_labelList->field->text().trimmed()) : "";
        source.options.offsetUnit = has("--offset-unit") ? toUtf8(m_offsets->currentData().toString()) : "";
    }
    for (const Choice& choice : m_choices) {
        if (choice.offered) {
            source.options.*choice.value
                = choice.combo->isEnabledTo(this) ? toUtf8(choice.combo->currentData().toString()) : "";
        }
    }
    return source;
}

QString SourceForm::format() const
{
    return m_format->currentIndex() > 0 ? m_format->currentData().toString() : m_recognised;
}

bool SourceForm::has(std::string_view option) const
{
    const io::Reader* reader = io::readerById(toUtf8(format()));
    return reader != nullptr && std::ranges::find(reader->options, option) != reader->options.end();
}

void SourceForm::showDocumentUnits(const QString& format)
{
    if (m_documents->count() == 0 || format != m_shownUnits) {
        m_shownUnits = format;
        m_documents->clear();
        using Unit = io::DocumentUnit;
        addChoices(m_documents, { { tr("As the file has them"), Unit::Automatic } });
        if (format == QLatin1String("quaero")) {
            addChoices(
                m_documents, { { tr("The whole file"), Unit::File }, { tr("Each line"), Unit::Line } });
        } else {
            addChoices(m_documents,
                { { tr("From -DOCSTART- to -DOCSTART-"), Unit::Docstart },
                    { tr("Each group of lines"), Unit::BlankLine }, { tr("The whole file"), Unit::File } });
        }
    }
    chooseOrFirst(m_documents, static_cast<int>(m_source.options.documents));
}

void SourceForm::emitIfOther()
{
    if (auto now = source(); now != m_source) {
        m_source = std::move(now); // what a check shows anew is the choice, not what was there before
        Q_EMIT edited();
    }
}

void SourceForm::chooseColumns()
{
    auto* dialog = new ColumnsDialog(m_rows, m_columns->field->text(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        m_columns->field->setText(dialog->option());
        emitIfOther();
    });
    dialog->open();
}

void SourceForm::chooseLabelList()
{
    const QString beside = QFileInfo(fromPath(m_source.path)).absolutePath();
    const QString chosen = QFileDialog::getOpenFileName(
        this, tr("List of labels"), beside, tr("Lists of labels (*.json *.txt);;All files (*)"));
    if (!chosen.isEmpty()) {
        m_labelList->field->setText(chosen);
        emitIfOther();
    }
}

void SourceForm::updateVisibility()
{
    showRow(*m_layout, *m_column, has("--column"));
    showRow(*m_layout, *m_documents, has("--documents"));
    showRow(*m_layout, *m_columns, has("--columns"));
    showRow(*m_layout, *m_labelList, has("--label-list"));
    showRow(*m_layout, *m_offsets, has("--offset-unit"));
    showDocumentUnits(format());
    for (const Choice& choice : m_choices) {
        showRow(*m_layout, *choice.combo, choice.offered && has("--" + std::string(choice.option)));
    }
    // A person's annotations are read in the place of predictions.
    const bool person = m_choices[0].offered && m_choices[0].combo->currentIndex() > 0;
    m_choices[1].combo->setEnabled(!person);
    m_choices[1].combo->setToolTip(person
            ? tr("The annotations of the chosen annotator are read, no predictions")
            : tr("Whose predictions are read, where the file holds those of several models"));
}

} // namespace touchstone::ui

#include "moc_sourceform.cpp"
