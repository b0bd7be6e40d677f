import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { query } from '../testing/query.ts';
import { getPng } from '../testing/picture-files.ts';
import { bring, item, useEmptySites, wxr } from './content.foreign.factory.ts';
import type { ForeignReport } from './content.import-foreign.service.ts';
import { PictureFolder } from './content.foreign-pictures.ts';
import { readWordPress } from './content.wordpress.ts';

// An export with every shape of the theme unit test data of WordPress, with texts of our own.

const emptySite = useEmptySites();
let em: SqlEntityManager;
let dataDir: string;
let xml: string;
let pictures: PictureFolder;
let report: ForeignReport;

beforeAll(async () => {
  em = await emptySite();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'wordpress-'));
  const uploads = path.join(dataDir, 'uploads/2024/03');
  await mkdir(uploads, { recursive: true });
  await mkdir(path.join(dataDir, 'uploads/2020/01'), { recursive: true });
  await writeFile(path.join(uploads, 'pier.png'), await getPng(60, 40));
  await writeFile(path.join(uploads, '..', '..', '2020/01/pier.png'), await getPng(30, 20));
  await writeFile(path.join(uploads, 'gull.gif'), 'GIF89a');
  pictures = await PictureFolder.open(path.join(dataDir, 'uploads'));
  xml = await readFile(new URL('fixtures/wordpress.xml', import.meta.url), 'utf8');
  report = await bring(em, readWordPress(xml), { keepPublished: true, pictures, dataDir });
  em.clear();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const article = (slug: string) => em.findOneOrFail(Article, { slug }, { populate: ['category'] });
