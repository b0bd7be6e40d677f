import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import { describeSaving, SaveFailure } from '#web/pages/admin/articles/edit/ArticleState.tsx';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { EditorBar } from '#web/pages/admin/articles/edit/EditorBar.tsx';
import barStyles from '#web/pages/admin/articles/edit/EditorBar.module.css';
import { FocusButton } from '#web/pages/admin/articles/edit/FocusButton.tsx';
import type { FocusMode } from '#web/pages/admin/articles/edit/useFocusMode.ts';
import { WriterButton } from '#web/pages/admin/articles/edit/WriterButton.tsx';
import { updateStatusLabels } from '../updateLabels.ts';
import type { EditedUpdate } from './updateEditing.ts';
import type { UpdateEditor } from './useUpdateEditor.ts';

export const updateList = { to: paths.investorAdminUpdates, label: 'Updates' };

export type UpdateDialogKind = 'publish' | 'schedule' | 'change';

type UpdateBarProps = {
  editor: UpdateEditor;
  focusMode: FocusMode;
  onAsk: (kind: UpdateDialogKind, saved: EditedUpdate) => void;
};

/** The bar with the update's status and its actions. */
export function UpdateBar({ editor, focusMode, onAsk }: UpdateBarProps) {
  const { saved, dirty, status, withSaved, sendTest } = editor;
  const state = { isLocked: editor.locked, isBusy: editor.busy };
  const isPublished = status === 'PUBLISHED';
  return (
    <>
      <EditorBar
        list={updateList}
        title={saved === null ? 'New update' : 'Edit update'}
        status={<UpdateState editor={editor} />}
        actions={
          <>
            <FocusButton focusMode={focusMode} />
            <WriterButton {...state} isIdle={isPublished && dirty} onClick={() => void withSaved(sendTest)}>
              Send a test to me
            </WriterButton>
            {!isPublished && (
              <>
                <WriterButton {...state} onClick={() => void withSaved((now) => onAsk('schedule', now))}>
                  Schedule …
                </WriterButton>
                <WriterButton
                  {...state}
                  type="submit"
                  isIdle={editor.isSaved}
                  aria-keyshortcuts="Control+S"
                  title="Save (Ctrl+S)"
                >
                  {status === 'DRAFT' ? 'Save draft' : 'Save changes'}
                </WriterButton>
              </>
            )}
          </>
        }
        primary={
          isPublished ? (
            <WriterButton {...state} variant="primary" type="submit" isIdle={!dirty}>
              Publish changes …
            </WriterButton>
          ) : (
            <WriterButton {...state} variant="primary" onClick={() => void withSaved((now) => onAsk('publish', now))}>
              Publish …
            </WriterButton>
          )
        }
      />
      <div className={styles.followUp}>
        <SaveFailure editor={editor} />
      </div>
    </>
  );
}

const UpdateState = ({ editor: { saved, status, ...saving } }: { editor: UpdateEditor }) => (
  <p role="status">
    <b>{updateStatusLabels[status]}</b>
    {status === 'SCHEDULED' && saved?.publishedAt && (
      <span className={barStyles.place}>
        {' for '}
        <Moment at={saved.publishedAt} />
      </span>
    )}
    {status === 'PUBLISHED' && saved && (
      <span className={barStyles.place}>
        {' · '}
        <InlineLink to={paths.investorUpdate(saved.id)}>Open update</InlineLink>
      </span>
    )}
    <span>{describeSaving({ saved, ...saving })}</span>
  </p>
);
