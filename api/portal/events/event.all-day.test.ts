import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { useEventMails } from '#api/testing/event-mails.ts';
import { writeCalendar } from './calendar.write.ts';
import { readEvent } from './event.read.service.ts';
import {
  EventAllDayTestStartsDocument as STARTS,
  EventAllDayTestCreateDocument as CREATE,
  EventAllDayTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const { people, notifyAll, mailsTo, change, settings } = useEventMails(api);

const days = { title: 'Annual meeting', isAllDay: true, startsAt: '2031-05-06', endsAt: '2031-05-08' };
const make = (input: object = {}) =>
  api.run(person.admin, CREATE, { input: { ...days, timeZone: 'America/New_York', ...input } });
const getFile = async (id: string) => {
  const event = (await readEvent(makeContext(person.admin, api.em()), id))!;
  return writeCalendar([event], { siteName: 'Safe AI', publicUrl: 'https://portal.example' });
};
async function getDates(title: string): Promise<string[]> {
  const range = { from: '2027-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };
  const { events } = (await api.run(person.admin, STARTS, range)).data;
  const own = events.nodes.filter((each) => each.title === title);
  return own.map((each) => `${each.startsWall} ${each.endsWall}`);
}

describe('an all-day event', () => {
  it('lasts whole days in its zone, including the last day', async () => {
    const { data, errors } = await make();
    expect(errors).toBeUndefined();
    expect(data.createEvent.event).toMatchObject({
      isAllDay: true,
      startsWall: '2031-05-06',
      endsWall: '2031-05-08',
      startsAt: '2031-05-06T04:00:00.000Z',
      endsAt: '2031-05-09T04:00:00.000Z',
      timeNote: null,
    });
  });

  it('stores days even if times are given, also for a day without midnight', async () => {
    const times = { startsAt: '2027-04-30T10:00', endsAt: '2027-04-30T11:00', timeZone: 'Africa/Cairo' };
    expect((await make(times)).data.createEvent.event).toMatchObject({
      startsWall: '2027-04-30',
      endsWall: '2027-04-30',
    });
    expect((await make({ startsAt: '2031-02-30' })).code).toBe('BAD_USER_INPUT');
    expect((await make({ endsAt: '2031-05-05' })).code).toBe('BAD_USER_INPUT');
  });

  it('has days without a zone in a calendar file, and an exclusive end', async () => {
    const ics = await getFile((await make()).data.createEvent.event.id);
    expect(ics).toContain('DTSTART;VALUE=DATE:20310506\r\nDTEND;VALUE=DATE:20310509\r\n');
    expect(ics).not.toContain('VTIMEZONE');
    const entry = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!;
    expect(new ICAL.Event(entry).startDate.isDate).toBe(true);
    const [read] = Object.values(nodeIcal.sync.parseICS(ics)).filter((each) => each?.type === 'VEVENT');
    expect(read).toMatchObject({ datetype: 'date' });
  });

  it('shows the same days in the emails to all readers', async () => {
    const [ada] = await people(1);
    await settings(ada!, { timeZone: 'Asia/Tokyo' });
    await notifyAll();
    await mailsTo(ada!);
    const { id } = (await make({ groupIds: [(await makeGroup(api.em(), [ada!])).id] })).data.createEvent.event;
    await notifyAll();
    const [mail] = await mailsTo(ada!);
    expect(mail!.text).toContain('When: Tuesday, May 6, 2031 to Thursday, May 8, 2031, all day');
    expect(mail!.text).not.toMatch(/There:|Tokyo/);
    await change(id, { endsAt: '2031-05-07' });
    await notifyAll();
    expect((await mailsTo(ada!))[0]!.text).toContain(
      'New time: Tuesday, May 6, 2031 to Thursday, May 8, 2031 → Tuesday, May 6, 2031 to Wednesday, May 7, 2031',
    );
  });

  it('becomes timed only if both times are given, and a timed event can become all-day', async () => {
    const { id } = (await make()).data.createEvent.event;
    const result = await api.run(person.admin, UPDATE, { input: { id, isAllDay: false } });
    expect([result.code, result.errors?.[0]?.extensions?.['fields']]).toMatchObject([
      'BAD_USER_INPUT',
      [{ path: ['input', 'startsAt'] }],
    ]);
    const times = { isAllDay: false, startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:00' };
    const { data } = await api.run(person.admin, UPDATE, { input: { id, ...times } });
    expect(data.updateEvent.event).toMatchObject({ isAllDay: false, startsAt: '2031-05-06T14:00:00.000Z' });
    const back = await api.run(person.admin, UPDATE, { input: { id, isAllDay: true } });
    expect(back.data.updateEvent.event).toMatchObject({ startsWall: '2031-05-06', endsWall: '2031-05-06' });
  });

  it('keeps its number of days in a series', async () => {
    await make({ title: 'Three days a month', recurrence: 'FREQ=MONTHLY;COUNT=3' });
    expect(await getDates('Three days a month')).toEqual([
      '2031-05-06 2031-05-08',
      '2031-06-06 2031-06-08',
      '2031-07-06 2031-07-08',
    ]);
  });
});

describe('a yearly series', () => {
  it('takes place on the same day of each year, up to ten years ahead', async () => {
    const yearly = { title: 'Yearly', startsAt: '2031-05-06', endsAt: '2031-05-06' };
    const { data } = await make({ ...yearly, recurrence: 'FREQ=YEARLY;UNTIL=20341231' });
    expect(data.createEvent.event.recurrence).toBe('FREQ=YEARLY;COUNT=4');
    expect((await getDates('Yearly')).map((dates) => dates.slice(0, 10))).toEqual([
      '2031-05-06',
      '2032-05-06',
      '2033-05-06',
      '2034-05-06',
    ]);
    expect((await make({ ...yearly, recurrence: 'FREQ=YEARLY;COUNT=12' })).code).toBe('BAD_USER_INPUT');
    expect((await make({ ...yearly, recurrence: 'FREQ=YEARLY;BYDAY=MO;COUNT=3' })).code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['days', { isAllDay: true, startsAt: '2028-02-29', endsAt: '2028-02-29' }],
    ['times', { isAllDay: false, startsAt: '2028-02-29T10:00', endsAt: '2028-02-29T11:00' }],
  ])('that starts on February 29 takes place in leap years, with %s', async (kind, times) => {
    await make({ title: `Leap ${kind}`, ...times, recurrence: 'FREQ=YEARLY;COUNT=3' });
    expect((await getDates(`Leap ${kind}`)).map((dates) => dates.slice(0, 10))).toEqual([
      '2028-02-29',
      '2032-02-29',
      '2036-02-29',
    ]);
  });
});
