import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { SearchTestSearchDocument as SEARCH } from '#graphql/generated/tests-content-search.ts';

const api = useApi();
interface Hit {
  title: string;
  path: string;
  excerpt: string;
}

const searchFor = async (query: string, variables: object = {}) =>
  (await api.run(person.visitor, SEARCH, { query, ...variables })).data.search as {
    nodes: Hit[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };

describe('the search', () => {
  it('ranks titles above texts, and does not find texts that visitors cannot read', async () => {
    const em = api.em();
    makeArticle(em, { title: 'On other things', body: 'Somewhere a walrus is named.' });
    makeArticle(em, { title: 'The walrus' });
    makeArticle(em, { title: 'A walrus in the making', status: ArticleStatus.DRAFT });
    await em.flush();
    expect((await searchFor('walruses')).nodes.map(({ title }) => title)).toEqual(['The walrus', 'On other things']);
  });

  it('finds case studies among articles by their text, but no drafts of them', async () => {
    const em = api.em();
    makeArticle(em, { title: 'The pangolin', slug: 'pangolin' });
    const study = makeCaseStudy(em, { title: 'One of several', body: 'A pangolin sat in the archive.' });
    makeCaseStudy(em, { title: 'A pangolin in the making', status: CaseStudyStatus.DRAFT });
    await em.flush();
    const { nodes } = await searchFor('pangolin');
    expect(nodes.map(({ path }) => path)).toEqual(['/resources/pangolin', `/case-studies/${study.id}`]);
    expect(nodes[1]?.excerpt).toContain('sat in the archive');
  });

  it('finds words that Markdown writes with character references, and quotes them as readers see them', async () => {
    const em = api.em();
    const body =
      'An air&shy;gapped ibis, H&#8209;200 cards, 24&nbsp;GB, R&amp;D in a caf&eacute; and [notes](https://docs.example/a_b). `&copy;` &lt;b&gt;';
    makeArticle(em, { title: 'References', slug: 'references', body });
    const study = makeCaseStudy(em, { title: 'References too', body });
    await em.flush();
    const paths = ['/resources/references', `/case-studies/${study.id}`].toSorted();
    for (const typed of ['airgapped ibis', 'H-200', 'H200', '24 GB', 'R&D', 'café', 'docs.example/a_b', 'copy ibis']) {
      const { nodes } = await searchFor(typed);
      expect([typed, nodes.map(({ path }) => path).toSorted()]).toEqual([typed, paths]);
    }
    for (const typed of ['shy', 'nbsp', 'eacute', '8209']) expect((await searchFor(typed)).nodes).toEqual([]);
    const [hit] = (await searchFor('ibis')).nodes;
    expect(hit!.excerpt).toContain('airgapped ibis, H\u2011200 cards, 24\u00a0GB, R&D in a café');
    const [hyphenated] = (await searchFor('"R&D"')).nodes;
    expect(hyphenated!.excerpt).toContain('R&D in a café');
  });

  it('finds words that are divided at a line end, in both forms', async () => {
    const em = api.em();
    makeArticle(em, { title: 'Divided', body: 'The oka\u2010\npi and the bono-\nbo, tama\u00AD\nrin.' });
    await em.flush();
    for (const typed of ['okapi', 'oka-pi', 'bonobo', 'bono-bo', 'tamarin okapi', 'tama-rin'])
      expect([typed, (await searchFor(typed)).nodes.map(({ title }) => title)]).toEqual([typed, ['Divided']]);
  });

  it('quotes the passage with the word, at any position and in any form', async () => {
    const em = api.em();
    const filler = 'Plain words that say nothing much at all. '.repeat(200);
    makeArticle(em, { summary: 'About it.', body: `${filler} Then the narwhals surfaced quietly. ${filler}` });
    await em.flush();
    const [hit] = (await searchFor('narwhal')).nodes;
    expect(hit?.excerpt).toContain('narwhals surfaced');
    expect(hit?.excerpt.length).toBeLessThan(400);
  });

  it('paginates a word in very many articles, each article once', async () => {
    const em = api.em();
    for (let number = 0; number < 350; number += 1) {
      const publishedAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000);
      makeArticle(em, { title: number < 40 ? `Old gannet ${number}` : `Other ${number}`, publishedAt });
    }
    await em.flush();
    const met: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = await searchFor('gannet', { first: 15, after });
      met.push(...nodes.map(({ path }) => path));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
    } while (after);
    expect([met.length, new Set(met).size]).toEqual([40, 40]);
  });

  it.each(['', '   ', '"', '& | !', "'; drop table article; --"])(
    '%j has no hits and causes no error',
    async (query) => {
      expect((await searchFor(query)).nodes).toEqual([]);
    },
  );
});
