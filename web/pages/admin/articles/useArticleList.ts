import { appendPage } from '#web/ui/LoadMore.tsx';
import {
  AdminSearchDocument,
  useAdminSearchQuery,
  AdminArticlesDocument,
  useAdminArticlesQuery,
  type AdminSearchQuery,
} from '#graphql/generated/admin.ts';
import { articlesFilter, type ArticlesFilterValues, type ListedArticle } from './articleLabels.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const PAGE = 25;

function toVariables({ status, category, search: searchText }: ArticlesFilterValues, after: string | null) {
  const trashed = status === 'TRASH';
  // Scheduled articles are listed together with published articles whose changes are scheduled.
  const scheduled = status === 'SCHEDULED';
  // The search knows neither of these lists, so they are filtered by the words.
  const isFiltered = trashed || scheduled;
  const search = isFiltered ? '' : searchText;
  const filter = { category: category || null };
  const oneStatus = status === 'ALL' || trashed ? null : status;
  const words = (isFiltered && searchText) || null;
  const listing = { first: PAGE, after, ...filter, status: scheduled ? null : oneStatus, trashed, scheduled, words };
  const searching = { query: search, first: PAGE, after, ...filter, status: oneStatus };
  return { search, listing, searching };
}

const readUrl = (params: URLSearchParams) => toVariables(articlesFilter.read(params), params.get('after'));

const listQuery = pageQuery(AdminArticlesDocument, useAdminArticlesQuery, (request) => {
  const { search, listing } = readUrl(request.search);
  return search === '' ? listing : null;
});

const searchQuery = pageQuery(AdminSearchDocument, useAdminSearchQuery, (request) => {
  const { search, searching } = readUrl(request.search);
  return search === '' ? null : searching;
});

export const articleListQueries = [listQuery, searchQuery];

/** The article list by date, or the search results by relevance. Only one of the two queries runs. */
export function useArticleList(params: URLSearchParams) {
  const { search } = readUrl(params);
  const list = usePageData(listQuery, { fetchPolicy: 'cache-and-network' });
  const found = usePageData(searchQuery, { fetchPolicy: 'cache-and-network' });
  const listData = list.data ?? list.previousData;
  const result = found.data ?? found.previousData;
  const { error, loading, data, refetch } = search ? found : list;
  return {
    rows: search ? toRows(result) : (listData?.articles.edges.map(({ node }): ListedArticle => node) ?? []),
    page: search ? result?.search.pageInfo : listData?.articles.pageInfo,
    search: search ? (result?.search ?? null) : null,
    categories: result?.categories.nodes ?? listData?.categories.nodes ?? [],
    error: data ? undefined : error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    more: (next: string) =>
      search
        ? found.fetchMore({ variables: { after: next }, updateQuery: appendPage('search') })
        : list.fetchMore({ variables: { after: next }, updateQuery: appendPage('articles') }),
  };
}

/** An edge stays in the result after its article was deleted, so edges without an article are skipped. */
const toRows = (result: AdminSearchQuery | undefined): ListedArticle[] =>
  result?.search.edges.flatMap(({ node }) => (node.article ? [{ ...node.article, hit: node }] : [])) ?? [];
