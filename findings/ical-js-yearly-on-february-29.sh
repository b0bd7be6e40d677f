#!/usr/bin/env bash
# Packages: ical.js@2.2.1, rrule@2.8.1, rrule-temporal@2.2.8
# Guess: A yearly event that begins on February 29 takes place in leap years only (RFC 5545: dates that do not
#   exist are ignored).
# Behavior: ical.js shows it on March 1 of the years between; rrule and rrule-temporal skip these years. Monthly
#   events on the 31st are skipped by all three, so ical.js treats the same rule of the RFC in two ways.
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

for (const [start, rule] of [['20240229', 'FREQ=YEARLY;COUNT=3'], ['20270131', 'FREQ=MONTHLY;COUNT=3']]) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(`${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6)}T10:00:00Z`));
  const lines = `DTSTART:${start}T100000Z\nRRULE:${rule}`;
  console.log(start, rule);
  console.log('  ical.js       ', [1, 2, 3].map(() => String(dates.next()).slice(0, 10)).join(' '));
  console.log('  rrule         ', rrule.rrulestr(lines).all().map((date) => date.toISOString().slice(0, 10)).join(' '));
  console.log('  rrule-temporal', new RRuleTemporal({ rruleString: lines }).all().map((date) => date.toPlainDate().toString()).join(' '));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
20240229 FREQ=YEARLY;COUNT=3
  ical.js        2024-02-29 2025-03-01 2026-03-01
  rrule          2024-02-29 2028-02-29 2032-02-29
  rrule-temporal 2024-02-29 2028-02-29 2032-02-29
20270131 FREQ=MONTHLY;COUNT=3
  ical.js        2027-01-31 2027-03-31 2027-05-31
  rrule          2027-01-31 2027-03-31 2027-05-31
  rrule-temporal 2027-01-31 2027-03-31 2027-05-31
OUTPUT
echo 'unchanged'
