import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { useHydrating } from '../../../runtime/useHydrating.ts';
import { FindField } from './FindField.tsx';
import { PageRuler } from './PageRuler.tsx';
import { PageSheet } from './PageSheet.tsx';
import { ReaderBar } from './ReaderBar.tsx';
import styles from './Reader.module.css';
import { type DocumentHit, useDocumentSearch } from './useDocumentSearch.ts';
import { type ReaderKeys, useReaderKeys } from './useReaderKeys.ts';
import { useReading } from './useReading.ts';
import { ViewMenu, type Zoom } from './ViewMenu.tsx';

interface ReaderProps {
  document: { id: string; title: string; pageShapes: readonly number[]; viewerCan: { download: boolean } };
}

const SETTLED_MS = 400;
const NO_PRINTING = 'You can read this document here, but not print it. Printing requires the right to download.';
const PRINTING = 'Only opened pages are printed. Download the document to print all pages.';

/**
 * The document's pages, loaded as they come near the viewport. Without JavaScript, one page at a time with links to the
 * others.
 */
export function Reader({ document: { id, title, pageShapes, viewerCan } }: ReaderProps) {
  const of = pageShapes.length;
  const params = usePageQuery();
  const [, setParams] = useSearchParams();
  const named = Math.min(Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1), of);
  // The URL follows the current page from here on, so keep the page that it named first.
  const [start] = useState(named);
  const isPlain = useHydrating();
  const pages = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { current, near, go } = useReading({ id, of, start, pages, isPlain });
  const { search, find, move, clear } = useDocumentSearch({ id, current, onHit: go });
  const hits = useMemo(() => groupByPage(search.hits), [search.hits]);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [showsText, setShowsText] = useState(false);
  const mayPrint = viewerCan.download;
  const shown = isPlain ? [start] : Array.from(pageShapes, (_, at) => at + 1);
  const keys: ReaderKeys = {
    j: () => go(current + 1),
    k: () => go(current - 1),
    '/': () => field.current?.focus(),
  };
  useReaderKeys({ pages, keys, everywhere: ['/'], onFind: () => field.current?.select() });
  useEffect(() => {
    // The space of the preceding pages is reserved by now.
    if (!isPlain && start > 1) window.document.getElementById(`page-${start}`)?.scrollIntoView({ behavior: 'instant' });
  }, [isPlain, start]);
  useEffect(() => {
    if (isPlain || current === named) return undefined;
    // Browsers limit how often the URL may change, so pages that are only scrolled past do not change it.
    const timer = setTimeout(() => {
      setParams({ page: String(current) }, { replace: true, preventScrollReset: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isPlain, current, named, setParams]);
  return (
    <div className={`${styles.reader} ${mayPrint ? '' : styles.noPrint}`}>
      <p className="print-only">{mayPrint ? PRINTING : NO_PRINTING}</p>
      <ReaderBar {...{ current, of, isPlain }} onGo={go}>
        <FindField
          {...{ search, field }}
          onFind={(text) => void find(text)}
          onMove={move}
          onClear={clear}
          onLeave={() => pages.current?.focus({ preventScroll: true })}
        />
        <ViewMenu {...{ zoom, showsText }} onZoom={setZoom} onText={setShowsText} />
      </ReaderBar>
      <div className={styles.room}>
        {!isPlain && <PageRuler of={of} current={current} hits={countHits(hits)} onGo={go} />}
        <section
          ref={pages}
          aria-label={`Pages of ${title}`}
          // The region scrolls horizontally and handles its own keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={`${styles.pages} ${styles[zoom]}`}
          // Only in the browser: the content security policy refuses style attributes of the server.
          style={zoom === 'whole' ? ({ '--shape': pageShapes[0] } as CSSProperties) : undefined}
        >
          <ol>
            {shown.map((page) => (
              <PageSheet
                key={page}
                {...{ id, page, of, zoom, showsText, isPlain }}
                shape={pageShapes[page - 1] ?? 1}
                isNear={near.has(page)}
                isFirst={page === start}
                hits={hits.get(page)}
                hit={search.hits[search.at] ?? null}
              />
            ))}
          </ol>
        </section>
      </div>
      <p className={styles.hint}>
        Each page carries your name, your email address, the time and a watermark code. Keyboard: j and k for the next
        and previous page while the pages have focus.
      </p>
    </div>
  );
}

function groupByPage(hits: readonly DocumentHit[]): ReadonlyMap<number, readonly DocumentHit[]> {
  const groups = new Map<number, DocumentHit[]>();
  for (const hit of hits) groups.set(hit.page, [...(groups.get(hit.page) ?? []), hit]);
  return groups;
}

const countHits = (hits: ReadonlyMap<number, readonly DocumentHit[]>) =>
  new Map([...hits].map(([page, all]) => [page, all.length]));
