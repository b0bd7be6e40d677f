import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { describeFailure, getStatus } from '#web/runtime/failure.ts';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { AdminArticleList } from './ArticleList.tsx';
import { ListTools, toStatusTabs } from '#web/portal/ListTools.tsx';
import styles from './ArticlesPage.module.css';
import { articlesFilter, type ArticlesFilterValues, filterLabels, statuses } from './articleLabels.ts';
import { articleListQueries, useArticleList } from './useArticleList.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

export const queries = articleListQueries;

/** All articles: drafts, scheduled and published. The URL holds the filter. */
export function ArticlesPage() {
  const params = usePageQuery();
  const values = articlesFilter.read(params);
  const { rows, page, search, categories, error, loading, retry, more } = useArticleList(params);
  return (
    <>
      <AdminHead
        title="Articles"
        description="All articles of the Resources pages: published, scheduled, and drafts that only administrators see."
        path={paths.adminArticles}
        count={page && formatCaption(rows.length, page.hasNextPage, { ...values, search: search ? values.search : '' })}
        action={
          <ButtonLink to={paths.adminArticleNew} size="small" variant="primary">
            New article
          </ButtonLink>
        }
      />
      <div className={adminStyles.page}>
        <ArticlesFilter values={values} categories={categories} counts={search?.categories ?? null} />
        <p role="status" className={styles.found}>
          {values.search && search && describeResults(search, values)}
        </p>
        {error ? (
          <>
            <HttpStatus code={getStatus(error)} />
            <LoadFailure sentence={describeFailure(error)} onRetry={retry} />
          </>
        ) : !page ? (
          <TableSkeleton />
        ) : rows.length > 0 ? (
          <AdminArticleList
            key={values.status === 'TRASH' ? 'trash' : 'desk'}
            trash={values.status === 'TRASH'}
            articles={rows}
            isBusy={loading}
            more={{ page, label: 'articles', onMore: more }}
          />
        ) : (
          <EmptyState values={values} />
        )}
      </div>
    </>
  );
}

function formatCaption(count: number, more: boolean, { status, search }: ArticlesFilterValues): string {
  const order = search ? 'best matches first' : 'articles without a date first, then the newest';
  return `${formatCount(count, 'article')}${more ? ', more available' : ''}: ${
    status === 'TRASH' ? 'each article is deleted permanently after 30 days in the trash' : order
  }`;
}

type Search = { totalCount: number; hasMore: boolean; corrected: string | null };

/** The number of results, and the corrected search text if the original had none. */
function describeResults({ totalCount, hasMore, corrected }: Search, { search }: ArticlesFilterValues) {
  const results = `${formatCount(totalCount, 'article')}${hasMore ? ' or more' : ''}`;
  if (!corrected) return `${results} found for “${search}”`;
  return (
    <>
      No results for “{search}”. Results for <b>{corrected}</b>: {results}
    </>
  );
}

function EmptyState({ values: { status, category, search } }: { values: ArticlesFilterValues }) {
  if (status === 'TRASH' && !category && !search)
    return (
      <Empty title="The trash is empty." to={paths.adminArticles} action="Show all articles">
        Deleted articles stay here for 30 days and can be restored.
      </Empty>
    );
  return status !== 'ALL' || category || search ? (
    <Empty title="No article matches." to={paths.adminArticles} action="Show all articles">
      Try fewer words, another status or another category.
    </Empty>
  ) : (
    <Empty title="No articles yet." to={paths.adminArticleNew} action="Write the first one">
      A new article is a draft until you publish it.
    </Empty>
  );
}

interface ArticlesFilterProps {
  values: ArticlesFilterValues;
  categories: readonly { slug: string; name: string }[];
  /** Number of search results per category; null without a search. */
  counts?: readonly { category: { slug: string }; count: number }[] | null;
}

/** The filter of the list of articles: status, category and search text. */
function ArticlesFilter({ values, categories, counts = null }: ArticlesFilterProps) {
  const countIn = (slug: string) =>
    counts ? ` (${counts.find(({ category }) => category.slug === slug)?.count ?? 0})` : '';
  return (
    <ListTools
      tabs={toStatusTabs(
        paths.adminArticles,
        articlesFilter,
        values,
        statuses.map((status) => [status, filterLabels[status]] as const),
      )}
      search={{
        path: paths.adminArticles,
        filter: articlesFilter,
        values,
        label: 'Search title, summary and text',
        fields: {
          names: ['category'],
          children: (
            // The key selects the category again when the categories have loaded.
            <select key={categories.length} name="category" aria-label="Category" defaultValue={values.category}>
              <option value="">All categories</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                  {countIn(slug)}
                </option>
              ))}
            </select>
          ),
        },
      }}
    />
  );
}
