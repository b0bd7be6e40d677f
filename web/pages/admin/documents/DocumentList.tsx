import type { AdminDocumentFragment, AdminFolderFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import type { AdminTableProps } from '../shared/table/AdminTable.tsx';
import { SelectionBar } from '../shared/table/SelectionBar.tsx';
import { useSelection } from '../shared/table/useSelection.ts';
import styles from './AdminDocuments.module.css';
import { AdminDocumentsTable } from './AdminDocumentsTable.tsx';
import { type OpenDialog, listPlaces, toTargetOfAll } from './documentDialogs.ts';
import { DocumentDetails } from './DocumentDetails.tsx';
import { useAdminDocuments, useSelectedDocuments } from './useAdminDocuments.ts';

type DocumentListProps = Pick<AdminTableProps<AdminDocumentFragment>, 'isBusy' | 'more'> & {
  documents: readonly AdminDocumentFragment[];
  folders: readonly AdminFolderFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

/** The documents of a folder, with the actions for selected documents and the details of the open one. */
export function DocumentList({ documents, folders, onAsk, ...table }: DocumentListProps) {
  const { selection, chosen, clear } = useSelection(documents);
  const { remove } = useAdminDocuments();
  const { move, removeAll } = useSelectedDocuments();
  const run = async (action: () => Promise<unknown>) => {
    await action();
    clear();
  };
  return (
    <>
      <SelectionBar
        label="Selected documents"
        count={chosen.length > 0 ? formatCount(chosen.length, 'document') : null}
        onClear={clear}
      >
        <label className={styles.move}>
          <span>Move to</span>
          <select
            value="-"
            onChange={({ target }) => void run(() => move(chosen, target.value === '' ? null : target.value))}
          >
            <option value="-" disabled>
              Choose a folder
            </option>
            {listPlaces(folders).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTargetOfAll(chosen) })}>
          Access …
        </Button>
        <ConfirmButton
          size="small"
          variant="danger"
          sure={`Delete ${formatCount(chosen.length, 'document')} with all versions? This cannot be undone.`}
          onConfirm={() => void run(() => removeAll(chosen))}
        >
          Delete
        </ConfirmButton>
      </SelectionBar>
      <AdminDocumentsTable
        {...table}
        documents={documents}
        selection={selection}
        onAsk={onAsk}
        onDelete={(document) => void remove(document)}
        renderPanel={(document) => <DocumentDetails key={document.id} document={document} onAsk={onAsk} />}
      />
    </>
  );
}
