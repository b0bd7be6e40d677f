import { utcDay } from './utc.ts';

/** A calendar day in UTC, the same on the server and in every browser. Nothing for what has no date yet. */
export function Day({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{utcDay(at)}</time> : null;
}
