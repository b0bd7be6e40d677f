#!/usr/bin/env bash
# Packages: pino@10.4.0; fail2ban 1.0.2 of Debian 12
# Guess: fail2ban finds the time of a line that pino writes, a JSON object whose time is a number of milliseconds
#   since 1970, or says that the line has no date it knows.
# Behavior: fail2ban 1.0.2 matches the line, finds no date in it and counts it as of this moment: a failure of the
#   year 2020 that stands in the log is one of today. With pino.stdTimeFunctions.isoTime, or a datepattern of its
#   own, the line has its own time.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pino@10.4.0
cat >run.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import pino from 'pino';

const at = Date.UTC(2020, 0, 1);
for (const [name, timestamp] of [
  ['milliseconds', () => `,"time":${at}`],
  ['ISO 8601', () => `,"time":"${new Date(at).toISOString()}"`],
]) {
  let line = '';
  pino({ base: undefined, timestamp }, { write: (text) => (line = text.trim()) }).info({ ip: '192.0.2.1' }, 'wrong password');
  const report = execFileSync('fail2ban-regex', ['-v', line, '"ip":"<HOST>"'], { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } });
  const year = Number(/192\.0\.2\.1 .*(\d{4})$/m.exec(report)[1]);
  console.log(`${name}: matched, counted as of ${year === 2020 ? 2020 : year === new Date().getUTCFullYear() ? 'now' : year}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
milliseconds: matched, counted as of now
ISO 8601: matched, counted as of 2020
OUTPUT
echo 'unchanged'
