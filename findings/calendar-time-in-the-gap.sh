#!/usr/bin/env bash
# Packages: ical.js@2.2.1, rrule-temporal@2.2.8
# Guess: A daily event at 02:30 in Berlin is shown on the day of the change at 03:30 (RFC 5545, 3.3.5: a local
#   time that does not exist uses the offset before the gap).
# Behavior: ical.js uses the offset after the gap, so the event is shown at 01:30, an hour before its neighbors;
#   rrule-temporal leaves this day out and moves the end of the series to the next one. Neither gives 03:30.
# Source: RFC 5545, section 3.3.5
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical.js@2.2.1 rrule-temporal@2.2.8
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:example', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const berlin = [
  'BEGIN:VTIMEZONE', 'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT',
  'BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE',
];

const component = new ICAL.Component(ICAL.parse(calendar(...berlin, 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z',
  'DTSTART;TZID=Europe/Berlin:20270327T023000', 'RRULE:FREQ=DAILY;COUNT=3', 'END:VEVENT')));
const dates = new ICAL.Event(component.getFirstSubcomponent('vevent')).iterator();
console.log('ical.js       ', [1, 2, 3].map(() => dates.next().toJSDate().toISOString().slice(8, 16)).join(' '));
const rule = new RRuleTemporal({ rruleString: 'DTSTART;TZID=Europe/Berlin:20270327T023000\nRRULE:FREQ=DAILY;COUNT=3' });
console.log('rrule-temporal', rule.all().map((date) => date.toInstant().toString().slice(8, 16)).join(' '));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ical.js        27T01:30 28T00:30 29T00:30
rrule-temporal 27T01:30 29T00:30 30T00:30
OUTPUT
echo 'unchanged'
