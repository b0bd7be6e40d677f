import type { AdminDocumentFragment } from '#graphql/generated/admin.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { FolderPicker } from '../shared/FolderPicker.tsx';

type MoveDocumentsDialogProps = {
  documents: readonly AdminDocumentFragment[];
  onMove: (documents: readonly AdminDocumentFragment[], folderId: string | null) => Promise<{ error: unknown }>;
  onClose: () => void;
};

/** Moves documents to the end of a folder, where they inherit its access. */
export const MoveDocumentsDialog = ({ documents, onMove, onClose }: MoveDocumentsDialogProps) => (
  <FormDialog
    title={`Move ${formatCount(documents.length, 'document')}`}
    initialValues={{ place: '' }}
    action="Move"
    onSave={({ place }) => onMove(documents, place || null)}
    onClose={onClose}
  >
    {({ values, setFieldValue }) => (
      <FolderPicker
        name="place"
        none="At the top"
        value={values.place}
        onChange={(id) => void setFieldValue('place', id)}
      />
    )}
  </FormDialog>
);
