// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/standardinput.h"

#include "app/cli/words/choice.h"

#include "core/io/containers/filebytes.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace touchstone::cli {

void takeStandardInput(analysis::LayerSource& source)
{
    if (source.path != io::standardInputPath) {
        return;
    }
    static bool taken = false;
    if (taken) {
        throw UsageError {
            "Standard input (-) is one file, and it stands twice here; give files for the others."
        };
    }
    taken = true;
    constexpr std::size_t step = std::size_t(1) << 20U;
    auto content = std::make_shared<std::string>();
    std::size_t count = 0;
    do {
        const auto before = content->size();
        content->resize(before + step);
        count = std::fread(content->data() + before, 1, step, stdin);
        content->resize(before + count);
        if (content->size() > io::largestFile) {
            throw UsageError {
                "Standard input is larger than 2 GiB; split it into several files of one folder."
            };
        }
    } while (count > 0);
    if (std::ferror(stdin) != 0) {
        throw UsageError { std::string("Standard input cannot be read: ") + std::strerror(errno) + "." };
    }
    source.options.content = std::move(content);
}

} // namespace touchstone::cli
