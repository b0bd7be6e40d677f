import styles from './DocumentDetails.module.css';

/** A strip of all pages of a document; those that a person had in view are solid. */
export function ReadPages({ pages, pageCount }: { pages: readonly number[]; pageCount: number }) {
  return (
    <svg viewBox={`0 0 ${pageCount} 1`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
      {toRuns(pages).map(([from, to]) => (
        <rect key={from} x={from - 1} width={to - from + 1} height={1} />
      ))}
    </svg>
  );
}

/** Pages in a row as one range, so that a long document needs few shapes. */
function toRuns(pages: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs;
}
