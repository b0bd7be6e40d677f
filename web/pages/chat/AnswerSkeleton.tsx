import styles from './AnswerSheet.module.css';

/** A placeholder while an answer loads. */
export const AnswerSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
