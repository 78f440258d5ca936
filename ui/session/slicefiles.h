// SPDX-License-Identifier: GPL-3.0-or-later
// SliceFiles: what slices are made of beside the corpus: training data, the user's attributes, where bins
// end. Reads in the background, puts what was read into Session::spec().slices, and keeps it by gold.
#pragma once

#include "ui/session/filewatcher.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"

namespace touchstone::ui {

class SliceFiles : public QObject
{
    Q_OBJECT

public:
    enum class File { Training, Attributes };
    static constexpr std::array bothFiles { File::Training, File::Attributes };

    explicit SliceFiles(Session& session, QObject* parent = nullptr);

    /// What was remembered, newest first: a gold that is opened finds its sources again.
    void setRemembered(std::vector<RememberedSlices> remembered) { m_remembered = std::move(remembered); }
    [[nodiscard]] const std::vector<RememberedSlices>& remembered() const { return m_remembered; }
    /// Arguments have put their files into the session's spec and relations: they hold for the gold that is
    /// opened next, as long as it is open, and are not remembered.
    /// `findings`: what reading the training data told.
    void useGiven(support::Diagnostics findings = {});
    /// What was given holds no longer: the next gold finds what was remembered for it.
    void endGiven() { m_waiting = false; }

    /// The file in force; empty: none.
    [[nodiscard]] QString path(File file) const;
    /// The file that is being read, or that could not be read; empty: neither.
    [[nodiscard]] QString wantedPath(File file) const { return wanted(file).path; }
    [[nodiscard]] bool reading(File file) const { return wanted(file).runner.running(); }
    [[nodiscard]] bool busy() const { return reading(File::Training) || reading(File::Attributes); }
    /// Why wantedPath() is not in force.
    [[nodiscard]] const std::optional<support::Error>& error(File file) const { return wanted(file).error; }
    /// What else is to be told of the file in force: warnings and notes.
    [[nodiscard]] const support::Diagnostics& findings(File file) const { return wanted(file).findings; }
    /// Reads a file and puts it into force; what was in force before stays until then, and for good when it
    /// is wrong. Empty: takes it away.
    void setPath(File file, const QString& path);
    /// Stops the reading and forgets what could not be read.
    void cancel(File file);

    /// Where the bins of a slice end: "1, 2, 5"; empty: the usual ones.
    [[nodiscard]] QString boundsText(const std::string& slice) const;
    /// The same as a list of numbers, ascending. Another text changes nothing and is told.
    [[nodiscard]] support::Result<void> setBounds(const std::string& slice, const QString& text);

Q_SIGNALS:
    void changed();
    /// remembered() is another.
    void rememberedChanged();

private:
    struct Wanted
    {
        QString path;
        std::optional<support::Error> error;
        support::Diagnostics findings; ///< of the file in force
        JobRunner runner;
    };

    [[nodiscard]] Wanted& wanted(File file) { return m_wanted[static_cast<std::size_t>(file)]; }
    [[nodiscard]] const Wanted& wanted(File file) const { return m_wanted[static_cast<std::size_t>(file)]; }
    void followSession(Session::Changes changes);
    struct Read
    {
        analysis::RelationSources sources; ///< of this file alone
        analysis::SliceParameters slices;
        support::Diagnostics findings;
    };
    void read(File file, const QString& path);
    /// Puts what was read in force; an empty one takes away what is.
    void take(File file, Read read);
    void watch();
    void remember();
    [[nodiscard]] SliceSources sources() const;

    Session& m_session;
    std::array<Wanted, 2> m_wanted;
    FileWatcher m_watcher;
    std::vector<RememberedSlices> m_remembered;
    std::string m_gold; ///< that the sources belong to
    analysis::DataSetSpec m_trainedFor; ///< whose gold says how the training data is read
    bool m_given = false; ///< by arguments: not to be remembered
    bool m_waiting = false; ///< the next gold is the one that they were given for
};

} // namespace touchstone::ui
