import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

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
  const requested = useRef(start);
  const spot = useRef<Spot | null>(null);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([start]));
  useEffect(() => {
    if (isPlain || !pages.current) return undefined;
    const close = watchNear(pages.current, (visiblePages) =>
      // A loaded page stays loaded, because loading it again would count as another read.
      setNear((former) =>
        visiblePages.every((page) => former.has(page)) ? former : new Set([...former, ...visiblePages]),
      ),
    );
    const stop = watchMostInView(pages.current, requested, (page, share) => {
      spot.current = { page, share };
      setCurrent(page);
    });
    return () => {
      close();
      stop();
    };
  }, [isPlain, pages, of]);
  const [read, setRead] = useState<ReadonlySet<number>>(() => new Set(readPages));
  const addRead = useCallback((page: number) => setRead((former) => new Set([...former, page])), []);
  useReadingReports(id, current, isPlain, addRead);
  const go = useCallback(
    (page: number) => {
      requested.current = Math.min(Math.max(1, page), of);
      show(requested.current);
      setCurrent(requested.current);
      spot.current = { page: requested.current, share: 0 };
    },
    [of],
  );
  const showAgain = useCallback(() => spot.current && showSpot(spot.current), []);
  return { current, near, read, go, showAgain };
}

/** Instant, because a smooth scroll would load every page on the way. */
const show = (page: number) =>
  document.getElementById(`page-${page}`)?.scrollIntoView({ block: 'start', behavior: 'instant' });

/** The part of the current page that is directly below the toolbar: 0 is the top of the page, 1 its end. */
interface Spot {
  page: number;
  share: number;
}

/** Shows a part of a page again, after the size of the pages changed. */
function showSpot({ page, share }: Spot): void {
  const box = document.getElementById(`page-${page}`)?.getBoundingClientRect();
  if (!box) return;
  const scroller = document.fullscreenElement ?? document.documentElement;
  scroller.scrollBy({ top: box.top + share * box.height - getBarBottom(), behavior: 'instant' });
}

const getBarBottom = () => document.querySelector('[data-reader-bar]')?.getBoundingClientRect().bottom ?? 0;

/** A page counts as near after it stays near for a moment, so pages that are only scrolled past do not load. */
const MOMENT_MS = 120;

/** On the full screen, the reader scrolls, and a margin of the window does not count. */
const NEAR = { rootMargin: '80% 0px', scrollMargin: '80% 0px' };

function watchNear(room: HTMLElement, sendReading: (pages: number[]) => void): () => void {
  const near = new Set<number>();
  let timer: ReturnType<typeof setTimeout>;
  const close = watch(room, NEAR, (page, isThere) => {
    if (isThere) near.add(page);
    else near.delete(page);
    clearTimeout(timer);
    timer = setTimeout(() => sendReading([...near]), MOMENT_MS);
  });
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** Pages that differ by less than this share of the tallest view count as equally in view. */
const EQUAL = 0.98;

/**
 * Reports the page with the largest visible area below the reader's toolbar. If several are equally visible, the
 * requested one wins, because short pages at the end of a document cannot scroll to the top; otherwise the first.
 */
function watchMostInView(
  room: HTMLElement,
  requested: RefObject<number>,
  report: (page: number, share: number) => void,
): () => void {
  const inView = new Map<number, HTMLElement>();
  let frame = 0;
  const measure = () => {
    frame = 0;
    const top = getBarBottom();
    // A jump to the requested page is measured before the observer has seen it.
    const jumpedTo = room.querySelector<HTMLElement>(`[data-page="${requested.current}"]`);
    const sheets = jumpedTo ? new Map(inView).set(requested.current, jumpedTo) : inView;
    const heights = [...sheets].map(([page, sheet]) => {
      const box = sheet.getBoundingClientRect();
      return [page, Math.min(box.bottom, innerHeight) - Math.max(box.top, top, 0)] as const;
    });
    const most = Math.max(...heights.map(([, height]) => height));
    const pages = heights.filter(([, height]) => height > 0 && height >= most * EQUAL).map(([page]) => page);
    if (pages.length === 0) return;
    const page = pages.includes(requested.current) ? requested.current : Math.min(...pages);
    const box = sheets.get(page)!.getBoundingClientRect();
    report(page, (top - box.top) / box.height);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const close = watch(room, {}, (page, isThere, sheet) => {
    if (isThere) inView.set(page, sheet);
    else inView.delete(page);
    schedule();
  });
  // On the full screen, the reader scrolls instead of the window, and its event does not bubble.
  addEventListener('scroll', schedule, { passive: true, capture: true });
  addEventListener('resize', schedule);
  return () => {
    close();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', schedule, { capture: true });
    removeEventListener('resize', schedule);
  };
}

function watch(
  room: HTMLElement,
  options: IntersectionObserverInit,
  sendReading: (page: number, isThere: boolean, sheet: HTMLElement) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const sheet = target as HTMLElement;
      sendReading(Number(sheet.dataset['page']), isIntersecting, sheet);
    }
  }, options);
  for (const page of room.querySelectorAll('[data-page]')) observer.observe(page);
  return () => observer.disconnect();
}

const SHORTEST_MS = 1_000;

/** Sends one message when the reader leaves a page: by scrolling, by switching tabs, or by closing the document. */
function useReadingReports(id: string, page: number, isPlain: boolean, onRead: (page: number) => void): void {
  useEffect(() => sendReading(id, { kind: 'SEEN' }), [id]);
  useEffect(() => {
    const reportPrint = () => sendReading(id, { kind: 'PRINTED' });
    addEventListener('beforeprint', reportPrint);
    return () => removeEventListener('beforeprint', reportPrint);
  }, [id]);
  useEffect(() => {
    if (isPlain) return undefined;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const end = () => {
      const ms = since === null ? 0 : performance.now() - since;
      since = null;
      if (ms < SHORTEST_MS) return;
      sendReading(id, { kind: 'READ', page, seconds: Math.min(Math.round(ms / 1000), 86_400) });
      onRead(page);
    };
    const change = () => {
      if (document.visibilityState === 'hidden') end();
      else since ??= performance.now();
    };
    addEventListener('visibilitychange', change);
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('visibilitychange', change);
      removeEventListener('pagehide', end);
      end();
    };
  }, [id, page, isPlain, onRead]);
}

function sendReading(id: string, reading: object): void {
  const body = new Blob([JSON.stringify(reading)], { type: 'application/json' });
  navigator.sendBeacon(`/api/documents/${encodeURIComponent(id)}/readings`, body);
}
