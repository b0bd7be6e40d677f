import type { OwnDeliveryFragment } from '../../../../graphql/generated/portal.ts';
import list from '../../../portal/ItemList.module.css';
import { deliveryStatusLabels } from '../../../portal/webhookLabels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';

type DeliveryListProps = {
  deliveries: readonly OwnDeliveryFragment[];
  /** Absent for readers who cannot send a delivery again. */
  onReplay?: ((id: string) => unknown) | undefined;
};

export function DeliveryList({ deliveries, onReplay }: DeliveryListProps) {
  if (deliveries.length === 0)
    return <p className={list.none}>No deliveries yet. Each change that the webhook sends appears here.</p>;
  return (
    <ul className={list.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <p className={list.name}>
            <b>{delivery.type}</b>
            {delivery.nodeId && <code>{delivery.nodeId}</code>}
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

function describeAttempts({ attempts, responseStatus, durationMs }: OwnDeliveryFragment): string {
  if (attempts === 0) return '';
  const count = formatCount(attempts, 'attempt');
  const answer = responseStatus === null ? '' : `, answered ${responseStatus}`;
  return `, ${count}${answer}${durationMs === null ? '' : ` after ${durationMs} ms`}`;
}
