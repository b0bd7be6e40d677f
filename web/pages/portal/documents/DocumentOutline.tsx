import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { getPageLabel, type PageLabels } from '#graphql/page-name.ts';
import styles from './DocumentOutline.module.css';

export interface OutlineEntry {
  title: string;
  /** From 1 to 3. */
  level: number;
  /** Null if the entry leads to no page. */
  page: number | null;
}

interface DocumentOutlineProps {
  entries: readonly OutlineEntry[];
  current: number;
  labels: PageLabels;
  onGo: (page: number) => void;
  onClose: () => void;
}

/** The table of contents of the document: its bookmarks with their pages. */
export function DocumentOutline({ entries, current, labels, onGo, onClose }: DocumentOutlineProps) {
  const panel = useRef<HTMLElement>(null);
  const here = findCurrent(entries, current);
  useEffect(() => panel.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true }), []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from its links
    <nav ref={panel} aria-label="Contents" className={styles.outline} onKeyDown={handleKey}>
      <ol>
        {entries.map(({ title, level, page }, at) => (
          <li key={at} data-level={level}>
            {page === null ? (
              <span>{title}</span>
            ) : (
              <Link
                to={`?page=${page}`}
                preventScrollReset
                aria-current={at === here ? 'location' : undefined}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  onGo(page);
                }}
              >
                <span>{title}</span>
                <span className="label">
                  <span className="visually-hidden">, page </span>
                  {getPageLabel(page, labels)}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last entry that begins on the current page or before it. -1 before the first one. */
const findCurrent = (entries: readonly OutlineEntry[], current: number): number =>
  entries.findLastIndex(({ page }) => page !== null && page <= current);
