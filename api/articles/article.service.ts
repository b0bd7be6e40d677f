import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { Category } from '../categories/category.entity.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail, refuseMissing } from '../platform/errors.ts';
import { renderMarkdown, RENDER_VERSION } from '../platform/markdown.ts';
import { knownAddress } from '../pictures/picture.reading.service.ts';
import { slugify } from '../platform/slug.ts';
import { query } from '../platform/sql.ts';
import { Article } from './article.entity.ts';
import type { ArticleInput } from './article.input.ts';
import { articlePolicy } from './article.policy.ts';
import { keepFormer, keepVersion } from './article.versions.service.ts';

export async function createArticle(context: Context, input: ArticleInput): Promise<Article> {
  const { viewer } = context;
  authorize(articlePolicy, viewer, 'create', null);
  const title = input.title ?? refuseMissing('title', 'Title is required');
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const article = new Article();
    article.title = title;
    article.slug = input.slug ? '' : await freeSlug(em, slugify(title));
    article.authorName = viewer.kind === 'user' ? viewer.name : '';
    await applyInput(within, article, input);
    await em.persist(article).flush();
    await keepVersion(context, em, article);
    await record(context, em, { kind: 'article.created', subjectId: article.id, details: { slug: article.slug } });
    return article;
  });
}

const STALE = 'Somebody saved this article after you opened it. Nothing of yours or theirs is lost: compare the two.';

/**
 * Changes what the input names. Who says which version they began from is refused where there is a newer one. The row
 * is locked first, so that of two saves at the same moment one is the later.
 */
export async function updateArticle(
  context: Context,
  id: string,
  input: ArticleInput,
  expectedVersion?: number | null,
): Promise<Article> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    await query(em, 'select 1 from article where id = $1 for update', [id]);
    const article = await findArticle(within, id);
    authorize(articlePolicy, context.viewer, 'update', article);
    if (expectedVersion && expectedVersion !== article.version)
      fail('CONFLICT', STALE, [{ path: ['expectedVersion'], message: STALE }]);
    await keepFormer(em, id);
    await applyInput(within, article, input);
    article.updatedAt = new Date();
    article.version += 1;
    await em.flush();
    await keepVersion(context, em, article);
    const details = { slug: article.slug, version: article.version };
    await record(context, em, { kind: 'article.updated', subjectId: id, details });
    return article;
  });
}

export async function deleteArticle(context: Context, id: string): Promise<Article> {
  const article = await findArticle(context, id);
  authorize(articlePolicy, context.viewer, 'delete', article);
  await context.em.transactional(async (em) => {
    await em.nativeDelete(Article, { id });
    await record(context, em, { kind: 'article.deleted', subjectId: id, details: { slug: article.slug } });
  });
  return article;
}

/** Loads an article for a change; its policy then says whether this viewer may know of it. */
export async function findArticle({ em }: Context, id: string): Promise<Article> {
  return (
    (await em.findOne(Article, { id }, { populate: ['category'] })) ?? fail('NOT_FOUND', 'There is no such article.')
  );
}

/** Sets what the input names and renders the text once, here, so that no reader pays for it. */
async function applyInput(context: Context, article: Article, input: ArticleInput): Promise<void> {
  if (input.slug && input.slug !== article.slug) await refuseTakenSlug(context, input.slug, article.id);
  article.slug = input.slug ?? article.slug;
  article.title = input.title ?? article.title;
  article.summary = input.summary ?? article.summary;
  if (input.categoryId !== undefined) article.category = await findCategory(context, input.categoryId);
  if (input.cover !== undefined && input.cover !== article.cover) article.cover = await findCover(context, input.cover);
  if (typeof input.body === 'string') article.body = input.body;
  renderBody(article);
}

/** Makes the stored forms of the text anew; also called at start when the renderer has changed. */
export function renderBody(article: Article): void {
  const rendered = renderMarkdown(article.body);
  article.bodyHtml = rendered.html;
  article.bodyTree = rendered.tree;
  article.readingMinutes = rendered.readingMinutes;
  article.renderVersion = RENDER_VERSION;
}

async function findCategory({ em }: Context, id: string | null): Promise<Category | null> {
  if (id === null) return null;
  const message = 'There is no such category';
  return (
    (await em.findOne(Category, { id })) ??
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'categoryId'], message }])
  );
}

async function findCover(context: Context, address: string | null): Promise<string | null> {
  if (!address) return null;
  const message = 'There is no such picture';
  return (
    (await knownAddress(context, address)) ?? fail('BAD_USER_INPUT', message, [{ path: ['input', 'cover'], message }])
  );
}

async function refuseTakenSlug({ em }: Context, slug: string, id: string): Promise<void> {
  const [taken] = await query(em, `${OWNERS} where slug = $1 and id <> $2`, [slug, id]);
  if (!taken) return;
  const message = 'Another article has this address, or had it and is still found there';
  fail('CONFLICT', message, [{ path: ['input', 'slug'], message }]);
}

/** Links to a former address lead on for good, so no other article may take it. */
const OWNERS =
  'select slug from (select slug, id from article union all select slug, article_id from article_former_slug) as owner';

/** `base`, or `base-2`, `base-3` … where that is taken. */
export async function freeSlug(em: SqlEntityManager, base: string): Promise<string> {
  const rows = await query<{ slug: string }>(em, `${OWNERS} where starts_with(slug, $1)`, [base]);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
