import { Formik } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import { useRequestEmailChangeMutation } from '../../../../graphql/generated/portal.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { useFocusOnFirst } from '../../../forms/useFocusOnError.ts';
import { validateWith } from '../../../forms/validateWith.ts';
import styles from './AccountPage.module.css';

const fields = [
  { name: 'email', label: 'New email address', type: 'email', autoComplete: 'email', spellCheck: false },
] as const;

const validate = validateWith<{ email: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ emailChangeForm }) => emailChangeForm),
);

/** Asks for the new email address. It must be verified before it replaces the old one. */
export function EmailForm() {
  useFocusOnFirst(fields[0].name);
  const withToast = useActionToast();
  const [change] = useRequestEmailChangeMutation();
  const send = async (values: { email: string }) =>
    withToast(() => change({ variables: { input: values } }), {
      done: 'Link sent to the new email address',
      failed: 'Email address not changed',
    });
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await send(values);
        if (error) setErrors(getFieldErrors(error));
        else resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <Form className={`${formStyles.form} ${styles.form}`} noValidate>
          <FormFields fields={fields} />
          <Button type="submit" size="small" className={styles.submit} disabled={isSubmitting}>
            Change email address
          </Button>
        </Form>
      )}
    </Formik>
  );
}
