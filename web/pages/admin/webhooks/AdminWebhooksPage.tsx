import {
  AllWebhooksDocument,
  type AnyWebhookFragment,
  useAllWebhooksQuery,
  useDeleteAnyWebhookMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { byStatus } from '#web/list/FilterTools.tsx';
import { momentColumn, textColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { describeTypes, pauseReasonLabels, webhookStatusLabels } from '#web/portal/webhookLabels.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';

const { toVariables, ...tools } = byStatus({ ALL: 'All', ACTIVE: 'Active', PAUSED: 'Paused' }, 'ALL');
const query = pageQuery(AllWebhooksDocument, useAllWebhooksQuery, ({ search }) => toVariables(search, 50));

export const queries = [query];

const columns: Column<AnyWebhookFragment>[] = [
  {
    label: 'Webhook',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ id, name, url }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorWebhook(id)}>{name}</InlineLink>
        </b>{' '}
        <code>{url}</code>
      </>
    ),
  },
  textColumn('Owner', ({ owner }) => owner.name),
  {
    label: 'Sends',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: ({ types }) => describeTypes(types),
  },
  momentColumn('Created', ({ createdAt }) => createdAt),
  {
    label: 'Status',
    getSortValue: ({ status }) => webhookStatusLabels[status],
    renderCell: ({ status, pauseReason }) =>
      pauseReason ? pauseReasonLabels[pauseReason] : webhookStatusLabels[status],
  },
];

/** The webhooks of all accounts. Administrators can delete any of them. */
export function AdminWebhooksPage() {
  const remove = useSend(useDeleteAnyWebhookMutation, { refetchQueries: ['AllWebhooks'] });
  return (
    <ListPage
      title="Webhooks"
      description="The URLs to which this site sends changes. A webhook has the rights of its owner."
      path={paths.investorAdminWebhooks}
      query={query}
      field="webhooks"
      noun="webhook"
      tools={{ ...tools, search: 'Name or URL of the webhook, or its owner' }}
      columns={columns}
      getName={({ name, owner }) => `${name} of ${owner.name}`}
      actions={[
        { label: 'Open deliveries', place: 'panel', to: ({ id }) => paths.investorWebhook(id) },
        {
          label: 'Delete',
          isDestructive: true,
          sure: 'Delete this webhook and its deliveries? Nothing is sent anymore.',
          run: ({ id }) => remove({ id }, report('Webhook', 'deleted')),
        },
      ]}
      panel={{
        getTitle: ({ name }) => name,
        renderFacts: ({ status }) => webhookStatusLabels[status],
        getSections: ({ url, owner, types, createdAt, pauseReason }) => ({
          Webhook: {
            URL: <span className={adminStyles.words}>{url}</span>,
            Owner: owner.name,
            Sends: describeTypes(types),
            Created: <Moment at={createdAt} />,
            Paused: pauseReason && pauseReasonLabels[pauseReason],
          },
        }),
      }}
      empty={
        <Empty title="No webhooks match this filter." to={paths.investorAdminWebhooks} action="Show all webhooks">
          Everyone creates their webhooks on the page of their account.
        </Empty>
      }
    />
  );
}
