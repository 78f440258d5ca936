#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# bus.sh PROGRAM  starts the window on a screen of its own with an accessibility bus of its own, and checks what a screen reader is
# told (bus.py): the sample is opened, and the words of the next error are spoken. Ends within two minutes, whatever happens.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in "" | -h | --help) sed -n '3,4s/^# //p' "$0"; exit 0 ;; esac
longest=120

if [ "${2:-}" != inside ]; then
    [ -x "$1" ] || die "there is no program $1"
    status=0
    timeout -k 5 "$longest" dbus-run-session -- "$0" "$1" inside || status=$?
    [ $status != 124 ] || say "bus: not done within $longest seconds"
    exit $status
fi

# Within the session's own bus. All that is started here ends with this script.
folder=$(mktemp -d)
started=()
leave() {
    [ ${#started[@]} = 0 ] || kill "${started[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap leave EXIT
mkdir -m 700 "$folder/run"
export HOME=$folder XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_STATE_HOME=$folder LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS

Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$folder/display" 2>"$folder/screen.log" &
started+=($!)
for _ in $(seq 100); do
    [ ! -s "$folder/display" ] || break
    sleep 0.1
done
[ -s "$folder/display" ] || { cat "$folder/screen.log" >&2; die "bus: Xvfb does not start"; }
DISPLAY=:$(cat "$folder/display")
export DISPLAY
/usr/libexec/at-spi-bus-launcher --launch-immediately >"$folder/bus.log" 2>&1 &
started+=($!)
# A window manager gives the window the keyboard, as a desktop does.
openbox --sm-disable >"$folder/manager.log" 2>&1 &
started+=($!)
"$1" >"$folder/window.log" 2>&1 &
window=$!
started+=("$window")

# Debian's own Python: another one does not see pyatspi.
if ! /usr/bin/python3 "$packaging/bus.py" "$window"; then
    kill -0 "$window" 2>/dev/null || say "bus: the window has ended"
    cat "$folder/window.log" >&2
    exit 1
fi
