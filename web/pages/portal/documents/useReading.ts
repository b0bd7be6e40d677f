import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getBarBottom, isHalfInView, onMove, watchSheets } from './pagesInView.ts';
import { useReadingReports } from './useReadingReports.ts';

interface Reading {
  id: string;
  of: number;
  /** The requested page, from 1. */
  start: number;
  pages: RefObject<HTMLElement | null>;
  /** No observers before JavaScript runs. */
  isPlain: boolean;
  /** The pages that the reader had in view before. */
  readPages: readonly number[];
}

/**
 * Tracks the current page, and which pages are near enough to load. Reports to the server how long each page was read.
 */
export function useReading({ id, of, start, pages, isPlain, readPages }: Reading) {
  const [current, setCurrent] = useState(start);
  const [startBefore, setStartBefore] = useState(start);
  // With the same commit, so that no effect takes the page before for the one that is read.
  if (startBefore !== start) {
    setStartBefore(start);
    setCurrent(start);
  }
  const requested = useRef(start);
  const spot = useRef<Spot | null>(null);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([start]));
  useEffect(() => {
    if (isPlain || !pages.current) return undefined;
    const close = watchNear(pages.current, of, (nearPages) =>
      // A loaded page stays loaded, because the access log has an entry for each time that it is sent.
      setNear((former) => (nearPages.every((page) => former.has(page)) ? former : new Set([...former, ...nearPages]))),
    );
    const stop = watchMostInView(pages.current, requested, spot, setCurrent);
    return () => {
      close();
      stop();
    };
  }, [isPlain, pages, of]);
  const [read, setRead] = useState<ReadonlySet<number>>(() => new Set(readPages));
  const addRead = useCallback((page: number) => setRead((former) => new Set([...former, page])), []);
  useReadingReports({ id, of, pages, isPlain, onRead: addRead });
  const go = useCallback(
    (page: number) => {
      requested.current = Math.min(Math.max(1, page), of);
      show(requested.current);
      setCurrent(requested.current);
      spot.current = { page: requested.current, share: 0 };
    },
    [of],
  );
  return { current, near, read, go };
}

/** Instant, because a smooth scroll would load every page on the way. */
const show = (page: number) =>
  document.getElementById(`page-${page}`)?.scrollIntoView({ block: 'start', behavior: 'instant' });

/** The part of the current page that is directly below the toolbar: 0 is the top of its picture, 1 its end. */
interface Spot {
  page: number;
  share: number;
}

/** On the full screen, the reader scrolls instead of the window. */
const getScroller = () => document.fullscreenElement ?? document.documentElement;

/** True if a place so far below the toolbar cannot be scrolled up to it. */
function isBeyondScrolling(distance: number): boolean {
  const { scrollTop, clientHeight, scrollHeight } = getScroller();
  return scrollTop > 0 && distance > scrollHeight - clientHeight - scrollTop;
}

function showSpot({ page, share }: Spot): void {
  const sheet = document.getElementById(`page-${page}`);
  if (!sheet) return;
  const box = getPicture(sheet);
  getScroller().scrollBy({ top: box.top + share * box.height - getBarBottom(), behavior: 'instant' });
}

/**
 * The zoom, the contents, the full screen and fonts change the size of the pages, and what loads above moves them. The
 * function that it returns shows the same part of a page again if either changed since the call before.
 */
function createStay(room: HTMLElement, spot: RefObject<Spot | null>): () => void {
  const measure = () => {
    const scroller = getScroller();
    const top = Math.round(room.getBoundingClientRect().top + scroller.scrollTop);
    return [scroller, top, room.offsetWidth, room.offsetHeight];
  };
  let former = measure();
  return () => {
    const place = measure();
    if (place.every((value, at) => value === former[at])) return;
    former = place;
    if (spot.current) showSpot(spot.current);
  };
}

