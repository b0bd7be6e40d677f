#!/usr/bin/env bash
# Packages: rrule 2.8.1, rrule-temporal 2.2.8
# Guess: The words that a library has for a repetition say when it is: whoever reads them finds the same days as a
#   calendar. What cannot be said raises an error.
# Behavior: rrule says "every month on weekdays" for the last weekday of a month, and "every month on the last" for its
#   last day. Its fromText does not know "every 2nd Friday". rrule-temporal names the hour and zone of the beginning, the
#   first day of the week, and "on the last instance".
# Source: RFC 5545, BYSETPOS and BYMONTHDAY; READMEs of both: toText() gives "a human-friendly text"
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit rrule@2.8.1 rrule-temporal@2.2.8
cat >run.mjs <<'PROGRAM'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { toText } from 'rrule-temporal/totext';

const rules = [
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TH',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU;COUNT=5',
];
for (const rule of rules) {
  const temporal = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:20270105T090000\nRRULE:${rule}` });
  console.log(`${rule}\n  rrule: ${rrule.RRule.fromString(rule).toText()}\n  rrule-temporal: ${toText(temporal)}`);
}
for (const text of ['every month on the last Friday', 'every 2nd Friday']) {
  try {
    console.log(`${text}: ${rrule.RRule.fromText(text).toString()}`);
  } catch ({ message }) {
    console.log(`${text}: ${message}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  rrule: every month on weekdays
  rrule-temporal: every month on Monday, Tuesday, Wednesday, Thursday and Friday at 9 AM UTC on the last instance
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
  rrule: every month on weekdays
  rrule-temporal: every month on Monday, Tuesday, Wednesday, Thursday and Friday at 9 AM UTC on the 1st instance
FREQ=MONTHLY;BYMONTHDAY=-1
  rrule: every month on the last
  rrule-temporal: every month on the last day of the month at 9 AM UTC
FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TH
  rrule: every 3 months on the last Thursday
  rrule-temporal: every 3 months on last Thursday at 9 AM UTC
FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU;COUNT=5
  rrule: every 2 weeks on Tuesday for 5 times
  rrule-temporal: every 2 weeks on Tuesday at 9 AM UTC for 5 times week starts on Sunday
every month on the last Friday: RRULE:FREQ=MONTHLY;BYDAY=-1FR
every 2nd Friday: Unknown symbol
OUTPUT
echo 'unchanged'
