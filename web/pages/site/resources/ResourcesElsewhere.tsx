import { NewestCaseStudiesDocument, useNewestCaseStudiesQuery } from '#graphql/generated/site.ts';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { anchors, paths } from '#web/paths.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

export const newestCaseStudiesQuery = pageQuery(NewestCaseStudiesDocument, useNewestCaseStudiesQuery, noVariables);

/** Links to whitepapers, case studies and documentation, as in the footer. */
export function ResourcesElsewhere() {
  const { data } = usePageData(newestCaseStudiesQuery);
  const newest = data?.caseStudies.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <section id={anchors.whitepapers}>
        <RelatedLinks
          title="Whitepapers"
          links={[
            {
              title: 'The whitepaper',
              description: 'The whole system on paper: what is in the rack, how it is fed, what it writes down.',
              to: paths.whitepaper,
            },
          ]}
        />
      </section>
      <section id={anchors.caseStudies}>
        <RelatedLinks
          title="Case studies"
          links={[
            ...newest.map(({ id, title, summary, isIllustrative }) => ({
              title,
              description: `${isIllustrative ? 'Illustrative deployment. ' : ''}${summary ?? ''}`,
              to: paths.caseStudy(id),
            })),
            {
              title: 'All case studies',
              description: 'Illustrative deployments, room by room: what was connected, what was not, and why.',
              to: paths.caseStudies,
            },
          ]}
        />
      </section>
      <section id={anchors.documentation}>
        <RelatedLinks
          title="Documentation"
          links={[
            {
              title: 'Technical overview',
              description: 'Components, ports, hardware classes, the path of an update, failure modes.',
              to: paths.technicalOverview,
            },
            {
              title: 'Trust',
              description:
                'Certificates held and not held, framework mappings, disclosure policy, questionnaire answers.',
              to: paths.trust,
            },
            {
              title: 'Train, deploy, use',
              description: 'The three steps, each with what you do and what the system does.',
              to: paths.train,
            },
            {
              title: 'Developers',
              description:
                'The GraphQL API of the portal: a first request, programs for common tasks, errors and limits.',
              to: paths.developers,
            },
          ]}
        />
      </section>
    </>
  );
}
