import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { getPageLabel, namePage, type PageLabels } from '#graphql/page-name.ts';
import styles from './PageRuler.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';

interface PageRulerProps {
  of: number;
  labels: PageLabels;
  current: number;
  /** The number of search hits, by page. */
  hits: ReadonlyMap<number, number>;
  /** The pages that the reader had in view before. */
  readPages: ReadonlySet<number>;
  /** The height of each page divided by its width. */
  shapes: readonly number[];
  /** The pictures of the pages that were loaded. */
  pictures: ReadonlyMap<number, HTMLImageElement>;
  onGo: (page: number) => void;
}

/**
 * All pages beside the document. A page has a small picture after it was loaded: it is drawn from the large one, because
 * the access log has an entry for each picture that is sent.
 */
export function PageRuler({ of, labels, current, hits, readPages, shapes, pictures, onGo }: PageRulerProps) {
  const ruler = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = ruler.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !ruler.current) return;
    const { offsetTop, offsetHeight } = link;
    ruler.current.scrollTop = offsetTop - (ruler.current.clientHeight - offsetHeight) / 2;
  }, [current]);
  if (of < 2) return null;
  return (
    <nav ref={ruler} aria-label="All pages" className={styles.ruler}>
      <ol>
        {Array.from({ length: of }, (_, i) => i + 1).map((page) => (
          <li key={page}>
            <Link
              to={`?page=${page}`}
              preventScrollReset
              data-read={readPages.has(page) || undefined}
              aria-current={page === current ? 'page' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onGo(page);
              }}
            >
              <Thumbnail shape={shapes[page - 1] ?? 1} picture={pictures.get(page)} />
              <span aria-hidden="true">{getPageLabel(page, labels)}</span>
              <span className="visually-hidden">
                {describePage(namePage(page, labels?.[page - 1]), readPages.has(page), hits.get(page) ?? 0)}
              </span>
              {hits.has(page) && <i className={styles.found} />}
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span data-read="">read</span>{' '}
        {hits.size > 0 && (
          <span>
            <i className={styles.found} /> hit
          </span>
        )}
      </p>
    </nav>
  );
}

const THUMBNAIL_WIDTH = 176;

function Thumbnail({ shape, picture }: { shape: number; picture: HTMLImageElement | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round(THUMBNAIL_WIDTH * Math.min(shape, 3));
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (picture && drawing) drawing.drawImage(picture, 0, 0, THUMBNAIL_WIDTH, height);
  }, [picture, height]);
  return (
    <canvas ref={canvas} width={THUMBNAIL_WIDTH} height={height} aria-hidden="true" className={styles.thumbnail} />
  );
}

/** `Page 7, read, 2 results` */
const describePage = (name: string, isRead: boolean, hits: number): string =>
  [`Page ${name}`, isRead && 'read', hits > 0 && formatCount(hits, 'result')].filter(Boolean).join(', ');
