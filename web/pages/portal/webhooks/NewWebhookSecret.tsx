import { NewSecret } from '#web/portal/NewSecret.tsx';
import type { NewWebhook } from './useWebhooks.ts';

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
