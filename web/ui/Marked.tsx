import styles from './Marked.module.css';

/** A text in pieces, those that were looked for marked. */
export const Marked = ({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.marked}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
