import { useParams } from 'react-router-dom';
import { EditArticleDocument, useEditArticleQuery } from '../../../../../graphql/generated/admin.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { QueryResult } from '../../../../ui/QueryResult.tsx';
import { paths } from '../../../../paths.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { EditorBar } from './EditorBar.tsx';
import { articleList, getEditorTitle } from './PublishingBar.tsx';
import { useVisit } from './useVisit.ts';
import { pageQuery } from '../../../../runtime/pageQueries.ts';
import { usePageData } from '../../../../runtime/usePageData.ts';

/** No article has this id, so one query serves both new and existing articles. */
const NEW = 'new';

const editArticleQuery = pageQuery(EditArticleDocument, useEditArticleQuery, ({ params: { id = NEW } }) => ({ id }));

export const queries = [editArticleQuery];

/** The editor page for new and existing articles. */
export function EditArticlePage() {
  const { id = NEW } = useParams();
  const { number, isCreatedHere, onCreate } = useVisit(id, paths.adminArticle);
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(editArticleQuery, { fetchPolicy: 'network-only', skip: isCreatedHere });
  const isNew = id === NEW;
  const title = getEditorTitle(isNew);
  const data = query.data ?? (isCreatedHere ? query.previousData : undefined);
  const article = data?.node && 'title' in data.node ? data.node : null;
  const hasEditor = data !== undefined && (isNew || isCreatedHere || article !== null);
  return (
    <>
      <PageHead
        title={title}
        description="Write an article, preview it, then save, publish or schedule it."
        path={isNew ? paths.adminArticleNew : paths.adminArticle(id)}
        hidden
      />
      {!hasEditor && <EditorBar list={articleList} title={title} />}
      <QueryResult query={query} keepsFormer={isCreatedHere}>
        {({ categories, articleAuthors }) =>
          hasEditor ? (
            <ArticleEditor
              key={number}
              article={article}
              categories={categories.nodes}
              authors={articleAuthors}
              onCreate={onCreate}
            />
          ) : (
            <Empty isMissing title="This article does not exist." to={paths.adminArticles} action="Show all articles">
              It may have been deleted.
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}
