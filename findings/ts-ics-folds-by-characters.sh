#!/usr/bin/env bash
# Packages: ts-ics@2.4.6, ical.js@2.2.1
# Guess: Lines of a written calendar are at most 75 octets long (RFC 5545, 3.1), as those of ical.js are.
# Behavior: ts-ics folds after 75 characters, so a line of accented letters has up to 150 octets and one of
#   Chinese text 225; ical.js counts octets.
# Source: RFC 5545, section 3.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ts-ics@2.4.6 ical.js@2.2.1
cat >run.mjs <<'PROGRAM'
import ICAL from 'ical.js';
import { generateIcsCalendar } from 'ts-ics';

const summary = '\u00e9'.repeat(100);
const longest = (text) => Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
const date = { date: new Date('2027-03-28T08:00:00Z') };
console.log('ts-ics ', longest(generateIcsCalendar({ version: '2.0', prodId: 'example', events: [{ uid: '1', stamp: date, start: date, end: date, summary }] })));
const event = new ICAL.Component('vevent');
event.updatePropertyWithValue('summary', summary);
console.log('ical.js', longest(event.toString()));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ts-ics  142
ical.js 75
OUTPUT
echo 'unchanged'
