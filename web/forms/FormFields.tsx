import { useFormikContext } from 'formik';
import { type ComponentProps, Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Field } from './Field.tsx';

type FieldDescription = Omit<ComponentProps<typeof Field>, 'value' | 'onBlur' | 'error'> & {
  /** Content below the field, such as a checkbox that changes the fields after it. */
  after?: ReactNode;
};

/** A form's fields in order. After a failed submit, the first invalid field gets the focus. */
export function FormFields({ fields }: { fields: readonly FieldDescription[] }) {
  const { values, errors, touched, handleChange, setFieldTouched } = useFormikContext<Record<string, string>>();
  const names = fields.map(({ name }) => name);
  useFocusOnError(names);
  useFocusOnAppearance(names);
  const afterPress = useAfterPress();
  return fields.map(({ after, ...field }) => (
    <Fragment key={field.name}>
      <Field
        required
        onChange={handleChange}
        {...field}
        value={values[field.name] ?? ''}
        error={touched[field.name] ? errors[field.name] : undefined}
        onBlur={() => afterPress(() => void setFieldTouched(field.name, true))}
      />
      {after}
    </Fragment>
  ));
}

/** Moves the focus to a field that the answer to a submit adds: what is typed next belongs there. */
function useFocusOnAppearance(names: readonly string[]): void {
  const { isSubmitting } = useFormikContext();
  const previous = useRef({ names, isSubmitting });
  useEffect(() => {
    const { current } = previous;
    const added = names.find((name) => !current.names.includes(name));
    if (added && (isSubmitting || current.isSubmitting)) document.getElementById(`field-${added}`)?.focus();
    previous.current = { names, isSubmitting };
  });
}

/**
 * Runs an action at once or, while a pointer is down, after it is released. Pressing a button blurs the field, its
 * error appears, and the button moves; the press must end on the element on which it began.
 */
function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false);
  const waitingActions = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click event fires after this event and before the next task.
      setTimeout(() => waitingActions.current.splice(0).forEach((action) => action()));
    };
    const options = { capture: true };
    addEventListener('pointerdown', down, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', up, options);
    return () => {
      removeEventListener('pointerdown', down, options);
      removeEventListener('pointerup', up, options);
      removeEventListener('pointercancel', up, options);
    };
  }, []);
  return useCallback((action) => {
    if (pressed.current) waitingActions.current.push(action);
    else action();
  }, []);
}

/** Moves the focus to the first invalid field of `names` after a failed submit. */
export function useFocusOnError(names: readonly string[]): void {
  const { errors, submitCount, isValidating, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const focusedAttempt = useRef(0);
  useEffect(() => {
    // Waits for the response, because the server can reject fields too.
    if (isValidating || isSubmitting || submitCount === focusedAttempt.current) return;
    focusedAttempt.current = submitCount;
    const first = names.find((name) => errors[name]);
    if (first) document.getElementById(`field-${first}`)?.focus();
  }, [names, errors, submitCount, isValidating, isSubmitting]);
}

/** Focuses the first field of a form that a button just opened. The button no longer exists at that point. */
export function useFocusOnFirst(name: string): void {
  useEffect(() => document.getElementById(`field-${name}`)?.focus(), [name]);
}
