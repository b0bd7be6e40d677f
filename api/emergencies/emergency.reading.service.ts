import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';
import { emergencyPolicy } from './emergency.policy.ts';

/** An urgent notice as its desk shows it. */
export interface Emergency {
  id: string;
  title: string;
  banner: boolean;
  publishedAt: string;
  /** Name as of now; null where the account is gone. */
  publishedBy: string | null;
  endedAt: string | null;
  endedBy: string | null;
  /** Ended by a newer notice; its article stayed. */
  replaced: boolean;
  articleId: string | null;
  /** Where it can be read; null where its article is off the site. */
  slug: string | null;
}

const SHOWN = 100;
const LIST = `select e.id, e.title, e.banner, e.published_at as "publishedAt", p.name as "publishedBy",
    e.ended_at as "endedAt", w.name as "endedBy", e.replaced, e.article_id as "articleId", a.slug
  from emergency_article e
  left join article a on a.id = e.article_id and a.status = 'PUBLISHED'
  left join account p on p.id = e.published_by
  left join account w on w.id = e.ended_by
  order by e.published_at desc, e.id desc limit ${SHOWN}`;

/** The current notice, if there is one, and the newest of those before it. */
export async function listEmergencies({
  em,
  viewer,
}: Context): Promise<{ current: Emergency | null; past: Emergency[] }> {
  authorize(emergencyPolicy, viewer, 'read', null);
  const rows = await query<Emergency>(em, LIST);
  const all = rows.map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt).toISOString(),
    endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
  }));
  return { current: all.find(({ endedAt }) => !endedAt) ?? null, past: all.filter(({ endedAt }) => endedAt) };
}

export interface Banner {
  title: string;
  slug: string;
}

/** What stands on every page now. For everybody, so it reads nothing but what is published. */
export async function readBanner(em: SqlEntityManager): Promise<Banner | null> {
  const [banner] = await query<Banner>(
    em,
    `select a.title, a.slug from emergency_article e join article a on a.id = e.article_id
     where e.ended_at is null and e.banner and a.status = 'PUBLISHED'`,
  );
  return banner ?? null;
}
