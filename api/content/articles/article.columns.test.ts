import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { makePictureRow } from '../pictures/picture.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { getSelection } from '#api/testing/operations.ts';
import { ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';

// A list reads few columns if the operation requests nothing else. Each field has the same value either way.
const api = useApi({ hasCostLimits: false });
const schema = await createSchema(resolvers);
const type = schema.getType('Article');
const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
const selections = new Map(
  fields.map((field) => [field.name, `${field.name}${getSelection(field.type, schema, 3, ['Article'])}`]),
);

beforeAll(async () => {
  const em = api.em();
  const picture = await makePictureRow(api.em());
  const category = makeCategory(em);
  await em.flush();
  const body = '## Registers\n\nA register of every question.';
  makeArticle(em, { category, body, cover: picture.address, unpublishAt: new Date('2027-01-01T00:00:00Z') });
  makeArticle(em, { body, summary: '' });
  makeArticle(em, { body, status: ArticleStatus.DRAFT, publishedAt: null });
  await em.flush();
});

const readArticles = async (viewer: 'visitor' | 'admin', selection: string, more = '') => {
  const operation = `{ articles(first: 20) ${selection} } ${more}`;
  const { data, errors } = await api.execute(person[viewer], operation);
  expect(errors).toBeUndefined();
  return (data as { articles: unknown }).articles;
};

const readValues = async (viewer: 'visitor' | 'admin', selection: string, name: string): Promise<unknown[]> => {
  const { nodes } = (await readArticles(viewer, `{ nodes { ${selection} } }`)) as { nodes: Record<string, unknown>[] };
  return nodes.map((node) => node[name]);
};

describe.each(['visitor', 'admin'] as const)('a list of articles for the %s', (viewer) => {
  it.each([...selections])('has the same %s with this field alone as with all fields', async (name, selection) => {
    const all = await readValues(viewer, [...selections.values()].join(' '), name);
    expect(all).toHaveLength(viewer === 'admin' ? 3 : 2);
    expect(await readValues(viewer, selection, name)).toEqual(all);
  });

  it('finds the fields of fragments and of edges', async () => {
    const direct = await readValues(viewer, 'author { name }', 'author');
    const ofFragment = await readArticles(
      viewer,
      '{ edges { ... on ArticleEdge { node { ...Byline } } } }',
      'fragment Byline on Article { author { name } }',
    );
    expect(ofFragment).toEqual({ edges: direct.map((author) => ({ node: { author } })) });
  });
});
