import type { UpdateEntryFragment } from '#graphql/generated/portal.ts';
import { News } from '#web/portal/DocumentsTable.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './Updates.module.css';
import { Day } from '#web/ui/Moment.tsx';

/** Updates by their titles; unread updates are marked as new. */
export const UpdateList = ({ updates }: { updates: readonly UpdateEntryFragment[] }) => (
  <ul className={styles.list}>
    {updates.map(({ id, title, publishedAt, changedAt, readAt }) => (
      <li key={id}>
        <span className="label">
          <Day at={publishedAt} />
        </span>{' '}
        <span className={styles.title}>
          <InlineLink to={paths.investorUpdate(id)}>{title}</InlineLink>
        </span>{' '}
        <span className="label">
          {readAt === null ? (
            <News news="NEW" />
          ) : (
            changedAt && (
              <>
                Changed <Day at={changedAt} />
              </>
            )
          )}
        </span>
      </li>
    ))}
  </ul>
);
