import { describe, expect, it } from 'vitest';
import { describeWeekends, keepRule, listRules, toCreateInput, toValues, withStart } from './eventForm.ts';

const labels = (startsAt: string) => listRules(startsAt).map(([, label]) => label);

describe('the form of an event', () => {
  it('offers the weekday of the month on which a manager lets a series start', () => {
    expect(labels('2027-03-18T10:00')).toContain('Every month on the third Thursday');
    expect(labels('2027-03-25T10:00')).toEqual(
      expect.arrayContaining(['Every month on the fourth Thursday', 'Every month on the last Thursday']),
    );
    expect(labels('2027-03-30')).toContain('Every month on the last Tuesday');
    expect(labels('2027-03-30').join()).not.toContain('fifth');
    expect(labels('')).toContain('Every month');
  });

  it('keeps a weekday of the month as one when the start moves', () => {
    expect(keepRule('MONTHLY;BYDAY=3TH', '2027-03-08T10:00')).toBe('MONTHLY;BYDAY=2MO');
    expect(keepRule('MONTHLY;BYDAY=-1TH', '2027-04-30T10:00')).toBe('MONTHLY;BYDAY=-1FR');
    expect(keepRule('WEEKLY', '2027-03-08T10:00')).toBe('WEEKLY');
    expect(keepRule('', '2027-03-08T10:00')).toBe('');
  });

  it('says which dates of a series fall on a weekend', () => {
    const values = { ...toValues(null), startsAt: '2027-01-08T10:00', repeats: 'MONTHLY' };
    expect(describeWeekends({ ...values, times: '6' })).toBe('1 of 6 dates on a weekend: Saturday, May 8, 2027.');
    expect(describeWeekends({ ...values, endsBy: 'UNTIL', until: '2027-05-07' })).toBeNull();
    expect(describeWeekends({ ...values, startsAt: '2027-01-10T10:00', times: '12' })).toBe(
      '4 of 12 dates on a weekend: Sunday, January 10, 2027; Saturday, April 10, 2027; Saturday, July 10, 2027; and later ones.',
    );
    // February and the other short months have no day 31.
    expect(describeWeekends({ ...values, startsAt: '2027-01-31', isAllDay: true, times: '2' })).toBe(
      '1 of 2 dates on a weekend: Sunday, January 31, 2027.',
    );
    expect(describeWeekends({ ...values, repeats: '', startsAt: '2027-01-09T10:00' })).toBe(
      'Saturday, January 9, 2027 is on a weekend.',
    );
    expect(describeWeekends({ ...values, repeats: 'DAILY', startsAt: '2027-01-09' })).toBeNull();
    expect(describeWeekends({ ...values, startsAt: '' })).toBeNull();
  });

  it('sends a series with its last day, or with its number of dates', () => {
    const values = { ...toValues(null), title: 'Call', repeats: 'MONTHLY;BYDAY=3TH', until: '2027-12-31' };
    expect(toCreateInput({ ...values, endsBy: 'UNTIL' }).recurrence).toBe('FREQ=MONTHLY;BYDAY=3TH;UNTIL=20271231');
    expect(toCreateInput(values).recurrence).toBe('FREQ=MONTHLY;BYDAY=3TH;COUNT=4');
    expect(toCreateInput(values)).not.toHaveProperty('until');
  });

  it('fills the end from the start, and keeps the length of an event that is moved', () => {
    const empty = toValues(null);
    expect(withStart(empty, '2027-03-18T23:30').endsAt).toBe('2027-03-19T00:30');
    const long = { ...empty, startsAt: '2027-03-18T10:00', endsAt: '2027-03-18T13:00' };
    expect(withStart(long, '2027-03-20T09:00').endsAt).toBe('2027-03-20T12:00');
    const days = { ...empty, isAllDay: true, startsAt: '2027-03-18', endsAt: '2027-03-20' };
    expect(withStart(days, '2027-03-19').endsAt).toBe('2027-03-20');
    expect(withStart(days, '2027-04-01').endsAt).toBe('2027-04-01');
  });
});
