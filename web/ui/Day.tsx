import { use } from 'react';
import { TimeFormatContext } from './timeFormat.ts';

/** The calendar day of an instant. Renders nothing for null. */
export function Day({ at }: { at: string | null }) {
  const { formatDay } = use(TimeFormatContext);
  return at ? <time dateTime={at}>{formatDay(at)}</time> : null;
}
