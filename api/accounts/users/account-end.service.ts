import { getContact } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { formatLastDay } from '#api/platform/time-zones.ts';

/** What the owner of an account that ended reads at the sign-in and by email. */
export const describeEnd = (env: Env, endsAt: Date): string =>
  `Your access ended on ${formatLastDay(endsAt)}. If you still need it, ask us: ${getContact(env)}`;
