import { expect, test } from 'vitest';
import { findOpenedDocuments } from './openedDocuments.ts';

const visit = (documentId: string, personId: string, hour: number) => ({
  __typename: 'AccessLogEntry' as const,
  id: `${documentId}${personId}${hour}`,
  createdAt: `2026-05-04T0${hour}:00:00.000Z`,
  person: { __typename: 'Person' as const, accountId: personId, name: personId },
  documentId,
  documentTitle: `Title of ${documentId}`,
});

test('an administrator sees the documents with the most readers first, and each reader once', () => {
  const visits = [
    visit('minutes', 'Ada', 9),
    visit('report', 'Ben', 8),
    visit('report', 'Ada', 7),
    visit('report', 'Ben', 6),
  ];
  expect(findOpenedDocuments(visits)).toEqual([
    { id: 'report', title: 'Title of report', readers: ['Ben', 'Ada'], lastAt: '2026-05-04T08:00:00.000Z' },
    { id: 'minutes', title: 'Title of minutes', readers: ['Ada'], lastAt: '2026-05-04T09:00:00.000Z' },
  ]);
});
