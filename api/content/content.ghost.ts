import { z } from 'zod';
import { type ForeignContent, ForeignFileError, type ForeignPost } from './content.foreign.ts';

// Reads Ghost's export (JSON, versions 3 to 6): https://docs.ghost.org/migration/ghost

const id = z.union([z.string(), z.number()]).transform(String);
const words = z.string().nullish();
const post = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  html: words,
  plaintext: words,
  status: z.string(),
  type: words,
  visibility: words,
  custom_excerpt: words,
  feature_image: words,
  published_at: z.union([z.string(), z.number()]).nullish(),
  codeinjection_head: words,
  codeinjection_foot: words,
});
const named = z.object({ id, name: z.string() });
const joined = { post_id: id, sort_order: z.number().nullish() };
const data = z.object({
  posts: z.array(post),
  tags: z.array(named).default([]),
  users: z.array(named).default([]),
  posts_tags: z.array(z.object({ ...joined, tag_id: id })).default([]),
  posts_authors: z.array(z.object({ ...joined, author_id: id })).default([]),
});
const file = z.object({ db: z.tuple([z.looseObject({ data: z.looseObject(data.shape) })]) });

export function readGhost(json: string): ForeignContent {
  const found = file.safeParse(parse(json));
  if (!found.success) throw new ForeignFileError('This is no export of Ghost.');
  const [{ data: site }] = found.data.db;
  const known = new Set(Object.keys(data.shape));
  const others = Object.entries(site).filter(([name, rows]) => !known.has(name) && Array.isArray(rows) && rows.length);
  return {
    posts: site.posts.map((one) => postOf(one, site)),
    left: others.map(([name, rows]) => `${(rows as unknown[]).length} × ${name.replaceAll('_', ' ')}`),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ForeignFileError(`This file is no whole JSON: ${(error as Error).message}`);
  }
}

function postOf(one: z.infer<typeof post>, site: z.infer<typeof data>): ForeignPost {
  const notes: string[] = [];
  const mine = <Row extends { post_id: string; sort_order?: number | null | undefined }>(rows: Row[]) =>
    rows.filter((row) => row.post_id === one.id).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const nameOf = (rows: z.infer<typeof named>[], wanted: string) => rows.find((row) => row.id === wanted)?.name ?? '';
  // Names that begin with # are Ghost's own marks, which readers never see.
  const tags = mine(site.posts_tags).map((row) => nameOf(site.tags, row.tag_id));
  const [category = null, ...more] = tags.filter((name) => name && !name.startsWith('#'));
  const authors = mine(site.posts_authors).map((row) => nameOf(site.users, row.author_id));
  if (more.length > 0) notes.push(`further tags left out: ${more.join(', ')}`);
  if (authors.length > 1) notes.push(`further authors left out: ${authors.slice(1).join(', ')}`);
  if (one.feature_image) notes.push('its cover picture was not copied: upload and choose it');
  if (one.codeinjection_head || one.codeinjection_foot) notes.push('its injected code left out');
  if (!one.html && one.plaintext) notes.push('has no HTML in the export: plain text only');
  const open = one.status === 'published' && (one.visibility ?? 'public') === 'public';
  if (one.status === 'published' && !open) notes.push(`was for “${one.visibility}” only, a draft here`);
  else if (one.status !== 'published' && one.status !== 'draft') notes.push(`“${one.status}” there, a draft here`);
  return {
    title: one.title,
    slug: one.slug,
    summary: one.custom_excerpt ?? '',
    // Ghost writes this for its own URL. Links that lead to no imported post begin at this site's root.
    html: one.html?.replaceAll('__GHOST_URL__', '') ?? plain(one.plaintext ?? ''),
    category,
    author: authors[0] ?? '',
    status: open ? 'PUBLISHED' : 'DRAFT',
    publishedAt: open && one.published_at ? new Date(one.published_at) : null,
    addresses: [`/${one.slug}`],
    notes,
  };
}

const plain = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
