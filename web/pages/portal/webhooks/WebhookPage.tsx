import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OwnWebhookLogDocument, type OwnWebhookLogQuery, useOwnWebhookLogQuery } from '#graphql/generated/portal.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import list from '#web/portal/ItemList.module.css';
import { pauseReasonLabels } from '#web/portal/webhookLabels.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { NewWebhookSecret, WebhookButtons } from './WebhookButtons.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { type NewWebhook, useWebhooks } from './useWebhooks.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const AT_ONCE = 50;

const webhookQuery = pageQuery(OwnWebhookLogDocument, useOwnWebhookLogQuery, ({ params: { id = '' }, search }) => ({
  id,
  first: AT_ONCE,
  after: search.get('after'),
}));

export const queries = [webhookQuery];

/** One webhook: its settings and its deliveries. Administrators read those of others without being able to change them. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const query = usePageData(webhookQuery, { fetchPolicy: 'cache-and-network' });
  const title = query.data?.webhook?.name ?? (query.data ? 'Webhook not found' : 'Webhook');
  const more = (after: string) => query.fetchMore({ variables: { after }, updateQuery: appendDeliveries });
  const refresh = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <PortalPageHead title={title} description="A webhook and its deliveries." path={paths.investorWebhook(id)}>
        {query.data?.webhook?.url}
      </PortalPageHead>
      <QueryResult query={query}>
        {({ webhook, viewer }) =>
          webhook && viewer ? (
            <Details webhook={webhook} viewer={viewer} onMore={more} onRefresh={refresh} />
          ) : (
            <Empty
              isMissing
              title="This webhook does not exist."
              to={paths.investorWebhooks}
              action="Open your webhooks"
            >
              It was deleted, it belongs to another account, or the URL is incomplete.
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}

type DetailsProps = {
  webhook: NonNullable<OwnWebhookLogQuery['webhook']>;
  viewer: NonNullable<OwnWebhookLogQuery['viewer']>;
  onMore: (after: string) => Promise<unknown>;
  onRefresh: () => void;
};

function Details({ webhook, viewer, onMore, onRefresh }: DetailsProps) {
  const navigate = useNavigate();
  const [newWebhook, setNewWebhook] = useState<NewWebhook | null>(null);
  const actions = useWebhooks(setNewWebhook, ['OwnWebhookLog']);
  const { id, name, url, types, pauseReason, deliveries, viewerCan } = webhook;
  return (
    <>
      {newWebhook && (
        <NewWebhookSecret key={newWebhook.secret} webhook={newWebhook} onDone={() => setNewWebhook(null)} />
      )}
      {viewerCan.update && (
        <PortalSection title="Settings" note={pauseReason ? pauseReasonLabels[pauseReason] : 'This webhook is active.'}>
          <WebhookForm
            canAdminister={viewer.canAdminister}
            webhook={{ name, url, types }}
            onSave={(values) => actions.update({ id, ...values })}
          />
          <div className={list.after}>
            <WebhookButtons
              webhook={webhook}
              actions={actions}
              onDeleted={() => void navigate(paths.investorWebhooks)}
            />
          </div>
        </PortalSection>
      )}
      <PortalSection title="Deliveries" note="Of the last 30 days, at most 1,000 that have ended, the newest first.">
        <p className={list.before}>
          <Button size="small" onClick={onRefresh}>
            Refresh
          </Button>
        </p>
        <DeliveryList
          deliveries={deliveries.nodes}
          onReplay={viewerCan.send ? actions.replay : undefined}
          onCancel={viewerCan.send ? actions.cancel : undefined}
        />
        <LoadMore page={deliveries.pageInfo} label="deliveries" onMore={onMore} />
      </PortalSection>
    </>
  );
}

/** Adds a page to the deliveries of a webhook. */
function appendDeliveries(
  before: OwnWebhookLogQuery,
  { fetchMoreResult }: { fetchMoreResult: OwnWebhookLogQuery },
): OwnWebhookLogQuery {
  const [old, next] = [before.webhook, fetchMoreResult.webhook];
  if (!old || !next) return before;
  const nodes = [...old.deliveries.nodes, ...next.deliveries.nodes];
  return { ...before, webhook: { ...old, deliveries: { ...next.deliveries, nodes } } };
}
