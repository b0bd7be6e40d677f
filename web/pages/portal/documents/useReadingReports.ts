import { type RefObject, useEffect } from 'react';
import { isHalfInView, onMove, watchSheets } from './pagesInView.ts';

interface ReadingReports {
  id: string;
  of: number;
  pages: RefObject<HTMLElement | null>;
  /** No observers before JavaScript runs. */
  isPlain: boolean;
  /** Receives each page that was reported as read. */
  onRead: (page: number) => void;
}

/** A page that is in view for a shorter time was not read. */
const SHORTEST_MS = 1_000;
/** After this time without a key, a click or a movement, the reader may have left the screen. */
const IDLE_MS = 120_000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/** Reports to the server that the document was opened and printed, and for how long each page was in view. */
export function useReadingReports({ id, of, pages, isPlain, onRead }: ReadingReports): void {
  useEffect(() => sendReading(id, { kind: 'SEEN' }), [id]);
  useEffect(() => {
    const reportPrint = () => sendReading(id, { kind: 'PRINTED' });
    addEventListener('beforeprint', reportPrint);
    return () => removeEventListener('beforeprint', reportPrint);
  }, [id]);
  useEffect(() => {
    if (isPlain || !pages.current) return undefined;
    return watchTimeInView(pages.current, (page, seconds) => {
      sendReading(id, { kind: 'READ', page, seconds });
      onRead(page);
    });
  }, [id, of, pages, isPlain, onRead]);
}

/**
 * Measures for how long each page is in view: at least half of it, with its picture, in a visible tab, and not longer
 * than two minutes after the last sign of the reader. Reports a page when it leaves the view.
 */
function watchTimeInView(room: HTMLElement, report: (page: number, seconds: number) => void): () => void {
  const sheets = new Map<number, HTMLElement>();
  const { begin, end, endAll, noteActivity } = createClock(report);
  const measure = () => {
    for (const [page, sheet] of sheets)
      if (document.visibilityState === 'visible' && isHalfInView(sheet) && hasPicture(sheet)) begin(page);
      else end(page);
  };
  const act = () => {
    noteActivity();
    measure();
  };
  const close = watchSheets(room, (page, isThere, sheet) => {
    if (isThere) sheets.set(page, sheet);
    else {
      sheets.delete(page);
      end(page);
    }
    measure();
  });
  const stop = onMove(act);
  for (const type of ACTIVITY) addEventListener(type, act, { passive: true });
  // The event of a picture does not bubble.
  room.addEventListener('load', measure, { capture: true });
  document.addEventListener('visibilitychange', act);
  addEventListener('pagehide', endAll);
  return () => {
    close();
    stop();
    for (const type of ACTIVITY) removeEventListener(type, act);
    room.removeEventListener('load', measure, { capture: true });
    document.removeEventListener('visibilitychange', act);
    removeEventListener('pagehide', endAll);
    endAll();
  };
}

/** Measures the time of each page between `begin` and `end`, without breaks of the reader. */
function createClock(report: (page: number, seconds: number) => void) {
  const since = new Map<number, number>();
  let active = performance.now();
  const begin = (page: number) => {
    if (!since.has(page)) since.set(page, performance.now());
  };
  const end = (page: number) => {
    const start = since.get(page);
    since.delete(page);
    if (start === undefined) return;
    const ms = Math.min(performance.now(), active + IDLE_MS) - start;
    if (ms >= SHORTEST_MS) report(page, Math.min(Math.round(ms / 1000), 86_400));
  };
  const endAll = () => [...since.keys()].forEach(end);
  const noteActivity = () => {
    // The reader is back after a break, which does not count.
    if (performance.now() - active > IDLE_MS) endAll();
    active = performance.now();
  };
  return { begin, end, endAll, noteActivity };
}

const hasPicture = (sheet: HTMLElement): boolean => {
  const picture = sheet.querySelector('img');
  return picture !== null && picture.complete && picture.naturalWidth > 0;
};

function sendReading(id: string, reading: object): void {
  const body = new Blob([JSON.stringify(reading)], { type: 'application/json' });
  navigator.sendBeacon(`/api/documents/${encodeURIComponent(id)}/readings`, body);
}
