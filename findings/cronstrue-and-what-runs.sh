#!/usr/bin/env bash
# Packages: cronstrue@3.39.0, cron-parser@5.10.5
# Guess: The sentence that a library makes of a cron pattern says when the job runs, and a pattern that no
#   scheduler accepts has no sentence.
# Behavior: Day 13 and Friday together run on either, as cron has always done; the sentence says "and on Friday".
#   Minutes of */90 run every hour, and the sentence says every 90 minutes. "Friday through Monday" is described
#   and refused by the scheduler. Whoever checks a pattern by its sentence checks another one.
# Source: POSIX.1-2017, crontab (day of month and day of week)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock cronstrue@3.39.0 cron-parser@5.10.5
cat >run.mjs <<'PROGRAM'
import { CronExpressionParser } from 'cron-parser';
import cronstrue from 'cronstrue';

for (const pattern of ['0 0 13 * 5', '*/90 * * * *', '0 0 * * FRI-MON']) {
  let runs;
  try {
    const expression = CronExpressionParser.parse(pattern, { currentDate: new Date('2027-03-01T00:30:00Z'), tz: 'UTC' });
    runs = Array.from({ length: 3 }, () => expression.next().toDate().toISOString().slice(0, 16)).join(' ');
  } catch {
    runs = 'refused';
  }
  console.log(`${pattern}: ${cronstrue.toString(pattern)}: ${runs}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
0 0 13 * 5: At 12:00 AM, on day 13 of the month, and on Friday: 2027-03-05T00:00 2027-03-12T00:00 2027-03-13T00:00
*/90 * * * *: Every 90 minutes: 2027-03-01T01:00 2027-03-01T02:00 2027-03-01T03:00
0 0 * * FRI-MON: At 12:00 AM, Friday through Monday: refused
OUTPUT
echo 'unchanged'
