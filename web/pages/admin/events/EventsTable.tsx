import type { DeskEventFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import inline from '../../../ui/InlineLink.module.css';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { describeAudience, formatWall } from './eventForm.ts';

export type Asking =
  | { kind: 'edit'; event: DeskEventFragment | null }
  | { kind: 'cancel'; event: DeskEventFragment; whole: boolean };

type EventsTableProps = {
  events: readonly DeskEventFragment[];
  caption: string;
  past: boolean;
  onAsk: (asking: Asking) => void;
  onRestore: (event: DeskEventFragment) => void;
};

/** Events in chronological order. On phones, each is a card. */
export const EventsTable = ({ events, caption, past, onAsk, onRestore }: EventsTableProps) => (
  <AdminTable caption={caption} columns={['Event', 'When', 'For', 'Responses']}>
    {events.map((event) => (
      <tbody key={event.id} className={desk.request}>
        <tr>
          <th scope="row" className={desk.who}>
            <b>
              <InlineLink to={paths.investorEvent(event.id)}>{event.title}</InlineLink>
            </b>
            {event.status === 'CANCELLED' && <span>Canceled</span>}
            {event.recurrence && <span>Part of a series</span>}
            {event.movedFrom && <span>Moved from {event.movedFrom.replace('T', ' ')}</span>}
          </th>
          <td data-label="When">
            <div>
              <time dateTime={event.startsAt}>{formatWall(event)}</time>
              <br />
              {event.timeZone}
              {event.timeNote && <p>{event.timeNote}</p>}
            </div>
          </td>
          <td data-label="For">{describeAudience(event)}</td>
          <td data-label="Responses">
            <Comers event={event} />
          </td>
          <td className={desk.actions}>
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
          </td>
        </tr>
      </tbody>
    ))}
  </AdminTable>
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
  <div>
    <Button size="small" onClick={() => onAsk({ kind: 'edit', event })}>
      Change …<span className="visually-hidden"> {event.title}</span>
    </Button>
    <RowMenu about={event.title}>
      <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: false })}>
        Cancel …<span className="visually-hidden"> {event.title}</span>
      </Button>
      {event.recurrence && (
        <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: true })}>
          Cancel series …<span className="visually-hidden"> {event.title}</span>
        </Button>
      )}
    </RowMenu>
  </div>
);
