import type { MouseEvent } from 'react';
import type { AdminEventFragment } from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';
import { download } from '../../../runtime/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import inline from '../../../ui/InlineLink.module.css';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { wallTime } from '../../../ui/utc.ts';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../shared/table/AdminTable.tsx';
import adminStyles from '../shared/Admin.module.css';
import { formatCount } from '../../../runtime/formatCount.ts';
import type { Column } from '../shared/table/columns.ts';
import styles from './EventsTable.module.css';
import { groupSeries, type SeriesRow } from './series.ts';
import { describeAudience, formatWall, type NewDays } from './eventForm.ts';

export type OpenDialog =
  | { kind: 'edit'; event: AdminEventFragment | null; days?: NewDays }
  | { kind: 'cancel'; event: AdminEventFragment; whole: boolean };

type EventsTableProps = Pick<AdminTableProps<AdminEventFragment>, 'caption' | 'more'> & {
  events: readonly AdminEventFragment[];
  past: boolean;
  onAsk: (dialog: OpenDialog) => void;
  onRestore: (event: AdminEventFragment) => void;
};

const columns: Column<SeriesRow>[] = [
  {
    label: 'Event',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, status, recurrence, movedFrom, others }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorEvent(id)}>{title}</InlineLink>
        </b>
        {status === 'CANCELED' && <span>Canceled</span>}
        {recurrence && <span>{others.length > 0 ? `Series, ${others.length + 1} dates` : 'Part of a series'}</span>}
        {movedFrom && <span>Moved from {wallTime(movedFrom)}</span>}
      </>
    ),
  },
  {
    label: 'When',
    getSortValue: ({ startsAt }) => startsAt,
    renderCell: (event) => (
      <div>
        <time dateTime={event.startsAt}>{formatWall(event)}</time>
        <br />
        {event.timeZone}
        {event.timeNote && <p>{event.timeNote}</p>}
      </div>
    ),
  },
  { label: 'For', renderCell: describeAudience },
  {
    label: 'Responses',
    getSortValue: ({ attendance }) => attendance?.going ?? 0,
    renderCell: (event) => <Comers event={event} />,
  },
];

/** Events in chronological order. A series is one row, at its first date; the other dates are below it. */
export const EventsTable = ({ events, past, onAsk, onRestore, ...rest }: EventsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={groupSeries(events)}
    getName={({ title }) => title}
    renderActions={(event) => <EventActions {...{ event, past, onAsk, onRestore }} />}
    renderMore={({ title, others }) =>
      others.length > 0 && (
        <details className={adminStyles.details}>
          <summary>
            {formatCount(others.length, 'more date')}
            <span className="visually-hidden"> of {title}</span>
          </summary>
          <ul className={styles.dates}>
            {others.map((event) => (
              <li key={event.id}>
                <span>
                  <InlineLink to={paths.investorEvent(event.id)}>{formatWall(event)}</InlineLink>
                  {event.title !== title && ` ${event.title}`}
                  {event.status === 'CANCELED' && ' Canceled'}
                  {event.movedFrom && ` Moved from ${wallTime(event.movedFrom)}`}
                </span>
                <span className={adminStyles.none}>{describeResponses(event)}</span>
                <span className={styles.buttons}>
                  <EventActions {...{ event, past, onAsk, onRestore }} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )
    }
  />
);

const describeResponses = ({ attendance, capacity }: AdminEventFragment): string => {
  const { going = 0, waiting = 0, maybe = 0, notGoing = 0 } = attendance ?? {};
  return `${going}${capacity ? ` of ${capacity}` : ''} attending, ${waiting} waiting, ${maybe} maybe, ${notGoing} declined`;
};

function Comers({ event }: { event: AdminEventFragment }) {
  const withToast = useActionToast();
  const href = `/api/events/${event.id}/attendance`;
  const exportResponses = (click: MouseEvent<HTMLAnchorElement>) => {
    click.preventDefault();
    const messages = { done: 'Responses exported', failed: 'Responses not exported' };
    void withToast(() => download(href, 'attendance.csv'), messages);
  };
  return (
    <div>
      {describeResponses(event)}
      <br />
      <a href={href} download="attendance.csv" onClick={exportResponses} className={inline.link}>
        CSV<span className="visually-hidden"> of responses to {event.title}</span>
      </a>
    </div>
  );
}

type EventActionsProps = Pick<EventsTableProps, 'past' | 'onAsk' | 'onRestore'> & { event: AdminEventFragment };

const EventActions = ({ event, past, onAsk, onRestore }: EventActionsProps) => (
  <>
    {!past && event.viewerCan.update && <Actions event={event} onAsk={onAsk} />}
    {!past && event.viewerCan.restore && (
      <ConfirmButton
        size="small"
        sure="Restore? Everyone who received the cancellation is emailed."
        about={event.title}
        onConfirm={() => onRestore(event)}
      >
        {event.recurrence ? 'Restore this date' : 'Restore event'}
      </ConfirmButton>
    )}
  </>
);

const Actions = ({ event, onAsk }: { event: AdminEventFragment; onAsk: (dialog: OpenDialog) => void }) => (
  <>
    <Button size="small" onClick={() => onAsk({ kind: 'edit', event })}>
      Change …<span className="visually-hidden"> {event.title}</span>
    </Button>
    <RowMenu about={event.title}>
      <CopyId id={event.id} about={event.title} />
      <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: false })}>
        Cancel …<span className="visually-hidden"> {event.title}</span>
      </Button>
      {event.recurrence && (
        <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: true })}>
          Cancel series …<span className="visually-hidden"> {event.title}</span>
        </Button>
      )}
    </RowMenu>
  </>
);
