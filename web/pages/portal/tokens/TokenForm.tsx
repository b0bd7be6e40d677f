import { Field, Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import type { CreateTokenInput } from '#graphql/generated/portal.ts';
import { text, token as limits } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import type { PortalRights } from '#web/portal/shell/navigation.ts';
import { listTokenAreas, type TokenArea, toScopes } from '#web/portal/tokenLabels.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { SelectField } from '#web/forms/SelectField.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { AccessFields, type TokenFormValues } from './AccessFields.tsx';

const validate = validateWith<TokenFormValues>(() =>
  import('#graphql/webhook-validation.ts').then(({ tokenForm }) => tokenForm),
);

const DAY_MS = 86_400_000;
const periods = [7, 30, limits.days.default, 180, limits.days.max].map(
  (days) => [String(days), days === limits.days.max ? '1 year' : `${days} days`] as const,
);

const toInput = ({ name, access, days, ranges }: TokenFormValues): CreateTokenInput => ({
  name,
  scopes: toScopes(access),
  // A minute less than the period, because the clocks of this device and the server differ.
  expiresAt: new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString(),
  ranges: ranges.split(/[\s,;]+/).filter(Boolean),
});

const getInitialValues = (areas: readonly TokenArea[]): TokenFormValues => ({
  name: '',
  access: Object.fromEntries(areas.map(({ name }) => [name, 'NONE' as const])),
  days: String(limits.days.default),
  ranges: '',
});

type TokenFormProps = {
  rights: PortalRights;
  onCreate: (input: CreateTokenInput) => Promise<{ error: unknown }>;
};

/** Creates a token: its name, what it can read and write, until when, and from which addresses. */
export function TokenForm({ rights, onCreate }: TokenFormProps) {
  const areas = listTokenAreas(rights);
  return (
    <Formik<TokenFormValues>
      initialValues={getInitialValues(areas)}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await onCreate(toInput(values));
        if (!error) return resetForm();
        const { scopes, ...errors } = getFieldErrors(error);
        setErrors({ ...errors, ...(scopes && { access: scopes as never }) });
      }}
    >
      {({ isSubmitting }) => (
        <Form className={formStyles.form} noValidate>
          <FormFields fields={nameField} />
          <AccessFields areas={areas} />
          <Field as={SelectField} name="days" label="Works for" options={periods} />
          <FormFields fields={rangeField} />
          <p>
            <Button type="submit" variant="primary" disabled={isSubmitting}>
              {isSubmitting ? 'Creating …' : 'Create token'}
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}

const nameField = [
  {
    name: 'name',
    label: 'Name of the token',
    autoComplete: 'off',
    maxLength: text.tokenName,
    hint: 'The program that will use it, for example: calendar sync.',
  },
];
const rangeField = [
  {
    name: 'ranges',
    label: 'IP addresses that can use it',
    autoComplete: 'off',
    required: false,
    multiline: true,
    hint: `One per line, such as 192.0.2.7 or 192.0.2.0/24, at most ${limits.ranges}. Leave this empty to allow every IP address.`,
  },
];
