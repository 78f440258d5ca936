# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of the window, over the accessibility bus: bus.py PROCESS (called by bus.sh).

Opens the sample by the action of its button, goes to the next error by the action of its menu entry and then by F8, and
checks each time that what has the focus then is called by the words of the row selected in the list of errors.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

LONGEST = 40  # seconds for one step
spoken = []  # names of what got the focus, as a screen reader hears them


def fail(text):
    print("bus: " + text, file=sys.stderr)
    sys.exit(1)


def heard(event):
    if event.type.startswith("object:state-changed:focused") and event.detail1:
        try:
            spoken.append(event.source.name or "")
        except Exception:  # it is gone by now
            pass


def wait_for(what, asked):
    """Answers what `asked` gives, once it gives something; events come in meanwhile."""
    end = time.monotonic() + LONGEST
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        try:
            answer = asked()
        except Exception:  # objects go while windows change
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    return fail("%s: not within %d seconds" % (what, LONGEST))


def application(process):
    desktop = pyatspi.Registry.getDesktop(0)
    for number in range(desktop.childCount):
        each = desktop.getChildAtIndex(number)
        if each is not None and each.get_process_id() == process:
            each.set_cache_mask(Atspi.Cache.NONE)  # objects go and come while the window changes
            each.clear_cache()
            return each
    return None


def find(root, role, named, most=4000):
    """The first object below `root` in a role whose name passes, parents before children; None: there is none."""
    waiting = [root]
    while waiting and most:
        most -= 1
        at = waiting.pop(0)
        if at is None:
            continue
        if (role is None or at.getRole() == role) and named(at.name or ""):
            return at
        if at.getRole() not in (pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_TREE_TABLE):  # cells by the thousand
            waiting.extend(at.getChildAtIndex(number) for number in range(at.childCount))
    return None


def press(thing):
    """False: it offers no such action, or not yet."""
    if thing is None:
        return False
    actions = thing.queryAction()
    names = [actions.getName(number) for number in range(actions.nActions)]
    return "Press" in names and actions.doAction(names.index("Press"))


def selected_row(table):
    """Texts of the cells of the selected row by their headings; None: none is selected."""
    rows = table.queryTable()
    chosen = [row for row in range(rows.nRows) if rows.isRowSelected(row)]
    if not chosen:
        return None
    return {
        rows.getColumnHeader(column).name: rows.getAccessibleAt(chosen[0], column).name or ""
        for column in range(rows.nColumns)
        if rows.getColumnHeader(column) is not None
    }


def words_of(row):
    return [row[heading] for heading in ("Gold words", "System words") if row.get(heading, "").strip(" –")]


def step(errors, how, go):
    """One step to the next error: its words are spoken."""
    before = selected_row(errors)
    del spoken[:]
    go()
    row = wait_for(how + ": another row of Errors", lambda: next(
        (now for now in [selected_row(errors)] if now and now != before), None))
    words = words_of(row)
    if not words:
        fail("%s: the selected row has no words: %s" % (how, row))
    said = wait_for(
        "%s: an object with the focus that is called by the words %s (heard: %s)" % (how, words, spoken),
        lambda: next((name for name in spoken if all(part in name for part in words)), None))
    print("bus: %s: \"%s\" is spoken" % (how, said))


def main():
    process = int(sys.argv[1])
    pyatspi.Registry.registerEventListener(heard, "object:state-changed:focused")
    window = wait_for("the window on the bus", lambda: application(process))
    wait_for("the button that opens the sample", lambda: press(find(
        window, pyatspi.ROLE_PUSH_BUTTON, lambda name: name.startswith("Try the sample"))))
    errors = wait_for("the table Errors with its rows", lambda: next(
        (each for each in [find(window, pyatspi.ROLE_TABLE, lambda name: name.startswith("Errors"))]
         if each.queryTable().nRows > 0), None))
    step(errors, "Next error", lambda: wait_for("the menu entry Next error", lambda: press(find(
        window, pyatspi.ROLE_MENU_ITEM, lambda name: name.startswith("Next error")))))
    wait_for("the window with the keyboard", lambda: find(window, pyatspi.ROLE_FRAME, lambda name: True).getState().contains(
        pyatspi.STATE_ACTIVE))
    f8 = 74  # of a usual keyboard
    step(errors, "F8", lambda: pyatspi.Registry.generateKeyboardEvent(f8, None, pyatspi.KEY_PRESSRELEASE))
    print("bus: passed")


main()
