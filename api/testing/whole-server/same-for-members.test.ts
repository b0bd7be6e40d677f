import { beforeAll, describe, expect, it } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeCaseStudy } from '#api/content/case-studies/case-study.factory.ts';
import { CaseStudyStatus } from '#api/content/case-studies/case-study.entity.ts';
import { makeCategory } from '#api/content/categories/category.factory.ts';
import { resolvers } from '#api/features.ts';
import { FeedItemStatus } from '#api/content/feeds/feed-item.entity.ts';
import { makeFeed, makeFeedItem } from '#api/content/feeds/feed.factory.ts';
import { makePictureRow } from '#api/content/pictures/picture.factory.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { type Answer, person, useApi } from '../api.ts';
import { getRoots, getSelection } from '../operations.ts';

// Each query that declares `sameForMembers` answers an approved investor as it answers a visitor, in every field.
const api = useApi({ hasCostLimits: false });
const schema = await createSchema(resolvers);
const declared = getRoots(schema).filter(({ extensions }) => extensions['sameForMembers'] === true);

const SLUG = 'same-for-members';
const ids = { study: '', draftStudy: '' };

/** The arguments with which each declared query is compared. */
const cases: Record<string, () => string[]> = {
  article: () => [`slug: "${SLUG}"`, 'slug: "a-draft"'],
  articles: () => [
    'first: 20',
    'filter: { search: "register" }',
    'filter: { status: DRAFT }',
    'filter: { isTrashed: true }',
  ],
  caseStudies: () => ['first: 20', 'filter: { industry: GOVERNMENT }', 'filter: { status: DRAFT, search: "register" }'],
  caseStudy: () => [`id: "${ids.study}"`, `id: "${ids.draftStudy}"`],
  categories: () => ['first: 20'],
  feedItems: () => ['first: 20', 'filter: { status: PENDING }'],
  search: () => [
    'filter: { query: "register" }',
    'filter: { query: "register", status: DRAFT }',
    'filter: { query: "regster" }',
  ],
};

beforeAll(async () => {
  const em = api.em();
  const picture = await makePictureRow(api.em());
  const category = makeCategory(em);
  const feed = makeFeed(em);
  await em.flush();
  const body = '## Registers\n\nA register of every question.';
  const text = { category, body, cover: picture.address };
  const published = { ...text, unpublishAt: new Date('2027-01-01T00:00:00Z') };
  makeArticle(em, { ...published, slug: SLUG });
  makeArticle(em, { ...published });
  makeArticle(em, { ...text, slug: 'a-draft', status: ArticleStatus.DRAFT });
  makeArticle(em, { ...text, status: ArticleStatus.DRAFT, deletedAt: new Date() });
  makeFeedItem(em, feed);
  makeFeedItem(em, feed, { status: FeedItemStatus.PENDING });
  const study = makeCaseStudy(em, { body });
  const draftStudy = makeCaseStudy(em, { body, status: CaseStudyStatus.DRAFT });
  await em.flush();
  Object.assign(ids, { study: study.id, draftStudy: draftStudy.id });
});

describe('a query that is the same for members', () => {
  it('has cases here, and is public and not fresh', () => {
    expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
    for (const { name, kind, extensions } of declared)
      expect([name, kind, extensions['access'], extensions['fresh']]).toEqual([name, 'query', 'public', false]);
  });

  it.each(declared.map((field) => [field.name, field] as const))(
    '%s answers an investor and a visitor equally, and an administrator differently',
    async (name, field) => {
      let differences = 0;
      let first: Answer | null = null;
      for (const [index, args] of cases[name]!().entries()) {
        const operation = `{ ${name}(${args})${getSelection(field.type, schema)} }`;
        const [visitor, investor, admin] = [
          await api.execute(person.visitor, operation),
          await api.execute(person.investor, operation),
          await api.execute(person.admin, operation),
        ];
        expect([args, investor]).toEqual([args, visitor]);
        if (index === 0) first = visitor;
        if (JSON.stringify(admin) !== JSON.stringify(visitor)) differences += 1;
      }
      expect(first).toEqual({ data: expect.anything() });
      // The first case of each query finds something.
      expect(JSON.stringify(first)).toContain('"id":');
      // Otherwise the data of this test contains nothing that only some viewers read.
      expect(differences).toBeGreaterThan(0);
    },
  );
});
