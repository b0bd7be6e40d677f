import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { deleteCategory, updateCategory } from '../categories/category.service.ts';
import { query } from '#api/testing/query.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { useSite } from '#api/testing/site.ts';
import { datePages } from './discovery.service.ts';
import { writeGuide, writeSecurityContact } from './discovery.texts.ts';

const site = useSite();
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.urls[0] + path, { headers });
const text = async (path: string) => (await get(path)).text();
/** All files of the site map. */
async function readSitemap(): Promise<string> {
  const files = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return (await Promise.all(files.map(([, url]) => text(new URL(url!).pathname)))).join('');
}

beforeAll(async () => {
  const em = site.em();
  const category = makeCategory(em, { name: 'Evidence', slug: 'evidence' });
  const body = 'See [the walk](/air-gapped-deployment) & <b>more</b>.';
  makeArticle(em, {
    slug: 'shown',
    title: 'Shown & "quoted" <twice>',
    body,
    category,
    updatedAt: new Date('2026-05-01'),
  });
  makeArticle(em, { slug: 'elsewhere', title: 'Filed elsewhere' });
  makeArticle(em, { slug: 'hidden', title: 'Canary zebrafish', status: ArticleStatus.DRAFT });
  makeArticle(em, { slug: 'zebrafish-unlisted', title: 'Canary zebrafish', isNoindex: true });
  makeCaseStudy(em, { id: 'cas_zebrafish', title: 'Canary zebrafish', isNoindex: true });
  makeCaseStudy(em, { id: 'cas_shown', title: 'A room told', updatedAt: new Date('2026-04-01') });
  makeCaseStudy(em, { id: 'cas_hidden', title: 'Canary zebrafish', status: CaseStudyStatus.DRAFT });
  await em.flush();
});

