import styles from './Marked.module.css';

/** Text with its search terms highlighted. */
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
