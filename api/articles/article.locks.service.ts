import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Person } from '../platform/person.ts';
import { query } from '../platform/sql.ts';
import type { ArticleLock } from './article-lock.entity.ts';
import type { LockArticleInput, UnlockArticleInput } from './article.input.ts';
import { articlePolicy } from './article.policy.ts';
import { readArticleById } from './article.reading.service.ts';

/** An open tab renews its lock several times in this span. */
const EXPIRES = "interval '2 minutes'";

// One statement, so that only one of two concurrent requests gets the lock.
const LOCK = `insert into article_lock as held (article_id, key, account_id, holder) values ($1, $2, $3, $4)
  on conflict (article_id) do update set key = excluded.key, account_id = excluded.account_id, holder = excluded.holder, seen_at = now(),
    since = case when held.key = excluded.key then held.since else now() end
  where held.key = excluded.key or held.seen_at < now() - ${EXPIRES} or $5`;
const READ = `select key, since, jsonb_build_object('id', account_id, 'name', holder) as holder
  from article_lock where article_id = $1`;

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
    const before = await readLock(em, id);
    await query(em, LOCK, [id, key, viewer.id, viewer.name, Boolean(takeOver)]);
    const now = await readLock(em, id);
    // The other tab may have released the lock between the two statements.
    if (!now)
      return { isMine: false, holder: before?.holder ?? { id: viewer.id, name: viewer.name }, lockedAt: new Date() };
    const isMine = now.key === key;
    if (isMine && takeOver && before && before.key !== key)
      await record(context, em, {
        kind: 'article.taken_over',
        subjectId: id,
        details: { slug: article.slug, from: before.holder.name },
      });
    return { isMine, holder: now.holder, lockedAt: new Date(now.since) };
  });
}

const readLock = async (em: SqlEntityManager, id: string) =>
  (await query<{ key: string; holder: Person; since: string }>(em, READ, [id]))[0] ?? null;

/** Releases the lock of a tab. A lock under another key stays. Returns true if there was a lock under this key. */
export async function unlockArticle({ em, viewer }: Context, { id, key }: UnlockArticleInput): Promise<boolean> {
  authorize(articlePolicy, viewer, 'update', null);
  const sql = 'delete from article_lock where article_id = $1 and key = $2 returning key';
  return (await query(em, sql, [id, key])).length > 0;
}

/** Deletes expired locks. */
export const pruneLocks = (em: SqlEntityManager) =>
  query(em, `delete from article_lock where seen_at < now() - ${EXPIRES}`);
