import type { DeskDocumentFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { Day } from '../../../ui/Day.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { describeFile, formatPageCount } from '../../../portal/documentWords.ts';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './AdminDocuments.module.css';
import { type Asking, getHolderName, toTarget } from './adminDocuments.ts';
import { describeRights } from './rights.ts';

type AdminDocumentsTableProps = {
  documents: readonly DeskDocumentFragment[];
  caption: string;
  busy: boolean;
  onAsk: (asking: Asking) => void;
  onDelete: (document: DeskDocumentFragment) => void;
};

const columns = ['No.', 'Document', 'Version', 'Changed', 'File', 'Shared with'];

/** Documents in number order, with their access rights. On phones, each is a card. */
export const AdminDocumentsTable = ({ documents, caption, busy, onAsk, onDelete }: AdminDocumentsTableProps) => (
  <AdminTable caption={caption} columns={columns} busy={busy}>
    {documents.map((document) => (
      <tbody key={document.id} className={desk.request}>
        <tr>
          <td data-label="No." className={styles.number}>
            {document.index}
          </td>
          <th scope="row" className={desk.who}>
            <b>
              <InlineLink to={paths.investorDocument(document.id)}>{document.title}</InlineLink>
            </b>
            <span>{document.summary || document.fileName}</span>
          </th>
          <td data-label="Version">{document.version}</td>
          <td data-label="Changed" className={desk.age}>
            <Day at={document.updatedAt} />
          </td>
          <td data-label="File" className={styles.size}>
            <div>
              {describeFile(document)}
              {document.pageCount && <div className={desk.none}>{formatPageCount(document.pageCount)}</div>}
            </div>
          </td>
          <td data-label="Shared with">
            <Access access={document.access ?? []} />
          </td>
          <td className={`${desk.actions} ${styles.actions}`}>
            <Actions document={document} onAsk={onAsk} onDelete={onDelete} />
          </td>
        </tr>
      </tbody>
    ))}
  </AdminTable>
);

const NAMED = 4;

/** The first few people and groups with access: their right, and where it was set. */
export function Access({ access }: { access: NonNullable<DeskDocumentFragment['access']> }) {
  if (access.length === 0) return <span className={desk.none}>Administrators only</span>;
  return (
    <ul className={styles.access}>
      {access.slice(0, NAMED).map((one) => (
        <li key={(one.group ?? one.user)?.id}>
          {getHolderName(one)}: {describeRights(one.rights).toLowerCase()}
          {one.inheritedFrom && <span className={desk.none}> (from {one.inheritedFrom.index})</span>}
        </li>
      ))}
      {access.length > NAMED && <li className={desk.none}>and {access.length - NAMED} more</li>}
    </ul>
  );
}

type ActionsProps = Pick<AdminDocumentsTableProps, 'onAsk' | 'onDelete'> & { document: DeskDocumentFragment };

const Actions = ({ document, onAsk, onDelete }: ActionsProps) => (
  <div>
    <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTarget(document) })}>
      Access …<span className="visually-hidden"> of {document.title}</span>
    </Button>
    <RowMenu about={document.title}>
      <Button size="small" onClick={() => onAsk({ kind: 'edit', document })}>
        Change …<span className="visually-hidden"> {document.title}</span>
      </Button>
      <Button size="small" onClick={() => onAsk({ kind: 'versions', document })}>
        Versions …<span className="visually-hidden"> of {document.title}</span>
      </Button>
      <ConfirmButton
        size="small"
        variant="danger"
        about={document.title}
        sure="Delete all versions?"
        onConfirm={() => onDelete(document)}
      >
        Delete
      </ConfirmButton>
    </RowMenu>
  </div>
);
