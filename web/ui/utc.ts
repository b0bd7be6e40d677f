// Not `Intl`: a page's first formatter costs 20 to 40 ms of the browser's main thread, and most pages contain dates.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** A calendar day in UTC: `Nov 21, 2026`. */
export function utcDay(at: string): string {
  const day = new Date(at);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** A time of a time zone that is named elsewhere, such as `2026-11-21T09:05` or `2026-11-21`: `Nov 21, 2026, 09:05`. */
export function wallTime(wall: string): string {
  const [day = '', clock] = wall.split('T');
  return clock ? `${utcDay(day)}, ${clock.slice(0, 5)}` : utcDay(day);
}

/** A date and time in UTC: `Nov 21, 2026, 09:05 UTC`. */
export function utcMinute(at: string): string {
  const time = new Date(at);
  return `${utcDay(at)}, ${two(time.getUTCHours())}:${two(time.getUTCMinutes())} UTC`;
}
