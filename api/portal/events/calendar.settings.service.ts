import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { prepare } from '#api/kysely.ts';
import { lockOwner } from '#api/accounts/users/user.query.ts';
import { CalendarSetting } from './calendar-setting.entity.ts';
import type { CalendarSettings, SetCalendarSettingsInput } from './calendar-settings.type.ts';
import { refuseUnknownZone } from '#api/platform/time-zones.ts';

const UNCHOSEN: CalendarSettings = {
  timeZone: null,
  hasInvitationEmails: true,
  hasDayBeforeReminder: true,
  hasHourBeforeReminder: false,
};

/** The columns of the table `calendar_setting as c`. */
export const settingColumns = [
  'c.timeZone',
  'c.invitations as hasInvitationEmails',
  'c.dayBefore as hasDayBeforeReminder',
  'c.hourBefore as hasHourBeforeReminder',
] as const;

const readSettings = prepare<{ accountId: string }>()((db, value) =>
  db.selectFrom('calendar_setting as c').select(settingColumns).where('c.accountId', '=', value('accountId')),
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
  if (input.timeZone) refuseUnknownZone(input.timeZone);
  const given = {
    timeZone: input.timeZone === undefined ? undefined : input.timeZone || null,
    invitations: input.hasInvitationEmails ?? undefined,
    dayBefore: input.hasDayBeforeReminder ?? undefined,
    hourBefore: input.hasHourBeforeReminder ?? undefined,
  };
  // Only the given settings are written: another one may be set in a second window at the same time.
  const names = Object.keys(given) as (keyof typeof given)[];
  const onConflictMergeFields = names.filter((name) => given[name] !== undefined);
  if (onConflictMergeFields.length === 0) return;
  const { timeZone = null, invitations = true, dayBefore = true, hourBefore = false } = given;
  const row = { accountId: viewer.id, timeZone, invitations, dayBefore, hourBefore };
  await em.transactional(async (em) => {
    if (await lockOwner(em, viewer.id)) await em.upsert(CalendarSetting, row, { onConflictMergeFields });
  });
}
