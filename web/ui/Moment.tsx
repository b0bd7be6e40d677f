import { utcMinute } from './utc.ts';

/** A day and its minute in UTC, the same on the server and in every browser. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{utcMinute(at)}</time>;
}
