#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Where the instructions of one event go: explain.py FUNCTIONS TRACES

FUNCTIONS is what tools/dtrace/test/bench/events --explain prints, TRACES what trace_plugin.so wrote in the same boot. For
each way, prints how many instructions each function executes above an untraced call, which is the last "way untraced"
before. The lines add up to the sum.
"""
import bisect
import collections
import statistics
import sys

# MARKED_CALLS of calls.c
CALLS = 32
KERNEL = 1 << 63


def read_ways(lines):
    """(way, functions by address) in the order of the traces; the lines of a way are what differs from the one before."""
    ways, functions = [], {}
    for line in lines:
        words = line.split()
        if words[:1] == ['way']:
            functions = dict(functions)
            ways.append((' '.join(words[1:]), functions))
        elif words[:1] == ['function'] and len(words) == 3:
            functions[int(words[1], 16)] = words[2]
        elif words[:1] == ['gone']:
            functions.pop(int(words[1], 16), None)
    return ways


def read_traces(lines):
    traces = []
    for line in lines:
        if line == '-\n':
            traces.append([])
        else:
            traces[-1].append(int(line, 16))
    return traces


def typical(traces):
    """The one of median length: another may have been interrupted, or be the first of its kind."""
    length = statistics.median_low(len(trace) for trace in traces)
    return next(trace for trace in traces if len(trace) == length)


def by_function(trace, functions):
    """How many instructions of the trace each function has, in the order of their first."""
    starts = sorted(functions)
    count = collections.Counter()
    for address in trace:
        at = bisect.bisect_right(starts, address) - 1
        name = '(user space)' if address < KERNEL else functions[starts[at]] if at >= 0 else '(unknown)'
        count[name] += 1
    return count


def explain(ways, traces):
    if len(traces) != CALLS * len(ways):
        sys.exit(f'{len(traces)} traces of {len(ways)} ways with {CALLS} calls each')
    counts = [by_function(typical(traces[i * CALLS:(i + 1) * CALLS]), functions) for i, (_, functions) in enumerate(ways)]
    base = collections.Counter()
    for (way, _), count in zip(ways, counts):
        if way == 'untraced':
            base = count
            continue
        above = {name: count[name] - base[name] for name in {**count, **base}}
        yield f'{way}: {sum(above.values())} instructions above an untraced call of {base.total()}'
        yield from (f'{instructions:7} {name}' for name, instructions in above.items() if instructions)


def main():
    with open(sys.argv[1], encoding='utf-8') as functions, open(sys.argv[2], encoding='ascii') as traces:
        print('\n'.join(explain(read_ways(functions), read_traces(traces))))


if __name__ == '__main__':
    main()
