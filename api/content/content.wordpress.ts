import { XMLParser } from 'fast-xml-parser';
import { toString } from 'hast-util-to-string';
import { z } from 'zod';
import { numberedPath } from '../articles/links/article.former-paths.service.ts';
import {
  countEach,
  type ForeignContent,
  ForeignFileError,
  type ForeignPicture,
  type ForeignPost,
} from './content.foreign.ts';
import { parseHtml } from './content.foreign-text.ts';
import { chooseSummary, noteSeoTitle } from './content.foreign-summary.ts';
import { type Attachment, toPostHtml } from './content.wordpress-text.ts';

// Reads a WordPress export (WXR 1.0 to 1.2): https://wordpress.org/documentation/article/tools-export-screen/

type Values = Record<string, unknown>;

/** Every element that can occur more than once, so that a single one is a list, too. */
const LISTS = new Set(['item', 'category', 'wp:postmeta', 'wp:comment', 'wp:author']);
const POSTS = new Set(['post', 'page']);

export function readWordPress(xml: string): ForeignContent {
  // Entities can expand an XML file of a kilobyte to a gigabyte.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')))
    throw new ForeignFileError('This file declares a document type, which exports of WordPress never do.');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: true,
    isArray: (name: string) => LISTS.has(name),
  });
  const channel = (parse(parser, xml)['rss'] as Values | undefined)?.['channel'] as Values | undefined;
  if (!channel || !('wp:wxr_version' in channel))
    throw new ForeignFileError('This file is not an export of WordPress (WXR).');
  const items = (channel['item'] ?? []) as Values[];
  const isPost = (item: Values) => POSTS.has(toText(item['wp:post_type'])) && toText(item['wp:status']) !== 'trash';
  const site = readSite(channel, items);
  return {
    posts: items.filter(isPost).map((item) => toPost(item, site)),
    skippedItems: [...countEach(items.filter((item) => !isPost(item)).map(getKind))].map(
      ([kind, times]) => `${times} × ${kind}`,
    ),
  };
}

/** The objects that the posts of a file refer to. */
interface Site {
  /** Its URL. */
  base: string;
  /** Names of authors by login. */
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  /** The content of reusable blocks by id. */
  reusable: ReadonlyMap<string, string>;
}

function readSite(channel: Values, items: Values[]): Site {
  const authors = (channel['wp:author'] ?? []) as Values[];
  const ofKind = (kind: string) => items.filter((item) => getKind(item) === kind);
  return {
    base: toText(channel['wp:base_blog_url'] ?? channel['link']).replace(/\/$/, ''),
    authors: new Map(
      authors.map((author) => [toText(author['wp:author_login']), toText(author['wp:author_display_name'])]),
    ),
    attachments: new Map(ofKind('attachment').map(toAttachment)),
    reusable: new Map(ofKind('wp_block').map((item) => [toText(item['wp:post_id']), toText(item['content:encoded'])])),
  };
}

function parse(parser: XMLParser, xml: string): Values {
  try {
    return parser.parse(xml, true) as Values;
  } catch (error) {
    throw new ForeignFileError(`This file is not complete XML: ${(error as Error).message}`);
  }
}

function toPost(item: Values, site: Site): ForeignPost {
  const notes: string[] = [];
  const status = toText(item['wp:status']);
  const [postId, login, link] = [toText(item['wp:post_id']), toText(item['dc:creator']), toText(item['link'])];
  if (status !== 'publish' && status !== 'draft') notes.push(`imported as a draft: its status was “${status}”`);
  if (toText(item['wp:post_password'])) notes.push('imported as a draft: it was protected by a password');
  const { category, tags } = readTerms(item, notes);
  noteTimes(notes, 'comments', item['wp:comment']);
  const fields = readFields(item);
  const own = [...fields.keys()].filter((name) => !name.startsWith('_') && !KNOWN_FIELDS.has(name));
  if (own.length > 0) notes.push(`${own.length} × custom fields left out: ${own.join(', ')}`);
  const footnotes = readFootnotes(fields.get('footnotes'), notes);
  const open = status === 'publish' && !toText(item['wp:post_password']);
  return {
    sourceId: `wordpress ${toText(item['guid']) || `${link} ${postId}`}`,
    title: decodeHtml(toText(item['title'])),
    slug: toText(item['wp:post_name']),
    summary: toSummary(item, fields, notes),
    html: toPostHtml(toText(item['content:encoded']), { ...site, postId, footnotes, notes }),
    category,
    tags,
    author: decodeHtml(site.authors.get(login) || login),
    status: open ? 'PUBLISHED' : 'DRAFT',
    publishedAt: open ? parseDate(item['wp:post_date_gmt']) : null,
    urls: readUrls(item, site),
    paths: readPaths(link, postId),
    cover: readCover(fields.get('_thumbnail_id'), site.attachments, notes),
    notes,
  };
}

