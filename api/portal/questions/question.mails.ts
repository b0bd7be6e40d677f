import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';

interface Person {
  name: string;
  email: string;
}

/**
 * The mails contain neither the question nor the document title, because others may read the mailbox and access may
 * have changed.
 */
export const makeNewQuestionMail = (env: Env, to: Person, id: string): Mail => ({
  kind: 'question.asked',
  to: to.email,
  subject: 'An investor has a question',
  reason: 'you are an administrator of the investor portal',
  paragraphs: [makeGreeting(to), 'A question about a document needs an answer.'],
  link: { label: 'Open the question', url: `${env.PUBLIC_URL}/investor/admin/questions?status=ALL&item=${id}` },
});

export const makeAnswerMail = (env: Env, to: Person, documentId: string): Mail => ({
  kind: 'question.answered',
  to: to.email,
  subject: 'Your question was answered',
  reason: 'you asked this question',
  paragraphs: [makeGreeting(to), 'Your question about a document in the investor portal has an answer.'],
  link: { label: 'Read the answer', url: `${env.PUBLIC_URL}/investor/documents/${documentId}#questions` },
});
