import { Fragment, useMemo } from 'react';
import styles from './Comparison.module.css';
import { compareLines, type Part } from './rows.ts';

type SideBySideProps = {
  label: string;
  names: readonly [before: string, after: string];
  before: string;
  after: string;
};

/** Two texts in columns, line by line. */
export function SideBySide({ label, names, before, after }: SideBySideProps) {
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
