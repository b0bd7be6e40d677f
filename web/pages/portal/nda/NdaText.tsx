import type { JsonMl } from '#graphql/json-ml.ts';
import { RichText } from '#web/ui/RichText.tsx';
import styles from './NdaPage.module.css';

/** The agreement as people read it, and its source, because the signature is for exactly those characters. */
export function NdaText({ nda: { body, bodyTree } }: { nda: { body: string; bodyTree: JsonMl[] } }) {
  return (
    <>
      {/* Scrollable boxes must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label="Text of the agreement" tabIndex={0} className={styles.text}>
        <RichText tree={bodyTree} />
      </div>
      <details className={styles.source}>
        <summary>The same text, character by character as it is signed</summary>
        <p>{body}</p>
      </details>
    </>
  );
}
