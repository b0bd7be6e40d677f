import styles from './AnswerSheet.module.css';

/** The space of an answer while it is read. */
export const AnswerSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
