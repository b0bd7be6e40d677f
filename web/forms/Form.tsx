import { Form as FormikForm, useFormikContext } from 'formik';
import { type ComponentProps, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { DialogContext } from '../ui/Dialog.tsx';
import { paths } from '../paths.ts';
import { pickChanges } from './edits.ts';
import { readEarlyInput } from './early-input.ts';
import styles from './Form.module.css';
import { deleteTypedText, readTypedText, storeTypedText, TypedByContext } from './typed-text.ts';

type Values = Record<string, unknown>;

type FormProps = ComponentProps<typeof FormikForm> & {
  /** Tells forms of the same URL apart whose fields and dialog title are the same, such as the id of the question. */
  keepAs?: string | undefined;
};

/**
 * The form of a Formik. It loses nothing that a person types: it takes over text typed before hydration, keeps a copy in
 * this tab until the form is sent or reset, and lets the dialog around it ask before it closes. Passwords and codes are
 * never stored.
 */
export function Form({ keepAs, ref, children, ...props }: FormProps) {
  const ownElement = useRef<HTMLFormElement>(null);
  const element = (ref as RefObject<HTMLFormElement | null> | undefined) ?? ownElement;
  const { isRestored, discard } = useKeptInput(element, keepAs);
  return (
    <FormikForm {...props} ref={element}>
      {isRestored && (
        <div role="status" className={styles.message}>
          <p>Your unsaved changes were restored.</p>
          <Button size="small" onClick={discard}>
            Discard them
          </Button>
        </div>
      )}
      {children}
    </FormikForm>
  );
}

function useKeptInput(element: { current: HTMLFormElement | null }, keepAs = '') {
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Values>();
  const dialog = use(DialogContext);
  const typedBy = use(TypedByContext);
  const key = useRef('');
  const [isRestored, setRestored] = useState(false);

  useLayoutEffect(() => {
    key.current = [typedBy, location.pathname, dialog?.title, keepAs, Object.keys(values).join()].join('|');
    const early = readEarlyInput(element.current!, Object.keys(values), values);
    const stored = pickKnown(readTypedText(key.current), values);
    if (Object.keys(early).length + Object.keys(stored).length === 0) return;
    void setValues({ ...values, ...stored, ...early }, false);
    setRestored(Object.keys(stored).length > 0);
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const wasDirty = useRef(false);
  useEffect(() => {
    // Fields as they were loaded are not kept: a colleague may change them before the text is restored.
    if (dirty) storeTypedText(key.current, pickStorable(pickChanges(values, initialValues), element.current!));
    // A form that was sent or reset has its initial values again.
    else if (wasDirty.current) {
      deleteTypedText(key.current);
      setRestored(false);
    }
    wasDirty.current = dirty;
  }, [dirty, values, initialValues, element]);

  const wasSubmitting = useRef(false);
  useEffect(() => {
    wasSubmitting.current = isSubmitting;
    if (dialog) dialog.discard.current = dirty && !isSubmitting ? () => deleteTypedText(key.current) : null;
  }, [dialog, dirty, isSubmitting]);
  useEffect(
    () => () => {
      if (dialog) dialog.discard.current = null;
      // A form that disappears while it is sent was saved, unless the session had expired.
      if (wasSubmitting.current && location.pathname !== paths.auth) deleteTypedText(key.current);
    },
    [dialog],
  );
  return { isRestored, discard: () => resetForm() };
}

/** The stored values of fields that the form still has, where they differ and have the same type. */
const pickKnown = (stored: Values | null, values: Values): Values =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([name, value]) =>
        name in values &&
        typeof value === typeof values[name] &&
        Array.isArray(value) === Array.isArray(values[name]) &&
        JSON.stringify(value) !== JSON.stringify(values[name]),
    ),
  );

function pickStorable(values: Values, form: HTMLFormElement): Values {
  const secrets = [...form.querySelectorAll('[type=password], [autocomplete=one-time-code], [data-secret]')].map(
    (control) => control.getAttribute('name'),
  );
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secrets.includes(name) && isPlain(value)),
  );
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));
