import type { OwnWebhookFragment } from '../../../../graphql/generated/portal.ts';
import { paths } from '../../../paths.ts';
import list from '../../../portal/ItemList.module.css';
import { describeTypes, pauseReasonLabels, webhookStatusLabels } from '../../../portal/webhookLabels.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { WebhookButtons } from './WebhookButtons.tsx';
import type { WebhookActions } from './useWebhooks.ts';

type WebhookListProps = { webhooks: readonly OwnWebhookFragment[]; actions: WebhookActions };

export function WebhookList({ webhooks, actions }: WebhookListProps) {
  if (webhooks.length === 0)
    return <p className={list.none}>No webhooks yet. Create one below to send changes to a program.</p>;
  return (
    <ul className={list.list}>
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <p className={list.name}>
            <b dir="auto">
              <InlineLink to={paths.investorWebhook(webhook.id)}>{webhook.name}</InlineLink>
            </b>
            <code>{webhook.url}</code>
          </p>
          <p className={list.status}>{webhookStatusLabels[webhook.status]}</p>
          <p>{describeTypes(webhook.types)}</p>
          {webhook.pauseReason && <p className={list.facts}>{pauseReasonLabels[webhook.pauseReason]}</p>}
          <WebhookButtons webhook={webhook} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
