#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""What CPUs share while they trace: sharing.py JOBS TRACES

JOBS has a line for each job, in the order of the traces: its name, and after a | the number of lines of memory that
several CPUs write for each event. With one CPU, there is none. TRACES is what trace_plugin.so wrote with writes=on while
"calls spread" ran for each job: the addresses that one CPU writes to during SPREAD_CALLS events, and then the same of the
next CPU.

Prints a line of TAP for each job: how many stores an event takes, and how many lines of memory of the kernel, of 64 bytes,
are written by more than one CPU for each event. What a CPU writes less often than the events happen belongs to interrupts.
"""
import collections
import statistics
import sys

from explain import KERNEL, read_traces

# SPREAD_CALLS of calls.c
EVENTS = 500
LINE = 64


def written_lines(trace):
    """The lines of memory that belong to an event."""
    count = collections.Counter(address // LINE for address in trace if address >= KERNEL)
    return {line for line, writes in count.items() if writes >= EVENTS}


def main():
    with open(sys.argv[1], encoding='utf-8') as jobs, open(sys.argv[2], encoding='ascii') as traces:
        wanted = [line.rstrip('\n').split('|') for line in jobs]
        traces = read_traces(traces)
    cpus = len(traces) // len(wanted) if wanted else 0
    if not cpus or len(traces) != cpus * len(wanted):
        sys.exit(f'{len(traces)} traces of {len(wanted)} jobs')
    bad = False
    for n, (name, wanted_lines) in enumerate(wanted):
        of_job = traces[n * cpus:(n + 1) * cpus]
        writers = collections.Counter(line for trace in of_job for line in written_lines(trace))
        shared = [line for line, cpus_of_line in writers.items() if cpus_of_line > 1]
        writes = statistics.median(sum(address >= KERNEL for address in trace) for trace in of_job) / EVENTS
        good = writes >= 1 and len(shared) == (int(wanted_lines) if cpus > 1 else 0)
        bad |= not good
        for line in shared:
            print(f'# line {line * LINE:x}')
        print(f'{"ok" if good else "not ok"} {name}, {cpus} CPUs: {writes:.0f} stores, {len(shared)} shared lines')
    sys.exit(bad)


main()
