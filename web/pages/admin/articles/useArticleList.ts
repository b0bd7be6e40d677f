import { appendPage } from '../../../ui/LoadMore.tsx';
import {
  AdminSearchDocument,
  AdminArticlesDocument,
  type AdminSearchQuery,
  useAdminArticlesQuery,
  useAdminSearchQuery,
} from '../../../../graphql/generated/admin.ts';
import { articlesFilter, type ArticlesFilterValues, type ListedArticle } from './articleLabels.ts';
import { pageQuery, type PageRequest } from '../../../runtime/pageQueries.ts';

const PAGE = 25;

function toVariables({ status, category, search: searchText }: ArticlesFilterValues, after: string | null) {
  const trashed = status === 'TRASH';
  // The search index does not contain deleted articles, so the trash is filtered by an exact text match.
  const search = trashed ? '' : searchText;
  const filter = { status: status === 'ALL' || trashed ? null : status, category: category || null };
  const listing = { first: PAGE, after, ...filter, trashed, words: (trashed && searchText) || null };
  const searching = { query: search, first: PAGE, after, ...filter };
  return { search, listing, searching };
}

const fromUrl = ({ search: params }: PageRequest) => toVariables(articlesFilter.read(params), params.get('after'));

export const articleListQueries = [
  pageQuery(AdminArticlesDocument, (request) => {
    const { search, listing } = fromUrl(request);
    return search === '' ? listing : null;
  }),
  pageQuery(AdminSearchDocument, (request) => {
    const { search, searching } = fromUrl(request);
    return search === '' ? null : searching;
  }),
];

/** The article list by date, or the search results by relevance. Only one of the two queries runs. */
export function useArticleList(values: ArticlesFilterValues, after: string | null) {
  const { search, listing, searching } = toVariables(values, after);
  const list = useAdminArticlesQuery({ variables: listing, skip: search !== '', fetchPolicy: 'cache-and-network' });
  const searchQuery = useAdminSearchQuery({
    variables: searching,
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const listData = list.data ?? list.previousData;
  const result = searchQuery.data ?? searchQuery.previousData;
  const { error, loading, data, refetch } = search ? searchQuery : list;
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
        ? searchQuery.fetchMore({ variables: { ...searching, after: next }, updateQuery: appendPage('search') })
        : list.fetchMore({ variables: { ...listing, after: next }, updateQuery: appendPage('articles') }),
  };
}

/** An edge stays in the result after its article was deleted, so edges without an article are skipped. */
const toRows = (result: AdminSearchQuery | undefined): ListedArticle[] =>
  result?.search.edges.flatMap(({ node }) => (node.article ? [{ ...node.article, hit: node }] : [])) ?? [];
