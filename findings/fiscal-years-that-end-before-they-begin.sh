#!/usr/bin/env bash
# Packages: fiscal 1.0.0, fiscal-year 1.0.0
# Guess: A fiscal year that is the calendar year begins on January 1 and ends on December 31 of that year, and a quarter
#   ends with the last moment of its last day, as a year does. Where a year may begin on any day, its quarters begin on that
#   day, too.
# Behavior: In fiscal, the fiscal year 2024 that begins in January ends on December 31, 2023, before it begins; for each
#   other month the end is right. A quarter ends with the first moment of its last day, so that this day is in no quarter,
#   while a year ends with the last moment. fiscal-year takes the day on which the year begins into account for the year,
#   but not for quarter and month: April 5 is in the old year and in its first quarter, as if that year had just begun.
# Source: The documentation of fiscal (Quarter.endDate has 23:59:59.999) and of fiscal-year (the day is an option). The year
#   from April 6 is that of the income tax in the United Kingdom, Income Tax Act 2007, section 4.
# Matters to: a portal that files reports and events under fiscal quarters.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit fiscal@1.0.0 fiscal-year@1.0.0
cat >run.cjs <<'PROGRAM'
const Fiscal = require('fiscal');
const FiscalYear = require('fiscal-year');

for (const first of [0, 1, 6]) {
  const { fiscalYear, quarter } = new Fiscal(first).getFiscalInfoForDate(new Date('2024-01-15T12:00:00Z'));
  console.log(`fiscal, the year begins in month ${first + 1}, January 15, 2024 is in the year ${fiscalYear.fiscalYear}`);
  for (const [name, { startDate, endDate }] of Object.entries({ year: fiscalYear, quarter }))
    console.log(`  ${name} from ${startDate.toISOString()} to ${endDate.toISOString()}`);
}
const tax = (FiscalYear.default ?? FiscalYear)({ month: 3, day: 6 });
for (const day of ['2017-03-31', '2017-04-05', '2017-04-06'])
  console.log(`fiscal-year from April 6, ${day}: year ${tax.getFiscalYear(day)}, quarter ${tax.getFiscalQuarter(day)}`);
PROGRAM
diff - <(TZ=UTC node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
fiscal, the year begins in month 1, January 15, 2024 is in the year 2024
  year from 2024-01-01T00:00:00.000Z to 2023-12-31T23:59:59.999Z
  quarter from 2024-01-01T00:00:00.000Z to 2024-03-31T00:00:00.000Z
fiscal, the year begins in month 2, January 15, 2024 is in the year 2024
  year from 2023-02-01T00:00:00.000Z to 2024-01-31T23:59:59.999Z
  quarter from 2023-11-01T00:00:00.000Z to 2024-01-31T00:00:00.000Z
fiscal, the year begins in month 7, January 15, 2024 is in the year 2024
  year from 2023-07-01T00:00:00.000Z to 2024-06-30T23:59:59.999Z
  quarter from 2024-01-01T00:00:00.000Z to 2024-03-31T00:00:00.000Z
fiscal-year from April 6, 2017-03-31: year 2017, quarter 4
fiscal-year from April 6, 2017-04-05: year 2017, quarter 1
fiscal-year from April 6, 2017-04-06: year 2018, quarter 1
OUTPUT
echo 'unchanged'
