#!/usr/bin/env bash
# Packages: ical.js@2.2.1, rrule@2.8.1, rrule-temporal@2.2.8
# Guess: BYSETPOS=1 in a weekly rule of Monday and Friday keeps the Monday of each week.
# Behavior: ical.js ignores BYSETPOS except in monthly rules and returns both days of each week; COUNT then ends
#   the series after half of the weeks. The start that is not a date of the rule is kept by rrule and left out by
#   rrule-temporal.
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

const rule = 'FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=1;COUNT=4';
const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2027-01-01T10:00:00Z'));
const lines = `DTSTART:20270101T100000Z\nRRULE:${rule}`;
console.log('ical.js       ', [1, 2, 3, 4].map(() => String(dates.next()).slice(0, 10)).join(' '));
console.log('rrule         ', rrule.rrulestr(lines).all().map((date) => date.toISOString().slice(0, 10)).join(' '));
console.log('rrule-temporal', new RRuleTemporal({ rruleString: lines }).all().map((date) => date.toPlainDate().toString()).join(' '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ical.js        2027-01-01 2027-01-04 2027-01-08 2027-01-11
rrule          2027-01-01 2027-01-04 2027-01-11 2027-01-18
rrule-temporal 2027-01-04 2027-01-11 2027-01-18 2027-01-25
OUTPUT
echo 'unchanged'
