import { utcMinute } from './utc.ts';

/** A date and time in UTC, so that server and browser render the same. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{utcMinute(at)}</time>;
}
