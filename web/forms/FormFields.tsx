import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from './Field.tsx';

type FieldDescription = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'onBlur' | 'fault'>;

/** A form's fields in order. A refused form puts the keyboard on its first fault. */
export function FormFields({ fields }: { fields: readonly FieldDescription[] }) {
  const { values, errors, touched, submitCount, isValidating, handleChange, handleBlur } =
    useFormikContext<Record<string, string>>();
  const seen = useRef(0);
  useEffect(() => {
    if (isValidating || submitCount === seen.current) return;
    seen.current = submitCount;
    const first = fields.find(({ name }) => errors[name]);
    if (first) document.getElementById(`field-${first.name}`)?.focus();
  }, [fields, errors, submitCount, isValidating]);
  return fields.map((field) => (
    <Field
      required
      {...field}
      key={field.name}
      value={values[field.name] ?? ''}
      fault={touched[field.name] ? errors[field.name] : undefined}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  ));
}
