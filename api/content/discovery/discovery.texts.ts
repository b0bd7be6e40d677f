import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Env } from '#api/platform/env.ts';
import type { Address, DatedPage } from './discovery.service.ts';

type Entry = Pick<Address, 'path' | 'title' | 'summary'>;

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
function formatLine(origin: string, { path, title, summary }: Entry): string {
  const text = (words: string) => ({ type: 'text' as const, value: words.replace(/[\s\p{Cc}]+/gu, ' ').trim() });
  const link = { type: 'link' as const, url: `${origin}${path === '/' ? '/index' : path}.md`, children: [text(title)] };
  const children = [link, text(`: ${summary}`)];
  return markdown.stringify({ type: 'root', children: [{ type: 'paragraph', children }] }).trimEnd();
}

/** Writes llms.txt (llmstxt.org), which describes the site to language models and links to its pages. */
export function writeGuide(
  env: Env,
  { pages, articles, studies }: Record<'pages' | 'articles' | 'studies', readonly Entry[]>,
): string {
  const origin = env.PUBLIC_URL;
  const listed = (entry: Entry) => `- ${formatLine(origin, entry)}`;
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
    ...pages.map(listed),
    '',
    '## For programs',
    '',
    `- [GraphQL schema](${origin}/schema.graphql)`,
    `- [Feed](${origin}/feed.json)`,
    '',
  ].join('\n');
}

/** The name and the icons for a phone that keeps the site on its home screen. */
export const writeWebManifest = ({ SITE_NAME }: Env): string =>
  JSON.stringify({
    name: SITE_NAME,
    short_name: SITE_NAME,
    start_url: '/',
    display: 'minimal-ui',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

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
    `Policy: ${env.PUBLIC_URL}/trust#disclosure`,
    '',
  ].join('\n');
