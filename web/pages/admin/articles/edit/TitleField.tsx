import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { text } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import { isComposing } from '#web/runtime/isComposing.ts';
import styles from './ArticleEditor.module.css';

/** Enter in the title continues with the text, in both modes. */
function continueWithText(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLElement>('textarea[name="body"], [contenteditable="true"]')?.focus();
}

/** The title looks as it does on the page, and grows with its lines. It is cut nowhere: the count says what is too long. */
export function TitleField({ onTitle, ...field }: ComponentProps<typeof Field> & { onTitle: (title: string) => void }) {
  const { length } = String(field.value);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = place.current!.querySelector('textarea')!;
    const fit = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + 1}px`;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [field.value]);
  return (
    /* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the field inside */
    <div ref={place} className={styles.title} onKeyDown={continueWithText}>
      <Field
        {...field}
        {...(length > text.title && { hint: `${length} of ${text.title} characters.` })}
        required
        multiline
        placeholder="Title"
        rows={1}
        dir="auto"
        autoComplete="off"
        // Pasted lines become one.
        onChange={({ currentTarget }) => onTitle(currentTarget.value.replace(/[\r\n]+/g, ' '))}
      />
    </div>
  );
}

/** A new text begins with its title, unless the person is already in a field. A link leaves the focus on <main>. */
export function useFocusOnTitle(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (isNew && document.activeElement?.matches('body, main'))
      form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [form, isNew]);
}
