import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readEarlyInput } from '#web/forms/early-input.ts';
import { ErrorSummary } from '#web/forms/ErrorSummary.tsx';
import { preloadStepUp } from '#web/pages/StepUp.tsx';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './ArticleEditor.module.css';
import { BodyField } from './BodyField.tsx';
import { EditorBar, SavedState, SaveFailure } from './EditorBar.tsx';
import type { compareTexts, StoredText, TextKind, TextValues } from './kind.ts';
import { preloadComparison, StaleSave } from './StaleSave.tsx';
import { TitleField, useFocusOnTitle } from './TitleField.tsx';
import { useFocusMode } from './useFocusMode.ts';
import type { TextEditor } from './useTextEditor.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

type EditorFrameProps<Values extends TextValues, Saved extends StoredText> = {
  kind: TextKind<Values, Saved>;
  editor: TextEditor<Values, Saved>;
  /** The status in words, and what follows it in the bar. */
  status: string;
  statusDetail?: ReactNode;
  /** The actions of the bar, and what follows from them. */
  actions: ReactNode;
  primary: ReactNode;
  followUp?: ReactNode;
  /** Notices above the text. */
  notice?: ReactNode;
  settings: ReactNode;
  preview: ReactNode;
  /** The fields of the form that differ from those of another version. */
  compare: (theirs: Values) => ReturnType<typeof compareTexts>;
  /** When the other version was saved, if it stays in a history. */
  theirsSavedAt?: string | undefined;
  onSave?: () => Promise<void>;
  /** True if saving would change nothing. */
  isSaved?: boolean;
  /** Takes up the unsaved changes of an earlier visit. Null while another person has the lock. */
  onRestore?: ((values: Values) => Promise<void>) | null;
};

/** The editor of a text of any kind: its bar, notices, title, text, settings and preview. Unsaved work is never lost. */
export function EditorFrame<Values extends TextValues, Saved extends StoredText>(
  props: EditorFrameProps<Values, Saved>,
) {
  const { kind, editor, onSave = editor.save, isSaved = editor.isSaved } = props;
  const { saved, values, errors, locked, theirs, set } = editor;
  const form = useRef<HTMLFormElement>(null);
  const focusMode = useFocusMode();
  const names = Object.keys(kind.labels) as (keyof Values & string)[];
  const unsaved = useUnsavedChanges(kind, saved?.id ?? null, editor);
  useLeaveGuard(editor.dirty);
  usePreloadedModules();
  useSaveKey(() => !isSaved && void onSave());
  useEarlyInput(form, names, values, set);
  useFocusOnTitle(form, saved === null);
  const invalid = names.filter((name) => errors[name]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {focusMode.message}
      </p>
      <div className={styles.editor} data-focus-mode={focusMode.isOn || undefined}>
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void onSave();
          }}
          noValidate
        >
          <FrameBar {...props} focusMode={focusMode} />
          <div className={styles.notices}>
            {props.notice}
            <UnsavedOffer {...props} unsaved={unsaved} />
            {theirs && (
              <StaleSave
                noun={kind.noun}
                message={editor.conflictMessage}
                editor={editor}
                version={kind.getVersion(theirs)}
                savedAt={props.theirsSavedAt}
                body={kind.toValues(theirs).body}
                texts={props.compare(kind.toValues(theirs))}
              />
            )}
          </div>
          <div className={styles.writing}>
            <ErrorSummary
              title={invalid.length > 0 ? 'Not saved' : null}
              errors={invalid.map((name) => ({ name, label: kind.labels[name], message: errors[name]! }))}
              attempt={editor.attempt}
            />
            <TitleField
              name="title"
              label={kind.labels.title}
              value={values.title}
              error={errors.title}
              readOnly={locked}
              onTitle={(title) => set({ title } as Partial<Values>)}
            />
            <BodyField
              value={values.body}
              error={errors.body}
              locked={locked}
              isNeededToPublish={kind.neededToPublish?.includes('body') ?? false}
              pending={editor.pending}
              onChange={(body) => set({ body } as Partial<Values>)}
            />
          </div>
          {props.settings}
        </form>
        {props.preview}
      </div>
    </>
  );
}

type FrameBarProps<Values extends TextValues, Saved extends StoredText> = EditorFrameProps<Values, Saved> & {
  focusMode: ReturnType<typeof useFocusMode>;
};

const FrameBar = <Values extends TextValues, Saved extends StoredText>({
  kind,
  editor,
  status,
  statusDetail,
  actions,
  primary,
  followUp,
  focusMode,
}: FrameBarProps<Values, Saved>) => (
  <>
    <EditorBar
      list={kind.list}
      title={`${editor.saved === null ? 'New' : 'Edit'} ${kind.noun}`}
      status={
        <p role="status">
          <b>{status}</b>
          {statusDetail}
          <SavedState editor={editor} />
        </p>
      }
      actions={
        <>
          <Button
            size="small"
            aria-pressed={focusMode.isOn}
            aria-keyshortcuts="Control+Shift+F"
            title="Only the title and the text (Ctrl+Shift+F)"
            onClick={focusMode.toggle}
          >
            Focus mode
          </Button>{' '}
          {actions}
        </>
      }
      primary={primary}
    />
    <div className={styles.followUp}>
      <SaveFailure editor={editor} />
      {followUp}
    </div>
  </>
);

type UnsavedOfferProps<Values extends TextValues, Saved extends StoredText> = EditorFrameProps<Values, Saved> & {
  unsaved: ReturnType<typeof useUnsavedChanges<Values, Saved>>;
};

/** Offers the text that an earlier visit left in this browser. */
function UnsavedOffer<Values extends TextValues, Saved extends StoredText>({
  editor,
  unsaved: { offer, drop },
  onRestore = async (values) => editor.restore(values),
}: UnsavedOfferProps<Values, Saved>) {
  if (!offer || !onRestore) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>
        Unsaved changes are kept in this browser, from <Moment at={offer.at} />.
      </p>
      <Button size="small" variant="primary" onClick={() => void onRestore(offer.values).then(drop)}>
        Restore unsaved changes
      </Button>{' '}
      <Button size="small" onClick={drop}>
        Discard unsaved changes
      </Button>
    </div>
  );
}

/** Saving may need these two modules. A later release removes their files, and the network may be down by then. */
function usePreloadedModules(): void {
  useEffect(() => {
    void Promise.allSettled([preloadStepUp(), preloadComparison()]);
  }, []);
}

/** Ctrl+S saves the text. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 's') return;
      // The browser would save the page.
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [save]);
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
