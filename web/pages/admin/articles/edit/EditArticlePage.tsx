import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { EditArticleDocument, useEditArticleQuery } from '../../../../../graphql/generated/admin.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { QueryResult } from '../../../../ui/QueryResult.tsx';
import { paths } from '../../../../paths.ts';
import { HttpStatus } from '../../../../runtime/ServerContext.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { EditorBar } from './EditorBar.tsx';
import { pageQuery } from '../../../../runtime/pageQueries.ts';
import { usePageData } from '../../../../runtime/usePageData.ts';

/** No article has this id, so one query serves both new and existing articles. */
const NEW = 'new';

const editArticleQuery = pageQuery(EditArticleDocument, useEditArticleQuery, ({ params: { id = NEW } }) => ({ id }));

export const queries = [editArticleQuery];

/** One visit to an article. It goes on when the first save gives a new article its id, so that typing is not interrupted. */
function useVisit(id: string) {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<{ id: string; number: number; createdId: string | null }>({
    id,
    number: 0,
    createdId: null,
  });
  const isCreatedHere = visit.createdId === id;
  if (visit.id !== id) setVisit(isCreatedHere ? { ...visit, id } : { id, number: visit.number + 1, createdId: null });
  const onCreate = (createdId: string) => {
    setVisit((now) => ({ ...now, createdId }));
    void navigate(paths.adminArticle(createdId), { replace: true, state: { keepsPlace: true } });
  };
  return { number: visit.number, isCreatedHere, onCreate };
}

/** The editor page for new and existing articles. */
export function EditArticlePage() {
  const { id = NEW } = useParams();
  const { number, isCreatedHere, onCreate } = useVisit(id);
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(editArticleQuery, { fetchPolicy: 'network-only', skip: isCreatedHere });
  const isNew = id === NEW;
  const data = query.data ?? (isCreatedHere ? query.previousData : undefined);
  const article = data?.node && 'title' in data.node ? data.node : null;
  const hasEditor = data !== undefined && (isNew || isCreatedHere || article !== null);
  return (
    <>
      <PageHead
        title={isNew ? 'New article' : 'Edit article'}
        description="Write an article, preview it, then save, publish or schedule it."
        path={isNew ? paths.adminArticleNew : paths.adminArticle(id)}
        hidden
      />
      {!hasEditor && <EditorBar isNew={isNew} />}
      <QueryResult query={query} keepsFormer={isCreatedHere}>
        {({ categories }) =>
          hasEditor ? (
            <ArticleEditor key={number} article={article} categories={categories.nodes} onCreate={onCreate} />
          ) : (
            <>
              <HttpStatus code={404} />
              <Empty title="This article does not exist." to={paths.adminArticles} action="Show all articles">
                It may have been deleted.
              </Empty>
            </>
          )
        }
      </QueryResult>
    </>
  );
}
