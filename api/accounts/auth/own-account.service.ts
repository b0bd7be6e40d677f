import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { CalendarSettings } from '#api/portal/events/calendar-settings.type.ts';
import { settingColumns, toCalendarSettings } from '#api/portal/events/calendar.settings.service.ts';
import { prepare } from '#api/kysely.ts';
import { type Factors, selectFactors } from '../two-factor/second-factor.service.ts';
import { selectUsers, type UserRow } from '../users/user.service.ts';

interface OwnAccount extends UserRow {
  factors: Factors;
  calendar: CalendarSettings;
}

const readAccount = prepare<{ id: string }>()((db, value) =>
  selectUsers(db)
    .leftJoin('calendar_setting as c', 'c.accountId', 'account.id')
    .select(settingColumns)
    .select(({ ref }) => selectFactors(ref('account.id')))
    .where('account.id', '=', value('id')),
);

/** The account of the viewer, with its second factors and calendar settings: every page of the portal shows them. */
export async function readOwnAccount({ em, viewer }: Context): Promise<OwnAccount> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const row = (await readAccount.first(em, { id: viewer.id })) ?? fail('UNAUTHENTICATED');
  const { hasAuthenticator, hasPasskey, recoveryCodeCount } = row;
  const { timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder, ...account } = row;
  return {
    ...account,
    factors: { hasAuthenticator, hasPasskey, recoveryCodeCount },
    calendar: toCalendarSettings({ timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder }),
  };
}
