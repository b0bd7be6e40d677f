import styles from './ArticleListSkeleton.module.css';

/** The list's own height in hairlines, while it is read: nothing moves when the articles arrive. */
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
