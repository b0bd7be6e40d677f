import { expect, it } from 'vitest';
import { contents } from './guide.content.ts';
import { findSections } from './guide.search.ts';

it.each([
  ['Idempotency-Key', 'idempotency'],
  ['webhook-signature', 'webhooks'],
  ['410', 'webhooks'],
  ['WEBHOOK_ALLOW_HOSTS', 'webhooks'],
  ['access_lost', 'changes'],
  ['definitions', 'limits'],
  ['write includes read', 'authentication'],
  ['documentId', 'persisted-documents'],
])('an engineer who searches for “%s” finds the section %s of the guide', (search, id) => {
  expect(findSections(search).map((section) => section.id)).toContain(id);
});

it('an engineer who searches for a word that the guide lacks finds no section', () => {
  expect(findSections('zebra')).toEqual([]);
  expect(contents.length).toBe(findSections('').length);
});
