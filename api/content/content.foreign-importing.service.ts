import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { text } from '../../graphql/limits.ts';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { renderStaleArticles } from '../articles/article.rendering.service.ts';
import { freeSlug } from '../articles/article.text.service.ts';
import { bySystem, record } from '../audit/audit.service.ts';
import { Category } from '../categories/category.entity.ts';
import { slugify } from '../../graphql/slug.ts';
import { query } from '../platform/sql.ts';
import { type ForeignContent, type ForeignPost, toArticleText } from './content.foreign.ts';

/** What came of a file of another system. */
export interface ForeignReport {
  created: number;
  /** Posts that an earlier run brought. */
  known: number;
  /** What was not understood or not brought, a sentence each. */
  notes: string[];
}

interface Options {
  /** Leaves published what was published; otherwise all of it waits as drafts for somebody to look at it. */
  keepPublished: boolean;
  siteName: string;
}

/** Brings posts of another system in as articles, all in one transaction. Running it again brings what is new. */
export async function importForeign(
  em: SqlEntityManager,
  { posts, left }: ForeignContent,
  { keepPublished, siteName }: Options,
): Promise<ForeignReport> {
  const report: ForeignReport = { created: 0, known: 0, notes: [] };
  await em.transactional(async (inside) => {
    const places = await givePlaces(inside, posts, report);
    const leadTo = leader(places);
    for (const [post, slug] of places) {
      if (slug === null) continue;
      const notes = [...post.notes];
      const article = await articleOf(inside, post, { slug, leadTo, notes, siteName });
      if (keepPublished && post.status === 'PUBLISHED') {
        article.status = ArticleStatus.PUBLISHED;
        article.publishedAt = post.publishedAt ?? new Date();
      }
      if (article.body.length > text.articleBody) {
        notes.splice(0, notes.length, `is longer than ${text.articleBody} characters and was not brought`);
      } else {
        await inside.persist(article).flush();
        report.created += 1;
      }
      report.notes.push(...notes.map((note) => `${article.title}: ${note}`));
    }
    // All at once: they may link to one another.
    await renderStaleArticles(inside);
    await record(bySystem, inside, { kind: 'content.imported', details: { created: report.created } });
  });
  report.notes.push(...left.map((what) => `${what} in the file: no articles, left`));
  return report;
}

/** Also where its address was another's, and it got the next free one. */
const KNOWN = "select 1 from article where title = $2 and (slug = $1 or slug ~ ('^' || $1 || '-[0-9]+$'))";

/** The address of each post here, free and its own; null where an earlier run brought it. */
async function givePlaces(
  em: SqlEntityManager,
  posts: ForeignPost[],
  report: ForeignReport,
): Promise<Map<ForeignPost, string | null>> {
  const places = new Map<ForeignPost, string | null>();
  const given = new Set<string>();
  for (const post of posts) {
    const base =
      slugify(decoded(post.slug) || post.title)
        .slice(0, text.slug - 4)
        .replace(/-$/, '') || 'article';
    const rows = await query(em, KNOWN, [base, titleOf(post)]);
    if (rows.length > 0) {
      report.known += 1;
      places.set(post, null);
      continue;
    }
    let slug = await freeSlug(em, base);
    for (let number = 2; given.has(slug); number += 1) slug = await freeSlug(em, `${base}-${number}`);
    given.add(slug);
    places.set(post, slug);
  }
  return places;
}

/** Where a link to one of these posts leads here; null for any other link. */
function leader(places: Map<ForeignPost, string | null>): (address: string) => string | null {
  const known = new Map<string, string>();
  for (const [{ addresses }, slug] of places)
    if (slug) for (const address of addresses) known.set(plainAddress(address), `/resources/${slug}`);
  return (address) => known.get(plainAddress(address)) ?? null;
}

const plainAddress = (address: string) => address.replace(/^https?:/, '').replace(/\/?(#.*)?$/, '');

async function articleOf(
  em: SqlEntityManager,
  post: ForeignPost,
  {
    slug,
    leadTo,
    notes,
    siteName,
  }: {
    slug: string;
    leadTo: (address: string) => string | null;
    notes: string[];
    siteName: string;
  },
): Promise<Article> {
  const article = new Article();
  article.slug = slug;
  article.title = titleOf(post);
  if (article.title !== post.title.trim()) notes.push(post.title.trim() ? 'its title was cut' : 'had no title');
  article.summary = cut(oneLine(post.summary), text.summary);
  article.authorName = cut(oneLine(post.author), text.personName) || siteName;
  article.body = toArticleText(post.html, leadTo, notes);
  article.category = post.category ? await categoryNamed(em, oneLine(post.category)) : null;
  if (post.publishedAt) article.createdAt = article.updatedAt = post.publishedAt;
  return article;
}

async function categoryNamed(em: SqlEntityManager, given: string): Promise<Category> {
  const name = cut(given, text.categoryName);
  const slug = slugify(name);
  const found = await em.findOne(Category, { $or: [{ slug }, { name }] });
  if (found) return found;
  const [last] = await query<{ position: number }>(em, 'select coalesce(max(position), 0) as position from category');
  return em.create(Category, { name, slug, description: '', position: (last?.position ?? 0) + 1 });
}

const titleOf = ({ title }: ForeignPost) => cut(oneLine(title), text.title) || 'Untitled';
const oneLine = (words: string) =>
  words
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const cut = (words: string, limit: number) =>
  words.length <= limit ? words : `${words.slice(0, limit - 1).trimEnd()}…`;

/** WordPress keeps an address of other letters percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
