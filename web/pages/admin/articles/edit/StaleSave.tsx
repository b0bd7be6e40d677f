import { type ComponentProps, Suspense } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import styles from './ArticleEditor.module.css';

// Loaded on demand: comparisons are rare, and the library is large.
export const preloadComparison = () => import('./comparison/Comparison.tsx').then((module) => module.Comparison);
const Comparison = lazyComponent(preloadComparison);

type StaleSaveProps = {
  noun: string;
  /** Who saved it. Null if that is not known. */
  message: string | null;
  editor: { busy: boolean; save: (over: number) => Promise<unknown>; takeTheirs: () => Promise<unknown> };
  /** The other version, and its text. */
  version: number;
  savedAt?: string;
  body: string;
  texts: ComponentProps<typeof Comparison>['texts'];
};

/** Another window saved first. Shows the differences by field and lets the user choose a version. No text is lost. */
export function StaleSave({ noun, message, editor, version, savedAt, body, texts }: StaleSaveProps) {
  const { save, takeTheirs, busy } = editor;
  return (
    <section aria-label="Conflicting changes" className={styles.stale}>
      <h2>{message ?? `This ${noun} was saved elsewhere while you were editing`}</h2>
      <p>
        {savedAt && (
          <>
            The other version {version} is from <Moment at={savedAt} />.{' '}
          </>
        )}
        Below, text that only the other version has is struck through, and text that only your version has is
        underlined.
        {savedAt && ' The other version stays in the history in any case.'} Your version is discarded only if you choose
        that.
      </p>
      <Suspense fallback={<p>Comparing …</p>}>
        <Comparison names={[`The other version ${version}`, 'Your version here']} texts={texts} />
      </Suspense>
      <details>
        <summary>Full text of the other version</summary>
        <pre className={styles.diff}>{body}</pre>
      </details>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={busy} onClick={() => void save(version)}>
          Save my version as the newest
        </Button>{' '}
        <ConfirmButton sure="Discard my version?" onConfirm={() => void takeTheirs()}>
          Continue with the other version
        </ConfirmButton>
      </div>
    </section>
  );
}
