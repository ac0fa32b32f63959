# SPDX-License-Identifier: GPL-2.0
"""Runs of the tool and what they cost, in a guest whose clock counts instructions."""
import ctypes
import os
import signal
import subprocess
import sys

SYS_finit_module = 313


def ended(process):
    """Waits; processor time in millions of nanoseconds, which are instructions."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return (usage.ru_utime + usage.ru_stime) * 1e3


def start(arguments):
    return subprocess.Popen(['dtrace', *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE)


def whole(arguments):
    """What dtrace costs that ends by itself."""
    process = start(arguments)
    process.stdout.read()
    said = process.stderr.read()
    cost = ended(process)
    if process.returncode:
        sys.exit(f'dtrace {" ".join(arguments)[:200]}: {said.decode()}')
    return cost


def traced(arguments, look=lambda process: None):
    """What it costs until BEGIN has fired, and from there to the end. look is called in between."""
    process = start(['-q', '-n', 'BEGIN { printf("ready\\n"); }', *arguments])
    if process.stdout.readline() != b'ready\n':
        sys.exit(f'dtrace {" ".join(arguments)[:200]}: {process.stderr.read().decode()}')
    with open(f'/proc/{process.pid}/schedstat', encoding='ascii') as file:
        begun = int(file.read().split()[0]) / 1e6
    look(process)
    process.send_signal(signal.SIGINT)
    process.stdout.read()
    process.stderr.read()
    return begun, ended(process) - begun


def least(measure, *arguments):
    """Of two runs: the first one finds the files of the tool not yet read."""
    return min(measure(*arguments), measure(*arguments))


def load_module(path):
    with open(path, 'rb') as file:
        if ctypes.CDLL(None, use_errno=True).syscall(SYS_finit_module, file.fileno(), b'', 0):
            sys.exit(f'{path}: {os.strerror(ctypes.get_errno())}')
