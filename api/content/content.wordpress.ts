import { XMLParser } from 'fast-xml-parser';
import { type ForeignContent, ForeignFileError, type ForeignPost } from './content.foreign.ts';

// Reads WordPress' export (WXR 1.0 to 1.2): https://wordpress.org/documentation/article/tools-export-screen/

type Values = Record<string, unknown>;

/** Every element that may stand more than once, so that one of them is a list too. */
const LISTS = new Set(['item', 'category', 'wp:postmeta', 'wp:comment', 'wp:author']);
const POSTS = new Set(['post', 'page']);
const SHORTCODE = /\[(\/?)([a-z][\w-]*)(?:\s[^\]]*)?\](?!\()/g;

export function readWordPress(xml: string): ForeignContent {
  // Entities of its own are how an XML file of a kilobyte becomes one of a gigabyte.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')))
    throw new ForeignFileError('This file declares a document type, which no export of WordPress does.');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: true,
    isArray: (name: string) => LISTS.has(name),
  });
  const channel = (parse(parser, xml)['rss'] as Values | undefined)?.['channel'] as Values | undefined;
  if (!channel || !('wp:wxr_version' in channel)) throw new ForeignFileError('This is no export of WordPress (WXR).');
  const items = (channel['item'] ?? []) as Values[];
  const names = new Map(
    ((channel['wp:author'] ?? []) as Values[]).map((one) => [
      one['wp:author_login'],
      textOf(one['wp:author_display_name']),
    ]),
  );
  const posts = items.filter(
    (item) => POSTS.has(textOf(item['wp:post_type'])) && textOf(item['wp:status']) !== 'trash',
  );
  const rest = items.filter((item) => !posts.includes(item));
  return {
    posts: posts.map((item) => postOf(item, names.get(item['dc:creator']) || textOf(item['dc:creator']))),
    left: [...tally(rest.map(kindOf))].map(([kind, times]) => `${times} × ${kind}`),
  };
}

function parse(parser: XMLParser, xml: string): Values {
  try {
    return parser.parse(xml, true) as Values;
  } catch (error) {
    throw new ForeignFileError(`This file is no whole XML: ${(error as Error).message}`);
  }
}

function postOf(item: Values, author: string): ForeignPost {
  const notes: string[] = [];
  const status = textOf(item['wp:status']);
  if (status !== 'publish' && status !== 'draft') notes.push(`“${status}” there, a draft here`);
  if (textOf(item['wp:post_password'])) notes.push('was behind a password, a draft here');
  const filed = ((item['category'] ?? []) as Values[]).map((one) => ({ kind: one['@domain'], name: textOf(one) }));
  const [category, ...more] = filed.filter(({ kind }) => kind === 'category');
  tell(notes, 'further categories', more);
  tell(
    notes,
    'tags',
    filed.filter(({ kind }) => kind === 'post_tag'),
  );
  tellTimes(notes, 'comments', item['wp:comment']);
  const fields = ((item['wp:postmeta'] ?? []) as Values[]).filter((one) => !textOf(one['wp:meta_key']).startsWith('_'));
  tellTimes(notes, 'custom fields', fields);
  const content = textOf(item['content:encoded']);
  const codes = [...tally([...content.matchAll(SHORTCODE)].filter(([, end]) => !end).map(([, , name]) => `[${name}]`))];
  for (const [code, times] of codes) notes.push(`${times} × ${code} stands in the text as it is`);
  const open = status === 'publish' && !textOf(item['wp:post_password']);
  return {
    title: textOf(item['title']),
    slug: textOf(item['wp:post_name']),
    summary: textOf(item['excerpt:encoded']),
    html: paragraphs(content),
    category: category && category.name !== 'Uncategorized' ? category.name : null,
    author,
    status: open ? 'PUBLISHED' : 'DRAFT',
    publishedAt: open ? dateOf(item['wp:post_date_gmt']) : null,
    addresses: [textOf(item['link']), textOf(item['guid'])].filter(Boolean),
    notes,
  };
}

/** The classic editor keeps paragraphs as empty lines and breaks as ends of lines, which WordPress turns into tags when it shows them. */
function paragraphs(content: string): string {
  if (/<p[\s>]|<!-- wp:/i.test(content)) return content;
  return content
    .split(/\r?\n\s*\r?\n/)
    .flatMap(splitBlocks)
    .join('\n');
}

const BLOCK = /^\s*<(?:h[1-6]|ul|ol|pre|blockquote|table|figure|div|hr)\b/i;

/** Text on the line before a list or heading, or after one, is a paragraph of its own. */
function splitBlocks(part: string): string[] {
  if (BLOCK.test(part)) return [part];
  const [text = '', ...rest] = part.split(/\r?\n(?=\s*<(?:h[1-6]|ul|ol|pre|blockquote|table|figure|div|hr)\b)/i);
  const paragraph = `<p>${text.trim().replace(/\r?\n/g, '<br>')}</p>`;
  return [paragraph, ...(rest.length > 0 ? [rest.join('\n')] : [])];
}

const kindOf = (item: Values): string =>
  textOf(item['wp:status']) === 'trash' ? 'post in the trash' : textOf(item['wp:post_type']) || 'item without a kind';

/** `2024-05-01 09:30:00`, in UTC; zeros where a draft never had one. */
function dateOf(value: unknown): Date | null {
  const date = new Date(`${textOf(value).replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' && value !== null && '#text' in value ? String(value['#text']).trim() : '';
}

function tell(notes: string[], what: string, named: { name: string }[]): void {
  if (named.length > 0) notes.push(`${what} left out: ${named.map(({ name }) => name).join(', ')}`);
}

function tellTimes(notes: string[], what: string, list: unknown): void {
  if (Array.isArray(list) && list.length > 0) notes.push(`${list.length} × ${what} left out`);
}

function tally(words: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
