#!/usr/bin/env bash
# Packages: date-holidays@3.37.0
# Guess: isHoliday says whether people have the day off, false for a working day; a country or state that the
#   package does not know is an error, since a calendar without holidays looks like a correct answer.
# Behavior: It also returns a list, which is true, for days that only have a name, such as the Day after
#   Thanksgiving or Tax Day; look at the type "public". An unknown country or a mistyped state has no holidays and
#   no error. December 24 in Germany is one from 14:00 on, so the answer for a day depends on the hour.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock date-holidays@3.37.0
cat >run.mjs <<'PROGRAM'
import Holidays from 'date-holidays';

for (const [country, state, day] of [
  ['US', undefined, '2027-04-15 12:00'],
  ['US', undefined, '2027-11-26 12:00'],
  ['DE', 'BY', '2027-08-15 12:00'],
  ['DE', 'Bayern', '2027-08-15 12:00'],
  ['UK', undefined, '2027-12-25 12:00'],
  ['GB', undefined, '2027-12-25 12:00'],
  ['DE', undefined, '2027-12-24 12:00'],
  ['DE', undefined, '2027-12-24 15:00'],
]) {
  const found = new Holidays(country, state).isHoliday(day);
  console.log(country, state ?? '', day, found ? found.map(({ name, type }) => `${name} (${type})`).join(', ') : false);
}
PROGRAM
diff - <(TZ=Europe/Berlin node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
US  2027-04-15 12:00 Tax Day (observance)
US  2027-11-26 12:00 Day after Thanksgiving Day (observance)
DE BY 2027-08-15 12:00 Mariä Himmelfahrt (observance)
DE Bayern 2027-08-15 12:00 false
UK  2027-12-25 12:00 false
GB  2027-12-25 12:00 Christmas Day (public)
DE  2027-12-24 12:00 false
DE  2027-12-24 15:00 Heiliger Abend (bank)
OUTPUT
echo 'unchanged'
