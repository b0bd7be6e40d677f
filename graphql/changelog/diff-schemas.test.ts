import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { diffSchemas, listBreakingChanges, listDeprecations } from './diff-schemas.ts';
import type { SchemaRelease } from './model.ts';

const before = buildSchema(`
  type Query { articles(first: Int): [Article!]!, old: Int }
  type Article { title: String, status: Status }
  enum Status { DRAFT }
`);
const after = buildSchema(`
  type Query { articles(first: Int, after: String): [Article!]!, tags(first: Int): TagConnection }
  type Mutation { createTag(input: CreateTagInput!): CreateTagPayload }
  input CreateTagInput { name: String! }
  type CreateTagPayload { tag: Tag }
  type TagConnection { nodes: [Tag!] }
  type Tag { name: String }
  type Article { title: String @deprecated(reason: "Use heading. Removed on 2027-03-01."), status: Status, heading: String }
  enum Status { DRAFT PUBLISHED }
`);

describe('the changelog of the schema', () => {
  it('lists breaking changes with their reason, then risky ones, deprecations and additions', () => {
    const declared = [{ change: 'Query.old was removed.', reason: 'Nobody could use it.' }];
    expect(diffSchemas(before, after, declared)).toEqual([
      { kind: 'BREAKING', text: 'Query.old was removed.', reason: 'Nobody could use it.' },
      { kind: 'RISKY', text: 'PUBLISHED was added to enum type Status.' },
      { kind: 'DEPRECATED', text: 'Article.title: Use heading. Removed on 2027-03-01.' },
      { kind: 'ADDED', text: 'The argument articles(after).' },
      { kind: 'ADDED', text: 'The query tags.' },
      { kind: 'ADDED', text: 'The mutation createTag.' },
      { kind: 'ADDED', text: 'The type Tag.' },
      { kind: 'ADDED', text: 'The field Article.heading.' },
    ]);
    expect(diffSchemas(after, after)).toEqual([]);
  });

  it('lists inputs that must be given since they lost their default value, and those that take one field alone', () => {
    const withInputs = (size: string, page: string) =>
      buildSchema(`type Query { list(size: Int!${size}, page: Page): Int } input Page ${page}`);
    const first = withInputs(' = 20', '{ name: String! = "", at: Int }');
    expect(listBreakingChanges(first, first)).toEqual([]);
    expect(listBreakingChanges(first, withInputs('', '{ name: String!, at: Int }'))).toEqual([
      'Query.list(size) must be given: its default value was removed.',
      'Page.name must be given: its default value was removed.',
    ]);
    const [loose, strict] = ['', '@oneOf'].map((mark) => withInputs('', `${mark} { name: String, at: Int }`));
    expect(listBreakingChanges(loose!, strict!)).toEqual(['Page takes exactly one of its fields now.']);
    expect(listBreakingChanges(strict!, loose!)).toEqual([]);
  });

  it('lists deprecated fields with the date of their removal', () => {
    expect(listDeprecations(after)).toEqual([
      { place: 'Article.title', reason: 'Use heading. Removed on 2027-03-01.', date: '2027-03-01' },
    ]);
  });

  it('has one entry for each day of a release, the newest first', () => {
    const releases = JSON.parse(readFileSync('graphql/changelog/releases.json', 'utf8')) as SchemaRelease[];
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
    for (const { date, changes } of releases) {
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect(changes.length).toBeGreaterThan(0);
    }
  });
});
