// SPDX-License-Identifier: GPL-3.0-or-later
// Asked: a question whose answer is worked out in the background; both are kept until another one is asked.
#pragma once

#include "ui/session/jobrunner.h"

#include <optional>

namespace touchstone::ui {

template <typename Question, typename Answer> struct Asked
{
    using Result = support::Result<std::shared_ptr<const Answer>>;

    explicit Asked(QObject* parent)
        : runner(new JobRunner(parent))
    {
    }
    /// As if nothing was asked; what runs goes on until another question is asked.
    void clear()
    {
        question = {};
        answer.reset();
        error.reset();
    }
    /// `answered` is called in the GUI thread when answer or error is set.
    void ask(Question asked, const QString& what, std::function<Result(support::Progress&)> work,
        std::function<void()> answered)
    {
        clear();
        question = std::move(asked);
        runner->start<std::shared_ptr<const Answer>>(
            what, std::move(work), [this, answered = std::move(answered)](Result result) {
                answer = result ? std::move(*result) : nullptr;
                if (!result) {
                    error = result.error();
                }
                answered();
            });
    }

    JobRunner* runner;
    Question question {};
    std::shared_ptr<const Answer> answer {};
    std::optional<support::Error> error {};
};

} // namespace touchstone::ui
