import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { Article } from './article.entity.ts';
import { slugIn, slugsIn, withSlugs } from './article.links.ts';
import { renderBody } from './article.rendering.ts';

// Links between articles are kept as references: a row of `article_link` says which article is meant, whatever its
// address becomes. The text holds the address of today, written anew when it changes, so that every reader of the text,
// search, feeds, twins and the API, sees an ordinary link without resolving anything.

interface Target {
  /** As the text has it. */
  slug: string;
  id: string;
  /** Its address today. */
  now: string;
  live: boolean;
}

/** By the address of today or by a former one. What lies in the trash is found by neither. */
const TARGETS = `select wanted.slug, found.id, found.now, found.live from unnest($1::text[]) as wanted (slug), lateral (
    select a.id, a.slug as now, a.status = 'PUBLISHED' as live, 1 as place from article a
      where a.slug = wanted.slug and a.deleted_at is null
    union all
    select a.id, a.slug, a.status = 'PUBLISHED', 2 from article_former_slug f join article a on a.id = f.article_id
      where f.slug = wanted.slug and a.deleted_at is null
    order by place limit 1) as found`;

async function targetsOf(em: SqlEntityManager, body: string): Promise<Map<string, Target>> {
  const slugs = slugsIn(body);
  const rows = slugs.length > 0 ? await query<Target>(em, TARGETS, [slugs]) : [];
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Whether a link of this text leads to an article that visitors cannot read: it is shown as plain words. */
export async function deadLinksOf(em: SqlEntityManager, body: string): Promise<(href: string) => boolean> {
  const targets = await targetsOf(em, body);
  return (href) => {
    const slug = slugIn(href);
    return slug !== null && !targets.get(slug)?.live;
  };
}

/** Names the articles it links to by their addresses of today, and makes the stored forms of the text anew. */
export async function renderLinked(em: SqlEntityManager, article: Article): Promise<void> {
  const targets = await targetsOf(em, article.body);
  const moved = [...targets.values()].filter(({ slug, now }) => slug !== now);
  if (moved.length > 0) article.body = withSlugs(article.body, new Map(moved.map(({ slug, now }) => [slug, now])));
  renderBody(article, await deadLinksOf(em, article.body));
}

const KEEP = `insert into article_link (article_id, slug, target_id)
  select $1, wanted.slug, wanted.target from unnest($2::text[], $3::text[]) as wanted (slug, target)
  on conflict (article_id, slug) do update set target_id = excluded.target_id`;

/** Writes down which articles a stored text links to. Two servers that start at the same moment may both do so. */
export async function keepLinks(em: SqlEntityManager, { id, body }: Pick<Article, 'id' | 'body'>): Promise<void> {
  const slugs = slugsIn(body);
  await query(em, 'delete from article_link where article_id = $1', [id]);
  if (slugs.length === 0) return;
  const targets = await targetsOf(em, body);
  await query(em, KEEP, [id, slugs, slugs.map((slug) => targets.get(slug)?.id ?? null)]);
}

/**
 * One change of articles at a time: two that link to each other and change at the same moment would otherwise wait for
 * each other for ever. Called before any row is locked.
 */
export const oneAtATime = (em: SqlEntityManager) =>
  query(em, "select pg_advisory_xact_lock(hashtextextended('article', 0))");

const LINKING = `select distinct article_id as id from article_link where target_id = any($1) or slug = any($2)`;

/** Heals the links to articles whose address changed, or that went on or off the site, in the same transaction. */
export async function refreshLinksTo(
  em: SqlEntityManager,
  changed: readonly Pick<Article, 'id' | 'slug'>[],
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  const slugs = changed.map(({ slug }) => slug);
  const linking = await query<{ id: string }>(em, LINKING, [ids, slugs]);
  if (linking.length === 0) return;
  const articles = await em.find(Article, { id: { $in: linking.map(({ id }) => id) } });
  for (const article of articles) await renderLinked(em, article);
  await em.flush();
  for (const article of articles) await keepLinks(em, article);
}
