import { Link } from 'react-router-dom';
import {
  AdminCaseStudiesDocument,
  type AdminCaseStudyFragment as Study,
  useAdminCaseStudiesQuery,
  useDeleteCaseStudyMutation,
  useMoveCaseStudyMutation,
  usePublishCaseStudyMutation,
  useUnpublishCaseStudyMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { ageColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { findIndustry, getIndustryName, industries } from '#web/site/industries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import articleStyles from '../articles/ArticlesPage.module.css';
import adminStyles from '../shared/Admin.module.css';
import { caseStudiesFilter, type CaseStudiesFilterValues, statusLabels, statusTabs } from './caseStudyLabels.ts';
import { Options } from '#web/forms/SelectField.tsx';

const query = pageQuery(AdminCaseStudiesDocument, useAdminCaseStudiesQuery, (request) => {
  const { status, industry, search } = caseStudiesFilter.read(request.search);
  return {
    first: 25,
    after: request.search.get('after'),
    filter: {
      status: status === 'ALL' ? null : status,
      industry: findIndustry(industry),
      search: search || null,
    },
  };
});

export const queries = [query];

const isNarrowed = ({ status, industry, search }: CaseStudiesFilterValues) =>
  status !== 'ALL' || industry !== '' || search !== '';

const PublishDate = ({ status, publishedAt }: Study) =>
  publishedAt && status === 'PUBLISHED' ? (
    <Moment at={publishedAt} />
  ) : (
    <span className={adminStyles.none}>No date</span>
  );

const columns: Column<Study>[] = [
  {
    label: 'Title',
    isHeader: true,
    className: articleStyles.title,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title }) => (
      <Link to={paths.adminCaseStudy(id)} dir="auto">
        <b>{title}</b>
      </Link>
    ),
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => statusLabels[status],
    renderCell: ({ status }) => (
      <span className={`${adminStyles.status} ${articleStyles.status}`} data-status={status}>
        {statusLabels[status]}
      </span>
    ),
  },
  valueColumn('Industry', ({ industry }) => getIndustryName(industry), {
    isHiddenWhenNarrow: true,
    isHiddenWhenPanelOpen: true,
  }),
  {
    label: 'Publish date',
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ publishedAt }) => publishedAt,
    renderCell: PublishDate,
  },
  ageColumn('Changed', ({ updatedAt }) => updatedAt, { className: adminStyles.age }),
];

const getSections = (study: Study) => ({
  'Case study': {
    Industry: getIndustryName(study.industry),
    Kind: study.isIllustrative ? 'Illustrative deployment' : 'Deployment of a customer',
    'Publish date': <PublishDate {...study} />,
    Changed: <Moment at={study.updatedAt} />,
  },
  Summary: study.summary ?? 'No summary',
});

const LIST = { refetchQueries: ['AdminCaseStudies'], awaitRefetchQueries: true };

/** All case studies in the order of the site. The URL holds the filter. */
export function CaseStudiesPage() {
  const values = caseStudiesFilter.read(usePageQuery());
  // Only then does the list have all published case studies in the order of the site.
  const isInOrder = values.status !== 'DRAFT' && values.industry === '' && values.search === '';
  const publish = useSend(usePublishCaseStudyMutation, LIST);
  const unpublish = useSend(useUnpublishCaseStudyMutation, LIST);
  const remove = useSend(useDeleteCaseStudyMutation, LIST);
  const move = useSend(useMoveCaseStudyMutation, LIST);
  return (
    <ListPage
      title="Case studies"
      description="All case studies in the order that visitors see. A newly published one comes first until it is moved."
      path={paths.adminCaseStudies}
      query={query}
      field="caseStudies"
      noun="case study"
      nouns="case studies"
      sorting="in the order of the site"
      create={{ label: 'New case study', to: paths.adminCaseStudyNew }}
      tools={{
        filter: caseStudiesFilter,
        tabs: statusTabs,
        search: 'Search title, summary and text',
        fields: { names: ['industry'], children: <IndustryField {...values} /> },
      }}
      columns={columns}
      getName={({ title }) => title}
      order={
        isInOrder
          ? {
              isMovable: ({ viewerCan }) => viewerCan.move,
              // Places are numbers among the published case studies, from 1.
              onMove: ({ id, title }, from, to) =>
                move(
                  { id, place: to + 1, expectedPlace: from + 1 },
                  { done: `${title} is now number ${to + 1}`, failed: 'The order was not changed' },
                ),
            }
          : undefined
      }
      actions={[
        {
          label: 'Edit case study',
          place: 'panel',
          isPrimary: true,
          isFor: ({ viewerCan }) => viewerCan.update,
          to: ({ id }) => paths.adminCaseStudy(id),
        },
        {
          label: 'Publish now',
          isInPanel: true,
          isFor: ({ viewerCan }) => viewerCan.publish,
          run: (study) => publish({ id: study.id }, report(`${study.title} was`, 'published')),
        },
        {
          label: ({ status }) => (status === 'PUBLISHED' ? 'Open page' : 'Preview page'),
          place: 'panel',
          to: ({ id }) => paths.caseStudy(id),
        },
        {
          label: 'Unpublish',
          sure: 'Unpublish? Readers lose access immediately.',
          isFor: ({ viewerCan }) => viewerCan.unpublish,
          run: (study) => unpublish({ id: study.id }, report(`${study.title} was`, 'unpublished')),
        },
        {
          label: 'Delete',
          isDestructive: true,
          sure: 'Delete permanently? This cannot be undone.',
          isFor: ({ viewerCan }) => viewerCan.delete,
          run: (study) => remove({ id: study.id }, report(`${study.title} was`, 'deleted')),
        },
      ]}
      panel={{
        renderFacts: ({ status }) => statusLabels[status],
        getSections,
      }}
      empty={<EmptyState {...values} />}
    />
  );
}

const IndustryField = ({ industry }: CaseStudiesFilterValues) => (
  <select name="industry" aria-label="Industry" defaultValue={industry}>
    <option value="">All industries</option>
    <Options of={Object.values(industries).map(({ slug, name }) => [slug, name] as const)} />
  </select>
);

const EmptyState = (values: CaseStudiesFilterValues) =>
  isNarrowed(values) ? (
    <Empty title="No case study matches." to={paths.adminCaseStudies} action="Show all case studies">
      Try fewer words, another status or another industry.
    </Empty>
  ) : (
    <Empty title="No case studies yet." to={paths.adminCaseStudyNew} action="Write the first one">
      A new case study is a draft until you publish it.
    </Empty>
  );
