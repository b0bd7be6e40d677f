import { Formik, type FormikErrors } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import {
  type CreateInvestorUpdateInput,
  type AdminUpdateFragment,
  usePreviewArticleLazyQuery,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { getFieldErrors, describeFailure } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validateWith } from '../../../forms/validateWith.ts';
import { AudienceBoxes } from '../shared/AudienceBoxes.tsx';
import { toInput, type UpdateValues, toValues } from './updateForm.ts';
import styles from './UpdateDialog.module.css';

const validate = validateWith<UpdateValues>(() =>
  import('../../../../graphql/update-validation.ts').then(({ createInvestorUpdateInput }) => createInvestorUpdateInput),
);

const fields = [
  { name: 'title', label: 'Title', maxLength: text.title, autoComplete: 'off' },
  { name: 'body', label: 'Text', required: false, multiline: true, rows: 12, hint: 'In Markdown, as for articles.' },
];

type UpdateDialogProps = {
  /** Null for a new update. */
  update: AdminUpdateFragment | null;
  onSave: (update: AdminUpdateFragment | null, input: CreateInvestorUpdateInput) => Promise<unknown>;
  onClose: () => void;
};

/** Creates or edits an update. A published update is marked as changed. */
export function UpdateDialog({ update, onSave, onClose }: UpdateDialogProps) {
  return (
    <Dialog title={update ? `Change ${update.title}` : 'New update'} onClose={onClose}>
      <Formik<UpdateValues>
        initialValues={toValues(update)}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => {
          const error = await onSave(update, toInput(values, update));
          if (error) setErrors(getFieldErrors(error) as FormikErrors<UpdateValues>);
          else onClose();
        }}
      >
        {({ values, isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            {update?.status === 'PUBLISHED' && (
              <p>This update is published. Readers see the change immediately, with a note that it was changed.</p>
            )}
            <FormFields fields={fields} />
            <Preview body={values.body} />
            <AudienceBoxes />
            <DialogButtons action={update ? 'Save update' : 'Save draft'} busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

/** The text as readers will see it, rendered by the server on request. */
function Preview({ body }: { body: string }) {
  const [previewArticle, { data, previousData, error }] = usePreviewArticleLazyQuery({ fetchPolicy: 'no-cache' });
  const preview = (data ?? previousData)?.previewArticle;
  // The error is shown from the query result. Each click aborts the previous request and its promise.
  const show = () => previewArticle({ variables: { body } }).catch(() => undefined);
  return (
    <div>
      <Button size="small" onClick={() => void show()}>
        {preview ? 'Show the preview again' : 'Show a preview'}
      </Button>
      {error && <p role="alert">{describeFailure(error)}</p>}
      {preview && (
        // Scrollable boxes must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.preview} role="region" aria-label="Preview" tabIndex={0}>
          <RichText tree={preview.bodyTree} />
        </div>
      )}
    </div>
  );
}
