import styles from './ArticlePage.module.css';

/** A placeholder while an article loads. */
export function ArticleSkeleton() {
  return (
    <div role="status" className={`${styles.failure} ${styles.skeleton}`}>
      <span className="visually-hidden">Loading the article</span>
      {Array.from({ length: 12 }, (_, line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
