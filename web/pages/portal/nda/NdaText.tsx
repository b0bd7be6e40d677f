import styles from './NdaPage.module.css';

/** The agreement as plain text. It is not rendered as Markdown, so the reader signs exactly the text on the screen. */
export function NdaText({ body }: { body: string }) {
  return (
    // Scrollable boxes must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Text of the agreement" tabIndex={0} className={styles.text}>
      {body}
    </div>
  );
}
