import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from 'react';
import { loadZoom, saveZoom, stepZoom, type Zoom } from './readerMemory.ts';

interface Options {
  pages: RefObject<HTMLElement | null>;
  /** Before JavaScript runs, the pages have the size of the server's markup. */
  isPlain: boolean;
  /** The shape of the first page, which stands for all in views that depend on the height. */
  shape: number;
}

/** The size of the pages, which the browser remembers. */
export function useReaderView({ pages, isPlain, shape }: Options) {
  const [selectedZoom, setSelectedZoom] = useState<Zoom | null>(null);
  // The markup of the server must match the first markup of the browser.
  const remembered = useMemo(() => (isPlain ? null : loadZoom()), [isPlain]);
  const zoom = selectedZoom ?? remembered ?? 'whole';
  const choose = (next: Zoom) => {
    setSelectedZoom(next);
    saveZoom(next);
  };
  const step = (by: 1 | -1) => {
    const width = pages.current?.querySelector('[data-page] > div')?.getBoundingClientRect().width ?? 0;
    choose(stepZoom(zoom, by, width));
  };
  // Only in the browser: the content security policy refuses style attributes of the server.
  const style = isPlain ? undefined : ({ '--shape': shape, '--zoom': zoom } as CSSProperties);
  return { zoom, choose, step, style, view: typeof zoom === 'number' ? 'scaled' : zoom } as const;
}

/** The pages in a row: two in the view of two pages if the window is wide enough. */
export const countColumns = (pages: HTMLElement | null): number => {
  const list = pages?.querySelector('ol');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
};

/** Shows an element on the full screen. Some phones cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const handle = () => setIsFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', handle);
    return () => document.removeEventListener('fullscreenchange', handle);
  }, [element]);
  const toggle = () => {
    // A browser can refuse, for example in a frame; the page then stays as it is.
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  const isPossible = typeof document !== 'undefined' && document.fullscreenEnabled;
  return { isFull, isPossible, toggle };
}
