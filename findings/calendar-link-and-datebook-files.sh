#!/usr/bin/env bash
# Packages: calendar-link 2.11.5, datebook 8.0.1
# Guess: The .ics files of two libraries for "add to calendar" say what their links to Google say: an event of one day is a date
#   (`VALUE=DATE`), commas and semicolons in texts are escaped, the UID is unique in the world, and a meeting blocks its time.
# Behavior: calendar-link writes the day of an all-day event as the value of a date with a time, without `VALUE=DATE`, escapes
#   no comma and no semicolon, and takes a whole number of at most five digits as the UID, so that one event can replace another
#   in a calendar. datebook marks each meeting as TRANSPARENT, so whoever adds it still looks free to their colleagues, and no
#   field of the event changes that.
# Source: RFC 5545, 3.2.20 (VALUE), 3.3.11 (TEXT), 3.8.2.7 (TRANSP), 3.8.4.7 (UID)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit calendar-link@2.11.5 datebook@8.0.1
cat >run.mjs <<'PROGRAM'
import { google, ics } from 'calendar-link';
import { ICalendar } from 'datebook';

const day = { title: 'Results, first quarter; call', start: '2027-03-10', allDay: true, location: 'Berlin, Germany' };
const lines = decodeURIComponent(ics(day)).split(/\r?\n/);
const find = (name) => lines.find((line) => line.startsWith(name));
console.log('calendar-link, Google:', new URL(google(day)).searchParams.get('dates'));
for (const name of ['DTSTART', 'DTEND', 'SUMMARY', 'LOCATION']) console.log('calendar-link:', find(name));
const uids = Array.from({ length: 500 }, () => /^UID:(.*)$/m.exec(decodeURIComponent(ics(day)))[1].trim());
console.log('calendar-link: UIDs of at most five digits:', uids.every((uid) => /^\d{1,5}$/.test(uid)));

const meeting = new ICalendar({
  title: 'Results, first quarter',
  start: new Date('2027-03-10T09:00:00Z'),
  end: new Date('2027-03-10T10:00:00Z'),
});
const written = meeting.render().split(/\r?\n/);
for (const name of ['DTSTART', 'DTEND', 'SUMMARY', 'TRANSP']) console.log('datebook:', written.find((line) => line.startsWith(name)));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
calendar-link, Google: 20270310/20270311
calendar-link: DTSTART:20270310
calendar-link: DTEND:20270311
calendar-link: SUMMARY:Results, first quarter; call
calendar-link: LOCATION:Berlin, Germany
calendar-link: UIDs of at most five digits: true
datebook: DTSTART:20270310T090000Z
datebook: DTEND:20270310T100000Z
datebook: SUMMARY:Results\, first quarter
datebook: TRANSP:TRANSPARENT
OUTPUT
echo 'unchanged'
