#!/usr/bin/env bash
# Packages: local-crontab 0.1.8, cron-parser 5.10.5 (to list the runs)
# Guess: The tool that turns a line of a crontab in local time into lines in UTC, split for summer time, runs at the
#   same moments: where the hour moves over midnight, the day of the week or of the month moves along, or the tool
#   says that it cannot.
# Behavior: Only the hour moves. Friday evening in Phoenix becomes the evening before, as Friday 03:00 in UTC is still
#   Thursday there; the first of the month in Tokyo runs on the second, and New Year's Eve on the day before. Nothing
#   is said. Half hours of a zone move well, and so do lines for every day.
# Source: README of local-crontab; crontab(5): the fields for days are those of the clock that runs the line
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit local-crontab@0.1.8 cron-parser@5.10.5
cat >run.cjs <<'PROGRAM'
const { CronExpressionParser } = require('cron-parser');
const { localCrontabToUtcCrontabs } = require('local-crontab');

// The zones have no summer time, so the answer is the same in every year.
const lines = [
  ['0 9 * * *', 'Asia/Tokyo'],
  ['0 20 * * 5', 'America/Phoenix'],
  ['0 8 1 * *', 'Asia/Tokyo'],
  ['0 20 31 12 *', 'America/Phoenix'],
  ['0 9 * * *', 'Asia/Kolkata'],
];
const currentDate = '2025-03-05T00:00:00Z';
const runs = (line, tz) => {
  const expression = CronExpressionParser.parse(line, { tz, currentDate });
  return [expression.next(), expression.next()].map((date) => date.toDate().toISOString().slice(0, 16));
};
for (const [line, zone] of lines) {
  try {
    const converted = localCrontabToUtcCrontabs(line, zone);
    console.log(`${line} in ${zone}: ${converted.join(' and ')}`);
    console.log(`  meant ${runs(line, zone).join(', ')}; runs ${converted.map((text) => runs(text, 'UTC').join(', ')).join(' and ')}`);
  } catch (error) {
    console.log(`${line} in ${zone}: (${error.message})`);
  }
}
PROGRAM
diff - <(TZ=UTC node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
0 9 * * * in Asia/Tokyo: 0 0 * * *
  meant 2025-03-06T00:00, 2025-03-07T00:00; runs 2025-03-06T00:00, 2025-03-07T00:00
0 20 * * 5 in America/Phoenix: 0 3 * * 5
  meant 2025-03-08T03:00, 2025-03-15T03:00; runs 2025-03-07T03:00, 2025-03-14T03:00
0 8 1 * * in Asia/Tokyo: 0 23 1 * *
  meant 2025-03-31T23:00, 2025-04-30T23:00; runs 2025-04-01T23:00, 2025-05-01T23:00
0 20 31 12 * in America/Phoenix: 0 3 31 12 *
  meant 2026-01-01T03:00, 2027-01-01T03:00; runs 2025-12-31T03:00, 2026-12-31T03:00
0 9 * * * in Asia/Kolkata: 30 3 * * *
  meant 2025-03-05T03:30, 2025-03-06T03:30; runs 2025-03-05T03:30, 2025-03-06T03:30
OUTPUT
echo 'unchanged'