/** The picture of a page, without its text below, which comes later. */
const getPicture = (sheet: HTMLElement) => (sheet.firstElementChild ?? sheet).getBoundingClientRect();

/** A page counts as in view after it stays there for a moment, so pages that are only scrolled past do not load. */
const MOMENT_MS = 120;
/** The pages after those in view that load in advance. */
const AHEAD = 2;

/** Reports the pages to load: those in view, and the next two after the last one that is at least half in view. */
function watchNear(room: HTMLElement, of: number, report: (pages: number[]) => void): () => void {
  const inView = new Map<number, HTMLElement>();
  let timer: ReturnType<typeof setTimeout>;
  const measure = () => {
    if (inView.size === 0) return;
    const halfInView = [...inView].filter(([, sheet]) => isHalfInView(sheet)).map(([page]) => page);
    const last = halfInView.length > 0 ? Math.max(...halfInView) : Math.min(...inView.keys());
    const ahead = Array.from({ length: AHEAD }, (_, at) => last + 1 + at).filter((page) => page <= of);
    report([...inView.keys(), ...ahead]);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, MOMENT_MS);
  };
  const close = watchSheets(room, (page, isThere, sheet) => {
    if (isThere) inView.set(page, sheet);
    else inView.delete(page);
    schedule();
  });
  const stop = onMove(schedule);
  return () => {
    clearTimeout(timer);
    close();
    stop();
  };
}

/** Pages that differ by less than this share of the tallest view count as equally in view. */
const EQUAL = 0.98;

/**
 * The page with the largest visible area below the reader's toolbar. If several are equally visible, the first. The
 * requested one wins if it is as visible or whole, because short pages at the end of a document cannot scroll to the top.
 */
function findMostInView(sheets: ReadonlyMap<number, HTMLElement>, top: number, requested: number): number | null {
  const heights = [...sheets].map(([page, sheet]) => {
    const box = sheet.getBoundingClientRect();
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, top, 0);
    return { page, height, isWhole: height >= getPicture(sheet).height * EQUAL };
  });
  const most = Math.max(...heights.map(({ height }) => height));
  const isFirst = ({ page, height, isWhole }: (typeof heights)[number]) =>
    height > 0 && (height >= most * EQUAL || (isWhole && page === requested));
  const pages = heights.filter(isFirst).map(({ page }) => page);
  if (pages.length === 0) return null;
  return pages.includes(requested) ? requested : Math.min(...pages);
}

/** Reports the page that is most in view whenever it can have changed, and notes the part of it at the toolbar. */
function watchMostInView(
  room: HTMLElement,
  requested: RefObject<number>,
  spot: RefObject<Spot | null>,
  report: (page: number) => void,
): () => void {
  const inView = new Map<number, HTMLElement>();
  const stay = createStay(room, spot);
  let frame = 0;
  const measure = () => {
    frame = 0;
    stay();
    const top = getBarBottom();
    // A jump to the requested page is measured before the observer has seen it.
    const jumpedTo = room.querySelector<HTMLElement>(`[data-page="${requested.current}"]`);
    const sheets = jumpedTo ? new Map(inView).set(requested.current, jumpedTo) : inView;
    const page = findMostInView(sheets, top, requested.current);
    if (page === null) return;
    const box = getPicture(sheets.get(page)!);
    // A jump to a short page at the end goes as far as it can, also when more is below it.
    const isAsFar = page === requested.current && isBeyondScrolling(box.top - top);
    spot.current = { page, share: isAsFar ? 0 : (top - box.top) / box.height };
    report(page);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const close = watchSheets(room, (page, isThere, sheet) => {
    if (isThere) inView.set(page, sheet);
    else inView.delete(page);
    schedule();
  });
  const stop = onMove(schedule);
  const resizes = new ResizeObserver(stay);
  resizes.observe(room);
  return () => {
    close();
    resizes.disconnect();
    cancelAnimationFrame(frame);
    stop();
  };
}
