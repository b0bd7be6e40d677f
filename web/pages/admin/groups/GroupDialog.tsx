import { Form, Formik } from 'formik';
import type { DeskGroupFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { codeOf, faultsOf } from '../../../failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validatedBy } from '../../../forms/validated.ts';

const validate = validatedBy<{ name: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ groupInput }) => groupInput),
);

const fields = [
  {
    name: 'name',
    label: 'Name',
    maxLength: text.groupName,
    autoComplete: 'off',
    hint: 'For administrators only: investors never see it.',
  },
];

type GroupDialogProps = {
  /** Null for a new one. */
  group: DeskGroupFragment | null;
  onSave: (group: DeskGroupFragment | null, name: string) => Promise<unknown>;
  onClose: () => void;
};

/** The name of a group, new or known. */
export function GroupDialog({ group, onSave, onClose }: GroupDialogProps) {
  return (
    <Dialog title={group ? `Rename ${group.name}` : 'New group'} onClose={onClose}>
      <Formik<{ name: string }>
        initialValues={{ name: group?.name ?? '' }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async ({ name }, { setErrors }) => {
          const error = await onSave(group, name.trim());
          if (!error) return onClose();
          setErrors(codeOf(error) ? faultsOf(error) : {});
        }}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            <FormFields fields={fields} />
            <DialogButtons action={group ? 'Rename' : 'Add group'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
