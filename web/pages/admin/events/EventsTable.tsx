import type { AdminEventFragment } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import inline from '#web/ui/InlineLink.module.css';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { formatWall, toInstant } from '#web/portal/calendarDays.ts';
import { wallTime } from '#web/ui/utc.ts';
import { paths } from '#web/paths.ts';
import { RowMenu } from '#web/portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '#web/list/AdminTable.tsx';
import { EventStart } from '../shared/EventStart.tsx';
import adminStyles from '../shared/Admin.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { Column } from '#web/list/columns.ts';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '#web/list/DetailPanel.tsx';
import styles from './EventsTable.module.css';
import { describeAudience, type NewDays } from './eventForm.ts';

export type OpenDialog =
  | { kind: 'edit'; event: AdminEventFragment | null; days?: NewDays }
  | { kind: 'move'; event: AdminEventFragment }
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
    renderCell: ({ id, title, status, recurrence, movedFrom, timeZone, others }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorEvent(id)}>{title}</InlineLink>
          {status === 'CANCELED' && ' · Canceled'}
        </b>{' '}
        {recurrence && <span>{others.length > 0 ? `Series, ${others.length + 1} dates` : 'Part of a series'}</span>}{' '}
        {movedFrom && (
          <span>
            Moved from <MovedFrom movedFrom={movedFrom} timeZone={timeZone} />
          </span>
        )}
      </>
    ),
  },
  {
    label: 'When',
    getSortValue: ({ startsAt }) => startsAt,
    renderCell: (event) => (
      <div>
        <EventStart event={event} />
        {event.timeNote && <p data-detail="">{event.timeNote}</p>}
      </div>
    ),
  },
  { label: 'For', renderCell: describeAudience },
  {
    label: 'Responses',
    getSortValue: ({ attendance }) => attendance?.going ?? 0,
    renderCell: (event) => (
      <>
        <ResponseCount event={event} />
        <div data-detail="">
          <Comers event={event} />
        </div>
      </>
    ),
  },
];

/** The former start, which the server gives as the time in the zone of the event. */
const MovedFrom = ({ movedFrom, timeZone }: { movedFrom: string; timeZone: string }) =>
  movedFrom.includes('T') ? <Moment at={toInstant(timeZone, movedFrom)} /> : wallTime(movedFrom);

/** Events in chronological order. A series is one row, at its first date; the other dates are below it. */
export const EventsTable = ({ events, past, onAsk, onRestore, ...rest }: EventsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={groupSeries(events)}
    getName={({ title }) => title}
    renderActions={(event) => <EventActions {...{ event, past, onAsk, onRestore }} />}
    renderMore={(event) => <OtherDates {...{ event, past, onAsk, onRestore }} />}
    renderPanel={(event) => <EventPanel {...{ event, past, onAsk, onRestore }} />}
  />
);

type SeriesProps = Pick<EventsTableProps, 'past' | 'onAsk' | 'onRestore'> & { event: SeriesRow };

/** One event beside the list: when and where it is, who comes, and the other dates of its series. */
const EventPanel = ({ event, ...actions }: SeriesProps) => (
  <DetailPanel title={event.title} facts={event.status === 'CANCELED' ? 'Canceled' : undefined}>
    <PanelActions about={event.title}>
      <EventActions event={event} {...actions} isInPanel />
    </PanelActions>
    <PanelSection title="Time and place">
      <FactList
        facts={[
          ['When', <EventStart key="when" event={event} />],
          ...(event.isAllDay ? [] : [['In the event’s time zone', `${formatWall(event)}, ${event.timeZone}`] as const]),
          ...(event.timeNote ? [['Time', event.timeNote] as const] : []),
          ...(event.movedFrom
            ? [['Moved from', <MovedFrom key="moved" movedFrom={event.movedFrom} timeZone={event.timeZone} />] as const]
            : []),
          ['Where', event.location || 'Not stated'],
          ['For', describeAudience(event)],
        ]}
      />
    </PanelSection>
    <PanelSection title="Responses">
      <Comers event={event} />
    </PanelSection>
    {event.description && (
      <PanelSection title="Description">
        <PanelText>{event.description}</PanelText>
      </PanelSection>
    )}
    {event.others.length > 0 && (
      <PanelSection title="Series">
        <OtherDates event={event} {...actions} />
      </PanelSection>
    )}
  </DetailPanel>
);

