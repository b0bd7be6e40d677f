import { type GraphQLInputType, type GraphQLSchema, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { person, useApi } from '../api.ts';
import { type Root, getRoots, makeInputValue, writeOperation } from '../operations.ts';

// Sends values that no field may accept to every operation in the schema. New operations are covered automatically. The
// tests of each folder cover the limits of a single field.

const api = useApi();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

const roots = () => getRoots(schema);

const holdsText = (type: GraphQLInputType): boolean =>
  JSON.stringify(makeInputValue(type, 'a text')).includes('a text');

const ask = (root: Root, text: string) =>
  api.execute(person.admin, ...writeOperation(root, (type) => makeInputValue(type, text)));

const takingText = () => roots().filter(({ args }) => args.some(({ type }) => holdsText(type)));

async function getCodes(text: string): Promise<Record<string, unknown>> {
  const codes: Record<string, unknown> = {};
  for (const root of takingText()) codes[root.name] = (await ask(root, text)).code;
  return codes;
}

describe('every operation with a text argument', () => {
  it('rejects a zero byte as an input error on its field', async () => {
    const codes = await getCodes('a\0b');
    expect(Object.entries(codes).filter(([, code]) => code !== 'BAD_USER_INPUT')).toEqual([]);
    const operation = 'mutation { createArticle(input: { title: "a\\u0000b" }) { article { id } } }';
    const { code, errors } = await api.execute(person.admin, operation);
    expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringMatching(/zero byte/)]);
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'title'] }]);
  });

  it.each([
    ['half of a character', 'half \ud83d of one \ude00'],
    ['nothing that is a character', '\uffff\ufffe\u0001\u001b\u0085\u2028'],
    ['the marks of SQL, patterns and searches', `'"\\%_; -- /* $1 $$ :* & | ! <-> (( ~*`],
    ['a formula', '=HYPERLINK("http://a.example")'],
    ['twenty thousand letters', 'x'.repeat(20_000)],
    ['the names that objects have', '__proto__'],
    ['nothing', ''],
  ])('causes no server error for %s', async (_what, text) => {
    const broken = Object.entries(await getCodes(text)).filter(
      ([, code]) => code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE',
    );
    expect(broken).toEqual([]);
  });

  it('replaces a lone surrogate and keeps the remaining text', async () => {
    const operation =
      'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { title body bodyTree } } }';
    const input = { title: 'Cut \ud83d here', body: 'And \ude00 here' };
    const { data } = await api.execute(person.admin, operation, { input });
    const storedArticle = { title: 'Cut \ufffd here', body: 'And \ufffd here', bodyTree: [['p', 'And \ufffd here']] };
    expect(data).toEqual({ createArticle: { article: storedArticle } });
  });
});

describe('null for a variable with a default', () => {
  it.each([
    ['query ($n: Int = 10) { articles(first: $n) { nodes { id } } }'],
    ['query ($n: Boolean = true) { categories { pageInfo { hasNextPage @include(if: $n) } } }'],
    ['query ($n: Boolean = true) { articles @skip(if: $n) { nodes { id } } }'],
    ['query ($n: String = "x") { article(slug: $n) { id } }'],
    ['query ($n: String = "x") { search(filter: { query: $n }) { totalCount } }'],
    ['mutation ($n: String = "x") { createGroup(input: { name: $n }) { group { id } } }'],
    ['mutation ($n: CreateGroupInput = { name: "x" }) { createGroup(input: $n) { group { id } } }'],
  ])('is an input error where the argument cannot be null: %s', async (text) => {
    const { code, errors } = await api.execute(person.admin, text, { n: null });
    expect(errors?.[0]?.message).not.toMatch(/on the server/);
    expect(code).toBe('BAD_USER_INPUT');
  });
});

describe('a name or title', () => {
  const getNames = (type: GraphQLInputType, parent: string[]): string[] => {
    const inner = getNamedType(type);
    if (!isInputObjectType(inner)) return [];
    return Object.values(inner.getFields()).flatMap((field) => [
      ...(/^(name|title|company|location|label|alt|username)$/.test(field.name) &&
      getNamedType(field.type).name === 'String'
        ? [[...parent, field.name].join('.')]
        : []),
      ...getNames(field.type, [...parent, field.name, ...(String(field.type).startsWith('[') ? ['0'] : [])]),
    ]);
  };

  it.each([
    ['turns the direction of the text around it', 'a\u202eb'],
    ['separates lines', 'a\u2028b'],
    ['separates paragraphs', 'a\u2029b'],
    ['isolates a direction', 'a\u2067b'],
    ['is a tag', 'a\u{e0041}b'],
    ['is a tag after a complete flag', '🏴\u{e0067}\u{e007f}\u{e0041}'],
  ])('cannot contain a character that %s', async (_what, text) => {
    const accepted: string[] = [];
    for (const root of roots().filter(({ kind }) => kind === 'mutation')) {
      const names = root.args.flatMap(({ name, type }) => getNames(type, [name]));
      // Signing in compares a username and does not store it.
      if (names.length === 0 || root.name === 'login') continue;
      // Long enough for a reason, which is checked first.
      const { errors } = await ask(root, `A longer ${text} text`);
      const fields = (errors?.[0]?.extensions?.['fields'] ?? []) as { path: unknown[] }[];
      const refused = fields.map(({ path }) => path.join('.'));
      accepted.push(...names.filter((name) => !refused.includes(name)).map((name) => `${root.name} ${name}`));
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['a family emoji', '👩\u200d👩\u200d👧\u200d👦'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a joiner of Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a mark of direction', '\u05e9\u05dc\u05d5\u05dd!\u200f'],
  ])('can contain %s', async (_what, name) => {
    const operation = 'mutation ($name: String!) { createGroup(input: { name: $name }) { group { name } } }';
    const { data } = await api.execute(person.admin, operation, { name });
    expect(data).toEqual({ createGroup: { group: { name } } });
  });
});

/** The fewest fields of an input that change something: all that are required, otherwise the first text. */
function makeSmallestInput(type: GraphQLInputType): object {
  const input = getNamedType(type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()).filter(({ name }) => name !== 'id') : [];
  const required = fields.filter((field) => isNonNullType(field.type));
  const texts = fields.filter((field) => String(field.type) === 'String');
  const values = (required.length > 0 ? required : texts.slice(0, 1)).map((field) => [
    field.name,
    makeInputValue(field.type, 'A text of its own'),
  ]);
  return { ...Object.fromEntries(values), id: 'nobody_0' };
}

const hasIdInput = ({ args }: Root) =>
  args.some(({ type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && 'id' in input.getFields();
  });

describe('every mutation of a single object', () => {
  it('returns NOT_FOUND for an unknown id', async () => {
    const ofOne = roots().filter(
      // Unlocking an article that is not locked succeeds.
      (root) => root.kind === 'mutation' && root.name !== 'unlockArticle' && hasIdInput(root),
    );
    for (const root of ofOne) {
      const { code } = await api.execute(person.admin, ...writeOperation(root, makeSmallestInput));
      expect([root.name, code]).toEqual([root.name, 'NOT_FOUND']);
    }
  });
});
