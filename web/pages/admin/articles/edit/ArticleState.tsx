import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import { statusLabels } from '../articleLabels.ts';
import { type EditedArticle, isAheadOfSchedule } from './editing.ts';
import styles from './EditorBar.module.css';
import type { AutosaveState } from './useAutosave.ts';
import type { Editor } from './useEditor.ts';

/** The article's status, and whether its changes are saved, in one line. */
export const ArticleState = ({ editor: { saved, dirty, autosave } }: { editor: Editor }) => (
  <p role="status">
    <b>{statusLabels[saved?.status ?? 'DRAFT']}</b>
    {saved && <Place article={saved} />}
    <span>{describeSaving({ saved, dirty, autosave })}</span>
  </p>
);

type SignedOutState = { isSignedOut: boolean; savesByHand: boolean };
type SavingState = { saved: unknown; dirty: boolean; autosave: AutosaveState };

export const describeSaving = ({ saved, dirty, autosave }: SavingState): string =>
  autosave.isSaving ? ' · Saving …' : dirty ? ' · Not saved' : saved ? ' · Saved' : '';

/** Why the last changes are not saved. */
export function SaveFailure({ editor }: { editor: Omit<SavingState, 'saved'> & SignedOutState }) {
  const { dirty, autosave, isSignedOut, savesByHand } = editor;
  const reason = isSignedOut ? 'signedOut' : autosave.failed;
  return (
    <div role="status">
      {dirty && reason && <Failure reason={reason === 'signedOut' && savesByHand ? 'signedOutByHand' : reason} />}
    </div>
  );
}

/** Which changes of a published article readers do not see yet. */
export const DraftState = ({ editor: { saved } }: { editor: Editor }) => (
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
    <p className={styles.failure}>
      <b>Changes were not published</b> on <Moment at={publishAt} />. {failure}
    </p>
  ) : (
    <p>
      <b>Changes go live</b> on <Moment at={publishAt} />.{isAhead && ' Later changes are not in the schedule.'}
    </p>
  );

const reasons = {
  connection: 'No connection. Your changes are kept in this browser and saved as soon as the server responds.',
  signedOut: 'You are signed out. Your changes are kept in this browser and saved when you sign in again.',
  signedOutByHand: 'You are signed out. Your changes are kept in this browser. Sign in, then save them here.',
  refused: 'Your changes are kept in this browser. Save the draft to see why the server does not accept them.',
};

/** Says where the changes are, and lets a person sign in without leaving the text. */
const Failure = ({ reason }: { reason: keyof typeof reasons }) => (
  <p className={styles.failure}>
    {reasons[reason]}
    {(reason === 'signedOut' || reason === 'signedOutByHand') && (
      <>
        {' '}
        <a href={paths.auth} target="_blank" rel="noopener">
          Sign in (opens in a new tab)
        </a>
      </>
    )}
  </p>
);

function Place({ article: { status, publishedAt, slug } }: { article: EditedArticle }) {
  if (status === 'SCHEDULED' && publishedAt)
    return (
      <span className={styles.place}>
        {' for '}
        <Moment at={publishedAt} />
      </span>
    );
  if (status !== 'PUBLISHED') return null;
  return (
    <span className={styles.place}>
      {' at '}
      <InlineLink to={paths.article(slug)}>{paths.article(slug)}</InlineLink>
    </span>
  );
}
