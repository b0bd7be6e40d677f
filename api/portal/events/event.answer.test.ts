import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { DataEntry } from '#api/accounts/auth/account-export.query.ts';
import { exportOwnData } from '#api/accounts/auth/account-export.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { assignDueSeats } from './event.answer.service.ts';
import { exportAttendance } from './event.attendance.service.ts';
import { makeEvent } from './event.factory.ts';
import {
  EventAnswerTestCanDocument as CAN,
  EventAnswerTestUpdateDocument as UPDATE,
  EventAnswerTestAnswerDocument as ANSWER,
  EventAnswerTestReadDocument as READ,
  type EventAnswer,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();

async function people(count: number, values: Partial<User> = {}) {
  const em = api.em();
  const users = Array.from({ length: count }, () => makeUser(em, values));
  await em.flush();
  const viewers = users.map(({ id, name }): Viewer => ({ ...person.investor, id, name }));
  return { users, viewers };
}
const answer = (viewer: Viewer, id: string, value: EventAnswer) => api.run(viewer, ANSWER, { id, answer: value });
const attendance = async (id: string) => (await api.run(person.admin, READ, { id })).data.event!.attendance;
const getOwn = async (viewer: Viewer, id: string) => (await api.run(viewer, READ, { id })).data.event!.ownAnswer;
const readAttendance = async (id: string) => text(await exportAttendance(makeContext(person.admin, api.em()), id));
const mailsTo = async ({ email }: User) =>
  query<{ subject: string; text: string }>(
    api.em(),
    "select subject, body_text as text from mail where recipient = $1 and kind = 'event.seat_free'",
    [email],
  );

describe('an answer', () => {
  it('is part of its owner’s data export, with the event’s title only while the owner is invited', async () => {
    const { viewers, users } = await people(1);
    const group = await makeGroup(api.em(), users);
    await answer(viewers[0]!, await makeEvent(api.em(), { title: 'Canary', groupIds: [group.id] }), 'GOING');
    const exported = async () => {
      const facts = await exportOwnData(makeContext(viewers[0]!, api.em()));
      const entries: DataEntry[] = await Readable.from(facts).toArray();
      return entries.filter(({ area }) => area === 'eventAnswers').map(({ facts }) => facts);
    };
    expect(await exported()).toEqual([{ event: 'Canary', answer: 'GOING', waiting: false }]);
    await query(api.em(), 'delete from account_group_member where group_id = $1', [group.id]);
    expect(await exported()).toEqual([{ event: null, answer: 'GOING', waiting: false }]);
  });

  it('requires sign-in, and is not found for people who are not invited', async () => {
    const { viewers, users } = await people(2);
    const id = await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), users.slice(0, 1))).id] });
    expect((await answer(person.visitor, id, 'GOING')).code).toBe('UNAUTHENTICATED');
    expect((await answer(viewers[1]!, id, 'GOING')).code).toBe('NOT_FOUND');
    expect((await answer(viewers[0]!, id, 'GOING')).data.respondToEvent.event.ownAnswer!.answer).toBe('GOING');
    expect((await answer(viewers[0]!, 'evt_nothing', 'GOING')).code).toBe('NOT_FOUND');
  });

  it('is visible to its owner; only administrators can see the other answers', async () => {
    const { viewers } = await people(2);
    const id = await makeEvent(api.em());
    await answer(viewers[0]!, id, 'GOING');
    expect(await getOwn(viewers[0]!, id)).toEqual({ answer: 'GOING', isWaiting: false, ahead: null });
    await answer(viewers[0]!, id, 'MAYBE');
    const { data } = await answer(viewers[1]!, id, 'NOT_GOING');
    expect(data.respondToEvent.event).toMatchObject({
      ownAnswer: { answer: 'NOT_GOING', isWaiting: false },
      attendance: null,
      seatsLeft: null,
    });
    expect(await attendance(id)).toEqual({ going: 0, waiting: 0, maybe: 1, notGoing: 1 });
  });

  it('is refused after the event has begun or was canceled', async () => {
    const { viewers } = await people(1);
    const begun = await makeEvent(api.em(), { startsWall: '2021-01-01T10:00' });
    expect((await answer(viewers[0]!, begun, 'GOING')).code).toBe('CONFLICT');
    const off = await makeEvent(api.em());
    await api.execute(person.admin, 'mutation ($id: ID!) { cancelEvent(input: { id: $id }) { event { id } } }', {
      id: off,
    });
    expect((await answer(viewers[0]!, off, 'GOING')).code).toBe('CONFLICT');
  });

  it('is on the waiting list if no seat is free; the first person on the list gets the next seat and one email', async () => {
    const { viewers, users } = await people(3);
    const id = await makeEvent(api.em(), { capacity: 1 });
    for (const viewer of viewers) await answer(viewer, id, 'GOING');
    expect(await getOwn(viewers[1]!, id)).toEqual({ answer: 'GOING', isWaiting: true, ahead: 0 });
    expect(await getOwn(viewers[2]!, id)).toEqual({ answer: 'GOING', isWaiting: true, ahead: 1 });
    await answer(viewers[1]!, id, 'GOING');
    expect(await getOwn(viewers[1]!, id)).toMatchObject({ ahead: 0 });
    await answer(viewers[0]!, id, 'NOT_GOING');
    expect(await getOwn(viewers[1]!, id)).toEqual({ answer: 'GOING', isWaiting: false, ahead: null });
    expect(await mailsTo(users[1]!)).toHaveLength(1);
    await answer(viewers[0]!, id, 'GOING');
    expect(await getOwn(viewers[0]!, id)).toMatchObject({ isWaiting: true, ahead: 1 });
    expect((await api.run(person.admin, UPDATE, { id })).data.updateEvent.event.seatsLeft).toBe(0);
    expect(await getOwn(viewers[2]!, id)).toMatchObject({ isWaiting: false });
    expect(await mailsTo(users[2]!)).toHaveLength(1);
  });

  it('to a whole series answers each date that takes place and has not started, and waits where no seat is free', async () => {
    const { viewers, users } = await people(2);
    const [own, other] = viewers as [Viewer, Viewer];
    const dates = await makeDates(await makeGroup(api.em(), users), 4);
    const ids = dates.map(({ id }) => id);
    await query(api.em(), 'update event set starts_at = $2 where id = $1', [ids[0], new Date(0)]);
    await query(api.em(), "update event set status = 'CANCELED' where id = $1", [ids[1]]);
    await answer(other, ids[3]!, 'GOING');
    const single = await makeEvent(api.em());
    const input = { answer: 'GOING', isWholeSeries: true } as const;
    const { data } = await api.run(own, ANSWER, { id: ids[2]!, ...input });
    expect(data.respondToEvent.event).toMatchObject({ seatsLeft: 0, waitingCount: 0, ownAnswer: { isWaiting: false } });
    const answers = await Promise.all([...ids, single].map((id) => getOwn(own, id)));
    expect(answers.map((each) => each && [each.answer, each.isWaiting])).toEqual([
      null,
      null,
      ['GOING', false],
      ['GOING', true],
      null,
    ]);
    expect((await api.run(own, ANSWER, { id: ids[0]!, ...input })).code, 'a date that has started').toBe('CONFLICT');
    const stranger = (await people(1)).viewers[0]!;
    expect((await api.run(stranger, ANSWER, { id: ids[2]!, ...input })).code).toBe('NOT_FOUND');
    await api.run(own, ANSWER, { id: single, answer: 'MAYBE', isWholeSeries: true });
    expect(await getOwn(own, ids[3]!)).toMatchObject({ answer: 'GOING' });
  });

  it('that declines all dates of a series gives their seats to the next person, who gets one email with all dates', async () => {
    const { viewers, users } = await people(2);
    const [own, next] = viewers as [Viewer, Viewer];
    const [first, ...others] = await makeDates(await makeGroup(api.em(), users), 3);
    for (const viewer of [own, next])
      await api.run(viewer, ANSWER, { id: first!.id, answer: 'GOING', isWholeSeries: true });
    await api.run(own, ANSWER, { id: first!.id, answer: 'NOT_GOING', isWholeSeries: true });
    for (const { id } of [first!, ...others]) expect(await getOwn(next, id)).toMatchObject({ isWaiting: false });
    const [mail, ...more] = await mailsTo(users[1]!);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('You have a seat on 3 dates: Calls');
    for (const day of ['May 6, 2031', 'May 13, 2031', 'May 20, 2031']) expect(mail!.text).toContain(day);
    expect(await mailsTo(users[0]!)).toEqual([]);
  });

  it('given by many people at once never assigns a seat twice', async () => {
    const { viewers } = await people(12);
    const id = await makeEvent(api.em(), { capacity: 5 });
    await Promise.all(viewers.map((viewer) => answer(viewer, id, 'GOING')));
    expect(await attendance(id)).toMatchObject({ going: 5, waiting: 7 });
    const own = await Promise.all(viewers.map(async (viewer) => ({ viewer, ...(await getOwn(viewer, id)) })));
    await Promise.all(own.filter(({ isWaiting }) => !isWaiting).map(({ viewer }) => answer(viewer, id, 'NOT_GOING')));
    expect(await attendance(id)).toMatchObject({ going: 5, waiting: 2, notGoing: 5 });
  });
});

