import { getKysely } from '#api/kysely.ts';
import { selectApprovedAdmins } from '#api/accounts/users/user.query.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { isNoticed, type Limit } from '#api/platform/limits/attempts.ts';
import { makeUnusualReadingMail } from './reading.mails.ts';

// The alarm limits, well below the limits that refuse requests. A reader who exceeds one is reported to every
// administrator, once in each period.

export const unusual = {
  page: { name: 'unusual pages', atMost: 600, seconds: 600 },
  search: { name: 'unusual searches', atMost: 150, seconds: 600 },
  download: { name: 'unusual downloads', atMost: 100, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

/** Counts a page, a search or a download of the viewer. The first unusual one is recorded, and administrators get an email. */
export async function checkUnusual(context: Context, what: keyof typeof unusual, readerId: string): Promise<void> {
  const {
    services: { env },
  } = context;
  await context.em.transactional(async (em) => {
    const limit = unusual[what];
    if (!(await isNoticed(em, limit, readerId, env.LIMITS_SCALE))) return;
    const reader = await getKysely(em)
      .selectFrom('account')
      .select(['name', 'email', 'username'])
      .where('id', '=', readerId)
      .executeTakeFirst();
    if (!reader) return;
    const details = { what, minutes: limit.seconds / 60, atMost: Math.floor(limit.atMost * env.LIMITS_SCALE) };
    for (const admin of await selectApprovedAdmins(em).select(['name', 'email']).execute())
      await post(em, env, makeUnusualReadingMail(env, admin, reader, details));
    await record(context, em, { kind: 'reading.unusual', subjectId: readerId, details: details });
  });
}
