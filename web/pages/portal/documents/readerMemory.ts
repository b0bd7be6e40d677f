// Reader settings that this browser remembers: the zoom, and the last page of each document. A browser can forbid storage;
// nothing is remembered then.

const ZOOM = 'reader-zoom';
/** The most documents whose last page is remembered. */
const MOST_PLACES = 100;

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function loadZoom(): Zoom | null {
  const zoom = load(ZOOM);
  return zoom === 'fit' || zoom === 'whole' || zoom === 'two' || (typeof zoom === 'number' && zoom >= 25 && zoom <= 400)
    ? zoom
    : null;
}

export const saveZoom = (zoom: Zoom): void => save(ZOOM, zoom);

/** A document that a person reads. Several people can use one browser, and each has their own last page. */
export interface Place {
  readerId: string;
  documentId: string;
}

const toKey = (readerId: string) => `reader-pages:${readerId}`;

function loadPlaces(readerId: string): [id: string, page: number, label?: unknown][] {
  const places = load(toKey(readerId));
  return Array.isArray(places)
    ? places.filter((place) => Array.isArray(place) && typeof place[0] === 'string' && Number.isInteger(place[1]))
    : [];
}

/** The page that the person last read. Null if they have not read the document in this browser. */
export const loadLastPage = ({ readerId, documentId }: Place): number | null =>
  loadPlaces(readerId).find(([id]) => id === documentId)?.[1] ?? null;

interface LastPlace {
  documentId: string;
  page: number;
  /** What is printed on the page. */
  label: string | null;
}

/** The document that the person read last in this browser, and its page. */
export function loadLastPlace(readerId: string): LastPlace | null {
  const [place] = loadPlaces(readerId);
  if (!place) return null;
  const [documentId, page, label] = place;
  return { documentId, page, label: typeof label === 'string' ? label : null };
}

export function saveLastPage({ readerId, documentId }: Place, page: number, label: string): void {
  const others = loadPlaces(readerId).filter(([id]) => id !== documentId);
  save(toKey(readerId), [[documentId, page, label], ...others].slice(0, MOST_PLACES));
}

/** The size of pages: fitted to the window, or in percent. */
export type Zoom = 'fit' | 'whole' | 'two' | number;

/** The width of a page at 100 percent, in pixels: A4 and Letter at 96 pixels for an inch. */
const FULL_WIDTH = 816;

const steps = [50, 75, 100, 125, 150, 200] as const;

/** The next larger or smaller size. `width` is the width of a page in pixels as it is now. */
export function stepZoom(zoom: Zoom, by: 1 | -1, width: number): Zoom {
  const percent = typeof zoom === 'number' ? zoom : (width / FULL_WIDTH) * 100;
  const next = by > 0 ? steps.find((step) => step > percent + 1) : steps.findLast((step) => step < percent - 1);
  return next ?? zoom;
}

/** The `sizes` of a page's picture. */
export function getPictureSizes(zoom: Zoom): string {
  if (zoom === 'fit') return '(min-width: 62rem) 54rem, 100vw';
  if (zoom === 'two') return '(min-width: 62rem) 40vw, 100vw';
  return zoom === 'whole' ? '54rem' : `${Math.round((zoom / 100) * FULL_WIDTH)}px`;
}
