import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { loadLastPage, type Place, saveLastPage } from './readerMemory.ts';

const SETTLED_MS = 400;

/** The page in the URL. Null if it names none. */
function usePageOfUrl(of: number): number | null {
  const page = usePageQuery().get('page');
  return page === null ? null : Math.min(Math.max(1, Number.parseInt(page, 10) || 1), of);
}

/**
 * The page to start with: the page in the URL, or the page that the person last read in this browser. `continued` is
 * the page last read. Until `isKnown`, the browser has not looked up what it remembers.
 */
export function useStartPage({ readerId, documentId }: Place, of: number, isPlain: boolean) {
  const pageOfUrl = usePageOfUrl(of);
  const { hash } = useLocation();
  const recall = () => {
    if (pageOfUrl !== null || hash.startsWith('#page-')) return null;
    const page = loadLastPage({ readerId, documentId });
    return page !== null && page > 1 && page <= of ? page : null;
  };
  const [isKnown, setIsKnown] = useState(!isPlain);
  const [continued, setContinued] = useState(() => (isPlain ? null : recall()));
  // The URL follows the current page from here on, so keep the page that it named first.
  const [first] = useState(pageOfUrl ?? 1);
  useEffect(() => {
    // The server does not know what this browser remembers.
    if (!isKnown) setContinued(recall());
    setIsKnown(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the document opens
  }, []);
  return { start: continued ?? first, continued, isKnown };
}

/** Writes the current page to the URL and remembers it, as soon as the page to start with is known. */
export function useFollowing(
  { readerId, documentId }: Place,
  { of, current, label, isKnown }: { of: number; current: number; label: string; isKnown: boolean },
): void {
  const pageOfUrl = usePageOfUrl(of) ?? 1;
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (!isKnown) return undefined;
    // Browsers limit how often the URL may change, so pages that are only scrolled past do not change it.
    const timer = setTimeout(() => {
      saveLastPage({ readerId, documentId }, current, label);
      if (current !== pageOfUrl) setParams({ page: String(current) }, { replace: true, preventScrollReset: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isKnown, current, label, pageOfUrl, setParams, readerId, documentId]);
}
