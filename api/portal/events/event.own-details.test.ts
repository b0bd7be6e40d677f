import { describe, expect, it } from 'vitest';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { useEventMails } from '#api/testing/event-mails.ts';
import {
  EventOwnDetailsTestCreateDocument as CREATE,
  EventOwnDetailsTestDatesDocument as DATES,
  EventOwnDetailsTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const { people, notifyAll, mailsTo, getEntry } = useEventMails(api);

const SHARED = { title: 'Weekly call', description: 'Figures of the week.', location: 'Room 3' };

/** A weekly series of three dates for one person, who was mailed about the first date. */
async function makeSeries() {
  const [ada] = await people(1);
  const { id: groupId } = await makeGroup(api.em(), [ada!]);
  const times = { startsAt: '2031-05-05T10:00', endsAt: '2031-05-05T11:00', timeZone: 'UTC' };
  const input = { ...SHARED, ...times, recurrence: 'FREQ=WEEKLY;COUNT=3', groupIds: [groupId] };
  const { seriesId } = (await api.run(person.admin, CREATE, { input })).data.createEvent.event;
  await notifyAll();
  await mailsTo(ada!);
  const readDates = async () =>
    (await api.run(person.admin, DATES)).data.events.nodes.filter((each) => each.seriesId === seriesId);
  const ids = (await readDates()).map(({ id }) => id);
  const update = async (number: number, input: object) => {
    const { errors } = await api.run(person.admin, UPDATE, { input: { id: ids[number]!, ...input } });
    expect(errors).toBeUndefined();
  };
  return { ada: ada!, readDates, update };
}

describe('one date of a series', () => {
  it('can have its own title, description and location, and the other dates keep theirs', async () => {
    const { readDates, update } = await makeSeries();
    const own = { title: 'Call with the auditors', description: null, location: 'Main hall' };
    await update(1, { ...own, isOnlyThisDate: true });
    const shared = { ...SHARED, hasOwnDetails: false, sequence: 0 };
    expect(await readDates()).toMatchObject([shared, { ...own, hasOwnDetails: true, sequence: 1 }, shared]);
  });

  it('uses the details of the series where it has no details of its own', async () => {
    const { readDates, update } = await makeSeries();
    await update(1, { title: 'Call with the auditors', isOnlyThisDate: true });
    await update(0, { ...SHARED, location: 'Room 9' });
    expect(await readDates()).toMatchObject([
      { title: 'Weekly call', location: 'Room 9' },
      { title: 'Call with the auditors', location: 'Room 9', hasOwnDetails: true },
      { title: 'Weekly call', location: 'Room 9' },
    ]);
  });

  it('loses its own title if the title of all dates changes, or if it is set to the title of the series', async () => {
    const { readDates, update } = await makeSeries();
    const readTitles = async () => (await readDates()).map(({ title, hasOwnDetails }) => [title, hasOwnDetails]);
    await update(1, { title: 'Call with the auditors', isOnlyThisDate: true });
    await update(1, { title: SHARED.title, isOnlyThisDate: true });
    expect(await readTitles()).toEqual(Array.from({ length: 3 }, () => [SHARED.title, false]));
    await update(2, { title: 'Last call', isOnlyThisDate: true });
    await update(0, { title: 'Monday call' });
    expect(await readTitles()).toEqual(Array.from({ length: 3 }, () => ['Monday call', false]));
  });

  it('is emailed once with its changes to the people who were notified of the date', async () => {
    const { ada, update } = await makeSeries();
    await update(2, { title: 'Call with the auditors', location: 'Main hall', isOnlyThisDate: true });
    await notifyAll();
    const [mail, ...others] = await mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'event.changed', subject: 'Changed: Call with the auditors' });
    expect(mail!.text).toContain('New title: Weekly call → Call with the auditors\nNew place: Room 3 → Main hall');
    expect(mail!.text).toContain('Monday, May 19, 2031');
    expect(getEntry(mail!)).toMatchObject({ summary: 'Call with the auditors', sequence: 1 });
    await update(2, { description: '', isOnlyThisDate: true, notify: false });
    await notifyAll();
    expect(await mailsTo(ada)).toEqual([]);
  });
});

it('a single event ignores the option to change only one date', async () => {
  const times = { startsAt: '2031-05-05T10:00', endsAt: '2031-05-05T11:00', timeZone: 'UTC' };
  const { data } = await api.run(person.admin, CREATE, { input: { ...SHARED, ...times } });
  const { id } = data.createEvent.event;
  await api.run(person.admin, UPDATE, { input: { id, title: 'Annual call', isOnlyThisDate: true } });
  const { nodes } = (await api.run(person.admin, DATES)).data.events;
  expect(nodes.find((each) => each.id === id)).toMatchObject({ title: 'Annual call', hasOwnDetails: false });
});
