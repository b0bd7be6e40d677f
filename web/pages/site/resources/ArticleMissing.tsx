import { useLocation } from 'react-router-dom';
import { useNewestArticlesQuery } from '#graphql/generated/site.ts';
import { ArticleList } from '#web/site/ArticleList.tsx';
import { NotFoundPage } from '#web/site/ErrorPages.tsx';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import styles from './ArticlePage.module.css';
import { ResourcesFilter } from './ResourcesFilter.tsx';

/** The page for an article that does not exist, with a search form and the newest articles. */
export function ArticleMissing() {
  const { pathname } = useLocation();
  const { data } = useNewestArticlesQuery();
  const newest = data?.articles.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <HttpStatus code={404} />
      <NotFoundPage
        path={pathname}
        title="No article at this URL."
        text="It may have been renamed or withdrawn. Search for words from the article, or start with the latest articles."
        search={<ResourcesFilter categories={data?.categories.nodes ?? []} category={null} search={null} />}
        newest={
          newest.length > 0 && (
            <section className={styles.newest} aria-labelledby="newest-title">
              <h2 id="newest-title">Newest articles</h2>
              <ArticleList articles={newest} />
            </section>
          )
        }
      />
    </>
  );
}
