import type { OwnWebhookLogQuery } from '../../../../graphql/generated/portal.ts';

/** Adds a page to the deliveries of a webhook. */
export function appendDeliveries(
  before: OwnWebhookLogQuery,
  { fetchMoreResult }: { fetchMoreResult: OwnWebhookLogQuery },
): OwnWebhookLogQuery {
  const [old, next] = [before.webhook, fetchMoreResult.webhook];
  if (!old || !next) return before;
  const nodes = [...old.deliveries.nodes, ...next.deliveries.nodes];
  return { ...before, webhook: { ...old, deliveries: { ...next.deliveries, nodes } } };
}
