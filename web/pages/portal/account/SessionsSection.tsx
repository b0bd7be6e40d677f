import { useState } from 'react';
import {
  type OwnSessionFragment,
  useEndSessionMutation,
  useRenewCalendarUrlMutation,
} from '#graphql/generated/portal.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './AccountPage.module.css';

/** The account's active sessions. The user can end any of them. */
export function SessionsSection({
  sessions,
  onChanged,
}: {
  sessions: readonly OwnSessionFragment[];
  onChanged: () => void;
}) {
  const withToast = useActionToast();
  const [endSession] = useEndSessionMutation();
  const [renewCalendarUrl] = useRenewCalendarUrlMutation();
  const [busy, setBusy] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const end = async (ids: string[], done: string, endsCalendarUrl = false) => {
    setBusy(true);
    const endAll = async () => {
      for (const id of ids) await endSession({ variables: { input: { id } } });
      // The URL works without a session, so a thief who has read it would keep it.
      if (endsCalendarUrl) await renewCalendarUrl();
    };
    await withToast(endAll, { done, failed: 'Some sessions were not ended' });
    setBusy(false);
    onChanged();
  };
  return (
    <PortalSection title="Your sessions" note="If you end a session, that browser is signed out with its next request.">
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              {isCurrent ? ' — this one' : ''}{' '}
              <span className="label">
                Last used <Moment at={lastUsedAt} />
              </span>
            </span>{' '}
            {!isCurrent && (
              <ConfirmButton
                size="small"
                variant="danger"
                sure="End this session? The device is signed out immediately."
                about={device}
                disabled={busy}
                onConfirm={() => void end([id], 'The session was ended')}
              >
                End
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ConfirmButton
          size="small"
          variant="danger"
          sure={`End ${others.length} other sessions? Their devices are signed out immediately, and your private calendar gets a new URL.`}
          disabled={busy}
          onConfirm={() => void end(others, 'All other sessions were ended', true)}
        >
          End all other sessions
        </ConfirmButton>
      )}
    </PortalSection>
  );
}
