import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { INDEXING, useSite } from '#api/testing/site.ts';
import { seedArticles, seedCaseStudies } from '../seed/seed.ts';
import { projectRoot } from '#api/platform/root.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { findPassages } from './chat.service.ts';
import { hasText, loadKnownQuestions } from './known-questions.ts';

const site = useSite(2, {}, { pages: 'built', jobs: INDEXING });
const read = async (path: string, at = 0) => (await fetch(site.urls[at] + path)).text();
const chat = (question: string, at = 0) => read(`/chat?${new URLSearchParams({ q: question })}`, at);
const getKind = (page: string) => /data-answer="(\w+)"/.exec(page)?.[1];
const citationsIn = (page: string) => [...page.matchAll(/data-citation="([^"]+)"/g)].map(([, path]) => path!);

const settled = () => eventually(async () => expect(await query(site.em(), 'select 1 from passage_due')).toEqual([]));

describe('the site’s own pages', () => {
  it('are split into passages whose anchors exist in the page', async () => {
    await settled();
    const passages = await query<{ path: string; anchor: string }>(
      site.em(),
      `select distinct source_id as path, anchor from passage where kind = 'PAGE' and anchor <> ''`,
    );
    expect(passages.length).toBeGreaterThan(100);
    const missing: string[] = [];
    for (const path of new Set(passages.map((passage) => passage.path))) {
      const page = await read(path);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const doubled = ids.filter((id, at) => ids.indexOf(id) !== at);
      const absent = passages.filter((passage) => passage.path === path && !ids.includes(passage.anchor));
      missing.push(...[...doubled, ...absent.map(({ anchor }) => anchor)].map((id) => `${path}#${id}`));
    }
    expect(missing).toEqual([]);
  });

  it('contain the texts that known questions are attached to, and so do the articles and case studies', async () => {
    await seedArticles(site.em());
    await seedCaseStudies(site.em());
    await settled();
    const passages = await query<{ path: string; anchor: string; heading: string; sentences: string[] }>(
      site.em(),
      `select coalesce('/resources/' || a.slug, '/case-studies/' || s.id, source_id) as path, p.heading, p.sentences
        from passage p left join article a on a.id = source_id left join case_study s on s.id = source_id`,
    );
    const lost = [...(await loadKnownQuestions()).answered].flatMap(([path, answered]) => {
      const own = passages.filter((passage) => passage.path === path);
      return answered.filter(({ text }) => !own.some((one) => hasText(one, text))).map(({ text }) => [path, text]);
    });
    expect(lost).toEqual([]);
    const bare = await query(
      site.em(),
      `select source_id, sentences[1] as begins from passage where cardinality(questions) = 0`,
    );
    expect(bare).toEqual([]);
  });

  it('include the answer in the HTML, with passages and links to them, or a refusal with a link to the contact page', async () => {
    await settled();
    const quoted = await chat('What if a disk is stolen?');
    expect(getKind(quoted)).toBe('quoted');
    expect(citationsIn(quoted)[0]).toMatch(/^\/[a-z-]+#[a-z0-9-]+$/);
    expect(quoted).toContain('noindex');
    const answer = await chat('Who is your chief executive officer?');
    expect([getKind(answer), citationsIn(answer)]).toEqual(['refused', []]);
    expect(answer).toContain('href="/about#contact"');
    expect(getKind(await read('/chat'))).toBeUndefined();
  });
});

describe('a question about the subject of a page', () => {
  it('is answered from that page: forty of a buyer all, and nine tenths of forty others', async () => {
    await settled();
    const file = await readFile(path.join(projectRoot, 'bench/chat/subjects.yaml'), 'utf8');
    const missed: string[][] = [[], []];
    for (const [page, questions] of Object.entries(parse(file) as Record<string, string[]>))
      for (const [at, question] of questions.entries()) {
        const { passages, refusal } = await findPassages({ em: site.em(), viewer: anonymous }, question);
        if (refusal || !passages.slice(0, 2).some((passage) => passage.path === page)) missed[at]!.push(question);
      }
    expect(missed[0]).toEqual([]);
    expect(missed[1]!.length).toBeLessThanOrEqual(4);
  });
});

describe('a suggested question', () => {
  it('is answered', async () => {
    await settled();
    const links = [...(await read('/chat')).matchAll(/href="(\/chat\?q=[^"]+)"/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(5);
    const unansweredPaths: string[] = [];
    for (const path of links) if (getKind(await read(path)) !== 'quoted') unansweredPaths.push(path);
    expect(unansweredPaths).toEqual([]);
  });
});

describe('a change of an article', () => {
  it('is in the answers of every server within seconds, until the article is unpublished', async () => {
    await settled();
    const question = 'Which color do axolotls have in the harbor?';
    for (const at of [0, 1]) expect(getKind(await chat(question, at))).toBe('refused');
    const em = site.em();
    makeArticle(em, { title: 'Axolotls', slug: 'axolotls', body: 'Axolotls in the harbor have a pink color.' });
    await em.flush();
    for (const at of [0, 1])
      await eventually(async () => expect(citationsIn(await chat(question, at))).toEqual(['/resources/axolotls']));
    await site.em().nativeUpdate(Article, { slug: 'axolotls' }, { status: ArticleStatus.DRAFT });
    for (const at of [0, 1]) await eventually(async () => expect(await chat(question, at)).not.toContain('pink color'));
  });
});
