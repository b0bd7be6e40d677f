import { getDateFormat } from '#graphql/date-format.ts';
import { fail } from './errors.ts';

/** Formats `Tuesday, May 6, 2031 at 10:00 (Europe/Berlin)`. */
export const formatInstant = (at: Date, timeZone: string): string =>
  `${getDateFormat(timeZone, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(at)} (${timeZone})`;

/** Formats the last day of a right that ends at this time, such as `May 6, 2031`: in UTC, as the dialogs that set it do. */
export const formatLastDay = (endsAt: Date): string =>
  getDateFormat('UTC', { dateStyle: 'long' }).format(endsAt.getTime() - 1);

/**
 * Time zones are names in the spelling of IANA, because other calendars compare them letter by letter. Offsets are not
 * time zones.
 */
export function refuseUnknownZone(zone: string): void {
  const zoneName = /^(UTC|[A-Z][A-Za-z]+\/[A-Za-z0-9_+/-]+)$/.test(zone) ? resolveZone(zone) : null;
  // Accepts an alias, which resolves to another name. Rejects a name whose letter case differs from the IANA name.
  const isMisspelt = zoneName !== zone && zoneName?.toLowerCase() === zone.toLowerCase();
  if (zoneName && !isMisspelt) return;
  const message = 'Unknown time zone. Enter a name such as Europe/Berlin';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'timeZone'], message }]);
}

function resolveZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
