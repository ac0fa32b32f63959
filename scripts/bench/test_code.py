# SPDX-License-Identifier: GPL-2.0
"""Which files of kernel/trace/dtrace are not the program type, but modules for its tests and benchmark."""

import re

TEST_CODE = re.compile(r"_test\w*\.[ch]$|sdt_bench\w*\.[ch]$|sdt_many\.c$")
