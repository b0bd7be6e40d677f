#!/usr/bin/env bash
# Packages: pg-boss@12.38.0, @electric-sql/pglite@0.5.17 (Node 22.12 or newer)
# Guess: schedule called twice for one queue, with other times and other data, makes two schedules.
# Behavior: The second call replaces the first: a queue has one schedule for each `key`, and without one the key is empty.
#   A daily and a weekly digest in one queue leave only the weekly one.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pg-boss@12.38.0 @electric-sql/pglite@0.5.17
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import { fromPglite, PgBoss } from 'pg-boss';

const boss = new PgBoss({ db: fromPglite(new PGlite()), backend: 'pglite', schedule: false, supervise: false });
boss.on('error', (error) => console.log('error', error.message));
await boss.start();
await boss.createQueue('digest');
const list = async () => (await boss.getSchedules()).map(({ key, cron, data }) => `${key || '-'} ${cron} ${data.who}`).sort();
await boss.schedule('digest', '0 8 * * *', { who: 'daily' });
await boss.schedule('digest', '0 9 * * 1', { who: 'weekly' });
console.log('without keys:', await list());
await boss.schedule('digest', '0 8 * * *', { who: 'daily' }, { key: 'daily' });
console.log('with a key:', await list());
await boss.stop({ graceful: false });
process.exit();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
without keys: [ '- 0 9 * * 1 weekly' ]
with a key: [ '- 0 9 * * 1 weekly', 'daily 0 8 * * * daily' ]
OUTPUT
echo 'unchanged'
