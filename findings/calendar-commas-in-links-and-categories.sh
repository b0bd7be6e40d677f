#!/usr/bin/env bash
# Packages: ics@3.12.0, ical-generator@10.2.0, ts-ics@2.4.6, ical.js@2.2.1
# Guess: A link of an event is written as it is, since values of type URI have no escapes (RFC 5545, 3.3.13), and
#   a category with a comma is one category after it was written and read (3.3.11: a comma inside of a text is
#   escaped).
# Behavior: ical-generator escapes commas and semicolons of the link, which a reader that follows the RFC keeps,
#   so the link leads elsewhere. ics and ts-ics do not escape the comma of a category and write two; ts-ics also
#   reads an escaped comma as two categories, the first of which ends in a backslash.
# Source: RFC 5545, sections 3.3.11, 3.3.13 and 3.8.1.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ics@3.12.0 ical-generator@10.2.0 ts-ics@2.4.6 ical.js@2.2.1
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import { createEvent } from 'ics';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';

const url = 'https://example.com/map?at=52,13;z=9';
const category = 'Round A, open';
const start = new Date('2027-03-28T08:00:00Z');
const end = new Date('2027-03-28T09:00:00Z');
const generated = ical();
generated.createEvent({ id: '1', start, end, summary: 'Call', url, categories: [{ name: category }] });
const event = { uid: '1', summary: 'Call', stamp: { date: start }, start: { date: start }, end: { date: end }, url, categories: [category] };
const files = {
  ics: createEvent({ uid: '1', title: 'Call', start: [2027, 3, 28, 10, 0], duration: { hours: 1 }, url, categories: [category] }).value,
  'ical-generator': generated.toString(),
  'ts-ics': generateIcsCalendar({ version: '2.0', prodId: 'Acme', events: [event] }),
};
for (const [writer, file] of Object.entries(files)) {
  const read = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  console.log(writer);
  console.log('  ical.js', read.getFirstPropertyValue('url'), JSON.stringify(read.getFirstProperty('categories').getValues()));
  const [{ url: link, categories }] = convertIcsCalendar(undefined, file).events;
  console.log('  ts-ics ', link, JSON.stringify(categories));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ics
  ical.js https://example.com/map?at=52,13;z=9 ["Round A"," open"]
  ts-ics  https://example.com/map?at=52,13;z=9 ["Round A"," open"]
ical-generator
  ical.js https://example.com/map?at=52\,13\;z=9 ["Round A, open"]
  ts-ics  https://example.com/map?at=52\,13\;z=9 ["Round A\\"," open"]
ts-ics
  ical.js https://example.com/map?at=52,13;z=9 ["Round A"," open"]
  ts-ics  https://example.com/map?at=52,13;z=9 ["Round A"," open"]
OUTPUT
echo 'unchanged'
