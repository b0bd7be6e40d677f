import styles from './NdaPage.module.css';

/** The agreement to the letter: what is seen is what is signed, so nothing is rendered out of it. */
export function NdaText({ body }: { body: string }) {
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Text of the agreement" tabIndex={0} className={styles.text}>
      {body}
    </div>
  );
}
