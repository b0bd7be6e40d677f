#!/usr/bin/env bash
# Packages: @mikro-orm/core@7.2.1, @mikro-orm/pglite@7.2.1
# Guess: A nested em.transactional that fails and is caught undoes only what was done in it: a change of the code
#   around it, made before, is still written when the outer transaction commits.
# Behavior: If the nested transaction flushed anything, the pending change of the code around it was written
#   inside of the savepoint and undone with it, and the entity counts as unchanged afterwards: the outer
#   transaction commits without the change and without an error. Flush before a nested transaction, or do not
#   catch its error.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @mikro-orm/core@7.2.1 @mikro-orm/pglite@7.2.1
cat >run.mjs <<'PROGRAM'
import { defineEntity, MikroORM, p } from '@mikro-orm/pglite';

const Note = defineEntity({ name: 'Note', properties: { id: p.integer().primary(), text: p.string() } });
const orm = await MikroORM.init({ entities: [Note], dbName: 'memory://', logger: () => undefined });
await orm.schema.create();
await orm.em.fork().transactional(async (em) => void em.persist(em.create(Note, { id: 1, text: 'before' })));
for (const isFlushed of [true, false]) {
  await orm.em.fork().transactional(async (em) => {
    const note = await em.findOneOrFail(Note, 1);
    note.text = 'after';
    const nested = em.transactional(async (inner) => {
      await inner.findOneOrFail(Note, 1);
      if (isFlushed) await inner.flush();
      throw new Error('the nested part failed');
    });
    await nested.catch(() => undefined);
  });
  console.log(isFlushed ? 'nested part flushed:' : 'nested part did not flush:', (await orm.em.fork().findOneOrFail(Note, 1)).text);
}
await orm.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
nested part flushed: before
nested part did not flush: after
OUTPUT
echo 'unchanged'
