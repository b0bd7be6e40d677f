#!/usr/bin/env bash
# Packages: ical.js@2.2.1, rrule@2.8.1, rrule-temporal@2.2.8
# Guess: UNTIL as a day, which some programs write for timed events, includes the last day: its writer means
#   "until January 7".
# Behavior: ical.js and rrule read it as midnight UTC and drop the last day; rrule-temporal includes it. The same
#   file has three or four dates.
# Source: RFC 5545, section 3.3.10: UNTIL has the type of DTSTART; programs write a day all the same
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const rule = 'FREQ=DAILY;UNTIL=20270107';
const lines = `DTSTART:20270104T100000Z\nRRULE:${rule}`;
const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2027-01-04T10:00:00Z'));
let count = 0;
while (dates.next()) count += 1;
console.log('ical.js       ', count);
console.log('rrule         ', rrule.rrulestr(lines).all().length);
console.log('rrule-temporal', new RRuleTemporal({ rruleString: lines }).all().length);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ical.js        3
rrule          3
rrule-temporal 4
OUTPUT
echo 'unchanged'
