import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { useCreateFeedMutation } from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validateWith } from '../../../forms/validateWith.ts';
import styles from './FeedsPage.module.css';

const fields = [
  {
    name: 'url',
    label: 'URL of a feed, or of a page that links to one',
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    spellCheck: false,
    placeholder: 'URL of a feed, or of a page that links to one',
  },
] as const;

const validate = validateWith<{ url: string }>(() =>
  import('../../../../graphql/feed-validation.ts').then(({ feedForm }) => feedForm),
);

/** Adds a feed by URL. The worker reads it shortly after, and its row then shows the result. */
export function AddFeedForm() {
  const withToast = useActionToast();
  const [createFeed] = useCreateFeedMutation({ refetchQueries: ['Feeds'] });
  const messages = { done: 'Feed added. Reading it now', failed: 'Feed not added' };
  return (
    <Formik
      initialValues={{ url: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await withToast(() => createFeed({ variables: { input: values } }), messages);
        if (error) setErrors(getFieldErrors(error));
        else resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <Form className={`${formStyles.form} ${styles.add}`} noValidate>
          <FormFields fields={fields} />
          <Button type="submit" size="small" variant="primary" disabled={isSubmitting}>
            Add feed
          </Button>
        </Form>
      )}
    </Formik>
  );
}
