// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectPlaces: which table of a project was shown last, and where one stood in each. Remembered in a file
// of the user's state, never in the project.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <map>
#include <optional>

namespace touchstone::ui {

class ProjectPlaces : public QObject
{
    Q_OBJECT

public:
    struct Place
    {
        QString document;
        std::optional<std::uint32_t> record {}; ///< its number among all of the result
        QString system {}; ///< System A

        friend bool operator==(const Place&, const Place&) = default;
    };

    /// `folder`: of the files, one for each project.
    explicit ProjectPlaces(QString folder, QObject* parent = nullptr);
    ~ProjectPlaces() override;

    /// Another project: what is remembered of it, by its path. Empty: it stands in no file, nothing is.
    void begin(const QString& path);
    /// The same project stands in another file now.
    void follow(const QString& path);
    /// Writes what changed; it is written a second after the last change, too.
    void flush();

    [[nodiscard]] const QString& shown() const { return m_shown; }
    void setShown(const QString& table);
    [[nodiscard]] std::optional<Place> place(const QString& table) const;
    void setPlace(const QString& table, const Place& place);
    /// Was it offered once to tell git how notes merge?
    [[nodiscard]] bool mergeRulesOffered() const { return m_offered; }
    void setMergeRulesOffered();

private:
    void read();
    void changed(); ///< is to be written

    QString m_folder;
    QString m_path;
    QString m_shown;
    std::map<QString, Place> m_places; ///< by table
    bool m_offered = false;
    QTimer m_timer;
    bool m_unwritten = false;
};

} // namespace touchstone::ui
