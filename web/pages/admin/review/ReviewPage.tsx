import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import {
  GroupChoicesDocument,
  ReviewQueueDocument,
  useGroupChoicesQuery,
  useReviewQueueQuery,
  type ReviewQueueQuery,
  type ReviewQueueQueryVariables,
  type UserOrder,
} from '#graphql/generated/admin.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { ReviewList } from './ReviewList.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import styles from '../shared/Admin.module.css';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { readSort, type Sort } from '#web/list/columns.ts';
import { ListTools } from '#web/portal/ListTools.tsx';
import { formatListed } from '#web/runtime/formatCount.ts';
import { orderFields, reviewFilter, type ReviewedUser, type StatusFilter } from './reviewLabels.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

/** The first page is one screen of rows. Each later one has more. */
const PAGE = 10;
const LATER_PAGE = 50;

function toVariables(params: URLSearchParams) {
  const { status, search } = reviewFilter.read(params);
  const filter = { status: status === 'ALL' ? null : status, search: search || null };
  const after = params.get('after');
  const orderBy = toOrder(readSort(params.get('sort')));
  return {
    first: PAGE,
    after,
    filter,
    orderBy,
    answered: { ...filter, isAnswered: true },
    // A person who answered waits for the reviewer, so they come first.
    hasAnswered: status === 'PENDING' && orderBy === null && after === null,
  } satisfies ReviewQueueQueryVariables;
}

/** The order that a heading of the table names. Null is the order of the list: newest first. */
function toOrder(sort: Sort | null): UserOrder | null {
  const field = sort && orderFields[sort.name];
  return field ? { field, direction: sort.isDescending ? 'DESC' : 'ASC' } : null;
}

const reviewQueueQuery = pageQuery(ReviewQueueDocument, useReviewQueueQuery, ({ search }) => toVariables(search));

const groupChoicesQuery = pageQuery(GroupChoicesDocument, useGroupChoicesQuery, noVariables);

export const queries = [reviewQueueQuery, groupChoicesQuery];

/** The people who answered a question, then the list without them. */
function listUsers(data: ReviewQueueQuery): ReviewedUser[] {
  const answered = data.answered?.nodes ?? [];
  const ids = new Set(answered.map(({ id }) => id));
  return [...answered, ...data.users.nodes.filter(({ id }) => !ids.has(id))];
}

/** The registration review page. The URL holds the filter. */
export function ReviewPage() {
  const params = usePageQuery();
  const values = reviewFilter.read(params);
  const variables = toVariables(params);
  const query = usePageData(reviewQueueQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const users = data ? listUsers(data) : [];
  const groups = usePageData(groupChoicesQuery, { fetchPolicy: 'cache-and-network' }).data?.groups.nodes ?? [];
  return (
    <>
      <AdminHead
        title="Requests"
        description="Requests for an account in the investor portal, and the decisions on them."
        path={paths.investorAdmin}
        help="Requests for access that wait for a decision. People with an account or an invitation are under Investors."
        count={data && formatCaption(users.length, data, variables.orderBy === null)}
      />
      <div className={styles.page}>
        <ListTools
          search={{
            path: paths.investorAdmin,
            filter: reviewFilter,
            values,
            label: 'Name, username, email address or company',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            users.length > 0 ? (
              <ReviewList
                users={users}
                groups={groups}
                isSortedByServer
                isBusy={loading}
                more={{
                  page: data.users.pageInfo,
                  label: 'requests',
                  onMore: (after) =>
                    fetchMore({
                      variables: { first: LATER_PAGE, after, hasAnswered: false },
                      updateQuery: appendPage('users'),
                    }),
                }}
              />
            ) : (
              <EmptyState {...values} />
            )
          }
        </QueryResult>
      </div>
    </>
  );
}

function formatCaption(count: number, { users, answered }: ReviewQueueQuery, isNewestFirst: boolean): string {
  const order = answered?.nodes.length ? 'answered questions first' : 'newest first';
  return formatListed(count, 'request', users.pageInfo, isNewestFirst ? order : '');
}

function EmptyState({ status, search }: { status: StatusFilter; search: string }) {
  const all = `${paths.investorAdmin}?status=ALL`;
  if (search) {
    return (
      <Empty title="No accounts match this filter." to={all} action="Clear filter">
        Try fewer letters, or search in all statuses.
      </Empty>
    );
  }
  return (
    <Empty
      title={status === 'PENDING' ? 'No requests are waiting.' : 'No accounts match this filter.'}
      to={status === 'ALL' ? paths.investorAdmin : all}
      action={status === 'ALL' ? 'Show pending requests' : 'Clear filter'}
    >
      {status === 'PENDING'
        ? 'Reviewers receive an email for each new request.'
        : 'No account has this status now. Choose another status.'}
    </Empty>
  );
}
