import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import formStyles from '../../../forms/Form.module.css';
import { formatCount } from '../../../runtime/formatCount.ts';
import { PictureUses } from './PictureUses.tsx';

type DeletePictureDialogProps = {
  picture: AdminPictureFragment;
  onDelete: (picture: AdminPictureFragment, evenIfUsed: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** Shows where the picture is used before it is deleted. */
export function DeletePictureDialog({ picture, onDelete, onClose }: DeletePictureDialogProps) {
  const { usedIn } = picture;
  const isUsed = usedIn.length > 0;
  const submit = async () => {
    const error = await onDelete(picture, isUsed);
    if (!error) onClose();
  };
  return (
    <Dialog title={`Delete ${picture.fileName}`} onClose={onClose}>
      <Formik initialValues={{}} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form className={formStyles.form}>
            {isUsed ? (
              <>
                <p>
                  It is used in {formatCount(usedIn.length, 'place')}. Articles show its description instead, and lose
                  it as their cover.
                </p>
                <PictureUses uses={usedIn} />
              </>
            ) : (
              <p>No page shows this picture. This cannot be undone.</p>
            )}
            <DialogButtons action={isUsed ? 'Delete anyway' : 'Delete'} danger busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
