import { describe, expect, it } from 'vitest';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { useEventMails } from '#api/testing/event-mails.ts';
import { makeEvent } from './event.factory.ts';
import { remindOfEvents } from './event.remind.service.ts';
import { EventRestoreTestCreateDocument as CREATE_EVENT } from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const {
  services: { env },
} = makeContext(person.admin, api.em as never);

const { people, notifyAll, mailsTo, kinds, change, cancel, settings, getEntry } = useEventMails(api, {
  CALENDAR_ORGANIZER: { name: null, email: 'ir@ai.example' },
});

describe('an event', () => {
  it('is emailed once to each invited person, and to no one else', async () => {
    const [ada, bea] = await people(2);
    const [pending] = await people(1, { status: 'PENDING' as never });
    const id = await makeEvent(api.em(), {
      title: 'Canary for one',
      groupIds: [(await makeGroup(api.em(), [ada!, pending!])).id],
    });
    await notifyAll();
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'event.invited', subject: 'Invitation: Canary for one', method: 'REQUEST' });
    expect(getEntry(mail!)).toMatchObject({
      uid: `${id}@${new URL(env.PUBLIC_URL).hostname}`,
      status: 'CONFIRMED',
      attendee: `mailto:${ada!.email}`,
    });
    expect([await kinds(bea!), await kinds(pending!)]).toEqual([[], []]);
  });

  it('that is moved or canceled causes an email with the same UID and a higher SEQUENCE', async () => {
    const [ada, bea] = await people(2);
    const id = await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), [ada!, bea!])).id] });
    await notifyAll();
    const first = getEntry((await mailsTo(ada!))[0]!);
    await mailsTo(bea!);
    const says = 'mutation ($id: ID!) { respondToEvent(input: { id: $id, answer: NOT_GOING }) { event { id } } }';
    await api.execute({ ...person.investor, id: bea!.id }, says, { id });
    await change(id, { startsAt: '2031-05-07T10:00', endsAt: '2031-05-07T11:00' });
    await notifyAll();
    const [moved] = await mailsTo(ada!);
    expect(moved).toMatchObject({ kind: 'event.changed', subject: 'Changed: Quarterly call' });
    expect(moved!.text).toContain('Wednesday, May 7, 2031');
    expect(getEntry(moved!).uid).toBe(first.uid);
    expect(getEntry(moved!).sequence).toBeGreaterThan(first.sequence);
    expect(await kinds(bea!), 'who said no hears of no change').toEqual([]);

    await change(id, { capacity: 12 });
    await notifyAll();
    expect(await kinds(ada!), 'the seats are not what was mailed').toEqual([]);

    await cancel(id, 'The speaker is ill.');
    await notifyAll();
    const [off] = await mailsTo(ada!);
    expect(off!.text).toContain('The speaker is ill.');
    expect(getEntry(off!)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first.uid });
    expect(await kinds(bea!)).toEqual(['event.cancelled']);
  });

  it('is announced to people who join the group, and withdrawn without its content from people who leave', async () => {
    const [ada, bea] = await people(2);
    const group = await makeGroup(api.em(), [ada!]);
    await makeEvent(api.em(), { title: 'First title', groupIds: [group.id] });
    await notifyAll();
    const [mail] = await mailsTo(ada!);
    await query(api.em(), 'insert into account_group_member (group_id, account_id) values ($1, $2)', [
      group.id,
      bea!.id,
    ]);
    await query(api.em(), 'delete from account_group_member where account_id = $1', [ada!.id]);
    await query(api.em(), "update event_series set title = 'Second title' where title = 'First title'");
    await notifyAll();
    const [withdrawnMail] = await mailsTo(ada!);
    expect(withdrawnMail).toMatchObject({ kind: 'event.withdrawn', subject: 'An invitation was withdrawn' });
    expect(JSON.stringify(withdrawnMail)).not.toContain('title');
    expect(getEntry(withdrawnMail!)).toMatchObject({ method: 'CANCEL', uid: getEntry(mail!).uid });
    expect((await mailsTo(bea!)).map(({ subject }) => subject)).toEqual(['Invitation: Second title']);
    await query(api.em(), 'delete from account_group where id = $1', [group.id]);
    await notifyAll();
    expect(await kinds(bea!)).toEqual(['event.withdrawn']);
  });

  it('in a series is announced when it is the next date', async () => {
    const [ada] = await people(1);
    const groupIds = [(await makeGroup(api.em(), [ada!])).id];
    const input = {
      title: 'Every Monday',
      startsAt: '2031-05-05T10:00',
      endsAt: '2031-05-05T11:00',
      timeZone: 'UTC',
      recurrence: 'FREQ=WEEKLY;COUNT=5',
      groupIds,
    };
    const result = await api.run(person.admin, CREATE_EVENT, { input });
    await notifyAll();
    const first = await mailsTo(ada!);
    expect(first.map(({ text }) => /May \d+/.exec(text)![0])).toEqual(['May 5']);
    expect(first[0]!.text).toMatch(
      /Dates of the series: .*May 5, .*; .*May 12, .*; .*May 19, .*; .*May 26, .*; .*June 2, /,
    );
    await cancel(result.data.createEvent.event.id);
    await notifyAll();
    const mails = await mailsTo(ada!);
    expect(mails.map(({ kind, text }) => [kind, /May \d+/.exec(text)![0]])).toEqual([
      ['event.cancelled', 'May 5'],
      ['event.invited', 'May 12'],
    ]);
  });

  it('is emailed with the time in the reader’s zone and its own, except to people who turned invitation emails off', async () => {
    const [ada, bea] = await people(2);
    expect((await settings(ada!, { timeZone: 'Mars/Phobos' })).code).toBe('BAD_USER_INPUT');
    const chosen = await settings(ada!, { timeZone: 'Asia/Tokyo' });
    expect(chosen.data.setCalendarSettings.viewer.calendarSettings).toEqual({
      timeZone: 'Asia/Tokyo',
      hasInvitationEmails: true,
      hasDayBeforeReminder: true,
      hasHourBeforeReminder: false,
    });
    await settings(bea!, { hasInvitationEmails: false });
    await makeEvent(api.em(), {
      timeZone: 'America/New_York',
      groupIds: [(await makeGroup(api.em(), [ada!, bea!])).id],
    });
    await notifyAll();
    const [mail] = await mailsTo(ada!);
    expect(mail!.text).toContain(
      'When: Tuesday, May 6, 2031 at 23:00 (Asia/Tokyo)\nAt the event: Tuesday, May 6, 2031 at 10:00 (America/New_York)\nEnds: Wednesday, May 7, 2031 at 12:00 (Asia/Tokyo)',
    );
    expect(await kinds(bea!)).toEqual([]);
  });

  it('with more invited people than one run processes is emailed once to each of them', async () => {
    const many = await people(1_000);
    const emails = many.map(({ email }) => email);
    await makeEvent(api.em(), { title: 'For all' });
    await notifyAll();
    const count =
      "select count(*)::int as all, count(distinct recipient)::int as each from mail where recipient = any($1) and subject like '%For all'";
    expect(await query(api.em(), count, [emails])).toEqual([{ all: 1_000, each: 1_000 }]);
    await query(api.em(), 'delete from account where id = any($1)', [many.map(({ id }) => id)]);
  });
});

