import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { measureCpu } from '#api/testing/cpu.ts';
import { readOperations } from '#api/testing/site-operations.ts';
import { findExcess } from './document-limits.ts';

const api = useApi();

const chain = (levels: number, start = '...F0') => {
  const fragments = Array.from({ length: levels }, (_, level) =>
    level + 1 < levels
      ? `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`
      : `fragment F${level} on Query { __typename }`,
  );
  return `query { ${start} } ${fragments.join(' ')}`;
};
/** Few definitions, each used so often that there are millions of selections. */
const wide = `{ ...A } ${['A', 'B', 'C']
  .map((name, index) => `fragment ${name} on Query { ${`...${'BCD'[index]} `.repeat(60)} }`)
  .join(' ')} fragment D on Query { __typename }`;
/** So many selections in fewer tokens: a fragment of 40 fields is used 47 times. */
const selecting = (count: number) =>
  `{ articles { nodes { ${'...A '.repeat(47)} ${'id '.repeat(count - 2 - 47 * 41)} } } }
  fragment A on Article { ${'id '.repeat(40)} }`;
/** So many tokens: 14 are names and braces. graphql-js compares a field only with others of its selection set. */
const spelling = (count: number) =>
  `{ articles { nodes { ${'id '.repeat(493)} } } categories { nodes { ${'id '.repeat(count - 14 - 493)} } } }`;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const deepest = ['documents(first: 1)', 'edges', 'node', 'access', 'group', 'members', 'nodes'];
/** So many nested selection sets. */
const nested = (depth: number) =>
  `{ ${[...deepest, 'any'].slice(0, depth - 1).join(' { ')} { __typename } ${'} '.repeat(depth - 1)}`;

describe('what one document may contain', () => {
  it.each([
    ['8 levels', nested(8), undefined],
    ['9 levels', nested(9), 'at most 8 levels'],
    [
      '9 levels through fragments',
      `${nested(5).replace('__typename', 'node { ...A }')} fragment A on Document { access { group { ...B } } }
      fragment B on Group { members { ... { nodes { __typename } } } }`,
      'at most 8 levels',
    ],
    ['15 aliases', `{ articles { nodes { ${times(15, (i) => `a${i}: title`)} } } }`, undefined],
    ['16 aliases', `{ articles { nodes { ${times(16, (i) => `a${i}: title`)} } } }`, 'at most 15 aliases'],
    [
      '16 aliases in fragments',
      `{ articles { nodes { ...A ... { ...A } } } } fragment A on Article { ${times(8, (i) => `a${i}: title`)} }`,
      'at most 15 aliases',
    ],
    ['10 root fields', `{ ${times(10, () => '__typename')} }`, undefined],
    ['11 root fields', `{ ${times(11, () => '__typename')} }`, 'at most 10 root fields'],
    [
      '15 root fields in a fragment',
      `{ ...A } fragment A on Query { ${times(15, () => '__typename')} }`,
      'at most 10 root fields',
    ],
    ['11 root fields in inline fragments', `{ ${times(11, () => '... { __typename }')} }`, 'at most 10 root fields'],
    ['10 directives', `{ articles { nodes { ${times(10, () => 'id @include(if: true)')} } } }`, undefined],
    [
      '11 directives',
      `{ articles { nodes { ${times(11, () => 'id @include(if: true)')} } } }`,
      'at most 10 directives',
    ],
    [
      '11 directives in fragments',
      `{ articles { nodes { ...A @include(if: true) ...A } } } fragment A on Article { ${times(5, () => 'id @skip(if: false)')} }`,
      'at most 10 directives',
    ],
    [
      '11 directives on definitions',
      `query (${times(11, (i) => `$a${i}: Int @x`)}) { __typename }`,
      'at most 10 directives',
    ],
    [
      '20 definitions',
      `{ articles { nodes { ${times(19, (i) => `...F${i}`)} } } } ${times(19, (i) => `fragment F${i} on Article { id }`)}`,
      undefined,
    ],
    ['21 definitions', chain(20), 'at most 20 definitions'],
    ['20 definitions of two uses each', chain(19), 'at most 2000 selections'],
    ['27 definitions of two uses each', chain(26), 'at most 20 definitions'],
    ['216,000 selections', wide, 'at most 2000 selections'],
    ['216,000 selections of the schema', wide.replace('{ ...A }', '{ __schema { ...A } }'), 'at most 2000 selections'],
    [
      '216,000 selections in a fragment that nothing uses',
      wide.replace('{ ...A }', '{ __typename }'),
      'at most 2000 selections',
    ],
    [
      'a fragment that contains itself',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'cannot contain itself',
    ],
    ['2,000 selections', selecting(2_000), undefined],
    ['2,001 selections', selecting(2_001), 'at most 2000 selections'],
    ['1,000 tokens', spelling(1_000), undefined],
    ['1,001 tokens', spelling(1_001), 'more that 1000 tokens'],
  ])('%s', async (_name, operation, sentence) => {
    const { errors } = await api.execute(person.admin, operation);
    const refusals = errors?.filter(({ extensions }) =>
      /_(VALIDATION|PARSE)_FAILED$/.test(String(extensions?.['code'])),
    );
    expect(refusals?.map(({ message }) => message).join() ?? '').toMatch(sentence ? new RegExp(sentence) : /^$/);
  });

  it('is found without work that grows with the repetitions', async () => {
    const cost = (operation: string) => measureCpu(40, () => api.execute(person.visitor, operation));
    const expensiveQueries = [chain(26), chain(19), wide, wide.replace('{ ...A }', '{ __schema { ...A } }')];
    for (const operation of ['{ __typename }', ...expensiveQueries]) await cost(operation);
    const accepted = await cost('{ __typename }');
    // A longer document takes longer to parse, also if it is rejected.
    const parsing = (operation: string) => measureCpu(40, async () => parse(operation));
    for (const operation of expensiveQueries)
      expect(await cost(operation)).toBeLessThan(20 * (accepted + (await parsing(operation))));
  });

  it('is not the matter with an operation that has no such name', async () => {
    const { code } = await api.execute(person.visitor, 'query A { __typename } query B { __typename }');
    expect(code).toBe('OPERATION_RESOLUTION_FAILURE');
  });

  it('leaves room for every operation of the site', async () => {
    for (const { text } of readOperations()) expect(findExcess(parse(text))).toBeNull();
  });
});
