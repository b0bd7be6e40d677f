import ICAL from 'ical.js';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import { tellOfEvent } from '../events/event.notify.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from './query.ts';
import { makeContext, person, type TestApi } from './api.ts';

export interface PostedMail {
  kind: string;
  subject: string;
  text: string;
  method: string | null;
  calendar: string | null;
}

const CHANGE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
const CANCEL = `mutation ($input: CancelEventInput!) { cancelEvent(input: $input) { event { id } } }`;
const SETTINGS = `mutation ($input: SetCalendarSettingsInput!) { setCalendarSettings(input: $input) {
  viewer { calendarSettings { timeZone hasInvitationEmails hasDayBeforeReminder hasHourBeforeReminder } } } }`;
// Deletes the mails to one recipient from the outbox and returns them.
const TAKE = `with taken as (delete from mail where recipient = $1 returning *) select kind, subject, body_text as text,
  calendar_method as method, calendar_text as calendar from taken order by kind`;

/** Helpers for tests of event emails: invite people, send the due emails, and read what each person received. */
export function useEventMails(api: TestApi, settingsOfServer: Partial<Env> = {}) {
  const people = async (count: number, given: Partial<User> = {}): Promise<User[]> => {
    const em = api.em();
    const users = Array.from({ length: count }, () => makeUser(em, given));
    await em.flush();
    return users;
  };
  /** Runs two servers at once until all events are announced. */
  const tellAll = async (): Promise<void> => {
    const env = { ...makeContext(person.admin, api.em()).services.env, ...settingsOfServer };
    const server = async () => {
      while (await tellOfEvent(api.em(), env));
    };
    await Promise.all([server(), server()]);
  };
  const mailsTo = async ({ email }: User): Promise<PostedMail[]> => query<PostedMail>(api.em(), TAKE, [email]);
  return {
    people,
    tellAll,
    /** The emails to a person since the last call. */
    mailsTo,
    kinds: async (user: User) => (await mailsTo(user)).map(({ kind }) => kind),
    change: (id: string, input: object) => api.ask(person.admin, CHANGE, { input: { id, ...input } }),
    cancel: (id: string, reason = '', isWholeSeries = false) =>
      api.ask(person.admin, CANCEL, { input: { id, reason, isWholeSeries } }),
    settings: (user: User, input: object) => api.ask({ ...person.investor, id: user.id }, SETTINGS, { input }),
    entryOf: getEntry,
  };
}

/** The calendar entry in the iCalendar part of an email. */
function getEntry({ calendar, method }: PostedMail) {
  const component = new ICAL.Component(ICAL.parse(calendar!));
  const entry = component.getFirstSubcomponent('vevent')!;
  const value = (name: string) => String(entry.getFirstPropertyValue(name));
  if (component.getFirstPropertyValue('method') !== method) throw new Error('The file names another method.');
  return {
    method,
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    summary: value('summary'),
    attendee: value('attendee'),
    organizer: value('organizer'),
  };
}
