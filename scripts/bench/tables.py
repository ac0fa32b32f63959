# SPDX-License-Identifier: GPL-2.0
"""The figures of ./bench as text, and the limits that they must keep."""
import sys

import figures as fig

# The most that static probes may cost: instructions while off, and while on a fraction of the cheaper kprobe.
MOST_OFF = {'8 static probes, off': 8, 'static probe, off': 1}
MOST_OF_KPROBE = 0.6
# How many times as long the list may take for ten times as many probes.
MOST_OF_LIST = 12


def table_of_ways(ways):
    """Above the untraced call, without and with a reader on the same CPU, and the ratios to the ring buffer's."""
    bases = next(([float(row.shown(c).split('-')[0]) for c in range(2)] for row in ways if 'ringbuf' in row.what), None)
    yield (f'{"instructions per event, one 48-byte record":46} {"not read":>14} {"/ ringbuf":>9}'
           f' {"being read":>14} {"/ ringbuf":>9}')
    yield f'{ways[0].what:46} {"(" + ways[0].shown() + ")":>14}'
    for row in ways[1:]:
        if not row.what.startswith('read: '):
            yield f'{row.what:46}' + ''.join(
                f' {row.shown(c):>14} {min(row.columns[c]) / bases[c]:9.2f}' for c in range(len(row.columns)))
    yield ''
    yield 'instructions per read of a kernel variable'
    for row in ways[1:]:
        if row.what.startswith('read: '):
            yield f'{row.what.removeprefix("read: "):46} {row.shown():>14}'


def cheaper_kprobe(places):
    return min(min(row.columns[0]) for row in places if 'kprobe' in row.what)


def table_of_places(places):
    """Above the same work without a probe, and in relation to the cheaper kprobe."""
    kprobe = cheaper_kprobe(places)
    yield f'{"instructions at a place":46} {"":>14} {"/ kprobe":>9}'
    for row in places:
        if 'work' in row.what or 'such' in row.what:
            yield f'{row.what:46} {"(" + row.shown() + ")":>14}'
        else:
            yield f'{row.what:46} {row.shown():>14} {row.highest() / kprobe:9.2f}'


def table_of_lists(lists):
    yield f'{"instructions to list all probes, with":46}'
    for i, row in enumerate(lists):
        yield f'{row.what:46} {row.highest():14.0f}' + (f' {row.highest() / lists[0].highest():9.2f}' if i else '')


def table_of_lines(lines):
    yield 'instructions per printed line, from the ring to write(2)'
    for figure in lines:
        yield f'{figure.way:46} {figure.instructions:14.0f}'


def of_event(figure, figures):
    """A figure of one way: "multi 103 (0.44, goal 0.55)"."""
    way = figure.way.removeprefix('dtrace ').removeprefix('dtrace')
    if figure.instructions is None:
        return f'{way}: {figure.reason}'
    ratio, goal = fig.ratio_and_goal(figure, figures)
    notes = []
    if ratio is not None and not figure.rival:
        notes.append(f'{ratio:.2f}')
    if goal is not None:
        notes.append(f'goal {goal:.2f}' + (' missed' if ratio > goal else ''))
    if figure.limit:
        notes.append(f'limit {figure.limit:,}')
    return f'{way} {figure.instructions:.0f}'.strip() + (f' ({", ".join(notes)})' if notes else '')


def table_of_events(events):
    """In parentheses after the tool's figures: the ratio to the best rival, and the goal of that."""
    yield 'instructions per event through the tool, above an untraced call (in relation to the best rival)'
    for job in dict.fromkeys(figure.job for figure in events):
        rows = [figure for figure in events if figure.job == job]
        yield f'{job}: ' + ', '.join(of_event(figure, rows) for figure in rows if not figure.rival)
        rivals = [of_event(figure, rows) for figure in rows if figure.rival]
        if rivals:
            yield '    ' + ', '.join(rivals)


def beyond_limits(places, lists, events):
    """What costs more than it may, a line for each."""
    if places:
        cost = {row.what: row.highest() for row in places}
        on = cost['static probe, empty dtrace program']
        if (any(cost[what] > most for what, most in MOST_OFF.items()) or on <= 0 or
                on > MOST_OF_KPROBE * cheaper_kprobe(places) or on > cost['tracepoint, empty raw_tp program']):
            yield 'not what a static probe is to cost'
    if len(lists) == 2 and lists[1].highest() > MOST_OF_LIST * lists[0].highest():
        yield 'the list takes more than time in proportion'
    for figure in events:
        if figure.limit and figure.instructions > figure.limit:
            yield f'{figure.job} by {figure.way} takes {figure.instructions:.0f} instructions, more than {figure.limit:,}'


def print_tables(boot, lines, events):
    ways, places, lists = fig.parse_boot(boot)
    tables = [table_of_ways(ways)]
    if lines:
        tables.append(table_of_lines(lines))
    tables.append(table_of_events(events))
    if places:
        tables.append(table_of_places(places))
    if lists:
        tables.append(table_of_lists(lists))
    print('\n\n'.join('\n'.join(table) for table in tables))


def check_limits(boot, events):
    """The number of limits that are exceeded, each named on standard error."""
    _, places, lists = fig.parse_boot(boot)
    said = list(beyond_limits(places, lists, events))
    for line in said:
        print(line, file=sys.stderr)
    return len(said)
