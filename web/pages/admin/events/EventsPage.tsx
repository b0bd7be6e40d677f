import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import {
  AdminEventsDocument,
  useAdminEventsQuery,
  useCancelEventMutation,
  useRestoreEventMutation,
  useUpdateEventMutation,
} from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage } from '#web/ui/LoadMore.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { paths } from '#web/paths.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { ListTools } from '#web/portal/ListTools.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { formatListed } from '#web/runtime/formatCount.ts';
import { day as readDay } from '#web/runtime/urlFilter.ts';
import type { NewDays } from './eventForm.ts';
import { type OpenDialog, EventsTable } from './EventsTable.tsx';
import { startMove } from '#web/portal/eventMoves.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

// Loaded on demand: reading the list needs no form.
const EventDialog = lazyComponent(() => import('./EventDialog.tsx').then((module) => module.EventDialog));
const MoveDialog = lazyComponent(() => import('#web/portal/MoveDialog.tsx').then((module) => module.MoveDialog));
const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const PAGE = 25;
const LIST = { refetchQueries: ['AdminEvents'], awaitRefetchQueries: true };
const PAST = `${paths.investorEvents}?view=past`;

const cancelling = {
  action: 'Cancel event',
  label: 'Reason',
  hint: 'One sentence, shown to everyone who is invited.',
  danger: true,
};

const isPast = (params: URLSearchParams): boolean => params.get('view') === 'past';

const toVariables = (params: URLSearchParams) => ({
  first: PAGE,
  after: params.get('after'),
  filter: { isPast: isPast(params) },
});

const adminEventsQuery = pageQuery(AdminEventsDocument, useAdminEventsQuery, ({ search }) => toVariables(search));

export const queries = [adminEventsQuery];

/** The events admin page: create, change and cancel events, and see the responses. */
export function EventsPage() {
  const params = usePageQuery();
  const past = isPast(params);
  const query = usePageData(adminEventsQuery, { fetchPolicy: 'cache-and-network' });
  const list = query.data?.events;
  const days = readNewDays(params);
  const navigate = useNavigate();
  const isHydrating = useHydrating();
  const [chosen, setDialog] = useState<OpenDialog | null>(null);
  const dialog: OpenDialog | null = chosen ?? (days && !isHydrating ? { kind: 'edit', event: null, days } : null);
  const close = () => {
    setDialog(null);
    if (days) void navigate(paths.investorEvents, { replace: true });
  };
  const restore = useSend(useRestoreEventMutation, LIST);
  return (
    <>
      <AdminHead
        title="Events"
        description="Events, their invitations and the answers of investors."
        path={paths.investorEvents}
        count={list && formatListed(list.nodes.length, 'event', list.pageInfo, '')}
        action={
          <Button size="small" variant="primary" onClick={() => setDialog({ kind: 'edit', event: null })}>
            New event
          </Button>
        }
      />
      <div className={adminStyles.page}>
        <ListTools
          tabsLabel="Events"
          tabs={[
            { to: paths.investorEvents, label: 'Coming', isOpen: !past },
            { to: PAST, label: 'Past', isOpen: past },
          ]}
        />
        <QueryResult query={query} skeleton={<TableSkeleton />}>
          {(data) =>
            data.events.nodes.length > 0 ? (
              <EventsTable
                events={data.events.nodes}
                past={past}
                onAsk={setDialog}
                onRestore={({ id, title }) => void restore({ id }, report(`${title} was`, 'restored'))}
                more={{
                  page: data.events.pageInfo,
                  label: 'events',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('events') }),
                }}
              />
            ) : (
              <Empty title={past ? 'No past events.' : 'No upcoming events.'}>
                {past
                  ? 'Events stay here after they end.'
                  : 'An event appears in the calendar of everyone who is invited.'}
              </Empty>
            )
          }
        </QueryResult>
      </div>
      {dialog && <Dialogs dialog={dialog} onClose={close} />}
    </>
  );
}

/** The days of a new event that was begun in the calendar. */
function readNewDays(params: URLSearchParams): NewDays | null {
  const first = readDay(params.get('new') ?? '');
  return first ? { first, last: readDay(params.get('until') ?? '') || first } : null;
}

function Dialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const cancel = useSend(useCancelEventMutation, LIST);
  const move = useSend(useUpdateEventMutation, LIST);
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'edit' && <EventDialog event={dialog.event} days={dialog.days ?? null} onClose={onClose} />}
      {dialog.kind === 'move' && <MoveDialog move={startMove(dialog.event)} onMove={move} onClose={onClose} />}
      {dialog.kind === 'cancel' && (
        <ReasonDialog
          title={`Cancel ${dialog.whole ? 'the whole series of ' : ''}${dialog.event.title}?`}
          texts={cancelling}
          onSubmit={(reason) =>
            cancel(
              { id: dialog.event.id, reason, isWholeSeries: dialog.whole },
              report(`${dialog.event.title} was`, 'canceled'),
            )
          }
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
