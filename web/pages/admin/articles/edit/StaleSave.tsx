import { Suspense } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmButton } from '../../../../ui/ConfirmButton.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import { lazyComponent } from '../../../../runtime/lazyComponent.tsx';
import styles from './ArticleEditor.module.css';
import { type Categories, type EditedArticle, getSavedAt, getVersion, listDifferences, toValues } from './editing.ts';
import type { Editor } from './useEditor.ts';

// Loaded on demand: comparisons are rare, and the library is large.
export const preloadComparison = () => import('./comparison/Comparison.tsx').then((module) => module.Comparison);
const Comparison = lazyComponent(preloadComparison);

type StaleSaveProps = { editor: Editor; theirs: EditedArticle; categories: Categories };

/** Another user saved first. Shows the differences by field and lets the user choose a version. No text is lost. */
export function StaleSave({ editor, theirs, categories }: StaleSaveProps) {
  const { values, save, takeTheirs, busy } = editor;
  const other = toValues(theirs);
  return (
    <section aria-label="Conflicting changes" className={styles.stale}>
      <h2>Another person saved this article while you were editing</h2>
      <p>
        Their version {getVersion(theirs)} is from <Moment at={getSavedAt(theirs)} />. Below, text that only the other
        version has is struck through, and text that only your version has is underlined. The other version stays in the
        history in any case. Your version is discarded only if you choose that.
      </p>
      <Suspense fallback={<p>Comparing …</p>}>
        <Comparison
          names={[`Their version ${getVersion(theirs)}`, 'Your version']}
          texts={listDifferences(other, values, categories)}
        />
      </Suspense>
      <details>
        <summary>Full text of the other version</summary>
        <pre className={styles.diff}>{other.body}</pre>
      </details>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={busy} onClick={() => void save(getVersion(theirs))}>
          Save my version as the newest
        </Button>
        <ConfirmButton sure="Discard my version?" onConfirm={() => void takeTheirs()}>
          Continue with the other version
        </ConfirmButton>
      </div>
    </section>
  );
}
