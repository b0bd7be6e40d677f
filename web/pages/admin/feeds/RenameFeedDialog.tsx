import { Form, Formik } from 'formik';
import type { ListedFeedFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogButtons } from '../../../components/DialogButtons.tsx';
import { codeOf, faultsOf } from '../../../failure.ts';
import formStyles from '../../../forms/Form.module.css';
import { FormFields } from '../../../forms/FormFields.tsx';

const fields = [
  {
    name: 'title',
    label: 'Name',
    required: false,
    maxLength: text.feedTitle,
    autoComplete: 'off',
    hint: 'As shown beside its items on Resources. Left empty, it takes its own again when it is next read.',
  },
];

type RenameFeedDialogProps = {
  feed: ListedFeedFragment;
  /** Answers with what was wrong, or null. */
  onSave: (feed: ListedFeedFragment, title: string) => Promise<unknown>;
  onClose: () => void;
};

/** Another name for a feed than it gives itself. */
export function RenameFeedDialog({ feed, onSave, onClose }: RenameFeedDialogProps) {
  return (
    <Dialog title={`Rename ${feed.title}`} onClose={onClose}>
      <Formik
        initialValues={{ title: feed.title }}
        validateOnBlur={false}
        onSubmit={async ({ title }, { setErrors }) => {
          const error = await onSave(feed, title.trim());
          if (!error) return onClose();
          setErrors(codeOf(error) ? faultsOf(error) : {});
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
