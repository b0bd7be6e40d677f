import { useCalendarEventQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import styles from './EventPanel.module.css';
import { EventDetails } from './EventPage.tsx';
import { useHasPanel } from './useReader.ts';

type EventPanelProps = { event: { id: string; title: string }; onClose: () => void };

/** The event that was chosen in the grid: beside it, or as a sheet where there is no room. */
export function EventPanel({ event: { id, title }, onClose }: EventPanelProps) {
  const query = useCalendarEventQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const isBeside = useHasPanel();
  const content = (
    <>
      <div className={styles.details}>
        <QueryResult query={query}>
          {({ event }) =>
            event ? <EventDetails event={event} onReturn={query.refetch} /> : <p>This event does not exist any more.</p>
          }
        </QueryResult>
      </div>
      <div className={styles.actions}>
        <TextLink to={paths.investorEvent(id)}>Open the page of the event</TextLink>{' '}
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
  if (!isBeside)
    return (
      <Dialog title={title} onClose={onClose}>
        {content}
      </Dialog>
    );
  return (
    <aside aria-label={`Details of ${title}`} className={styles.panel}>
      <h2 dir="auto">{title}</h2>
      {content}
    </aside>
  );
}
