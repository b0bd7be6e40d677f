import { describe, expect, it } from 'vitest';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { useEventMails } from '#api/testing/event-mails.ts';
import { makeEvent } from './event.factory.ts';
import {
  EventChangesTestDatesDocument as DATES,
  EventRestoreTestCreateDocument as CREATE,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const organizer = { name: 'Investor Relations', email: 'ir@ai.example' };
const { people, notifyAll, mailsTo, kinds, change, cancel, settings, getEntry, getEntries } = useEventMails(api, {
  CALENDAR_ORGANIZER: organizer,
});

/** Creates an event and announces it to one person. Returns both. */
async function announce(options: Parameters<typeof makeEvent>[1] = {}) {
  const [ada] = await people(1);
  const group = await makeGroup(api.em(), [ada!]);
  const id = await makeEvent(api.em(), { ...options, groupIds: [group.id] });
  await notifyAll();
  await mailsTo(ada!);
  return { ada: ada!, id, group };
}

/** A weekly series, announced to one person; the ids of its dates. */
async function announceSeries(title: string) {
  const [ada] = await people(1);
  const { id: groupId } = await makeGroup(api.em(), [ada!]);
  const times = { startsAt: '2031-05-05T10:00', endsAt: '2031-05-05T11:00', timeZone: 'UTC' };
  const input = { title, ...times, recurrence: 'FREQ=WEEKLY;COUNT=4', groupIds: [groupId] };
  const { data } = await api.run(person.admin, CREATE, { input });
  await notifyAll();
  const [first] = await mailsTo(ada!);
  const { nodes } = (await api.run(person.admin, DATES, { id: data.createEvent.event.id })).data.events;
  const ids = nodes.filter((each) => each.title === title).map(({ id }) => id);
  return { ada: ada!, ids: ids as string[], first: first! };
}

describe('the email about a change', () => {
  it('lists the old and the new title, time and place, and the new description', async () => {
    const { ada, id } = await announce({ startsWall: '2031-05-06T10:00', endsWall: '2031-05-06T11:00' });
    await settings(ada, { timeZone: 'Asia/Tokyo' });
    const times = { startsAt: '2031-05-07T12:00', endsAt: '2031-05-07T13:00' };
    await change(id, { title: 'Annual call', location: 'Room 3', description: 'Bring questions.', ...times });
    await notifyAll();
    const [mail] = await mailsTo(ada);
    expect(mail!.subject).toBe('Changed: Annual call');
    expect(mail!.text).toContain(`New title: Quarterly call → Annual call
New time: Tuesday, May 6, 2031 at 19:00 to 20:00 (Asia/Tokyo) → Wednesday, May 7, 2031 at 21:00 to 22:00 (Asia/Tokyo)
New place: none → Room 3
Description: changed, see above`);
  });

  it('lists only the changes since the last email', async () => {
    const { ada, id } = await announce({ location: 'Room 3' });
    await change(id, { location: '' });
    await notifyAll();
    const [moved] = await mailsTo(ada);
    expect(moved!.text).toContain('New place: Room 3 → none');
    expect(moved!.text).not.toMatch(/New t|Description:/);
    await change(id, { title: 'Annual call' });
    await notifyAll();
    const [renamed] = await mailsTo(ada);
    expect(renamed!.text).toContain('New title: Quarterly call → Annual call');
    expect(renamed!.text).not.toContain('New place');
  });
});

describe('a change that is saved without email', () => {
  it('is never emailed, and the next email lists only later changes', async () => {
    const { ada, id, group } = await announce();
    expect((await change(id, { title: 'Corrected call', notify: false })).errors).toBeUndefined();
    await notifyAll();
    const [bea] = await people(1);
    await api.execute(
      person.admin,
      'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }',
      { input: { id: group.id, memberIds: [ada.id, bea!.id] } },
    );
    await notifyAll();
    expect([await kinds(ada), await kinds(bea!)]).toEqual([[], ['event.invited']]);
    await change(id, { location: 'Room 3' });
    await notifyAll();
    const [mail] = await mailsTo(ada);
    expect(mail).toMatchObject({ kind: 'event.changed', subject: 'Changed: Corrected call' });
    expect(mail!.text).not.toContain('New title');
  });

  it('does not prevent a pending email about an earlier change', async () => {
    const { ada, id } = await announce();
    await change(id, { location: 'Room 3' });
    await change(id, { title: 'Corrected call', notify: false });
    await notifyAll();
    expect(await kinds(ada)).toEqual(['event.changed']);
  });

  it('sends no email to people whom it invites or whose invitation it withdraws', async () => {
    const { ada, id } = await announce();
    const [bea] = await people(1);
    await change(id, { groupIds: [(await makeGroup(api.em(), [bea!])).id], notify: false });
    await notifyAll();
    expect([await kinds(ada), await kinds(bea!)]).toEqual([[], []]);
    await cancel(id);
    await notifyAll();
    expect([await kinds(ada), await kinds(bea!)]).toEqual([[], ['event.cancelled']]);
  });

  it('is refused for a new event, because new events are always announced', async () => {
    const input = { title: 'Call', startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:00', timeZone: 'UTC' };
    const { code, errors } = await api.run(person.admin, CREATE, { input: { ...input, notify: false } });
    expect([code, errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining('"notify" is not defined'),
    ]);
  });
});

describe('one date of an announced series', () => {
  it('causes an email when it is moved or canceled, even if earlier dates are still to come', async () => {
    const { ada, ids, first } = await announceSeries('Series with exceptions');
    expect(first.text).toContain('Monday, May 19, 2031');
    await change(ids[2]!, { startsAt: '2031-05-20T15:00', endsAt: '2031-05-20T16:00' });
    await notifyAll();
    const [moved, ...more] = await mailsTo(ada);
    expect(more).toEqual([]);
    expect(moved).toMatchObject({ kind: 'event.changed', method: 'REQUEST' });
    expect(moved!.text).toContain(
      'New time: Monday, May 19, 2031 at 10:00 to 11:00 (UTC) → Tuesday, May 20, 2031 at 15:00 to 16:00 (UTC)',
    );
    await cancel(ids[3]!, 'A holiday.');
    await notifyAll();
    const [off] = await mailsTo(ada);
    expect(off).toMatchObject({ kind: 'event.cancelled', method: 'CANCEL' });
    expect(off!.text).toContain('The other dates of this series take place as planned.');
    const { data } = await api.run(person.investor, DATES, { id: ids[2]! });
    expect(data.event).toBeNull();
    expect((await api.run(person.admin, DATES, { id: ids[2]! })).data.event!.movedFrom).toBe('2031-05-19T10:00');
    expect((await api.run(person.admin, DATES, { id: ids[1]! })).data.event!.movedFrom).toBeNull();
  });

  it('is canceled together with the other dates in one email', async () => {
    const { ada, ids } = await announceSeries('Series called off');
    await cancel(ids[0]!, '', true);
    await notifyAll();
    const mails = await mailsTo(ada);
    expect(mails.map(({ kind }) => kind)).toEqual(['event.cancelled']);
    expect(mails[0]!.text).toContain('All other dates of this series are canceled, too.');
  });
});

describe('the calendar file of an invitation to a series', () => {
  const starts = ['05', '12', '19', '26'].map((day) => `2031-05-${day}T10:00:00Z`);

  it('has every date that the email lists, each with the UID of the subscribed calendar', async () => {
    const { first, ids } = await announceSeries('Series in a file');
    const entries = getEntries(first);
    expect(entries.map(({ start }) => start)).toEqual(starts);
    expect(entries.map(({ uid }) => uid.split('@')[0])).toEqual(ids);
    // A meeting request has one UID (RFC 5546).
    expect(first.method).toBe('PUBLISH');
    expect(first.calendar).not.toContain('ATTENDEE');
  });

  it('does not have a date that was canceled before, and has the present time of a moved date', async () => {
    const { ids, ada } = await announceSeries('Series with a gap');
    await change(ids[1]!, { startsAt: '2031-05-13T15:00', endsAt: '2031-05-13T16:00' });
    await cancel(ids[2]!);
    await notifyAll();
    await mailsTo(ada);
    await change(ids[0]!, { title: 'Series with a new title' });
    await notifyAll();
    const mails = await mailsTo(ada);
    const whole = mails.map(getEntries).find((entries) => entries.length > 1)!;
    expect(whole.map(({ start }) => start)).toEqual([starts[0], '2031-05-13T15:00:00Z', starts[3]]);
    expect(new Set(whole.map(({ summary }) => summary))).toEqual(new Set(['Series with a new title']));
  });

  it('cancels every date when the series is canceled, and when the invitation is withdrawn', async () => {
    const off = await announceSeries('Series that ends');
    await cancel(off.ids[0]!, '', true);
    await notifyAll();
    const [canceled] = await mailsTo(off.ada);
    expect(getEntries(canceled!).map(({ start, status }) => [start, status])).toEqual(
      starts.map((start) => [start, 'CANCELLED']),
    );
    const left = await announceSeries('Series for others');
    await query(api.em(), 'delete from account_group_member where account_id = $1', [left.ada.id]);
    await notifyAll();
    const [withdrawn] = await mailsTo(left.ada);
    expect(getEntries(withdrawn!)).toHaveLength(4);
    expect(withdrawn!.calendar).not.toContain('Series for others');
  });
});

describe('the calendar file of an invitation', () => {
  it('is a request from the organizer if the settings name one', async () => {
    const [ada] = await people(1);
    await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), [ada!])).id] });
    await notifyAll();
    const [mail] = await mailsTo(ada!);
    expect(mail!.calendar).toContain('ORGANIZER;CN=Investor Relations:mailto:ir@ai.example');
    expect(getEntry(mail!)).toMatchObject({ method: 'REQUEST', attendee: `mailto:${ada!.email}` });
  });

  it('is published without organizer and attendees if the settings name no organizer', async () => {
    const [ada] = await people(1);
    await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), [ada!])).id] });
    await useEventMails(api).notifyAll();
    const [mail] = await mailsTo(ada!);
    expect(mail!.method).toBe('PUBLISH');
    expect(mail!.calendar).not.toMatch(/ORGANIZER|ATTENDEE/);
  });
});

it('the hash of a sent email is the same as in earlier server versions', async () => {
  const { id } = await announce({ description: 'Agenda: all', location: 'Berlin', timeZone: 'Europe/Berlin' });
  const sql = `select t.content = md5(concat_ws(chr(31), s.title, s.description, s.location, s.time_zone,
      extract(epoch from e.starts_at), extract(epoch from e.ends_at), case when s.all_day then 'all day' end)) as same
    from event_told t join event e on e.id = t.event_id join event_series s on s.id = e.series_id
    where e.id = $1 and not s.all_day`;
  expect(await query(api.em(), sql, [id])).toEqual([{ same: true }]);
  await query(
    api.em(),
    'update event_series set all_day = true where id = (select series_id from event where id = $1)',
    [id],
  );
  const days = 'starts_wall = left(starts_wall, 10), ends_wall = left(ends_wall, 10)';
  await query(api.em(), `update event set ${days}, untold = true where id = $1`, [id]);
  await notifyAll();
  expect(await query(api.em(), sql.replace('not s.all_day', 's.all_day'), [id])).toEqual([{ same: true }]);
});
