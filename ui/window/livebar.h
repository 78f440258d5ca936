// SPDX-License-Identifier: GPL-3.0-or-later
// LiveBar: says that files of the open data set have changed on the disk, reads them again when asked (or
// always), and says what that changed.
#pragma once

#include "ui/live/inputwatcher.h"
#include "ui/live/lastlook.h"
#include "ui/widgets/messagebar.h"

class QCheckBox;

namespace touchstone::ui {

class LiveBar : public MessageBar
{
    Q_OBJECT

public:
    explicit LiveBar(Session& session, QWidget* parent = nullptr);

    /// Are changed files read again without asking? Emits nothing.
    void setAutomatic(bool automatic);
    [[nodiscard]] QCheckBox* automatic() const { return m_automatic; }
    [[nodiscard]] InputWatcher& inputs() { return m_inputs; }

Q_SIGNALS:
    /// The user chose it.
    void automaticChosen(bool automatic);

private:
    enum class Telling {
        Nothing,
        Reading, ///< again; the old result stands
        Broken, ///< could not be read again
        Changed, ///< on the disk
        Result ///< what changed since the last look
    };
    [[nodiscard]] Telling wanted() const;
    void refresh();
    void tell(Telling telling, Kind kind, const QString& text, std::vector<Choice> choices);
    void noteClosed();
    [[nodiscard]] QString changedWords() const;
    [[nodiscard]] Choice reloadChoice(const QString& text);
    [[nodiscard]] std::vector<Choice> resultChoices();
    void showRecords(const analysis::RecordFilter& filter);

    Session& m_session;
    LastLook m_look; ///< hears of results first, so that telling them waits for what it begins
    InputWatcher m_inputs;
    QCheckBox* m_automatic;
    Telling m_telling = Telling::Nothing;
    QString m_said;
    bool m_reading = false;
    std::vector<InputWatcher::Input>
        m_putOff; ///< what was changed when the user wanted to hear no more of it
    std::vector<InputWatcher::Input> m_brokenOf; ///< what was changed when reading failed
    QStringList m_errors; ///< that are told, or were closed
    bool m_errorsClosed = false;
    analysis::EvaluationPtr m_closed; ///< result whose telling was closed
};

} // namespace touchstone::ui
