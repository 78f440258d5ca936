#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# pictures.sh [FOLDER]  draws the pictures of the README (resources/pictures, or FOLDER) from the bundled sample, light and dark.
# The program is build/release/bin/touchstone, as packaging/run.sh builds it, or what TOUCHSTONE names.
# Needs no display. Equal programs and fonts make equal files; pngquant makes them small, without dithering.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,5s/^# //p' "$0"; exit 0 ;; esac
folder=${1:-$root/resources/pictures}
program=${TOUCHSTONE:-$root/build/release/bin/touchstone}
[ -x "$program" ] || die "$program is not there: packaging/run.sh builds it, TOUCHSTONE=PROGRAM names another"
install_packages pictures
most=200000 # bytes of a picture: the README is read on slow lines, too

mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_RUNTIME_DIR=$work # the user's own settings would show
headless_environment
# draw NAME OPTION…: NAME-light.png and NAME-dark.png.
draw() {
    local name=$1 colours size
    shift
    for colours in light dark; do
        local options=("$@")
        [ "$colours" = light ] || options+=(--dark)
        (cd "$root/resources/samples" && "$program" screenshot --gold gold.jsonl --system system-a.jsonl --system system-b.jsonl \
            --size 1280x800 "${options[@]}" -o "$work/picture.png")
        pngquant --force --strip --speed 1 --nofs 256 --output "$folder/$name-$colours.png" "$work/picture.png"
        size=$(stat -c %s "$folder/$name-$colours.png")
        [ "$size" -le "$most" ] || die "$folder/$name-$colours.png has $size bytes; $most are the most"
        say "$folder/$name-$colours.png: $size bytes"
    done
}
draw window --view Leads --select outcome=INC,gold-type=ORG,error-type=boundary
draw trees --view Tree --select document=embassy
