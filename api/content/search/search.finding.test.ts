import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { damerauLevenshtein } from '#api/platform/spelling.ts';
import { splitParts } from './search.mark.query.ts';
import { SearchFindingTestSearchDocument as SEARCH } from '#graphql/generated/tests-content-search.ts';

const api = useApi();

const ask = async (
  query: string,
  { filter = {}, ...page }: { filter?: object; first?: number; after?: string | null } = {},
  viewer: Viewer = person.visitor,
) => (await api.run(viewer, SEARCH, { ...page, filter: { query, ...filter } })).data.search;
const titles = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);

describe('misspelled words', () => {
  it('find the corrected words, which the response contains', async () => {
    const em = api.em();
    makeArticle(em, { title: 'Keys and locks', body: 'How encryption guards a disk.' });
    makeCaseStudy(em, { title: 'At the harbor', body: 'Where lighthouses stand.' });
    await em.flush();
    for (const typed of ['encrpytion', 'encryptoin', 'ENCRYPTON', 'enccryption']) {
      const result = await ask(typed);
      expect([result.corrected, titles(result), result.totalCount]).toEqual(['encryption', ['Keys and locks'], 1]);
    }
    expect(await ask('lihgthouses')).toMatchObject({ corrected: 'lighthouses', totalCount: 1 });
    expect(await ask('encrpytion dsik')).toMatchObject({ corrected: 'encryption disk', totalCount: 1 });
    expect(await ask('"encrpytion guards"')).toMatchObject({ corrected: '"encryption guards"', totalCount: 1 });
  });

  it('stay unchanged if they are found or nothing is similar', async () => {
    const em = api.em();
    makeArticle(em, { title: 'The marmot' });
    makeArticle(em, { title: 'The marmots of one summer and marmalade' });
    await em.flush();
    expect(await ask('marmot')).toMatchObject({ corrected: null, totalCount: 2 });
    expect(await ask('marmotes')).toMatchObject({ corrected: null, totalCount: 2 });
    expect(await ask('zzyzx')).toMatchObject({ corrected: null, totalCount: 0, categories: [], nodes: [] });
  });

  it('never reveal to visitors a word that is only in drafts or was removed', async () => {
    const em = api.em();
    makeArticle(em, { title: 'Project quetzalcoatl', status: ArticleStatus.DRAFT });
    makeCaseStudy(em, { title: 'The axolotl case', status: CaseStudyStatus.DRAFT });
    const open = makeArticle(em, { title: 'The salamander' });
    await em.flush();
    expect(await ask('quetzalcoalt')).toMatchObject({ corrected: null, totalCount: 0 });
    expect(await ask('axololt')).toMatchObject({ corrected: null, totalCount: 0 });
    expect(await ask('quetzalcoalt', {}, person.admin)).toMatchObject({ corrected: 'quetzalcoatl', totalCount: 1 });
    expect(await ask('salamadner')).toMatchObject({ corrected: 'salamander', totalCount: 1 });
    open.title = 'Another matter';
    await em.flush();
    expect(await ask('salamadner')).toMatchObject({ corrected: null, totalCount: 0 });
  });

  it.each([
    ['encryption', 'encrpytion', 1],
    ['train', 'trian', 1],
    ['disk', 'disks', 1],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s differ by %i typing errors', (one, other, slips) => {
    expect([damerauLevenshtein(one, other), damerauLevenshtein(other, one)]).toEqual([slips, slips]);
  });
});

describe('a search hit', () => {
  it('has the words marked as data in title and passage, and marks cannot be forged', async () => {
    const em = api.em();
    makeArticle(em, {
      title: 'The \uE000ibex\uE001 <b>ibex</b>',
      summary: '',
      body: '## On the \uE000rock\uE001\n\nSee [the ibexes](https://source.example/) of *March*.',
    });
    await em.flush();
    const [hit] = (await ask('ibex')).nodes;
    const marked = (parts: { text: string; isMatch: boolean }[]) => parts.filter((p) => p.isMatch).map((p) => p.text);
    expect(marked(hit!.titleParts)).toEqual(['ibex', 'ibex']);
    expect(marked(hit!.excerptParts)).toEqual(['ibexes']);
    expect(hit!.excerpt).toBe(hit!.excerptParts.map(({ text }) => text).join(''));
    expect(hit!.excerpt.replace(/\s+/g, ' ').trim()).toBe('rock See the ibexes of March');
    expect(splitParts('a \uE000b\uE001')).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'b', isMatch: true },
    ]);
  });

  it('is counted by category, with drafts for administrators only, and a filter keeps the other counts', async () => {
    const em = api.em();
    const [alps, andes] = [makeCategory(em, { slug: 'alps' }), makeCategory(em, { slug: 'andes' })];
    for (const category of [alps, alps, andes]) makeArticle(em, { title: 'A chamois', category });
    makeArticle(em, { title: 'A chamois without a shelf' });
    makeArticle(em, { title: 'A chamois unseen', category: andes, status: ArticleStatus.DRAFT });
    makeCaseStudy(em, { title: 'A chamois at work' });
    await em.flush();
    const counts = (result: { categories: { category: { slug: string }; count: number }[] }) =>
      Object.fromEntries(result.categories.map(({ category, count }) => [category.slug, count]));
    const all = await ask('chamois');
    expect([all.totalCount, all.hasMore, counts(all)]).toEqual([5, false, { alps: 2, andes: 1 }]);
    const inAndes = await ask('chamois', { filter: { category: 'andes' } });
    expect([inAndes.totalCount, counts(inAndes)]).toEqual([1, { alps: 2, andes: 1 }]);
    const result = await ask('chamois', { filter: { category: 'andes' } }, person.admin);
    expect([result.totalCount, counts(result)]).toEqual([2, { alps: 2, andes: 2 }]);
    const drafts = await ask('chamois', { filter: { status: 'DRAFT' } }, person.admin);
    expect([titles(drafts), drafts.nodes[0]!.article]).toEqual([['A chamois unseen'], { status: 'DRAFT' }]);
    expect(await ask('chamois', { filter: { status: 'DRAFT' } })).toMatchObject({ totalCount: 0, categories: [] });
    expect((await ask('chamois', { filter: { kind: 'CASE_STUDY' } })).nodes).toMatchObject([{ article: null }]);
    expect(await ask('chamois', { filter: { kind: 'ARTICLE' } })).toMatchObject({ totalCount: 4 });
    expect(await ask('chamois', { filter: { category: 'nowhere' } })).toMatchObject({ totalCount: 0, corrected: null });
  });

  it('of a misspelled word is paginated, and an overlong filter gets an error', async () => {
    const em = api.em();
    for (let number = 0; number < 5; number += 1) makeArticle(em, { title: `The capybara ${number}` });
    await em.flush();
    const first = await ask('capibara', { first: 3 });
    const second = await ask('capibara', { first: 3, after: first.pageInfo.endCursor });
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(5);
    expect([second.corrected, second.totalCount, second.pageInfo.hasNextPage]).toEqual(['capybara', 5, false]);
    const variables = { filter: { query: 'x', category: 'c'.repeat(300) } };
    expect((await api.run(person.visitor, SEARCH, variables)).code).toBe('BAD_USER_INPUT');
  });
});
