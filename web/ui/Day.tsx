import { utcDay } from './utc.ts';

/** A calendar day in UTC, so that server and browser render the same. Renders nothing for null. */
export function Day({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{utcDay(at)}</time> : null;
}
