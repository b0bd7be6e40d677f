import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { InboxKind, InboxQuery, MemberInboxQuery } from '#graphql/generated/portal.ts';
import { StepUpProvider } from '../StepUp.tsx';
import { useReaderZone } from '../useReaderZone.ts';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { describeFailure, getErrorCode, getStatus } from '#web/runtime/failure.ts';
import { deleteAllTypedText, TypedByContext } from '#web/forms/typed-text.ts';
import { paths } from '#web/paths.ts';
import { callRest } from '#web/runtime/rest.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { type ShortcutDialog, useShortcuts } from './palette/useShortcuts.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { useClearFailures, useToast } from '#web/ui/Toasts.tsx';
import type { PortalRights } from '#web/portal/shell/navigation.ts';
import { PortalShell } from '#web/portal/shell/PortalShell.tsx';
import { useTimeFormat } from '#web/portal/useTimeFormat.ts';
import type { Visitor } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { inboxQuery, memberInboxQuery, viewerQuery } from '../viewerQuery.ts';
import { TimeFormatContext } from '#web/ui/Moment.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

export const queries = [viewerQuery, inboxQuery, memberInboxQuery];

export const isOpenTo = ({ isSignedIn }: Visitor): boolean => isSignedIn;

/**
 * The frame of all pages for signed-in people. Each navigation reads the viewer again, so that a suspended person is
 * signed out with the next click.
 */
export function PortalLayout() {
  const { pathname, search, key } = useLocation();
  const { data, error, loading, refetch } = usePageData(viewerQuery);
  const signOut = useSignOut();
  const rights: PortalRights = data?.viewer ?? { canAdminister: false };
  const hasInbox = rights.canEdit === true;
  const hasMemberInbox = rights.isInvestor === true && !rights.canAdminister;
  const inbox = usePageData(inboxQuery, { skip: !hasInbox });
  const memberInbox = usePageData(memberInboxQuery, { skip: !hasMemberInbox });
  const counts = useMemo(
    () => ({ ...countByEntry(inbox.data), ...countForMember(memberInbox.data) }),
    [inbox.data, memberInbox.data],
  );
  const readFor = useRef(key);
  const { refetch: countWork } = inbox;
  const { refetch: countUnread } = memberInbox;
  useEffect(() => {
    if (readFor.current === key) return;
    readFor.current = key;
    refetch().catch(() => undefined);
    if (hasInbox) countWork().catch(() => undefined);
    if (hasMemberInbox) countUnread().catch(() => undefined);
  }, [key, refetch, hasInbox, countWork, hasMemberInbox, countUnread]);

  const [dialog, setDialog] = useShortcuts(rights);
  const zone = useReaderZone() ?? 'UTC';
  const timeFormat = useTimeFormat(zone);

  const isOut = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(getErrorCode(error) ?? '');
  const viewer = isOut ? null : data?.viewer;
  const [wasIn, setWasIn] = useState(false);
  if (viewer && !wasIn) setWasIn(true);
  if (viewer) {
    return (
      <StepUpProvider
        enrolled={viewer.secondFactor?.isEnrolled ?? false}
        hasPasskey={viewer.secondFactor?.hasPasskey ?? false}
      >
        <PortalShell
          name={viewer.name}
          {...rights}
          counts={counts}
          onSignOut={(event) => void signOut(event)}
          onSearch={() => setDialog('palette')}
          zone={zone}
        >
          <TypedByContext value={viewer.id}>
            <TimeFormatContext value={timeFormat}>
              <Outlet />
            </TimeFormatContext>
          </TypedByContext>
        </PortalShell>
        <PortalDialogs open={dialog} onOpen={setDialog} rights={rights} onSignOut={() => void signOut()} />
      </StepUpProvider>
    );
  }
  if (loading)
    return (
      <Alone>
        <LoadingMark />
      </Alone>
    );
  if (!error || isOut) {
    const query = new URLSearchParams({ next: pathname + search });
    return <Leave to={`${paths.auth}?${query}`} hasEnded={wasIn} />;
  }
  return (
    <Alone>
      <HttpStatus code={getStatus(error)} />
      <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </Alone>
  );
}

/** What waits for editors and administrators, at the entry of the navigation where they find it. */
const countByEntry = (data: InboxQuery | undefined): Record<string, number> =>
  Object.fromEntries(
    (data?.inbox ?? []).flatMap(({ kind, count }) => {
      const to = countedEntries[kind];
      return to ? [[to, count]] : [];
    }),
  );

const countForMember = (data: MemberInboxQuery | undefined): Record<string, number> => ({
  [paths.investorUpdates]: data?.investorUpdates.nodes.length ?? 0,
  [paths.investorDelegates]: data?.delegations.nodes.length ?? 0,
});

const countedEntries: Partial<Record<InboxKind, string>> = {
  ACCOUNT_REQUESTS: paths.investorAdmin,
  QUESTIONS: paths.investorAdminQuestions,
  QUARANTINED_UPLOADS: paths.investorAdminDocuments,
  FAILING_FEEDS: paths.adminRss,
};

/** The content until the page knows that an account is signed in. */
const Alone = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/** Goes to the sign-in page and clears what this person has read, so that the next one does not find it. */
function Leave({ to, hasEnded }: { to: string; hasEnded: boolean }) {
  const client = useApolloClient();
  useEffect(() => () => void client.clearStore(), [client]);
  return <Navigate to={to} replace state={{ hasEnded }} />;
}

function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const clearFailures = useClearFailures();
  return async (event?: FormEvent) => {
    event?.preventDefault();
    clearFailures();
    try {
      await callRest('/api/logout', {});
      deleteAllTypedText();
      await navigate(paths.auth);
      await client.clearStore();
    } catch (failure) {
      toast({ tone: 'destructive', title: 'Logout failed', text: (failure as Error).message });
    }
  };
}

// Most visits open neither.
const CommandPalette = lazyComponent(() =>
  import('./palette/CommandPalette.tsx').then((module) => module.CommandPalette),
);
const ShortcutsDialog = lazyComponent(() =>
  import('./palette/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

type PortalDialogsProps = {
  open: ShortcutDialog | null;
  onOpen: (dialog: ShortcutDialog | null) => void;
  rights: PortalRights;
  onSignOut: () => void;
};

/** The command palette or the list of shortcuts, whichever is open. */
function PortalDialogs({ open, onOpen, rights, onSignOut }: PortalDialogsProps) {
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && (
        <CommandPalette rights={rights} onSignOut={onSignOut} onShowShortcuts={() => onOpen('help')} onClose={close} />
      )}
      {open === 'help' && <ShortcutsDialog rights={rights} onClose={close} />}
    </Suspense>
  );
}
