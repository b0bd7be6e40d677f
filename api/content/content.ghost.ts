import { z } from 'zod';
import { chooseSummary, noteSeoTitle } from './content.foreign-summary.ts';
import { type ForeignContent, ForeignFileError, type ForeignPost } from './content.foreign.ts';

// Reads a Ghost export (JSON, versions 1 to 6): https://docs.ghost.org/migration/ghost

const id = z.union([z.string(), z.number()]).transform(String);
const words = z.string().nullish();
/** In the post itself up to Ghost 2, and in a separate table since. */
const seo = {
  meta_title: words,
  meta_description: words,
  og_title: words,
  og_description: words,
  twitter_title: words,
  twitter_description: words,
};
const post = z.object({
  id,
  uuid: words,
  title: z.string(),
  slug: z.string(),
  html: words,
  plaintext: words,
  status: z.string(),
  type: words,
  visibility: words,
  custom_excerpt: words,
  feature_image: words,
  canonical_url: words,
  author_id: id.nullish(),
  lexical: words,
  mobiledoc: words,
  ...seo,
  publishedAt: z.union([z.string(), z.number()]).nullish(),
  codeinjection_head: words,
  codeinjection_foot: words,
});
const idAndName = z.object({ id, name: z.string() });
const joinColumns = { post_id: id, sort_order: z.number().nullish() };
const data = z.object({
  posts: z.array(post),
  tags: z.array(idAndName).default([]),
  users: z.array(idAndName).default([]),
  posts_tags: z.array(z.object({ ...joinColumns, tag_id: id })).default([]),
  posts_meta: z
    .array(z.object({ post_id: id, feature_image_alt: words, feature_image_caption: words, ...seo }))
    .default([]),
  posts_authors: z.array(z.object({ ...joinColumns, author_id: id })).default([]),
});
const site = z.looseObject({ data: z.looseObject(data.shape) });
const file = z.union([z.object({ db: z.tuple([site]) }), site.transform((only) => ({ db: [only] as const }))]);

export function readGhost(json: string): ForeignContent {
  const result = file.safeParse(parse(json));
  if (!result.success) throw new ForeignFileError('This file is not an export of Ghost.');
  const [{ data: tables }] = result.data.db;
  const knownTables = new Set(Object.keys(data.shape));
  const others = Object.entries(tables).filter(
    ([name, rows]) => !knownTables.has(name) && Array.isArray(rows) && rows.length,
  );
  return {
    posts: tables.posts.map((postRow) => toPost(postRow, tables)),
    skippedItems: others.map(([name, rows]) => `${(rows as unknown[]).length} × ${name.replaceAll('_', ' ')}`),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ForeignFileError(`This file is not complete JSON: ${(error as Error).message}`);
  }
}

function toPost(postRow: z.infer<typeof post>, tables: z.infer<typeof data>): ForeignPost {
  const notes: string[] = [];
  const listOwn = <Row extends { post_id: string; sort_order?: number | null | undefined }>(rows: Row[]) =>
    rows.filter((row) => row.post_id === postRow.id).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const getName = (rows: z.infer<typeof idAndName>[], rowId: string) =>
    rows.find((row) => row.id === rowId)?.name ?? '';
  // Names that begin with # are Ghost's internal tags, which readers never see.
  const names = listOwn(tables.posts_tags).map((row) => getName(tables.tags, row.tag_id));
  const [category = null, ...tags] = names.filter((name) => name && !name.startsWith('#'));
  const authorIds = listOwn(tables.posts_authors).map((row) => row.author_id);
  // A post has one author up to Ghost 1.
  const authors = (authorIds.length > 0 ? authorIds : [postRow.author_id ?? '']).map((row) =>
    getName(tables.users, row),
  );
  const meta = tables.posts_meta.find((row) => row.post_id === postRow.id);
  noteLeft(postRow, authors, notes);
  const open = postRow.status === 'published' && (postRow.visibility ?? 'public') === 'public';
  return {
    sourceId: `ghost ${postRow.uuid ?? postRow.id}`,
    title: postRow.title,
    slug: postRow.slug,
    summary: toSummary(postRow, meta, notes),
    html: toHtml(postRow, notes),
    category,
    tags,
    author: authors[0] ?? '',
    status: open ? 'PUBLISHED' : 'DRAFT',
    publishedAt: open && postRow.publishedAt ? new Date(postRow.publishedAt) : null,
    urls: [`/${postRow.slug}`],
    paths: postRow.slug ? [`/${postRow.slug}`] : [],
    cover: postRow.feature_image
      ? { url: ownUrl(postRow.feature_image), alt: meta?.feature_image_alt?.trim() ?? '' }
      : null,
    notes: [...notes, ...captionNote(meta?.feature_image_caption)],
  };
}

/** Ghost's placeholder for its own URL. Links to posts that are not imported begin at the root of this site. */
const ownUrl = (text: string): string => text.replaceAll('__GHOST_URL__', '');

function toHtml(postRow: z.infer<typeof post>, notes: string[]): string {
  if (postRow.html) return ownUrl(postRow.html);
  if (postRow.plaintext) notes.push('has no HTML in the export: plain text only');
  else if (postRow.lexical || postRow.mobiledoc)
    notes.push('has no HTML in the export: open and save it in Ghost, then export again');
  return plain(postRow.plaintext ?? '');
}

function toSummary(
  postRow: z.infer<typeof post>,
  meta: z.infer<typeof data>['posts_meta'][number] | undefined,
  notes: string[],
): string {
  const pick = (name: keyof typeof seo) => meta?.[name] || postRow[name] || '';
  noteSeoTitle(pick('meta_title') || pick('og_title') || pick('twitter_title'), postRow.title, notes);
  const description = pick('meta_description') || pick('og_description') || pick('twitter_description');
  return chooseSummary(postRow.custom_excerpt ?? '', description, notes);
}

function noteLeft(postRow: z.infer<typeof post>, authors: string[], notes: string[]): void {
  if (authors.length > 1) notes.push(`further authors left out: ${authors.slice(1).join(', ')}`);
  if (postRow.codeinjection_head || postRow.codeinjection_foot) notes.push('its injected code left out');
  if (postRow.canonical_url) notes.push(`its canonical URL left out: ${postRow.canonical_url}`);
  const visibility = postRow.visibility ?? 'public';
  if (postRow.status === 'published' && visibility !== 'public')
    notes.push(`imported as a draft: only “${visibility}” could read it`);
  else if (postRow.status !== 'published' && postRow.status !== 'draft')
    notes.push(`imported as a draft: its status was “${postRow.status}”`);
}

const captionNote = (caption: string | null | undefined): string[] =>
  caption ? [`the caption of its cover left out: ${caption.replace(/<[^>]*>/g, '')}`] : [];

const plain = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
