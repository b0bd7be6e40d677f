import { type GraphQLSchema, Kind, parse } from 'graphql';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { points } from '#graphql/limits.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { resolvers } from '#api/features.ts';
import { person, useApi } from '#api/testing/api.ts';
import { measureCpu } from '#api/testing/cpu.ts';
import { readOperations, type SiteOperation } from '#api/testing/site-operations.ts';
import { calculateCost } from './cost.ts';
import { createSchema } from '../graphql/schema.ts';
import { CostTestListDocument as LIST, CostTestOneDocument as ONE } from '#graphql/generated/tests-platform-limits.ts';

const api = useApi();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return calculateCost({ document, operation: operation as never, variables, schema });
}

const related = (levels: number) => `${'related(first: 12) { '.repeat(levels)} id ${'} '.repeat(levels)}`;

describe('the cost of an operation', () => {
  it.each<[string, number, string, Record<string, unknown>?]>([
    ['counts objects and no scalars', 2, '{ article(slug: "x") { id title category { id name } } }'],
    ['counts a long text as five', 11, '{ article(slug: "x") { bodyHtml bodyTree } }'],
    ['takes 20 for a list without `first`', 22, '{ caseStudies(first: 1) { nodes { facts { label } } } }'],
    ['takes the default of `first`', 21, '{ articles { nodes { id } } }'],
    ['takes `first`', 101, '{ articles(first: 100) { nodes { id } } }'],
    [
      'counts edges and their nodes',
      22,
      '{ articles(first: 10) { edges { cursor node { id } } pageInfo { endCursor } } }',
    ],
    ['multiplies lists in lists', 1 + 100 + 100 * 12, `{ articles(first: 100) { nodes { ${related(1)} } } }`],
    ['takes a variable', 51, 'query ($n: Int!) { articles(first: $n) { nodes { id } } }', { n: 50 }],
    ['takes a variable’s default', 31, 'query ($n: Int = 30) { articles(first: $n) { nodes { id } } }'],
    ['takes 100 for more', 101, 'query ($n: Int!) { articles(first: $n) { nodes { id } } }', { n: 1e9 }],
    ['takes 1 for less', 2, 'query ($n: Int!) { articles(first: $n) { nodes { id } } }', { n: -5 }],
    [
      'takes the default for what is no number',
      21,
      'query ($n: Int!) { articles(first: $n) { nodes { id } } }',
      { n: 'x' },
    ],
    [
      'looks into fragments at each use',
      303,
      `{ a: articles(first: 100) { ...A } ... { b: articles(first: 100) { ...A } ...B } }
       fragment A on ArticleConnection { ... on ArticleConnection { nodes { id } } }
       fragment B on Query { c: articles(first: 100) { ...A } }`,
    ],
    ['counts what may be skipped', 1, '{ article(slug: "x") @skip(if: true) { id } }'],
    ['takes one object for each id', 3, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'b', 'c'] }],
    ['takes one object for each id in the document', 2, '{ nodes(ids: ["a", "b"]) { id } }'],
    [
      'counts the most expensive of the types that one object may have',
      1 + 12,
      `{ node(id: "x") { id ... on Article { ${related(1)} } ... on Category { id } ... on Node { id } } }`,
    ],
  ])('%s', (_name, expected, text, variables) => {
    expect(cost(text, variables)).toBe(expected);
  });
});

