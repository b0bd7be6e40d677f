import styles from './CaseStudyListSkeleton.module.css';

/** A placeholder with the list's height, so that nothing moves when the case studies load. */
export function CaseStudyListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={styles.list}>
      <span className="visually-hidden">Loading case studies</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.plate} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
