import { Field } from 'formik';
import { CheckField } from '#web/forms/CheckField.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import type { AdminPictureFragment } from '#graphql/generated/admin.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { usePictures } from './usePictures.ts';
import { PictureUses } from './Thumbnail.tsx';

type Props = RowDialogProps<AdminPictureFragment, AdminPictureFragment | readonly AdminPictureFragment[]>;

/** Shows where the pictures are used before they are deleted. Of several, those in use stay unless somebody says so. */
export function DeletePicturesDialog({ row, onClose }: Props) {
  const pictures = [row].flat();
  const { remove } = usePictures();
  const used = pictures.filter(({ usedIn }) => usedIn.length > 0);
  const unused = pictures.filter(({ usedIn }) => usedIn.length === 0);
  const isMixed = used.length > 0 && unused.length > 0;
  const choose = (evenIfUsed: boolean) => (isMixed && !evenIfUsed ? unused : pictures);
  return (
    <FormDialog
      title={`Delete ${describe(pictures)}`}
      initialValues={{ evenIfUsed: false }}
      action={({ evenIfUsed }) =>
        isMixed
          ? `Delete ${formatCount(choose(evenIfUsed).length, 'picture')}`
          : used.length > 0
            ? 'Delete anyway'
            : 'Delete'
      }
      danger
      onSave={({ evenIfUsed }) => remove(choose(evenIfUsed))}
      onClose={onClose}
    >
      {used.length > 0 ? (
        <Uses used={used} isOnly={pictures.length === 1} />
      ) : (
        <p>No page shows {pictures.length === 1 ? 'this picture' : 'these pictures'}. This cannot be undone.</p>
      )}
      {isMixed && (
        <Field
          as={CheckField}
          type="checkbox"
          name="evenIfUsed"
          label={`Also delete ${formatCount(used.length, 'picture')} in use`}
        />
      )}
    </FormDialog>
  );
}

const describe = (pictures: readonly AdminPictureFragment[]) =>
  pictures.length === 1 ? pictures[0]!.fileName : formatCount(pictures.length, 'picture');

const Uses = ({ used, isOnly }: { used: readonly AdminPictureFragment[]; isOnly: boolean }) => (
  <>
    {used.map(({ id, fileName, usedIn }) => (
      <div key={id}>
        <p>
          {isOnly ? 'It' : <b>{fileName}</b>} is used in {formatCount(usedIn.length, 'place')}.
        </p>
        <PictureUses uses={usedIn} />
      </div>
    ))}
    <p>Texts show its description in place of a deleted picture, and lose it as their cover. This cannot be undone.</p>
  </>
);
