import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Insertable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { subtractFromNow, now } from '#api/platform/database/sql.ts';
import { ArticleLockRow, type ArticleLock } from './article-lock.entity.ts';
import type { LockArticleInput, UnlockArticleInput } from '../article.input.ts';
import { articlePolicy } from '../article.policy.ts';
import { readArticleById } from '../article.read.service.ts';

/** An open tab renews its lock several times in this period. */
const EXPIRES = '2 minutes';

/**
 * Takes or renews the lock of an article under the key of one tab. If another tab has the lock, returns that lock. With
 * `takeOver`, takes it from the other tab, which is notified when it renews its lock.
 */
export async function lockArticle(context: Context, { id, key, takeOver }: LockArticleInput): Promise<ArticleLock> {
  const { em, viewer } = context;
  authorize(articlePolicy, viewer, 'update', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const article = (await readArticleById(context, id)) ?? fail('NOT_FOUND', 'This article does not exist.');
  return em.transactional(async (em) => {
    const before = await readLock(em, id);
    await storeLock(em, { articleId: id, key, accountId: viewer.id, holder: viewer.name }, Boolean(takeOver));
    const lock = await readLock(em, id);
    // The other tab may have released the lock between the two statements.
    if (!lock)
      return {
        isOwn: false,
        holder: before?.holder ?? { accountId: viewer.id, name: viewer.name },
        lockedAt: new Date(),
      };
    const isOwn = lock.key === key;
    if (isOwn && takeOver && before && before.key !== key)
      await record(context, em, {
        kind: 'article.taken_over',
        subjectId: id,
        details: { slug: article.slug, from: before.holder.name },
      });
    return { isOwn, holder: lock.holder, lockedAt: new Date(lock.since) };
  });
}

/**
 * Stores the lock of one tab. Only `takeOver` replaces an unexpired lock of another tab. It is one statement, so that
 * only one of two concurrent requests gets the lock.
 */
const storeLock = (em: SqlEntityManager, lock: Insertable<Database['article_lock']>, takeOver: boolean) =>
  getKysely(em)
    .insertInto('article_lock')
    .values(lock)
    .onConflict((conflict) =>
      conflict
        .column('articleId')
        .doUpdateSet((eb) => ({
          key: eb.ref('excluded.key'),
          accountId: eb.ref('excluded.accountId'),
          holder: eb.ref('excluded.holder'),
          seenAt: now(),
          since: eb
            .case()
            .when('article_lock.key', '=', eb.ref('excluded.key'))
            .then(eb.ref('article_lock.since'))
            .else(now())
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('article_lock.key', '=', eb.ref('excluded.key')),
            eb('article_lock.seenAt', '<', subtractFromNow(EXPIRES)),
            eb.val(takeOver),
          ]),
        ),
    )
    .execute();

const readLock = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .selectFrom('article_lock')
    .select((eb) => [
      'key',
      'since',
      jsonBuildObject({ accountId: eb.ref('accountId'), name: eb.ref('holder') }).as('holder'),
    ])
    .where('articleId', '=', id)
    .executeTakeFirst();

/** Releases the lock of a tab. A lock under another key stays. Returns true if there was a lock under this key. */
export async function unlockArticle({ em, viewer }: Context, { id, key }: UnlockArticleInput): Promise<boolean> {
  authorize(articlePolicy, viewer, 'update', null);
  return (await em.nativeDelete(ArticleLockRow, { articleId: id, key })) > 0;
}

/** Deletes expired locks. */
export const pruneLocks = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('article_lock').where('seenAt', '<', subtractFromNow(EXPIRES)).execute();
