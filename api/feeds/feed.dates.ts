// Dates in feeds: ISO 8601, RFC 822 with time zone names, and seconds since 1970.

/** Minutes ahead of UTC. `Date.parse` knows only the North American names. */
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
  AKST: -540,
  AKDT: -480,
  HST: -600,
};

const SECONDS = /^\d{9,10}(?:\.\d+)?$/;
const MILLISECONDS = /^\d{12,13}$/;

/** The instant in milliseconds. Null for text that is not a date. */
export function parseFeedDate(text: string): number | null {
  if (SECONDS.test(text)) return Math.round(Number(text) * 1_000);
  if (MILLISECONDS.test(text)) return Number(text);
  const [, before = '', zone = ''] = /^(.*\d)\s+\(?([A-Z]{3,4})\)?$/.exec(text.trim()) ?? [];
  const offset = Object.hasOwn(ZONES, zone) ? ZONES[zone]! : null;
  const at = Date.parse(offset === null ? text : `${before} GMT`);
  return Number.isNaN(at) ? null : at - (offset ?? 0) * 60_000;
}

/** The fields of an entry that `readDate` reads. */
export const DATE_FIELDS = ['pubDate', 'published', 'date_published', 'updated', 'dc'];

type Loose = Record<string, unknown>;

/** The time at which an entry was published, or otherwise changed. Null if the entry has neither. */
export function readDate(entry: Loose): number | null {
  const dc = (entry['dc'] ?? {}) as Loose;
  const dates: unknown[] = Array.isArray(dc['dates']) ? dc['dates'] : [dc['date']];
  const fields = [entry['pubDate'], entry['published'], entry['date_published'], entry['updated'], ...dates];
  for (const field of fields) {
    const at = typeof field === 'string' && field.length < 100 ? parseFeedDate(field.trim()) : null;
    if (at !== null) return at;
  }
  return null;
}
