import { globSync } from 'node:fs';

const ARTICLE = '/resources/audit-logs-that-hold-up';
const CASE_STUDY = '/case-studies/cas_a85f3e17c0b9462d97d3e6840b2c5a19';
/** Every page of the site and its HTTP status. */
export const pages: [path: string, status: number][] = [
  ['/', 200],
  ...globSync('**/*.mdx', { cwd: 'content/pages' })
    .toSorted()
    .map((file): [string, number] => [`/${file.slice(0, -'.mdx'.length)}`, 200]),
  ['/about', 200],
  ['/proof', 200],
  ['/why-we-built', 200],
  ['/developers', 200],
  ['/developers/guide', 200],
  ['/developers/changelog', 200],
  ['/developers/reference', 200],
  ['/developers/reference?q=article', 200],
  ['/developers/reference/content', 200],
  ['/developers/reference/types', 200],
  ['/whitepaper', 200],
  ['/thank-you', 200],
  ['/resources', 200],
  ['/resources?category=rules-and-regulators', 200],
  ['/resources?search=hash+chain', 200],
  [ARTICLE, 200],
  ['/chat', 200],
  ['/chat?q=What+if+a+disk+is+stolen%3F', 200],
  ['/case-studies', 200],
  ['/case-studies?industry=utilities', 200],
  [CASE_STUDY, 200],
  ['/case-studies/nobody-built-this', 404],
  ['/resources/nobody-wrote-this', 404],
  ['/nowhere-at-all', 404],
];

/** URLs besides the pages that a browser may open. Chromium downloads some of them instead of showing them. */
export const documents = [
  '/graphql',
  '/graphql?query={__typename}',
  '/schema.graphql',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/index.md',
  '/.well-known/security.txt',
  '/livez',
  '/proof.json',
  '/auth',
  '/reset',
  '/investor',
];
