import type { AdminPictureFragment } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useDescribePicture } from './usePictures.ts';

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
  import('#graphql/validation.ts').then(({ pictureInput }) => pictureInput),
);

/** Edits a picture's alt text. */
export function PictureTextDialog({ row: picture, onClose }: RowDialogProps<AdminPictureFragment>) {
  const describe = useDescribePicture();
  return (
    <FormDialog
      title={`Describe ${picture.fileName}`}
      fields={fields}
      initialValues={{ alt: picture.alt }}
      validate={validate}
      action="Save"
      onSave={({ alt }) => describe(picture, alt)}
      onClose={onClose}
    />
  );
}
