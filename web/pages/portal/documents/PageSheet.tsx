import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './Reader.module.css';
import { PageHits } from './PageHits.tsx';
import { describeFailure } from './readingLabels.ts';
import type { DocumentHit } from './useDocumentSearch.ts';
import { getPictureSizes, type Zoom } from './zoom.ts';

interface PageSheetProps {
  id: string;
  page: number;
  of: number;
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
}

const WIDTHS = [800, 1200, 1800];

/** A page: reserved space, its picture when near the viewport, its text for screen readers, or an error. */
export function PageSheet({ page, of, shape, isNear, isPlain, showsText, hits, hit, ...rest }: PageSheetProps) {
  const address = `/files/${encodeURIComponent(rest.id)}/pages/${page}`;
  const { picture, fault, words, attempt, loaded, failed, retry } = usePicture(address);
  const source = (width: number) => `${address}?width=${width}${attempt ? `&try=${attempt}` : ''}`;
  return (
    <li id={`page-${page}`} data-page={page} className={styles.page}>
      <div className={styles.sheet}>
        <svg viewBox={`0 0 1000 ${Math.round(shape * 1000)}`} aria-hidden="true" />
        {fault && (
          <div role="alert" className={styles.fault}>
            <p>
              Page {page}: {fault}
            </p>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {!fault && (isNear || rest.isFirst) && (
          <img
            key={attempt}
            ref={picture}
            alt={`Page ${page} of ${of}`}
            sizes={getPictureSizes(rest.zoom)}
            srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(', ')}
            src={source(1200)}
            decoding="async"
            draggable={false}
            fetchPriority={rest.isFirst ? 'high' : 'auto'}
            onLoad={loaded}
            onError={failed}
          />
        )}
        {hits && <PageHits hits={hits} current={hit?.page === page ? hit : null} />}
      </div>
      <p className="label" aria-hidden="true">
        {page} / {of}
      </p>
      {isPlain && <a href={`${address}/text`}>Text of this page</a>}
      {words !== null && (
        <div className={showsText ? styles.words : 'visually-hidden'}>
          <p>{words || 'This page has no text, only images.'}</p>
        </div>
      )}
    </li>
  );
}

function usePicture(address: string) {
  const picture = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  // The text loads after the picture, so that both count as one read.
  const loaded = () => {
    if (words !== null) return;
    fetch(`${address}/text`)
      .then(async (response) => response.ok && setWords(await response.text()))
      .catch(() => undefined);
  };
  const failed = () => {
    fetch(address, { method: 'HEAD' }).then(
      ({ status }) => setFault(describeFailure(status)),
      () => setFault('The server could not be reached.'),
    );
  };
  // The picture may have loaded or failed before hydration.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete) (image.naturalWidth ? loaded : failed)();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const retry = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return { picture, fault, words, attempt, loaded, failed, retry };
}
