#!/usr/bin/env bash
# Packages: iso8601-duration@2.1.4, duration-fns@3.0.2, parse-duration@2.1.9, temporal-polyfill@1.0.8
# Guess: -PT15M, which stands in nearly every calendar file as the trigger of a reminder, is 15 minutes before or
#   is refused; the difference of two days has one sign.
# Behavior: iso8601-duration drops the minus sign without an error, so the reminder comes 15 minutes late.
#   duration-fns finds one month minus three days between January 31 and February 28, which Temporal refuses.
#   parse-duration adds in "1h -30m" and takes the hours of "1:30" for milliseconds.
# Source: RFC 5545, 3.3.6
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock iso8601-duration@2.1.4 duration-fns@3.0.2 parse-duration@2.1.9 temporal-polyfill@1.0.8
cat >run.mjs <<'PROGRAM'
import { between, toString } from 'duration-fns';
import { parse, toSeconds } from 'iso8601-duration';
import parseDuration from 'parse-duration';
import { Temporal } from 'temporal-polyfill';

console.log('iso8601-duration -PT15M:', toSeconds(parse('-PT15M')), 'seconds; Temporal:', Temporal.Duration.from('-PT15M').total('seconds'));
const difference = toString(between(new Date('2027-01-31T00:00:00Z'), new Date('2027-02-28T00:00:00Z')));
let read;
try {
  read = Temporal.Duration.from(difference).toString();
} catch {
  read = 'refused';
}
console.log(`duration-fns January 31 to February 28: ${difference}, Temporal: ${read}`);
for (const text of ['1h -30m', '1:30']) {
  console.log(`parse-duration ${text}:`, parseDuration(text), 'ms');
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
iso8601-duration -PT15M: 900 seconds; Temporal: -900
duration-fns January 31 to February 28: P1M-3D, Temporal: refused
parse-duration 1h -30m: 5400000 ms
parse-duration 1:30: 1.03 ms
OUTPUT
echo 'unchanged'
