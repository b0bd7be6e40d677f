import type { ReactNode } from 'react';
import type { ArticleField } from '#graphql/article-fields.ts';
import type { ArticleQuery } from '#graphql/generated/site.ts';
import type { SeoFields } from '#graphql/seo-fields.ts';
import styles from './ArticleSheet.module.css';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { listHeadings, RichText } from '../ui/RichText.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { Day } from '../ui/Moment.tsx';

type Article = NonNullable<ArticleQuery['article']>;

type ArticleSheetProps = {
  article: Pick<Article, 'title' | 'summary' | 'publishedAt' | 'reviewedOn' | 'readingMinutes' | 'bodyTree'> & {
    author: { name: string };
    category: { name: string } | null;
    coverPicture?: Article['coverPicture'];
  };
  /** Omitted if the article is embedded in another page. The title is then not the page's h1. */
  trail?: readonly Crumb[];
  /** Uses the phone layout at any window size. */
  phone?: boolean;
};

/** An article as readers see it: the text in the main columns, its table of contents in the outside column. */
export function ArticleSheet({ article, trail, phone }: ArticleSheetProps) {
  const Title = trail ? 'h1' : 'h2';
  const { category, coverPicture } = article;
  // The compiler names a field that readers would not see.
  const parts: Record<Exclude<ArticleField, 'slug' | keyof SeoFields>, ReactNode> = {
    title: (
      <Title className={styles.title} dir="auto">
        {article.title}
      </Title>
    ),
    summary: article.summary && (
      <p className={styles.summary} dir="auto">
        {article.summary}
      </p>
    ),
    authorName: <span>{article.author.name}</span>,
    reviewedOn: article.reviewedOn && (
      <span>
        Last reviewed <Day at={article.reviewedOn} />
      </span>
    ),
    categoryId: category && <span>{category.name}</span>,
    cover: coverPicture && <CoverPicture picture={coverPicture} />,
    body: <RichText tree={article.bodyTree} />,
  };
  return (
    <article className={phone ? `${styles.article} ${styles.phone}` : styles.article}>
      <header className={styles.head}>
        {trail && <Breadcrumbs trail={trail} />}
        {parts.title}
        {parts.summary}
        <p className={`label ${styles.facts}`}>
          <Day at={article.publishedAt} /> <span>{article.readingMinutes} min read</span> {parts.authorName}{' '}
          {parts.categoryId} {parts.reviewedOn}
        </p>
        {parts.cover}
      </header>
      {/* Before the text, as on phones: an element that arrives later moves the text that is visible already. */}
      <aside className={styles.contents}>
        <TableOfContents headings={listHeadings(article.bodyTree)} />
      </aside>
      <div className={styles.body} dir="auto">
        {parts.body}
      </div>
    </article>
  );
}
