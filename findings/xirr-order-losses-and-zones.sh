#!/usr/bin/env bash
# Packages: xirr@1.1.0, @webcarrot/xirr@3.0.1, node-irr@2.0.5
# Guess: Three packages for the internal rate of return of dated payments give one result for the same payments:
#   in any order (spreadsheets take them in any order), for a loss as for a gain, and whatever the zone of the
#   process.
# Behavior: They agree only on a gain in the order of dates. node-irr returns NaN if a later date comes first;
#   @webcarrot/xirr finds no rate for an investment that kept a sixth of its value; xirr and node-irr count UTC
#   days, so a payment of an evening in New York belongs to the next day and the year has a day less.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock xirr@1.1.0 @webcarrot/xirr@3.0.1 node-irr@2.0.5
cat >run.mjs <<'PROGRAM'
import webcarrot from '@webcarrot/xirr';
import { xirr as nodeIrr } from 'node-irr';
import xirr from 'xirr';

const round = (rate) => rate.toFixed(4);
const libraries = {
  xirr: (flows) => round(xirr(flows.map(([amount, when]) => ({ amount, when })))),
  webcarrot: (flows) => round(webcarrot(flows.map(([amount, date]) => ({ amount, date })))),
  'node-irr': (flows) => round((1 + nodeIrr(flows.map(([amount, date]) => ({ amount, date }))).rate) ** 365 - 1),
};
const day = (text) => new Date(`${text}T00:00:00Z`);
const cases = {
  gain: [[-100, day('2025-01-01')], [110, day('2026-01-01')]],
  'late first': [[110, day('2026-01-01')], [-100, day('2025-01-01')]],
  loss: [[-100, day('2025-01-01')], [16, day('2026-01-01')]],
  'paid in the evening': [[-100, new Date(2025, 0, 1, 20)], [110, new Date(2026, 0, 1, 8)]],
};
for (const [name, flows] of Object.entries(cases)) {
  for (const [library, rate] of Object.entries(libraries)) {
    let result;
    try {
      result = rate(flows);
    } catch {
      result = 'error';
    }
    console.log(`${name}: ${library} ${result}`);
  }
}
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
gain: xirr 0.1000
gain: webcarrot 0.1000
gain: node-irr 0.1000
late first: xirr 0.1000
late first: webcarrot 0.1000
late first: node-irr NaN
loss: xirr -0.8400
loss: webcarrot error
loss: node-irr -0.8400
paid in the evening: xirr 0.1003
paid in the evening: webcarrot 0.1001
paid in the evening: node-irr 0.1003
OUTPUT
echo 'unchanged'
