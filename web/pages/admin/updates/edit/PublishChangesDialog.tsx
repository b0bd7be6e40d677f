import { Field } from 'formik';
import { CheckField } from '#web/forms/CheckField.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { EditedUpdate } from './updateEditing.ts';

type PublishChangesDialogProps = {
  update: EditedUpdate;
  onPublish: (notifyAgain: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether the readers of a published update are to be emailed about the change. */
export const PublishChangesDialog = ({ update, onPublish, onClose }: PublishChangesDialogProps) => (
  <FormDialog
    title={`Publish the changes of ${update.title}?`}
    lead={<p>Readers see the change immediately, with a note that the update was changed.</p>}
    initialValues={{ notifyAgain: false }}
    action="Publish changes"
    onSave={async ({ notifyAgain }) => {
      await onPublish(notifyAgain);
      onClose();
    }}
    onClose={onClose}
  >
    <Field
      as={CheckField}
      type="checkbox"
      name="notifyAgain"
      label={`Email ${formatCount(update.readStatistics?.audienceCount ?? 0, 'person', 'people')} again, according to their settings`}
    />
  </FormDialog>
);
