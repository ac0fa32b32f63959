#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() shows as many frames as eu-stack, with the same names, for programs of the distribution.
# shellcheck disable=SC2016 # text for other interpreters
. "$(dirname "$0")/eu_stack.bash"

seq 1 2000 >numbers
stacks 'bash -c "for i in 1 2 3; do echo \$i >/dev/null; read x <numbers; done"'
stacks 'perl -e "print STDERR map { sprintf qq(%s\n), join q(,), sort 1..\$_ } 1..20"'
stacks 'python3 -S -c "import json, re"'
stacks 'sort -rn numbers'
stacks 'gzip -k numbers'
stacks 'xz -k numbers'
stacks 'openssl dgst -sha256 numbers'
