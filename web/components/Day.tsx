const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A calendar day in UTC, the same on the server and in every browser. Nothing for what has no date yet. */
export function Day({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{format.format(new Date(at))}</time> : null;
}
