// SPDX-License-Identifier: GPL-3.0-or-later
// SamplePicture: what one gets, shown on the first page: a text of the sample with the marks of both sides,
// as the window itself shows it. To look at only: neither mouse nor keyboard reach it.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/text/canvas/spantextview.h"

namespace touchstone::ui {

class SamplePicture : public SpanTextView
{
    Q_OBJECT

public:
    /// Stays empty where the sample is not installed.
    explicit SamplePicture(QWidget* parent = nullptr);

protected:
    /// The sample is read when the picture is seen for the first time, in the background.
    void showEvent(QShowEvent* event) override;

private:
    JobRunner m_runner; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
