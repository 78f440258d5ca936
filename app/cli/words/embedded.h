// SPDX-License-Identifier: GPL-3.0-or-later
// What commands have in the place of files, terminal and signals while they run inside another program, such
// as a Python interpreter.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <stop_token>

namespace touchstone::cli {

/// Data of the other program's, which words name in the place of a file.
struct HeldFile
{
    /// The path that is read, or the content of memory with what findings call it. What its options say of
    /// how it is read goes before the words.
    analysis::LayerSource source;
};

/// Stands for one thread as long as it lives. Commands that run there print nothing, take no signals, and
/// leave no memory behind.
class Embedded
{
public:
    Embedded();
    ~Embedded();
    Embedded(const Embedded&) = delete;
    Embedded& operator=(const Embedded&) = delete;

    /// Of this thread; null: commands run in a program of their own.
    [[nodiscard]] static Embedded* here();

    std::map<std::string, HeldFile> files {}; ///< by the word that names it
    std::stop_token stop {};
    std::string printed {}; ///< standard output
    std::vector<std::string> messages {}; ///< standard error, line by line, without errors
    std::optional<support::Error> error {}; ///< the first

private:
    Embedded* m_outer;
};

/// Puts held data in the place of the path that names it; false: it names none.
bool takeHeld(analysis::LayerSource& source);

} // namespace touchstone::cli
