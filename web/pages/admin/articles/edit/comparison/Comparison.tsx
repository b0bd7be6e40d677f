import { useState, useSyncExternalStore, Fragment, useMemo } from 'react';
import { Button } from '#web/ui/Button.tsx';
import editor from '../ArticleEditor.module.css';
import styles from './Comparison.module.css';
import { compareLines, type Part } from './rows.ts';
import { diffWordsWithSpace } from 'diff';

export interface ComparedText {
  label: string;
  before: string;
  after: string;
}

type ComparisonProps = { texts: readonly ComparedText[]; names: readonly [before: string, after: string] };

const WIDE = '(min-width: 56.25em)';

/** True if two columns have room. */
const useIsWide = () =>
  useSyncExternalStore(
    (notify) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** The differences between two versions, in two columns or in one. */
export function Comparison({ texts, names }: ComparisonProps) {
  const isWide = useIsWide();
  const [inColumns, setInColumns] = useState(true);
  const choice = (columns: boolean, label: string) => (
    <Button size="small" aria-pressed={inColumns === columns} onClick={() => setInColumns(columns)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.comparison}>
      {isWide && (
        <div role="group" aria-label="Form of the comparison" className={`${editor.buttons} ${styles.choice}`}>
          {choice(true, 'Side by side')}
          {choice(false, 'In one column')}
        </div>
      )}
      {texts.map(({ label, before, after }) => (
        <div key={label}>
          <p className="label">{label}</p>
          {isWide && inColumns ? (
            <SideBySide label={label} names={names} before={before} after={after} />
          ) : (
            <TextDiff before={before} after={after} />
          )}
        </div>
      ))}
    </div>
  );
}

type SideBySideProps = {
  label: string;
  names: readonly [before: string, after: string];
  before: string;
  after: string;
};

/** Two texts in columns, line by line. */
function SideBySide({ label, names, before, after }: SideBySideProps) {
  const rows = useMemo(() => compareLines(before, after), [before, after]);
  return (
    // Scrollable boxes must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.sides} role="region" aria-label={`Changes in ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <Side parts={row.before} change="del" />
              <Side parts={row.after} change="ins" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ parts, change: Change }: { parts: readonly Part[] | null; change: 'del' | 'ins' }) {
  return (
    <td data-missing={parts === null || undefined}>
      {parts?.map(({ text, isChanged }, at) =>
        isChanged ? <Change key={at}>{text}</Change> : <Fragment key={at}>{text}</Fragment>,
      )}
    </td>
  );
}

/** Comparing two long, unrelated texts would block the browser for minutes, so both are then shown in full. */
const MOST_EDITS = 2_000;

/** A word-by-word diff of two texts. Deleted words are struck through, added words are underlined. */
function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <div className={editor.diff}>
      {parts.map(({ value, added, removed }, i) =>
        added ? <ins key={i}>{value}</ins> : removed ? <del key={i}>{value}</del> : <span key={i}>{value}</span>,
      )}
    </div>
  );
}
