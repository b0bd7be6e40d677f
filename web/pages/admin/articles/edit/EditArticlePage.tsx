import { useParams } from 'react-router-dom';
import { useEditArticleQuery } from '../../../../../graphql/generated/admin.ts';
import { Empty } from '../../../../components/Empty.tsx';
import { LoadFailure } from '../../../../components/LoadFailure.tsx';
import { LoadingMark } from '../../../../components/LoadingMark.tsx';
import { sentenceOf, statusOf } from '../../../../failure.ts';
import { paths } from '../../../../paths.ts';
import { HttpStatus } from '../../../../ServerContext.tsx';
import { DeskHead } from '../../desk/DeskHead.tsx';
import desk from '../../review/ReviewDesk.module.css';
import { ArticleEditor } from './ArticleEditor.tsx';

/** Nothing has this id, so that one question reads both an article and what a new one needs. */
const NEW = 'new';

/** Where an article is written, new or known. */
export function EditArticlePage() {
  const { id = NEW } = useParams();
  // Never from memory: who edits begins from the newest version.
  const { data, error, refetch } = useEditArticleQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const isNew = id === NEW;
  const article = data?.node && 'title' in data.node ? data.node : null;
  return (
    <>
      <DeskHead
        title={isNew ? 'New article' : 'Edit article'}
        description="Write in Markdown, look at it as readers will, then save, publish or plan it."
        path={isNew ? paths.adminArticleNew : paths.adminArticle(id)}
      />
      <div className={desk.desk}>
        {error && !data ? (
          <>
            <HttpStatus code={statusOf(error)} />
            <LoadFailure sentence={sentenceOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
          </>
        ) : !data ? (
          <LoadingMark />
        ) : !isNew && !article ? (
          <>
            <HttpStatus code={404} />
            <Empty title="There is no such article." to={paths.adminArticles} action="Show all articles">
              Somebody may have deleted it meanwhile.
            </Empty>
          </>
        ) : (
          <ArticleEditor key={id} article={article} categories={data.categories} />
        )}
      </div>
    </>
  );
}
