import { type AnyWebhookFragment, useDeleteAnyWebhookMutation } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { describeTypes, pauseReasonLabels, webhookStatusLabels } from '../../../portal/webhookLabels.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { useActionToast } from '../../../ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';

type WebhooksTableProps = Pick<AdminTableProps<AnyWebhookFragment>, 'caption' | 'isBusy' | 'more'> & {
  webhooks: readonly AnyWebhookFragment[];
};

const columns: Column<AnyWebhookFragment>[] = [
  {
    label: 'Webhook',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ id, name, url }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorWebhook(id)}>{name}</InlineLink>
        </b>
        <code>{url}</code>
      </>
    ),
  },
  {
    label: 'Owner',
    getSortValue: ({ owner }) => owner.name,
    renderCell: ({ owner }) => <span dir="auto">{owner.name}</span>,
  },
  {
    label: 'Sends',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: ({ types }) => describeTypes(types),
  },
  {
    label: 'Created',
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => webhookStatusLabels[status],
    renderCell: ({ status, pauseReason }) =>
      pauseReason ? pauseReasonLabels[pauseReason] : webhookStatusLabels[status],
  },
];

/** Where a webhook sends what. */
const WebhookPanel = ({ webhook }: { webhook: AnyWebhookFragment }) => (
  <DetailPanel title={webhook.name} facts={webhookStatusLabels[webhook.status]}>
    <PanelActions about={webhook.name}>
      <ButtonLink to={paths.investorWebhook(webhook.id)} size="small">
        Open deliveries
      </ButtonLink>
    </PanelActions>
    <PanelSection title="Webhook">
      <FactList
        facts={[
          [
            'URL',
            <span key="url" className={adminStyles.words}>
              {webhook.url}
            </span>,
          ],
          ['Owner', webhook.owner.name],
          ['Sends', describeTypes(webhook.types)],
          ['Created', <Moment key="created" at={webhook.createdAt} />],
          ...(webhook.pauseReason ? [['Paused', pauseReasonLabels[webhook.pauseReason]] as const] : []),
        ]}
      />
    </PanelSection>
  </DetailPanel>
);

const getName = ({ name, owner }: AnyWebhookFragment): string => `${name} of ${owner.name}`;

/** The webhooks of all accounts, with an action that deletes one. */
export function WebhooksTable({ webhooks, ...rest }: WebhooksTableProps) {
  const withToast = useActionToast();
  const [deleteWebhook] = useDeleteAnyWebhookMutation({ refetchQueries: ['AllWebhooks'] });
  const messages = { done: 'Webhook deleted', failed: 'Webhook not deleted' };
  return (
    <AdminTable
      {...rest}
      columns={columns}
      rows={webhooks}
      getName={getName}
      renderPanel={(webhook) => <WebhookPanel webhook={webhook} />}
      renderActions={(webhook) => (
        <RowMenu about={getName(webhook)}>
          <CopyId id={webhook.id} about={getName(webhook)} />
          <ConfirmButton
            size="small"
            variant="danger"
            sure="Delete this webhook and its deliveries? Nothing is sent anymore."
            about={getName(webhook)}
            onConfirm={() =>
              void withToast(() => deleteWebhook({ variables: { input: { id: webhook.id } } }), messages)
            }
          >
            Delete
          </ConfirmButton>
        </RowMenu>
      )}
    />
  );
}
