import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { useEventMails } from '#api/testing/event-mails.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { writeCalendar } from './calendar.write.ts';
import { makeEvent } from './event.factory.ts';
import { readEvent } from './event.read.service.ts';
import {
  EventRestoreTestCreateDocument as CREATE,
  EventRestoreTestListDocument as LIST,
  EventRestoreTestRestoreDocument as RESTORE,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const { people, notifyAll, mailsTo, kinds, change, cancel, getEntry } = useEventMails(api, {
  CALENDAR_ORGANIZER: { name: 'Investor Relations', email: 'ir@ai.example' },
});

const restore = (id: string) => api.run(person.admin, RESTORE, { id });

/** Creates a weekly series and announces it to these people. Returns the ids of its dates. */
async function announceSeries(title: string, count: number) {
  const invited = await people(count);
  const group = await makeGroup(api.em(), invited);
  const times = { startsAt: '2031-05-05T10:00', endsAt: '2031-05-05T11:00', timeZone: 'UTC' };
  const input = { title, ...times, recurrence: 'FREQ=WEEKLY;COUNT=4', groupIds: [group.id] };
  await api.run(person.admin, CREATE, { input });
  await notifyAll();
  for (const each of invited) await mailsTo(each);
  const { nodes } = (await api.run(person.admin, LIST)).data.events as { nodes: { id: string; title: string }[] };
  return { invited, ids: nodes.filter((each) => each.title === title).map(({ id }) => id) };
}

async function getFile(id: string): Promise<string> {
  const event = (await readEvent(makeContext(person.admin, api.em()), id))!;
  return writeCalendar([event], { siteName: 'Safe AI', publicUrl: 'https://portal.example' });
}

describe('restoreEvent', () => {
  it('restores one canceled date of a series, emails the people who received the cancellation, and is audited', async () => {
    const { invited, ids } = await announceSeries('Weekly call', 2);
    const [ada, bea] = invited;
    await cancel(ids[2]!, 'A holiday.');
    await notifyAll();
    const [off] = await mailsTo(ada!);
    await mailsTo(bea!);
    expect(await getFile(ids[2]!)).toContain('STATUS:CANCELLED');
    // Declining one date must not leave its calendar entry canceled.
    await query(api.em(), "insert into event_answer (event_id, account_id, answer) values ($1, $2, 'NOT_GOING')", [
      ids[2],
      bea!.id,
    ]);

    const { data, errors } = await restore(ids[2]!);
    expect(errors).toBeUndefined();
    expect(data.restoreEvent.event).toEqual({ id: ids[2], status: 'SCHEDULED', cancellationReason: null });
    await notifyAll();
    const [on, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(on).toMatchObject({ kind: 'event.restored', subject: 'Back on: Weekly call', method: 'REQUEST' });
    expect(on!.text).toContain('“Weekly call” takes place after all.');
    expect(on!.text).toContain('Monday, May 19, 2031');
    expect(on!.text).not.toContain('A holiday.');
    expect(getEntry(on!)).toMatchObject({ uid: getEntry(off!).uid, status: 'CONFIRMED' });
    expect(getEntry(on!).sequence).toBeGreaterThan(getEntry(off!).sequence);
    expect(await kinds(bea!)).toEqual(['event.restored']);
    expect(await getFile(ids[2]!)).toContain('STATUS:CONFIRMED');
    const audited = "select kind from audit_event where subject_id = $1 and kind = 'event.restored'";
    expect(await query(api.em(), audited, [ids[2]])).toHaveLength(1);
    await change(ids[2]!, { startsAt: '2031-05-20T10:00', endsAt: '2031-05-20T11:00' });
    await notifyAll();
    expect(await kinds(ada!)).toEqual(['event.changed']);
  });

  it('sends no email if the cancellation was not emailed', async () => {
    const { invited, ids } = await announceSeries('Canceled by mistake', 1);
    await cancel(ids[1]!);
    await restore(ids[1]!);
    await notifyAll();
    expect(await kinds(invited[0]!)).toEqual([]);
  });

  it('restores an event that is not part of a series', async () => {
    const [ada] = await people(1);
    const id = await makeEvent(api.em(), { groupIds: [(await makeGroup(api.em(), [ada!])).id] });
    await notifyAll();
    await cancel(id);
    await notifyAll();
    await restore(id);
    await notifyAll();
    expect(await kinds(ada!)).toEqual(['event.cancelled', 'event.invited', 'event.restored']);
  });

  it('fails for an event that is not canceled, has begun or does not exist', async () => {
    const id = await makeEvent(api.em());
    expect((await restore(id)).code).toBe('CONFLICT');
    await cancel(id);
    expect((await restore('evt_00000000000000000000000000000000')).code).toBe('NOT_FOUND');
    await query(api.em(), "update event set starts_at = now() - interval '1 hour', ends_at = now() where id = $1", [
      id,
    ]);
    expect((await restore(id)).code).toBe('CONFLICT');
  });
});
