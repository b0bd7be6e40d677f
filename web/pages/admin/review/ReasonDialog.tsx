import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
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
  /** Returns the error, or null; nothing if it closes the dialog. */
  onSubmit: (reason: string) => Promise<{ error: unknown } | void>;
  onClose: () => void;
};

/** Asks for a message to the person, typed or based on a template. */
export function ReasonDialog({ title, texts, onSubmit, onClose }: ReasonDialogProps) {
  const { action, label, hint, missing, danger, templates = [] } = texts;
  const field = { name: 'reason', label, hint, multiline: true, required: Boolean(missing), maxLength: text.reason };
  return (
    <FormDialog
      title={title}
      initialValues={{ reason: '' }}
      validate={({ reason }) => (missing && !reason.trim() ? { reason: missing } : {})}
      action={action}
      danger={danger}
      onSave={({ reason }) => onSubmit(reason.trim())}
      onClose={onClose}
    >
      {({ setFieldValue }) => (
        <>
          {templates.length > 0 && (
            <div role="group" aria-label="Templates" className={styles.templates}>
              {templates.map(([name, sentence]) => [
                <Button key={name} size="small" onClick={() => void setFieldValue('reason', sentence)}>
                  {name}
                </Button>,
                ' ',
              ])}
            </div>
          )}
          <FormFields fields={[field]} />
        </>
      )}
    </FormDialog>
  );
}
