import { EditSiteDetailsDocument, useEditSiteDetailsQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { SiteDetailsForm } from './SiteDetailsForm.tsx';

const siteDetailsQuery = pageQuery(EditSiteDetailsDocument, useEditSiteDetailsQuery, noVariables);

export const queries = [siteDetailsQuery];

/** The facts about the operator on the public pages, with their former versions. */
export function SiteDetailsPage() {
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(siteDetailsQuery, { fetchPolicy: 'network-only' });
  return (
    <>
      <AdminHead
        title="Site details"
        description="The facts about your company on the public pages: address, founders, legal statements. Every one is optional, and what is not set is left out or said to be not stated."
        path={paths.adminSite}
      />
      <QueryResult query={query} keepsFormer>
        {({ siteDetails, siteDetailsVersions }) => (
          <SiteDetailsForm
            details={siteDetails}
            versions={siteDetailsVersions}
            readNewest={async () => (await query.refetch().catch(() => null))?.data?.siteDetails ?? null}
          />
        )}
      </QueryResult>
    </>
  );
}
