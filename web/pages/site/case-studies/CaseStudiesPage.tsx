import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { CaseStudiesDocument, type CaseStudiesQueryVariables, useCaseStudiesQuery } from '#graphql/generated/site.ts';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { CaseStudyList, CaseStudyListSkeleton } from '#web/site/CaseStudyList.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { findIndustry, industries } from '#web/site/industries.ts';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { breadcrumbData, JsonLd } from '#web/site/JsonLd.tsx';
import { getCardPath, paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import { CaseStudyFilter, IllustrativeNote } from './CaseStudyFilter.tsx';
import styles from './CaseStudiesPage.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const PAGE = 6;
const description =
  'Illustrative deployments of an offline AI system, room by room: a records office, a hospital, a credit union, a water plant, a machine shop.';
const way = [
  { name: 'Resources', to: paths.resources },
  { name: 'Case studies', to: paths.caseStudies },
];

const toVariables = (params: URLSearchParams) =>
  ({
    first: PAGE,
    after: params.get('after'),
    filter: { industry: findIndustry(params.get('industry')) },
  }) satisfies CaseStudiesQueryVariables;

const caseStudiesQuery = pageQuery(CaseStudiesDocument, useCaseStudiesQuery, ({ search }) => toVariables(search));

export const queries = [caseStudiesQuery];

/** All case studies, filtered by industry (in the URL), and the reason why they name no customers. */
export function CaseStudiesPage() {
  const params = usePageQuery();
  const industry = findIndustry(params.get('industry'));
  const variables = toVariables(params);
  const { data: current, previousData, error, loading, fetchMore, refetch } = usePageData(caseStudiesQuery);
  const data = current ?? previousData;
  const studies = data?.caseStudies.edges.map(({ node }) => node) ?? [];
  const { publicUrl } = useSite();
  return (
    <>
      <PageHead
        title="Case studies"
        description={description}
        path={paths.caseStudies}
        image={getCardPath(paths.caseStudies)}
        hidden={Boolean(variables.after)}
      />
      <JsonLd data={{ '@context': 'https://schema.org', '@graph': [breadcrumbData(publicUrl, way)] }} />
      <PageHero
        title="Example deployments, and what went wrong."
        lead="Each example describes one deployment: the site, the rule that kept data inside, the people who work with the system, and a problem that no one had expected."
        trail={way}
        aside={<IllustrativeNote />}
      />
      <section aria-label="Case studies" className={styles.studies}>
        <CaseStudyFilter current={industry} />
        {error && !current ? (
          <>
            <HttpStatus code={getStatus(error)} />
            <LoadFailure sentence={describeFailure(error, 'case studies')} onRetry={() => void refetch()} />
          </>
        ) : loading && !data ? (
          <CaseStudyListSkeleton rows={3} />
        ) : studies.length > 0 ? (
          <div aria-busy={loading}>
            <CaseStudyList studies={studies} />
            <LoadMore
              page={data!.caseStudies.pageInfo}
              label="case studies"
              onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('caseStudies') })}
            />
          </div>
        ) : (
          <Empty title="No case studies here yet." to={paths.caseStudies} action="Show all case studies">
            {industry
              ? `There is no case study from ${industries[industry].building} at the moment.`
              : 'The first one is still being written.'}
          </Empty>
        )}
      </section>
      <CallToAction
        title="Yours would read differently."
        text="Bring the rule that worries you and a plan of the building. We start with who and what may enter."
      />
    </>
  );
}
