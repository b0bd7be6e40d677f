import { Form, Formik } from 'formik';
import type { DeskPictureFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { faultsOf } from '../../../failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validatedBy } from '../../../forms/validated.ts';

const fields = [
  {
    name: 'alt',
    label: 'What it shows',
    multiline: true,
    maxLength: text.pictureAlt,
    hint: 'Covers say so at once. Texts that show it keep their own words.',
  },
];

const validate = validatedBy<{ alt: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ pictureInput }) => pictureInput),
);

type PictureWordsDialogProps = {
  picture: DeskPictureFragment;
  onSave: (picture: DeskPictureFragment, alt: string) => Promise<unknown>;
  onClose: () => void;
};

/** Says anew what a picture shows. */
export function PictureWordsDialog({ picture, onSave, onClose }: PictureWordsDialogProps) {
  return (
    <Dialog title={`Describe ${picture.name}`} onClose={onClose}>
      <Formik
        initialValues={{ alt: picture.alt }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async ({ alt }, { setErrors }) => {
          const error = await onSave(picture, alt);
          if (error) setErrors(faultsOf(error));
          else onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            <FormFields fields={fields} />
            <DialogButtons action="Save" busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