/** Creates an event that starts in `minutes` and was announced three days ago. */
async function soon(minutes: number, users: User[]): Promise<string> {
  const id = await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), users)).id] });
  const sql = `update event set starts_at = now() + make_interval(mins => $2), ends_at = now() + interval '3 days',
    updated_at = now() - interval '3 days', untold = false where id = $1`;
  await query(api.em(), sql, [id, minutes]);
  return id;
}
const remindAll = () => Promise.all([remindOfEvents(api.em(), env), remindOfEvents(api.em(), env)]);

describe('a reminder', () => {
  it('is sent once, according to each person’s settings, and not to people who declined', async () => {
    const [usual, early, never, no] = await people(4);
    await settings(early!, { hasDayBeforeReminder: false, hasHourBeforeReminder: true });
    await settings(never!, { hasDayBeforeReminder: false });
    const id = await soon(20 * 60, [usual!, early!, never!, no!]);
    await api.execute(
      { ...person.investor, id: no!.id },
      'mutation ($id: ID!) { respondToEvent(input: { id: $id, answer: NOT_GOING }) { event { id } } }',
      { id },
    );
    await remindAll();
    await remindAll();
    expect((await mailsTo(usual!)).map(({ subject }) => subject)).toEqual(['Tomorrow: Quarterly call']);
    expect([await kinds(early!), await kinds(never!), await kinds(no!)]).toEqual([[], [], []]);
    await soon(40, [early!]);
    await remindAll();
    expect((await mailsTo(early!)).map(({ subject }) => subject)).toEqual(['In an hour: Quarterly call']);
  });

  it('reaches the others if that of one person cannot be made', async () => {
    const [first, broken, last] = await people(3);
    await soon(20 * 60, [first!, broken!, last!]);
    await settings(broken!, { timeZone: 'Europe/Berlin' });
    await query(api.em(), "update calendar_setting set time_zone = 'Mars/Olympus' where account_id = $1", [broken!.id]);
    await expect(remindOfEvents(api.em(), env)).rejects.toThrow(`the reminder of ${broken!.id}`);
    for (const each of [first!, last!]) expect(await mailsTo(each)).toHaveLength(1);
    expect(await mailsTo(broken!)).toEqual([]);
    // A time zone that this server does not know yet.
    await query(api.em(), 'update calendar_setting set time_zone = null where account_id = $1', [broken!.id]);
    await remindAll();
    expect(await mailsTo(broken!)).toHaveLength(1);
    for (const each of [first!, last!]) expect(await mailsTo(each)).toEqual([]);
  });

  it('arrives from the first minute of the day before until the last before the event', async () => {
    const [day, lastDay, hour, lastHour] = await people(4);
    for (const user of [hour!, lastHour!])
      await settings(user, { hasDayBeforeReminder: false, hasHourBeforeReminder: true });
    await soon(24 * 60 - 1, [day!]);
    await soon(24 * 60 + 5, [day!]);
    await soon(65, [lastDay!]);
    await soon(59, [hour!]);
    await soon(5, [lastHour!]);
    await remindAll();
    const subjects = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject);
    for (const user of [day!, lastDay!]) expect(await subjects(user)).toEqual(['Tomorrow: Quarterly call']);
    for (const user of [hour!, lastHour!]) expect(await subjects(user)).toEqual(['In an hour: Quarterly call']);
  });

  it('is not sent for events that are canceled, have begun or were announced only just now', async () => {
    const [ada] = await people(1);
    await query(api.em(), "update event set status = 'CANCELED' where id = $1", [await soon(20 * 60, [ada!])]);
    await soon(-5, [ada!]);
    await query(api.em(), 'update event set updated_at = now() where id = $1', [await soon(20 * 60, [ada!])]);
    await remindAll();
    expect(await kinds(ada!)).toEqual([]);
  });
});
