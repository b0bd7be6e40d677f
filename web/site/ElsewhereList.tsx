import { useId } from 'react';
import type { ElsewhereItemFragment } from '#graphql/generated/site.ts';
import styles from './ElsewhereList.module.css';
import { Day } from '../ui/Moment.tsx';

/** External articles with their source and an external link. Renders nothing if there are none. */
export function ElsewhereList({ items }: { items: readonly ElsewhereItemFragment[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.elsewhere} aria-labelledby={id}>
      <div className={styles.side}>
        <h2 id={id}>From other sites</h2>
        <p>Selected articles from other sites. These links leave this site.</p>
      </div>
      <ul>
        {items.map(({ id, title, url, summary, author, publishedAt, source }) => (
          <li key={id} className={styles.item}>
            <p className={`label ${styles.from}`}>
              <span>{source.title}</span>
              {author && <span>{author}</span>}
              <Day at={publishedAt} />
            </p>
            <h3>
              {url ? (
                <a href={url} target="_blank" rel="noopener nofollow">
                  {title}
                  <span aria-hidden="true" className={styles.arrow}>
                    ↗
                  </span>
                  <span className="visually-hidden"> (on another site, opens in a new tab)</span>
                </a>
              ) : (
                title
              )}
            </h3>
            {summary && <p className={styles.summary}>{summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
