import { parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { findRequirements } from './token.policy.ts';

let schema: Awaited<ReturnType<typeof createSchema>>;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

describe('the scopes that a document requires', () => {
  const find = (text: string) => [...findRequirements(schema, parse(text)).keys()].map(String).toSorted();

  it.each([
    ['{ articles { nodes { title } } }', ['CONTENT_READ']],
    ['{ documents { nodes { title access { user { email } } } } }', ['DOCUMENTS_READ', 'PEOPLE_READ']],
    ['{ document(id: "x") { ...D } } fragment D on Document { readers { person { name } } }', ['DOCUMENTS_READ']],
    ['{ node(id: "x") { id ... on User { email } } }', ['PEOPLE_READ']],
    ['{ viewer { name } }', ['ACCOUNT_READ']],
    ['{ viewer { sessions { nodes { id } } } }', ['ACCOUNT_READ', 'null']],
    ['{ viewer { tokens { nodes { id } } } }', ['ACCOUNT_READ', 'null']],
    ['mutation { deleteArticle(input: { id: "x" }) { deletedArticleId } }', ['CONTENT_WRITE']],
    ['mutation { createToken(input: {}) { secret } }', ['null']],
    ['{ __typename }', []],
    ['{ unknown }', ['null']],
    ['{ a: articles { nodes { ... { ... on Article { t: title } } } } }', ['CONTENT_READ']],
  ])('of %s', (text, scopes) => {
    expect(find(text)).toEqual(scopes);
  });
});
