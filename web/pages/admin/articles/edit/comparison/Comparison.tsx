import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import editor from '../ArticleEditor.module.css';
import styles from './Comparison.module.css';
import { SideBySide } from './SideBySide.tsx';
import { TextDiff } from './TextDiff.tsx';

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
