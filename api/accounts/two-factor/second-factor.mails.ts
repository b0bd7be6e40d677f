import type { Env } from '#api/platform/env.ts';
import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';

// The mails about changed second factors.

interface Person {
  name: string;
  email: string;
}

/** The mail texts by kind of change. */
const factorLabels = {
  'second_factor.added': 'An authenticator was added to your account. You now need its code to sign in.',
  'second_factor.removed': 'The authenticator was removed from your account. You no longer need its code to sign in.',
  'second_factor.codes_renewed': 'Your recovery codes were replaced. The old ones no longer work.',
  'passkey.added': 'A passkey was added to your account. You can sign in with it instead of your password.',
  'passkey.removed': 'A passkey was removed from your account. You can no longer sign in with it.',
};

export type FactorChange = keyof typeof factorLabels;

export const makeSecondFactorChangedMail = (env: Env, person: Person, kind: FactorChange): Mail => ({
  kind,
  to: person.email,
  subject: kind.startsWith('passkey') ? 'Your passkeys were changed' : 'Your second factor was changed',
  reason: 'you have an account with this email address',
  paragraphs: [makeGreeting(person), factorLabels[kind], 'If it was not you, choose a new password immediately.'],
  link: { label: 'Choose a new password', url: `${env.PUBLIC_URL}/auth?tab=forgot` },
});
