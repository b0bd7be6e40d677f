import { InlineLink } from '../../../../ui/InlineLink.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import { paths } from '../../../../paths.ts';
import { statusLabels } from '../articleLabels.ts';
import type { EditedArticle } from './editing.ts';
import type { Editor } from './useEditor.ts';

/** The article's status, and whether its changes are saved, in one line. */
export const ArticleState = ({ editor: { saved, dirty, autosave } }: { editor: Editor }) => (
  <p role="status">
    <b>{statusLabels[saved?.status ?? 'DRAFT']}</b>
    {saved && <Place article={saved} />}
    {autosave.isSaving ? ' · Saving …' : dirty ? ' · Not saved' : saved ? ' · Saved' : ''}
  </p>
);

/** Why the last changes are not saved. */
export const SaveFailure = ({ editor: { dirty, autosave } }: { editor: Editor }) => (
  <div role="status">{dirty && autosave.failed && <Failure reason={autosave.failed} />}</div>
);

/** Which changes of a published article readers do not see yet. */
export const DraftState = ({ editor: { saved } }: { editor: Editor }) => (
  <div role="status">
    {saved?.draft && (
      <p>
        <b>Unpublished changes</b>, saved <Moment at={saved.draft.savedAt} />
        {saved.draft.savedBy && ` by ${saved.draft.savedBy.name}`}. Visitors do not see them.
      </p>
    )}
  </div>
);

const reasons = {
  connection: 'No connection. Your changes are kept in this browser and saved as soon as the server responds.',
  signedOut: 'You are signed out. Your changes are kept in this browser and saved when you sign in again.',
  refused: 'Your changes are kept in this browser. Save the draft to see why the server does not accept them.',
};

/** Says where the changes are, and lets a person sign in without leaving the text. */
const Failure = ({ reason }: { reason: keyof typeof reasons }) => (
  <p>
    {reasons[reason]}
    {reason === 'signedOut' && (
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
      <>
        {' for '}
        <Moment at={publishedAt} />
      </>
    );
  if (status !== 'PUBLISHED') return null;
  return (
    <>
      {' at '}
      <InlineLink to={paths.article(slug)}>{paths.article(slug)}</InlineLink>
    </>
  );
}
