import {
  PreviewedArticleDocument,
  type PreviewedArticleQuery,
  usePreviewedArticleQuery,
} from '#graphql/generated/preview.ts';
import { paths } from '#web/paths.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { usePageData } from '#web/runtime/usePageData.ts';
import { ArticleSheet } from '#web/site/ArticleSheet.tsx';
import { NotFoundPage } from '#web/site/ErrorPages.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import styles from './PreviewPage.module.css';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const previewQuery = pageQuery(PreviewedArticleDocument, usePreviewedArticleQuery, noVariables);

export const queries = [previewQuery];

/** The page behind a preview link: the draft of an article as its public page would show it. */
export function PreviewPage() {
  const { data, error, refetch } = usePageData(previewQuery);
  if (error)
    return (
      <div className={styles.failure}>
        <PageHead title="Preview" description="A draft." path={paths.preview} hidden />
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error, 'draft')} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <LoadingMark label="Loading the draft" />;
  const article = data.browser.previewedArticle;
  if (!article)
    return (
      <>
        <HttpStatus code={404} />
        <NotFoundPage
          path={paths.preview}
          title="This preview does not exist."
          text="The link may be incomplete, have ended or have been revoked. Ask the person who sent it for a new one."
        />
      </>
    );
  return (
    <>
      <PageHead title={article.title} description="A draft." path={paths.preview} hidden />
      <Notice article={article} />
      <ArticleSheet
        article={article}
        trail={[
          { name: 'Resources', to: paths.resources },
          { name: article.title, to: paths.preview },
        ]}
      />
    </>
  );
}

type PreviewedArticle = NonNullable<PreviewedArticleQuery['browser']['previewedArticle']>;

const Notice = ({ article: { isPublished, savedAt, expiresAt } }: { article: PreviewedArticle }) => (
  <p role="note" className={styles.notice}>
    {isPublished ? (
      <>
        <b>Preview.</b> This text is published, and there are no unpublished changes.
      </>
    ) : (
      <>
        <b>Draft.</b> This text is not published. It was saved <Moment at={savedAt} />.
      </>
    )}{' '}
    Your link works until <Moment at={expiresAt} />.
  </p>
);
