import type { OwnWebhookFragment } from '#graphql/generated/portal.ts';
import list from '#web/portal/ItemList.module.css';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import type { NewWebhook, WebhookActions } from './useWebhooks.ts';
import { NewSecret } from '#web/portal/NewSecret.tsx';

type WebhookButtonsProps = { webhook: OwnWebhookFragment; actions: WebhookActions; onDeleted?: () => void };

/** The actions of the owner of a webhook. */
export function WebhookButtons({ webhook, actions, onDeleted }: WebhookButtonsProps) {
  const { id, name, status } = webhook;
  const about = <span className="visually-hidden"> {name}</span>;
  const isActive = status === 'ACTIVE';
  const toggle = () => actions.update({ id, isActive: !isActive }, isActive ? 'Webhook paused' : 'Webhook resumed');
  const remove = async () => {
    if (!(await actions.remove(webhook)).error) onDeleted?.();
  };
  return (
    <p className={list.actions}>
      <Button size="small" onClick={() => void actions.test(webhook)}>
        Send test{about}
      </Button>{' '}
      <Button size="small" onClick={() => void toggle()}>
        {isActive ? 'Pause' : 'Resume'}
        {about}
      </Button>{' '}
      <ConfirmButton
        size="small"
        sure="Create a new secret? Both secrets sign for another day."
        about={name}
        onConfirm={() => void actions.rotate(webhook)}
      >
        Rotate secret
      </ConfirmButton>{' '}
      <ConfirmButton
        size="small"
        variant="danger"
        sure="Delete this webhook and its deliveries? Nothing is sent anymore."
        about={name}
        onConfirm={() => void remove()}
      >
        Delete
      </ConfirmButton>
    </p>
  );
}

type NewWebhookSecretProps = { webhook: NewWebhook; onDone: () => void };

/** The new secret of a webhook. The server stores it encrypted and does not show it again. */
export const NewWebhookSecret = ({ webhook: { secret, webhook }, onDone }: NewWebhookSecretProps) => (
  <NewSecret
    label="secret"
    name={webhook.name}
    secret={secret}
    note="It is shown this once. The receiver verifies with it that a message comes from this site."
    onDone={onDone}
  />
);
