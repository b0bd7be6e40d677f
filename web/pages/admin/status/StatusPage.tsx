import { SystemStatusDocument, useSystemStatusQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { StatusList } from './StatusList.tsx';

const statusQuery = pageQuery(SystemStatusDocument, useSystemStatusQuery, () => ({}));

export const queries = [statusQuery];

/** How well the parts of the system work, the failing ones first. */
export function StatusPage() {
  const query = usePageData(statusQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <AdminHead
        title="Status"
        description="How well the parts of the system work. Administrators get an email when a part fails."
        path={paths.adminStatus}
        action={
          <ButtonLink to={paths.adminStatus} size="small" reload>
            Refresh
          </ButtonLink>
        }
      />
      <div className={adminStyles.page}>
        <QueryResult query={query} skeleton={<TableSkeleton />}>
          {({ systemStatus }) => <StatusList {...systemStatus} />}
        </QueryResult>
      </div>
    </>
  );
}
