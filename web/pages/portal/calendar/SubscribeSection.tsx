import { useState } from 'react';
import { useCalendarUrlQuery, useRenewCalendarUrlMutation } from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import styles from './Calendar.module.css';

/** The scheme with which calendar apps subscribe. They fetch the URL with https, or with http if they have to. */
const toWebcal = (url: string) => url.replace(/^https?:/, 'webcal:');

/**
 * The private URL through which the reader's own calendar app subscribes. It is a secret, so it is fetched on request.
 */
export function SubscribeSection() {
  const withToast = useActionToast();
  const [isRequested, setIsRequested] = useState(false);
  const { data, error, loading } = useCalendarUrlQuery({ skip: !isRequested, fetchPolicy: 'network-only' });
  const [renew] = useRenewCalendarUrlMutation();
  const [renewed, setRenewed] = useState<string | null>(null);
  const url = renewed ?? data?.viewer?.calendarUrl;
  const onRenew = async () => {
    const messages = report('Calendar URL', 'renewed');
    const { result } = await withToast(() => renew(), messages);
    setRenewed(result?.data?.renewCalendarUrl.calendarUrl ?? renewed);
  };
  return (
    <PortalSection
      title="In your own calendar"
      note="Subscribe to your private calendar URL. Changes and cancellations appear in your calendar automatically."
    >
      <div aria-live="polite">
        {url ? (
          <>
            <p className={styles.url}>{url}</p>
            <p>
              <CopyButton caption="the calendar URL" text={url} /> <a href={toWebcal(url)}>Open in your calendar app</a>
            </p>
          </>
        ) : error ? (
          <p>{describeFailure(error)}</p>
        ) : isRequested && !loading ? (
          <p>Renew your calendar URL to show it.</p>
        ) : (
          <p>
            Anyone who knows this URL can read your calendar. Renew it if another person has seen it. You also get a new
            one after you change your password or end all other sessions.
          </p>
        )}
      </div>
      <div className={styles.answers}>
        {!url && !error && (
          <Button size="small" disabled={loading} onClick={() => setIsRequested(true)}>
            Show the URL
          </Button>
        )}{' '}
        <ConfirmButton
          size="small"
          sure="Replace the old URL? Calendars that use it stop updating."
          onConfirm={() => void onRenew()}
        >
          Renew the URL
        </ConfirmButton>
      </div>
    </PortalSection>
  );
}
