// SPDX-License-Identifier: GPL-3.0-or-later
// PrintDialog: what is to be printed: texts, a table, a figure; then a preview, a printer or a PDF file.
#pragma once

#include "ui/figures/figure.h"
#include "ui/printing/printedmatter.h"
#include "ui/session/session.h"

#include <QDialog>

#include <array>

class QAbstractItemView;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace touchstone::ui {

class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    enum class What { Document, Documents, Table, Figure };
    static constexpr std::size_t whats = 4;
    /// What is to be seen in the window.
    struct Source
    {
        QString title;
        QWidget* content = nullptr;
        QStringList files {}; ///< that it tells of; empty: those that are open
    };

    /// `sources`: that with the keyboard first; what it shows is chosen. They, session and selection outlive
    /// the dialog. Where the first one has files of its own no texts are offered.
    PrintDialog(
        Session& session, SelectionModel& selection, const std::vector<Source>& sources, QWidget* parent);

    /// Why it cannot be printed; empty: it can.
    [[nodiscard]] QString why(What what) const;
    /// Nothing happens where it cannot be printed.
    void choose(What what);
    [[nodiscard]] std::optional<What> chosen() const;

    /// The three ends; the dialog closes when the work is ready. Texts are prepared in the background.
    void preview();
    void print();
    void savePdf(const QString& path);

Q_SIGNALS:
    /// `error` is empty when the file was written.
    void saved(const QString& path, const QString& error);

private:
    using Work = std::shared_ptr<PrintedWork>;

    void findParts(const std::vector<Source>& sources);
    /// The system shown, with System B beside it where it can be.
    [[nodiscard]] FigureData shownData(bool both) const;
    void addChoice(What what, const QString& text, const QString& why);
    /// The documents of a choice, by their numbers among the cases.
    [[nodiscard]] std::vector<std::size_t> casesOf(What what) const;
    /// As what printing systems and PDF files list it: "Scores · gold.jsonl".
    [[nodiscard]] QString titleOf(What what) const;
    [[nodiscard]] PrintedFooter footer() const;
    void prepare(std::function<void(const Work&)> ready);
    [[nodiscard]] std::unique_ptr<PrintedMatter> figures(QString& reason) const;
    void say(const QString& problem);
    void setWaiting(bool waiting);
    void askForPdf();

    Session& m_session;
    SelectionModel& m_selection;
    JobRunner m_runner;
    QString m_tableTitle, m_figureTitle;
    QStringList m_files; ///< of the first source, where it has its own
    const QAbstractItemView* m_table = nullptr;
    QWidget* m_figureOf = nullptr; ///< a panel with charts, or a tree
    What m_first = What::Document; ///< that the keyboard is in
    std::array<QRadioButton*, whats> m_choices {};
    std::array<QString, whats> m_whys;
    QProgressBar* m_progress = nullptr;
    QLabel* m_message = nullptr;
    std::vector<QPushButton*> m_buttons;
};

} // namespace touchstone::ui
