import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { record } from '../audit/audit.service.ts';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { ago, now } from '../platform/sql.ts';
import { prepare } from '../prepare.ts';
import type { ArticleLock } from './article-lock.entity.ts';
import type { LockArticleInput, UnlockArticleInput } from './article.input.ts';
import { articlePolicy } from './article.policy.ts';
import { readArticleById } from './article.reading.service.ts';

/** A lock expires if it is not renewed in this time. An open tab renews its lock several times in it. */
const EXPIRES = '2 minutes';

interface LockValues {
  id: string;
  key: string;
  accountId: string;
  holder: string;
  takeOver: boolean;
}

// One statement, so that only one of two concurrent requests gets the lock.
const insertLock = prepare<LockValues>()((db, value) =>
  db
    .insertInto('article_lock')
    .values({
      article_id: value('id'),
      key: value('key'),
      account_id: value('accountId'),
      holder: value('holder'),
    })
    .onConflict((conflict) =>
      conflict
        .column('article_id')
        .doUpdateSet((eb) => ({
          key: eb.ref('excluded.key'),
          account_id: eb.ref('excluded.account_id'),
          holder: eb.ref('excluded.holder'),
          seen_at: now(),
          since: eb
            .case()
            .when(eb('article_lock.key', '=', eb.ref('excluded.key')))
            .then(eb.ref('article_lock.since'))
            .else(now())
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('article_lock.key', '=', eb.ref('excluded.key')),
            eb('article_lock.seen_at', '<', ago(EXPIRES)),
            eb.cast<boolean>(value('takeOver'), 'boolean'),
          ]),
        ),
    ),
);

const readLock = prepare<{ id: string }>()((db, value) =>
  db
    .selectFrom('article_lock')
    .select(['key', 'since'])
    .select(({ ref }) => jsonBuildObject({ id: ref('account_id'), name: ref('holder') }).as('holder'))
    .where('article_id', '=', value('id')),
);

/**
 * Takes or renews the lock of an article under the key of one tab. If another tab has the lock, returns that lock; with
 * `takeOver`, takes it from the other tab, which learns it at its next renewal.
 */
export async function lockArticle(context: Context, { id, key, takeOver }: LockArticleInput): Promise<ArticleLock> {
  const { em, viewer } = context;
  authorize(articlePolicy, viewer, 'update', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const article = (await readArticleById(context, id)) ?? fail('NOT_FOUND', 'This article does not exist.');
  return em.transactional(async (em) => {
    const before = await readLock.first(em, { id });
    await insertLock.all(em, { id, key, accountId: viewer.id, holder: viewer.name, takeOver: Boolean(takeOver) });
    const lock = await readLock.first(em, { id });
    // The other tab may have released the lock between the two statements.
    if (!lock)
      return { isMine: false, holder: before?.holder ?? { id: viewer.id, name: viewer.name }, lockedAt: new Date() };
    const isMine = lock.key === key;
    if (isMine && takeOver && before && before.key !== key)
      await record(context, em, {
        kind: 'article.taken_over',
        subjectId: id,
        details: { slug: article.slug, from: before.holder.name },
      });
    return { isMine, holder: lock.holder, lockedAt: new Date(lock.since) };
  });
}

/** Releases the lock of a tab. A lock under another key stays. Returns true if there was a lock under this key. */
export async function unlockArticle({ em, viewer }: Context, { id, key }: UnlockArticleInput): Promise<boolean> {
  authorize(articlePolicy, viewer, 'update', null);
  const released = await em
    .getKysely<Database>()
    .deleteFrom('article_lock')
    .where('article_id', '=', id)
    .where('key', '=', key)
    .returning('key')
    .execute();
  return released.length > 0;
}

/** Deletes expired locks. */
export const pruneLocks = (em: SqlEntityManager) =>
  em.getKysely<Database>().deleteFrom('article_lock').where('seen_at', '<', ago(EXPIRES)).execute();
