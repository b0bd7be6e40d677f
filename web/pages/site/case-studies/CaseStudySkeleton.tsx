import styles from './CaseStudyPage.module.css';

/** A placeholder while a case study loads. */
export function CaseStudySkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading the case study</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
