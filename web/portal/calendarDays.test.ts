import { describe, expect, it } from 'vitest';
import {
  addMonths,
  getDay,
  listDays,
  daysOfEvent,
  firstDayOfEvent,
  formatDays,
  isDay,
  isZone,
  nameOfZone,
  formatSpan,
  getWeek,
  weeksOfMonth,
  toInstant,
} from './calendarDays.ts';

describe('calendar days', () => {
  it('accept only dates that exist', () => {
    expect(['2027-02-28', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2027-02-29', '2027-13-01', '27-1-1', 'today', null].some(isDay)).toBe(false);
  });

  it('have time zones with a name', () => {
    expect(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'].every(isZone)).toBe(true);
    expect(['', 'Berlin', '+05:00', 'Europe/Nowhere', 'europe/berlin', '../etc'].some(isZone)).toBe(false);
  });

  it('move to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  });

  it('form weeks that begin on Monday and cover the whole month', () => {
    expect(getWeek('2027-03-28', 1)).toBe('2027-03-22');
    const weeks = weeksOfMonth('2027-02-10', 1);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([4, '2027-02-01', '2027-02-28']);
    expect(weeksOfMonth('2027-08-10', 1)).toHaveLength(6);
  });

  it('form weeks that begin on Sunday or Saturday, as a reader’s locale does', () => {
    expect(getWeek('2027-03-28', 7)).toBe('2027-03-28');
    expect(getWeek('2027-03-27', 7)).toBe('2027-03-21');
    expect(getWeek('2027-03-28', 6)).toBe('2027-03-27');
    const weeks = weeksOfMonth('2027-02-10', 7);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([5, '2027-01-31', '2027-03-06']);
  });

  it('of an instant depend on the time zone', () => {
    expect(getDay('Pacific/Auckland', '2027-03-28T20:00:00Z')).toBe('2027-03-29');
    expect(getDay('America/Los_Angeles', '2027-03-28T02:00:00Z')).toBe('2027-03-27');
  });

  it('of an all-day event are the same in every time zone', () => {
    const event = {
      isAllDay: true,
      startsWall: '2027-12-31',
      endsWall: '2028-01-01',
      startsAt: '2027-12-30T11:00:00Z',
      endsAt: '2028-01-01T11:00:00Z',
      timeZone: 'Pacific/Auckland',
    };
    for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', null]) {
      expect(daysOfEvent(event, zone)).toEqual(['2027-12-31', '2028-01-01']);
      expect(firstDayOfEvent(event, zone)).toBe('2027-12-31');
    }
    expect(formatDays(event)).toBe('Friday, December 31, 2027 – Saturday, January 1, 2028');
  });

  it('of an event that ends at midnight do not include the next day', () => {
    const night = { startsAt: '2027-03-27T20:00:00Z', endsAt: '2027-03-28T22:00:00Z' };
    expect(listDays('Europe/Berlin', night)).toEqual(['2027-03-27', '2027-03-28']);
    expect(formatSpan('Europe/Berlin', night.startsAt, night.endsAt, false)).toBe('21:00 – Mon, Mar 29, 00:00');
    expect([nameOfZone('America/New_York'), nameOfZone('UTC')]).toEqual(['New York time', 'UTC']);
  });
});

describe('the instant of a wall time', () => {
  it.each([
    ['UTC', '2027-03-28T10:00', '2027-03-28T10:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['Europe/Berlin', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31T01:30', '2027-10-30T23:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T03:30', '2027-10-31T02:30:00.000Z'],
    ['America/New_York', '2027-12-31T23:30', '2028-01-01T04:30:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
    ['Asia/Kathmandu', '2027-01-01T12:00', '2027-01-01T06:15:00.000Z'],
  ])('in %s of %s is %s, also near a change of clocks', (zone, wall, instant) => {
    expect(toInstant(zone, wall)).toBe(instant);
  });
});
