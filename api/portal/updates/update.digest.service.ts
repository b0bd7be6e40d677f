import type { FilterQuery, SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, Nullable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { getKysely } from '#api/kysely.ts';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import type { Database } from '#api/entities.ts';
import { claimDigestedNotices, recordNotices } from '../documents/document.notice.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { anyOf, now, recordsAs } from '#api/platform/database/sql.ts';
import { UpdateSetting } from './update-setting.entity.ts';
import { makeDigestMail, type Postman } from './update.mails.ts';
import { isInAudience, isPublished } from './update.policy.ts';

const HOUR = 8;
const TITLES_AT_MOST = 50;
const BATCH = 200;

/** The most recent 8 a.m. in a time zone; for weekly digests, on a Monday. */
export function getNextMorning(mails: 'DAILY' | 'WEEKLY', zone: string, now: Date): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const back = mails === 'WEEKLY' ? there.dayOfWeek - 1 : 0;
  const at8 = (days: number) =>
    there
      .toPlainDate()
      .subtract({ days })
      .toZonedDateTime({ timeZone: zone, plainTime: `0${HOUR}:00` });
  const morning = at8(back);
  const isAhead = morning.epochMilliseconds > now.getTime();
  return new Date((isAhead ? at8(back + (mails === 'WEEKLY' ? 7 : 1)) : morning).epochMilliseconds);
}

const getZone = (eb: ExpressionBuilder<Database & { c: Nullable<Database['calendar_setting']> }, 'c'>) =>
  eb.fn.coalesce('c.timeZone', eb.cast<string>(eb.val('UTC'), 'text'));

/** The time zones of the accounts that receive digests, and the current time of the database. */
const readClocks = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('update_setting as s')
    .leftJoin('calendar_setting as c', 'c.accountId', 's.accountId')
    .select((eb) => ['s.mails', getZone(eb).as('zone'), now().as('now')])
    .distinct()
    .where('s.mails', 'in', ['DAILY', 'WEEKLY'])
    .$narrowType<{ mails: 'DAILY' | 'WEEKLY' }>()
    .execute();

interface Morning {
  mails: 'DAILY' | 'WEEKLY';
  zone: string;
  morning: Date;
}

/** The accounts whose morning has come since their last digest, or since they chose to receive digests. */
const readDue = (em: SqlEntityManager, mornings: Morning[]) =>
  getKysely(em)
    .selectFrom(recordsAs(mornings, 'k', { mails: 'text', zone: 'text', morning: 'timestamptz' }))
    .innerJoin('update_setting as s', (join) =>
      join
        .onRef('s.mails', '=', 'k.mails')
        .onRef('s.chosenAt', '<', 'k.morning')
        .on((eb) => eb.fn.coalesce(eb('s.digestedAt', '<', eb.ref('k.morning')), eb.lit(true))),
    )
    .leftJoin('calendar_setting as c', 'c.accountId', 's.accountId')
    .innerJoin('account as a', 'a.id', 's.accountId')
    .select(['a.id', 'a.name', 'a.email', 'k.morning'])
    .where(isApprovedInvestor('a'))
    .where((eb) => eb(getZone(eb), '=', eb.ref('k.zone')))
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

/** Records that an account received the digest of a morning. A second server waits for the first and gets false. */
async function claimMorning(em: SqlEntityManager, accountId: string, morning: Date): Promise<boolean> {
  const isOlder = { $or: [{ digestedAt: null }, { digestedAt: { $lt: morning } }] };
  const due: FilterQuery<UpdateSetting> = { accountId, mails: { $in: ['DAILY', 'WEEKLY'] }, ...isOlder };
  return (await em.nativeUpdate(UpdateSetting, due, { digestedAt: morning })) > 0;
}

/** Marks the updates that an account can currently see as mailed. Returns the ids of those that were not yet marked. */
async function claimNewUpdates(em: SqlEntityManager, accountId: string): Promise<string[]> {
  const rows = await getKysely(em)
    .insertInto('investor_update_told')
    .columns(['updateId', 'accountId'])
    .expression((eb) =>
      eb
        .selectFrom('update_setting as s')
        .innerJoin('account as a', 'a.id', 's.accountId')
        .innerJoin('investor_update as u', (join) =>
          join.on(isPublished).onRef('u.publishedAt', '>', 's.chosenAt').on(isInAudience),
        )
        .select(['u.id', 'a.id as accountId'])
        .where('s.accountId', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['updateId', 'accountId'])
        .doUpdateSet({ isOutdated: false })
        .where((eb) => eb.ref('investor_update_told.isOutdated')),
    )
    .returning('updateId')
    .execute();
  return rows.map((row) => row.updateId);
}

const readTitles = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em)
    .selectFrom('investor_update')
    .select(['id', 'title'])
    .where('id', '=', anyOf(ids))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(TITLES_AT_MOST)
    .execute();

/** Mails each due digest once, and none without a new update or document. Returns the number of due digests. */
export async function digestUpdates(em: SqlEntityManager, postman: Postman): Promise<number> {
  const clocks = await readClocks(em);
  if (clocks.length === 0) return 0;
  const mornings = clocks.map(({ mails, zone, now }) => {
    return { mails, zone, morning: getNextMorning(mails, zone, now) };
  });
  const due = await readDue(em, mornings);
  for (const { morning, ...reader } of due)
    await em.transactional(async (em) => {
      if (!(await claimMorning(em, reader.id, morning))) return;
      const ids = await claimNewUpdates(em, reader.id);
      const documents = await claimDigestedNotices(em, reader.id);
      if (ids.length + documents.length === 0) return;
      await recordNotices(em, reader.id, documents);
      const updates = await readTitles(em, ids);
      const digest = { updates, more: ids.length - updates.length, documents };
      await post(em, postman.env, makeDigestMail(postman, reader, digest));
    });
  return due.length;
}
