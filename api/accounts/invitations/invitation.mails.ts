import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { tokenSeconds } from '../account-links/account-token.service.ts';

interface Person {
  name: string;
  email: string;
}

interface InvitationText {
  /** The person who invites. Replies go to them. */
  inviter: Person | null;
  message: string | null;
  token: string;
}

export const makeInvitationMail = (env: Env, person: Person, { inviter, message, token }: InvitationText): Mail => ({
  kind: 'account.invitation',
  to: person.email,
  ...(inviter && { replyTo: inviter.email }),
  subject: `Your invitation to the ${env.SITE_NAME} Investor Portal`,
  reason: `${inviter?.name ?? 'an administrator'} entered your email address to invite you`,
  paragraphs: [
    makeGreeting(person),
    `${inviter?.name ?? env.SITE_NAME} invites you to the ${env.SITE_NAME} Investor Portal.`,
    ...(message ? [message] : []),
    'Choose a password to enter. The link works once, within 14 days, and only for you: do not forward it.',
  ],
  link: { label: 'Accept the invitation', url: `${env.PUBLIC_URL}/invitation?token=${encodeURIComponent(token)}` },
  expiresInSeconds: tokenSeconds.INVITATION,
});

export const makeAcceptedMail = (env: Env, inviter: Person, person: Person & { id: string }): Mail => ({
  kind: 'invitation.accepted',
  to: inviter.email,
  subject: `${person.name} accepted your invitation`,
  reason: 'you invited this person',
  paragraphs: [
    makeGreeting(inviter),
    `${person.name} accepted your invitation and can now sign in to the Investor Portal.`,
  ],
  link: { label: 'Open the account', url: `${env.PUBLIC_URL}/investor/admin/people/${person.id}` },
});
