# SPDX-License-Identifier: GPL-2.0
"""What loading clauses for several kinds of probes costs, once for all kinds and for each kind, for "attach".

The kernel verifies and compiles each program. The tool loads one program for each list of clauses, and trampolines for
the kinds of probes that have no link of their own. If each kind has a clause of its own with the same text, there is a
program for each kind, as if a program could run at one kind only. The process that loads is traced: by the time
that it spends in bpf(BPF_PROG_LOAD). Nothing else runs meanwhile.

The same is measured of hand-written programs (sharing.bpf.c), with programs of the kinds' own types, with freplace, and
with global functions. The variable SHARING names their loader and, as "%d" stands for the number of clauses, their
objects.
"""
import ctypes
import os
import signal
import struct
import subprocess
import sys

from bpf import by_id, object_info
from runs import traced

BPF_PROG_GET_FD_BY_ID = 13
CLAUSE = '{ @[execname, pid] = count(); printf("%d %d %d %x", timestamp, pid, tid, arg0); }\n'
# Function, static probe, tracepoint with its record, raw tracepoint, timer, function of a process.
KINDS = ('fbt::vfs_read:entry', 'sched:::surrender', 'sdt:sched::sched_process_exec', 'rawtp:sched::sched_process_fork',
         'profile-97', 'pid$target:libc.so.6:malloc:entry')
CLAUSES = (1, 10)
# Ways of the hand-written programs, and the prefixes of the names of their programs.
WAYS = {'shared': ('once', 'trampoline'), 'kind': ('kind',), 'freplace': ('target', 'extension'),
        'global': ('global',)}
LOADS = '''
fbt::bpf_prog_load:entry /execname == $$1 && pid != $pid/ { self->attr = args[0]; self->began = timestamp; }
fbt::bpf_prog_load:return /self->began/
{
	printf("%d %s\\n", timestamp - self->began, stringof(self->attr->prog_name));
	self->began = 0;
}
BEGIN { printf("ready\\n"); }'''


def machine_code(number):
    """The bytes that a program was compiled to."""
    fd = by_id(BPF_PROG_GET_FD_BY_ID, number)
    info = ctypes.create_string_buffer(256)         # u32 type, id; u8 tag[8]; u32 jited_prog_len
    object_info(fd, info)
    os.close(fd)
    return struct.unpack_from('=I', info, 16)[0]


def bytes_of_programs(process):
    """Of all programs of a process: whole pages for the instructions that were verified, and the machine code."""
    size = 0
    for entry in os.scandir(f'/proc/{process.pid}/fdinfo'):
        with open(entry.path, encoding='ascii') as file:
            about = dict(line.split(':', 1) for line in file if ':' in line)
        if 'prog_type' in about:
            size += int(about['memlock']) + machine_code(int(about['prog_id']))
    return size


def loads_of(program, run):
    """[(instructions, name)] of the programs that processes of that name load while run() runs; what it returns"""
    with subprocess.Popen(['dtrace', '-q', '-x', 'switchrate=60s', '-n', LOADS, program], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE) as tracer:
        if tracer.stdout.readline() != b'ready\n':
            sys.exit('the loads cannot be traced')
        result = run()
        tracer.send_signal(signal.SIGINT)
        lines = [line.split(' ', 1) for line in tracer.stdout.read().decode().splitlines() if line]
    return [(int(cost), name) for cost, name in lines], result


def loaded(arguments):
    """(millions of instructions for clauses, the same for other programs, their number, bytes)"""
    size = []
    loads, _ = loads_of('dtrace', lambda: traced(arguments, lambda process: size.append(bytes_of_programs(process))))
    clauses = [cost for cost, name in loads if name.startswith('dt_program')]
    others = [cost for cost, name in loads if not name.startswith('dt_program')]
    return sum(clauses) / 1e6, sum(others) / 1e6, len(loads), size[0]


def by_hand(count, way):
    """(millions of instructions for all programs, their number, bytes)"""
    def run():
        with subprocess.Popen([*command, way], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as process:
            if process.stdout.readline() != b'ready\n':
                sys.exit(f'{" ".join(command)} {way} loads nothing')
            size = bytes_of_programs(process)
            process.kill()
        return size

    command = (os.environ['SHARING'] % count).split()
    # libbpf loads small programs to ask what the kernel can do; they have no name, or such a name.
    loads, size = loads_of('sharing', run)
    costs = [cost for cost, name in loads if name.split('_')[0] in WAYS[way]]
    return sum(costs) / 1e6, len(costs), size


def rows():
    more = ['-c', 'sleep 1000000']
    nothing = loaded(more)
    for count in CLAUSES:
        once = ','.join(KINDS) + CLAUSE
        each = ''.join(kind + CLAUSE for kind in KINDS)
        for how, text in ('once', once * count), ('for each kind', each * count):
            figures = loaded(['-n', text, *more])
            yield count, how, [figure - base for figure, base in zip(figures, nothing)]


def claims():
    """(text, whether it holds): what is loaded once costs less than what is loaded for each kind."""
    cost = {}
    for count, how, (clauses, others, programs, size) in rows():
        cost[how] = clauses + others
        holds = how == 'once' or cost['once'] < cost[how]
        yield (f'loading {count} clauses on {len(KINDS)} kinds of probes {how}: {programs} programs, clauses {clauses:.2f} M, '
               f'others {others:.2f} M, {size / 1024:.0f} KB'), holds
    for count in CLAUSES if 'SHARING' in os.environ else ():
        shared = None
        for way in WAYS:
            cost, programs, size = by_hand(count, way)
            yield (f'by hand, {count} clauses, {way}: {programs} programs, {cost:.2f} M, {size / 1024:.0f} KB',
                   shared is None or shared < cost)
            shared = shared or cost
