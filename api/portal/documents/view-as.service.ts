import { findUsers } from '#api/accounts/users/user.service.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { documentPolicy } from './document.policy.ts';
import type { ViewDocumentsAsPayload } from './view-as.type.ts';

/**
 * Lets an administrator view the documents as another account, and records it in the audit log. An invited person is shown
 * what they will see once they accept.
 */
export async function viewDocumentsAs(context: Context, userId: string): Promise<ViewDocumentsAsPayload> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  const [user] = await findUsers(context.em, [userId]);
  if (!user) return fail('NOT_FOUND', 'Account not found.');
  const { id, name, status, roles } = user;
  if (status !== 'APPROVED' && status !== 'INVITED')
    return fail('CONFLICT', 'This account is not approved, so it sees no documents.');
  await context.em.transactional(async (em) => {
    await record(context, em, { kind: 'documents.seen_as', subjectId: id, details: { name } });
  });
  return { viewer: { kind: 'user', id, name, status: 'APPROVED', roles }, account: user };
}

/** A context with the account as viewer. It is a new object, because loaders cache by context. */
export const toViewAsContext = (context: Context, { viewer }: ViewDocumentsAsPayload): Context => ({
  ...context,
  viewer,
});
