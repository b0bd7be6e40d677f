import { findUsers } from '../accounts/user.reading.service.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { documentPolicy } from './document.policy.ts';
import type { DocumentsAs } from './seen-as.entity.ts';

/** Lets an admin look at the documents with somebody else's eyes, and writes down that they did. */
export async function seeAs(context: Context, userId: string): Promise<DocumentsAs> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  const [user] = await findUsers(context.em, [userId]);
  if (!user) return fail('NOT_FOUND', 'There is no such account.');
  const { id, name, status, roles } = user;
  if (status !== 'APPROVED') return fail('CONFLICT', 'This account is not approved, so there is nothing it sees.');
  await context.em.transactional(async (em) => {
    await record(context, em, { kind: 'documents.seen_as', subjectId: id, details: { name } });
  });
  return { viewer: { kind: 'user', id, name, status, roles } };
}

/** The same request as that person would make it. Loaders know a request by its context, so none is shared. */
export const asThey = (context: Context, { viewer }: DocumentsAs): Context => ({ ...context, viewer });