/** Two servers at the same time, until the seats of all events are assigned. */
async function assignAll() {
  const { env } = makeContext(person.admin, api.em()).services;
  const server = async () => {
    while (await assignDueSeats(api.em(), env));
  };
  await Promise.all([server(), server()]);
}

/** A series for a group, with one seat on each date. */
async function makeDates(group: { id: string }, count: number) {
  const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
  const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:00', timeZone: 'Europe/Berlin' };
  const input = {
    title: 'Calls',
    ...times,
    capacity: 1,
    groupIds: [group.id],
    recurrence: `FREQ=WEEKLY;COUNT=${count}`,
  };
  const { data } = await api.execute(person.admin, create, { input });
  return query<{ id: string }>(
    api.em(),
    'select id from event where series_id = (select series_id from event where id = $1) order by starts_at',
    [(data as { createEvent: { event: { id: string } } }).createEvent.event.id],
  );
}

describe('the seat of a person who can no longer attend', () => {
  /** One seat: Ada has it, Bea and Cleo wait. */
  async function fullEvent() {
    const { users, viewers } = await people(3);
    const group = await makeGroup(api.em(), users);
    const id = await makeEvent(api.em(), { capacity: 1, groupIds: [group.id] });
    for (const viewer of viewers) await answer(viewer, id, 'GOING');
    return { id, group, users, viewers };
  }
  type FullEvent = Awaited<ReturnType<typeof fullEvent>>;
  const setStatus = (user: User, status: string) =>
    query(api.em(), 'update account set status = $2 where id = $1', [user.id, status]);
  const leaveGroup = (user: User, group: { id: string }) =>
    query(api.em(), 'delete from account_group_member where account_id = $1 and group_id = $2', [user.id, group.id]);

  it.each<[string, (event: FullEvent) => Promise<unknown>]>([
    ['is suspended', ({ users }) => setStatus(users[0]!, 'SUSPENDED')],
    ['deletes the account', ({ users }) => query(api.em(), 'delete from account where id = $1', [users[0]!.id])],
    ['leaves the group', ({ users, group }) => leaveGroup(users[0]!, group)],
  ])('goes to the first person on the waiting list when the person %s', async (_how, lose) => {
    const event = await fullEvent();
    const { id, users, viewers } = event;
    await lose(event);
    await assignAll();
    expect(await getOwn(viewers[1]!, id)).toEqual({ answer: 'GOING', isWaiting: false, ahead: null });
    expect(await getOwn(viewers[2]!, id)).toEqual({ answer: 'GOING', isWaiting: true, ahead: 0 });
    expect([await mailsTo(users[1]!), await mailsTo(users[2]!)].map((mails) => mails.length)).toEqual([1, 0]);
    expect(await attendance(id)).toMatchObject({ going: 1, waiting: 1 });
  });

  it('is assigned on each date of a series when the number of seats grows, in the order of each waiting list', async () => {
    const { users, viewers } = await people(4);
    const dates = await makeDates(await makeGroup(api.em(), users), 3);
    const [ada, bea, cleo, dora] = viewers as [Viewer, Viewer, Viewer, Viewer];
    const lines = [[ada, bea, cleo, dora], [dora, cleo, bea], [ada]];
    for (const [number, line] of lines.entries())
      for (const viewer of line) await answer(viewer, dates[number]!.id, 'GOING');
    await api.run(person.admin, UPDATE, { id: dates[1]!.id });
    const going = [];
    for (const { id } of dates) going.push(await attendance(id));
    expect(going).toMatchObject([
      { going: 2, waiting: 2 },
      { going: 2, waiting: 1 },
      { going: 1, waiting: 0 },
    ]);
    expect(await getOwn(bea, dates[0]!.id)).toMatchObject({ isWaiting: false });
    expect(await getOwn(cleo, dates[1]!.id)).toMatchObject({ isWaiting: false });
    expect(await getOwn(cleo, dates[0]!.id)).toMatchObject({ isWaiting: true, ahead: 0 });
    const mails = await Promise.all(users.map(mailsTo));
    expect(mails.map(({ length }) => length)).toEqual([0, 1, 1, 0]);
  });

  it('is assigned on each date of a series, and only on the dates that the person wanted to attend', async () => {
    const { users, viewers } = await people(2);
    const group = await makeGroup(api.em(), users);
    const dates = await makeDates(group, 3);
    expect(dates).toHaveLength(3);
    for (const { id } of dates.slice(0, 2)) for (const viewer of viewers) await answer(viewer, id, 'GOING');
    await setStatus(users[0]!, 'SUSPENDED');
    await assignAll();
    for (const { id } of dates.slice(0, 2)) {
      expect(await getOwn(viewers[1]!, id)).toEqual({ answer: 'GOING', isWaiting: false, ahead: null });
      expect(await attendance(id)).toMatchObject({ going: 1, waiting: 0 });
    }
    expect(await attendance(dates[2]!.id)).toMatchObject({ going: 0, waiting: 0 });
    expect(await mailsTo(users[1]!)).toHaveLength(2);
  });

  it('does not go to a person on the waiting list who cannot attend either', async () => {
    const { id, users, viewers } = await fullEvent();
    await setStatus(users[1]!, 'SUSPENDED');
    expect(await getOwn(viewers[2]!, id)).toMatchObject({ isWaiting: true, ahead: 0 });
    await answer(viewers[0]!, id, 'NOT_GOING');
    expect(await getOwn(viewers[2]!, id)).toMatchObject({ isWaiting: false });
    expect(await mailsTo(users[1]!)).toEqual([]);
    expect(await attendance(id)).toMatchObject({ going: 1, waiting: 0, notGoing: 1 });
  });

  it('is not returned while another person has it; a reinstated person is first on the waiting list', async () => {
    const { id, users, viewers } = await fullEvent();
    await setStatus(users[0]!, 'SUSPENDED');
    await assignAll();
    await setStatus(users[0]!, 'APPROVED');
    await assignAll();
    expect(await attendance(id)).toMatchObject({ going: 1, waiting: 2 });
    expect(await getOwn(viewers[0]!, id)).toMatchObject({ isWaiting: true, ahead: 0 });
    await answer(viewers[1]!, id, 'NOT_GOING');
    expect(await getOwn(viewers[0]!, id)).toMatchObject({ isWaiting: false });
  });

  it('goes to the next person at once when an administrator changes the audience', async () => {
    const { id, users, viewers } = await fullEvent();
    const rest = await makeGroup(api.em(), users.slice(1));
    const input = { id, groupIds: [rest.id] };
    const says = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
    await api.execute(person.admin, says, { input });
    expect(await attendance(id)).toMatchObject({ going: 1, waiting: 1 });
    expect(await getOwn(viewers[1]!, id)).toMatchObject({ isWaiting: false });
  });

  it('goes to the next person after a canceled event is restored', async () => {
    const { id, users, viewers } = await fullEvent();
    await api.execute(person.admin, 'mutation ($id: ID!) { cancelEvent(input: { id: $id }) { event { id } } }', { id });
    await setStatus(users[0]!, 'SUSPENDED');
    await assignAll();
    expect(await getOwn(viewers[1]!, id)).toMatchObject({ isWaiting: true });
    await api.execute(person.admin, 'mutation ($id: ID!) { restoreEvent(input: { id: $id }) { event { id } } }', {
      id,
    });
    await assignAll();
    expect(await getOwn(viewers[1]!, id)).toMatchObject({ isWaiting: false });
  });

  it('does not count, also in the file of the attendance', async () => {
    const { id, users } = await fullEvent();
    await setStatus(users[0]!, 'SUSPENDED');
    expect(await attendance(id)).toMatchObject({ going: 0, waiting: 2 });
    const csv = await readAttendance(id);
    expect(csv).not.toContain(users[0]!.email);
    expect(csv).toContain(users[1]!.email);
  });
});

