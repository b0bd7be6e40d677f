#!/usr/bin/env bash
# Packages: parse-prometheus-text-format 1.1.1
# Guess: A histogram or summary with several sets of labels is read as several metrics, each with its labels, buckets, sum
#   and count, as counters are.
# Behavior: With any label besides `le`, the labels, the sum and the count of a histogram are gone, and of several sets of
#   labels only the buckets read last are there. Without such labels, all is there. Counters keep their labels, escapes,
#   +Inf and timestamps.
# Source: Prometheus text format 0.0.4, which shows histograms with labels; README of the package, whose example has none
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit parse-prometheus-text-format@1.1.1
cat >run.cjs <<'PROGRAM'
const parse = require('parse-prometheus-text-format').default ?? require('parse-prometheus-text-format');

const show = (title, text) => console.log(title, JSON.stringify(parse(text)[0].metrics));
const histogram = (labels, counts, sum) =>
  [
    ...['0.1', '+Inf'].map((le, at) => `request_seconds_bucket{${labels}le="${le}"} ${counts[at]}`),
    `request_seconds_sum${labels ? `{${labels.slice(0, -1)}}` : ''} ${sum}`,
    `request_seconds_count${labels ? `{${labels.slice(0, -1)}}` : ''} ${counts[1]}`,
  ].join('\n');
const TYPE = '# TYPE request_seconds histogram\n';
show('no labels:', `${TYPE}${histogram('', [8, 9], 1.5)}\n`);
show('one path:', `${TYPE}${histogram('path="/",', [8, 9], 1.5)}\n`);
show('two paths:', `${TYPE}${histogram('path="/",', [8, 9], 1.5)}\n${histogram('path="/chat",', [1, 2], 3.5)}\n`);
show('counter:', '# TYPE sent_total counter\nsent_total{path="C:\\\\data"} 3 1700000000000\nsent_total{path="/"} +Inf\n');
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
no labels: [{"buckets":{"0.1":"8","+Inf":"9"},"count":"9","sum":"1.5"}]
one path: [{"buckets":{"0.1":"8","+Inf":"9"}}]
two paths: [{"buckets":{"0.1":"1","+Inf":"2"}}]
counter: [{"value":"3","labels":{"path":"C:\\data"},"timestamp_ms":"1700000000000"},{"value":"+Inf","labels":{"path":"/"}}]
OUTPUT
echo 'unchanged'
