import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Env } from '../platform/env.ts';
import type { Address, DatedPage } from './discovery.service.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes URLs with the time of their last change: those of pages, or those of the files of the site map. */
export function writeSitemap(origin: string, addresses: readonly DatedPage[], isIndex = false): string {
  const [list, entry] = isIndex ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const entries = addresses.map(({ path, updatedAt }) => {
    const lastChange = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<${entry}><loc>${escape(origin + path)}</loc>${lastChange}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${list}>\n`;
}

const markdown = unified().use(remarkGfm).use(remarkStringify, { resourceLink: true });

/** A link and its summary on one line of Markdown. Both are escaped. */
function formatLine(origin: string, { path, title, summary }: Address): string {
  const text = (words: string) => ({ type: 'text' as const, value: words.replace(/[\s\p{Cc}]+/gu, ' ').trim() });
  const link = { type: 'link' as const, url: `${origin}${path}.md`, children: [text(title)] };
  const children = [link, text(`: ${summary}`)];
  return markdown.stringify({ type: 'root', children: [{ type: 'paragraph', children }] }).trimEnd();
}

/** Writes llms.txt (llmstxt.org), which describes the site to language models and links to its pages. */
export function writeGuide(
  env: Env,
  pages: string[],
  { articles, studies }: { articles: Address[]; studies: Address[] },
): string {
  const origin = env.PUBLIC_URL;
  const listed = (address: Address) => `- ${formatLine(origin, address)}`;
  const toPageName = (path: string) => path.slice(1).replaceAll('-', ' ') || 'home';
  return [
    `# ${env.SITE_NAME}`,
    '',
    '> An AI system that runs completely offline, on the customer’s premises or behind an air gap. Data never leaves them.',
    '',
    'Each page and article is linked in Markdown; without `.md` the same address is the page itself.',
    '',
    '## Articles',
    '',
    ...articles.map(listed),
    '',
    ...(studies.length > 0 ? ['## Case studies', '', ...studies.map(listed), ''] : []),
    '## Pages',
    '',
    ...pages.map((path) => `- [${toPageName(path)}](${origin}${path === '/' ? '/index' : path}.md)`),
    '',
    '## For programs',
    '',
    `- [GraphQL schema](${origin}/schema.graphql)`,
    `- [Feed](${origin}/feed.json)`,
    '',
  ].join('\n');
}

/** Member pages check access themselves. robots.txt only saves well-behaved crawlers the requests. */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /investor',
    'Disallow: /auth',
    'Disallow: /chat?',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/**
 * RFC 9116. Without SECURITY_CONTACT, the contact is the contact section of the site, never an administrator's email
 * address.
 */
export const writeSecurityContact = (env: Env, now: Date): string =>
  [
    `Contact: ${env.SECURITY_CONTACT ?? `${env.PUBLIC_URL}/about#contact`}`,
    `Expires: ${new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000 + YEAR_MS - 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