const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('a complete WordPress export', () => {
  it('is imported with every post, page and word', async () => {
    const items = [...xml.matchAll(/<item>([^]*?)<\/item>/g)]
      .map(([, one]) => one!)
      .filter((one) => /<wp:post_type>(post|page)</.test(one));
    expect([report.created, items.length, await em.count(Article)]).toEqual([8, 8, 8]);
    for (const one of items) {
      const [, source = ''] = /<content:encoded><!\[CDATA\[([^]*?)\]\]><\/content:encoded>/.exec(one)!;
      const [, guid] = /<guid[^>]*>([^<]+)</.exec(one)!;
      const rows = await query<{ body: string }>(
        em,
        'select body from article a join imported_post i on i.article_id = a.id where i.source = $1',
        [`wordpress ${guid}`],
      );
      const here = words(rows[0]!.body);
      const missing = words(
        source.replace(/<\/?su[bp][^>]*>/g, '').replace(/<!--[^]*?-->|<[^>]*>|\[[^\]]*\]/g, ' '),
      ).filter((word) => !here.includes(word));
      expect([guid, missing]).toEqual([guid, []]);
    }
  });

  it('keeps headings, lists, tables, code, captions and footnotes', async () => {
    const { body, bodyHtml } = await article('tide-tables');
    for (const part of [
      'twice a day.[^1] Low water follows.[^2]',
      '[^1]: Except on days with _one_ high water.',
      '[^2]: See [the harbor](/resources/about).',
      '### Left column',
      '> Time and tide wait.',
      '| Day    | High  |',
      '```\ntide --port harbor\n\ntide --next\n```',
      '[Ask the keeper](/resources/markup)',
      'The office opens at seven.',
      '<https://video.example/watch?v=1>',
    ])
      expect(body).toContain(part);
    expect(bodyHtml).toContain('data-footnotes');
    const markup = (await article('markup')).body;
    for (const part of [
      '```\nmooring {\n  rope: two;\n\n  knot: bowline;\n}\n```',
      'Ships',
      'Set it like this.\n\n```\nbell {\n\tring: twice;\n}\n```\n\nThis is **bold text.**',
      '[Anna](http://ship.example/)',
      'Page three.',
    ])
      expect(markup).toContain(part);
    expect((await article('crew')).body).toContain('- the pilot\n\n  - by day');
  });

  it('imports each picture of the folder once, and links texts and covers to it', async () => {
    const rows = await query<{ hash: string; name: string; alt: string; width: number }>(
      em,
      'select hash, name, alt, width from picture',
    );
    expect(rows).toEqual([{ hash: expect.any(String), name: 'pier.png', alt: 'A wooden pier', width: 60 }]);
    const address = `/pictures/${rows[0]!.hash}/60x40.webp`;
    const tides = await article('tide-tables');
    expect(tides.cover).toBe(address);
    expect(tides.body).toContain(`![The east pier](${address} "The pier at low water")`);
    const markup = (await article('markup')).body;
    expect(markup).toContain(`![Bell on the pier](${address} "The bell rings in fog")`);
    expect(markup).toContain(`![A wooden pier](${address} "The pier")`);
    expect(report.pictures).toBe(1);
  });

  it('redirects each old path to its article, and updates links between posts', async () => {
    const rows = await query<{ path: string; slug: string }>(
      em,
      'select path, slug from article_former_path f join article a on a.id = f.article_id order by path',
    );
    const numbered = rows.filter(({ path: from }) => from.startsWith('/?p='));
    expect(numbered).toHaveLength(8);
    expect(numbered).toContainEqual({ path: '/?p=2', slug: 'about' });
    const named = rows.filter((row) => !numbered.includes(row));
    expect(named.map(({ path: from, slug }) => `${from} → ${slug}`)).toEqual([
      '/2009/08/06/nothing → nothing',
      '/2009/09/05/no-title → no-title',
      '/2012/01/04/locked → draft-2',
      '/2013/01/05/markup → markup',
      '/2024/03/07/tide-tables → tide-tables',
      '/about → about',
      '/about/crew → crew',
    ]);
    const { body } = await article('about');
    expect(body).toContain('[tide tables](/resources/tide-tables)');
    expect(body).toContain('[the cook](/resources/crew#cook)');
  });

  it('uses the excerpt as summary, or else the SEO description', async () => {
    expect((await article('tide-tables')).summary).toBe('When the water comes.');
    expect((await article('markup')).summary).toBe('All the marks a text may carry.');
    expect((await article('tide-tables')).category?.name).toBe('Tides');
  });

  it('reports what was left out and why', () => {
    expect(report.notes).toEqual([
      'Crew: 1 × comments left out',
      'Tide tables: its title for search engines left out: Tide tables for sailors',
      'Tide tables: its description for search engines left out: Every tide of the year.',
      'Tide tables: 1 × block “latest-posts” left out, which has no text in the export',
      'Tide tables: tags left out: moon',
      'Markup: Title With Markup: further categories left out: Tides',
      'Markup: Title With Markup: post format left out: Image',
      'Markup: Title With Markup: 1 × [contact-form-7] stands in the text as it is',
      'Markup: Title With Markup: picture not imported: https://harbor.example/wp-content/uploads/2024/03/gull.gif: GIF pictures are not supported. Upload a JPEG, PNG, WebP or AVIF file.',
      'Markup: Title With Markup: 1 × <iframe> became a link',
      'Untitled: had no title',
      'Nothing written: has no text',
      'Draft: imported as a draft: it was protected by a password',
      'not imported (not an article): 2 × attachment',
      'not imported (not an article): 1 × wp_block',
      'not imported (not an article): 1 × nav_menu_item',
    ]);
  });

  it('imports only a new post the second time, even if its title and path are equal to another', async () => {
    const again = await bring(em, readWordPress(xml), { pictures, dataDir });
    expect(again).toMatchObject({ created: 0, known: 8, pictures: 0 });
    const other = item({ title: 'Crew', slug: 'crew', link: 'https://harbor.example/about/crew/', guid: 'urn:other' });
    const more = await bring(em, readWordPress(wxr(other)));
    expect(more).toMatchObject({ created: 1, known: 0 });
    expect(more.notes).toEqual(['Crew: its old path /about/crew already leads to another article']);
    expect((await article('crew-2')).title).toBe('Crew');
  });

  it('uses a category of this site that has the name of a tag', async () => {
    makeCategory(em, { name: 'Fog', slug: 'fog' });
    await em.flush();
    const tags =
      '<category domain="post_tag" nicename="sea"><![CDATA[Sea]]></category><category domain="post_tag" nicename="fog"><![CDATA[fog]]></category>';
    const { notes } = await bring(em, readWordPress(wxr(item({ title: 'Foggy', slug: 'foggy' }, tags))));
    expect([(await article('foggy')).category?.name, notes]).toEqual(['Fog', ['Foggy: tags left out: Sea']]);
  });
});
