import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { CalendarSettings } from '../events/calendar-settings.type.ts';
import { settingColumns, toCalendarSettings } from '../events/calendar.settings.service.ts';
import { prepare } from '../prepare.ts';
import { readOwnSessions, type SessionRows } from '../sessions/session.list.service.ts';
import { type Factors, selectFactors } from '../two-factor/second-factor.service.ts';
import { readViewer, selectUsers, type UserRow } from '../users/user.service.ts';

/** The account of the viewer with what its field resolvers would read after it. */
interface OwnAccount extends UserRow {
  factors?: Factors;
  calendar?: CalendarSettings;
  ownSessions?: SessionRows;
}

const readAccount = prepare<{ id: string }>()((db, value) =>
  selectUsers(db)
    .leftJoin('calendar_setting as c', 'c.accountId', 'account.id')
    .select(settingColumns)
    .select(({ ref }) => selectFactors(ref('account.id')))
    .where('account.id', '=', value('id')),
);

/** The account of the viewer. Reads the requested fields at once: every page of the portal shows them. */
export async function readOwnAccount(context: Context, fields: ReadonlySet<string>): Promise<OwnAccount> {
  const reads = fields.has('secondFactor') || fields.has('calendarSettings') ? readDetails : readViewer;
  const [account, ownSessions] = await Promise.all([
    reads(context),
    fields.has('sessions') ? readOwnSessions(context) : undefined,
  ]);
  return { ...account, ...(ownSessions && { ownSessions }) };
}

async function readDetails({ em, viewer }: Context): Promise<OwnAccount> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const row = (await readAccount.first(em, { id: viewer.id })) ?? fail('UNAUTHENTICATED');
  const { hasAuthenticator, hasPasskey, recoveryCodesLeft } = row;
  const { timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder, ...account } = row;
  return {
    ...account,
    factors: { hasAuthenticator, hasPasskey, recoveryCodesLeft },
    calendar: toCalendarSettings({ timeZone, hasInvitationEmails, hasDayBeforeReminder, hasHourBeforeReminder }),
  };
}
