import type { CreateFolderInput, AdminFolderFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { validateWith } from '../../../forms/validateWith.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

type Values = { name: string; place: string; position: string };

const validate = validateWith<Values>(() =>
  import('../../../../graphql/document-validation.ts').then(({ folderForm }) => folderForm),
);

const fields = [
  {
    name: 'name',
    label: 'Name',
    maxLength: text.folderName,
    autoComplete: 'off',
    hint: 'Everyone who can see something in the folder sees this name.',
  },
];

type FolderDialogProps = {
  /** Null for a new folder. */
  folder: AdminFolderFragment | null;
  /** The folder that contains it, or that will contain a new one; null for the top level. */
  parent: AdminFolderFragment | null;
  onSave: (folder: AdminFolderFragment | null, input: CreateFolderInput) => Promise<unknown>;
  onClose: () => void;
};

/** Creates or edits a folder. A moved folder inherits the access rights of its new parent. */
export function FolderDialog({ folder, parent, onSave, onClose }: FolderDialogProps) {
  const place = parent?.id ?? '';
  // A folder cannot be moved into itself.
  const isOut = ({ index }: { index: string }) => folder !== null && `${index}.`.startsWith(`${folder.index}.`);
  return (
    <PlaceDialog<Values>
      title={folder ? `Change ${folder.name}` : 'New folder'}
      fields={fields}
      folder={parent}
      isOut={isOut}
      initialValues={{ name: folder?.name ?? '', place, position: '' }}
      validate={validate}
      onSave={(values) =>
        onSave(folder, {
          name: values.name,
          ...((!folder || values.place !== place) && { parentId: values.place || null }),
          ...(values.position && { position: Number(values.position) }),
        })
      }
      onClose={onClose}
    />
  );
}
