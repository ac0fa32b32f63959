# SPDX-License-Identifier: GPL-2.0
# A function of the tests of JSON output.
# shellcheck shell=bash
. "$(dirname "$0")/common.sh"

# want PYTHON: an expression over the objects of the file out. A line that is no object fails.
want() {
	python3 - "$1" <<'P'
import json, sys
objects = [json.loads(line, parse_constant=None) for line in open("out", encoding="utf-8", errors="strict")]
of = lambda kind: [o for o in objects if o["type"] == kind]
texts = lambda kind: [o["text"] for o in of(kind)]
outputs = [item for record in of("record") for item in record["output"]]
if not eval(sys.argv[1]):
    sys.exit("wanted " + sys.argv[1] + "\n" + "".join(map(lambda o: json.dumps(o) + "\n", objects)))
P
	[ ! -s err ] || { cat err; fail "standard error"; }
}
