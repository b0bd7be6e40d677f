import { AdminCaseStudiesDocument, useAdminCaseStudiesQuery } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { findIndustry, industries } from '../../../site/industries.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { CaseStudiesTable } from './CaseStudiesTable.tsx';
import { caseStudiesFilter, type CaseStudiesFilterValues, statusTabs } from './caseStudyLabels.ts';

const PAGE = 25;

const caseStudiesQuery = pageQuery(AdminCaseStudiesDocument, useAdminCaseStudiesQuery, (request) => {
  const { status, industry, search } = caseStudiesFilter.read(request.search);
  return {
    first: PAGE,
    after: request.search.get('after'),
    filter: {
      status: status === 'ALL' ? null : status,
      industry: findIndustry(industry),
      search: search || null,
    },
  };
});

export const queries = [caseStudiesQuery];

const isNarrowed = ({ status, industry, search }: CaseStudiesFilterValues) =>
  status !== 'ALL' || industry !== '' || search !== '';

/** All case studies in the order of the site. The URL holds the filter. */
export function CaseStudiesPage() {
  const params = usePageQuery();
  const values = caseStudiesFilter.read(params);
  const query = usePageData(caseStudiesQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.caseStudies;
  return (
    <>
      <AdminHead
        title="Case studies"
        description="All case studies in the order that visitors see. A newly published one comes first until it is moved."
        path={paths.adminCaseStudies}
        count={
          list &&
          formatListed(list.nodes.length, 'case study', list.pageInfo, 'in the order of the site', 'case studies')
        }
        action={
          <ButtonLink to={paths.adminCaseStudyNew} size="small" variant="primary">
            New case study
          </ButtonLink>
        }
      />
      <div className={adminStyles.page}>
        <CaseStudyTools values={values} />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ caseStudies: { nodes, pageInfo } }) =>
            nodes.length > 0 ? (
              <CaseStudiesTable
                studies={nodes}
                isInOrder={values.status !== 'DRAFT' && values.industry === '' && values.search === ''}
                isBusy={query.loading}
                more={{
                  page: pageInfo,
                  label: 'case studies',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('caseStudies') }),
                }}
              />
            ) : isNarrowed(values) ? (
              <Empty title="No case study matches." to={paths.adminCaseStudies} action="Show all case studies">
                Try fewer words, another status or another industry.
              </Empty>
            ) : (
              <Empty title="No case studies yet." to={paths.adminCaseStudyNew} action="Write the first one">
                A new case study is a draft until you publish it.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}

/** The row of the list's tools: status, industry and search text. */
const CaseStudyTools = ({ values }: { values: CaseStudiesFilterValues }) => (
  <ListTools
    tabs={toStatusTabs(paths.adminCaseStudies, caseStudiesFilter, values, statusTabs)}
    search={{
      path: paths.adminCaseStudies,
      filter: caseStudiesFilter,
      values,
      label: 'Search title, summary and text',
      fields: {
        names: ['industry'],
        children: (
          <select name="industry" aria-label="Industry" defaultValue={values.industry}>
            <option value="">All industries</option>
            {Object.values(industries).map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        ),
      },
    }}
  />
);
