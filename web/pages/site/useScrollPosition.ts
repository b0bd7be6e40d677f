import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

const storageKey = 'scroll-positions';
const patience = 2000;

type Positions = Record<string, number>;

// The first entry of every document has the key "default"; the path tells them apart.
const getEntry = ({ key, pathname }: Location): string => `${key}:${pathname}`;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/**
 * Runs `attempt` now and whenever the page grows, until it succeeds, the visitor scrolls or types, or two seconds are
 * over.
 */
function untilSettled(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const stop = new AbortController();
  const grown = new ResizeObserver(() => attempt() && stop.abort());
  stop.signal.addEventListener('abort', () => grown.disconnect());
  for (const eventName of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(eventName, () => stop.abort(), { signal: stop.signal, passive: true });
  const timer = setTimeout(() => stop.abort(), patience);
  grown.observe(document.body);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function scrollToHash(hash: string, behavior: ScrollBehavior): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView({ behavior });
  return target !== null;
}

function restore(y: number): boolean {
  window.scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) < 2;
}

const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
};

/** Stores the scroll position of each history entry, across navigations and reloads. */
function usePositions(entry: string): RefObject<Positions> {
  const positions = useRef<Positions>({});
  const current = useRef(entry);
  useLayoutEffect(() => {
    current.current = entry;
  }, [entry]);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // This effect runs again if React hid the page while the next one loaded, so keep positions that were stored since.
    positions.current = { ...readPositions(), ...positions.current };
    const note = () => (positions.current[current.current] = window.scrollY);
    const keep = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
      } catch {
        // Without storage, a reload starts at the top.
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
  return positions;
}

/**
 * Scrolls to the top on a new page or a clicked link, to the anchor if there is one, and to the previous position on
 * Back.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const action = useNavigationType();
  const positions = usePositions(getEntry(location));
  const previous = useRef<Location>(null);
  const clicked = useRef(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      clicked.current = event.target instanceof Element && event.target.closest('a[href]') !== null;
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before?.key === location.key && before.pathname === location.pathname) return;
    const followed = clicked.current;
    clicked.current = false;
    if (action === 'POP') {
      // The browser itself scrolls to an anchor of the first page, and to the top of a new visit.
      const native = location.key === 'default' && location.hash !== '';
      const y = positions.current[getEntry(location)];
      if (y === undefined || native || (!before && isFreshVisit())) return;
      return untilSettled(() => restore(y));
    }
    // The page only got another URL, and its person may be typing.
    if ((location.state as { keepsPlace?: boolean } | null)?.keepsPlace) return;
    const hasMoved = before?.pathname !== location.pathname;
    if (location.hash) return untilSettled(() => scrollToHash(location.hash, hasMoved ? 'instant' : 'auto'));
    if (hasMoved || followed) window.scrollTo({ top: 0, behavior: 'instant' });
    if (hasMoved) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, action, positions]);
}
