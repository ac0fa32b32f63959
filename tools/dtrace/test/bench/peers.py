# SPDX-License-Identifier: GPL-2.0
"""How the rivals of the tool are run: for a job, the ways and the command of each, or why there is none.

The peers lie in a directory of their own, as their packages have it. It is put over the root of the guest for them.
"""
import os
import subprocess
import tempfile

import jobs

FUNCTION = '__x64_sys_getpgid'


class Root:
    """This guest's root with the directory's /usr over its own; not unmounted, because the guest ends."""

    def __init__(self, directory):
        self.merged = tempfile.mkdtemp(prefix='root.')
        for entry in os.scandir('/'):
            place = f'{self.merged}/{entry.name}'
            if entry.is_symlink():
                os.symlink(os.readlink(entry.path), place)
            elif entry.is_dir():
                os.mkdir(place)
                if entry.name != 'usr':
                    self.mount('--rbind', entry.path, place)
        self.mount('-t', 'overlay', '-o', f'lowerdir={directory}/usr:/usr', 'overlay', f'{self.merged}/usr')

    @staticmethod
    def mount(*arguments):
        subprocess.run(['mount', *arguments], check=True)

    def command(self, *arguments):
        return ['env', 'LD_LIBRARY_PATH=/usr/lib64:/usr/local/lib', 'chroot', self.merged, *arguments]

    def find(self, name):
        for directory in ('usr/local/sbin', 'usr/local/bin', 'usr/sbin', 'usr/bin'):
            if os.path.exists(f'{self.merged}/{directory}/{name}'):
                return f'/{directory}/{name}'
        return None


def libbpf(job, rivals, calls):
    """The hand-written programs: (way, kind, command)."""
    for way, (program, kept_in) in job.libbpf.items():
        events = job.events if kept_in else 0
        yield (f'libbpf {way}', jobs.WAYS.get(way, ''),
               [rivals, program, kept_in or 'number', str(events), *calls])


def peers(job, root, calls):
    """Those of the distribution: (way, kind, command or reason). They are stopped while the loop runs."""
    command = ' '.join([calls[0], 'stop', *calls[1:]])
    bpftrace, perf = root.find('bpftrace'), root.find('perf')
    scripts = {}
    if job.bpftrace:
        # A pattern makes it take kprobe_multi.
        scripts = {'kprobe': f'kprobe:{FUNCTION} ', 'multi': f'kprobe:{FUNCTION[:-1]}* ', 'kfunc': f'kfunc:{FUNCTION} '}
        scripts = {way: probe + job.bpftrace for way, probe in scripts.items()}
        scripts['kfunc'] = scripts['kfunc'].replace('arg0', '(uint64)args->regs')
    elif job.bpftrace_script:
        scripts = {job.bpftrace_script.split(':')[0]: job.bpftrace_script.replace('CALLS', calls[0])}
    for way, script in scripts.items():
        kind = {'kprobe': 'function', 'multi': 'function', 'kfunc': 'fentry'}.get(way, '')
        yield (f'bpftrace {way}', kind, 'it is not installed' if not bpftrace else
               [*root.command('env', 'BPFTRACE_PERF_RB_PAGES=1024', bpftrace, '-e', script, '-c', command)])
    if job.perf:
        event = 'kprobes:bench_getpgid'
        arguments = [event if a == 'EVENT' else a for a in job.perf]
        kind = 'function' if event in arguments else ''
        yield ('perf', kind, 'it is not installed' if not perf else
               root.command(perf, *arguments, '--', *command.split()))
    elif 'perf' in job.missing:
        yield 'perf', '', job.missing['perf']
    if scripts or job.perf:
        # It begins to trace after it has started the command, so it is not stopped. It reads no maps while it traces.
        yield 'ply', 'function' if on_kprobes(job) else '', ply(job, root, ' '.join(calls))


# What ply calls what bpftrace calls otherwise.
PLY_WORDS = {'hist(': 'quantize(', 'kstack': 'stack', 'nsecs': 'time', 'tid': 'kpid'}


def on_kprobes(job):
    """The script of a job whose probes are kprobes, or ''."""
    if job.bpftrace:
        return f'kprobe:{FUNCTION} {job.bpftrace}'
    return job.bpftrace_script if job.bpftrace_script.startswith('kprobe:') else ''


def ply(job, root, command):
    """Its command, or a reason."""
    script = on_kprobes(job)
    if not root.find('ply'):
        return 'the distribution has no package of it'
    if not script or '++' in script:
        return 'it has no such probe' if not script else 'it has no variables'
    for word, its_word in PLY_WORDS.items():
        script = script.replace(word, its_word)
    return root.command(root.find('ply'), '-c', command, script)


def oracle(job, root, calls, script, options):
    """Oracle's dtrace takes the same scripts."""
    dtrace = root.find('dtrace')
    yield ('oracle', 'function' if job.clause else '', 'it is not installed' if not dtrace else
           root.command(dtrace, '-q', '-x', 'switchrate=60s', '-x', 'bufsize=4m', *options, '-n', script,
                        '-c', ' '.join(calls)))


def prepare():
    """The event that perf reads: it takes no function by itself without symbols of the kernel."""
    file = os.open('/sys/kernel/tracing/kprobe_events', os.O_WRONLY | os.O_APPEND)
    os.write(file, f'p:kprobes/bench_getpgid {FUNCTION} arg0=%di\n'.encode())
    os.close(file)
