import { useParams } from 'react-router-dom';
import {
  ArticleDocument,
  type ArticleQuery,
  NewestArticlesDocument,
  useArticleQuery,
} from '#graphql/generated/site.ts';
import { ArticleList } from '#web/site/ArticleList.tsx';
import type { Crumb } from '#web/site/Breadcrumbs.tsx';
import { ArticleSheet } from '#web/site/ArticleSheet.tsx';
import { FeedDiscovery } from '#web/site/FeedLinks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { getCardPath, paths } from '#web/paths.ts';
import { HttpStatus, MovedTo } from '#web/runtime/ServerContext.tsx';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { describeFailure, getStatus } from '../failure.ts';
import { ArticleMissing } from './ArticleMissing.tsx';
import { breadcrumbData, JsonLd } from '#web/site/JsonLd.tsx';
import styles from './ArticlePage.module.css';
import { dependentQuery, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

type Article = NonNullable<ArticleQuery['article']>;

const articleQuery = pageQuery(ArticleDocument, useArticleQuery, ({ params: { slug = '' } }) => ({ slug }));

export const queries = [
  articleQuery,
  // Shown instead of an article that does not exist.
  dependentQuery(NewestArticlesDocument, (_request, read) => (read(articleQuery)?.article === null ? {} : null)),
];

/** An article: the text in the main columns, its table of contents in the outside column, related articles below. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = usePageData(articleQuery);
  if (error) {
    return (
      <div className={styles.failure}>
        <HttpStatus code={getStatus(error)} />
        <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <ArticleSkeleton />;
  if (!data.article) return <ArticleMissing />;
  if (data.article.slug !== slug) return <MovedTo path={paths.article(data.article.slug)} />;
  return <ArticleView article={data.article} />;
}

function ArticleView({ article }: { article: Article }) {
  const path = paths.article(article.slug);
  const trail = [
    { name: 'Resources', to: paths.resources },
    { name: article.title, to: path },
  ];
  return (
    <>
      <PageHead
        title={article.seoTitle ?? article.title}
        description={article.seoDescription ?? article.summary ?? article.title}
        path={path}
        kind="article"
        image={getCardPath(path)}
        picture={article.coverPicture}
        hidden={article.isNoindex}
      />
      <FeedDiscovery category={article.category} />
      <ArticleData article={article} trail={trail} />
      <ArticleSheet article={article} trail={trail} />
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title">Read next</h2>
          <ArticleList articles={article.related} />
        </section>
      )}
    </>
  );
}

/** A department of the company is named after it. Every other author is a person. */
const authorData = (name: string, company: { name: string; url: string }) =>
  name === company.name || name.startsWith(`${company.name} `)
    ? { '@type': 'Organization', name, url: company.url }
    : { '@type': 'Person', name };

function ArticleData({ article, trail }: { article: Article; trail: readonly Crumb[] }) {
  const { name, publicUrl } = useSite();
  const path = paths.article(article.slug);
  const publisher = { '@type': 'Organization', name, url: publicUrl };
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Article',
            headline: article.title,
            ...(article.summary && { description: article.summary }),
            datePublished: article.publishedAt,
            dateModified: article.updatedAt,
            author: authorData(article.author.name, { name, url: publicUrl + paths.about }),
            publisher,
            articleSection: article.category?.name,
            image: publicUrl + (article.coverPicture?.share ?? getCardPath(path)),
            mainEntityOfPage: publicUrl + path,
          },
          breadcrumbData(publicUrl, trail),
        ],
      }}
    />
  );
}

/** A placeholder while an article loads. */
function ArticleSkeleton() {
  return (
    <div role="status" className={`${styles.failure} ${styles.skeleton}`}>
      <span className="visually-hidden">Loading the article</span>
      {Array.from({ length: 12 }, (_, line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
