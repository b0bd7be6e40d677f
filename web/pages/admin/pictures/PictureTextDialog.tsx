import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { validateWith } from '../../../forms/validateWith.ts';

const fields = [
  {
    name: 'alt',
    label: 'Description',
    multiline: true,
    maxLength: text.pictureAlt,
    hint: 'Covers change immediately. Articles that show the picture keep their own description.',
  },
];

const validate = validateWith<{ alt: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ pictureInput }) => pictureInput),
);

type PictureWordsDialogProps = {
  picture: AdminPictureFragment;
  onSave: (picture: AdminPictureFragment, alt: string) => Promise<unknown>;
  onClose: () => void;
};

/** Edits a picture's alt text. */
export function PictureTextDialog({ picture, onSave, onClose }: PictureWordsDialogProps) {
  return (
    <FormDialog
      title={`Describe ${picture.fileName}`}
      fields={fields}
      initialValues={{ alt: picture.alt }}
      validate={validate}
      action="Save"
      onSave={({ alt }) => onSave(picture, alt)}
      onClose={onClose}
    />
  );
}
