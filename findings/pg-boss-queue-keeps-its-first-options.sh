#!/usr/bin/env bash
# Packages: pg-boss@12.38.0, @electric-sql/pglite@0.5.17 (Node 22.12 or newer)
# Guess: createQueue at each start of a program declares the options of a queue: if the queue exists with other options,
#   they are changed, or the call fails.
# Behavior: createQueue leaves a queue that exists as it is, without an error and without a warning. A program whose new
#   release asks for more attempts keeps those of its first start, also with `notify`, until updateQueue is called.
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
await boss.createQueue('mail', { retryLimit: 1 });
await boss.createQueue('mail', { retryLimit: 9, notify: true });
const created = await boss.getQueue('mail');
console.log('created again:', created.retryLimit, created.notify);
await boss.updateQueue('mail', { retryLimit: 9, notify: true });
const updated = await boss.getQueue('mail');
console.log('updated:', updated.retryLimit, updated.notify);
await boss.stop({ graceful: false });
process.exit();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
created again: 1 false
updated: 9 true
OUTPUT
echo 'unchanged'
