import { type AnyWebhookFragment, useDeleteAnyWebhookMutation } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { describeTypes, pauseReasonLabels, webhookStatusLabels } from '../../../portal/webhookLabels.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { useActionToast } from '../../StepUp.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../shared/table/AdminTable.tsx';
import type { Column } from '../shared/table/columns.ts';

type WebhooksTableProps = Pick<AdminTableProps<AnyWebhookFragment>, 'caption' | 'isBusy' | 'more'> & {
  webhooks: readonly AnyWebhookFragment[];
};

const columns: Column<AnyWebhookFragment>[] = [
  {
    label: 'Webhook',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ id, name, url }) => (
      <div className={adminStyles.who}>
        <b dir="auto">
          <InlineLink to={paths.investorWebhook(id)}>{name}</InlineLink>
        </b>
        <code>{url}</code>
      </div>
    ),
  },
  {
    label: 'Owner',
    getSortValue: ({ owner }) => owner.name,
    renderCell: ({ owner }) => <span dir="auto">{owner.name}</span>,
  },
  { label: 'Sends', renderCell: ({ types }) => describeTypes(types) },
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
