import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  claimNotices,
  closeNotices,
  findNextReaders,
  findOpenNotices,
  lockNotices,
  recordNotices,
} from '../documents/document.notice.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { makeNoticeMail, type Postman } from './update.mails.ts';

/**
 * Mails a batch of the people who want emails at once about the documents of which they are to be notified. Returns
 * false if no notice is due.
 */
export async function notifyOfDocuments(em: SqlEntityManager, postman: Postman): Promise<boolean> {
  const notices = await findOpenNotices(em);
  if (!notices) return false;
  return em.transactional(async (em) => {
    await lockNotices(em);
    const readers = await findNextReaders(em, notices);
    if (readers.length === 0) await closeNotices(em, notices);
    else {
      const from = readers.map(({ id, since }) => ({ id, since: Math.max(since, notices.first - 1) }));
      const documents = await claimNotices(em, from, notices.last);
      for (const reader of readers) {
        const ownDocuments = documents.get(reader.id);
        if (!ownDocuments) continue;
        await recordNotices(em, reader.id, ownDocuments);
        await post(em, postman.env, makeNoticeMail(postman, reader, ownDocuments));
      }
    }
    return true;
  });
}
