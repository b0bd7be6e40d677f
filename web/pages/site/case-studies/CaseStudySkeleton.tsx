import styles from './CaseStudyPage.module.css';

/** Holds the place of a case study while it is read. */
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
