import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { person, useApi } from '../testing/api.ts';
import { SearchTestSearchDocument as SEARCH } from '../../graphql/generated/tests-search.ts';

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
