import {
  GroupChoicesDocument,
  PeopleDocument,
  useGroupChoicesQuery,
  usePeopleQuery,
} from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { download } from '../../../runtime/download.ts';
import { formatListed } from '../../../runtime/formatCount.ts';
import { noVariables, pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { AdminHead } from '../../../list/AdminHead.tsx';
import headStyles from '../../../ui/PortalSection.module.css';
import styles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { PeopleList } from './PeopleList.tsx';
import { peopleFilter, peopleTabs, toExportUrl, toPeopleVariables } from './peopleLabels.ts';

const LATER_PAGE = 50;

const peopleQuery = pageQuery(PeopleDocument, usePeopleQuery, ({ search }) => toPeopleVariables(search));
const groupChoicesQuery = pageQuery(GroupChoicesDocument, useGroupChoicesQuery, noVariables);

export const queries = [peopleQuery, groupChoicesQuery];

/** The list of investors. People whose requests wait are on the page of requests. */
export function PeoplePage() {
  const params = usePageQuery();
  const values = peopleFilter.read(params);
  const query = usePageData(peopleQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const users = (current ?? previousData)?.users;
  const groups = usePageData(groupChoicesQuery, { fetchPolicy: 'cache-and-network' }).data?.groups.nodes ?? [];
  return (
    <>
      <AdminHead
        title="Investors"
        description="People with an account or an invitation, their groups and their access."
        path={paths.investorPeople}
        count={users && formatListed(users.edges.length, 'person', users.pageInfo, '', 'people')}
        action={
          <>
            <ExportButton url={toExportUrl(params)} />
            <ButtonLink size="small" variant="primary" to={paths.investorInvite}>
              Invite people
            </ButtonLink>
          </>
        }
      />
      <div className={styles.page}>
        <ListTools
          tabs={toStatusTabs(paths.investorPeople, peopleFilter, values, peopleTabs)}
          search={{
            path: paths.investorPeople,
            filter: peopleFilter,
            values,
            label: 'Name, email address or company',
            ...(groups.length > 0 && {
              fields: { names: ['group'], children: <GroupField groups={groups} value={values.group} /> },
            }),
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            data.users.edges.length > 0 ? (
              <PeopleList
                people={data.users.edges.map(({ node }) => node)}
                groups={groups}
                isBusy={loading}
                more={{
                  page: data.users.pageInfo,
                  label: 'people',
                  onMore: (after) =>
                    fetchMore({ variables: { first: LATER_PAGE, after }, updateQuery: appendPage('users') }),
                }}
              />
            ) : (
              <NoPeople isFiltered={peopleFilter.toUrl('', values) !== ''} />
            )
          }
        </QueryResult>
      </div>
    </>
  );
}

const GroupField = ({ groups, value }: { groups: readonly { id: string; name: string }[]; value: string }) => (
  <select name="group" aria-label="Group" defaultValue={value}>
    <option value="">All groups</option>
    {groups.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

function ExportButton({ url }: { url: string }) {
  const withToast = useActionToast();
  const messages = { done: 'The list was exported', failed: 'The list was not exported' };
  return (
    <Button size="small" onClick={() => void withToast(() => download(url, 'investors.csv'), messages)}>
      <span>
        Export <span className={headStyles.more}>as CSV</span>
      </span>
    </Button>
  );
}

const NoPeople = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No people match this filter." to={paths.investorPeople} action="Clear filter">
      Try fewer letters, another status or all groups.
    </Empty>
  ) : (
    <Empty title="No investors yet." to={paths.investorInvite} action="Invite people">
      People whom you invite or whose requests you approve appear here.
    </Empty>
  );
