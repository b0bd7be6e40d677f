import { Formik } from 'formik';
import { CheckField } from '#web/forms/CheckField.tsx';
import { Form } from '#web/forms/Form.tsx';
import formStyles from '#web/forms/Form.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import type { EditedUpdate } from './updateEditing.ts';

type PublishChangesDialogProps = {
  update: EditedUpdate;
  onPublish: (notifyAgain: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether the readers of a published update are to be emailed about the change. */
export const PublishChangesDialog = ({ update, onPublish, onClose }: PublishChangesDialogProps) => (
  <Dialog title={`Publish the changes of ${update.title}?`} onClose={onClose}>
    <Formik
      initialValues={{ notifyAgain: false }}
      onSubmit={async ({ notifyAgain }) => {
        await onPublish(notifyAgain);
        onClose();
      }}
    >
      {({ values, isSubmitting, handleChange }) => (
        <Form className={formStyles.form} noValidate>
          <p>Readers see the change immediately, with a note that the update was changed.</p>
          <CheckField
            name="notifyAgain"
            label={`Email ${formatCount(update.readStatistics?.audienceCount ?? 0, 'person', 'people')} again, according to their settings`}
            checked={values.notifyAgain}
            onChange={handleChange}
          />
          <DialogButtons action="Publish changes" busy={isSubmitting} onCancel={onClose} />
        </Form>
      )}
    </Formik>
  </Dialog>
);
