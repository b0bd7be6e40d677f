import { describe, expect, it } from 'vitest';
import { blankArticle } from '#graphql/article-fields.ts';
import {
  countWords,
  listDifferences,
  restoreVersion,
  toInput,
  toValues,
  type Values,
  type Version,
} from './editing.ts';

const form: Values = {
  ...toValues(null),
  title: 'Now',
  slug: 'now',
  summary: 'Now.',
  body: 'Text.',
  categoryId: 'cat_1',
  cover: '/pictures/a/800.webp',
  authorName: 'Ada Admin',
  reviewedOn: '2026-11-20',
  seoTitle: 'Now and then',
  seoDescription: 'For search engines.',
  isNoindex: 'true',
};
const version: Version = {
  ...blankArticle,
  version: 1,
  title: 'Before',
  slug: 'before',
  summary: null,
  body: 'Older text.',
  category: { id: 'cat_2', name: 'Second' },
  cover: null,
  authorName: 'Grace',
  savedAt: '2026-11-20T08:12:00.000Z',
  savedBy: null,
  isDraft: false,
  isAutosave: false,
};
const categories = [
  { id: 'cat_1', name: 'First' },
  { id: 'cat_2', name: 'Second' },
];

describe('a version that an administrator copies to the form', () => {
  it('brings all of its fields', () => {
    const expected = {
      ...form,
      title: 'Before',
      slug: 'before',
      summary: '',
      body: 'Older text.',
      categoryId: 'cat_2',
      cover: '',
      authorName: 'Grace',
      reviewedOn: '',
      seoTitle: '',
      seoDescription: '',
      isNoindex: '',
    };
    expect(restoreVersion(version, form)).toEqual(expected);
  });

  it('of an earlier release keeps what it did not have', () => {
    const older = { ...version, slug: null, category: null, authorName: null };
    expect(restoreVersion(older, form)).toEqual({ ...form, title: 'Before', summary: '', body: 'Older text.' });
  });

  it('is compared by all fields that differ, with the names of categories', () => {
    const after = { ...form, title: 'Before', summary: '', body: 'Older text.', cover: '' };
    expect(listDifferences(restoreVersion(version, form), after, categories)).toEqual([
      { label: 'URL name', before: 'before', after: 'now' },
      { label: 'Category', before: 'Second', after: 'First' },
      { label: 'Author', before: 'Grace', after: 'Ada Admin' },
      { label: 'Last reviewed', before: '', after: '2026-11-20' },
      { label: 'Heading in search results', before: '', after: 'Now and then' },
      { label: 'Description in search results', before: '', after: 'For search engines.' },
      { label: 'Keep this page out of search engines', before: '', after: 'Yes' },
    ]);
  });
});

it('an emptied field of the form is sent as none', () => {
  const emptied = { ...form, slug: ' ', summary: '', categoryId: '', cover: '' };
  expect(toInput(emptied)).toMatchObject({
    title: 'Now',
    slug: null,
    summary: null,
    body: 'Text.',
    categoryId: null,
    cover: null,
  });
});

it.each([
  ['One [two three](/four/five-six "x").', 4],
  ['![A rack](/pictures/0a/1600x1067.webp)', 2],
  ['[one](/a_(b)_c) [two](<a b/c>) [https://x.example/y](https://x.example/y)', 2],
  ['See <https://one.example/a-b>, https://two.example/?c=d) and mailto:me@x.example.', 2],
  ['One [two].\n\n[two]: https://x.example/four\n[^1]: Five six', 5],
  ['It’s well-known: `three`', 3],
])('the words of “%s” do not include URLs', (body, count) => {
  expect(countWords(body)).toBe(count);
});
