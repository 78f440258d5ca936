# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by run.sh, test.sh and check.sh: sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
packaging=$root/packaging

say() { printf '%s\n' "$*" >&2; }
die() { say "$(basename "$0"): $*"; exit 1; }

# packages GROUP…: names of the groups' packages, one a line.
packages() {
    local group
    for group in "$@"; do
        awk -v group="$group" '$1 == group { print $2; found = 1 } END { exit !found }' "$packaging/packages.txt" ||
            die "packages.txt has no group \"$group\""
    done
}

# install_packages GROUP…: installs what is missing; calls apt only when something is.
install_packages() {
    local wanted missing=() package
    wanted=$(packages "$@") || exit 1
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system: please install what Debian calls:" $wanted
        return 0
    fi
    for package in $wanted; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing ${missing[*]}"
    apt_install "${missing[@]}"
}

# apt_install PACKAGE…: names or files of packages, as root or through sudo.
apt_install() {
    local apt=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; } ||
            die "these packages are missing and need root to install; as root please run:
    apt-get install --no-install-recommends $*"
        apt=(sudo)
    fi
    apt+=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q)
    "${apt[@]}" update >&2 || say "apt-get update failed; trying with the lists that are there"
    "${apt[@]}" install -y --no-install-recommends --reinstall "$@" >&2 </dev/null || die "apt-get could not install $*"
}

# equal_times: what is made from here on bears the time of the sources, so that equal sources make equal files.
equal_times() {
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$packaging/epoch.sh")}
    export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH TZ=UTC
}

# build PRESET: configures and builds; all output on standard error, so that results stand alone on standard output.
build() {
    (cd "$root" && cmake --preset "$1" && cmake --build --preset "$1" --parallel "$(nproc)") >&2 ||
        die "the build of preset \"$1\" failed (see above)"
}

# Qt complains when it has no private folder for its sockets, and tests must not touch the user's settings.
headless_environment() {
    export QT_QPA_PLATFORM=offscreen
    if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
        XDG_RUNTIME_DIR=$(mktemp -d)
        export XDG_RUNTIME_DIR
        trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
    fi
}

# run_tests PRESET: all tests of a build; ends with the line "N passed, N failed", counted case by case. Fails if a test does.
run_tests() {
    local preset=$1 results=$root/build/$1/results status=0 timeout=900
    shift
    [[ $preset != [at]san ]] || timeout=3600 # instrumented programs take several times as long
    headless_environment
    rm -rf "$results"
    mkdir -p "$results"
    (cd "$root" && GTEST_OUTPUT="xml:$results/" ctest --preset "$preset" --timeout "$timeout" \
        --output-junit "$results/ctest.junit" "$@" </dev/null) || status=$?
    count_tests "$results" "$status"
}

# count_tests FOLDER STATUS: a test program that wrote its own report counts with its cases, any other as one; a program that
# failed without a failed case (a crash, a timeout) counts as one failure more.
count_tests() {
    local folder=$1 status=$2
    [ -s "$folder/ctest.junit" ] || die "ctest wrote no report"
    awk -v folder="$folder" -v status="$status" '
        function attribute(line, key,   at, rest) {
            at = index(line, " " key "=\"")
            if (!at) return ""
            rest = substr(line, at + length(key) + 3)
            return substr(rest, 1, index(rest, "\"") - 1)
        }
        /<testcase / {
            name = attribute($0, "name"); state = attribute($0, "status")
            file = folder "/" name ".xml"; seen = 0; bad = 0
            while ((getline line < file) > 0) {
                if (line ~ /<testsuites /) { seen = 1; bad = attribute(line, "failures") + attribute(line, "errors") }
                if (line ~ /<testsuite /) {
                    n = attribute(line, "tests"); f = attribute(line, "failures") + attribute(line, "errors")
                    off = attribute(line, "disabled") + attribute(line, "skipped")
                    passed += n - f - off; failed += f; skipped += off
                }
            }
            close(file)
            if (state == "run") { if (!seen) ++passed }
            else if (state == "fail") { if (!bad) ++failed; if (bad == 0) broken = broken " " name }
            else if (state == "disabled") ++skipped
            else { ++failed; broken = broken " " name }
        }
        END {
            if (status != 0 && failed == 0) { failed = 1; broken = broken " ctest" }
            if (broken != "") print "Without a failed case:" broken
            if (skipped) print skipped " skipped (the reason stands in the log)"
            printf "%d passed, %d failed\n", passed, failed
            exit failed != 0 || passed == 0
        }' "$folder/ctest.junit"
}
