import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from '../ArticleEditor.module.css';

/** Comparing two long, unrelated texts would block the browser for minutes, so both are then shown in full. */
const MOST_EDITS = 2_000;

/** A word-by-word diff of two texts. Deleted words are struck through, added words are underlined. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <div className={styles.diff}>
      {parts.map(({ value, added, removed }, i) =>
        added ? <ins key={i}>{value}</ins> : removed ? <del key={i}>{value}</del> : <span key={i}>{value}</span>,
      )}
    </div>
  );
}
