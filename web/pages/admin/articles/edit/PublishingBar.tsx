import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmButton } from '../../../../ui/ConfirmButton.tsx';
import styles from './ArticleEditor.module.css';
import { UnpublishSchedule } from './UnpublishSchedule.tsx';
import { IssueList } from './IssueList.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ArticleState } from './ArticleState.tsx';
import type { Editor } from './useEditor.ts';
import type { FocusMode } from './useFocusMode.ts';

/** Actions to save, publish, schedule and unpublish, with the article's status. */
export function PublishingBar({ editor, focusMode }: { editor: Editor; focusMode: FocusMode }) {
  const { saved, dirty, busy, checkResult, publish, check, unpublish, discard } = editor;
  const [planning, setPlanning] = useState(false);
  const status = saved?.status ?? 'DRAFT';
  const canUnpublish = saved?.viewerCan.unpublish ?? false;
  const hasChanges = dirty || Boolean(saved?.draft);
  return (
    <>
      <div className={styles.publishing}>
        <ArticleState editor={editor} />
        <div className={styles.buttons}>
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
            <Button
              size="small"
              disabled={busy || !hasChanges}
              onClick={() => void publish(saved?.publishedAt ?? null)}
            >
              Add changes to the schedule
            </Button>
          )}
          {status !== 'PUBLISHED' && (
            <Button size="small" aria-expanded={planning} onClick={() => setPlanning(!planning)}>
              Schedule …
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={() => void check()}>
            Check
          </Button>
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
          <Button size="small" type="submit" disabled={busy || !dirty}>
            Save draft
          </Button>
          {status === 'PUBLISHED' ? (
            <Button size="small" variant="primary" disabled={busy || !hasChanges} onClick={() => void publish(null)}>
              Publish changes
            </Button>
          ) : (
            <Button size="small" variant="primary" disabled={busy} onClick={() => void publish(null)}>
              Publish now
            </Button>
          )}
        </div>
      </div>
      <div className={styles.followUp}>
        {checkResult && <IssueList checkResult={checkResult} editor={editor} />}
        {canUnpublish && <UnpublishSchedule editor={editor} />}
        {planning && status !== 'PUBLISHED' && (
          <ScheduleForm busy={busy} label="Publish at" action="Schedule" onPlan={(at) => publish(at)} />
        )}
      </div>
    </>
  );
}
