#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh [CHECK…]  what a change should pass beyond test.sh; no argument or "all" runs every check in this order:
#   format    layout of the sources (clang-format 14)
#   layers    who may include whom, paths in READMEs
#   core      core and command line build and pass without Qt
#   asan      every test under address and undefined-behaviour sanitizers
#   tsan      tests of core and command line under the thread sanitizer
#   dask      the example on Dask: 50 shards of a made corpus on two workers, merged and held against the whole
#   fuzz      every fuzz target for 30 seconds (FUZZ_SECONDS changes that)
#   tidy      clang-tidy on core, app and ui (TIDY_SINCE=REV: only what changed since)
#   cppcheck  cppcheck on core, app and ui
#   clazy     clazy on ui
#   package   the .deb packages and the tarball (package.sh), with what Debian and desktops say of them
#   bare      these packages in a bare Debian 12: installed, run, taken away (bare.sh; needs root)
#   reproducible  the command line built and packed in two folders: the same bytes
#   bus       what a screen reader is told over the accessibility bus: the sample is opened, the next error is spoken
#   python    the module as a wheel, installed: tests, stubs, notebook; its source distribution
# Installs what a check needs. Runs all, then names those that failed.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
all=(format layers core asan tsan dask fuzz tidy cppcheck clazy package bare reproducible bus python)

# sources [FOLDER…]: our C++ files, tracked or new.
sources() { git -C "$root" ls-files --cached --others --exclude-standard -- "${@/%//*.cpp}" "${@/%//*.h}" | sort -u; }

# compiled FOLDER…: those files of FOLDER that the lint build would compile.
compiled() {
    sources "$@" | grep '\.cpp$' | while read -r file; do
        ! grep -q "\"file\": \"$root/$file\"" "$root/build/lint/compile_commands.json" || printf '%s\n' "$file"
    done
}

# units: what the tree for clang-tidy compiles of core, app and ui, whole rooms or single files; TIDY_SINCE narrows them to a change.
units() {
    sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/tidy/compile_commands.json | grep -v -e /tests/ -e _autogen/ -e "/tidy/core/[a-z]*\.cpp$" | while read -r unit; do
        if [ -z "${TIDY_SINCE:-}" ] || { printf '%s\n' "$unit"; sed -n 's/^#include "\(.*\)"/\1/p' "$unit" | grep "^$root"; } |
            xargs git diff --name-only "$TIDY_SINCE" -- | grep -q .; then
            printf '%s\n' "$unit"
        fi
    done
}

# What tools that read each file by itself need: commands without precompiled headers, and what Qt generates.
lint_tree() {
    # Qt's resources are compiled with the libraries only; for the tools an empty file is enough.
    (cd "$root" && cmake --preset lint && cmake --build --preset lint --parallel "$(nproc)" &&
        sed -n 's/^ *"file": "\(.*qrc_.*\)".*/\1/p' build/lint/compile_commands.json |
            while read -r file; do mkdir -p "$(dirname "$file")" && touch "$file"; done) >&2 ||
        die "the tree for the lint tools could not be made (see above)"
}

check_format() {
    install_packages format
    (cd "$root" && sources core app ui python tests | xargs clang-format-14 --dry-run -Werror)
}

check_layers() {
    install_packages core
    cmake -DROOT="$root" -P "$root/tests/architecture/layers.cmake"
    cmake -DROOT="$root" -P "$root/tests/architecture/readmes.cmake"
}

check_core() {
    install_packages core tests
    build core
    run_tests core
}

check_asan() {
    install_packages core gui tests
    build asan
    run_tests asan
}

check_tsan() {
    install_packages core tests
    build tsan
    # Whole campaigns (test_corpora) would need more memory than a machine has.
    TSAN_OPTIONS="suppressions=$root/packaging/tsan.supp halt_on_error=1" run_tests tsan -E '^test_corpora$'
}

check_dask() {
    install_packages core dask
    build core
    python3 "$root/python/examples/dask_shards.py" --program "$root/build/core/bin/touchstone-cli"
}

