import { Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import styles from '../shared/Admin.module.css';

/** Texts of a dialog that asks for a reason. */
export interface ReasonTexts {
  action: string;
  label: string;
  hint: string;
  /** The error message for an empty reason. Absent if the reason is optional. */
  missing?: string;
  danger?: boolean;
  templates?: readonly (readonly [name: string, text: string])[];
}

type ReasonDialogProps = {
  title: string;
  texts: ReasonTexts;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a message to the person, typed or based on a template. */
export function ReasonDialog({ title, texts, onSubmit, onClose }: ReasonDialogProps) {
  const { action, label, hint, missing, danger, templates = [] } = texts;
  const field = { name: 'reason', label, hint, multiline: true, required: Boolean(missing), maxLength: text.reason };
  return (
    <Dialog title={title} onClose={onClose}>
      <Formik
        initialValues={{ reason: '' }}
        validate={({ reason }) => (missing && !reason.trim() ? { reason: missing } : {})}
        validateOnBlur={false}
        onSubmit={({ reason }) => onSubmit(reason.trim())}
      >
        {({ isSubmitting, setFieldValue }) => (
          <Form className={formStyles.form} noValidate>
            {templates.length > 0 && (
              <div role="group" aria-label="Templates" className={styles.templates}>
                {templates.map(([name, sentence]) => (
                  <Button key={name} size="small" onClick={() => void setFieldValue('reason', sentence)}>
                    {name}
                  </Button>
                ))}
              </div>
            )}
            <FormFields fields={[field]} />
            <DialogButtons action={action} danger={danger} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
