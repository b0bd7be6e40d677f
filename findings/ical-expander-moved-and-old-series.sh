#!/usr/bin/env bash
# Packages: ical-expander@3.2.0, node-ical@0.27.2
# Guess: The events between two days are those that take place there: also a meeting of a series that was moved to
#   this week from a later one, and a daily event that began years ago; an event that ends when the week begins is
#   not one of them.
# Behavior: The meeting that was moved forward by three weeks is missing, since the series is read only to the end
#   of the week. A daily event is gone after 1,000 days (maxIterations), without an error. An event that ends at
#   the first moment of the range, or begins at the last, is listed. node-ical finds the moved meeting.
# Source: RFC 5545, sections 3.8.4.4 and 3.6.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ical-expander@3.2.0 node-ical@0.27.2
cat >run.mjs <<'PROGRAM'
import Expander from 'ical-expander';
import nodeIcal from 'node-ical';

const event = (...lines) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Acme//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const from = new Date('2027-01-10T00:00:00Z');
const to = new Date('2027-01-17T00:00:00Z');
const list = (ics) => {
  const { events, occurrences } = new Expander({ ics }).between(from, to);
  return [...events.map((found) => [found.summary, found]), ...occurrences.map((found) => [found.item.summary, found])]
    .map(([summary, found]) => `${summary} ${found.startDate}`)
    .join(', ');
};
const series = calendar(
  event('UID:1', 'DTSTART:20270104T100000Z', 'DTEND:20270104T110000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Weekly'),
  event('UID:1', 'RECURRENCE-ID:20270201T100000Z', 'DTSTART:20270112T100000Z', 'DTEND:20270112T110000Z', 'SUMMARY:Moved'),
);
console.log('moved:', list(series));
console.log('moved, node-ical:', nodeIcal.expandRecurringEvent(nodeIcal.sync.parseICS(series)['1'], { from, to }).map(({ summary }) => summary).join(', '));
for (const year of [2025, 2023]) {
  console.log(`daily since ${year}:`, list(calendar(event('UID:2', `DTSTART:${year}0101T100000Z`, `DTEND:${year}0101T110000Z`, 'RRULE:FREQ=DAILY', 'SUMMARY:Daily'))) || 'nothing');
}
console.log('at the edges:', list(calendar(
  event('UID:3', 'DTSTART:20270109T230000Z', 'DTEND:20270110T000000Z', 'SUMMARY:Before'),
  event('UID:4', 'DTSTART:20270117T000000Z', 'DTEND:20270117T010000Z', 'SUMMARY:After'),
)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
moved: Weekly 2027-01-11T10:00:00Z
moved, node-ical: Weekly, Moved
daily since 2025: Daily 2027-01-10T10:00:00Z, Daily 2027-01-11T10:00:00Z, Daily 2027-01-12T10:00:00Z, Daily 2027-01-13T10:00:00Z, Daily 2027-01-14T10:00:00Z, Daily 2027-01-15T10:00:00Z, Daily 2027-01-16T10:00:00Z
daily since 2023: nothing
at the edges: Before 2027-01-09T23:00:00Z, After 2027-01-17T00:00:00Z
OUTPUT
echo 'unchanged'
