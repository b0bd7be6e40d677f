import { useCallback, useEffect, useRef, useState } from 'react';
import { articleFields, articleLabels } from '#graphql/article-fields.ts';
import { useViewerQuery } from '#graphql/generated/portal.ts';
import { preloadStepUp } from '#web/pages/StepUp.tsx';
import styles from './ArticleEditor.module.css';
import { ArticleSettings } from './ArticleSettings.tsx';
import {
  articleKind,
  type Authors,
  type Categories,
  type EditedArticle,
  getSavedAt,
  getVersion,
  listDifferences,
  toValues,
  type Values,
} from './editing.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Preview } from './Preview.tsx';
import { PublishingBar } from './PublishingBar.tsx';
import { preloadComparison, StaleSave } from './StaleSave.tsx';
import { type Editor, useEditor } from './useEditor.ts';
import { useFocusMode } from './useFocusMode.ts';
import { useEditLock } from './useEditLock.ts';
import { TextForm } from './TextForm.tsx';
import { UnsavedOffer } from './UnsavedOffer.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { Versions } from './Versions.tsx';

type ArticleEditorProps = {
  /** Null for a new article. */
  article: EditedArticle | null;
  categories: Categories;
  authors: Authors;
  /** Called when a new article was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The article form, its preview and its actions. */
export function ArticleEditor({ article, categories, authors, onCreate }: ArticleEditorProps) {
  const gain = useRef(async (): Promise<void> => undefined);
  const onGain = useCallback(() => gain.current(), []);
  const [id, setId] = useState(article?.id ?? null);
  const hold = useEditLock(id, onGain);
  const editor = useEditor(article, hold.elsewhere !== null, (createdId) => {
    setId(createdId);
    onCreate(createdId);
  });
  const { values, saved, dirty, set } = editor;
  const unsaved = useUnsavedChanges(articleKind, id, editor);
  const viewerId = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.accountId;
  // After a crash, the lock of the closed tab is still held, by the same person.
  const isOwnLock = hold.elsewhere?.holder.accountId === viewerId;
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
  useSaveKey(editor);
  const takeUp = async (newValues: Values) => {
    const isLocked = hold.elsewhere !== null;
    if (isLocked) await hold.takeOver();
    editor.restore(newValues);
    unsaved.drop();
    if (isLocked) return;
    // The answer about the lock may be on its way. That of a crashed tab of the same person is still held.
    const lock = await hold.askAgain();
    if (lock?.isOwn === false && lock.holder.accountId === viewerId) await hold.takeOver();
  };
  const category = categories.find(({ id }) => id === values.categoryId) ?? null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {focusMode.message}
      </p>
      <div className={styles.editor} data-focus-mode={focusMode.isOn || undefined}>
        <TextForm
          editor={editor}
          fields={articleFields}
          labels={articleLabels}
          typed={TYPED}
          bar={<PublishingBar editor={editor} focusMode={focusMode} />}
          settings={<ArticleSettings editor={editor} categories={categories} authors={authors} />}
          onSave={() => void editor.save()}
        >
          {hold.elsewhere && <LockNotice hold={hold.elsewhere} dirty={dirty} onTakeOver={() => void hold.takeOver()} />}
          {unsaved.offer && (!hold.elsewhere || isOwnLock) && (
            <UnsavedOffer
              at={unsaved.offer.at}
              onRestore={() => void takeUp(unsaved.offer!.values)}
              onDiscard={unsaved.drop}
            />
          )}
          {editor.theirs && <ArticleConflict editor={editor} theirs={editor.theirs} categories={categories} />}
        </TextForm>
        <Preview values={values} saved={saved} category={category} />
      </div>
      {saved && <Versions article={saved} values={values} categories={categories} onRestore={set} />}
    </>
  );
}

/** The cover has no control that takes typed text. */
const TYPED = articleFields.filter((name) => name !== 'cover');

type ArticleConflictProps = { editor: Editor; theirs: EditedArticle; categories: Categories };

const ArticleConflict = ({ editor, theirs, categories }: ArticleConflictProps) => {
  const other = toValues(theirs);
  return (
    <StaleSave
      noun="article"
      message={editor.conflictMessage}
      editor={editor}
      version={getVersion(theirs)}
      savedAt={getSavedAt(theirs)}
      body={other.body}
      texts={listDifferences(other, editor.values, categories)}
    />
  );
};

type HeldElsewhereProps = {
  hold: { holder: { name?: string | null }; lockedAt: string };
  /** True if there are unsaved changes here. */
  dirty: boolean;
  onTakeOver: () => void;
};

/** Another user has locked the article. Shows their name, the time, and a button to take over. */
const LockNotice = ({ hold: { holder, lockedAt }, dirty, onTakeOver }: HeldElsewhereProps) => (
  <div role="status" className={styles.notice}>
    <p>
      <b>{holder.name}</b> has been editing this article since <Moment at={lockedAt} />. You can read it here.
      {dirty && ' Your changes are kept in this browser. Take over editing to continue with them.'}
    </p>
    <ConfirmButton size="small" sure={`Take over editing from ${holder.name}?`} onConfirm={onTakeOver}>
      Take over
    </ConfirmButton>
  </div>
);
