#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Global, this and self variables keep integers of their types, across clauses and firings.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int g; this short s; BEGIN { g = 5; this->s = 70000; self->t = g + 1; g += 2; this->n++; }
	BEGIN { printf("%d %d %d %d\n", g, this->s, self->t, this->n); this->n += 5; g = this->n++ * 10; }
	BEGIN { printf("%d %d\n", g, this->n--); printf("%d\n", this->n); self->t = 0; }
	BEGIN { printf("%d\n", self->t); exit(0); }
	END { printf("%d %d\n", g, this->n); }'
same output "$(cat out)" "7 4464 6 1
60 7
6
0
60 0"
