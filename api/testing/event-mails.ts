import ICAL from 'ical.js';
import type { User } from '../accounts/users/user.entity.ts';
import { makeUser } from '../accounts/users/user.factory.ts';
import { notifyOfEvent } from '../portal/events/event.notify.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from './query.ts';
import { makeContext, person, type TestApi } from './api.ts';
import {
  EventMailsTestCancelDocument as CANCEL,
  EventMailsTestChangeDocument as CHANGE,
  EventMailsTestSettingsDocument as SETTINGS,
} from '#graphql/generated/tests-portal-events.ts';

export interface PostedMail {
  kind: string;
  subject: string;
  text: string;
  method: string | null;
  calendar: string | null;
}

// Takes the emails to one address out of the outbox.
const TAKE = `with taken as (delete from mail where recipient = $1 returning *) select kind, subject, body_text as text,
  calendar_method as method, calendar_text as calendar from taken order by kind`;

/** The actions of tests of event emails: invite people, send what is due, and read what each person received. */
export function useEventMails(api: TestApi, settingsOfServer: Partial<Env> = {}) {
  const people = async (count: number, overrides: Partial<User> = {}): Promise<User[]> => {
    const em = api.em();
    const users = Array.from({ length: count }, () => makeUser(em, overrides));
    await em.flush();
    return users;
  };
  /** Two servers at the same time, until no event is left to announce. */
  const notifyAll = async (): Promise<void> => {
    const env = { ...makeContext(person.admin, api.em()).services.env, ...settingsOfServer };
    const server = async () => {
      while (await notifyOfEvent(api.em(), env));
    };
    await Promise.all([server(), server()]);
  };
  const mailsTo = async ({ email }: User): Promise<PostedMail[]> => query<PostedMail>(api.em(), TAKE, [email]);
  return {
    people,
    notifyAll,
    /** The emails to a person since the last call. */
    mailsTo,
    kinds: async (user: User) => (await mailsTo(user)).map(({ kind }) => kind),
    change: (id: string, input: object) => api.run(person.admin, CHANGE, { input: { id, ...input } }),
    cancel: (id: string, reason = '', isWholeSeries = false) =>
      api.run(person.admin, CANCEL, { input: { id, reason, isWholeSeries } }),
    settings: (user: User, input: object) => api.run({ ...person.investor, id: user.id }, SETTINGS, { input }),
    getEntry,
    getEntries,
  };
}

/** All dates in the calendar part of an email. */
const getEntries = ({ calendar }: PostedMail) =>
  new ICAL.Component(ICAL.parse(calendar!)).getAllSubcomponents('vevent').map((entry) => ({
    uid: String(entry.getFirstPropertyValue('uid')),
    start: String(entry.getFirstPropertyValue('dtstart')),
    status: String(entry.getFirstPropertyValue('status')),
    summary: String(entry.getFirstPropertyValue('summary')),
  }));

/** The calendar part of an email. */
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
