import { Link } from 'react-router-dom';
import type { ArticleCoverFragment, ArticleListItemFragment } from '#graphql/generated/site.ts';
import { CategoryGlyph } from '../drawings/CategoryGlyph.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { paths } from '../paths.ts';
import styles from './ArticleList.module.css';
import articleListSkeletonStyles from './ArticleListSkeleton.module.css';
import { Day } from '../ui/Moment.tsx';

type ArticleListProps = {
  articles: readonly ArticleListItemFragment[];
  level?: 2 | 3 | 4;
  /** Shows the first article larger, with its cover or, if it has none, the drawing of its category. */
  lead?: { coverPicture: ArticleCoverFragment | null } | undefined;
};

/** A list of articles: date and reading time, title and summary, category. */
export function ArticleList({ articles, level = 3, lead }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article, at) => (
        <ArticleListItem key={article.id} article={article} level={level} lead={at === 0 ? lead : undefined} />
      ))}
    </ul>
  );
}

type ArticleListItemProps = Required<Pick<ArticleListProps, 'level'>> &
  Pick<ArticleListProps, 'lead'> & { article: ArticleListItemFragment };

function ArticleListItem({ article, level, lead }: ArticleListItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className={lead ? `${styles.item} ${styles.lead}` : styles.item}>
      <p className={`label ${styles.when}`}>
        <Day at={article.publishedAt} /> <span>{article.readingMinutes} min read</span>
      </p>
      <div>
        <Title className={styles.title}>
          <Link to={paths.article(article.slug)}>{article.title}</Link>
        </Title>
        {article.summary && <p className={styles.summary}>{article.summary}</p>}
      </div>
      {article.category && (
        <p className={`label ${styles.category}`}>
          {!lead && <CategoryGlyph slug={article.category.slug} className={styles.glyph} />}
          {article.category.name}
        </p>
      )}
      {lead && (
        <div className={styles.picture}>
          {lead.coverPicture ? (
            <CoverPicture picture={lead.coverPicture} />
          ) : (
            <CategoryGlyph slug={article.category?.slug ?? ''} />
          )}
        </div>
      )}
    </li>
  );
}

/** A placeholder with the list's height, so that nothing moves when the articles load. */
export function ArticleListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={articleListSkeletonStyles.list}>
      <span className="visually-hidden">Loading articles</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={articleListSkeletonStyles.row} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
