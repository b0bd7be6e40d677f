import styles from './Highlight.module.css';

/** Text with its search terms highlighted. */
export const Highlight = ({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.highlight}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
