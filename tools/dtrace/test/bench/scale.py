# SPDX-License-Identifier: GPL-2.0
"""What ten times as many probes or clauses cost: instructions and memory, for "attach".

Each row is measured for one, for some, and for ten times as many. What one costs is the base. Above that, ten times as
many may cost TIMES as much: costs grow in proportion.
"""
import subprocess
from dataclasses import asdict, astuple, dataclass

from runs import load_module, traced, whole

TIMES = 12
COUNT = '{ @ = count(); }'
KERNEL_MEMORY = ('Slab:', 'Percpu:', 'VmallocUsed:')


@dataclass
class Cost:
    compile: float      # millions of instructions
    attach: float
    end: float
    memory: float       # MB, the peak of the tool
    kernel: float       # MB, of the kernel while it traces


# Less is not compared: a page fault or the first file more, and an object of the kernel more, are as much.
LEAST = Cost(5, 5, 8, 1, 1)


@dataclass
class Row:
    name: str
    arguments: object               # a function: how many -> the arguments of dtrace
    counts: tuple


def kernel_memory():
    """In MB: what is allocated for objects, for each CPU, and in larger pieces."""
    with open('/proc/meminfo', encoding='ascii') as file:
        words = [line.split() for line in file]
    return sum(int(size) for name, size, *_ in words if name in KERNEL_MEMORY) / 1024


def peak_memory(process):
    with open(f'/proc/{process.pid}/status', encoding='utf-8') as file:
        return next(int(line.split()[1]) for line in file if line.startswith('VmHWM:')) / 1024


def once(arguments):
    seen = {}

    def look(process):
        seen['memory'] = peak_memory(process)
        seen['kernel'] = kernel_memory() - before

    compiled = whole(['-e', *arguments])
    before = kernel_memory()
    begun, end = traced(arguments, look)
    return Cost(compiled, begun - compiled, end, **seen)


def measure(arguments):
    """The least of two runs: the first one finds files not yet read, and the kernel keeps some memory."""
    return Cost(*map(min, astuple(once(arguments)), astuple(once(arguments))))


def script(name, text):
    """For programs that are longer than an argument may be."""
    path = f'/tmp/{name}.d'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return ['-s', path]


def pattern(count):
    """Of the numbers with four digits below a power of ten."""
    zeros = 5 - len(str(count))
    return '[0]' * zeros + '[0-9]' * (4 - zeros)


def uprobes(binary):
    """Functions f0000 ... f9999 of a program that waits."""
    def arguments(count):
        return ['-n', f'pid$target:a.out:f{pattern(count)}:entry {COUNT}', '-c', binary]
    return arguments


def named_uprobes(binary):
    def arguments(count):
        names = ',\n'.join(f'pid$target:a.out:f{n:04}:entry' for n in range(count))
        return [*script('uprobes', names + COUNT), '-c', binary]
    return arguments


def sites(count):
    return ['-n', f'sdt:sdt_many::probe{pattern(count)} {COUNT}']


def named_sites(count):
    return script('sites', ',\n'.join(f'sdt:sdt_many::probe{n:04}' for n in range(count)) + COUNT)


def system_calls(names):
    def arguments(count):
        if count == len(names):
            return ['-n', f'syscall:::entry {COUNT}']
        return ['-n', ','.join(f'syscall::{name}:entry' for name in names[:count]) + COUNT]
    return arguments


def clauses_of_one(count):
    return script('clauses', ''.join(f'syscall::getpgid:entry {{ @a{n} = count(); }}\n' for n in range(count)))


def clauses_of_many(count):
    return script('clauses', ''.join(f'sdt:sdt_many::probe{n:04} {{ @a{n} = count(); }}\n' for n in range(count)))


def rows(binary):
    said = subprocess.run(['dtrace', '-ln', 'syscall:::entry'], stdout=subprocess.PIPE, check=True).stdout.decode()
    calls = [line.split()[3] for line in said.splitlines()[1:]]
    yield Row('uprobes', uprobes(binary), (1000, 10_000))
    yield Row('uprobes, each named', named_uprobes(binary), (1000, 10_000))
    yield Row('static probes', sites, (100, 1000))
    yield Row('static probes, each named', named_sites, (100, 1000))
    yield Row('system calls', system_calls(calls), (len(calls) // 10, len(calls)))
    yield Row('clauses on one probe', clauses_of_one, (100, 1000))
    yield Row('clauses on a probe each', clauses_of_many, (100, 1000))


def beyond(base, some, many):
    """What costs more than it may."""
    base, some, many, least = map(asdict, (base, some, many, LEAST))
    for name, cost in many.items():
        limit = base[name] + TIMES * max(some[name] - base[name], least[name])
        if cost > limit:
            yield f'{name} {cost:.1f}, more than {limit:.1f}'


def shown(count, cost):
    return (f'{count:,}: compiled {cost.compile:.1f} M, attached {cost.attach:.1f} M, ended {cost.end:.1f} M, '
            f'{cost.memory:.1f} MB, in the kernel {cost.kernel:.1f} MB')


def claims(binary, module):
    """(text, whether it holds) for each row."""
    load_module(module)
    for row in rows(binary):
        counts = (1, *row.counts)
        costs = [measure(row.arguments(count)) for count in counts]
        wrong = list(beyond(*costs))
        text = '; '.join(map(shown, counts, costs))
        yield f'{row.name}, {text}' + (f': too much: {"; ".join(wrong)}' if wrong else ''), not wrong