describe('an operation that costs too much', () => {
  const listing = (fields: string) => `query ($n: Int = 100) { articles(first: $n) { nodes { ${fields} } } }`;
  const answer = async (viewer: (typeof person)[keyof typeof person], text: string, variables = {}) => {
    const { errors, code } = await api.execute(viewer, text, variables);
    return [code, errors?.[0]?.message];
  };
  const tooMuch = (requested: number, limit: number) => [
    'BAD_USER_INPUT',
    `This operation costs ${requested} points, and at most ${limit} are allowed. Request fewer items.`,
  ];

  it('is refused to visitors above 1,000 points and to members above 5,000', async () => {
    const wide = listing(related(1));
    expect(await answer(person.visitor, wide)).toEqual(tooMuch(1_301, 1_000));
    expect(await answer(person.visitor, wide, { n: 76 })).toEqual([undefined, undefined]);
    expect(await answer(person.visitor, wide, { n: 77 })).toEqual(tooMuch(1_002, 1_000));
    expect(await answer(person.investor, wide)).toEqual([undefined, undefined]);
    const wider = `{ ${[...'abcd'].map((alias) => `${alias}: articles(first: 100) { nodes { ${related(1)} } }`).join(' ')} }`;
    expect(await answer(person.admin, wider)).toEqual(tooMuch(5_204, 5_000));
  });

  it.each([
    ['visitors', person.visitor, points.operation.anonymous, [76], 10],
    ['members', person.investor, points.operation.signedIn, [100, 100, 100, 84], 3],
  ] as const)('is refused to %s for one point more', async (_name, viewer, limit, firsts, last) => {
    const lists = firsts.map((first, i) => `a${i}: articles(first: ${first}) { nodes { ${related(1)} } }`);
    const text = (first: number) => `{ ${lists.join(' ')} articles(first: ${first}) { nodes { id } } }`;
    expect([cost(text(last)), cost(text(last + 1))]).toEqual([limit, limit + 1]);
    expect(await answer(viewer, text(last))).toEqual([undefined, undefined]);
    expect(await answer(viewer, text(last + 1))).toEqual(tooMuch(limit + 1, limit));
  });

  it.each([
    ['{ article(slug: "x") { related { related { id } } } }', 'Article.related'],
    [
      '{ articles { nodes { ...A } } } fragment A on Article { related { ...B } } fragment B on Article { related { id } }',
      'Article.related',
    ],
    [
      '{ search(filter: { query: "x" }) { nodes { article { related { id ... { related { id } } } } } } }',
      'Article.related',
    ],
    ['{ node(id: "x") { ... on Article { related { related { id } } } } }', 'Article.related'],
    ['{ folders { nodes { access { inheritedFrom { access { rights } } } } } }', 'Folder.access'],
  ])('is refused for a list nested in itself: %s', async (text, list) => {
    expect(await answer(person.visitor, text)).toEqual(['BAD_USER_INPUT', `${list} cannot be nested in itself.`]);
  });

  it('is refused for little work', async () => {
    const cheap = '{ __typename }';
    const many =
      `{ ${Array.from({ length: 10 }, () => `node(id: "x") { ${'... on Article { id } '.repeat(35)} }`).join(' ')}
      articles(first: 100) { nodes { ${related(1)} } } }`.replace('node(id: "x")', 'categories');
    const expensiveQueries = [listing(related(1)), `{ articles { nodes { ${related(4)} } } }`, many];
    const measure = (text: string) => measureCpu(40, () => api.execute(person.visitor, text));
    for (const text of [cheap, ...expensiveQueries]) await measure(text);
    const accepted = await measure(cheap);
    // A longer document takes longer to parse, also if it is rejected.
    const measureParsing = (text: string) => measureCpu(40, async () => parse(text));
    for (const text of expensiveQueries)
      expect(await measure(text)).toBeLessThan(20 * (accepted + (await measureParsing(text))));
  });
});

describe('related articles', () => {
  it('of a whole list are read in one statement, each list as its article has it alone', async () => {
    const em = api.em();
    for (let count = 0; count < 12; count += 1) makeArticle(em);
    await em.flush();
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await api.run(person.visitor, LIST);
    expect(
      sent.mock.calls.filter(([text]) => JSON.stringify(text).includes(String.raw`from \"article\"`)),
    ).toHaveLength(2);
    sent.mockRestore();
    for (const article of data.articles.nodes) {
      const alone = await api.run(person.visitor, ONE, { slug: article.slug });
      expect(article).toEqual(alone.data.article);
      expect(article.related).toHaveLength(4);
    }
  });
});

/** The largest page that the site requests with each operation. */
const FIRST: Record<string, number> = {
  AccessLog: 50,
  AdminArticles: 25,
  AdminCaseStudies: 25,
  AdminDelegations: 25,
  AdminDocuments: 50,
  AdminEvents: 25,
  AdminGroups: 50,
  AdminNdas: 25,
  AdminQuestions: 25,
  AdminSearch: 25,
  AdminUpdates: 25,
  AllTokens: 50,
  AllWebhooks: 50,
  Articles: 8,
  AuditEvents: 50,
  Calendar: 100,
  CaseStudies: 6,
  ChatQuestions: 25,
  DecidedItems: 10,
  DelegableItems: 100,
  Delegates: 50,
  DocumentQuestions: 20,
  DocumentTexts: 10,
  Documents: 50,
  Engagement: 50,
  Feeds: 100,
  InvestorSummaries: 100,
  InvestorUpdates: 20,
  Leads: 25,
  OwnAccess: 10,
  OwnQuestions: 20,
  OwnReading: 10,
  OwnTokens: 50,
  OwnWebhookLog: 50,
  People: 50,
  Pictures: 25,
  ReviewQueue: 25,
  Search: 8,
  ViewDocumentsAs: 100,
  WaitingItems: 10,
};

describe('every operation of the site', () => {
  const takesFirst = ({ operation }: SiteOperation) =>
    operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'first') ?? false;

  it('is named here with the page it asks for', () => {
    expect(
      readOperations()
        .filter(takesFirst)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(FIRST));
  });

  it('costs less than its reader may spend', () => {
    const isPublic = ({ operation }: SiteOperation) =>
      operation.selectionSet.selections.every(
        (field) =>
          field.kind === Kind.FIELD &&
          schema.getQueryType()?.getFields()[field.name.value]?.extensions['access'] === 'public',
      );
    const costs = readOperations().map((each) => {
      const variables = { first: FIRST[each.name] };
      const requested = calculateCost({ ...each, variables, schema });
      const limit = isPublic(each) ? points.operation.anonymous : points.operation.signedIn;
      return { name: each.name, requested, limit };
    });
    expect(costs.filter(({ requested, limit }) => requested > limit)).toEqual([]);
  });
});
