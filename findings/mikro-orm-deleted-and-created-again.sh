#!/usr/bin/env bash
# Packages: @mikro-orm/core@7.2.1, @mikro-orm/pglite@7.2.1
# Guess: A row that em.nativeDelete removed and em.create makes again with the same primary key is inserted by the
#   next flush, whether the entity was read before or not.
# Behavior: If the same em had read the entity, em.create returns it as it is known, and the flush sends nothing:
#   the row stays deleted, without an error. Without the read, an insert is sent. Remove through the unit of work,
#   or clear the em after a native delete.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @mikro-orm/core@7.2.1 @mikro-orm/pglite@7.2.1
cat >run.mjs <<'PROGRAM'
import { defineEntity, MikroORM, p } from '@mikro-orm/pglite';

const Note = defineEntity({ name: 'Note', properties: { id: p.integer().primary(), text: p.string() } });
const statements = [];
const orm = await MikroORM.init({
  entities: [Note],
  dbName: 'memory://',
  debug: ['query'],
  colors: false,
  logger: (line) => statements.push(/\b(insert|update|delete)\b/.exec(line)?.[1]),
});
await orm.schema.create();
for (const isFound of [true, false]) {
  await orm.em.fork().upsert(Note, { id: 1, text: 'before' });
  const em = orm.em.fork();
  if (isFound) await em.findOneOrFail(Note, 1);
  await em.nativeDelete(Note, { id: 1 });
  em.create(Note, { id: 1, text: 'after' });
  statements.length = 0;
  await em.flush();
  const row = await orm.em.fork().findOne(Note, 1);
  console.log(isFound ? 'found before:' : 'not found before:', 'sent', statements.filter(Boolean).join() || 'nothing', '| row', row?.text ?? 'none');
}
await orm.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
found before: sent nothing | row none
not found before: sent insert | row after
OUTPUT
echo 'unchanged'
