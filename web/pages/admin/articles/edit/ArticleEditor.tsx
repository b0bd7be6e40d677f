import {
  Fragment,
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ArticleField, articleFields, articleLabels } from '../../../../../graphql/article-fields.ts';
import { useViewerQuery } from '../../../../../graphql/generated/portal.ts';
import { text } from '../../../../../graphql/limits.ts';
import { preloadStepUp } from '../../../StepUp.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import { ErrorSummary } from '../../../../forms/ErrorSummary.tsx';
import { Field } from '../../../../forms/Field.tsx';
import formStyles from '../../../../forms/Form.module.css';
import { SelectField } from '../../../../forms/SelectField.tsx';
import styles from './ArticleEditor.module.css';
import { BodyField } from './BodyField.tsx';
import { CoverField } from './CoverField.tsx';
import { type Categories, type EditedArticle, type Values } from './editing.ts';
import { LockNotice } from './LockNotice.tsx';
import { Preview } from './Preview.tsx';
import { PublicationSection, PublishingBar } from './PublishingBar.tsx';
import { Snippet } from './Snippet.tsx';
import { preloadComparison, StaleSave } from './StaleSave.tsx';
import { type Editor, useEditor } from './useEditor.ts';
import { type FocusMode, useFocusMode } from './useFocusMode.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useEditLock } from './useEditLock.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { isComposing } from '../../../../runtime/isComposing.ts';
import { Versions } from './Versions.tsx';

type ArticleEditorProps = {
  /** Null for a new article. */
  article: EditedArticle | null;
  categories: Categories;
  /** Called when a new article was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The article form, its preview and its actions. */
export function ArticleEditor({ article, categories, onCreate }: ArticleEditorProps) {
  const gain = useRef(async (): Promise<void> => undefined);
  const onGain = useCallback(() => gain.current(), []);
  const [id, setId] = useState(article?.id ?? null);
  const hold = useEditLock(id, onGain);
  const editor = useEditor(article, hold.elsewhere !== null, (createdId) => {
    setId(createdId);
    onCreate(createdId);
  });
  const { values, saved, dirty, set } = editor;
  const unsaved = useUnsavedChanges(id, editor);
  const viewerId = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.id;
  // After a crash, the lock of the closed tab is still held, by the same person.
  const isOwnLock = hold.elsewhere?.holder.id === viewerId;
  const focusMode = useFocusMode();
  useLeaveGuard(dirty);
  useEffect(() => {
    // Saving may need these two modules. A later release removes their files, and the network may be down by then.
    void Promise.allSettled([preloadStepUp(), preloadComparison()]);
  }, []);
  useEffect(() => {
    gain.current = async () => {
      if (!dirty) await editor.reload();
    };
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 's') return;
      // The browser would save the page.
      event.preventDefault();
      if (!editor.isSaved) void editor.save();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [editor]);
  const takeUp = async (newValues: Values) => {
    if (hold.elsewhere) await hold.takeOver();
    editor.restore(newValues);
    unsaved.drop();
  };
  const category = categories.find(({ id }) => id === values.categoryId) ?? null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {focusMode.message}
      </p>
      <div className={styles.editor} data-focus-mode={focusMode.isOn || undefined}>
        <EditorForm editor={editor} categories={categories} focusMode={focusMode}>
          {hold.elsewhere && <LockNotice hold={hold.elsewhere} dirty={dirty} onTakeOver={() => void hold.takeOver()} />}
          {unsaved.offer && (!hold.elsewhere || isOwnLock) && (
            <div role="status" className={styles.notice}>
              <p>
                Unsaved changes are kept in this browser, from <Moment at={unsaved.offer.at} />.
              </p>
              <Button size="small" variant="primary" onClick={() => void takeUp(unsaved.offer!.values)}>
                Restore unsaved changes
              </Button>
              <Button size="small" onClick={unsaved.drop}>
                Discard unsaved changes
              </Button>
            </div>
          )}
          {editor.theirs && <StaleSave editor={editor} theirs={editor.theirs} categories={categories} />}
        </EditorForm>
        <Preview values={values} saved={saved} category={category} />
      </div>
      {saved && <Versions article={saved} values={values} categories={categories} onRestore={set} />}
    </>
  );
}

/** Enter in the title continues with the text, in both modes. */
function continueWithText(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLElement>('textarea[name="body"], [contenteditable="true"]')?.focus();
}

/** The title looks as it does on the page, and grows with its lines. It is cut nowhere: the count says what is too long. */
function TitleField({ onTitle, ...field }: ComponentProps<typeof Field> & { onTitle: (title: string) => void }) {
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

/** A new article begins with its title, unless the person is already in a field. A link leaves the focus on <main>. */
function useFocusOnTitle(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (isNew && document.activeElement?.matches('body, main'))
      form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [form, isNew]);
}

type EditorFormProps = {
  editor: Editor;
  categories: Categories;
  focusMode: FocusMode;
  /** Notices above the text. */
  children: ReactNode;
};

function EditorForm({ editor, categories, focusMode, children }: EditorFormProps) {
  const { values, errors, attempt, set, save } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, values, set);
  const isNew = editor.saved === null;
  useFocusOnTitle(form, isNew);
  const names = articleFields.filter((name) => errors[name]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <PublishingBar editor={editor} focusMode={focusMode} />
      <div className={styles.notices}>{children}</div>
      <div className={styles.writing}>
        <ErrorSummary
          title={names.length > 0 ? 'Not saved' : null}
          errors={names.map((name) => ({ name, label: articleLabels[name], message: errors[name]! }))}
          attempt={attempt}
        />
        <TitleField {...getFieldProps(editor, 'title')} onTitle={(title) => set({ title })} />
        <BodyField
          value={values.body}
          error={errors.body}
          locked={editor.locked}
          pending={editor.pending}
          onChange={(body) => set({ body })}
        />
      </div>
      <SettingsSection editor={editor} categories={categories} />
    </form>
  );
}

const getFieldProps = ({ values, errors, locked, set }: Editor, name: ArticleField) => ({
  name,
  label: articleLabels[name],
  value: values[name],
  error: errors[name],
  readOnly: locked,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
});

/** What an article has beside its title and its text. */
function SettingsSection({ editor, categories }: Pick<EditorFormProps, 'editor' | 'categories'>) {
  const { values, errors, set } = editor;
  const settings: Record<Exclude<ArticleField, 'title' | 'body'>, ReactNode> = {
    summary: (
      <Field
        {...getFieldProps(editor, 'summary')}
        multiline
        dir="auto"
        hint={`One or two sentences for lists and search engines: ${values.summary.length} of ${text.summary} characters.`}
      />
    ),
    categoryId: (
      <SelectField
        label={articleLabels.categoryId}
        name="categoryId"
        options={[['', 'None'], ...categories.map(({ id, name }) => [id, name] as const)]}
        value={values.categoryId}
        disabled={editor.locked}
        onChange={({ currentTarget }) => set({ categoryId: currentTarget.value })}
      />
    ),
    cover: <CoverField value={values.cover} error={errors.cover} onChange={(cover) => set({ cover })} />,
    slug: (
      <Field
        {...getFieldProps(editor, 'slug')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Lowercase letters, digits and hyphens. If empty, it is made from the title. Links to a previous URL of a published article redirect to the new one."
      />
    ),
  };
  return (
    <section aria-label="Settings" className={`${formStyles.form} ${styles.settings}`}>
      <PublicationSection editor={editor} />
      {Object.entries(settings).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
      <Snippet values={values} saved={editor.saved} />
    </section>
  );
}
