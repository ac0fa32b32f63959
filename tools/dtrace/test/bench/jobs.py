# SPDX-License-Identifier: GPL-2.0
"""The jobs of "events": what is traced, how each tool is told to do it, and the goal in instructions.

A new job is a new row here, and for a hand-written rival a new program in rivals.bpf.c.
"""
from dataclasses import dataclass, field

ENTRY = 'fbt::__x64_sys_getpgid:entry'
RETURN = 'fbt::__x64_sys_getpgid:return'
# How much more an event may cost on many functions than on few. A lookup may meet two more elements of a hash table.
MORE_ON_MANY = 0.05
TWO_ELEMENTS = 18
# Of the stack of a process that has 100 mappings of code and files of 60,000 rows: before the first frame, and for each.
# Nearly all is the search of a mapping and of a row, and two reads of the process's memory.
WALK, FRAME, MOST_OF_A_FRAME = 1500, 350, 360
# How the tool gets onto a function (-x attach=), and what is compared with that: rivals of the same kind.
WAYS = {'multi': 'function', 'fentry': 'fentry', 'trampoline': 'function'}
NO_AGGREGATION = 'perf does not aggregate in the kernel'


@dataclass
class Job:
    name: str
    clause: str = ''                # after the probe on getpgid(), by each of the ways
    script: str = ''                # or a whole script, by the way that the tool takes
    options: tuple = ()
    cgroup: str = ''                # the processes are in this one
    calls: str = ''                 # what fires instead of getpgid(): of the module, or of calls.c itself
    frames: int = 0                 # of the stack of the process
    ways: tuple = tuple(WAYS)       # of the tool, if it is a clause
    functions: int = 1              # on how many the clause is; only getpgid() is called
    like: str = ''                  # the same job on fewer functions, which costs about as much
    goals: dict = field(default_factory=dict)       # of a way, in instructions
    limits: dict = field(default_factory=dict)      # of a way: more is a failure
    libbpf: dict = field(default_factory=dict)      # way -> program of rivals.bpf.c and its map
    bpftrace: str = ''              # after the probe on getpgid()
    bpftrace_script: str = ''
    perf: tuple = ()                # the arguments; EVENT is the probe on getpgid()
    missing: dict = field(default_factory=dict)     # a peer that cannot do the job, and why
    events: int = 10_100            # that a rival must have seen: more than the loop and the calls before it


def on_function(program, kept_in):
    return {way: (f'{program}_{way}', kept_in) for way in ('multi', 'fentry')}


def on_many(job, counts, like):
    """The same job on more functions, which costs as much as the one that is named."""
    names = {count: f'{job.name} on {count:,} functions' for count in counts}
    return [Job(name, job.clause, ways=('multi',), functions=count, like=names.get(like, job.name) if count != like else '')
            for count, name in names.items()]


def clauses(count):
    """One probe with several clauses: one program of the tool runs all of them, and a rival has a program for each."""
    clause = '{ @ = count(); }'
    return Job(f'@ = count() in {count} clauses', f' {ENTRY} '.join([clause] * count), ways=('multi',),
               bpftrace_script=f'kprobe:__x64_sys_getpgid {clause} ' * count,
               missing={'perf': 'perf counts an event once'})


def walk(frames):
    """The walk of a process's stack. Few frames show what it costs before the first one, and more what each costs."""
    return Job(f'n = ustackdepth of {frames} frames', '{ n = ustackdepth; }', ways=('multi',), frames=frames,
               goals={'multi': WALK + frames * FRAME}, limits={'multi': WALK + frames * MOST_OF_A_FRAME})


