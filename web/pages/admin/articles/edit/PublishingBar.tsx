import { type ComponentProps, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmButton } from '../../../../ui/ConfirmButton.tsx';
import styles from './ArticleEditor.module.css';
import { UnpublishSchedule } from './UnpublishSchedule.tsx';
import { IssueList } from './IssueList.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ArticleState, DraftState, SaveFailure } from './ArticleState.tsx';
import { EditorBar } from './EditorBar.tsx';
import type { Editor } from './useEditor.ts';
import type { FocusMode } from './useFocusMode.ts';

type WriterButtonProps = ComponentProps<typeof Button> & {
  isLocked: boolean;
  isBusy: boolean;
  /** True if there is nothing to do now. */
  isIdle?: boolean;
};

/**
 * A button beside the text. The text keeps the focus when the button is pressed, and the button keeps it while it has
 * nothing to do: keys that a person types next must not reach the shortcuts of the page.
 */
function WriterButton({ isLocked, isBusy, isIdle = false, onClick, ...button }: WriterButtonProps) {
  const isOff = isBusy || isIdle;
  return (
    <Button
      {...button}
      size="small"
      disabled={isLocked}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}

type PublishingBarProps = { editor: Editor; focusMode: FocusMode };

/** The bar with the article's status and the actions of everyday work, and what follows from them. */
export function PublishingBar({ editor, focusMode }: PublishingBarProps) {
  const { saved, dirty, busy, checkResult, publish, check } = editor;
  const state = { isLocked: editor.locked, isBusy: busy };
  const [planning, setPlanning] = useState(false);
  const status = saved?.status ?? 'DRAFT';
  const hasChanges = dirty || Boolean(saved?.draft);
  return (
    <>
      <EditorBar
        isNew={saved === null}
        status={<ArticleState editor={editor} />}
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
            </Button>
            {status === 'SCHEDULED' && (
              <WriterButton {...state} isIdle={!hasChanges} onClick={() => void publish(saved?.publishedAt ?? null)}>
                Add changes to the schedule
              </WriterButton>
            )}
            {status !== 'PUBLISHED' && (
              <Button size="small" aria-expanded={planning} onClick={() => setPlanning(!planning)}>
                Schedule …
              </Button>
            )}
            <WriterButton {...state} onClick={() => void check()}>
              Check
            </WriterButton>
            <WriterButton
              {...state}
              type="submit"
              isIdle={editor.isSaved}
              aria-keyshortcuts="Control+S"
              title="Save draft (Ctrl+S)"
            >
              Save draft
            </WriterButton>
          </>
        }
        primary={
          <WriterButton
            {...state}
            variant="primary"
            isIdle={status === 'PUBLISHED' && !hasChanges}
            onClick={() => void publish(null)}
          >
            {status === 'PUBLISHED' ? 'Publish changes' : 'Publish now'}
          </WriterButton>
        }
      />
      <div className={styles.followUp}>
        <SaveFailure editor={editor} />
        {checkResult && <IssueList checkResult={checkResult} editor={editor} />}
        {planning && status !== 'PUBLISHED' && (
          <ScheduleForm busy={busy} label="Publish at" action="Schedule" onPlan={(at) => publish(at)} />
        )}
      </div>
    </>
  );
}

/** What a published article has beside its text: changes that wait, and the end of its publication. */
export function PublicationSection({ editor }: { editor: Editor }) {
  const { saved, busy, unpublish, discard } = editor;
  const canUnpublish = saved?.viewerCan.unpublish ?? false;
  if (!saved?.draft && !canUnpublish) return null;
  return (
    <div className={styles.publication}>
      <DraftState editor={editor} />
      <div className={styles.buttons}>
        {saved?.draft && (
          <ConfirmButton size="small" disabled={busy} sure="Discard the changes?" onConfirm={() => void discard()}>
            Discard changes
          </ConfirmButton>
        )}
        {canUnpublish && (
          <ConfirmButton
            size="small"
            disabled={busy}
            sure="Unpublish this article? Readers lose access immediately."
            onConfirm={() => void unpublish()}
          >
            Unpublish
          </ConfirmButton>
        )}
      </div>
      {canUnpublish && <UnpublishSchedule editor={editor} />}
    </div>
  );
}