check_fuzz() {
    install_packages core sanitize
    build fuzz
    local target name seeds seed crashes=$root/build/fuzz/crashes failed=0
    mkdir -p "$crashes"
    for target in "$root"/build/fuzz/bin/fuzz_*; do
        [ -x "$target" ] || { say "no fuzz target was built"; return 1; }
        name=$(basename "$target")
        seeds=$root/build/fuzz/corpus/$name
        mkdir -p "$seeds"
        # libFuzzer reads flat folders: seeds are copied under names that keep them apart.
        find "$root/tests/data" "$root/resources/samples" "$root/resources/rules" -type f -size -64k 2>/dev/null | while read -r seed; do
            cp "$seed" "$seeds/$(printf '%s' "${seed#"$root"/}" | tr / _)"
        done
        if "$target" -max_total_time="${FUZZ_SECONDS:-30}" -timeout=20 -rss_limit_mb=2048 \
            -artifact_prefix="$crashes/$name-" "$seeds" >"$crashes/$name.log" 2>&1; then
            say "$name: $(grep '^Done ' "$crashes/$name.log")"
        else
            tail -n 40 "$crashes/$name.log" >&2
            say "$name: failed"
            failed=1
        fi
    done
    [ $failed = 0 ] || say "inputs that failed: $crashes"
    return $failed
}

# Eight files of a room as one, as they compile: nine tenths of a file's time go into its headers.
check_tidy() {
    install_packages core gui tests tidy
    (cd "$root" && cmake --preset lint -B build/tidy -DCMAKE_UNITY_BUILD=ON && cmake --build build/tidy --target touchstone_ui_autogen) >&2 ||
        die "the tree for clang-tidy could not be made (see above)"
    (cd "$root" && units | xargs -r -P "$(nproc)" -n 1 clang-tidy-14 -p build/tidy --quiet --warnings-as-errors='*' --extra-arg=-Wno-unknown-warning-option \
        2> >(grep -v ' warnings\? generated\.$' >&2))
}

check_cppcheck() {
    install_packages core gui tests cppcheck
    lint_tree
    (cd "$root" && mkdir -p build/cppcheck && cppcheck --project=build/lint/compile_commands.json --library=qt --library=googletest \
        --enable=warning,performance,portability --inline-suppr --error-exitcode=1 --quiet -j "$(nproc)" \
        --cppcheck-build-dir=build/cppcheck --suppressions-list=packaging/cppcheck.supp -i build -i tests)
}

check_clazy() {
    install_packages core gui tests clazy
    lint_tree
    (cd "$root" && compiled ui app/gui |
        CLAZY_CHECKS=level0,level1,old-style-connect,no-qstring-ref xargs -r -P "$(nproc)" -n 1 clazy-standalone -p build/lint --extra-arg=-Werror)
}

check_package() {
    install_packages core gui package lint
    local made=$root/build/release/packaging stage
    "$packaging/package.sh"
    lintian --fail-on error,warning --no-tag-display-limit "$root"/dist/*.deb
    appstreamcli validate --no-net --pedantic "$made/org.touchstone.Touchstone.metainfo.xml"
    desktop-file-validate "$packaging/touchstone.desktop"
    stage=$(mktemp -d)
    install -D "$packaging/touchstone.xml" "$stage/packages/touchstone.xml"
    update-mime-database -V "$stage"
    # The tarball has all that it needs but the C library, wherever it lies.
    tar -xzf "$root"/dist/*.tar.gz -C "$stage" --strip-components 1
    ldd "$stage/bin/touchstone-cli" | awk -v own="$stage/" '/=>/ && index($3, own) != 1 && $1 !~ /^lib[cm]\.so\.6$/ { print; bad = 1 } END { exit bad }' ||
        die "the tarball needs these libraries of the system"
    "$stage/bin/touchstone-cli" score --gold "$root/resources/samples/gold.jsonl" --system "$root/resources/samples/system-a.jsonl" >/dev/null
    rm -r "$stage"
}

check_bare() {
    ls "$root"/dist/*.deb >/dev/null 2>&1 || "$packaging/package.sh"
    "$packaging/bare.sh"
}

# Without the window, whose libraries take most of the time; its resources are held to it by AUTORCC_OPTIONS in ui/CMakeLists.txt.
check_reproducible() {
    install_packages core package
    local folder copies=$root/build/reproducible
    equal_times
    rm -rf "$copies"
    for folder in one another/folder; do
        mkdir -p "$copies/$folder"
        (cd "$root" && find . -mindepth 1 -maxdepth 1 ! -name .git ! -name 'build*' ! -name dist -exec cp -r {} "$copies/$folder/" \;)
        (cd "$copies/$folder" && cmake --preset release -DTOUCHSTONE_BUILD_GUI=OFF && packaging/package.sh build/release) >&2
    done
    diff -r "$copies/one/dist" "$copies/another/folder/dist"
}

check_bus() {
    install_packages core gui bus
    build release
    "$packaging/bus.sh" "$root/build/release/bin/touchstone"
}

# The wheel carries its libraries: it is tested as users have it, with the system's packages for tests around it.
check_python() {
    install_packages core python wheel
    local folder=$root/build/wheel system=/usr/bin/python3 python
    python=$folder/venv/bin/python
    rm -rf "$folder"
    mkdir -p "$folder"
    (cd "$root/python" && TOUCHSTONE_BUILD=${TOUCHSTONE_BUILD:-$root/build/python} "$system" -m build --wheel --no-isolation --outdir "$folder" &&
        "$system" -m build --sdist --no-isolation --outdir "$folder") >&2 || die "the wheel could not be built (see above)"
    # What the tests hold its numbers against.
    cmake --build "${TOUCHSTONE_BUILD:-$root/build/python}" --target touchstone-cli --parallel "$(nproc)" >&2
    "$system" -m venv --system-site-packages "$folder/venv"
    "$python" -m pip install --quiet --no-index --no-deps "$folder"/touchstone-*.whl
    # Not in a folder of ours: what is imported is what was installed.
    (cd "$folder" && "$python" - <<'CODE'
import subprocess, touchstone._core as core
folder = core.__file__.rpartition("/")[0]
listed = subprocess.run(["ldd", core.__file__], capture_output=True, text=True, check=True).stdout
carried = [line.split()[2] for line in listed.splitlines() if "libtbb" in line or "libsimdjson" in line]
assert len(carried) == 2 and all(path.startswith(folder) for path in carried), listed
CODE
    )
    (cd "$folder" && TOUCHSTONE_CLI=${TOUCHSTONE_BUILD:-$root/build/python}/bin/touchstone-cli PYTHONDONTWRITEBYTECODE=1 "$python" -m pytest -q -p no:cacheprovider "$root/tests/python")
    (cd "$folder" && "$python" -m mypy.stubtest touchstone._core --mypy-config-file "$root/python/pyproject.toml" --allowlist "$root/python/stubtest.allow" --ignore-unused-allowlist &&
        "$python" -m mypy --config-file "$root/python/pyproject.toml" -p touchstone)
    (cd "$folder" && PYTHONPATH=$(echo "$folder"/venv/lib/python3*/site-packages) TOUCHSTONE_SAMPLES=$root/resources/samples "$python" -m nbconvert --to notebook --execute \
        --ExecutePreprocessor.kernel_name=python3 --output-dir "$folder" "$root/python/examples/tour.ipynb") >&2
    # The source distribution holds all that CMake asks for.
    tar -xzf "$folder"/touchstone-*.tar.gz -C "$folder"
    cmake -S "$(echo "$folder"/touchstone-*/source)" -B "$folder/from-source" -G Ninja -DTOUCHSTONE_BUILD_PYTHON=ON -DTOUCHSTONE_BUILD_GUI=OFF \
        -DTOUCHSTONE_BUILD_TESTS=OFF >&2
}

case "${1:-}" in -h | --help) sed -n '3,18s/^# //p' "$0"; exit 0 ;; esac
checks=("$@")
[ $# -gt 0 ] && [ "$1" != all ] || checks=("${all[@]}")
for check in "${checks[@]}"; do
    declare -F "check_$check" >/dev/null || { say "unknown check \"$check\"; known: ${all[*]} all"; exit 2; }
done
failed=()
for check in "${checks[@]}"; do
    say "== $check"
    # A process of its own: a check that stops must not stop the others. A check alone stops here at its first command that fails:
    # "set -e" holds in no function that is called before "||".
    if [ ${#checks[@]} -gt 1 ]; then
        "$0" "$check" || failed+=("$check")
    else
        trap '[ $? = 0 ] || say "failed: $check"' EXIT
        "check_$check"
    fi
done
[ ${#failed[@]} -eq 0 ] || { say "failed: ${failed[*]}"; exit 1; }
say "passed: ${checks[*]}"
