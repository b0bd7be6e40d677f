import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '../../features.ts';
import { calculateActualCost } from './actual-cost.ts';
import { calculateCost } from './graphql-cost.ts';
import { createSchema } from './schema.ts';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

function calculate(text: string, data: object) {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const costed = { document, operation: operation as OperationDefinitionNode, variables: {}, schema };
  return { requested: calculateCost(costed), actual: calculateActualCost(costed, data as Record<string, unknown>) };
}

const article = { id: 'art_1', title: 'One' };

describe('the actual cost of an answer', () => {
  it.each([
    ['{ articles(first: 10) { nodes { id } } }', { articles: { nodes: [article, article] } }, 11, 3],
    ['{ articles(first: 10) { nodes { id } } }', { articles: { nodes: [] } }, 11, 1],
    ['{ a: articles(first: 5) { nodes { id } } }', { a: { nodes: [article] } }, 6, 2],
    ['{ article(slug: "x") { title } }', { article: null }, 1, 1],
    [
      '{ article(slug: "x") { bodyTree } }',
      {
        article: {
          bodyTree: [
            ['p', 'One'],
            ['p', ['b', 'Two']],
          ],
        },
      },
      6,
      6,
    ],
    ['{ __typename }', { __typename: 'Query' }, 0, 0],
    ['{ __schema { types { name } } }', { __schema: { types: [] } }, 500, 500],
    ['{ ...F } fragment F on Query { articles(first: 2) { nodes { id } } }', { articles: { nodes: [article] } }, 3, 2],
    [
      '{ node(id: "art_1") { id ... on Article { category { name } } ... on Event { title } } }',
      { node: { id: 'art_1', category: { name: 'One' } } },
      2,
      2,
    ],
    ['{ articles(first: 5) { nodes { id } } }', {}, 6, 0],
  ])('of %s with %j: requested %d, actual %d', (text, data, requested, actual) => {
    expect(calculate(text, data)).toEqual({ requested, actual });
  });
});
