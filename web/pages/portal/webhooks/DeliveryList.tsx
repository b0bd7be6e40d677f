import { Fragment } from 'react';
import type { OwnDeliveryFragment } from '#graphql/generated/portal.ts';
import list from '#web/portal/ItemList.module.css';
import { deliveryStatusLabels } from '#web/portal/webhookLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import styles from './DeliveryList.module.css';

type DeliveryListProps = {
  deliveries: readonly OwnDeliveryFragment[];
  /** Absent for readers who cannot send a delivery again. */
  onReplay?: ((id: string) => unknown) | undefined;
  /** Absent for readers who cannot cancel a delivery. */
  onCancel?: ((id: string) => unknown) | undefined;
};

export function DeliveryList({ deliveries, onReplay, onCancel }: DeliveryListProps) {
  if (deliveries.length === 0)
    return <p className={list.none}>No deliveries yet. Each change that the webhook sends appears here.</p>;
  return (
    <ul className={list.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <p className={list.name}>
            <b>{delivery.type}</b> {delivery.nodeId && <code>{delivery.nodeId}</code>}
          </p>
          <p className={list.status}>{deliveryStatusLabels[delivery.status]}</p>
          <p className={list.facts}>
            <Moment at={delivery.createdAt} />
            {describeAttempts(delivery)}
            {delivery.nextAttemptAt && (
              <>
                , next attempt <Moment at={delivery.nextAttemptAt} />
              </>
            )}
          </p>
          {delivery.error && <p>{delivery.error}</p>}
          <Messages delivery={delivery} />
          {onCancel && delivery.status === 'PENDING' && (
            <p className={list.actions}>
              <Button size="small" onClick={() => void onCancel(delivery.id)}>
                Cancel delivery<span className="visually-hidden"> {delivery.type}</span>
              </Button>
            </p>
          )}
          {onReplay && delivery.status !== 'PENDING' && (
            <p className={list.actions}>
              <Button size="small" onClick={() => void onReplay(delivery.id)}>
                Send again<span className="visually-hidden"> {delivery.type}</span>
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was sent and answered, as text. */
function Messages({ delivery }: { delivery: OwnDeliveryFragment }) {
  const { requestHeaders, requestBody, responseBody } = delivery;
  const messages = [
    ['Request headers', requestHeaders],
    ['Request body', requestBody],
    ['First 2 KB of the answer', responseBody],
  ] as const;
  return (
    <details className={styles.messages}>
      <summary>Request and answer</summary>
      {messages.map(([label, text]) => (
        <Fragment key={label}>
          <p className="label">{label}</p>
          {text ? (
            // Scrollable boxes must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre role="region" aria-label={`${label} of ${delivery.id}`} tabIndex={0} dir="auto">
              {text}
            </pre>
          ) : (
            <p>{text === '' ? 'Empty.' : 'None.'}</p>
          )}
        </Fragment>
      ))}
    </details>
  );
}

function describeAttempts({ attemptCount, responseStatus, durationMs }: OwnDeliveryFragment): string {
  if (attemptCount === 0) return '';
  const count = formatCount(attemptCount, 'attempt');
  const answer = responseStatus === null ? '' : `, answered ${responseStatus}`;
  return `, ${count}${answer}${durationMs === null ? '' : ` after ${durationMs} ms`}`;
}
