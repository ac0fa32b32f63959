#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strtok() returns one token after the other, from a copy of the text, within one clause.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { g = "a,b;;c"; printf("[%s]", strtok(g, ",;")); g = "changed";
	printf("[%s]", strtok(0, ",;")); printf("[%s]", strtok(0, ",")); printf("[%s]", strtok(0, ",;"));
	printf("[%s]\n", strtok(0, "")); }
	BEGIN { printf("[%s]", strtok("  two words ", " ")); printf("[%s]", strtok(NULL, " "));
		printf("[%s]\n", strtok(NULL, " ")); }
	BEGIN { printf("[%s]", strtok("", ",")); printf("[%s]", strtok(",,,", ","));
		printf("[%s]", strtok("whole", "")); printf("[%s]\n", strtok("a.b", ".") ); }
	BEGIN { printf("[%s]", strjoin(strtok("1 2 3", " "), strjoin(strtok(0, " "), strtok(0, " "))));
		this->t = strtok(execname, "a"); printf("[%s]", this->t);
		printf("[%s]\n", this->t = strtok(0, this->t)); }
	BEGIN { this->n = 0; this->n += strtok("a b", " ") != 0; this->n += strtok(0, " ") != 0;
		this->n += strtok(0, " ") != 0; printf("%d\n", this->n); }
	BEGIN { printf("[%s]", strtok(strtok("k=v;l=w", ";"), "=")); printf("[%s]", strtok(0, "="));
		printf("[%s]\n", strtok("a b,c", strtok(", x", " "))); exit(0); }'
same output "$(cat out)" "[a][b][;;c][][]
[two][words][]
[][][whole][a]
[123][dtr][ace]
2
[k][v][a b]"
status 0 dtrace -x strsize=4 -qn 'BEGIN { printf("[%s]", strtok("abcdef,g", ",")); printf("[%s]\n", strtok(0, ","));
	exit(0); }'
same "cut to strsize" "$(cat out)" "[abc][]"
status 0 dtrace -qn 'BEGIN { trace(strtok("a b", " ")); } BEGIN { trace(strtok(0, " ")); }
	BEGIN { trace(strtok((char *)0, " ")); } BEGIN { exit(0); }'
same "the rest belongs to the clause" "$(cat out)" a
same faults "$(grep -c 'invalid address (0x0)' err)" 2
