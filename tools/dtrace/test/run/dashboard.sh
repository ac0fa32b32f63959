#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each query of the dashboard names metrics, and labels, that the programs of examples/metrics produce.
. "$(dirname "$0")/common.sh"

examples=$OLDPWD/../../examples/metrics
: >produced
for program in "$examples"/*.d; do
	status 0 dtrace -x oformat=openmetrics -s "$program" -c true
	cat out >>produced
done
python3 - "$examples/dashboard.json" "$examples"/*.d <<'P'
import json, re, sys
ENDINGS = {"counter": "_total", "histogram": "_bucket", "gauge": ""}
# labels that Prometheus adds, and those of buckets
labels = {"instance", "le", "kind"}
known = {name + ENDINGS[kind] for name, kind in re.findall(r"# TYPE (\S+) (\S+)", open("produced").read()) if kind in ENDINGS}
for program in sys.argv[2:]:
    text = open(program).read()
    labels.update(re.sub(r"\W", " ", " ".join(re.findall(r"labels=(\S+)|@\w+\[(.*?)\] =", text)[0]
                  if re.search(r"labels=|@\w+\[", text) else [])).split())
dashboard = json.load(open(sys.argv[1]))
queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
queries += [variable["query"] for variable in dashboard["templating"]["list"] if variable["type"] == "query"]
wrong = [(name, query) for query in queries for name in re.findall(r"dtrace_\w+", query) if name not in known]
wrong += [(label, query) for query in queries for by in re.findall(r"by \((.*?)\)", query)
          for label in by.split(", ") if label not in labels]
if wrong or len(queries) < 8:
    sys.exit(f"not produced: {wrong}; these are: {sorted(known)}, {sorted(labels)}")
P
