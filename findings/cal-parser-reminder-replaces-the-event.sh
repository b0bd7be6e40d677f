#!/usr/bin/env bash
# Packages: cal-parser@1.0.2
# Guess: The reminder of an event, which almost every program writes with a text of its own, is a part of the
#   event or is left out, and two people who are invited are both listed.
# Behavior: The lines of the reminder are read as lines of the event: the title becomes that of the reminder, and
#   the event has an "action" and a "trigger". Of repeated properties only the last one stays, so of two people
#   invited one is lost.
# Source: RFC 5545, sections 3.6.6 and 3.8.4.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock cal-parser@1.0.2
cat >run.mjs <<'PROGRAM'
import parser from 'cal-parser';

const calendar = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Acme//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z', 'DTSTART:20270610T100000Z',
  'SUMMARY:Board meeting', 'ATTENDEE;CN=Anna:mailto:anna@example.com', 'ATTENDEE;CN=Berta:mailto:berta@example.com',
  'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'SUMMARY:Reminder', 'DESCRIPTION:Soon', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n');
const [event] = parser.parseString(calendar).events;
for (const name of ['summary', 'description', 'action', 'trigger', 'attendee']) {
  console.log(name, JSON.stringify(event[name]));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
summary {"value":"Reminder"}
description {"value":"Soon"}
action {"value":"DISPLAY"}
trigger {"value":"-PT15M"}
attendee {"value":"mailto:berta@example.com","params":{"cn":"Berta"}}
OUTPUT
echo 'unchanged'
