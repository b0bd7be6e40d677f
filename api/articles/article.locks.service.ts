import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import { nameOf } from '../platform/viewer.ts';
import type { ArticleLock } from './article-lock.entity.ts';
import type { HoldInput } from './article.input.ts';
import { articlePolicy } from './article.policy.ts';
import { readArticleById } from './article.reading.service.ts';

/** A tab that is alive says so several times in this span. */
const EXPIRES = "interval '2 minutes'";

// In one statement, so that of two who come at the same moment one holds it.
const HOLD = `insert into article_lock as held (article_id, key, holder) values ($1, $2, $3)
  on conflict (article_id) do update set key = excluded.key, holder = excluded.holder, seen_at = now(),
    since = case when held.key = excluded.key then held.since else now() end
  where held.key = excluded.key or held.seen_at < now() - ${EXPIRES} or $4`;
const READ = 'select key, holder, since from article_lock where article_id = $1';

/**
 * Takes or renews the hold on an article, under the key of one tab. Where somebody else has it, says who; with `takeOver`
 * it is theirs no longer, and their next renewal tells them.
 */
export async function holdArticle(context: Context, id: string, { key, takeOver }: HoldInput): Promise<ArticleLock> {
  const { em, viewer } = context;
  authorize(articlePolicy, viewer, 'update', null);
  const article = (await readArticleById(context, id)) ?? fail('NOT_FOUND', 'This article does not exist.');
  return em.transactional(async (em) => {
    const before = await readLock(em, id);
    await query(em, HOLD, [id, key, nameOf(viewer) ?? '', Boolean(takeOver)]);
    const now = await readLock(em, id);
    // Between two statements its holder may have let go.
    if (!now) return { isMine: false, holder: before?.holder ?? '', since: new Date() };
    const isMine = now.key === key;
    if (isMine && takeOver && before && before.key !== key)
      await record(context, em, {
        kind: 'article.taken_over',
        subjectId: id,
        details: { slug: article.slug, from: before.holder },
      });
    return { isMine, holder: now.holder, since: new Date(now.since) };
  });
}

const readLock = async (em: SqlEntityManager, id: string) =>
  (await query<{ key: string; holder: string; since: string }>(em, READ, [id]))[0] ?? null;

/** Ends the hold of a tab that is closed; what is held under another key stays. */
export async function letArticleGo({ em, viewer }: Context, id: string, key: string): Promise<boolean> {
  authorize(articlePolicy, viewer, 'update', null);
  const sql = 'delete from article_lock where article_id = $1 and key = $2 returning key';
  return (await query(em, sql, [id, key])).length > 0;
}

/** Clears the holds of tabs that are no more. */
export const pruneLocks = (em: SqlEntityManager) =>
  query(em, `delete from article_lock where seen_at < now() - ${EXPIRES}`);
