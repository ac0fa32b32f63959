#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Requests to the consumer are executed in order: commands, other output files, options.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qwn 'BEGIN { printf("one\n"); system("echo two %d; echo err >&2", pid - pid + 2); printf("three\n");
	system("exit 3"); }
	BEGIN { freopen("file.%s", "x"); printf("in a file\n"); freopen("no-such-dir/file"); printf("still\n");
		freopen("%s", ""); printf("four\n"); }
	BEGIN { freopen("file.x"); printf("appended\n"); freopen(""); }
	BEGIN { exit(0); }'
same "in order" "$(cat out)" "one
two 2
three
four"
same "the file" "$(cat file.x)" "in a file
still
appended"
same "messages" "$(cat err)" "err
dtrace: freopen( ): cannot open no-such-dir/file: No such file or directory"

_DTRACE_TESTING=t status 0 dtrace -n 'BEGIN { trace(1); } BEGIN { setopt("quiet"); } BEGIN { trace(2); }
	BEGIN { setopt("quiet", "no"); setopt("bufsize", 1024); setopt("nosuch"); setopt("switchrate", "x"); }
	BEGIN { trace(3); exit(0); }'
same "what is quiet" "$(tail -n +2 out | tr -s ' ')" " :BEGIN 1
 :BEGIN 
2 :BEGIN 3"
same "refused" "$(grep -o 'setopt.*' err | sed 's/: it wants.*//')" \
	"setopt( ): option bufsize cannot change while tracing
setopt( ): there is no option nosuch
setopt( ): option switchrate cannot be \"x\""
