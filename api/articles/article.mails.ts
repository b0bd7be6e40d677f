import type { Mail } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';

/** For the person who saved scheduled changes that could not be published at their time. */
export const makeChangesFailedMail = (
  env: Env,
  to: string,
  { id, title }: { id: string; title: string },
  failure: string,
): Mail => ({
  kind: 'article.changes_failed',
  to,
  subject: `Scheduled changes were not published: ${title}`,
  reason: 'you saved these changes',
  paragraphs: [
    `The changes of “${title}” could not be published at the time they were scheduled for. ${failure}`,
    'Readers still see the text from before. The changes are kept as a draft, and are not tried again until somebody publishes or schedules them.',
  ],
  link: { label: 'Open the article', url: `${env.PUBLIC_URL}/admin/articles/${id}` },
});
