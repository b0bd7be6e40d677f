import { describe, expect, it } from 'vitest';
import { blankArticle } from '../../../../../graphql/article-fields.ts';
import { listDifferences, restoreVersion, toInput, toValues, type Values, type Version } from './editing.ts';

const form: Values = {
  ...toValues(null),
  title: 'Now',
  slug: 'now',
  summary: 'Now.',
  body: 'Text.',
  categoryId: 'cat_1',
  cover: '/pictures/a/800.webp',
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
    };
    expect(restoreVersion(version, form)).toEqual(expected);
  });

  it('of an earlier release keeps the URL name, category and cover of the form', () => {
    const older = { ...version, slug: null, category: null };
    expect(restoreVersion(older, form)).toEqual({ ...form, title: 'Before', summary: '', body: 'Older text.' });
  });

  it('is compared by all fields that differ, with the names of categories', () => {
    const after = { ...form, title: 'Before', summary: '', body: 'Older text.', cover: '' };
    expect(listDifferences(restoreVersion(version, form), after, categories)).toEqual([
      { label: 'URL name', before: 'before', after: 'now' },
      { label: 'Category', before: 'Second', after: 'First' },
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
