import { Formik } from 'formik';
import type { AdminDocumentFragment } from '#graphql/generated/admin.ts';
import { Form } from '#web/forms/Form.tsx';
import formStyles from '#web/forms/Form.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { FolderPicker } from '../shared/FolderPicker.tsx';

type MoveDocumentsDialogProps = {
  documents: readonly AdminDocumentFragment[];
  onMove: (documents: readonly AdminDocumentFragment[], folderId: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** Moves documents to the end of a folder, where they inherit its access. */
export const MoveDocumentsDialog = ({ documents, onMove, onClose }: MoveDocumentsDialogProps) => (
  <Dialog title={`Move ${formatCount(documents.length, 'document')}`} onClose={onClose}>
    <Formik
      initialValues={{ place: '' }}
      onSubmit={async ({ place }) => {
        if (!(await onMove(documents, place || null))) onClose();
      }}
    >
      {({ isSubmitting, values, setFieldValue }) => (
        <Form className={formStyles.form}>
          <FolderPicker
            name="place"
            none="At the top"
            value={values.place}
            onChange={(id) => void setFieldValue('place', id)}
          />
          <DialogButtons action="Move" busy={isSubmitting} onCancel={onClose} />
        </Form>
      )}
    </Formik>
  </Dialog>
);
