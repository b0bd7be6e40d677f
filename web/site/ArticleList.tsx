import { Link } from 'react-router-dom';
import type { ArticleListItemFragment } from '../../graphql/generated/site.ts';
import { CategoryGlyph } from '../drawings/CategoryGlyph.tsx';
import { paths } from '../paths.ts';
import styles from './ArticleList.module.css';
import { Day } from '../ui/Day.tsx';

/** A list of articles: date and reading time, title and summary, category. */
export function ArticleList({
  articles,
  level = 3,
}: {
  articles: readonly ArticleListItemFragment[];
  level?: 2 | 3 | 4;
}) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <ArticleListItem key={article.id} article={article} level={level} />
      ))}
    </ul>
  );
}

function ArticleListItem({ article, level }: { article: ArticleListItemFragment; level: 2 | 3 | 4 }) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.item}>
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
          <CategoryGlyph slug={article.category.slug} className={styles.glyph} />
          {article.category.name}
        </p>
      )}
    </li>
  );
}
