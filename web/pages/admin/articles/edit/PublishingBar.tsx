import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { paths } from '#web/paths.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import styles from './ArticleEditor.module.css';
import { UnpublishSchedule } from './UnpublishSchedule.tsx';
import { IssueList } from './IssueList.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ArticleState, DraftState, SaveFailure } from './ArticleState.tsx';
import { EditorBar } from './EditorBar.tsx';
import { type EditedArticle, isAheadOfSchedule } from './editing.ts';
import { WriterButton } from './WriterButton.tsx';
import type { Editor } from './useEditor.ts';
import { FocusButton } from './FocusButton.tsx';
import type { FocusMode } from './useFocusMode.ts';

export const articleList = { to: paths.adminArticles, label: 'Articles' };

const articleForm = { label: 'Publish at', action: 'Schedule' };
const changesForm = {
  label: 'Publish changes at',
  action: 'Schedule changes',
  effect: 'Until then, readers see the present text.',
};

/** When the article or its changes are published. Null without a schedule, or after it failed. */
function getSchedule(saved: EditedArticle | null): string | null {
  if (saved?.status === 'SCHEDULED') return saved.publishedAt;
  return saved?.scheduledChanges && !saved.scheduledChanges.failure ? saved.scheduledChanges.publishAt : null;
}

type PublishingBarProps = { editor: Editor; focusMode: FocusMode };

/** The bar with the article's status and the actions of everyday work, and what follows from them. */
export function PublishingBar({ editor, focusMode }: PublishingBarProps) {
  const { saved, dirty, busy, checkResult, publish, check } = editor;
  const state = { isLocked: editor.locked, isBusy: busy };
  const status = saved?.status ?? 'DRAFT';
  const hasChanges = dirty || Boolean(saved?.draft);
  const scheduled = getSchedule(saved);
  const [planned, setPlanned] = useState<string | null | undefined>();
  // The form closes when the schedule has changed.
  const isPlanning = planned === scheduled;
  return (
    <>
      <EditorBar
        list={articleList}
        title={saved === null ? 'New article' : 'Edit article'}
        status={<ArticleState editor={editor} />}
        actions={
          <>
            <FocusButton focusMode={focusMode} />
            {scheduled !== null && (
              <WriterButton
                {...state}
                isIdle={status === 'SCHEDULED' ? !hasChanges : !dirty && !isAheadOfSchedule(saved!)}
                onClick={() => void publish(scheduled)}
              >
                Add changes to the schedule
              </WriterButton>
            )}
            {(status !== 'PUBLISHED' || hasChanges) && (
              <Button
                size="small"
                aria-expanded={isPlanning}
                onClick={() => setPlanned(isPlanning ? undefined : scheduled)}
              >
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
        {isPlanning && (status !== 'PUBLISHED' || hasChanges) && (
          <ScheduleForm
            busy={busy}
            {...(status === 'PUBLISHED' ? changesForm : articleForm)}
            onPlan={(at) => publish(at)}
          />
        )}
      </div>
    </>
  );
}

/** Changes after the scheduled ones are discarded first. */
function getDiscardLabels(saved: EditedArticle) {
  if (isAheadOfSchedule(saved)) return { children: 'Discard later changes', sure: 'Discard the later changes?' };
  const sure = saved.scheduledChanges ? 'Discard the changes and their schedule?' : 'Discard the changes?';
  return { children: 'Discard changes', sure };
}

/** What a published article has beside its text: changes that wait, and the end of its publication. */
export function PublicationSection({ editor }: { editor: Editor }) {
  const { saved, busy, unpublish, unschedule, discard } = editor;
  const canUnpublish = saved?.viewerCan.unpublish ?? false;
  if (!saved?.draft && !canUnpublish) return null;
  return (
    <div className={styles.publication}>
      <DraftState editor={editor} />
      <div className={styles.buttons}>
        {saved?.scheduledChanges && (
          <Button size="small" disabled={busy} onClick={() => void unschedule()}>
            Cancel schedule
          </Button>
        )}
        {saved?.draft && (
          <ConfirmButton size="small" disabled={busy} {...getDiscardLabels(saved)} onConfirm={() => void discard()} />
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
      <PublicationDate editor={editor} />
      {canUnpublish && <UnpublishSchedule editor={editor} />}
    </div>
  );
}

/** Shows the date of a published article, and sets it back. */
function PublicationDate({ editor: { saved, busy, changeDate } }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  if (saved?.status !== 'PUBLISHED' || !saved.publishedAt) return null;
  return (
    <>
      <div className={styles.buttons}>
        <p>
          <b>Published</b> <Moment at={saved.publishedAt} />
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change the publish date …
        </Button>
      </div>
      {isOpen && (
        <ScheduleForm
          busy={busy}
          label="Publish date"
          action="Set publish date"
          isPast
          onPlan={(at) => changeDate(at).then(() => setIsOpen(false))}
        />
      )}
    </>
  );
}
