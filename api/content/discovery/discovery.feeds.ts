import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { FeedArticle } from './discovery.service.ts';

export interface FeedFacts {
  /** The origin of the site, without a trailing slash. */
  origin: string;
  name: string;
  /** The category if the feed covers only one. */
  category: { name: string; slug: string } | null;
}

const TITLE = 'Articles on running AI inside your own perimeter';

export type FeedFormat = 'rss' | 'atom' | 'json';

export const feedTypes: Record<FeedFormat, { address: string; type: string }> = {
  rss: { address: '/rss.xml', type: 'application/rss+xml; charset=utf-8' },
  atom: { address: '/atom.xml', type: 'application/atom+xml; charset=utf-8' },
  json: { address: '/feed.json', type: 'application/feed+json; charset=utf-8' },
};

/** Writes a feed of whole articles. Links and picture URLs are absolute. */
export function writeFeed(format: FeedFormat, facts: FeedFacts, articles: FeedArticle[]): string {
  const query = facts.category ? `?category=${facts.category.slug}` : '';
  const common = {
    title: `${facts.name}: ${facts.category?.name ?? 'Resources'}`,
    home: `${facts.origin}/resources${query}`,
    self: `${facts.origin}${feedTypes[format].address}${query}`,
    updated: articles.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), new Date(0)),
  };
  const entries = articles.map((article) => ({
    ...article,
    // Not the URL: a corrected slug would show the article to every subscriber again.
    guid: `tag:${new URL(facts.origin).hostname},2026:article/${article.id}`,
    url: `${facts.origin}/resources/${article.slug}`,
    html: absolute(article.html, facts.origin),
  }));
  const text = writers[format](common, entries);
  return format === 'json' ? text : text.replace(NOT_XML, '');
}

/** Characters that XML 1.0 forbids, even escaped. One of them in a title makes a feed reader reject the whole feed. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

interface Common {
  title: string;
  home: string;
  self: string;
  updated: Date;
}
type Entry = FeedArticle & { url: string; guid: string };

const jsonFeed = ({ title, home, self }: Common, entries: Entry[]) =>
  generateJsonFeed({
    title,
    home_page_url: home,
    feed_url: self,
    description: TITLE,
    language: 'en-US',
    items: entries.map((entry) => ({
      id: entry.guid,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      authors: [{ name: entry.author }],
      ...(entry.category && { tags: [entry.category] }),
    })),
  });

const rssFeed = ({ title, home, self, updated }: Common, entries: Entry[]) =>
  generateRssFeed({
    title,
    link: home,
    description: TITLE,
    language: 'en-us',
    lastBuildDate: updated,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.guid, isPermaLink: false },
      pubDate: entry.publishedAt,
      description: entry.summary,
      dc: { creators: [entry.author] },
      content: { encoded: entry.html },
      ...(entry.category && { categories: [{ name: entry.category }] }),
    })),
  });

const atomFeed = ({ title, home, self, updated }: Common, entries: Entry[]) =>
  generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: TITLE },
    updated,
    links: [
      { href: home, rel: 'alternate' },
      { href: self, rel: 'self' },
    ],
    entries: entries.map((entry) => ({
      id: entry.guid,
      title: { value: entry.title },
      links: [{ href: entry.url, rel: 'alternate' }],
      published: entry.publishedAt,
      updated: entry.updatedAt,
      authors: [{ name: entry.author }],
      summary: { value: entry.summary },
      content: { value: entry.html, type: 'html' },
      ...(entry.category && { categories: [{ term: entry.category }] }),
    })),
  });

const writers = {
  rss: rssFeed,
  atom: atomFeed,
  json: (common: Common, entries: Entry[]) => JSON.stringify(jsonFeed(common, entries)),
};

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Makes URLs absolute and turns inline SVG figures into images, because feed readers show the HTML outside the site.
 * Changes attributes of elements only: the text of a code sample can look like one.
 */
function absolute(html: string, origin: string): string {
  const root = parser.parse(html) as Root;
  absolutize(root, origin);
  return toHtml(root);
}

function absolutize(parent: Root | Element, origin: string): void {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element') return;
    const element = toImage(node) ?? node;
    parent.children[index] = element;
    for (const name of ['href', 'src', 'srcSet']) {
      const value = element.properties[name];
      if (typeof value !== 'string') continue;
      element.properties[name] =
        name === 'srcSet' ? value.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`) : value.replace(/^\/(?!\/)/, `${origin}/`);
    }
    absolutize(element, origin);
  });
}

/** The picture that an inline figure refers to. Null for other elements. */
function toImage({ tagName, properties, children }: Element): Element | null {
  const [use] = children;
  if (tagName !== 'svg' || use?.type !== 'element' || use.tagName !== 'use') return null;
  const src = String(use.properties['href']).split('#', 1)[0]!;
  return {
    type: 'element',
    tagName: 'img',
    properties: { alt: String(properties['ariaLabel'] ?? ''), src },
    children: [],
  };
}
