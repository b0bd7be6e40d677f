import { diffWordsWithSpace } from 'diff';
import styles from './ArticleEditor.module.css';

/** Two long texts that share nothing would keep the browser busy for minutes: then both are shown whole. */
const MOST_EDITS = 2_000;

/** How one text became another, word by word. What went is struck through, what came is underlined. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return (
    <div className={styles.diff}>
      {parts.map(({ value, added, removed }, i) =>
        added ? <ins key={i}>{value}</ins> : removed ? <del key={i}>{value}</del> : <span key={i}>{value}</span>,
      )}
    </div>
  );
}