describe('a feed reader', () => {
  it.each([
    [
      '/rss.xml',
      (xml: string) => parseRssFeed(xml).items?.map(({ title, link, content }) => [title, link, content?.encoded]),
    ],
    [
      '/atom.xml',
      (xml: string) =>
        parseAtomFeed(xml).entries?.map(({ title, links, content }) => [
          title?.value,
          links?.[0]?.href,
          content?.value,
        ]),
    ],
    [
      '/feed.json',
      (json: string) => parseJsonFeed(json).items?.map(({ title, url, content_html: html }) => [title, url, html]),
    ],
  ])('reads whole articles with absolute links from %s', async (path, items) => {
    const feedItems = items(await text(path)) ?? [];
    const shown = feedItems.find(([title]) => title === 'Shown & "quoted" <twice>');
    expect(shown?.[1]).toBe(`${site.env.PUBLIC_URL}/resources/shown`);
    expect(shown?.[2]).toContain(`href="${site.env.PUBLIC_URL}/air-gapped-deployment"`);
    expect(feedItems).toHaveLength(2);
  });

  it('recognizes an article by its id even if its slug changes', async () => {
    const [{ id } = { id: '' }] = await query<{ id: string }>(site.em(), "select id from article where slug = 'shown'");
    const guid = `tag:${new URL(site.env.PUBLIC_URL).hostname},2026:article/${id}`;
    const rss = parseRssFeed(await text('/rss.xml')).items?.map((item) => item.guid);
    expect(rss).toContainEqual({ value: guid, isPermaLink: false });
    expect(parseAtomFeed(await text('/atom.xml')).entries?.map((entry) => entry.id)).toContain(guid);
    expect(parseJsonFeed(await text('/feed.json')).items?.map((item) => item.id)).toContain(guid);
  });

  it('can follow one category, and gets 404 for an unknown one', async () => {
    expect(parseJsonFeed(await text('/feed.json?category=evidence')).items).toHaveLength(1);
    expect((await get('/feed.json?category=nothing')).status).toBe(404);
  });

  it('follows a category whose name in URLs changed, and one whose articles moved to another category', async () => {
    const em = site.em();
    const [old, target] = [makeCategory(em, { slug: 'drills' }), makeCategory(em, { slug: 'exercises' })];
    makeArticle(em, { category: old, title: 'A drill' });
    await em.flush();
    const context = makeContext(person.admin, em.fork());
    const rename = () => updateCategory(context, { id: old.id, slug: 'rehearsals' });
    const move = () => deleteCategory(context, { id: old.id, moveArticlesToId: target.id });
    for (const [change, slug] of [
      [rename, 'rehearsals'],
      [move, 'exercises'],
    ] as const) {
      await change();
      const answer = await get('/feed.json?category=drills');
      expect(new URL(answer.url).search).toBe(`?category=${slug}`);
      const titles = parseJsonFeed(await answer.text()).items?.map(({ title }) => title);
      expect(titles).toEqual(['A drill']);
    }
  });

  it('gets 304 if nothing changed', async () => {
    const etag = (await get('/atom.xml')).headers.get('etag')!;
    expect((await get('/atom.xml', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('a crawler', () => {
  it.each(['/rss.xml', '/atom.xml', '/feed.json', '/llms.txt', 'the site map'])(
    'finds in %s no draft, and nothing that search engines may not list',
    async (path) => {
      const content = await (path.startsWith('/') ? text(path) : readSitemap());
      expect(content).not.toMatch(/zebrafish|hidden/);
      expect(content).toContain('/resources/shown');
    },
  );

  it('finds each URL once in the site map, and articles with their last change', async () => {
    const map = await readSitemap();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(map).toContain('/resources/shown</loc><lastmod>2026-05-01T00:00:00.000Z</lastmod>');
  });

  it('finds case studies in the site map and in llms.txt', async () => {
    expect(await readSitemap()).toContain('/case-studies/cas_shown</loc><lastmod>2026-04-01T00:00:00.000Z</lastmod>');
    expect(await text('/llms.txt')).toContain(
      `[A room told](${site.env.PUBLIC_URL}/case-studies/cas_shown.md): Illustrative deployment. `,
    );
  });

  it('finds the title and a sentence of each page in llms.txt', async () => {
    const guide = await text('/llms.txt');
    expect(guide).toContain(`- [The page /](${site.env.PUBLIC_URL}/index.md): What the product does.`);
    expect(guide).toContain(`- [The page /resources](${site.env.PUBLIC_URL}/resources.md): What the product does.`);
  });

  it('reads titles and summaries as plain text on one line, whatever they contain', () => {
    const env = { ...site.env, PUBLIC_URL: 'https://house.example' };
    const title = 'Here](https://far.example)\n\n## Pages <b>';
    const address = { path: '/resources/a', title, summary: '[1]: x\r\n- [b](c)', updatedAt: new Date() };
    const guide = writeGuide(env, { pages: [], articles: [address], studies: [] });
    expect(guide.split('\n').filter((line) => /far\.example|- \[|## Pages/.test(line))).toEqual([
      '- [Here\\](https://far.example) ## Pages \\<b>](https://house.example/resources/a.md): \\[1]: x - \\[b]\\(c)',
      '## Pages',
      '- [GraphQL schema](https://house.example/schema.graphql)',
      '- [Feed](https://house.example/feed.json)',
    ]);
  });

  it('gets the date of a page, which changes only when a build changes its text', async () => {
    const context = makeContext(person.visitor, site.em());
    const pages = ['/changed', '/kept', '/unknown'];
    let words: string | null = 'Nothing leaves.';
    const paths: string[] = [];
    const getText = async (path: string) => {
      paths.push(path);
      if (path === '/unknown') return null;
      return path === '/kept' ? 'Same.' : words;
    };
    const date = async (build: string) =>
      (await datePages(context, { pages, build, getMarkdown: getText })).map(
        ({ updatedAt }) => updatedAt?.getTime() ?? null,
      );
    const [before, storedDate, unknown] = await date('one');
    expect(unknown).toBeNull();
    words = 'Nothing leaves the room.';
    expect(await date('one')).toEqual([before, storedDate, null]);
    expect(paths).toEqual([...pages, '/unknown']);
    const [after, still] = await date('two');
    expect(still).toBe(storedDate);
    expect(after).toBeGreaterThan(before!);
    words = null;
    expect(await date('three')).toEqual([after, storedDate, null]);
  });

  it('gets the newest article’s date for the list of articles', async () => {
    const map = await readSitemap();
    const [, listed] = /\/resources<\/loc><lastmod>([^<]+)/.exec(map)!;
    const dates = [...map.matchAll(/\/resources\/[^<]+<\/loc><lastmod>([^<]+)/g)].map(([, date]) => date!);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.every((date) => date <= listed!)).toBe(true);
  });

  it('finds the URL of the site map and the security contact', async () => {
    expect(await text('/robots.txt')).toContain(`Sitemap: ${site.env.PUBLIC_URL}/sitemap.xml`);
    const contact = await text('/.well-known/security.txt');
    expect(contact).toContain(`Contact: ${site.env.PUBLIC_URL}/about#contact\n`);
    expect(contact).toContain(`Policy: ${site.env.PUBLIC_URL}/trust#disclosure\n`);
    expect(contact).not.toContain(site.env.ADMIN_EMAIL);
    const named = { ...site.env, SECURITY_CONTACT: 'mailto:security@ai.example' };
    expect(writeSecurityContact(named, new Date())).toMatch(/^Contact: mailto:security@ai\.example\n/);
    expect(Date.parse(/Expires: (\S+)/.exec(contact)![1]!)).toBeGreaterThan(Date.now());
  });
});
