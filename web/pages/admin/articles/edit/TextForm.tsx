import { type ReactNode, type RefObject, useRef, useLayoutEffect } from 'react';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import styles from './ArticleEditor.module.css';
import { BodyField } from './BodyField.tsx';
import type { FieldErrors, TextValues } from './kind.ts';
import { TitleField, useFocusOnTitle } from './TitleField.tsx';
import { readEarlyInput } from '#web/forms/early-input.ts';

type TextFormProps<Values extends TextValues> = {
  editor: {
    values: Values;
    saved: object | null;
    errors: FieldErrors<Values>;
    attempt: number;
    locked: boolean;
    pending: RefObject<(() => void) | null>;
    set: (changes: Partial<Values>) => void;
  };
  /** The fields in the order of the list of errors. */
  fields: readonly (keyof Values & string)[];
  labels: Record<keyof Values & string, string>;
  /** The fields whose controls keep what is typed before hydration. */
  typed: readonly (keyof Values & string)[];
  bar: ReactNode;
  /** Notices above the text. */
  children: ReactNode;
  settings: ReactNode;
  onSave: () => void;
};

/** The form of a text of any kind: its bar, notices, title, text and settings. */
export function TextForm<Values extends TextValues>(props: TextFormProps<Values>) {
  const { editor, labels, onSave } = props;
  const { values, errors, attempt, locked, set } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, props.typed, values, set);
  useFocusOnTitle(form, editor.saved === null);
  const names = props.fields.filter((name) => errors[name]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      noValidate
    >
      {props.bar}
      <div className={styles.notices}>{props.children}</div>
      <div className={styles.writing}>
        <ErrorSummary
          title={names.length > 0 ? 'Not saved' : null}
          errors={names.map((name) => ({ name, label: labels[name], message: errors[name]! }))}
          attempt={attempt}
        />
        <TitleField
          name="title"
          label={labels.title}
          value={values.title}
          error={errors.title}
          readOnly={locked}
          onTitle={(title) => set({ title } as Partial<Values>)}
        />
        <BodyField
          value={values.body}
          error={errors.body}
          locked={locked}
          pending={editor.pending}
          onChange={(body) => set({ body } as Partial<Values>)}
        />
      </div>
      {props.settings}
    </form>
  );
}

/** Keeps text that was typed into the server-rendered form before hydration. */
function useEarlyInput<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly (keyof Values & string)[],
  values: Values,
  set: (values: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const typedValues = readEarlyInput(form.current!, names, values);
    if (Object.keys(typedValues).length > 0) set(typedValues);
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
