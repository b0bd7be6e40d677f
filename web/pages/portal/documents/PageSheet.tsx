import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { namePage, type PageLabels } from '#graphql/page-name.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Reader.module.css';
import { PageHits } from './PageHits.tsx';
import { type PageLink, PageLinks } from './PageLinks.tsx';
import { describeFailure, UNREACHABLE } from './readingLabels.ts';
import type { DocumentHit } from './useDocumentSearch.ts';
import { getPictureSizes, type Zoom } from './readerMemory.ts';

interface PageSheetProps {
  id: string;
  page: number;
  of: number;
  labels: PageLabels;
  /** Height divided by width, to reserve the space before the picture loads. */
  shape: number;
  isNear: boolean;
  isFirst: boolean;
  isPlain: boolean;
  zoom: Zoom;
  showsText: boolean;
  /** The hits of the search on this page. */
  hits: readonly DocumentHit[] | undefined;
  /** The current hit of the search, on any page. */
  hit: DocumentHit | null;
  onPicture: (page: number, picture: HTMLImageElement) => void;
  /** Goes to the page of a link. */
  onGo: (page: number) => void;
}

/** Null until the text of the page is loaded. */
type PageContent = { text: string | null; links: readonly PageLink[] };
const NO_CONTENT: PageContent = { text: null, links: [] };

const WIDTHS = [800, 1200, 1800];

/** A page: reserved space, its picture when near the viewport, its text for screen readers, or an error. */
export function PageSheet({ page, of, labels, shape, isNear, isPlain, showsText, hits, hit, ...rest }: PageSheetProps) {
  const url = `/files/${encodeURIComponent(rest.id)}/pages/${page}`;
  const { picture, error, text, links, attempt, onLoad, onError, retry } = usePicture(url, (image) =>
    rest.onPicture(page, image),
  );
  const label = labels?.[page - 1] === String(page) ? null : labels?.[page - 1];
  const source = (width: number) => `${url}?width=${width}${attempt ? `&try=${attempt}` : ''}`;
  return (
    <li id={`page-${page}`} data-page={page} className={styles.page}>
      <div className={styles.sheet} data-shape={findUsualShape(shape)} style={isPlain ? undefined : toStyle(shape)}>
        <svg viewBox={`0 0 1000 ${Math.round(shape * 1000)}`} aria-hidden="true" />
        {error && (
          <div role="alert" className={styles.error}>
            <p>
              Page {namePage(page, label)}: {error}
            </p>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {!error && (isNear || rest.isFirst) && (
          <img
            key={attempt}
            ref={picture}
            alt={`Page ${namePage(page, label, of)}`}
            sizes={getPictureSizes(rest.zoom)}
            srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(', ')}
            src={source(1200)}
            decoding="async"
            draggable={false}
            fetchPriority={rest.isFirst ? 'high' : 'auto'}
            onLoad={onLoad}
            onError={onError}
          />
        )}
        {!error && <PageLinks links={links} labels={labels} onGo={rest.onGo} />}
        {hits && <PageHits hits={hits} current={hit?.page === page ? hit : null} />}
      </div>
      <p className="label" aria-hidden="true">
        {label ? namePage(page, label, of) : `${page} / ${of}`}
      </p>
      {isPlain && <a href={`${url}/text`}>Text of this page</a>}
      {text !== null && (
        <div className={showsText ? styles.words : 'visually-hidden'}>
          <p>{text || 'This page has no text, only images.'}</p>
        </div>
      )}
    </li>
  );
}

/** Only in the browser: the content security policy refuses style attributes of the server. */
const toStyle = (shape: number) => ({ '--shape': shape }) as CSSProperties;

/** A4, Letter and slides have their size before JavaScript runs, so that pages of these shapes do not move. */
const usualShapes = { a4: 1.4142, letter: 1.2941, slide: 0.5625, 'old-slide': 0.75 };

const findUsualShape = (shape: number) =>
  Object.entries(usualShapes).find(([, usual]) => Math.abs(shape - usual) < 0.01)?.[0];

function usePicture(url: string, onPicture: (picture: HTMLImageElement) => void) {
  const picture = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const [{ text, links }, setContent] = useState<PageContent>(NO_CONTENT);
  // The text loads after the picture, so that both are one entry in the access log.
  const onLoad = () => {
    if (picture.current) onPicture(picture.current);
    if (text !== null) return;
    fetch(`${url}/text`, { headers: { accept: 'application/json' } })
      .then(async (response) => response.ok && setContent((await response.json()) as PageContent))
      .catch(() => undefined);
  };
  const onError = () => {
    fetch(url, { method: 'HEAD' }).then(
      ({ status }) => {
        setError(describeFailure(status));
        setIsInterrupted(status >= 500);
      },
      () => {
        setError(UNREACHABLE);
        setIsInterrupted(true);
      },
    );
  };
  // The picture may have loaded or failed before hydration.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete) (image.naturalWidth ? onLoad : onError)();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const retry = useCallback(() => {
    setError(null);
    setIsInterrupted(false);
    setAttempt((former) => former + 1);
  }, []);
  useEffect(() => (isInterrupted ? waitForServer(url, retry) : undefined), [isInterrupted, url, retry]);
  return { picture, error, text, links, attempt, onLoad, onError, retry };
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Asks for the page again, less and less often, and when the browser is online again. Calls `retry` once it is there. */
function waitForServer(url: string, retry: () => void): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const again = () => {
    if (isOver) return;
    timer = setTimeout(ask, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const ask = () => {
    clearTimeout(timer);
    fetch(url, { method: 'HEAD' }).then(({ status }) => (status >= 500 ? again() : !isOver && retry()), again);
  };
  again();
  addEventListener('online', ask);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', ask);
  };
}
