import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeGrant } from '../documents/document.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makeEvent } from './event.factory.ts';
import {
  EventTestChangeDocument as CHANGE,
  EventTestMaterialDocument as MATERIAL,
  type UpdateEventInput,
  EventTestCreateDocument as CREATE,
  EventTestListDocument as LIST,
  EventTestOneDocument as ONE,
  EventTestArchiveDocument as ARCHIVE,
  EventTestUpdateDocument as UPDATE,
  EventTestCancelDocument as CANCEL,
  EventTestArchiveNextDocument as ARCHIVE_NEXT,
  EventTestEventDocument as EVENT,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const missing = 'evt_00000000000000000000000000000000';
const call = {
  title: 'Quarterly call',
  startsAt: '2031-05-06T10:00',
  endsAt: '2031-05-06T11:30',
  timeZone: 'Europe/Berlin',
};
const make = async (input: Record<string, unknown> = {}) =>
  api.run(person.admin, CREATE, { input: { ...call, ...input } });

/** Creates two investors: one in the group, one not. */
async function twoInvestors() {
  const em = api.em();
  const users = [makeUser(em), makeUser(em)];
  await em.flush();
  const group = await makeGroup(em, users.slice(0, 1));
  const [inside, outside] = users.map(({ id }): Viewer => ({ ...person.investor, id }));
  return { group, inside: inside!, outside: outside! };
}
const seenBy = async (viewer: Viewer): Promise<string[]> =>
  (await api.run(viewer, LIST, { from: '2020-01-01T00:00:00Z' })).data.events.nodes.map(({ id }) => id);

describe.each([
  ['createEvent', CREATE, async () => ({ input: call })],
  ['updateEvent', UPDATE, async () => ({ input: { id: await makeEvent(api.em()), title: 'Moved' } })],
  ['cancelEvent', CANCEL, async () => ({ id: await makeEvent(api.em()) })],
])('%s', (name, operation, variables) => {
  it('works for an administrator and is audited', async () => {
    const { data, errors } = await api.execute(person.admin, operation, await variables());
    expect(errors).toBeUndefined();
    const sql = "select 1 from audit_event where subject_id = $1 and kind like 'event.%'";
    const { event } = (data as Record<string, { event: { id: string } }>)[name]!;
    expect(await query(api.em(), sql, [event.id])).toHaveLength(1);
  });
});

describe('an event', () => {
  it('for a group is visible only to its members and administrators', async () => {
    const { group, inside, outside } = await twoInvestors();
    const id = (await make({ groupIds: [group.id] })).data.createEvent.event.id;
    expect(await seenBy(inside)).toContain(id);
    expect(await seenBy(outside)).not.toContain(id);
    expect((await api.run(inside, ONE, { id })).data).toMatchObject({ event: { id, groups: null }, node: { id } });
    expect((await api.run(outside, ONE, { id })).data).toEqual({ event: null, node: null });
    expect((await api.run(person.admin, ONE, { id })).data.event!.groups).toEqual({ nodes: [{ id: group.id }] });
  });

  it('becomes invisible to members when the group is deleted, and does not become visible to others', async () => {
    const { group, inside, outside } = await twoInvestors();
    const id = (await make({ groupIds: [group.id] })).data.createEvent.event.id;
    await query(api.em(), 'delete from account_group where id = $1', [group.id]);
    expect(await seenBy(inside)).not.toContain(id);
    expect(await seenBy(outside)).not.toContain(id);
    expect(await seenBy(person.admin)).toContain(id);
  });

  it('without groups is visible to all approved accounts', async () => {
    const id = (await make()).data.createEvent.event.id;
    expect(await seenBy(person.investor)).toContain(id);
    expect((await api.run({ ...person.investor, status: 'PENDING' }, ONE, { id })).data?.event ?? null).toBeNull();
    expect((await api.run({ ...person.investor, status: 'SUSPENDED' }, LIST)).code).toBe('FORBIDDEN');
  });

  it('is listed between two instants, earliest first', async () => {
    const em = api.em();
    const ids = [];
    for (const day of ['2041-02-03', '2041-02-01', '2041-02-05'])
      ids.push(await makeEvent(em, { startsWall: `${day}T10:00` }));
    const range = { from: '2041-02-01T12:00:00Z', to: '2041-02-05T10:00:00Z' };
    const { data } = await api.run(person.investor, LIST, range);
    expect(data.events.nodes.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  it('that has ended is listed among past events, latest first', async () => {
    const em = api.em();
    const ids = [];
    for (const day of ['2021-02-03', '2021-02-05']) ids.unshift(await makeEvent(em, { startsWall: `${day}T10:00` }));
    const { nodes, pageInfo } = (await api.run(person.investor, ARCHIVE)).data.events;
    const more = (await api.run(person.investor, ARCHIVE_NEXT, { after: pageInfo.endCursor! })).data.events;
    expect([...nodes, ...more.nodes].map(({ id }) => id)).toEqual(ids);
    expect(await seenBy(person.investor)).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['an end before its start', { endsAt: '2031-05-06T09:00' }, 'endsAt'],
    ['ten years', { endsAt: '2041-05-06T09:00' }, 'endsAt'],
    ['a day there is not', { startsAt: '2031-02-30T10:00' }, 'startsAt'],
    ['words for a time', { startsAt: 'tomorrow' }, 'startsAt'],
    ['a zone there is not', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['an offset for a zone', { timeZone: '+01:00' }, 'timeZone'],
    ['a script for a place', { location: 'javascript:alert(1)' }, 'location'],
    ['a group there is not', { groupIds: ['grp_nothing'] }, 'groupIds'],
    ['a rule without end', { recurrence: 'FREQ=DAILY' }, 'recurrence'],
    ['a rule of ten years', { recurrence: 'FREQ=MONTHLY;COUNT=120' }, 'recurrence'],
    ['a rule of seconds', { recurrence: 'FREQ=SECONDLY;COUNT=9' }, 'recurrence'],
    ['a rule that is none', { recurrence: 'now and then' }, 'recurrence'],
    ['a first day outside its series', { recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' }, 'recurrence'],
  ])('with %s is refused with an error for the field', async (_name, input, field) => {
    const { errors, code } = await make(input);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('that does not exist cannot be changed or canceled', async () => {
    expect((await api.run(person.admin, UPDATE, { input: { id: missing } })).code).toBe('NOT_FOUND');
    expect((await api.run(person.admin, CANCEL, { id: missing })).code).toBe('NOT_FOUND');
  });

  it('changes only the given fields, and increases its sequence', async () => {
    const { id } = (await make({ location: 'https://meet.example/call' })).data.createEvent.event;
    const input = { startsAt: '2031-05-06T12:00', endsAt: '2031-05-06T13:00', timeZone: 'America/New_York' };
    const { data } = await api.run(person.admin, UPDATE, { input: { id, ...input } });
    expect(data.updateEvent.event).toMatchObject({
      title: call.title,
      location: 'https://meet.example/call',
      startsAt: '2031-05-06T16:00:00.000Z',
      sequence: 1,
    });
  });

  it('that was canceled is still visible with the reason, and cannot be changed', async () => {
    const { id } = (await make()).data.createEvent.event;
    await api.run(person.admin, CANCEL, { id, reason: 'The board meets instead.' });
    const again = await api.run(person.admin, CANCEL, { id, reason: 'Twice.' });
    const off = { status: 'CANCELED', cancellationReason: 'The board meets instead.', sequence: 1 };
    expect(again.data.cancelEvent.event).toMatchObject(off);
    expect((await api.run(person.investor, ONE, { id })).data.event).toMatchObject(off);
    expect((await api.run(person.admin, UPDATE, { input: { id, title: 'On' } })).code).toBe('CONFLICT');
  });
});

describe('the wall time of an event', () => {
  const at = (startsAt: string, timeZone: string) =>
    make({ startsAt, endsAt: `${startsAt.slice(0, 11)}05:00`, timeZone });

  it.each([
    ['2027-03-28T02:30', 'Europe/Berlin', '2:30 on March 28, 2027 does not exist in Europe/Berlin'],
    ['2027-03-14T02:15', 'America/New_York', '2:15 on March 14, 2027 does not exist in America/New_York'],
    ['2027-10-03T02:10', 'Australia/Lord_Howe', '2:10 on October 3, 2027 does not exist in Australia/Lord_Howe'],
  ])('%s does not exist in %s and is refused with this message', async (startsAt, zone, sentence) => {
    const { errors, code } = await at(startsAt, zone);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(sentence);
  });

  it('that occurs twice means the first, and the event has a note about it', async () => {
    const { data } = await at('2027-10-31T02:30', 'Europe/Berlin');
    expect(data.createEvent.event).toMatchObject({
      startsAt: '2027-10-31T00:30:00.000Z',
      timeNote: expect.stringContaining('2:30 on October 31, 2027 comes twice in Europe/Berlin'),
    });
    expect((await at('2027-10-31T03:30', 'Europe/Berlin')).data.createEvent.event.timeNote).toBeNull();
  });

  it('stays the same in a series across daylight saving changes', async () => {
    const series = {
      startsAt: '2028-03-23T09:00',
      endsAt: '2028-03-23T10:00',
      recurrence: 'FREQ=WEEKLY;UNTIL=20280406',
    };
    const { data } = await make({ title: 'Weekly', ...series });
    expect(data.createEvent.event.recurrence).toBe('FREQ=WEEKLY;COUNT=3');
    const { events } = (await api.run(person.admin, LIST, { from: '2028-03-20T00:00:00Z', to: '2028-04-10T00:00:00Z' }))
      .data;
    expect(events.nodes.map(({ startsAt }) => startsAt)).toEqual([
      '2028-03-23T08:00:00.000Z',
      '2028-03-30T07:00:00.000Z',
      '2028-04-06T07:00:00.000Z',
    ]);
  });

  it('can be changed for one date of a series, and a date can be canceled alone or with all later dates', async () => {
    const range = { from: '2029-01-01T00:00:00Z', to: '2029-06-01T00:00:00Z' };
    const read = async () => (await api.run(person.admin, LIST, range)).data.events.nodes;
    await make({
      startsAt: '2029-01-09T09:00',
      endsAt: '2029-01-09T10:00',
      recurrence: 'FREQ=MONTHLY;BYDAY=2TU;COUNT=4',
    });
    const [, second, third] = await read();
    expect(second!.startsWall).toBe('2029-02-13T09:00');
    const moved = { startsAt: '2029-02-14T15:00', endsAt: '2029-02-14T16:00' };
    await api.run(person.admin, UPDATE, { input: { id: second!.id, ...moved } });
    await api.run(person.admin, CANCEL, { id: third!.id });
    const walls = (await read()).map((event) => [event.startsWall, event.status]);
    expect(walls).toEqual([
      ['2029-01-09T09:00', 'SCHEDULED'],
      ['2029-02-14T15:00', 'SCHEDULED'],
      ['2029-03-13T09:00', 'CANCELED'],
      ['2029-04-10T09:00', 'SCHEDULED'],
    ]);
    const whole = await api.run(person.admin, UPDATE, { input: { id: second!.id, timeZone: 'Asia/Tokyo' } });
    expect(whole.code).toBe('BAD_USER_INPUT');
    await api.run(person.admin, CANCEL, { id: second!.id, isWholeSeries: true });
    expect((await read()).every(({ status }) => status === 'CANCELED')).toBe(true);
  });
});

describe('a series of 366 dates', () => {
  const series = { startsAt: '2050-01-01T10:00', endsAt: '2050-01-01T11:00', recurrence: 'FREQ=DAILY;COUNT=366' };
  const recordingUrl = 'https://media.example/all';

  async function countStatements<Result>(run: () => Promise<Result>) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const result = await run();
    const count = query.mock.calls.length;
    query.mockRestore();
    expect(count).toBeGreaterThan(5);
    return { count, result };
  }

  it('is created and changed with hardly more statements than a single event', async () => {
    const documentIds = [await makeDocument(api.em()), await makeDocument(api.em())];
    const counts = [];
    for (const times of [{}, series]) {
      const created = await countStatements(() => make({ documentIds, recordingUrl, ...times }));
      const { id } = created.result.data.createEvent.event;
      const input = { id, title: 'Renamed', documentIds, groupIds: [], capacity: 9 };
      const updated = await countStatements(() => api.run(person.admin, UPDATE, { input }));
      const canceled = await countStatements(() => api.run(person.admin, CANCEL, { id, isWholeSeries: true }));
      expect(canceled.result.data.cancelEvent.event).toMatchObject({ title: 'Renamed', status: 'CANCELED' });
      counts.push({ id, statements: [created.count, updated.count, canceled.count] });
    }
    const [one, all] = counts;
    const more = all!.statements.map((count, number) => count - one!.statements[number]!);
    // The EntityManager inserts at most 300 rows at once.
    expect(more).toEqual([1, 0, 0]);
    const sql = `select count(*)::integer as count from event_document x join event e on e.id = x.event_id
      where e.recording = $2 and series_id = (select series_id from event where id = $1)`;
    expect(await query(api.em(), sql, [all!.id, recordingUrl])).toEqual([{ count: 2 * 366 }]);
  });
});

describe('administrators who change dates of one series at the same time', () => {
  it('all succeed, and no change is lost', async () => {
    const series = { startsAt: '2052-01-01T10:00', endsAt: '2052-01-01T11:00', recurrence: 'FREQ=DAILY;COUNT=4' };
    await make({ title: 'Daily', ...series });
    const range = { from: '2052-01-01T00:00:00Z', to: '2052-02-01T00:00:00Z' };
    const read = async () => (await api.run(person.admin, LIST, range)).data.events.nodes;
    const ids = (await read()).map(({ id }) => id);
    const changes = ids.flatMap((id, number) => [
      { id, recordingUrl: `https://media.example/${number}` },
      { id, location: `Room ${number}`, isOnlyThisDate: true },
      { id, description: `Agenda ${number}` },
    ]);
    const answers = await Promise.all(changes.map((input) => api.run(person.admin, CHANGE, { input })));
    expect(answers.map(({ errors }) => errors)).toEqual(changes.map(() => undefined));
    // Two changes of each date alone, and four of all dates.
    const expected = ids.map((id, number) => expect.objectContaining({ id, location: `Room ${number}`, sequence: 6 }));
    expect(await read()).toEqual(expected);
    const sql = 'select sequence from event_series where id = (select series_id from event where id = $1)';
    expect(await query(api.em(), sql, [ids[0]])).toEqual([{ sequence: changes.length }]);
  });
});

describe('the documents and the recording of an event', () => {
  it('include only the documents that the viewer can list', async () => {
    const em = api.em();
    const [one, two] = [makeUser(em), makeUser(em)];
    await em.flush();
    const documentId = await makeDocument(em, { title: 'Canary slides' });
    await makeGrant({ em, documentId, userId: one.id }, 1);
    const id = await makeEvent(em);
    const input = { documentIds: [documentId], recordingUrl: 'https://media.example/q3' };
    expect((await api.run(person.admin, CHANGE, { input: { id, ...input } })).errors).toBeUndefined();
    const read = async (user: { id: string }) =>
      (await api.run({ ...person.investor, id: user.id }, MATERIAL, { id })).data.event;
    expect(await read(one)).toEqual({
      recordingUrl: input.recordingUrl,
      documents: { nodes: [{ id: documentId, title: 'Canary slides' }] },
    });
    expect(await read(two)).toEqual({ recordingUrl: input.recordingUrl, documents: { nodes: [] } });
  });

  it('are refused without any change if a document does not exist or the URL is not http(s)', async () => {
    const id = await makeEvent(api.em());
    for (const [input, field] of [
      [{ title: 'New', documentIds: ['doc_nothing'] }, 'documentIds'],
      [{ title: 'New', recordingUrl: 'javascript:alert(1)' }, 'recordingUrl'],
    ] satisfies [Omit<UpdateEventInput, 'id'>, string][]) {
      const { code, errors } = await api.run(person.admin, CHANGE, { input: { id, ...input } });
      expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject([
        'BAD_USER_INPUT',
        [{ path: ['input', field] }],
      ]);
    }
    const { data } = await api.run(person.admin, EVENT, { id });
    expect(data.event!.title).toBe('Quarterly call');
  });
});
