// SPDX-License-Identifier: GPL-3.0-or-later
// whenChanged: follows some of the changes that a Session, a SelectionModel or a RuleSession tells of.
#pragma once

#include <QObject>

#include <functional>
#include <type_traits>

namespace touchstone::ui {

/// Calls `done`, a function or a member function of the receiver, whenever `changed` brings one of `changes`,
/// for as long as both live.
template <typename Source, typename Receiver, typename Done>
void whenChanged(const Source& source, typename Source::Changes changes, Receiver* receiver, Done done)
{
    QObject::connect(&source, &Source::changed, receiver, [=](typename Source::Changes told) {
        if (!(told & changes)) {
            return;
        }
        if constexpr (std::is_member_function_pointer_v<Done>) {
            std::invoke(done, receiver);
        } else {
            done();
        }
    });
}

} // namespace touchstone::ui
