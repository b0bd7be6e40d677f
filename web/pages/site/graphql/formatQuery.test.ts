import { describe, expect, it } from 'vitest';
import { formatQuery, isMutation, listOperationNames } from './formatQuery.ts';

describe('the format of an operation', () => {
  it('is that of graphql-js', () => {
    expect(formatQuery('{articles(first:1){nodes{title}}}')).toBe(
      '{\n  articles(first: 1) {\n    nodes {\n      title\n    }\n  }\n}',
    );
  });

  it('keeps comments', () => {
    expect(formatQuery('# Top\n{\narticles { # inner {\nnodes {\ntitle } }\n}')).toBe(
      '# Top\n{\n  articles { # inner {\n    nodes {\n      title } }\n}',
    );
  });

  it('is unknown if the operation cannot be parsed', () => {
    expect(formatQuery('{ articles(')).toBeNull();
  });

  it('includes the names of the operations if there are several', () => {
    expect(listOperationNames('query A { a } query B { b }')).toEqual(['A', 'B']);
    expect(listOperationNames('query A { a }')).toEqual([]);
  });
});

describe('a mutation', () => {
  it.each([
    ['mutation { logout { success } }', undefined, true],
    ['# query\nmutation A { a } fragment b on Mutation { b }', undefined, true],
    ['query A { a } mutation B { b }', 'B', true],
    ['query A { a } mutation B { b }', 'A', false],
    ['query A { a } mutation { b }', 'A', true],
    ['{ mutation }', undefined, false],
    ['query A { a } # mutation B', undefined, false],
    ['mutation {', undefined, false],
  ])('is recognized in %s when %s runs: %s', (query, name, expected) => {
    expect(isMutation(query, name)).toBe(expected);
  });
});
