// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/opening/readingpage.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace touchstone::ui {

namespace {

constexpr int partsOfAll = 1000;
constexpr int averageLetters = 40; ///< width of the bar

} // namespace

ReadingPage::ReadingPage(Session& session, QStackedWidget& pages, QWidget& otherwise)
    : QWidget(&pages)
    , m_session(session)
    , m_pages(pages)
    , m_otherwise(otherwise)
    , m_heading(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
{
    pages.addWidget(this);
    m_heading->setAlignment(Qt::AlignHCenter);
    m_heading->setWordWrap(true);
    m_progress->setFixedWidth(m_progress->fontMetrics().averageCharWidth() * averageLetters);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 0);
    layColumn(this,
        { filler, m_heading, inRow({ filler, m_progress, filler }), inRow({ filler, m_cancel, filler }),
            filler });
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, [this]() {
        if (wanted()) {
            m_pages.setCurrentWidget(this);
            m_cancel->setFocus();
        }
    });
    connect(m_cancel, &QPushButton::clicked, &m_session, &Session::cancel);
    connect(&m_session, &Session::progressed, this, [this](quint64 done, quint64 total, const QString& what) {
        m_heading->setText(what);
        const bool known = total > 0 && done > 0;
        m_progress->setRange(0, known ? partsOfAll : 0);
        m_progress->setValue(known ? static_cast<int>(std::min(done, total) * partsOfAll / total) : 0);
    });
    whenChanged(m_session, Session::StateChanged | Session::DataChanged | Session::ResultChanged, this,
        &ReadingPage::refresh);
}

bool ReadingPage::wanted() const
{
    return m_session.state() == Session::State::Loading && !m_session.dataSet()
        && !m_session.firstDocuments();
}

void ReadingPage::refresh()
{
    if (!wanted()) {
        m_timer.stop();
        leave();
    } else if (!m_timer.isActive() && m_pages.currentWidget() != this) {
        m_heading->setText(tr("Reading…"));
        m_progress->setRange(0, 0);
        m_timer.start();
    }
}

void ReadingPage::leave()
{
    if (m_pages.currentWidget() == this) {
        m_pages.setCurrentWidget(&m_otherwise);
        m_otherwise.setFocus();
    }
}

ReadingBar::ReadingBar(Session& session, QWidget* parent)
    : MessageBar(parent)
    , m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(ReadingPage::delay);
    connect(&m_timer, &QTimer::timeout, this, &ReadingBar::refresh);
    connect(this, &MessageBar::actionTriggered, &m_session, &Session::cancel);
    whenChanged(
        m_session, Session::StateChanged | Session::DataChanged | Session::ResultChanged, this, [this]() {
            if (!m_session.busy()) {
                m_timer.stop();
                hide();
            } else if (!m_timer.isActive() && isHidden()) {
                m_timer.start();
            } else if (!isHidden()) {
                refresh();
            }
        });
    hide();
}

void ReadingBar::refresh()
{
    const analysis::EvaluationPtr& first = m_session.firstDocuments();
    const bool beside = m_session.dataSet() && m_session.opening();
    if (first) {
        showMessage(Kind::Information,
            tr("Only the first %Ln documents are shown, until all are read and scored.", nullptr,
                static_cast<int>(first->cases.size())),
            tr("Cancel"));
    } else if (beside) {
        showMessage(Kind::Information, tr("Other files are being read. What is open stays until they are."),
            tr("Cancel"));
    } else {
        hide();
    }
}

} // namespace touchstone::ui

#include "moc_readingpage.cpp"
