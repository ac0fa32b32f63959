#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x top shows aggregations on a terminal, takes keys, follows the terminal's size, and leaves the terminal as it was.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# Without a terminal it is an error before anything is traced.
status 1 setsid --wait dtrace -x top -n 'BEGIN { exit(0); }'
grep -qx 'dtrace: -x top needs a terminal: cannot open /dev/tty: No such device or address' err ||
	{ cat err; fail "no error"; }
status 1 dtrace -x top=0 -n BEGIN
grep -q '(it wants no value, or the number of rows, from 1)$' err || { cat err; fail "no help"; }

command -v tmux >/dev/null || { echo "tmux is not installed"; exit 77; }
export LC_ALL=C.UTF-8 TERM=xterm
tmux() { command tmux -L "$$" -u -f /dev/null "$@"; }
# The seconds have more or fewer digits, so a line that is cut ends differently.
screen() { tmux capture-pane -p -t top | sed 's/^dtrace: [0-9]* s/dtrace: N s/; s/, p[aused]*$/, paused/'; }
# shows WHAT LINES: waits until the screen is these lines
shows() {
	wait_for is_screen "$2"
	same "$1" "$(screen)" "$2"
}
is_paused() { [[ $(screen) == *paused* ]]; }
is_screen() { [ "$(screen)" = "$1" ]; }
read_all() { dd if=/dev/zero of=/dev/null bs=777 count=64 status=none; }

cat >display <<'S'
stty -a >before
dtrace -x top -x encoding=utf8 -x aggrate=100ms -n '
	fbt::ksys_read:entry /execname == "dd" && arg2 == 777/ {
		@reads[execname, arg2] = count(); @size[execname] = quantize(arg2); }
	END { printf("the end"); }'
echo "status $?"
stty -a >after
sleep 600
S
tmux new-session -d -s top -x 60 -y 8 'bash display'
trap 'tmux kill-server; rm -rf "$dir"' EXIT
shows "an empty screen" 'dtrace: N s, refreshed each 100 ms
       TOTAL   PER SECOND* @reads[execname, arg2]

       TOTAL   PER SECOND* @size[execname]



q quit  p pause  < > sorted by  r reverse'
read_all
shows "a screen" 'dtrace: N s, refreshed each 100 ms
       TOTAL   PER SECOND* @reads[execname, arg2]
          64          0.0  dd  777

       TOTAL   PER SECOND* @size[execname]  256 ... 1024
          64          0.0  : █ :  dd

q quit  p pause  < > sorted by  r reverse'

# The total stays while the display is paused, and nothing is lost.
tmux send-keys -t top p '>'
wait_for is_paused
read_all
tmux resize-window -t top -x 40 -y 6
shows "a paused screen" 'dtrace: N s, refreshed each 100 ms, paused
       TOTAL*  PER SECOND  @reads[execna
          64          0.0  dd  777

       TOTAL*  PER SECOND  @size[execnam
q quit  p pause  < > sorted by  r revers'
tmux resize-window -t top -x 60 -y 8
tmux send-keys -t top p
shows "a screen that goes on" 'dtrace: N s, refreshed each 100 ms
       TOTAL*  PER SECOND  @reads[execname, arg2]
         128          0.0  dd  777

       TOTAL*  PER SECOND  @size[execname]  256 ... 1024
         128          0.0  : █ :  dd

q quit  p pause  < > sorted by  r reverse'

# Afterwards everything is printed as ever, to the terminal as it was before.
tmux resize-window -t top -x 90 -y 30
tmux send-keys -t top q
wait_for [ -s after ]
same "modes of the terminal" "$(cat after)" "$(sed 's/rows [0-9]*; columns [0-9]*/rows 30; columns 90/' before)"
screen >last
grep -q 'END the end$' last || { cat last; fail "no output of END"; }
grep -Eq '^  dd +777 +128$' last || { cat last; fail "no totals"; }
grep -qx 'status 0' last || { cat last; fail "another status"; }
