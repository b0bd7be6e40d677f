import { Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { type NdaQuery, useSignNdaMutation } from '#graphql/generated/portal.ts';
import { text } from '#graphql/limits.ts';
import { useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { CheckField } from '#web/forms/CheckField.tsx';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { validateWith } from '#web/forms/validateWith.ts';

interface Values {
  name: string;
  consent: boolean;
  sha256: string;
}

const validate = validateWith<Values>(() =>
  import('#graphql/nda-validation.ts').then(({ signNdaInput }) => signNdaInput),
);

const fields = [
  {
    name: 'name',
    label: 'Your full name',
    maxLength: text.personName,
    autoComplete: 'name',
    hint: 'Your typed name is your signature. The time, your IP address and your email address are stored with it.',
  },
];

type SignSectionProps = { nda: NonNullable<NdaQuery['nda']>; onChanged: () => void; onSigned: () => void };

/** Signs the text above. */
export function SignSection({ nda: { sha256 }, onChanged, onSigned }: SignSectionProps) {
  const sign = useSend(useSignNdaMutation);
  const messages = { done: 'You signed the agreement', failed: 'The agreement was not signed' };
  return (
    <PortalSection
      title="Sign"
      note="Sign before you open the next document. You receive a certificate and an email as proof."
    >
      <Formik<Values>
        enableReinitialize
        initialValues={{ name: '', consent: false, sha256 }}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (input, { setErrors }) => {
          const { error } = await sign(input, messages);
          if (error) setErrors(getFieldErrors(error));
          // Also after an error, because the text may have changed meanwhile.
          onChanged();
          if (!error) onSigned();
        }}
      >
        {({ values, errors, touched, isSubmitting, handleChange }) => (
          <Form className={formStyles.form} noValidate>
            <FormFields fields={fields} />
            <CheckField
              name="consent"
              label="I have read this agreement and agree to it. My typed name is my signature."
              checked={values.consent}
              error={touched.consent ? errors.consent : undefined}
              onChange={handleChange}
            />
            <p>
              <Button type="submit" variant="primary" disabled={isSubmitting}>
                Sign the agreement
              </Button>
            </p>
          </Form>
        )}
      </Formik>
    </PortalSection>
  );
}
