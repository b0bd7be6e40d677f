import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { prepare } from '../prepare.ts';
import type { CalendarSettings, SetCalendarSettingsInput } from './calendar-settings.entity.ts';
import { refuseUnknownZone } from '../platform/time-zones.ts';

const UNCHOSEN: CalendarSettings = {
  timeZone: null,
  hasInvitationEmails: true,
  hasDayBeforeReminder: true,
  hasHourBeforeReminder: false,
};

/** The columns of the table `calendar_setting as c`. */
export const settingColumns = [
  'c.time_zone as timeZone',
  'c.invitations as hasInvitationEmails',
  'c.day_before as hasDayBeforeReminder',
  'c.hour_before as hasHourBeforeReminder',
] as const;

const readSettings = prepare<{ accountId: string }>()((db, value) =>
  db.selectFrom('calendar_setting as c').select(settingColumns).where('c.account_id', '=', value('accountId')),
);

type Columns = { [Name in keyof CalendarSettings]: CalendarSettings[Name] | null };

/** The settings in the columns of a left join, or the defaults if there are none. */
export const toCalendarSettings = (columns: Columns): CalendarSettings =>
  columns.hasInvitationEmails === null ? UNCHOSEN : (columns as CalendarSettings);

/** Returns the viewer's settings, or the defaults. */
export async function readCalendarSettings(
  { em, viewer }: Context,
  settings?: CalendarSettings,
): Promise<CalendarSettings> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return settings ?? (await readSettings.first(em, { accountId: viewer.id })) ?? UNCHOSEN;
}

export async function setCalendarSettings(context: Context, input: SetCalendarSettingsInput): Promise<void> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const now = await readCalendarSettings(context);
  const timeZone = input.timeZone === undefined ? now.timeZone : input.timeZone || null;
  if (timeZone) refuseUnknownZone(timeZone);
  const row = {
    time_zone: timeZone,
    invitations: input.hasInvitationEmails ?? now.hasInvitationEmails,
    day_before: input.hasDayBeforeReminder ?? now.hasDayBeforeReminder,
    hour_before: input.hasHourBeforeReminder ?? now.hasHourBeforeReminder,
  };
  await em
    .getKysely<Database>()
    .insertInto('calendar_setting')
    .columns(['account_id', 'time_zone', 'invitations', 'day_before', 'hour_before'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          'id',
          eb.val(row.time_zone).as('time_zone'),
          eb.val(row.invitations).as('invitations'),
          eb.val(row.day_before).as('day_before'),
          eb.val(row.hour_before).as('hour_before'),
        ])
        .where('id', '=', viewer.id),
    )
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}
