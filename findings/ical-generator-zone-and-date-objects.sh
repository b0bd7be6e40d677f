#!/usr/bin/env bash
# Packages: ical-generator@10.2.0
# Guess: A calendar with the zone Europe/Berlin writes an event that is given as a Date (an instant) in that zone
#   or in UTC, and DTSTAMP in UTC (RFC 5545, 3.8.7.2).
# Behavior: DTSTART and DTSTAMP are the wall time of the writing process with neither Z nor TZID: a reader shows
#   04:00 where 10:00 in Berlin was meant. Without the zone of the calendar, both are correct in UTC.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical-generator@10.2.0
cat >run.mjs <<'PROGRAM'
import ical from 'ical-generator';

for (const timezone of ['Europe/Berlin', undefined]) {
  const calendar = ical({ name: 'Meetings', timezone });
  calendar.createEvent({ start: new Date('2027-03-28T08:00:00Z'), stamp: new Date('2027-01-01T00:00:00Z'), summary: 'Call' });
  console.log(timezone, calendar.toString().split('\r\n').filter((line) => /^(DTSTART|DTSTAMP)/.test(line)).join(' '));
}
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Europe/Berlin DTSTAMP:20261231T190000 DTSTART:20270328T040000
undefined DTSTAMP:20270101T000000Z DTSTART:20270328T080000Z
OUTPUT
echo 'unchanged'
