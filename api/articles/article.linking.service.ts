import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { refuseBeyondLimits } from '../platform/markdown.ts';
import { MarkdownLimitError } from '../platform/markdown-limits.ts';
import type { LinkTargets } from '../platform/markdown-rendering.ts';
import { query } from '../platform/sql.ts';
import { Article } from './article.entity.ts';
import { ARTICLES_PATH, readLinks, slugsIn, withSlugs } from './article.links.ts';
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

async function targetsOf(em: SqlEntityManager, slugs: string[]): Promise<Map<string, Target>> {
  const rows = slugs.length > 0 ? await query<Target>(em, TARGETS, [slugs]) : [];
  return new Map(rows.map((row) => [row.slug, row]));
}

/** The articles that visitors can read among those a text links to: other links to articles are shown as plain words. */
export async function readLinkTargets(em: SqlEntityManager, body: string): Promise<LinkTargets> {
  const targets = await targetsOf(em, slugsIn(await readLinks(body)));
  return toLinkTargets([...targets.values()]);
}

const toLinkTargets = (targets: Target[]): LinkTargets => ({
  path: ARTICLES_PATH,
  live: targets.filter(({ live }) => live).flatMap(({ slug, now }) => [slug, now]),
});

/**
 * Names the articles it links to by their current addresses, and renders the text. Beyond the limits, a text that is
 * being saved is refused, and one that is stored is shown as it was typed.
 */
export async function renderLinked(em: SqlEntityManager, article: Article, isSaving: boolean): Promise<void> {
  const reading = readLinks(article.body);
  const links = isSaving ? await refuseBeyondLimits(reading) : await reading.catch(ignoreLimit);
  const targets = [...(await targetsOf(em, slugsIn(links))).values()];
  const moved = targets.filter(({ slug, now }) => slug !== now);
  if (moved.length > 0)
    article.body = withSlugs(article.body, links, new Map(moved.map(({ slug, now }) => [slug, now])));
  await renderBody(article, toLinkTargets(targets), isSaving);
}

/** A stored text beyond the limits has no links. */
function ignoreLimit(error: unknown): [] {
  if (error instanceof MarkdownLimitError) return [];
  throw error;
}

const KEEP = `insert into article_link (article_id, slug, target_id)
  select $1, wanted.slug, wanted.target from unnest($2::text[], $3::text[]) as wanted (slug, target)
  on conflict (article_id, slug) do update set target_id = excluded.target_id`;

/** Writes down which articles a stored text links to. Two servers that start at the same moment may both do so. */
export async function keepLinks(em: SqlEntityManager, { id, body }: Pick<Article, 'id' | 'body'>): Promise<void> {
  const slugs = slugsIn(await readLinks(body).catch(ignoreLimit));
  await query(em, 'delete from article_link where article_id = $1', [id]);
  if (slugs.length === 0) return;
  const targets = await targetsOf(em, slugs);
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
  for (const article of articles) await renderLinked(em, article, false);
  await em.flush();
  for (const article of articles) await keepLinks(em, article);
}
