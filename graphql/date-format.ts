const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of a known time zone, kept for the next use: each takes some 20 KB outside of the JavaScript heap, which Node
 * does not count, so that a mail to thousands of people would fill the memory.
 */
export function getDateFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, format);
  return format;
}
