import { SearchDocument, type SearchQuery, useSearchQuery } from '#graphql/generated/search.ts';
import type { ArticleListItemFragment } from '#graphql/generated/site.ts';
import { ArticleList, ArticleListSkeleton } from '#web/site/ArticleList.tsx';
import { FilterMenu } from '#web/site/FilterMenu.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SearchResultList } from '#web/site/SearchResultList.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import styles from './ResourcesSearch.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { makeResourcesUrl } from './ResourcesFilter.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const PAGE = 8;

interface ResourcesSearchProps {
  searchText: string;
  category: string | null;
  /** Articles to show if the search found nothing. */
  newest: readonly ArticleListItemFragment[];
}

const toVariables = (query: string, category: string | null, after: string | null) => ({
  query,
  first: PAGE,
  after,
  category,
});

export const searchQuery = pageQuery(SearchDocument, useSearchQuery, ({ search }) => {
  const searchText = search.get('search')?.trim();
  return searchText ? toVariables(searchText, search.get('category'), search.get('after')) : null;
});

/** Search results with their number and categories. The code loads only for a search. */
export function ResourcesSearch({ searchText, category, newest }: ResourcesSearchProps) {
  const { data: current, previousData, error, loading, fetchMore, refetch } = usePageData(searchQuery);
  const result = (current ?? previousData)?.search;
  const failed = error && !current;
  return (
    <>
      <p role="status" className={styles.count}>
        {result && !failed ? <Count result={result} searchText={searchText} /> : failed ? '' : 'Searching …'}
      </p>
      {failed ? (
        <>
          <HttpStatus code={getStatus(error)} />
          <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : !result ? (
        <ArticleListSkeleton rows={PAGE} />
      ) : (
        <>
          <Facets facets={result.categories} category={category} searchText={searchText} />
          {result.edges.length > 0 ? (
            <div aria-busy={loading}>
              <SearchResultList results={result.edges.map(({ node }) => node)} />
              <LoadMore
                page={result.pageInfo}
                label="results"
                onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('search') })}
              />
            </div>
          ) : (
            <Nothing newest={newest} />
          )}
        </>
      )}
    </>
  );
}

type Result = SearchQuery['search'];

function Count({ result: { totalCount, hasMore, corrected }, searchText }: { result: Result; searchText: string }) {
  const count = `${totalCount}${hasMore ? ' or more' : ''}`;
  if (!corrected) return `${count} ${totalCount === 1 ? 'result' : 'results'} for “${searchText}”`;
  return (
    <>
      No results for “{searchText}”. Results for <b>{corrected}</b>: {count}
    </>
  );
}

type FacetsProps = { facets: Result['categories']; category: string | null; searchText: string };

function Facets({ facets, category, searchText }: FacetsProps) {
  if (facets.length === 0) return null;
  return (
    <div className={styles.facets}>
      <FilterMenu
        label="Results by category"
        options={facets.map(({ category: { name, slug }, count }) => ({
          name: (
            <>
              {name} <span>({count})</span>
            </>
          ),
          to: makeResourcesUrl(slug, searchText),
          isCurrent: slug === category,
        }))}
      />
    </div>
  );
}

const Nothing = ({ newest }: { newest: readonly ArticleListItemFragment[] }) => (
  <>
    <Empty title="No entries match this filter." to={paths.resources} action="Show all articles">
      Try fewer or other words, or another category.
    </Empty>
    {newest.length > 0 && (
      <>
        <h3 className={styles.newest}>Newest articles</h3>
        <ArticleList articles={newest} level={4} />
      </>
    )}
  </>
);
