# SPDX-License-Identifier: GPL-2.0
"""System calls that the tests syscall-functions count."""
import os
fd = os.open("/dev/zero", os.O_RDONLY)
for _ in range(100):
    os.read(fd, 777)
    os.getpgid(0)
    os.getppid()
for _ in range(5):
    if os.fork() == 0:
        os._exit(0)
    os.wait()
