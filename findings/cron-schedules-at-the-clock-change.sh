#!/usr/bin/env bash
# Packages: cron-parser@5.10.5, croner@11.0.0
# Guess: Two schedulers that know time zones run a job of 02:30 once on the day on which this time does not exist,
#   at the same moment, and a job of every second hour neither more nor less often than on the day before.
# Behavior: cron-parser runs the job at 03:30, croner at 03:00. The job of every half hour between 2 and 3 runs
#   twice in one and not at all in the other, and cron-parser runs that of every second hour at 00:00, 03:00 and
#   04:00, the last two an hour apart. Plan backups outside of these hours or in UTC.
# Source: IANA time zone database, Europe/Berlin, March 28, 2027
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock cron-parser@5.10.5 croner@11.0.0
cat >run.mjs <<'PROGRAM'
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';

const zone = 'Europe/Berlin';
const start = new Date('2027-03-27T22:30:00Z');
const end = new Date('2027-03-28T04:30:00Z');
const local = (date) => date.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
for (const pattern of ['30 2 * * *', '*/30 2 * * *', '0 */2 * * *']) {
  const expression = CronExpressionParser.parse(pattern, { currentDate: start, tz: zone });
  const runs = [];
  for (let next = expression.next().toDate(); next < end; next = expression.next().toDate()) {
    runs.push(next);
  }
  const others = new Cron(pattern, { timezone: zone }).nextRuns(10, start).filter((date) => date < end);
  console.log(`${pattern}: cron-parser ${runs.map(local).join(' ') || 'never'}; croner ${others.map(local).join(' ') || 'never'}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
30 2 * * *: cron-parser 03:30; croner 03:00
*/30 2 * * *: cron-parser 03:00 03:30; croner never
0 */2 * * *: cron-parser 00:00 03:00 04:00 06:00; croner 00:00 04:00 06:00
OUTPUT
echo 'unchanged'
