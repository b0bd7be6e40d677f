import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { writeCalendar } from './calendar.write.ts';
import { listForCalendar } from './event.read.service.ts';
import {
  EventClockChangeTestCreateDocument as CREATE,
  EventClockChangeTestListDocument as LIST,
  EventClockChangeTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-portal-events.ts';

// Tests series across a daylight saving change: each event starts at the same wall time and lasts as long as the first
// one.

const api = useApi();

interface Listed {
  id: string;
  startsAt: string;
  endsAt: string;
  startsWall: string;
  endsWall: string;
}

const getMinutes = ({ startsAt, endsAt }: Listed) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
const wallIn = (zone: string, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16);

async function createSeries(zone: string, startsAt: string, endsAt: string, count: number): Promise<Listed[]> {
  const input = { title: 'Daily call', startsAt, endsAt, timeZone: zone, recurrence: `FREQ=DAILY;COUNT=${count}` };
  const { data, errors } = await api.run(person.admin, CREATE, { input });
  expect(errors).toBeUndefined();
  const day = Temporal.PlainDate.from(startsAt.slice(0, 10));
  const from = `${day.subtract({ days: 2 })}T00:00:00Z`;
  const answer = await api.run(person.admin, LIST, { from, to: `${day.add({ days: count + 2 })}T00:00:00Z` });
  const nodes = answer.data.events.nodes as Listed[];
  return nodes.slice(nodes.findIndex(({ id }) => id === data.createEvent.event.id));
}

/** Reads when the events of the calendar file start and end, with the time zones that the file defines. */
async function readCalendarFile(): Promise<Map<string, [start: string, end: string]>> {
  const events = await listForCalendar(makeContext(person.admin, api.em()));
  const file = writeCalendar(events, { siteName: 'Safe AI', publicUrl: 'https://portal.example' });
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  const iso = (time: ICAL.Time) => time.toJSDate().toISOString();
  return new Map(entries.map((entry) => [entry.uid.split('@')[0]!, [iso(entry.startDate), iso(entry.endDate)]]));
}

describe('a daily series', () => {
  // Each zone uses a different year, so that the lists do not mix.
  it.each([
    ['Europe/Berlin', '2027-03-26T02:15', '2027-03-26T02:45', '2027-03-28T03:15'],
    ['Europe/Berlin', '2028-03-24T02:30', '2028-03-24T03:00', '2028-03-26T03:30'],
    ['Europe/Berlin', '2029-03-23T01:30', '2029-03-23T02:30', '2029-03-25T01:30'],
    ['America/New_York', '2030-03-08T02:00', '2030-03-08T02:30', '2030-03-10T03:00'],
    ['Australia/Lord_Howe', '2031-10-03T02:00', '2031-10-03T02:20', '2031-10-05T02:30'],
  ])('in %s from %s to %s keeps its duration in spring', async (zone, startsAt, endsAt, onTheDay) => {
    const events = await createSeries(zone, startsAt, endsAt, 4);
    expect(events.map(getMinutes)).toEqual(Array(4).fill(getMinutes(events[0]!)));
    expect(events.map(({ startsWall }) => startsWall)).toContain(onTheDay);
    for (const event of events) {
      expect(wallIn(zone, event.startsAt)).toBe(event.startsWall);
      expect(wallIn(zone, event.endsAt)).toBe(event.endsWall);
    }
    const read = await readCalendarFile();
    for (const { id, ...event } of events) expect(read.get(id)).toEqual([event.startsAt, event.endsAt]);
  });

  it.each([
    ['Europe/Berlin', '2033-10-28T01:30', '2033-10-28T03:30'],
    ['America/New_York', '2034-11-03T00:30', '2034-11-03T02:15'],
    ['Australia/Lord_Howe', '2035-03-30T01:15', '2035-03-30T02:15'],
  ])('in %s from %s to %s keeps its duration in autumn', async (zone, startsAt, endsAt) => {
    const events = await createSeries(zone, startsAt, endsAt, 4);
    expect(events.map(getMinutes)).toEqual(Array(4).fill(getMinutes(events[0]!)));
    expect(events.map(({ startsWall }) => startsWall.slice(11))).toEqual(Array(4).fill(startsAt.slice(11)));
    const read = await readCalendarFile();
    for (const { id, ...event } of events) expect(read.get(id)).toEqual([event.startsAt, event.endsAt]);
  });

  it('skips the day that Samoa skipped', async () => {
    const events = await createSeries('Pacific/Apia', '2011-12-28T10:00', '2011-12-28T11:00', 5);
    expect(events.map(({ startsWall }) => startsWall)).toEqual([
      '2011-12-28T10:00',
      '2011-12-29T10:00',
      '2011-12-31T10:00',
      '2012-01-01T10:00',
    ]);
  });

  it('ends an event later if its start was moved out of the gap', async () => {
    const events = await createSeries('Europe/Berlin', '2036-03-28T02:30', '2036-03-28T03:00', 4);
    const moved = events.find(({ startsWall }) => startsWall === '2036-03-30T03:30')!;
    const { data } = await api.run(person.admin, UPDATE, { input: { id: moved.id, endsAt: '2036-03-30T05:00' } });
    expect(data.updateEvent.event).toEqual({
      startsAt: '2036-03-30T01:30:00.000Z',
      endsAt: '2036-03-30T03:00:00.000Z',
    });
  });

  it('keeps the times of an event that ends in the repeated hour if only its title changes', async () => {
    const events = await createSeries('Europe/Berlin', '2037-10-23T01:30', '2037-10-23T03:30', 4);
    const { id, startsAt, endsAt, startsWall, endsWall } = events[2]!;
    const input = { title: 'Another title', startsAt: startsWall, endsAt: endsWall };
    const { data } = await api.run(person.admin, UPDATE, { input: { id, ...input } });
    expect(data.updateEvent.event).toEqual({ startsAt, endsAt });
  });
});
