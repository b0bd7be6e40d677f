#!/usr/bin/env bash
# Packages: ical.js@2.2.1, node-ical@0.27.2
# Guess: A start with TZID=Europe/Berlin in a file without a VTIMEZONE, as many small servers write it, is either
#   refused or read in the IANA zone of that name.
# Behavior: ical.js reports the zone by name and computes the instant in the zone of the reading process, without
#   an error: ten in Berlin becomes ten in New York. node-ical uses the IANA zone.
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
const readWithIcalJs = (text) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));

const readWithNodeIcal = (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');

const text = calendar('BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z', 'DTSTART;TZID=Europe/Berlin:20270328T100000', 'END:VEVENT');
const { startDate } = readWithIcalJs(text);
console.log('ical.js  ', startDate.timezone, startDate.zone.tzid, startDate.toJSDate().toISOString());
console.log('node-ical', readWithNodeIcal(text).start.toISOString());
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
ical.js   Europe/Berlin floating 2027-03-28T14:00:00.000Z
node-ical 2027-03-28T08:00:00.000Z
OUTPUT
echo 'unchanged'
