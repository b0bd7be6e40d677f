import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './Reader.module.css';

interface PageRulerProps {
  of: number;
  current: number;
  /** The number of search hits, by page. */
  hits: ReadonlyMap<number, number>;
  onGo: (page: number) => void;
}

/**
 * The numbers of all pages beside the document. It has no pictures of the pages, because the access log counts each
 * picture as a read page.
 */
export function PageRuler({ of, current, hits, onGo }: PageRulerProps) {
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
              aria-current={page === current ? 'page' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onGo(page);
              }}
            >
              <span className="visually-hidden">Page </span>
              {page}
              {hits.has(page) && (
                <span className={styles.found}>
                  <span className="visually-hidden">, {formatHits(hits.get(page) ?? 0)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const formatHits = (count: number) => (count === 1 ? '1 result' : `${count} results`);
