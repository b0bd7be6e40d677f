#!/usr/bin/env bash
# Packages: ics@3.12.0, ical-generator@10.2.0, ts-ics@2.4.6, ical.js@2.2.1, node-ical@0.27.2
# Guess: A person who writes a name as Anna "Ann" Smith is invited under this name, or without the marks: a quoted
#   parameter cannot hold a quotation mark, and RFC 6868 has ^' for it.
# Behavior: ics and ical-generator put a backslash before the mark, which no RFC knows; ts-ics writes the marks as
#   they are. ical.js reads the first two as Anna with a backslash, and node-ical drops organizer and attendee of
#   all three files without an error, so the meeting has nobody in it. Only ical.js itself writes ^'.
# Source: RFC 5545, section 3.1; RFC 6868, section 3.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ics@3.12.0 ical-generator@10.2.0 ts-ics@2.4.6 ical.js@2.2.1 node-ical@0.27.2
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import { createEvent } from 'ics';
import nodeIcal from 'node-ical';
import { generateIcsCalendar } from 'ts-ics';

const name = 'Anna "Ann" Smith';
const anna = { name, email: 'anna@example.com' };
const start = new Date('2027-03-28T08:00:00Z');
const end = new Date('2027-03-28T09:00:00Z');
const generated = ical();
generated.createEvent({ id: '1', start, end, summary: 'Call', organizer: anna, attendees: [anna] });
const event = { uid: '1', summary: 'Call', stamp: { date: start }, start: { date: start }, end: { date: end }, organizer: anna, attendees: [anna] };
const files = {
  ics: createEvent({ uid: '1', title: 'Call', start: [2027, 3, 28, 10, 0], duration: { hours: 1 }, organizer: anna, attendees: [anna] }).value,
  'ical-generator': generated.toString(),
  'ts-ics': generateIcsCalendar({ version: '2.0', prodId: 'Acme', events: [event] }),
};
for (const [writer, file] of Object.entries(files)) {
  console.log(`${writer}: ${/^ATTENDEE.*(CN=.*):/m.exec(file)[1]}`);
  const read = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  console.log('  ical.js', read.getFirstProperty('attendee').getParameter('cn'));
  const { attendee, organizer } = nodeIcal.sync.parseICS(file)['1'];
  console.log('  node-ical', attendee, organizer);
}
const property = new ICAL.Property('attendee');
property.setParameter('cn', name);
property.setValue('mailto:anna@example.com');
console.log(`ical.js: ${property.toICALString()}`);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ics: CN="Anna \"Ann\" Smith":mailto
  ical.js Anna \
  node-ical undefined undefined
ical-generator: CN="Anna \"Ann\" Smith":MAILTO
  ical.js Anna \
  node-ical undefined undefined
ts-ics: CN=Anna "Ann" Smith:MAILTO
  ical.js Anna "Ann" Smith
  node-ical undefined undefined
ical.js: ATTENDEE;CN=Anna ^'Ann^' Smith:mailto:anna@example.com
OUTPUT
echo 'unchanged'
