#!/usr/bin/env bash
# Packages: pg-boss@12.38.0, @electric-sql/pglite@0.5.17 (Node 22.12 or newer)
# Guess: While a job with a singletonKey waits, a second job with this key is not added to the queue, and send returns null.
# Behavior: In a queue without a policy, both jobs are added and both run: the key counts only together with
#   singletonSeconds or in a queue with a policy such as `short`.
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
await boss.createQueue('mail');
await boss.createQueue('short', { policy: 'short' });
for (const queue of ['mail', 'short']) {
  const first = await boss.send(queue, { n: 1 }, { singletonKey: 'a' });
  const second = await boss.send(queue, { n: 2 }, { singletonKey: 'a' });
  const jobs = await boss.fetch(queue, { batchSize: 10 });
  console.log(queue, first !== null, second !== null, jobs.length);
}
await boss.stop({ graceful: false });
process.exit();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
mail true true 2
short true false 1
OUTPUT
echo 'unchanged'
