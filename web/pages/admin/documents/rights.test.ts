import { afterEach, expect, it } from 'vitest';
import { toTitle } from './documentDialogs.ts';
import { toLastDay } from '#web/ui/lastDay.ts';
import { toChanges, toRow } from './rights.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

it.each([
  ['board-pack_q2.pdf', 'board-pack q2'],
  ['board-pack.pdf', 'board pack'],
  ['2026-03-31-minutes.docx', '2026-03-31 minutes'],
  ['Non-disclosure agreement.pdf', 'Non-disclosure agreement'],
  ['_.pdf', '_.pdf'],
])('an administrator who uploads %s reads the title %s', (fileName, title) => {
  expect(toTitle(fileName)).toBe(title);
});

const document = { kind: 'document', ids: ['doc_1'], name: 'Plan' } as Parameters<typeof toChanges>[0];
const access = (endsAt: string) =>
  toRow({
    group: { id: 'grp_1', name: 'Board' },
    user: null,
    rights: ['LIST', 'VIEW'],
    endsAt,
    inheritedFrom: null,
  } as unknown as Parameters<typeof toRow>[0])[0]!;

it.each(['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Apia'])(
  'an administrator in %s sees the last day that all others see, and changes only what was edited',
  (zone) => {
    process.env['TZ'] = zone;
    for (const [endsAt, day] of [
      ['2027-07-01T00:00:00.000Z', '2027-06-30'],
      ['2027-07-01T04:00:00.000Z', '2027-07-01'],
      ['2027-06-30T15:00:00.000Z', '2027-06-30'],
    ] as const) {
      expect(toLastDay(endsAt)).toBe(day);
      const row = { ...access(endsAt), value: 'DOWNLOAD' as const };
      expect(toChanges(document, [row], false)).toMatchObject([{ endsAt }]);
      const moved = { ...row, until: '2027-09-30' };
      expect(toChanges(document, [moved], false)).toMatchObject([{ endsAt: '2027-10-01T00:00:00.000Z' }]);
    }
  },
);

it('an administrator sees the last day of a right that a document inherits', () => {
  const [row] = toRow({
    group: { id: 'grp_1', name: 'Board' },
    user: null,
    rights: ['LIST'],
    endsAt: '2027-07-01T00:00:00.000Z',
    inheritedFrom: { id: 'fold_1', name: 'Company', index: '1' },
  } as unknown as Parameters<typeof toRow>[0]);
  expect(row).toMatchObject({
    value: '',
    until: '',
    inherited: { from: '1 Company', end: ', until 2027-06-30 (UTC)' },
  });
});
