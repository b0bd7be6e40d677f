import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Root, RootContent } from 'hast';

const MOST_READ = 4_000;
const TITLE = 200;
const SUMMARY = 400;

const parser = unified().use(rehypeParse, { fragment: true });
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object']);
/** Control characters, and those that change the direction of the text. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** External text or HTML as one line of plain text that ends with a whole word. */
function toPlainText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  const root = parser.parse(value.slice(0, MOST_READ)) as Root;
  const text = getText(root.children).replace(/\s+/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const getText = (nodes: RootContent[]): string =>
  nodes
    .filter((node) => node.type === 'text' || node.type === 'element')
    .map((node) => {
      if (node.type === 'text') return node.value;
      // Blocks are separated: "</p><p>" becomes a space.
      return SILENT.has(node.tagName)
        ? ''
        : `${getText(node.children)}${/^(p|div|br|li|h\d|td)$/.test(node.tagName) ? ' ' : ''}`;
    })
    .join('');

export const toTitle = (value: unknown): string => toPlainText(value, TITLE);
export const toSummary = (value: unknown): string => toPlainText(value, SUMMARY);

/** The feeds that the head of a page links to, in their order. */
export function feedLinksIn(html: string): string[] {
  const tags = [...html.slice(0, 500_000).matchAll(/<link\b[^>]{0,2000}>/gi)].slice(0, 100).map(([tag]) => tag);
  const root = parser.parse(tags.join('')) as Root;
  return root.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { rel, type, href } = node.properties;
    const feed = /^(application\/(rss|atom|rdf)\+xml|application\/(feed\+)?json)$/i.test(String(type ?? '').trim());
    return feed && Array.isArray(rel) && rel.includes('alternate') && typeof href === 'string' ? [href] : [];
  });
}

export const isPage = (text: string): boolean => /^\s*(<!--[^]{0,2000}?-->\s*)*<(!doctype html|html)\b/i.test(text);
