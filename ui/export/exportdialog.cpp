// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportdialog.h"

#include "ui/export/namesform.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace touchstone::ui {

namespace {

constexpr int settleTime = 80; // milliseconds without a change before the preview follows

} // namespace

ExportDialog::ExportDialog(Session& session, const QString& view, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_view(view)
{
    setWindowTitle(title);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleTime);
    connect(&m_timer, &QTimer::timeout, this, &ExportDialog::refresh);
}

ExportDialog::~ExportDialog()
{
    m_session.disconnect(this);
    m_session.setWantedOfAll(m_view, false);
}

void ExportDialog::layOut(QFormLayout* form, QWidget* further, QWidget* preview,
    const std::vector<std::pair<QString, std::function<void()>>>& buttons, int lines)
{
    m_message = new QLabel(this);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->setAccessibleName(tr("Message"));
    m_command = new CommandLine(this);
    auto* left = new QWidget(this);
    auto* fields = layColumn(left, { form });
    if (further != nullptr) {
        fields->addWidget(further);
    }
    fields->addWidget(m_names);
    fields->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(left);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // it follows the focus of what it holds
    scroll->setMinimumWidth(left->sizeHint().width() + fontMetrics().averageCharWidth() * 4);
    auto* bar = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (const auto& [text, done] : buttons) {
        m_buttons.push_back(bar->addButton(text, QDialogButtonBox::ActionRole));
        connect(m_buttons.back(), &QPushButton::clicked, this, done);
    }
    m_buttons.front()->setDefault(true);
    connect(bar, &QDialogButtonBox::rejected, this, &QDialog::close);
    layColumn(this, { { inRow({ scroll, { preview, 1 } }), 1 }, m_message, m_command, bar });
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * lines);
    keepOnScreen(*this);

    for (int line = 0; line < form->rowCount(); ++line) {
        const QLayoutItem* item = form->itemAt(line, QFormLayout::FieldRole);
        QWidget* field = (item != nullptr ? item : form->itemAt(line, QFormLayout::SpanningRole))->widget();
        if (auto* combo = qobject_cast<QComboBox*>(field)) {
            connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::soon);
        } else if (auto* box = qobject_cast<QCheckBox*>(field)) {
            connect(box, &QCheckBox::toggled, this, &ExportDialog::soon);
        } else if (auto* number = qobject_cast<QSpinBox*>(field)) {
            connect(number, &QSpinBox::valueChanged, this, &ExportDialog::soon);
        }
    }
    connect(m_names, &NamesForm::changed, this, &ExportDialog::soon);
}

QString ExportDialog::command() const { return m_command->command(); }

QString ExportDialog::message() const { return m_message->text(); }

void ExportDialog::showNames()
{
    QStringList names;
    if (const auto opened = m_session.dataSet()) {
        names = textsOf(opened->systems, [](const auto& system) { return toQString(system.source.name); });
        if (m_session.noGold()) {
            names.prepend(toQString(opened->gold->name));
        }
    }
    m_names->setSystems(names);
}

void ExportDialog::say(const QString& text, bool failed)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    for (QPushButton* button : m_buttons) {
        button->setEnabled(!failed);
    }
}

QString ExportDialog::whyNothing(bool needsGold) const
{
    if (m_session.state() == Session::State::Empty) {
        return tr("Open a gold and a system output first (File, Open).");
    }
    if (m_session.goldAlone()) {
        return tr("Open a system output first (File, Open).");
    }
    return needsGold && m_session.noGold()
        ? tr("This needs a gold. Of two systems without one, Export figure draws what they have in common.")
        : tr("The systems are being scored …");
}

QString ExportDialog::askForPath(const QString& name, const QString& form, const QString& suffix)
{
    return QFileDialog::getSaveFileName(this, windowTitle(), name + QLatin1Char('.') + suffix,
        //: %1: a form such as "PDF", %2: the ending of its files
        tr("%1 file (*.%2)").arg(form, suffix));
}

void ExportDialog::finish(const QString& path, const QString& error)
{
    //: %1: path of the file
    say(error.isEmpty() ? tr("Written: %1").arg(path) : error);
    Q_EMIT exported(path, error);
}

} // namespace touchstone::ui

#include "moc_exportdialog.cpp"