/** The other dates of a series. */
function OtherDates({ event: { title, others }, ...actions }: SeriesProps) {
  if (others.length === 0) return null;
  return (
    <details className={adminStyles.details}>
      <summary>
        {formatCount(others.length, 'more date')}
        <span className="visually-hidden"> of {title}</span>
      </summary>
      <ul className={styles.dates}>
        {others.map((event) => (
          <li key={event.id}>
            <span>
              <InlineLink to={paths.investorEvent(event.id)}>
                <EventStart event={event} />
              </InlineLink>
              {event.title !== title && ` ${event.title}`}
              {event.status === 'CANCELED' && ' Canceled'}
              {event.movedFrom && (
                <>
                  {' '}
                  Moved from <MovedFrom movedFrom={event.movedFrom} timeZone={event.timeZone} />
                </>
              )}
            </span>{' '}
            <span className={adminStyles.none}>{describeResponses(event)}</span>{' '}
            <span className={styles.buttons}>
              <EventActions event={event} {...actions} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One line: the panel has all four numbers. */
const ResponseCount = ({ event: { attendance, capacity } }: { event: AdminEventFragment }) => (
  <span className={styles.going}>
    {attendance?.going ?? 0}
    {capacity ? ` of ${capacity}` : ''} attending
    {attendance?.waiting ? `, ${attendance.waiting} waiting` : ''}
  </span>
);

const describeResponses = ({ attendance, capacity }: AdminEventFragment): string => {
  const { going = 0, waiting = 0, maybe = 0, notGoing = 0 } = attendance ?? {};
  return `${going}${capacity ? ` of ${capacity}` : ''} attending, ${waiting} waiting, ${maybe} maybe, ${notGoing} declined`;
};

const Comers = ({ event }: { event: AdminEventFragment }) => (
  <div>
    {describeResponses(event)}
    <br />
    <ExportLink
      className={inline.link}
      href={`/api/events/${event.id}/attendance`}
      name="attendance.csv"
      done="Responses exported"
      failed="Responses not exported"
    >
      CSV<span className="visually-hidden"> of responses to {event.title}</span>
    </ExportLink>
  </div>
);

type EventActionsProps = Pick<EventsTableProps, 'past' | 'onAsk' | 'onRestore'> & {
  event: AdminEventFragment;
  /** In the panel, all actions are visible, and its group has the name of the event. */
  isInPanel?: boolean;
};

const EventActions = ({ event, past, isInPanel = false, onAsk, onRestore }: EventActionsProps) => (
  <>
    {!past && event.viewerCan.update && !isInPanel && <Actions event={event} onAsk={onAsk} />}
    {!past && event.viewerCan.update && isInPanel && (
      <>
        <ChangeButton event={event} onAsk={onAsk} />
        <CancelButtons event={event} onAsk={onAsk} />
      </>
    )}
    {!past && event.viewerCan.restore && (
      <ConfirmButton
        size="small"
        sure="Restore? Everyone who received the cancellation is emailed."
        about={isInPanel ? undefined : event.title}
        onConfirm={() => onRestore(event)}
      >
        {event.recurrence ? 'Restore this date' : 'Restore event'}
      </ConfirmButton>
    )}
  </>
);

type AskProps = Pick<EventsTableProps, 'onAsk'> & {
  event: AdminEventFragment;
  /** The title of the event where no group has it. */
  about?: string;
};

const Actions = ({ event, onAsk }: AskProps) => (
  <>
    <ChangeButton event={event} about={event.title} onAsk={onAsk} />
    <RowMenu about={event.title} id={event.id}>
      <Button size="small" onClick={() => onAsk({ kind: 'move', event })}>
        Move …<About title={event.title} />
      </Button>
      <CancelButtons event={event} about={event.title} onAsk={onAsk} />
    </RowMenu>
  </>
);

const About = ({ title }: { title: string | undefined }) => title && <span className="visually-hidden"> {title}</span>;

const ChangeButton = ({ event, about, onAsk }: AskProps) => (
  <Button size="small" onClick={() => onAsk({ kind: 'edit', event })}>
    Change …<About title={about} />
  </Button>
);

const CancelButtons = ({ event, about, onAsk }: AskProps) => (
  <>
    <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: false })}>
      Cancel …<About title={about} />
    </Button>{' '}
    {event.recurrence && (
      <Button size="small" onClick={() => onAsk({ kind: 'cancel', event, whole: true })}>
        Cancel series …<About title={about} />
      </Button>
    )}
  </>
);

/** A single event, or the first listed date of a series with the others. */
type SeriesRow = AdminEventFragment & { others: AdminEventFragment[] };

/** One row for each series, in the order of their first dates. */
function groupSeries(events: readonly AdminEventFragment[]): SeriesRow[] {
  const rows = new Map<string, SeriesRow>();
  for (const event of events) {
    const row = rows.get(event.seriesId);
    if (row) row.others.push(event);
    else rows.set(event.seriesId, { ...event, others: [] });
  }
  return [...rows.values()];
}
