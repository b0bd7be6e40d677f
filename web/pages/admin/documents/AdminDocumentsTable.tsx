import type { AdminDocumentFragment, DocumentRight } from '#graphql/generated/admin.ts';
import { AccessEnd } from '#web/ui/Moment.tsx';
import { Age } from '#web/ui/Age.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import { describeFile, useWayBack } from '#web/portal/documentLabels.ts';
import { RowMenu } from '#web/portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import styles from './AdminDocuments.module.css';
import { type OpenDialog, getHolderName, toTarget } from './documentDialogs.ts';
import { FindingsSign } from './FindingsSection.tsx';
import { describeRights } from './rights.ts';
import { RightsCells } from './RightsCells.tsx';

type AdminDocumentsTableProps = Pick<
  AdminTableProps<AdminDocumentFragment>,
  'isBusy' | 'more' | 'selection' | 'renderPanel'
> & {
  documents: readonly AdminDocumentFragment[];
  onAsk: (dialog: OpenDialog) => void;
  onPin: (document: AdminDocumentFragment) => void;
  onDelete: (document: AdminDocumentFragment) => void;
};

const columns: Column<AdminDocumentFragment>[] = [
  { label: 'No.', className: styles.number, renderCell: ({ index }) => index },
  {
    label: 'Document',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, summary, fileName, isPinned, findings }) => (
      <>
        <b dir="auto">
          <TitleLink id={id} title={title} />
          <FindingsSign findings={findings} />
        </b>{' '}
        <span dir="auto">
          {isPinned && <b>Pinned · </b>}
          {summary || fileName}
        </span>
      </>
    ),
  },
  {
    label: 'Shared with',
    getSortValue: ({ accessCount }) => accessCount ?? 0,
    renderCell: ({ access, accessCount }) => <Access access={access} count={accessCount} />,
  },
  {
    label: 'Version',
    isNumeric: true,
    isHiddenWhenNarrow: true,
    getSortValue: ({ version }) => version,
    renderCell: ({ version }) => version,
  },
  {
    label: 'Pages',
    isNumeric: true,
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ pageCount }) => pageCount,
    renderCell: ({ pageCount }) => pageCount ?? <span className={adminStyles.none}>None</span>,
  },
  {
    label: 'File',
    className: styles.size,
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    getSortValue: ({ byteSize }) => byteSize,
    renderCell: describeFile,
  },
  {
    label: 'Changed',
    className: adminStyles.age,
    getSortValue: ({ updatedAt }) => updatedAt,
    renderCell: ({ updatedAt }) => <Age at={updatedAt} />,
  },
];

function TitleLink({ id, title }: Pick<AdminDocumentFragment, 'id' | 'title'>) {
  return (
    <InlineLink to={paths.investorDocument(id)} state={useWayBack()}>
      {title}
    </InlineLink>
  );
}

/** Documents in number order, with their access rights. */
export const AdminDocumentsTable = ({ documents, onAsk, onPin, onDelete, ...rest }: AdminDocumentsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={documents}
    getName={({ title }) => title}
    renderActions={(document) => <Actions document={document} onAsk={onAsk} onPin={onPin} onDelete={onDelete} />}
  />
);

type AccessProps = {
  access: AdminDocumentFragment['access'] | undefined;
  count: number | null | undefined;
  /** True where a line has room for the end of the rights. */
  hasEnds?: boolean;
};

/** The first group or person with access: its right, and where it was set. And the number of others. */
export function Access({ access, count, hasEnds = false }: AccessProps) {
  const grants = access ?? [];
  const others = (count ?? 0) - grants.length;
  if (grants.length === 0) return <span className={adminStyles.none}>Administrators only</span>;
  return (
    <ul className={styles.access}>
      {grants.map((grant) => (
        <li
          key={(grant.group ?? grant.user)?.id}
          title={
            grant.inheritedFrom ? `From folder ${grant.inheritedFrom.index} ${grant.inheritedFrom.name}` : undefined
          }
        >
          <RightsCells rights={grant.rights as DocumentRight[]} label={describeRights(grant.rights).toLowerCase()} />
          <span dir="auto">{getHolderName(grant)}</span>
          {hasEnds && grant.endsAt && (
            <span className={adminStyles.none}>
              , until <AccessEnd at={grant.endsAt} />
            </span>
          )}
          {grant.inheritedFrom && <span className="visually-hidden"> (from {grant.inheritedFrom.index})</span>}
        </li>
      ))}
      {others > 0 && (
        <li className={styles.others}>
          +{others}
          <span className="visually-hidden"> more</span>
        </li>
      )}
    </ul>
  );
}

type ActionsProps = Pick<AdminDocumentsTableProps, 'onAsk' | 'onPin' | 'onDelete'> & {
  document: AdminDocumentFragment;
};

const Actions = ({ document, onAsk, onPin, onDelete }: ActionsProps) => (
  <>
    <Button
      size="small"
      data-in-panel=""
      data-in-sheet=""
      onClick={() => onAsk({ kind: 'rights', target: toTarget(document) })}
    >
      Access …<span className="visually-hidden"> of {document.title}</span>
    </Button>
    <RowMenu about={document.title} id={document.id}>
      <Button size="small" onClick={() => onAsk({ kind: 'edit', document })}>
        Change …<span className="visually-hidden"> {document.title}</span>
      </Button>{' '}
      <Button size="small" onClick={() => onAsk({ kind: 'versions', document })}>
        Versions …<span className="visually-hidden"> of {document.title}</span>
      </Button>{' '}
      <Button size="small" onClick={() => onPin(document)}>
        {document.isPinned ? 'Unpin' : 'Pin for investors'}
        <span className="visually-hidden">: {document.title}</span>
      </Button>
      <ConfirmButton
        size="small"
        variant="danger"
        about={document.title}
        sure="Delete this document with all versions? This cannot be undone."
        onConfirm={() => onDelete(document)}
      >
        Delete
      </ConfirmButton>
    </RowMenu>
  </>
);
