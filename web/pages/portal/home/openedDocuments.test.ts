import { expect, test } from 'vitest';
import { findOpenedDocuments } from './openedDocuments.ts';

const visit = (documentId: string, personId: string, hour: number, isWatched = false) => ({
  __typename: 'AccessLogEntry' as const,
  id: `${documentId}${personId}${hour}`,
  createdAt: `2026-05-04T0${hour}:00:00.000Z`,
  person: { __typename: 'Person' as const, accountId: personId, name: personId },
  documentId,
  documentTitle: `Title of ${documentId}`,
  isWatched,
});

test('an administrator sees the documents with the most readers first, and each reader once', () => {
  const visits = [
    visit('minutes', 'Ada', 9),
    visit('report', 'Ben', 8),
    visit('report', 'Ada', 7),
    visit('report', 'Ben', 6),
  ];
  expect(findOpenedDocuments(visits)).toEqual([
    {
      id: 'report',
      title: 'Title of report',
      readers: ['Ben', 'Ada'],
      lastAt: '2026-05-04T08:00:00.000Z',
      isWatched: false,
    },
    {
      id: 'minutes',
      title: 'Title of minutes',
      readers: ['Ada'],
      lastAt: '2026-05-04T09:00:00.000Z',
      isWatched: false,
    },
  ]);
});

test('an administrator sees the documents and people that they watch before those with more readers', () => {
  const visits = [visit('report', 'Ada', 9), visit('report', 'Ben', 8), visit('minutes', 'Ada', 7, true)];
  expect(findOpenedDocuments(visits).map(({ id, isWatched }) => [id, isWatched])).toEqual([
    ['minutes', true],
    ['report', false],
  ]);
});
