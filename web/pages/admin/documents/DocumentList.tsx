import type { AdminDocumentFragment } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { AdminTableProps } from '#web/list/AdminTable.tsx';
import { SelectionBar } from '#web/list/SelectionBar.tsx';
import { useSelection } from '#web/list/useSelection.ts';
import { AdminDocumentsTable } from './AdminDocumentsTable.tsx';
import { type OpenDialog, toTargetOfAll } from './documentDialogs.ts';
import { DocumentDetails } from './DocumentDetails.tsx';
import { useAdminDocuments, useSelectedDocuments } from './useAdminDocuments.ts';

type DocumentListProps = Pick<AdminTableProps<AdminDocumentFragment>, 'isBusy' | 'more'> & {
  documents: readonly AdminDocumentFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

/** The documents of a folder, with the actions for selected documents and the details of the open one. */
export function DocumentList({ documents, onAsk, ...table }: DocumentListProps) {
  const { selection, chosen, clear } = useSelection(documents);
  const { pin, remove } = useAdminDocuments();
  const { removeAll } = useSelectedDocuments();
  return (
    <>
      <SelectionBar
        label="Selected documents"
        count={chosen.length > 0 ? formatCount(chosen.length, 'document') : null}
        onClear={clear}
      >
        <Button size="small" onClick={() => onAsk({ kind: 'move', documents: chosen, onMoved: clear })}>
          Move …
        </Button>{' '}
        <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTargetOfAll(chosen) })}>
          Access …
        </Button>{' '}
        <ConfirmButton
          size="small"
          variant="danger"
          sure={`Delete ${formatCount(chosen.length, 'document')} with all versions? This cannot be undone.`}
          onConfirm={() => void removeAll(chosen).then(clear)}
        >
          Delete
        </ConfirmButton>
      </SelectionBar>
      <AdminDocumentsTable
        {...table}
        documents={documents}
        selection={selection}
        onAsk={onAsk}
        onPin={(document) => void pin(document)}
        onDelete={(document) => void remove(document)}
        renderPanel={(document) => <DocumentDetails key={document.id} document={document} onAsk={onAsk} />}
      />
    </>
  );
}
