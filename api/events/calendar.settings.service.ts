import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import type { CalendarSettings, SetCalendarSettingsInput } from './calendar-settings.entity.ts';
import { refuseUnknownZone } from './event.times.ts';

const UNCHOSEN: CalendarSettings = {
  timeZone: null,
  hasInvitationEmails: true,
  hasDayBeforeReminder: true,
  hasHourBeforeReminder: false,
};

const READ = `select time_zone as "timeZone", invitations as "hasInvitationEmails", day_before as "hasDayBeforeReminder",
    hour_before as "hasHourBeforeReminder"
  from calendar_setting where account_id = $1`;
const SAVE = `insert into calendar_setting (account_id, time_zone, invitations, day_before, hour_before)
  select id, $2, $3, $4, $5 from account where id = $1
  on conflict (account_id) do update set time_zone = excluded.time_zone, invitations = excluded.invitations,
    day_before = excluded.day_before, hour_before = excluded.hour_before`;

/** The settings of the viewer, or the defaults. */
export async function readCalendarSettings({ em, viewer }: Context): Promise<CalendarSettings> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const [row] = await query<CalendarSettings>(em, READ, [viewer.id]);
  return row ?? UNCHOSEN;
}

/** Changes the given settings. */
export async function setCalendarSettings(context: Context, input: SetCalendarSettingsInput): Promise<void> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const now = await readCalendarSettings(context);
  const timeZone = input.timeZone === undefined ? now.timeZone : input.timeZone || null;
  if (timeZone) refuseUnknownZone(timeZone);
  await query(em, SAVE, [
    viewer.id,
    timeZone,
    input.hasInvitationEmails ?? now.hasInvitationEmails,
    input.hasDayBeforeReminder ?? now.hasDayBeforeReminder,
    input.hasHourBeforeReminder ?? now.hasHourBeforeReminder,
  ]);
}
