import type { ComponentProps } from 'react';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import { type FolderChoice, FolderPicker } from '../shared/FolderPicker.tsx';

/** Fields common to both forms: the folder, and the position in it. */
type PlaceValues = { place: string; position: string };

type PlaceDialogProps<Values extends PlaceValues> = Omit<ComponentProps<typeof FormDialog<Values>>, 'action'> & {
  /** The folder before the change. Null for the top level. */
  folder: FolderChoice | null;
  isOut?: (folder: FolderChoice) => boolean;
};

/** The position is typed to change it, so its current number has no field. */
const fieldNames = { folderId: 'place', parentId: 'place', position: '' };

const position = [
  {
    name: 'position',
    label: 'Position in the folder',
    required: false,
    inputMode: 'numeric',
    autoComplete: 'off',
    hint: '1 is the first. Leave empty to keep the position. New items are added at the end.',
  } as const,
];

/** A dialog for the text fields of a document or folder, and its place in the tree. */
export const PlaceDialog = <Values extends PlaceValues>({ folder, isOut, ...dialog }: PlaceDialogProps<Values>) => (
  <FormDialog<Values> {...dialog} fieldNames={fieldNames} action="Save">
    {({ values, setFieldValue }) => (
      <>
        <FolderPicker
          name="place"
          none="At the top"
          value={values.place}
          first={folder}
          {...(isOut && { isOut })}
          onChange={(id) => void setFieldValue('place', id)}
        />
        <FormFields fields={position} />
      </>
    )}
  </FormDialog>
);