function readUrls(item: Values, { base }: Site): string[] {
  const id = toText(item['wp:post_id']);
  const byNumber = base && id ? [`${base}/?p=${id}`, `${base}/?page_id=${id}`] : [];
  return [toText(item['link']), toText(item['guid']), ...byNumber].filter(Boolean);
}

/** Articles have one category and no tags. */
function readTerms(item: Values, notes: string[]): { category: string | null; tags: string[] } {
  const terms = ((item['category'] ?? []) as Values[]).map((term) => ({
    domain: toText(term['@domain']),
    nicename: toText(term['@nicename']),
    name: decodeHtml(toText(term)),
  }));
  const of = (domain: string) => terms.filter((term) => term.domain === domain && term.name).map(({ name }) => name);
  const isFiled = ({ domain, nicename }: { domain: string; nicename: string }) =>
    domain !== 'category' || nicename !== 'uncategorized';
  const [category = null, ...more] = terms
    .filter((term) => isFiled(term) && term.domain === 'category')
    .map(({ name }) => name);
  if (more.length > 0) notes.push(`further categories left out: ${more.join(', ')}`);
  const formats = of('post_format');
  if (formats.length > 0) notes.push(`post format left out: ${formats.join(', ')}`);
  return { category: category === 'Uncategorized' ? null : category, tags: of('post_tag') };
}

/** The field names under which SEO plugins store their titles. */
const SEO_TITLES = [
  '_yoast_wpseo_title',
  'rank_math_title',
  '_aioseop_title',
  '_aioseo_title',
  '_seopress_titles_title',
];
const SEO_TEXTS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseop_description',
  '_aioseo_description',
  '_seopress_titles_desc',
];
const KNOWN_FIELDS = new Set(['footnotes', ...SEO_TITLES, ...SEO_TEXTS]);

const readFields = (item: Values): Map<string, string> =>
  new Map(
    ((item['wp:postmeta'] ?? []) as Values[]).map((meta) => [
      toText(meta['wp:meta_key']),
      toText(meta['wp:meta_value']),
    ]),
  );

/** The excerpt, or the text for search engines: the summary of an article serves both. */
function toSummary(item: Values, fields: Map<string, string>, notes: string[]): string {
  const excerpt = toText(item['excerpt:encoded']);
  const first = (names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? '';
  noteSeoTitle(first(SEO_TITLES), toText(item['title']), notes);
  return chooseSummary(decodeHtml(excerpt), first(SEO_TEXTS), notes);
}

function readFootnotes(json: string | undefined, notes: string[]): { id: string; content: string }[] {
  if (!json) return [];
  try {
    return footnoteList.parse(JSON.parse(json));
  } catch {
    notes.push(`its footnotes cannot be read: ${json}`);
    return [];
  }
}

const footnoteList = z.array(z.object({ id: z.string(), content: z.string() }));

/** The path of its URL, and the numbered path that WordPress serves for every post. */
function readPaths(link: string, postId: string): string[] {
  const path = URL.canParse(link) ? new URL(link).pathname : '/';
  return [...(path === '/' ? [] : [path]), ...(postId ? [numberedPath(postId)] : [])];
}

function readCover(
  id: string | undefined,
  attachments: ReadonlyMap<string, Attachment>,
  notes: string[],
): ForeignPicture | null {
  if (!id) return null;
  const attachment = attachments.get(id);
  if (!attachment) notes.push(`its cover picture (number ${id}) is not in the file: choose another`);
  return attachment ? { url: attachment.url, alt: attachment.alt } : null;
}

function toAttachment(item: Values): [string, Attachment] {
  const id = toText(item['wp:post_id']);
  const caption = toText(item['excerpt:encoded']);
  const alt = readFields(item).get('_wp_attachment_image_alt') || caption || toText(item['title']);
  const url = toText(item['wp:attachment_url']) || toText(item['guid']);
  return [id, { id, url, alt, caption, parent: toText(item['wp:post_parent']) }];
}

const getKind = (item: Values): string =>
  toText(item['wp:status']) === 'trash' ? 'post in the trash' : toText(item['wp:post_type']) || 'item without a kind';

/** `2024-05-01 09:30:00` in UTC. Zeros if a draft never had one. */
function parseDate(value: unknown): Date | null {
  const date = new Date(`${toText(value).replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' && value !== null && '#text' in value ? String(value['#text']).trim() : '';
}

function noteTimes(notes: string[], what: string, list: unknown): void {
  if (Array.isArray(list) && list.length > 0) notes.push(`${list.length} × ${what} left out`);
}

/** WordPress stores titles and names as HTML, such as `Tides &amp; Moon`. Editors may also have typed `<em>`. */
const decodeHtml = (html: string): string => toString(parseHtml(html));
