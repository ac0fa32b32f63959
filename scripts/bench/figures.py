# SPDX-License-Identifier: GPL-2.0
"""The figures of ./bench as values, from what the guests print, and as lines of JSON.

The ratio of a figure is that to the best rival of the same job that was measured in the same run: of the same kind (on
a function, by fentry), or of any kind if there is none. The goal is divided by the same rival, so a goal is reached
exactly if the ratio is not greater.
"""
import json
import re
from dataclasses import dataclass

# A rival that costs less is noise, so no ratio to it is given.
LEAST_RIVAL = 1.0
KINDS = ('fexit', 'return', 'fentry')


@dataclass
class Figure:
    job: str
    way: str
    instructions: float | None = None
    rival: bool = False
    kind: str = ''
    goal: float | None = None       # in instructions
    limit: float | None = None      # the same; more is a failure
    reason: str = ''                # why there are no instructions


@dataclass
class Repeats:
    """A line of the bare guest: what was measured, without and with a reader."""
    what: str
    columns: list

    def highest(self, column=0):
        return max(self.columns[column])

    def shown(self, column=0):
        low, high = min(self.columns[column]), self.highest(column)
        return f'{low:.1f}' if low == high else f'{low:.1f}-{high:.1f}'


def parse_boot(text):
    """The lines of the bare guest in three tables: ways, places (which begin with an @), lists (with a #)."""
    tables = {'': [], '@': [], '#': []}
    for line in text.splitlines():
        if not re.fullmatch(r'[^\t]+(\t [0-9. -]+)+', line):
            continue
        what, *columns = line.split('\t')
        mark = what[0] if what[0] in '@#' else ''
        tables[mark].append(Repeats(what[len(mark):], [[float(f) for f in column.split()] for column in columns]))
    return tables[''], tables['@'], tables['#']


def kind_of(way):
    return next((kind for kind in KINDS if kind in way), 'function')


def of_ways(ways):
    for row in ways[1:]:
        if row.what.startswith('read: '):
            yield Figure('read of a kernel variable', row.what.removeprefix('read: '), row.highest())
            continue
        rival = not re.search('dtrace|clause', row.what)
        job = 'program that does nothing' if ', empty' in row.what else 'record of 48 bytes'
        for column in range(len(row.columns)):
            yield Figure(job + ', being read' * column, row.what, row.highest(column), rival, kind_of(row.what))


def of_places(places):
    for row in places:
        if re.search('work|such', row.what):
            continue
        job = 'place that is off' if row.what.endswith(', off') else 'place with a program that does nothing'
        yield Figure(job, row.what, row.highest(), not re.search('static|dtrace', row.what))


def of_boot(text):
    ways, places, lists = parse_boot(text)
    yield from of_ways(ways)
    yield from of_places(places)
    for row in lists:
        yield Figure('list of all probes', row.what, row.highest())


def of_lines(text):
    """WHAT<tab>INSTRUCTIONS: what a printed line costs."""
    for line in text.splitlines():
        what, figure = line.split('\t')
        yield Figure('printed line', what, float(figure))


def of_events(text):
    """The lines of tools/dtrace/test/bench/events --json."""
    for line in text.splitlines():
        if line.startswith('{'):
            yield Figure(**json.loads(line))


def best_rival(figure, figures):
    rivals = [f for f in figures if f.job == figure.job and f.rival and f.instructions is not None]
    rivals = [f for f in rivals if f.kind == figure.kind] or rivals
    best = min(rivals, key=lambda f: f.instructions, default=None)
    return best if best and best.instructions >= LEAST_RIVAL else None


def ratio_and_goal(figure, figures):
    best = best_rival(figure, figures)
    if not best or figure.instructions is None:
        return None, None
    goal = round(figure.goal / best.instructions, 3) if figure.goal else None
    return round(figure.instructions / best.instructions, 3), goal


def to_json(figures):
    """A line for each figure, and for each that there is not, with the reason."""
    for figure in figures:
        ratio, goal = ratio_and_goal(figure, figures)
        line = {'job': figure.job, 'way': figure.way, 'instructions': figure.instructions, 'ratio': ratio, 'goal': goal}
        if figure.reason:
            line['reason'] = figure.reason
        yield json.dumps(line)
