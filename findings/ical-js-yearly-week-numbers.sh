#!/usr/bin/env bash
# Packages: ical.js@2.2.1, rrule@2.8.1, rrule-temporal@2.2.8
# Guess: A reader that does not support a part of a rule such as BYWEEKNO or the 20th Monday of a year raises an
#   error or leaves the event alone; all three libraries give the same dates.
# Behavior: ical.js repeats both rules every week, without an error: a yearly event becomes weekly. The other two
#   give one date a year.
# Source: RFC 5545, section 3.3.10
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

for (const rule of ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3']) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2027-05-17T10:00:00Z'));
  const lines = `DTSTART:20270517T100000Z\nRRULE:${rule}`;
  console.log(rule);
  console.log('  ical.js       ', [1, 2, 3].map(() => String(dates.next()).slice(0, 10)).join(' '));
  console.log('  rrule         ', rrule.rrulestr(lines).all().map((date) => date.toISOString().slice(0, 10)).join(' '));
  console.log('  rrule-temporal', new RRuleTemporal({ rruleString: lines }).all().map((date) => date.toPlainDate().toString()).join(' '));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
FREQ=YEARLY;BYDAY=20MO;COUNT=3
  ical.js        2027-05-17 2027-05-24 2027-05-31
  rrule          2027-05-17 2028-05-15 2029-05-14
  rrule-temporal 2027-05-17 2028-05-15 2029-05-14
FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3
  ical.js        2027-05-24 2027-05-31 2027-06-07
  rrule          2027-05-17 2028-05-15 2029-05-14
  rrule-temporal 2027-05-17 2028-05-15 2029-05-14
OUTPUT
echo 'unchanged'
