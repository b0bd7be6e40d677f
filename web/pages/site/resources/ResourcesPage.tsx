import { Suspense } from 'react';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { ArticlesDocument, type ArticlesQueryVariables, useArticlesQuery } from '#graphql/generated/site.ts';
import { ArticleList, ArticleListSkeleton } from '#web/site/ArticleList.tsx';
import { ElsewhereList } from '#web/site/ElsewhereList.tsx';
import { FeedDiscovery, FeedLinks } from '#web/site/FeedLinks.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { anchors, getCardPath, paths } from '#web/paths.ts';
import { HttpStatus, MovedTo } from '#web/runtime/ServerContext.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import { ResourcesFilter } from './ResourcesFilter.tsx';
import { newestCaseStudiesQuery, ResourcesElsewhere } from './ResourcesElsewhere.tsx';
import styles from './ResourcesPage.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { JsonLd } from '#web/site/JsonLd.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const PAGE = 8;
/** The later pages do not read the article above them again. */
const LATER = { hasLead: false };
/** Number of articles to show if a search finds nothing. */
const NEWEST = 3;
const description =
  'Articles on running AI inside your own perimeter: fine-tuning, updates by removable media, audit, hardware and the rules of each industry.';

// Loaded on demand: most visitors read the list and never search.
const load = () => import('./ResourcesSearch.tsx');
const ServerResults = import.meta.env.SSR ? await load() : null;
const ResourcesSearch = lazyComponent(
  () => load().then((module) => module.ResourcesSearch),
  ServerResults && ServerResults.ResourcesSearch,
);

function toVariables(params: URLSearchParams) {
  const isSearch = Boolean(params.get('search')?.trim());
  return {
    first: isSearch ? NEWEST : PAGE,
    after: isSearch ? null : params.get('after'),
    category: isSearch ? null : params.get('category'),
    hasLead: !isSearch && !params.get('after'),
  } satisfies ArticlesQueryVariables;
}

const articlesQuery = pageQuery(ArticlesDocument, useArticlesQuery, ({ search }) => toVariables(search));

export const queries = [articlesQuery, newestCaseStudiesQuery, ...(ServerResults ? [ServerResults.searchQuery] : [])];

/** The article list with its filter in the URL, and links to other resources. */
export function ResourcesPage() {
  const params = usePageQuery();
  const category = params.get('category');
  const search = params.get('search')?.trim() || null;
  const after = params.get('after');
  const { data: current, previousData, error, loading, fetchMore, refetch } = usePageData(articlesQuery);
  const data = current ?? previousData;
  const { publicUrl, name } = useSite();
  const shownCategory = data?.categories.nodes.find(({ slug }) => slug === category) ?? null;
  const articles = data?.articles.edges.map(({ node }) => node) ?? [];
  // An unknown slug with articles is a former one of their category.
  const present = category && current && !shownCategory && !search && articles[0]?.category?.slug;
  if (present && present !== category) {
    const moved = new URLSearchParams(params);
    moved.set('category', present);
    return <MovedTo path={`${paths.resources}?${moved}`} />;
  }
  return (
    <>
      <PageHead
        title="Resources"
        description={description}
        path={paths.resources}
        image={getCardPath(paths.resources)}
        hidden={Boolean(search || after)}
      />
      <FeedDiscovery category={shownCategory} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Blog',
          name: `${name} resources`,
          description,
          url: publicUrl + paths.resources,
        }}
      />
      <header className={styles.head}>
        <h1>Resources</h1>
        <p>
          Written for the person who has to sign for it: what runs where, what is logged, which rule applies, and what
          stays your duty. Looking for one fact? <InlineLink to={paths.chat}>Ask a question</InlineLink>.
        </p>
        <FeedLinks category={shownCategory} />
      </header>
      <section id={anchors.blog} aria-labelledby="blog-title" className={styles.blog}>
        <h2 id="blog-title" className="visually-hidden">
          Blog
        </h2>
        <ResourcesFilter categories={data?.categories.nodes ?? []} category={category} search={search} />
        {search ? (
          <Suspense fallback={<ArticleListSkeleton rows={PAGE} />}>
            <ResourcesSearch searchText={search} category={category} newest={articles} />
          </Suspense>
        ) : error && !current ? (
          <>
            <HttpStatus code={getStatus(error)} />
            <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch()} />
          </>
        ) : loading && !data ? (
          <ArticleListSkeleton rows={PAGE} />
        ) : articles.length > 0 ? (
          <div aria-busy={loading}>
            <ArticleList articles={articles} lead={data?.lead?.nodes[0]} />
            <LoadMore
              page={data!.articles.pageInfo}
              label="articles"
              onMore={(after) => fetchMore({ variables: { after, ...LATER }, updateQuery: appendPage('articles') })}
            />
          </div>
        ) : (
          <Empty title="No entries match this filter." to={paths.resources} action="Show all articles">
            Try another category.
          </Empty>
        )}
      </section>
      <ElsewhereList items={data?.feedItems.nodes ?? []} />
      <ResourcesElsewhere />
    </>
  );
}
