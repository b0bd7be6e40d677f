import { useSyncExternalStore } from 'react';
import { getBrowserLocale } from '../runtime/browserLocale.ts';
import { subscribeToNothing } from '../runtime/useHydrating.ts';

/** How a reader's locale writes times and weeks. The words of the site are English everywhere. */
export interface Habits {
  /** True for `9:30 PM`, false for `21:30`. */
  isHalfDay: boolean;
  /** The first day of the week, from 1 for Monday to 7 for Sunday. */
  firstDay: number;
}

/** ISO 8601: for the server and hydration, where the reader's locale is unknown. */
const ISO_HABITS: Habits = { isHalfDay: false, firstDay: 1 };

interface WeekInfo {
  firstDay: number;
}

/** Source: Unicode CLDR, in the browser. A browser that does not tell the first day of the week begins on Monday. */
function findHabits(name: string): Habits {
  // Both names are in use: the method is the standard, the property came first.
  const locale = new Intl.Locale(name) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  const { hour12 = false } = new Intl.DateTimeFormat(name, { hour: 'numeric' }).resolvedOptions();
  return { isHalfDay: hour12, firstDay: week?.firstDay ?? ISO_HABITS.firstDay };
}

const known = new Map<string, Habits>();

/** The habits of a locale, such as `en-US`. */
export function getHabits(locale: string): Habits {
  const habits = known.get(locale) ?? findHabits(locale);
  known.set(locale, habits);
  return habits;
}

/** The habits of the browser's locale. ISO 8601 on the server and during hydration. */
export const useReaderHabits = (): Habits =>
  useSyncExternalStore(
    subscribeToNothing,
    () => getHabits(getBrowserLocale()),
    () => ISO_HABITS,
  );
