import { describe, expect, it } from 'vitest';
import type { LinkTargetsQuery } from '#graphql/generated/admin.ts';
import { getSearch, listTargets } from './linkTargets.ts';

const found = {
  articles: {
    nodes: [
      { id: 'a1', title: 'Four hours of silence', slug: 'four-hours', status: 'PUBLISHED' },
      { id: 'a2', title: 'How to réstore a backup', slug: 'restore', status: 'DRAFT' },
    ],
  },
  caseStudies: { nodes: [{ id: 'cs_1', title: 'A ferry office', status: 'PUBLISHED' }] },
} as LinkTargetsQuery;

describe('the words of a link', () => {
  it('find articles, case studies and pages, those with the words in their titles first', () => {
    expect(listTargets('restore', found)).toEqual([
      { title: 'How to réstore a backup', path: '/resources/restore', kind: 'Article, not published' },
      { title: 'Four hours of silence', path: '/resources/four-hours', kind: 'Article' },
      { title: 'A ferry office', path: '/case-studies/cs_1', kind: 'Case study' },
    ]);
    expect(listTargets('AIR GAP', undefined)).toEqual([
      { title: 'Air-gapped deployment', path: '/air-gapped-deployment', kind: 'Page' },
    ]);
  });

  it.each(['/works-offline', 'https://example.com', 'mailto:ir@harborview.example', '#part', ' x ', ''])(
    'are not searched if they are a URL or a letter: %j',
    (text) => {
      expect(getSearch(text)).toBe('');
      expect(listTargets(text, found)).toEqual([]);
    },
  );
});
