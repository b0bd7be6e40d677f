import type { Ref } from 'react';
import type { FeedItemStatus, ReviewedItemFragment } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './FeedsPage.module.css';
import { listDecisions } from './feedLabels.ts';
import { Day } from '#web/ui/Moment.tsx';

type ItemsListProps = {
  ref: Ref<HTMLUListElement>;
  items: readonly ReviewedItemFragment[];
  /** The decision that all of them have. */
  status: FeedItemStatus;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], selected: boolean) => void;
  onDecide: (id: string, status: FeedItemStatus) => void;
};

/** Items as readers would see them, each with its decision buttons. */
export function ItemsList({ ref, items, status, selected, onSelect, onDecide }: ItemsListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {items.map(({ id, title, url, summary, author, publishedAt, source }) => (
        <li key={id} data-row={id} tabIndex={-1}>
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={selected.has(id)}
              onChange={({ target }) => onSelect([id], target.checked)}
            />
            <span className="visually-hidden">Select {title}</span>
          </label>
          <div className={styles.words}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title}
                <span aria-hidden="true"> ↗</span>
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            ) : (
              <p>{title}</p>
            )}
            <p className="label">
              {source.title} · {author && `${author} · `}
              <Day at={publishedAt} /> · {url ? new URL(url).host : 'without a link'}
            </p>
            {summary && <p>{summary}</p>}
          </div>
          <div className={styles.decide}>
            {listDecisions(status).map(({ to, label }) => [
              <Button key={to} size="small" onClick={() => onDecide(id, to)}>
                {label}
                <span className="visually-hidden"> {title}</span>
              </Button>,
              ' ',
            ])}
          </div>
        </li>
      ))}
    </ul>
  );
}
