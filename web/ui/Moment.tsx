import { use } from 'react';
import { TimeFormatContext } from './timeFormat.ts';

/** A date and time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{use(TimeFormatContext).formatMinute(at)}</time>;
}
