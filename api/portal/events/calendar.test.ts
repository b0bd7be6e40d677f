import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { makeEvent } from './event.factory.ts';
import { person, useApi, makeContext } from '#api/testing/api.ts';
import { CalendarSetting } from './calendar-setting.entity.ts';
import type { SetCalendarSettingsInput } from './calendar-settings.type.ts';
import { readCalendarSettings, setCalendarSettings } from './calendar.settings.service.ts';
import { writeCalendar } from './calendar.write.ts';
import { listForCalendar, readEvent } from './event.read.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import {
  CalendarTestCancelDocument as CANCEL,
  CalendarTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-portal-events.ts';

const api = useApi();
const settings = { siteName: 'Safe AI', publicUrl: 'https://portal.example' };
const context = () => makeContext(person.investor, api.em());

const zones = `Europe/Berlin Europe/London Europe/Moscow America/New_York America/Los_Angeles America/Sao_Paulo
  America/St_Johns Asia/Kolkata Asia/Kathmandu Asia/Tokyo Asia/Jerusalem Australia/Lord_Howe Australia/Sydney
  Pacific/Auckland Pacific/Chatham Africa/Cairo Africa/Casablanca Asia/Dubai America/Phoenix UTC`.split(/\s+/);

type Times = Record<string, [start: string, end: string]>;

/** Reads the calendar with the time zones that the file defines. */
function readByIcalJs(ics: string): Times {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  const iso = (time: ICAL.Time) => time.toJSDate().toISOString();
  return Object.fromEntries(events.map((event) => [event.uid, [iso(event.startDate), iso(event.endDate)]]));
}

/** Reads the calendar with the names of the time zones and the reader's own time zone data. */
function readByNodeIcal(ics: string): Times {
  const entries = Object.values(nodeIcal.sync.parseICS(ics)).filter((entry) => entry?.type === 'VEVENT');
  return Object.fromEntries(entries.map(({ uid, start, end }) => [uid, [start.toISOString(), end!.toISOString()]]));
}

