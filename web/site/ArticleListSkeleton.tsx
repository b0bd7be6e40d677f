import styles from './ArticleListSkeleton.module.css';

/** A placeholder with the list's height, so that nothing moves when the articles load. */
export function ArticleListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={styles.list}>
      <span className="visually-hidden">Loading articles</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