RECORD = ('record', '-q', '-c', '1', '-m', '1024', '-o', '/tmp/perf.data')
JOBS = [
    Job('predicate false', '/pid == 0/ { n++; }', goals={'multi': 130, 'fentry': 95},
        libbpf=on_function('false', ''), bpftrace='/pid == 0/ { @ = count(); }',
        perf=(*RECORD, '-e', 'EVENT', '--filter', 'common_pid == 0')),
    Job('n++', '{ n++; }'),
    Job('@ = count()', '{ @ = count(); }', goals={'multi': 145, 'fentry': 110},
        libbpf=on_function('count', 'number'), bpftrace='{ @ = count(); }', perf=('stat', '-e', 'EVENT')),
    # Of the pointer, the kernel refuses bpftrace's program for kfunc.
    Job('@ = quantize(arg0)', '{ @ = quantize(arg0); }', goals={'multi': 190, 'fentry': 160},
        libbpf=on_function('quantize', 'buckets'), bpftrace='{ @ = hist(pid); }', missing={'perf': NO_AGGREGATION}),
    Job('a[execname, pid]++', '{ a[execname, pid]++; }', goals={'multi': 420, 'fentry': 410}, limits={'multi': 470},
        libbpf=on_function('names', 'names'), bpftrace='{ @[comm, pid]++; }', missing={'perf': NO_AGGREGATION}),
    Job('@[pid] = count()', '{ @[pid] = count(); }'),
    Job('@[execname] = count()', '{ @[execname] = count(); }'),
    Job('@[probefunc] = count()', '{ @[probefunc] = count(); }'),
    Job('@[execname, pid] = count()', '{ @[execname, pid] = count(); }', goals={'multi': 400, 'fentry': 370},
        libbpf=on_function('names', 'names'), bpftrace='{ @[comm, pid] = count(); }', missing={'perf': NO_AGGREGATION}),
    Job('@[stack()] = count()', '{ @[stack()] = count(); }', goals={'multi': 1850, 'fentry': 1850},
        limits={'multi': 1950, 'fentry': 1950}, libbpf=on_function('stacks', 'stacks'), bpftrace='{ @[kstack] = count(); }',
        missing={'perf': NO_AGGREGATION}),
    clauses(10), clauses(100), walk(11), walk(111),
    Job('record of timestamp, pid, tid, arg0', '{ printf("%d %d %d %x", timestamp, pid, tid, arg0); }',
        goals={'multi': 295, 'fentry': 285}, limits={'multi': 300, 'fentry': 295},
        libbpf=on_function('record', 'records'),
        bpftrace=r'{ printf("%d %d %d %x\n", nsecs, pid, tid, arg0); }', perf=(*RECORD, '-e', 'EVENT')),
    Job('static probe with a record', calls='site',
        script='sdt:sdt_bench::site { printf("%d %d %d %x", timestamp, pid, tid, arg0); }', goals={'': 240},
        limits={'': 260}, libbpf={'raw_tp': ('record_static', 'records')},
        bpftrace_script=r'rawtracepoint:sdt_bench_place { printf("%d %d %d %x\n", nsecs, pid, tid, arg0); }',
        missing={'perf': 'perf sees no tracepoint that has no event in tracefs'}),
    Job('self->t at entry and return',
        script=f'{ENTRY} {{ self->t = timestamp; }} {RETURN} /self->t/ {{ self->t = 0; }}', limits={'': 700}),
    Job('empty clauses at entry and return', script=f'{ENTRY}, {RETURN} {{ }}'),
    Job('system call, one enabled: @ = count()', script='syscall::getpgid:entry { @ = count(); }', goals={'': 200},
        limits={'': 200},
        libbpf={'tracepoint': ('count_tracepoint', 'number')},
        bpftrace_script='tracepoint:syscalls:sys_enter_getpgid { @ = count(); }',
        perf=('stat', '-e', 'syscalls:sys_enter_getpgid')),
    Job('system call, all enabled: @ = count()', script='syscall:::entry { @ = count(); }', goals={'': 185},
        limits={'': 170},
        libbpf={'raw_tp': ('count_all', 'number')},
        bpftrace_script='tracepoint:raw_syscalls:sys_enter { @ = count(); }',
        perf=('stat', '-e', 'raw_syscalls:sys_enter')),
    Job('system call, all enabled: @[probefunc] = count()', script='syscall:::entry { @[probefunc] = count(); }'),
    Job('system call with an argument: @ = count()',
        script='syscall::getpgid:entry /(int64_t)arg0 >= 0/ { @ = count(); }'),
    # The names of a container are read from the cgroup of the process, part by part.
    Job('n = nspid', '{ n = nspid; }', ways=('multi',)),
    Job('n = cgroupid', '{ n = cgroupid; }', ways=('multi',)),
    Job('s = cgroup', '{ s = cgroup; }', ways=('multi',), cgroup='system.slice/docker-0123456789abcdef.scope'),
    Job('s = container', '{ s = container; }', ways=('multi',), cgroup='system.slice/docker-0123456789abcdef.scope'),
    # A debug exception of the processor, in place of a call of the tracer.
    Job('watched instruction: n++', script='watch:vmlinux:`__x64_sys_getpgid:exec { n++; }'),
    Job('record of pid', script=f'{ENTRY} {{ trace(pid); }}'),
    # What a record's clock costs is the difference between the record of pid above and this one.
    Job('record of pid, temporal=no', script=f'{ENTRY} {{ trace(pid); }}', options=('-x', 'temporal=no')),
]
# Of a process: a breakpoint is most of what each costs.
PLACE = 'pid$target:calls:user_place:entry'
JOBS += [
    Job('pid entry: @ = count()', calls='user', script=f'{PLACE} {{ @ = count(); }}', goals={'': 1530},
        libbpf={'uprobe_multi': ('count_user', 'number')}, bpftrace_script='uprobe:CALLS:user_place { @ = count(); }'),
    Job('pid entry with a record', calls='user',
        script=f'{PLACE} {{ printf("%d %d %d %x", timestamp, pid, tid, arg0); }}', goals={'': 1720},
        libbpf={'uprobe_multi': ('record_user', 'records')},
        bpftrace_script=r'uprobe:CALLS:user_place { printf("%d %d %d %x\n", nsecs, pid, tid, arg0); }'),
    Job('pid return: @ = count()', calls='user', script='pid$target:calls:user_place:return { @ = count(); }',
        libbpf={'uretprobe_multi': ('count_user_return', 'number')},
        bpftrace_script='uretprobe:CALLS:user_place { @ = count(); }'),
    Job('USDT: @ = count()', calls='usdt', script='bench$target:::place { @ = count(); }',
        libbpf={'usdt': ('count_place', 'number')}, bpftrace_script='usdt:CALLS:bench:place { @ = count(); }'),
    Job('USDT, one argument: @ = count()', calls='usdt', goals={'': 1070},
        script='bench$target:::place /(int64_t)arg0 >= 0/ { @ = count(); }', libbpf={'usdt': ('count_usdt', 'number')},
        bpftrace_script='usdt:CALLS:bench:place /arg0 >= 0/ { @ = count(); }'),
    Job('sdt:sched::sched_switch: @ = count()', calls='switch', script='sdt:sched::sched_switch { @ = count(); }',
        goals={'': 90}, limits={'': 100}, libbpf={'raw_tp': ('count_switches', 'number')},
        bpftrace_script='rawtracepoint:sched_switch { @ = count(); }'),
]
# A sample, with all that the kernel does for it: the timer of the CPU, and the event.
JOBS += [
    Job(f'profile-997: {clause}', calls=calls, script=f'profile-997 {{ {clause}; }}', events=250,
        libbpf={'perf_event': (program, kept_in)}, bpftrace_script=f'profile:hz:997 {{ @[{key}] = count(); }}')
    for clause, calls, program, kept_in, key in (
        ('@[execname] = count()', 'work', 'sample_names', 'names', 'comm'),
        ('@[stack()] = count()', 'system', 'sample_stacks', 'stacks', 'kstack'),
        ('@[ustack()] = count()', 'work', 'sample_user_stacks', 'stacks', 'ustack'))
]
# All within one firing.
JOBS += [
    Job(f'speculate, then {end}',
        script=f'{ENTRY} {{ this->s = speculation(); }} {ENTRY} {{ speculate(this->s); printf("%x", arg0); }} '
               f'{ENTRY} {{ {end}(this->s); }}')
    for end in ('discard', 'commit')
]
# On one function, the number of the probe is a constant of the link. Of several, each firing looks it up.
JOBS += [many for job in JOBS if job.name == '@ = count()' for many in on_many(job, (1000, 10_000), 1)]
JOBS += [many for job in JOBS if job.name in ('@[probefunc] = count()', 'record of timestamp, pid, tid, arg0')
         for many in on_many(job, (100, 1000, 10_000), 100)]
