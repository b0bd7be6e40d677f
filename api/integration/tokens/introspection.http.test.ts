import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

const { second, account, holder, use } = useTokenSite();
const WHOLE = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true });

/** What a client finds in the answer to its introspection: the names of all types, and those of all operations. */
function read(data: unknown) {
  const schema = buildClientSchema(data as IntrospectionQuery);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return {
    types: Object.keys(schema.getTypeMap()).toSorted(),
    operations: roots.flatMap((root) => Object.keys(root?.getFields() ?? {})),
  };
}

describe('introspection', () => {
  it('is rejected for visitors in every form, without suggestions', async () => {
    const visitor = new TestBrowser();
    for (const text of [
      WHOLE,
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      '{ articles { nodes { id } } a: __schema { queryType { name } } }',
      '{ ...F } fragment F on Query { __schema { queryType { name } } }',
      '{ ... { ... on Query { __type(name: "User") { name } } } }',
    ]) {
      const answer = await visitor.execute(second(), text);
      expect([text, answer.code]).toEqual([text, 'UNAUTHENTICATED']);
      expect(answer.data).toBeUndefined();
    }
  });

  it('returns the whole schema of /schema.graphql to administrators', async () => {
    const { browser } = await account({ roles: ['ADMIN'] });
    const { data } = await browser.execute(second(), WHOLE);
    const whole = (await createSchema(resolvers)).getTypeMap();
    expect(read(data).types).toEqual(Object.keys(whole).toSorted());
  });

  it('returns no operations of administrators to investors, and no types that only these use', async () => {
    const { browser } = await account();
    const { types, operations } = read((await browser.execute(second(), WHOLE)).data);
    expect(operations).toContain('documents');
    expect(operations).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:auditEvents|deleteArticle)$/)]));
    expect(types).toContain('Document');
    expect(types.filter((name) => ['AuditEvent', 'Lead'].includes(name))).toEqual([]);
  });

  it('returns the part of the schema that a token can use', async () => {
    const { secret } = await holder(['CONTENT_READ', 'EVENTS_WRITE'], { roles: ['ADMIN'] });
    const { types, operations } = read((await use(secret, WHOLE)).data);
    const names = ['articleVersions', 'createEvent', 'createArticle', 'createToken', 'documents', 'users', 'viewer'];
    expect(names.filter((name) => operations.includes(name))).toEqual(['articleVersions', 'createEvent']);
    expect(types).not.toContain('User');
    const { secret: investors } = await holder(['CONTENT_READ', 'EVENTS_WRITE']);
    const operationNames = read((await use(investors, WHOLE)).data).operations;
    expect(names.filter((name) => operationNames.includes(name))).toEqual([]);
    expect(operationNames).toContain('respondToEvent');
  });

  it('describes one type, and returns null for a type that the token cannot use', async () => {
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const ask = async (name: string) => (await use(secret, `{ __type(name: "${name}") { name } __typename }`)).data;
    expect(await ask('Article')).toEqual({ __type: { name: 'Article' }, __typename: 'Query' });
    expect(await ask('User')).toEqual({ __type: null, __typename: 'Query' });
  });

  it('cannot be combined with other fields', async () => {
    const { secret } = await holder(['CONTENT_READ']);
    const answer = await use(secret, '{ articles { nodes { id } } __schema { queryType { name } } }');
    expect(answer).toMatchObject({ status: 400, error: { code: 'BAD_USER_INPUT' } });
  });

  it('is limited: lists of fields cannot be nested repeatedly', async () => {
    const { browser } = await account();
    const nested = (levels: number): string => (levels === 0 ? 'name' : `fields { type { ${nested(levels - 1)} } }`);
    const answer = await browser.execute(second(), `{ __schema { types { ${nested(6)} } } }`);
    expect(answer).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
    const chain = 'ofType { '.repeat(300) + 'name' + ' }'.repeat(300);
    expect((await browser.execute(second(), `{ __schema { types { ${chain} } } }`)).data).toBeDefined();
  });

  it('uses points of the minute, however small it is', async () => {
    const { browser } = await account();
    const text = `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: __schema { types { name } }`).join(' ')} }`;
    expect((await browser.execute(second(), text)).code).toBeUndefined();
    expect((await browser.execute(second(), text.replace('{', '{ __type(name: "User") { name } '))).code).toBeDefined();
  });
});
