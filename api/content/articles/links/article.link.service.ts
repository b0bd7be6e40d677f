import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { refuseBeyondLimits, readMarkdownParts } from '#api/platform/markdown/markdown.ts';
import { MarkdownLimitError } from '#api/platform/markdown/markdown-limits.ts';
import type { LinkTargets } from '#api/platform/markdown/markdown-render.ts';
import { anyOf, lockUntilCommit, recordsAs, textsAs } from '#api/platform/database/sql.ts';
import { renewPictures } from '#api/content/pictures/picture.read.service.ts';
import { Article, ArticleStatus } from '../article.entity.ts';
import { ArticleLink } from './article-link.entity.ts';
import type { MarkdownParts } from '#api/platform/markdown/markdown-parts.ts';
import { renderBody } from '../article.render.ts';

// Links between articles are stored as references: a row of `article_link` names the linked article, even if its slug
// changes. The text contains the current URL and is rewritten when the slug changes. Search, feeds, Markdown versions
// and the API therefore get ordinary links.

/**
 * Finds the articles with these slugs, by current slug first, then by former slug. `slug` is the requested one, `now`
 * the current one. Articles in the trash are not found.
 */
export const selectLinkTargets = (em: SqlEntityManager, slugs: readonly string[]) =>
  getKysely(em)
    .selectFrom(textsAs(slugs, 'wanted'))
    .crossJoinLateral((eb) => {
      return eb
        .selectFrom('article as a')
        .select((eb) => ['a.id', 'a.slug as now', isPublished(eb).as('live'), eb.lit<number>(1).as('place')])
        .whereRef('a.slug', '=', 'wanted.value')
        .where('a.deletedAt', 'is', null)
        .unionAll(
          eb
            .selectFrom('article_former_slug as f')
            .innerJoin('article as a', 'a.id', 'f.articleId')
            .select((eb) => ['a.id', 'a.slug as now', isPublished(eb).as('live'), eb.lit<number>(2).as('place')])
            .whereRef('f.slug', '=', 'wanted.value')
            .where('a.deletedAt', 'is', null),
        )
        .orderBy('place')
        .limit(1)
        .as('found');
    })
    .select(['wanted.value as slug', 'found.id', 'found.now', 'found.live']);

const isPublished = (eb: ExpressionBuilder<{ a: Database['article'] }, 'a'>) =>
  eb('a.status', '=', ArticleStatus.PUBLISHED).$castTo<boolean>();

type Target = Awaited<ReturnType<ReturnType<typeof selectLinkTargets>['execute']>>[number];

async function readTargets(em: SqlEntityManager, slugs: string[]): Promise<Map<string, Target>> {
  const rows = slugs.length > 0 ? await selectLinkTargets(em, slugs).execute() : [];
  return new Map(rows.map((row) => [row.slug, row]));
}

/**
 * The articles that visitors can read, of those that a text links to. Other links to articles are shown as plain text.
 */
export async function readLinkTargets(em: SqlEntityManager, body: string): Promise<LinkTargets> {
  const targets = await readTargets(em, listSlugs(await readLinks(body)));
  return toLinkTargets([...targets.values()]);
}

const toLinkTargets = (targets: Target[]): LinkTargets => ({
  path: ARTICLES_PATH,
  live: targets.filter(({ live }) => live).flatMap(({ slug, now }) => [slug, now]),
});

/**
 * Writes the current URLs of linked articles and of replaced pictures into the text and renders it. A text that exceeds the limits is rejected
 * on save; a stored one is shown as it was typed.
 */
export async function renderLinked(em: SqlEntityManager, article: Article, isSaving: boolean): Promise<void> {
  const reading = readLinks(article.body);
  const links = isSaving ? await refuseBeyondLimits(reading) : await reading.catch(ignoreLimit);
  const targets = [...(await readTargets(em, listSlugs(links))).values()];
  const movedTargets = targets.filter(({ slug, now }) => slug !== now);
  if (movedTargets.length > 0)
    article.body = withSlugs(article.body, links, new Map(movedTargets.map(({ slug, now }) => [slug, now])));
  article.body = await renewPictures(em, article.body);
  await renderBody(article, toLinkTargets(targets), isSaving);
}

