import type { Ref } from 'react';
import type { FeedItemStatus } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import styles from './FeedsPage.module.css';
import { listDecisions } from './feedLabels.ts';

type ItemsBarProps = {
  ref: Ref<HTMLDivElement>;
  status: FeedItemStatus;
  count: number;
  chosen: number;
  onAll: (selected: boolean) => void;
  onDecide: (status: FeedItemStatus) => void;
};

/** Selects all shown items, and changes the decision on the selected ones. */
export function ItemsBar({ ref, status, count, chosen, onAll, onDecide }: ItemsBarProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="Selected items" className={styles.items}>
      <label className={styles.pick}>
        <input type="checkbox" checked={chosen === count} onChange={({ target }) => onAll(target.checked)} />
        Select all that are shown
      </label>{' '}
      <span role="status">{chosen > 0 && `${formatCount(chosen, 'item')} selected`}</span>
      {chosen > 0 && (
        <>
          {listDecisions(status).map(({ to, label }, at) => [
            <Button key={to} size="small" variant={at === 0 ? 'primary' : undefined} onClick={() => onDecide(to)}>
              {label} selected
            </Button>,
            ' ',
          ])}
        </>
      )}
    </div>
  );
}
