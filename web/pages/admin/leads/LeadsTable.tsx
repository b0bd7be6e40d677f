import type { ListedLeadFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './LeadsPage.module.css';

const columns = ['Person', 'Company', 'Needs', 'Source', 'Requested', 'Downloaded'];

type LeadsTableProps = {
  leads: readonly ListedLeadFragment[];
  caption: string;
  busy: boolean;
  onDelete: (lead: ListedLeadFragment) => void;
};

/** Whitepaper requests. On phones, each is a card. */
export function LeadsTable({ leads, caption, busy, onDelete }: LeadsTableProps) {
  return (
    <AdminTable caption={caption} columns={columns} busy={busy}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} onDelete={() => onDelete(lead)} />
      ))}
    </AdminTable>
  );
}

function LeadRow({ lead, onDelete }: { lead: ListedLeadFragment; onDelete: () => void }) {
  const {
    name,
    email,
    company,
    needs,
    referrerPath,
    createdAt,
    downloadCount,
    lastDownloadedAt,
    hasProofOfWork,
    consentVersion,
  } = lead;
  return (
    <tbody className={desk.request}>
      <tr>
        <th scope="row" className={desk.who}>
          <b>{name}</b>
          <span>{email}</span>
        </th>
        <td data-label="Company">{company}</td>
        <td data-label="Needs" className={styles.needs}>
          {needs}
        </td>
        <td data-label="Source">
          <div className={styles.lines}>
            {referrerPath ?? 'Not known'}
            {!hasProofOfWork && <span>Sent without JavaScript</span>}
          </div>
        </td>
        <td data-label="Requested">
          <div className={styles.lines}>
            <Age at={createdAt} />
            <span>Consent of {consentVersion}</span>
          </div>
        </td>
        <td data-label="Downloaded">
          <div className={styles.lines}>
            {lastDownloadedAt ? (
              <>
                {downloadCount === 1 ? 'Once' : `${downloadCount} times`}
                <span>
                  <Moment at={lastDownloadedAt} />
                </span>
              </>
            ) : (
              <span>Not yet: email address not confirmed</span>
            )}
          </div>
        </td>
        <td className={desk.actions}>
          <Actions name={lead.name} onDelete={onDelete} />
        </td>
      </tr>
    </tbody>
  );
}

const Actions = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <div>
    <ConfirmButton size="small" variant="danger" sure="Delete permanently?" about={name} onConfirm={onDelete}>
      Delete
    </ConfirmButton>
  </div>
);