describe('a calendar file', () => {
  it('with 200 events in 20 zones across two daylight saving changes is read identically by two parsers', async () => {
    const em = api.em();
    expect(zones).toHaveLength(20);
    for (const [zone, timeZone] of zones.entries()) {
      for (const day of ['03-13', '03-14', '03-15', '03-27', '03-28', '03-29', '10-30', '10-31', '11-06', '11-08']) {
        const startsWall = `2027-${day}T${String((zone + 4) % 18).padStart(2, '0')}:30`;
        await makeEvent(em, { startsWall, timeZone, title: `${timeZone} ${day}` });
      }
    }
    const events = await listForCalendar(context());
    expect(events.length).toBeGreaterThanOrEqual(200);
    const meant = Object.fromEntries(
      events.map((event) => [`${event.id}@portal.example`, [event.startsAt.toISOString(), event.endsAt.toISOString()]]),
    );
    const ics = writeCalendar(events, settings);
    expect(readByIcalJs(ics)).toEqual(meant);
    expect(readByNodeIcal(ics)).toEqual(meant);
  });

  it('is folded, escaped and terminated according to RFC 5545', async () => {
    const title = 'Board; call, “Übersicht” \\ and a very long name that goes on beyond the end of a line of the file';
    const description = 'First line\nBEGIN:VEVENT\r\nSUMMARY:Another';
    const id = await makeEvent(api.em(), {
      title,
      description,
      location: 'Room 3, 2nd floor',
      timeZone: 'Europe/Berlin',
    });
    const ics = writeCalendar([(await readEvent(context(), id))!], settings);
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(ics.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    const entry = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!);
    expect([entry.summary, entry.location]).toEqual([title, 'Room 3, 2nd floor']);
    expect(entry.description.replaceAll('\r', '')).toBe(description.replaceAll('\r', ''));
  });

  it('has no METHOD in a subscription, and no line longer than 75 octets', async () => {
    const titles = ['x', 'ü', '李', '🙂'].flatMap((sign) => [58, 66, 67, 68, 140].map((length) => sign.repeat(length)));
    const events = await Promise.all(
      titles.map(async (title) => (await readEvent(context(), await makeEvent(api.em(), { title })))!),
    );
    const ics = writeCalendar(events, settings);
    expect(ics).not.toContain('METHOD');
    const longest = Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBe(75);
    const read = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
    expect(read.map((entry) => entry.getFirstPropertyValue('summary')).toSorted()).toEqual(titles.toSorted());
  });

  it('writes a local time that occurs twice in UTC, also for its first occurrence', async () => {
    const id = await makeEvent(api.em(), { startsWall: '2027-10-31T02:30', timeZone: 'Europe/Berlin' });
    const event = (await readEvent(context(), id))!;
    const ics = writeCalendar([event], settings);
    expect(event.startsAt.toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(ics).toContain('DTSTART:20271031T003000Z\r\n');
    expect(ics).toMatch(/DTEND:\d{8}T\d{6}Z\r\n/);
  });

  it.each([
    ['Africa/Casablanca', true],
    ['America/Vancouver', true],
    ['Africa/Cairo', true],
    ['America/Asuncion', true],
    ['Europe/Berlin', false],
    ['America/New_York', false],
    ['Asia/Jerusalem', false],
    ['Australia/Lord_Howe', false],
    ['Asia/Kolkata', false],
  ])('in %s, with rules that changed lately: %s, is written in UTC and names its zone', async (zone, isNew) => {
    const id = await makeEvent(api.em(), { startsWall: '2027-06-15T10:00', timeZone: zone, description: '' });
    const ics = writeCalendar([(await readEvent(context(), id))!], settings).replaceAll('\r\n ', '');
    expect([/DTSTART:\d{8}T\d{6}Z/.test(ics), ics.includes(`DTSTART;TZID=${zone}:20270615T100000`)]).toEqual([
      isNew,
      !isNew,
    ]);
    expect(ics.includes('BEGIN:VTIMEZONE')).toBe(!isNew);
    expect(ics.includes(`DESCRIPTION:Time zone of the event: ${zone}`)).toBe(isNew);
  });

  it('marks a change with the same UID and a higher SEQUENCE, and a cancellation with its status', async () => {
    const id = await makeEvent(api.em(), { timeZone: 'Europe/Berlin' });
    const read = async () => {
      const ics = writeCalendar([(await readEvent(context(), id))!], settings);
      const entry = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!;
      return ['uid', 'sequence', 'status', 'description'].map((name) => entry.getFirstPropertyValue(name));
    };
    expect(await read()).toEqual([`${id}@portal.example`, 0, 'CONFIRMED', null]);
    await api.run(person.admin, UPDATE, { id });
    expect(await read()).toEqual([`${id}@portal.example`, 1, 'CONFIRMED', null]);
    await api.run(person.admin, CANCEL, { id });
    expect(await read()).toEqual([`${id}@portal.example`, 2, 'CANCELLED', 'The board meets.']);
  });
});

describe('calendar settings', () => {
  it('that a person changes one after another keep the earlier changes', async () => {
    const em = api.em();
    const { id } = makeUser(em);
    await em.flush();
    const viewer = { ...person.investor, id };
    const set = (input: SetCalendarSettingsInput) => setCalendarSettings(makeContext(viewer, api.em()), input);
    const read = () => readCalendarSettings(makeContext(viewer, api.em()));
    await set({ timeZone: 'Asia/Tokyo' });
    await set({ hasHourBeforeReminder: true });
    expect(await read()).toMatchObject({ timeZone: 'Asia/Tokyo', hasHourBeforeReminder: true });
    await set({ timeZone: '' });
    expect(await read()).toMatchObject({ timeZone: null, hasHourBeforeReminder: true });
  });

  it('that a person changes in two windows at the same time are both kept', async () => {
    const em = api.em();
    const { id } = makeUser(em);
    await em.flush();
    const viewer = { ...person.investor, id };
    const set = (input: SetCalendarSettingsInput) => setCalendarSettings(makeContext(viewer, api.em()), input);
    await set({ timeZone: 'Asia/Tokyo' });
    await Promise.all([
      set({ hasHourBeforeReminder: true }),
      set({ hasInvitationEmails: false }),
      set({ hasDayBeforeReminder: false }),
      set({}),
    ]);
    expect(await readCalendarSettings(makeContext(viewer, api.em()))).toEqual({
      timeZone: 'Asia/Tokyo',
      hasInvitationEmails: false,
      hasDayBeforeReminder: false,
      hasHourBeforeReminder: true,
    });
  });

  it('are not stored for an account that was deleted in the meantime', async () => {
    const viewer = { ...person.investor, id: 'usr_deleted' };
    await setCalendarSettings(makeContext(viewer, api.em()), { hasInvitationEmails: false });
    expect(await api.em().count(CalendarSetting, { accountId: viewer.id })).toBe(0);
  });
});
