import type { AdminUpdateFragment } from '../../../../graphql/generated/admin.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import { describeAudience, updateStatusLabels } from './updateLabels.ts';

export type OpenDialog = { kind: 'publish' | 'schedule' | 'withdraw'; update: AdminUpdateFragment };

type UpdatesTableProps = Pick<AdminTableProps<AdminUpdateFragment>, 'caption' | 'more'> & {
  updates: readonly AdminUpdateFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

const describeReaders = ({ readStatistics }: AdminUpdateFragment): string =>
  `${readStatistics?.readCount ?? 0} of ${readStatistics?.audienceCount ?? 0}`;

const columns: Column<AdminUpdateFragment>[] = [
  {
    label: 'Update',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, status }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorUpdate(id)}>{title}</InlineLink>
        </b>
        <span>{updateStatusLabels[status]}</span>
      </>
    ),
  },
  { label: 'Audience', renderCell: describeAudience },
  {
    label: 'Published',
    getSortValue: ({ publishedAt }) => publishedAt,
    renderCell: (update) => <PublishedCell update={update} />,
  },
  {
    label: 'Opened',
    isNumeric: true,
    getSortValue: ({ readStatistics }) => readStatistics?.readCount ?? 0,
    renderCell: describeReaders,
  },
];

/** Updates: drafts first, then newest first. */
export const UpdatesTable = ({ updates, onAsk, ...rest }: UpdatesTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={updates}
    getName={({ title }) => title}
    renderActions={(update) => <Actions update={update} onAsk={onAsk} />}
    renderPanel={(update) => <UpdatePanel update={update} onAsk={onAsk} />}
  />
);

type UpdateActionsProps = { update: AdminUpdateFragment; onAsk: (dialog: OpenDialog) => void };

/** An update beside the list, with all of its actions. */
const UpdatePanel = ({ update, onAsk }: UpdateActionsProps) => (
  <DetailPanel title={update.title} facts={updateStatusLabels[update.status]}>
    <PanelActions about={update.title}>
      {update.viewerCan.publish && <AskButton kind="publish" label="Publish" update={update} onAsk={onAsk} />}
      {update.viewerCan.update && <EditLink update={update} />}
      {update.viewerCan.publish && <AskButton kind="schedule" label="Schedule" update={update} onAsk={onAsk} />}
      {update.viewerCan.withdraw && <AskButton kind="withdraw" label="Withdraw" update={update} onAsk={onAsk} />}
    </PanelActions>
    <PanelSection title="Publication">
      <FactList
        facts={[
          ['For', describeAudience(update)],
          ['Published', <PublishedCell key="published" update={update} />],
          ['Opened', describeReaders(update)],
        ]}
      />
    </PanelSection>
    {update.excerpt && (
      <PanelSection title="Beginning of the text">
        <PanelText>{update.excerpt}</PanelText>
      </PanelSection>
    )}
    {update.documents.nodes.length > 0 && (
      <PanelSection title="Documents">
        <ul>
          {update.documents.nodes.map(({ id, title }) => (
            <li key={id}>
              <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
            </li>
          ))}
        </ul>
      </PanelSection>
    )}
  </DetailPanel>
);

const PublishedCell = ({ update: { publishedAt, changedAt, withdrawal } }: { update: AdminUpdateFragment }) => (
  <div>
    {publishedAt ? <Moment at={publishedAt} /> : 'Not scheduled'}
    {changedAt && (
      <p data-detail="">
        Changed <Moment at={changedAt} />
      </p>
    )}
    {withdrawal && (
      <p data-detail="">
        Withdrawn <Moment at={withdrawal.withdrawnAt} />: {withdrawal.reason}
      </p>
    )}
  </div>
);

type AskButtonProps = UpdateActionsProps & { kind: OpenDialog['kind']; label: string; about?: string };

/** Opens the dialog of an action. `about` is the name of the update where the button is not in its panel. */
const AskButton = ({ kind, label, update, about, onAsk }: AskButtonProps) => (
  <Button size="small" data-destructive={kind === 'withdraw' ? '' : undefined} onClick={() => onAsk({ kind, update })}>
    {label} …{about && <span className="visually-hidden"> {about}</span>}
  </Button>
);

const EditLink = ({ update, about }: { update: AdminUpdateFragment; about?: string }) => (
  <ButtonLink to={paths.investorAdminUpdate(update.id)} size="small">
    Edit{about && <span className="visually-hidden"> {about}</span>}
  </ButtonLink>
);

function Actions({ update, onAsk }: UpdateActionsProps) {
  const { id, title, viewerCan } = update;
  const button = (kind: OpenDialog['kind'], label: string) => (
    <AskButton {...{ kind, label, update, onAsk }} about={title} />
  );
  return (
    <>
      {viewerCan.publish
        ? button('publish', 'Publish')
        : viewerCan.update && <EditLink update={update} about={title} />}
      <RowMenu about={title}>
        {viewerCan.publish && viewerCan.update && <EditLink update={update} about={title} />}
        {viewerCan.publish && button('schedule', 'Schedule')}
        <CopyId id={id} about={title} />
        {viewerCan.withdraw && button('withdraw', 'Withdraw')}
      </RowMenu>
    </>
  );
}
