import { Temporal } from 'temporal-polyfill';
import { findMonth } from './feed.months.ts';

// Dates in feeds: ISO 8601, RFC 822 with zone names and month names of many languages, and seconds since 1970. A date
// without a zone is UTC, whatever the time zone of the server is.

/** Minutes ahead of UTC. */
const ZONES: Record<string, number> = {
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  SAST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  TRT: 180,
  GST: 240,
  IST: 330,
  ICT: 420,
  WIB: 420,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  AEST: 600,
  ACDT: 630,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  BRT: -180,
  ART: -180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
};

const SECONDS = /^\d{9,10}(?:\.\d+)?$/;
const MILLISECONDS = /^\d{12,13}$/;
/** The basic format of ISO 8601, such as `20260915T100000Z`, which has fewer digits than a time in seconds. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:\d{2}(?:[.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const LONGEST = 100;
const DAY_MS = 86_400_000;

/** The instant in milliseconds. Null for text that is not a date. */
export function parseFeedDate(text: string): number | null {
  if (text.length > LONGEST) return null;
  if (SECONDS.test(text)) return Math.round(Number(text) * 1_000);
  if (MILLISECONDS.test(text)) return Number(text);
  const { date, time, zone } = split(text.trim().replace(COMPACT, '$1-$2-$3 $4:$5$6'));
  const day = readDay(date);
  if (!day || time > DAY_MS) return null;
  const [year, month, dayOfMonth] = day;
  const at = Date.UTC(year, month - 1, dayOfMonth);
  // February 30 would become a day in March.
  if (new Date(at).getUTCDate() !== dayOfMonth || new Date(at).getUTCMonth() !== month - 1) return null;
  const wall = at + time;
  return wall - findOffset(zone, wall) * 60_000;
}

const TIME = /(?:^|[\sT,])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?m\b\.?)?/i;

/** The parts of a date: the day as text, the time of day in milliseconds, and the zone as text. */
function split(text: string): { date: string; time: number; zone: string } {
  const match = TIME.exec(text);
  if (!match) {
    // A day with a zone, such as `2026-05-30Z` or `2026-05-30+02:00`.
    const [, date = text, zone = ''] = /^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
    return { date, time: 0, zone };
  }
  const [all, hour, minute, second = '0', fraction = '0', half] = match;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const seconds = hours * 3_600 + Number(minute) * 60 + Number(second);
  const rest = text.slice(match.index + all.length).trim();
  // Some programs write the year last: `Thu Jun 18 17:00:00 PDT 2026`.
  const [year] = /(?<![+\-\d])\d{4}$/.exec(rest) ?? [''];
  return {
    date: `${text.slice(0, match.index)} ${year}`,
    time: seconds * 1_000 + Math.trunc(Number(`0.${fraction}`) * 1_000),
    zone: rest.slice(0, rest.length - year.length).trim(),
  };
}

type Day = [year: number, month: number, day: number];

function readDay(text: string): Day | null {
  const [, year, month, day] = /(?<!\d)(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year) return [Number(year), Number(month), Number(day)];
  const [, first, separator, second, last] = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  if (first) {
    // Slashes are American unless that gives no date.
    const isMonthFirst = separator === '/' && Number(first) <= 12;
    return [Number(last), Number(isMonthFirst ? first : second), Number(isMonthFirst ? second : first)];
  }
  const [, onlyYear, onlyMonth = '1'] = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim()) ?? [];
  if (onlyYear) return [Number(onlyYear), Number(onlyMonth), 1];
  const named = findMonth(text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []);
  const numbers = text.match(/\d+/g) ?? [];
  if (!named || numbers.length !== 2) return null;
  const [one = '', two = ''] = numbers;
  return one.length === 4 ? [Number(one), named, Number(two)] : [toYear(two), named, Number(one)];
}

/** RFC 822 writes years with two digits, which RFC 2822 assigns to 1950 to 2049. */
const toYear = (digits: string): number => {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 50 ? 2_000 : 1_900);
};

/** The minutes that a zone is ahead of UTC: 0 for no zone, and for one that is not known. */
function findOffset(text: string, wall: number): number {
  const comment = text.endsWith(')') ? text.indexOf('(') : -1;
  const zone = (comment < 0 ? text : text.slice(0, comment).trimEnd()) || text.replace(/[()]/g, '');
  const [, sign, hours, minutes = '0'] = /^(?:UTC?|GMT|Z)?\s?([+\-−])(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? [];
  if (sign) return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
  const name = zone.toUpperCase();
  if (Object.hasOwn(ZONES, name)) return ZONES[name]!;
  return zone.includes('/') ? findOffsetOfPlace(zone, wall) : 0;
}

/** The offset of a zone such as `America/Los_Angeles` at a time on its clock. */
function findOffsetOfPlace(zone: string, wall: number): number {
  try {
    const time = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
    return time.toZonedDateTime(zone).offsetNanoseconds / 60_000_000_000;
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/** The fields of an entry that `readDate` reads. */
export const DATE_FIELDS = [
  'pubDate',
  'published',
  'date_published',
  'updated',
  'date_modified',
  'atom',
  'dc',
  'dcterms',
  'prism',
];

const OWN = ['pubDate', 'published', 'date_published', 'updated', 'date_modified'];
/** Dates of other namespaces, of which feedsmith gives some as a list. */
const NAMESPACES = {
  atom: ['published', 'updated'],
  dc: ['dates', 'date'],
  dcterms: ['issued', 'created', 'available', 'dates', 'date', 'modified'],
  prism: ['publicationDate', 'coverDate', 'modificationDate'],
};

type Loose = Record<string, unknown>;

/** The time at which an entry was published, or otherwise changed. Null if the entry has neither. */
export function readDate(entry: Loose): number | null {
  const fields = OWN.map((name) => entry[name]);
  for (const [namespace, names] of Object.entries(NAMESPACES)) {
    const element = (entry[namespace] ?? {}) as Loose;
    fields.push(...names.flatMap((name) => element[name]));
  }
  for (const field of fields) {
    const at = typeof field === 'string' ? parseFeedDate(field.trim()) : null;
    if (at !== null) return at;
  }
  return null;
}
