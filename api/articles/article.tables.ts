import { Article } from './article.entity.ts';
import { ArticleVersionRow } from './drafts/article-version.entity.ts';
import { ArticleFormerPath } from './links/article-former-path.entity.ts';
import { ArticleFormerSlug } from './links/article-former-slug.entity.ts';
import { ArticleLink } from './links/article-link.entity.ts';
import { ArticleLockRow } from './locks/article-lock.entity.ts';
import { PreviewLinkRow } from './previews/preview-link.entity.ts';

export const articleTables = [
  Article,
  ArticleFormerPath,
  ArticleFormerSlug,
  ArticleLink,
  ArticleLockRow,
  ArticleVersionRow,
  PreviewLinkRow,
];
