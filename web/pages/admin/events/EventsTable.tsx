import type { DeskEventFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import inline from '../../../ui/InlineLink.module.css';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../shared/table/AdminTable.tsx';
import type { Column } from '../shared/table/columns.ts';
import { describeAudience, formatWall } from './eventForm.ts';

export type Asking =
  | { kind: 'edit'; event: DeskEventFragment | null }
  | { kind: 'cancel'; event: DeskEventFragment; whole: boolean };

type EventsTableProps = Pick<AdminTableProps<DeskEventFragment>, 'caption' | 'more'> & {
  events: readonly DeskEventFragment[];
  past: boolean;
  onAsk: (asking: Asking) => void;
  onRestore: (event: DeskEventFragment) => void;
};

const columns: Column<DeskEventFragment>[] = [
  {
    label: 'Event',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, status, recurrence, movedFrom }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorEvent(id)}>{title}</InlineLink>
        </b>
        {status === 'CANCELLED' && <span>Canceled</span>}
        {recurrence && <span>Part of a series</span>}
        {movedFrom && <span>Moved from {movedFrom.replace('T', ' ')}</span>}
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

/** Events in chronological order. */
export const EventsTable = ({ events, past, onAsk, onRestore, ...rest }: EventsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={events}
    getName={({ title }) => title}
    renderActions={(event) => (
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
    )}
  />
);

function Comers({ event: { id, title, attendance, capacity } }: { event: DeskEventFragment }) {
  const { going = 0, waiting = 0, maybe = 0, notGoing = 0 } = attendance ?? {};
  return (
    <div>
      {going}
      {capacity ? ` of ${capacity}` : ''} attending, {waiting} waiting, {maybe} maybe, {notGoing} declined
      <br />
      <a href={`/api/events/${id}/attendance`} download="attendance.csv" className={inline.link}>
        CSV<span className="visually-hidden"> of responses to {title}</span>
      </a>
    </div>
  );
}

const Actions = ({ event, onAsk }: { event: DeskEventFragment; onAsk: (asking: Asking) => void }) => (
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