describe('viewerCan of an event', () => {
  const getPermissions = async (viewer: Viewer, id: string) =>
    Object.entries((await api.run(viewer, CAN, { id })).data.event!.viewerCan)
      .filter(([, isAllowed]) => isAllowed)
      .map(([action]) => action);

  it('contains what investors and administrators can do in each status', async () => {
    const { viewers } = await people(1);
    const id = await makeEvent(api.em());
    expect(await getPermissions(viewers[0]!, id)).toEqual(['respond']);
    expect(await getPermissions(person.admin, id)).toEqual(['respond', 'update', 'cancel', 'exportAttendance']);
    await api.execute(person.admin, 'mutation ($id: ID!) { cancelEvent(input: { id: $id }) { event { id } } }', { id });
    expect(await getPermissions(viewers[0]!, id)).toEqual([]);
    expect(await getPermissions(person.admin, id)).toEqual(['restore', 'exportAttendance']);
    const past = await makeEvent(api.em(), { startsWall: '2020-05-06T10:00' });
    expect(await getPermissions(viewers[0]!, past)).toEqual([]);
  });
});

describe('the attendance list', () => {
  it('is a file for administrators without formula injection by names', async () => {
    const { viewers } = await people(1, { name: '=HYPERLINK("https://evil.example")' });
    const id = await makeEvent(api.em());
    await answer(viewers[0]!, id, 'GOING');
    const csv = await readAttendance(id);
    expect(csv).toContain('"\'=HYPERLINK(""https://evil.example"")"');
    expect(csv).toContain(',GOING,');
    await expect(exportAttendance(makeContext(person.investor, api.em()), id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(exportAttendance(makeContext(person.admin, api.em()), 'evt_no')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
