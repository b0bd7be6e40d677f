import type { IncomingHttpHeaders } from 'node:http';

// The time of the next read of a feed, in seconds from now.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const USUALLY = HOUR;
const SOONEST = 15 * MINUTE;
const LATEST = 24 * HOUR;
const LONGEST_REST = 7 * LATEST;
const FIRST_WAIT = 5 * MINUTE;

export const NOTIFY_AFTER_FAILURES = 3;
export const DISABLE_AFTER_FAILURES = 10;

/** After a success, the interval comes from `ttl` or Cache-Control, within limits. */
export function afterSuccess(headers: IncomingHttpHeaders, ttlMinutes: number | null): number {
  const [, maxAge] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers['cache-control'] ?? '') ?? [];
  const requestedWait = Math.max(Number(maxAge ?? 0), (ttlMinutes ?? 0) * MINUTE, retryAfter(headers) ?? 0);
  return Math.min(Math.max(requestedWait || USUALLY, SOONEST), LATEST);
}

/**
 * After the `failures`th failure in a row: twice as long each time, and not before the time that the server asks for.
 */
export function afterFailure(failures: number, requestedWait: number | null): number {
  const waited = Math.min(FIRST_WAIT * 2 ** Math.max(0, failures - 1), LATEST);
  return Math.min(Math.max(waited, requestedWait ?? 0), LONGEST_REST);
}

/** The seconds that the server asks to wait, given as a number or a date. */
export function retryAfter(headers: IncomingHttpHeaders, now = Date.now()): number | null {
  const retryAfter = headers['retry-after']?.trim();
  if (!retryAfter) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
