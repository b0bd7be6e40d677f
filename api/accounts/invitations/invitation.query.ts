import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { tokenSeconds } from '../account-links/account-token.service.ts';
import type { Invitation } from './invitation.type.ts';

const readInvitations = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('account_invitation as i')
    .leftJoin('account as inviter', 'inviter.id', 'i.invitedBy')
    .select(['i.accountId', 'i.message', 'i.sentAt', 'i.acceptedAt', 'i.invitedBy', 'inviter.name as inviterName'])
    .where('i.accountId', '=', ({ fn }) => fn.any(value('ids'))),
);

/** The invitation of an account. Null for accounts that were not invited, and for everyone but administrators. */
export const readInvitation = async (context: Context, userId: string): Promise<Invitation | null> =>
  isAdmin(context.viewer) ? load(context, loadInvitations, userId) : null;

async function loadInvitations({ em }: Context, ids: readonly string[]): Promise<(Invitation | null)[]> {
  const rows = await readInvitations.all(em, { ids });
  const byId = new Map(
    rows.map(({ accountId, message, sentAt, acceptedAt, invitedBy, inviterName }) => [
      accountId,
      {
        message,
        sentAt,
        acceptedAt,
        expiresAt: new Date(sentAt.getTime() + tokenSeconds.INVITATION * 1_000),
        invitedBy: invitedBy === null ? null : { accountId: invitedBy, name: inviterName },
      },
    ]),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
