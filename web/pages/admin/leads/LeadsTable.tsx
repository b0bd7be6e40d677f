import { Suspense } from 'react';
import type { ListedLeadFragment } from '../../../../graphql/generated/admin.ts';
import { contactTopics } from '../../../../graphql/contact-topics.ts';
import { useHydrating } from '../../../runtime/useHydrating.ts';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { Age } from '../../../ui/Age.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './LeadsPage.module.css';
import { formatLeadStatus } from './leadStatuses.ts';

// Loaded on demand: reading the list needs no form.
const LeadWork = lazyComponent(() => import('./LeadWork.tsx').then((module) => module.LeadWork));

const columns: Column<ListedLeadFragment>[] = [
  {
    label: 'Person',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name, email }) => (
      <>
        <b dir="auto">{name}</b>
        <span>{email}</span>
      </>
    ),
  },
  { label: 'Company', getSortValue: ({ company }) => company, renderCell: ({ company }) => company },
  {
    label: 'Status',
    getSortValue: ({ status }) => status,
    renderCell: ({ status }) => formatLeadStatus(status),
  },
  {
    label: 'Message or needs',
    className: styles.needs,
    renderCell: ({ topic, needs }) => (
      <p dir="auto">
        {topic && <b>{contactTopics[topic]}: </b>}
        {needs}
      </p>
    ),
  },
  {
    label: 'Source',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    getSortValue: ({ referrerPath }) => referrerPath,
    renderCell: ({ referrerPath, hasProofOfWork }) => (
      <div className={styles.lines}>
        {referrerPath ?? 'Not known'}
        {!hasProofOfWork && <span>Sent without JavaScript</span>}
      </div>
    ),
  },
  {
    label: 'Requested',
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt, consentVersion }) => (
      <div className={styles.lines}>
        <Age at={createdAt} />
        <span className={styles.consent}>Consent of {consentVersion}</span>
      </div>
    ),
  },
  {
    label: 'Downloaded',
    getSortValue: ({ lastDownloadedAt }) => lastDownloadedAt,
    renderCell: (lead) => <Downloads lead={lead} />,
  },
];

type LeadsTableProps = Pick<AdminTableProps<ListedLeadFragment>, 'caption' | 'isBusy' | 'more'> & {
  leads: readonly ListedLeadFragment[];
  onDelete: (lead: ListedLeadFragment) => void;
};

/** Whitepaper requests and messages. */
export const LeadsTable = ({ leads, onDelete, ...rest }: LeadsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={leads}
    getName={({ name }) => name}
    renderPanel={(lead) => (
      <DetailPanel title={lead.name} facts={[lead.company, lead.email].filter(Boolean).join(' · ')}>
        <PanelSection title={lead.topic ? contactTopics[lead.topic] : 'Needs'}>
          <p dir="auto" className={styles.words}>
            {lead.needs || 'Not stated'}
          </p>
        </PanelSection>
        <PanelSection title="Work">
          <LeadWorkInBrowser lead={lead} />
        </PanelSection>
        <PanelSection title="Request">
          <FactList
            facts={[
              ['Sent', <Moment key="sent" at={lead.createdAt} />],
              ['From', lead.referrerPath ?? 'Not known'],
              ['Consent of', lead.consentVersion],
              lead.kind === 'CONTACT'
                ? ['Telephone', lead.phone ?? 'Not given']
                : ['Downloaded', lead.lastDownloadedAt ? formatCount(lead.downloadCount, 'time') : 'Not yet'],
              ['Form', lead.hasProofOfWork ? 'With JavaScript' : 'Without JavaScript'],
            ]}
          />
        </PanelSection>
      </DetailPanel>
    )}
    renderActions={(lead) => (
      <RowMenu about={lead.name}>
        <CopyId id={lead.id} about={lead.name} />
        <ConfirmButton
          size="small"
          variant="danger"
          sure="Delete this lead? Links emailed to the person stop working. This cannot be undone."
          about={lead.name}
          onConfirm={() => onDelete(lead)}
        >
          Delete
        </ConfirmButton>
      </RowMenu>
    )}
  />
);

/** The server cannot render a component that is loaded on demand. */
const LeadWorkInBrowser = ({ lead }: { lead: ListedLeadFragment }) =>
  useHydrating() ? null : (
    <Suspense>
      <LeadWork key={lead.id} lead={lead} />
    </Suspense>
  );

const Downloads = ({ lead: { kind, lastDownloadedAt, downloadCount } }: { lead: ListedLeadFragment }) => (
  <div className={styles.lines}>
    {kind === 'CONTACT' ? (
      <span>Message</span>
    ) : lastDownloadedAt ? (
      <>
        {downloadCount === 1 ? 'Once' : `${downloadCount} times`}
        <span data-detail="">
          <Moment at={lastDownloadedAt} />
        </span>
      </>
    ) : (
      <span>
        Not yet<span data-detail="">: email address not confirmed</span>
      </span>
    )}
  </div>
);
