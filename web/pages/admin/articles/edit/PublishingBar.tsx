import { type MouseEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import styles from './ArticleEditor.module.css';
import barStyles from './EditorBar.module.css';
import { UnpublishSchedule } from './UnpublishSchedule.tsx';
import { IssueList } from './IssueList.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { isInView, ScheduleForm, showForm, usePlan } from './ScheduleForm.tsx';
import { showVersions } from './Versions.tsx';
import { SaveButton, WriterButton } from './EditorBar.tsx';
import { articleKind, type EditedArticle, isAheadOfSchedule } from './editing.ts';
import type { Editor } from './useEditor.ts';

const articleForm = { label: 'Publish at', action: 'Schedule' };
const changesForm = {
  label: 'Publish changes at',
  action: 'Schedule changes',
  effect: 'Until then, readers see the present text.',
};

/** When the article or its changes are published. Null without a schedule, or after it failed. */
export function getSchedule(saved: EditedArticle | null): string | null {
  if (saved?.status === 'SCHEDULED') return saved.publishedAt;
  return saved?.scheduledChanges && !saved.scheduledChanges.failure ? saved.scheduledChanges.publishAt : null;
}

/** Opens and closes the form for a time. It also closes when the schedule has changed, or nothing can be scheduled. */
function usePlanning({ publish }: Editor, scheduled: string | null, canSchedule: boolean) {
  const [planned, setPlanned] = useState<string | null | undefined>();
  const isPlanning = canSchedule && planned === scheduled;
  // Opened by itself later, the form would take the focus from the text.
  if (planned !== undefined && !isPlanning) setPlanned(undefined);
  const plan = usePlan({ onPlan: (at, reason) => publish(at, { reason: reason ?? null, isFromForm: true }) });
  const togglePlan = ({ currentTarget }: MouseEvent) => {
    if (isPlanning && !isInView(plan.place, currentTarget.closest('section')!)) showForm(plan.place);
    else setPlanned(isPlanning ? undefined : scheduled);
  };
  /** The form checks again that the time is ahead, and shows it if not. */
  const sendAnyway = (reason: string) => {
    setPlanned(scheduled);
    plan.send(reason);
  };
  return { isPlanning, plan, togglePlan, sendAnyway };
}

/** The actions of everyday work in the bar, and what follows from them. */
export function usePublishingBar(editor: Editor) {
  const { saved, status, dirty, busy, checkResult, publish, check, cancelSchedule } = editor;
  const hasChanges = dirty || Boolean(saved?.draft);
  const canSchedule = status !== 'PUBLISHED' || hasChanges;
  const scheduled = getSchedule(saved);
  const { isPlanning, plan, togglePlan, sendAnyway } = usePlanning(editor, scheduled, canSchedule);
  return {
    actions: (
      <>
        {scheduled !== null && (
          <WriterButton
            editor={editor}
            isIdle={status === 'SCHEDULED' ? !hasChanges : !dirty && !isAheadOfSchedule(saved!)}
            onClick={() => void publish(scheduled)}
          >
            Add changes to the schedule
          </WriterButton>
        )}{' '}
        {(scheduled !== null || saved?.scheduledChanges) && (
          <WriterButton editor={editor} onClick={() => void cancelSchedule()}>
            Cancel schedule
          </WriterButton>
        )}{' '}
        {saved && (
          <Button size="small" onClick={showVersions}>
            Versions
          </Button>
        )}{' '}
        {canSchedule && (
          <Button size="small" aria-expanded={isPlanning} onClick={togglePlan}>
            Schedule …
          </Button>
        )}{' '}
        <WriterButton editor={editor} onClick={() => void check()}>
          Check
        </WriterButton>{' '}
        <SaveButton editor={editor} />
      </>
    ),
    primary: (
      <WriterButton
        editor={editor}
        variant="primary"
        isIdle={status === 'PUBLISHED' && !hasChanges}
        onClick={() => void publish(null)}
      >
        {status === 'PUBLISHED' ? 'Publish changes' : 'Publish now'}
      </WriterButton>
    ),
    followUp: (
      <>
        {isPlanning && (
          <ScheduleForm busy={busy} plan={plan} {...(status === 'PUBLISHED' ? changesForm : articleForm)} />
        )}
        {checkResult && (
          <IssueList
            kind={articleKind}
            checkResult={checkResult}
            editor={editor}
            onOverride={({ at, isFromForm }, reason) =>
              isFromForm ? sendAnyway(reason) : void publish(at, { reason })
            }
          />
        )}
      </>
    ),
  };
}

/** Changes after the scheduled ones are discarded first. */
function getDiscardLabels(saved: EditedArticle) {
  if (isAheadOfSchedule(saved)) return { children: 'Discard later changes', sure: 'Discard the later changes?' };
  const sure = saved.scheduledChanges ? 'Discard the changes and their schedule?' : 'Discard the changes?';
  return { children: 'Discard changes', sure };
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
          <ConfirmButton size="small" disabled={busy} {...getDiscardLabels(saved)} onConfirm={() => void discard()} />
        )}{' '}
        {canUnpublish && saved?.status === 'PUBLISHED' && (
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
  const plan = usePlan({ isPast: true, onPlan: (at) => changeDate(at).then(() => setIsOpen(false)) });
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
      {isOpen && <ScheduleForm busy={busy} plan={plan} label="Publish date" action="Set publish date" />}
    </>
  );
}

/** Which changes of a published article readers do not see yet. */
const DraftState = ({ editor: { saved } }: { editor: Editor }) => (
  <div role="status">
    {saved?.draft && (
      <p>
        <b>Unpublished changes</b>, saved <Moment at={saved.draft.savedAt} />
        {saved.draft.savedBy && ` by ${saved.draft.savedBy.name}`}. Visitors do not see them.
      </p>
    )}
    {saved?.scheduledChanges && <ScheduleState changes={saved.scheduledChanges} isAhead={isAheadOfSchedule(saved)} />}
  </div>
);

type ScheduleStateProps = { changes: NonNullable<EditedArticle['scheduledChanges']>; isAhead: boolean };

/** When the scheduled changes become the public text, or why they did not. */
const ScheduleState = ({ changes: { publishAt, failure }, isAhead }: ScheduleStateProps) =>
  failure ? (
    <p className={barStyles.failure}>
      <b>Changes were not published</b> on <Moment at={publishAt} />. {failure}
    </p>
  ) : (
    <p>
      <b>Changes go live</b> on <Moment at={publishAt} />.{isAhead && ' Later changes are not in the schedule.'}
    </p>
  );
