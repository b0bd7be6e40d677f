import type { CreateFolderInput, AdminFolderFragment, UpdateFolderInput } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { validateWith } from '#web/forms/validateWith.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

type Values = { name: string; place: string; position: string };

const validate = validateWith<Values>(() =>
  import('#graphql/document-validation.ts').then(({ folderForm }) => folderForm),
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

const toInput = ({ name, place, position }: Values) => ({
  name,
  parentId: place || null,
  ...(position && { position: Number(position) }),
});

type FolderDialogProps = {
  /** Null for a new folder. */
  folder: AdminFolderFragment | null;
  /** The folder that contains it, or that will contain a new one; null for the top level. */
  parent: AdminFolderFragment | null;
  onSave: (
    folder: AdminFolderFragment | null,
    input: CreateFolderInput,
    changes: Omit<UpdateFolderInput, 'id'>,
  ) => Promise<{ error: unknown }>;
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
      version={folder?.version}
      validate={validate}
      onSave={(values, { former, expectedVersion }) => {
        const changes = folder ? { ...pickChanges(toInput(values), toInput(former)), expectedVersion } : {};
        return onSave(folder, toInput(values), changes);
      }}
      onClose={onClose}
    />
  );
}
