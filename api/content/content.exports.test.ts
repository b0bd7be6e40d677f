import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { query } from '../testing/query.ts';
import { getPng } from '../testing/picture-files.ts';
import { bring, useEmptySites } from './content.foreign.factory.ts';
import type { ForeignReport } from './content.import-foreign.service.ts';
import { PictureFolder } from './content.foreign-pictures.ts';
import { parseHtml } from './content.foreign-text.ts';
import type { ForeignContent } from './content.foreign.ts';
import { readGhost } from './content.ghost.ts';
import { readWordPress } from './content.wordpress.ts';

// Exports by WordPress 6.1 and Ghost 6.65 of sites filled for this test. The WordPress site covers the shapes of the
// WordPress theme unit test data and every block of its editor; the Ghost site covers every card. Default posts are
// removed.

const emptySite = useEmptySites();
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'exports-'));
  const uploads = path.join(dataDir, '2026/11');
  await mkdir(uploads, { recursive: true });
  for (const name of ['canola', 'bell on wharf', 'spectacles'])
    await writeFile(path.join(uploads, `${name}.png`), getPng(60 + name.length, 40));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function importExport(content: ForeignContent) {
  const em = await emptySite();
  const pictures = await PictureFolder.open(dataDir);
  const report = await bring(em, content, { keepPublished: true, pictures, dataDir });
  const rows = await query<{ source: string; id: string }>(em, 'select source, article_id as id from imported_post');
  const articles = new Map((await em.find(Article, {}, { populate: ['category'] })).map((one) => [one.id, one]));
  const bySource = new Map(rows.map(({ source, id }) => [source, articles.get(id)!]));
  const bySlug = (slug: string) => [...articles.values()].find((one) => one.slug === slug)!;
  return { report, bySource, bySlug };
}

/** The times that Ghost's audio and video players show: 0:00 of 60, 0:00 of 1:00. */
const PLAYER_TIMES = '0 00 60 0 00 00';

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of a post that are missing in its article. Words inside [shortcodes] and <script> are not part of the text.
 */
function findMissingWords(html: string, body: string): string[] {
  const here = new Set(words(body));
  const shown = html
    .replace(/<(script|svg|style).*?<\/\1>|<\/?su[bp]>/gs, '')
    .replace(/\[\/?(caption|gallery|embed)[^\]]*\]/g, ' ');
  return words(toString(parseHtml(shown.replaceAll('<', ' <')))).filter((word) => !here.has(word));
}

describe('a WordPress export', () => {
  let report: ForeignReport;
  let site: Awaited<ReturnType<typeof importExport>>;
  let content: ForeignContent;
  beforeAll(async () => {
    content = readWordPress(await readFile(new URL('fixtures/wordpress-6.1.xml', import.meta.url), 'utf8'));
    site = await importExport(content);
    report = site.report;
  });

  it('is imported with every post, page and word', async () => {
    expect([content.posts.length, report.created, report.pictures]).toEqual([25, 25, 3]);
    for (const { sourceId, title, html } of content.posts) {
      const article = site.bySource.get(sourceId)!;
      expect([article.title, findMissingWords(html, article.body)]).toEqual([title || 'Untitled', []]);
    }
  });

  it('keeps titles, categories, dates and excerpts, and reports what was left out', () => {
    expect(site.bySlug('markup-title-with-markup').title).toBe('Markup: Title With Markup');
    const blocks = site.bySlug('block-everything');
    expect(blocks.category?.name).toBe('Template & Blocks');
    expect(blocks.body).toContain('[link by number](/resources/markup-html-tags-and-formatting)');
    expect(site.bySlug('edge-case-no-content').publishedAt?.toISOString()).toBe('2009-08-06T16:39:56.000Z');
    expect(site.bySlug('template-excerpt-defined').summary).toBe('An excerpt that the author wrote.');
    for (const slug of ['scheduled', 'draft', 'private', 'in-review'])
      expect([slug, site.bySlug(slug).status]).toEqual([slug, 'DRAFT']);
    for (const note of [
      'Edge Case: Many Categories: further categories left out: Child Category 01, Edge Case, Markup, Post Formats, Template & Blocks',
      'Block: everything: 1 × <script> left out',
      'not imported (not an article): 3 × attachment',
      'not imported (not an article): 1 × post in the trash',
    ])
      expect(report.notes).toContain(note);
    expect(report.notes.join('\n')).not.toMatch(/lost|redirected|&amp;/);
  });
});

describe('a Ghost export', () => {
  let site: Awaited<ReturnType<typeof importExport>>;
  let content: ForeignContent;
  beforeAll(async () => {
    content = readGhost(await readFile(new URL('fixtures/ghost-6.65.json', import.meta.url), 'utf8'));
    site = await importExport(content);
  });

  it('is imported with every post, page and word, except the labels of media players', async () => {
    expect([content.posts.length, site.report.created, site.report.pictures]).toEqual([8, 8, 2]);
    for (const { sourceId, title, html } of content.posts) {
      const article = site.bySource.get(sourceId)!;
      const missing = findMissingWords(html, article.body).join(' ');
      expect([article.title, missing.replace(PLAYER_TIMES, '')]).toEqual([title, '']);
    }
  });

  it('keeps titles, tags, links and covers, and reports what was left out', () => {
    const first = site.bySlug('first-best-post');
    expect([first.title, first.category?.name, first.summary, first.cover !== null]).toEqual([
      'First & <best> post',
      'Field & lab',
      'In short.',
      true,
    ]);
    expect(site.bySlug('second-post').body).toContain('[anchor](/resources/first-best-post#heading-two)');
    const { body } = site.bySlug('all-cards');
    expect(body).toContain('[File title](/content/files/f.pdf)\n\nFile caption\n\nf.pdf\n\n1000 Bytes\n');
    expect(body).toContain('Audio title\n\n[/content/media/v.mp4](/content/media/v.mp4)\n\nVideo caption\n');
    expect(body).toContain('Markdown **bold**[^1]');
    expect(site.report.notes.filter((note) => note.startsWith('All cards: '))).toEqual([
      'All cards: picture without a description; add one that says what it shows: /content/images/2026/11/spectacles.png',
      'All cards: picture without a description; add one that says what it shows: /content/images/2026/11/spectacles.png',
      'All cards: 1 × <script> left out',
      'All cards: 1 × link to a file that is not imported: /content/files/f.pdf',
      'All cards: 1 × link to a file that is not imported: /content/media/a.mp3',
      'All cards: 1 × <audio> became a link',
      'All cards: 1 × link to a file that is not imported: /content/media/v.mp4',
      'All cards: 1 × <video> became a link',
    ]);
    expect(site.report.notes).toContain('Members only: imported as a draft: only “members” could read it');
    expect(site.report.notes).toContain('Scheduled: imported as a draft: its status was “scheduled”');
  });
});
