import styles from './Marked.module.css';

/** A text in pieces, those that were looked for marked. */
export const Marked = ({ parts }: { parts: readonly { text: string; marked: boolean }[] }) =>
  parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.marked}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
