import { type RefObject, useEffect, useState } from 'react';

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
