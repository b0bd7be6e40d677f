import { describe, expect, it } from 'vitest';
import { describeEvent } from './auditSentences.ts';

const describeAsText = (kind: string, details: Record<string, unknown>, subject: string | null = null) =>
  describeEvent(kind, details, subject)
    .map(({ text }) => text)
    .join('');

describe('a sentence of the audit log', () => {
  it.each([
    ['document.viewed', { page: 9, title: 'Q1 report' }, null, 'was sent page 9 of Q1 report'],
    ['user.approved', {}, 'Dana Reed', 'approved the account of Dana Reed'],
    ['user.roles_changed', { before: [], after: ['ADMIN'] }, 'Dana', 'changed the roles of Dana from none to ADMIN'],
    ['login.failed', { why: 'unknown name' }, null, 'could not sign in as an unknown person: unknown name'],
    ['login.succeeded', {}, 'Dana', 'signed in from an unknown device'],
  ])('%s', (kind, details, subject, sentence) => {
    expect(describeAsText(kind, details, subject)).toBe(sentence);
  });

  it('shows the kind of an event that a newer server recorded', () => {
    expect(describeAsText('moon.landed', { title: 'x' })).toBe('moon.landed');
  });

  it('does not interpret braces in a title as a placeholder', () => {
    expect(describeAsText('document.created', { title: '{subject}' }, 'doc_1')).toBe('added the document {subject}');
  });
});
