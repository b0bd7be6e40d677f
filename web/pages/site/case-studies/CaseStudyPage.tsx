import { CaseStudyDocument, type CaseStudyQuery, useCaseStudyQuery } from '#graphql/generated/site.ts';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { IndustryFigure } from '#web/site/IndustryFigure.tsx';
import { getIndustryName, industries, type Industry } from '#web/site/industries.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { listHeadings, RichText } from '#web/ui/RichText.tsx';
import { Section } from '#web/site/Section.tsx';
import type { Crumb } from '#web/site/Breadcrumbs.tsx';
import { breadcrumbData, JsonLd } from '#web/site/JsonLd.tsx';
import { TableOfContents } from '#web/site/TableOfContents.tsx';
import { getCardPath, paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import styles from './CaseStudyPage.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '#web/site/ErrorPages.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Day } from '#web/ui/Moment.tsx';
import { IllustrativeNote } from './CaseStudyFilter.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

type CaseStudy = NonNullable<CaseStudyQuery['caseStudy']>;

const caseStudyQuery = pageQuery(CaseStudyDocument, useCaseStudyQuery, ({ params: { id = '' } }) => ({ id }));

export const queries = [caseStudyQuery];

/** One case study: a section of the building, the initial situation, and the solution. */
export function CaseStudyPage() {
  const { data, error, refetch } = usePageData(caseStudyQuery);
  if (error) {
    return (
      <div className={styles.failure}>
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error, 'case studies')} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <CaseStudySkeleton />;
  return data.caseStudy ? <CaseStudyView study={data.caseStudy} /> : <CaseStudyMissing />;
}

function CaseStudyView({ study }: { study: CaseStudy }) {
  // Only a draft, which editors preview, has none.
  const industry = study.industry && { ...industries[study.industry], key: study.industry };
  const path = paths.caseStudy(study.id);
  const way = [
    { name: 'Resources', to: paths.resources },
    { name: 'Case studies', to: paths.caseStudies },
    { name: study.title, to: path },
  ];
  return (
    <>
      <PageHead
        title={study.seoTitle ?? study.title}
        description={study.seoDescription ?? study.summary ?? study.title}
        path={path}
        hidden={study.isNoindex}
        image={getCardPath(path)}
        picture={study.coverPicture}
        kind="article"
      />
      <CaseStudyData study={study} path={path} way={way} />
      <PageHero
        title={study.title}
        lead={study.summary}
        trail={way}
        size="long"
        aside={study.isIllustrative && <IllustrativeNote />}
      >
        <div className={styles.plate}>
          {industry && (
            <Figure number={1} caption={`Section through ${industry.building}, not to scale`}>
              <IndustryFigure industry={industry.key} />
            </Figure>
          )}
          <FactList label="Facts" facts={study.facts.map(({ label, value }) => [label, value])} />
        </div>
      </PageHero>
      <Section other>
        <div className={styles.before}>
          <Before title="The setting" text={study.setting} />
          <Before title="The problem" text={study.problem} />
        </div>
      </Section>
      <div className={styles.text}>
        <aside className={styles.contents}>
          <TableOfContents headings={listHeadings(study.bodyTree)} />
        </aside>
        <div className={styles.body}>
          <RichText tree={study.bodyTree} />
          <p className={`label ${styles.dates}`}>
            {getIndustryName(study.industry)}, <Day at={study.publishedAt} />
          </p>
        </div>
      </div>
      <ReadOn industry={industry} />
      <CallToAction
        asksReader
        title="Plan a deployment for your own building."
        text="Tell us which data must stay inside. You get a first plan of one page, which is yours to keep."
      />
    </>
  );
}

type ShownIndustry = (typeof industries)[Industry] & { key: Industry };

const ReadOn = ({ industry }: { industry: ShownIndustry | null }) => (
  <RelatedLinks
    title="Read on"
    links={[
      ...(industry
        ? [
            industry.page,
            {
              title: `More from ${industry.name.toLowerCase()}`,
              description: 'Other deployments under the same rules.',
              to: paths.caseStudiesByIndustry(industry.slug),
            },
          ]
        : []),
      {
        title: 'All case studies',
        description: 'Example deployments from every industry.',
        to: paths.caseStudies,
      },
    ]}
  />
);

function Before({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h2 className="label">{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function CaseStudyData({ study, path, way }: { study: CaseStudy; path: string; way: readonly Crumb[] }) {
  const { name, publicUrl } = useSite();
  const publisher = { '@type': 'Organization', name, url: publicUrl };
  const article = {
    '@type': 'Article',
    headline: study.title,
    ...(study.summary && { description: study.summary }),
    datePublished: study.publishedAt ?? study.updatedAt,
    dateModified: study.updatedAt,
    author: publisher,
    publisher,
    ...(study.industry && { articleSection: industries[study.industry].name }),
    image: publicUrl + (study.coverPicture?.share ?? getCardPath(path)),
    mainEntityOfPage: publicUrl + path,
  };
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [article, breadcrumbData(publicUrl, way)] }} />;
}

/** The page for a case study that does not exist or is not visible to this reader. */
function CaseStudyMissing() {
  const { pathname } = useLocation();
  return (
    <>
      <HttpStatus code={404} />
      <NotFoundPage
        path={pathname}
        title="No case study at this URL."
        text="The case study may have been unpublished, or the URL may contain a typing error."
        newest={<TextLink to={paths.caseStudies}>Show all case studies</TextLink>}
      />
    </>
  );
}

/** A placeholder while a case study loads. */
function CaseStudySkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Loading the case study</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
