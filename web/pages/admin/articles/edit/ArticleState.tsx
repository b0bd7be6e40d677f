import { InlineLink } from '../../../../ui/InlineLink.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import { paths } from '../../../../paths.ts';
import { statusLabels } from '../articleLabels.ts';
import type { EditedArticle } from './editing.ts';
import type { Editor } from './useEditor.ts';

/** The article's status, and which of its changes readers do not see yet. */
export function ArticleState({ editor: { saved, dirty } }: { editor: Editor }) {
  return (
    <div role="status">
      <p>
        <b>{statusLabels[saved?.status ?? 'DRAFT']}</b>
        {saved && <Place article={saved} />}
        {dirty ? ' · Not saved' : saved ? ' · Saved' : ''}
      </p>
      {saved?.draft && (
        <p>
          <b>Unpublished changes</b>, saved <Moment at={saved.draft.savedAt} />
          {saved.draft.savedBy && ` by ${saved.draft.savedBy.name}`}. Visitors do not see them.
        </p>
      )}
    </div>
  );
}

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
