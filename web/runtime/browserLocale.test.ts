import { afterEach, expect, it, vi } from 'vitest';
import { getHabits } from '../portal/readerHabits.ts';
import { getBrowserLocale, getBrowserZone } from './browserLocale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['c', 'C', 'POSIX.UTF-8', 'en-US@posix', 'en_US.UTF-8', ''])(
  'a reader whose browser names its language %j sees the portal, in English habits',
  (language) => {
    vi.stubGlobal('navigator', { language });
    expect(getHabits(getBrowserLocale())).toMatchObject({ isHalfDay: true });
  },
);

it.each(['Etc/Unknown', 'Mars/Olympus', '', undefined])(
  'a reader whose browser names its zone %j reads UTC',
  (zone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: zone } as never);
    expect(getBrowserZone()).toBe('UTC');
  },
);

it('a reader keeps the language and the zone of their browser', () => {
  vi.stubGlobal('navigator', { language: 'de-AT' });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Europe/Vienna' } as never);
  expect([getBrowserLocale(), getBrowserZone()]).toEqual(['de-AT', 'Europe/Vienna']);
});
