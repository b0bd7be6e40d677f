import { useSearchParams } from 'react-router-dom';
import {
  type DeskArticlesQuery,
  type DeskArticlesQueryVariables,
  useDeskArticlesQuery,
} from '../../../../graphql/generated/admin.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingMark } from '../../../components/LoadingMark.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { sentenceOf, statusOf } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { HttpStatus } from '../../../ServerContext.tsx';
import { DeskHead } from '../desk/DeskHead.tsx';
import desk from '../review/ReviewDesk.module.css';
import { plural } from '../review/reviewWords.ts';
import { ArticlesDesk } from './ArticlesDesk.tsx';
import { ArticlesFilter } from './ArticlesFilter.tsx';
import styles from './ArticlesPage.module.css';
import { type Asked, readAsked } from './articleWords.ts';

const PAGE = 25;

/** Every article, written, planned or live. What is shown is in the address. */
export function ArticlesPage() {
  const [params] = useSearchParams();
  const asked = readAsked(params);
  const variables = {
    first: PAGE,
    after: params.get('after'),
    filter: {
      status: asked.status === 'ALL' || asked.status === 'TRASH' ? null : asked.status,
      trashed: asked.status === 'TRASH' || null,
      category: asked.category || null,
      search: asked.search || null,
    },
  } satisfies DeskArticlesQueryVariables;
  const read = useDeskArticlesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, error, loading, fetchMore, refetch } = read;
  const data = current ?? previousData;
  const articles = data?.articles.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <DeskHead
        title="Articles"
        description="Everything on the Resources pages: what is live, what is planned, and what only admins see."
        path={paths.adminArticles}
      />
      <div className={desk.desk}>
        <p className={styles.bar}>
          <ButtonLink to={paths.adminArticleNew} size="small" variant="primary">
            New article
          </ButtonLink>
        </p>
        <ArticlesFilter asked={asked} categories={data?.categories ?? []} />
        {error && !current ? (
          <>
            <HttpStatus code={statusOf(error)} />
            <LoadFailure sentence={sentenceOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
          </>
        ) : !data ? (
          <LoadingMark />
        ) : articles.length > 0 ? (
          <>
            <ArticlesDesk
              key={asked.status === 'TRASH' ? 'trash' : 'desk'}
              trash={asked.status === 'TRASH'}
              articles={articles}
              caption={captionOf(articles.length, data, asked)}
              busy={loading}
            />
            <LoadMore
              page={data.articles.pageInfo}
              what="articles"
              onMore={(after) => fetchMore({ variables: { ...variables, after }, updateQuery: append })}
            />
          </>
        ) : (
          <Nothing asked={asked} />
        )}
      </div>
    </>
  );
}

const captionOf = (count: number, { articles }: DeskArticlesQuery, { status }: Asked): string =>
  `${plural(count, 'article')}${articles.pageInfo.hasNextPage ? ', more follow' : ''}: ${
    status === 'TRASH' ? 'each is deleted for ever 30 days after it came here' : 'without a date first, then the newest'
  }`;

function Nothing({ asked: { status, category, search } }: { asked: Asked }) {
  if (status === 'TRASH' && !category && !search)
    return (
      <Empty title="The trash is empty." to={paths.adminArticles} action="Show all articles">
        What is deleted stays here for 30 days and can be taken back.
      </Empty>
    );
  return status !== 'ALL' || category || search ? (
    <Empty title="No article matches." to={paths.adminArticles} action="Show all articles">
      Try fewer words, another status or another category.
    </Empty>
  ) : (
    <Empty title="There are no articles yet." to={paths.adminArticleNew} action="Write the first one">
      A new article is a draft until you publish it.
    </Empty>
  );
}

/** The list so far and the next page of it, as one list that ends where the page does. */
const append = (shown: DeskArticlesQuery, { fetchMoreResult: more }: { fetchMoreResult: DeskArticlesQuery }) => ({
  ...more,
  articles: { ...more.articles, edges: [...shown.articles.edges, ...more.articles.edges] },
});
