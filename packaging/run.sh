#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh                       opens the window with the bundled sample
# run.sh GOLD SYSTEM…          opens these files or folders (SYSTEM may be NAME=PATH)
# run.sh --gold … --system …   the same, with any option of touchstone (touchstone --help)
# Installs what is missing and builds first; packages in dist/ that were made from exactly this source are installed instead.
# run.sh --build …             builds in any case
# Without a display it draws the window into touchstone-window.png in the current folder and prints the scores.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,8s/^# //p' "$0"; exit 0 ;; esac
build=
if [ "${1:-}" = --build ]; then build=1; shift; fi

data=()
if [ $# -eq 0 ]; then
    samples=$root/resources/samples
    data=(--gold "$samples/gold.jsonl" --system "$samples/system-a.jsonl" --system "$samples/system-b.jsonl")
elif [ "${1#-}" != "$1" ]; then
    data=("$@")
else
    data=(--gold "$1")
    shift
    for system in "$@"; do data+=(--system "$system"); done
fi

# packaged: are packages of exactly this source installed, or can they be from dist/?
packaged() {
    local digest package file
    command -v dpkg-deb >/dev/null && command -v apt-get >/dev/null || return 1
    digest=$("$packaging/digest.sh")
    if [ "$(cat /usr/share/doc/touchstone{-cli,}/source-digest 2>/dev/null)" = "$digest"$'\n'"$digest" ]; then
        say "Running the installed packages, which were made from exactly this source (--build compiles instead)."
        return 0
    fi
    for package in touchstone-cli touchstone; do
        file=$(ls "$root/dist/${package}_"*.deb 2>/dev/null) || return 1
        [ "$(dpkg-deb --fsys-tarfile "$file" 2>/dev/null | tar -xO "./usr/share/doc/$package/source-digest" 2>/dev/null)" = "$digest" ] || {
            say "The packages in dist/ were made from another source."
            return 1
        }
    done
    say "Installing the packages in dist/, which were made from exactly this source (--build compiles instead)."
    apt_install "$root"/dist/touchstone-cli_*.deb "$root"/dist/touchstone_*.deb
}

if [ -z "$build" ] && packaged; then
    bin=/usr/bin
else
    groups=(core gui)
    [ -z "${WAYLAND_DISPLAY:-}" ] || groups+=(wayland)
    install_packages "${groups[@]}"
    build release
    bin=$root/build/release/bin
fi
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/touchstone" "${data[@]}"
fi
headless_environment
picture=$PWD/touchstone-window.png
"$bin/touchstone" screenshot -o "$picture" "${data[@]}"
"$bin/touchstone-cli" score "${data[@]}"
printf '\nNo display here: the window is drawn in %s\n' "$picture"
