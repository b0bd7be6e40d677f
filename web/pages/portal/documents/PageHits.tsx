import { useEffect, useRef } from 'react';
import styles from './PageHits.module.css';
import { getBarBottom } from './pagesInView.ts';
import type { DocumentHit } from './useDocumentSearch.ts';

interface PageHitsProps {
  hits: readonly DocumentHit[];
  /** The current hit, if it is on this page. */
  current: DocumentHit | null;
}

/** The hits of a search on the picture of a page. The search field announces them, so screen readers skip these. */
export function PageHits({ hits, current }: PageHitsProps) {
  const mark = useRef<SVGGElement>(null);
  useEffect(() => {
    const box = mark.current?.getBoundingClientRect();
    if (!current || !box) return;
    // The page begins below the toolbar by now. A hit in view stays there, so that the page before does not come back.
    const isInView = box.top >= getBarBottom() && box.bottom <= innerHeight;
    mark.current?.scrollIntoView({ block: isInView ? 'nearest' : 'center', inline: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className={styles.hits}>
      {hits.map((hit, at) => (
        <g key={at} ref={hit === current ? mark : undefined} data-hit={hit === current ? 'current' : ''}>
          {hit.areas.map(({ left, top, width, height }) => (
            <rect
              key={`${left} ${top}`}
              x={left}
              y={top}
              width={width}
              height={height}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
