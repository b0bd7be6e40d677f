#!/usr/bin/env bash
# Packages: ical.js@2.2.1, node-ical@0.27.2
# Guess: An event of P1D that crosses the change to summer time ends at the same wall time, one of PT24H exactly
#   24 hours later (RFC 5545, 3.3.6: days are nominal, hours are exact), in every reader.
# Behavior: ical.js ends both at the same wall time, after 23 hours; node-ical ends both after exactly 24 hours.
#   Of the four ends two are wrong, and the two libraries disagree about the same file by an hour.
# Source: RFC 5545, sections 3.3.6 and 3.8.2.5
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical.js@2.2.1 node-ical@0.27.2
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:example', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const berlin = [
  'BEGIN:VTIMEZONE', 'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT',
  'BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE',
];

const readWithIcalJs = (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));

const readWithNodeIcal = (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');

for (const duration of ['P1D', 'PT24H']) {
  const text = calendar(...berlin, 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z',
    'DTSTART;TZID=Europe/Berlin:20270327T120000', `DURATION:${duration}`, 'END:VEVENT');
  console.log(duration, 'ical.js ', readWithIcalJs(text).endDate.toJSDate().toISOString());
  console.log(duration, 'node-ical', readWithNodeIcal(text).end.toISOString());
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
P1D ical.js  2027-03-28T10:00:00.000Z
P1D node-ical 2027-03-28T11:00:00.000Z
PT24H ical.js  2027-03-28T10:00:00.000Z
PT24H node-ical 2027-03-28T11:00:00.000Z
OUTPUT
echo 'unchanged'