/** A stored text that exceeds the limits has no links. */
function ignoreLimit(error: unknown): [] {
  if (error instanceof MarkdownLimitError) return [];
  throw error;
}

/** Stores which articles a stored text links to. Two servers that start at the same time can both run it. */
export async function keepLinks(em: SqlEntityManager, { id, body }: Pick<Article, 'id' | 'body'>): Promise<void> {
  const slugs = listSlugs(await readLinks(body).catch(ignoreLimit));
  await em.nativeDelete(ArticleLink, { articleId: id });
  if (slugs.length === 0) return;
  const targets = await readTargets(em, slugs);
  const links = slugs.map((slug) => ({ slug, target: targets.get(slug)?.id ?? null }));
  await getKysely(em)
    .insertInto('article_link')
    .columns(['articleId', 'slug', 'targetId'])
    .expression((eb) =>
      eb
        .selectFrom(recordsAs(links, 'link', { slug: 'text', target: 'text' }))
        .select([eb.val(id).as('articleId'), 'link.slug', 'link.target']),
    )
    .onConflict((conflict) =>
      conflict.columns(['articleId', 'slug']).doUpdateSet(({ ref }) => ({ targetId: ref('excluded.targetId') })),
    )
    .execute();
}

/**
 * Serializes changes of articles: two articles that link to each other would otherwise deadlock when they change at the
 * same moment. Called before any row is locked.
 */
export const lockArticleChanges = (em: SqlEntityManager) => lockUntilCommit(em, 'article');

/** Locks the row of an article until the transaction ends. */
export async function lockArticle(em: SqlEntityManager, id: string): Promise<void> {
  await lockArticleChanges(em);
  await getKysely(em).selectFrom('article').select('id').where('id', '=', id).forUpdate().execute();
}

/** Updates the links to articles whose slug changed, or that were published or unpublished, in the same transaction. */
export async function refreshLinksTo(
  em: SqlEntityManager,
  changedArticles: readonly Pick<Article, 'id' | 'slug'>[],
): Promise<void> {
  const ids = changedArticles.map(({ id }) => id);
  const slugs = changedArticles.map(({ slug }) => slug);
  const linking = await getKysely(em)
    .selectFrom('article_link')
    .select('articleId as id')
    .distinct()
    .where((eb) => eb.or([eb('targetId', '=', anyOf(ids)), eb('slug', '=', anyOf(slugs))]))
    .execute();
  if (linking.length === 0) return;
  const articles = await em.find(Article, { id: { $in: linking.map(({ id }) => id) } });
  for (const article of articles) await renderLinked(em, article, false);
  await em.flush();
  for (const article of articles) await keepLinks(em, article);
}

// The links of a text to other articles: `/resources/{slug}`, with or without an anchor.

const ADDRESS = /^\/resources\/([a-z0-9-]+)(?=[/?#]|$)/;

/** The article that the URL of a link names. Null for all other URLs. */
const slugIn = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** The path below which articles are. */
const ARTICLES_PATH = '/resources/';

/** The links of a text. Throws a MarkdownLimitError. */
export const readLinks = async (body: string): Promise<MarkdownParts['links']> => (await readMarkdownParts(body)).links;

/** The ids of the linked articles, without duplicates. */
const listSlugs = (links: MarkdownParts['links']): string[] => [
  ...new Set(links.flatMap(({ url }) => slugIn(url) ?? [])),
];

/** The text with the new slugs in its links (`links`, of this text). Nothing else changes. */
export function withSlugs(body: string, links: MarkdownParts['links'], newSlugs: ReadonlyMap<string, string>): string {
  let text = body;
  // Starts from the end, so that the positions of the remaining links stay valid.
  for (const { url, from, to } of links.toReversed()) {
    const slug = slugIn(url);
    const now = slug && newSlugs.get(slug);
    if (!now) continue;
    const at = body.indexOf(`${ARTICLES_PATH}${slug}`, from);
    // A URL with escapes stays unchanged: the former slug redirects.
    if (at === -1 || at >= to) continue;
    text = `${text.slice(0, at)}${ARTICLES_PATH}${now}${text.slice(at + ARTICLES_PATH.length + slug.length)}`;
  }
  return text;
}
