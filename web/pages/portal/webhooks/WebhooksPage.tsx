import { useState } from 'react';
import { type OwnWebhookFragment, OwnWebhooksDocument, useOwnWebhooksQuery } from '#graphql/generated/portal.ts';
import { webhook as limits } from '#graphql/limits.ts';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { paths } from '#web/paths.ts';
import { WebhookForm } from './WebhookForm.tsx';
import list from '#web/portal/ItemList.module.css';
import { describeTypes, pauseReasonLabels, webhookStatusLabels } from '#web/portal/webhookLabels.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { NewWebhookSecret, WebhookButtons } from './WebhookButtons.tsx';
import { type NewWebhook, useWebhooks, type WebhookActions } from './useWebhooks.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const ownWebhooksQuery = pageQuery(OwnWebhooksDocument, useOwnWebhooksQuery, noVariables);

export const queries = [ownWebhooksQuery];

/** The webhooks of the account: their list, a form for a new one, and a new secret, shown once. */
export function WebhooksPage() {
  const query = usePageData(ownWebhooksQuery, { fetchPolicy: 'cache-and-network' });
  const [newWebhook, setNewWebhook] = useState<NewWebhook | null>(null);
  const actions = useWebhooks(setNewWebhook, ['OwnWebhooks']);
  return (
    <>
      <PortalPageHead
        title="Webhooks"
        description="URLs to which this site sends changes of what you can read."
        path={paths.investorWebhooks}
        help={
          <>
            {' '}
            This site sends a signed message to your program when something changes that you can read. A message names
            the object; your program reads the rest with a token. Messages follow the Standard Webhooks specification.
          </>
        }
      />
      <QueryResult query={query}>
        {({ viewer }) =>
          viewer && (
            <>
              {newWebhook && (
                <NewWebhookSecret key={newWebhook.secret} webhook={newWebhook} onDone={() => setNewWebhook(null)} />
              )}
              <PortalSection
                title="Your webhooks"
                note={`Up to ${limits.atMost}. A webhook has the rights that you have when it sends. Failed messages are sent again for three days; then the webhook is paused, and we email you.`}
              >
                <WebhookList webhooks={viewer.webhooks.nodes} actions={actions} />
              </PortalSection>
              <PortalSection
                title="New webhook"
                note="It sends the changes from now on. We email you when it is created."
              >
                {viewer.isApiOffered ? (
                  <WebhookForm canAdminister={viewer.canAdminister} onSave={actions.create} />
                ) : (
                  <p>Ask investor relations to offer API access. Webhooks that you have keep working.</p>
                )}
              </PortalSection>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

type WebhookListProps = { webhooks: readonly OwnWebhookFragment[]; actions: WebhookActions };

function WebhookList({ webhooks, actions }: WebhookListProps) {
  if (webhooks.length === 0)
    return <p className={list.none}>No webhooks yet. Create one below to send changes to a program.</p>;
  return (
    <ul className={list.list}>
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <p className={list.name}>
            <b dir="auto">
              <InlineLink to={paths.investorWebhook(webhook.id)}>{webhook.name}</InlineLink>
            </b>{' '}
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
