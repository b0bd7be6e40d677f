import { type RefObject, useEffect, useState } from 'react';

interface Reading {
  id: string;
  of: number;
  /** The page that was asked for, from 1. */
  start: number;
  pages: RefObject<HTMLElement | null>;
  /** Nothing is watched before scripts run. */
  isPlain: boolean;
}

/** Where in a document its reader is, and which pages are near enough to be fetched. Tells the server how long each was read. */
export function useReading({ id, of, start, pages, isPlain }: Reading) {
  const [current, setCurrent] = useState(start);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([start]));
  useEffect(() => {
    if (isPlain || !pages.current) return undefined;
    const close = watchNear(pages.current, (seen) =>
      // Once fetched a page stays: fetching it again would be another reading.
      setNear((former) => (seen.every((page) => former.has(page)) ? former : new Set([...former, ...seen]))),
    );
    const middle = watch(pages.current, { rootMargin: '-50% 0px' }, (page, isThere) => isThere && setCurrent(page));
    return () => {
      close();
      middle();
    };
  }, [isPlain, pages, of]);
  useTelling(id, current, isPlain);
  const go = (page: number) => {
    const to = Math.min(Math.max(1, page), of);
    show(to);
  };
  useEffect(() => {
    const room = pages.current;
    const turn = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      const to = key === 'j' ? current + 1 : key === 'k' ? current - 1 : 0;
      if (to >= 1 && to <= of) show(to);
    };
    room?.addEventListener('keydown', turn);
    return () => room?.removeEventListener('keydown', turn);
  }, [current, of, pages]);
  return { current, near, go };
}

/** At once: on the way there every page between would be fetched. */
const show = (page: number) =>
  document.getElementById(`page-${page}`)?.scrollIntoView({ block: 'start', behavior: 'instant' });

/** Whoever only scrolls past a page has not read it: it is near once it stays so for a moment. */
const MOMENT_MS = 120;

function watchNear(room: HTMLElement, tell: (pages: number[]) => void): () => void {
  const near = new Set<number>();
  let timer: ReturnType<typeof setTimeout>;
  const close = watch(room, { rootMargin: '80% 0px' }, (page, isThere) => {
    if (isThere) near.add(page);
    else near.delete(page);
    clearTimeout(timer);
    timer = setTimeout(() => tell([...near]), MOMENT_MS);
  });
  return () => {
    clearTimeout(timer);
    close();
  };
}

function watch(
  room: HTMLElement,
  options: IntersectionObserverInit,
  tell: (page: number, isThere: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      tell(Number((target as HTMLElement).dataset['page']), isIntersecting);
  }, options);
  for (const page of room.querySelectorAll('[data-page]')) observer.observe(page);
  return () => observer.disconnect();
}

const SHORTEST_MS = 1_000;

/** One message as each page is left, by scrolling, to another tab, or for good. */
function useTelling(id: string, page: number, isPlain: boolean): void {
  useEffect(() => tell(id, { kind: 'SEEN' }), [id]);
  useEffect(() => {
    const printed = () => tell(id, { kind: 'PRINTED' });
    addEventListener('beforeprint', printed);
    return () => removeEventListener('beforeprint', printed);
  }, [id]);
  useEffect(() => {
    if (isPlain) return undefined;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const end = () => {
      const ms = since === null ? 0 : performance.now() - since;
      since = null;
      if (ms >= SHORTEST_MS) tell(id, { kind: 'READ', page, seconds: Math.min(Math.round(ms / 1000), 86_400) });
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
  }, [id, page, isPlain]);
}

function tell(id: string, told: object): void {
  const body = new Blob([JSON.stringify(told)], { type: 'application/json' });
  navigator.sendBeacon(`/api/documents/${encodeURIComponent(id)}/readings`, body);
}
